/** What has happened as a series of shots: who did it, a caption, what chance showed, and the board as it was then. */
import type { Face, Moment, View } from "../games/face";
import type { Line } from "../lib/live.svelte";
import { sentencesOf } from "../lib/telling";
import { say, type GameEvent } from "../lib/words.svelte";

export interface Shot {
  by: number | undefined;
  number: number; // of the step after which the board is shown
  events: GameEvent[];
  caption: string;
  moment: Moment | null;
  view: View | null;
}

export type Told = Pick<Face, "named" | "moment" | "quiet" | "apart" | "joined" | "slug">;

/** Of one's own acts only what chance or others made of them: the rest has just been seen. */
export function shotsOf(lines: readonly Line[], mine: (line: Line) => boolean, face: Told, names: readonly string[]): Shot[] {
  const shots: Shot[] = [];
  for (const line of lines) {
    const own = mine(line);
    const bare = !line.events?.length;
    if (bare && !own && !face.quiet?.(null) && line.action?.argument !== "?") add(shots, line, [], line.number, face, names);
    const parts = partsOf(line, face);
    for (const [n, part] of parts.entries()) {
      const events = part.filter((event) => !face.quiet?.(event, line.by) && (!own || face.moment?.(event)));
      if (events.length) add(shots, line, events, n < parts.length - 1 ? line.number - 1 : line.number, face, names);
    }
  }
  return shots.filter(({ caption }) => caption);
}

/** What happens in one act, cut where the second half needs a board of its own. */
function partsOf({ events = [] }: Line, { apart }: Told): GameEvent[][] {
  const cut = events.findIndex(({ event }) => apart?.has(event));
  return cut > 0 ? [events.slice(0, cut), events.slice(cut)] : [[...events]];
}

function add(shots: Shot[], line: Line, events: GameEvent[], number: number, face: Told, names: readonly string[]): void {
  const shot: Shot = { by: line.by, number, events, caption: "", moment: momentOf(events, face), view: null };
  const before = shots.at(-1);
  if (before && joins(before, shot, face)) shots[shots.length - 1] = joined(before, shot, face);
  else shots.push(shot);
  const last = shots.at(-1)!;
  last.caption ||= sentencesOf(events.length ? { ...line, events } : line, face.slug, names).join(" ");
  if (last.moment?.dice && (last.moment.dice.length > 1 || !last.caption)) last.caption = rolled(last, names);
}

function momentOf(events: readonly GameEvent[], face: Told): Moment | null {
  const found = events.map((event) => face.moment?.(event)).filter((moment) => moment !== null && moment !== undefined);
  const [dice, cards] = [found.flatMap((moment) => moment.dice ?? []), found.flatMap((moment) => moment.cards ?? [])];
  const sides = found.flatMap((moment) => moment.sides ?? (moment.cards ?? []).map(() => null));
  return dice.length ? { dice } : cards.length ? { cards, sides } : null;
}

const whose = (shot: Shot): unknown => shot.events[0]?.seat ?? shot.by;

/** Acts of one kind by one player, one after the other, are one: a throw of five dice, the steps of a walk. */
function joins(before: Shot, next: Shot, face: Told): boolean {
  const kinds = new Set([...before.events, ...next.events].map(({ event }) => event));
  const [kind] = kinds;
  const piece = (shot: Shot): unknown => shot.events.at(-1)?.piece;
  return kinds.size === 1 && (face.joined?.has(kind!) ?? false) && whose(before) === whose(next) && piece(before) === piece(next);
}

function joined(before: Shot, next: Shot, face: Told): Shot {
  const events = [...before.events, ...next.events];
  return { ...next, events, moment: momentOf(events, face) };
}

function rolled(shot: Shot, names: readonly string[]): string {
  return say("web-narrator-rolled", { who: names[Number(whose(shot))] ?? "", what: shot.moment!.dice!.join(", ") });
}

/** Not more shots than can be shown in the time there is: neighbours of one player are told together. */
export function shortened(shots: Shot[], most: number): Shot[] {
  if (shots.length <= most) return shots;
  const each = Math.ceil(shots.length / most);
  const found: Shot[] = [];
  let many = 0;
  for (const shot of shots) {
    const last = found.at(-1);
    if (last && many < each && whose(last) === whose(shot)) {
      found[found.length - 1] = { ...shot, events: [...last.events, ...shot.events], moment: shot.moment ?? last.moment, caption: `${last.caption} ${shot.caption}` };
      many++;
    } else {
      found.push(shot);
      many = 1;
    }
  }
  return found;
}
