/** What the match is about, and who stands where. */
import { say } from "../../lib/words.svelte";
import { gameSays, sideOf, type World } from "./table";

const DUEL = 2;

/** How many markers a player has put on another one. */
const given = (world: World, giver: number, to: number): number => world.players[to]?.markers[giver] ?? 0;
const foes = (world: World, seat: number): number[] => world.players.map((_, other) => other).filter((other) => !sideOf(world, seat).includes(other));

/** Whose flags a seat carries: it wins as soon as one of them is at its base. */
export function carries(world: World, seat: number): number[] {
  return foes(world, seat).filter((other) => world.pieces[world.players[other]?.flag ?? ""]?.player === seat);
}

/** Successes of a seat and how many it takes. */
export function standing(world: World, seat: number): { has: number; needs: number } {
  if (world.mode === "flag" || world.mode === "solo") return { has: world.winners.includes(seat) ? 1 : 0, needs: 1 };
  if (world.mode === "team") return { has: foes(world, seat).filter((foe) => sideOf(world, seat).some((one) => given(world, one, foe) > 0)).length, needs: 2 };
  if (world.players.length === DUEL) return { has: given(world, seat, 1 - seat), needs: 2 };
  return { has: foes(world, seat).filter((foe) => given(world, seat, foe) > 0).length, needs: 2 };
}

export function oneAway(world: World, seat: number): boolean {
  const { has, needs } = standing(world, seat);
  if (world.mode === "flag") return world.over === "no" && carries(world, seat).length > 0;
  return world.over === "no" && needs > 1 && needs - has === 1;
}

/** The aim in one line, for a seat or for somebody who looks on. */
export function aimOf(world: World, seat: number, names: readonly string[]): string {
  const call = (other: number): string => names[other] ?? gameSays("board-challenger");
  if (world.mode === "flag") {
    const thief = seat < 0 ? -1 : world.players.findIndex((_, other) => carries(world, other).includes(seat));
    if (thief >= 0) return say("web-chicken-aim-flag-lost", { who: call(thief) });
    const [mine] = seat < 0 ? [] : carries(world, seat);
    return mine === undefined ? say("web-chicken-aim-flag") : say("web-chicken-aim-flag-mine", { who: call(mine) });
  }
  if (world.mode === "solo") return say("web-chicken-aim-solo");
  if (seat < 0) return say("web-chicken-aim-look", { players: world.players.length });
  const { has, needs } = standing(world, seat);
  if (world.mode === "team") {
    const done = (foe: number): boolean => sideOf(world, seat).some((one) => given(world, one, foe) > 0);
    const [first, second] = foes(world, seat).toSorted((a, b) => Number(done(b)) - Number(done(a)));
    const partner = sideOf(world, seat).find((one) => one !== seat);
    return say("web-chicken-aim-team", { partner: call(partner!), first: call(first!), second: call(second!), done: foes(world, seat).filter(done).length });
  }
  if (world.players.length === DUEL) return say("web-chicken-aim-duel", { who: call(1 - seat), mine: has, theirs: standing(world, 1 - seat).has });
  return say("web-chicken-aim-many", { has, needs });
}
