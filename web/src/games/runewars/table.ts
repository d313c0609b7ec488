/** What the hall tells of Runewars, and where its areas lie on the screen. */
import type { Scene } from "../../lib/api";
import { has, say, type Facts, type GameEvent, type Offer } from "../../lib/words.svelte";
import type { Drawing, View } from "../face";

export const SLUG = "runewars";
export type Faction = "daqan" | "latari" | "uthuk" | "waiqar";
export type Dial = "food" | "wood" | "ore";
export type BaseShape = "triangle" | "rectangle" | "circle" | "hexagon";
export type Relation = "friendly" | "empty" | "enemy" | "neutral";
export type Force = Readonly<Record<string, number>>;
export const DIALS: readonly Dial[] = ["food", "wood", "ore"];
export const SHAPES: readonly BaseShape[] = ["triangle", "rectangle", "circle", "hexagon"];
export const SEASONS = ["spring", "summer", "fall", "winter"] as const;
export const ORDERS = ["garrison", "strategize", "mobilize", "conquer", "harvest", "recruit", "rally_support", "acquire_power", "fortify"] as const;
export type Order = (typeof ORDERS)[number];

export interface Forecast {
  win: number;
  attack: number;
  units: Force;
  defence: number;
  against: Force;
  fort: number;
  cards: number;
}

export interface World {
  factions: (Faction | null)[];
  board: { cells: Record<string, string>; turned: Record<string, number> };
  holder: Record<string, number>;
  standing: Record<string, Force>;
  routed: Record<string, Force>;
  activated: string[][];
  strongholds: Record<string, string>;
  builders: Record<string, number>;
  strengths: Record<string, number>;
  developments: Record<string, string[]>;
  cities: Record<string, string>;
  runes: Record<string, "dragon" | "false" | "hidden">;
  runes_up: string[];
  runes_needed: number;
  rune_range: [sure: number, most: number][];
  wasteland: string[];
  ice: Record<string, number>;
  peasants: string[];
  exploration: Record<string, string>;
  explored: string[];
  control: Record<string, number>;
  borders: Record<string, Record<string, "water" | "mountain" | "yellow">>;
  provides: Record<string, Partial<Record<Dial, number>>>;
  first: number;
  playing: number[];
  influence: number[];
  dials: Record<Dial, number>[];
  yields: Record<Dial, number>[];
  used: Order[][];
  orders: (Order | null)[];
  lamps: Order[][];
  play_order: number[];
  have_chosen: number[];
  have_bid: number[];
  bids: (number | null)[];
  chosen?: Order | null;
  titles: Record<string, number | null>;
  title_influence: Record<string, number>;
  developed: string[];
  claims: Record<string, number | null>;
  hands: number[];
  hand: Record<string, number>;
  fresh: Record<string, number>;
  objectives: boolean[];
  objective?: string | null;
  quests: number[];
  quest_hand?: string[];
  quest_areas?: Record<string, string[]>;
  hero_of: Record<string, number>;
  hero_at: Record<string, string>;
  hero_damage: Record<string, number>;
  hero_routed: string[];
  training: Record<string, [number, number, number]>;
  rewards: Record<string, Record<string, number> | number>;
  rewards_up: Record<string, Record<string, number>>;
  spoils: Record<string, number>;
  commanders: (string | null)[][];
  commander_heroes: (string | null)[][];
  quest_phase: { acted: string[] };
  offers: Record<string, unknown>;
  fate_discard: string[];
  test_cards: string[];
  decks: { tactics: number; fate: number; seasons: number[]; quests: number; heroes: number; rewards: number; objectives: number };
  year: number;
  last_year: number;
  season: (typeof SEASONS)[number];
  card: string | null;
  weather: string[];
  turn_of: number | null;
  no_bidder: number[];
  highest: number | null;
  lowest: number | null;
  winner: number | null;
  battle: { area: string | null };
  dealt: string[][];
  markers: (string | null)[][];
  march_force: Force;
  marched_from: string[];
  frames: Record<string, Record<string, unknown>>;
  asked?: Record<string, unknown>;
  marches?: Record<string, [Relation, number]>;
  forecast?: Forecast | null;
  talks?: [ally: number, leave: number][]; // in percent, by influence spent
  spots?: [number, number][];
  marker_gaps?: [one: number, other: number, areas: number][];
  quest_chances?: Record<string, Record<string, number | null>>; // by hero and card, in percent; null: a duel
  usual_loss?: string | null; // the unit, by state and damage, that is missed least
}

