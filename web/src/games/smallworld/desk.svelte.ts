/**
 * What is being thought out at the table of Small World: which region is looked at, and a layout that is not yet said. A
 * plan is rehearsed by the hall after every change, so what may still be placed, and what stands where, is the hall's word.
 */
import type { Problem, Scene } from "../../lib/api";
import type { Action } from "../../lib/live.svelte";
import type { Offer } from "../../lib/words.svelte";
import { tellProblem } from "../../ui/notices.svelte";
import type { ScreenProps } from "../face";
import { counted, noPlan, stepsOf, toggled, type Plan } from "./plan";
import { at, chartOf, drawn, eventsOfTurn, regionsOf, SLOTS, SLUG, worldOf, type Slot, type World } from "./table";

/** What a touch of the map puts down. */
export type Tool = "hero" | "engine" | "leader" | "token" | "camp" | "fortress" | "pot";
export const TOOLS: readonly Tool[] = ["hero", "engine", "leader", "token", "camp", "fortress", "pot"];
const KIND: Record<Tool, string> = { hero: "hero", engine: "engine", leader: "lead", token: "deploy", camp: "camp", fortress: "fortress", pot: "pot" };
const ORDERS = new Set(["ransom_order", "layout_order"]);
const LAID = new Set(["redeploy", "resettle"]);
const PLANNED = new Set(["ready", ...LAID]);
/** The answer that is asked about where a touch of a region means nothing. */
const MEANT: Record<string, string> = { ready: "abandon", conquer: "take", give_up: "give_up", tower: "tower" };
const IMMUNE = ["hole", "hero", "dragon", "catapult"];
const PATIENCE = 250; // ms

/** What can be answered, one by one: numbers in a row, such as those of players, come as one. */
function optionsOf(scene: Scene): Offer[] {
  return (scene.options as unknown as Offer[]).flatMap(({ from, to, ...offer }) => (from === undefined || to === undefined ? [offer] : Array.from({ length: to - from + 1 }, (_, i) => ({ ...offer, argument: from + i }))));
}

export class Desk {
  chosen = $state<string | null>(null); // the region that was touched last
  pointed = $state<string | null>(null); // the region that is looked at
  reasons = $state.raw<Readonly<Record<string, Problem>>>({}); // why regions cannot be answered with, by region or by race
  plan = $state.raw<Plan>(noPlan());
  standing = $state<"lead" | "alone">("lead"); // the Leader joins tokens, or takes the place of one
  busy = $state(false);
  #wanted = $state<Tool | null>(null);
  #rehearsed = $state.raw<Scene | null>(null);
  #past = $state.raw<Plan[]>([]);
  #changing: Promise<void> = Promise.resolve(); // one touch after the other: who is quicker than the line means both
  #timer: ReturnType<typeof setTimeout> | undefined;
  #props: () => ScreenProps;

  constructor(props: () => ScreenProps) {
    this.#props = props;
  }

  // --- What is asked --------------------------------------------------------------------------------------

