"""Windows for Tactics cards outside turns and battles: before a bid, and when all orders have been revealed
[RUN-CARD-07] [RUN-WINDOW-01]."""

from __future__ import annotations

from typing import final

from librt.vecs import vec
from mypy_extensions import i64

from bannerhall.core.bits import BIT
from bannerhall.core.clauses import ALLOWED, OTHER_QUESTION
from bannerhall.core.question import Question
from bannerhall.games.runewars.rules import actions, card_play, card_players, clauses, control, questions, tactics
from bannerhall.games.runewars.rules.reactions import clause_against_playing, holders, lies_open
from bannerhall.games.runewars.rules.state import Runewars


def open_bid(s: Runewars) -> None:
    """When an influence bid is announced, before anybody bids."""
    begin(s, questions.BEFORE_BID)


def open_orders(s: Runewars) -> None:
    """When all Order cards have been revealed, before the first one is resolved."""
    begin(s, questions.AFTER_ORDERS)


def card_of(window: i64) -> i64:
    """The only card that is played in a window."""
    return tactics.INTRIGUE if window == questions.BEFORE_BID else tactics.VEILED_THREAT


def begin(s: Runewars, window: i64) -> None:
    """Whoever holds Tactics cards is asked, unless everybody sees that nobody can have such a card [RUN-BOW-06]."""
    card = card_of(window)
    if tactics.IN_BOW[card] <= s.bow and not lies_open(s, card):
        ask_next(s, holders(s), window)


def ask_next(s: Runewars, left: i64, window: i64) -> None:
    """The next of them in play order; a window is not opened again [RUN-CARD-07]."""
    if left != 0:
        seat = control.next_in_order(s, left)
        s.ask(questions.WINDOW, seat, left & ~BIT[seat], window)


@final
class Window(Question[Runewars]):
    """Play a card of this moment, or pass; the same card only once [RUN-TAC-01] [RUN-WINDOW-01] [RUN-CARD-01]."""

    def fill(self, s: Runewars, f: i64, seat: i64, out: vec[i64], n: i64) -> i64:
        out[n] = actions.PASS_WINDOW
        n += 1
        card = card_of(s.frames[f + questions.WINDOW_KIND])
        if self.clause_against(s, f, seat, actions.PLAY + card) == ALLOWED:
            out[n] = actions.PLAY + card
            n += 1
        return n

    def clause_against(self, s: Runewars, f: i64, seat: i64, action: i64) -> i64:
        if action == actions.PASS_WINDOW:
            return ALLOWED
        card = action - actions.PLAY
        if card < 0 or card >= tactics.KINDS:
            return OTHER_QUESTION
        if card != card_of(s.frames[f + questions.WINDOW_KIND]):
            return clauses.NOT_THE_MOMENT
        clause = clause_against_playing(s, seat, card)
        if clause != ALLOWED:
            return clause
        return ALLOWED if card_players.players(s, seat, card) != 0 else clauses.NO_EFFECT

    def carry_out(self, s: Runewars, f: i64, seat: i64, action: i64) -> None:
        left = s.frames[f + questions.WINDOW_LEFT]
        window = s.frames[f + questions.WINDOW_KIND]
        s.end_frame()
        ask_next(s, left, window)
        if action != actions.PASS_WINDOW:
            card_play.begin(s, seat, action - actions.PLAY)

    def lapse(self, s: Runewars, f: i64, seat: i64) -> i64:
        return actions.PASS_WINDOW
