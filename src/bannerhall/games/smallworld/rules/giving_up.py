"""Regions given up because tokens do not suffice: by Amazons, and at the decline of a Horde."""

from __future__ import annotations

from typing import final

from librt.vecs import vec
from mypy_extensions import i64

from bannerhall.core.bits import BIT, count, lowest
from bannerhall.core.clauses import ALLOWED, OTHER_QUESTION
from bannerhall.core.events import ALL
from bannerhall.core.frames import WIDTH
from bannerhall.core.question import Question
from bannerhall.core.vocabulary import SPAN
from bannerhall.games.smallworld.rules import actions, clauses, events, powers, questions, races
from bannerhall.games.smallworld.rules.asking import asks_active, misfit
from bannerhall.games.smallworld.rules.components import ACTIVE, BONUS_AMAZONS, ON_MAP, SLOTS
from bannerhall.games.smallworld.rules.layout import (
    bare,
    brave,
    clause_against_brave,
    fill_regions,
    leader_in_hand,
    single,
)
from bannerhall.games.smallworld.rules.marks import tokens_of
from bannerhall.games.smallworld.rules.ready import leave
from bannerhall.games.smallworld.rules.state import SmallWorld


def manned(s: SmallWorld, people: i64) -> i64:
    """The regions of a people in which tokens stand."""
    found: i64 = 0
    mask = s.held[people]
    while mask != 0:
        region = lowest(mask)
        mask &= mask - 1
        if s.tokens[region] != 0:
            found |= BIT[region]
    return found


def amazons_due(s: SmallWorld, people: i64) -> i64:
    """How many Amazons come off the map: four, all if there are fewer [SMW-RACE-03] [SMW-RACE-06]."""
    total = tokens_of(s, people)
    return BONUS_AMAZONS if total > BONUS_AMAZONS else total


def spare(s: SmallWorld, people: i64) -> i64:
    """The regions that Amazons may give up: no more than they must, and not the last one in which their Leader can
    stand, for he holds a region like a token [SMW-RACE-03] [SMW-RACE-05] [SMW-LEADER-13] [SMW-LEADER-17]."""
    held = s.held[people]
    holders = tokens_of(s, people) - amazons_due(s, people)
    open_to_him = brave(s, people) if leader_in_hand(s, people) else held & s.chiefs
    if open_to_him != 0:
        holders += 1
    if count(held) <= holders:
        return 0
    return held & ~open_to_him if single(open_to_him) else held


def give_up(s: SmallWorld, people: i64, region: i64) -> None:
    leave(s, people, region)
    if s.sink is not None:
        s.emit(events.GAVE_UP, people // SLOTS, region, 0, 0, ALL, 0)


def stand_in(s: SmallWorld, people: i64, region: i64) -> None:
    """The Leader takes the place of a token, which comes to hand."""
    seat = people // SLOTS
    s.tokens[region] -= 1
    s.hand[people] += 1
    s.leader[seat] = ON_MAP + region
    s.chiefs |= BIT[region]
    if s.sink is not None:
        s.emit(events.LED, seat, region, 0, 0, ALL, 0)


@final
class GiveUp(Question[SmallWorld]):
    """Which region goes. Of Amazons the Leader holds one region in place of a token
    [SMW-RACE-05] [SMW-RACE-06] [SMW-LEADER-17] [SMW-EXTRA-12]."""

    def fill(self, s: SmallWorld, f: i64, seat: i64, out: vec[i64], n: i64) -> i64:
        people = s.frames[f + questions.GIVE_UP_PEOPLE]
        n = fill_regions(actions.GIVE_UP, self.free(s, f), out, n)
        if (
            s.frames[f + questions.GIVE_UP_NEED] == questions.FOR_AMAZONS
            and leader_in_hand(s, people)
            and bare(s, people) == 0
        ):
            n = fill_regions(actions.ALONE, brave(s, people), out, n)
        return n

    def free(self, s: SmallWorld, f: i64) -> i64:
        """The regions that may be given up now."""
        people = s.frames[f + questions.GIVE_UP_PEOPLE]
        return spare(s, people) if s.frames[f + questions.GIVE_UP_NEED] == questions.FOR_AMAZONS else manned(s, people)

    def clause_against(self, s: SmallWorld, f: i64, seat: i64, action: i64) -> i64:
        people = s.frames[f + questions.GIVE_UP_PEOPLE]
        kind = action // SPAN * SPAN
        region = action - kind
        if kind == actions.GIVE_UP:
            if self.free(s, f) & BIT[region] != 0:
                return ALLOWED
            held = s.frames[f + questions.GIVE_UP_NEED] == questions.FOR_AMAZONS and s.held[people] & BIT[region] != 0
            return clauses.LEADER_HOLDS if held else clauses.NOT_TO_GIVE_UP
        if kind != actions.ALONE or s.frames[f + questions.GIVE_UP_NEED] != questions.FOR_AMAZONS:
            return OTHER_QUESTION
        if not leader_in_hand(s, people):
            return clauses.NO_LEADER_IN_HAND
        return clauses.LEADER_RELIEVED if bare(s, people) != 0 else clause_against_brave(s, people, region)

    def carry_out(self, s: SmallWorld, f: i64, seat: i64, action: i64) -> None:
        people = s.frames[f + questions.GIVE_UP_PEOPLE]
        s.end_frame()
        if action // SPAN * SPAN == actions.ALONE:
            stand_in(s, people, action - actions.ALONE)
        else:
            give_up(s, people, action - actions.GIVE_UP)

    def lapse(self, s: SmallWorld, f: i64, seat: i64) -> i64:
        out = vec[i64]([0] * s.max_actions())
        self.fill(s, f, seat, out, 0)
        return out[0]

    def invariants(self, s: SmallWorld, f: i64) -> list[str]:
        people = s.frames[f + questions.GIVE_UP_PEOPLE]
        need = s.frames[f + questions.GIVE_UP_NEED]
        below = f - WIDTH
        if s.frames[below] == questions.DECLINE:
            needed = need == questions.FOR_HORDES and people == s.people(s.active) and s.power[people] == powers.HORDES
        else:
            amazons = s.race[people] == races.AMAZONS and people % SLOTS == ACTIVE
            needed = need == questions.FOR_AMAZONS and people == s.frames[below + questions.REDEPLOY_PEOPLE] and amazons
        return misfit(s, f, asks_active(s, f), needed, True)
