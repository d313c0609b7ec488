/** Making tables, as several pages do it. */
import { post, type GameInfo, type TableInfo } from "./api";
import { comeIn } from "./session.svelte";

export type NewChair = { kind: "me" | "open" | "device"; name?: string } | { kind: "bot"; bot: string } | { kind: "invited"; name: string };

/** A match against bots at once: as many seats as the game is good with, at most four. */
export async function againstBots(game: GameInfo, level = "greedy"): Promise<TableInfo> {
  await comeIn();
  const [low = 2, high = 2] = game.seats;
  const many = Math.min(high, Math.max(low, 3));
  const chairs: NewChair[] = [{ kind: "me" }, ...Array.from({ length: many - 1 }, () => ({ kind: "bot", bot: level }) as const)];
  return await post<TableInfo>("/api/tables", { game: game.slug, chairs, start: true });
}

export async function lesson(slug: string, number = 1): Promise<TableInfo> {
  await comeIn();
  return await post<TableInfo>(`/api/games/${slug}/lesson?number=${number}`);
}
