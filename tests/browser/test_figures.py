"""The figures keep to their contract: box, colours, size, outlines that differ, and nothing of a hidden one."""

from __future__ import annotations

import re
from collections.abc import Iterator
from itertools import combinations
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, Page

from figures import WEB, build_sheet, open_sheet

LOWEST, HIGHEST = -4, 68  # the box is 64 wide, tips of weapons may leave it by 4
MOST_SHAPES = 12
MOST_OF_ONE = 1536  # bytes
MOST_OF_ALL = 25 * 1024
LEAST_DIFFERENCE = 0.15
FIGURE_FOLDER = WEB / "src" / "ui" / "figure"
PARTS = {"chicken": ("bird", "machines", "worn"), "runewars": ("beasts", "people")}  # files of ui/figure/parts
HEX = re.compile(r"#[0-9a-fA-F]{3,8}\b")
TABLE = {
    "#2a1c10",
    "#ffffff",
    "#f6ead2",
    "#e2b878",
    "#9a6238",
    "#6d7480",
    "#efc9a0",
    "#d9a679",
    "#8a5a3c",
    "#8fb36b",
    "#e9e2cf",
    "#d9e4ea",
    "#c7792c",
    "#6b4a25",
    "#5a3c14",
    "#c9ccd4",
    "#9aa0ad",
    "#94837a",
    "#e79a3c",
    "#b8462a",
    "#cc5a45",
}
ROOFS = {"#c2453a", "#4a7db8", "#5f9150", "#e3bd45", "#8659a6", "#dd7f2e", "#f1efe8", "#3b3a40"}  # the cards' colours
HIDDEN_STATES: list[dict[str, Any]] = [
    {},
    {"facing": "left", "mood": "fierce", "pose": "ready", "acted": True, "shields": 3, "plus": 2, "carries": 1},
    {"mood": "shamed", "pose": "fall", "hurt": 3, "health": 4, "lying": True, "blinks": True},
]

# The filled outline of every figure at 24 pixels with a margin of 2, as a text of 0 and 1.
OUTLINES = """() => Object.fromEntries(Object.entries(recipes).map(([name, recipe]) => {
  const context = new OffscreenCanvas(28, 28).getContext("2d");
  context.translate(2, 2);
  context.scale(24 / 64, 24 / 64);
  context.translate(32, 58);
  context.scale(recipe.scale ?? 1, recipe.scale ?? 1);
  context.translate(-32, -58);
  context.lineWidth = 2.4;
  for (const piece of recipe.pieces) {
    context.save();
    const [x, y, size] = piece.at ?? [0, 0, 1];
    context.translate(x, y);
    context.scale(size, size);
    for (const shape of piece.shapes) {
      const path = new Path2D(shape.d);
      if (!shape.as) context.fill(path);
      if (!shape.as || shape.as === "line") context.stroke(path);
    }
    context.restore();
  }
  const { data } = context.getImageData(0, 0, 28, 28);
  return [name, Array.from({ length: 784 }, (_, i) => (data[4 * i + 3] > 127 ? 1 : 0)).join("")];
}))"""

# Left, top, right and bottom of all paths of a figure, in its box.
BOXES = """() => Object.fromEntries(Object.entries(recipes).map(([name, recipe]) => {
  const svg = document.body.appendChild(document.createElementNS("http://www.w3.org/2000/svg", "svg"));
  const found = recipe.pieces.flatMap((piece) => piece.shapes.flatMap(({ d }) => {
    const path = svg.appendChild(document.createElementNS(svg.namespaceURI, "path"));
    path.setAttribute("d", d);
    const { x, y, width, height } = path.getBBox();
    const [left, top, size] = piece.at ?? [0, 0, 1];
    const scale = recipe.scale ?? 1;
    const across = [x, x + width].map((value) => 32 + (left + value * size - 32) * scale);
    const down = [y, y + height].map((value) => 58 + (top + value * size - 58) * scale);
    return [...across, ...down];
  }));
  svg.remove();
  return [name, [Math.min(...found), Math.max(...found)]];
}))"""


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    built = tmp_path_factory.mktemp("figures")
    build_sheet(built)
    return built


