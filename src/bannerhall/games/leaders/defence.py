"""Phase 3, step 3: attacked players, and after each its partners, send units from their base camps."""

from __future__ import annotations

from typing import final

from librt.vecs import vec
from mypy_extensions import i64

from bannerhall.core.bits import BIT, lowest
from bannerhall.core.state import WHO, A
from bannerhall.core.tables import OTHER_QUESTION
from bannerhall.games.leaders.alliances import keeps_pacts_secret
from bannerhall.games.leaders.armies import ONE, all_units, army, count_of, limit_to_defend, put, total
from bannerhall.games.leaders.atlas import ALL_PLACES, LAND
from bannerhall.games.leaders.clauses import (
    ALLIED_WITH_BOTH,
    DEFENCE_FULL,
    NO_DEFENCE_AT_SEA,
    NOT_ATTACKED,
    NOT_THE_PARTNER,
)
from bannerhall.games.leaders.components import PASS, REINFORCE, UNITS
from bannerhall.games.leaders.state import Decision, Leaders


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
class Defend(Decision):
    """Units for the attacked regions of player A, by that player or by a partner; none has to come [LDR-DFND-01]
    [LDR-DFND-08] [LDR-DFND-09] [LDR-ALLY-09] [LDR-ALLY-24]."""

    def fill(self, s: Leaders, f: i64, seat: i64, out: vec[i64], n: i64) -> i64:
        out[n] = PASS
        n += 1
        defender = s.frames[f + A]
        left = s.attacked & s.held[defender]
        while left != 0:
            region = lowest(left)
            left &= left - 1
            for unit in range(len(UNITS)):
                if bar_reinforcing(s, seat, defender, region, unit) == 0:
                    out[n] = REINFORCE + unit * ALL_PLACES + region
                    n += 1
        return n

    def bar(self, s: Leaders, f: i64, seat: i64, action: i64) -> i64:
        if action == PASS:
            return 0
        offset = action - REINFORCE
        if offset < 0 or offset >= len(UNITS) * ALL_PLACES:
            return OTHER_QUESTION
        return bar_reinforcing(s, seat, s.frames[f + A], offset % ALL_PLACES, offset // ALL_PLACES)

    def resolve(self, s: Leaders, f: i64, seat: i64, action: i64) -> None:
        if action == PASS:
            s.done()
            return
        offset = action - REINFORCE
        unit = ONE[offset // ALL_PLACES]
        s.camp[seat] -= unit
        put(s, seat, offset % ALL_PLACES, unit)
        if not may_be_asked(s, s.frames[f + A], seat):
            s.done()

    def lapse(self, s: Leaders, f: i64, seat: i64) -> i64:
        return PASS

    def public(self, s: Leaders, f: i64) -> bool:
        """Who defends itself has nothing to hide; who is asked for another one has."""
        return s.frames[f + WHO] == s.frames[f + A] or not keeps_pacts_secret(s)


def bar_reinforcing(s: Leaders, seat: i64, defender: i64, place: i64, unit: i64) -> i64:
    """Only attacked regions, only for oneself or a partner who is not to be defended against another partner
    [LDR-DFND-01] [LDR-DFND-06] [LDR-ALLY-22] [LDR-ALLY-32]."""
    if place >= LAND:
        return NO_DEFENCE_AT_SEA
    if s.attacked & s.held[defender] & BIT[place] == 0:
        return NOT_ATTACKED
    if seat != defender and s.known_allies[seat] & BIT[defender] == 0:
        return NOT_THE_PARTNER
    if seat != defender and s.known_allies[seat] & BIT[s.active] != 0:
        return ALLIED_WITH_BOTH
    if count_of(s.camp[seat], unit) == 0:
        return NOT_ATTACKED
    return 0 if has_room(s, defender, place) else DEFENCE_FULL
