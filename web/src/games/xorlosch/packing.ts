/** Where the dice lie: in a grid that grows with their number; where there are too many, a stack for each seat. */
import { HALL, ROOM, type Spot } from "./layout";
import type { Die, Space } from "./table";

export interface Lying extends Spot {
  size: number;
  /** How many lie in this stack, told by its top die; 0 for a die under another, 1 for one of its own. */
  count: number;
  /** Covered by the dice of a space that was spread out. */
  under: boolean;
}

interface Box extends Spot {
  width: number;
  height: number;
  most: number; // dice that lie side by side; more are stacked
}

export interface Spread extends Spot {
  width: number;
  height: number;
}

const BIGGEST = 41;
const GAP = 2;
const SPREAD_SIZE = 48;

/** Where dice lie in a space: below its cards and tokens, or nearly all over it. */
function boxOf(space: Space, busy: boolean): Box {
  if (space.kind === "start") return { x: 0, y: 6, width: HALL * 1.74, height: HALL * 1.3, most: 12 };
  if (space.kind === "corridor") return { x: 0, y: 0, width: ROOM * 1.56, height: ROOM * 1.5, most: 6 };
  return busy ? { x: 0, y: 15, width: ROOM * 1.84, height: ROOM * 1.3, most: 6 } : { x: 0, y: 12, width: ROOM * 1.8, height: ROOM * 1.46, most: 6 };
}

/** The columns that leave the dice largest. */
export function grid(many: number, width: number, height: number, biggest: number): { columns: number; size: number } {
  let best = { columns: 1, size: 0 };
  for (let columns = 1; columns <= many; columns++) {
    const size = Math.min(biggest, width / columns - GAP, height / Math.ceil(many / columns) - GAP);
    if (size > best.size) best = { columns, size };
  }
  return best;
}

function stacks(dice: Die[], most: number): Die[][] {
  if (dice.length <= most) return dice.map((die) => [die]);
  const bySeat = new Map<number, Die[]>();
  for (const die of dice) bySeat.set(die.seat, [...(bySeat.get(die.seat) ?? []), die]);
  return [...bySeat.values()];
}

/** The die that lies on top: the one taken up, else the strongest. */
function top(stack: Die[], taken: string | null): Die {
  return stack.find((die) => die.id === taken) ?? stack.reduce((best, die) => (die.level > best.level ? die : best));
}

export function lay(dice: Die[], space: Space, busy: boolean, spot: Spot, taken: string | null): Map<string, Lying> {
  const box = boxOf(space, busy);
  const piles = stacks(dice, box.most);
  const { columns, size } = grid(piles.length, box.width, box.height, BIGGEST);
  const rows = Math.ceil(piles.length / columns);
  const found = new Map<string, Lying>();
  piles.forEach((pile, i) => {
    const row = Math.floor(i / columns);
    const inRow = row === rows - 1 ? piles.length - row * columns : columns;
    const x = spot.x + box.x + ((i % columns) - (inRow - 1) / 2) * (size + GAP);
    const y = spot.y + box.y + (row - (rows - 1) / 2) * (size + GAP);
    const first = top(pile, taken);
    for (const die of pile) found.set(die.id, { x, y, size, count: die === first ? pile.length : 0, under: false });
  });
  return found;
}

/** All dice of a space side by side, a row for each seat, on a cloth that stays on the board. */
export function spreadOut(dice: Die[], spot: Spot, width: number, height: number): { cloth: Spread; lying: Map<string, Lying> } {
  const seats = [...new Set(dice.map((die) => die.seat))];
  const rows = seats.map((seat) => dice.filter((die) => die.seat === seat));
  const w = Math.max(...rows.map((row) => row.length)) * SPREAD_SIZE + 20;
  const h = rows.length * SPREAD_SIZE + 20;
  const x = Math.min(width - w - 6, Math.max(6, spot.x - w / 2));
  const y = Math.min(height - h - 6, Math.max(6, spot.y - h / 2));
  const lying = new Map<string, Lying>();
  rows.forEach((row, r) =>
    row.forEach((die, c) =>
      lying.set(die.id, { x: x + 10 + (c + 0.5) * SPREAD_SIZE, y: y + 10 + (r + 0.5) * SPREAD_SIZE, size: SPREAD_SIZE - 6, count: 1, under: false }),
    ),
  );
  return { cloth: { x, y, width: w, height: h }, lying };
}
