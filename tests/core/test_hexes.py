"""Hexagons: geometry that can be checked by walking."""

from __future__ import annotations

import math
from itertools import pairwise

import pytest

from bannerhall.core import hexes


@pytest.mark.parametrize("direction", range(6))
def test_the_opposite_direction_leads_back(direction: int) -> None:
    there = hexes.neighbour((2, -1), direction)
    assert there != (2, -1)
    assert hexes.neighbour(there, hexes.opposite(direction)) == (2, -1)


@pytest.mark.parametrize("radius", [0, 1, 2, 5])
def test_a_ring_holds_exactly_the_places_at_its_distance(radius: int) -> None:
    centre = (3, -2)
    found = hexes.ring(centre, radius)
    near = [(q, r) for q in range(-9, 15) for r in range(-14, 10) if hexes.distance(centre, (q, r)) == radius]
    assert sorted(found) == sorted(near)
    assert all(hexes.distance(a, b) == 1 for a, b in pairwise(found))


def test_distance_is_the_number_of_steps() -> None:
    reached = {(0, 0): 0}
    edge = [(0, 0)]
    for steps in range(1, 5):
        edge = [b for b in {b for a in edge for b in hexes.neighbours(a)} if b not in reached]
        reached.update(dict.fromkeys(edge, steps))
    assert all(hexes.distance((0, 0), at) == steps for at, steps in reached.items())


def test_six_turns_are_none_and_a_turn_moves_every_direction_on() -> None:
    assert hexes.turned((3, -1), 6) == (3, -1)
    for direction, step in enumerate(hexes.DIRECTIONS):
        assert hexes.turned(step, 1) == hexes.DIRECTIONS[(direction + 1) % 6]


def test_neighbours_are_drawn_side_by_side() -> None:
    x, y = hexes.middle((1, 1), 10)
    for at in hexes.neighbours((1, 1)):
        u, v = hexes.middle(at, 10)
        assert math.hypot(u - x, v - y) == pytest.approx(10 * math.sqrt(3))


def test_neighbours_share_two_corners() -> None:
    mine = {(round(x, 6), round(y, 6)) for x, y in hexes.corners((0, 0), 7)}
    for at in hexes.neighbours((0, 0)):
        theirs = {(round(x, 6), round(y, 6)) for x, y in hexes.corners(at, 7)}
        assert len(mine & theirs) == 2
