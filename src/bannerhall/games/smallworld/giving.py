"""Regions given up because tokens do not suffice: by Amazons, and at the decline of a Horde."""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from bannerhall.core.bits import BIT, lowest
from bannerhall.core.events import ALL
from bannerhall.core.state import A, B
from bannerhall.core.tables import OTHER_QUESTION
from bannerhall.core.vocabulary import SPAN
from bannerhall.games.smallworld.actions import ALONE, GIVE_UP
from bannerhall.games.smallworld.clauses import NO_LEADER_IN_HAND, NOT_TO_GIVE_UP
from bannerhall.games.smallworld.components import ON_MAP, SLOTS
from bannerhall.games.smallworld.events import GAVE_UP, LED
from bannerhall.games.smallworld.layout import bar_brave, brave, fill_regions, leader_in_hand
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
    """A is the people, B why. Of Amazons the Leader may hold one region in place of a token
    [SMW-RACE-05] [SMW-RACE-06] [SMW-LEADER-17] [SMW-EXTRA-12]."""

    def fill(self, s: SmallWorld, f: i64, seat: i64, out: vec[i64], n: i64) -> i64:
        people = s.frames[f + A]
        mask = manned(s, people)
        n = fill_regions(GIVE_UP, mask, out, n)
        if s.frames[f + B] == FOR_AMAZONS and leader_in_hand(s, people):
            n = fill_regions(ALONE, mask & brave(s, people), out, n)
        return n

    def bar(self, s: SmallWorld, f: i64, seat: i64, action: i64) -> i64:
        people = s.frames[f + A]
        kind = action // SPAN * SPAN
        region = action - kind
        if kind == GIVE_UP:
            return 0 if manned(s, people) & BIT[region] != 0 else NOT_TO_GIVE_UP
        if kind != ALONE or s.frames[f + B] != FOR_AMAZONS:
            return OTHER_QUESTION
        if not leader_in_hand(s, people):
            return NO_LEADER_IN_HAND
        why = bar_brave(s, people, region)
        if why != 0:
            return why
        return 0 if manned(s, people) & BIT[region] != 0 else NOT_TO_GIVE_UP

    def resolve(self, s: SmallWorld, f: i64, seat: i64, action: i64) -> None:
        people = s.frames[f + A]
        s.done()
        if action // SPAN * SPAN == ALONE:
            stand_in(s, people, action - ALONE)
        else:
            give_up(s, people, action - GIVE_UP)

    def lapse(self, s: SmallWorld, f: i64, seat: i64) -> i64:
        return GIVE_UP + lowest(manned(s, s.frames[f + A]))
