/**
 * What is being thought out at the table of Chicken Island: which piece is taken up, whom it could attack, and the parts
 * of an action that are not said yet. Every draft is rehearsed by the hall, so where a piece may go and what a fight
 * would weigh is the hall's word.
 */
import { Trouble, type Scene } from "../../lib/api";
import { Draft } from "../../lib/draft.svelte";
import type { Action } from "../../lib/live.svelte";
import type { Offer } from "../../lib/words.svelte";
import { tellProblem } from "../../ui/notices.svelte";
import type { ScreenProps } from "../face";
import { around, chartOf, drawn, isCell, isHex, optionsOf, sideOf, SLUG, isLeader, standingOn, worldOf, type World } from "./table";

/** Ways to move, the cheapest first: a battle car's own move, the free action, Orange Tower, Sir Drumstick's star, a claw. */
export const MOVES: readonly string[] = ["drive", "move", "signal", "charge", "march"];
/** It names no piece: your leader goes. */
const CHARGE = "charge";
export const ATTACKS: readonly string[] = ["fight", "strike"];
const ON_PIECES = new Set([...MOVES, ...ATTACKS, "plus", "shield", "guard"]);
/** The first answer of a row that is laid out before it is said. */
const DRAFTED = new Set(["build", "crane", "retrieve", "salvage", "hatch", "lure", "lure_egg", "tile", "place", "link", "side", "throw", "take_back", "lay", "add_die", "base", "discard"]);
/** Rows that wait for the button below; the others are said as soon as they are complete. */
const CONFIRMED = new Set(["build", "crane", "tile", "place", "link", "side", "throw", "take_back", "lay", "add_die", "base", "discard"]);
/** Of these one is chosen; touching another one takes it instead. */
const ONE_OF = new Set(["base", "discard"]);
/** Questions that ask for one more part of an action that is under way. */
const PARTS = new Set(["build_hex", "build_pilot", "build_price", "walk", "taker", "retrieve", "return_hex", "give_back", "hatch", "lure", "place", "rotate", "link", "side"]);
/** What is paid with stars and lies nowhere on the board. */
export const STARS: readonly string[] = ["restock", "sift", "draw", "recover", "redeem", "charge", "hatch", "study", "sneak", "heat"];
/** Questions that are answered by touching a card of the hand. */
export const ANSWERED_BY_CARDS: readonly string[] = ["lay", "discard", "reveal"];
/** Passes given in advance; they answer no question. */
const ORDERS = ["pass_order", "pass_unless"];
/** What says that there is no more to come. */
const CLOSING = ["roll", "pass", "stop", "enough", "end"];
/** Whether an answer would show at once what is hidden now: it cannot be laid out, only said. */
const meetsSecret = (problem: unknown): boolean => problem instanceof Trouble && problem.body.message === "draft-meets-secret";
const MOST_PARTS = 12; // of a way that is walked, or of pilots that are chosen
const A_FLAG = 100; // whoever carries a flag steers a machine last of all

export interface Target {
  offer: Offer;
  steps: Action[]; // how it is said
  hex: string;
}

/** Steps of a move, and the table after them. */
interface Rehearsed {
  steps: Action[];
  scene: Scene;
}

export class Desk {
  picked = $state<string | null>(null); // an own piece that is taken up
  chosen = $state<string | null>(null); // the hex that was touched last
  aimed = $state.raw<Target | null>(null);
  way = $state<string | null>(null); // how the piece that is taken up would move
  staying = $state.raw<ReadonlySet<string>>(new Set()); // who of its stack stays behind
  halt = $state<string | null>(null); // a hex on the way where some of them may be left
  dropped = $state.raw<ReadonlySet<string>>(new Set()); // who is left there
  ownPilots = $state(false);
  looked = $state<string | null>(null); // a scroll of the hand that is read
  shopOpen = $state(false); // where there is no room for all that stars buy
  handOpen = $state(false); // where there is no room for it beside the dice
  busy = $state(false);
  last = $state.raw<Action[] | null>(null); // an act that cannot be taken back: with it the turn ends, or a fight is shown
  #walk = $state.raw<Rehearsed | null>(null);
  #halted = $state.raw<Rehearsed | null>(null); // the way to the halt, with nobody left there yet
  #draft: Draft;
  #props: () => ScreenProps;
  #looking = 0; // the newest survey: what comes later from an older one is dropped

