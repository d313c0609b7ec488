"""Home realms replace the setup markers: two of their areas cover the marker [RUN-MAP-18] [RUN-MAP-19]."""

from __future__ import annotations

from typing import Final, final

from librt.vecs import append, vec
from mypy_extensions import i64

from bannerhall.core.bits import BIT
from bannerhall.core.clauses import ALLOWED, OTHER_QUESTION
from bannerhall.core.events import ALL
from bannerhall.core.question import Question
from bannerhall.games.runewars.rules import actions, board, clauses, events, ground, questions
from bannerhall.games.runewars.rules.atlas import FIRST_AREA, HOMES
from bannerhall.games.runewars.rules.board import SIDES
from bannerhall.games.runewars.rules.ground import OFFSET, STEP, TURNS, Ground
from bannerhall.games.runewars.rules.state import Runewars

NOT_THERE: Final[i64] = -1
CORNERS: Final[i64] = 3  # areas of a home realm
# On which side of its marker a home realm lies: an even turn brings it to the one side, an odd turn to the other.
EITHER: Final[i64] = 2
GONE: Final[i64] = 3  # the marker has been replaced
TURNS_OF_SIDE: Final = vec[i64]([21, 42])


@final
class Homes:
    """Which home realms may lie on which markers so that all of them can be laid [RUN-MAP-29].

    Two home realms get in each other's way by the three cells they take, whichever they are; so the sides are chosen
    first, and then who takes which marker."""

    def __init__(self, ground: Ground) -> None:
        self.ground: Ground = ground
        self.tiles: vec[i64] = vec[i64]([])  # the home realms that are still to be laid
        self.cells: vec[i64] = vec[i64]([0] * 8)  # of the markers, two by two
        self.markers: i64 = 0
        self.ways: vec[i64] = vec[i64]([])  # home realm * markers + marker: mask of the turns
        self.given: vec[i64] = vec[i64]([EITHER] * 4)  # by marker, the side that is decided
        self.side: vec[i64] = vec[i64]([EITHER] * 4)  # the side that is tried

    def can_lie_on(self, cells: vec[i64], markers: i64) -> bool:
        """Whether all of them can be laid on these markers."""
        for i in range(2 * markers):
            self.cells[i] = cells[i]
        self.markers = markers
        self.find_ways()
        return self.sides_fit(0)

    def find_ways(self) -> None:
        """Which turns each home realm has on each free marker, by itself."""
        self.ways = vec[i64]([0] * (len(self.tiles) * self.markers))
        for place in range(len(self.tiles)):
            for marker in range(self.markers):
                if self.given[marker] != EITHER:
                    continue
                for turn in range(TURNS):
                    if self.clause_against(self.tiles[place], marker, turn) == ALLOWED:
                        self.ways[place * self.markers + marker] |= BIT[turn]

    def sides_fit(self, marker: i64) -> bool:
        """Whether sides for this marker and the following ones can be found so that all home realms can be laid."""
        if marker == self.markers:
            return self.all_have_one(0, BIT[len(self.tiles)] - 1)
        if self.given[marker] == GONE:
            self.side[marker] = GONE
            return self.sides_fit(marker + 1)
        for side in range(2):
            if self.given[marker] != EITHER and self.given[marker] != side:
                continue
            self.side[marker] = side
            if self.is_apart(marker) and self.sides_fit(marker + 1):
                return True
        return False

    def is_apart(self, marker: i64) -> bool:
        """Whether the home realm on a marker neither covers nor touches those on the markers before it."""
        for other in range(marker):
            if self.side[other] == GONE:
                continue
            for corner in range(CORNERS):
                for facing in range(CORNERS):
                    if are_near(self.corner(marker, corner), self.corner(other, facing)):
                        return False
        return True

    def corner(self, marker: i64, corner: i64) -> i64:
        """One of the three cells that a home realm takes on the side of a marker that is tried."""
        at = self.anchor(HOMES, marker, self.side[marker])
        return at + OFFSET[(FIRST_AREA[HOMES] + corner) * TURNS + self.side[marker]]

    def all_have_one(self, marker: i64, left: i64) -> bool:
        """Whether each marker from this one on can be given to one of the home realms of a mask."""
        if marker == self.markers:
            return True
        if self.given[marker] != EITHER:
            return self.all_have_one(marker + 1, left)
        turns = TURNS_OF_SIDE[self.side[marker]]
        for place in range(len(self.tiles)):
            fits = (left >> place) & 1 == 1 and self.ways[place * self.markers + marker] & turns != 0
            if fits and self.all_have_one(marker + 1, left & ~BIT[place]):
                return True
        return False

    def clause_against(self, tile: i64, marker: i64, turn: i64) -> i64:
        """Whether a home realm fits by itself."""
        return self.ground.clause_against_home(tile, turn, self.anchor(tile, marker, turn))

    def clause_against_rest(self, marker: i64, turn: i64) -> i64:
        """Whether the others can still be laid after one lies so [RUN-MAP-29]."""
        self.given[marker] = turn % 2
        done = self.sides_fit(0)
        self.given[marker] = EITHER
        return ALLOWED if done else clauses.NO_PLACE_FOR_REST

    def anchor(self, tile: i64, marker: i64, turn: i64) -> i64:
        """The cell of its first area if a home realm that is turned so covers a marker with two of its areas: there is
        one way for every turn."""
        one = self.cells[2 * marker]
        two = self.cells[2 * marker + 1]
        first = FIRST_AREA[tile]
        for area in range(first, first + CORNERS):
            at = one - OFFSET[area * TURNS + turn]
            for other in range(first, first + CORNERS):
                if other != area and at + OFFSET[other * TURNS + turn] == two:
                    return at
        return NOT_THERE


