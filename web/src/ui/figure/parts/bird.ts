/** Chickens: the drop, its tail, its head, and the one on whose face the goggles are. */
import type { Piece, Shape } from "../recipe";

const FEET: Shape = { d: "M25 55v5l-4 2.500m4-2.500v3m0-3l4 2.500M39 55v5l-4 2.500m4-2.500v3m0-3l4 2.5", fill: "horn", as: "line" };
const DROP = "c3-2 6.5-3.5 10.5-3.5 12 0 17 10 15 20-2 11-10 16-18 16S16 53 16 43z";
const DROP_SHADE: Shape = { d: "M16 43c0 10 6 15 15 15 3 0 6-.6 9-2-9 .5-17-5-17.5-14-.2-2-4.5-2-6.5 1z", fill: "coat", as: "shade" };
const WING: Shape = { d: "M22 38c-1 9 5 14 13 11-1.5 0-2.5-1-3-2 3 .5 5-.5 6-3-2 .3-3 0-4-1", as: "inner" };
const SCARF: Shape = { d: "M31 25.500c5 5 13 6.5 19.5 3.500l1 5.500c-4 2-9 2.3-13.5.8l-9 8-5.5-4.5 7-7.500z", fill: "seat" };

const bird = (tail: string): Piece => ({ shapes: [FEET, { d: tail + DROP, fill: "coat" }, DROP_SHADE, WING, SCARF] });

/** Three tails, because bodies that are all alike cannot be told apart at 24 pixels. */
export const BIRDS = {
  spread: bird("M16 43C9 43 3 38 3 31c2.5 2 4.5 2.5 6.5 2-3-4-3.5-9-1.5-14 1.5 4 3.5 6.5 6 8-1-5 .5-10 4.5-13 0 6 1.5 9.5 5 11.500"),
  sickle: bird("M16 43c-5-2-8-6-7-12-3 3-6 9-5 16-6-11-6-27 3-32 8-4 14 1 16.500 10.500"),
  short: bird("M16 43c-4-3-6-7-5-11 2 1 3 1 4.5.5-2-3-2-6 0-9 3 1 5.5 1.5 8 2"),
} as const;

export const HEAD: Piece = {
  on: "head",
  shapes: [
    { d: "M33 20a9 9 0 1 1 18 0 9 9 0 1 1-18 0z", fill: "coat" },
    { d: "M47 21.500l12 3c-3 3.800-7.500 5-12.500 4z", fill: "horn" },
  ],
};
export const COMB: Piece = {
  on: "head",
  shapes: [
    { d: "M35 14c-5-5-.5-10.5 3.5-7.5 0-6.5 8-7 8.5-.5 5-3 8.5 2.5 4 8-5-3-11-3.5-16 0zM48 28c3.5 0 4 5.5.5 7-3.5-.5-3.5-5.5-.5-7z", fill: "comb" },
  ],
};

/** The wing's tip that holds something. */
export const TIP: Shape = { d: "M40 42c4-3 10-2.5 11 1s-2.5 7-7 7c-3 0-5-1-6-3z", fill: "coat" };

/** A head with goggles around 0, 0: it looks out of a machine. */
export const PILOT: readonly Shape[] = [
  { d: "M-4-6c-4-4 0-7.5 3-5 0-4.5 6-4.5 6 0 4-1.5 6 2.5 2 6z", fill: "comb" },
  { d: "M-8 0a8 8 0 1 1 16 0 8 8 0 1 1-16 0z", fill: "white" },
  { d: "M-7.5-4h4.500a3.8 3.8 0 0 1 4.5 0 3.8 3.8 0 1 1 0 6 3.8 3.8 0 0 1-5.5-.5l-4-1zM1.5-4a3.8 3.8 0 0 1 0 6", fill: "pale" },
  { d: "M3 2.500l9.5 2.500c-2.5 3-5.5 4-9.5 3z", fill: "horn" },
];

/** The same for a small window: one band instead of two glasses. */
export const SMALL_PILOT: readonly Shape[] = [
  PILOT[0]!,
  PILOT[1]!,
  { d: "M2 3l10.5 2c-2.5 3.5-6 4.5-10.5 3.500z", fill: "horn" },
  { d: "M-8-1c0-5 2-5 8-5s9 1 9 5-3 4.500-9 4.500-8 .5-8-4.500z", fill: "pale" },
];

/** Face down: an egg with a band in the owner's colour, the same for all. */
export const EGG: Piece = {
  shapes: [
    { d: "M15 40c0-13 8-26 17-26s17 13 17 26c0 11-7 18.5-17 18.500S15 51 15 40z", fill: "white" },
    { d: "M15 40c0 11 7 18.5 17 18.5 3 0 5.5-.7 8-2-11 .5-18-8-17.5-20 0-8 2-15 5.5-21.500C20.5 18.5 15 29 15 40z", fill: "white", as: "shade" },
    { d: "M15.5 36c9 5.5 24 5.5 33 0l.5 8.500c-9 5.5-25 5.5-34 0z", fill: "seat" },
  ],
};
