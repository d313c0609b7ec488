/** Steps that are laid out and not yet said: the table is shown as it would be, nobody else sees it. */
import type { Scene } from "./api";
import type { Action, LiveTable } from "./live.svelte";

export class Draft {
  steps = $state.raw<Action[]>([]);
  #scene = $state.raw<Scene | null>(null);
  #sending = false;
  #last: Promise<void> = Promise.resolve();
  #number = -1; // the line of the feed the draft was begun at

  constructor(readonly live: LiveTable) {}

  /** The table with the draft carried out; without one the table as it is. */
  get scene(): Scene | null {
    return this.#holds() ? this.#scene : this.live.scene;
  }

  get many(): number {
    return this.#holds() ? this.steps.length : 0;
  }

  #holds(): boolean {
    return this.steps.length > 0 && this.#number === this.live.number;
  }

  get mine(): Action[] {
    return this.#holds() ? this.steps : [];
  }

  /** Lay out one more step. */
  add(action: Action): Promise<void> {
    return this.#inTurn(() => this.#lay([...this.mine, action]));
  }

  /** Lay out these steps instead of those there are. */
  lay(steps: Action[]): Promise<void> {
    return this.#inTurn(() => this.#lay(steps));
  }

  undo(): Promise<void> {
    return this.#inTurn(() => this.#lay(this.mine.slice(0, -1)));
  }

  /** One change after the other: who is quicker than the line lays out both steps, not the second alone. */
  #inTurn(change: () => Promise<void>): Promise<void> {
    const made = this.#last.then(change);
    this.#last = made.catch(() => {}); // whoever asked for it hears of it
    return made;
  }

  clear(): void {
    this.steps = [];
    this.#scene = null;
  }

  async #lay(steps: Action[]): Promise<void> {
    if (!steps.length) {
      this.clear();
      return;
    }
    const number = this.live.number;
    const scene = await this.live.preview(steps);
    if (number !== this.live.number) return; // the match went on meanwhile
    this.#number = number;
    this.#scene = scene;
    this.steps = steps;
  }

  /** Say all steps, and perhaps a last one, as one: they are done or refused together. */
  async send(last?: Action): Promise<void> {
    if (this.#sending) return; // a second click says nothing new
    this.#sending = true;
    try {
      await this.#inTurn(() => this.#say(last));
    } finally {
      this.#sending = false;
    }
  }

  async #say(last?: Action): Promise<void> {
    const steps = last ? [...this.mine, last] : this.mine;
    if (!steps.length) return;
    const shown = this.#scene;
    try {
      await this.live.answer(steps);
    } finally {
      if (this.#scene === shown) this.clear();
    }
  }
}
