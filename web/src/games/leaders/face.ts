/** LEADERS on the screen: no board but a series of screens, since the board lies on the table. */
import type { Face } from "../face";
import Board from "./Board.svelte";
import { FRAME } from "./frame";
import Holdings from "./Holdings.svelte";
import "./palette.css";
import { patchWords } from "./patch";
import Screen from "./Screen.svelte";
import { companion } from "./table";

export const face: Face = {
  slug: "leaders",
  Screen,
  Board,
  Holdings,
  frame: () => FRAME,
  place: () => null,
  meant: () => null,
  final: new Set([
    "continue", "colour", "bloc", "nation", "eliminated", "remain", "accept", "decline", "add", "drop", "tribute", "amount", "confirm",
  ]),
  colours: (view) => companion(view).players.map((player) => (player.colour ? `var(--ldr-${player.colour})` : null)),
  named: () => [],
  patch: patchWords,
  scores: (view) => companion(view).players.map((player) => player.points),
};
