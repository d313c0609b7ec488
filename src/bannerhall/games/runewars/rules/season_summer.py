"""The Season cards of summer that take nothing from the dials."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from bannerhall.core.bits import BIT, lowest
from bannerhall.core.state import CHANCE
from bannerhall.games.runewars.rules import (
    control,
    drawing,
    heroes,
    questions,
    quests,
    runes,
    season_areas,
    season_heroes,
    season_units,
)
from bannerhall.games.runewars.rules import season_cards as card_of
from bannerhall.games.runewars.rules.components import NO_SEAT, OPEN_ROADS
from bannerhall.games.runewars.rules.state import Runewars

TOKENS_LEAVE: Final = 2  # rune tokens of Threatened Home Realms; one in the revised ruleset
ARCANE_CARDS: Final = 3
COMMAND_PRICE: Final = 2  # influence, for Call to Command


def at_once(s: Runewars, card: i64) -> None:
    if card == card_of.OPEN_ROADS:
        s.weather |= OPEN_ROADS
    elif card == card_of.WINDS_OF_AL_KALIM:
        poorest = fewest_influence(s)
        season_areas.ask(s, poorest, 1, season_areas.NOTHING, season_areas.NOTHING, poorest)
    elif card == card_of.MASTERS_OF_THE_ARCANE:
        masters(s)
    elif card == card_of.SWORDS_FOR_HIRE and s.highest != 0:
        season_units.ask_kind(s, s.highest - 1)


def for_player(s: Runewars, card: i64, seat: i64) -> None:
    """What a card brings to each player; of threatened home realms two tokens leave, one in the revised ruleset
    [RUN-ORIG-04]."""
    if card == card_of.THREATENED_HOME_REALMS:
        number: i64 = 1 if s.revised == 1 else TOKENS_LEAVE
        season_areas.ask(s, seat, number, season_areas.NOTHING, season_areas.NOTHING, seat)
    elif card == card_of.POWER_FOR_THE_PIOUS:
        pious(s, seat)
    elif card == card_of.TOURNAMENT_OF_HEROES:
        season_heroes.ask_champion(s, seat)
    elif card == card_of.WHISPERED_LEGENDS:
        if hears_legends(s, seat):
            quests.draw_quests(s, seat, 1)
    elif card == card_of.TALES_OF_THE_SUNKEN_CITY:
        if s.quests[seat] != 0:
            s.ask(questions.RETURN_QUESTS, seat, 0)
    elif s.influence[seat] >= COMMAND_PRICE and s.hero_deck != 0 and control.strongholds_of(s, seat) != 0:
        s.ask(questions.SEASON_YES, seat)


def fewest_influence(s: Runewars) -> i64:
    """Who has the least influence; of equals the one later in play order."""
    left = s.playing
    found: i64 = NO_SEAT
    while left != 0:
        seat = control.next_in_order(s, left)
        left &= ~BIT[seat]
        if found < 0 or s.influence[seat] <= s.influence[found]:
            found = seat
    return found


def masters(s: Runewars) -> None:
    """The highest bidder draws three cards and keeps two; the lowest one loses a card at random."""
    if s.lowest != 0 and s.cards_in_hand(s.lowest - 1) != 0:
        s.ask(questions.LOSE_TACTICS, CHANCE, s.lowest - 1)
    if s.highest != 0:
        drawing.draw_and_choose(s, s.highest - 1, ARCANE_CARDS)


def pious(s: Runewars, seat: i64) -> None:
    """Everybody but the lowest bidder gets a dragon rune, which the lowest bidder lays; without one each player lays
    their own [RUN-CARD-03] [RUN-RUNE-02]."""
    if s.lowest == seat + 1 or runes.supply_dragon(s) <= 0:
        return
    judge = s.lowest - 1 if s.lowest != 0 else seat
    season_areas.ask(s, judge, 1, season_areas.NOTHING, season_areas.NOTHING, seat)


def hears_legends(s: Runewars, seat: i64) -> bool:
    """Whether a hero of the seat is in an area that nobody controls."""
    left = heroes.heroes_of(s, seat)
    while left != 0:
        hero = lowest(left)
        left &= left - 1
        if control.controller(s, s.hero_at[hero] - 1) == NO_SEAT:
            return True
    return False
