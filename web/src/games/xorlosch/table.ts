/** The shapes of Xorlosch's view and drawing, as the hall sends them. */
export const DWARVES = ["w1", "w2", "w3", "m1", "m2", "m3"] as const;
export type Dwarf = (typeof DWARVES)[number];
export type Colour = "green" | "blue" | "red";
export type ItemName = "boots" | "potion" | "trap";

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

export interface XorDrawing {
  width: number;
  height: number;
  boards: Record<string, { spaces: Space[] }>;
  cards: Record<string, { colour: Colour; space: string; symbol: "axe" | "pincers"; theme: string }>;
}

export interface XorView {
  board: string;
  active: number;
  turn: number;
  dwarves: Record<Dwarf, [number, string] | null>[];
  quests: Record<Colour, { board: string[]; next: string[]; pile: number }>;
  won: string[][];
  board_items: Record<ItemName, { clean: number; crossed: number }>;
  held_items: Record<ItemName, string>[];
  this_turn: Record<string, unknown>;
  talk: { holder: (number | null)[]; reply: string[]; waived: number[][] };
  cards: number[];
  experience: number[];
  saved: number[];
  pool: number;
  waiting: number[];
}

/** Names of the spaces in the order that events count them. */
export function spacesOf(view: XorView): string[] {
  const tasks = Array.from({ length: 24 }, (_, i) => `t${String(i + 1).padStart(2, "0")}`);
  const corridors = view.board === "dungeon" ? ["c1", "c2", "c3"] : ["c1", "c2", "c3", "c4"];
  return ["start", ...tasks, "boots1", "boots2", "potion1", "potion2", "trap1", "trap2", ...corridors];
}
