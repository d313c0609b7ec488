/** What carries a rider or needs none: horses, cats and hounds, engines, trees, birds and dragons. */
import type { Fill } from "../palette";
import type { Piece, Shape } from "../recipe";

const one = (fill: Fill, d: string): Shape => ({ d, fill });
const whole = (...shapes: Shape[]): Piece => ({ shapes });
const cloth = (d: string): Shape => ({ d, fill: "seat" });

export const MOUNTS = {
  horse: whole(one("coat", "M12 44C3 42 0 50 3 60c5-4 8-7 9-10zM10 58l2-18c5-8 18-8 28-8l7-16 3-5 13 11-1 6-9-1-4 11c1 8-2 14-2 20h-6l-2-13c-7 3-13 3-18 1l-3 12z"), cloth("M18 35c6-3 14-3 20-3l1 11c-7 3-14 3-21 1z")),
  stag: whole(one("wood", "M47 14l-6-12 5 4 0-8 4 8 6-5-2 8 6-1-8 9z"), one("coat", "M9 58l3-17c5-7 18-8 27-8l6-17 4-3 12 9-1 4-9 0-4 13c1 7-1 13-1 19h-5l-3-13c-7 3-12 3-17 1l-4 12z"), cloth("M18 36c6-3 14-3 19-3l1 10c-7 3-13 3-19 1z")),
  cat: whole(one("coat", "M8 46C-2 44-4 32 4 26c-2 8 2 12 8 12 8-4 20-4 28-4 1-12 8-18 18-16l3-5 3 8c3 6 0 12-4 14l-8 2c-2 8-3 14-1 21H42l-3-12c-6 2-12 2-16 0l-4 12H9z"), one("flame", "M41 38c-7-9-2-22 9-22-5 8-5 16-1 23z"), cloth("M17 37c6-3 12-3 18-3v9c-6 2-12 2-18 1z")),
  hound: whole(one("coat", "M10 46C2 44-3 36-3 28c6 4 9 8 14 10 8-6 20-6 28-6 2-8 6-12 12-12l1-8 6 8 9 9-3 7-11 2c-1 8-4 14-2 20h-9l-3-13c-6 2-12 2-16 0l-5 13H9z"), one("flame", "M12 36c0-6 3-7 2-13 5 2 5 6 5 9 3-2 3-6 2-10 6 3 5 7 5 11 3-2 4-4 4-8 4 3 3 7 1 11z")),
  ripper: whole(one("coat", "M-2 50c10 1 12-8 20-14 6-4 10-4 15-4 1-12 8-18 18-16l14 12-4 1 3 5-12 1c-3 8-7 13-14 15l5 8H33l-5-7c-8 2-20 4-30-1z"), one("bone", "M20 34l1-10 6 8 3-10 5 10z"), cloth("M23 37c4-3 8-3 12-2l3 8c-5 3-10 4-15 3z")),
  bones: whole(one("coat", "M12 42L2 46l2 12 9-8zM10 58l3-16c4-10 16-10 26-10l6-14-2-6 6 2 14 10-3 5h-9l-3 10c2 7-1 13 0 19h-6l-2-13-6 2-2-4-3 5-3-4-3 5-4 12z"), cloth("M18 36c6-3 14-3 20-3v6c-7 2-14 2-21 1z")),
} as const;

export const WINGS = {
  feathers: whole(one("white", "M30 40C18 40 4 30-3 8c8 2 9 4 12 7-1-4-1-8 0-12 9 6 19 18 24 34z")),
  bat: whole(one("outline", "M32 42L-3 50l5-10-5-8 9-2-2-12 10 4 4-14c8 6 12 12 14 20 2-8 6-14 14-20l4 14 10-4-2 12 9 2-5 8 5 10z")),
  dragon: whole(one("coat", "M30 42C14 40 2 28-2-3l10 8 6-7 6 9 8-5c4 10 6 26 2 40z")),
} as const;

export const GIANTS = {
  tower: whole(one("wood", "M10 58l5-44H9V0h8v5h10V0h10v5h10V0h8v14h-6l5 44z"), one("brown", "M24 58V42c0-9 16-9 16 0v16z"), cloth("M20 18h24l-4 14-8-5-8 5z"), one("iron", "M2 57a7 7 0 1 1 14 0 7 7 0 1 1-14 0zM48 57a7 7 0 1 1 14 0 7 7 0 1 1-14 0z")),
  roc: whole(one("coat", "M26 40C14 34 2 22-3 2c12 4 20 6 27 14 8-8 22-12 43-14-4 18-12 30-26 38-4 2-10 2-15 0z"), one("white", "M22 58c-4-14-2-28 4-36 0-10 12-14 18-8l10 6-9 5c3 12 0 24-6 33z"), one("horn", "M43 14l13 7-12 4zM24 58l-4 4 8-1 6 1 8-4z"), cloth("M24 34c6 4 14 4 20 0l1 7c-7 4-15 4-22 0z")),
  tree: whole(one("goblin", "M14 30C0 30-4 16 6 11c-2-12 14-18 22-12 10-6 26 0 24 12 12 3 12 18-2 20-8 6-28 6-36-1z"), one("umber", "M14 60c6-6 8-14 7-24L4 44l-3-5 19-10h24l19 10-3 5-17-8c-1 10 1 18 7 24z"), cloth("M21 42c7 3 15 3 22 0v6c-7 3-15 3-22 0z")),
  lord: whole(one("coat", "M6 60c0-24 6-38 26-38s26 14 26 38z"), one("iron", "M4 36c2-10 8-14 16-14l-4 14zM60 36c-2-10-8-14-16-14l4 14z"), cloth("M22 36h20l-3 22H25z")),
  heap: whole(one("coat", "M0 58C-6 40 4 34 8 26c4-12 14-14 24-12 14-2 20 8 22 16 10 6 12 18 8 28-18 4-44 4-62 0z"), { d: "M0 58C-6 40 4 34 8 26c-1 12 0 22 6 33z", as: "shade" }, one("bone", "M16 44l4-9 4 9 4-9 4 9 4-9 4 9 4-9 4 9c-8 8-24 8-32 0z"), cloth("M6 50c14 7 38 7 52 0l2 6c-16 6-40 6-56 0z")),
  wyrm: whole(one("coat", "M2 58c-4-12 6-18 18-16 10 1 13-5 8-10C18 22 20 2 36-2c14-2 22 8 27 16l-14 5c-6-4-12-1-7 6 14 12 10 34-8 35C24 60 12 61 2 58z"), one("bone", "M18 42l-3-9 8 4 2-9 6 7M50 10l3 8-12 1"), cloth("M22 46c6 3 13 2 18-2l3 6c-6 5-14 6-21 3z")),
  dragon: whole(one("coat", "M0 50c8 4 14-2 18-8 4-8 14-10 20-10 0-16 8-22 16-22l12 10-3 6-13 0c2 12-2 24-8 34H20c2-4 2-6 0-8-8 6-14 4-20-2z"), one("bone", "M46 12l-3-9 9 6 1-8 5 9z"), cloth("M24 40c6-3 12-3 18-1l-1 8c-6-2-12-1-17 1z")),
} as const;
