"""Phase 3, step 3: attacked players, and after each its partners, send units from their base camps."""

from __future__ import annotations

from typing import final

from librt.vecs import vec
from mypy_extensions import i64

from bannerhall.core.bits import BIT, lowest
from bannerhall.core.clauses import ALLOWED, OTHER_QUESTION
from bannerhall.core.question import Question
from bannerhall.games.leaders.rules import actions, clauses, items, questions
from bannerhall.games.leaders.rules.atlas import ALL_PLACES, LAND
from bannerhall.games.leaders.rules.board.armies import ONE, all_units, army, count_of, limit_to_defend, put, total
from bannerhall.games.leaders.rules.state import Leaders


def may_be_asked(s: Leaders, defender: i64, helper: i64) -> bool:
    """Whether a player could send units, so far as everybody can see: it has some, and there is room."""
    if (s.alive >> helper) & 1 == 0 or s.camp[helper] == 0:
        return False
    left = s.attacked & s.held[defender]
    while left != 0:
        if has_room(s, defender, lowest(left)):
            return True
        left &= left - 1
    return False


def has_room(s: Leaders, defender: i64, region: i64) -> bool:
    """Attackers do not count; a region above its limit takes nobody [LDR-DFND-04] [LDR-DFND-05] [LDR-ALLY-10]
    [LDR-ALLY-31]."""
    there = all_units(s, region) - total(army(s, s.active, region))
    return there < limit_to_defend(s, defender, region)


@final
class Defend(Question[Leaders]):
    """Units for the attacked regions of a player, by that player or by a partner; none has to come [LDR-DFND-01]
    [LDR-DFND-08] [LDR-DFND-09] [LDR-ALLY-09] [LDR-ALLY-24]."""

    def fill(self, s: Leaders, f: i64, seat: i64, out: vec[i64], n: i64) -> i64:
        out[n] = actions.PASS
        n += 1
        defender = s.frames[f + questions.DEFEND_WHOM]
        left = s.attacked & s.held[defender]
        while left != 0:
            region = lowest(left)
            left &= left - 1
            for unit in range(len(items.UNITS)):
                if clause_against_reinforcing(s, seat, defender, region, unit) == 0:
                    out[n] = actions.REINFORCE + unit * ALL_PLACES + region
                    n += 1
        return n

    def clause_against(self, s: Leaders, f: i64, seat: i64, action: i64) -> i64:
        if action == actions.PASS:
            return ALLOWED
        offset = action - actions.REINFORCE
        if offset < 0 or offset >= len(items.UNITS) * ALL_PLACES:
            return OTHER_QUESTION
        return clause_against_reinforcing(
            s, seat, s.frames[f + questions.DEFEND_WHOM], offset % ALL_PLACES, offset // ALL_PLACES
        )

    def carry_out(self, s: Leaders, f: i64, seat: i64, action: i64) -> None:
        if action == actions.PASS:
            s.end_frame()
            return
        offset = action - actions.REINFORCE
        unit = ONE[offset // ALL_PLACES]
        s.camp[seat] -= unit
        put(s, seat, offset % ALL_PLACES, unit)
        if not may_be_asked(s, s.frames[f + questions.DEFEND_WHOM], seat):
            s.end_frame()

    def lapse(self, s: Leaders, f: i64, seat: i64) -> i64:
        return actions.PASS


def clause_against_reinforcing(s: Leaders, seat: i64, defender: i64, place: i64, unit: i64) -> i64:
    """Only attacked regions, only for oneself or a partner who is not to be defended against another partner
    [LDR-DFND-01] [LDR-DFND-06] [LDR-ALLY-22] [LDR-ALLY-32]."""
    if place >= LAND:
        return clauses.NO_DEFENCE_AT_SEA
    if s.attacked & s.held[defender] & BIT[place] == 0:
        return clauses.NOT_ATTACKED
    if seat != defender and s.known_allies[seat] & BIT[defender] == 0:
        return clauses.NOT_THE_PARTNER
    if seat != defender and s.known_allies[seat] & BIT[s.active] != 0:
        return clauses.ALLIED_WITH_BOTH
    if count_of(s.camp[seat], unit) == 0:
        return clauses.NOT_ATTACKED
    return ALLOWED if has_room(s, defender, place) else clauses.DEFENCE_FULL
