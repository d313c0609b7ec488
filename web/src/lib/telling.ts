/** Lines of the feed as sentences: the same ones the terminal prints. */
import type { Line } from "./live.svelte";
import { say, sayAction, sayEvent } from "./words.svelte";

export function sentencesOf(line: Line, slug: string, names: readonly string[]): string[] {
  if (line.events?.length) return line.events.map((event) => sayEvent(event, slug, names, line.number));
  if (line.action && line.by !== undefined && line.by >= 0) {
    return [say("term-did", { seat: line.by + 1, action: sayAction(line.action, slug, names) }, slug, names)];
  }
  if (line.back !== undefined) return [say("term-went-back", {}, slug, names)];
  if (line.repair !== undefined) return [say("term-repaired", { seat: (line.by ?? 0) + 1 }, slug, names)];
  if (line.sits !== undefined) return [say("web-sits", { seat: Number(line.sits) + 1 }, slug, names)];
  if (line.dice !== undefined) return [say("term-new-dice", {}, slug, names)];
  if (line.rules !== undefined) return [say("term-new-rules", { version: Number(line.rules) }, slug, names)];
  return [];
}

/** The lines after the reader's own last answer: what somebody coming back wants to be told. */
export function sinceMine(lines: readonly Line[], seat: number): Line[] {
  let at = lines.length;
  while (at > 0 && lines[at - 1]!.by !== seat) at--;
  const since = lines.slice(at);
  return since.some((line) => line.by !== undefined && line.by >= 0) ? since : []; // the set-up alone is no news
}
