"""Units on the board: where whose stand, how many a region takes, who holds what.

Units are counted in one int, 16 bits for each kind: infantry, tanks, planes.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from bannerhall.core.bits import BIT, lowest
from bannerhall.games.leaders.rules import items, nations
from bannerhall.games.leaders.rules.atlas import ALL_PLACES, BONUS, CONTINENTS, LAND, ON_CONTINENT, POINTS
from bannerhall.games.leaders.rules.components import ALL_IN_DEFENCE, NONE_IN_DEFENCE
from bannerhall.games.leaders.rules.state import Leaders

ONE: Final = vec[i64]([1, 65536, 4294967296])  # one unit of a kind
FEW: Final = 65535
EVERYWHERE: Final = 2**48 - 1


def count_of(units: i64, unit: i64) -> i64:
    """How many units of a kind."""
    return (units >> (16 * unit)) & FEW


def total(units: i64) -> i64:
    return (units & FEW) + ((units >> 16) & FEW) + (units >> 32)


def weakest(units: i64) -> i64:
    """The weakest kind there is: infantry, then tanks, then planes [LDR-LOSS-05]."""
    for unit in range(len(items.UNITS)):
        if count_of(units, unit) != 0:
            return unit
    raise RuntimeError("there are no units")


def kinds_of(units: i64) -> i64:
    """How many kinds there are among some units."""
    many: i64 = 0
    for unit in range(len(items.UNITS)):
        if count_of(units, unit) != 0:
            many += 1
    return many


def army(s: Leaders, seat: i64, place: i64) -> i64:
    return s.army[seat * ALL_PLACES + place]


def put(s: Leaders, seat: i64, place: i64, units: i64) -> None:
    s.army[seat * ALL_PLACES + place] += units


def take(s: Leaders, seat: i64, place: i64, units: i64) -> None:
    s.army[seat * ALL_PLACES + place] -= units


# --- Regions ------------------------------------------------------------------------------------------------


def owner_of(s: Leaders, region: i64) -> i64:
    """Who holds a region, or -1."""
    for seat in range(s.seats):
        if s.held[seat] & BIT[region] != 0:
            return seat
    return -1


def free_regions(s: Leaders) -> i64:
    """The mask of regions that nobody holds."""
    held: i64 = 0
    for seat in range(s.seats):
        held |= s.held[seat]
    return EVERYWHERE & ~held


def hand_over(s: Leaders, region: i64, seat: i64) -> None:
    """A region gets another owner, or none (-1)."""
    for other in range(s.seats):
        s.held[other] &= ~BIT[region]
    if seat >= 0:
        s.held[seat] |= BIT[region]


def all_units(s: Leaders, place: i64) -> i64:
    """How many units stand in a place, whosoever they are [LDR-PLCE-06]."""
    many: i64 = 0
    at = place
    for _time in range(s.seats):
        units = s.army[at]
        if units != 0:
            many += total(units)
        at += ALL_PLACES
    return many


def standing(s: Leaders, place: i64) -> i64:
    """The mask of players with units in a place."""
    found: i64 = 0
    for seat in range(s.seats):
        if army(s, seat, place) != 0:
            found |= BIT[seat]
    return found


def map_points(s: Leaders, seat: i64) -> i64:
    """Regions and whole continents, counted anew whenever they are asked for, as the track shows them; sea fields count
    nothing [LDR-PROD-01] [LDR-PROD-02] [LDR-PROD-03] [LDR-PROD-05] [LDR-AREA-12] [LDR-AREA-13] [LDR-RSLT-03]
    [LDR-RSLT-07]."""
    points: i64 = 0
    left = s.held[seat]
    while left != 0:
        points += POINTS[lowest(left)]
        left &= left - 1
    for continent in range(len(CONTINENTS)):
        if s.held[seat] & ON_CONTINENT[continent] == ON_CONTINENT[continent]:
            points += BONUS[continent]
    return points


def has_ships(s: Leaders, seat: i64) -> bool:
    """Whether a player has a unit in a sea field."""
    for place in range(LAND, ALL_PLACES):
        if army(s, seat, place) != 0:
            return True
    return False


# --- How many units a region takes --------------------------------------------------------------------------


def limit_to_place(s: Leaders, seat: i64, region: i64) -> i64:
    """In the Place step: its points, one more with military level 2, one more for the USA, whosoever's region it is
    [LDR-PLCE-04] [LDR-PLCE-05] [LDR-PLCE-08] [LDR-RSCH-11] [LDR-SKIL-01] [LDR-SKIL-02]."""
    limit = POINTS[region]
    if s.level[seat * len(items.FIELDS)] >= 2:
        limit += 1
    if has_board_skill(s, seat, nations.USA):
        limit += 1
    return limit


def limit_to_defend(s: Leaders, defender: i64, region: i64) -> i64:
    """In the Defend step: its points, and what the table counts besides [LDR-DFND-04] [LDR-DFND-07] [LDR-SKIL-03]
    [LDR-ALLY-10] [LDR-ALLY-30] [LDR-NATN-14]."""
    limit = POINTS[region]
    if s.in_defence != NONE_IN_DEFENCE and has_board_skill(s, defender, nations.USA):
        limit += 1
    if s.in_defence == ALL_IN_DEFENCE and s.level[defender * len(items.FIELDS)] >= 2:
        limit += 1
    if has_board_skill(s, defender, nations.CUBA):
        limit += 1
    return limit


def has_board_skill(s: Leaders, seat: i64, nation: i64) -> bool:
    """Skills on the board are enforced here, if they are on [LDR-SETT-12] [LDR-SETT-06]."""
    return s.skills and s.nation[seat] == nation + 1


def supply_left(s: Leaders, seat: i64, unit: i64, figures: i64) -> i64:
    """Figures of a kind that are neither on the board nor beside it [LDR-MATL-05] [LDR-AREA-18]."""
    left = figures - count_of(s.camp[seat], unit) - count_of(s.drop[seat], unit)
    for place in range(ALL_PLACES):
        left -= count_of(army(s, seat, place), unit)
    return left if left > 0 else i64(0)
