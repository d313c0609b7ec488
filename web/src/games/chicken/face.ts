/** War for Chicken Island on the screen: the island, one's tray, and beside them whatever is asked. */
import type { Action } from "../../lib/live.svelte";
import type { Scene } from "../../lib/api";
import type { Face, Moment, View } from "../face";
import { say, type GameEvent, type Offer } from "../../lib/words.svelte";
import { aimOf, standing } from "./aim";
import Board from "./Board.svelte";
import Holdings from "./Holdings.svelte";
import "./palette.css";
import Screen from "./Screen.svelte";
import { chartOf, gameSays, named, worldOf } from "./table";

/** Nobody needs to be told of these one by one: they are seen on the board, in the tray or in the stock. */
const QUIET: ReadonlySet<string> = new Set(["dealt_leader", "dealt_good", "stocked", "reshuffled", "filled", "set_aside", "ended_actions", "discarded", "marked", "unshielded", "waits", "ordered"]);
const DISASTERS: ReadonlySet<string> = new Set(["earthquake", "eruption", "cyclone", "tsunami"]);
/** What a disaster does is told to whoever drew it, too; how a fight ends is stamped upon the board. */
const CONSEQUENCES: ReadonlySet<string> = new Set(["turned", "burst"]);

/** Dice that are thrown, cards that are drawn, revealed or strike. */
function moment({ event, face: shown, scroll, side }: GameEvent): Moment | null {
  if (event === "rolled") return { dice: [gameSays(`face-${String(shown)}`)] };
  if (event === "revealed") return { cards: [gameSays(`scroll-${String(scroll)}`)], sides: [typeof side === "string" ? side : null] };
  if ((event === "drew" || event === "disaster") && typeof scroll === "string") return { cards: [gameSays(`scroll-${scroll}`)] };
  return CONSEQUENCES.has(event) ? {} : null;
}

/** Payments need no telling, losses do; a disaster that was drawn is told as such. */
function quiet(event: GameEvent | null, by?: number): boolean {
  if (event === null) return true;
  if (event.event === "gave") return event.seat === by;
  if (event.event === "drew") return typeof event.scroll !== "string" || DISASTERS.has(event.scroll);
  return QUIET.has(event.event);
}

const FREE: ReadonlySet<string> = new Set(["build", "move", "fight", "retrieve"]);

/** Kept dice are no waste; the free action and a battle car's own move are gone with the turn, dice left out of a fight
 * do not come into it later. */
function loses(answer: Action, scene: Scene): string {
  const kinds = (scene.options as unknown as Offer[]).map(({ kind }) => kind);
  if (answer.kind === "pass" && kinds.includes("add_die")) {
    const { strength, armour } = worldOf(scene.view).fight ?? {};
    return typeof strength === "number" && typeof armour === "number" && strength < armour ? say("web-chicken-dice-lost", { strength, armour }) : "";
  }
  if (answer.kind !== "end") return "";
  if (worldOf(scene.view).this_turn.free && kinds.some((kind) => FREE.has(kind))) return say("web-chicken-free-lost");
  return kinds.includes("drive") ? say("web-chicken-car-lost") : "";
}

export const face: Face = {
  slug: "chicken",
  Screen,
  Board,
  Holdings,
  frame: (_, view) => {
    const { width, height } = chartOf(worldOf(view).island);
    return { width, height };
  },
  place: () => null,
  meant: () => null,
  final: new Set(),
  named,
  aim: (view: View, me, names) => aimOf(worldOf(view), me, names),
  loses,
  moment,
  quiet,
  apart: new Set(["compared", "escaped"]),
  joined: new Set(["rolled", "moved", "drew", "passed"]),
  tally: (count, view) => (worldOf(view).mode === "flag" || worldOf(view).mode === "solo" ? "" : say("web-chicken-markers", { count })),
  scores: (view) => worldOf(view).players.map((_, seat) => standing(worldOf(view), seat).has),
};
