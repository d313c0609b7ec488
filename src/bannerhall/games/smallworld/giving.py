"""Regions given up because tokens do not suffice: by Amazons, and at the decline of a Horde."""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from bannerhall.core.bits import BIT, count, lowest
from bannerhall.core.events import ALL
from bannerhall.core.state import A, B
from bannerhall.core.tables import OTHER_QUESTION
from bannerhall.core.vocabulary import SPAN
from bannerhall.games.smallworld.actions import ALONE, GIVE_UP
from bannerhall.games.smallworld.clauses import LEADER_HOLDS, LEADER_RELIEVED, NO_LEADER_IN_HAND, NOT_TO_GIVE_UP
from bannerhall.games.smallworld.components import BONUS_AMAZONS, ON_MAP, SLOTS
from bannerhall.games.smallworld.events import GAVE_UP, LED
from bannerhall.games.smallworld.layout import bar_brave, bare, brave, fill_regions, leader_in_hand, single
from bannerhall.games.smallworld.marks import tokens_of
from bannerhall.games.smallworld.ready import leave
from bannerhall.games.smallworld.state import Decision, SmallWorld

FOR_AMAZONS: Final = 0  # why: argument B of the frame
FOR_HORDES: Final = 1


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
        s.emit(GAVE_UP, people // SLOTS, region, 0, 0, ALL, 0)


def stand_in(s: SmallWorld, people: i64, region: i64) -> None:
    """The Leader takes the place of a token, which comes to hand."""
    seat = people // SLOTS
    s.tokens[region] -= 1
    s.hand[people] += 1
    s.leader[seat] = ON_MAP + region
    s.chiefs |= BIT[region]
    if s.sink is not None:
        s.emit(LED, seat, region, 0, 0, ALL, 0)


@final
class GiveUp(Decision):
    """A is the people, B why. Of Amazons the Leader holds one region in place of a token
    [SMW-RACE-05] [SMW-RACE-06] [SMW-LEADER-17] [SMW-EXTRA-12]."""

    def fill(self, s: SmallWorld, f: i64, seat: i64, out: vec[i64], n: i64) -> i64:
        people = s.frames[f + A]
        n = fill_regions(GIVE_UP, self.free(s, f), out, n)
        if s.frames[f + B] == FOR_AMAZONS and leader_in_hand(s, people) and bare(s, people) == 0:
            n = fill_regions(ALONE, brave(s, people), out, n)
        return n

    def free(self, s: SmallWorld, f: i64) -> i64:
        """The regions that may be given up now."""
        people = s.frames[f + A]
        return spare(s, people) if s.frames[f + B] == FOR_AMAZONS else manned(s, people)

    def bar(self, s: SmallWorld, f: i64, seat: i64, action: i64) -> i64:
        people = s.frames[f + A]
        kind = action // SPAN * SPAN
        region = action - kind
        if kind == GIVE_UP:
            if self.free(s, f) & BIT[region] != 0:
                return 0
            held = s.frames[f + B] == FOR_AMAZONS and s.held[people] & BIT[region] != 0
            return LEADER_HOLDS if held else NOT_TO_GIVE_UP
        if kind != ALONE or s.frames[f + B] != FOR_AMAZONS:
            return OTHER_QUESTION
        if not leader_in_hand(s, people):
            return NO_LEADER_IN_HAND
        return LEADER_RELIEVED if bare(s, people) != 0 else bar_brave(s, people, region)

    def resolve(self, s: SmallWorld, f: i64, seat: i64, action: i64) -> None:
        people = s.frames[f + A]
        s.done()
        if action // SPAN * SPAN == ALONE:
            stand_in(s, people, action - ALONE)
        else:
            give_up(s, people, action - GIVE_UP)

    def lapse(self, s: SmallWorld, f: i64, seat: i64) -> i64:
        out = vec[i64]([0] * s.room())
        self.fill(s, f, seat, out, 0)
        return out[0]
