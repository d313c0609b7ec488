"""What every drawn map needs: points and lines of the plane, a wobble that is the same everywhere, paths as text."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Final

Point = tuple[float, float]
Rings = Sequence[Sequence[Point]]
TOLERANCE: Final = 0.22  # how far a dropped point may lie beside the line


# --- Points and lines ------------------------------------------------------------------------------------------------


def mix(a: Point, b: Point, t: float) -> Point:
    return a[0] + (b[0] - a[0]) * t, a[1] + (b[1] - a[1]) * t


def distance(a: Point, b: Point) -> float:
    return float(((a[0] - b[0]) ** 2 + (a[1] - b[1]) ** 2) ** 0.5)


def towards(a: Point, b: Point, far: float) -> Point:
    long = distance(a, b)
    return a if long == 0 else mix(a, b, far / long)


def inside(rings: Rings, point: Point) -> bool:
    x, y = point
    crossed = False
    for ring in rings:
        for (ax, ay), (bx, by) in zip(ring, [*ring[1:], ring[0]], strict=True):
            if (ay > y) != (by > y) and x < ax + (y - ay) * (bx - ax) / (by - ay):
                crossed = not crossed
    return crossed


def thinned(points: list[Point]) -> list[Point]:
    """Without the points that the eye does not miss (Douglas and Peucker)."""
    keep = {0, len(points) - 1}
    spans = [(0, len(points) - 1)]
    while spans:
        first, last = spans.pop()
        worst, off = first, TOLERANCE
        for i in range(first + 1, last):
            away = beside_line(points[i], points[first], points[last])
            if away > off:
                worst, off = i, away
        if worst != first:
            keep.add(worst)
            spans += [(first, worst), (worst, last)]
    return [points[i] for i in sorted(keep)]


def beside_line(p: Point, a: Point, b: Point) -> float:
    """How far a point lies from a straight line between two others."""
    dx, dy = b[0] - a[0], b[1] - a[1]
    long = dx * dx + dy * dy
    t = 0.0 if long == 0 else min(1.0, max(0.0, ((p[0] - a[0]) * dx + (p[1] - a[1]) * dy) / long))
    x, y = p[0] - a[0] - t * dx, p[1] - a[1] - t * dy
    return float((x * x + y * y) ** 0.5)


# --- Wobble ----------------------------------------------------------------------------------------------------------


def lattice(i: int, j: int, salt: int) -> float:
    """A number from -1 to 1 that looks random, the same on every machine."""
    mixed = (i * 374761393 + j * 668265263 + salt * 2147483647) & 0xFFFFFFFF
    mixed = ((mixed ^ (mixed >> 13)) * 1274126177) & 0xFFFFFFFF
    return ((mixed ^ (mixed >> 16)) & 0xFFFF) / 32767.5 - 1


LATTICES: Final = [[[lattice(i, j, salt) for j in range(128)] for i in range(128)] for salt in range(5)]


def noise(x: float, y: float, salt: int) -> float:
    """The lattice, blended smoothly between its points."""
    i, j = int(x // 1), int(y // 1)
    u, v = x - i, y - j
    u, v = u * u * (3 - 2 * u), v * v * (3 - 2 * v)
    left, right = LATTICES[salt][i], LATTICES[salt][i + 1]
    return (left[j] * (1 - v) + left[j + 1] * v) * (1 - u) + (right[j] * (1 - v) + right[j + 1] * v) * u


# --- Paths as text ---------------------------------------------------------------------------------------------------


def number(value: float) -> str:
    return f"{value:.1f}".removesuffix(".0")


def line(points: Iterable[Point]) -> str:
    return "M" + " ".join(f"{number(x)} {number(y)}" for x, y in points)


def closed(rings: Iterable[Sequence[Point]]) -> str:
    return "".join(line(ring) + "Z" for ring in rings)
