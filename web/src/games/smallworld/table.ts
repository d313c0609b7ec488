/** The view and the drawing of Small World as the hall sends them (view.py, drawing.py), and small questions to them. */
import type { Line } from "../../lib/live.svelte";
import { say, type Facts } from "../../lib/words.svelte";
import type { Drawing, View } from "../face";

export const SLUG = "smallworld";
export type Point = readonly [number, number];
export type Slot = "active" | "declined" | "spirit";
export const SLOTS: readonly Slot[] = ["active", "declined", "spirit"];
/** Regions are counted through over all boards; each board has room for so many. */

export interface RegionDrawing {
  path: string;
  token: Point;
  label: Point;
  symbols: Record<string, Point>; // what is printed: mine, magic, cavern, mountain
  markers: Point[];
  room: number;
  terrain: string;
  entry: boolean;
  coastal: boolean;
  edge: boolean;
  neighbours: string[];
}

export interface Chart {
  size: Point;
  seats: number;
  scale: number; // of pieces, signs and names
  regions: Record<string, RegionDrawing>;
}

export interface TerrainLook {
  light: [string, string];
  dark: [string, string];
  tile: Point;
  lines: string;
  fills: string;
}

export interface WorldDrawing {
  boards: Record<string, Chart>;
  looks: { glyphs: { pieces: Record<string, string>; races: Record<string, string>; powers: Record<string, string> }; terrains: Record<string, TerrainLook> };
  terrains: string[];
  races: { id: string; tokens: number; tray: number }[];
  powers: { id: string; tokens: number }[];
  sources: string[];
  policies: string[];
  layouts: string[];
}

export interface RegionView {
  holder: [number, Slot] | null;
  tokens: number;
  camps: number;
  marks: string[];
}

export interface People {
  race: string;
  power: string | null;
  hand: number;
}

export interface PlayerView extends Record<Slot, People | null> {
  coins: number | null; // of others mostly unknown
  leader: string; // none, hand, waiting, or a region
  reserve: number; // off the board until the next turn
  ally: number | null;
  captives: string[];
  regions: number;
  on_board: number;
  income: number; // what the board would pay now
  ransom_order?: string;
  layout_order?: string;
}

export interface Combo {
  race: string;
  power: string | null;
  coins: number;
  waiting: number;
}

export interface World {
  round: number;
  turns: number;
  first: number;
  active: number;
  waiting: number[];
  regions: Record<string, RegionView>;
  players: PlayerView[];
  column: Combo[];
  stacks: { banners: number; below: string[]; badges: number; discarded: number };
  supply: { holes: number; camps: number; heroes: number; catapult: number; hordes: number };
  tray: Record<string, number>;
  this_turn: { raids: number; attacked: string[]; kept: Record<string, number> };
  targets: Record<string, number>; // what regions within reach cost, while somebody conquers
}

export const worldOf = (view: View): World => view as unknown as World;
export const drawn = (drawing: Drawing): WorldDrawing => drawing as unknown as WorldDrawing;
export const chartOf = (drawing: Drawing, view: World): Chart => drawn(drawing).boards[String(view.players.length)]!;

const EMPTY: RegionView = { holder: null, tokens: 0, camps: 0, marks: [] };
export const at = (view: World, region: string): RegionView => view.regions[region] ?? EMPTY;
export const holds = (view: World, seat: number, region: string): boolean => at(view, region).holder?.[0] === seat;
export const peopleAt = (view: World, region: string): People | null => {
  const { holder } = at(view, region);
  return holder ? (view.players[holder[0]]?.[holder[1]] ?? null) : null;
};
/** The regions of a player, or of one of the player's races. */
export const regionsOf = (view: World, seat: number, slot?: Slot): string[] =>
  Object.keys(view.regions).filter((region) => holds(view, seat, region) && (!slot || view.regions[region]!.holder![1] === slot));
export const leaderIn = (view: World, region: string): boolean => view.players.some((player) => player.leader === region);

