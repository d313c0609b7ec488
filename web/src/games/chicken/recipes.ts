/** Who walks on Chicken Island, in the parts of ui/figure. A figure is a line; a new part needs a reason in that line. */
import type { Colour } from "../../ui/figure/palette";
import { BIRDS, COMB, EGG, HEAD, PILOT, SMALL_PILOT } from "../../ui/figure/parts/bird";
import { ARMS, CANNON, CART, GOLEMS, MALLET, SOLDIERS, SPIKED, TOWERS } from "../../ui/figure/parts/machines";
import { HATS, THINGS } from "../../ui/figure/parts/worn";
import type { Piece, Recipe } from "../../ui/figure/recipe";

/** A face-down chicken: all are this one object, whatever they are. */
const egg: Recipe = { pieces: [EGG], mark: [32, 36, 50], markOf: "all", bits: "feathers" };

const FACE = { eyes: [[39.2, 19], [46, 19]], whites: 3.3, hand: [45, 46] } as const;

function chicken(coat: Colour, tail: keyof typeof BIRDS, hat: Piece, thing: Piece): Recipe {
  return { ...FACE, pieces: [BIRDS[tail], HEAD, hat, thing], coat, scale: 0.8, mark: [38.5, 12, 46], bits: "feathers", closed: egg };
}

function leader(coat: Colour, tail: keyof typeof BIRDS, hat: Piece, thing: Piece): Recipe {
  return { ...FACE, pieces: [BIRDS[tail], HEAD, hat, thing], coat, scale: 1, mark: [42, 14, 42], bits: "feathers", closed: egg };
}

/** A machine with its pilot's head at a place of it. */
function machine(bits: Recipe["bits"], at: readonly [number, number, number], ...pieces: Piece[]): Recipe {
  const [x, y, size] = at;
  const before = pieces.slice(0, -1);
  const last = pieces.slice(-1);
  const eyes = [[x - 1.5 * size, y - size], [x + 4.5 * size, y - size]] as const;
  return { pieces: [...before, { shapes: size < 1 ? SMALL_PILOT : PILOT, at, on: "head" }, ...last], eyes, eyeSize: 0.8, hand: [x + 20, y + 10], mark: [32, 30, 62], markOf: "all", bits, closed: egg };
}

function tower(kind: keyof typeof TOWERS): Recipe {
  return { pieces: TOWERS[kind], mark: [32, 28, 62], markOf: "all", bits: "stones", closed: egg };
}

const NOTHING: Piece = { shapes: [] };

export const CHICKENS = {
  chicken_1_4: chicken("white", "short", HATS.pot, THINGS.none),
  chicken_2_3: chicken("buff", "spread", HATS.eggcup, THINGS.spoon),
  chicken_3_2: chicken("brown", "sickle", COMB, THINGS.fork),
  egg,
  pilot: { pieces: [{ shapes: PILOT, at: [30, 36, 2.2], on: "head" }], eyes: [[26.7, 33.8], [39.9, 33.8]], mark: [32, 33, 56], bits: "feathers", closed: egg } as Recipe,
} as const;

export const LEADERS = {
  keekmee: leader("buff", "spread", HATS.feathers, THINGS.club),
  abigail: leader("buff", "short", HATS.bonnet, THINGS.whip),
  ill_pollazzo: leader("white", "spread", HATS.fedora, THINGS.violin),
  krakatoa: leader("slate", "sickle", HATS.fire, THINGS.torch),
  chicken_caesar: leader("white", "sickle", HATS.laurel, THINGS.scroll),
  captain_cluckbeard: leader("brown", "sickle", HATS.tricorne, THINGS.pistol),
  lady_pluckington: leader("slate", "short", HATS.wig, THINGS.fan),
  sir_drumstick: leader("buff", "short", HATS.visor, THINGS.lance),
  doctor_eggbert: leader("white", "short", HATS.shell, THINGS.flask),
} as const;

export const MACHINES = {
  soldier_wood: machine("planks", [31, 39.5, 0.95], SOLDIERS.wood, ARMS.pitchfork),
  soldier_stone: machine("stones", [31, 35.5, 0.95], SOLDIERS.stone, ARMS.slab),
  soldier_steel: machine("stones", [31, 36.5, 0.95], SOLDIERS.steel, ARMS.halberd),
  golem_wood: machine("planks", [31, 10.5, 0.95], GOLEMS.wood, NOTHING),
  golem_rock: machine("stones", [31, 10.5, 0.95], GOLEMS.rock, NOTHING),
  golem_steel: machine("stones", [34, 10.5, 0.95], GOLEMS.steel, NOTHING),
  car_hammer: machine("planks", [20, 22, 1.2], CART, MALLET),
  car_spiked: machine("stones", [31, 20, 1.2], NOTHING, SPIKED),
  cannon: machine("stones", [12, 30, 1.05], NOTHING, CANNON),
  tower_red: tower("red"),
  tower_blue: tower("blue"),
  tower_green: tower("green"),
  tower_yellow: tower("yellow"),
  tower_purple: tower("purple"),
  tower_orange: tower("orange"),
  tower_white: tower("white"),
  tower_black: tower("black"),
} as const;

export const RECIPES: Readonly<Record<string, Recipe>> = { ...CHICKENS, ...LEADERS, ...MACHINES };

/** The recipe of a plain chicken by its open values; strength and armour always add up to five. */
export function chickenRecipe(strength: number): Recipe {
  return strength === 1 ? CHICKENS.chicken_1_4 : strength === 2 ? CHICKENS.chicken_2_3 : CHICKENS.chicken_3_2;
}
