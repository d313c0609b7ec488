/** A proposal to mend an entry of production points, in words. */
import { say } from "../../lib/words.svelte";
import type { Change, View } from "../face";
import type { Companion } from "./companion";

const ENTRY = /^\/table\/entries\/(\d+)\/(\d+)$/;
export const entryPath = (seat: number, index: number): string => `/table/entries/${seat}/${index}`;

/** How an entry is called: the last one, or so many turns before it. */
export const entryName = (index: number, many: number): string => say("web-leaders-fix-entry", { ago: many - 1 - index });

export function patchWords(change: Change, view: View, names: readonly string[]): string | null {
  const [, seat, index] = ENTRY.exec(change.path)?.map(Number) ?? [];
  if (seat === undefined || index === undefined) return null;
  const entries = (view as unknown as Companion).entries[seat] ?? [];
  return say("web-leaders-fix-words", { name: names[seat] ?? "", entry: entryName(index, entries.length), before: entries[index] ?? "?", after: String(change.value) });
}
