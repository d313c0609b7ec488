"""The cells of the grid while the board is built: what lies where, and whether a tile may be laid there.

A tile may be laid up to sixteen areas away from the first one, so that home realms and what surrounds them stay on
the grid; boards of eight tiles that touch each other twice are far smaller [RUN-MAP-04].
"""

from __future__ import annotations

from typing import Final, final

from librt.vecs import append, vec
from mypy_extensions import i64

from bannerhall.core.bits import BIT
from bannerhall.core.clauses import ALLOWED
from bannerhall.games.runewars.rules import board, clauses
from bannerhall.games.runewars.rules.atlas import (
    AREAS,
    FIRST_AREA,
    HOME_OF,
    HOMES,
    NO_BORDER,
    SHAPE_Q,
    SHAPE_R,
    TILE_OF,
    TILES,
    YELLOW,
)
from bannerhall.games.runewars.rules.board import CELLS, REACH, SIDE_Q, SIDE_R, SIDES, SPAN
from bannerhall.games.runewars.rules.state import Runewars

LIMIT: Final[i64] = REACH - 4
TURNS: Final = 6
TILE_12: Final[i64] = 11
CENTRE: Final[i64] = REACH * SPAN + REACH
EMPTY_GRID: Final = vec[i64]([0] * CELLS)
STEP: Final = vec[i64]([SIDE_Q[side] * SPAN + SIDE_R[side] for side in range(SIDES)])  # from a cell to its neighbour


def _offsets() -> list[int]:
    offsets: list[int] = []
    for area in range(AREAS):
        for turn in range(TURNS):
            q = board.turned_q(SHAPE_Q[area], SHAPE_R[area], turn)
            r = board.turned_r(SHAPE_Q[area], SHAPE_R[area], turn)
            offsets.append(q * SPAN + r)
    return offsets


OFFSET: Final = vec[i64](_offsets())  # area * 6 + turn: from the cell of the first area of its tile to its own


def in_reach(at: i64) -> bool:
    """Whether something may be laid on a cell."""
    q = board.column(at)
    r = board.row_of(at)
    return -LIMIT <= q <= LIMIT and -LIMIT <= r <= LIMIT