export interface UnitCard {
  faction: Faction | null;
  shape: BaseShape;
  health: number;
  initiative: number;
  flying: boolean;
  fast: boolean;
  replaces: string | null;
}

export interface HeroCard {
  alignment: "good" | "neutral" | "evil";
  health: number;
  strength: number;
  agility: number;
  wisdom: number;
}

export interface CityCard {
  neutral_units: number;
  shape: BaseShape | null;
  influence: number;
  tactics_cards: number;
  quest_cards: number;
  dragon_rune: boolean;
}

export interface Drawn {
  areas: Record<string, { tile: number; home: Faction | null; food: number; wood: number; ore: number; city: boolean }>;
  units: Record<string, UnitCard>;
  factions: Record<Faction, { good: boolean; influence: number; tactics: number; icons: Record<Dial, string[]> }>;
  strongholds: Record<string, number>;
  cities: Record<string, CityCard>;
  heroes: Record<string, HeroCard>;
  seasons: Record<string, { season: string; council: boolean; bid: boolean }>;
  tactics: Record<string, { timing: string; lines: [string, number][] | null }>;
  fate: Record<string, { destiny: "red" | "silver" | "gold"; lines: [string, number][] }>;
  quests: Record<string, { area: string | null; price: number }>;
  costs: Record<string, Record<Dial, number>>;
  concerns: Record<string, string | null>; // the unit type, by Development card
  expansion: Record<string, string[]>; // by deck
  ours: Record<string, string[]>;
  partly_ours: Record<string, string[]>;
}

export const worldOf = (view: View): World => view as unknown as World;
export const drawn = (drawing: Drawing): Drawn => drawing as unknown as Drawn;
export const gameSays = (message: string, facts: Facts = {}, names: readonly string[] = []): string => say(`${SLUG}-${message}`, facts, SLUG, names);
/** A name, or the bare key until there are words for it. */
export const nameSays = (sort: string, key: string): string => (has(`${SLUG}-${sort}-${key}`, SLUG) ? gameSays(`${sort}-${key}`) : key.replaceAll("_", " "));
/** What a card says; empty where nobody has written it. */
export const aboutSays = (sort: string, key: string): string => (has(`${SLUG}-${sort}-${key}-about`, SLUG) ? gameSays(`${sort}-${key}-about`) : "");
export const areaSays = (area: string): string => nameSays("area", area);
export const unitSays = (unit: string): string => nameSays("unit", unit);

/** What can be answered, one by one: numbers in a row, such as those of players, come as one. */
export function optionsOf(scene: Scene): Offer[] {
  return (scene.options as unknown as Offer[]).flatMap(({ from, to, ...offer }) => (from === undefined || to === undefined ? [offer] : Array.from({ length: to - from + 1 }, (_, i) => ({ ...offer, argument: from + i }))));
}

const ATTRIBUTES = ["strength", "agility", "wisdom"] as const;
/** Health and attributes of a Hero card. */
export function heroSays(cards: Drawn, hero: string): string {
  const card = cards.heroes[hero];
  if (!card) return "";
  return [say("web-runewars-health", { left: card.health, of: card.health }), ...ATTRIBUTES.map((attribute) => `${nameSays("attribute", attribute)} ${card[attribute]}`)].join(" · ");
}

