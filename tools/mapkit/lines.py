"""From squares to lines: arcs that two neighbours share, smoothed once for both."""

from __future__ import annotations

from collections import defaultdict
from itertools import pairwise
from typing import Final

from mapkit.grid import COLUMNS, LINES, SEA, STEP, Grid, Square, at
from mapkit.plane import Point, thinned

SMOOTHINGS: Final = 6

Ring = list[Square]  # corners of squares, the last one joins the first


def corners_of(grid: Grid) -> dict[str, list[Ring]]:
    """The rings around everything but the sea, along the corners of squares, clockwise."""
    following: dict[str, dict[Square, Square]] = defaultdict(dict)
    for line in range(LINES):
        for column in range(COLUMNS):
            owner = grid[line][column]
            if owner == SEA:
                continue
            for here, there, i, j in (
                ((column, line), (column + 1, line), 0, -1),
                ((column + 1, line), (column + 1, line + 1), 1, 0),
                ((column + 1, line + 1), (column, line + 1), 0, 1),
                ((column, line + 1), (column, line), -1, 0),
            ):
                if at(grid, column + i, line + j) != owner:
                    following[owner][here] = there
    return {owner: loops(after) for owner, after in following.items()}


def loops(after: dict[Square, Square]) -> list[Ring]:
    found: list[Ring] = []
    left = dict(after)
    while left:
        first = next(iter(left))
        ring, here = [first], left.pop(first)
        while here != first:
            ring.append(here)
            here = left.pop(here)
        found.append(ring)
    return found


def smoothed(rings: dict[str, list[Ring]]) -> tuple[dict[Square, Point], set[Square]]:
    """Where each corner goes when all lines are drawn tight a little, and the corners where lines fork."""
    beside: dict[Square, list[Square]] = defaultdict(list)
    for each in rings.values():
        for ring in each:
            for a, b in zip(ring, [*ring[1:], ring[0]], strict=True):
                if b not in beside[a]:
                    beside[a].append(b)
                    beside[b].append(a)
    place = {corner: (corner[0] * float(STEP), corner[1] * float(STEP)) for corner in beside}
    for _ in range(SMOOTHINGS):
        place = {corner: pulled(place[corner], [place[n] for n in near]) for corner, near in beside.items()}
    return place, {corner for corner, near in beside.items() if len(near) > 2}


def pulled(point: Point, near: list[Point]) -> Point:
    x = sum(each[0] for each in near) / len(near)
    y = sum(each[1] for each in near) / len(near)
    return (point[0] + x) / 2, (point[1] + y) / 2


def split(ring: Ring, forks: set[Square]) -> list[Ring]:
    """A ring cut where lines fork; each piece has both of its ends."""
    cuts = [i for i, corner in enumerate(ring) if corner in forks]
    if not cuts:  # an island: two halves, so that each has two different ends
        start = ring.index(min(ring))
        turned = ring[start:] + ring[:start]
        half = len(turned) // 2
        return [turned[: half + 1], [*turned[half:], turned[0]]]
    turned = ring[cuts[0] :] + ring[: cuts[0]]
    ends = [i - cuts[0] for i in cuts] + [len(turned)]
    closed = [*turned, turned[0]]
    return [closed[a : b + 1] for a, b in pairwise(ends)]


class Mesh:
    """All arcs, each drawn once, and the rings made of them."""

    def __init__(self, grid: Grid) -> None:
        rings = corners_of(grid)
        self.place, forks = smoothed(rings)
        self.arcs: dict[tuple[Square, Square, Square], list[Point]] = {}
        self.owners: dict[tuple[Square, Square, Square], list[str]] = defaultdict(list)
        self.rings: dict[str, list[list[Point]]] = {}
        for owner, each in rings.items():
            self.rings[owner] = [self.drawn(split(ring, forks), owner) for ring in each]

    def drawn(self, pieces: list[Ring], owner: str) -> list[Point]:
        ring: list[Point] = []
        for piece in pieces:
            turned = piece[::-1] < piece
            canonical = piece[::-1] if turned else piece
            key = (canonical[0], canonical[1], canonical[-1])
            if key not in self.arcs:
                line = [(round(x, 1), round(y, 1)) for x, y in thinned([self.place[c] for c in canonical])]
                self.arcs[key] = line
            self.owners[key].append(owner)
            ring += (self.arcs[key][::-1] if turned else self.arcs[key])[:-1]
        return ring
