/** Which regions of the map an event speaks of. */
import type { GameEvent } from "../../lib/words.svelte";

export const named = (event: GameEvent): string[] => (typeof event.region === "string" && event.region !== "none" ? [`region:${event.region}`] : []);
