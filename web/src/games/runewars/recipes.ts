/** Who fights in Runewars, in the parts of ui/figure: a unit is a line, by the shape of its base. */
import { GIANTS, MOUNTS, WINGS } from "../../ui/figure/parts/beasts";
import { ARMS, ball, BODIES, CLASPS, HEADS } from "../../ui/figure/parts/people";
import type { Colour, Fill } from "../../ui/figure/palette";
import type { Piece, Recipe } from "../../ui/figure/recipe";

const EYES = [[29.5, 21.5], [37.5, 21.5]] as const;
const HAND = [46, 45] as const;

/** Triangles: one light figure with one thing in the hand. */
function foot(coat: Colour, skin: Fill, head: Piece | null, arm: Piece, body: Piece = BODIES.bell): Recipe {
  return { pieces: [body, ball(skin), ...(head ? [head] : []), arm], coat, scale: 0.85, eyes: EYES, hand: HAND, mark: [32, 16, 44], markOf: "head", bits: "stones" };
}

/** Circles: a robe to the ground. */
function robe(coat: Colour, skin: Fill, head: Piece, arm: Piece): Recipe {
  return { ...foot(coat, skin, head, arm, BODIES.robe), scale: 0.9 };
}

/** A rider's bell and head, small, on the back of a mount. */
function rider(coat: Colour, skin: Fill, mount: Piece, head: Piece, arm: Piece | null, behind: Piece | null = null): Recipe {
  const up = (piece: Piece): Piece => ({ ...piece, at: [9, -2, 0.6] });
  const seated = [BODIES.bell, ball(skin), head, ...(arm ? [arm] : [])].map(up);
  return { pieces: [...(behind ? [behind] : []), ...seated, mount], coat, scale: 0.95, eyes: [[26.7, 10.9], [31.5, 10.9]], eyeSize: 0.75, hand: [36.6, 25], mark: [32, 30, 62], markOf: "all", bits: "stones" };
}

function beast(coat: Colour, eyes: Recipe["eyes"], ...pieces: Piece[]): Recipe {
  return { pieces, coat, eyes: eyes ?? [], eyeSize: 0.8, mark: [32, 30, 66], markOf: "all", bits: "stones" };
}

const high = (piece: Piece, scale: number, x: number, y: number): Piece => ({ ...piece, at: [x, y, scale] });

export const UNITS: Readonly<Record<string, Recipe>> = {
  bowman: foot("brown", "skin", HEADS.hood, ARMS.bow),
  footman: foot("steel", "skin", HEADS.kettle, ARMS.shield),
  knight: rider("white", "skin", MOUNTS.horse, HEADS.plume, ARMS.spear),
  siege_tower: { pieces: [GIANTS.tower], mark: [32, 30, 66], markOf: "all", bits: "planks" },
  novice_wizard: robe("slate", "skin", HEADS.pointed, ARMS.staff),
  roc: beast("buff", [[39, 14], [44, 14]], GIANTS.roc),
  archer: foot("goblin", "skin", HEADS.ears, ARMS.bowLow),
  pegasus_rider: rider("white", "skin", MOUNTS.horse, HEADS.leaves, null, WINGS.feathers),
  sorceress: robe("goblin", "skin", HEADS.leaves, ARMS.orb),
  warrior: rider("buff", "skin", MOUNTS.stag, HEADS.ears, ARMS.sword),
  leonx_rider: rider("buff", "skin", MOUNTS.cat, HEADS.leaves, ARMS.bow),
  forest_guardian: beast("umber", [[28, 33], [36, 33]], GIANTS.tree),
  berserker: foot("umber", "tan", HEADS.wild, ARMS.axe),
  flesh_ripper: beast("ember", [[52, 22], [57, 23]], MOUNTS.ripper),
  warlock: robe("ember", "pale", HEADS.horns, ARMS.goldStaff),
  chaos_lord: { ...beast("ember", EYES, GIANTS.lord, ball("umber"), high(HEADS.horns, 1.3, -9.6, 0), ARMS.sword), hand: HAND },
  blood_sister: robe("outline", "pale", HEADS.long, ARMS.dagger),
  obscene: beast("goblin", [[26, 24], [34, 22]], GIANTS.heap),
  reanimate: foot("slate", "goblin", null, ARMS.bone),
  skeleton_archer: foot("bone", "bone", HEADS.skull, ARMS.bow, BODIES.bones),
  necromancer: robe("slate", "bone", HEADS.hood, ARMS.scythe),
  dark_knight: rider("slate", "iron", MOUNTS.bones, HEADS.horns, ARMS.sword),
  vampire: { ...foot("outline", "pale", HEADS.collar, { shapes: [] }), pieces: [WINGS.bat, BODIES.bell, HEADS.collar, ball("pale")] },
  great_wyrm: beast("bone", [[47, 6], [53, 7]], GIANTS.wyrm),
  sorcerer: robe("brown", "skin", HEADS.crown, ARMS.sword),
  razorwing: beast("slate", [[33.7, 14.7], [39.3, 14.7]], WINGS.bat, high(BODIES.bell, 0.7, 9.600, 12), high(ball("stone"), 0.7, 9.6, 0), high(HEADS.bull, 0.7, 9.6, 2)),
  beastman: foot("brown", "brown", HEADS.bull, ARMS.club),
  hell_hound: beast("slate", [[53, 25], [58, 26]], MOUNTS.hound),
  dragon: beast("comb", [[54, 17], [58, 18]], WINGS.dragon, GIANTS.dragon),
  giant: { ...beast("brown", [[31, 13.5], [36, 13.5]], high(BODIES.robe, 1.1, -3.2, -6), high(ball("tan"), 0.75, 8, -2), ARMS.club), hand: HAND },
};

