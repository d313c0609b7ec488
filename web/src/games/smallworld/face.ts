/** Small World with Leaders on the screen: the map, and beside it whatever is asked. */
import { say, type GameEvent } from "../../lib/words.svelte";
import type { Face, Moment, View } from "../face";
import Board from "./Board.svelte";
import Holdings from "./Holdings.svelte";
import { named } from "./naming";
import "./palette.css";
import Screen from "./Screen.svelte";
import { chartOf, worldOf } from "./table";

/** The reinforcement die, and what a roll came to. */
function moment({ event, pips }: GameEvent): Moment | null {
  if (event === "rolled") return { dice: [String(pips)] };
  return event === "failed" ? {} : null;
}

function aim(view: View, me: number): string {
  const { round, turns, players } = worldOf(view);
  return say("web-smallworld-aim", { round, turns, coins: players[me]?.coins ?? -1, income: players[me]?.income ?? 0 });
}

const QUIET: ReadonlySet<string> = new Set(["revealed", "kept", "earned", "collected", "reshuffled", "ordered", "laid_out", "noted", "redeployed", "paid"]);

export const face: Face = {
  slug: "smallworld",
  Screen,
  Board,
  Holdings,
  frame: (drawing, view) => {
    const [width, height] = chartOf(drawing, worldOf(view)).size;
    return { width, height };
  },
  place: () => null,
  meant: () => null,
  final: new Set(["expand", "decline", "pick", "attach", "without", "ready", "skip", "roll", "dare", "stop", "pay", "refuse", "done", "ally", "nobody", "retire", "stay", "tower"]),
  named,
  aim,
  moment,
  quiet: (event) => event === null || QUIET.has(event.event),
  // Coins are secret until the end, and one curve cannot show two things: what the board pays is known at any time.
  scores: (view) => worldOf(view).players.map((player) => player.income),
};
