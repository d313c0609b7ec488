/**
 * What is tapped in the headquarters, on its way to the hall. The hall takes one act after the other, so quick taps wait
 * in a row here; what is no longer possible when its turn comes is explained instead.
 */
import type { Scene } from "../../../lib/api";
import type { Action } from "../../../lib/live.svelte";
import type { ScreenProps } from "../../face";

interface Waiting {
  actions: Action[];
  again: boolean; // as often as it is possible
}

const MOST = 99; // of "as often as possible"
const idOf = (action: Action): string => `${action.kind} ${action.argument ?? ""}`;

export class Orders {
  waiting = $state.raw<Waiting[]>([]);
  #scene: () => Scene;
  #answer: ScreenProps["answer"];
  #wonder: ScreenProps["wonder"];
  #number: () => number;
  #offered = $derived.by(() => new Set(this.#scene().options.map((offer) => idOf(offer as unknown as Action))));
  #pumping = false;

  constructor(props: () => Pick<ScreenProps, "scene" | "answer" | "wonder" | "live">) {
    this.#scene = () => props().scene;
    this.#number = () => props().live.number;
    this.#answer = (actions) => props().answer(actions);
    this.#wonder = (action) => props().wonder(action);
  }

  /** Whether the hall offers it now. */
  may(kind: string, argument?: string | number): boolean {
    return this.#offered.has(idOf({ kind, argument }));
  }

  /** How many of an item are added, less those dropped, that the hall has not told of yet. */
  coming(item: string): number {
    const acts = this.waiting.flatMap((one) => one.actions).filter((action) => action.argument === item);
    return acts.reduce((sum, action) => sum + (action.kind === "add" ? 1 : action.kind === "drop" ? -1 : 0), 0);
  }

  busy(kind: string, argument?: string | number): boolean {
    return this.waiting.some((one) => one.actions.some((action) => idOf(action) === idOf({ kind, argument })));
  }

  /** Do it, after what was tapped before; what cannot be is explained. */
  give(kind: string, argument?: string | number): void {
    this.together([{ kind, argument }]);
  }

  /** As often as the hall offers it. */
  most(kind: string, argument: string): void {
    this.together([{ kind, argument }], true);
  }

  /** Several answers that are one act. */
  together(actions: Action[], again = false): void {
    this.waiting = [...this.waiting.filter((one) => !one.again), { actions, again }];
    void this.#pump();
  }

  async #pump(): Promise<void> {
    if (this.#pumping) return;
    this.#pumping = true;
    let many = 0;
    while (this.waiting.length) {
      const next = this.waiting[0]!;
      const first = next.actions[0]!;
      if (!this.may(first.kind, first.argument) && first.kind !== "amount") {
        if (!next.again || many === 0) this.#wonder(first);
        this.waiting = this.waiting.slice(1);
        many = 0;
        continue;
      }
      const known = this.#number();
      let done = await this.#answer(next.actions);
      // Somebody else's news came first, and nothing was done: the tap is given once more.
      if (!done && this.#number() !== known && this.may(first.kind, first.argument)) done = await this.#answer(next.actions);
      many++;
      if (!done) this.waiting = [];
      else if (!next.again || many >= MOST || !this.waiting.includes(next)) {
        this.waiting = this.waiting.filter((one) => one !== next);
        many = 0;
      }
    }
    this.#pumping = false;
  }
}