  constructor(props: () => ScreenProps) {
    this.#props = props;
    this.#draft = new Draft(props().live);
  }

  // --- What is asked --------------------------------------------------------------------------------------

  scene = $derived.by((): Scene => this.#props().scene);
  me = $derived.by(() => (this.scene.question ? this.#props().live.seat : this.scene.reader));
  asked = $derived.by(() => (this.scene.status === "playing" ? (this.scene.question?.decision ?? "") : ""));
  steps = $derived.by(() => this.#draft.mine);
  /** What stars buy now. */
  shop = $derived.by((): Offer[] => (this.deciding === "action" ? this.of(...STARS) : []));
  /** Everything that is laid out, also what cannot be shown beforehand. */
  laid = $derived.by((): readonly Action[] => this.last ?? this.steps);
  /** Scrolls that are about to be laid, and how many of each. */
  lifted = $derived.by((): Record<string, number> => {
    const found: Record<string, number> = {};
    for (const { kind, argument } of this.laid) if (kind === "lay" || kind === "discard") found[String(argument)] = (found[String(argument)] ?? 0) + 1;
    return found;
  });
  /** Whether the hand answers what is asked. */
  handAsked = $derived.by(() => this.of(...ANSWERED_BY_CARDS).length > 0 || Object.keys(this.lifted).length > 0);
  /** With the draft carried out, if there is one. */
  now = $derived.by((): Scene => (this.steps.length ? this.#draft.scene! : this.scene));
  deciding = $derived.by(() => (this.scene.status === "playing" ? (this.now.question?.decision ?? "") : ""));
  before = $derived.by((): World => worldOf(this.#props().view));
  world = $derived.by((): World => (this.halt ? worldOf(this.#walk!.scene.view) : this.steps.length ? worldOf(this.now.view) : this.before));
  cards = $derived.by(() => drawn(this.#props().drawing));
  offers = $derived.by((): Offer[] => (this.asked ? optionsOf(ONE_OF.has(this.steps[0]?.kind ?? "") ? this.scene : this.now).filter(({ kind }) => !ORDERS.includes(kind)) : []));
  first = $derived.by(() => optionsOf(this.scene));
  /** In which fights the hall passes for the reader, and against whom it may make an exception; null where it cannot. */
  orders = $derived.by((): { now: string; opponents: number[] } | null => {
    const mine = this.before.players[this.scene.reader];
    if (mine?.standing_pass === undefined || this.before.mode === "solo" || this.scene.status !== "playing") return null;
    const opponents = this.before.players.map((_, seat) => seat).filter((seat) => !sideOf(this.before, this.scene.reader).includes(seat));
    return { now: mine.sits_out ? "this_fight" : mine.standing_pass, opponents };
  });
  /** An action is complete when the next one is asked for; a row of dice or scrolls goes on until it is closed. */
  complete = $derived.by(() => this.steps.length > 0 && (ONE_OF.has(this.steps[0]!.kind) || this.#whole));
  #whole = $derived.by(() => !PARTS.has(this.deciding) && (this.asked === "action" || this.deciding !== this.asked || !this.closing));
  closing = $derived.by((): Offer | undefined => CLOSING.map((kind) => this.offers.find((offer) => offer.kind === kind)).find((offer) => offer !== undefined));
  /** Cells where a tile may be laid; they stay while one of them is tried. */
  ghosts = $derived.by(() => (this.#ghosts.length ? this.#ghosts : this.offers.map(({ argument }) => argument).filter(isCell)));
  #ghosts = $state.raw<string[]>([]);
  /** The hexes of a tile that is laid out and may still be turned. */
  tried = $derived.by((): ReadonlySet<string> => {
    const placed = !this.before.island.finished && this.steps.some((step) => step.kind === "place");
    return new Set(placed ? Object.keys(this.world.island.hexes).filter((hex) => !(hex in this.before.island.hexes)) : []);
  });
  /** Whether it fits there in more than one way. */
  turns = $derived.by(() => this.steps.some((step) => step.kind === "rotate"));
  /** How many sides the tile that is tried touches lava and other land with. */
  contacts = $derived.by((): { lava: number; land: number } | null => {
    const { hexes, lava } = this.world.island;
    const there = this.before.island.hexes;
    const tried = Object.entries(hexes).filter(([hex]) => !(hex in there));
    if (this.before.island.finished || !this.steps.length || !tried.length) return null;
    const old = new Map(Object.entries(there).map(([hex, cell]) => [cell, hex]));
    const touched = tried.flatMap(([, cell]) => around(cell)).flatMap((cell) => old.get(cell) ?? []);
    const hot = touched.filter((hex) => lava.includes(hex)).length;
    return { lava: hot, land: touched.length - hot };
  });
  /** With room for what may be touched beside the island. */
  chart = $derived.by(() => {
    const base = this.deciding === "compass" ? this.world.island.hexes[this.world.players[1]?.base ?? ""] : undefined;
    return chartOf(this.world.island, base ? around(base) : this.ghosts);
  });

  find(kind: string, argument?: number | string): Offer | undefined {
    return this.offers.find((offer) => offer.kind === kind && (argument === undefined || offer.argument === argument));
  }

  of(...kinds: string[]): Offer[] {
    return this.offers.filter((offer) => kinds.includes(offer.kind));
  }

  // --- A piece that is taken up ---------------------------------------------------------------------------

  ways = $derived.by(() => MOVES.filter((kind) => this.first.some((offer) => offer.kind === kind && (kind === CHARGE ? this.#charger : offer.argument) === this.picked)));
  #charger = $derived.by(() => Object.keys(this.before.pieces).find((name) => isLeader(name) && this.before.pieces[name]!.player === this.me));
  attack = $derived.by(() => ATTACKS.find((kind) => this.first.some((offer) => offer.kind === kind && offer.argument === this.picked)) ?? null);
  band = $derived.by(() => (this.picked && this.before.pieces[this.picked] ? standingOn(this.before, this.before.pieces[this.picked]!.hex) : []));
  /** Who of the stack would go. */
  walkers = $derived.by(() => {
    const { steps } = (this.halt ? this.#halted : this.#walk) ?? { steps: [] };
    const named = (kind: string): string[] => steps.filter((step) => step.kind === kind).map((step) => String(step.argument));
    return this.#walk ? [this.picked!, ...named("join")].filter((name) => !named("drop").includes(name)) : [];
  });
  reach = $derived.by((): ReadonlySet<string> => {
    if (!this.#walk || !this.picked) return new Set();
    const world = worldOf(this.#walk.scene.view);
    const here = this.halt ? [this.halt] : [];
    if (this.halt || this.#walk.scene.question?.decision === "walk") return new Set([...here, ...Object.keys(world.walk?.paths ?? {})]);
    return new Set([world.pieces[this.picked]?.hex ?? ""]); // there was only one way, and the hall went it
  });
  /** Whom it could attack; with one target only the hall does not ask which. */
  targets = $derived.by((): Target[] => {
    const { picked, attack } = this;
    const aims = picked && attack && !this.halt ? (this.before.aims[picked] ?? []) : [];
    return aims.map(({ target, egg, ...remark }) => {
      const offer: Offer = target ? { kind: "target", argument: target, remark } : { kind: "egg", argument: egg! };
      const begun = { kind: attack!, argument: picked! };
      return { offer, steps: aims.length > 1 ? [begun, offer] : [begun], hex: target ? this.before.pieces[target]!.hex : egg! };
    });
  });

  pieceOffers(name: string): Offer[] {
    return this.first.filter((offer) => offer.argument === name && ON_PIECES.has(offer.kind));
  }

  /** The star of Sir Drumstick is a way of going like the others: who goes along is chosen before. */
  #charge(): void {
    if (!this.#charger) return;
    if (this.picked !== this.#charger) this.pick(this.#charger);
    this.goBy(CHARGE);
  }

  pick = (name: string): void => {
    if (this.picked === name) return this.clear();
    this.clear();
    this.picked = name;
    this.way = this.ways[0] ?? null;
    void this.#survey();
  };

  goBy = (way: string): void => {
    this.way = way;
    void this.#survey();
  };

  toggle = (name: string): void => {
    const staying = new Set(this.staying);
    if (!staying.delete(name)) staying.add(name);
    this.staying = staying;
    void this.#survey();
  };

  /** At a halt somebody is to be left there, or to come along all the same. */
  async drop(name: string): Promise<void> {
    const { live, names } = this.#props();
    const halted = this.#halted!;
    const dropped = new Set(this.dropped);
    if (!dropped.delete(name)) dropped.add(name);
    const looking = ++this.#looking;
    const steps = [...halted.steps, ...[...dropped].map((argument) => ({ kind: "drop", argument }))];
    try {
      const scene = dropped.size ? await live.preview(steps) : halted.scene;
      if (looking !== this.#looking) return;
      this.#walk = { steps, scene };
      this.dropped = dropped;
    } catch (problem) {
      tellProblem(problem, SLUG, names);
    }
  }

  /** Everybody stays at the halt. */
  stay = (): Promise<boolean> => (this.halt ? this.say([...this.#halted!.steps, { kind: "stop" }]) : Promise.resolve(false));

  /** Where the piece could go. */
  async #survey(): Promise<void> {
    const looking = ++this.#looking;
    const { picked, way } = this;
    const { names } = this.#props();
    try {
      const walk = picked && way ? await this.#rehearseWalk([way === CHARGE ? { kind: way } : { kind: way, argument: picked }]) : null;
      if (looking === this.#looking) this.#walk = walk;
    } catch (problem) {
      if (looking === this.#looking) tellProblem(problem, SLUG, names);
    }
  }

  async #rehearseWalk(start: Action[]): Promise<Rehearsed> {
    const { live } = this.#props();
    const scene = await live.preview(start);
    const joins = optionsOf(scene).filter((offer) => offer.kind === "join" && !this.staying.has(String(offer.argument)));
    if (scene.question?.decision !== "walk" || joins.length === 0) return { steps: start, scene };
    const steps = [...start, ...joins.map(({ kind, argument }) => ({ kind, argument }))];
    return { steps, scene: await live.preview(steps) };
  }

  targetsAt(hex: string): Target[] {
    return this.targets.filter((target) => target.hex === hex);
  }

  aim = (target: Target): void => {
    this.aimed = target;
    this.chosen = target.hex;
  };

  /** Go there, by the way the hall calls the shortest. A band that could go on from there halts first: some of it may be left. */
  async walkTo(hex: string): Promise<void> {
    if (!this.#walk || !this.picked || this.busy) return;
    if (this.halt === hex) return void (await this.stay());
    const { live, names } = this.#props();
    const { picked } = this;
    let { steps, scene } = this.#walk;
    this.busy = true;
    try {
      for (let i = 0; i < MOST_PARTS && scene.question?.decision === "walk"; i++) {
        const { walk, pieces } = worldOf(scene.view);
        if (pieces[picked]?.hex === hex) {
          if (walk!.walkers.length > 1) return this.#stopAt(hex, { steps, scene });
          steps = [...steps, { kind: "stop" }];
          break;
        }
        const next = walk?.paths[hex]?.[0];
        if (!next) return;
        steps = [...steps, { kind: "step", argument: next }];
        scene = await live.preview(steps);
      }
      if (await this.#endsTurn(steps)) this.last = steps;
      else {
        await this.#props().answer(steps);
        this.clear();
      }
    } catch (problem) {
      tellProblem(problem, SLUG, names);
    } finally {
      this.busy = false;
    }
  }

  #stopAt(hex: string, halted: Rehearsed): void {
    this.#halted = this.#walk = halted;
    this.dropped = new Set();
    this.halt = hex;
  }

  // --- Touching -------------------------------------------------------------------------------------------

  /** What can be answered at a hex: about the hex itself or a piece on it. */
  offersAt(hex: string): Offer[] {
    const pieces = new Set(standingOn(this.world, hex));
    return this.offers.filter(({ kind, argument }) => argument === hex || (typeof argument === "string" && pieces.has(argument) && !(this.deciding === "action" && ON_PIECES.has(kind))));
  }

  /** Whether a touch of the hex does something now. */
  can(hex: string): boolean {
    if (!this.asked) return false;
    if (this.picked) return this.reach.has(hex) || this.targetsAt(hex).length > 0;
    if (this.deciding === "action" && standingOn(this.world, hex).some((name) => this.pieceOffers(name).some(({ kind }) => kind !== "shield"))) return true;
    return this.offersAt(hex).length > 0;
  }

  touch = (hex: string): void => {
    if (this.tried.has(hex)) return void this.layAt(String(this.steps.findLast((step) => step.kind === "place")?.argument));
    const targets = this.targetsAt(hex);
    const leader = targets.find(({ offer }) => isLeader(String(offer.argument))); // attacks on them decide the match
    if (targets.length) return this.aim(leader ?? targets[0]!);
    if (this.picked && this.reach.has(hex)) return void this.walkTo(hex);
    if (this.deciding === "action" && !this.steps.length) {
      const front = standingOn(this.world, hex).find((name) => this.pieceOffers(name).length > 0);
      if (front) return this.pick(front);
    }
    const offers = this.asked ? this.offersAt(hex) : [];
    const where = this.chosen === hex ? null : hex;
    if (this.picked) this.clear();
    this.chosen = where;
    if (offers.length === 1) void this.take(offers[0]!);
  };

  /** A cell for the tile: touched again, it is turned. */
  async layAt(cell: string): Promise<void> {
    const { live, names } = this.#props();
    const last = this.steps.findLast((step) => step.kind === "place");
    const before = last ? this.steps.slice(0, this.steps.indexOf(last)) : this.steps;
    const placed = [...before, { kind: "place", argument: cell }];
    try {
      const ghosts = this.ghosts;
      const scene = await live.preview(placed);
      const turns = optionsOf(scene).filter((offer) => offer.kind === "rotate");
      const now = last?.argument === cell ? turns.findIndex((offer) => offer.argument === this.steps.at(-1)?.argument) : -1;
      const turn = turns[(now + 1) % turns.length];
      await this.#draft.lay(turn ? [...placed, { kind: "rotate", argument: turn.argument! }] : placed);
      this.#ghosts = ghosts;
    } catch (problem) {
      tellProblem(problem, SLUG, names);
    }
  }

  /** Give an answer, or lay it out as part of a longer one. */
  async take(offer: Offer): Promise<void> {
    const action = { kind: offer.kind, argument: offer.argument };
    if (offer.kind === CHARGE) return this.#charge();
    if (!this.steps.length && !DRAFTED.has(offer.kind)) return void (await this.say([action]));
    try {
      if (ONE_OF.has(offer.kind)) this.#draft.clear();
      await this.#draft.add(action);
      await this.#choosePilots();
    } catch (problem) {
      if (!meetsSecret(problem) || !CONFIRMED.has(offer.kind)) return tellProblem(problem, SLUG, this.#props().names);
      this.last = [...this.steps, action]; // such as the last scroll of a fight in which nobody else has one
      return;
    }
    if (this.complete && !this.confirmed) await this.say(this.steps);
  }

  /** Whether the draft waits for the button below. */
  confirmed = $derived.by(() => CONFIRMED.has(this.steps[0]?.kind ?? ""));

  /** The weakest chickens become pilots, unless somebody wants to choose. */
  async #choosePilots(): Promise<void> {
    for (let i = 0; i < MOST_PARTS && this.deciding === "build_pilot" && !this.ownPilots; i++) {
      const carriers = new Set(this.world.players.map(({ flag }) => flag));
      const weak = (offer: Offer): number => (this.world.pieces[String(offer.argument)]?.strength ?? 0) + (carriers.has(String(offer.argument)) ? A_FLAG : 0);
      const pilot = this.of("pilot").toSorted((a, b) => weak(a) - weak(b))[0];
      if (!pilot) return;
      await this.#draft.add({ kind: pilot.kind, argument: pilot.argument });
    }
  }

  choosePilots = async (): Promise<void> => {
    this.ownPilots = true;
    await this.#draft.lay(this.steps.filter((step) => step.kind !== "pilot" && step.kind !== "pay"));
  };

  undo = (): void => {
    if (this.steps.length <= 1 || this.confirmed) return this.clear();
    void this.#draft.undo();
  };

  /** Answers, one act at a time, whatever is tapped meanwhile. */
  async say(actions: Action[]): Promise<boolean> {
    if (this.busy || !actions.length) return false;
    this.busy = true;
    if (await this.#endsTurn(actions)) {
      this.last = actions;
      this.busy = false;
      return false;
    }
    return this.#answer(actions);
  }

  /** Whether the draft that waits for the button is the last act of the turn. */
  closes = $derived.by(() => this.asked === "action" && this.confirmed && this.complete && !this.now.question);

  /** The last act of the turn, once it was said to be that. */
  sayLast = (): Promise<boolean> => this.#answer(this.last ?? []);

  /**
   * Whether nothing would be left to do afterwards, so that the turn ends by itself and cannot be taken back. With
   * scrolls in hand everybody is asked; a fight ends by what the others do.
   */
  async #endsTurn(actions: Action[]): Promise<boolean> {
    const [first] = actions;
    if (this.asked !== "action" || this.confirmed || first?.kind === "end" || ATTACKS.includes(first?.kind ?? "") || this.before.players[this.me]?.cards !== 0) return false;
    try {
      return !(await this.#props().live.preview(actions)).question;
    } catch (problem) {
      if (meetsSecret(problem)) return false;
      throw problem;
    }
  }

  async #answer(actions: Action[]): Promise<boolean> {
    this.busy = true;
    const laid = this.steps;
    const done = await this.#props().answer(actions);
    this.busy = false;
    if (done && (this.steps === laid || !this.steps.length)) this.clear(); // what was laid out since is an answer to the next question
    return done;
  }

  /** Read a scroll of the hand, or put it back. */
  look = (name: string): void => {
    const looked = this.looked === name ? null : name;
    if (this.picked) this.clear();
    this.looked = looked;
  };

  /** A standing pass, whatever is being thought out. What is said of this fight is taken back before it. */
  order = (action: Action): Promise<boolean> => {
    const back = this.orders?.now === "this_fight" && action.argument !== "ask";
    return this.#props().answer(back ? [{ kind: "pass_order", argument: "ask" }, action] : [action]);
  };

  /** What the button below says: the draft, and that there is no more to come where that has to be said. */
  finish = (): Promise<boolean> => {
    if (this.aimed) return this.say(this.aimed.steps);
    if (this.halt) return this.stay();
    const last = !this.complete && this.closing ? [{ kind: this.closing.kind }] : [];
    return this.say([...this.steps, ...last]);
  };

  clear(): void {
    this.#looking++;
    this.#draft.clear();
    this.halt = null; // before the way: the board is drawn with it
    this.#walk = null;
    this.dropped = new Set();
    this.#ghosts = [];
    this.picked = null;
    this.chosen = null;
    this.aimed = null;
    this.way = null;
    this.staying = new Set();
    this.ownPilots = false;
    this.looked = null;
    this.last = null;
  }

  /** Pieces whose strength and armour matter now. */
  weighed = $derived.by((): ReadonlySet<string> => {
    const found = new Set<string>(this.picked ? [this.picked] : []);
    for (const { hex } of this.targets) for (const name of standingOn(this.before, hex)) found.add(name);
    if (this.chosen && isHex(this.before, this.chosen)) for (const name of standingOn(this.before, this.chosen)) found.add(name);
    return found;
  });
}
