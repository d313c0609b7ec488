"""Phase 1 on the board: one unit stays in each region, all others go to the base camp. And sabotage, which strikes
there."""

from __future__ import annotations

from typing import final

from librt.vecs import vec
from mypy_extensions import i64

from bannerhall.core.bits import BIT
from bannerhall.core.clauses import ALLOWED, OTHER_QUESTION
from bannerhall.core.events import ALL
from bannerhall.core.question import Question
from bannerhall.core.state import WHO
from bannerhall.games.leaders.rules import actions, clauses, events, items, questions
from bannerhall.games.leaders.rules.atlas import ALL_PLACES, LAND
from bannerhall.games.leaders.rules.board.armies import ONE, army, count_of, kinds_of, take, total, weakest
from bannerhall.games.leaders.rules.cards import amount_of, kind_of
from bannerhall.games.leaders.rules.components import BOX
from bannerhall.games.leaders.rules.state import Leaders


def is_due(s: Leaders, seat: i64) -> bool:
    """Whether there is anything to withdraw."""
    if s.drop[seat] != 0:
        return True
    for region in range(LAND):
        units = army(s, seat, region)
        if units != 0 and (s.held[seat] & BIT[region] == 0 or total(units) > 1):
            return True
    return False


@final
class Withdrawal(Question[Leaders]):
    """`keep` names the unit that stays in a region; `withdraw` does all the others, where the weakest stays
    [LDR-WDRW-01] [LDR-WDRW-02] [LDR-WDRW-06]."""

    def fill(self, s: Leaders, f: i64, seat: i64, out: vec[i64], n: i64) -> i64:
        out[n] = actions.WITHDRAW
        n += 1
        for region in range(LAND):
            units = army(s, seat, region)
            if s.held[seat] & BIT[region] == 0 or kinds_of(units) < 2:
                continue
            for unit in range(len(items.UNITS)):
                if count_of(units, unit) != 0:
                    out[n] = actions.KEEP + unit * ALL_PLACES + region
                    n += 1
        return n

    def clause_against(self, s: Leaders, f: i64, seat: i64, action: i64) -> i64:
        if action == actions.WITHDRAW:
            return ALLOWED
        offset = action - actions.KEEP
        if offset < 0 or offset >= len(items.UNITS) * ALL_PLACES:
            return OTHER_QUESTION
        unit = offset // ALL_PLACES
        place = offset % ALL_PLACES
        if place >= LAND:
            return clauses.NONE_AT_SEA
        units = army(s, seat, place)
        if s.held[seat] & BIT[place] == 0 or kinds_of(units) < 2:
            return clauses.NOTHING_TO_WITHDRAW
        return ALLOWED if count_of(units, unit) != 0 else clauses.NO_SUCH_UNIT_THERE

    def carry_out(self, s: Leaders, f: i64, seat: i64, action: i64) -> None:
        if action == actions.WITHDRAW:
            s.end_frame()
            withdraw_all(s, seat)
        else:
            offset = action - actions.KEEP
            leave_one(s, seat, offset % ALL_PLACES, offset // ALL_PLACES)

    def lapse(self, s: Leaders, f: i64, seat: i64) -> i64:
        return actions.WITHDRAW


def leave_one(s: Leaders, seat: i64, region: i64, unit: i64) -> None:
    """All units but one go from a region to the base camp [LDR-WDRW-01]."""
    surplus = army(s, seat, region) - ONE[unit]
    take(s, seat, region, surplus)
    s.camp[seat] += surplus


def withdraw_all(s: Leaders, seat: i64) -> None:
    """Surplus units, guests in regions of partners, and the drop zone go to the base camp; ships stay [LDR-WDRW-03]
    [LDR-WDRW-04] [LDR-WDRW-05]."""
    before = s.camp[seat]
    for region in range(LAND):
        units = army(s, seat, region)
        if units == 0:
            continue
        if s.held[seat] & BIT[region] != 0:
            leave_one(s, seat, region, weakest(units))
        else:
            take(s, seat, region, units)
            s.camp[seat] += units
    s.camp[seat] += s.drop[seat]
    s.drop[seat] = 0
    if s.sink is not None:
        home = s.camp[seat] - before
        s.emit(events.UNITS_WITHDRAWN, seat, count_of(home, 0), count_of(home, 1), count_of(home, 2), ALL, 0)


@final
class Sabotage(Question[Leaders]):
    """Lies under the public cards: when they have been read, the victim removes units of its choice from its base camp
    [LDR-EVNT-11] [LDR-EVNT-12] [LDR-SABO-06]."""

    def proceed(self, s: Leaders, f: i64) -> None:
        s.frames[f + questions.SABOTAGE_UNITS] = struck(s, s.active)
        settle_losses(s, f, s.active)

    def fill(self, s: Leaders, f: i64, seat: i64, out: vec[i64], n: i64) -> i64:
        for unit in range(len(items.UNITS)):
            if count_of(s.camp[seat], unit) != 0:
                out[n] = actions.REMOVE + unit
                n += 1
        return n

    def clause_against(self, s: Leaders, f: i64, seat: i64, action: i64) -> i64:
        unit = action - actions.REMOVE
        if unit < 0 or unit >= len(items.UNITS):
            return OTHER_QUESTION
        return ALLOWED if count_of(s.camp[seat], unit) != 0 else clauses.NOT_IN_CAMP

    def carry_out(self, s: Leaders, f: i64, seat: i64, action: i64) -> None:
        s.camp[seat] -= ONE[action - actions.REMOVE]
        s.frames[f + questions.SABOTAGE_UNITS] -= 1
        settle_losses(s, f, seat)

    def lapse(self, s: Leaders, f: i64, seat: i64) -> i64:
        return actions.REMOVE + weakest(s.camp[seat])


def struck(s: Leaders, seat: i64) -> i64:
    """How many units the cards say; not more than there are [LDR-EVNT-11] [LDR-EVNT-13]."""
    many: i64 = 0
    for i in range(seat * BOX, seat * BOX + s.laid[seat]):
        if kind_of(s.cards[i]) == events.SABOTAGE_HIT:
            many += amount_of(s.cards[i])
    there = total(s.camp[seat])
    many = many if many < there else there
    if many != 0 and s.sink is not None:
        s.emit(events.UNITS_LOST, seat, many, 0, 0, ALL, 0)
    return many


def settle_losses(s: Leaders, f: i64, seat: i64) -> None:
    """Ask as long as there is something to choose."""
    camp = s.camp[seat]
    left = s.frames[f + questions.SABOTAGE_UNITS]
    if left == 0 or left == total(camp) or kinds_of(camp) == 1:
        for _time in range(left):
            s.camp[seat] -= ONE[weakest(s.camp[seat])]
        s.end_frame()
    else:
        s.frames[f + WHO] = seat
