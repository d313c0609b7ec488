/** Where units that are laid out would stand too close: only so many of a player stay in an area. */
import { say } from "../../lib/words.svelte";
import type { Row } from "./desk.svelte";
import { areaSays, holderOf, total, type World } from "./table";

const MOST = 8;

/** What a move would bring together that may not stay, in a sentence; empty where all may stay [RUN-MOV-21]. */
export function crowdingOf(world: World, rows: readonly Row[], seat: number): string {
  const units: Record<string, number> = {};
  const gathered = (area: string): number => (world.frames.march?.area === area ? total(world.march_force) : 0);
  const there = (area: string): number => (holderOf(world, area) === seat ? total(world.standing[area]) + total(world.routed[area]) : 0) + gathered(area);
  for (const { source, target, value } of rows) {
    if (source === null || target === null) continue; // nobody moves: an army is put together, damage is dealt
    units[source] = (units[source] ?? there(source)) - value;
    units[target] = (units[target] ?? there(target)) + value;
  }
  const crowded = Object.keys(units).find((area) => units[area]! > MOST && units[area]! > there(area));
  if (crowded === undefined) return "";
  const owner = world.control[crowded] ?? seat;
  const fought = owner !== seat || (holderOf(world, crowded) !== seat && total(world.standing[crowded]) + total(world.routed[crowded]) > 0);
  return say(fought ? "web-runewars-crowded-battle" : "web-runewars-crowded", { area: areaSays(crowded), count: units[crowded]! });
}