/** The units that a dial brings where it is, such as "3 Footman". */
export function recruits(world: World, cards: Drawn, seat: number, dial: Dial): string {
  const faction = world.factions[seat];
  const passed = faction ? cards.factions[faction].icons[dial].slice(0, world.dials[seat]![dial]).filter((icon) => icon in cards.units) : [];
  const units = [...new Set(passed)].map((unit) => `${passed.filter((icon) => icon === unit).length} × ${unitSays(unit)}`);
  return units.join(", ") || say("web-runewars-nobody");
}

// --- Who leads what ---------------------------------------------------------------------------------------

/** Second colours of the factions and the emblem that stands for them, in a box of 20. */
export const EMBLEMS: Readonly<Record<Faction, string>> = {
  daqan: "M4 2.500h3v2.500h2V2.500h2v2.500h2V2.500h3v6l-1.500 1.500V18h-9v-8L4 8.500z",
  latari: "M17.500 2.500c.5 8-3 13.500-9.500 13.500-.8 0-1.500-.1-2.200-.4L3.500 18l-1-1 2.300-2.400C2.500 8 8 3 17.500 2.500z",
  uthuk: "M4 2c2.500 4.500 3 9 1.500 15.500 3-4 4-9 3-14.500 2 4 2.500 9 1 15 3-4.500 4-9.500 2.500-14.500 2.500 3.500 3.500 8 2.500 13.500 3-5.500 2-11-2-15z",
  waiqar: "M10 1.500c5 0 8 3.300 8 7.500 0 2.800-1.300 4.700-3 5.800V18h-2.200v-2h-1.500v2H8.700v-2H7.200v2H5v-3.200C3.300 13.700 2 11.800 2 9c0-4.200 3-7.500 8-7.500zM6.800 7.700a1.900 1.900 0 1 0 0 3.800 1.900 1.900 0 0 0 0-3.800zm6.400 0a1.900 1.900 0 1 0 0 3.800 1.900 1.900 0 0 0 0-3.800z",
};
export const NEUTRAL = "M10 2a8 8 0 1 1 0 16 8 8 0 0 1 0-16zm0 3.500a4.500 4.500 0 1 0 0 9 4.500 4.500 0 0 0 0-9z";
export const emblemOf = (world: World, seat: number | null): string => EMBLEMS[(seat === null ? null : world.factions[seat]) ?? ("none" as Faction)] ?? NEUTRAL;
export const colourOf = (world: World, seat: number | null): string => {
  const faction = seat === null || seat < 0 ? null : world.factions[seat];
  return faction ? `var(--rw-${faction})` : "var(--rw-neutral)";
};
/** Bases as they stand on the table, in a box of 20. */
export const BASES: Readonly<Record<BaseShape, string>> = {
  triangle: "M10 3l8 14H2z",
  rectangle: "M2 5.500h16v9H2z",
  circle: "M10 2.500a7.500 7.500 0 1 1 0 15 7.500 7.500 0 0 1 0-15z",
  hexagon: "M5.500 2.500h9L19 10l-4.500 7.500h-9L1 10z",
};

// --- Where areas lie --------------------------------------------------------------------------------------

export type Point = readonly [x: number, y: number];
export const SIDE = 40; // of a hex, in units of the drawing
const ROOT = Math.sqrt(3);
const MARGIN = 4;

export function cellOf(name: string): Point {
  const [q = "0", r = "0"] = name.split("/");
  return [Number(q), Number(r)];
}

/** The cells round a cell: sides are counted clockwise from north. */
export const DIRECTIONS = [[0, -1], [1, -1], [1, 0], [0, 1], [-1, 1], [-1, 0]] as const;
export const cellName = (q: number, r: number): string => `${q}/${r}`;

function turned([x, y]: Point, angle: number): Point {
  const [sin, cos] = [Math.sin(angle), Math.cos(angle)];
  return [x * cos - y * sin, x * sin + y * cos];
}

