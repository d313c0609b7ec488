/** Which figure a piece is drawn as. */
import type { Recipe } from "../../ui/figure/recipe";
import { CHICKENS, chickenRecipe, LEADERS, MACHINES } from "./recipes";
import { isLeader, type Drawn, type World } from "./table";

export function recipeOf(world: World, cards: Drawn, name: string): Recipe {
  const piece = world.pieces[name];
  if (piece?.model) return MACHINES[piece.model as keyof typeof MACHINES];
  const leader = isLeader(name) && piece ? world.players[piece.player]?.leader : null;
  if (leader) return LEADERS[leader as keyof typeof LEADERS];
  return isLeader(name) ? CHICKENS.egg : chickenRecipe(cards.chickens[Number(name.split("_")[1]) - 1]?.[0] ?? 1);
}
