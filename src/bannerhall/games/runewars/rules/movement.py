"""How far figures come and through what: the chapter on movement, apart from the orders [RUN-MOV-01] [RUN-MOV-06]
[RUN-MOV-08]."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from bannerhall.core.bits import BIT, lowest
from bannerhall.games.runewars.rules import control, exploration_tokens, forces, units
from bannerhall.games.runewars.rules.atlas import AREAS
from bannerhall.games.runewars.rules.components import AREA_LIMIT, DEEP_SNOW, NO_SEAT, OPEN_ROADS
from bannerhall.games.runewars.rules.control import FLIES, WADES
from bannerhall.games.runewars.rules.development_cards import DAQAN_AERIE, LATARI_WINDRIDERS, WAIQAR_STEEDS
from bannerhall.games.runewars.rules.state import Runewars

# What an area is for a player who moves into it.
FRIENDLY: Final[i64] = 0
EMPTY: Final[i64] = 1
ENEMY: Final[i64] = 2
NEUTRAL: Final[i64] = 3


def relation(s: Runewars, seat: i64, area: i64) -> i64:
    """Whether an area is friendly, empty, enemy or neutral: neutral units allied to another player are enemies like his
    own [RUN-TERM-03] [RUN-TERM-04] [RUN-TERM-05] [RUN-TERM-09]."""
    owner = control.controller(s, area)
    if owner == seat:
        return FRIENDLY
    if owner != NO_SEAT:
        return ENEMY
    if s.standing[area] + s.routed[area] == 0:
        return EMPTY
    return NEUTRAL


# --- What units can do -----------------------------------------------------------------------------------------------


def unit_mode(s: Runewars, seat: i64, kind: i64) -> i64:
    """Which borders a unit type ignores: all if it flies, water in winter and by cards [RUN-MOV-06] [RUN-TERM-12]
    [RUN-EXPL-21]."""
    mode = control.season_mode(s, seat)
    if control.unit_flies(s, kind):
        mode |= FLIES
    if kind == units.DARK_KNIGHT and s.has_developed(WAIQAR_STEEDS):
        mode |= WADES
    return mode


def is_fast(s: Runewars, kind: i64) -> bool:
    """Whether a unit type is fast now: printed, by a card of this season or this order, or by a Development card
    [RUN-TERM-11]."""
    if s.weather & DEEP_SNOW != 0:
        return False
    if units.FAST[kind] == 1 or s.forced == 1 or s.weather & OPEN_ROADS != 0:
        return True
    if kind == units.ROC:
        return s.has_developed(DAQAN_AERIE)
    return kind == units.PEGASUS_RIDER and s.has_developed(LATARI_WINDRIDERS)


def march_range(s: Runewars, kind: i64) -> i64:
    """From how far a unit comes with Mobilize or Conquer: 2 areas, fast ones 3; in Deep Snow 1, flying ones 2
    [RUN-ORD2-01] [RUN-ORD3-01] [RUN-TERM-11]."""
    if s.weather & DEEP_SNOW != 0:
        return 2 if control.unit_flies(s, kind) else 1
    return 3 if is_fast(s, kind) else 2


def hero_range(s: Runewars, mode: i64) -> i64:
    """From how far heroes come with Mobilize or Conquer: as far as units do [RUN-ORD3-04] [RUN-CMD-27]."""
    if s.weather & DEEP_SNOW != 0:
        return 2 if mode & FLIES != 0 else 1
    return 3 if s.weather & OPEN_ROADS != 0 else 2


# --- Ways -------------------------------------------------------------------------------------------------------------


def portal_areas(s: Runewars) -> i64:
    """The areas with a faceup Magic Portal [RUN-EXPL-07]."""
    mask: i64 = 0
    left = s.explored
    while left != 0:
        area = lowest(left)
        left &= left - 1
        if s.exploration[area] == exploration_tokens.PORTAL + 1:
            mask |= BIT[area]
    return mask


def may_open_portals(s: Runewars, seat: i64) -> bool:
    """Two faceup portals and 1 influence are needed; once paid, they serve the whole order [RUN-EXPL-07]
    [RUN-EXPL-18]."""
    if s.portals == 1 or s.influence[seat] == 0:
        return False
    found = portal_areas(s)
    return found & (found - 1) != 0


def neighbours(s: Runewars, area: i64, mode: i64) -> i64:
    """The areas that figures reach in one step; portals that were paid for are adjacent over open borders
    [RUN-MOV-06] [RUN-MOV-07] [RUN-EXPL-18]."""
    found = control.crossable(s, area, mode)
    if s.portals == 1:
        linked = portal_areas(s)
        if (linked >> area) & 1 == 1:
            found |= linked & ~BIT[area]
    return found


def passable(s: Runewars, seat: i64) -> i64:
    """The areas that units of a seat may pass through: friendly and empty ones, whatever tokens lie there and however
    many of its units; flying units too [RUN-MOV-01] [RUN-MOV-08] [RUN-MOV-18]."""
    mask: i64 = 0
    left = s.land
    while left != 0:
        area = lowest(left)
        left &= left - 1
        owner = control.controller(s, area)
        if owner == seat or (owner == NO_SEAT and (control.is_empty(s, area) or s.holder[area] == seat + 1)):
            mask |= BIT[area]
    return mask


def within(s: Runewars, target: i64, mode: i64, steps: i64, way: i64) -> i64:
    """The areas from which figures come to a target in so many steps over areas of `way`; borders are the same from
    both sides [RUN-MOV-01] [RUN-MOV-06]."""
    found: i64 = 0
    wave = BIT[target]
    for _ in range(steps):
        following: i64 = 0
        while wave != 0:
            following |= neighbours(s, lowest(wave), mode)
            wave &= wave - 1
        wave = following & way & ~found
        found |= following
    return found & ~BIT[target]


# --- What stands there -----------------------------------------------------------------------------------------------


def movable(s: Runewars, seat: i64, area: i64) -> i64:
    """The units of a seat in an area that may leave it: standing ones, and none where the seat's activation token lies;
    heroes are no units [RUN-TERM-07] [RUN-TERM-08] [RUN-TERM-10] [RUN-MOV-02]."""
    if s.holder[area] != seat + 1 or (s.activated[seat] >> area) & 1 == 1:
        return 0
    return s.standing[area]


def leaves(s: Runewars, source: i64, force: i64) -> None:
    """Units leave an area. Allied neutral ones that stay alone are settled when the order is over [RUN-NEU-09]."""
    s.standing[source] -= force
    s.marched_from |= BIT[source]
    if s.standing[source] + s.routed[source] == 0:
        s.holder[source] = 0


def joins(s: Runewars, seat: i64, area: i64, force: i64) -> None:
    """Units come to stand in a friendly or empty area [RUN-MOV-04]."""
    s.standing[area] += force
    s.holder[area] = seat + 1


def too_many(s: Runewars, seat: i64) -> i64:
    """The areas with more than eight units of a seat [RUN-MOV-11]."""
    mask: i64 = 0
    for area in range(AREAS):
        if s.holder[area] == seat + 1 and forces.total(s.standing[area]) + forces.total(s.routed[area]) > AREA_LIMIT:
            mask |= BIT[area]
    return mask
