/**
 * What is being ordered on the map and not yet said: the draft of a step, and what a touch of a place means. What is
 * possible comes from the options of the hall; where those depend on an answer before, the hall rehearses it.
 */
import type { Scene } from "../../../lib/api";
import type { Action } from "../../../lib/live.svelte";
import type { Offer } from "../../../lib/words.svelte";
import type { ScreenProps } from "../../face";
import type { Unit } from "../companion";
import { companion, UNITS } from "../table";
import { armyOf, boardOf, minus, none, plus, STRONGEST, total, type Army, type BoardView } from "./board";

/** Units on their way from one place to another. */
export interface March {
  from: string;
  to: string;
  army: Army;
  there: Army; // that have not gone yet
  most: number; // that may go
}

/** The answers that put a unit into a region, by question. */
const PUTS: Record<string, string> = { place: "place", defend: "reinforce" };
const argument = (unit: Unit, place: string): string => `${unit}-${place}`;
export const idOf = (action: Action): string => `${action.kind} ${action.argument ?? ""}`;

export class Desk {
  chosen = $state<string | null>(null); // the place that was touched last
  placed = $state.raw<Record<string, Army>>({}); // more than the hall has, or less where something is recalled
  kept = $state.raw<Record<string, Unit>>({}); // which unit stays, where it is not the weakest
  source = $state<string | null>(null);
  march = $state.raw<March | null>(null);
  busy = $state(false);
  #ends = $state.raw<Offer[]>([]); // where units of the source may go
  #moving: Promise<void> = Promise.resolve(); // one touch after the other: who is quicker than the line means both
  #props: () => ScreenProps;

  constructor(props: () => ScreenProps) {
    this.#props = props;
  }

  // --- What is asked --------------------------------------------------------------------------------------

