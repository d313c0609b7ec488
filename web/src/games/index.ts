/** The games this client has a face for, fetched when their table is opened. */
import type { Component } from "svelte";
import type { Face } from "./face";
import ChickenCover from "./chicken/Cover.svelte";
import ChickenLeaderMedal from "./chicken/LeaderMedal.svelte";
import LeadersCover from "./leaders/Cover.svelte";
import RunewarsCover from "./runewars/Cover.svelte";
import SmallworldCover from "./smallworld/Cover.svelte";
import XorloschCover from "./xorlosch/Cover.svelte";

export const COVERS: Record<string, Component> = { xorlosch: XorloschCover, leaders: LeadersCover, smallworld: SmallworldCover, chicken: ChickenCover, runewars: RunewarsCover };

/** Medals that are drawn, by game and group. */
export const DRAWN_MEDALS: Record<string, Record<string, Component<{ medal: string; won: boolean }>>> = { chicken: { leader: ChickenLeaderMedal } };

const FACES: Record<string, () => Promise<{ face: Face }>> = {
  xorlosch: () => import("./xorlosch/face"),
  leaders: () => import("./leaders/face"),
  smallworld: () => import("./smallworld/face"),
  chicken: () => import("./chicken/face"),
  runewars: () => import("./runewars/face"),
};

export async function faceOf(slug: string): Promise<Face | null> {
  const found = FACES[slug];
  return found ? (await found()).face : null;
}
