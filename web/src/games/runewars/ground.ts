/** What the land looks like: the ground of areas, the lines between them, the signs of what may be found there. */
import type { Chart, Drawn, Point, World } from "./table";

export interface Border {
  key: string;
  kind: "water" | "mountain" | "yellow";
  d: string;
  open: boolean; // ice lies on the water
}

/** Every border once: teeth for mountains, waves for water, two lines for the yellow one. */
export function bordersOf(world: World, chart: Chart): Border[] {
  const frozen = world.weather.includes("frozen");
  return Object.entries(world.board.cells).flatMap(([area, cell]) =>
    Object.entries(world.borders[area] ?? {}).map(([side, kind]) => {
      const n = Number(side);
      const open = kind === "water" && (frozen || world.ice[area] !== undefined);
      return { key: `${area}${side}`, kind, open, d: edge(chart.at(cell), chart.corners[n]!, chart.corners[(n + 1) % 6]!, kind, open) };
    }),
  );
}

function edge([x, y]: Point, a: Point, b: Point, kind: Border["kind"], open: boolean): string {
  const at = (part: number, out: number): string => {
    const [px, py] = [a[0] + (b[0] - a[0]) * part, a[1] + (b[1] - a[1]) * part];
    const length = Math.hypot(px, py) || 1;
    return `${(x + px + (px / length) * out).toFixed(1)} ${(y + py + (py / length) * out).toFixed(1)}`;
  };
  if (kind === "yellow") return `M${at(0.04, -3)}L${at(0.96, -3)}M${at(0.04, 3)}L${at(0.96, 3)}`;
  if (open) return `M${at(0.03, 0)}L${at(0.97, 0)}`;
  const teeth = kind === "mountain" ? 5 : 3;
  const parts = [`M${at(0.03, 0)}`];
  for (let n = 0; n < teeth; n++) {
    const [from, to] = [0.03 + (0.94 * n) / teeth, 0.03 + (0.94 * (n + 1)) / teeth];
    const middle = (from + to) / 2;
    if (kind === "mountain") parts.push(`L${at(middle, -7)}L${at(to, 0)}`);
    else parts.push(`Q${at(middle, n % 2 ? -8 : 8)} ${at(to, 0)}`);
  }
  return parts.join("");
}

export function groundOf(world: World, cards: Drawn, area: string): string {
  if (world.wasteland.includes(area)) return "waste";
  if (world.ice[area]) return "ice";
  const printed = cards.areas[area];
  if (printed?.home) return "home";
  const rich = printed ? Math.max(printed.food, printed.wood, printed.ore) : 0;
  if (rich > 0 && printed!.wood === rich) return "wood";
  return rich > 0 && printed!.ore === rich ? "rock" : "land";
}

/** What a march would find in an area, and where a Quest can be tried, in a box of 20. */
export const SIGNS: Readonly<Record<string, string>> = {
  enemy: "M4 16L16 4M12 4h4v4M16 16L4 4M8 4H4v4",
  neutral: "M3 5h14v8h-7l-4 4v-4H3z",
  friendly: "M4 10.500l4 4 8-9",
  empty: "M10 4v12M5 11l5 5 5-5",
  quest: "M5 4h9a2 2 0 0 1 2 2v9H7M5 4a2 2 0 0 0-2 2v1h4v9a2 2 0 0 0 4 0M9.500 8h4M9.500 11h4",
};
