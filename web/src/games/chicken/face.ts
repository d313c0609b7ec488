/** War for Chicken Island on the screen: the island, one's tray, and beside them whatever is asked. */
import type { Face } from "../face";
import { standing } from "./aim";
import Board from "./Board.svelte";
import Holdings from "./Holdings.svelte";
import "./palette.css";
import Screen from "./Screen.svelte";
import { chartOf, named, worldOf } from "./table";

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
  scores: (view) => worldOf(view).players.map((_, seat) => standing(worldOf(view), seat).has),
};
