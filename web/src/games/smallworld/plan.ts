/** A layout that is thought out and not yet said: where pieces go, and the answers that say so as one act. */
import type { Action } from "../../lib/live.svelte";

export interface Plan {
  left: string[]; // regions to be abandoned
  kept: Record<string, number>; // tokens that stay where they are
  tokens: Record<string, number>;
  heroes: string[];
  engine: string | null;
  leader: { kind: "lead" | "alone"; region: string } | null;
  camps: Record<string, number>;
  fortress: string | null;
  pots: string[];
}

export const noPlan = (): Plan => ({ left: [], kept: {}, tokens: {}, heroes: [], engine: null, leader: null, camps: {}, fortress: null, pots: [] });

const repeated = (kind: string, many: Record<string, number>): Action[] => Object.entries(many).flatMap(([argument, count]) => Array.from({ length: count }, () => ({ kind, argument })));
const each = (kind: string, regions: readonly string[]): Action[] => regions.map((argument) => ({ kind, argument }));

/** Tokens region by region, the most last; if they are all there are, the last ones go as the rest. */
function deployed(tokens: Record<string, number>, all: boolean): Action[] {
  const order = Object.entries(tokens).sort((a, b) => a[1] - b[1]);
  const last = order.at(-1);
  if (!all || !last || last[1] < 2) return repeated("deploy", Object.fromEntries(order));
  return [...repeated("deploy", Object.fromEntries(order.slice(0, -1))), { kind: "rest", argument: last[0] }];
}

/** The answers of a plan, in an order in which none stands in the way of another: the Leader looks where Heroes are. */
export function stepsOf(plan: Plan, all = false): Action[] {
  return [
    ...each("abandon", plan.left),
    ...repeated("keep", plan.kept),
    ...each("hero", plan.heroes),
    ...each("engine", plan.engine ? [plan.engine] : []),
    ...(plan.leader ? [{ kind: plan.leader.kind, argument: plan.leader.region }] : []),
    ...deployed(plan.tokens, all),
    ...repeated("camp", plan.camps),
    ...each("fortress", plan.fortress ? [plan.fortress] : []),
    ...each("pot", plan.pots),
  ];
}

export const toggled = (list: readonly string[], one: string): string[] => (list.includes(one) ? list.filter((other) => other !== one) : [...list, one]);

/** One more or less; nothing is kept where nothing is left. */
export function counted(many: Record<string, number>, one: string, by: number): Record<string, number> {
  const { [one]: before = 0, ...rest } = many;
  return before + by > 0 ? { ...rest, [one]: before + by } : rest;
}
