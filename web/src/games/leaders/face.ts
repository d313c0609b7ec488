/** LEADERS on the screen: a series of screens, since the board lies on the table; in the full digital game with a map. */
import { say, type GameEvent } from "../../lib/words.svelte";
import type { Face, Moment, View } from "../face";
import Board from "./Board.svelte";
import { FRAME } from "./frame";
import { boardOf, chartOf } from "./map/board";
import Holdings from "./Holdings.svelte";
import "./palette.css";
import { patchWords } from "./patch";
import Screen from "./Screen.svelte";
import { companion } from "./table";

/** Volleys are told to whoever fires them, too. */
const moment = ({ event }: GameEvent): Moment | null => (event === "volley" || event.startsWith("battle_") ? {} : null);

function aim(view: View, me: number): string {
  const { players, victory } = companion(view);
  return victory.points ? say("web-leaders-aim", { needed: victory.points, points: players[me]?.points ?? -1 }) : "";
}

export const face: Face = {
  slug: "leaders",
  Screen,
  Board,
  Holdings,
  frame: (drawing, view) => (boardOf(companion(view)) ? { width: chartOf(drawing).size[0], height: chartOf(drawing).size[1] } : FRAME),
  place: () => null,
  meant: () => null,
  final: new Set([
    "continue", "colour", "bloc", "nation", "eliminated", "remain", "accept", "decline", "add", "drop", "tribute", "amount", "confirm",
    "occupy", "keep", "withdraw", "remove", "place", "recall", "from", "send", "reinforce", "pass", "battle", "engage", "stand", "press", "retreat", "reroll", "leave", "lose",
  ]),
  colours: (view) => companion(view).players.map((player) => (player.colour ? `var(--ldr-${player.colour})` : null)),
  named: () => [],
  aim,
  moment,
  patch: patchWords,
  scores: (view) => companion(view).players.map((player) => player.points),
};
