/** Who sits before this screen. Nobody needs an account: the first thing that wants a name makes a guest. */
import { get, post, Trouble, type Me } from "./api";
import { currentLang } from "./words.svelte";

let me = $state<Me | null>(null);
let asked: Promise<void> | null = null;

export function whoAmI(): Me | null {
  return me;
}

/** Ask the hall once who this is. */
export function meet(): Promise<void> {
  asked ??= refresh();
  return asked;
}

export async function refresh(): Promise<void> {
  try {
    me = await get<Me>("/api/account");
  } catch (problem) {
    if (!(problem instanceof Trouble)) throw problem;
    if (problem.status === 401) me = null;
  }
}

export async function comeIn(name?: string): Promise<void> {
  await meet();
  if (me) return;
  await post("/api/guest", { lang: currentLang(), ...(name ? { name } : {}) });
  await refresh();
}
