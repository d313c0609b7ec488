/** People: a bell or a robe, a ball for a head, what sits on it (r 11 at (32, 22)) and what the hand at (46, 44) holds. */
import type { Fill } from "../palette";
import type { Piece, Shape } from "../recipe";

const one = (fill: Fill, d: string): Shape => ({ d, fill });
const line = (fill: Fill, d: string): Shape => ({ d, fill, as: "line" });
const inner = (d: string): Shape => ({ d, as: "inner" });
const hat = (...shapes: Shape[]): Piece => ({ on: "head", shapes });
const thing = (...shapes: Shape[]): Piece => ({ on: "hand", shapes: [...shapes, HAND] });

const HAND: Shape = { d: "M42.500 45a3.500 3.500 0 1 1 7 0 3.500 3.500 0 1 1-7 0z", fill: "skin" };
const BALL = "M21 22a11 11 0 1 1 22 0 11 11 0 1 1-22 0z";
const SCARF = one("seat", "M21 34c6 4 16 4 22 0l3 7c-8 5-20 5-28 0z");
export const ball = (fill: Fill): Piece => hat(one(fill, BALL));

export const BODIES = {
  bell: { shapes: [one("coat", "M19 58c-3-22 2-30 13-30s16 8 13 30z"), { d: "M19 58c-3-22 2-30 13-30-8 5-9 16-8 30z", as: "shade" }, SCARF] } as Piece,
  robe: { shapes: [one("coat", "M12 59c3-18 8-31 20-31s17 13 20 31c-13 3-27 3-40 0z"), { d: "M12 59c3-18 8-31 20-31-9 5-11 18-11 32z", as: "shade" }, SCARF] } as Piece,
  bones: { shapes: [one("bone", "M28 30h8v5h7v4h-7v3h6v4h-6v3l6 9h-7l-3-6-3 6h-7l6-9v-3h-6v-4h6v-3h-7v-4h7z"), one("seat", "M20 33c7 4 17 4 24 0l1 5c-8 4-18 4-26 0z")] } as Piece,
} as const;

export const HEADS = {
  hood: hat(one("coat", "M18 32C14 18 20 9 27 8c-2-5-6-5-9-4 5-6 16-5 21 2 8 5 10 15 7 26l-5-3c3-9-1-15-9-15s-11 7-8 15z")),
  kettle: hat(one("steel", "M13 20c3-2 5-3 7-5 2-12 22-12 24 0 2 2 4 3 7 5-11 4-27 4-38 0z")),
  plume: hat(one("ember", "M30 6C24-5 8-4 8 10c5-3 9-2 12 2l12-2z"), one("steel", "M20 27c-3-15 3-22 12-22s15 7 12 22l-5-1v-7H25v7z")),
  pointed: hat(one("coat", "M14 18c4-3 8-4 11-5 2-7 5-13 13-17 0 5 1 11 3 17 3 1 7 2 9 5-10 5-26 5-36 0z")),
  ears: hat(one("buff", "M20 20C10 18 5 11 5 5c8 1 13 5 16 9 4-8 18-8 22 0 3-4 8-8 16-9 0 6-5 13-15 15-7-6-17-6-24 0z")),
  leaves: hat(one("goblin", "M20 18C13 13 13 6 15 1c4 1 7 4 8 7 1-5 4-9 9-12 5 3 8 7 9 12 1-3 4-6 8-7 2 5 2 12-5 17-7-5-17-5-24 0z")),
  horns: hat(one("outline", "M23 14C14 16 7 10 8-3c5 9 11 10 18 11zM41 14c9 2 16-4 15-17-5 9-11 10-18 11z")),
  wild: hat(one("ember", "M20 25C8 18 8 8 14 4c0 3 1 5 3 6-2-9 4-14 9-13-1 3 0 5 2 6 1-6 8-8 12-5-2 2-2 4 0 6 4-4 10-2 11 4-3 0-4 1-5 3 5 0 8 6 4 12-8-9-20-10-30 2z")),
  crown: hat(one("flame", "M20 17L15 0l9 6 8-9 8 9 9-6-5 17c-7-4-17-4-24 0z")),
  collar: hat(one("outline", "M18 40L4 12l18 10h20l18-10-14 28z")),
  long: hat(one("outline", "M17 44c-6-18-4-36 15-37 19 1 21 19 15 37l-7-3c4-9 4-16 1-21H23c-3 5-3 12 1 21z")),
  braid: hat(one("umber", "M19 26C14 8 24 5 32 5s17 4 14 16c4 8 7 16 5 26-4-1-7-5-7-11-2-8-3-12-6-16-8 0-14 1-19 6z")),
  brim: hat(one("leather", "M4 15c8 3 12 1 16-1 1-9 4-13 12-13s11 4 12 13c4 2 8 4 16 1-4 8-14 8-28 8S8 23 4 15z")),
  beard: hat(one("horn", "M20 20c3 4 6 5 12 5s9-1 12-5c5 12 0 24-12 27-12-3-17-15-12-27z"), one("iron", "M20 19C20 8 25 5 32 5s12 3 12 14c-7-3-17-3-24 0z")),
  mask: hat(one("iron", "M20 22C18 6 25 0 32-4c7 4 14 10 12 26l-4 10H24zM25 20h14v4H25z")),
  skull: hat(one("bone", "M21 20a11 11 0 1 1 22 0c0 5-2 7-4 9v4H25v-4c-2-2-4-4-4-9z"), inner("M29 30v3M32 30v3M35 30v3")),
  bull: hat(one("bone", "M22 14C12 16 2 12 0 2c8 4 16 4 24 5zM42 14c10 2 20-2 22-12-8 4-16 4-24 5z")),
} as const;

