/** Clauses of the hall's rulebook in the reader's language, for checklists. */
import { once, type ChapterInfo } from "../../lib/api";
import { currentLang } from "../../lib/words.svelte";
import { SLUG } from "./table";

export interface ClauseText {
  text: string;
  lang: string;
}

let known = $state.raw<Record<string, Map<string, ClauseText>>>({});
const asked = new Set<string>();

async function fetchBook(lang: string): Promise<void> {
  if (asked.has(lang)) return;
  asked.add(lang);
  try {
    const chapters = await once<ChapterInfo[]>(`/api/games/${SLUG}/rules?lang=${lang}`);
    const texts = new Map(chapters.flatMap((chapter) => chapter.clauses).map((one) => [one.id, { text: one.text, lang: one.lang }]));
    known = { ...known, [lang]: texts };
  } catch {
    asked.delete(lang); // asked again by the next list
  }
}

/** To be called in an effect: the book is fetched once a language. */
export function wantRules(): void {
  void fetchBook(currentLang());
}

export function clauseText(id: string): ClauseText | null {
  return known[currentLang()]?.get(id) ?? null;
}
