"""Phase 3, step 2: units go one step, into regions to be attacked, into empty regions, into sea fields and back."""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from bannerhall.core.bits import BIT
from bannerhall.core.clauses import ALLOWED, OTHER_QUESTION
from bannerhall.core.events import ALL
from bannerhall.core.question import Question
from bannerhall.games.leaders.rules import actions, clauses, events, items, questions
from bannerhall.games.leaders.rules.atlas import ALL_PLACES, BY_SEA, FIRST_STEP, LAND, STEP_TO
from bannerhall.games.leaders.rules.board.armies import (
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
from bannerhall.games.leaders.rules.state import Leaders

NO_STEP: Final = -1


@final
class Moving(Question[Leaders]):
    """`from` names where units stand, `send` where one of them goes [LDR-MOVE-01] [LDR-MOVE-02] [LDR-MOVE-08]."""

    def fill(self, s: Leaders, f: i64, seat: i64, out: vec[i64], n: i64) -> i64:
        out[n] = actions.CONTINUE
        n += 1
        start = s.frames[f + questions.MOVE_SOURCE] - 1
        if start >= 0:
            n = fill_sends(s, seat, start, out, n)
            if is_undecided(s, f, seat):
                return n
        for place in range(ALL_PLACES):
            if place != start and army(s, seat, place) != 0 and clause_against_leaving(s, seat, place) == 0:
                out[n] = actions.FROM + place
                n += 1
        return n

    def clause_against(self, s: Leaders, f: i64, seat: i64, action: i64) -> i64:
        if action == actions.CONTINUE:
            return ALLOWED
        start = s.frames[f + questions.MOVE_SOURCE] - 1
        if actions.FROM <= action < actions.FROM + ALL_PLACES:
            if is_undecided(s, f, seat) or action - actions.FROM == start:
                return OTHER_QUESTION
            return clause_against_leaving(s, seat, action - actions.FROM)
        offset = action - actions.SEND
        if offset < 0 or offset >= len(items.UNITS) * ALL_PLACES or start < 0:
            return OTHER_QUESTION
        return clause_against_sending(s, seat, start, offset % ALL_PLACES, offset // ALL_PLACES)

    def carry_out(self, s: Leaders, f: i64, seat: i64, action: i64) -> None:
        if action == actions.CONTINUE:
            s.end_frame()
        elif action < actions.SEND:
            s.frames[f + questions.MOVE_SOURCE] = action - actions.FROM + 1
            s.frames[f + questions.MOVE_GONE] = 0
        else:
            offset = action - actions.SEND
            s.frames[f + questions.MOVE_GONE] = 1
            go(s, seat, s.frames[f + questions.MOVE_SOURCE] - 1, offset % ALL_PLACES, ONE[offset // ALL_PLACES])

    def lapse(self, s: Leaders, f: i64, seat: i64) -> i64:
        return actions.CONTINUE


def is_undecided(s: Leaders, f: i64, seat: i64) -> bool:
    """Whether a place was named from which nobody has gone yet. Guests may leave it meanwhile: in parallel play their
    host can dissolve the alliance beside this turn [LDR-ALLY-25]."""
    start = s.frames[f + questions.MOVE_SOURCE] - 1
    return start >= 0 and s.frames[f + questions.MOVE_GONE] == 0 and army(s, seat, start) != 0


def fill_sends(s: Leaders, seat: i64, start: i64, out: vec[i64], n: i64) -> i64:
    movers = free_to_go(s, seat, start)
    if movers == 0:
        return n
    for step in range(FIRST_STEP[start], FIRST_STEP[start + 1]):
        end = STEP_TO[step]
        if clause_against_destination(s, seat, start, end) == 0:
            for unit in range(len(items.UNITS)):
                if count_of(movers, unit) != 0:
                    out[n] = actions.SEND + unit * ALL_PLACES + end
                    n += 1
    return n


def free_to_go(s: Leaders, seat: i64, start: i64) -> i64:
    """Units that have not moved yet; none if the last one of an own region must stay. Guests and ships may all go
    [LDR-MOVE-03] [LDR-MOVE-09] [LDR-MOVE-13] [LDR-MOVE-16] [LDR-SEAF-02] [LDR-SEAF-06]."""
    units = army(s, seat, start)
    if start < LAND and s.held[seat] & BIT[start] != 0 and total(units) < 2:
        return 0
    return units - s.fresh[start]


def clause_against_leaving(s: Leaders, seat: i64, place: i64) -> i64:
    """A place is named only if a unit can go somewhere from it."""
    units = army(s, seat, place)
    if units == 0:
        return clauses.NO_UNITS_TO_MOVE
    if units == s.fresh[place]:
        return clauses.MOVED_ALREADY
    if free_to_go(s, seat, place) == 0:
        return clauses.LAST_UNIT
    reason: i64 = clauses.NOT_ADJACENT
    for step in range(FIRST_STEP[place], FIRST_STEP[place + 1]):
        reason = clause_against_destination(s, seat, place, STEP_TO[step])
        if reason == 0:
            return ALLOWED
    return reason


def clause_against_sending(s: Leaders, seat: i64, start: i64, end: i64, unit: i64) -> i64:
    if step_between(start, end) == NO_STEP:
        return (
            clauses.NO_SEA_TO_SEA
            if start >= LAND and end >= LAND
            else clauses.NO_ANCHOR
            if end >= LAND
            else clauses.NOT_ADJACENT
        )
    reason = clause_against_destination(s, seat, start, end)
    if reason != 0:
        return reason
    movers = free_to_go(s, seat, start)
    if count_of(movers, unit) != 0:
        return ALLOWED
    if count_of(army(s, seat, start), unit) == 0:
        return clauses.NO_UNITS_TO_MOVE
    return clauses.MOVED_ALREADY if movers != 0 or army(s, seat, start) == s.fresh[start] else clauses.LAST_UNIT


def step_between(start: i64, end: i64) -> i64:
    """The step from one place to another, or NO_STEP [LDR-MOVE-10] [LDR-MOVE-15] [LDR-SEAF-01] [LDR-SEAF-04]."""
    for step in range(FIRST_STEP[start], FIRST_STEP[start + 1]):
        if STEP_TO[step] == end:
            return step
    return NO_STEP


def clause_against_destination(s: Leaders, seat: i64, start: i64, end: i64) -> i64:
    """Where units may go: sea fields, empty regions, regions of others who are no partners, and own ones only when
    landing; all may follow into a region just taken [LDR-MOVE-02] [LDR-MOVE-04] [LDR-MOVE-11] [LDR-MOVE-12]
    [LDR-SEAF-03] [LDR-SEAF-05] [LDR-ALLY-06] [LDR-ALLY-14] [LDR-RSLT-06] [LDR-RSLT-08]."""
    if end >= LAND:
        return ALLOWED
    if s.held[seat] & BIT[end] != 0:
        return ALLOWED if start >= LAND or s.taken & BIT[end] != 0 else clauses.BETWEEN_OWN_REGIONS
    met = standing(s, end)  # whoever holds a region stands in it
    if met & s.known_allies[seat] != 0:
        return clauses.PARTNER_IN_THE_WAY
    return clauses.TOO_EARLY if met & s.barred[seat] != 0 else ALLOWED


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
        s.emit(events.REGION_TAKEN, seat, region, 0, 0, ALL, 0)
