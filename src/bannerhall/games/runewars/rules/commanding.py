"""Whose Commander card can be used in a battle, and which heroes stand there."""

from __future__ import annotations

from mypy_extensions import i64

from bannerhall.core.bits import lowest
from bannerhall.games.runewars.rules import heroes, troops
from bannerhall.games.runewars.rules.components import NO_SEAT
from bannerhall.games.runewars.rules.state import Runewars


def standing_heroes(s: Runewars, side: i64) -> i64:
    """The mask of a side's heroes that stand in the area; unallied neutral units have none."""
    if not troops.is_player(s, side):
        return 0
    return heroes.own_heroes_in(s, troops.seat_of(s, side), s.battle_at - 1) & ~s.hero_routed


def leader(s: Runewars, side: i64, card: i64) -> i64:
    """Who can use a Commander card for a side: its commander stands in the area, where units of the side fight; or
    NO_SEAT [RUN-CMD-12] [RUN-CMD-31]."""
    if troops.all_units(s, side) == 0:
        return NO_SEAT
    seat = troops.seat_of(s, side)
    for place in range(2):
        if s.commander[seat * 2 + place] == card + 1:
            hero = s.commander_hero[seat * 2 + place] - 1
            if hero >= 0 and (standing_heroes(s, side) >> hero) & 1 == 1:
                return hero
    return NO_SEAT


def commanders_here(s: Runewars, side: i64) -> i64:
    """The mask of a side's commanders in the area, standing and routed."""
    if not troops.is_player(s, side):
        return 0
    seat = troops.seat_of(s, side)
    left = heroes.own_heroes_in(s, seat, s.battle_at - 1)
    mask: i64 = 0
    while left != 0:
        hero = lowest(left)
        if heroes.is_commander(s, hero):
            mask |= left & -left
        left &= left - 1
    return mask
