/**
 * A fixed start: all regions of the described board in as many shares as there are players. Shares differ by at most
 * one region and, as far as the board allows, by at most one point, and nobody begins with a whole continent.
 * The same board always gives the same shares, so every device at the table shows the same ones.
 */
import type { Board, Region } from "./lib/board";

type Share = number[]; // regions by their place in the board

export function shares(board: Pick<Board, "regions">, players: number): Region[][] {
  const { regions } = board;
  if (players < 1 || !regions.length) return Array.from({ length: Math.max(0, players) }, () => []);
  const dealt = improved(snake(regions, players), regions);
  return dealt.map((share) => share.sort((a, b) => a - b).map((at) => regions[at]!));
}

/** Points that a share brings in a round: its regions, and the bonus of a continent that could not be divided [LDR-AREA-15]. */
export function pointsOf(share: readonly Region[], board: Board): number {
  const many = (regions: readonly Region[], name: string): number => regions.filter((region) => region.continent === name).length;
  const whole = board.continents.filter(({ name }) => many(share, name) > 0 && many(share, name) === many(board.regions, name));
  return [...share.map((region) => region.points), ...whole.map((continent) => continent.bonus)].reduce((sum, one) => sum + one, 0);
}

/** The strongest regions first, back and forth: 1 2 3 3 2 1. */
function snake(regions: readonly Region[], players: number): Share[] {
  const order = regions.map((_, at) => at).sort((a, b) => regions[b]!.points - regions[a]!.points || a - b);
  const dealt: Share[] = Array.from({ length: players }, () => []);
  order.forEach((at, turn) => {
    const place = turn % players;
    const forth = Math.floor(turn / players) % 2 === 0;
    dealt[forth ? place : players - 1 - place]!.push(at);
  });
  return dealt;
}

interface Step {
  from: number;
  to: number;
  give: number;
  take: number; // -1: only given
}

/** Swap, or hand over from a larger share, as long as that makes it fairer. */
function improved(dealt: Share[], regions: readonly Region[]): Share[] {
  const MOST = 500; // each step is fairer than the one before, so this is never reached
  let now = unfairness(dealt, regions);
  for (let step = 0; step < MOST && now > 0; step++) {
    const best = bestStep(dealt, regions, now);
    if (!best) break;
    take(dealt, best);
    now = unfairness(dealt, regions);
  }
  return dealt;
}

function bestStep(dealt: Share[], regions: readonly Region[], now: number): Step | null {
  let best: Step | null = null;
  let least = now;
  for (const step of steps(dealt)) {
    take(dealt, step);
    const then = unfairness(dealt, regions);
    take(dealt, { ...step, from: step.to, to: step.from });
    if (then < least) {
      least = then;
      best = step;
    }
  }
  return best;
}

function steps(dealt: readonly Share[]): Step[] {
  const found: Step[] = [];
  dealt.forEach((one, from) => {
    dealt.forEach((other, to) => {
      if (from === to) return;
      for (const give of one) {
        if (one.length > other.length) found.push({ from, to, give, take: -1 });
        if (from < to) for (const taken of other) found.push({ from, to, give, take: taken });
      }
    });
  });
  return found;
}

/** In place; the same step with its two sides exchanged takes it back. */
function take(dealt: Share[], { from, to, give, take: taken }: Step): void {
  dealt[from] = dealt[from]!.filter((at) => at !== give);
  dealt[to] = dealt[to]!.filter((at) => at !== taken);
  if (give >= 0) dealt[to]!.push(give);
  if (taken >= 0) dealt[from]!.push(taken);
}

/** Whole continents weigh most, then how far the points lie apart, then how uneven they are at all. */
function unfairness(dealt: readonly Share[], regions: readonly Region[]): number {
  const WHOLE = 1_000_000;
  const APART = 1_000;
  const sums = dealt.map((share) => share.reduce((sum, at) => sum + regions[at]!.points, 0));
  const mean = sums.reduce((sum, one) => sum + one, 0) / sums.length;
  const apart = Math.max(...sums) - Math.min(...sums);
  const uneven = sums.reduce((sum, one) => sum + (one - mean) ** 2, 0);
  return wholeContinents(dealt, regions) * WHOLE + Math.max(0, apart - 1) * APART + (apart > 1 ? Math.min(uneven, APART - 1) : 0);
}

function wholeContinents(dealt: readonly Share[], regions: readonly Region[]): number {
  const size = new Map<string, number>();
  for (const { continent } of regions) if (continent) size.set(continent, (size.get(continent) ?? 0) + 1);
  let whole = 0;
  for (const share of dealt) {
    const held = new Map<string, number>();
    for (const at of share) {
      const { continent } = regions[at]!;
      if (continent) held.set(continent, (held.get(continent) ?? 0) + 1);
    }
    for (const [continent, many] of held) if (many === size.get(continent)) whole++;
  }
  return whole;
}
