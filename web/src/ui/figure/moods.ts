/** Faces are made of dots, lids and brows alone. */
import type { Mood } from "./recipe";

export type Look = Mood | "tired" | "out";

interface Face {
  whites: string;
  eyes: string; // filled
  lines: string; // brows and lids
  blush: string;
}

type Spot = readonly [x: number, y: number];

function dot([x, y]: Spot, r: number): string {
  return `M${x - r} ${y}a${r} ${r} 0 1 1 ${2 * r} 0 ${r} ${r} 0 1 1 ${-2 * r} 0z`;
}

function halfDot([x, y]: Spot, r: number): string {
  return `M${x - r} ${y}h${2 * r}a${r} ${r} 0 0 1 ${-2 * r} 0z`;
}

/** The face of some pairs of eyes, the left one of each pair first. `r` is the size of a calm eye, `white` of the white around it. */
export function face(eyes: readonly Spot[], r: number, look: Look, white = 0): Face {
  const made: Face = { whites: "", eyes: "", lines: "", blush: "" };
  const k = r / 1.8;
  eyes.forEach((eye, i) => {
    const [x, y] = eye;
    const inward = i % 2 ? -1 : 1; // from this eye to the other one
    const outer = x - 3 * k * inward;
    const inner = x + 2.4 * k * inward;
    const around: Spot = [x - 0.7, y];
    const drowsy = look === "tired" || look === "proud";
    if (white) made.whites += drowsy ? halfDot(around, white) : dot(around, look === "scared" ? white * 1.2 : white);
    if (look === "out") made.lines += `M${x - 2 * k} ${y - 2 * k}l${4 * k} ${4 * k}m0 ${-4 * k}l${-4 * k} ${4 * k}`;
    else if (drowsy) {
      made.eyes += halfDot([x, y], r * 1.15);
      made.lines += `M${x - 2.6 * k} ${y - 0.2 * k}h${5.2 * k}`;
    } else if (look === "scared") {
      made.eyes += dot(eye, r * 1.45);
      made.lines += `M${outer} ${y - 4.6 * k}L${inner} ${y - 6.4 * k}`;
    } else if (look === "fierce") {
      made.eyes += dot([x, y + 0.4], r);
      made.lines += `M${outer} ${y - 4.8 * k}L${inner} ${y - 2 * k}`;
    } else if (look === "shamed") {
      made.eyes += dot([x - 0.5, y + 1.8 * k], r * 0.9);
      made.lines += `M${outer} ${y - 1.6 * k}L${inner} ${y - 3.4 * k}`;
      made.blush += dot([x - 1.5 * inward, y + 5 * k], r * 1.5);
    } else made.eyes += dot(eye, r);
  });
  return made;
}
