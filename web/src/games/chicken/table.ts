/** What the hall tells of Chicken Island, and where its hexes lie on the screen. */
import type { Scene } from "../../lib/api";
import { say, type Facts, type GameEvent, type Offer } from "../../lib/words.svelte";
import type { Drawing, View } from "../face";

export const SLUG = "chicken";
export type Good = "wood" | "stone" | "steel";
export type Face = "retrieve" | "claw" | "star" | "plus1" | "plus2" | "plus3";
export const GOODS: readonly Good[] = ["wood", "stone", "steel"];
export const FACES: readonly Face[] = ["claw", "retrieve", "star", "plus1", "plus2", "plus3"];

export interface Piece {
  player: number;
  hex: string;
  shields: number;
  plus: number;
  strength: number;
  armour: number;
  model?: string;
  face_down?: boolean;
}

export interface Egg {
  hex: string;
  player: number;
  shields: number;
  plus: number;
}

export interface Banner {
  base: string | null;
  leader: string | null;
  spare: string | boolean | null;
  dice: Record<Face, number>;
  spent: number;
  goods: Record<Good, number>;
  markers: number[]; // by giver
  pilots: Record<string, string>;
  fallen: string[];
  cards: number;
  strategy: string | null;
  hand?: Record<string, number>;
  flag?: string | null;
  standing_pass?: string; // one's own
  sits_out?: boolean;
  dealt: string[] | number;
  chosen?: string | null; // one's own leader, before all are revealed
}

export interface Part {
  of: string;
  points: number;
  player: number;
}

export interface Fight {
  attacker: string | null;
  defender: string | null;
  aggressor: number;
  victim: number;
  thrown: Partial<Record<Face, number>>;
  passes: number;
  laid: number[];
  own: Record<string, number>;
  shown: Record<string, number>[];
  helps: string[];
  outcome: string;
  strength: number | null;
  armour: number | null;
  attack: Part[];
  defence: Part[];
}

/** A target, or the hex of a face-down one; with what an attack would weigh. */
export interface Aim {
  target?: string;
  egg?: string;
  strength: number;
  dice: number;
  armour: number;
  sum: number;
  odds: string;
}

export interface Island {
  hexes: Record<string, string>;
  finished: boolean;
  lava: string[];
  linked: (string | null)[];
  tile: string | null;
  spot: string | null;
  shapes?: Record<string, string[]>; // of the territories, while the island is built
}

/** The cells round a cell, in the order in which directions are counted. */
export function around(cell: string): string[] {
  const [q, r] = cellOf(cell);
  return DIRECTIONS.map(([dq, dr]) => `q${q + dq}r${r + dr}`);
}
const DIRECTIONS = [[1, 0], [0, 1], [-1, 1], [-1, 0], [0, -1], [1, -1]] as const;

export interface World {
  mode: "standard" | "team" | "flag" | "cockfight" | "solo";
  turns: number;
  active: number;
  over: string;
  winners: number[];
  island: Island;
  pieces: Record<string, Piece>;
  eggs: Egg[];
  players: Banner[];
  storage: Record<Good, number>;
  stock: (string | null)[];
  deck: number;
  discard: Record<string, number>;
  this_turn: { free: boolean; driven: string[]; cup: number };
  build: { model: string; hex: string | null; pilots: string[]; price: Record<Good, number> } | null;
  walk: { walkers: string[]; paths: Record<string, string[]>; from: string | null } | null;
  fight: Fight | null;
  aims: Record<string, Aim[]>; // by own piece, where an action is asked of the reader
  challenger?: { line: string[]; compass: number; power: number; acted: string[]; passed_by: string[] };
}

export interface MachineCard {
  kind: string;
  speed: number;
  strength: number;
  armour: number;
  range: number;
  pilots: number;
  cost: Partial<Record<Good, number>>;
}

export interface ScrollCard {
  type: string;
  strength: number;
  armour: number;
  in_combat: boolean;
  in_actions: boolean;
}

export interface Drawn {
  machines: Record<string, MachineCard>;
  leaders: Record<string, { speed: number; strength: number; armour: number; range: number }>;
  scrolls: Record<string, ScrollCard>;
  chickens: [strength: number, armour: number][];
}

export const worldOf = (view: View): World => view as unknown as World;
export const drawn = (drawing: Drawing): Drawn => drawing as unknown as Drawn;
export const gameSays = (message: string, facts: Facts = {}, names: readonly string[] = []): string => say(`${SLUG}-${message}`, facts, SLUG, names);

/** What can be answered, one by one: numbers in a row, such as those of players, come as one. */
export function optionsOf(scene: Scene): Offer[] {
  return (scene.options as unknown as Offer[]).flatMap(({ from, to, ...offer }) => (from === undefined || to === undefined ? [offer] : Array.from({ length: to - from + 1 }, (_, i) => ({ ...offer, argument: from + i }))));
}

// --- Where hexes lie --------------------------------------------------------------------------------------

export type Point = readonly [x: number, y: number];
export const SIDE = 40; // of a hex, in units of the drawing
const MARGIN = 6;
const WIDE = 1.25; // the island is turned so that it is about so much wider than high

