"""The board: tiles are laid one at a time, then the first player lays the setup markers [RUN-MAP-03] [RUN-MAP-11]."""

from __future__ import annotations

from typing import final

from librt.vecs import vec
from mypy_extensions import i64

from bannerhall.core.bits import BIT, lowest
from bannerhall.core.clauses import ALLOWED, OTHER_QUESTION
from bannerhall.core.events import ALL
from bannerhall.core.question import Question
from bannerhall.games.runewars.rules import (
    actions,
    atlas,
    board,
    clauses,
    events,
    ground,
    markers,
    questions,
)
from bannerhall.games.runewars.rules.board import REACH, SPAN
from bannerhall.games.runewars.rules.ground import CENTRE, STEP, Ground
from bannerhall.games.runewars.rules.questions import A_MARKER
from bannerhall.games.runewars.rules.spots import NOWHERE, Spots, TileSpots
from bannerhall.games.runewars.rules.state import Runewars

# --- Tiles -----------------------------------------------------------------------------------------------------------


def tiles_left(s: Runewars, seat: i64) -> i64:
    """The tiles that a seat has still to lay."""
    mask = s.dealt[seat] & ~s.left_out
    for tile in range(ground.numbered_tiles(s)):
        if ground.tile_is_laid(s, tile):
            mask &= ~BIT[tile]
    return mask


def tiles_with_a_place(s: Runewars, seat: i64) -> i64:
    """Those of them for which there is a legal place; the first tile lies wherever it likes [RUN-MAP-29]."""
    mine = tiles_left(s, seat)
    if s.land == 0:
        return mine
    lying = Ground(s)
    mask: i64 = 0
    left = mine
    while left != 0:
        tile = lowest(left)
        left &= left - 1
        if TileSpots(lying, tile).is_open():
            mask |= BIT[tile]
    return mask


def lay_next_tile(s: Runewars, seat: i64) -> None:
    """A player lays one of the two tiles; if there is no place for any, one is left out [RUN-MAP-03] [RUN-MAP-29]."""
    can = tiles_with_a_place(s, seat)
    if can == 0:
        leave_out(s, seat)
    elif can & (can - 1) == 0:
        ask_where(s, seat, lowest(can))
    else:
        s.ask(questions.CHOOSE_TILE, seat)


def leave_out(s: Runewars, seat: i64) -> None:
    """A tile without a legal place is left out [RUN-MAP-29]."""
    tile = lowest(tiles_left(s, seat))
    s.left_out |= BIT[tile]
    if s.sink is not None:
        s.emit(events.TILE_LEFT_OUT, seat, tile + 1, 0, 0, ALL, 0)


def ask_where(s: Runewars, seat: i64, tile: i64) -> None:
    """The first tile lies in the middle, unturned: everything else is laid by it."""
    if s.land == 0:
        lay(s, seat, tile, CENTRE, 0)
    else:
        ask_column(s, seat, tile)


@final
class ChooseTile(Question[Runewars]):
    """Which of the two tiles is laid first [RUN-MAP-03] [RUN-MAP-29]."""

    def fill(self, s: Runewars, f: i64, seat: i64, out: vec[i64], n: i64) -> i64:
        left = tiles_with_a_place(s, seat)
        while left != 0:
            out[n] = actions.TILE + lowest(left)
            left &= left - 1
            n += 1
        return n

    def clause_against(self, s: Runewars, f: i64, seat: i64, action: i64) -> i64:
        tile = action - actions.TILE
        if tile < 0 or tile >= atlas.HOMES:
            return OTHER_QUESTION
        if (tiles_left(s, seat) >> tile) & 1 == 0:
            return clauses.NOT_YOUR_TILE
        return ALLOWED if (tiles_with_a_place(s, seat) >> tile) & 1 == 1 else clauses.NO_SPOT

    def carry_out(self, s: Runewars, f: i64, seat: i64, action: i64) -> None:
        s.end_frame()
        ask_where(s, seat, action - actions.TILE)

    def lapse(self, s: Runewars, f: i64, seat: i64) -> i64:
        return actions.TILE + lowest(tiles_with_a_place(s, seat))


# --- Where a tile or a marker lies -----------------------------------------------------------------------------------


