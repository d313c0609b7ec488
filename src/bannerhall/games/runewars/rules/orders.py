"""What each Order card does, and what its supremacy bonus does: the chapters are in modules of their own."""

from __future__ import annotations

from mypy_extensions import i64

from bannerhall.games.runewars.rules import (
    fortify,
    gains,
    harvest,
    marching,
    power,
    rallying,
    recruiting,
    strategize,
    units,
)
from bannerhall.games.runewars.rules.components import (
    ACQUIRE_POWER,
    CONQUER,
    FORTIFY,
    GARRISON,
    HARVEST,
    MOBILIZE,
    RALLY_SUPPORT,
    RECRUIT,
    STRATEGIZE,
)
from bannerhall.games.runewars.rules.state import Runewars


def begin_primary(s: Runewars, seat: i64, order: i64) -> None:
    """The primary ability of an Order card; the Garrison works in battles and needs no turn [RUN-ORD-08] [RUN-GAR-01]
    [RUN-GAR-05]."""
    s.recruited = 0
    if order == STRATEGIZE:
        strategize.begin(s, seat)
    elif order == MOBILIZE or order == CONQUER:
        marching.begin(s, seat, order)
    elif order == HARVEST:
        harvest.begin(s, seat)
    elif order == RECRUIT:
        recruiting.begin(s, seat)
    elif order == RALLY_SUPPORT:
        rallying.begin(s, seat)
    elif order == ACQUIRE_POWER:
        power.begin(s, seat)
    elif order == FORTIFY:
        fortify.begin(s, seat)


def bonus_has_use(s: Runewars, seat: i64, order: i64) -> bool:
    """Whether the bonus can do anything, as far as the player knows. That of Conquer works in its battle and is used
    there without being asked about [RUN-ORD3-02]."""
    if order == STRATEGIZE:
        return gains.icons(s, seat, units.TACTICS_ICON) != 0
    if order == MOBILIZE:
        return True
    if order == HARVEST:
        return harvest.bonus_has_use(s, seat)
    if order == RECRUIT:
        return recruiting.bonus_has_use(s, seat)
    if order == RALLY_SUPPORT:
        return rallying.bonus_has_use(s, seat)
    if order == ACQUIRE_POWER:
        return power.bonus_has_use(s, seat)
    return order == GARRISON and recruiting.levy_has_use(s, seat)


def begin_bonus(s: Runewars, seat: i64, order: i64) -> None:
    """The supremacy bonus of an Order card [RUN-ORD-04]."""
    if order == STRATEGIZE:
        strategize.draw_for_icons(s, seat)
    elif order == MOBILIZE:
        marching.begin(s, seat, order)
    elif order == HARVEST:
        harvest.begin_bonus(s, seat)
    elif order == RECRUIT:
        recruiting.begin(s, seat)
    elif order == RALLY_SUPPORT:
        rallying.begin_bonus(s, seat)
    elif order == ACQUIRE_POWER:
        power.begin_bonus(s, seat)
    elif order == GARRISON:
        recruiting.begin_levy(s, seat)
