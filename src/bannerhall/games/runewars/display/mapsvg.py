"""The map as a picture: ground, coloured borders, whose units, strongholds, cities, runes."""

from __future__ import annotations

import math
from collections.abc import Callable, Iterator
from typing import Any, Final
from xml.sax.saxutils import escape

from bannerhall.games.runewars.display.maptext import signs
from bannerhall.games.runewars.rules import control
from bannerhall.games.runewars.rules.atlas import AREA_NAMES
from bannerhall.games.runewars.rules.board import column, row_of
from bannerhall.games.runewars.rules.components import NO_SEAT
from bannerhall.games.runewars.rules.state import Runewars

Label = Callable[[str], str]
SIZE: Final = 60  # the side of a hexagon
SIXTH: Final = math.pi / 3
INK: Final = "#2a1c10"
GROUND: Final = "#e6d3a8"
WASTE: Final = "#b9a88c"
ICE: Final = "#d7e6ee"
WATER: Final = "#2f6b9a"
MOUNTAIN: Final = "#a23a2c"
OPEN: Final = 2  # how wide an open border is, and a coloured one
COLOURED: Final = 7
FACTIONS: Final = {"daqan": "#2f5f9a", "latari": "#3f7d43", "uthuk": "#a8392c", "waiqar": "#6b4a8c"}
NOBODY: Final = "#77716a"


def svg(s: Runewars, shown: dict[str, Any], label: Label) -> str:
    """The map; empty paper before the first tile is laid."""
    laid = {area: middle(int(s.cell_of[area]) - 1) for area in range(len(AREA_NAMES)) if s.cell_of[area] != 0}
    xs = [x for x, _ in laid.values()] or [0.0]
    ys = [y for _, y in laid.values()] or [0.0]
    left, top = min(xs) - SIZE * 1.1, min(ys) - SIZE
    wide, high = max(xs) - left + SIZE * 1.1, max(ys) - top + SIZE
    parts = [f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="{left:.0f} {top:.0f} {wide:.0f} {high:.0f}">']
    for area, at in laid.items():
        parts.extend(area_svg(s, shown, area, at, label))
    for area, at in laid.items():
        parts.extend(borders_svg(s, area, at, laid))
    return "".join([*parts, "</svg>"])


def middle(at: int) -> tuple[float, float]:
    """Where the middle of a cell lies: hexagons with a flat top, columns to the right, rows downwards."""
    q, r = int(column(at)), int(row_of(at))
    return SIZE * 1.5 * q, SIZE * math.sqrt(3) * (r + q / 2)


def corners(at: tuple[float, float], size: float) -> list[tuple[float, float]]:
    return [(at[0] + size * math.cos(SIXTH * n), at[1] + size * math.sin(SIXTH * n)) for n in range(6)]


def area_svg(s: Runewars, shown: dict[str, Any], area: int, at: tuple[float, float], label: Label) -> Iterator[str]:
    """Ground, a rim in the colour of whoever controls the area, its name, and what is there."""
    name = AREA_NAMES[area]
    ground = WASTE if name in shown["wasteland"] else ICE if name in shown["ice"] else GROUND
    yield (
        f'<polygon points="{points(corners(at, SIZE))}" fill="{ground}" stroke="{INK}" stroke-width="{OPEN}">'
        f"<title>{escape(label(f'area-{name}'))}</title></polygon>"
    )
    owner = int(control.controller(s, area))
    faction = shown["factions"][owner] if owner != NO_SEAT else None
    colour = FACTIONS[faction] if faction else NOBODY
    if faction:
        yield f'<polygon points="{points(corners(at, SIZE - 6))}" fill="none" stroke="{colour}" stroke-width="5"/>'
    x, y = at
    yield text_svg(x, y - 27, 14, INK, f"{name} {label(f'area-{name}')}")
    units = sum(shown["standing"].get(name, {}).values())
    lying = sum(shown["routed"].get(name, {}).values())
    if units or lying:
        yield f'<circle cx="{x:.1f}" cy="{y:.1f}" r="17" fill="{colour}" stroke="{INK}" stroke-width="2"/>'
        yield text_svg(x, y + 6, 17, "#fff", f"{units or ''}{f'-{lying}' if lying else ''}")
    yield text_svg(x, y + 38, 16, INK, signs(shown, name))


def text_svg(x: float, y: float, size: int, colour: str, said: str) -> str:
    if not said:
        return ""
    return (
        f'<text x="{x:.1f}" y="{y:.1f}" text-anchor="middle" fill="{colour}" font-size="{size}" '
        f'font-family="sans-serif" textLength="{min(len(said) * size * 0.55, SIZE * 1.35):.0f}" '
        f'lengthAdjust="spacingAndGlyphs">{escape(said)}</text>'
    )


def borders_svg(s: Runewars, area: int, at: tuple[float, float], laid: dict[int, tuple[float, float]]) -> Iterator[str]:
    """Coloured borders: water is dashed, mountains are not, so that nobody has to tell colours apart."""
    for colour, dash, row in ((WATER, ' stroke-dasharray="9 5"', s.wet), (MOUNTAIN, "", s.steep)):
        for other, there in laid.items():
            if (int(row[area]) >> other) & 1 and area < other:
                one, two = shared_side(at, there)
                yield (
                    f'<line x1="{one[0]:.1f}" y1="{one[1]:.1f}" x2="{two[0]:.1f}" y2="{two[1]:.1f}" '
                    f'stroke="{colour}" stroke-width="{COLOURED}"{dash}/>'
                )


def shared_side(one: tuple[float, float], other: tuple[float, float]) -> list[tuple[float, float]]:
    """The two corners of a hexagon that are nearest to its neighbour."""
    return sorted(corners(one, SIZE), key=lambda corner: math.dist(corner, other))[:2]


def points(found: list[tuple[float, float]]) -> str:
    return " ".join(f"{x:.1f},{y:.1f}" for x, y in found)
