"""Phase 3, step 2: units go one step, into regions to be attacked, into empty regions, into sea fields and back."""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from bannerhall.core.bits import BIT
from bannerhall.core.events import ALL
from bannerhall.core.state import C, D
from bannerhall.core.tables import OTHER_QUESTION
from bannerhall.games.leaders.alliances import keeps_pacts_secret
from bannerhall.games.leaders.armies import (
    ONE,
    army,
    count_of,
    hand_over,
    owner_of,
    put,
    standing,
    take,
    total,
)
from bannerhall.games.leaders.atlas import ALL_PLACES, BY_SEA, FIRST_STEP, LAND, STEP_TO
from bannerhall.games.leaders.cards import REGION_TAKEN
from bannerhall.games.leaders.clauses import (
    BETWEEN_OWN_REGIONS,
    LAST_UNIT,
    MOVED_ALREADY,
    NO_ANCHOR,
    NO_SEA_TO_SEA,
    NO_UNITS_TO_MOVE,
    NOT_ADJACENT,
    PARTNER_IN_THE_WAY,
    TOO_EARLY,
)
from bannerhall.games.leaders.components import CONTINUE, FROM, SEND, UNITS
from bannerhall.games.leaders.state import Decision, Leaders

NO_STEP: Final = -1


@final
class Moving(Decision):
    """`from` names where units stand, `send` where one of them goes [LDR-MOVE-01] [LDR-MOVE-02] [LDR-MOVE-08].
    Argument C is the place (+ 1) they come from, D whether one has gone from there yet."""

    def fill(self, s: Leaders, f: i64, seat: i64, out: vec[i64], n: i64) -> i64:
        out[n] = CONTINUE
        n += 1
        start = s.frames[f + C] - 1
        if start >= 0:
            n = fill_sends(s, seat, start, out, n)
            if is_undecided(s, f, seat):
                return n
        for place in range(ALL_PLACES):
            if place != start and army(s, seat, place) != 0 and bar_from(s, seat, place) == 0:
                out[n] = FROM + place
                n += 1
        return n

    def bar(self, s: Leaders, f: i64, seat: i64, action: i64) -> i64:
        if action == CONTINUE:
            return 0
        start = s.frames[f + C] - 1
        if FROM <= action < FROM + ALL_PLACES:
            if is_undecided(s, f, seat) or action - FROM == start:
                return OTHER_QUESTION
            return bar_from(s, seat, action - FROM)
        offset = action - SEND
        if offset < 0 or offset >= len(UNITS) * ALL_PLACES or start < 0:
            return OTHER_QUESTION
        return bar_send(s, seat, start, offset % ALL_PLACES, offset // ALL_PLACES)

    def resolve(self, s: Leaders, f: i64, seat: i64, action: i64) -> None:
        if action == CONTINUE:
            s.done()
        elif action < SEND:
            s.frames[f + C] = action - FROM + 1
            s.frames[f + D] = 0
        else:
            offset = action - SEND
            s.frames[f + D] = 1
            go(s, seat, s.frames[f + C] - 1, offset % ALL_PLACES, ONE[offset // ALL_PLACES])

    def lapse(self, s: Leaders, f: i64, seat: i64) -> i64:
        return CONTINUE

    def public(self, s: Leaders, f: i64) -> bool:
        return not keeps_pacts_secret(s)


def is_undecided(s: Leaders, f: i64, seat: i64) -> bool:
    """Whether a place was named from which nobody has gone yet. Guests may leave it meanwhile: in parallel play their
    host can dissolve the alliance beside this turn [LDR-ALLY-25]."""
    start = s.frames[f + C] - 1
    return start >= 0 and s.frames[f + D] == 0 and army(s, seat, start) != 0


def fill_sends(s: Leaders, seat: i64, start: i64, out: vec[i64], n: i64) -> i64:
    movers = free_to_go(s, seat, start)
    if movers == 0:
        return n
    for step in range(FIRST_STEP[start], FIRST_STEP[start + 1]):
        end = STEP_TO[step]
        if bar_end(s, seat, start, end) == 0:
            for unit in range(len(UNITS)):
                if count_of(movers, unit) != 0:
                    out[n] = SEND + unit * ALL_PLACES + end
                    n += 1
    return n


def free_to_go(s: Leaders, seat: i64, start: i64) -> i64:
    """Units that have not moved yet; none if the last one of an own region must stay. Guests and ships may all go
    [LDR-MOVE-03] [LDR-MOVE-09] [LDR-MOVE-13] [LDR-MOVE-16] [LDR-SEAF-02] [LDR-SEAF-06]."""
    units = army(s, seat, start)
    if start < LAND and s.held[seat] & BIT[start] != 0 and total(units) < 2:
        return 0
    return units - s.fresh[start]


def bar_from(s: Leaders, seat: i64, place: i64) -> i64:
    """A place is named only if a unit can go somewhere from it."""
    units = army(s, seat, place)
    if units == 0:
        return NO_UNITS_TO_MOVE
    if units == s.fresh[place]:
        return MOVED_ALREADY
    if free_to_go(s, seat, place) == 0:
        return LAST_UNIT
    reason: i64 = NOT_ADJACENT
    for step in range(FIRST_STEP[place], FIRST_STEP[place + 1]):
        reason = bar_end(s, seat, place, STEP_TO[step])
        if reason == 0:
            return 0
    return reason


def bar_send(s: Leaders, seat: i64, start: i64, end: i64, unit: i64) -> i64:
    if step_between(start, end) == NO_STEP:
        return NO_SEA_TO_SEA if start >= LAND and end >= LAND else NO_ANCHOR if end >= LAND else NOT_ADJACENT
    reason = bar_end(s, seat, start, end)
    if reason != 0:
        return reason
    movers = free_to_go(s, seat, start)
    if count_of(movers, unit) != 0:
        return 0
    if count_of(army(s, seat, start), unit) == 0:
        return NO_UNITS_TO_MOVE
    return MOVED_ALREADY if movers != 0 or army(s, seat, start) == s.fresh[start] else LAST_UNIT


def step_between(start: i64, end: i64) -> i64:
    """The step from one place to another, or NO_STEP [LDR-MOVE-10] [LDR-MOVE-15] [LDR-SEAF-01] [LDR-SEAF-04]."""
    for step in range(FIRST_STEP[start], FIRST_STEP[start + 1]):
        if STEP_TO[step] == end:
            return step
    return NO_STEP


def bar_end(s: Leaders, seat: i64, start: i64, end: i64) -> i64:
    """Where units may go: sea fields, empty regions, regions of others who are no partners, and own ones only when
    landing; all may follow into a region just taken [LDR-MOVE-02] [LDR-MOVE-04] [LDR-MOVE-11] [LDR-MOVE-12]
    [LDR-SEAF-03] [LDR-SEAF-05] [LDR-ALLY-06] [LDR-ALLY-14] [LDR-RSLT-06] [LDR-RSLT-08]."""
    if end >= LAND:
        return 0
    if s.held[seat] & BIT[end] != 0:
        return 0 if start >= LAND or s.taken & BIT[end] != 0 else BETWEEN_OWN_REGIONS
    met = standing(s, end)  # whoever holds a region stands in it
    if met & s.known_allies[seat] != 0:
        return PARTNER_IN_THE_WAY
    return TOO_EARLY if met & s.barred[seat] != 0 else 0


def go(s: Leaders, seat: i64, start: i64, end: i64, unit: i64) -> None:
    """One unit goes one step; limits play no role [LDR-MOVE-06] [LDR-MOVE-07] [LDR-MOVE-14]."""
    take(s, seat, start, unit)
    put(s, seat, end, unit)
    s.fresh[end] += unit
    if end >= LAND or s.held[seat] & BIT[end] != 0:
        return
    if BY_SEA[step_between(start, end)] != 0:
        s.landed |= BIT[end]
    if owner_of(s, end) >= 0:
        s.attacked |= BIT[end]
    else:
        take_empty(s, seat, end)


def take_empty(s: Leaders, seat: i64, region: i64) -> None:
    """An empty region is taken at once, without a fight [LDR-MOVE-04] [LDR-MOVE-05] [LDR-RSLT-06]."""
    hand_over(s, region, seat)
    s.taken |= BIT[region]
    if s.sink is not None:
        s.emit(REGION_TAKEN, seat, region, 0, 0, ALL, 0)
