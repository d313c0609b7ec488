/** The view of LEADERS as the hall sends it; see games/leaders/knowledge/view.py. */
import type { GameEvent } from "../../lib/words.svelte";

export type Field = "military" | "technology" | "economy";
export type Unit = "infantry" | "tank" | "plane";

/** An event card: the event that tells it. */
export type Card = GameEvent;

export interface Player {
  colour: string | null;
  bloc: string | null;
  nation: string | null;
  place: number | null; // in the player order, from 1
  share: number | null; // of a fixed start, from 1
  out: boolean;
  points: number; // entered last
  markers: number | null; // Hot Spots only
  badges: number;
  military: number;
  in_headquarters: boolean; // beside the turn of another player
}

export interface Mission {
  id: string;
  checks: number; // national events left
  progress: number; // units ordered, or 1
  basis: number; // income at the activation
}

/** What only the player knows. */
export interface Secrets {
  saved: number;
  income: number;
  left: number; // after everything chosen so far
  diplomats: number;
  spies: number;
  free_diplomats: number;
  free_spies: number;
  coming: { diplomats: number; spies: number };
  levels: Record<Field, number>;
  running: Record<Field, number>; // national events until the level is reached, 0 if nothing is under way
  under_way: { unit: Unit; count: number; turns: number }[];
  chosen: Record<string, number>; // by item, as in the answers "add" and "drop"
  tributes: Record<string, number>; // by seat
  paying: number | null; // the seat whose tribute is being fixed: answer "amount"
  costs: Record<string, number>; // units, operatives, the next level of each field
  chances: { boycott: number[]; spy: number[]; boycott_exact?: Record<string, number>; spy_exact?: Record<string, number> };
  allies: number[];
  offered: number[]; // whose answer is not known yet
  offers: number[]; // to be answered now: "accept" and "decline"
  barred: number[]; // former partners not to be attacked in this turn
  cards: Card[];
  mission: Mission | null;
  planned: string | null;
  open_missions: { id: string; rounds: number }[];
  fulfilled: string[];
}

export interface Companion {
  scenario: string;
  round: number;
  active: number | null;
  order: number[]; // seats in player order
  entries: number[][]; // by seat, the last four at most, oldest first; each may be mended by agreement: /table/entries/SEAT/INDEX
  players: Player[];
  cards: Card[][]; // public ones, by seat
  world: string | null;
  victory: { points: number; level: number; badge: number; markers: number | null };
  numbers: Record<string, number>;
  phase: "setup" | "production" | "withdraw" | "events" | "command" | "headquarters" | "over";
  phase_number: number | null; // 0 to 4
  step: string | null; // of the set-up: colour, bloc, nation, order, share, material, start_areas, handicap, markers, rules
  end?: { way: string; winners: number[] };
  secrets?: Secrets[]; // of all, after the end
  me?: Secrets;
}
