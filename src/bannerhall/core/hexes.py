"""Hexagons by axial coordinates (q, r), pointy side up: neighbours, distances, turns, rings, where to draw them."""

from __future__ import annotations

import math
from typing import Final

Hex = tuple[int, int]

DIRECTIONS: Final = ((1, 0), (0, 1), (-1, 1), (-1, 0), (0, -1), (1, -1))  # clockwise on a screen, from the right


def add(a: Hex, b: Hex) -> Hex:
    return a[0] + b[0], a[1] + b[1]


def neighbour(at: Hex, direction: int) -> Hex:
    return add(at, DIRECTIONS[direction % 6])


def neighbours(at: Hex) -> list[Hex]:
    return [add(at, step) for step in DIRECTIONS]


def opposite(direction: int) -> int:
    """The direction that leads back."""
    return (direction + 3) % 6


def distance(a: Hex, b: Hex) -> int:
    """Fewest steps between two hexagons."""
    q, r = a[0] - b[0], a[1] - b[1]
    return (abs(q) + abs(r) + abs(q + r)) // 2


def turned(at: Hex, sixths: int) -> Hex:
    """The hexagon after turning the plane clockwise round (0, 0)."""
    for _ in range(sixths % 6):
        at = (-at[1], at[0] + at[1])
    return at


def ring(centre: Hex, radius: int) -> list[Hex]:
    """All hexagons at exactly this distance, clockwise; the centre alone at distance 0."""
    if radius == 0:
        return [centre]
    at = (centre[0], centre[1] - radius)  # straight up-left, so that six equal sides follow clockwise
    out: list[Hex] = []
    for direction in range(6):
        for _ in range(radius):
            out.append(at)
            at = neighbour(at, direction)
    return out


def middle(at: Hex, size: float) -> tuple[float, float]:
    """Where the middle of a hexagon lies on paper; `size` is the length of a side."""
    return size * math.sqrt(3) * (at[0] + at[1] / 2), size * 1.5 * at[1]


def corners(at: Hex, size: float) -> list[tuple[float, float]]:
    """The six corners, clockwise from the one at the lower right."""
    x, y = middle(at, size)
    return [
        (x + size * math.cos(math.radians(60 * i + 30)), y + size * math.sin(math.radians(60 * i + 30)))
        for i in range(6)
    ]
