/**
 * Where spaces are drawn. The hall tells where they lie; dice need more room than a map does, so rooms that are too close
 * are eased apart first, without any passage crossing another or running through a room.
 */
import type { Space, XorDrawing } from "./table";

export interface Spot {
  x: number;
  y: number;
}

export interface Passage {
  from: string;
  to: string;
  obstacle: string; // "" where the way is free
}

export const HALL = 72; // half the width of the start hall
export const ROOM = 48; // of task rooms and item chambers
export const CORRIDOR = 42;
export const TOUCH = 58; // radius that a finger finds, at least 44 px across on a screen of 390
const APART = 117;
const APART_FROM_HALL = 143;
const MARGIN = 60;
const ABOVE = 66; // cards reach beyond the walls
const ROUNDS = 400;
const known = new WeakMap<Space[], Plan>();

/** A board as it is drawn: its spaces, and no more ground around them than they need. */
export interface Plan {
  spots: Map<string, Spot>;
  width: number;
  height: number;
}

export function sizeOf(space: Space): number {
  return space.kind === "start" ? HALL : space.kind === "corridor" ? CORRIDOR : ROOM;
}

/** Every passage once. */
export function passagesOf(spaces: Space[]): Passage[] {
  const order = new Map(spaces.map((space, i) => [space.name, i]));
  return spaces.flatMap((space, i) =>
    [...space.free.map((to) => ({ to, obstacle: "" })), ...Object.entries(space.blocked).map(([to, obstacle]) => ({ to, obstacle }))]
      .filter(({ to }) => order.get(to)! > i)
      .map(({ to, obstacle }) => ({ from: space.name, to, obstacle })),
  );
}

/** Places with enough room between them; worked out once for each board. */
export function planOf(drawing: XorDrawing, board: string): Plan {
  const spaces = drawing.boards[board]?.spaces ?? [];
  let plan = known.get(spaces);
  if (!plan) {
    plan = trim(spaces, ease(spaces, drawing.width, drawing.height));
    known.set(spaces, plan);
  }
  return plan;
}

/** Cut away what is empty at the edges: on a phone every bit counts. */
function trim(spaces: Space[], at: Spot[]): Plan {
  const left = Math.min(...at.map((spot) => spot.x)) - MARGIN;
  const above = Math.min(...at.map((spot) => spot.y)) - ABOVE;
  return {
    spots: new Map(spaces.map((space, i) => [space.name, { x: Math.round(at[i]!.x - left), y: Math.round(at[i]!.y - above) }])),
    width: Math.round(Math.max(...at.map((spot) => spot.x)) - left + MARGIN),
    height: Math.round(Math.max(...at.map((spot) => spot.y)) - above + MARGIN),
  };
}

function ease(spaces: Space[], width: number, height: number): Spot[] {
  const at = spaces.map(({ x, y }) => ({ x, y }));
  const order = new Map(spaces.map((space, i) => [space.name, i]));
  const ways = passagesOf(spaces).map(({ from, to }) => [order.get(from)!, order.get(to)!] as const);
  for (let round = 0; round < ROUNDS; round++) {
    const home = 0.02 * (1 - round / ROUNDS);
    at.forEach((spot, i) => push(spot, (spaces[i]!.x - spot.x) * home, (spaces[i]!.y - spot.y) * home));
    partRooms(spaces, at);
    for (const [a, b] of ways) clearWay(spaces, at, a, b);
    for (const spot of at) {
      spot.x = Math.min(width - MARGIN, Math.max(MARGIN, spot.x));
      spot.y = Math.min(height - MARGIN, Math.max(MARGIN, spot.y));
    }
  }
  return at;
}

function push(spot: Spot, dx: number, dy: number): void {
  spot.x += dx;
  spot.y += dy;
}

function partRooms(spaces: Space[], at: Spot[]): void {
  for (let i = 1; i < at.length; i++) {
    for (let j = 0; j < i; j++) {
      const one = at[i]!;
      const other = at[j]!;
      const far = Math.hypot(one.x - other.x, one.y - other.y) || 1;
      const lack = (spaces[j]!.kind === "start" ? APART_FROM_HALL : APART) - far;
      if (lack <= 0) continue;
      const dx = ((one.x - other.x) * lack * 0.25) / far;
      const dy = ((one.y - other.y) * lack * 0.25) / far;
      push(one, dx, dy);
      push(other, -dx, -dy);
    }
  }
}

/** Keep rooms away from a passage that does not lead to them. */
function clearWay(spaces: Space[], at: Spot[], a: number, b: number): void {
  const from = at[a]!;
  const to = at[b]!;
  for (let i = 0; i < at.length; i++) {
    if (i === a || i === b) continue;
    const spot = at[i]!;
    const along = ((spot.x - from.x) * (to.x - from.x) + (spot.y - from.y) * (to.y - from.y)) / ((to.x - from.x) ** 2 + (to.y - from.y) ** 2);
    const t = Math.min(1, Math.max(0, along));
    const dx = spot.x - from.x - t * (to.x - from.x);
    const dy = spot.y - from.y - t * (to.y - from.y);
    const far = Math.hypot(dx, dy) || 1;
    const lack = sizeOf(spaces[i]!) + 18 - far;
    if (lack <= 0) continue;
    const f = (lack * 0.15) / far;
    push(spot, dx * f, dy * f);
    push(from, -dx * f * (1 - t), -dy * f * (1 - t));
    push(to, -dx * f * t, -dy * f * t);
  }
}

export function nearest(spots: Map<string, Spot>, x: number, y: number): { name: string; far: number } {
  let best = { name: "", far: Infinity };
  for (const [name, spot] of spots) {
    const far = Math.hypot(spot.x - x, spot.y - y);
    if (far < best.far) best = { name, far };
  }
  return best;
}