def are_near(one: i64, other: i64) -> bool:
    """Whether two cells are the same or neighbours."""
    if one == other:
        return True
    for side in range(SIDES):
        if one + STEP[side] == other:
            return True
    return False


def homes_on_board(s: Runewars, seats_left: i64) -> Homes:
    """The markers of the table and the home realms of the seats of a mask."""
    homes = Homes(Ground(s))
    homes.markers = s.seats
    for marker in range(s.seats):
        homes.cells[2 * marker] = s.marker[2 * marker] - 1
        homes.cells[2 * marker + 1] = s.marker[2 * marker + 1] - 1
        if s.marker[2 * marker] == 0:
            homes.given[marker] = GONE
    for seat in range(s.seats):
        if (seats_left >> seat) & 1 == 1:
            homes.tiles = append(homes.tiles, ground.tile_of_faction(s.faction_of(seat)))
    homes.find_ways()
    return homes


def still_without(s: Runewars, seat: i64) -> i64:
    """The seats besides this one whose home realm is not on the board yet."""
    mask: i64 = 0
    for other in range(s.seats):
        if other != seat and not ground.tile_is_laid(s, ground.tile_of_faction(s.faction_of(other))):
            mask |= BIT[other]
    return mask


@final
class Choices:
    """What a player may do with a home realm: markers and turns after which the others can still lay theirs."""

    def __init__(self, s: Runewars, seat: i64) -> None:
        self.homes: Homes = homes_on_board(s, still_without(s, seat))
        self.tile: i64 = ground.tile_of_faction(s.faction_of(seat))

    def clause_against_turn(self, marker: i64, turn: i64) -> i64:
        """Why it may not lie so [RUN-MAP-18] [RUN-MAP-19] [RUN-MAP-29]."""
        clause = self.homes.clause_against(self.tile, marker, turn)
        return clause if clause != ALLOWED else self.homes.clause_against_rest(marker, turn)

    def clause_against_marker(self, marker: i64) -> i64:
        """Why no turn is legal there."""
        if self.homes.given[marker] == GONE:
            return clauses.MARKER_TAKEN
        clause: i64 = ALLOWED
        for turn in range(TURNS):
            clause = self.clause_against_turn(marker, turn)
            if clause == ALLOWED:
                return ALLOWED
        return clause


def ask_home(s: Runewars, seat: i64) -> None:
    """Ask for the marker, unless there is only one."""
    choices = Choices(s, seat)
    only: i64 = NOT_THERE
    many: i64 = 0
    for marker in range(s.seats):
        if choices.clause_against_marker(marker) == ALLOWED:
            only = marker
            many += 1
    if many == 1:
        ask_turn(s, seat, only)
    else:
        s.ask(questions.HOME_MARKER, seat)


