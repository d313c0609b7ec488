"""Phase 3, step 1: units go from the base camp into own regions and those of partners."""

from __future__ import annotations

from typing import final

from librt.vecs import vec
from mypy_extensions import i64

from bannerhall.core.bits import BIT, lowest
from bannerhall.core.clauses import ALLOWED, OTHER_QUESTION
from bannerhall.core.question import Question
from bannerhall.games.leaders.rules import actions, clauses, items, questions
from bannerhall.games.leaders.rules.atlas import ALL_PLACES, LAND
from bannerhall.games.leaders.rules.board.armies import ONE, all_units, count_of, limit_to_place, put, take
from bannerhall.games.leaders.rules.components import MOST_RECALLS
from bannerhall.games.leaders.rules.state import Leaders


@final
class Placing(Question[Leaders]):
    """Any number of units, one by one; what was placed can be taken back until CONTINUE [LDR-PLCE-01] [LDR-PLCE-07]
    [LDR-PLCE-09] [LDR-PLCE-10]."""

    def fill(self, s: Leaders, f: i64, seat: i64, out: vec[i64], n: i64) -> i64:
        out[n] = actions.CONTINUE
        n += 1
        left = open_regions(s, seat)
        while left != 0:
            region = lowest(left)
            left &= left - 1
            if all_units(s, region) < limit_to_place(s, seat, region):
                for unit in range(len(items.UNITS)):
                    if count_of(s.camp[seat], unit) != 0:
                        out[n] = actions.PLACE + unit * ALL_PLACES + region
                        n += 1
            if s.fresh[region] != 0 and s.frames[f + questions.PLACE_RECALLS] < MOST_RECALLS:
                for unit in range(len(items.UNITS)):
                    if count_of(s.fresh[region], unit) != 0:
                        out[n] = actions.RECALL + unit * ALL_PLACES + region
                        n += 1
        return n

    def clause_against(self, s: Leaders, f: i64, seat: i64, action: i64) -> i64:
        if action == actions.CONTINUE:
            return ALLOWED
        if action < actions.PLACE or action >= actions.RECALL + len(items.UNITS) * ALL_PLACES:
            return OTHER_QUESTION
        if action >= actions.RECALL:
            return clause_against_recall(s, f, action - actions.RECALL)
        offset = action - actions.PLACE
        return clause_against_placing(s, seat, offset % ALL_PLACES, offset // ALL_PLACES)

    def carry_out(self, s: Leaders, f: i64, seat: i64, action: i64) -> None:
        if action == actions.CONTINUE:
            s.end_frame()
        elif action >= actions.RECALL:
            s.frames[f + questions.PLACE_RECALLS] += 1
            offset = action - actions.RECALL
            move_in(s, seat, offset % ALL_PLACES, -ONE[offset // ALL_PLACES])
        else:
            offset = action - actions.PLACE
            move_in(s, seat, offset % ALL_PLACES, ONE[offset // ALL_PLACES])

    def lapse(self, s: Leaders, f: i64, seat: i64) -> i64:
        return actions.CONTINUE


def open_regions(s: Leaders, seat: i64) -> i64:
    """Own regions and those of partners [LDR-PLCE-01] [LDR-PLCE-02] [LDR-ALLY-07] [LDR-ALLY-32]."""
    regions = s.held[seat]
    for other in range(s.seats):
        if s.known_allies[seat] & BIT[other] != 0:
            regions |= s.held[other]
    return regions


def clause_against_placing(s: Leaders, seat: i64, place: i64, unit: i64) -> i64:
    """Never into a sea field; not more than the region takes, units of partners included [LDR-PLCE-03] [LDR-PLCE-04]
    [LDR-PLCE-06] [LDR-ALLY-08]."""
    if place >= LAND:
        return clauses.NO_PLACING_AT_SEA
    if open_regions(s, seat) & BIT[place] == 0:
        return clauses.NOT_OWN_REGION
    if count_of(s.camp[seat], unit) == 0:
        return clauses.NOT_IN_THE_CAMP
    return clauses.REGION_FULL if all_units(s, place) >= limit_to_place(s, seat, place) else ALLOWED


def clause_against_recall(s: Leaders, f: i64, offset: i64) -> i64:
    """Only what was placed in this step, and not without end [LDR-PLCE-09]."""
    placed = count_of(s.fresh[offset % ALL_PLACES], offset // ALL_PLACES)
    return clauses.NOT_PLACED_NOW if placed == 0 or s.frames[f + questions.PLACE_RECALLS] >= MOST_RECALLS else ALLOWED


def move_in(s: Leaders, seat: i64, region: i64, unit: i64) -> None:
    """A unit goes from the base camp into a region, or back again if it is negative."""
    s.camp[seat] -= unit
    s.fresh[region] += unit
    if unit > 0:
        put(s, seat, region, unit)
    else:
        take(s, seat, region, -unit)
