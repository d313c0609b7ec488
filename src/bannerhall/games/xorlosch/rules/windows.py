"""Items at any time: windows that ask everybody who could use one, and interjections between two answers."""

from __future__ import annotations

from typing import final

from librt.vecs import vec
from mypy_extensions import i64

from bannerhall.core.bits import BIT
from bannerhall.core.clauses import ALLOWED, OTHER_QUESTION
from bannerhall.core.frames import ASKED_LATER, BEGAN_WITH
from bannerhall.core.question import Question
from bannerhall.core.state import KIND, WIDTH
from bannerhall.games.xorlosch.rules import actions, clauses, questions
from bannerhall.games.xorlosch.rules.diplomacy import judge_again
from bannerhall.games.xorlosch.rules.ending import clause_against_stop, propose_to_stop
from bannerhall.games.xorlosch.rules.items import clause_against_use, fill_uses, is_use, left_of, reacting, use
from bannerhall.games.xorlosch.rules.state import Xorlosch


@final
class Window(Question[Xorlosch]):
    """Use a potion or a trap, or pass; after a use all are asked again, until all pass in a row [XOR-WIND-01]."""

    def fill(self, s: Xorlosch, f: i64, seat: i64, out: vec[i64], n: i64) -> i64:
        out[n] = actions.PASS
        return fill_uses(s, seat, out, n + 1)

    def clause_against(self, s: Xorlosch, f: i64, seat: i64, action: i64) -> i64:
        if action == actions.PASS:
            return ALLOWED
        return clause_against_use(s, seat, action) if is_use(action) else OTHER_QUESTION

    def carry_out(self, s: Xorlosch, f: i64, seat: i64, action: i64) -> None:
        if action == actions.PASS:
            s.next_in_window(f)
        else:
            use(s, seat, action)
            ask_again(s, f, seat)

    def lapse(self, s: Xorlosch, f: i64, seat: i64) -> i64:
        return actions.PASS


def ask_again(s: Xorlosch, f: i64, seat: i64) -> None:
    """After a use the round begins anew on the user's left [XOR-WIND-01]."""
    mask = reacting(s)
    if s.frames[f - WIDTH + KIND] == questions.MAIN:
        mask &= ~BIT[s.active]  # the window of a turn's start: the active player acts next anyway
    s.frames[f + ASKED_LATER] = mask
    s.frames[f + BEGAN_WITH] = left_of(s, seat)
    s.next_in_window(f)


@final
class Aside(Question[Xorlosch]):
    """Unasked, between two answers, any seat may use an item or propose to stop [XOR-WIND-03] [XOR-STALL-01]."""

    def fill(self, s: Xorlosch, f: i64, seat: i64, out: vec[i64], n: i64) -> i64:
        if asked_for_items(s, seat):
            return n
        if not being_judged(s):
            n = fill_uses(s, seat, out, n)
        if clause_against_stop(s, seat) == 0:
            out[n] = actions.STOP
            n += 1
        return n

    def clause_against(self, s: Xorlosch, f: i64, seat: i64, action: i64) -> i64:
        """Not while equals are chosen from: the quest has been judged already [XOR-WIND-04]."""
        if action == actions.STOP:
            return clause_against_stop(s, seat)
        if not is_use(action):
            return OTHER_QUESTION
        clause = clause_against_use(s, seat, action)
        return clauses.BEING_JUDGED if clause == 0 and being_judged(s) else clause

    def carry_out(self, s: Xorlosch, f: i64, seat: i64, action: i64) -> None:
        if action == actions.STOP:
            propose_to_stop(s, seat)
            return
        use(s, seat, action)
        judge_again(s)
        if s.frames[s.top() + KIND] == questions.WINDOW:
            ask_again(s, s.top(), seat)


def asked_for_items(s: Xorlosch, seat: i64) -> bool:
    """Whether the question before the seat offers its items already."""
    top = s.top()
    kind = s.frames[top + KIND]
    return (kind == questions.MAIN or kind == questions.WINDOW) and s.asks(top, seat)


def being_judged(s: Xorlosch) -> bool:
    """Whether a completed quest's cards are just being handed out [XOR-WIND-04]."""
    top = s.top()
    return s.frames[top + KIND] == questions.CHOICE and s.frames[top + questions.CHOICE_PURPOSE] == questions.TO_AWARD
