/** What stands on the board, in words of the game. */
import { currentLang, say } from "../../lib/words.svelte";
import { cardsAt, isWarrior, type Die, type ItemName, type Space, type XorDrawing, type XorView } from "./table";

const GAME = "xorlosch";

export function word(name: string): string {
  return say(`${GAME}-board-${name}`, {}, GAME);
}

/** The name of a dwarf, space, card, colour or item. */
export function nameOf(argument: string): string {
  return say(`${GAME}-name-argument`, { of: argument }, GAME);
}

export function cardName(card: string, drawing: XorDrawing): string {
  return say(`${GAME}-board-task`, { what: nameOf(card), symbol: word(drawing.cards[card]!.symbol) }, GAME);
}

export function dieName(die: Die, me: number, names: string[]): string {
  const facts = { what: nameOf(die.seat === me ? die.dwarf : isWarrior(die.dwarf) ? "warrior" : "mechanicus"), level: die.level };
  return die.seat === me ? say(`${GAME}-board-own-dwarf`, facts, GAME) : say(`${GAME}-board-dwarf`, { ...facts, who: names[die.seat] ?? "" }, GAME);
}

export function tokensName(item: ItemName, view: XorView): string {
  return say(`${GAME}-board-tokens`, { what: nameOf(item), ...view.board_items[item] }, GAME);
}

/** What the map calls a space; its flavour is known in English only. */
export function roomTitle(space: Space): string {
  return currentLang() === "en" ? `${space.title} (${nameOf(space.name)})` : nameOf(space.name);
}

/** A space with all that lies and stands there, for those who hear the board. */
export function spaceName(space: Space, view: XorView, drawing: XorDrawing, here: Die[], me: number, names: string[]): string {
  const tokens = space.item ? [tokensName(space.item as ItemName, view)] : [];
  const parts = [nameOf(space.name), ...tokens, ...cardsAt(view, drawing, space.name).map((card) => cardName(card, drawing)), ...here.map((die) => dieName(die, me, names))];
  return parts.join("; ");
}
