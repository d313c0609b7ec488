"""Ball Lightning and Rain Fire: abilities whose user decides something before anybody is hit."""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from bannerhall.core.clauses import ALLOWED, OTHER_QUESTION
from bannerhall.core.events import ALL
from bannerhall.core.question import Question
from bannerhall.games.runewars.rules import (
    actions,
    aims,
    clauses,
    development_cards,
    drawing,
    events,
    losses,
    questions,
    tactics,
    troops,
)
from bannerhall.games.runewars.rules.state import Runewars
from bannerhall.games.runewars.rules.units import RECTANGLE, TRIANGLE

ON_TRIANGLES: Final[i64] = 0


def ball_lightning(s: Runewars, side: i64, stage: i64) -> None:
    """A Tactics card for 3 damage, or none for 1; Journeyman Wizards may take it back [RUN-TAC-09] [RUN-DCRD-07]."""
    seat = troops.seat_of(s, side)
    spent = s.tally - 1
    if stage == 1:
        s.tally = 0
        if spent >= 0 and troops.has_card(s, side, development_cards.DAQAN_JOURNEYMEN):
            s.ask(questions.CARD_BACK, seat, spent)
    elif s.cards_in_hand(seat) != 0:
        s.ask(questions.SPEND_CARD, seat, side)
    else:
        losses.deal_damage(s, 1 - side, 1)


@final
class SpendCard(Question[Runewars]):
    """Novice Wizard: which Tactics card is discarded, one of this season too, or none [RUN-TAC-09] [RUN-CARD-03]."""

    def fill(self, s: Runewars, f: i64, seat: i64, out: vec[i64], n: i64) -> i64:
        out[n] = actions.HIT_INSTEAD
        n += 1
        for card in range(tactics.KINDS):
            if s.hand[seat * tactics.KINDS + card] != 0:
                out[n] = actions.SPEND_CARD + card
                n += 1
        return n

    def clause_against(self, s: Runewars, f: i64, seat: i64, action: i64) -> i64:
        if action == actions.HIT_INSTEAD:
            return ALLOWED
        card = action - actions.SPEND_CARD
        if card < 0 or card >= tactics.KINDS:
            return OTHER_QUESTION
        return ALLOWED if s.hand[seat * tactics.KINDS + card] != 0 else clauses.NOT_IN_HAND

    def carry_out(self, s: Runewars, f: i64, seat: i64, action: i64) -> None:
        side = s.frames[f + questions.SPEND_CARD_SIDE]
        s.end_frame()
        if action == actions.HIT_INSTEAD:
            losses.deal_damage(s, 1 - side, 1)
            return
        card = action - actions.SPEND_CARD
        drawing.give_up(s, seat, card)
        s.tally = card + 1
        if s.sink is not None:
            s.emit(events.DISCARDED, seat, card, 0, 0, ALL, 0)
        aims.aim(s, 1 - side, aims.BALL_LIGHTNING)

    def lapse(self, s: Runewars, f: i64, seat: i64) -> i64:
        return actions.HIT_INSTEAD


@final
class CardBack(Question[Runewars]):
    """Journeyman Wizards: whether the discarded card comes back to hand; it has not been drawn [RUN-DCRD-07]
    [RUN-DCRD-08]."""

    def fill(self, s: Runewars, f: i64, seat: i64, out: vec[i64], n: i64) -> i64:
        out[n] = actions.TAKE_CARD_BACK
        out[n + 1] = actions.GO_ON
        return n + 2

    def clause_against(self, s: Runewars, f: i64, seat: i64, action: i64) -> i64:
        return ALLOWED if action == actions.TAKE_CARD_BACK or action == actions.GO_ON else OTHER_QUESTION

    def carry_out(self, s: Runewars, f: i64, seat: i64, action: i64) -> None:
        card = s.frames[f + questions.CARD_BACK_CARD]
        s.end_frame()
        if action == actions.TAKE_CARD_BACK:
            s.set_tactics_discard(card, s.tactics_discard[card] - 1)
            at = seat * tactics.KINDS + card
            s.set_hand(at, s.hand[at] + 1)
            drawing.show_card(s, seat, card)
            if s.sink is not None:
                s.emit(events.TAKEN_BACK, seat, card, 0, 0, ALL, 0)

    def lapse(self, s: Runewars, f: i64, seat: i64) -> i64:
        return actions.TAKE_CARD_BACK


@final
class RainFire(Question[Runewars]):
    """Hellfire: whether triangles or a rectangle burn, where both can be met in full [RUN-BAT-28]."""

    def fill(self, s: Runewars, f: i64, seat: i64, out: vec[i64], n: i64) -> i64:
        out[n] = actions.RAIN_ON
        out[n + 1] = actions.RAIN_ON + 1
        return n + 2

    def clause_against(self, s: Runewars, f: i64, seat: i64, action: i64) -> i64:
        return ALLOWED if actions.RAIN_ON <= action <= actions.RAIN_ON + 1 else OTHER_QUESTION

    def carry_out(self, s: Runewars, f: i64, seat: i64, action: i64) -> None:
        side = s.frames[f + questions.RAIN_FIRE_SIDE]
        s.end_frame()
        shape = TRIANGLE if action - actions.RAIN_ON == ON_TRIANGLES else RECTANGLE
        losses.lose_units(s, 1 - side, 2, losses.RAIN, shape + 1)

    def lapse(self, s: Runewars, f: i64, seat: i64) -> i64:
        return actions.RAIN_ON
