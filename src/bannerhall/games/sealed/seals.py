"""Seals: a card usable at any time, in a window that asks or as an interjection; it shows the uppermost card."""

from __future__ import annotations

from typing import final

from librt.vecs import vec
from mypy_extensions import i64

from bannerhall.core.bits import BIT
from bannerhall.core.events import ALL
from bannerhall.core.state import CHANCE, KIND, A, secret_to
from bannerhall.core.tables import OTHER_QUESTION
from bannerhall.games.sealed.components import (
    BREAK,
    BROKE,
    CARD_SECRET,
    HAND,
    LOOKED,
    NO_CARD_TO_SEE,
    NO_SEAL,
    PASS,
    PEEK,
    PEEK_FRAME,
    SEAL,
    WINDOW_FRAME,
)
from bannerhall.games.sealed.state import Decision, Sealed


def bar_seal(s: Sealed, seat: i64) -> i64:
    """Breaking needs a seal in hand and a card to look at [SLD-SEAL-02] [SLD-SEAL-04]."""
    if s.find(seat, SEAL) < 0:
        return NO_SEAL
    return NO_CARD_TO_SEE if s.deck.size() == 0 else 0


def break_seal(s: Sealed, seat: i64) -> None:
    """Discard a seal openly and look at the uppermost card in secret [SLD-SEAL-01]."""
    discard_slot(s, seat, s.find(seat, SEAL))
    if s.sink is not None:
        s.emit(BROKE, seat, 0, 0, 0, ALL, 0)
    if s.deck.open():
        s.ask(PEEK_FRAME, CHANCE, seat)
        return
    if s.deck.show_top(BIT[seat]):
        s.learn()
    if s.sink is not None:
        s.emit(LOOKED, seat, s.deck.top_card(), 0, 0, BIT[seat], CARD_SECRET)


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
class Window(Decision):
    """Before the auctioneer decides, every seat with a card is asked once [SLD-SEAL-03]."""

    def fill(self, s: Sealed, f: i64, seat: i64, out: vec[i64], n: i64) -> i64:
        out[n] = PASS
        n += 1
        if bar_seal(s, seat) == 0:
            out[n] = BREAK
            n += 1
        return n

    def bar(self, s: Sealed, f: i64, seat: i64, action: i64) -> i64:
        if action == BREAK:
            return bar_seal(s, seat)
        return 0 if action == PASS else OTHER_QUESTION

    def resolve(self, s: Sealed, f: i64, seat: i64, action: i64) -> None:
        s.next_in_window(f)
        if action == BREAK:
            break_seal(s, seat)

    def lapse(self, s: Sealed, f: i64, seat: i64) -> i64:
        return PASS


@final
class Aside(Decision):
    """A seal may also be broken unasked, between two answers of others [SLD-SEAL-01]."""

    def fill(self, s: Sealed, f: i64, seat: i64, out: vec[i64], n: i64) -> i64:
        if bar_seal(s, seat) == 0 and not in_window(s, seat):
            out[n] = BREAK
            n += 1
        return n

    def bar(self, s: Sealed, f: i64, seat: i64, action: i64) -> i64:
        return bar_seal(s, seat) if action == BREAK else OTHER_QUESTION

    def resolve(self, s: Sealed, f: i64, seat: i64, action: i64) -> None:
        break_seal(s, seat)


def in_window(s: Sealed, seat: i64) -> bool:
    """Whether the seat is being asked for its seal just now: then it needs no interjection."""
    top = s.top()
    return s.frames[top + KIND] == WINDOW_FRAME and s.asks(top, seat)


@final
class Peek(Decision):
    """Chance decides what seat A sees on top of the deck [SLD-SEAL-01]."""

    def outcomes(self, s: Sealed, f: i64, out: vec[i64], weights: vec[i64]) -> i64:
        return s.deck.fill_outcomes(PEEK, out, weights)

    def resolve(self, s: Sealed, f: i64, seat: i64, action: i64) -> None:
        looker = s.frames[f + A]
        card = action - PEEK
        s.done()
        s.deck.draw_middle(card)
        s.deck.put_top(card, BIT[looker])
        if s.sink is not None:
            s.emit(LOOKED, looker, card, 0, 0, BIT[looker], CARD_SECRET)

    def audience(self, s: Sealed, f: i64, seat: i64, action: i64) -> i64:
        return secret_to(BIT[s.frames[f + A]])
