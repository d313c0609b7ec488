/** What a game's numbers are without a house rule: they may depend on how many play, and on an option. */
import type { NumberInfo } from "./api";

export type Value = boolean | number | string;
export type Options = Record<string, Value>;

/** The usual value for so many seats more than the fewest. */
export function usualOf(number: NumberInfo, more: number, options: Options): number {
  const chosen = number.by_choice.find((one) => one.value === options[number.by_option]);
  return (chosen?.by_seats ?? number.by_seats)[more] ?? number.usual;
}

/** Whether that is our own design. */
export function isDesign(number: NumberInfo, more: number): boolean {
  return number.designs[more] ?? number.design;
}

export function allows(number: NumberInfo, value: number): boolean {
  return Number.isInteger(value) && ((number.low <= value && value <= number.high) || (number.or_none && value === 0));
}

/** Of house rules those that change something. */
export function changed(numbers: readonly NumberInfo[], own: Record<string, number>, more: number, options: Options): Record<string, number> {
  const kept = numbers.filter((number) => own[number.name] !== undefined && own[number.name] !== usualOf(number, more, options));
  return Object.fromEntries(kept.map((number) => [number.name, own[number.name]!]));
}
