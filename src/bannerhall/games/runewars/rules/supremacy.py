"""The supremacy bonus of an Order card [RUN-ORD-04] [RUN-ORD-05] [RUN-ORD-07]."""

from __future__ import annotations

from mypy_extensions import i64

from bannerhall.core.bits import BIT
from bannerhall.games.runewars.rules.components import FORTIFY
from bannerhall.games.runewars.rules.state import Runewars


def has_bonus(s: Runewars, seat: i64, order: i64) -> bool:
    """The supremacy bonus is for the highest of all faceup Order cards [RUN-ORD-04] [RUN-ORD-05] [RUN-ORD-07]
    [RUN-GAR-04]."""
    return is_highest(s, seat, order, s.used[seat])


def would_have_bonus(s: Runewars, seat: i64, order: i64) -> bool:
    """The same if the seat gave this Order card now [RUN-ORD-04]."""
    return is_highest(s, seat, order, s.used[seat] | BIT[order])


def is_highest(s: Runewars, seat: i64, order: i64, used: i64) -> bool:
    """Whether an order has the bonus beside a mask of faceup ones [RUN-ORD-05] [RUN-ORD-07] [RUN-GAR-04]."""
    if order == FORTIFY or (s.no_bonus >> seat) & 1 == 1:
        return False
    return used >> (order + 1) == 0 and (order != 0 or used == 1)
