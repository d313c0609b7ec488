/** How fights ended, taken from the events of the log, and which of the ends is on show. */
import type { Line } from "../../lib/live.svelte";
import type { GameEvent } from "../../lib/words.svelte";

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
  outcome: string; // empty where a leader died without a fight
  attacker: string | null; // null: face down
  target: string | null;
  victim: number;
  lost: GameEvent[];
  marked: GameEvent | null;
  epic: Epic | null;
}

const LOSSES = new Set(["destroyed", "unshielded", "marked"]);
const WHO = new Set(["declared", "changed"]);

/** Every end that a line tells of; who fought stands in it, or in a line before. */
export function resultsOf(line: Line, lines: readonly Line[]): Result[] {
  const found: Result[] = [];
  const events = line.events ?? [];
  for (const [n, event] of events.entries()) {
    const last = found.at(-1);
    if (event.event === "compared") found.push(begun(event, [...before(line, lines), ...events.slice(0, n)]));
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
    strength: Number(event.strength),
    armour: Number(event.armour),
    outcome: String(event.outcome),
    attacker: text(declared?.piece),
    target: text(target?.target),
    victim: Number(target?.other ?? -1),
  };
}

/** One's own ends are shown as soon as they are known, those of others when the narrator comes to them. */
export class Results {
  #line: Result[] = $state.raw([]);
  #later = new Map<GameEvent, Result>();
  #shown = new WeakSet<GameEvent>();

  now = $derived.by((): Result | null => this.#line[0] ?? null);

  take(results: Result[], mine: boolean): void {
    for (const result of results) {
      if (mine) this.#show(result);
      else this.#later.set(result.of, result);
    }
  }

  /** The narrator speaks of an event. */
  tell(event: GameEvent): void {
    const result = this.#later.get(event);
    if (result) this.#show(result);
    this.#later.delete(event);
  }

  #show(result: Result): void {
    if (this.#shown.has(result.of)) return;
    this.#shown.add(result.of);
    this.#line = [...this.#line, result];
  }

  /** The one on show has been seen. */
  next = (): void => {
    this.#line = this.#line.slice(1);
  };
}
