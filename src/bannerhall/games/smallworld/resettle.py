"""Withdrawn tokens are put back by their owners at the end of the conqueror's turn."""

from __future__ import annotations

from typing import final

from librt.vecs import vec
from mypy_extensions import i64

from bannerhall.core.bits import lowest
from bannerhall.core.state import PROCEEDS, WHO, A
from bannerhall.core.tables import OTHER_QUESTION
from bannerhall.core.vocabulary import SPAN
from bannerhall.games.smallworld.actions import CAMP, DEPLOY, LEAD, RESETTLE_FRAME, REST
from bannerhall.games.smallworld.clauses import NO_LEADER_IN_HAND, NOT_HELD, TOKENS_LEFT, WITHDRAWN_LEFT, WITHDRAWN_STAY
from bannerhall.games.smallworld.components import ACTIVE, ASK_LAYOUT, EVEN, NONE, PIXIES, SLOTS
from bannerhall.games.smallworld.income import rich_by_power, rich_by_race
from bannerhall.games.smallworld.layout import (
    bar_brave,
    bar_camp,
    bar_tokens,
    brave,
    camp,
    deploy,
    fill_regions,
    fill_tokens,
    has_camps,
    keep_off,
    lead,
    leader_in_hand,
    place_all_in,
    single,
)
from bannerhall.games.smallworld.price import strength
from bannerhall.games.smallworld.state import Decision, SmallWorld


def ask_next(s: SmallWorld) -> bool:
    """Ask the next player who has something to put back, clockwise from the active one, race by race; false when all is
    done. The active player comes last, with Ghouls in decline that the active race has driven out
    [SMW-LOSS-02] [SMW-LOSS-03] [SMW-LOSS-07] [SMW-RACE-18] [SMW-TURN-11]."""
    seat = s.active
    for _ in range(s.seats):
        seat += 1
        if seat == s.seats:
            seat = 0
        for slot in range(SLOTS):
            people = seat * SLOTS + slot
            if s.race[people] != NONE and pending(s, people):
                s.ask(RESETTLE_FRAME, PROCEEDS, people)
                return True
    return False


def pending(s: SmallWorld, people: i64) -> bool:
    """Whether the people has something to put back and somewhere to put it."""
    if leader_in_hand(s, people) and brave(s, people) == 0:
        keep_off(s, people)
    if s.held[people] == 0:
        return False
    if s.race[people] == PIXIES and people % SLOTS == ACTIVE:  # [SMW-EXTRA-09]
        s.reserve[people // SLOTS] += s.hand[people]
        s.hand[people] = 0
    return s.hand[people] != 0 or leader_in_hand(s, people) or has_camps(s, people)


@final
class Resettle(Decision):
    """A is the people. Everything that was withdrawn goes back on the map, nothing else moves
    [SMW-LOSS-02] [SMW-LOSS-08] [SMW-LOSS-09] [SMW-CONQ-20] [SMW-LEADER-28]."""

    def proceed(self, s: SmallWorld, f: i64) -> None:
        people = s.frames[f + A]
        seat = people // SLOTS
        # With a single region first of all: nobody may see by the log whether there is a standing answer.
        if single(s.held[people]):
            place_all_in(s, people, lowest(s.held[people]))
        if s.layout_order[seat] != ASK_LAYOUT:
            lay_out_by_order(s, people, s.layout_order[seat])
        if pending(s, people):
            s.frames[f + WHO] = seat
        else:
            s.done()

    def fill(self, s: SmallWorld, f: i64, seat: i64, out: vec[i64], n: i64) -> i64:
        people = s.frames[f + A]
        n = fill_tokens(s, people, out, n)
        if leader_in_hand(s, people):
            n = fill_regions(LEAD, brave(s, people), out, n)
        return fill_regions(CAMP, s.held[people], out, n) if has_camps(s, people) else n

    def bar(self, s: SmallWorld, f: i64, seat: i64, action: i64) -> i64:
        people = s.frames[f + A]
        kind = action // SPAN * SPAN
        region = action - kind
        if kind == DEPLOY or kind == REST:
            why = bar_tokens(s, people, kind, region)
            if why == TOKENS_LEFT:
                return WITHDRAWN_LEFT
        elif kind == LEAD:
            why = bar_brave(s, people, region) if leader_in_hand(s, people) else NO_LEADER_IN_HAND
        elif kind == CAMP:
            why = bar_camp(s, people, region)
        else:
            return OTHER_QUESTION
        return WITHDRAWN_STAY if why == NOT_HELD else why

    def resolve(self, s: SmallWorld, f: i64, seat: i64, action: i64) -> None:
        people = s.frames[f + A]
        kind = action // SPAN * SPAN
        region = action - kind
        if kind == DEPLOY:
            deploy(s, people, region, 1)
        elif kind == REST:
            deploy(s, people, region, s.hand[people])
        elif kind == LEAD:
            lead(s, people, region)
        else:
            camp(s, people, region)
        s.frames[f + WHO] = PROCEEDS

    def lapse(self, s: SmallWorld, f: i64, seat: i64) -> i64:
        out = vec[i64]([0] * s.room())
        self.fill(s, f, seat, out, 0)
        return out[0]


# --- Standing answers ------------------------------------------------------------------------------------------------


def lay_out_by_order(s: SmallWorld, people: i64, order: i64) -> None:
    """By a standing answer: evenly, or all into the region worth most; the Leader goes where he is best guarded
    [SMW-VAR-04]."""
    if leader_in_hand(s, people):
        lead(s, people, strongest(s, brave(s, people)))
    while s.hand[people] != 0:
        deploy(s, people, chosen(s, people, order), 1)
    while has_camps(s, people):
        camp(s, people, chosen(s, people, order))


def chosen(s: SmallWorld, people: i64, order: i64) -> i64:
    return weakest(s, s.held[people]) if order == EVEN else strongest(s, worth_most(s, people))


def worth_most(s: SmallWorld, people: i64) -> i64:
    """The regions that bring the most coins."""
    by_race = rich_by_race(s, people)
    by_power = rich_by_power(s, people)
    if by_race & by_power != 0:
        return by_race & by_power
    return by_race | by_power if by_race | by_power != 0 else s.held[people]


def weakest(s: SmallWorld, mask: i64) -> i64:
    best = lowest(mask)
    while mask != 0:
        region = lowest(mask)
        mask &= mask - 1
        if strength(s, region) < strength(s, best):
            best = region
    return best


def strongest(s: SmallWorld, mask: i64) -> i64:
    best = lowest(mask)
    while mask != 0:
        region = lowest(mask)
        mask &= mask - 1
        if strength(s, region) > strength(s, best):
            best = region
    return best