function cellOf(name: string): Point {
  const [, q = "0", r = "0"] = /^q(-?\d+)r(-?\d+)$/.exec(name) ?? [];
  return [Number(q), Number(r)];
}

function turned([x, y]: Point, angle: number): Point {
  const [sin, cos] = [Math.sin(angle), Math.cos(angle)];
  return [x * cos - y * sin, x * sin + y * cos];
}

export interface Chart {
  width: number;
  height: number;
  angle: number; // by how much the island is turned, in radians
  corners: string; // the six corners round the middle of a hex, for a polygon
  at: (cell: string) => Point;
}

function boxOf(points: Point[]): { left: number; top: number; width: number; height: number } {
  const xs = points.map(([x]) => x);
  const ys = points.map(([, y]) => y);
  const [left, top] = [Math.min(...xs) - SIDE - MARGIN, Math.min(...ys) - SIDE - MARGIN];
  return { left, top, width: Math.max(...xs) + SIDE + MARGIN - left, height: Math.max(...ys) + SIDE + MARGIN - top };
}

/** The island as it fits a table best. While it is built it keeps one direction, so that nothing jumps. */
export function chartOf(island: Island, ghosts: readonly string[] = []): Chart {
  const plain = (cell: string): Point => {
    const [q, r] = cellOf(cell);
    return [Math.sqrt(3) * SIDE * (q + r / 2), 1.5 * SIDE * r];
  };
  const cells = [...Object.values(island.hexes), ...ghosts];
  const points = (cells.length ? cells : ["q0r0"]).map(plain);
  const angles = island.finished ? [0, 1, 2, 3, 4, 5].map((n) => (n * Math.PI) / 6) : [0];
  const fits = (angle: number): number => {
    const { width, height } = boxOf(points.map((point) => turned(point, angle)));
    return Math.max(width / WIDE, height);
  };
  const angle = angles.reduce((best, one) => (fits(one) < fits(best) - 1 ? one : best));
  const box = boxOf(points.map((point) => turned(point, angle)));
  const corners = [0, 1, 2, 3, 4, 5].map((n) => turned([0, -SIDE], angle + (n * Math.PI) / 3)).map(([x, y]) => `${x.toFixed(1)},${y.toFixed(1)}`).join(" ");
  return {
    width: box.width,
    height: box.height,
    angle,
    corners,
    at: (cell) => {
      const [x, y] = turned(plain(cell), angle);
      return [x - box.left, y - box.top];
    },
  };
}

/** The tile that a hex is part of, or the hex itself. */
export const tileOf = (hex: string): string => /^(T\d+)[a-d]$/.exec(hex)?.[1] ?? hex;

/** Whose territory or base a hex is; null for nobody's. */
export function ownerOf(world: World, hex: string): number | null {
  const base = world.players.findIndex((player) => player.base === hex);
  if (base >= 0) return base;
  const tile = tileOf(hex);
  const owner = world.players.findIndex((player) => player.base && world.island.linked[Number(player.base.slice("base_".length)) - 1] === tile);
  return owner >= 0 ? owner : null;
}

// --- Who stands where -------------------------------------------------------------------------------------

const RANKS = ["leader", "golem", "car", "cannon", "tower", "soldier"];

/** Leaders stand in front, then machines, then chickens. */
export function rankOf(name: string): number {
  const rank = RANKS.indexOf(name.split("_")[0]!);
  return rank < 0 ? RANKS.length : rank;
}

export function standingOn(world: World, hex: string): string[] {
  return Object.keys(world.pieces).filter((name) => world.pieces[name]!.hex === hex).toSorted((a, b) => rankOf(a) - rankOf(b));
}

export const isChicken = (name: string): boolean => rankOf(name) === RANKS.length;
export const isLeader = (name: string): boolean => name.startsWith("leader_");

/** A piece as people call it. A machine has the number of its figure, by which actions and the log call it. */
export function pieceSays(world: World, name: string): string {
  const piece = world.pieces[name];
  if (piece?.model) return `${gameSays(`model-${piece.model}`)} ${name.slice(name.indexOf("_") + 1)}`;
  const leader = isLeader(name) && piece ? world.players[piece.player]?.leader : null;
  if (leader) return gameSays(`leader-${leader}`);
  return gameSays(`piece-${name}`);
}

/** Everybody whom a seat plays with. */
export function sideOf(world: World, seat: number): number[] {
  return world.mode === "team" ? [seat, (seat + 2) % 4] : [seat];
}

export const isHex = (world: World, argument: unknown): argument is string => typeof argument === "string" && argument in world.island.hexes;
export const isCell = (argument: unknown): argument is string => typeof argument === "string" && /^q-?\d+r-?\d+$/.test(argument);

/** The hexes of the board that an event speaks of. */
export function named(event: GameEvent, view: View): string[] {
  const world = worldOf(view);
  const found = new Set<string>();
  for (const value of Object.values(event)) {
    if (isHex(world, value)) found.add(value);
    else if (typeof value === "string" && world.pieces[value]) found.add(world.pieces[value]!.hex);
  }
  return [...found];
}
