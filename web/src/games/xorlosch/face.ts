/** Dragon Hunters of Xorlosch on the screen. Ids: `space:t06`, `die:0:w1`, `card:G06`, `item:boots`. */
import type { Face } from "../face";
import Board from "./Board.svelte";
import Holdings from "./Holdings.svelte";
import { DWARVES, spacesOf, type XorView, type XorDrawing } from "./table";

const ON_A_DIE = new Set(["raise", "remove", "boots", "potion"]);

export const face: Face = {
  slug: "xorlosch",
  Board,
  Holdings,
  frame: (drawing) => ({ width: (drawing as unknown as XorDrawing).width, height: (drawing as unknown as XorDrawing).height }),
  place: (option, _view, me) => {
    const [first = "", second = ""] = String(option.argument ?? "").split("-");
    if (option.kind === "move") return { piece: `die:${me}:${first}`, target: `space:${second}` };
    return null;
  },
  meant: (target, piece) => {
    const [what, name] = target.split(":");
    const dwarf = piece?.split(":")[2];
    return what === "space" && dwarf ? { kind: "move", argument: `${dwarf}-${name}` } : null;
  },
  final: new Set(["ready", "end", "pass", "declare", "propose", "choose", "ask", "yield", "consent", "waive", "veto", "stand", "appeal", "drop", "stop", "agree", "refuse", "first", "trap"]),
  named: (event, view) => {
    const found: string[] = [];
    const seat = event.seat as number | undefined;
    if (seat !== undefined && typeof event.dwarf === "number") found.push(`die:${seat}:${DWARVES[event.dwarf]}`);
    if (typeof event.space === "number") found.push(`space:${spacesOf(view as unknown as XorView)[event.space] ?? ""}`);
    return found;
  },
  scores: (view) => (view as unknown as XorView).cards,
};

void ON_A_DIE;
