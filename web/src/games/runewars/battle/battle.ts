/** What the hall tells of a battle, and how it is laid out in rows. */
import type { Line } from "../../../lib/live.svelte";
import { say } from "../../../lib/words.svelte";
import type { Loss } from "../desk.svelte";
import { gameSays, nameSays, type Drawn, type Force, type World } from "../table";

export const SIDES = ["attacker", "defender"] as const;
export const WINDOWS = ["start", "before_draw", "announce", "after_draw", "routs", "damage", "strength", "retreat", "end"] as const;
export const ROWS = [1, 2, 3, 4, 5] as const;
export type Two<T> = readonly [attacker: T, defender: T];
export type Result = "miss" | "damage" | "rout" | "special";

export interface Battle {
  area: string | null;
  players: Two<number | null>; // who decides for a side; of neutral units it is the player to the left
  neutrals: boolean;
  units: Two<Force>; // by unit, state and damage
  row: number;
  fighting: Two<string | null>;
  have_drawn: Two<string[]>;
  fates: Two<string[]>; // those that one may know
  aside_fates: Two<string[]>;
  fates_drawn: Two<number>;
  announced: Two<Force>;
  announced_shown: Two<Force>;
  results_shown: Two<string[]>;
  supporters: Two<Record<string, string>>;
  out_of_battle: string[];
  passes_ahead: string[][];
  won: string | null;
}

export interface Duelling {
  heroes: Two<string | null>;
  cards: Two<string | null>;
  guard: Two<number>;
  weapons: Two<string | null>;
  armor: Two<string | null>;
  won: boolean;
  foe: string | null; // the unit type that a Quest sends
  foe_alive: number[];
  foe_damage: number[];
}

interface Strength {
  total: number;
  parts: readonly (readonly [of: string, points: number])[];
}

interface Fought {
  battle: Battle;
  battle_strength?: Two<Strength>;
  duelling: Duelling;
}

const fought = (world: World): Fought => world as unknown as Fought;
/** The battle that is on, or null. */
export const battleOf = (world: World): Battle | null => (fought(world).battle?.area ? fought(world).battle : null);
/** The duel that is on, or null. */
export const duelOf = (world: World): Duelling | null => (world.frames.duel && fought(world).duelling.heroes[0] ? fought(world).duelling : null);
export const strengthOf = (world: World, side: number): Strength => fought(world).battle_strength?.[side] ?? { total: 0, parts: [] };
/** The seat whose colour a side has: neutral units have none. */
export const seatOf = (battle: Battle, side: number): number | null => (side === 1 && battle.neutrals ? null : (battle.players[side] ?? null));
export const sideSays = (world: World, battle: Battle, side: number): string => {
  const seat = seatOf(battle, side);
  return seat === null ? say("web-runewars-neutral") : nameSays("faction", world.factions[seat] ?? "none");
};

// --- Units ------------------------------------------------------------------------------------------------

/** Units of a type in the same state. */
export interface Company {
  cell: string; // as the hall calls them
  unit: string;
  routed: boolean;
  damage: number;
  count: number;
}

const CELL = /^(.+?)(_routed)?(?:_([1-9]))?$/;

export function companiesIn(battle: Battle, side: number, row: number, cards: Drawn): Company[] {
  const found: Company[] = [];
  for (const [cell, count] of Object.entries(battle.units[side]!)) {
    const [, unit = cell, routed, damage] = CELL.exec(cell) ?? [];
    if (cards.units[unit]?.initiative === row) found.push({ cell, unit, routed: routed !== undefined, damage: Number(damage ?? 0), count });
  }
  return found;
}

export function companySays({ unit, routed, damage, count }: Company, lost = 0): string {
  const states = [damage ? say("web-runewars-battle-damage", { damage }) : "", routed ? gameSays("board-routed") : ""].filter(Boolean);
  const hit = lost ? ` −${lost}` : "";
  return `${count} × ${nameSays("unit", unit)}${hit}${states.length ? ` (${states.join(", ")})` : ""}`;
}

