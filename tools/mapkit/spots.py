"""Where things stand in a region: a stack of tokens, signs printed on the board above it, markers below, and a name.

All signs and markers keep to places around the stack, so that a region reads the same everywhere on the board.
"""

from __future__ import annotations

from bisect import bisect
from collections.abc import Sequence
from typing import Final, NamedTuple

from mapkit.cells import spread
from mapkit.plane import Point, distance

STEP: Final = 3  # of the grid of places; what follows are multiples of it
COARSE: Final = 2 * STEP  # of the grid for the stacks
BESIDE: Final = 27  # from the middle of the stack to that of a sign beside it
PITCH: Final = 18  # between two signs
STACK: Final = 25.0  # room around the middle of the stack: a token of 34 by 34
SIGN: Final = 10.5  # room around a sign: 16 across
APART: Final = 17.0
NAME: Final = 8.0  # room around the corners of a name, for a band in the colour of the owner
LETTER: Final = 5.3  # about how wide one of a name is
TRIED: Final = 60
HALF_LINE: Final = 6  # half the height of a name

ROW: Final = (0, -PITCH, PITCH)
ABOVE: Final = tuple((x, -BESIDE) for x in ROW)
BELOW: Final = tuple((x, BESIDE) for x in ROW)
LEFT: Final = tuple((-BESIDE, y) for y in ROW)
RIGHT: Final = tuple((BESIDE, y) for y in ROW)
FOR_SIGNS: Final = (*ABOVE, *LEFT, *RIGHT, *BELOW)
FOR_MARKERS: Final = (*BELOW, *RIGHT, *LEFT, *ABOVE)
# A name comes as near to the stack as the signs let it: above or below, over or under a row of signs.
FOR_NAMES: Final = ((0, -27), (0, 27), (0, -42), (0, 42), (0, -54), (0, 54))
Place = tuple[int, int]


class Room:
    """How much of it there is around the places within a region."""

    def __init__(self, ring: Sequence[Point]) -> None:
        self.ring = ring
        self.dense = spread([*ring, ring[0]], 6.0)
        self.known: dict[Place, float] = {}
        self.crossed: dict[int, list[float]] = {}

    def at(self, place: Place) -> float:
        """From a place to the outline; 0 outside of it."""
        if place not in self.known:
            x, y = place
            if y not in self.crossed:
                self.crossed[y] = crossed(self.ring, y)
            found = 0.0
            if bisect(self.crossed[y], x) % 2:
                found = float(min([(x - a) * (x - a) + (y - b) * (y - b) for a, b in self.dense]) ** 0.5)
            self.known[place] = found
        return self.known[place]

    def places(self) -> list[Place]:
        xs, ys = [x for x, _ in self.ring], [y for _, y in self.ring]
        return [
            (x, y)
            for y in range(-(-int(min(ys)) // COARSE) * COARSE, int(max(ys)), COARSE)
            for x in range(-(-int(min(xs)) // COARSE) * COARSE, int(max(xs)), COARSE)
        ]


def crossed(ring: Sequence[Point], y: int) -> list[float]:
    """Where a line across the map at this height enters and leaves."""
    return sorted(
        ax + (y - ay) * (bx - ax) / (by - ay)
        for (ax, ay), (bx, by) in zip(ring, [*ring[1:], ring[0]], strict=True)
        if (ay > y) != (by > y)
    )


class Arrangement(NamedTuple):
    cost: float
    room: float  # from the middle of the stack to the outline
    token: Place
    signs: list[Place]
    markers: list[Place]
    name: Place


def chosen(room: Room, token: Place, many: int, offsets: Sequence[Place], taken: Sequence[Place]) -> list[Place]:
    """The first places around the stack that have room and are free."""
    found: list[Place] = []
    for dx, dy in offsets:
        place = token[0] + dx, token[1] + dy
        free = all(distance(place, other) >= APART for other in (*taken, *found))
        if len(found) < many and free and room.at(place) >= SIGN:
            found.append(place)
    return found


def named(room: Room, token: Place, wide: float, taken: Sequence[Place]) -> tuple[float, Place]:
    """The best place of the name, and what is wrong with it."""
    half = round(wide / 2 / STEP) * STEP
    best = (1000.0, token)
    for rank, (dx, dy) in enumerate(FOR_NAMES):
        if best[0] <= rank:
            break
        for aside in (0, -9, 9, -18, 18):
            x, y = token[0] + dx + aside, token[1] + dy
            if any(abs(px - x) < half + 10 and abs(py - y) < HALF_LINE + 8 for px, py in taken):
                continue
            corners = [(x + i, y + j) for i in (-half, half) for j in (-HALF_LINE, HALF_LINE)]
            short = sum(max(0.0, NAME - room.at(corner)) for corner in corners)
            best = min(best, (short * 4 + rank + abs(aside) / 6, (x, y)))
    return best


def arranged(ring: Sequence[Point], signs: int, markers: int, name: str) -> Arrangement:
    """The best of all places for the stack, with everything around it."""
    room = Room(ring)
    best: Arrangement | None = None
    # Far from the outline is good for the stack, but not all: the best few dozen places are tried.
    free = sorted(((room.at(place), place) for place in room.places()), reverse=True)
    for clear, token in [each for each in free if each[0] >= STACK][:TRIED]:
        for_signs = chosen(room, token, signs, FOR_SIGNS, ())
        for_markers = chosen(room, token, markers, FOR_MARKERS, for_signs)
        missing = signs + markers - len(for_signs) - len(for_markers)
        trouble, title = named(room, token, len(name) * LETTER, (*for_signs, *for_markers))
        strays = sum(abs(y - token[1]) < PITCH + 1 for _, y in (*for_signs, *for_markers))
        cost = 500 * missing + 2 * trouble + 3 * strays - clear
        if best is None or cost < best.cost:
            best = Arrangement(cost, clear, token, for_signs, for_markers, title)
    if best is None or len(best.signs) < signs or len(best.markers) < markers:
        raise RuntimeError(f"{name} has no room for its pieces")
    return best
