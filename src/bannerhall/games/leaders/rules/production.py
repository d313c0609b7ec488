"""Phase 0: production points are told by the table or counted on the board; who has nothing left is out."""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from bannerhall.core.bits import BIT, count
from bannerhall.core.clauses import ALLOWED, NOT_OFFERED, OTHER_QUESTION
from bannerhall.core.events import ALL
from bannerhall.core.question import Question
from bannerhall.core.state import PUBLIC, SIDE, WIDTH
from bannerhall.games.leaders.rules import actions, clauses, events, items, questions, settings
from bannerhall.games.leaders.rules.atlas import HOT_MASK
from bannerhall.games.leaders.rules.board.armies import has_ships, map_points
from bannerhall.games.leaders.rules.cards import burn
from bannerhall.games.leaders.rules.components import (
    BY_MARKERS,
    BY_MILITARY,
    MARKERS,
    MOST_ENTERED,
    MOST_SEATS,
    MOST_TYPED,
)
from bannerhall.games.leaders.rules.headquarters.alliances import forget_player
from bannerhall.games.leaders.rules.state import KEPT, Leaders
from bannerhall.games.leaders.rules.victory import check_survivor, finish

NOT_BOOKED: Final = 0
BOOKED: Final = 1
BOOKED_WITH_PERCENT: Final = 2
# A fair share of the map and its continents at the start, for nominal odds: 198 points between 2 to 6 players.
FAIR_SHARE: Final = vec[i64]([82, 55, 41, 33, 27])
NEAR: Final = 8  # how far from the last entry another one usually is
USUAL: Final = 2000  # how much more usual such an entry is than any other
TREND: Final = 3  # points a round that those who stay in usually win


@final
class Production(Question[Leaders]):
    """A seat's points, told by the table; simulations draw them from near the last ones [LDR-PROD-01] [LDR-PROD-06].
    In a turn its player tells them, in the classic entry anybody does for all [LDR-VARI-01]."""

    def outcomes(self, s: Leaders, f: i64, out: vec[i64], weights: vec[i64]) -> i64:
        seat = s.frames[f + questions.PRODUCTION_SEAT]
        usual = s.last_entry(seat) + TREND if s.kept[seat] != 0 else FAIR_SHARE[s.seats - 2]
        for points in range(MOST_ENTERED + 1):
            out[points] = actions.PRODUCTION + points
            weights[points] = USUAL if usual - NEAR <= points <= usual + NEAR else 1
        return MOST_ENTERED + 1

    def clause_against_outcome(self, s: Leaders, f: i64, action: i64) -> i64:
        """More points than there can be are refused with the clause that says so [LDR-MODE-11]."""
        typed = action - actions.PRODUCTION
        return clauses.NOT_A_WHOLE_NUMBER if MOST_ENTERED < typed <= MOST_TYPED else NOT_OFFERED

    def carry_out(self, s: Leaders, f: i64, seat: i64, action: i64) -> None:
        """Only the entered number counts for the military victory, and only now [LDR-VIC-03] [LDR-VIC-11]
        [LDR-VIC-13]; the classic entry waits for all of them [LDR-VARI-06]."""
        teller = s.frames[f + questions.PRODUCTION_SEAT]
        points = action - actions.PRODUCTION
        s.end_frame()
        enter(s, teller, points)
        if s.depth != 0 and points == 0:
            s.ask(questions.ELIMINATION, teller)


@final
class Count(Question[Leaders]):
    """On the board the points are counted; the player only confirms them, and they are the entry [LDR-MODE-12]."""

    def fill(self, s: Leaders, f: i64, seat: i64, out: vec[i64], n: i64) -> i64:
        out[n] = actions.CONTINUE
        return n + 1

    def clause_against(self, s: Leaders, f: i64, seat: i64, action: i64) -> i64:
        return ALLOWED if action == actions.CONTINUE else OTHER_QUESTION

    def carry_out(self, s: Leaders, f: i64, seat: i64, action: i64) -> None:
        s.end_frame()
        enter(s, seat, map_points(s, seat))

    def lapse(self, s: Leaders, f: i64, seat: i64) -> i64:
        return actions.CONTINUE


def enter(s: Leaders, seat: i64, points: i64) -> None:
    """An entry counts for the military victory at once, in the classic entry after all of them [LDR-VIC-03]
    [LDR-VARI-06]."""
    change = points - s.last_entry(seat)
    keep_entry(s, seat, points)
    if s.sink is not None:
        s.emit(events.ENTERED, seat, points, change, 0, ALL, 0)
    if points >= s.rules.numbers[settings.VICTORY_POINTS] and not s.classic:
        finish(s, BIT[seat], BY_MILITARY)