/** What lies with the tokens of a region, and how many of each. */
export function markersAt(view: World, region: string): [string, number][] {
  const there = at(view, region);
  const found = there.marks.filter((mark) => mark !== "tribe").map((mark): [string, number] => [mark, 1]);
  return there.camps ? [...found, ["encampment", there.camps]] : found;
}

// --- In words -----------------------------------------------------------------------------------------------

/** A message of the game itself, not of the page. */
export const gameSays = (message: string, facts: Facts = {}): string => say(`${SLUG}-${message}`, facts, SLUG);
export const sayRegion = (region: string): string => gameSays("name-argument", { of: region });
export const sayRace = (race: string): string => gameSays(`race-${race}`);
export const sayPower = (power: string): string => gameSays(`power-${power}`);
/** A terrain, what is printed on the board, or a marker. */
export const sayThing = (thing: string, many = 1): string => (many > 1 ? `${many} × ${gameSays(`board-${thing}`)}` : gameSays(`board-${thing}`));
export const saySlot = (slot: Slot): string => gameSays(slot === "declined" ? "board-in_decline" : `board-${slot}`);

/** Race and power as people call them together; a race in decline has no power any more. */
export function sayCombo(people: Pick<People, "race" | "power">): string {
  if (people.power === null) return sayRace(people.race);
  return gameSays("combo", { race: people.race, power: people.power });
}

/** Who stands in a region, in a few words. */
export function sayHolder(view: World, region: string, names: readonly string[], me: number): string {
  const there = at(view, region);
  if (there.marks.includes("tribe")) return sayThing("tribe");
  const people = peopleAt(view, region);
  if (!there.holder || !people) return gameSays("board-free");
  const [seat, slot] = there.holder;
  const facts = { race: sayRace(people.race), tokens: there.tokens, who: seat === me ? say("web-smallworld-you") : (names[seat] ?? "") };
  const who = say("web-smallworld-held", facts);
  return slot === "active" ? who : `${who} (${saySlot(slot)})`;
}

/** What is printed in a region and what lies there besides tokens. */
export function sayThings(view: World, chart: Chart, region: string): string[] {
  const printed = Object.keys(chart.regions[region]!.symbols).filter((symbol) => symbol !== "mountain");
  const leader = leaderIn(view, region) ? ["leader"] : [];
  return [...printed, ...leader].map((thing) => sayThing(thing)).concat(markersAt(view, region).map(([marker, many]) => sayThing(marker, many)));
}

/** A region with everything that is seen of it: "Goldacre, farmland; Mine; Bo: Orcs, 3 tokens; price 5". */
export function describe(view: World, chart: Chart, region: string, names: readonly string[], me: number): string {
  const parts = [`${sayRegion(region)}, ${sayThing(chart.regions[region]!.terrain)}`, ...sayThings(view, chart, region), sayHolder(view, region, names, me)];
  const price = view.targets[region];
  return (price === undefined ? parts : [...parts, `${gameSays("board-price")} ${price}`]).join("; ");
}

// --- What happened ------------------------------------------------------------------------------------------

export interface Income {
  number: number; // of the line that tells it
  seat: number;
  coins: number;
  parts: { source: string; coins: number }[];
}

/** Every income of the match, in order. */
export function incomesOf(lines: readonly Line[]): Income[] {
  const found: Income[] = [];
  let parts: Income["parts"] = [];
  for (const line of lines) {
    for (const event of line.events ?? []) {
      if (event.event === "earned") parts.push({ source: String(event.source), coins: Number(event.coins) });
      else if (event.event === "income") {
        found.push({ number: line.number, seat: Number(event.seat), coins: Number(event.coins), parts });
        parts = [];
      }
    }
  }
  return found;
}

/** Since when the turn under way lasts: the events of it, newest last. */
export function eventsOfTurn(lines: readonly Line[]): NonNullable<Line["events"]> {
  const all = lines.flatMap((line) => line.events ?? []);
  return all.slice(all.findLastIndex((event) => event.event === "turn") + 1);
}
