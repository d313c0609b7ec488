"""Phase 3, step 1: units go from the base camp into own regions and those of partners."""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from bannerhall.core.bits import BIT, lowest
from bannerhall.core.state import D
from bannerhall.core.tables import OTHER_QUESTION
from bannerhall.games.leaders.alliances import keeps_pacts_secret
from bannerhall.games.leaders.armies import ONE, all_units, count_of, limit_to_place, put, take
from bannerhall.games.leaders.atlas import ALL_PLACES, LAND
from bannerhall.games.leaders.clauses import (
    NO_PLACING_AT_SEA,
    NOT_IN_THE_CAMP,
    NOT_OWN_REGION,
    NOT_PLACED_NOW,
    REGION_FULL,
)
from bannerhall.games.leaders.components import CONTINUE, PLACE, RECALL, UNITS
from bannerhall.games.leaders.state import Decision, Leaders

MOST_RECALLS: Final = 60  # in one step: whoever changes its mind must come to an end [LDR-PLCE-09]


@final
class Placing(Decision):
    """Any number of units, one by one; what was placed can be taken back until CONTINUE [LDR-PLCE-01] [LDR-PLCE-07]
    [LDR-PLCE-09] [LDR-PLCE-10]. Argument D counts what was taken back."""

    def fill(self, s: Leaders, f: i64, seat: i64, out: vec[i64], n: i64) -> i64:
        out[n] = CONTINUE
        n += 1
        left = open_regions(s, seat)
        while left != 0:
            region = lowest(left)
            left &= left - 1
            if all_units(s, region) < limit_to_place(s, seat, region):
                for unit in range(len(UNITS)):
                    if count_of(s.camp[seat], unit) != 0:
                        out[n] = PLACE + unit * ALL_PLACES + region
                        n += 1
            if s.fresh[region] != 0 and s.frames[f + D] < MOST_RECALLS:
                for unit in range(len(UNITS)):
                    if count_of(s.fresh[region], unit) != 0:
                        out[n] = RECALL + unit * ALL_PLACES + region
                        n += 1
        return n

    def bar(self, s: Leaders, f: i64, seat: i64, action: i64) -> i64:
        if action == CONTINUE:
            return 0
        if action < PLACE or action >= RECALL + len(UNITS) * ALL_PLACES:
            return OTHER_QUESTION
        if action >= RECALL:
            return bar_recall(s, f, action - RECALL)
        offset = action - PLACE
        return bar_placing(s, seat, offset % ALL_PLACES, offset // ALL_PLACES)

    def resolve(self, s: Leaders, f: i64, seat: i64, action: i64) -> None:
        if action == CONTINUE:
            s.done()
        elif action >= RECALL:
            s.frames[f + D] += 1
            offset = action - RECALL
            move_in(s, seat, offset % ALL_PLACES, -ONE[offset // ALL_PLACES])
        else:
            offset = action - PLACE
            move_in(s, seat, offset % ALL_PLACES, ONE[offset // ALL_PLACES])

    def lapse(self, s: Leaders, f: i64, seat: i64) -> i64:
        return CONTINUE

    def public(self, s: Leaders, f: i64) -> bool:
        return not keeps_pacts_secret(s)


def open_regions(s: Leaders, seat: i64) -> i64:
    """Own regions and those of partners [LDR-PLCE-01] [LDR-PLCE-02] [LDR-ALLY-07] [LDR-ALLY-32]."""
    regions = s.held[seat]
    for other in range(s.seats):
        if s.known_allies[seat] & BIT[other] != 0:
            regions |= s.held[other]
    return regions


def bar_placing(s: Leaders, seat: i64, place: i64, unit: i64) -> i64:
    """Never into a sea field; not more than the region takes, units of partners included [LDR-PLCE-03] [LDR-PLCE-04]
    [LDR-PLCE-06] [LDR-ALLY-08]."""
    if place >= LAND:
        return NO_PLACING_AT_SEA
    if open_regions(s, seat) & BIT[place] == 0:
        return NOT_OWN_REGION
    if count_of(s.camp[seat], unit) == 0:
        return NOT_IN_THE_CAMP
    return REGION_FULL if all_units(s, place) >= limit_to_place(s, seat, place) else 0


def bar_recall(s: Leaders, f: i64, offset: i64) -> i64:
    """Only what was placed in this step, and not without end [LDR-PLCE-09]."""
    placed = count_of(s.fresh[offset % ALL_PLACES], offset // ALL_PLACES)
    return NOT_PLACED_NOW if placed == 0 or s.frames[f + D] >= MOST_RECALLS else 0


def move_in(s: Leaders, seat: i64, region: i64, unit: i64) -> None:
    """A unit goes from the base camp into a region, or back again if it is negative."""
    s.camp[seat] -= unit
    s.fresh[region] += unit
    if unit > 0:
        put(s, seat, region, unit)
    else:
        take(s, seat, region, -unit)