def spots_for(s: Runewars, thing: i64) -> Spots:
    """Where a tile, or the next marker, may be laid."""
    if thing == A_MARKER:
        return markers.with_homes(s, s.frames[s.at_depth(0) + questions.SETUP_CLOSER])
    return TileSpots(Ground(s), thing)


def ask_column(s: Runewars, seat: i64, thing: i64) -> None:
    only = spots_for(s, thing).only_column()
    if only == NOWHERE:
        s.ask(questions.PLACE_COLUMN, seat, thing)
    else:
        ask_row(s, seat, thing, only)


def ask_row(s: Runewars, seat: i64, thing: i64, q: i64) -> None:
    only = spots_for(s, thing).only_row(q)
    if only == NOWHERE:
        s.ask(questions.PLACE_ROW, seat, thing, q)
    else:
        ask_turn(s, seat, thing, q, only)


def ask_turn(s: Runewars, seat: i64, thing: i64, q: i64, r: i64) -> None:
    turns = spots_for(s, thing).turns_at(board.cell(q, r))
    if turns & (turns - 1) == 0:
        lay(s, seat, thing, board.cell(q, r), lowest(turns))
    else:
        s.ask(questions.PLACE_TURN, seat, thing, q, r)


def lay(s: Runewars, seat: i64, thing: i64, at: i64, turn: i64) -> None:
    """The tile, or the marker, comes to lie on the table."""
    if thing == A_MARKER:
        lay_marker(s, at, at + STEP[turn])
        return
    board.lay_tile(s, thing, turn, board.column(at), board.row_of(at))
    board.find_borders(s)
    if s.sink is not None:
        s.emit(events.TILE_LAID, thing + 1, board.column(at), board.row_of(at), turn, ALL, 0)


def lay_marker(s: Runewars, one: i64, two: i64) -> None:
    """The next of the setup markers lies on two hexes [RUN-MAP-11]."""
    place: i64 = 0
    while s.marker[2 * place] != 0:
        place += 1
    s.set_marker(2 * place, one + 1)
    s.set_marker(2 * place + 1, two + 1)
    if s.sink is not None:
        s.emit(events.MARKER_LAID, place + 1, board.column(one), board.row_of(one), 0, ALL, 0)


@final
class PlaceColumn(Question[Runewars]):
    """In which column the first area of a tile, or one hex of a marker, lies [RUN-MAP-03] [RUN-MAP-11]."""

    def fill(self, s: Runewars, f: i64, seat: i64, out: vec[i64], n: i64) -> i64:
        found = spots_for(s, s.frames[f + questions.PLACE_COLUMN_THING])
        for number in range(SPAN):
            if found.column_is_open(number - REACH):
                out[n] = actions.COLUMN + number
                n += 1
        return n

    def clause_against(self, s: Runewars, f: i64, seat: i64, action: i64) -> i64:
        number = action - actions.COLUMN
        if number < 0 or number >= SPAN:
            return OTHER_QUESTION
        found = spots_for(s, s.frames[f + questions.PLACE_COLUMN_THING])
        return ALLOWED if found.column_is_open(number - REACH) else found.clause_against_column(number - REACH)

    def carry_out(self, s: Runewars, f: i64, seat: i64, action: i64) -> None:
        thing = s.frames[f + questions.PLACE_COLUMN_THING]
        s.end_frame()
        ask_row(s, seat, thing, action - actions.COLUMN - REACH)

    def lapse(self, s: Runewars, f: i64, seat: i64) -> i64:
        found = spots_for(s, s.frames[f + questions.PLACE_COLUMN_THING])
        for number in range(SPAN):
            if found.column_is_open(number - REACH):
                return actions.COLUMN + number
        raise RuntimeError("there is no column to lay anything in")


