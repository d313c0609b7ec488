"""The Objectives: what each of them asks for [RUN-OBJ-01] to [RUN-OBJ-05]."""

from __future__ import annotations

from mypy_extensions import i64

from bannerhall.core.bits import count, lowest
from bannerhall.games.runewars.rules import cities, control, forces, hero_cards, rewards_packed
from bannerhall.games.runewars.rules import objective_cards as card_of
from bannerhall.games.runewars.rules.atlas import AREAS
from bannerhall.games.runewars.rules.components import (
    CAPITAL,
    HERO_LIMIT,
    PRIMARCH,
    STRONGHOLD,
    STRONGHOLDS,
)
from bannerhall.games.runewars.rules.hero_cards import HEROES
from bannerhall.games.runewars.rules.state import Runewars
from bannerhall.games.runewars.rules.units import DRAGON, GIANT, NEUTRALS, ORE, SHAPE, TRIANGLE, TYPES


def is_met(s: Runewars, seat: i64, card: i64) -> bool:
    """Whether the condition of an Objective holds for its owner now [RUN-OBJ-01]."""
    if card_of.IS_GOOD[card] == 1:
        return good_is_met(s, seat, card)
    return evil_is_met(s, seat, card)


def good_is_met(s: Runewars, seat: i64, card: i64) -> bool:
    """Those of good factions; Quench the Fire counts what happened in this year [RUN-OBJ-03] [RUN-OBJ-04]
    [RUN-OBJ-05]."""
    if card == card_of.BOUND_BY_HONOR:
        return bound_by_honor(s)
    if card == card_of.GIANT_FRIEND:
        return allies(s, seat, GIANT) >= 2
    if card == card_of.FREE_CITIES:
        return cities_of(s, seat) >= 3
    if card == card_of.SHINING_HOST:
        return good_heroes(s, seat) >= 3
    if card == card_of.WALL_OF_STONE:
        return wall_of_stone(s, seat)
    if card == card_of.COUNCIL_VOICE:
        return s.title[PRIMARCH] == seat + 1 and s.influence[seat] >= 6
    if card == card_of.OPEN_HAND:
        return allied_types(s, seat) >= 4
    if card == card_of.HEARTLAND:
        return heartland(s, seat)
    if card == card_of.QUENCH_FIRE:
        return s.destroyed_this_year[seat] >= 1 or s.damaged_this_year[seat] >= 2
    if card == card_of.HEALED_LAND:
        return s.healed[seat] >= 2 or count(unspoiled(s, seat)) >= 12
    return many_heroes(s, seat) >= HERO_LIMIT and (s.led_to_victory >> seat) & 1 == 1


def evil_is_met(s: Runewars, seat: i64, card: i64) -> bool:
    if card == card_of.DRAGON_MASTER:
        return allies(s, seat, DRAGON) >= 2
    if card == card_of.BLACK_BANNER:
        return in_enemy_realms(s, seat) != 0
    if card == card_of.SILENCE_HEROES:
        return s.slain[seat] >= 2
    if card == card_of.HOARD:
        return reward_cards_of(s, seat) >= 5
    if card == card_of.ENDLESS_RANKS:
        return faction_units(s, seat) >= 20
    if card == card_of.WEB_OF_LIES:
        return titles_of(s, seat) >= 2
    if card == card_of.DISCOURAGING_DEFEAT:
        return (s.held_off >> seat) & 1 == 1
    if card == card_of.IRON_GRIP:
        away = control.strongholds_of(s, seat) & ~control.home_realm(s, seat)
        return s.dial[seat * 3 + ORE] >= 6 and count(away) >= 2
    if card == card_of.WASTELAND_KING:
        return count(s.wasteland | s.iced) >= 3
    if card == card_of.GOLDEN_CITY:
        return golden_city(s, seat)
    return s.stormed[seat] & control.strongholds_of(s, seat) != 0


def may_be_replaced(s: Runewars, card: i64) -> bool:
    """Friend of Giants and Master of Dragons may be exchanged while fewer than two of the kind are on the board."""
    if card == card_of.GIANT_FRIEND:
        return on_board(s, GIANT) < 2
    return card == card_of.DRAGON_MASTER and on_board(s, DRAGON) < 2


# --- Units ------------------------------------------------------------------------------------------------------------


