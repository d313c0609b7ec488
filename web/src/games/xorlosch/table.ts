/** The shapes of Xorlosch's view and drawing, as the hall sends them. */
export const DWARVES = ["w1", "w2", "w3", "m1", "m2", "m3"] as const;
export const COLOURS = ["green", "blue", "red"] as const;
export const ITEMS = ["boots", "potion", "trap"] as const;
export type Dwarf = (typeof DWARVES)[number];
export type Colour = (typeof COLOURS)[number];
export type ItemName = (typeof ITEMS)[number];
export type Symbol = "axe" | "pincers";

export interface Space {
  name: string;
  title: string;
  x: number;
  y: number;
  kind: "start" | "task" | "item" | "corridor";
  number: number;
  item: string;
  free: string[];
  blocked: Record<string, string>;
}

export interface TaskCard {
  colour: Colour;
  space: string;
  symbol: Symbol;
  theme: string;
}

export interface XorDrawing {
  width: number;
  height: number;
  boards: Record<string, { spaces: Space[] }>;
  cards: Record<string, TaskCard>;
}

/** What holds until the end of the turn; a die in a list is `seat/dwarf`. */
export interface ThisTurn {
  stepped: boolean;
  owe_respect: string[];
  potions: string[];
  boots: { die: string; points: number } | null;
  traps: [string, string][];
}

export interface XorView {
  board: string;
  active: number;
  turn: number;
  dwarves: Record<Dwarf, [number, string] | null>[];
  quests: Record<Colour, { board: string[]; next: string[]; pile: number }>;
  won: string[][];
  board_items: Record<ItemName, { clean: number; crossed: number }>;
  held_items: Record<ItemName, "none" | "crossed" | "ready">[];
  this_turn: ThisTurn;
  talk: { holder: (number | null)[]; reply: ("none" | "veto" | "consent")[]; waived: number[][] };
  cards: number[];
  experience: number[];
  saved: number[];
  pool: number;
  waiting: number[];
  proposed: Colour | null; // the quest they talk about
}

/** A dwarf on the board. */
export interface Die {
  id: string;
  seat: number;
  dwarf: Dwarf;
  level: number;
  space: string;
}

/** All dwarves on the board, seat by seat. */
export function diceOf(view: XorView): Die[] {
  return view.dwarves.flatMap((group, seat) =>
    DWARVES.flatMap((dwarf) => {
      const at = group[dwarf];
      return at ? [{ id: `die:${seat}:${dwarf}`, seat, dwarf, level: at[0], space: at[1] }] : [];
    }),
  );
}

export function isWarrior(dwarf: string): boolean {
  return dwarf.startsWith("w");
}

/** The task cards that lie in a space, in the order of their colours. */
export function cardsAt(view: XorView, drawing: XorDrawing, space: string): string[] {
  return COLOURS.flatMap((colour) => view.quests[colour].board).filter((card) => drawing.cards[card]?.space === space);
}
