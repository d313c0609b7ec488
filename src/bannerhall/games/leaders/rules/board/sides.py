"""The two sides of a fight: who leads them, whose units belong to them."""

from __future__ import annotations

from mypy_extensions import i64

from bannerhall.games.leaders.rules import fight
from bannerhall.games.leaders.rules.atlas import LAND
from bannerhall.games.leaders.rules.board.armies import army, take, total
from bannerhall.games.leaders.rules.state import Leaders


def leader(s: Leaders, side: i64) -> i64:
    """Who decides for a side, and whose research and skill count for it: the active player, or who is attacked
    [LDR-ALLY-11] [LDR-ALLY-29]."""
    return s.active if side == fight.ATTACKER else s.battle[fight.OPPONENT]


def is_on_side(s: Leaders, side: i64, seat: i64) -> bool:
    """In a region everybody but the attacker defends; in a sea field only who is attacked [LDR-FGHT-02]
    [LDR-ALLY-31] [LDR-SEAF-09]."""
    if side == fight.ATTACKER:
        return seat == s.active
    return seat == s.battle[fight.OPPONENT] if s.battle[fight.PLACE] >= LAND else seat != s.active


def units_of(s: Leaders, side: i64, seat: i64) -> i64:
    """A player's units in the fight; at sea those of the attacker that came in this turn look on [LDR-SEAF-08]
    [LDR-SEAF-10]."""
    if not is_on_side(s, side, seat):
        return 0
    place = s.battle[fight.PLACE]
    units = army(s, seat, place)
    return units - s.fresh[place] if side == fight.ATTACKER and place >= LAND else units


def fighters(s: Leaders, side: i64) -> i64:
    """All units of a side."""
    units: i64 = 0
    for seat in range(s.seats):
        units += units_of(s, side, seat)
    return units


def side_total(s: Leaders, side: i64) -> i64:
    return total(fighters(s, side))


def remove(s: Leaders, seat: i64, unit: i64) -> None:
    """A unit goes back to the supply, not into the base camp [LDR-LOSS-03]."""
    take(s, seat, s.battle[fight.PLACE], unit)
