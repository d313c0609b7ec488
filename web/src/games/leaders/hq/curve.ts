/** What the feed tells of the whole match: production points of every round, and a few counts. */
import type { Line } from "../../../lib/live.svelte";

const KEPT = 4; // entries that can be mended
const ENTRY = /^\/table\/entries\/(\d+)\/(\d+)$/;
/** Covert actions a reader hears of, each once: losses that all see, and what concerned or was sent by the reader. */
const COVERT = new Set([
  "boycott_hit",
  "sabotage_hit",
  "boycott_foiled",
  "sabotage_foiled",
  "espionage_foiled",
  "diplomat_caught",
  "spy_caught",
  "boycott_failed",
  "sabotage_failed",
  "espionage_failed",
  "secret_information",
]);

/** The lines that still count: whatever the table went back behind is gone. */
export function standing(lines: readonly Line[]): Line[] {
  let kept: Line[] = [];
  for (const line of lines) {
    if (typeof line.back === "number") kept = kept.filter((one) => one.number <= line.back!);
    else kept.push(line);
  }
  return kept;
}

/** By seat, what was entered from round to round, mended entries as they were mended. */
export function curves(lines: readonly Line[], seats: number): number[][] {
  const series: number[][] = Array.from({ length: seats }, () => []);
  for (const line of standing(lines)) {
    for (const event of line.events ?? []) {
      if (event.event === "entered") series[Number(event.seat)]?.push(Number(event.points));
    }
    for (const change of (line.repair as { path: string; value: unknown }[] | undefined) ?? []) {
      const [, seat, index] = ENTRY.exec(change.path)?.map(Number) ?? [];
      const row = seat === undefined ? undefined : series[seat];
      const at = row && index !== undefined ? Math.max(0, row.length - KEPT) + index : -1;
      if (row && at >= 0 && at < row.length && typeof change.value === "number") row[at] = change.value;
    }
  }
  return series;
}

export function covertActions(lines: readonly Line[]): number {
  return standing(lines).reduce((sum, line) => sum + (line.events ?? []).filter((event) => COVERT.has(event.event)).length, 0);
}
