"""Standing answers for play over days: to ransoms, and for withdrawn tokens. They can be given at any time."""

from __future__ import annotations

from typing import final

from librt.vecs import vec
from mypy_extensions import i64

from bannerhall.core.bits import BIT
from bannerhall.core.tables import OTHER_QUESTION
from bannerhall.core.vocabulary import SPAN
from bannerhall.games.smallworld.actions import LAYOUT_ORDER, RANSOM_ORDER
from bannerhall.games.smallworld.clauses import LAYOUT_ORDER_STANDS, NO_LEADERS_HERE, RANSOM_ORDER_STANDS
from bannerhall.games.smallworld.components import KINDS_OF_LAYOUTS, KINDS_OF_POLICIES
from bannerhall.games.smallworld.events import LAID_OUT, ORDERED
from bannerhall.games.smallworld.state import Decision, SmallWorld


@final
class Aside(Decision):
    """Nobody else learns of them [SMW-VAR-03] [SMW-VAR-04]."""

    def fill(self, s: SmallWorld, f: i64, seat: i64, out: vec[i64], n: i64) -> i64:
        if s.led == 1:
            for policy in range(KINDS_OF_POLICIES):
                if policy != s.ransom_order[seat]:
                    out[n] = RANSOM_ORDER + policy
                    n += 1
        for layout in range(KINDS_OF_LAYOUTS):
            if layout != s.layout_order[seat]:
                out[n] = LAYOUT_ORDER + layout
                n += 1
        return n

    def bar(self, s: SmallWorld, f: i64, seat: i64, action: i64) -> i64:
        kind = action // SPAN * SPAN
        if kind == RANSOM_ORDER:
            if s.led == 0:
                return NO_LEADERS_HERE
            return RANSOM_ORDER_STANDS if s.ransom_order[seat] == action - RANSOM_ORDER else 0
        if kind == LAYOUT_ORDER:
            return LAYOUT_ORDER_STANDS if s.layout_order[seat] == action - LAYOUT_ORDER else 0
        return OTHER_QUESTION

    def resolve(self, s: SmallWorld, f: i64, seat: i64, action: i64) -> None:
        if action // SPAN * SPAN == RANSOM_ORDER:
            orders = s.ransom_order[:]
            orders[seat] = action - RANSOM_ORDER
            s.ransom_order = orders
            if s.sink is not None:
                s.emit(ORDERED, seat, action - RANSOM_ORDER, 0, 0, BIT[seat], 0)
        else:
            orders = s.layout_order[:]
            orders[seat] = action - LAYOUT_ORDER
            s.layout_order = orders
            if s.sink is not None:
                s.emit(LAID_OUT, seat, action - LAYOUT_ORDER, 0, 0, BIT[seat], 0)
