"""The start on the board: regions are occupied one by one or dealt in shares, and later players get more infantry."""

from __future__ import annotations

from typing import final

from librt.vecs import vec
from mypy_extensions import i64

from bannerhall.core.bits import BIT, lowest
from bannerhall.core.clauses import ALLOWED, OTHER_QUESTION
from bannerhall.core.events import ALL
from bannerhall.core.question import Question
from bannerhall.games.leaders.rules import actions, clauses, events, questions
from bannerhall.games.leaders.rules.atlas import FIRST_SHARE, HOME, LAND, NEAR, SHARE_MASKS
from bannerhall.games.leaders.rules.board.armies import free_regions, hand_over, put
from bannerhall.games.leaders.rules.components import START_RULES
from bannerhall.games.leaders.rules.state import Leaders


@final
class Start(Question[Leaders]):
    """One infantry into a free region, in player order, until all are occupied [LDR-AREA-04] [LDR-AREA-05]
    [LDR-SCEN-10] [LDR-SCEN-11]."""

    def fill(self, s: Leaders, f: i64, seat: i64, out: vec[i64], n: i64) -> i64:
        left = where_to_settle(s, seat)
        while left != 0:
            out[n] = actions.OCCUPY + lowest(left)
            n += 1
            left &= left - 1
        return n

    def clause_against(self, s: Leaders, f: i64, seat: i64, action: i64) -> i64:
        region = action - actions.OCCUPY
        if region < 0 or region >= LAND:
            return OTHER_QUESTION
        if free_regions(s) & BIT[region] == 0:
            return clauses.REGION_OCCUPIED
        if where_to_settle(s, seat) & BIT[region] != 0:
            return ALLOWED
        return clauses.HOME_FIRST if s.held[seat] == 0 else clauses.NOT_ADJACENT_TO_OWN

    def carry_out(self, s: Leaders, f: i64, seat: i64, action: i64) -> None:
        s.end_frame()
        s.frames[s.top() + questions.SETUP_AT] += 1
        settle(s, seat, action - actions.OCCUPY)
        if s.sink is not None:
            s.emit(events.REGION_TAKEN, seat, action - actions.OCCUPY, 0, 0, ALL, 0)

    def lapse(self, s: Leaders, f: i64, seat: i64) -> i64:
        return actions.OCCUPY + lowest(where_to_settle(s, seat))


def where_to_settle(s: Leaders, seat: i64) -> i64:
    """First anywhere, or at home; then beside an own region, dotted lines included, and anywhere if nothing is free
    there [LDR-AREA-06] [LDR-AREA-07] [LDR-AREA-08] [LDR-AREA-09] [LDR-AREA-10] [LDR-AREA-11]."""
    free = free_regions(s)
    if s.held[seat] == 0:
        home = START_RULES[s.scenario] == "home_area"
        return BIT[HOME[s.nation[seat] - 1]] if home else free
    near: i64 = 0
    left = s.held[seat]
    while left != 0:
        near |= NEAR[lowest(left)]
        left &= left - 1
    return near & free if near & free != 0 else free


def settle(s: Leaders, seat: i64, region: i64) -> None:
    """One infantry from the supply holds a region [LDR-AREA-04] [LDR-AREA-18]."""
    put(s, seat, region, 1)
    hand_over(s, region, seat)


def deal_shares(s: Leaders) -> None:
    """One infantry into every region of the share that was drawn; the draw has told it [LDR-AREA-14] [LDR-AREA-16]
    [LDR-SCEN-12]."""
    for seat in range(s.seats):
        left = SHARE_MASKS[FIRST_SHARE[s.seats - 2] + s.share[seat] - 1]
        while left != 0:
            settle(s, seat, lowest(left))
            left &= left - 1


def give_handicap(s: Leaders) -> None:
    """The player at place n begins with n infantry in the base camp [LDR-HCAP-01]."""
    for seat in range(s.seats):
        s.camp[seat] = s.place[seat]
