"""The board as it lies: cells of tiles that are turned, neighbours, and what lies between two areas.

Hexes have flat tops: column q, row r, sides clockwise from north. The grid reaches twenty areas in each direction from
the first tile, which no board of eight tiles and four home realms can leave [RUN-MAP-05] [RUN-MAP-09].
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from bannerhall.core.bits import BIT
from bannerhall.games.runewars.rules.atlas import (
    AREAS,
    FIRST_AREA,
    MOUNTAIN,
    NO_BORDER,
    PRINTED,
    SHAPE_Q,
    SHAPE_R,
    TILE_OF,
    WATER,
    YELLOW,
)
from bannerhall.games.runewars.rules.state import Runewars

REACH: Final = 20
SPAN: Final = 41  # columns, and rows
CELLS: Final = 1681
SIDE_Q: Final = vec[i64]([0, 1, 1, 0, -1, -1])
SIDE_R: Final = vec[i64]([-1, -1, 0, 1, 1, 0])
SIDES: Final = 6


def _borders() -> list[int]:
    printed = [0] * (49 * 6)
    for area, side, kind in PRINTED:
        printed[area * 6 + side] = kind
    return printed


BORDER: Final = vec[i64](_borders())  # area * 6 + side of the tile before it is turned: what is printed there


def cell(q: i64, r: i64) -> i64:
    return (q + REACH) * SPAN + r + REACH


def column(at: i64) -> i64:
    return at // SPAN - REACH


def row_of(at: i64) -> i64:
    return at % SPAN - REACH


def on_grid(q: i64, r: i64) -> bool:
    return -REACH <= q <= REACH and -REACH <= r <= REACH


def turned_q(q: i64, r: i64, sixths: i64) -> i64:
    """The column of a hex after turning the plane clockwise round (0, 0)."""
    for _ in range(sixths):
        old = q
        q = -r
        r = old + r
    return q


def turned_r(q: i64, r: i64, sixths: i64) -> i64:
    """The row of a hex after turning the plane clockwise round (0, 0)."""
    for _ in range(sixths):
        old = q
        q = -r
        r = old + r
    return r


def cell_for(area: i64, sixths: i64, q: i64, r: i64) -> i64:
    """Where an area comes to lie if its tile is turned so and its first area lies at (q, r)."""
    at_q = q + turned_q(SHAPE_Q[area], SHAPE_R[area], sixths)
    at_r = r + turned_r(SHAPE_Q[area], SHAPE_R[area], sixths)
    return cell(at_q, at_r)


def border_of(area: i64, side: i64, sixths: i64) -> i64:
    """What is printed on a side of the board of an area whose tile is turned so."""
    return BORDER[area * SIDES + (side - sixths + SIDES) % SIDES]


def lay_tile(s: Runewars, tile: i64, sixths: i64, q: i64, r: i64) -> None:
    """Lay a tile, or a home realm, with its first area at (q, r)."""
    s.set_turned(tile, sixths)
    for area in range(FIRST_AREA[tile], FIRST_AREA[tile + 1]):
        s.set_cell_of(area, cell_for(area, sixths, q, r) + 1)
        s.land |= BIT[area]


def area_at(s: Runewars, at: i64) -> i64:
    """The area that lies on a cell, or -1."""
    for area in range(AREAS):
        if s.cell_of[area] == at + 1:
            return area
    return -1


def find_borders(s: Runewars) -> None:
    """Neighbours of every area, and across which borders: what is printed on either side counts; areas on two sides of
    a hole are no neighbours [RUN-MOV-06] [RUN-MOV-07] [RUN-MAP-06] [RUN-MAP-10]."""
    at_cell: list[int] = [-1] * CELLS
    for area in range(AREAS):
        if s.cell_of[area] != 0:
            at_cell[s.cell_of[area] - 1] = area
    near = vec[i64]([0] * AREAS)
    wet = vec[i64]([0] * AREAS)
    steep = vec[i64]([0] * AREAS)
    s.yellow = 0
    for area in range(AREAS):
        if s.cell_of[area] == 0:
            continue
        here = s.cell_of[area] - 1
        for side in range(SIDES):
            q, r = column(here) + SIDE_Q[side], row_of(here) + SIDE_R[side]
            other: i64 = at_cell[cell(q, r)] if on_grid(q, r) else -1
            if other < 0:
                continue
            near[area] |= BIT[other]
            mine = border_of(area, side, s.turned[TILE_OF[area]])
            theirs = border_of(other, (side + 3) % SIDES, s.turned[TILE_OF[other]])
            if mine == WATER or theirs == WATER:
                wet[area] |= BIT[other]
            elif mine == MOUNTAIN or theirs == MOUNTAIN:
                steep[area] |= BIT[other]
            elif mine == YELLOW:
                s.yellow = other + 1
    s.near = near
    s.wet = wet
    s.steep = steep


def rim_borders(s: Runewars, area: i64, kind: i64) -> i64:
    """How many printed borders of a kind an area has towards the edge of the board."""
    number: i64 = 0
    at = s.cell_of[area] - 1
    for side in range(SIDES):
        if border_of(area, side, s.turned[TILE_OF[area]]) == kind:
            q, r = column(at) + SIDE_Q[side], row_of(at) + SIDE_R[side]
            if not on_grid(q, r) or area_at(s, cell(q, r)) < 0:
                number += 1
    return number


def has_border(s: Runewars, area: i64, kind: i64) -> bool:
    """Whether an area has a border of a kind, also towards the edge of the board."""
    for side in range(SIDES):
        if BORDER[area * SIDES + side] == kind:
            return True
    return (s.wet[area] if kind == WATER else s.steep[area]) != 0 and kind != NO_BORDER
