"""What the bots look at on the board: points and continents, units wherever they stand, fights and what they promise.

Values are in hundredths of a production point, as in `evaluation_terms`."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from bannerhall.core.bits import BIT, lowest
from bannerhall.games.leaders.bots.odds import hold, lead, strongest, win
from bannerhall.games.leaders.bots.values import NOBODY, defenders, region_worth, sea_die, spoils
from bannerhall.games.leaders.rules import items, questions, settings
from bannerhall.games.leaders.rules.atlas import ALL_PLACES, FIRST_STEP, LAND, NEAR, STEP_TO
from bannerhall.games.leaders.rules.board.armies import (
    ONE,
    army,
    count_of,
    limit_to_defend,
    map_points,
    owner_of,
    total,
    weakest,
)
from bannerhall.games.leaders.rules.state import Leaders

POINT: Final = 100
UNIT_WORTH: Final = 115  # percent of its price, as for units under way
HORIZON: Final = 40  # hundredths of a point that a tenth of a point a round is worth: four rounds of it
STAGED: Final = 40  # percent of an attack that could be made
GUARD_WORTH: Final = 60  # of each of the first units in the base camp, who can help everywhere
GUARDS: Final[i64] = 5


def land(s: Leaders, seat: i64) -> i64:
    """Regions and continents, by how near they are to the military victory, and how well they lie."""
    value = map_points(s, seat) * POINT * 400 // s.rules.numbers[settings.VICTORY_POINTS]
    left = s.held[seat]
    while left != 0:
        value += region_worth(s, seat, lowest(left))
        left &= left - 1
    return value


def armies(s: Leaders, seat: i64) -> i64:
    """Units on the board, in the base camp and in the drop zone."""
    units = s.camp[seat] + s.drop[seat]
    for place in range(ALL_PLACES):
        units += army(s, seat, place)
    value: i64 = 0
    for unit in range(len(items.UNITS)):
        value += count_of(units, unit) * s.rules.numbers[settings.COST + unit] * UNIT_WORTH * POINT // 100
    guards = total(s.camp[seat])
    return value + GUARD_WORTH * (guards if guards < GUARDS else GUARDS)


def fights(s: Leaders, seat: i64) -> i64:
    """What the fights under way promise or threaten, and before them the best one that could be begun."""
    value: i64 = 0
    left = s.attacked
    while left != 0:
        region = lowest(left)
        left &= left - 1
        owner = owner_of(s, region)
        clear = lead_in(s, region, owner, army(s, s.active, region))
        if seat == s.active:
            value += win(clear) * spoils(s, seat, region, owner) * HORIZON // 100
        elif seat == owner:
            value -= (100 - hold(clear)) * region_worth(s, seat, region) * HORIZON // 100
    return value + outlook(s, seat) if seat == s.active and commands(s) else value


def commands(s: Leaders) -> bool:
    """Whether the active player places or moves units just now."""
    if s.depth == 0:
        return False
    kind = s.frames[s.top()]
    return kind == questions.PLACE or kind == questions.MOVE


def lead_in(s: Leaders, region: i64, owner: i64, force: i64) -> i64:
    """How clearly the active player is ahead in a region; before the Defend step half of the help that can come is
    counted in."""
    there = defenders(s, s.active, region)
    if owner == NOBODY:
        return lead(force, 0, 0, there, 0, 0)
    if commands(s):
        many = limit_to_defend(s, owner, region) - total(there)
        camp = total(s.camp[owner])
        many = (many if many < camp else camp) + 1
        there += strongest(s.camp[owner], many // 2 if many > 0 else i64(0))
    by_sea = s.landed & BIT[region] != 0
    return lead(
        force,
        s.level[s.active * len(items.FIELDS)],
        sea_die(s, s.active, by_sea),
        there,
        s.level[owner * len(items.FIELDS)],
        sea_die(s, owner, by_sea),
    )


def outlook(s: Leaders, seat: i64) -> i64:
    """The best attack for which units stand ready."""
    best: i64 = 0
    for region in range(LAND):
        if s.held[seat] & BIT[region] != 0 or NEAR[region] & s.held[seat] == 0 or s.attacked & BIT[region] != 0:
            continue
        force = ready_beside(s, seat, region)
        if force == 0:
            continue
        owner = owner_of(s, region)
        if owner != NOBODY and (s.known_allies[seat] >> owner) & 1 == 1:
            continue
        value = win(lead_in(s, region, owner, force)) * spoils(s, seat, region, owner) * HORIZON // 100
        best = value if value > best else best
    return best * STAGED // 100


def ready_beside(s: Leaders, seat: i64, region: i64) -> i64:
    """Units in own regions beside another one, where one of each has to stay."""
    force: i64 = 0
    for step in range(FIRST_STEP[region], FIRST_STEP[region + 1]):
        place = STEP_TO[step]
        units = army(s, seat, place)
        if place < LAND and s.held[seat] & BIT[place] != 0 and total(units) > 1:
            force += units - ONE[weakest(units)]
    return force