  scene = $derived.by((): Scene => this.#props().scene);
  me = $derived.by(() => (this.scene.question ? this.#props().live.seat : this.scene.reader));
  asked = $derived.by(() => (this.scene.status === "playing" ? (this.scene.question?.decision ?? "") : ""));
  facts = $derived.by(() => this.scene.question?.facts ?? {});
  drawing = $derived.by(() => drawn(this.#props().drawing));
  chart = $derived.by(() => chartOf(this.#props().drawing, worldOf(this.#props().view)));
  /** With the plan carried out, if there is one. */
  now = $derived.by((): Scene => this.#rehearsed ?? this.scene);
  world = $derived.by((): World => worldOf(this.#rehearsed?.view ?? this.#props().view));
  before = $derived.by((): World => worldOf(this.scene.view));
  orders = $derived.by(() => optionsOf(this.scene).filter((offer) => ORDERS.has(offer.kind)));
  offers = $derived.by(() => optionsOf(this.scene).filter((offer) => !ORDERS.has(offer.kind)));
  /** What may still be answered after the plan. */
  left = $derived.by(() => (this.now.question?.decision === this.asked ? optionsOf(this.now).filter((offer) => !ORDERS.has(offer.kind)) : []));
  planned = $derived(stepsOf(this.plan).length > 0);
  /** The race that the question is about. */
  slot = $derived.by((): Slot => {
    return SLOTS.find((slot) => this.before.players[this.me]?.[slot]?.race === this.facts.race) ?? "active";
  });
  regions = $derived.by(() => regionsOf(this.before, this.me, this.slot));
  hand = $derived.by(() => this.world.players[this.me]?.[this.slot]?.hand ?? 0);

  find(kind: string, region?: string): Offer | undefined {
    return this.left.find((offer) => offer.kind === kind && (region === undefined || offer.argument === region));
  }

  /** Everything that can be answered at a region where a touch answers at once. */
  ways(region: string): Offer[] {
    return PLANNED.has(this.asked) ? [] : this.offers.filter((offer) => offer.argument === region);
  }

  // --- Looking and touching -------------------------------------------------------------------------------

  shown = $derived(this.pointed ?? this.chosen);

  point = (region: string | null): void => {
    if (this.pointed === region) return;
    this.pointed = region;
    clearTimeout(this.#timer);
    if (region) this.#timer = setTimeout(() => this.wonder(region), PATIENCE);
  };

  /** Ask why a region cannot be answered with; where it can, or nothing is asked, there is nothing to wonder about. */
  wonder(region: string): void {
    const kind = LAID.has(this.asked) ? (this.tool === "leader" ? this.standing : KIND[this.tool]) : MEANT[this.asked];
    if (kind && !this.can(region) && !this.reasons[region]) void this.why({ kind, argument: region });
  }

  async why(action: Action): Promise<void> {
    const { live } = this.#props();
    const number = live.number;
    const { plan } = this;
    try {
      const problem = await live.why(action, stepsOf(plan));
      if (problem && number === live.number && plan === this.plan) this.reasons = { ...this.reasons, [String(action.argument ?? action.kind)]: problem };
    } catch {
      // Offline, or the match went on: there is nothing to explain any more.
    }
  }

  /** Whether a touch of the region does something. */
  can(region: string): boolean {
    if (this.asked === "ready") return this.regions.includes(region);
    if (PLANNED.has(this.asked)) return this.placed(this.tool, region) > 0 || this.#puts(this.tool, region) !== undefined;
    return this.ways(region).length > 0;
  }

  touch = (region: string): void => {
    this.chosen = region;
    if (!this.can(region)) return this.wonder(region);
    if (LAID.has(this.asked)) return this.put(this.tool, region);
    const ways = this.ways(region);
    if (ways.length === 1 && ways[0]!.kind === "take") void this.say([ways[0]!]);
  };

  /** Answers, one at a time, whatever is tapped meanwhile. */
  async say(actions: Action[]): Promise<boolean> {
    if (this.busy) return false;
    this.busy = true;
    const done = await this.#props().answer(actions);
    this.busy = false;
    return done;
  }

  // --- Planning -------------------------------------------------------------------------------------------

  /** A new question: nothing is planned yet. */
  clear(): void {
    this.plan = noPlan();
    this.#rehearsed = null;
    this.#past = [];
    this.#wanted = null;
    this.chosen = null;
    this.reasons = {};
  }

  change(make: (plan: Plan) => Plan): void {
    this.#changing = this.#changing.then(() => this.#rehearse(make(this.plan), [...this.#past, this.plan]));
  }

  undo = (): void => {
    this.#changing = this.#changing.then(() => this.#rehearse(this.#past.at(-1) ?? noPlan(), this.#past.slice(0, -1)));
  };

  startOver = (): void => this.change(noPlan);

  mayUndo = $derived.by(() => this.#past.length > 0);

  async #rehearse(plan: Plan, past: Plan[]): Promise<void> {
    const { live, names } = this.#props();
    const steps = stepsOf(plan);
    const number = live.number;
    try {
      const scene = steps.length ? await live.preview(steps) : null;
      if (number !== live.number) return; // the match went on meanwhile
      this.#rehearsed = scene;
      this.plan = plan;
      this.#past = past;
      this.reasons = {};
    } catch (problem) {
      tellProblem(problem, SLUG, names);
    }
  }

  // --- Before conquests: what is lifted -------------------------------------------------------------------

  keep(region: string, by: number): void {
    this.change((plan) => ({ ...plan, kept: counted(plan.kept, region, by) }));
  }

  abandon(region: string): void {
    this.change((plan) => ({ ...plan, left: toggled(plan.left, region), kept: counted(plan.kept, region, -(plan.kept[region] ?? 0)) }));
  }

  /** Who abandons everything has nothing to lift any more: whether that is so the hall says. */
  ready = (): Promise<boolean> => this.say(this.now.question?.decision === "ready" ? [...stepsOf(this.plan), { kind: "ready" }] : stepsOf(this.plan));

  // --- Laying out -----------------------------------------------------------------------------------------

  /** How many are still to be put down. */
  remaining(tool: Tool): number {
    const { supply, players } = this.world;
    if (tool === "token") return this.hand;
    if (tool === "leader") return this.slot === "active" && players[this.me]?.leader === "hand" ? 1 : 0;
    if (tool === "hero") return this.left.some((offer) => offer.kind === "hero") ? supply.heroes : 0;
    if (tool === "camp") return this.left.some((offer) => offer.kind === "camp") ? supply.camps : 0;
    return this.left.some((offer) => offer.kind === KIND[tool]) ? 1 : 0;
  }

  /** How many of a kind the plan has in a region. */
  placed(tool: Tool, region: string): number {
    const { plan } = this;
    if (tool === "token") return plan.tokens[region] ?? 0;
    if (tool === "camp") return plan.camps[region] ?? 0;
    if (tool === "hero") return Number(plan.heroes.includes(region));
    if (tool === "pot") return Number(plan.pots.includes(region));
    if (tool === "leader") return Number(plan.leader?.region === region);
    return Number(plan[tool] === region);
  }

  #puts(tool: Tool, region: string): Offer | undefined {
    if (tool !== "leader") return this.find(KIND[tool], region);
    return this.find(this.standing, region) ?? this.find("lead", region) ?? this.find("alone", region);
  }

  mayPut(tool: Tool, region: string): boolean {
    return this.#puts(tool, region) !== undefined;
  }

  /** The kinds of pieces that this redeployment is about. */
  tools = $derived.by(() => TOOLS.filter((tool) => this.remaining(tool) > 0 || this.regions.some((region) => this.placed(tool, region) > 0)));
  tool = $derived.by((): Tool => {
    if (this.#wanted && this.tools.includes(this.#wanted)) return this.#wanted;
    return this.tools.find((tool) => this.remaining(tool) > 0) ?? "token";
  });

  choose = (tool: Tool): void => {
    this.#wanted = tool;
  };

  /** One more here; what there is only one of comes from where it was, or goes if it is here. */
  put = (tool: Tool, region: string): void => {
    const puts = this.#puts(tool, region);
    if (tool === "token" || tool === "camp") {
      const what = tool === "token" ? "tokens" : "camps";
      if (puts) this.change((plan) => ({ ...plan, [what]: counted(plan[what], region, 1) }));
      return;
    }
    if (tool === "leader") {
      if (this.plan.leader?.region === region) this.change((plan) => ({ ...plan, leader: null }));
      else if (puts) this.change((plan) => ({ ...plan, leader: { kind: puts.kind as "lead" | "alone", region } }));
      return;
    }
    // Where regions become immune the Leader has to look for his place again.
    if (tool === "hero") this.change((plan) => ({ ...plan, heroes: toggled(plan.heroes, region), leader: null }));
    else if (tool === "engine") this.change((plan) => ({ ...plan, engine: plan.engine === region ? null : region, leader: null }));
    else if (tool === "pot") this.change((plan) => ({ ...plan, pots: toggled(plan.pots, region) }));
    else this.change((plan) => ({ ...plan, fortress: plan.fortress === region ? null : region }));
  };

  less = (tool: "token" | "camp", region: string): void => {
    const what = tool === "token" ? "tokens" : "camps";
    this.change((plan) => ({ ...plan, [what]: counted(plan[what], region, -1) }));
  };

  rest = (region: string): void => {
    const many = this.hand;
    this.change((plan) => ({ ...plan, tokens: counted(plan.tokens, region, many) }));
  };

  /** What is spread: tokens, and Encampments when there are no tokens left. */
  spreading = $derived.by(() => (this.hand > 1 ? "token" : this.hand === 0 && this.remaining("camp") > 1 ? "camp" : null));

  /** Each piece to where it is cheapest to attack; regions that cannot be attacked need none. */
  spread = (): void => {
    const what = this.spreading === "camp" ? "camps" : "tokens";
    const kind = what === "camps" ? "camp" : "deploy";
    const open = this.regions.filter((region) => !at(this.world, region).marks.some((mark) => IMMUNE.includes(mark)));
    const prices = new Map((open.length ? open : this.regions).map((region) => [region, Number(this.find(kind, region)?.remark?.price ?? at(this.world, region).tokens)]));
    let many = this.plan[what];
    for (let i = this.remaining(what === "camps" ? "camp" : "token"); i > 0; i--) {
      const weakest = [...prices].reduce((best, one) => (one[1] < best[1] ? one : best))[0];
      prices.set(weakest, prices.get(weakest)! + 1);
      many = counted(many, weakest, 1);
    }
    this.change((plan) => ({ ...plan, [what]: many }));
  };

  /** Where tokens stood after the conquests, more than the one that is still there. */
  stood = $derived.by(() => {
    const found = new Map<string, number>();
    for (const event of eventsOfTurn(this.#props().live.lines)) {
      const { region } = event;
      if (event.seat !== this.me || typeof region !== "string") continue;
      if (event.event === "conquered") found.set(region, Number(event.tokens) - 1);
      else if (event.event === "kept") found.set(region, (found.get(region) ?? 0) + 1);
    }
    return new Map([...found].filter(([region, many]) => many > 0 && this.regions.includes(region)));
  });

  asBefore = (): void => {
    let { hand } = this;
    let tokens = this.plan.tokens;
    for (const [region, many] of this.stood) {
      const more = Math.min(hand, many - (this.plan.tokens[region] ?? 0));
      if (more > 0) tokens = counted(tokens, region, more);
      if (more > 0) hand -= more;
    }
    this.change((plan) => ({ ...plan, tokens }));
  };

  /** Whether everything that must be placed is placed. */
  complete = $derived.by(() => this.planned && this.now.question?.decision !== this.asked ? true : this.left.some((offer) => offer.kind === "done"));

  /** Say the whole layout. Where something could still be placed but need not be, that it is done has to be said, too. */
  lay = async (): Promise<boolean> => {
    await this.#changing;
    const steps = stepsOf(this.plan, this.hand === 0);
    return this.say(this.left.some((offer) => offer.kind === "done") ? [...steps, { kind: "done" }] : steps);
  };
}
