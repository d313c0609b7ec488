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
const QUIET: ReadonlySet<string> = new Set(["dealt_leader", "dealt_good", "stocked", "reshuffled", "filled", "set_aside", "ended_actions", "discarded", "gave", "marked", "unshielded", "waits", "ordered"]);
/** What a disaster does is told to whoever drew it, too; how a fight ends is stamped upon the board. */
const CONSEQUENCES: ReadonlySet<string> = new Set(["turned", "burst"]);

/** Dice that are thrown, cards that are drawn, revealed or strike. */
function moment({ event, face: shown, scroll }: GameEvent): Moment | null {
  if (event === "rolled") return { dice: [gameSays(`face-${String(shown)}`)] };
  if ((event === "drew" || event === "revealed" || event === "disaster") && typeof scroll === "string") return { cards: [gameSays(`scroll-${scroll}`)] };
  return CONSEQUENCES.has(event) ? {} : null;
}

const FREE: ReadonlySet<string> = new Set(["build", "move", "fight", "retrieve"]);

/** Kept dice are no waste; the free action and a battle car's own move are gone with the turn. */
function loses(answer: Action, scene: Scene): string {
  if (answer.kind !== "end") return "";
  const kinds = (scene.options as unknown as Offer[]).map(({ kind }) => kind);
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
  quiet: (event) => event === null || QUIET.has(event.event) || (event.event === "drew" && typeof event.scroll !== "string"),
  joined: new Set(["rolled", "moved", "drew", "passed"]),
  scores: (view) => worldOf(view).players.map((_, seat) => standing(worldOf(view), seat).has),
};
