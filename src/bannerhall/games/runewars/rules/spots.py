"""Where tiles and setup markers may be laid: a column, then a row, then how far they are turned.

A spot is offered only if the rest can be completed: a column with a legal row, a row with a legal turn. Columns and
rows are counted from the first tile, negative ones to the west and north of it. A setup marker is two hexes: it is laid
by its one hex, and turned so that the other one lies north of it, or so many sixths clockwise.
"""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from bannerhall.core.bits import BIT
from bannerhall.core.clauses import ALLOWED
from bannerhall.games.runewars.rules.atlas import FIRST_AREA
from bannerhall.games.runewars.rules.board import CELLS, REACH, SPAN
from bannerhall.games.runewars.rules.ground import EMPTY_GRID, OFFSET, TURNS, Ground

NOWHERE: Final[i64] = -100


class Spots:
    """The cells where one thing may be laid."""

    maybe: vec[i64]  # by cell, 1 where it may be worth looking

    def __init__(self) -> None:
        self.maybe = EMPTY_GRID[:]

    def turns_at(self, at: i64) -> i64:
        """The mask of the turns that are legal on a cell."""
        raise NotImplementedError

    def clause_against(self, at: i64, turn: i64) -> i64:
        """The clause that forbids a turn on a cell."""
        raise NotImplementedError

    def clause_against_row(self, q: i64, r: i64) -> i64:
        """Why no turn is legal in a row of a column: what comes closest to a legal spot says it."""
        at = (q + REACH) * SPAN + r + REACH
        last: i64 = ALLOWED
        for turn in range(TURNS):
            clause = self.clause_against(at, turn)
            if clause > last:
                last = clause
        return last

    def clause_against_column(self, q: i64) -> i64:
        """Why no row of a column is legal."""
        last: i64 = ALLOWED
        for r in range(-REACH, REACH + 1):
            clause = self.clause_against_row(q, r)
            if clause > last:
                last = clause
        return last

    def row_is_open(self, q: i64, r: i64) -> bool:
        at = (q + REACH) * SPAN + r + REACH
        return self.maybe[at] != 0 and self.turns_at(at) != 0

    def column_is_open(self, q: i64) -> bool:
        for r in range(-REACH, REACH + 1):
            if self.row_is_open(q, r):
                return True
        return False

    def is_open(self) -> bool:
        """Whether there is a legal spot at all."""
        for q in range(-REACH, REACH + 1):
            if self.column_is_open(q):
                return True
        return False

    def only_column(self) -> i64:
        """The one column with a legal spot, NOWHERE if there are several."""
        found = NOWHERE
        for q in range(-REACH, REACH + 1):
            if self.column_is_open(q):
                if found != NOWHERE:
                    return NOWHERE
                found = q
        return found

    def only_row(self, q: i64) -> i64:
        """The one row of a column with a legal spot, NOWHERE if there are several."""
        found = NOWHERE
        for r in range(-REACH, REACH + 1):
            if self.row_is_open(q, r):
                if found != NOWHERE:
                    return NOWHERE
                found = r
        return found


@final
class TileSpots(Spots):
    """Where a tile may be laid: it is looked for from the cells round the board [RUN-MAP-04]."""

    def __init__(self, ground: Ground, tile: i64) -> None:
        super().__init__()
        self.ground: Ground = ground
        self.tile: i64 = tile
        for at in ground.rim():
            self.mark(at)

    def mark(self, rim: i64) -> None:
        """Where the first area may lie so that some area of the tile lies on this cell."""
        for area in range(FIRST_AREA[self.tile], FIRST_AREA[self.tile + 1]):
            for turn in range(TURNS):
                at = rim - OFFSET[area * TURNS + turn]
                if 0 <= at < CELLS:
                    self.maybe[at] = 1

    def clause_against(self, at: i64, turn: i64) -> i64:
        return self.ground.clause_against_tile(self.tile, turn, at)

    def turns_at(self, at: i64) -> i64:
        mask: i64 = 0
        for turn in range(TURNS):
            if self.ground.clause_against_tile(self.tile, turn, at) == ALLOWED:
                mask |= BIT[turn]
        return mask