@final
class Ground:
    area: vec[i64]  # by cell, the area that lies there + 1
    turned: vec[i64]  # by tile, sixths of a turn

    def __init__(self, s: Runewars) -> None:
        self.area = EMPTY_GRID[:]
        self.turned = s.turned[:]
        for area in range(AREAS):
            if s.cell_of[area] != 0:
                self.area[s.cell_of[area] - 1] = area + 1

    def has_room(self, tile: i64, turn: i64, at: i64) -> bool:
        """Whether all cells of a tile are free and within reach."""
        for area in range(FIRST_AREA[tile], FIRST_AREA[tile + 1]):
            here = at + OFFSET[area * TURNS + turn]
            if here < 0 or here >= CELLS or self.area[here] != 0 or not in_reach(here):
                return False
        return True

    def rim(self) -> vec[i64]:
        """The empty cells round the board, in the order of their numbers."""
        marked = EMPTY_GRID[:]
        for at in range(CELLS):
            if self.area[at] == 0:
                continue
            for side in range(SIDES):
                if self.area[at + STEP[side]] == 0:
                    marked[at + STEP[side]] = 1
        cells = vec[i64]([])
        for at in range(CELLS):
            if marked[at] == 1:
                cells = append(cells, at)
        return cells

    def touched_from(self, here: i64) -> i64:
        """The mask of the areas round a cell."""
        mask: i64 = 0
        for side in range(SIDES):
            other = self.area[here + STEP[side]]
            if other != 0:
                mask |= BIT[other - 1]
        return mask

    def border_towards(self, here: i64, side: i64) -> i64:
        """What is printed on the area beyond a side of a cell, on the edge that both share."""
        other = self.area[here + STEP[side]]
        if other == 0:
            return NO_BORDER
        return board.border_of(other - 1, (side + 3) % SIDES, self.turned[TILE_OF[other - 1]])

    def clause_against_borders(self, tile: i64, turn: i64, at: i64) -> i64:
        """No coloured border lies directly against another one, the yellow one included [RUN-MAP-05] [RUN-MAP-09]."""
        for area in range(FIRST_AREA[tile], FIRST_AREA[tile + 1]):
            here = at + OFFSET[area * TURNS + turn]
            for side in range(SIDES):
                mine = board.border_of(area, side, turn)
                if mine == NO_BORDER:
                    continue
                theirs = self.border_towards(here, side)
                if theirs == NO_BORDER:
                    continue
                return clauses.YELLOW_AGAINST if mine == YELLOW or theirs == YELLOW else clauses.BORDERS_AGAINST
        return ALLOWED

    def clause_against_tile(self, tile: i64, turn: i64, at: i64) -> i64:
        """Where a tile may be laid next to those that lie already: two of its areas touch two areas of the board; the
        lone area of tile 12 touches two, and what comes next to a first tile 12 touches it with two [RUN-MAP-04]
        [RUN-MAP-07] [RUN-MAP-08] [RUN-MAP-31]."""
        if not self.has_room(tile, turn, at):
            return clauses.NO_ROOM
        own: i64 = 0
        touched: i64 = 0
        for area in range(FIRST_AREA[tile], FIRST_AREA[tile + 1]):
            mask = self.touched_from(at + OFFSET[area * TURNS + turn])
            if mask != 0:
                own += 1
                touched |= mask
        two_touched = touched & (touched - 1) != 0
        if tile == TILE_12:
            if not two_touched:
                return clauses.SANDS_TOUCH_TWO
        elif touched == BIT[FIRST_AREA[TILE_12]] and self.is_lone_sands():
            if own < 2:
                return clauses.TOUCHES_SANDS_TWICE
        elif own < 2 or not two_touched:
            return clauses.TOUCHES_TWICE
        return self.clause_against_borders(tile, turn, at)

    def is_lone_sands(self) -> bool:
        """Whether tile 12 is the only one that lies."""
        for at in range(CELLS):
            if self.area[at] != 0 and self.area[at] != FIRST_AREA[TILE_12] + 1:
                return False
        return True

    def clause_against_home(self, tile: i64, turn: i64, at: i64) -> i64:
        """A home realm may not lie against coloured borders, nor next to another one [RUN-MAP-18] [RUN-MAP-19]."""
        if not self.has_room_for_home(tile, turn, at):
            return clauses.NO_ROOM_FOR_HOME
        for area in range(FIRST_AREA[tile], FIRST_AREA[tile + 1]):
            here = at + OFFSET[area * TURNS + turn]
            for side in range(SIDES):
                other = self.area[here + STEP[side]]
                if other != 0 and HOME_OF[other - 1] != 0:
                    return clauses.HOMES_ADJACENT
        return self.clause_against_borders(tile, turn, at)

    def has_room_for_home(self, tile: i64, turn: i64, at: i64) -> bool:
        for area in range(FIRST_AREA[tile], FIRST_AREA[tile + 1]):
            if self.area[at + OFFSET[area * TURNS + turn]] != 0:
                return False
        return True


def tile_of_faction(faction: i64) -> i64:
    """The home realm of a faction among the tiles."""
    return HOMES + faction


def numbered_tiles(s: Runewars) -> i64:
    """Nine tiles, twelve with Banners of War [RUN-MAP-02] [RUN-BOW-06]."""
    return i64(12) if s.bow == 1 else i64(9)


def tile_is_laid(s: Runewars, tile: i64) -> bool:
    return s.cell_of[FIRST_AREA[tile]] != 0


def clear_board(s: Runewars) -> None:
    """All tiles are taken back [RUN-MAP-13]."""
    for tile in range(TILES):
        s.set_turned(tile, 0)
    for area in range(AREAS):
        s.set_cell_of(area, 0)
    s.land = 0
    board.find_borders(s)
