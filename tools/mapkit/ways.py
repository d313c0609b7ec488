"""The lines between places: dotted from coast to coast, dashed from an anchor to a sea field."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from bannerhall.games.leaders.rules.atlas import DASHED, DOTTED, SEA_ROWS, WRAPPING
from mapkit.grid import CENTRES, WIDTH
from mapkit.places import BENDS, EDGES, HARBOURS, RADII, RADIUS, STRAITS
from mapkit.plane import Point, Rings, distance, inside, mix, towards

SEAS: Final[dict[str, Point]] = {name: (float(x), float(y)) for name, x, y in SEA_ROWS}
INLAND: Final = 5.0  # how far a dotted line reaches into the land, so that a narrow strait still shows one


def anchors(rings: dict[str, list[list[Point]]]) -> dict[str, Point]:
    """On the coast, just within it."""
    found: dict[str, Point] = {}
    for name, aim in HARBOURS.items():
        far = 0.0
        while inside(rings[name], towards(CENTRES[name], aim, far + 0.5)):
            far += 0.5
        x, y = towards(CENTRES[name], aim, far - 1.0)
        found[name] = (round(x, 1), round(y, 1))
    return found


def radius(sea: str) -> float:
    return RADII.get(sea, RADIUS)


def curve(points: Sequence[Point]) -> str:
    """A line through all points without corners (Catmull and Rom), as a path."""
    text = f"M{points[0][0]:.1f} {points[0][1]:.1f}"
    for i in range(len(points) - 1):
        before, here, there, after = (
            points[max(0, i - 1)],
            points[i],
            points[i + 1],
            points[min(len(points) - 1, i + 2)],
        )
        one = here[0] + (there[0] - before[0]) / 6, here[1] + (there[1] - before[1]) / 6
        two = there[0] - (after[0] - here[0]) / 6, there[1] - (after[1] - here[1]) / 6
        text += "C" + " ".join(f"{x:.1f} {y:.1f}" for x, y in (one, two, there))
    return text


def bowed(a: Point, b: Point) -> list[Point]:
    """Three points of a slight bow, always to the same side, as a pen would swing."""
    middle = mix(a, b, 0.5)
    return [a, (middle[0] + (b[1] - a[1]) * 0.1, middle[1] - (b[0] - a[0]) * 0.1), b]


def strait(one: Rings, other: Rings, hints: tuple[Point, Point] | None) -> tuple[Point, Point]:
    """Where two coasts are nearest, or nearest to the hints, each end a little inland."""
    if hints is None:
        _, a, b = min((distance(p, q), p, q) for ring in one for p in ring for far in other for q in far)
    else:
        a, b = on_coast(one, hints[0]), on_coast(other, hints[1])
    return inland(one, a, b), inland(other, b, a)


def on_coast(rings: Rings, near: Point) -> Point:
    return min((distance(p, near), p) for ring in rings for p in ring)[1]


def inland(rings: Rings, coast: Point, away: Point) -> Point:
    """From the coast straight away from the other side, or as near to that as the land allows."""
    x, y = towards(away, coast, distance(away, coast) + INLAND)
    dx, dy = x - coast[0], y - coast[1]
    for slope in (0.0, 0.4, -0.4, 0.9, -0.9):
        end = coast[0] + dx - dy * slope, coast[1] + dy + dx * slope
        if inside(rings, end):
            return end
    return coast


def ways(rings: dict[str, list[list[Point]]]) -> list[dict[str, object]]:
    """All links; one that leaves the map has two paths, that on the right side first."""
    harbours = anchors(rings)
    found: list[dict[str, object]] = []
    for a, b in DOTTED:
        if (a, b) in WRAPPING:
            paths = around_the_world((a, b), rings, harbours)
        else:
            paths = [curve(bowed(*strait(rings[a], rings[b], STRAITS.get((a, b)))))]
        found.append({"kind": "dotted", "between": [a, b], "paths": paths})
    for a, sea in DASHED:
        if (a, sea) in WRAPPING:
            paths = around_the_world((a, sea), rings, harbours)
        else:
            bends = BENDS.get((a, sea), ())
            end = towards(SEAS[sea], bends[-1] if bends else harbours[a], radius(sea))
            paths = [curve([harbours[a], *bends, end] if bends else bowed(harbours[a], end))]
        found.append({"kind": "dashed", "between": [a, sea], "paths": paths})
    return found


def around_the_world(
    pair: tuple[str, str], rings: dict[str, list[list[Point]]], harbours: dict[str, Point]
) -> list[str]:
    """Two halves, one off the right edge and one off the left, at the same height."""
    height = EDGES[pair]
    right, left = (float(WIDTH), height), (0.0, height)
    if pair[1] in SEAS:
        a, b = harbours[pair[0]], towards(SEAS[pair[1]], left, radius(pair[1]))
    else:
        a, b = (shore(rings[pair[1]], right), shore(rings[pair[0]], left))
    return [curve(bowed(a, right)), curve(bowed(left, b))]


def shore(rings: Rings, edge: Point) -> Point:
    """The point of a coast that is nearest to the edge of the map, a little inland."""
    return inland(rings, on_coast(rings, edge), edge)
