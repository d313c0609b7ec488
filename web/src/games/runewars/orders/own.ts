/** What the panel of an order does in place of the usual one. */
import { say, sayAction } from "../../../lib/words.svelte";
import type { Desk } from "../desk.svelte";
import { nameSays, SLUG } from "../table";

/** Which answers the panel of an order shows itself, instead of plain buttons. */
export const SHOWN: Readonly<Record<string, readonly string[]>> = {
  benefit: ["benefit"],
  fortify_part: ["fortify"],
  take_title: ["take_title", "pay"],
  pay_title: ["pay"],
  guild_gift: ["dial"],
  fruit: ["dial"],
  next_hero: ["act_with", "travel", "attempt", "challenge"],
  hero_action: ["travel", "attempt", "challenge"],
  encounter: ["attempt", "challenge"],
  own_turn: ["play", "claim_objective", "replace_objective", "lead_league", "claim_victory"],
};

/** What the button below says of a draft. */
export function draftSays(desk: Desk): string {
  const last = desk.choices.at(-1);
  const many = desk.steps.length;
  if (desk.asked === "assign_damage") return say("web-runewars-take-damage", { count: Number(desk.before.asked?.left ?? many) });
  if (desk.asked === "assign_routs") return say("web-runewars-take-routs", { count: Number(desk.before.asked?.left ?? many) });
  if (last?.kind === "travel") return sayAction(last, SLUG, []);
  if (last?.kind === "act_with" && desk.closing) return sayAction(desk.closing, SLUG, []);
  if (last?.kind === "pay") return say("web-runewars-title-for", { title: nameSays("title", String(desk.choices[0]?.argument)), count: Number(last.argument) });
  if (desk.asked === "recruit_dial" && desk.choices[0]) return sayAction(desk.choices[0], SLUG, []);
  return say(desk.asked === "strategy_source" ? "web-runewars-moves" : "web-runewars-so");
}
