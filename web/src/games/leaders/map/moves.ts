/** Moves of the turn under way, read from the feed: where units came from is not on the board any more. */
import type { Line } from "../../../lib/live.svelte";
import { standing } from "../hq/curve";
import { total, type BoardView } from "./board";
import type { March } from "./desk.svelte";

export interface Arrow {
  from: string;
  to: string;
  count: number;
  attack: boolean;
  draft: boolean;
}

/** The lines since the turn began. */
function ofThisTurn(lines: readonly Line[]): Line[] {
  const kept = standing(lines);
  const start = kept.findLastIndex((line) => line.events?.some((event) => event.event === "turn_begun"));
  return kept.slice(Math.max(0, start));
}

export function arrowsOf(lines: readonly Line[], board: BoardView, march: March | null, me: number): Arrow[] {
  const arrows = new Map<string, Arrow>();
  let from = "";
  for (const { action } of ofThisTurn(lines)) {
    if (action?.kind === "from") from = String(action.argument);
    if (action?.kind !== "send" || !from) continue;
    const to = String(action.argument).split("-")[1]!;
    const known = arrows.get(`${from}/${to}`);
    arrows.set(`${from}/${to}`, { from, to, count: (known?.count ?? 0) + 1, attack: board.attacked.includes(to), draft: false });
  }
  const shown = [...arrows.values()].filter((arrow) => arrow.attack || arrow.to in board.fresh);
  if (march && total(march.army) > 0) {
    const owner = board.places[march.to]?.owner ?? null;
    shown.push({ from: march.from, to: march.to, count: total(march.army), attack: owner !== null && owner !== me, draft: true });
  }
  return shown;
}