@pytest.fixture(scope="module", params=sorted(PARTS))
def game(request: pytest.FixtureRequest) -> str:
    return str(request.param)


@pytest.fixture(scope="module")
def sheet(browser: Browser, folder: Path, game: str) -> Iterator[Page]:
    page = open_sheet(browser, folder, f"game={game}")
    yield page
    page.close()


@pytest.fixture(scope="module")
def recipes(sheet: Page) -> dict[str, Any]:
    found: dict[str, Any] = sheet.evaluate("recipes")
    assert len(found) > 30
    return found


def draw(sheet: Page, name: str, **props: Any) -> str:
    command = "([name, props]) => draw({ recipe: recipes[name], ...props })"
    return str(sheet.evaluate(command, [name, {"size": 52, "seat": 0, **props}]))


def darker(colour: str) -> str:
    parts = bytes.fromhex(colour[1:])
    return "#" + bytes(int(part * 0.82 + 0.5) for part in parts).hex()


def test_nothing_leaves_the_box(sheet: Page) -> None:
    boxes = sheet.evaluate(BOXES)
    wrong = {name: ends for name, ends in boxes.items() if ends[0] < LOWEST or ends[1] > HIGHEST}
    assert not wrong


def test_no_colour_outside_the_table(sheet: Page, recipes: dict[str, Any]) -> None:
    for name in recipes:
        allowed = TABLE | ROOFS if name.startswith("tower_") else TABLE
        found = {colour.lower() for colour in HEX.findall(draw(sheet, name, shields=3, plus=3, carries=1, hurt=2))}
        assert found, name
        assert found <= allowed | {darker(colour) for colour in allowed}, name
    styles = set(HEX.findall((FIGURE_FOLDER / "Figure.svelte").read_text("utf-8").partition("<style>")[2]))
    assert styles <= TABLE


def test_figures_are_small(sheet: Page, recipes: dict[str, Any], game: str) -> None:
    sizes = sheet.evaluate("Object.entries(recipes).map(([name, { pieces }]) => [name, JSON.stringify(pieces).length])")
    assert {name: size for name, size in sizes if size > MOST_OF_ONE} == {}
    shapes = {name: sum(len(piece["shapes"]) for piece in recipe["pieces"]) for name, recipe in recipes.items()}
    assert {name: count for name, count in shapes.items() if count > MOST_SHAPES} == {}
    sources = [FIGURE_FOLDER / "parts" / f"{name}.ts" for name in PARTS[game]]
    sources.append(WEB / "src" / "games" / game / "recipes.ts")
    assert sum(path.stat().st_size for path in sources) < MOST_OF_ALL


def test_outlines_can_be_told_apart(sheet: Page) -> None:
    outlines = {name: int(bits, 2) for name, bits in sheet.evaluate(OUTLINES).items()}
    alike = {}
    for (one, mine), (other, theirs) in combinations(outlines.items(), 2):
        difference = (mine ^ theirs).bit_count() / (mine | theirs).bit_count()
        if difference < LEAST_DIFFERENCE:
            alike[one, other] = round(difference, 3)
    assert not alike


@pytest.mark.parametrize("game", ["chicken"], indirect=True)  # nothing that stands on the board of Runewars is hidden
@pytest.mark.parametrize("size", [52, 30, 20])
def test_a_hidden_figure_shows_nothing_of_itself(sheet: Page, recipes: dict[str, Any], size: int) -> None:
    drawn = {draw(sheet, name, size=size, hidden=True, **state) for name in recipes for state in HIDDEN_STATES}
    assert len(drawn) == 1
    assert draw(sheet, "keekmee", size=size) not in drawn
