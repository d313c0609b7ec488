"""Counterspell: when a Tactics card is played for its text, another player may cancel it [RUN-CARD-07]."""

from __future__ import annotations

from typing import final

from librt.vecs import vec
from mypy_extensions import i64

from bannerhall.core.bits import BIT
from bannerhall.core.clauses import ALLOWED, OTHER_QUESTION
from bannerhall.core.events import ALL
from bannerhall.core.question import Question
from bannerhall.games.runewars.rules import actions, clauses, control, drawing, events, questions, tactics
from bannerhall.games.runewars.rules.state import Runewars


def before_effect(s: Runewars, seat: i64, card: i64) -> None:
    """Ask whoever else holds Tactics cards whether they cancel this one, in play order. When the window is over
    `countered` says 1 if the card is cancelled; whoever played it blanks the field [RUN-TAC-01] [RUN-WINDOW-01]."""
    s.countered = 0
    if not lies_open(s, tactics.COUNTERSPELL):
        ask_next(s, holders(s) & ~BIT[seat], seat, card)


def take_countered(s: Runewars) -> bool:
    """Whether the card that was played last has been cancelled; asked once."""
    cancelled = s.countered == 1
    s.countered = 0
    return cancelled


def lies_open(s: Runewars, card: i64) -> bool:
    """Whether all copies of a card lie in the discard pile: then everybody sees that nobody can hold one."""
    return s.tactics_discard[card] >= tactics.COPIES[card]


def holders(s: Runewars) -> i64:
    """Everybody with Tactics cards in hand; how many these are is public [RUN-WINDOW-01]."""
    mask: i64 = 0
    for seat in range(s.seats):
        if (s.playing >> seat) & 1 == 1 and s.cards_in_hand(seat) != 0:
            mask |= BIT[seat]
    return mask


def ask_next(s: Runewars, left: i64, player: i64, card: i64) -> None:
    """The next of them in play order [RUN-CARD-07]."""
    if left != 0:
        seat = control.next_in_order(s, left)
        s.ask(questions.COUNTER, seat, left & ~BIT[seat], player, card)


def play(s: Runewars, seat: i64, card: i64) -> None:
    """A Tactics card leaves the hand for its text; it is discarded [RUN-TAC-01]."""
    drawing.discard_from_hand(s, seat, card)
    if s.sink is not None:
        s.emit(events.CARD_PLAYED, seat, card, 0, 0, ALL, 0)


@final
class Counter(Question[Runewars]):
    """Cancel the card that another player plays, or let it pass [RUN-TAC-01] [RUN-TAC-02] [RUN-WINDOW-01]."""

    def fill(self, s: Runewars, f: i64, seat: i64, out: vec[i64], n: i64) -> i64:
        out[n] = actions.PASS_WINDOW
        n += 1
        if drawing.usable(s, seat, tactics.COUNTERSPELL):
            out[n] = actions.PLAY + tactics.COUNTERSPELL
            n += 1
        return n

    def clause_against(self, s: Runewars, f: i64, seat: i64, action: i64) -> i64:
        if action == actions.PASS_WINDOW:
            return ALLOWED
        card = action - actions.PLAY
        if card < 0 or card >= tactics.KINDS:
            return OTHER_QUESTION
        return clause_against_playing(s, seat, card) if card == tactics.COUNTERSPELL else clauses.NOT_THE_MOMENT

    def carry_out(self, s: Runewars, f: i64, seat: i64, action: i64) -> None:
        left = s.frames[f + questions.COUNTER_LEFT]
        player = s.frames[f + questions.COUNTER_PLAYER]
        card = s.frames[f + questions.COUNTER_CARD]
        s.end_frame()
        if action == actions.PASS_WINDOW:
            ask_next(s, left, player, card)
            return
        play(s, seat, tactics.COUNTERSPELL)
        s.countered = 1
        if s.sink is not None:
            s.emit(events.COUNTERED, player, card, 0, 0, ALL, 0)

    def lapse(self, s: Runewars, f: i64, seat: i64) -> i64:
        return actions.PASS_WINDOW


def clause_against_playing(s: Runewars, seat: i64, card: i64) -> i64:
    """The clause against playing a card for which this is the moment: it must be in hand, and not drawn in this season
    [RUN-TAC-01] [RUN-TAC-02]."""
    if s.hand[seat * tactics.KINDS + card] == 0:
        return clauses.NOT_HELD
    return ALLOWED if drawing.usable(s, seat, card) else clauses.DRAWN_THIS_SEASON
