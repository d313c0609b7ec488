/**
 * What is being thought out at the table of Runewars: an answer that is picked and not given, or an order laid out step
 * by step. The hall rehearses every step, so where units may go, how many may come and what would follow is its word.
 */
import { Trouble, type Scene } from "../../lib/api";
import type { Action } from "../../lib/live.svelte";
import type { Offer } from "../../lib/words.svelte";
import { tellProblem } from "../../ui/notices.svelte";
import type { ScreenProps } from "../face";
import { drawn, isArea, optionsOf, SLUG, worldOf, type Order, type World } from "./table";

/** Questions for a number, one after the other: they are answered by steppers, all at once. */
const NUMBERS: Readonly<Record<string, "most" | "least" | "half">> = {
  march_number: "most",
  strategy_number: "most",
  replace: "least",
  quarter: "half",
  swap: "least",
  station: "most",
};
/** Answers that begin something that is laid out before it is said. */
const LAID: ReadonlySet<string> = new Set(["march_target", "march_source", "strategy_source", "strategy_target", "recruit_dial", "choose_tile", "place_column", "place_row", "place_turn", "home_marker", "home_turn",
  "take_title", "pay_title", "next_hero", "hero_action", "encounter", "assign_damage", "assign_routs", "lose_units"]);
/** Of these, where another step of the same kind may follow, or none. */
const ONGOING: ReadonlySet<string> = new Set(["march_source", "strategy_source", "hero_action", "encounter"]);
/** Questions for one unit after the other: what is missed least is laid out at once. */
const LOSSES: ReadonlySet<string> = new Set(["assign_damage", "assign_routs", "lose_units"]);
/** Cards and titles of your turn are asked for between the steps of an order; a draft passes by them. */
const BETWEEN: ReadonlySet<string> = new Set(["own_turn"]);
/** What says that there is no more to come, or nothing at all; and the bonus, which nobody refuses without need. */
const CLOSING: readonly string[] = [
  "use_bonus", "done", "go_on", "enough", "keep_runes", "no_tongue", "rest", "stay", "end_exchange", "save_rewards", "move_on", "raise_nothing", "keep_fates", "begin_duel", "draw_fate",
  "buy_nothing", "pass_window", "keep_commander", "keep_no_commander_card", "keep_no_hero",
];
/** Given ahead for battles to come; they answer no question. */
const STANDING: ReadonlySet<string> = new Set(["pass_ahead", "ask_again"]);
/** Answers that hold at once as soon as they are tapped, although they lie on the board or among cards. */
const PICKED_BUTTONS: ReadonlySet<string> = new Set(["order", "bid", "pay", "talk", "call_heroes", "call_commanders", "take_title"]);
/** Questions for how far a tile is turned: one way is shown at once. */
const TURNED: ReadonlySet<string> = new Set(["place_turn", "home_turn"]);
/** Questions about what a hero does in the Quest Phase. */
const HEROIC: ReadonlySet<string> = new Set(["next_hero", "hero_action", "encounter"]);
const MOST_STEPS = 60;

export interface Row {
  key: string;
  unit: string | null;
  instead: string | null; // of which type
  source: string | null;
  target: string | null;
  decision: string;
  low: number;
  high: number;
  value: number;
}

/** A unit that is to be lost, as the hall calls it, and how often it is hit. */
export interface Loss {
  unit: string;
  hits: number;
}

interface Laid {
  steps: Action[];
  rows: Row[];
  scene: Scene | null; // null: what the last step brings cannot be rehearsed
  number: number;
  spots: readonly (readonly [number, number])[]; // where what is laid may lie
  open: Scene | null; // before the losses that nobody has chosen; before all of them, if all are
  usual: readonly Loss[]; // these losses
  walk: Scene | null; // the hero who acts is asked what to do
}

const NOTHING: Laid = { steps: [], rows: [], scene: null, number: -1, spots: [], open: null, usual: [], walk: null };

export class Desk {
  chosen = $state<string | null>(null); // the area that was touched last
  picked = $state.raw<Offer | null>(null); // an answer that waits for the button below
  turns = $state.raw<readonly Offer[]>([]); // ways in which what is laid may be turned
  busy = $state(false);
  choices = $state.raw<Action[]>([]); // what was tapped for the draft
  #plans = $state<Record<number, Order | null>>({}); // by seat: the order that is meant to come next
  #numbers = $state.raw<Readonly<Record<string, number>>>({});
  #laid = $state.raw<Laid>(NOTHING);
  #changing: Promise<void> = Promise.resolve(); // one touch after the other: who is quicker than the line means both
  #known = new Map<string, Scene | null>(); // rehearsals since the last line of the feed
  #knownAt = -1;
  #props: () => ScreenProps;

