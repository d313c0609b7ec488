/** The board of the full digital game as the hall sends it (boardview.py), and the drawn world (chart.py). */
import { say } from "../../../lib/words.svelte";
import type { Drawing } from "../../face";
import type { Companion, Unit } from "../companion";
import { gameSays, UNITS } from "../table";

export type Army = Record<Unit, number>;
export type Point = [number, number];

export interface Standing extends Army {
  seat: number;
}

export interface PlaceView {
  owner?: number | null; // sea fields have none
  units: Standing[];
}

export interface Rolled {
  unit: Unit;
  face: "miss" | "hit" | "double" | null;
}

export interface SideView {
  seat: number;
  units: Army;
  pressing: boolean;
  dice: Rolled[];
  hits: number;
  losses: number; // units still to be removed
  retreats: boolean;
}

export interface BattleView {
  place: string;
  opponent: number;
  round: number;
  sides: SideView[]; // attacker, defender
}

export interface BoardView {
  places: Record<string, PlaceView>;
  camps: Army[];
  drops: Army[];
  points: number[];
  continents: string[][];
  fresh: Record<string, Army>;
  attacked: string[];
  landed: string[];
  taken: string[];
  limits: Record<string, number>;
  source: string | null;
  defending: number | null;
  battle: BattleView | null;
}

export interface RegionDrawing {
  path: string;
  label: Point; // where the counter stands
  title: Point; // where the name stands
  anchor: Point | null;
  continent: string;
  points: number;
  neighbours: string[];
}

export interface SeaDrawing {
  at: Point;
  radius: number;
  title: Point;
  neighbours: string[];
}

export interface Chart {
  size: Point;
  regions: Record<string, RegionDrawing>;
  seas: Record<string, SeaDrawing>;
  links: { kind: "dotted" | "dashed"; between: [string, string]; paths: string[] }[];
  continents: Record<string, { label: Point; bonus: number }>;
  decoration: { kind: string; path: string }[];
  arcs: { kind: "border" | "frontier" | "coast"; path: string }[];
}

export const boardOf = (view: Companion): BoardView | null => (view as unknown as { board?: BoardView }).board ?? null;
/** Where a player's marker stands on the production track: on the map it moves at once, otherwise with the next entry. */
export const markerOf = (view: Companion, seat: number): number => boardOf(view)?.points[seat] ?? view.players[seat]?.points ?? 0;
export const chartOf = (drawing: Drawing): Chart => drawing.map as Chart;

// --- Counting -----------------------------------------------------------------------------------------------

export const none = (): Army => ({ infantry: 0, tank: 0, plane: 0 });
export const total = (army: Army): number => UNITS.reduce((sum, unit) => sum + army[unit], 0);
export const plus = (one: Army, other: Army): Army => ({ infantry: one.infantry + other.infantry, tank: one.tank + other.tank, plane: one.plane + other.plane });
export const minus = (one: Army, other: Army): Army => ({ infantry: one.infantry - other.infantry, tank: one.tank - other.tank, plane: one.plane - other.plane });
/** Planes first: what is proposed when somebody wants as many as possible. */
export const STRONGEST: readonly Unit[] = [...UNITS].reverse();

export function armyOf(board: BoardView, place: string, seat: number): Army {
  const found = board.places[place]?.units.find((one) => one.seat === seat);
  return found ? { infantry: found.infantry, tank: found.tank, plane: found.plane } : none();
}

/** Where somebody holds the land, in the order of the map. */
export const heldBy = (board: BoardView, seat: number): string[] => Object.keys(board.places).filter((place) => board.places[place]!.owner === seat);

/** The middle of a place on the map. */
export const spotOf = (chart: Chart, place: string): Point => chart.regions[place]?.label ?? chart.seas[place]?.at ?? [0, 0];

// --- In words -----------------------------------------------------------------------------------------------

export const sayPlace = (place: string): string => gameSays(`leaders-place-${place}`);
export const sayContinent = (continent: string): string => gameSays(`leaders-continent-${continent}`);

/** "2 infantry, 1 tank", or that there is nobody. */
export function sayArmy(army: Army): string {
  const parts = UNITS.filter((unit) => army[unit] > 0).map((unit) => say(`web-leaders-world-count-${unit}`, { count: army[unit] }));
  return parts.length ? parts.join(", ") : say("web-leaders-world-nobody");
}

/** A place with everything that is seen of it: "Brazil, 3 points, yours: 2 infantry, 1 tank". */
export function describe(place: string, board: BoardView, chart: Chart, names: readonly string[], me: number): string {
  const region = chart.regions[place];
  const { owner, units } = board.places[place]!;
  const own = units.filter((one) => one.seat === owner);
  const others = units.filter((one) => one.seat !== owner).map((one) => say("web-leaders-world-army-of", { name: one.seat === me ? say("web-leaders-world-you") : (names[one.seat] ?? ""), army: sayArmy(one) }));
  const facts = { name: sayPlace(place), points: region?.points ?? 0, owner: owner === undefined || owner === null ? "" : (names[owner] ?? ""), army: own[0] ? sayArmy(own[0]) : say("web-leaders-world-nobody") };
  const message = !region ? "sea" : owner === undefined || owner === null ? "free" : owner === me ? "mine" : "theirs";
  return [say(`web-leaders-world-place-${message}`, facts), ...others].join("; ");
}