  scene = $derived.by((): Scene => this.#props().scene);
  board = $derived.by((): BoardView => boardOf(companion(this.#props().view))!);
  view = $derived.by(() => companion(this.#props().view));
  me = $derived.by(() => (this.scene.question ? this.#props().live.seat : this.scene.reader));
  asked = $derived.by(() => (this.scene.status === "playing" ? (this.scene.question?.decision ?? "") : ""));
  offers = $derived.by(() => this.scene.options as unknown as Offer[]);
  #offered = $derived.by(() => new Set(this.offers.map(idOf)));
  camp = $derived.by((): Army => {
    const camp = this.board.camps[this.me] ?? none();
    return Object.values(this.placed).reduce(minus, camp);
  });

  may(kind: string, about?: string): boolean {
    return this.#offered.has(idOf({ kind, argument: about }));
  }

  /** A new question: nothing is drafted yet. */
  clear(): void {
    this.placed = {};
    this.kept = {};
    this.source = this.asked === "move" && !this.offers.some((offer) => offer.kind === "from") ? this.board.source : null;
    this.march = null;
    this.#ends = this.source ? this.#sends(this.scene) : [];
  }

  startOver = (): void => {
    this.clear();
    this.chosen = null;
  };

  #sends(scene: Scene): Offer[] {
    return (scene.options as unknown as Offer[]).filter((offer) => offer.kind === "send");
  }

  // --- What can be touched --------------------------------------------------------------------------------

  /** Places where a touch does something: where units come from or are chosen, and where they go. */
  pieces = $derived.by((): ReadonlySet<string> => {
    if (this.asked === "move") return new Set([...this.#of("from"), ...(this.#sends(this.scene).length && this.board.source ? [this.board.source] : [])]);
    if (this.asked === "withdrawal") return this.#places("keep");
    return new Set();
  });

  targets = $derived.by((): ReadonlySet<string> => {
    switch (this.asked) {
      case "start":
        return this.#of("occupy");
      case "place":
      case "defend": {
        const open = this.#places(PUTS[this.asked]!);
        for (const place of [...this.#places("recall"), ...Object.keys(this.placed)]) open.add(place);
        return open;
      }
      case "move":
        return new Set(this.#ends.map((offer) => String(offer.argument).split("-")[1]!));
      case "next_battle":
        return new Set([...this.#of("battle"), ...[...this.#of("engage")].map((one) => one.split("-")[0]!)]);
      default:
        return new Set();
    }
  });

  #of(kind: string): Set<string> {
    return new Set(this.offers.filter((offer) => offer.kind === kind).map((offer) => String(offer.argument)));
  }

  #places(kind: string): Set<string> {
    return new Set([...this.#of(kind)].map((one) => one.split("-")[1]!));
  }

  // --- Touching a place -----------------------------------------------------------------------------------

  touch = (place: string): void => {
    this.chosen = place;
    this.#props().wonder(null);
    switch (this.asked) {
      case "start":
        return this.#answerOrWonder({ kind: "occupy", argument: place });
      case "withdrawal":
        return this.#touchKept(place);
      case "place":
      case "defend":
        return this.#touchPut(place);
      case "move":
        this.#moving = this.#moving.then(() => this.#touchMove(place));
        return;
      case "next_battle":
        return this.#touchBattle(place);
    }
  };

  #answerOrWonder(action: Action): void {
    if (this.#offered.has(idOf(action))) void this.say([action]);
    else this.#props().wonder(action);
  }

  #touchBattle(place: string): void {
    const duels = [...this.#of("engage")].filter((one) => one.split("-")[0] === place);
    if (duels.length > 1) return; // the panel asks against whom
    if (duels[0]) return void this.say([{ kind: "engage", argument: duels[0] }]);
    const sea = this.board.places[place]?.owner === undefined;
    const other = this.board.places[place]?.units.find((one) => one.seat !== this.me)?.seat ?? (this.me === 0 ? 1 : 0);
    this.#answerOrWonder(sea ? { kind: "engage", argument: `${place}-p${other + 1}` } : { kind: "battle", argument: place });
  }

  /** Answers, one at a time, whatever is tapped meanwhile. */
  async say(actions: Action[]): Promise<boolean> {
    if (this.busy) return false;
    this.busy = true;
    const done = await this.#props().answer(actions);
    this.busy = false;
    return done;
  }

  // --- Withdrawing: which unit stays ----------------------------------------------------------------------

  keeps(place: string): Unit {
    const there = armyOf(this.board, place, this.me);
    return this.kept[place] ?? UNITS.find((unit) => there[unit] > 0) ?? "infantry";
  }

  keep(place: string, unit: Unit): void {
    this.kept = { ...this.kept, [place]: unit };
  }

  #touchKept(place: string): void {
    const kinds = UNITS.filter((unit) => this.may("keep", argument(unit, place)));
    if (kinds.length) this.keep(place, kinds[(kinds.indexOf(this.keeps(place)) + 1) % kinds.length]!);
    else this.#props().wonder({ kind: "keep", argument: argument(this.keeps(place), place) });
  }

  withdraw = (): Promise<boolean> => this.say([...Object.entries(this.kept).map(([place, unit]) => ({ kind: "keep", argument: argument(unit, place) })), { kind: "withdraw" }]);

  // --- Placing and defending: from the base camp into regions ---------------------------------------------

  /** How many units stand in a region that count against its limit, the draft among them. */
  filled(place: string): number {
    const counted = this.board.places[place]?.units.filter((one) => this.asked !== "defend" || one.seat !== this.view.active) ?? [];
    return counted.reduce((sum, one) => sum + total(one), 0) + total(this.placed[place] ?? none());
  }

  room(place: string): number {
    return this.targets.has(place) ? Math.max(0, (this.board.limits[place] ?? 0) - this.filled(place)) : 0;
  }

  mayPut(unit: Unit, place: string): boolean {
    return this.room(place) > 0 && this.camp[unit] > 0;
  }

  /** What was placed in this step can be taken back, whether the hall knows of it or not. */
  mayRecall(unit: Unit, place: string): boolean {
    const known = this.asked === "place" ? (this.board.fresh[place]?.[unit] ?? 0) : 0;
    return known + (this.placed[place]?.[unit] ?? 0) > 0;
  }

  put(unit: Unit, place: string, many = 1): void {
    const army = { ...(this.placed[place] ?? none()) };
    army[unit] += many;
    const { [place]: _, ...rest } = this.placed;
    this.placed = UNITS.some((one) => army[one] !== 0) ? { ...rest, [place]: army } : rest;
  }

  /** As many as the region takes, the strongest first. */
  fill(place: string): void {
    for (const unit of STRONGEST) {
      const many = Math.min(this.room(place), this.camp[unit]);
      if (many > 0) this.put(unit, place, many);
    }
  }

  #touchPut(place: string): void {
    if (this.room(place) > 0 && total(this.camp) > 0) this.fill(place);
    else if (!this.placed[place]) this.#props().wonder({ kind: PUTS[this.asked]!, argument: argument(UNITS.find((unit) => this.camp[unit] > 0) ?? "infantry", place) });
  }

  #puts(): Action[] {
    const put: Action[] = [];
    const back: Action[] = [];
    for (const [place, army] of Object.entries(this.placed)) {
      for (const unit of UNITS) {
        const kind = army[unit] < 0 ? "recall" : PUTS[this.asked]!;
        for (let i = 0; i < Math.abs(army[unit]); i++) (army[unit] < 0 ? back : put).push({ kind, argument: argument(unit, place) });
      }
    }
    return [...back, ...put];
  }

  endPlacing = (): Promise<boolean> => this.say([...this.#puts(), { kind: "continue" }]);

  /** Who has sent all there was is asked no more: only the hall knows whether there is still something to pass. */
  endDefending = async (): Promise<boolean> => {
    const puts = this.#puts();
    let more = true;
    if (puts.length) {
      try {
        const then = await this.#props().live.preview(puts);
        more = then.question?.decision === "defend" && (then.options as unknown as Offer[]).some((offer) => offer.kind === "pass");
      } catch {
        more = false; // the answer itself tells why
      }
    }
    return this.say(more ? [...puts, { kind: "pass" }] : puts);
  };

  // --- Moving ---------------------------------------------------------------------------------------------

  async #touchMove(place: string): Promise<void> {
    if (this.source === null) return this.#take(place);
    if (place === this.source) return this.letGo();
    if (this.targets.has(place)) return this.#propose(this.source, place);
    if (this.pieces.has(place)) return this.#take(place);
    const there = armyOf(this.board, this.source, this.me);
    const unit = UNITS.find((one) => there[one] > 0) ?? "infantry";
    this.#props().wonder({ kind: "send", argument: argument(unit, place) }, this.#from(this.source));
  }

  letGo(): void {
    this.source = null;
    this.march = null;
    this.#ends = [];
  }

  /** The hall is told where units come from, unless it knows already. */
  #from(source: string): Action[] {
    return this.board.source === source && this.#sends(this.scene).length ? [] : [{ kind: "from", argument: source }];
  }

  async #take(place: string): Promise<void> {
    this.march = null;
    if (!this.pieces.has(place)) {
      this.source = null;
      this.#ends = [];
      return this.#props().wonder({ kind: "from", argument: place });
    }
    this.source = place;
    const before = this.#from(place);
    const sends = before.length ? await this.#rehearsed(before) : this.#sends(this.scene);
    if (this.source === place) this.#ends = sends;
  }

  async #rehearsed(actions: Action[]): Promise<Offer[]> {
    try {
      return this.#sends(await this.#props().live.preview(actions));
    } catch {
      return []; // the match went on: the next scene says what is possible
    }
  }

  /** All that may go, the weakest staying behind: whether one must stay is for the hall to say. */
  async #propose(from: string, to: string): Promise<void> {
    const there = minus(armyOf(this.board, from, this.me), this.board.fresh[from] ?? none());
    const army = { ...there };
    for (let most = total(there); most > 0; most--) {
      try {
        await this.#props().live.preview([...this.#from(from), ...this.#marching(to, army)]);
        if (this.source === from) this.march = { from, to, army, there, most };
        return;
      } catch {
        const weakest = UNITS.find((unit) => army[unit] > 0)!;
        army[weakest]--;
      }
    }
  }

  #marching(to: string, army: Army): Action[] {
    return STRONGEST.flatMap((unit) => Array.from({ length: army[unit] }, () => ({ kind: "send", argument: argument(unit, to) })));
  }

  change(unit: Unit, by: number): void {
    if (!this.march) return;
    const army = { ...this.march.army, [unit]: this.march.army[unit] + by };
    this.march = { ...this.march, army };
  }

  mayAdd(unit: Unit): boolean {
    const { march } = this;
    return march !== null && march.army[unit] < march.there[unit] && total(march.army) < march.most;
  }

  /** Send the units that are drafted; the hall may still refuse. */
  go = async (): Promise<boolean> => {
    const { march } = this;
    if (!march || total(march.army) === 0) return false;
    const done = await this.say([...this.#from(march.from), ...this.#marching(march.to, march.army)]);
    if (done) this.letGo();
    return done;
  };

  endMoving = (): Promise<boolean> => this.say([{ kind: "continue" }]);

  // --- Losing units ---------------------------------------------------------------------------------------

  /** All that must go, the weakest first, until the hall asks no more: what is no choice it does by itself. */
  loseWeakest = async (): Promise<boolean> => {
    const lost: Action[] = [];
    const weakest = (offers: Offer[]): Offer | undefined => UNITS.map((unit) => offers.find((offer) => offer.kind === "lose" && String(offer.argument).startsWith(`${unit}-`))).find((offer) => offer);
    const { place, round } = this.board.battle!;
    let next = weakest(this.offers);
    while (next) {
      lost.push({ kind: next.kind, argument: next.argument });
      try {
        const then = await this.#props().live.preview(lost);
        const battle = boardOf(companion(then.view))?.battle;
        const still = then.question?.decision === "losses" && battle?.place === place && battle.round === round;
        next = still ? weakest(then.options as unknown as Offer[]) : undefined;
      } catch {
        break; // the answer itself tells why
      }
    }
    return this.say(lost);
  };

  // --- What the map shows ---------------------------------------------------------------------------------

  /** Units of a seat in a place, with the draft carried out. */
  shown(place: string, seat: number): Army {
    const there = armyOf(this.board, place, seat);
    if (seat !== this.me) return there;
    const { march } = this;
    const gone = march?.from === place ? march.army : none();
    const come = march?.to === place ? march.army : none();
    return plus(minus(there, gone), plus(come, this.placed[place] ?? none()));
  }

  /** How many more, or fewer, than the hall knows of. */
  drafted(place: string): number {
    return total(this.shown(place, this.me)) - total(armyOf(this.board, place, this.me));
  }
}
