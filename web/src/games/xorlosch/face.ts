/** Dragon Hunters of Xorlosch on the screen. Ids: `space:t06`, `die:0:w1`, `card:G06`, `item:boots`. */
import type { Scene } from "../../lib/api";
import type { Action } from "../../lib/live.svelte";
import { say, type GameEvent, type Offer } from "../../lib/words.svelte";
import type { Face, Moment, Place, View } from "../face";
import Board from "./Board.svelte";
import Controls from "./Controls.svelte";
import Holdings from "./Holdings.svelte";
import "./palette.css";
import { planOf } from "./layout";
import Panel from "./Panel.svelte";
import { COLOURS, DWARVES, ITEMS, type Colour, type XorDrawing, type XorView } from "./table";

const xor = (view: View): XorView => view as unknown as XorView;

function place(option: Offer, _view: View, me: number): Place | null {
  if (option.kind !== "move") return null;
  const [dwarf = "", space = ""] = String(option.argument).split("-");
  return { piece: `die:${me}:${dwarf}`, target: `space:${space}` };
}

/** Ids of the colour's letter: the card G06 belongs to the green quest. */
function colourOf(card: string): string {
  return COLOURS.find((colour) => colour[0]!.toUpperCase() === card[0]) ?? "green";
}

/** A greyed space is asked for with the die that is taken up, else with the first of mine that stands on the board. */
function meant(target: string, piece: string | null, view: View, me: number): Action | null {
  if (me < 0) return null;
  const [what = "", name = "", dwarf = ""] = target.split(":");
  if (what === "card") return { kind: "declare", argument: colourOf(name) };
  if (what === "item") return { kind: "take", argument: name };
  if (what === "die") return Number(name) === me ? { kind: "raise", argument: dwarf } : null;
  const item = ITEMS.find((one) => name.startsWith(one));
  const walker = piece?.split(":")[2] ?? DWARVES.find((one) => xor(view).dwarves[me]?.[one]);
  if (item && !piece) return { kind: "take", argument: item };
  return walker ? { kind: "move", argument: `${walker}-${name}` } : null;
}

const isColour = (name: unknown): name is Colour => COLOURS.includes(name as Colour);

function named(event: Record<string, unknown>, view: View): string[] {
  const found: string[] = [];
  const { seat, dwarf, space, card, item, colour } = event;
  if (typeof seat === "number" && typeof dwarf === "string") found.push(`die:${seat}:${dwarf}`);
  if (typeof space === "string") found.push(`space:${space}`);
  if (typeof card === "string") found.push(`card:${card}`);
  if (typeof item === "string") found.push(`item:${item}`);
  if (isColour(colour)) found.push(...xor(view).quests[colour].board.map((one) => `card:${one}`));
  return found;
}

/** Cards that are turned up or won. */
function moment({ event, card }: GameEvent): Moment | null {
  return (event === "turned_up" || event === "won") && typeof card === "string" ? { cards: [say("xorlosch-name-card", { of: card }, "xorlosch")] } : null;
}

function aim(view: View, me: number): string {
  const { cards } = xor(view);
  return say("web-xorlosch-aim", { most: Math.max(...cards), mine: me < 0 ? -1 : (cards[me] ?? 0) });
}

/** Steps are not saved: whoever could still walk and has not walked at all loses the turn's steps. */
function loses(answer: Action, scene: Scene): string {
  const walks = (scene.options as unknown as Offer[]).some(({ kind }) => kind === "move");
  return answer.kind === "end" && walks && !xor(scene.view).this_turn.stepped ? say("web-xorlosch-steps-lost") : "";
}

export const face: Face = {
  slug: "xorlosch",
  Board,
  Holdings,
  Panel,
  Controls,
  controls: new Set(["place", "introduce", "remove", "raise", "boots", "potion", "trap", "declare", "propose", "ask", "yield", "choose", "first"]),
  frame: (drawing, view) => planOf(drawing as unknown as XorDrawing, xor(view).board),
  place,
  meant,
  final: new Set([
    "ready", "end", "pass", "declare", "propose", "choose", "ask", "yield", "consent", "waive", "veto", "stand", "appeal", "drop",
    "stop", "agree", "refuse", "first", "trap",
  ]),
  named,
  aim,
  loses,
  moment,
  quiet: (event) => event === null || event.event === "began" || event.event === "laid",
  joined: new Set(["moved", "turned_up"]),
  scores: (view) => xor(view).cards,
};
