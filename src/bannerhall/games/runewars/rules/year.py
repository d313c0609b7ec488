"""The year: season card, what the season brings, orders in secret, turns in play order [RUN-SEA-01] [RUN-GOAL-04]."""

from __future__ import annotations

from typing import final

from librt.vecs import vec
from mypy_extensions import i64

from bannerhall.core.bits import BIT, lowest
from bannerhall.core.clauses import ALLOWED, OTHER_QUESTION
from bannerhall.core.events import ALL
from bannerhall.core.question import Question
from bannerhall.core.state import CHANCE, PROCEEDS, secret_to
from bannerhall.games.runewars.rules import (
    actions,
    armies,
    claims,
    clauses,
    completion,
    control,
    events,
    questions,
    season_effects,
    seasons,
    windows,
    winning,
)
from bannerhall.games.runewars.rules.components import ALL_PLAYERS, ORDERS
from bannerhall.games.runewars.rules.season_cards import CARDS, SEASON, WINTER
from bannerhall.games.runewars.rules.state import NO_FRESH, Runewars


@final
class Year(Question[Runewars]):
    """Lies at the bottom of the stack, asks nobody, and knows which step of the season comes next [RUN-SEA-01]."""

    def proceed(self, s: Runewars, f: i64) -> None:
        armies.settle_all(s)
        if completion.is_over(s):
            return
        step = s.frames[f + questions.YEAR_NEXT]
        if step == questions.Y_CLAIMS:
            next_step(s, f, questions.Y_CARD)
            claims.check(s)
        elif step == questions.Y_CARD:
            next_step(s, f, questions.Y_EFFECT)
            draw_season_card(s)
        elif step == questions.Y_EFFECT:
            next_step(s, f, questions.Y_SECONDARY)
            season_effects.begin(s)
        elif step == questions.Y_SECONDARY:
            seasons.carry_on_secondary(s, f)
        elif step == questions.Y_ORDERS:
            next_step(s, f, questions.Y_REVEAL)
            s.ask_several(questions.CHOOSE_ORDER, s.playing)
        elif step == questions.Y_REVEAL:
            next_step(s, f, questions.Y_TURNS)
            reveal_orders(s)
            windows.open_orders(s)
        elif step == questions.Y_TURNS:
            next_turn(s, f)
        else:
            end_season(s, f)


def next_step(s: Runewars, f: i64, step: i64) -> None:
    s.frames[f + questions.YEAR_NEXT] = step
    s.frames[f + questions.YEAR_SERVED] = 0


def draw_season_card(s: Runewars) -> None:
    """The first player draws; an empty deck is shuffled again [RUN-SEA-02] [RUN-SEA-15]."""
    if deck_of(s, s.season_deck) == 0:
        again = deck_of(s, s.season_discard)
        s.season_deck |= again
        s.season_discard &= ~again
    s.ask(questions.SEASON_CARD, CHANCE)


def deck_of(s: Runewars, cards: i64) -> i64:
    """Those cards that belong to the current season."""
    mask: i64 = 0
    for card in range(CARDS):
        if SEASON[card] == s.season and (cards >> card) & 1 == 1:
            mask |= BIT[card]
    return mask


@final
class SeasonCard(Question[Runewars]):
    """Chance turns up a card of the current season's deck [RUN-SEA-02] [RUN-SEA-04]."""

    def outcomes(self, s: Runewars, f: i64, out: vec[i64], weights: vec[i64]) -> i64:
        n: i64 = 0
        left = deck_of(s, s.season_deck)
        while left != 0:
            out[n] = actions.SEASON + lowest(left)
            weights[n] = 1
            left &= left - 1
            n += 1
        return n

    def carry_out(self, s: Runewars, f: i64, seat: i64, action: i64) -> None:
        card = action - actions.SEASON
        s.end_frame()
        s.season_deck &= ~BIT[card]
        s.season_discard |= BIT[card]
        s.card = card + 1
        if s.sink is not None:
            s.emit(events.SEASON_CARD, s.season, card, 0, 0, ALL, 0)
        seasons.pay_council(s, card)


