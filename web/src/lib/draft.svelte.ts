/** Steps that are laid out and not yet said: the table is shown as it would be, nobody else sees it. */
import type { Scene } from "./api";
import type { Action, LiveTable } from "./live.svelte";

export class Draft {
  steps = $state.raw<Action[]>([]);
  #scene = $state.raw<Scene | null>(null);
  #sending = false;
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
  async add(action: Action): Promise<void> {
    await this.#lay([...this.mine, action]);
  }

  async undo(): Promise<void> {
    await this.#lay(this.mine.slice(0, -1));
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
    const steps = last ? [...this.mine, last] : this.mine;
    if (!steps.length || this.#sending) return; // a second click says nothing new
    const shown = this.#scene;
    this.#sending = true;
    try {
      await this.live.answer(steps);
    } finally {
      this.#sending = false;
      if (this.#scene === shown) this.clear();
    }
  }
}
