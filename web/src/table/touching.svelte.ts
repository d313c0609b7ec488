/** From touches on the board to steps of the draft: taking up a piece, touching a target, asking why not. */
import type { Problem } from "../lib/api";
import type { Draft } from "../lib/draft.svelte";
import type { Action } from "../lib/live.svelte";
import { likes } from "../lib/settings.svelte";
import type { Offer } from "../lib/words.svelte";
import type { Face, Marks } from "../games/face";
import { tellProblem } from "../ui/notices.svelte";

export class Touching {
  taken = $state<string | null>(null);
  reason = $state.raw<Problem | null>(null); // why the thing just touched or looked at is not possible
  choices = $state.raw<Offer[]>([]); // several options lie at the touched target
  hints = $state.raw<ReadonlySet<string>>(new Set());
  told = $state.raw<ReadonlySet<string>>(new Set());
  doubt = $state.raw<{ option: Action; lost: string } | null>(null); // an answer that would lose something, to be sure of
  #asking = 0;
  #touched = false; // whether the reason answers a touch, and not only a look

  constructor(
    readonly draft: Draft,
    readonly face: () => Face | null,
    readonly names: () => string[],
  ) {}

  get options(): Offer[] {
    return (this.draft.scene?.options ?? []) as unknown as Offer[];
  }

  placed = $derived.by(() => {
    const face = this.face();
    const scene = this.draft.scene;
    if (!face || !scene) return [];
    return this.options.map((option) => ({ option, place: face.place(option, scene.view, this.draft.live.seat) }));
  });

  /** Options that are not on the board are buttons. */
  buttons = $derived(this.placed.length ? this.placed.filter((one) => !one.place).map((one) => one.option) : this.options);

  marks: Marks = $derived.by(() => {
    const pieces = new Set<string>();
    const targets = new Map<string, Offer[]>();
    for (const { option, place } of this.placed) {
      if (!place) continue;
      if (place.piece) pieces.add(place.piece);
      if (!place.piece || place.piece === this.taken) targets.set(place.target, [...(targets.get(place.target) ?? []), option]);
    }
    return { pieces, targets, taken: this.taken, hints: this.hints, told: this.told };
  });

  touch = (id: string): void => {
    this.#touched = true;
    this.reason = null;
    this.choices = [];
    const here = this.marks.targets.get(id);
    if (here) void this.offer(here);
    else if (this.marks.pieces.has(id)) this.taken = this.taken === id ? null : id;
    else this.ask(id, this.taken);
  };

  drop = (piece: string, target: string): void => {
    this.taken = piece;
    this.#touched = true;
    const here = this.marks.targets.get(target);
    if (here) void this.offer(here);
    else this.ask(target, piece);
  };

  /** Look at a greyed element, without touching it. */
  wonder = (id: string | null): void => {
    if (id === null) {
      if (!this.#touched) this.reason = null; // what was asked by a touch stays to be read
    } else if (!this.marks.targets.has(id) && !this.marks.pieces.has(id)) {
      this.#touched = false;
      this.ask(id, this.taken);
    }
  };

  ask(target: string, piece: string | null): void {
    const face = this.face();
    const scene = this.draft.scene;
    const meant = face && scene ? face.meant(target, piece, scene.view, this.draft.live.seat) : null;
    if (meant) void this.why(meant);
  }

  /** Why not, after some answers that are not given yet: those of the draft, if it is not said which. */
  async why(action: Action, after: Action[] = this.draft.mine): Promise<void> {
    const turn = ++this.#asking;
    try {
      const reason = await this.draft.live.why(action, after);
      if (turn === this.#asking) this.reason = reason;
    } catch {
      // Offline, or the match went on: there is nothing to explain any more.
    }
  }

  async offer(options: Offer[]): Promise<void> {
    if (options.length === 1) await this.choose(options[0]!);
    else this.choices = options;
  }

  /** Take an option: a step of the draft, or at once with the draft before it. What would lose something is asked once. */
  async choose(option: Action, sure = false): Promise<void> {
    const scene = this.draft.scene;
    const lost = !sure && scene ? (this.face()?.loses?.(option, scene) ?? "") : "";
    this.doubt = lost ? { option, lost } : null;
    if (lost) return;
    this.choices = [];
    this.reason = null;
    this.hints = new Set();
    try {
      if (!likes.confirm || (this.face()?.final.has(option.kind) ?? true)) {
        this.taken = null;
        await this.draft.send(option);
      } else {
        await this.draft.add(option);
        if (this.taken && !this.marks.pieces.has(this.taken)) this.taken = null;
      }
    } catch (problem) {
      tellProblem(problem, this.draft.live.table?.game, this.names());
    }
  }

  async confirm(): Promise<void> {
    this.taken = null;
    try {
      await this.draft.send();
    } catch (problem) {
      tellProblem(problem, this.draft.live.table?.game, this.names());
    }
  }
}