@final
class ChooseOrder(Question[Runewars]):
    """Everybody chooses an Order card from hand in secret; the last choice reveals them [RUN-ORD-01] [RUN-ORD-02]."""

    def fill(self, s: Runewars, f: i64, seat: i64, out: vec[i64], n: i64) -> i64:
        for order in range(len(ORDERS)):
            if self.clause_against(s, f, seat, actions.ORDER + order) == ALLOWED:
                out[n] = actions.ORDER + order
                n += 1
        return n

    def clause_against(self, s: Runewars, f: i64, seat: i64, action: i64) -> i64:
        order = action - actions.ORDER
        if order < 0 or order >= len(ORDERS):
            return OTHER_QUESTION
        if order == 0 and s.bow == 0:
            return clauses.NO_GARRISON
        return clauses.NO_ORDER_IN_HAND if (s.used[seat] >> order) & 1 == 1 else ALLOWED

    def carry_out(self, s: Runewars, f: i64, seat: i64, action: i64) -> None:
        s.set_chosen(seat, action - actions.ORDER + 1)
        s.answered(f, seat)

    def proceed(self, s: Runewars, f: i64) -> None:
        s.end_frame()

    def audience(self, s: Runewars, f: i64, seat: i64, action: i64) -> i64:
        return secret_to(BIT[seat])

    def lapse(self, s: Runewars, f: i64, seat: i64) -> i64:
        """Harvest, or else the highest card that is left."""
        order: i64 = len(ORDERS) - 1
        while order > 0 and (s.used[seat] >> order) & 1 == 1:
            order -= 1
        return actions.ORDER + order


def reveal_orders(s: Runewars) -> None:
    """All chosen cards are turned up at once [RUN-ORD-02] [RUN-ORD-03]."""
    for seat in range(s.seats):
        if s.chosen[seat] == 0:
            continue
        s.set_order(seat, s.chosen[seat])
        s.used[seat] |= BIT[s.chosen[seat] - 1]
        s.set_chosen(seat, 0)
        if s.sink is not None:
            s.emit(events.REVEALED, seat, s.order[seat] - 1, 0, 0, ALL, 0)


def next_turn(s: Runewars, f: i64) -> None:
    """Turns in play order, the lowest Order card first [RUN-ORD-02] [RUN-TERM-15]."""
    left = s.playing & ~s.frames[f + questions.YEAR_SERVED]
    s.turn_of = 0
    if left == 0:
        next_step(s, f, questions.Y_END)
        return
    seat = control.next_in_order(s, left)
    s.frames[f + questions.YEAR_SERVED] |= BIT[seat]
    s.turn_of = seat + 1
    s.fought = 0
    s.over_mountains = 0
    s.forced = 0
    s.promoted = 0
    s.ask(questions.TURN, PROCEEDS, questions.T_BEFORE, seat, s.order[seat] - 1)
    if s.sink is not None:
        s.emit(events.TURN, seat, s.order[seat] - 1, 0, 0, ALL, 0)


def end_season(s: Runewars, f: i64) -> None:
    """What lasted for the season ends; after winter the next year begins, or the game is over [RUN-CARD-06]
    [RUN-GOAL-02] [RUN-GOAL-03] [RUN-WIN-01]."""
    s.weather = 0
    s.may_march = ALL_PLAYERS
    s.ice_walkers = 0
    s.no_bonus = 0
    s.card = 0
    s.fresh = NO_FRESH
    next_step(s, f, questions.Y_CLAIMS)
    if s.season < WINTER:
        s.season += 1
        return
    if s.year == winning.last_year(s):
        winning.finish(s)
        return
    s.season = 0
    begin_year(s)


def begin_year(s: Runewars) -> None:
    """What is counted by the year begins anew [RUN-OBJ-04]."""
    s.year += 1
    s.held_off = 0
    s.led_to_victory = 0
    for seat in range(s.seats):
        s.set_damaged_this_year(seat, 0)
        s.set_destroyed_this_year(seat, 0)
    if s.sink is not None:
        s.emit(events.YEAR, s.year, 0, 0, 0, ALL, 0)
