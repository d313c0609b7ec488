/** What the screens of LEADERS share: the drawing's shape, and small questions to the view. */
import type { Scene } from "../../lib/api";
import { say } from "../../lib/words.svelte";
import type { Drawing, View } from "../face";
import type { Companion, Unit } from "./companion";
import type { SignName } from "./Sign.svelte";

export const SLUG = "leaders";
export const UNITS: readonly Unit[] = ["infantry", "tank", "plane"];
export type Bloc = "capitalist" | "neutral" | "communist";

export interface LeadersDrawing {
  colours: string[];
  blocs: Record<Bloc, Record<string, number>>; // seats of a bloc by number of players
  nations: Record<string, { bloc: Bloc; half: "board" | "app"; expansion: boolean }>;
  scenarios: Record<string, { nations: "free" | "by_bloc" | "fixed"; start: "free" | "fixed" | "home_area"; victory: Record<string, number[]> }>;
  two_camps: Record<string, string[]>;
  units: { name: Unit; die: "white" | "grey" | "black"; faces: number[] }[];
  phases: { name: string; secret: boolean; device: boolean }[];
  checklists: Record<string, Record<string, string[]>>; // clauses by screen and group
  skills: Record<string, string[]>; // clauses by nation
  military: string[]; // a clause for each level
  badges: string[];
  markers: number;
  most_entered: number;
}

export const companion = (view: View): Companion => view as unknown as Companion;
export const drawn = (drawing: Drawing): LeadersDrawing => drawing as unknown as LeadersDrawing;
/** Names of the engine as they stand in ids of messages. */
export const dashed = (name: string): string => name.replaceAll("_", "-");

/** A message of the game itself, not of the page. */
export const gameSays = (message: string): string => say(message, {}, SLUG);
export const sayNation = (nation: string | null): string => (nation ? gameSays(`leaders-nation-${nation}`) : "");
export const sayScenario = (scenario: string): string => gameSays(`leaders-scenario-${scenario}`);
export const sayPhase = (phase: string): string => say(`web-leaders-phase-${phase}`);

const SECRET = new Set(["secret_events", "headquarters"]);

/** What this reader is asked now: by name, "" for nothing. What is told for the table comes first. */
export function askedOf(scene: Scene): string {
  if (scene.status === "over") return "";
  return scene.telling?.decision ?? scene.question?.decision ?? "";
}

export const isSecret = (decision: string): boolean => SECRET.has(decision);

/** Whose points or markers are being told, or who is asked. */
export function tellerOf(scene: Scene): number {
  const facts = scene.telling?.facts ?? scene.question?.facts ?? {};
  return Number(facts.player ?? 0) - 1;
}

const CARD_SIGNS: Record<string, SignName> = {
  fresh_troops: "troops",
  sabotage_hit: "sabotage",
  boycott_hit: "boycott",
  new_military: "military",
  glory: "badge",
  world_effect: "world",
  new_technology: "technology",
  new_diplomats: "diplomat",
  tribute_received: "tribute",
  boycott_success: "boycott",
  boycott_failed: "boycott",
  boycott_foiled: "boycott",
  diplomat_caught: "diplomat",
  alliance: "alliance",
  new_spies: "spy",
  sabotage_success: "sabotage",
  sabotage_failed: "sabotage",
  sabotage_foiled: "sabotage",
  secret_information: "espionage",
  espionage_failed: "espionage",
  espionage_foiled: "espionage",
  spy_caught: "spy",
  mission_failed: "mission",
  production_points: "points",
};

export function cardSign(card: { event: string } & Record<string, unknown>): SignName {
  if (card.event === "new_technology" && card.field === "economy") return "economy";
  return CARD_SIGNS[card.event] ?? "world";
}
