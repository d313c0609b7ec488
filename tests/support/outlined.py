"""Plane geometry for drawn outlines: paths as rings of points, and what can be measured on them."""

from __future__ import annotations

import re
from collections import defaultdict
from collections.abc import Iterable, Iterator
from itertools import combinations
from math import dist

Point = tuple[float, float]
Ring = list[Point]
Segment = tuple[Point, Point]
CELL = 8.0  # side of the squares that segments are sorted into


def numbers(text: str) -> list[float]:
    return [float(each) for each in re.findall(r"-?\d+(?:\.\d+)?", text)]


def points_of(text: str) -> Ring:
    flat = numbers(text)
    return list(zip(flat[::2], flat[1::2], strict=True))


def rings_of(path: str) -> list[Ring]:
    """The closed lines of an outline: `M x y x y ... Z`, once for each island."""
    assert re.fullmatch(r"(M[-\d. ]+Z)+", path)
    return [points_of(part) for part in path.split("Z") if part]


def bent(path: str, steps: int = 12) -> Ring:
    """Points along a line of cubic curves: `M x y C ... C ...`."""
    first, *curves = path.split("C")
    line = points_of(first)
    for curve in curves:
        (ax, ay), (bx, by), (cx, cy), (dx, dy) = line[-1], *points_of(curve)
        for i in range(1, steps + 1):
            t, u = i / steps, 1 - i / steps
            w = (u * u * u, 3 * u * u * t, 3 * u * t * t, t * t * t)
            line.append((w[0] * ax + w[1] * bx + w[2] * cx + w[3] * dx, w[0] * ay + w[1] * by + w[2] * cy + w[3] * dy))
    return line


def segments(rings: Iterable[Ring]) -> Iterator[Segment]:
    """Each with its ends in order, so that both sides of a border give the same."""
    for ring in rings:
        for a, b in zip(ring, [*ring[1:], ring[0]], strict=True):
            yield min(a, b), max(a, b)


def within(rings: Iterable[Ring], point: Point) -> bool:
    x, y = point
    inside = False
    for (ax, ay), (bx, by) in segments(rings):
        if (ay > y) != (by > y) and x < ax + (y - ay) * (bx - ax) / (by - ay):
            inside = not inside
    return inside


def from_segment(point: Point, segment: Segment) -> float:
    (ax, ay), (bx, by) = segment
    dx, dy = bx - ax, by - ay
    t = max(0.0, min(1.0, ((point[0] - ax) * dx + (point[1] - ay) * dy) / (dx * dx + dy * dy)))
    return dist(point, (ax + t * dx, ay + t * dy))


def to_coast(rings: Iterable[Ring], point: Point) -> float:
    return min(from_segment(point, each) for each in segments(rings))


def gap(one: list[Ring], other: list[Ring]) -> float:
    """The least distance of two outlines that do not cross."""
    here, there = list(segments(one)), list(segments(other))
    ways = [(p, s) for ring in one for p in ring for s in there] + [
        (p, s) for ring in other for p in ring for s in here
    ]
    return min(from_segment(p, s) for p, s in ways)


def box(rings: Iterable[Ring]) -> tuple[float, float, float, float]:
    xs, ys = zip(*(point for ring in rings for point in ring), strict=True)
    return min(xs), min(ys), max(xs), max(ys)


def far_apart(one: list[Ring], other: list[Ring], by: float) -> bool:
    """Whether a glance at the boxes is enough to know."""
    a, b = box(one), box(other)
    return a[0] - b[2] > by or b[0] - a[2] > by or a[1] - b[3] > by or b[1] - a[3] > by


def area(ring: Ring) -> float:
    return abs(sum(ax * by - bx * ay for (ax, ay), (bx, by) in zip(ring, [*ring[1:], ring[0]], strict=True))) / 2


def side(a: Point, b: Point, c: Point) -> float:
    return (b[0] - a[0]) * (c[1] - a[1]) - (b[1] - a[1]) * (c[0] - a[0])


def touching(one: Segment, other: Segment) -> bool:
    """Whether two segments meet anywhere but in a common end."""
    (a, b), (c, d) = one, other
    if {a, b} & {c, d}:
        shared = ({a, b} & {c, d}).pop()
        p, q = (b if shared == a else a), (d if shared == c else c)
        ahead = (p[0] - shared[0]) * (q[0] - shared[0]) + (p[1] - shared[1]) * (q[1] - shared[1])
        return abs(side(shared, p, q)) < 1e-9 and ahead > 0
    return side(a, b, c) * side(a, b, d) <= 1e-12 and side(c, d, a) * side(c, d, b) <= 1e-12


def crossings(lines: Iterable[Segment]) -> list[tuple[Segment, Segment]]:
    """Pairs of segments that meet where they must not."""
    cells: dict[tuple[int, int], list[Segment]] = defaultdict(list)
    for (ax, ay), (bx, by) in lines:
        for i in range(int(min(ax, bx) // CELL), int(max(ax, bx) // CELL) + 1):
            for j in range(int(min(ay, by) // CELL), int(max(ay, by) // CELL) + 1):
                cells[i, j].append(((ax, ay), (bx, by)))
    return [pair for cell in cells.values() for pair in combinations(cell, 2) if touching(*pair)]
