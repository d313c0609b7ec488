"""The Season cards of spring that take nothing from the dials."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from bannerhall.core.bits import BIT, lowest
from bannerhall.games.runewars.rules import (
    drawing,
    objective_draws,
    questions,
    season_areas,
    season_choices,
    season_heroes,
)
from bannerhall.games.runewars.rules import season_cards as card_of
from bannerhall.games.runewars.rules.components import LONG_WINTER
from bannerhall.games.runewars.rules.gains import gain_influence
from bannerhall.games.runewars.rules.objectives import cities_of
from bannerhall.games.runewars.rules.state import Runewars

COUNCIL_CARDS: Final = 2


def at_once(s: Runewars, card: i64) -> None:
    if card == card_of.LONG_WINTER:
        s.weather |= LONG_WINTER
    elif card == card_of.STORMY_WEATHER:
        stormy_weather(s)
    elif card == card_of.ENVOYS_OF_THE_FREE_CITIES:
        envoys(s)
    elif s.highest == 0:
        return
    elif card == card_of.THE_COUNCIL_CONVENES:
        season_choices.ask_player(s, s.highest - 1)
        drawing.draw_tactics(s, s.highest - 1, COUNCIL_CARDS)
    else:
        season_areas.ask(s, s.highest - 1, 1, season_areas.NOTHING, season_areas.NOTHING, s.highest - 1)


def for_player(s: Runewars, card: i64, seat: i64) -> None:
    if card == card_of.DIVIDED_LOYALTIES:
        season_heroes.ask_loyalty(s, seat, 0)
    elif card == card_of.PREPARE_FOR_THE_COMING_YEAR:
        if s.objective[seat] != 0 and objective_draws.some_left(s, seat):
            s.ask(questions.SEASON_YES, seat)
    else:
        season_areas.ask(s, seat, 1, season_areas.NOTHING, season_areas.NOTHING, seat)


def stormy_weather(s: Runewars) -> None:
    """Only who bid the most, and at least 1, may move units with orders; ties are not broken."""
    best: i64 = 1
    s.may_march = 0
    for seat in range(s.seats):
        amount = s.bid[seat] - 1
        if amount > best:
            best = amount
            s.may_march = 0
        if amount == best:
            s.may_march |= BIT[seat]


def envoys(s: Runewars) -> None:
    """One influence for each city, one for whoever has none."""
    left = s.playing
    while left != 0:
        seat = lowest(left)
        left &= left - 1
        number = cities_of(s, seat)
        gain_influence(s, seat, number if number != 0 else i64(1))