@final
class PlaceRow(Question[Runewars]):
    """In which row of the column it lies [RUN-MAP-03] [RUN-MAP-11]."""

    def fill(self, s: Runewars, f: i64, seat: i64, out: vec[i64], n: i64) -> i64:
        found = spots_for(s, s.frames[f + questions.PLACE_ROW_THING])
        q = s.frames[f + questions.PLACE_ROW_COLUMN]
        for number in range(SPAN):
            if found.row_is_open(q, number - REACH):
                out[n] = actions.ROW + number
                n += 1
        return n

    def clause_against(self, s: Runewars, f: i64, seat: i64, action: i64) -> i64:
        number = action - actions.ROW
        if number < 0 or number >= SPAN:
            return OTHER_QUESTION
        found = spots_for(s, s.frames[f + questions.PLACE_ROW_THING])
        q = s.frames[f + questions.PLACE_ROW_COLUMN]
        return ALLOWED if found.row_is_open(q, number - REACH) else found.clause_against_row(q, number - REACH)

    def carry_out(self, s: Runewars, f: i64, seat: i64, action: i64) -> None:
        thing = s.frames[f + questions.PLACE_ROW_THING]
        q = s.frames[f + questions.PLACE_ROW_COLUMN]
        s.end_frame()
        ask_turn(s, seat, thing, q, action - actions.ROW - REACH)

    def lapse(self, s: Runewars, f: i64, seat: i64) -> i64:
        found = spots_for(s, s.frames[f + questions.PLACE_ROW_THING])
        for number in range(SPAN):
            if found.row_is_open(s.frames[f + questions.PLACE_ROW_COLUMN], number - REACH):
                return actions.ROW + number
        raise RuntimeError("there is no row to lay anything in")


@final
class PlaceTurn(Question[Runewars]):
    """How a tile is turned, or on which side the other hex of a marker lies [RUN-MAP-03] [RUN-MAP-11]."""

    def fill(self, s: Runewars, f: i64, seat: i64, out: vec[i64], n: i64) -> i64:
        left = self.turns(s, f)
        while left != 0:
            out[n] = actions.ROTATE + lowest(left)
            left &= left - 1
            n += 1
        return n

    def turns(self, s: Runewars, f: i64) -> i64:
        at = board.cell(s.frames[f + questions.PLACE_TURN_COLUMN], s.frames[f + questions.PLACE_TURN_ROW])
        return spots_for(s, s.frames[f + questions.PLACE_TURN_THING]).turns_at(at)

    def clause_against(self, s: Runewars, f: i64, seat: i64, action: i64) -> i64:
        turn = action - actions.ROTATE
        if turn < 0 or turn >= ground.TURNS:
            return OTHER_QUESTION
        if (self.turns(s, f) >> turn) & 1 == 1:
            return ALLOWED
        at = board.cell(s.frames[f + questions.PLACE_TURN_COLUMN], s.frames[f + questions.PLACE_TURN_ROW])
        return spots_for(s, s.frames[f + questions.PLACE_TURN_THING]).clause_against(at, turn)

    def carry_out(self, s: Runewars, f: i64, seat: i64, action: i64) -> None:
        thing = s.frames[f + questions.PLACE_TURN_THING]
        at = board.cell(s.frames[f + questions.PLACE_TURN_COLUMN], s.frames[f + questions.PLACE_TURN_ROW])
        s.end_frame()
        lay(s, seat, thing, at, action - actions.ROTATE)

    def lapse(self, s: Runewars, f: i64, seat: i64) -> i64:
        return actions.ROTATE + lowest(self.turns(s, f))


# --- Markers, and boards on which they do not fit --------------------------------------------------------------------


def check_markers(s: Runewars, f: i64) -> bool:
    """Whether the markers can be laid: with one area less between them if need be, else the tiles are taken back, and
    after the second time the preset board is used [RUN-MAP-13] [RUN-MAP-19] [RUN-MAP-28]."""
    closer: i64 = 0
    if not markers.without_homes(s, 0).can_be_completed():
        closer = 1
    if markers.with_homes(s, closer).can_be_completed():
        s.frames[f + questions.SETUP_CLOSER] = closer
        if closer == 1 and s.sink is not None:
            s.emit(events.MARKERS_CLOSER, markers.distance(s, 1), 0, 0, 0, ALL, 0)
        return True
    return False


def take_back(s: Runewars) -> None:
    """All tiles are taken back [RUN-MAP-13]."""
    ground.clear_board(s)
    s.left_out = 0
    if s.sink is not None:
        s.emit(events.TILES_TAKEN_BACK, 0, 0, 0, 0, ALL, 0)
