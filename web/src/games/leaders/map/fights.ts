/** Fights as the feed tells them, round by round; what was rolled is looked up in the match as it was. */
import { get, type Replay } from "../../../lib/api";
import type { Line, LiveTable } from "../../../lib/live.svelte";
import type { Unit } from "../companion";
import { standing } from "../hq/curve";
import { companion } from "../table";
import { boardOf, type BattleView, type Rolled } from "./board";

export interface Round {
  hits: [number, number]; // of attacker and defender
  lost: { seat: number; unit: Unit }[];
  dice?: Rolled[][];
}

export interface Fight {
  place: string;
  attacker: number;
  defender: number;
  rounds: Round[];
  retreat: { seat: number; saved: number; lost: { seat: number; unit: Unit }[] } | null;
  winner: number | null; // null: under way, or a draw
  over: boolean;
  first: number; // lines of the feed
  last: number;
}

export function fightsOf(lines: readonly Line[]): Fight[] {
  const fights: Fight[] = [];
  for (const line of standing(lines)) {
    for (const event of line.events ?? []) {
      if (event.event === "battle_begun") {
        fights.push({ place: String(event.place), attacker: Number(event.seat), defender: Number(event.player), rounds: [], retreat: null, winner: null, over: false, first: line.number, last: line.number });
        continue;
      }
      const fight = fights.at(-1);
      if (!fight || fight.over) continue;
      fight.last = line.number;
      if (event.event === "volley") fight.rounds.push({ hits: [Number(event.hits), Number(event.struck)], lost: [] });
      if (event.event === "unit_lost") fight.rounds.at(-1)?.lost.push({ seat: Number(event.seat), unit: event.unit as Unit });
      if (event.event === "retreated") fight.retreat = { seat: Number(event.seat), saved: Number(event.saved), lost: [] };
      if (event.event === "battle_won" || event.event === "battle_drawn") {
        fight.over = true;
        fight.winner = event.event === "battle_won" ? Number(event.seat) : null;
      }
    }
  }
  return fights;
}

/** How many fights each player has won and lost; a draw is neither. */
export function tally(fights: readonly Fight[], seats: number): { won: number; lost: number }[] {
  const row = Array.from({ length: seats }, () => ({ won: 0, lost: 0 }));
  for (const { winner, attacker, defender } of fights) {
    if (winner === null) continue;
    row[winner]!.won++;
    row[winner === attacker ? defender : attacker]!.lost++;
  }
  return row;
}

const PART = 100;

/** What both sides rolled in each combat round. The view before a die says which unit it is for, the line what it shows. */
export async function diceOf(live: LiveTable, fight: Fight): Promise<Rolled[][][]> {
  const before = new Map<number, BattleView | null>();
  for (let first = fight.first; first <= fight.last; first += PART) {
    const part = await get<Replay>(`/api/tables/${live.id}/replay?first=${first}&most=${PART}&seat=${live.reader}`);
    for (const step of part.steps) before.set(step.step + 1, boardOf(companion(step.view))?.battle ?? null);
  }
  const rounds: Rolled[][][] = [];
  let again: { side: number; die: number } | null = null;
  for (const { number, by, action } of live.lines) {
    const battle = before.get(number);
    if (number <= fight.first || number > fight.last || !battle || !action) continue;
    if (action.kind === "reroll") again = { side: battle.sides.findIndex((side) => side.seat === by), die: Number(action.argument) - 1 };
    if (action.kind !== "die") continue;
    const dice = battle.sides.map((side) => side.dice.map((die) => ({ ...die })));
    const open = again ? dice[again.side]?.[again.die] : dice.flat().find((die) => die.face === null);
    if (open) open.face = action.argument as Rolled["face"];
    rounds[battle.round - 1] = dice;
    again = null;
  }
  return rounds;
}
