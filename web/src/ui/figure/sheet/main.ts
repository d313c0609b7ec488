/** All figures × sizes × themes × states, to be looked at and measured: never part of the client. See tools/figures.py. */
import "../../tokens.css";
import "../../base.css";
import { flushSync, mount, unmount, type ComponentProps } from "svelte";
import * as chicken from "../../../games/chicken/recipes";
import * as runewars from "../../../games/runewars/recipes";
import Figure from "../Figure.svelte";
import Sheet from "./Sheet.svelte";

const GAMES = { chicken: chicken.RECIPES, runewars: runewars.RECIPES };
const asked = new URLSearchParams(location.search);
document.documentElement.dataset.theme = asked.get("theme") ?? "light";
document.documentElement.dataset.motion = asked.get("motion") ?? "less";
const target = document.getElementById("sheet");
if (!target) throw new Error("The sheet has no place on its page.");
const name = (asked.get("game") ?? "chicken") as keyof typeof GAMES;
const recipes = GAMES[name];
mount(Sheet, { target, props: { recipes, only: asked.get("only") ?? "" } });

/** One figure as text, for the tests. */
function draw(props: ComponentProps<typeof Figure>): string {
  const place = document.createElement("div");
  const figure = mount(Figure, { target: place, props });
  flushSync();
  const text = place.innerHTML;
  void unmount(figure);
  return text;
}

Object.assign(globalThis, { recipes, draw });
