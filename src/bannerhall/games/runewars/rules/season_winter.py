"""The Season cards of winter that take nothing from the dials."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from bannerhall.core.bits import lowest
from bannerhall.games.runewars.rules import drawing, heroes, questions, season_areas, season_units
from bannerhall.games.runewars.rules import season_cards as card_of
from bannerhall.games.runewars.rules.components import DEEP_SNOW, NO_SEAT, SHELTER, TRUCE
from bannerhall.games.runewars.rules.season_fall import auction_rune
from bannerhall.games.runewars.rules.state import Runewars
from bannerhall.games.runewars.rules.units import FOOD

CONSOLATION: Final = 2  # Tactics cards of the lowest bidder, in The Long Night


def at_once(s: Runewars, card: i64) -> None:
    if card == card_of.DEEP_SNOW:
        s.weather |= DEEP_SNOW
    elif card == card_of.HEARTHFIRE_TRUCE:
        s.weather |= TRUCE
    elif card == card_of.SHELTER_FROM_THE_STORM:
        s.weather |= SHELTER
    elif card == card_of.FALLEN_IN_THE_ICE:
        fallen_in_the_ice(s)
    elif card == card_of.THE_LONG_NIGHT:
        if s.lowest != 0:
            drawing.draw_tactics(s, s.lowest - 1, CONSOLATION)
        auction_rune(s)
    elif s.highest != 0:
        number: i64 = 2 if card == card_of.BREATH_OF_GELIDUS else 1
        season_areas.ask(s, s.highest - 1, number, season_areas.NOTHING, season_areas.NOTHING, s.highest - 1)


def for_player(s: Runewars, card: i64, seat: i64) -> None:
    if card == card_of.STARVING_PACKS:
        season_areas.ask(s, seat, 1, season_areas.NOTHING, season_areas.NOTHING, seat)
    elif card == card_of.FROSTBOUND_MARCH:
        season_units.begin_losses(s, seat)
    elif s.dial[seat * 3 + FOOD] != 0:
        s.ask(questions.SEASON_YES, seat)  # Midwinter Feast


def fallen_in_the_ice(s: Runewars) -> None:
    """Every routed hero suffers 1 damage, which nobody deals."""
    left = s.hero_routed
    while left != 0:
        hero = lowest(left)
        left &= left - 1
        heroes.damage(s, hero, 1, NO_SEAT)