def keep_entry(s: Leaders, seat: i64, points: i64) -> None:
    """The last entries are kept: they can be mended by agreement [LDR-COMP-04]."""
    first = seat * KEPT
    if s.kept[seat] == KEPT:
        for i in range(first, first + KEPT - 1):
            s.entries[i] = s.entries[i + 1]
            s.booked[i] = s.booked[i + 1]
        s.kept[seat] -= 1
    s.entries[first + s.kept[seat]] = points
    s.booked[first + s.kept[seat]] = NOT_BOOKED
    s.kept[seat] += 1


@final
class Marked(Question[Leaders]):
    """Hot Spots: how many marked regions a seat holds, from the second round on [LDR-VIC-09] [LDR-VIC-14]."""

    def outcomes(self, s: Leaders, f: i64, out: vec[i64], weights: vec[i64]) -> i64:
        fair = MARKERS // s.seats
        for markers in range(MARKERS + 1):
            out[markers] = actions.MARKED + markers
            weights[markers] = USUAL if fair - 2 <= markers <= fair + 2 else 1
        return MARKERS + 1

    def carry_out(self, s: Leaders, f: i64, seat: i64, action: i64) -> None:
        teller = s.frames[f + questions.MARKED_SEAT]
        s.end_frame()
        note_markers(s, teller, action - actions.MARKED)


def markers_of(s: Leaders, seat: i64) -> i64:
    """Marked regions that a player holds on the board [LDR-SCEN-22]."""
    return count(s.held[seat] & HOT_MASK)


def note_markers(s: Leaders, seat: i64, markers: i64) -> None:
    """Enough marked regions win at the beginning of a turn [LDR-VIC-14]."""
    s.set_markers(seat, markers)
    if s.sink is not None:
        s.emit(events.MARKERS_HELD, seat, markers, 0, 0, ALL, 0)
    if markers >= s.rules.numbers[settings.VICTORY_MARKERS]:
        finish(s, BIT[seat], BY_MARKERS)


@final
class Elimination(Question[Leaders]):
    """No points at all: is the player out? He may also go on [LDR-ELIM-01] [LDR-ELIM-02]."""

    def fill(self, s: Leaders, f: i64, seat: i64, out: vec[i64], n: i64) -> i64:
        out[n] = actions.REMAIN
        out[n + 1] = actions.ELIMINATED
        return n + 2

    def clause_against(self, s: Leaders, f: i64, seat: i64, action: i64) -> i64:
        return ALLOWED if action == actions.REMAIN or action == actions.ELIMINATED else OTHER_QUESTION

    def carry_out(self, s: Leaders, f: i64, seat: i64, action: i64) -> None:
        s.end_frame()
        if action == actions.ELIMINATED:
            eliminate(s, seat)

    def lapse(self, s: Leaders, f: i64, seat: i64) -> i64:
        return actions.REMAIN

    def audience(self, s: Leaders, f: i64, seat: i64, action: i64) -> i64:
        return PUBLIC


def is_finished(s: Leaders, seat: i64) -> bool:
    """No region, no unit at sea, no partner to come back with [LDR-ELIM-01]."""
    return s.held[seat] == 0 and s.allies[seat] == 0 and not has_ships(s, seat)


def eliminate(s: Leaders, player: i64) -> None:
    """The player is out, with all units and all that was on its way to or from him; the last one left wins
    [LDR-ELIM-01] [LDR-ELIM-03] [LDR-ELIM-04]."""
    s.alive &= ~BIT[player]
    if s.digital:
        s.camp[player] = 0
        s.drop[player] = 0
    burn(s, player)
    forget_player(s, player)
    forget_plans(s, player)
    if (s.sides >> player) & 1 == 1:
        s.close_side(player)
    if s.frames[s.top()] == questions.TURN:
        s.end_frame()
    if s.sink is not None:
        s.emit(events.ELIMINATED, player, 0, 0, 0, ALL, 0)
    check_survivor(s)


def forget_plans(s: Leaders, player: i64) -> None:
    """What was chosen against or for an eliminated player is chosen no more, nor anything of his own [LDR-ELIM-03]."""
    for seat in range(s.seats):
        first = seat * items.KINDS
        for item in range(items.BOYCOTT + player, items.MISSION, MOST_SEATS):
            s.chosen[first + item] = 0
        s.tribute[seat * MOST_SEATS + player] = 0
        side = SIDE + seat * WIDTH
        if (s.sides >> seat) & 1 == 1 and s.frames[side + questions.HEADQUARTERS_RECEIVER] == player + 1:
            s.frames[side + questions.HEADQUARTERS_RECEIVER] = 0
    for item in range(player * items.KINDS, player * items.KINDS + items.KINDS):
        s.chosen[item] = 0
    for i in range(player * MOST_SEATS, player * MOST_SEATS + MOST_SEATS):
        s.tribute[i] = 0
