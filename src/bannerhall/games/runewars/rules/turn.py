"""A turn: what may be done before the order, the order, its supremacy bonus, what may be done after it
[RUN-TERM-14] [RUN-TERM-17] [RUN-ORD-04]."""

from __future__ import annotations

from typing import final

from librt.vecs import vec
from mypy_extensions import i64

from bannerhall.core.clauses import ALLOWED, OTHER_QUESTION
from bannerhall.core.question import Question
from bannerhall.games.runewars.rules import actions, armies, completion, orders, own_turn, questions
from bannerhall.games.runewars.rules.state import Runewars
from bannerhall.games.runewars.rules.supremacy import has_bonus


@final
class Turn(Question[Runewars]):
    """Asks nobody and knows which step comes next; the turn of an eliminated player ends [RUN-TERM-17] [RUN-ELIM-04]
    [RUN-WIN-06]."""

    def proceed(self, s: Runewars, f: i64) -> None:
        armies.settle_all(s)
        if completion.is_over(s):
            return
        step = s.frames[f + questions.TURN_NEXT]
        seat = s.frames[f + questions.TURN_SEAT]
        order = s.frames[f + questions.TURN_ORDER]
        if (s.playing >> seat) & 1 == 0 or step == questions.T_END:
            s.end_frame()
            return
        s.frames[f + questions.TURN_NEXT] = step + 1
        if step == questions.T_PRIMARY:
            orders.begin_primary(s, seat, order)
        elif step == questions.T_BONUS:
            offer_bonus(s, seat, order)
        else:
            own_turn.offer(s, seat)


def offer_bonus(s: Runewars, seat: i64, order: i64) -> None:
    if has_bonus(s, seat, order) and orders.bonus_has_use(s, seat, order):
        s.ask(questions.BONUS, seat, order)


@final
class Bonus(Question[Runewars]):
    """Whether the supremacy bonus is used: nobody has to [RUN-ORD-04] [RUN-ORD-08]."""

    def fill(self, s: Runewars, f: i64, seat: i64, out: vec[i64], n: i64) -> i64:
        out[n] = actions.USE_BONUS
        out[n + 1] = actions.SKIP_BONUS
        return n + 2

    def clause_against(self, s: Runewars, f: i64, seat: i64, action: i64) -> i64:
        return ALLOWED if action == actions.USE_BONUS or action == actions.SKIP_BONUS else OTHER_QUESTION

    def carry_out(self, s: Runewars, f: i64, seat: i64, action: i64) -> None:
        order = s.frames[f + questions.BONUS_ORDER]
        s.end_frame()
        if action == actions.USE_BONUS:
            orders.begin_bonus(s, seat, order)

    def lapse(self, s: Runewars, f: i64, seat: i64) -> i64:
        return actions.SKIP_BONUS
