/**
 * Sentences for people, by Fluent. The client's own messages lie in `words/`; those of the hall and of each game come
 * from the hall. Facts are spoken by the two rules of `bannerhall/words.py`, so browser and terminal say the same.
 */
import { FluentBundle, FluentNumber, FluentResource, type FluentVariable } from "@fluent/bundle";
import { once } from "./api";
import { likes } from "./settings.svelte";

export const LANGUAGES = { en: "English", de: "Deutsch", fr: "Français", es: "Español" } as const;
export type Lang = keyof typeof LANGUAGES;
export type Fact = number | string | boolean;
export type Facts = Record<string, Fact>;

const ENGLISH: Lang = "en";
const OWN = "web";
const HALL = "hall";
const FROM_ZERO = new Set(["seat", "player", "owner", "winner", "other", "slot"]);
const own = import.meta.glob<string>("../words/*.ftl", { query: "?raw", import: "default" });

let lang = $state<Lang>(ENGLISH);
let heard = $state(0); // rises when words arrive, so that what was said without them is said again
const bundles = new Map<string, FluentBundle>();
const coming = new Map<string, Promise<void>>();

export function currentLang(): Lang {
  return lang;
}

function wanted(): Lang {
  const tags = likes.lang ? [likes.lang] : navigator.languages;
  return tags.map((tag) => tag.slice(0, 2).toLowerCase() as Lang).find((tag) => tag in LANGUAGES) ?? ENGLISH;
}

async function fetchText(home: string, tongue: Lang): Promise<string> {
  return home === OWN ? await own[`../words/${tongue}.ftl`]!() : await once<string>(`/api/games/${home}/words?lang=${tongue}`);
}

async function learn(home: string, tongue: Lang): Promise<void> {
  const place = `${home}/${tongue}`;
  if (bundles.has(place)) return;
  let task = coming.get(place);
  if (!task) {
    task = Promise.all([fetchText(home, tongue), home === OWN || home === HALL ? "" : fetchText(HALL, tongue)]).then(([text, hall]) => {
      const bundle = new FluentBundle(tongue, { useIsolating: false });
      bundle.addResource(new FluentResource(text));
      bundle.addResource(new FluentResource(hall)); // a game's sentences refer to the hall's: `{ name-seat }`
      bundles.set(place, bundle);
      heard++;
    });
    task.catch(() => {}).finally(() => coming.delete(place));
    coming.set(place, task);
  }
  await task;
}

/** English stands in where a language lacks a sentence, so it is always learnt as well. */
export async function startWords(): Promise<void> {
  const tongue = wanted();
  await Promise.all([learn(OWN, ENGLISH), learn(OWN, tongue)]);
  lang = tongue;
  document.documentElement.lang = tongue;
}

/** Learn the words of the hall's refusals and of a game. */
export async function learnGame(slug: string): Promise<void> {
  const tongues = [...new Set([ENGLISH, lang])];
  await Promise.all([HALL, slug].flatMap((home) => tongues.map((tongue) => learn(home, tongue))));
}

export async function speak(tongue: Lang): Promise<void> {
  const homes = new Set([...bundles.keys()].map((place) => place.split("/")[0]!));
  await Promise.all([...homes].map((home) => learn(home, tongue)));
  lang = tongue;
  document.documentElement.lang = tongue;
}

function homesOf(message: string, slug: string): string[] {
  return [...new Set([OWN, slug, HALL])].filter((home) => home && (home !== slug || message.includes(slug) || message.startsWith("why-")));
}

const PLAYER = /^p([1-9])$/; // a player as an argument of an action

/** How a table calls a thing whose own words only say its number: what it was at that line of the feed. */
type Naming = (value: string, line: number) => string | null;
const namings = new Map<string, Naming>(); // by game
export const NOW = Infinity;

/** From now on; what is returned ends it. */
export function nameBy(slug: string, naming: Naming): () => void {
  namings.set(slug, naming);
  return () => void (namings.get(slug) === naming && namings.delete(slug));
}

/** A part of an argument, as a number where it is digits. */
const part = (text: string): Fact => (/^[0-9]+$/.test(text) ? Number(text) : text);

function plain(value: Fact): FluentVariable {
  if (typeof value === "number") return new FluentNumber(value, { useGrouping: false });
  return value === "-" ? "none" : String(value);
}

