/**
 * The combat guide: what a fight on the board asks for. The one piece of rules in this client, and nothing of it is
 * recorded: the table may as well roll its own dice and never open it.
 */
import type { Unit } from "./companion";
import { UNITS } from "./table";

export type Army = Record<Unit, number>;
export type Colour = "white" | "grey" | "black";
export interface Die {
  colour: Colour;
  hits: number | null; // null: not rolled yet
}
/** Everything of a side that counts in a fight. */
export interface Side {
  army: Army;
  military: number;
  nation: string | null;
}

const MOST_DICE = 3;
const STRONGEST: readonly [Unit, Colour][] = [["plane", "black"], ["tank", "grey"], ["infantry", "white"]];
const REROLLS = 1; // the military level that re-rolls a die
const DOUBLES = 3; // the one that makes a single hit a double

export const none = (): Army => ({ infantry: 0, tank: 0, plane: 0 });
export const total = (army: Army): number => UNITS.reduce((sum, unit) => sum + army[unit], 0);

/** A die for each unit, at most the three strongest [LDR-DICE-01] [LDR-DICE-02]; over sea the United Kingdom rolls a white one more [LDR-SKIL-06] [LDR-SKIL-15]. */
export function diceOf(side: Side, sea: boolean, skills: boolean): Die[] {
  const colours = STRONGEST.flatMap(([unit, colour]) => Array.from({ length: side.army[unit] }, () => colour)).slice(0, MOST_DICE);
  if (colours.length && sea && skills && side.nation === "uk") colours.push("white");
  return colours.map((colour) => ({ colour, hits: null }));
}

export function throwDie(faces: readonly number[]): number {
  return faces[crypto.getRandomValues(new Uint32Array(1))[0]! % faces.length]!;
}

export const mayReroll = (side: Side): boolean => side.military >= REROLLS;

/** Hits of a side after re-rolls; with military 3 one single hit counts twice [LDR-DICE-09]. */
export function hitsOf(side: Side, dice: readonly Die[]): number {
  const rolled = dice.reduce((sum, die) => sum + (die.hits ?? 0), 0);
  return rolled + (doubled(side, dice) ? 1 : 0);
}

export const doubled = (side: Side, dice: readonly Die[]): boolean => side.military >= DOUBLES && dice.some((die) => die.hits === 1);

/** What is usually lost: infantry first, then tanks, then planes [LDR-LOSS-05]. */
export function usualLosses(army: Army, hits: number): Army {
  const lost = none();
  let left = hits;
  for (const unit of UNITS) {
    lost[unit] = Math.min(army[unit], left);
    left -= lost[unit];
  }
  return lost;
}

export function without(army: Army, lost: Army): Army {
  return { infantry: army.infantry - lost.infantry, tank: army.tank - lost.tank, plane: army.plane - lost.plane };
}

/** How many units a retreat costs [LDR-RETR-02] [LDR-SKIL-04]. */
export function retreatCost(side: Side, attacks: boolean, skills: boolean): number {
  const many = total(side.army);
  if (skills && side.nation === "france") return 0;
  return skills && side.nation === "yugoslavia" && !attacks ? Math.floor(many / 2) : Math.ceil(many / 2);
}
