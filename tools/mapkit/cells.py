"""Cells of a sketch, relaxed like foam: small ones grow, long ones get round, and who touches whom stays as it was.

Every border is one line that both sides use, from one place where lines fork to another. Only sums, products and
square roots are used, so the result is the same on every machine.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Mapping, Sequence
from itertools import pairwise
from typing import Final

from mapkit.plane import Point, distance, mix

ROUNDS: Final = 220
SPACING: Final = 14.0  # between the points of a line while it moves
PULL: Final = 3.0  # how far a round moves what is pulled by 1
MOST: Final = 1.5  # that a point moves in one round
PRESSURE: Final = 0.16
HOMESICK: Final = 0.006  # how strongly forks are drawn to where the sketch has them
SHORTEST: Final = 40.0  # a border shorter than this is stretched
STRETCH: Final = 1.2

Ring = Sequence[Point]
OUTSIDE: Final = ""


class Line:
    """A border: two forks, what lies between them, and who lies to its left and right."""

    def __init__(self, ends: tuple[Point, Point], between: list[Point], left: str, right: str) -> None:
        self.ends = ends  # where the sketch has the forks: their names
        self.between = between
        self.left = left
        self.right = right

    def through(self, places: Mapping[Point, Point]) -> list[Point]:
        return [places[self.ends[0]], *self.between, places[self.ends[1]]]


class Cells:
    """The lines of a sketch that fills a box, and the rings made of them."""

    def __init__(self, rings: Mapping[str, Ring], size: tuple[int, int]) -> None:
        self.width, self.height = size
        sides: dict[tuple[Point, Point], str] = {}
        beside: dict[Point, set[Point]] = defaultdict(set)
        for name, ring in rings.items():
            for a, b in zip(ring, [*ring[1:], ring[0]], strict=True):
                sides[a, b] = name
                beside[a].add(b)
                beside[b].add(a)
        corners = {(x, y) for x in (0.0, float(self.width)) for y in (0.0, float(self.height))}
        forks = {point for point, near in beside.items() if len(near) > 2} | corners
        self.places = {fork: fork for fork in forks}
        self.lines: list[Line] = []
        self.rings: dict[str, list[tuple[Line, bool]]] = {}  # lines in order, and whether backwards
        known: dict[tuple[Point, Point, Point], Line] = {}
        for name, ring in rings.items():
            self.rings[name] = [self.line(piece, name, sides, known) for piece in split(ring, forks)]

    def line(
        self,
        piece: list[Point],
        name: str,
        sides: Mapping[tuple[Point, Point], str],
        known: dict[tuple[Point, Point, Point], Line],
    ) -> tuple[Line, bool]:
        backwards = known.get((piece[-1], piece[-2], piece[0]))
        if backwards is not None:
            return backwards, True
        other = sides.get((piece[1], piece[0]), OUTSIDE)
        found = Line((piece[0], piece[-1]), piece[1:-1], name, other)
        if other != OUTSIDE:
            found.between = spread(piece, SPACING)[1:-1]
        self.lines.append(found)
        known[piece[0], piece[1], piece[-1]] = found
        return found, False

    # --- Relaxing ---

    def relax(self, wanted: Mapping[str, float]) -> None:
        """Let the cells press and the lines pull until about the wanted areas are there."""
        for number in range(ROUNDS):
            self.step(wanted)
            if number % 8 == 7:
                for line in self.lines:
                    if line.right != OUTSIDE:
                        line.between = spread(line.through(self.places), SPACING)[1:-1]

    def step(self, wanted: Mapping[str, float]) -> None:
        areas = self.areas()
        pressure = {name: PRESSURE * (wanted[name] / areas[name] - 1) for name in self.rings}
        pulls = {fork: ((fork[0] - x) * HOMESICK, (fork[1] - y) * HOMESICK) for fork, (x, y) in self.places.items()}
        for line in self.lines:
            points = line.through(self.places)
            inner = line.right != OUTSIDE
            forces = (
                tension(points, pressure[line.left] - pressure[line.right]) if inner else [(0.0, 0.0)] * len(points)
            )
            short = SHORTEST - length(points)
            if short > 0:
                forces = stretched(points, forces, STRETCH * short / SHORTEST)
            line.between = [moved(p, f) for p, f in zip(points[1:-1], forces[1:-1], strict=True)]
            for fork, (x, y) in zip(line.ends, (forces[0], forces[-1]), strict=True):
                pulls[fork] = pulls[fork][0] + x, pulls[fork][1] + y
        for fork, (x, y) in pulls.items():
            # What lies on the edge of the box slides along it, and its corners stay.
            at_side, at_end = fork[0] in (0, self.width), fork[1] in (0, self.height)
            self.places[fork] = moved(self.places[fork], (0.0 if at_side else x, 0.0 if at_end else y))

    def areas(self) -> dict[str, float]:
        found = dict.fromkeys(self.rings, 0.0)
        for line in self.lines:
            points = line.through(self.places)
            swept = sum(a[0] * b[1] - b[0] * a[1] for a, b in pairwise(points)) / 2
            found[line.left] += swept
            if line.right != OUTSIDE:
                found[line.right] -= swept
        return {name: abs(area) for name, area in found.items()}


def split(ring: Ring, forks: set[Point]) -> list[list[Point]]:
    """A ring cut where lines fork; each piece has both of its ends."""
    cuts = [i for i, point in enumerate(ring) if point in forks]
    turned = [*ring[cuts[0] :], *ring[: cuts[0]], ring[cuts[0]]]
    ends = [i - cuts[0] for i in cuts] + [len(ring)]
    return [turned[a : b + 1] for a, b in pairwise(ends)]


def length(points: Sequence[Point]) -> float:
    return sum(distance(a, b) for a, b in pairwise(points))


def spread(points: Sequence[Point], spacing: float) -> list[Point]:
    """The same line with its points evenly apart, always the same number whatever the direction."""
    long = length(points)
    count = max(2, round(long / spacing))
    found = [points[0]]
    walked, i = 0.0, 0
    for step in range(1, count):
        aim = long * step / count
        while walked + distance(points[i], points[i + 1]) < aim:
            walked += distance(points[i], points[i + 1])
            i += 1
        found.append(mix(points[i], points[i + 1], (aim - walked) / distance(points[i], points[i + 1])))
    return [*found, points[-1]]


def tension(points: Sequence[Point], pressed: float) -> list[Point]:
    """What draws at each point: its neighbours on the line, and the side with the greater pressure."""
    forces = [[0.0, 0.0] for _ in points]
    for i in range(len(points) - 1):
        dx, dy = points[i + 1][0] - points[i][0], points[i + 1][1] - points[i][1]
        long = max(1.0, (dx * dx + dy * dy) ** 0.5)
        forces[i][0] += dx / long + dy * pressed / 2
        forces[i][1] += dy / long - dx * pressed / 2
        forces[i + 1][0] += dy * pressed / 2 - dx / long
        forces[i + 1][1] -= dx * pressed / 2 + dy / long
    return [(x, y) for x, y in forces]


def stretched(points: Sequence[Point], forces: Sequence[Point], by: float) -> list[Point]:
    """The same forces, and one that drives the two ends apart."""
    long = max(1.0, distance(points[0], points[-1]))
    x, y = (points[-1][0] - points[0][0]) / long * by, (points[-1][1] - points[0][1]) / long * by
    first, last = forces[0], forces[-1]
    return [(first[0] - x, first[1] - y), *forces[1:-1], (last[0] + x, last[1] + y)]


def moved(point: Point, force: Point) -> Point:
    x, y = force[0] * PULL, force[1] * PULL
    far = (x * x + y * y) ** 0.5
    if far > MOST:
        x, y = x * MOST / far, y * MOST / far
    return point[0] + x, point[1] + y
