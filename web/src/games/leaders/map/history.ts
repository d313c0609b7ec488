/** How many regions everybody held when each round began, counted from the feed. */
import type { Line } from "../../../lib/live.svelte";
import { standing } from "../hq/curve";

export function regionsByRound(lines: readonly Line[], seats: number): number[][] {
  const held = new Map<string, number>(); // region: seat
  const series: number[][] = Array.from({ length: seats }, () => []);
  const count = (): void => series.forEach((row, seat) => row.push([...held.values()].filter((owner) => owner === seat).length));
  for (const line of standing(lines)) {
    for (const event of line.events ?? []) {
      if (event.event === "region_taken") held.set(String(event.region), Number(event.seat));
      if (event.event === "battle_drawn") held.delete(String(event.place)); // the land is free; a sea field is in nobody's hands anyway
      if (event.event === "round_begun") count();
    }
  }
  if (series[0]?.length) count();
  return series;
}
