"""Who controls an area, and which borders can be crossed [RUN-TERM-01] to [RUN-TERM-05]."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from bannerhall.core.bits import BIT, lowest
from bannerhall.games.runewars.rules import cities, forces, units
from bannerhall.games.runewars.rules.atlas import AREA_NAMES, AREAS, HOME_OF
from bannerhall.games.runewars.rules.components import ASHEN_SKY, FROZEN, MOST_PLAYERS, NO_SEAT, NO_STRONGHOLD
from bannerhall.games.runewars.rules.state import Runewars

SANDS: Final[i64] = AREA_NAMES.index("12A")  # the only area of tile 12

# How figures move: bits that are added up.
WALKS: Final[i64] = 0
FLIES: Final[i64] = 1  # ignores mountain and water borders [RUN-TERM-12]
WADES: Final[i64] = 2  # ignores water borders
CLIMBS: Final[i64] = 4  # ignores mountain borders


def _home_areas() -> vec[i64]:
    """The masks of the home realms by faction + 1, none without a faction."""
    masks = [0] * 5
    for area, faction in enumerate(HOME_OF):
        if faction != 0:
            masks[faction] |= 2**area
    return vec[i64](masks)


HOME_AREAS: Final = _home_areas()
ALL_HOMES: Final[i64] = sum(HOME_AREAS)


def seat_of(s: Runewars, faction: i64) -> i64:
    """Who leads a faction, or NO_SEAT."""
    for seat in range(s.seats):
        if s.faction[seat] == faction + 1:
            return seat
    return NO_SEAT


def controller(s: Runewars, area: i64) -> i64:
    """Who controls an area, or NO_SEAT; during a battle it is the defender [RUN-TERM-01] [RUN-TERM-02] [RUN-TERM-06]
    [RUN-PEA-03]."""
    if s.contested == area + 1:
        return s.battler[1] - 1 if s.against_neutrals == 0 else NO_SEAT
    if s.stronghold[area] != NO_STRONGHOLD:
        return s.builder[area] - 1
    if (s.standing[area] | s.routed[area]) & forces.FACTION_MASK != 0:
        return s.holder[area] - 1
    if (s.peasants >> area) & 1 == 1:
        return seat_of(s, 0)
    if HOME_OF[area] != 0:
        owner = seat_of(s, HOME_OF[area] - 1)
        return owner if owner >= 0 and (s.playing >> owner) & 1 == 1 else NO_SEAT
    return NO_SEAT


def controlled(s: Runewars, seat: i64) -> i64:
    """The mask of the areas that a seat controls: it is asked so often that areas without a trace of the seat are
    passed over."""
    owner = seat + 1
    left = (HOME_AREAS[s.faction[seat]] | s.peasants) & s.land
    for area in range(AREAS):
        if s.holder[area] == owner or s.builder[area] == owner:
            left |= BIT[area]
    if s.contested != 0:
        left |= BIT[s.contested - 1]
    mask: i64 = 0
    while left != 0:
        area = lowest(left)
        left &= left - 1
        if controller(s, area) == seat:
            mask |= BIT[area]
    return mask


def units_in(s: Runewars, area: i64) -> i64:
    """All units that stand or lie in an area."""
    return s.standing[area] + s.routed[area]


def vacate(s: Runewars, area: i64) -> None:
    """Units have left an area or are lined up for a battle: without any there nobody holds it."""
    if s.standing[area] + s.routed[area] == 0:
        s.holder[area] = 0


def is_empty(s: Runewars, area: i64) -> bool:
    """Outside home realms, without units, stronghold and peasants; it may hold a city [RUN-TERM-04] [RUN-PEA-07]."""
    return (
        HOME_OF[area] == 0
        and s.standing[area] == 0
        and s.routed[area] == 0
        and s.stronghold[area] == NO_STRONGHOLD
        and (s.peasants >> area) & 1 == 0
    )


def is_neutral(s: Runewars, area: i64) -> bool:
    """Neutral units in an area that nobody controls [RUN-TERM-05]."""
    return s.standing[area] + s.routed[area] != 0 and s.holder[area] == 0


def empty_areas(s: Runewars) -> i64:
    """The mask of the empty areas of the board."""
    mask: i64 = 0
    left = s.land
    while left != 0:
        area = lowest(left)
        left &= left - 1
        if is_empty(s, area):
            mask |= BIT[area]
    return mask


def strongholds_of(s: Runewars, seat: i64) -> i64:
    """The mask of the areas with a stronghold or capital of a seat."""
    mask: i64 = 0
    for area in range(AREAS):
        if s.builder[area] == seat + 1:
            mask |= BIT[area]
    return mask


def home_realm(s: Runewars, seat: i64) -> i64:
    """The mask of the three areas of a seat's home realm."""
    mask: i64 = 0
    for area in range(AREAS):
        if HOME_OF[area] != 0 and HOME_OF[area] == s.faction[seat]:
            mask |= BIT[area]
    return mask