  constructor(props: () => ScreenProps) {
    this.#props = props;
  }

  // --- What is asked --------------------------------------------------------------------------------------

  scene = $derived.by((): Scene => this.#props().scene);
  me = $derived.by(() => (this.scene.question ? this.#props().live.seat : this.scene.reader));
  asked = $derived.by(() => (this.scene.status === "playing" ? (this.scene.question?.decision ?? "") : ""));
  cards = $derived.by(() => drawn(this.#props().drawing));
  before = $derived.by((): World => worldOf(this.#props().view));
  laid = $derived.by((): Laid => (this.#laid.number === this.#props().live.number ? this.#laid : NOTHING));
  rows = $derived.by(() => this.laid.rows);
  steps = $derived.by(() => this.laid.steps);
  /** With the draft carried out, as far as it can be rehearsed. */
  now = $derived.by((): Scene => (this.laid.steps.length && this.laid.scene ? this.laid.scene : this.scene));
  losing = $derived.by(() => LOSSES.has(this.asked));
  world = $derived.by((): World => {
    const scene = this.losing ? this.laid.open : this.laid.steps.length ? this.laid.scene : null;
    return scene ? worldOf(scene.view) : this.before;
  });
  deciding = $derived.by(() => (this.laid.steps.length && !this.laid.scene ? "" : (this.now.question?.decision ?? "")));
  /** Whether the draft is about what is asked: what comes after it is asked when it has been said. */
  about = $derived.by(() => !this.steps.length || (!this.losing && !this.acted && this.laid.scene !== null && LAID.has(this.deciding)));
  offers = $derived.by((): Offer[] => {
    const scene = this.losing ? (this.laid.open ?? this.scene) : this.now;
    return this.asked && (this.losing || this.about) && this.mine(scene) ? optionsOf(scene).filter(({ kind }) => !STANDING.has(kind)) : [];
  });
  standing = $derived.by((): Offer[] => optionsOf(this.scene).filter(({ kind }) => STANDING.has(kind)));
  closing = $derived.by((): Offer | undefined => this.offers.find(({ kind }) => CLOSING.includes(kind)));
  /** Whether an army is put together: many numbers, one after the other, are one question. */
  mustering = $derived.by(() => this.asked in NUMBERS && !this.asked.endsWith("_number"));
  /** Whether answers are laid out: what is tapped is not said before the button below is pressed. */
  laying = $derived.by(() => LAID.has(this.asked) || this.asked in NUMBERS);
  /** Whether the draft may be said: the next question is another one, or may be closed. */
  complete = $derived.by(() => {
    if (!this.steps.length) return false;
    if (!this.laid.scene || this.losing || this.acted) return true;
    return !LAID.has(this.deciding) ? true : ONGOING.has(this.deciding);
  });

  /** A rehearsal may end at a question to somebody else, or to nobody. */
  private mine(scene: Scene): boolean {
    return scene === this.scene || scene.question !== null;
  }

  find(kind: string, argument?: number | string): Offer | undefined {
    return this.offers.find((offer) => offer.kind === kind && (argument === undefined || offer.argument === argument));
  }

  of(...kinds: string[]): Offer[] {
    return this.offers.filter((offer) => kinds.includes(offer.kind));
  }

  // --- The board ------------------------------------------------------------------------------------------

  offersAt(area: string): Offer[] {
    return this.offers.filter((offer) => offer.argument === area || (typeof offer.argument === "string" && this.world.hero_at[offer.argument] === area && (offer.kind === "move_hero" || offer.kind === "passage" || offer.kind === "act_with")));
  }

  /** What a touch of the area would begin now. To activate an area that nobody can reach is legal and useless. */
  can(area: string): boolean {
    const offers = this.offersAt(area);
    if (this.reach.has(area)) return true;
    if (!offers.length) return false;
    return this.deciding !== "march_target" || this.world.marches?.[area] !== undefined;
  }

  // --- Heroes ---------------------------------------------------------------------------------------------

  /** The hero who acts, and where they may go; the hall is asked what would follow. */
  walk = $derived.by((): World | null => (this.asked === "hero_action" ? this.before : this.laid.walk ? worldOf(this.laid.walk.view) : null));
  walker = $derived.by((): string => String(this.choices.find(({ kind }) => kind === "act_with")?.argument ?? this.before.frames.hero_turn?.hero ?? ""));
  /** Whether the hero's action is laid out: what the hall asks next is about another one. */
  acted = $derived.by(() => {
    if (!HEROIC.has(this.asked)) return false;
    const last = this.choices.at(-1)?.kind ?? "act_with";
    return last === "travel" ? this.deciding !== "encounter" : last !== "act_with";
  });
  reach = $derived.by((): ReadonlySet<string> => {
    const scene = this.asked === "hero_action" ? this.scene : this.laid.walk;
    return new Set(scene ? optionsOf(scene).flatMap(({ kind, argument }) => (kind === "travel" ? [String(argument)] : [])) : []);
  });
  /** The Quests of mine that fit an area, with their chance for whoever acts; null: a duel. */
  questsAt(area: string): [quest: string, chance: number | null][] {
    const chances = this.walk?.quest_chances?.[this.walker] ?? {};
    return Object.entries(chances).filter(([quest]) => this.walk?.quest_areas?.[quest]?.includes(area));
  }

  /** Say what is laid out, and this after it. */
  end(offer: Offer): void {
    void this.say([...this.steps, bare(offer)]);
  }

  /** Cells where a tile or a marker may lie. */
  spots = $derived.by((): string[] => (this.before.spots ?? (this.steps.length ? this.laid.spots : [])).map(([q, r]) => `${q}/${r}`));
  /** Areas that came with the draft. */
  tried = $derived.by((): ReadonlySet<string> => new Set(this.steps.length ? Object.keys(this.world.board.cells).filter((area) => !(area in this.before.board.cells)) : []));
  /** What the march is for, as far as it is known. */
  target = $derived.by((): string | null => {
    const area = this.world.frames.march?.area;
    return typeof area === "string" ? area : null;
  });
  sources = $derived.by((): ReadonlySet<string> => new Set(this.choices.filter(({ kind }) => kind === "move_from").map(({ argument }) => String(argument))));

  touch = (area: string): void => {
    const again = this.chosen === area;
    this.chosen = area;
    if (!this.asked || this.busy) return;
    if (this.sources.has(area) && this.asked.startsWith("march")) return this.dropSource(area);
    if (this.tried.has(area)) return void this.turn();
    const offers = this.offersAt(area);
    if (this.reach.has(area)) return this.lay([...this.choices.filter(({ kind }) => kind === "act_with"), { kind: "travel", argument: area }]);
    if (!offers.length) {
      if (this.target && !this.sources.size && this.before.marches?.[area]) return this.lay([{ kind: "activate", argument: area }]); // another target
      if (again) this.chosen = null;
      return;
    }
    if (this.laying) {
      if (!this.can(area)) return; // nobody could come there: the panel offers it all the same
      const first = offers.find(({ kind }) => kind !== "move_hero" && kind !== "passage") ?? offers[0]!;
      if (offers.length === 1 || first.kind === "move_from" || first.kind === "activate") this.lay([...this.choices, bare(first)]);
      return;
    }
    if (offers.length === 1) this.picked = offers[0]!;
    else this.picked = null; // the panel lists what can be done there
  };

  /** A place for the tile that is laid: touched again, it is turned. */
  layAt = (cell: string): void => {
    const [q, r] = cell.split("/").map(Number);
    const start = this.choices.filter(({ kind }) => kind === "tile");
    const known = this.choices.some(({ kind }) => kind === "column");
    if (known && this.choices.some(({ kind, argument }) => kind === "column" && argument === q) && this.tried.size) return void this.turn();
    void this.lay([...start, { kind: "column", argument: q! }, { kind: "row", argument: r! }], true);
  };

  turn = (): void => {
    const { turns } = this;
    if (turns.length < 2) return;
    const at = turns.findIndex(({ argument }) => argument === this.choices.findLast(({ kind }) => kind === "rotate")?.argument);
    const next = turns[(at + 1) % turns.length]!;
    void this.lay([...this.choices.filter(({ kind }) => kind !== "rotate"), bare(next)]);
  };

  // --- Laying out -----------------------------------------------------------------------------------------

  /** Lay out these choices; numbers between them are those of before, or what is usual. */
  lay(choices: Action[], loose = false): void {
    this.#changing = this.#changing.then(() => this.#rehearse(choices, this.#numbers, loose));
  }

  set(row: Row, value: number): void {
    const numbers = { ...this.#numbers, [row.key]: Math.max(row.low, Math.min(row.high, value)) };
    this.#changing = this.#changing.then(() => this.#rehearse(this.choices, numbers));
  }

  dropSource = (area: string): void => this.lay(this.choices.filter(({ argument }) => argument !== area));

  get planned(): Order | null {
    const plan = this.#plans[this.me];
    return plan && !this.before.used[this.me]?.includes(plan) ? plan : null;
  }

  set planned(order: Order | null) {
    this.#plans[this.me] = order;
  }

  /** Begin with what was meant, with the losses missed least, or with the steppers where the question itself is one. */
  begin = (): void => {
    if (this.asked === "choose_order" && !this.before.chosen) this.picked = (this.planned && this.find("order", this.planned)) ?? null;
    if ((this.asked in NUMBERS || TURNED.has(this.asked) || this.losing) && !this.steps.length) this.lay([]);
  };

  async #scene(steps: readonly Action[]): Promise<Scene | null> {
    const { live } = this.#props();
    if (this.#knownAt !== live.number) this.#known.clear();
    this.#knownAt = live.number;
    const key = JSON.stringify(steps);
    const known = this.#known.get(key);
    if (known !== undefined) return known;
    let scene: Scene | null;
    try {
      scene = await live.preview([...steps]);
    } catch (problem) {
      if (!(problem instanceof Trouble) || !["draft-meets-chance", "draft-meets-secret"].includes(problem.body.message)) throw problem;
      scene = null;
    }
    this.#known.set(key, scene);
    return scene;
  }

  async #rehearse(choices: Action[], numbers: Readonly<Record<string, number>>, loose = false): Promise<void> {
    const { live, names } = this.#props();
    const number = live.number;
    const steps: Action[] = [];
    const rows: Row[] = [];
    let scene: Scene | null = this.scene;
    let spots: Laid["spots"] = [];
    let walk: Scene | null = null;
    const usual: Loss[] = [];
    const lefts: number[] = []; // before each step
    try {
      const said: Action[] = [];
      for (const choice of [null, ...choices]) {
        if (choice) {
          if (!scene) break;
          const offers = optionsOf(scene);
          const open = offers.some(({ kind, argument }) => kind === choice.kind && argument === choice.argument);
          if (!open && (loose || choice.kind === "rotate")) continue; // there was only one, and the hall has taken it
          if (choice.kind === "rotate") this.turns = offers.filter(({ kind }) => kind === "rotate");
          lefts.push(this.losing ? this.#left(scene) : 0);
          steps.push(choice);
          said.push(choice);
          scene = await this.#scene(steps);
        }
        spots = (scene && worldOf(scene.view).spots) ?? spots;
        if (choice?.kind === "act_with") walk = scene;
        for (let n = 0; n < MOST_STEPS && scene; n++) {
          const auto: Action | null = this.#between(scene, rows, numbers, steps.length > 0);
          if (!auto) break;
          steps.push(auto);
          scene = await this.#scene(steps);
        }
      }
      let open: Scene | null = null;
      if (this.losing) {
        const first = choices.length === 0 ? this.scene : scene;
        for (let left = Infinity; scene && this.#left(scene) < left; ) {
          const unit = worldOf(scene.view).usual_loss;
          const offer = optionsOf(scene).find(({ kind, argument }) => kind === "battle_unit" && argument === unit);
          if (!offer) break;
          left = this.#left(scene);
          open ??= first;
          steps.push(bare(offer));
          lefts.push(left);
          scene = await this.#scene(steps);
        }
        /* What the hall does by itself after a step, as there is no choice, goes with it. */
        const ends = scene && Number.isFinite(this.#left(scene)) && this.#left(scene) < (lefts.at(-1) ?? 0) ? this.#left(scene) : 0;
        const from = open ? choices.length : 0; // all of them were chosen: they are marked as well
        usual.push(...steps.slice(from).map(({ argument }, n) => ({ unit: String(argument), hits: lefts[from + n]! - (lefts[from + n + 1] ?? ends) })));
        open ??= this.scene;
      }
      if (number !== live.number) return; // the match went on meanwhile
      if (scene && optionsOf(scene).some(({ kind }) => kind === "rotate")) {
        this.turns = optionsOf(scene).filter(({ kind }) => kind === "rotate");
        const first = bare(this.turns[0]!);
        return await this.#rehearse([...choices, first], numbers, loose);
      }
      this.choices = said;
      this.#numbers = numbers;
      this.#laid = { steps, rows, scene, number, spots, open, usual, walk };
    } catch (problem) {
      tellProblem(problem, SLUG, names);
    }
  }

  /** How many losses are still to be chosen, if that is what is asked: it counts down. */
  #left(scene: Scene): number {
    const [now, then] = [worldOf(scene.view).asked ?? {}, this.before.asked ?? {}];
    const same = scene.question?.decision === this.asked && now.side === then.side && now.mode === then.mode;
    return same ? Number(now.left) : Infinity;
  }

  /** The next step that nobody has to tap: a number, or passing by the cards of your turn. */
  #between(scene: Scene, rows: Row[], numbers: Readonly<Record<string, number>>, begun: boolean): Action | null {
    const decision = scene.question?.decision ?? "";
    if (begun && BETWEEN.has(decision) && this.asked !== decision) return { kind: "go_on" };
    const usual = NUMBERS[decision];
    if (!usual) return null;
    const offers = optionsOf(scene).filter(({ argument }) => typeof argument === "number");
    const values = offers.map(({ argument }) => Number(argument));
    if (!values.length) return null;
    const [low, high] = [Math.min(...values), Math.max(...values)];
    const about = scene.question?.facts ?? {};
    const name = (value: unknown): string | null => (typeof value === "string" && value !== "-" ? value : null);
    const [unit, instead, source] = [name(about.unit), name(about.base), name(about.source)];
    const target = name(about.area) ?? name(worldOf(scene.view).frames.march?.area);
    const before = rows.filter((row) => row.decision === decision && row.unit === unit && row.source === source && row.target === target).length;
    const key = `${decision}/${unit}/${instead}/${source}/${target}/${before}`;
    const wanted = numbers[key] ?? (usual === "most" ? high : usual === "least" ? low : Math.ceil((low + high) / 2));
    const value = Math.max(low, Math.min(high, wanted));
    rows.push({ key, unit, instead, source, target, decision, low, high, value });
    return { kind: offers[0]!.kind, argument: value };
  }

  // --- Answering ------------------------------------------------------------------------------------------

  /** Give an answer, or lay it out, or keep it for the button below. */
  take(offer: Offer): void {
    if (this.losing) return this.lay([...(this.laid.open === this.scene ? [] : this.choices), bare(offer)]);
    if (this.laying && !CLOSING.includes(offer.kind)) return this.lay([...this.choices, bare(offer)]);
    if (isArea(this.world, offer.argument) || PICKED_BUTTONS.has(offer.kind)) {
      this.picked = this.picked?.kind === offer.kind && this.picked.argument === offer.argument ? null : offer;
      if (offer.kind === "order") this.planned = this.picked ? (offer.argument as Order) : null;
      return;
    }
    void this.say([bare(offer)]);
  }

  /** What the button below says: the draft or what is picked, and that there is no more where that has to be said. */
  finish = async (): Promise<boolean> => {
    await this.#changing;
    if (this.steps.length) {
      const last = this.laid.scene && !this.acted && ONGOING.has(this.deciding) && this.closing ? [{ kind: this.closing.kind }] : [];
      return this.say([...this.steps, ...last]);
    }
    if (this.picked) return this.say([bare(this.picked)]);
    return this.closing ? this.say([bare(this.closing)]) : false;
  };

  /** Answers, one act at a time, whatever is tapped meanwhile. */
  async say(actions: Action[]): Promise<boolean> {
    if (this.busy || !actions.length) return false;
    this.busy = true;
    const done = await this.#props().answer(actions);
    this.busy = false;
    if (done) this.clear();
    return done;
  }

  undo = (): void => {
    if (this.picked) this.picked = null;
    else if (this.choices.length > 1 || this.losing) this.lay(this.choices.slice(0, -1));
    else this.clear();
  };

  clear(): void {
    this.#laid = NOTHING;
    this.#numbers = {};
    this.turns = [];
    this.choices = [];
    this.picked = null;
    this.chosen = null;
  }
}

const bare = ({ kind, argument }: Offer | Action): Action => (argument === undefined || argument === null ? { kind } : { kind, argument });
