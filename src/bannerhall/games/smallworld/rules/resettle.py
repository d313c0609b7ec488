"""Withdrawn tokens are put back by their owners at the end of the conqueror's turn."""

from __future__ import annotations

from typing import final

from librt.vecs import vec
from mypy_extensions import i64

from bannerhall.core.bits import lowest
from bannerhall.core.clauses import OTHER_QUESTION
from bannerhall.core.question import Question
from bannerhall.core.state import PROCEEDS, WHO
from bannerhall.core.vocabulary import SPAN
from bannerhall.games.smallworld.rules import actions, clauses, questions, races
from bannerhall.games.smallworld.rules.asking import misfit, next_step
from bannerhall.games.smallworld.rules.components import ACTIVE, ASK_LAYOUT, EVEN, NONE, SLOTS
from bannerhall.games.smallworld.rules.income import rich_by_power, rich_by_race
from bannerhall.games.smallworld.rules.layout import (
    brave,
    camp,
    clause_against_brave,
    clause_against_camp,
    clause_against_tokens,
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
from bannerhall.games.smallworld.rules.price import strength
from bannerhall.games.smallworld.rules.state import SmallWorld


def ask_next(s: SmallWorld) -> bool:
    """Ask the next player who has something to put back, clockwise from the active one, race by race; false when all is
    done. The active player comes last, with Ghouls in decline that the active race has driven out
    [SMW-LOSS-02] [SMW-LOSS-03] [SMW-LOSS-07] [SMW-RACE-18] [SMW-TURN-11]."""
    seat = s.active
    for _time in range(s.seats):
        seat += 1
        if seat == s.seats:
            seat = 0
        for slot in range(SLOTS):
            people = seat * SLOTS + slot
            if s.race[people] != NONE and pending(s, people):
                s.ask(questions.RESETTLE, PROCEEDS, people)
                return True
    return False


def pending(s: SmallWorld, people: i64) -> bool:
    """Whether the people has something to put back and somewhere to put it."""
    if leader_in_hand(s, people) and brave(s, people) == 0:
        keep_off(s, people)
    if s.held[people] == 0:
        return False
    if s.race[people] == races.PIXIES and people % SLOTS == ACTIVE:  # [SMW-EXTRA-09]
        s.reserve[people // SLOTS] += s.hand[people]
        s.hand[people] = 0
    return s.hand[people] != 0 or leader_in_hand(s, people) or has_camps(s, people)


@final
class Resettle(Question[SmallWorld]):
    """Everything that was withdrawn goes back on the map, nothing else moves
    [SMW-LOSS-02] [SMW-LOSS-08] [SMW-LOSS-09] [SMW-CONQ-20] [SMW-LEADER-28]."""

    def proceed(self, s: SmallWorld, f: i64) -> None:
        people = s.frames[f + questions.RESETTLE_PEOPLE]
        seat = people // SLOTS
        # With a single region first of all: nobody may see by the log whether there is a standing answer.
        if single(s.held[people]):
            place_all_in(s, people, lowest(s.held[people]))
        if s.layout_order[seat] != ASK_LAYOUT:
            lay_out_by_order(s, people, s.layout_order[seat])
        if pending(s, people):
            s.frames[f + WHO] = seat
        else:
            s.end_frame()

    def fill(self, s: SmallWorld, f: i64, seat: i64, out: vec[i64], n: i64) -> i64:
        people = s.frames[f + questions.RESETTLE_PEOPLE]
        n = fill_tokens(s, people, out, n)
        if leader_in_hand(s, people):
            n = fill_regions(actions.LEAD, brave(s, people), out, n)
        return fill_regions(actions.CAMP, s.held[people], out, n) if has_camps(s, people) else n

    def clause_against(self, s: SmallWorld, f: i64, seat: i64, action: i64) -> i64:
        people = s.frames[f + questions.RESETTLE_PEOPLE]
        kind = action // SPAN * SPAN
        region = action - kind
        if kind == actions.DEPLOY or kind == actions.REST:
            why = clause_against_tokens(s, people, kind, region)
            if why == clauses.TOKENS_LEFT:
                return clauses.WITHDRAWN_LEFT
        elif kind == actions.LEAD:
            why = clause_against_brave(s, people, region) if leader_in_hand(s, people) else clauses.NO_LEADER_IN_HAND
        elif kind == actions.CAMP:
            why = clause_against_camp(s, people, region)
        else:
            return OTHER_QUESTION
        return clauses.WITHDRAWN_STAY if why == clauses.NOT_HELD else why

    def carry_out(self, s: SmallWorld, f: i64, seat: i64, action: i64) -> None:
        people = s.frames[f + questions.RESETTLE_PEOPLE]
        kind = action // SPAN * SPAN
        region = action - kind
        if kind == actions.DEPLOY:
            deploy(s, people, region, 1)
        elif kind == actions.REST:
            deploy(s, people, region, s.hand[people])
        elif kind == actions.LEAD:
            lead(s, people, region)
        else:
            camp(s, people, region)
        s.frames[f + WHO] = PROCEEDS

    def lapse(self, s: SmallWorld, f: i64, seat: i64) -> i64:
        out = vec[i64]([0] * s.max_actions())
        self.fill(s, f, seat, out, 0)
        return out[0]

    def invariants(self, s: SmallWorld, f: i64) -> list[str]:
        people = s.frames[f + questions.RESETTLE_PEOPLE]
        owner = people // SLOTS
        asks = s.frames[f + WHO] == PROCEEDS or s.frames[f + WHO] == owner
        drawn_back = s.race[people] != NONE and s.held[people] != 0 and people != s.people(s.active)
        return misfit(s, f, asks, drawn_back, next_step(s) == questions.WITHDRAWN)


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
