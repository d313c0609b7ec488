"""Seals: a card usable at any time, in a window that asks or as an interjection; it shows the uppermost card."""

from __future__ import annotations

from typing import final

from librt.vecs import vec
from mypy_extensions import i64

from bannerhall.core.bits import BIT
from bannerhall.core.clauses import ALLOWED, OTHER_QUESTION
from bannerhall.core.events import ALL
from bannerhall.core.frames import BEGAN_WITH
from bannerhall.core.question import Question
from bannerhall.core.state import CHANCE, KIND, secret_to
from bannerhall.games.sealed.rules import actions, clauses, events, questions
from bannerhall.games.sealed.rules.components import HAND, SEAL
from bannerhall.games.sealed.rules.state import Sealed


def clause_against_seal(s: Sealed, seat: i64) -> i64:
    """Breaking needs a seal in hand and a card to look at [SLD-SEAL-02] [SLD-SEAL-04]."""
    if s.find(seat, SEAL) < 0:
        return clauses.NO_SEAL
    return clauses.NO_CARD_TO_SEE if s.deck.size() == 0 else ALLOWED


def break_seal(s: Sealed, seat: i64) -> None:
    """Discard a seal openly and look at the uppermost card in secret [SLD-SEAL-01]."""
    discard_slot(s, seat, s.find(seat, SEAL))
    if s.sink is not None:
        s.emit(events.BROKE, seat, 0, 0, 0, ALL, 0)
    if s.deck.open():
        s.ask(questions.PEEK, CHANCE, seat)
        return
    if s.deck.show_top(BIT[seat]):
        s.reveal()
    if s.sink is not None:
        s.emit(events.LOOKED, seat, s.deck.top_card(), 0, 0, BIT[seat], events.CARD_SECRET)


def discard_slot(s: Sealed, seat: i64, slot: i64) -> None:
    """Discard a card from a hand; the later ones move up, and a pledge follows its card [SLD-DESK-05]."""
    first = seat * HAND
    s.discards[s.cards[first + slot]] += 1
    last = s.held[seat] - 1
    for i in range(slot, last):
        s.cards[first + i] = s.cards[first + i + 1]
        s.known[first + i] = s.known[first + i + 1]
    s.cards[first + last] = 0
    s.known[first + last] = 0
    s.held[seat] = last
    pledged = s.pledge[seat] - 1
    if pledged == slot:
        s.pledge[seat] = 0
    elif pledged > slot:
        s.pledge[seat] = pledged


@final
class Window(Question[Sealed]):
    """Before the auctioneer decides, every seat with a card is asked once [SLD-SEAL-03]."""

    def fill(self, s: Sealed, f: i64, seat: i64, out: vec[i64], n: i64) -> i64:
        out[n] = actions.PASS
        n += 1
        if clause_against_seal(s, seat) == 0:
            out[n] = actions.BREAK
            n += 1
        return n

    def clause_against(self, s: Sealed, f: i64, seat: i64, action: i64) -> i64:
        if action == actions.BREAK:
            return clause_against_seal(s, seat)
        return ALLOWED if action == actions.PASS else OTHER_QUESTION

    def carry_out(self, s: Sealed, f: i64, seat: i64, action: i64) -> None:
        s.next_in_window(f)
        if action == actions.BREAK:
            break_seal(s, seat)

    def lapse(self, s: Sealed, f: i64, seat: i64) -> i64:
        return actions.PASS

    def invariants(self, s: Sealed, f: i64) -> list[str]:
        return [] if s.frames[f + BEGAN_WITH] == s.auctioneer else ["the window does not begin with the auctioneer"]


@final
class Aside(Question[Sealed]):
    """A seal may also be broken unasked, between two answers of others [SLD-SEAL-01]."""

    def fill(self, s: Sealed, f: i64, seat: i64, out: vec[i64], n: i64) -> i64:
        if clause_against_seal(s, seat) == 0 and not in_window(s, seat):
            out[n] = actions.BREAK
            n += 1
        return n

    def clause_against(self, s: Sealed, f: i64, seat: i64, action: i64) -> i64:
        return clause_against_seal(s, seat) if action == actions.BREAK else OTHER_QUESTION

    def carry_out(self, s: Sealed, f: i64, seat: i64, action: i64) -> None:
        break_seal(s, seat)


def in_window(s: Sealed, seat: i64) -> bool:
    """Whether the seat is being asked for its seal just now: then it needs no interjection."""
    top = s.top()
    return s.frames[top + KIND] == questions.WINDOW and s.asks(top, seat)


@final
class Peek(Question[Sealed]):
    """Chance decides what the looker sees on top of the deck [SLD-SEAL-01]."""

    def outcomes(self, s: Sealed, f: i64, out: vec[i64], weights: vec[i64]) -> i64:
        return s.deck.fill_outcomes(actions.PEEK, out, weights)

    def carry_out(self, s: Sealed, f: i64, seat: i64, action: i64) -> None:
        looker = s.frames[f + questions.PEEK_LOOKER]
        card = action - actions.PEEK
        s.end_frame()
        s.deck.draw_middle(card)
        s.deck.put_top(card, BIT[looker])
        if s.sink is not None:
            s.emit(events.LOOKED, looker, card, 0, 0, BIT[looker], events.CARD_SECRET)

    def audience(self, s: Sealed, f: i64, seat: i64, action: i64) -> i64:
        return secret_to(BIT[s.frames[f + questions.PEEK_LOOKER]])

    def invariants(self, s: Sealed, f: i64) -> list[str]:
        return [] if s.deck.open() else ["a card is looked at that is known already"]
