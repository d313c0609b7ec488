/** Arrow keys lead from room to room, so that nobody has to tab through a whole board. */
import type { Spot } from "./layout";

const WAYS: Record<string, Spot> = { ArrowLeft: { x: -1, y: 0 }, ArrowRight: { x: 1, y: 0 }, ArrowUp: { x: 0, y: -1 }, ArrowDown: { x: 0, y: 1 } };

/** The nearest room in the direction of a key; what lies aside counts as farther away. */
export function roomTowards(key: string, from: string, spots: Map<string, Spot>): string | null {
  const way = WAYS[key];
  const here = spots.get(from);
  if (!way || !here) return null;
  let best: string | null = null;
  let least = Infinity;
  for (const [name, spot] of spots) {
    const ahead = (spot.x - here.x) * way.x + (spot.y - here.y) * way.y;
    const aside = Math.abs((spot.x - here.x) * way.y) + Math.abs((spot.y - here.y) * way.x);
    if (ahead < 20 || ahead + 2 * aside >= least) continue;
    least = ahead + 2 * aside;
    best = name;
  }
  return best;
}
