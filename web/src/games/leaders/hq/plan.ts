/** What is chosen so far, as lines that can be read and taken back one by one. */
import { say } from "../../../lib/words.svelte";
import type { SignName } from "../Sign.svelte";
import type { Secrets } from "../companion";
import { fieldName, FIELDS, itemName, MISSION_SIGNS, missionName, OPERATIVES, UNITS } from "./area";

export interface Planned {
  id: string;
  sign: SignName;
  text: string;
  points: number;
  /** What takes it back: an answer, or nothing where it is a tribute. */
  drop: string | null;
}

const AIMS: Record<string, SignName> = { boycott: "boycott", espionage: "espionage", sabotage: "sabotage", offer: "alliance", dissolve: "alliance" };

export function planOf(me: Secrets, names: readonly string[]): Planned[] {
  const lines: Planned[] = [];
  for (const item of [...UNITS, ...OPERATIVES]) {
    const count = me.chosen[item] ?? 0;
    if (count) lines.push({ id: item, sign: item, text: say("web-leaders-hq-plan-count", { count, what: itemName(item) }), points: count * (me.costs[item] ?? 0), drop: item });
  }
  for (const field of FIELDS) {
    if (me.chosen[field]) {
      lines.push({ id: field, sign: field, text: say("web-leaders-hq-level-of", { field: fieldName(field), level: me.levels[field] + 1 }), points: me.costs[field] ?? 0, drop: field });
    }
  }
  for (const [seat, points] of Object.entries(me.tributes)) {
    lines.push({ id: `tribute-${seat}`, sign: "tribute", text: say("web-leaders-hq-plan-tribute", { name: names[Number(seat)] ?? "" }), points, drop: null });
  }
  for (const item of Object.keys(me.chosen)) {
    const [aim = "", target = ""] = item.split("-");
    const sign = AIMS[aim];
    if (sign) lines.push({ id: item, sign, text: say(`web-leaders-hq-plan-${aim}`, { name: names[Number(target) - 1] ?? "" }), points: 0, drop: item });
  }
  if (me.planned && me.planned !== me.mission?.id) {
    lines.push({ id: me.planned, sign: MISSION_SIGNS[me.planned] ?? "mission", text: say("web-leaders-hq-plan-mission", { what: missionName(me.planned) }), points: 0, drop: me.planned });
  }
  return lines;
}

/** What may have been forgotten: words to be read before the turn ends, usually none. */
export function forgotten(me: Secrets, names: readonly string[], could: boolean): string[] {
  const lines: string[] = [];
  if (could && !planOf(me, names).length) lines.push(say("web-leaders-hq-forgot-all", { points: me.left }));
  if (me.mission && me.planned === null) lines.push(say("web-leaders-hq-forgot-mission", { what: missionName(me.mission.id) }));
  if (lines.length && !me.mission && !me.planned && me.open_missions.length) lines.push(say("web-leaders-hq-forgot-no-mission"));
  return lines;
}
