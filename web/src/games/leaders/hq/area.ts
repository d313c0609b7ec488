/** What every area of the headquarters is handed, and a few sayings they share. */
import { say } from "../../../lib/words.svelte";
import type { SignName } from "../Sign.svelte";
import type { Companion, Field, Secrets, Unit } from "../companion";
import type { Orders } from "./orders.svelte";

export const SLUG = "leaders";
export const UNITS: readonly Unit[] = ["infantry", "tank", "plane"];
export const FIELDS: readonly Field[] = ["military", "technology", "economy"];
export const OPERATIVES = ["diplomat", "spy"] as const;
export const LEVELS = [1, 2, 3] as const;
export const AREAS = ["military", "research", "diplomacy", "espionage", "missions"] as const;
export type Area = (typeof AREAS)[number];

export interface AreaProps {
  me: Secrets;
  table: Companion;
  names: string[];
  seat: number;
  orders: Orders;
}

export const AREA_SIGNS: Record<Area, SignName> = { military: "infantry", research: "technology", diplomacy: "diplomat", espionage: "spy", missions: "mission" };
export const MISSION_SIGNS: Record<string, SignName> = {
  "troops-1": "troops",
  "troops-2": "troops",
  defence: "military",
  expansion: "world",
  foresight: "points",
  cunning: "sabotage",
  "top-secret": "espionage",
};

export const game = (message: string, facts: Record<string, number | string> = {}): string => say(message, facts, SLUG);
export const itemName = (item: string): string => game(`leaders-item-${item}`);
export const fieldName = (field: string): string => game(`leaders-field-${field}`);
/** What a level does. */
export const levelAbout = (field: string, level: number, table: Companion): string => game(`leaders-level-${field}-${level}`, { points: table.numbers[`economy_${level}`] ?? 0 });
export const missionName = (id: string): string => game(`leaders-mission-${id}`);

export function missionAbout(id: string, rounds: number, table: Companion): string {
  const { numbers } = table;
  return game(`leaders-mission-${id}-about`, { rounds, units: numbers.troops_units ?? 0, points: numbers[`${id}_points`] ?? 0 });
}

/** An item that is aimed at a player, as in the answers: `boycott-2` is aimed at the second seat. */
export const aimed = (what: string, target: number): string => `${what}-${target + 1}`;

/** The others, in player order. */
export function others(table: Companion, seat: number): number[] {
  const order = table.order.length === table.players.length ? table.order : table.players.map((_, i) => i);
  const at = order.indexOf(seat);
  return [...order.slice(at + 1), ...order.slice(0, Math.max(0, at))].filter((other) => other !== seat);
}

/** The rounds an item takes: as the hall says, else by the numbers of the table. */
export function roundsOf(item: string, me: Secrets, table: Companion): number {
  const told = (me as Secrets & { rounds?: Record<string, number> }).rounds?.[item];
  if (told !== undefined) return told;
  if (item in me.levels) return table.numbers[`research_${me.levels[item as Field] + 1}_rounds`] ?? 0;
  return table.numbers[`${item}_rounds`] ?? 1;
}

/** How far a mission is, in its own measure: units, points, rounds, or done or not. */
export function progressOf(id: string, me: Secrets, table: Companion): { now: number; goal: number } | null {
  const { mission } = me;
  if (!mission || mission.id !== id) return null;
  const { numbers } = table;
  if (id.startsWith("troops")) return { now: mission.progress, goal: numbers.troops_units ?? 0 };
  if (id === "expansion") return { now: Math.max(0, me.income - mission.basis), goal: numbers.expansion_points ?? 0 };
  if (id === "foresight") return { now: Math.min(me.left, numbers.foresight_points ?? 0), goal: numbers.foresight_points ?? 0 };
  if (id === "defence") return { now: (numbers.defence_rounds ?? 0) - mission.checks, goal: numbers.defence_rounds ?? 0 };
  return { now: mission.progress, goal: 1 };
}

/** How many things are chosen in an area: the number on its tab. */
export function chosenIn(area: Area, me: Secrets): number {
  const count = (items: readonly string[]): number => items.reduce((sum, item) => sum + (me.chosen[item] ?? 0), 0);
  const starting = (...starts: string[]): string[] => Object.keys(me.chosen).filter((item) => starts.some((start) => item.startsWith(`${start}-`)));
  switch (area) {
    case "military":
      return count(UNITS);
    case "research":
      return count(FIELDS);
    case "diplomacy":
      return count(["diplomat", ...starting("boycott", "offer", "dissolve")]) + Object.keys(me.tributes).length;
    case "espionage":
      return count(["spy", ...starting("espionage", "sabotage")]);
    case "missions":
      return me.planned !== null && me.planned !== me.mission?.id ? 1 : 0;
  }
}
