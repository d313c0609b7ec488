"""Season cards that take resources: Famine, Swollen Rivers, Guild Tithes, Drought, Burning Fields, Exhausted Soil,
Frozen Stores."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from bannerhall.core.bits import BIT, count, lowest
from bannerhall.games.runewars.rules import board, cities, control, gains, questions, season_areas, season_dials
from bannerhall.games.runewars.rules import season_cards as card_of
from bannerhall.games.runewars.rules.atlas import WATER
from bannerhall.games.runewars.rules.components import NO_SEAT
from bannerhall.games.runewars.rules.objectives import cities_of
from bannerhall.games.runewars.rules.state import Runewars
from bannerhall.games.runewars.rules.units import FOOD, WOOD

MOST_RIVERS: Final = 2  # wood that Swollen Rivers takes
DROUGHT_PRICE: Final = 2  # influence
TITHE_GAIN: Final = 1  # influence
STORES_AREAS: Final[i64] = 4  # areas beyond the home realm for each food that Frozen Stores takes


def threatens(s: Runewars, seat: i64, card: i64) -> bool:
    """Whether a card would, or could, lower a dial of a seat: then its Guildmaster is asked [RUN-GLD-03]."""
    food = s.dial[seat * 3 + FOOD]
    if card == card_of.FAMINE:
        return shortage(s, seat)
    if card == card_of.SWOLLEN_RIVERS:
        return s.dial[seat * 3 + WOOD] != 0 and rivers(s, seat) != 0
    if card == card_of.FROZEN_STORES:
        return food != 0 and frozen(s, seat) != 0
    if card == card_of.DROUGHT or card == card_of.EXHAUSTED_SOIL:
        return food != 0
    if card == card_of.GUILD_TITHES or card == card_of.BURNING_FIELDS:
        return season_dials.positive(s, seat) != 0
    return False


def at_once(s: Runewars, card: i64, shielded: i64) -> None:
    """Cards that leave nobody a choice."""
    left = s.playing & ~(BIT[shielded] if shielded != NO_SEAT else i64(0))
    while left != 0:
        seat = lowest(left)
        left &= left - 1
        if card == card_of.FAMINE:
            famine(s, seat)
        elif card == card_of.SWOLLEN_RIVERS:
            gains.turn_dial(s, seat, WOOD, -rivers(s, seat))
        else:
            gains.turn_dial(s, seat, FOOD, -frozen(s, seat))


def for_shielded(s: Runewars, card: i64, seat: i64) -> None:
    """What is left of a card for a Guildmaster who ignores the loss [RUN-GLD-03]."""
    if card == card_of.GUILD_TITHES:
        gains.gain_influence(s, seat, TITHE_GAIN)


def for_player(s: Runewars, card: i64, seat: i64) -> None:
    """Cards that let players choose what they lose."""
    if card == card_of.GUILD_TITHES:
        gains.gain_influence(s, seat, TITHE_GAIN)
        season_dials.ask(s, seat, 1, 0)
    elif card == card_of.BURNING_FIELDS:
        season_dials.ask(s, seat, 1 if cities_of(s, seat) != 0 else 2, 0)
    elif card == card_of.DROUGHT:
        if s.influence[seat] >= DROUGHT_PRICE:
            s.ask(questions.SEASON_YES, seat)
        else:
            gains.turn_dial(s, seat, FOOD, -1)
    else:
        exhaust(s, seat)


# --- The cards -------------------------------------------------------------------------------------------------------


def shortage(s: Runewars, seat: i64) -> bool:
    """Whether a dial is above what the seat's areas provide."""
    for dial in range(3):
        if s.dial[seat * 3 + dial] > gains.yields(s, seat, dial):
            return True
    return False


def famine(s: Runewars, seat: i64) -> None:
    """Every dial falls to what the areas provide."""
    for dial in range(3):
        provided = gains.yields(s, seat, dial)
        if s.dial[seat * 3 + dial] > provided:
            gains.set_dial(s, seat, dial, provided)


def rivers(s: Runewars, seat: i64) -> i64:
    """How much wood Swollen Rivers takes: one for every water border of the seat's areas, at most two."""
    mine = control.controlled(s, seat)
    number: i64 = 0
    left = mine
    while left != 0:
        area = lowest(left)
        left &= left - 1
        across = waters(s, area)
        # a border between two areas of the seat is one border
        number += count(across & ~mine) + count(across & mine & ~(BIT[area] - 1)) + rim_waters(s, area)
    return number if number < MOST_RIVERS else i64(MOST_RIVERS)


def waters(s: Runewars, area: i64) -> i64:
    """The neighbours across water: printed, of a Flooded Area, of the Sunken City [RUN-EXPL-14] [RUN-SUNK-08]."""
    across = s.wet[area] | s.near[area] & s.flooded
    if (s.flooded >> area) & 1 == 1:
        across = s.near[area]
    if s.yellow != 0 and s.city[control.SANDS] == cities.SUNKEN_CITY + 1:
        if area == control.SANDS:
            across |= BIT[s.yellow - 1]
        elif area == s.yellow - 1:
            across |= BIT[control.SANDS]
    return across


def rim_waters(s: Runewars, area: i64) -> i64:
    """Water borders towards the edge of the board: printed ones, and that of the Sunken City where nothing lies beyond
    the yellow border [RUN-SUNK-08]."""
    sunken = area == control.SANDS and s.yellow == 0 and s.city[area] == cities.SUNKEN_CITY + 1
    number = board.rim_borders(s, area, WATER)
    return number + 1 if sunken else number


def frozen(s: Runewars, seat: i64) -> i64:
    """How much food Frozen Stores takes."""
    return count(control.controlled(s, seat) & ~control.home_realm(s, seat)) // STORES_AREAS


def exhaust(s: Runewars, seat: i64) -> None:
    """Exhausted Soil: food, or a wasteland token, as far as one can do either."""
    can_pay = s.dial[seat * 3 + FOOD] != 0
    can_lay = season_areas.spoilable(s, seat) != 0
    if can_pay and can_lay:
        s.ask(questions.SEASON_YES, seat)
    elif can_pay:
        gains.turn_dial(s, seat, FOOD, -1)
    elif can_lay:
        season_areas.ask(s, seat, 1, 0, 0, seat)