def ask_turn(s: Runewars, seat: i64, marker: i64) -> None:
    """Ask how the home realm is turned, unless there is only one way."""
    choices = Choices(s, seat)
    only: i64 = NOT_THERE
    many: i64 = 0
    for turn in range(TURNS):
        if choices.clause_against_turn(marker, turn) == ALLOWED:
            only = turn
            many += 1
    if many == 1:
        lay_home(s, seat, marker, only)
    else:
        s.ask(questions.HOME_TURN, seat, marker)


def lay_home(s: Runewars, seat: i64, marker: i64, turn: i64) -> None:
    """The home realm replaces the marker [RUN-MAP-18]."""
    homes = homes_on_board(s, 0)
    tile = ground.tile_of_faction(s.faction_of(seat))
    at = homes.anchor(tile, marker, turn)
    s.set_marker(2 * marker, 0)
    s.set_marker(2 * marker + 1, 0)
    put_home(s, seat, turn, at)


def put_home(s: Runewars, seat: i64, turn: i64, at: i64) -> None:
    tile = ground.tile_of_faction(s.faction_of(seat))
    board.lay_tile(s, tile, turn, board.column(at), board.row_of(at))
    board.find_borders(s)
    if s.sink is not None:
        s.emit(events.HOME_LAID, seat, board.column(at), board.row_of(at), turn, ALL, 0)


@final
class HomeMarker(Question[Runewars]):
    """Which setup marker a player's home realm replaces [RUN-MAP-18] [RUN-MAP-29]."""

    def fill(self, s: Runewars, f: i64, seat: i64, out: vec[i64], n: i64) -> i64:
        choices = Choices(s, seat)
        for marker in range(s.seats):
            if choices.clause_against_marker(marker) == ALLOWED:
                out[n] = actions.MARKER + marker
                n += 1
        return n

    def clause_against(self, s: Runewars, f: i64, seat: i64, action: i64) -> i64:
        marker = action - actions.MARKER
        if marker < 0 or marker >= s.seats:
            return OTHER_QUESTION
        return Choices(s, seat).clause_against_marker(marker)

    def carry_out(self, s: Runewars, f: i64, seat: i64, action: i64) -> None:
        s.end_frame()
        ask_turn(s, seat, action - actions.MARKER)

    def lapse(self, s: Runewars, f: i64, seat: i64) -> i64:
        choices = Choices(s, seat)
        marker: i64 = 0
        while choices.clause_against_marker(marker) != ALLOWED:
            marker += 1
        return actions.MARKER + marker


@final
class HomeTurn(Question[Runewars]):
    """How the home realm lies on its marker [RUN-MAP-18] [RUN-MAP-19] [RUN-MAP-29]."""

    def fill(self, s: Runewars, f: i64, seat: i64, out: vec[i64], n: i64) -> i64:
        choices = Choices(s, seat)
        for turn in range(TURNS):
            if choices.clause_against_turn(s.frames[f + questions.HOME_TURN_MARKER], turn) == ALLOWED:
                out[n] = actions.ROTATE + turn
                n += 1
        return n

    def clause_against(self, s: Runewars, f: i64, seat: i64, action: i64) -> i64:
        turn = action - actions.ROTATE
        if turn < 0 or turn >= TURNS:
            return OTHER_QUESTION
        return Choices(s, seat).clause_against_turn(s.frames[f + questions.HOME_TURN_MARKER], turn)

    def carry_out(self, s: Runewars, f: i64, seat: i64, action: i64) -> None:
        marker = s.frames[f + questions.HOME_TURN_MARKER]
        s.end_frame()
        lay_home(s, seat, marker, action - actions.ROTATE)

    def lapse(self, s: Runewars, f: i64, seat: i64) -> i64:
        choices = Choices(s, seat)
        turn: i64 = 0
        while choices.clause_against_turn(s.frames[f + questions.HOME_TURN_MARKER], turn) != ALLOWED:
            turn += 1
        return actions.ROTATE + turn
