/** Machines of wood, stone and steel, with room for a pilot; towers with roofs of eight shapes. */
import type { Fill } from "../palette";
import type { Piece, Shape } from "../recipe";

const one = (fill: Fill, d: string): Shape => ({ d, fill });
const lines = (d: string): Shape => ({ d, as: "inner" });
const dark = (d: string): Shape => ({ d, fill: "outline", as: "flat" });
const shade = (fill: Fill, d: string): Shape => ({ d, fill, as: "shade" });
const still = (...shapes: Shape[]): Piece => ({ shapes });
const held = (...shapes: Shape[]): Piece => ({ on: "hand", shapes });

/** Soldiers: a scarecrow with a window in the chest. */
export const SOLDIERS = {
  wood: still(
    one("wood", "M29 46h6v13h-6zM3 26h58v6H3z"),
    one("buff", "M23 24c-4-10 1-17 9-17s13 7 9 17z"),
    one("brown", "M18 24h28l3 27H15z"),
    one("pale", "M20.500 38a11.500 11.500 0 1 1 23 0 11.500 11.500 0 1 1-23 0z"),
    one("flame", "M12 10c7 1 9-3 11-12h18c2 9 4 13 11 12-2 6-10 7.5-20 7.500S14 16 12 10z"),
  ),
  stone: still(
    one("stone", "M14 44h14v15H12zM36 44h14l2 15H36zM24 20l1-17c3-4 12-5 15-1l.5 6 5 6.500-4.5 1.500.5 4z"),
    one("stone", "M9 20l8-4h30l8 4 4 25-8 2-3-10-1 13H17l-1-13-3 10-8-2z"),
    shade("stone", "M9 20l8-4h5l-2 34h-3l-1-13-3 10-8-2z"),
    one("pale", "M20.500 34a11.500 11.500 0 1 1 23 0 11.500 11.500 0 1 1-23 0z"),
    lines("M30 7h11M33 15.500h4M48 24l4 3"),
  ),
  steel: still(
    one("iron", "M23 46h6l-1 13h-7zM35 46h6l2 13h-7z"),
    one("steel", "M25 20V9l7-12 7 12v11z"),
    one("steel", "M19 22c8-4.5 18-4.5 26 0l-2 27c-7 4-15 4-22 0z"),
    one("iron", "M11 30c-2-7 3-11 10-10l1 7-4 3-1 14h-6zM53 30c2-7-3-11-10-10l-1 7 4 3 1 8h6z"),
    one("pale", "M20.500 35a11.500 11.500 0 1 1 23 0 11.500 11.500 0 1 1-23 0z"),
  ),
} as const;

export const ARMS = {
  pitchfork: held({ d: "M58 58V22M52 5v9c0 5 12 5 12 0V5M58 18V5", fill: "iron", as: "line" }),
  slab: held(one("iron", "M50 28h14v18l-7 8-7-8z")),
  halberd: held({ d: "M54 60V2", fill: "wood", as: "line" }, one("steel", "M54 6c6 0 9-2 12-6 2 8 2 14 0 21-3-4-6-6-12-6zM54 6l-6 4.5 6 4.500z")),
} as const;

/** Golems: three blocks and long arms. Their tiny head is the pilot's. */
export const GOLEMS = {
  wood: still(
    one("wood", "M18 44h12v15H16zM34 44h12l2 15H34z"),
    one("brown", "M20 34h24v13H20z"),
    one("brown", "M13 17c5-3 33-3 38 0l-2 19c-8 3-26 3-34 0z"),
    one("wood", "M3 20l12-3 2 10-4 8 2 17H3l1-15zM61 20l-12-3-2 10 4 8-2 17h12l-1-15zM8 19L1 0l5-1 3 9 5-6 2 4-6 8zM55 18l3-16 4 1-1 16z"),
    lines("M22 21v12M32 20v14M42 21v12M25 38v6M38 38v6"),
  ),
  rock: still(
    one("stone", "M14 59c-4-6 0-14 8-14s10 8 7 14zM35 59c-3-6 0-14 7-14s12 8 8 14z"),
    one("stone", "M18 44c0-8 6-10 14-10s14 2 14 10-6 9-14 9-14-1-14-9z"),
    one("stone", "M10 28c-1-10 10-15 22-15s23 5 22 15c-1 9-11 12-22 12s-21-3-22-12z"),
    one("stone", "M13 22C5 17-2 23 0 31c1 4 4 6 7 6-5 4-6 12-1 16s12 1 13-6c0-5-2-8-5-10 4-4 4-11-1-15zM51 22c8-5 15 1 13 9-1 4-4 6-7 6 5 4 6 12 1 16s-12 1-13-6c0-5 2-8 5-10-4-4-4-11 1-15z"),
    lines("M24 22l5 4-2 5M40 26l4 4M28 44l4 3"),
  ),
  steel: still(
    one("iron", "M17 45h11v14H13v-5zM36 45h11l4 9v5H36z"),
    one("iron", "M22 36h20v12H22z"),
    one("steel", "M12 14h40v23H12z"),
    one("iron", "M0 13h13v11l-3 3v17h4v11H8v-5H5v5H-1V44h3V27l-2-3zM64 13H51v11l3 3v17h-4v11h6v-5h3v5h6V44h-3V27l2-3zM14 14V2h8v12z"),
    lines("M16 18h1M47 18h1M16 33h1M47 33h1M26 42h12"),
  ),
} as const;

