"""Where each Quest card may be attempted [RUN-QST-09]."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from bannerhall.games.runewars.rules import atlas, board, cities, control, gains, quest_cards
from bannerhall.games.runewars.rules.atlas import AREA_NAMES, HOME_OF, MOUNTAIN, WATER
from bannerhall.games.runewars.rules.components import NO_SEAT, NO_STRONGHOLD
from bannerhall.games.runewars.rules.state import Runewars
from bannerhall.games.runewars.rules.units import FOOD, ORE, WOOD

RANSOM_PRICE: Final[i64] = 3
TOWER_PRICE: Final[i64] = 6
FAR: Final = 3  # areas from home: the Old Road
# The sorts of places that cards name.
ONE_AREA: Final = 0
CITY: Final = 1
ENEMY_HOME: Final = 2
NEUTRAL: Final = 3
MOUNTAINS: Final = 4
WATERS: Final = 5
ENEMY_STRONGHOLD: Final = 6
FOREIGN_RUNE: Final = 7
EMPTY_WITH_FOOD: Final = 8
FAR_FROM_HOME: Final = 9
TWO_ORE: Final = 10
TWO_WOOD: Final = 11
OUTPOST: Final = 12
SUNKEN: Final = 13
ICE: Final = 14
WASTELAND: Final = 15
FRIENDLY: Final = 16
REVEALED_RUNE: Final = 17
PLACE: Final = vec[i64](
    [ONE_AREA] * 9
    + [CITY, ENEMY_HOME, NEUTRAL, NEUTRAL, MOUNTAINS, WATERS, CITY, ENEMY_STRONGHOLD, FOREIGN_RUNE, EMPTY_WITH_FOOD]
    + [CITY, FAR_FROM_HOME, NEUTRAL, TWO_ORE, OUTPOST]
    + [ONE_AREA] * 3
    + [CITY, ONE_AREA, ONE_AREA, ICE, WASTELAND, CITY, TWO_WOOD, MOUNTAINS, FRIENDLY, TWO_ORE, REVEALED_RUNE]
    + [ENEMY_STRONGHOLD, FRIENDLY, SUNKEN]
)


def _named() -> list[int]:
    areas = dict.fromkeys(range(quest_cards.CARDS), 0)
    setup = ("1C", "2A", "3B", "4A", "5D", "6C", "7B", "8A", "9A")
    for card, name in enumerate(setup):
        areas[card] = AREA_NAMES.index(name)
    areas[24] = AREA_NAMES.index("10C")
    areas[25] = AREA_NAMES.index("11B")
    for card in (26, 28, 29, 40):
        areas[card] = AREA_NAMES.index("12A")
    return list(areas.values())


NAMED_AREA: Final = vec[i64](_named())  # of the cards that name one


def price_of(card: i64) -> i64:
    """What an attempt costs at once, in influence [RUN-QST-17]."""
    if card == quest_cards.RANSOM:
        return RANSOM_PRICE
    return TOWER_PRICE if card == quest_cards.ICE_TOWER else i64(0)


def fits(s: Runewars, seat: i64, card: i64, area: i64) -> bool:
    """Whether a hero of the seat may attempt the card in the area [RUN-QST-09]."""
    place = PLACE[card]
    if place == ONE_AREA:
        return area == NAMED_AREA[card]
    if place == SUNKEN:
        return area == control.SANDS and s.city[area] == cities.SUNKEN_CITY + 1
    if place == CITY:
        return s.city[area] != 0
    if place == ICE:
        return s.ice[area] != 0
    if place == WASTELAND:
        return (s.wasteland >> area) & 1 == 1
    if place == MOUNTAINS or place == WATERS:
        return has_border(s, area, place)
    if place == TWO_ORE or place == TWO_WOOD:
        return gains.provided(s, area, ORE if place == TWO_ORE else WOOD) >= 2
    return fits_owner(s, seat, place, area)


def has_border(s: Runewars, area: i64, place: i64) -> bool:
    """Mountains and water; all borders of a Flooded Area count as water, for its neighbours as well, and so does the
    border that the Sunken City covers [RUN-EXPL-14] [RUN-EXPL-19] [RUN-SUNK-08]."""
    flooded = (s.flooded >> area) & 1 == 1
    if place == MOUNTAINS:
        return not flooded and s.steep[area] & ~s.flooded | board.rim_borders(s, area, MOUNTAIN) != 0
    if flooded or s.near[area] & s.flooded != 0 or board.has_border(s, area, WATER):
        return True
    covered = s.city[control.SANDS] == cities.SUNKEN_CITY + 1
    return covered and (area == control.SANDS or area == s.yellow - 1)


def fits_owner(s: Runewars, seat: i64, place: i64, area: i64) -> bool:
    """Places that depend on who controls them [RUN-TERM-03] [RUN-TERM-04] [RUN-TERM-05]."""
    owner = control.controller(s, area)
    enemy = owner != NO_SEAT and owner != seat
    if place == ENEMY_HOME:
        return HOME_OF[area] != 0 and HOME_OF[area] != s.faction[seat]
    if place == NEUTRAL:
        return control.is_neutral(s, area) and owner == NO_SEAT
    if place == ENEMY_STRONGHOLD:
        return enemy and s.stronghold[area] != NO_STRONGHOLD
    if place == FOREIGN_RUNE:
        return owner != seat and s.rune[area] != 0 and (s.rune_up >> area) & 1 == 0
    if place == REVEALED_RUNE:
        return enemy and s.rune[area] != 0 and (s.rune_up >> area) & 1 == 1
    if place == EMPTY_WITH_FOOD:
        return control.is_empty(s, area) and gains.provided(s, area, FOOD) != 0
    if place == OUTPOST:
        return s.builder[area] == seat + 1 and HOME_OF[area] != s.faction[seat]
    if place == FRIENDLY:
        return owner == seat
    return far_from_home(s, seat, area)


def far_from_home(s: Runewars, seat: i64, area: i64) -> bool:
    """At least three areas from every area of the home realm, borders ignored."""
    near = control.home_realm(s, seat)
    for _ in range(FAR - 1):
        near |= control.around(s, near)
    return (near >> area) & 1 == 0 and atlas.HOME_OF[area] != s.faction[seat]


def can_pay(s: Runewars, seat: i64, card: i64) -> bool:
    """Whether the seat has the influence that the card asks for [RUN-QST-17] [RUN-CARD-01]."""
    return s.influence[seat] >= price_of(card)
