"""The Fate deck: a draw is a decision of chance over the cards that are left [RUN-BAT-29] [RUN-SEA-09]."""

from __future__ import annotations

from typing import final

from librt.vecs import vec
from mypy_extensions import i64

from bannerhall.core.bits import BIT, count, lowest
from bannerhall.core.clauses import ALLOWED, OTHER_QUESTION
from bannerhall.core.events import ALL
from bannerhall.core.question import Question
from bannerhall.core.state import CHANCE
from bannerhall.games.runewars.rules import actions, clauses, events, questions
from bannerhall.games.runewars.rules.fate import ALL_FATES, DESTINY, FATES
from bannerhall.games.runewars.rules.state import Runewars


def fill_fates(s: Runewars, out: vec[i64], weights: vec[i64]) -> i64:
    """The outcomes of drawing one Fate card."""
    n: i64 = 0
    left = s.fate
    while left != 0:
        out[n] = actions.FATE + lowest(left)
        weights[n] = 1
        left &= left - 1
        n += 1
    return n


def take_fate(s: Runewars, card: i64) -> None:
    """A card has been drawn; the deck is shuffled as soon as it is empty, without the cards that are in use
    [RUN-BAT-29]."""
    s.fate &= ~BIT[card]
    if s.fate == 0:
        s.fate = s.fate_discard
        s.fate_discard = 0


def discard_fates(s: Runewars, cards: i64) -> None:
    """Cards that are no longer in use. If the deck ran out while they were, they are what is left of it."""
    s.fate_discard |= cards
    if s.fate == 0:
        s.fate = s.fate_discard
        s.fate_discard = 0


# --- A test: draw, choose one, apply its destiny symbol --------------------------------------------------------------


def begin_test(s: Runewars, seat: i64, number: i64) -> None:
    """Draw so many Fate cards, as far as there are any, and choose one: it is left in `test_result`, and the frame
    below goes on [RUN-QST-10] [RUN-NEU-03]."""
    in_reach = count(s.fate | s.fate_discard)
    s.test_result = 0
    s.test_cards = 0
    if number > in_reach:
        number = in_reach
    if number > 0:
        s.ask(questions.DRAW_FATES, CHANCE, seat, number)


def take_test_result(s: Runewars) -> i64:
    """The destiny symbol that was chosen, -1 if no card was drawn; the next test begins without it."""
    destiny = DESTINY[s.test_result - 1] if s.test_result != 0 else i64(-1)
    s.test_result = 0
    return destiny


@final
class DrawFates(Question[Runewars]):
    """Chance gives one Fate card after the other, for everybody to see [RUN-QST-10] [RUN-BAT-49]."""

    def outcomes(self, s: Runewars, f: i64, out: vec[i64], weights: vec[i64]) -> i64:
        return fill_fates(s, out, weights)

    def carry_out(self, s: Runewars, f: i64, seat: i64, action: i64) -> None:
        card = action - actions.FATE
        drawer = s.frames[f + questions.DRAW_FATES_SEAT]
        s.test_cards |= BIT[card]
        take_fate(s, card)
        if s.sink is not None:
            s.emit(events.FATE_DRAWN, drawer, card, 0, 0, ALL, 0)
        s.frames[f + questions.DRAW_FATES_LEFT] -= 1
        if s.frames[f + questions.DRAW_FATES_LEFT] == 0:
            s.end_frame()
            if s.test_cards & (s.test_cards - 1) == 0:
                choose(s, drawer, lowest(s.test_cards))
            else:
                s.ask(questions.CHOOSE_FATE, drawer)


def choose(s: Runewars, seat: i64, card: i64) -> None:
    """This card counts; all drawn ones are discarded."""
    s.test_result = card + 1
    discard_fates(s, s.test_cards)
    s.test_cards = 0
    if s.sink is not None:
        s.emit(events.FATE_CHOSEN, seat, card, DESTINY[card], 0, ALL, 0)


@final
class ChooseFate(Question[Runewars]):
    """Which of the drawn cards counts [RUN-QST-10] [RUN-NEU-03]."""

    def fill(self, s: Runewars, f: i64, seat: i64, out: vec[i64], n: i64) -> i64:
        left = s.test_cards
        while left != 0:
            out[n] = actions.CHOOSE_FATE + lowest(left)
            left &= left - 1
            n += 1
        return n

    def clause_against(self, s: Runewars, f: i64, seat: i64, action: i64) -> i64:
        card = action - actions.CHOOSE_FATE
        if card < 0 or card >= FATES:
            return OTHER_QUESTION
        return ALLOWED if (s.test_cards >> card) & 1 == 1 else clauses.NOT_DRAWN

    def carry_out(self, s: Runewars, f: i64, seat: i64, action: i64) -> None:
        s.end_frame()
        choose(s, seat, action - actions.CHOOSE_FATE)

    def lapse(self, s: Runewars, f: i64, seat: i64) -> i64:
        """The best symbol among the cards."""
        best = lowest(s.test_cards)
        left = s.test_cards & ALL_FATES
        while left != 0:
            if DESTINY[lowest(left)] > DESTINY[best]:
                best = lowest(left)
            left &= left - 1
        return actions.CHOOSE_FATE + best
