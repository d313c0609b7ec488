/** All steps of a match as one reader may see them, fetched in parts. */
import { get, type Replay, type Step } from "../lib/api";

const PART = 100;

export async function allSteps(table: string, seat: number, heard?: (share: number) => void): Promise<Step[]> {
  const steps: Step[] = [];
  let total = 1;
  while (steps.length <= total) {
    const part = await get<Replay>(`/api/tables/${table}/replay?seat=${seat}&first=${steps.length}&most=${PART}`);
    total = part.total;
    steps.push(...part.steps);
    heard?.(steps.length / (total + 1));
    if (!part.steps.length) break;
  }
  return steps;
}
