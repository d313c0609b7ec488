/** The colours of the figures: these and their darker or paler forms, in both themes. Owners come as `--seat-n`. */
export const COLOURS = {
  outline: "#2a1c10",
  light: "#ffffff", // seat shapes, rims of shields, highlights on metal and eyes
  white: "#f6ead2",
  buff: "#e2b878",
  brown: "#9a6238",
  slate: "#6d7480",
  skin: "#efc9a0",
  tan: "#d9a679",
  umber: "#8a5a3c",
  goblin: "#8fb36b",
  bone: "#e9e2cf",
  pale: "#d9e4ea",
  horn: "#c7792c",
  wood: "#6b4a25",
  leather: "#5a3c14",
  steel: "#c9ccd4",
  iron: "#9aa0ad",
  stone: "#94837a",
  flame: "#e79a3c",
  ember: "#b8462a",
  comb: "#cc5a45",
  // roofs of the towers of Chicken Island, named after their cards and never after their owners
  roofRed: "#c2453a",
  roofBlue: "#4a7db8",
  roofGreen: "#5f9150",
  roofYellow: "#e3bd45",
  roofPurple: "#8659a6",
  roofOrange: "#dd7f2e",
  roofWhite: "#f1efe8",
  roofBlack: "#3b3a40",
} as const;

export type Colour = keyof typeof COLOURS;
/** `coat` is the colour that the recipe gives to feathers, cloth or walls; `seat` is the owner's. */
export type Fill = Colour | "coat" | "seat";

const DARKER = 0.82;

function channels(hex: string): [number, number, number] {
  const value = parseInt(hex.slice(1), 16);
  return [value >> 16, (value >> 8) & 255, value & 255];
}

function hexOf(parts: number[]): string {
  return "#" + parts.map((part) => Math.round(part).toString(16).padStart(2, "0")).join("");
}

/** The one shade there is: 18 % darker. */
export function darker(hex: string): string {
  return hexOf(channels(hex).map((part) => part * DARKER));
}

/** The colour with only a part of its saturation left: 1 is all of it. */
export function faded(hex: string, part: number): string {
  if (part === 1) return hex;
  const [red, green, blue] = channels(hex);
  const grey = 0.3 * red + 0.59 * green + 0.11 * blue;
  return hexOf([red, green, blue].map((value) => grey + (value - grey) * part));
}
