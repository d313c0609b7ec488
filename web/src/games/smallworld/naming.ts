/** Which regions of the map an event speaks of. */
import type { GameEvent } from "../../lib/words.svelte";
import type { View } from "../face";
import { regionNumbered, worldOf } from "./table";

export const named = (event: GameEvent, view: View): string[] => (typeof event.region === "number" && event.region >= 0 ? [`region:${regionNumbered(worldOf(view), event.region)}`] : []);
