"""The text of a Season card: the Guildmaster's shield, the bid, then what the card says [RUN-SEA-02] [RUN-SEA-03]."""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from bannerhall.core.bits import BIT
from bannerhall.core.clauses import ALLOWED, OTHER_QUESTION
from bannerhall.core.events import ALL
from bannerhall.core.question import Question
from bannerhall.core.state import PROCEEDS
from bannerhall.games.runewars.rules import (
    actions,
    bids,
    completion,
    control,
    events,
    questions,
    season_fall,
    season_losses,
    season_spring,
    season_summer,
    season_winter,
)
from bannerhall.games.runewars.rules import season_cards as card_of
from bannerhall.games.runewars.rules.components import GUILDMASTER, NO_SEAT
from bannerhall.games.runewars.rules.season_cards import FALL, SEASON, SPRING, SUMMER
from bannerhall.games.runewars.rules.state import Runewars

IN_ORDER: Final = vec[i64]([
    0, 0, 1, 0, 1, 0, 0, 0, 1, 0, 1, 1, 1, 1, 1, 0, 0, 1, 0, 0, 1, 1,
    0, 0, 1, 1, 0, 0, 1, 1, 1, 0, 0, 0, 1, 0, 0, 0, 0, 0, 1, 0, 0, 1,
])  # fmt: skip # one player after the other chooses, by card


def begin(s: Runewars) -> None:
    """The primary ability of the card of this season [RUN-SEA-02]."""
    s.ask(questions.SEASON_EFFECT, PROCEEDS, questions.S_SHIELD)


def guild(s: Runewars) -> i64:
    """Who leads the Guild of Merchants, or NO_SEAT."""
    return s.title[GUILDMASTER] - 1


@final
class SeasonEffect(Question[Runewars]):
    """Asks nobody and knows what comes next. What a card does is complete after each step: then somebody may have won,
    or be out of the game [RUN-WIN-06] [RUN-ELIM-01]."""

    def proceed(self, s: Runewars, f: i64) -> None:
        if completion.is_over(s):
            return
        step = s.frames[f + questions.SEASON_NEXT]
        if step == questions.S_SHIELD:
            s.frames[f + questions.SEASON_NEXT] = questions.S_BID
            offer_shield(s)
        elif step == questions.S_BID:
            s.frames[f + questions.SEASON_NEXT] = questions.S_EFFECT
            if card_of.IS_BID[s.card - 1] == 1:
                bids.begin(s, last_step(s.card - 1))
        elif step == questions.S_EFFECT:
            carry_on(s, f)
        else:
            s.end_frame()


def last_step(card: i64) -> i64:
    """What a card needs to know of the bids: Stormy Weather does not break ties, few cards look at the lowest bid."""
    if card == card_of.STORMY_WEATHER:
        return questions.A_BIDS
    if card == card_of.POWER_FOR_THE_PIOUS or card == card_of.MASTERS_OF_THE_ARCANE or card == card_of.THE_LONG_NIGHT:
        return questions.A_LOWEST
    return questions.A_HIGHEST


def carry_on(s: Runewars, f: i64) -> None:
    """The text itself: at once, or for one player after the other in play order [RUN-SEA-03] [RUN-CARD-07]."""
    card = s.card - 1
    shielded = guild(s) if s.frames[f + questions.SEASON_SHIELD] == 1 else NO_SEAT
    if IN_ORDER[card] == 0:
        s.frames[f + questions.SEASON_NEXT] = questions.S_END
        at_once(s, card, shielded)
        return
    left = s.playing & ~s.frames[f + questions.SEASON_SERVED]
    if left == 0:
        s.end_frame()
        return
    seat = control.next_in_order(s, left)
    s.frames[f + questions.SEASON_SERVED] |= BIT[seat]
    if seat == shielded:
        season_losses.for_shielded(s, card, seat)
    else:
        for_player(s, card, seat)


def at_once(s: Runewars, card: i64, shielded: i64) -> None:
    if card_of.IS_LOSS[card] == 1:
        season_losses.at_once(s, card, shielded)
    elif SEASON[card] == SPRING:
        season_spring.at_once(s, card)
    elif SEASON[card] == SUMMER:
        season_summer.at_once(s, card)
    elif SEASON[card] == FALL:
        season_fall.at_once(s, card)
    else:
        season_winter.at_once(s, card)


def for_player(s: Runewars, card: i64, seat: i64) -> None:
    if card_of.IS_LOSS[card] == 1:
        season_losses.for_player(s, card, seat)
    elif SEASON[card] == SPRING:
        season_spring.for_player(s, card, seat)
    elif SEASON[card] == SUMMER:
        season_summer.for_player(s, card, seat)
    elif SEASON[card] == FALL:
        season_fall.for_player(s, card, seat)
    else:
        season_winter.for_player(s, card, seat)


# --- The Guildmaster of Merchants ------------------------------------------------------------------------------------


def offer_shield(s: Runewars) -> None:
    """The Guildmaster may ignore what the card would take from their dials [RUN-GLD-03] [RUN-TITLE-08]."""
    seat = guild(s)
    if seat >= 0 and (s.playing >> seat) & 1 == 1 and season_losses.threatens(s, seat, s.card - 1):
        s.ask(questions.SHIELD, seat)


@final
class Shield(Question[Runewars]):
    """Ignore the loss, or not [RUN-GLD-03]."""

    def fill(self, s: Runewars, f: i64, seat: i64, out: vec[i64], n: i64) -> i64:
        out[n] = actions.AGREE
        out[n + 1] = actions.DECLINE
        return n + 2

    def clause_against(self, s: Runewars, f: i64, seat: i64, action: i64) -> i64:
        return ALLOWED if action == actions.AGREE or action == actions.DECLINE else OTHER_QUESTION

    def carry_out(self, s: Runewars, f: i64, seat: i64, action: i64) -> None:
        s.end_frame()
        if action == actions.AGREE:
            s.frames[s.top() + questions.SEASON_SHIELD] = 1
            if s.sink is not None:
                s.emit(events.LOSS_IGNORED, seat, 0, 0, 0, ALL, 0)

    def lapse(self, s: Runewars, f: i64, seat: i64) -> i64:
        return actions.AGREE
