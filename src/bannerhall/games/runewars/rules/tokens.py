"""Wasteland and ice tokens, which share six double-sided pieces [RUN-DES-01] to [RUN-DES-08] [RUN-CRY-01] to
[RUN-CRY-09]."""

from __future__ import annotations

from mypy_extensions import i64

from bannerhall.core.bits import BIT, count
from bannerhall.core.events import ALL
from bannerhall.games.runewars.rules import control, events, gains
from bannerhall.games.runewars.rules.atlas import AREAS, HOME_OF
from bannerhall.games.runewars.rules.components import MARKERS, NO_SEAT
from bannerhall.games.runewars.rules.state import Runewars


def tokens_left(s: Runewars) -> i64:
    """How many of the six pieces are not on the board [RUN-CRY-07]."""
    used = count(s.wasteland)
    for area in range(AREAS):
        used += s.ice[area]
    return MARKERS - used


def set_ice(s: Runewars, area: i64, number: i64) -> None:
    s.set_ice(area, number)
    if number != 0:
        s.iced |= BIT[area]
    else:
        s.iced &= ~BIT[area]


def melt_ice(s: Runewars, area: i64) -> None:
    """One ice token leaves the area, if there is one [RUN-SEA-07] [RUN-CRY-06]."""
    if s.ice[area] != 0:
        set_ice(s, area, s.ice[area] - 1)


def may_have_ice(s: Runewars, area: i64) -> bool:
    """On the board, outside home realms, without a wasteland token, while pieces are left [RUN-CRY-05] [RUN-CRY-07]."""
    free = (s.land >> area) & 1 == 1 and HOME_OF[area] == 0 and (s.wasteland >> area) & 1 == 0
    return free and tokens_left(s) != 0


def may_have_wasteland(s: Runewars, area: i64) -> bool:
    """On the board, outside home realms, without wasteland or ice token, while pieces are left [RUN-DES-05]."""
    free = (s.land >> area) & 1 == 1 and HOME_OF[area] == 0 and ((s.wasteland | s.iced) >> area) & 1 == 0
    return free and tokens_left(s) != 0


def place_wasteland(s: Runewars, area: i64) -> None:
    """A wasteland token comes into an area that may have one: its controller receives what the area provides up to
    now, villages included; no area that nobody controls gives anything. Rune and exploration tokens there stay in
    force [RUN-DES-01] [RUN-DES-04] [RUN-DES-05] [RUN-DES-07] [RUN-DES-08]."""
    if not may_have_wasteland(s, area):
        return
    owner = control.controller(s, area)
    if owner != NO_SEAT:
        for dial in range(3):
            gains.turn_dial(s, owner, dial, gains.provided(s, area, dial))
    s.wasteland |= BIT[area]
    if s.sink is not None:
        s.emit(events.WASTELAND, area, 0, 0, 0, ALL, 0)


def place_ice(s: Runewars, area: i64) -> None:
    """An ice token comes into an area that may have one; nobody receives anything, and rune and exploration
    tokens there stay in force [RUN-CRY-04] [RUN-CRY-05] [RUN-CRY-07] [RUN-CRY-09]."""
    if not may_have_ice(s, area):
        return
    set_ice(s, area, s.ice[area] + 1)
    if s.sink is not None:
        s.emit(events.ICE, area, s.ice[area], 0, 0, ALL, 0)


def clear(s: Runewars, area: i64) -> i64:
    """The wasteland token or all ice tokens of an area go; how many they were [RUN-DES-06]."""
    number = s.ice[area]
    if (s.wasteland >> area) & 1 == 1:
        number += 1
        s.wasteland &= ~BIT[area]
    if number != 0:
        set_ice(s, area, 0)
        if s.sink is not None:
            s.emit(events.LAND_HEALS, area, number, 0, 0, ALL, 0)
    return number
