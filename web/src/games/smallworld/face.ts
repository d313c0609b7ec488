/** Small World with Leaders on the screen: the map, and beside it whatever is asked. */
import type { Face } from "../face";
import Board from "./Board.svelte";
import Holdings from "./Holdings.svelte";
import { named } from "./naming";
import "./palette.css";
import Screen from "./Screen.svelte";
import { chartOf, worldOf } from "./table";

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
  // Coins are secret until the end, and one curve cannot show two things: what the board pays is known at any time.
  scores: (view) => worldOf(view).players.map((player) => player.income),
};