/** Heroes stand taller and have no base shape; the clasp tells whom they serve. */
function hero(of: keyof typeof CLASPS, coat: Colour, skin: Fill, head: Piece, arm: Piece, body: Piece = BODIES.bell): Recipe {
  return { ...foot(coat, skin, null, arm), pieces: [body, CLASPS[of], ball(skin), head, arm], scale: 1 };
}

export const HEROES: Readonly<Record<string, Recipe>> = {
  ronan: hero("good", "umber", "tan", HEADS.hood, ARMS.spear),
  silhouette: hero("good", "slate", "skin", HEADS.hood, ARMS.dagger),
  valadir: hero("good", "steel", "skin", HEADS.plume, ARMS.sword),
  gherinn: hero("good", "brown", "skin", HEADS.beard, ARMS.staff, BODIES.robe),
  red_scorpion: hero("neutral", "ember", "tan", HEADS.braid, ARMS.twin),
  astarra: hero("neutral", "slate", "skin", HEADS.pointed, ARMS.orb, BODIES.robe),
  steelhorns: hero("neutral", "iron", "brown", HEADS.bull, ARMS.axe),
  tatianna: hero("neutral", "brown", "skin", HEADS.braid, ARMS.bow),
  varikas: hero("evil", "bone", "bone", HEADS.crown, ARMS.scythe),
  bogran: hero("evil", "outline", "tan", HEADS.brim, ARMS.dagger),
  grey_ker: hero("evil", "slate", "skin", HEADS.ears, ARMS.bow),
  krutzbek: hero("evil", "umber", "goblin", HEADS.wild, ARMS.hammer),
  trenloe: hero("good", "buff", "skin", HEADS.kettle, ARMS.hammer),
  elyra: hero("good", "goblin", "skin", HEADS.leaves, ARMS.spear),
  brann: hero("good", "brown", "skin", HEADS.beard, ARMS.shield),
  challara: hero("neutral", "ember", "skin", HEADS.long, ARMS.trident),
  orsino: hero("neutral", "brown", "skin", HEADS.brim, ARMS.bag),
  mordane: hero("evil", "ember", "pale", HEADS.mask, ARMS.axe),
  sethra: hero("evil", "slate", "pale", HEADS.ears, ARMS.goldStaff, BODIES.robe),
  vhol: hero("evil", "slate", "iron", HEADS.mask, ARMS.sword, BODIES.robe),
};

const NOBODY: Recipe = { pieces: [], mark: [32, 32, 64] };
export const recipeOf = (name: string): Recipe => RECIPES[name] ?? NOBODY;

export const RECIPES: Readonly<Record<string, Recipe>> = { ...UNITS, ...HEROES };