export interface Chart {
  width: number;
  height: number;
  corners: readonly Point[]; // round the middle of a hex; side n lies between corner n and the next
  polygon: string;
  across: number; // how wide a hex is, in units of the drawing
  at: (cell: string) => Point;
}

/** The board as it fits a table of so many times its height best. While it is built it keeps one direction. */
export function chartOf(world: World, wide: number, more: readonly string[] = []): Chart {
  const plain = (cell: string): Point => {
    const [q, r] = cellOf(cell);
    return [1.5 * SIDE * q, ROOT * SIDE * (r + q / 2)];
  };
  const lying = Object.values(world.board.cells);
  const markers = world.markers.flat().filter((cell) => cell !== null);
  const cells = [...lying, ...more, ...markers];
  const points = (cells.length ? cells : ["0/0"]).map(plain);
  const around = [0, 1, 2, 3, 4, 5].map((n): Point => [SIDE * Math.cos(((n - 2) * Math.PI) / 3), SIDE * Math.sin(((n - 2) * Math.PI) / 3)]);
  const boxOf = (angle: number) => {
    const corners = around.map((corner) => turned(corner, angle));
    const spots = points.map((point) => turned(point, angle));
    const [reachX, reachY] = [Math.max(...corners.map(([x]) => x)), Math.max(...corners.map(([, y]) => y))];
    const [left, top] = [Math.min(...spots.map(([x]) => x)) - reachX - MARGIN, Math.min(...spots.map(([, y]) => y)) - reachY - MARGIN];
    return { left, top, width: Math.max(...spots.map(([x]) => x)) + reachX + MARGIN - left, height: Math.max(...spots.map(([, y]) => y)) + reachY + MARGIN - top, corners };
  };
  const fits = (angle: number): number => {
    const { width, height } = boxOf(angle);
    return Math.max(width / wide, height);
  };
  const building = world.year === 0 && (more.length > 0 || markers.length > 0 || lying.length === 0);
  const angles = building ? [0] : [0, 1, 2, 3, 4, 5].map((n) => (n * Math.PI) / 6);
  const angle = angles.reduce((best, one) => (fits(one) < fits(best) - 1 ? one : best));
  const box = boxOf(angle);
  return {
    width: box.width,
    height: box.height,
    corners: box.corners,
    polygon: box.corners.map(([x, y]) => `${x.toFixed(1)},${y.toFixed(1)}`).join(" "),
    across: 2 * Math.max(...box.corners.map(([x]) => x)),
    at: (cell) => {
      const [x, y] = turned(plain(cell), angle);
      return [x - box.left, y - box.top];
    },
  };
}

// --- Who stands where -------------------------------------------------------------------------------------

export const total = (force: Force | undefined): number => Object.values(force ?? {}).reduce((sum, many) => sum + many, 0);

/** A force by base shapes. */
export function byShape(force: Force | undefined, cards: Drawn): Partial<Record<BaseShape, number>> {
  const found: Partial<Record<BaseShape, number>> = {};
  for (const [unit, many] of Object.entries(force ?? {})) {
    const shape = cards.units[unit]!.shape;
    found[shape] = (found[shape] ?? 0) + many;
  }
  return found;
}

export const heroesAt = (world: World, area: string): string[] => Object.keys(world.hero_at).filter((hero) => world.hero_at[hero] === area);
export const isArea = (world: World, value: unknown): value is string => typeof value === "string" && value in world.board.cells;
/** Whose units an area holds; null where nobody's or neutral ones stand. */
export const holderOf = (world: World, area: string): number | null => world.holder[area] ?? null;

/** The areas that an event or a line of the log speaks of. */
export function named(event: GameEvent, view: View): string[] {
  const world = worldOf(view);
  const found = new Set<string>();
  for (const value of Object.values(event)) {
    if (isArea(world, value)) found.add(value);
    else if (typeof value === "string" && world.hero_at[value]) found.add(world.hero_at[value]!);
  }
  return [...found];
}
