"""Draw the boards of Small World: .venv/bin/python tools/draw_smallworld_maps.py [--check]

The sketches lie in boards.json, the result beside it in outlines.json. Drawing it again gives the same file, on every
machine; `--check` only compares.
"""

from __future__ import annotations

import json
import sys
from pathlib import Path
from typing import Any, Final

from mapkit.cells import OUTSIDE, Cells, Line, spread
from mapkit.plane import Point, closed, distance, inside, mix, noise, thinned, towards
from mapkit.spots import arranged

DATA: Final = Path(__file__).resolve().parents[1] / "src" / "bannerhall" / "games" / "smallworld" / "data"
FILE: Final = DATA / "outlines.json"
SIZE: Final = (1000, 700)
WATER: Final = ("sea", "lake")
# A peninsula lies in the sea, and the sketch only says with which region it hangs together.
PENINSULAS: Final = {"m4-01": ("m4-00", "m4-06"), "m5-16": ("m5-00", "m5-17")}
NECK: Final = 17.0  # half the width of such a connection in the sketch
LEAST: Final = 0.74  # what a region shall have, in shares of an even one
MOST_LAND: Final = 1.5
MOST_WATER: Final = 2.0
FINE: Final = 3.0  # between the points of a line when it is drawn
EDGE: Final = 30.0  # towards the edge of the board the wobble dies away
SOFT: Final = 10  # how often a coast is smoothed after its wobble, so that water looks worn
FIRM: Final = 1  # and how often other borders
MARKERS: Final = 3
SCALES: Final = {"2": 1.4, "3": 1.3, "4": 1.1, "5": 1.0}  # fewer regions have room for larger pieces
Region = dict[str, Any]


def sketches(board: list[Region]) -> dict[str, list[Point]]:
    rings = {region["id"]: [(float(x), float(y)) for x, y in region["sketch"]] for region in board}
    for name, (sea, neck) in PENINSULAS.items():
        if name in rings:
            attach(rings, name, sea, neck)
    return rings


def attach(rings: dict[str, list[Point]], name: str, sea: str, neck: str) -> None:
    """Join a peninsula to the tip of its neck, so that all three rings use the same points."""
    tip = min((p for p in rings[neck] if p in rings[sea]), key=lambda p: min(distance(p, q) for q in rings[name]))
    at = rings[sea].index(tip)
    before, after = rings[sea][at - 1], rings[sea][(at + 1) % len(rings[sea])]
    one, other = towards(tip, before, NECK), towards(tip, after, NECK)
    coast = [p for p in around(rings[name], tip) if distance(p, tip) > NECK and not inside([rings[neck]], p)]
    if distance(coast[0], one) > distance(coast[0], other):
        coast.reverse()
    rings[sea][at : at + 1] = [one, *coast, other]
    at = rings[neck].index(tip)
    rings[neck][at : at + 1] = [other, one]
    rings[name] = [other, *coast[::-1], one]


def around(ring: list[Point], tip: Point) -> list[Point]:
    """The ring cut open where it is nearest to the tip."""
    at = min(range(len(ring)), key=lambda i: distance(ring[i], tip))
    return ring[at:] + ring[:at]


def wanted(board: list[Region], areas: dict[str, float]) -> dict[str, float]:
    """The areas of the sketch, the smallest made larger and the largest smaller, so that pieces find room."""
    even = SIZE[0] * SIZE[1] / len(board)
    found: dict[str, float] = {}
    for region in board:
        most = MOST_WATER if region["terrain"] in WATER else MOST_LAND
        found[region["id"]] = min(most * even, max(LEAST * even, areas[region["id"]]))
    share = SIZE[0] * SIZE[1] / sum(found.values())
    return {name: area * share for name, area in found.items()}


def fading(value: float, end: float) -> float:
    """1 within the board, 0 at its edge."""
    return max(0.0, min(1.0, value / EDGE, (end - value) / EDGE))


