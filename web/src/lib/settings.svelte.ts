/** What a person likes, kept in this browser and, for members, with their account. */
import { call, type Me } from "./api";

export interface Likes {
  lang: "" | "en" | "de" | "fr" | "es";
  theme: "auto" | "light" | "dark";
  motion: "auto" | "full" | "less";
  sound: boolean;
  notices: boolean;
  passes: boolean;
  confirm: boolean;
}

const USUAL: Likes = { lang: "", theme: "auto", motion: "auto", sound: true, notices: false, passes: false, confirm: true };
const PLACE = "bannerhall.likes";

function read(): Likes {
  try {
    return { ...USUAL, ...(JSON.parse(localStorage.getItem(PLACE) ?? "{}") as Partial<Likes>) };
  } catch {
    return { ...USUAL };
  }
}

export const likes = $state<Likes>(read());
const dark = window.matchMedia("(prefers-color-scheme: dark)");
const still = window.matchMedia("(prefers-reduced-motion: reduce)");

function show(): void {
  const root = document.documentElement;
  root.dataset.theme = likes.theme === "auto" ? (dark.matches ? "dark" : "light") : likes.theme;
  if (likes.motion === "auto") delete root.dataset.motion;
  else root.dataset.motion = likes.motion;
}

export function startSettings(): void {
  show();
  dark.addEventListener("change", show);
}

/** Whether things should stand still. */
export function calm(): boolean {
  return likes.motion === "less" || (likes.motion === "auto" && still.matches);
}

export function like<K extends keyof Likes>(name: K, value: Likes[K]): void {
  likes[name] = value;
  localStorage.setItem(PLACE, JSON.stringify(likes));
  show();
}

/** Take over what the account remembers from other devices. */
export function adopt(me: Me): void {
  for (const name of Object.keys(USUAL) as (keyof Likes)[]) {
    const kept = me.settings[`web.${name}`];
    if (typeof kept === typeof USUAL[name]) (likes as unknown as Record<string, unknown>)[name] = kept;
  }
  localStorage.setItem(PLACE, JSON.stringify(likes));
  show();
}

export async function remember<K extends keyof Likes>(name: K, value: Likes[K], signedIn: boolean): Promise<void> {
  like(name, value);
  if (signedIn) await call("PATCH", "/api/account", { settings: { [`web.${name}`]: value } });
}
