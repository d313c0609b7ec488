"""Tactical Retreat: the battle does not take place [RUN-RET-09]."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from bannerhall.core.events import ALL
from bannerhall.games.runewars.rules import control, events, questions, retreat, troops
from bannerhall.games.runewars.rules.battle_names import ATTACKER, DEFENDER
from bannerhall.games.runewars.rules.state import Runewars

CALLED_OFF: Final[i64] = 3  # in `battle_won`


def call_off(s: Runewars) -> None:
    """All units of the defender retreat together, those that lay routed before too, and are not routed by it; then the
    attacker takes area and stronghold [RUN-RET-09] [RUN-BAT-37]. The battle lies uppermost."""
    f = s.top()
    area = s.battle_at - 1
    s.frames[f + questions.BATTLE_NEXT] = questions.B_STRONGHOLD
    s.frames[f + questions.BATTLE_SIDE] = ATTACKER
    s.battle_won = CALLED_OFF
    seat = troops.seat_of(s, DEFENDER)
    s.fleeing = troops.routed_force(s, DEFENDER) + s.routed[area]
    s.fleeing_up = troops.standing_force(s, DEFENDER)
    troops.dismiss(s, DEFENDER)
    s.set_routed(area, 0)
    control.vacate(s, area)
    if s.sink is not None:
        s.emit(events.BATTLE_CALLED_OFF, area, 0, 0, 0, ALL, 0)
    retreat.begin(s, seat, seat, area, retreat.CALLED_OFF)
