/** Machines by what they are: the hall's sentences know the number of a figure, and a figure may be another machine later. */
import type { Line } from "../../lib/live.svelte";
import { gameSays, pieceSays, type World } from "./table";

type Built = ReadonlyMap<string, readonly { number: number; model: string }[]>;

/** Which machine a figure was built as, and when. */
export function builtIn(lines: readonly Line[]): Built {
  const found = new Map<string, { number: number; model: string }[]>();
  for (const { number, events = [] } of lines) {
    for (const { event, piece, model } of events) {
      if (event === "built") found.set(String(piece), [...(found.get(String(piece)) ?? []), { number, model: String(model) }]);
    }
  }
  return found;
}

const FIGURE = /^(soldier|golem|car|cannon|tower)_(\d+)$/;

/** What a figure is called in a line of the feed: as on the board, by the machine that it was then. */
export function machineSays(figure: string, line: number, built: Built, world: World): string | null {
  const number = FIGURE.exec(figure)?.[2];
  if (!number) return null;
  const then = built.get(figure)?.findLast((one) => one.number <= line);
  if (then) return `${gameSays(`model-${then.model}`)} ${number}`;
  return world.pieces[figure]?.model && !built.has(figure) ? pieceSays(world, figure) : null;
}
