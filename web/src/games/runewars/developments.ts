/** What is printed on a Development card beside its name and ability. */
import { DIALS, nameSays, unitSays, type Drawn } from "./table";

/** Its cost, and the unit type it concerns if there is one [RUN-DCRD-05]. */
export function developmentSays(cards: Drawn, name: string): string {
  const cost = DIALS.filter((dial) => cards.costs[name]?.[dial]).map((dial) => `${cards.costs[name]![dial]} ${nameSays("dial", dial)}`);
  const unit = cards.concerns[name];
  return [cost.join(", "), ...(unit ? [unitSays(unit)] : [])].join(" · ");
}
