"""Items at any time: windows that ask everybody who could use one, and interjections between two answers."""

from __future__ import annotations

from typing import final

from librt.vecs import vec
from mypy_extensions import i64

from bannerhall.core.bits import BIT
from bannerhall.core.state import KIND, WIDTH, A, B, D
from bannerhall.core.tables import OTHER_QUESTION
from bannerhall.games.xorlosch.components import (
    BEING_JUDGED,
    CHOICE_FRAME,
    MAIN_FRAME,
    PASS,
    STOP,
    TO_AWARD,
    WINDOW_FRAME,
)
from bannerhall.games.xorlosch.diplomacy import judge_again
from bannerhall.games.xorlosch.ending import bar_stop, propose_to_stop
from bannerhall.games.xorlosch.items import bar_use, fill_uses, is_use, left_of, reacting, use
from bannerhall.games.xorlosch.state import Decision, Xorlosch


@final
class Window(Decision):
    """Use a potion or a trap, or pass; after a use all are asked again, until all pass in a row [XOR-WIND-01]."""

    def fill(self, s: Xorlosch, f: i64, seat: i64, out: vec[i64], n: i64) -> i64:
        out[n] = PASS
        return fill_uses(s, seat, out, n + 1)

    def bar(self, s: Xorlosch, f: i64, seat: i64, action: i64) -> i64:
        if action == PASS:
            return 0
        return bar_use(s, seat, action) if is_use(action) else OTHER_QUESTION

    def resolve(self, s: Xorlosch, f: i64, seat: i64, action: i64) -> None:
        if action == PASS:
            s.next_in_window(f)
        else:
            use(s, seat, action)
            ask_again(s, f, seat)

    def lapse(self, s: Xorlosch, f: i64, seat: i64) -> i64:
        return PASS


def ask_again(s: Xorlosch, f: i64, seat: i64) -> None:
    """After a use the round begins anew on the user's left [XOR-WIND-01]."""
    mask = reacting(s)
    if s.frames[f - WIDTH + KIND] == MAIN_FRAME:
        mask &= ~BIT[s.active]  # the window of a turn's start: the active player acts next anyway
    s.frames[f + A] = mask
    s.frames[f + B] = left_of(s, seat)
    s.next_in_window(f)


@final
class Aside(Decision):
    """Unasked, between two answers, any seat may use an item or propose to stop [XOR-WIND-03] [XOR-STALL-01]."""

    def fill(self, s: Xorlosch, f: i64, seat: i64, out: vec[i64], n: i64) -> i64:
        if asked_for_items(s, seat):
            return n
        if not being_judged(s):
            n = fill_uses(s, seat, out, n)
        if bar_stop(s, seat) == 0:
            out[n] = STOP
            n += 1
        return n

    def bar(self, s: Xorlosch, f: i64, seat: i64, action: i64) -> i64:
        """Not while equals are chosen from: the quest has been judged already [XOR-WIND-04]."""
        if action == STOP:
            return bar_stop(s, seat)
        if not is_use(action):
            return OTHER_QUESTION
        clause = bar_use(s, seat, action)
        return BEING_JUDGED if clause == 0 and being_judged(s) else clause

    def resolve(self, s: Xorlosch, f: i64, seat: i64, action: i64) -> None:
        if action == STOP:
            propose_to_stop(s, seat)
            return
        use(s, seat, action)
        judge_again(s)
        if s.frames[s.top() + KIND] == WINDOW_FRAME:
            ask_again(s, s.top(), seat)


def asked_for_items(s: Xorlosch, seat: i64) -> bool:
    """Whether the question before the seat offers its items already."""
    top = s.top()
    kind = s.frames[top + KIND]
    return (kind == MAIN_FRAME or kind == WINDOW_FRAME) and s.asks(top, seat)


def being_judged(s: Xorlosch) -> bool:
    """Whether a completed quest's cards are just being handed out [XOR-WIND-04]."""
    top = s.top()
    return s.frames[top + KIND] == CHOICE_FRAME and s.frames[top + D] == TO_AWARD
