/** Outlines that look drawn by hand, the same each time: all chance comes from a seed. */
import type { Passage, Spot } from "./layout";
import type { Space } from "./table";

export function chanceFrom(seed: number): () => number {
  let a = seed | 0;
  return () => {
    a = (a + 0x6d2b79f5) | 0;
    let t = Math.imul(a ^ (a >>> 15), 1 | a);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  };
}

export function seedOf(name: string): number {
  return [...name].reduce((sum, letter) => sum * 31 + letter.charCodeAt(0), 7);
}

const n = (value: number): string => value.toFixed(1);

/** A closed line through points, with soft corners. */
function soft(points: Spot[]): string {
  const count = points.length;
  const mid = (a: Spot, b: Spot): Spot => ({ x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 });
  const begin = mid(points[count - 1]!, points[0]!);
  const parts = points.map((point, i) => {
    const to = mid(point, points[(i + 1) % count]!);
    return `Q${n(point.x)} ${n(point.y)} ${n(to.x)} ${n(to.y)}`;
  });
  return `M${n(begin.x)} ${n(begin.y)}${parts.join("")}z`;
}

function hard(points: Spot[]): string {
  return `M${points.map((point) => `${n(point.x)} ${n(point.y)}`).join("L")}z`;
}

/** A room around 0,0: masonry with chipped corners in the ruins, a cave in the dungeon. */
export function room(space: Space, size: number, board: string): string {
  const chance = chanceFrom(seedOf(space.name));
  if (board === "dungeon" || space.kind === "corridor") {
    const corners = space.kind === "start" ? 18 : 12;
    return soft(
      Array.from({ length: corners }, (_, i) => {
        const angle = (i / corners) * 2 * Math.PI;
        // Between a circle and a square, so that dice and cards have corners to lie in.
        const square = 1 / Math.max(Math.abs(Math.cos(angle)), Math.abs(Math.sin(angle)));
        const far = size * (1 + (square - 1) * 0.55) * (1.02 + 0.09 * (chance() - 0.5));
        return { x: Math.cos(angle) * far, y: Math.sin(angle) * far };
      }),
    );
  }
  const chip = (): number => size * (0.12 + 0.16 * chance());
  const wobble = (): number => 3 * (chance() - 0.5);
  const corner = (sx: number, sy: number): Spot[] => {
    const a = chip();
    const b = chip();
    const across = { x: sx * (size - a), y: sy * size + wobble() };
    const down = { x: sx * size + wobble(), y: sy * (size - b) };
    return sx * sy > 0 ? [down, across] : [across, down];
  };
  return hard([...corner(1, -1), ...corner(1, 1), ...corner(-1, 1), ...corner(-1, -1)]);
}

/** What a floor shows: joints between a few flagstones, or cracks and pebbles. */
export function joints(space: Space, size: number, board: string): string {
  const chance = chanceFrom(seedOf(space.name) + 1);
  const within = (): number => (chance() - 0.5) * 1.5 * size;
  let d = "";
  for (let i = 0; i < (space.kind === "start" ? 9 : 5); i++) {
    const x = within();
    const y = within();
    if (board === "dungeon") {
      d += `M${n(x)} ${n(y)}l${n(4 + chance() * 7)} ${n(5 * (chance() - 0.5))}l${n(3 + chance() * 5)} ${n(8 * (chance() - 0.5))}`;
    } else {
      const long = 8 + chance() * 12;
      d += `M${n(x - long)} ${n(y)}h${n(2 * long)}m${n(-long)} 0v${n(long * 0.8)}`;
    }
  }
  return d;
}

/** A way between two rooms, a little bent. */
export function way(passage: Passage, from: Spot, to: Spot): string {
  const bend = (chanceFrom(seedOf(passage.from + passage.to))() - 0.5) * 12;
  const far = Math.hypot(to.x - from.x, to.y - from.y) || 1;
  const x = (from.x + to.x) / 2 - ((to.y - from.y) / far) * bend;
  const y = (from.y + to.y) / 2 + ((to.x - from.x) / far) * bend;
  return `M${from.x} ${from.y}Q${n(x)} ${n(y)} ${to.x} ${to.y}`;
}

/** Strokes in small bundles, as a pen shades rock. */
export function hatching(width: number, height: number, seed: number, many: number): string {
  const chance = chanceFrom(seed);
  let d = "";
  for (let i = 0; i < many; i++) {
    const x = chance() * width;
    const y = chance() * height;
    const angle = chance() * Math.PI;
    const long = 7 + chance() * 8;
    for (let k = -1; k <= 1; k++) {
      const px = x - Math.sin(angle) * k * 5;
      const py = y + Math.cos(angle) * k * 5;
      d += `M${n(px - Math.cos(angle) * long)} ${n(py - Math.sin(angle) * long)}L${n(px + Math.cos(angle) * long)} ${n(py + Math.sin(angle) * long)}`;
    }
  }
  return d;
}

/** Stones with a few corners each, somewhere in a field. */
export function stones(width: number, height: number, seed: number, many: number, least: number, most: number): string {
  const chance = chanceFrom(seed);
  let d = "";
  for (let i = 0; i < many; i++) {
    const x = chance() * width;
    const y = chance() * height;
    const size = least + chance() * (most - least);
    const corners = 5 + Math.floor(chance() * 3);
    const turn = chance() * 6;
    d += soft(
      Array.from({ length: corners }, (_, k) => {
        const angle = turn + (k / corners) * 2 * Math.PI;
        const far = size * (0.75 + 0.4 * chance());
        return { x: x + Math.cos(angle) * far * 1.25, y: y + Math.sin(angle) * far };
      }),
    );
  }
  return d;
}

/** Tufts of grass: three blades from one root. */
export function tufts(width: number, height: number, seed: number, many: number): string {
  const chance = chanceFrom(seed);
  let d = "";
  for (let i = 0; i < many; i++) {
    const x = chance() * width;
    const y = chance() * height;
    const h = 6 + chance() * 6;
    d += `M${n(x)} ${n(y)}q-1 ${n(-h * 0.6)} -4 ${n(-h)}M${n(x)} ${n(y)}v${n(-h * 1.2)}M${n(x)} ${n(y)}q1 ${n(-h * 0.6)} 4 ${n(-h)}`;
  }
  return d;
}
