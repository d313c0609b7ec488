"""The Season cards of fall that take nothing from the dials."""

from __future__ import annotations

from mypy_extensions import i64

from bannerhall.core.bits import lowest
from bannerhall.games.runewars.rules import (
    armies,
    gains,
    questions,
    runes,
    season_areas,
    season_choices,
    season_dials,
    season_units,
)
from bannerhall.games.runewars.rules import season_cards as card_of
from bannerhall.games.runewars.rules.components import MASONS_STRIKE
from bannerhall.games.runewars.rules.season_summer import fewest_influence
from bannerhall.games.runewars.rules.state import Runewars
from bannerhall.games.runewars.rules.units import DRAGON


def at_once(s: Runewars, card: i64) -> None:
    if card == card_of.RICH_HARVEST:
        rich_harvest(s)
    elif card == card_of.MASONS_STRIKE:
        s.weather |= MASONS_STRIKE
    elif card == card_of.A_DRAGON_WAKES:
        if armies.unused(s, 0, DRAGON) > 0:
            poorest = fewest_influence(s)
            season_areas.ask(s, poorest, 1, season_areas.NOTHING, season_areas.NOTHING, poorest)
    elif s.highest == 0:
        return
    elif card == card_of.RUNE_AUCTION:
        auction_rune(s)
    elif card == card_of.BARONS_AND_SCHEMERS:
        season_choices.ask_player(s, s.highest - 1)
    else:
        season_areas.ask(s, s.highest - 1, 2, season_areas.NOTHING, season_areas.NOTHING, s.highest - 1)


def for_player(s: Runewars, card: i64, seat: i64) -> None:
    if card == card_of.DESERTERS:
        season_units.begin_losses(s, seat)
    elif card == card_of.SMUGGLERS_MARKET:
        if s.cards_in_hand(seat) != 0:
            s.ask(questions.SELL_TACTICS, seat, 2)
    elif season_dials.choices(s, seat, 0) != 0:
        season_dials.ask(s, seat, 3, 0)


def rich_harvest(s: Runewars) -> None:
    """Every dial below what the areas provide rises by one."""
    left = s.playing
    while left != 0:
        seat = lowest(left)
        left &= left - 1
        for dial in range(3):
            if s.dial[seat * 3 + dial] < gains.yields(s, seat, dial):
                gains.turn_dial(s, seat, dial, 1)


def auction_rune(s: Runewars) -> None:
    """Whoever bid the most, and at least 1, receives a dragon rune."""
    if s.highest != 0 and s.high_bid != 0:
        runes.receive_rune(s, s.highest - 1)
