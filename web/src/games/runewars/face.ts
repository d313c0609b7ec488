/** Runewars on the screen: the land, the season above it, and beside them whatever is asked. */
import type { Action } from "../../lib/live.svelte";
import type { Scene } from "../../lib/api";
import { say, type GameEvent, type Offer } from "../../lib/words.svelte";
import type { Face, Moment } from "../face";
import { aimOf } from "./aim";
import Board from "./Board.svelte";
import Holdings from "./Holdings.svelte";
import "./palette.css";
import Screen from "./Screen.svelte";
import { chartOf, EMBLEMS, named, nameSays, worldOf } from "./table";

/** Nobody needs to be told of these one by one: they are seen on the board or beside the seats. */
const QUIET: ReadonlySet<string> = new Set([
  "tile_dealt", "tile_laid", "marker_laid", "home_laid", "city", "mustered", "objective_dealt", "fate_shuffled", "dial", "influence", "discarded", "runes_hidden", "fates", "rune_seen",
  "stands_up", "passed_ahead", "declared", "tokens_removed", "quest_discarded", "reward_discarded", "preset_board", "fate_taken", "land_heals",
]);
/** What chance or others made of one's own act. */
const CONSEQUENCES: ReadonlySet<string> = new Set(["battle_over", "stronghold_taken", "rune_up", "neutrals_ally", "units_lost", "quest_completed", "quest_failed", "hero_defeated", "highest", "lowest", "explored", "countered", "reward_drawn"]);

/** Cards that turn: the season, the orders of all, Fate cards that everybody sees. */
function moment({ event, season_card: season, order, fate }: GameEvent): Moment | null {
  if (event === "season_card" && typeof season === "string") return { cards: [nameSays("season_card", season)] };
  if (event === "revealed" && typeof order === "string") return { cards: [nameSays("order", order)] };
  if ((event === "fate_drawn" || event === "fate_shown") && fate !== undefined && fate !== null) return { cards: [String(fate)] };
  return CONSEQUENCES.has(event) ? {} : null;
}

/** What ends a question although something else could be done: it is never the button that calls. */
const LEAVES: ReadonlySet<string> = new Set(["done", "enough", "rest", "stay", "move_on", "buy_nothing", "raise_nothing", "keep_no_hero", "no_tongue"]);
export const leaves = (kind: string, decision: string): boolean => LEAVES.has(kind) || (kind === "go_on" && decision === "aim");

/** To leave an order, a benefit or a hero's year without having done anything wastes it. */
function loses(answer: Action, scene: Scene): string {
  const kinds = new Set((scene.options as unknown as Offer[]).map(({ kind }) => kind));
  const decision = scene.question?.decision ?? "";
  if (answer.kind === "rest" || (answer.kind === "stay" && kinds.size > 1)) return say("web-runewars-hero-rests");
  if (answer.kind === "move_on" && (kinds.has("attempt") || kinds.has("challenge"))) return say("web-runewars-hero-moves-on");
  if (answer.kind === "done" && ["benefit", "call_heroes", "take_title"].includes(decision) && kinds.size > 1) return say("web-runewars-bonus-lost");
  if (answer.kind === "keep_no_hero" && kinds.size > 1) return say("web-runewars-hero-lost");
  if (answer.kind === "done" && (decision === "march_target" || decision === "recruit_dial") && kinds.size > 1) return say("web-runewars-order-lost");
  return "";
}

export const face: Face = {
  slug: "runewars",
  Screen,
  Board,
  Holdings,
  frame: (_, view) => {
    const { width, height } = chartOf(worldOf(view), 1.4);
    return { width, height };
  },
  place: () => null,
  meant: () => null,
  final: new Set(),
  colours: (view) => worldOf(view).factions.map((faction) => (faction ? `var(--rw-${faction})` : null)),
  emblems: (view) => worldOf(view).factions.map((faction) => (faction ? EMBLEMS[faction] : null)),
  named,
  aim: (view, me) => aimOf(worldOf(view), me),
  loses,
  moment,
  quiet: (event) => event === null || QUIET.has(event.event),
  joined: new Set(["units_move", "revealed", "drawn", "fate_drawn", "bid_shown", "unit_destroyed", "unit_routed", "unit_hit"]),
  scores: (view) => worldOf(view).rune_range.map(([sure]) => sure),
};