def wobble(point: Point) -> Point:
    """One bend of the whole plane, so that lines that touch are bent alike."""
    x, y = point
    dx = 9.5 * noise(x / 46, y / 46, 0) + 4.8 * noise(x / 19, y / 19, 1) + 1.2 * noise(x / 8, y / 8, 4)
    dy = 9.5 * noise(x / 46, y / 46, 2) + 4.8 * noise(x / 19, y / 19, 3) + 1.2 * noise(y / 8, x / 8, 4)
    return x + dx * fading(x, SIZE[0]), y + dy * fading(y, SIZE[1])


def smoothed(points: list[Point], times: int) -> list[Point]:
    for _ in range(times):
        points = [
            points[0],
            *(mix(b, mix(a, c, 0.5), 0.5) for a, b, c in zip(points, points[1:], points[2:], strict=False)),
            points[-1],
        ]
    return points


def drawn(cells: Cells, terrains: dict[str, str]) -> dict[int, list[Point]]:
    """Every line as it is on the map."""
    found: dict[int, list[Point]] = {}
    for each in cells.lines:
        points = each.through(cells.places)
        if each.right == OUTSIDE:
            ends = [wobble(points[0]), wobble(points[-1])]
        else:
            coast = (terrains[each.left] in WATER) != (terrains[each.right] in WATER)
            fine = [wobble(point) for point in spread(smoothed(points, 2), FINE)]
            ends = thinned(smoothed(fine, SOFT if coast else FIRM))
        found[id(each)] = [(round(x, 1), round(y, 1)) for x, y in ends]
    return found


def outline(pieces: list[tuple[Line, bool]], lines: dict[int, list[Point]]) -> list[Point]:
    ring: list[Point] = []
    for each, backwards in pieces:
        points = lines[id(each)]
        ring += (points[::-1] if backwards else points)[:-1]
    return ring


# --- What is written -------------------------------------------------------------------------------------------------


def area(ring: list[Point]) -> float:
    return abs(sum(a[0] * b[1] - b[0] * a[1] for a, b in zip(ring, [*ring[1:], ring[0]], strict=True))) / 2


def placed(region: Region, ring: list[Point], scale: float) -> dict[str, object]:
    """A region as clients get it. Pieces are arranged at their plain size, then all is as much larger as the pieces."""
    signs = [*(["mountain"] if region["terrain"] == "mountain" else []), *region["symbols"]]
    found = arranged([(x / scale, y / scale) for x, y in ring], len(signs), MARKERS, region["name"])

    def at(place: tuple[int, int]) -> list[float]:
        return [round(place[0] * scale, 1), round(place[1] * scale, 1)]

    return {
        "path": closed([ring]),
        "token": at(found.token),
        "label": at(found.name),
        "symbols": {sign: at(place) for sign, place in zip(signs, found.signs, strict=True)},
        "markers": [at(place) for place in found.markers],
        "room": int(found.room * scale),
        "area": round(area(ring)),
    }


def board(regions: list[Region], scale: float) -> dict[str, object]:
    cells = Cells(sketches(regions), SIZE)
    cells.relax(wanted(regions, cells.areas()))
    lines = drawn(cells, {region["id"]: region["terrain"] for region in regions})
    return {each["id"]: placed(each, outline(cells.rings[each["id"]], lines), scale) for each in regions}


def text() -> str:
    """All boards as JSON, a line for each region, so that a change shows in the diff."""
    boards: dict[str, list[Region]] = json.loads((DATA / "boards.json").read_text("utf-8"))
    parts = [f'"size": {json.dumps(SIZE)}']
    for seats, regions in boards.items():
        made = board(regions, SCALES[seats])
        rows = ",\n".join(f"{json.dumps(name)}: {json.dumps(row)}" for name, row in made.items())
        parts.append(f'"{seats}": {{"scale": {SCALES[seats]}, "regions": {{\n{rows}\n}}}}')
    return "{\n" + ",\n".join(parts) + "\n}\n"


if __name__ == "__main__":
    if sys.argv[1:] == ["--check"]:
        sys.exit(0 if FILE.read_text("utf-8") == text() else f"{FILE} is not what this tool draws")
    FILE.write_text(text(), "utf-8")
    print(FILE)
