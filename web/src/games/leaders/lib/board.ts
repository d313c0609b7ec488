/**
 * The printed board as its table described it: regions, their points, continents and their bonus. It is kept with the
 * table, and a copy here, so that the next table need not type it again. What stands on the board is never kept.
 */
import { get, put, Trouble } from "../../../lib/api";
import { say } from "../../../lib/words.svelte";

export interface Region {
  name: string;
  points: number;
  continent: string; // by name, "" for none
}

export interface Continent {
  name: string;
  bonus: number;
}

export interface Board {
  name: string;
  regions: Region[];
  continents: Continent[];
}

const PLACE = "bannerhall.leaders.board";
const MISSING = 404;
const keepsake = (table: string): string => `/api/tables/${table}/keepsakes/board`;

/** The table's own board, else the one typed here last, else what is known of every box. */
export async function fetchBoard(table: string): Promise<Board> {
  return (await keptBoard(table)) ?? boardHere() ?? knownFacts();
}

/** The board the table described, or null where it has not yet. */
export async function keptBoard(table: string): Promise<Board | null> {
  try {
    return readBoard(await get<unknown>(keepsake(table)));
  } catch (problem) {
    if (problem instanceof Trouble && problem.status === MISSING) return null;
    throw problem;
  }
}

export async function keepBoard(table: string, board: Board): Promise<void> {
  localStorage.setItem(PLACE, JSON.stringify(board));
  await put(keepsake(table), { ...board, regions: board.regions.map((one) => ({ ...one, continent: one.continent || null })) });
}

export function boardHere(): Board | null {
  try {
    return readBoard(JSON.parse(localStorage.getItem(PLACE) ?? "null"));
  } catch {
    return null;
  }
}

/** Whatever comes from elsewhere is looked at before it is drawn. */
export function readBoard(found: unknown): Board | null {
  if (typeof found !== "object" || found === null) return null;
  const { name, regions, continents } = found as Partial<Board>;
  if (!Array.isArray(regions) || !Array.isArray(continents)) return null;
  return {
    name: String(name ?? ""),
    regions: regions.map((one) => ({ name: String(one?.name ?? ""), points: whole(one?.points), continent: String(one?.continent ?? "") })),
    continents: continents.map((one) => ({ name: String(one?.name ?? ""), bonus: whole(one?.bonus) })),
  };
}

/** Rows left empty do not count, and a continent that is gone takes nobody with it. */
export function tidied(board: Board): Board {
  const continents = board.continents.filter((one, i) => one.name.trim() && board.continents.findIndex((other) => other.name === one.name) === i);
  const known = new Set(continents.map((one) => one.name));
  return {
    name: board.name.trim(),
    regions: board.regions.filter((one) => one.name.trim()).map((one) => ({ ...one, points: whole(one.points), continent: known.has(one.continent) ? one.continent : "" })),
    continents: continents.map((one) => ({ ...one, bonus: whole(one.bonus) })),
  };
}

function whole(value: unknown): number {
  const number = Math.trunc(Number(value ?? 0));
  return Number.isFinite(number) ? Math.max(0, Math.min(99, number)) : 0;
}

/** What is known of the map in every box; the rest stands on the board of the table. */
function knownFacts(): Board {
  const south = say("web-leaders-map-south-america");
  const region = (message: string, points: number, continent = ""): Region => ({ name: say(message), points, continent });
  return {
    name: "",
    continents: [{ name: south, bonus: 3 }],
    regions: [
      region("web-leaders-map-venezuela", 4, south),
      region("web-leaders-map-andean-countries", 3, south),
      region("web-leaders-map-brazil", 3, south),
      region("web-leaders-map-southern-cone", 3, south),
      region("web-leaders-map-siberia", 4),
      region("web-leaders-map-mongolia", 3),
      region("web-leaders-map-china", 7),
      region("web-leaders-map-indonesia", 6),
      region("web-leaders-map-new-guinea", 2),
      region("web-leaders-map-western-australia", 3),
    ],
  };
}