/** The clasp of a hero's cloak: a sun for good, a ring for neither, a claw for evil. */
export const CLASPS = {
  good: { shapes: [{ d: "M32 32l2 4 4-1-2 4 3 3-4 1v4l-3-3-3 3v-4l-4-1 3-3-2-4 4 1z", fill: "flame", as: "flat" }] },
  neutral: { shapes: [{ d: "M28 39a4 4 0 1 1 8 0 4 4 0 1 1-8 0z", fill: "light", as: "line" }] },
  evil: { shapes: [{ d: "M27 34c4 0 6 3 6 9-3-1-5-4-6-9zM32 34c4 0 6 3 6 9-3-1-5-4-6-9z", fill: "outline", as: "flat" }] },
} as const satisfies Readonly<Record<string, Piece>>;

export const ARMS = {
  bow: thing(line("wood", "M47 16c15 10 15 36 0 46"), { d: "M47 16v46", as: "inner" }),
  bowLow: thing(line("bone", "M30 44c12-12 24-10 32 4"), { d: "M30 44l32 4", as: "inner" }),
  sword: thing(one("steel", "M43 43L58 8l5 1-9 35z"), one("wood", "M39 41l17 6-1 4-17-6z")),
  axe: thing(line("wood", "M44 60L55 14"), one("iron", "M51 10c10-4 17 2 17 11 0 7-6 10-14 8z")),
  bone: thing(one("bone", "M43 50l11-17c-4-4 1-9 5-6 2-4 9-1 6 4 4 2 2 8-3 6L49 54c2 5-3 8-6 4-5 1-5-6 0-8z")),
  spear: thing(line("wood", "M44 62L58 6"), one("steel", "M54 7l7-11 3 13z")),
  scythe: thing(line("wood", "M46 61L55 8"), one("iron", "M56 8C44-3 26 0 18 10c12-5 24-2 36 5z")),
  staff: thing(line("wood", "M46 61L56 18"), one("steel", "M51 13a6.500 6.500 0 1 1 13 0 6.500 6.500 0 1 1-13 0z")),
  goldStaff: thing(line("wood", "M46 61L56 18"), one("flame", "M57 1c5 5 7 9 5 13-2 3-9 3-11-1-1-4 3-5 6-12z")),
  orb: thing(one("flame", "M47 34a8 8 0 1 1 16 0 8 8 0 1 1-16 0z")),
  dagger: thing(one("iron", "M44 44l20-14 3 3-18 17z")),
  shield: thing(one("seat", "M38 32h24v14c0 8-8 13-12 14-4-1-12-6-12-14z"), { d: "M50 34v24M40 42h20", as: "inner" }),
  twin: thing(one("steel", "M45 46l17-22 3 3-15 24zM19 46L2 24l-3 3 15 24z")),
  hammer: thing(line("wood", "M44 61L52 22"), one("stone", "M41 8l22 4-2 14-22-4z")),
  trident: thing(line("iron", "M45 62L54 14M45 2c0 12 4 14 10 14s10-6 13-14M57-2L54 14")),
  bag: thing(one("leather", "M44 42c4-4 12-4 16 0 8 8 6 18-8 18s-16-10-8-18z"), inner("M46 44h12")),
  club: thing(one("wood", "M42 54L52 30c-3-12 1-24 9-22 8 2 8 14 2 24L49 58z")),
} as const;
