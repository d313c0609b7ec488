"""Wasteland and ice tokens that a player removes from the board; whoever does so is closer to The Healed Land."""

from __future__ import annotations

from mypy_extensions import i64

from bannerhall.core.bits import BIT
from bannerhall.games.runewars.rules import tokens
from bannerhall.games.runewars.rules.state import Runewars


def heal_area(s: Runewars, seat: i64, area: i64) -> None:
    """The wasteland token or all ice tokens of an area go [RUN-DES-06]."""
    s.set_healed(seat, s.healed[seat] + tokens.clear(s, area))


def heal_one(s: Runewars, seat: i64, area: i64) -> None:
    """One token of an area goes: the wasteland token, or one of its ice tokens [RUN-DES-06] [RUN-CRY-06]."""
    if (s.wasteland >> area) & 1 == 1:
        heal_area(s, seat, area)
    else:
        tokens.melt_ice(s, area)
        s.set_healed(seat, s.healed[seat] + 1)


def marked(s: Runewars) -> i64:
    """All areas with such a token."""
    return s.wasteland | s.iced


def spoilable(s: Runewars) -> i64:
    """The areas where a wasteland token may lie."""
    mask: i64 = 0
    for area in range(len(s.ice)):
        if tokens.may_have_wasteland(s, area):
            mask |= BIT[area]
    return mask


def freezable(s: Runewars) -> i64:
    """The areas where an ice token may lie."""
    mask: i64 = 0
    for area in range(len(s.ice)):
        if tokens.may_have_ice(s, area):
            mask |= BIT[area]
    return mask
