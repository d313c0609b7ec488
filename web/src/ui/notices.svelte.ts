/** Short sentences that appear at the edge and go by themselves; a refusal keeps its clause at hand. */
import { type Problem, Trouble } from "../lib/api";
import { say } from "../lib/words.svelte";

export interface Notice {
  id: number;
  text: string;
  clause: string;
  bad: boolean;
}

let last = 0;
export const notices = $state<Notice[]>([]);

export function tell(text: string, bad = false, clause = ""): void {
  const id = ++last;
  notices.push({ id, text, clause, bad });
  setTimeout(() => dismiss(id), bad ? 9000 : 5000);
}

export function dismiss(id: number): void {
  const at = notices.findIndex((notice) => notice.id === id);
  if (at >= 0) notices.splice(at, 1);
}

/** What a problem says, in the reader's language. */
export function reasonOf(problem: Problem, slug = "", names: readonly string[] = []): string {
  const said = problem.message ? say(problem.message, problem.facts ?? {}, slug, names) : "";
  return said && !said.startsWith(problem.message ?? " ") ? said : problem.detail || problem.title;
}

/** Tell of a trouble if it is one we know; anything else is a mistake of ours and shown as such. */
export function tellProblem(problem: unknown, slug = "", names: readonly string[] = []): void {
  if (problem instanceof Trouble) tell(reasonOf(problem.body, slug, names), true, problem.body.clause ?? "");
  else throw problem;
}
