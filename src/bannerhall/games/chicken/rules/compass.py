"""The hex priority of solo: six numbered directions, and lists of them for hexes farther away [CHI-SOLOTIE-01]."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from bannerhall.core.bits import lowest
from bannerhall.games.chicken.rules.atlas import CELL_NEIGHBOUR, cell_distance
from bannerhall.games.chicken.rules.state import Chicken

FAR: Final[i64] = 1_000_000_000
SIX: Final[i64] = 6


def choose(s: Chicken, origin: i64, hexes: i64) -> i64:
    """The hex of a mask that has priority, seen from another: the nearer, then the lower list of directions
    [CHI-SOLOTIE-02] [CHI-SOLO-15]. The mask must not be empty."""
    best: i64 = -1
    rank: i64 = FAR
    left = hexes
    while left != 0:
        hex_ = lowest(left)
        left &= left - 1
        found = rank_of(s, origin, hex_)
        if found < rank:
            rank = found
            best = hex_
    return best


def rank_of(s: Chicken, origin: i64, hex_: i64) -> i64:
    """A number that is lower for a hex with priority: its distance, then the lowest list of direction numbers along a
    shortest path over the grid, tiles or none [CHI-SOLOSETUP-12] [CHI-SOLOTIE-02]."""
    here = s.cell_of[origin] - 1
    goal = s.cell_of[hex_] - 1
    steps = cell_distance(here, goal)
    rank = steps
    for _ in range(steps):
        for number in range(SIX):
            cell = CELL_NEIGHBOUR[here * SIX + (s.compass + number) % SIX]
            if cell >= 0 and cell_distance(cell, goal) < cell_distance(here, goal):
                here = cell
                rank = rank * SIX + number
                break
    return rank
