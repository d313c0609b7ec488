"""Spy Guild: a resolved Order card comes back to hand [RUN-ORD-03]."""

from __future__ import annotations

from typing import final

from librt.vecs import vec
from mypy_extensions import i64

from bannerhall.core.bits import BIT, lowest
from bannerhall.core.clauses import ALLOWED, OTHER_QUESTION
from bannerhall.core.events import ALL
from bannerhall.core.question import Question
from bannerhall.games.runewars.rules import actions, clauses, events, questions
from bannerhall.games.runewars.rules.components import ORDERS
from bannerhall.games.runewars.rules.state import Runewars


def resolved(s: Runewars, seat: i64) -> i64:
    """Faceup Order cards of a seat other than the active one."""
    active = BIT[s.order[seat] - 1] if s.order[seat] != 0 else i64(0)
    return s.used[seat] & ~active


def ask(s: Runewars, seat: i64) -> None:
    """Which one is asked if there are several."""
    mask = resolved(s, seat)
    if mask & (mask - 1) == 0:
        take(s, seat, lowest(mask))
    else:
        s.ask(questions.CARD_ORDER, seat)


def take(s: Runewars, seat: i64, order: i64) -> None:
    s.used[seat] &= ~BIT[order]
    if s.sink is not None:
        s.emit(events.ORDER_TAKEN_BACK, seat, order, 0, 0, ALL, 0)


@final
class CardOrder(Question[Runewars]):
    """Spy Guild: which resolved Order card comes back [RUN-CARD-03] [RUN-ORD-03]."""

    def fill(self, s: Runewars, f: i64, seat: i64, out: vec[i64], n: i64) -> i64:
        left = resolved(s, seat)
        while left != 0:
            out[n] = actions.PICK_ORDER + lowest(left)
            left &= left - 1
            n += 1
        return n

    def clause_against(self, s: Runewars, f: i64, seat: i64, action: i64) -> i64:
        order = action - actions.PICK_ORDER
        if order < 0 or order >= len(ORDERS):
            return OTHER_QUESTION
        return ALLOWED if (resolved(s, seat) >> order) & 1 == 1 else clauses.NOT_BY_CARD

    def carry_out(self, s: Runewars, f: i64, seat: i64, action: i64) -> None:
        s.end_frame()
        take(s, seat, action - actions.PICK_ORDER)

    def lapse(self, s: Runewars, f: i64, seat: i64) -> i64:
        return actions.PICK_ORDER + lowest(resolved(s, seat))
