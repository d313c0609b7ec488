"""Ranges that may depend on the table: the lowest and highest value of arguments and of keys of a position."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from bannerhall.core.state import State

Bound = int | Callable[[Any], int]


def bound(value: Bound, s: State) -> int:
    return int(value if isinstance(value, int) else value(s))


def last_seat(s: State) -> int:
    return int(s.seats) - 1


def number_of_seats(s: State) -> int:
    return int(s.seats)


def everyone(s: State) -> int:
    """The mask of all seats."""
    return int(s.everyone())


def span(low: Bound, high: Bound) -> str:
    """A range in words, for the page about positions."""
    if isinstance(low, int) and isinstance(high, int):
        return f"{low}–{high}"
    return "a seat" if low == 0 and high is last_seat else "a number"