def bound_by_honor(s: Runewars) -> bool:
    """All neutral triangle units on the board are allied to somebody; also if there is none [RUN-OBJ-02]."""
    for area in range(AREAS):
        if s.holder[area] != 0:
            continue
        force = control.units_in(s, area)
        for kind in range(NEUTRALS, TYPES):
            if SHAPE[kind] == TRIANGLE and forces.many(force, forces.slot_of(kind)) != 0:
                return False
    return True


def allies(s: Runewars, seat: i64, kind: i64) -> i64:
    """How many neutral units of a type are allied to a seat."""
    number: i64 = 0
    for area in range(AREAS):
        if s.holder[area] == seat + 1:
            number += forces.many(control.units_in(s, area), forces.slot_of(kind))
    return number


def allied_types(s: Runewars, seat: i64) -> i64:
    number: i64 = 0
    for kind in range(NEUTRALS, TYPES):
        if allies(s, seat, kind) != 0:
            number += 1
    return number


def on_board(s: Runewars, kind: i64) -> i64:
    """How many units of a neutral type are on the board."""
    number: i64 = 0
    for area in range(AREAS):
        number += forces.many(control.units_in(s, area), forces.slot_of(kind))
    return number


def faction_units(s: Runewars, seat: i64) -> i64:
    number: i64 = 0
    for area in range(AREAS):
        if s.holder[area] == seat + 1:
            number += forces.total(control.units_in(s, area) & forces.FACTION_MASK)
    return number


# --- Areas and strongholds --------------------------------------------------------------------------------------------


def cities_of(s: Runewars, seat: i64) -> i64:
    """How many cities a seat controls [RUN-CITY-01]."""
    number: i64 = 0
    left = control.controlled(s, seat)
    while left != 0:
        if s.city[lowest(left)] != 0:
            number += 1
        left &= left - 1
    return number


def golden_city(s: Runewars, seat: i64) -> bool:
    """The Sunken City, three cities, or two that show a dragon rune."""
    runes: i64 = 0
    left = control.controlled(s, seat)
    while left != 0:
        token = s.city[lowest(left)]
        left &= left - 1
        if token == cities.SUNKEN_CITY + 1:
            return True
        if token != 0 and cities.DRAGON_RUNE[token - 1] == 1:
            runes += 1
    return runes >= 2 or cities_of(s, seat) >= 3


def wall_of_stone(s: Runewars, seat: i64) -> bool:
    """Four strongholds, none of them damaged."""
    mine = control.strongholds_of(s, seat)
    whole: i64 = 0
    left = mine
    while left != 0:
        state = s.stronghold[lowest(left)]
        left &= left - 1
        if state == STRONGHOLD or state == CAPITAL:
            whole += 1
    return count(mine) >= STRONGHOLDS and whole == count(mine)


def heartland(s: Runewars, seat: i64) -> bool:
    """The whole home realm and seven other areas."""
    mine = control.controlled(s, seat)
    home = control.home_realm(s, seat)
    return mine & home == home and count(mine & ~home) >= 7


def unspoiled(s: Runewars, seat: i64) -> i64:
    """The areas of a seat without a wasteland or ice token."""
    return control.controlled(s, seat) & ~(s.wasteland | s.iced)


def in_enemy_realms(s: Runewars, seat: i64) -> i64:
    """Areas of other players' home realms that a seat controls."""
    mask: i64 = 0
    for other in range(s.seats):
        if other != seat:
            mask |= control.home_realm(s, other)
    return control.controlled(s, seat) & mask


# --- Heroes and titles ------------------------------------------------------------------------------------------------


def many_heroes(s: Runewars, seat: i64) -> i64:
    number: i64 = 0
    for hero in range(HEROES):
        if s.hero_of[hero] == seat + 1:
            number += 1
    return number


def good_heroes(s: Runewars, seat: i64) -> i64:
    number: i64 = 0
    for hero in range(HEROES):
        if s.hero_of[hero] == seat + 1 and hero_cards.ALIGNMENT[hero] == hero_cards.IS_GOOD:
            number += 1
    return number


def reward_cards_of(s: Runewars, seat: i64) -> i64:
    number: i64 = 0
    for hero in range(HEROES):
        if s.hero_of[hero] == seat + 1:
            number += rewards_packed.total(s.rewards[hero]) + rewards_packed.total(s.rewards_up[hero])
    return number


def titles_of(s: Runewars, seat: i64) -> i64:
    number: i64 = 0
    for title in range(len(s.title)):
        if s.title[title] == seat + 1:
            number += 1
    return number
