"""The answers a seat may give now, as a list to read and as words to type."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from bannerhall.core.errors import Unreadable
from bannerhall.core.state import CHANCE, Prompt, State
from bannerhall.core.vocabulary import SPAN, Kind
from bannerhall.terminal.speech import Speech

ASKED = 0  # it answers the question
ALSO = 1  # it answers a second question, asked at the same time
BESIDE = 2  # an interjection
SHORT = 24  # lines of a list before the rest is left to the command `options`


@dataclass(frozen=True)
class Offer:
    """One line: a single action, or the numbers of one kind from the first to the last."""

    first: int
    last: int
    group: int


def second_question(state: State, seat: int) -> Prompt | None:
    """What a seat that is busy aside is asked on the main stack at the same time."""
    top = state.top()
    if state.frame_asking(seat) == top or not state.asks(top, seat):
        return None
    return Prompt(state.rules.slug, state.rules.question_names[state.frames[top]], state.ask_facts(top, seat))


class Menu:
    """Lines are numbered, unless the question itself asks for a number: then a number is that number."""

    def __init__(self, state: State, seat: int, speech: Speech) -> None:
        self.speech = speech
        self.state, self.seat = state, seat
        self.vocabulary = state.rules.vocabulary
        self.legal = state.legal(seat)
        self.second = second_question(state, seat)
        asked = state.legal_actions(seat)
        at = self.legal.index(asked[0])
        also, beside = self.legal[:at], self.legal[at + len(asked) :]
        self.offers = [*self._grouped(asked, ASKED), *self._grouped(also, ALSO), *self._grouped(beside, BESIDE)]
        self.numbers = {self._kind(offer.first).name for offer in self.offers if self._counts(offer)}

    def _kind(self, action: int) -> Kind:
        return self.vocabulary.kinds[action // SPAN]

    def _counts(self, offer: Offer) -> bool:
        return offer.group == ASKED and self._kind(offer.first).numeric

    def _grouped(self, actions: list[int], group: int) -> Iterator[Offer]:
        first = last = -1
        for action in actions:
            if first >= 0 and action == last + 1 and action // SPAN == first // SPAN and self._kind(action).numeric:
                last = action
                continue
            if first >= 0:
                yield Offer(first, last, group)
            first = last = action
        if first >= 0:
            yield Offer(first, last, group)

    # --- Showing --------------------------------------------------------------------------------------------

    def lines(self, whole: bool = False) -> list[str]:
        """The whole list, or a short one: no more than fits, and of orders for later only that there are any."""
        shown: list[str] = []
        before = ASKED
        offers = self.offers if whole else [offer for offer in self.offers if not self._stands(offer)]
        most = len(offers) if whole else SHORT
        for number, offer in enumerate(offers, 1):
            if number > most:
                shown.append(self.speech.say("term-more", count=len(offers) - most))
                break
            if offer.group != before:
                shown.append(self._heading(offer.group))
                before = offer.group
            mark = "  " if self.numbers else f"{number:>3}. "
            shown.append(mark + self._text(offer))
        if len(offers) < len(self.offers):
            shown.append(self.speech.say("term-standing"))
        return shown

    def _stands(self, offer: Offer) -> bool:
        return offer.group == BESIDE and self._kind(offer.first).standing

    def _heading(self, group: int) -> str:
        if group == ALSO and self.second is not None:
            return self.speech.prompt(self.second)
        return self.speech.say("term-beside")

    def _text(self, offer: Offer) -> str:
        if offer.first == offer.last:
            return self.speech.option(self.state, self.seat, offer.first)
        low, high = (self._kind(action).show(action % SPAN) for action in (offer.first, offer.last))
        kind = self._kind(offer.first).name
        assert isinstance(low, int)
        assert isinstance(high, int)
        return self.speech.say("term-range", kind=kind, low=low, high=high)

    # --- Reading --------------------------------------------------------------------------------------------

    def read(self, text: str) -> int:
        """The action that was typed: a number of the list, its words, shortened words, or its sentence."""
        if text.isascii() and text.isdigit():
            return self._number(int(text[:9]))
        try:
            return self.vocabulary.parse(text, self.legal)
        except Unreadable as wrong:
            meant = self._sentences(text)
            if len(meant) == 1:
                return meant[0]
            if wrong.message != "unknown-kind":
                raise
            wanted = dict.fromkeys(self._kind(action).name for action in self.legal)
            raise Unreadable("unknown-answer", text=text, wanted=", ".join(wanted)) from None

    def _sentences(self, text: str) -> list[int]:
        """The actions whose sentences begin like this, in whatever language is spoken."""
        wanted = text.casefold()
        return [action for action in self.legal if self.speech.action(action).casefold().startswith(wanted)]

    def _number(self, number: int) -> int:
        if len(self.numbers) == 1:
            return self.vocabulary.make(next(iter(self.numbers)), number)
        if self.numbers:
            raise Unreadable("number-of-what", number=number, wanted=", ".join(sorted(self.numbers)))
        if not 1 <= number <= len(self.offers):
            raise Unreadable("no-such-line", number=number, most=len(self.offers))
        offer = self.offers[number - 1]
        if offer.first != offer.last:
            raise Unreadable("number-of-what", number=number, wanted=self._kind(offer.first).name)
        return offer.first


class OpenMenu(Menu):
    """The answers to one question alone, of a seat or of chance, and nothing of what a seat may do beside it."""

    def __init__(self, state: State, seat: int, speech: Speech) -> None:
        self.speech = speech
        self.state, self.seat = state, seat
        self.vocabulary = state.rules.vocabulary
        self.second = None
        self.legal = state.legal(CHANCE) if seat == CHANCE else state.legal_actions(seat)
        self.offers = list(self._grouped(self.legal, ASKED))
        self.numbers = {self._kind(offer.first).name for offer in self.offers if self._counts(offer)}

    def _text(self, offer: Offer) -> str:
        if self.seat == CHANCE and offer.first == offer.last:
            return self.speech.offer(offer.first)
        return super()._text(offer)
