/** How far everybody is: one's own runes for certain, the others' as far as one can know. */
import { say } from "../../lib/words.svelte";
import { nameSays, type World } from "./table";

export function rangeSays([sure, most]: readonly [number, number]): string {
  return sure === most ? String(sure) : `${sure}–${most}`;
}

/** The one word of a faction's name that is its own in every language. */
function shortName(faction: string): string {
  const name = nameSays("faction", faction);
  return name.split(/\s+/).find((word) => word.toLowerCase().startsWith(faction)) ?? name;
}

export function aimOf(world: World, me: number): string {
  const call = (seat: number): string => shortName(world.factions[seat] ?? "none");
  if (world.year === 0 || world.factions.some((faction) => faction === null)) return say("web-runewars-aim-begin", { needed: world.runes_needed });
  const others = world.rune_range.map((range, seat) => ({ range, seat })).filter(({ seat }) => seat !== me && world.playing.includes(seat));
  const rows = others.map(({ range, seat }) => `${call(seat)} ${rangeSays(range)}`).join(" · ");
  const mine = me >= 0 ? (world.rune_range[me]?.[0] ?? 0) : -1;
  return say("web-runewars-aim", { mine, needed: world.runes_needed, others: rows });
}