const WHEELS = "M9 50a8.5 8.5 0 1 1 17 0 8.5 8.5 0 1 1-17 0zM38 50a8.5 8.5 0 1 1 17 0 8.5 8.5 0 1 1-17 0z";
const HUBS = "M15 50h5M17.5 47.500v5M44 50h5M46.5 47.500v5";
export const CART: Piece = still(one("brown", "M4 33h52l-3 16H9z"), lines("M6 38.500h49M7.5 44h46"), one("wood", WHEELS), lines(HUBS));
export const MALLET: Piece = held(one("wood", "M38 35l12-22 4.5 2.5-12 22z"), one("iron", "M40 8L45-3l22 10-5 11.500z"));
export const SPIKED: Piece = still(
  one("steel", "M50 32l17-3-13 10zM53 39l15 3-16 5zM3 34l-7-12 15 10zM10 32l2-16 9 15z"),
  one("stone", "M4 31h50l3 9-5 9H9z"),
  lines("M18 33v14M32 33v14M45 33v14"),
  one("iron", WHEELS),
  lines(HUBS),
);
export const CANNON: Piece = still(
  one("wood", "M4 58l28-20 6 6-18 14z"),
  one("iron", "M20 40c-4-6-2-13 4-15L55 6c4-2 13 9 8 14L34 42c-5 4-11 3-14-2z"),
  one("steel", "M53 5c4-4 17 11 12 16-5 3-15-11-12-16z"),
  one("stone", "M22 46a12 12 0 1 1 24 0 12 12 0 1 1-24 0z"),
  lines("M34 36v20M24 46h20M30 24l8 11"),
);

/** Towers: a drum, a door, a roof with its own outline, and the owner's flag. */
const DOOR = dark("M27.5 58.500v-8c0-6 9-6 9 0v8z");
const bricks = lines("M21 38h6M36 42h6M22 47h4M38 51h5M29 34h5");
const DRUM = still(one("stone", "M18 28h28l2 30.500H16z"), shade("stone", "M18 28h7l-2 30.500h-7z"), bricks, DOOR);
const SLIM = still(one("stone", "M23 26h18l2 32.500H21z"), shade("stone", "M23 26h5l-2 32.500h-5z"), DOOR);
const BROAD = still(one("stone", "M12 34h40v6h-2v18.500H14V40h-2z"), shade("stone", "M12 34h8v24.500h-6V40h-2z"), bricks, DOOR);
const roof = (fill: Fill, d: string, flag: string, pole: string): Piece =>
  still({ d: pole, fill: "wood", as: "line" }, one("seat", flag), one(fill, d));
const FLAG = "M32-3h13l-4 4 4 4H32z";

export const TOWERS = {
  red: [DRUM, roof("roofRed", "M12 30L32 5l20 25z", FLAG, "M32 8V-3")],
  blue: [DRUM, roof("roofBlue", "M19 31C1 25 5 11 23 10c6-1 8-3 9-7 1 4 3 6 9 7 18 1 22 15 4 21z", FLAG, "M32 8V-3")],
  green: [SLIM, roof("roofGreen", "M10 32l9-9h-5l9-8h-4L32 4l13 11h-4l9 8h-5l9 9z", FLAG, "M32 8V-3")],
  yellow: [SLIM, roof("roofYellow", "M3 31c2-12 14-16 29-16s27 4 29 16c-8 3-50 3-58 0z", "M32 0h13l-4 4.5 4 4.500H32z", "M32 18V0")],
  purple: [DRUM, roof("roofPurple", "M9 31c6-1 9-4 11-11C22 11 32 3 50 5c-6 3-9 6-9 11 0 7 5 13 14 15-10 3-36 3-46 0z", "M24-1H12l3.5 4L12 7h12z", "M24 14V-2")],
  orange: [BROAD, roof("roofOrange", "M10 35c0-14 9-21 22-21s22 7 22 21z", "M32-1h13l-4 4.5 4 4.500H32z", "M32 16V-1")],
  white: [BROAD, roof("roofWhite", "M8 36V20h8v6h6v-6h7v6h6v-6h7v6h6v-6h8v16z", "M32 1h13l-4 4.5 4 4.500H32z", "M32 24V1")],
  black: [SLIM, roof("roofBlack", "M14 31C3 26 4 14 10 6c1 7 4 11 10 12h24c6-1 9-5 10-12 6 8 7 20-4 25z", "M32 1h13l-4 4.5 4 4.500H32z", "M32 20V1")],
} as const;
