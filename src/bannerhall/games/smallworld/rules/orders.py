"""Standing answers for play over days: to ransoms, and for withdrawn tokens. They can be given at any time."""

from __future__ import annotations

from typing import final

from librt.vecs import vec
from mypy_extensions import i64

from bannerhall.core.bits import BIT
from bannerhall.core.clauses import ALLOWED, OTHER_QUESTION
from bannerhall.core.events import hidden_to
from bannerhall.core.question import Question
from bannerhall.core.vocabulary import SPAN
from bannerhall.games.smallworld.rules import actions, clauses, events
from bannerhall.games.smallworld.rules.components import KINDS_OF_LAYOUTS, KINDS_OF_POLICIES
from bannerhall.games.smallworld.rules.state import SmallWorld


@final
class Aside(Question[SmallWorld]):
    """Nobody else learns of them [SMW-VAR-03] [SMW-VAR-04]."""

    def fill(self, s: SmallWorld, f: i64, seat: i64, out: vec[i64], n: i64) -> i64:
        if s.led == 1:
            for policy in range(KINDS_OF_POLICIES):
                if policy != s.ransom_order[seat]:
                    out[n] = actions.RANSOM_ORDER + policy
                    n += 1
        for layout in range(KINDS_OF_LAYOUTS):
            if layout != s.layout_order[seat]:
                out[n] = actions.LAYOUT_ORDER + layout
                n += 1
        return n

    def clause_against(self, s: SmallWorld, f: i64, seat: i64, action: i64) -> i64:
        kind = action // SPAN * SPAN
        if kind == actions.RANSOM_ORDER:
            if s.led == 0:
                return clauses.NO_LEADERS_HERE
            return clauses.RANSOM_ORDER_STANDS if s.ransom_order[seat] == action - actions.RANSOM_ORDER else ALLOWED
        if kind == actions.LAYOUT_ORDER:
            return clauses.LAYOUT_ORDER_STANDS if s.layout_order[seat] == action - actions.LAYOUT_ORDER else ALLOWED
        return OTHER_QUESTION

    def carry_out(self, s: SmallWorld, f: i64, seat: i64, action: i64) -> None:
        if action // SPAN * SPAN == actions.RANSOM_ORDER:
            s.set_ransom_order(seat, action - actions.RANSOM_ORDER)
            if s.sink is not None:
                s.emit(events.ORDERED, seat, action - actions.RANSOM_ORDER, 0, 0, BIT[seat], 0)
        else:
            s.set_layout_order(seat, action - actions.LAYOUT_ORDER)
            if s.sink is not None:
                s.emit(events.LAID_OUT, seat, action - actions.LAYOUT_ORDER, 0, 0, BIT[seat], 0)

    def audience(self, s: SmallWorld, f: i64, seat: i64, action: i64) -> i64:
        return hidden_to(BIT[seat])