/** How many of each company are to be lost, one unit after the other: damage changes the state that they are named by. */
export function marksOf(companies: readonly Company[], losses: readonly Loss[]): Map<string, number> {
  const marks = new Map<string, number>();
  for (const { unit: loss, hits } of losses) {
    const unit = CELL.exec(loss)?.[1] ?? loss;
    const company = companies.find(({ cell }) => cell === loss) ?? companies.find((one) => one.unit === unit);
    if (company) marks.set(company.cell, (marks.get(company.cell) ?? 0) + hits);
  }
  return marks;
}

/** Units that were destroyed since the battle began, as everybody was told. */
export function lostOf(lines: readonly Line[], until: number): Two<Force> {
  const lost: [Record<string, number>, Record<string, number>] = [{}, {}];
  for (const { event, army, unit } of lines.filter(({ number }) => number <= until).flatMap(({ events }) => events ?? [])) {
    if (event === "battle") [lost[0], lost[1]] = [{}, {}];
    const side = SIDES.indexOf(army as (typeof SIDES)[number]);
    if (event === "unit_destroyed" && side >= 0) lost[side]![String(unit)] = (lost[side]![String(unit)] ?? 0) + 1;
  }
  return lost;
}

// --- Fate cards -------------------------------------------------------------------------------------------

export interface Shown {
  key: string;
  name: string | null; // null: a back
  lines: readonly (readonly [string, number])[];
  line: number; // which of them counts
  count: number;
  aside: boolean;
  tactical: boolean;
}

const BACK = { name: null, lines: [], line: -1, aside: false, tactical: false } as const;

/** The cards of the round on a side; equal results lie together, and what one may not know is a number of backs. */
export function cardsOf(battle: Battle, side: number, cards: Drawn, shapes: readonly string[]): Shown[] {
  const fighting = battle.fighting[side];
  const line = fighting ? shapes.indexOf(cards.units[fighting]!.shape) : -1;
  const found: Shown[] = [];
  const add = (name: string, lines: Shown["lines"], count: number, aside: boolean, tactical: boolean): void => {
    const same = found.find((one) => one.aside === aside && one.tactical === tactical && String(one.lines[line]) === String(lines[line]) && (!tactical || one.name === name));
    if (same) same.count += count;
    else found.push({ key: `${name}${aside}`, name, lines, line, count, aside, tactical });
  };
  for (const fate of battle.fates[side]!) add(fate, cards.fate[fate]!.lines, 1, false, false);
  for (const [card, many] of Object.entries(battle.announced[side]!)) add(card, cards.tactics[card]!.lines ?? [], many, false, true);
  for (const fate of battle.aside_fates[side]!) add(fate, cards.fate[fate]!.lines, 1, true, false);
  const hidden = battle.fates_drawn[side]! - battle.fates[side]!.length - battle.aside_fates[side]!.length;
  if (hidden > 0) found.push({ ...BACK, key: "back", count: hidden });
  return found;
}

// --- Steps ------------------------------------------------------------------------------------------------

export const STEPS = ["start", "draw", "specials", "routs", "damage", "strength", "retreat"] as const;
const STEP_OF: Readonly<Record<string, (typeof STEPS)[number]>> = {
  support: "start", start: "start", dread: "start",
  choose: "draw", before_draw: "draw", announce: "draw", draw: "draw", aside: "draw", after_draw: "draw",
  specials: "specials", routs: "routs", damage: "damage", end_round: "damage",
  defences: "strength", strength: "strength", result: "strength",
};
export const stepOf = (world: World): (typeof STEPS)[number] => STEP_OF[String(world.frames.battle?.next)] ?? "retreat";

/** What a part of the strength comes from. */
export function partSays(world: World, battle: Battle, of: string): string {
  if (of === "lord_commander") return nameSays("title", of);
  if (of === "inspire") return nameSays("commander", of);
  if (of === "stronghold") return nameSays("state", world.strongholds[battle.area!] ?? of);
  if (of === "walls") return nameSays("defence", "daqan");
  if (of === "ground") return nameSays("token", "defensible");
  if (of === "garrison") return nameSays("order", of);
  if (of === "drill") return nameSays("improvement", "daqan_drill");
  if (of === "rootwall") return nameSays("improvement", "latari_rootwall");
  return say(`web-runewars-battle-${of}`);
}