def around(s: Runewars, areas: i64) -> i64:
    """The mask of all neighbours of some areas, borders ignored."""
    mask: i64 = 0
    while areas != 0:
        mask |= s.near[lowest(areas)]
        areas &= areas - 1
    return mask


def season_mode(s: Runewars, seat: i64) -> i64:
    """What season and cards let all figures of a seat ignore [RUN-SEA-13]."""
    mode = WALKS
    if s.weather & FROZEN != 0 or (s.ice_walkers >> seat) & 1 == 1:
        mode |= WADES
    if s.over_mountains == 1 and s.turn_of == seat + 1:
        mode |= CLIMBS
    return mode


def unit_flies(s: Runewars, kind: i64) -> bool:
    """Whether a unit type flies this season [RUN-TERM-12] [RUN-TAC-08]."""
    return units.FLYING[kind] == 1 and s.weather & ASHEN_SKY == 0


def crossable(s: Runewars, area: i64, mode: i64) -> i64:
    """The neighbours that figures can reach from an area, or from which they can come: borders are the same from both
    sides, for units and heroes alike [RUN-MOV-06] [RUN-CRY-01] [RUN-CRY-08] [RUN-SUNK-08] [RUN-EXPL-13]
    [RUN-EXPL-14] [RUN-EXPL-19]."""
    near = s.near[area]
    if mode & FLIES != 0:
        return near
    wet = s.wet[area]
    steep = s.steep[area]
    if s.flooded != 0:
        if (s.flooded >> area) & 1 == 1:
            wet = near
            steep = 0
        else:
            wet |= near & s.flooded
            steep &= ~s.flooded
    if s.yellow != 0 and s.city[SANDS] == cities.SUNKEN_CITY + 1:
        if area == SANDS:
            wet |= BIT[s.yellow - 1]
        elif area == s.yellow - 1:
            wet |= BIT[SANDS]
    open_to = near & ~wet & ~steep
    if mode & WADES != 0:
        open_to |= wet
    elif s.iced != 0:
        open_to |= frozen_by_ice(s, area, wet)
    if mode & CLIMBS != 0:
        open_to |= steep
    return open_to


def frozen_by_ice(s: Runewars, area: i64, wet: i64) -> i64:
    """Neighbours across water that an ice token lets everybody reach: one on either side; of a Flooded Area only one
    that lies there [RUN-CRY-01] [RUN-CRY-10] [RUN-EXPL-13] [RUN-EXPL-20]."""
    closed = s.flooded & ~s.iced
    if (closed >> area) & 1 == 1:
        return 0
    if (s.iced >> area) & 1 == 1:
        return wet & ~closed
    return wet & s.iced


def next_in_order(s: Runewars, left: i64) -> i64:
    """Who of a non-empty mask of seats comes first in play order: the lowest Order card, then the most influence, then
    the higher starting influence [RUN-TERM-15] [RUN-TERM-16]."""
    best: i64 = NO_SEAT
    for seat in range(MOST_PLAYERS):
        if (left >> seat) & 1 == 1 and (best < 0 or goes_before(s, seat, best)):
            best = seat
    return best


def goes_before(s: Runewars, one: i64, other: i64) -> bool:
    if s.order[one] != s.order[other]:
        return s.order[one] < s.order[other]
    return richer(s, one, other)


def richer(s: Runewars, one: i64, other: i64) -> bool:
    """Who wins a tie: more influence, by its value, then the higher starting influence [RUN-TERM-15] [RUN-WIN-02]
    [RUN-INF-03]."""
    if s.influence[one] != s.influence[other]:
        return s.influence[one] > s.influence[other]
    return units.START_INFLUENCE[s.faction[one] - 1] > units.START_INFLUENCE[s.faction[other] - 1]


def left_of(s: Runewars, seat: i64) -> i64:
    """The next player clockwise who is not eliminated [RUN-NEU-13] [RUN-ELIM-04]."""
    other = seat
    for _ in range(s.seats):
        other = (other + 1) % s.seats
        if (s.playing >> other) & 1 == 1:
            return other
    return seat