function spoken(home: string, slug: string, tongue: Lang, message: string, facts: Facts, names: readonly string[], line: number): string | null {
  const bundle = bundles.get(`${home}/${tongue}`);
  const pattern = bundle?.getMessage(message)?.value;
  if (!bundle || !pattern) return null;
  const told: Record<string, FluentVariable> = {};
  for (const [fact, value] of Object.entries(facts)) {
    told[fact] = plain(value);
    const called = typeof value === "string" ? namings.get(slug)?.(value, line) : null;
    if (called) {
      told[`${fact}-name`] = called;
      continue;
    }
    const naming = named(fact, value, slug, tongue);
    if (naming) {
      const number = typeof value === "number" ? value : Number(PLAYER.exec(String(value))?.[1] ?? 0);
      const name = names[number - 1] ?? "none";
      told[`${fact}-name`] = naming.bundle.formatPattern(naming.pattern, { of: plain(value), name }, []);
    }
  }
  const wrong: Error[] = [];
  const text = bundle.formatPattern(pattern, told, wrong);
  return wrong.length ? null : text.replace(/[ \t\r\n]+/g, " ").trim();
}

/** The message that says how a fact is called: its own, that of a fact it is named like, that of all its values. */
function named(fact: string, value: Fact, slug: string, tongue: Lang) {
  const of = value === "-" ? "none" : value;
  const like = nameOf(`${slug}-like-${fact}`, slug, tongue);
  const others = like ? like.bundle.formatPattern(like.pattern).split(" ") : [];
  for (const other of [fact, ...others]) {
    const found = nameOf(`${slug}-${other}-${of}`, slug, tongue);
    if (found) return found;
  }
  return nameOf(`${slug}-name-${fact}`, slug, tongue) ?? nameOf(`name-${fact}`, HALL, tongue);
}

function nameOf(message: string, home: string, tongue: Lang) {
  const bundle = bundles.get(`${home}/${tongue}`);
  const pattern = bundle?.getMessage(message)?.value;
  return bundle && pattern ? { bundle, pattern } : null;
}

/** Whether there is such a sentence at all. */
export function has(message: string, slug = ""): boolean {
  void heard;
  return homesOf(message, slug).some((home) => bundles.get(`${home}/${ENGLISH}`)?.hasMessage(message));
}

/** The sentence of a message; never an error: English stands in, then the bare message. */
export function say(message: string, facts: Facts = {}, slug = "", names: readonly string[] = [], line = NOW): string {
  void heard;
  for (const tongue of new Set([lang, ENGLISH])) {
    for (const home of homesOf(message, slug)) {
      const text = spoken(home, slug, tongue, message, facts, names, line);
      if (text !== null) return text;
    }
  }
  return message + Object.entries(facts).map(([name, value]) => ` ${name}=${value}`).join("");
}

export type GameEvent = { event: string } & Record<string, unknown>;

/** The facts of an event, with seats counted from 1 as people do. */
export function eventFacts(event: GameEvent): Facts {
  const facts: Facts = {};
  for (const [name, value] of Object.entries(event)) {
    if (name === "event") continue;
    if (typeof value === "number") facts[name] = FROM_ZERO.has(name) ? value + 1 : value;
    else facts[name] = value === null ? "hidden" : String(value);
  }
  return facts;
}

export function sayEvent(event: GameEvent, slug: string, names: readonly string[], line = NOW): string {
  return say(`${slug}-event-${event.event}`, eventFacts(event), slug, names, line);
}

export interface Offer {
  kind: string;
  argument?: number | string;
  from?: number;
  to?: number;
  remark?: Facts;
}

/** An action as a person would offer or report it. */
export function sayAction(action: Offer, slug: string, names: readonly string[], place = 0): string {
  const facts: Facts = {};
  const { argument } = action;
  if (argument !== undefined && argument !== null) {
    const [first = "", ...rest] = String(argument).split("-");
    Object.assign(facts, argument === "?" ? { argument: "hidden", place: "hidden", first: "hidden", second: "hidden" } : { argument, place, first: part(first), second: part(rest.join("-")) });
  }
  return say(`${slug}-action-${action.kind}`, facts, slug, names);
}

export function sayRemark(offer: Offer, slug: string, names: readonly string[]): string {
  return offer.remark ? say(`${slug}-remark-${offer.kind}`, offer.remark, slug, names) : "";
}
