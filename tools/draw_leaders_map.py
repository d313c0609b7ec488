"""Draw the world map of LEADERS: .venv/bin/python tools/draw_leaders_map.py [--check]

The sketches lie in tools/mapkit, the result in src/bannerhall/games/leaders/data/outlines.json. Drawing it again gives
the same file, on every machine; `--check` only compares.
"""

from __future__ import annotations

import json
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import Final

from bannerhall.games.leaders.rules.atlas import REGIONS, ROWS
from mapkit.grid import CENTRES, HEIGHT, WIDTH, is_region, world
from mapkit.lines import Mesh
from mapkit.places import CONTINENT_NAMES, LATITUDES, NAME, NAMES, SEA_NAME, SEA_NAMES, STACK, STACKS, WAVES
from mapkit.plane import Point, closed, inside, line, number
from mapkit.shapes import WILD
from mapkit.ways import SEAS, anchors, radius, ways

FILE: Final = Path(__file__).resolve().parents[1] / "src/bannerhall/games/leaders/data/outlines.json"
CONTINENT_OF: Final = {row[0]: row[1] for row in ROWS}


def moved(name: str, by: Point) -> list[float]:
    x, y = CENTRES[name]
    return [x + by[0], y + by[1]]


def regions(mesh: Mesh) -> dict[str, object]:
    harbours = anchors(mesh.rings)
    return {
        name: {
            "path": closed(mesh.rings[name]),
            "label": moved(name, STACKS.get(name, STACK)),
            "title": moved(name, NAMES.get(name, NAME)),
            "anchor": list(harbours[name]) if name in harbours else None,
        }
        for name in REGIONS
    }


def seas() -> dict[str, object]:
    found: dict[str, object] = {}
    for name, (x, y) in SEAS.items():
        title = SEA_NAMES.get(name, (x, y + radius(name) + SEA_NAME))
        found[name] = {"at": [x, y], "radius": radius(name), "title": list(title)}
    return found


def arcs(mesh: Mesh) -> list[dict[str, object]]:
    """Every arc of the regions once: between two of them, or between one and what is no region."""
    found: list[dict[str, object]] = []
    for key, owners in mesh.owners.items():
        between = sorted((owner for owner in owners if is_region(owner)), key=REGIONS.index)
        if not between:
            continue
        kind = "coast" if len(between) == 1 else "border"
        if kind == "border" and CONTINENT_OF[between[0]] != CONTINENT_OF[between[1]]:
            kind = "frontier"
        found.append({"kind": kind, "between": between, "path": line(mesh.arcs[key])})
    return sorted(found, key=lambda arc: (str(arc["kind"]), str(arc["between"]), str(arc["path"])))


def decoration(mesh: Mesh) -> list[dict[str, str]]:
    """What is drawn for the eye, in the order of drawing."""
    found = [{"kind": "latitude", "path": f"M0 {number(y)}Q500 {number(y + 8)} 1000 {number(y)}"} for y in LATITUDES]
    found += [{"kind": "wave", "path": wave(x, y)} for x, y in WAVES]
    found.append({"kind": "ice", "path": closed(mesh.rings["ice"])})
    for name, (kind, _) in WILD.items():
        rings = mesh.rings["wild:" + name]
        found.append({"kind": kind, "path": closed(rings)})
        if kind != "lake":
            found.append({"kind": "peaks" if kind == "mountains" else "dunes", "path": "".join(marks(rings, kind))})
    return found


def wave(x: float, y: float) -> str:
    return f"M{number(x - 9)} {number(y)}q3 -4 6 0t6 0 6 0"


def marks(rings: Sequence[Sequence[Point]], kind: str) -> list[str]:
    """Small signs wherever there is room for one: peaks in mountains, dunes in a desert."""
    room = [(x, y) for y in range(0, HEIGHT, 9) for x in range((y // 9 % 2) * 6, WIDTH, 12) if fits(rings, x, y)]
    sign = "m-4.5 3 4.5 -7 4.5 7m-6 -4.6 1.5 1.6 1.5 -1.6" if kind == "mountains" else "m-4.5 1q4.5 -5 9 0"
    return [f"M{x} {y}{sign}" for x, y in room]


def fits(rings: Sequence[Sequence[Point]], x: int, y: int) -> bool:
    return all(inside(rings, (x + i, y + j)) for i, j in ((-5, 3), (5, 3), (0, -5)))


def chart() -> dict[str, object]:
    mesh = Mesh(world())
    return {
        "size": [WIDTH, HEIGHT],
        "regions": regions(mesh),
        "seas": seas(),
        "links": ways(mesh.rings),
        "continents": {name: {"label": list(at)} for name, at in CONTINENT_NAMES.items()},
        "decoration": decoration(mesh),
        "arcs": arcs(mesh),
    }


def text() -> str:
    """The chart as JSON, a line for each thing, so that a change shows in the diff."""
    parts: list[str] = []
    for key, value in chart().items():
        rows: list[str]
        if isinstance(value, dict):
            rows = [f"{json.dumps(name)}: {json.dumps(row)}" for name, row in value.items()]
            parts.append(f"{json.dumps(key)}: {{\n" + ",\n".join(rows) + "\n}")
        elif isinstance(value, list) and key != "size":
            parts.append(f"{json.dumps(key)}: [\n" + ",\n".join(json.dumps(row) for row in value) + "\n]")
        else:
            parts.append(f"{json.dumps(key)}: {json.dumps(value)}")
    return "{\n" + ",\n".join(parts) + "\n}\n"


if __name__ == "__main__":
    if sys.argv[1:] == ["--check"]:
        sys.exit(0 if FILE.read_text("utf-8") == text() else f"{FILE} is not what this tool draws")
    FILE.write_text(text(), "utf-8")
    print(FILE)
