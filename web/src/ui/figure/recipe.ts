/**
 * What a figure is made of. Everything is data in a box of 64 × 64: ground at y 58, centre at x 32, facing right.
 * Sizes, states, moods and poses are the business of Figure.svelte.
 */
import type { Colour, Fill } from "./palette";

export interface Shape {
  d: string;
  fill?: Fill;
  /**
   * How it is drawn. Default: filled, with the outline. `flat`: filled only. `shade`: filled 18 % darker, at full size
   * only. `inner`: a thin line, at full size only. `line`: a stroke of 2.4 in the fill's colour.
   */
  as?: "flat" | "shade" | "inner" | "line";
}

/** Some shapes that move together: the head with the mood, the hand with the pose. `at` moves and scales the piece. */
export interface Piece {
  shapes: readonly Shape[];
  on?: "head" | "hand";
  at?: readonly [x: number, y: number, scale: number];
}

export interface Recipe {
  pieces: readonly Piece[];
  coat?: Colour;
  scale?: number; // around the middle of the plinth
  eyes?: readonly (readonly [x: number, y: number])[]; // pairs, the left one first
  whites?: number; // radius of the white around the eyes, so that moods show on dark feathers
  eyeSize?: number; // 1 is r 1.8
  hand?: readonly [x: number, y: number]; // what the thing in the hand turns around
  mark: readonly [x: number, y: number, size: number]; // middle and width of what the mark shows
  markOf?: "head" | "all";
  bits?: "feathers" | "stones" | "planks"; // what flies when it is destroyed
  closed?: Recipe; // what it is while hidden: one and the same for all of the game
}

export type Mood = "calm" | "fierce" | "scared" | "proud" | "shamed";
export type Pose = "stand" | "ready" | "strike" | "fall";
export type Facing = "right" | "left";
export type Detail = "full" | "token" | "mark";

export function detailAt(pixels: number): Detail {
  return pixels >= 44 ? "full" : pixels >= 24 ? "token" : "mark";
}
