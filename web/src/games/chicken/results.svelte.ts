/** How fights ended, taken from the events of the log, and which of the ends is on show. */
import { SvelteMap } from "svelte/reactivity";
import type { Line, LiveTable } from "../../lib/live.svelte";
import type { GameEvent } from "../../lib/words.svelte";
import type { Piece } from "./table";

/** A leader that died and the one that takes over, if there was another one. */
export interface Epic {
  seat: number;
  leader: string;
  spare: string | null;
}

export interface Result {
  of: GameEvent; // the event that tells of it
  strength: number;
  armour: number;
  outcome: string; // escaped where nothing was compared; empty where a leader died without a fight
  attacker: string | null; // null: face down
  target: string | null;
  victim: number;
  lost: GameEvent[];
  marked: GameEvent | null;
  epic: Epic | null;
}

const LOSSES = new Set(["destroyed", "unshielded", "marked"]);
const ENDS = new Set(["compared", "escaped", "epic"]);
const WHO = new Set(["declared", "changed"]);

/** Every end that a line tells of; who fought stands in it, or in a line before. */
export function resultsOf(line: Line, lines: readonly Line[]): Result[] {
  const found: Result[] = [];
  const events = line.events ?? [];
  for (const [n, event] of events.entries()) {
    const last = found.at(-1);
    if (event.event === "compared" || event.event === "escaped") found.push(begun(event, [...before(line, lines), ...events.slice(0, n)]));
    else if (event.event === "declared") found.push(nothing(event));
    else if (last?.outcome && LOSSES.has(event.event)) {
      last.lost.push(event);
      if (event.event === "marked") last.marked = event;
    } else if (event.event === "epic") {
      const next = events[n + 1];
      const epic = { seat: Number(event.seat), leader: String(event.leader), spare: next?.event === "leads" ? String(next.leader) : null };
      if (last?.outcome && !last.epic) last.epic = epic;
      else found.push({ ...nothing(event), epic });
    }
  }
  return found.filter(({ outcome, epic }) => outcome || epic);
}

const nothing = (of: GameEvent): Result => ({ of, strength: 0, armour: 0, outcome: "", attacker: null, target: null, victim: -1, lost: [], marked: null, epic: null });

function* before(line: Line, lines: readonly Line[]): Generator<GameEvent> {
  for (const one of lines) if (one.number < line.number) yield* (one.events ?? []).filter(({ event }) => WHO.has(event));
}

function begun(event: GameEvent, told: GameEvent[]): Result {
  const declared = told.findLast((one) => one.event === "declared");
  const target = told.findLast((one) => WHO.has(one.event));
  const text = (value: unknown): string | null => (typeof value === "string" ? value : null);
  return {
    ...nothing(event),
    strength: Number(event.strength ?? 0),
    armour: Number(event.armour ?? 0),
    outcome: String(event.outcome ?? event.event),
    attacker: text(declared?.piece),
    target: text(target?.target),
    victim: Number(target?.other ?? -1),
  };
}

/**
 * One's own ends are shown as soon as they are known, or after the scrolls that are still to be turned up; those of others
 * when the narrator comes to them. They belong to the
 * table and not to a screen: a curtain may fall before anybody has seen one.
 */
export class Results {
  static readonly #all = new WeakMap<LiveTable, Results>();
  seen: Readonly<Record<string, Piece>> = {}; // every piece as it was last seen: a lost one is drawn once more
  #queue: Result[] = $state.raw([]);
  #later = new SvelteMap<GameEvent, Result>();
  #held: Result[] = $state.raw([]); // until the narrator has shown the scrolls
  #shown = new WeakSet<GameEvent>();
  #upTo = $state(-1); // the last line that was heard
  #heard = -1; // how many ends have been told, or were there before we came

  get now(): Result | null {
    return this.#queue[0] ?? null;
  }

  /** Whether one is on show, or will be, or may be in a line that is on its way. */
  pending(number: number): boolean {
    return this.#upTo < number || this.#queue.length + this.#held.length + this.#later.size > 0;
  }

  static of(live: LiveTable): Results {
    const found = Results.#all.get(live) ?? new Results();
    Results.#all.set(live, found);
    return found;
  }

  /** New lines. A shared device reads for one seat after the other, each with lines of its own, but ends are public: they
   * are counted, and nobody is told again what another one has seen. */
  hear(lines: readonly Line[], number: number, mine: (line: Line) => boolean, narrated: (line: Line) => boolean): void {
    if (lines.length < number) return; // the others are on their way
    const ends = (line: Line): number => (line.events ?? []).filter(({ event }) => ENDS.has(event)).length;
    this.#upTo = number;
    const all = lines.reduce((sum, line) => sum + ends(line), 0);
    let fresh = this.#heard < 0 ? 0 : all - this.#heard;
    this.#heard = all;
    if (fresh <= 0) return;
    const from = lines.findLastIndex((line) => (fresh -= ends(line)) <= 0);
    for (const line of lines.slice(from)) {
      for (const result of resultsOf(line, lines)) {
        if (mine(line) && narrated(line) && line.events?.some(({ event }) => event === "revealed")) this.#held = [...this.#held, result];
        else if (mine(line)) this.#show(result);
        else this.#later.set(result.of, result);
      }
    }
  }

  see(pieces: Readonly<Record<string, Piece>>): void {
    this.seen = { ...this.seen, ...pieces };
  }

  /** The narrator speaks of an event. */
  tell(event: GameEvent): void {
    const result = this.#later.get(event);
    if (result) this.#show(result);
    this.#later.delete(event);
  }

  /** The narrator is silent again. */
  release(): void {
    this.#held.forEach((result) => this.#show(result));
    this.#held = [];
  }

  #show(result: Result): void {
    if (this.#shown.has(result.of)) return;
    this.#shown.add(result.of);
    this.#queue = [...this.#queue, result];
  }

  /** The one on show has been seen. */
  next = (): void => {
    this.#queue = this.#queue.slice(1);
  };

  /** Nobody wants to see any more of them. */
  skip(): void {
    this.#later.clear();
    this.#held = [];
    this.#queue = [];
  }
}
