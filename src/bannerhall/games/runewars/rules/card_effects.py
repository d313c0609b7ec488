"""The Tactics cards of one's own turn, of windows and reactions: whether they have an effect, and how it begins
[RUN-CARD-01] [RUN-CARD-03]."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from bannerhall.core.bits import BIT
from bannerhall.core.events import ALL
from bannerhall.games.runewars.rules import (
    armies,
    card_areas,
    card_players,
    card_units,
    commanders,
    events,
    gains,
    orders_back,
    tactics,
)
from bannerhall.games.runewars.rules.components import (
    ASHEN_SKY,
    CONQUER,
    DAMAGED_STRONGHOLD,
    MOBILIZE,
)
from bannerhall.games.runewars.rules.state import Runewars

CHEST: Final = 3  # influence


def has_use(s: Runewars, seat: i64, card: i64) -> bool:
    """Whether a card would do anything, as far as its player can know [RUN-CARD-01]."""
    if card_areas.is_about_area(card):
        return card_areas.areas(s, seat, card, seat, card_areas.NOWHERE, 0) != 0 and card_areas.has_means(s, seat, card)
    if card_players.is_about_player(card):
        return card_players.players(s, seat, card) != 0
    if card == tactics.AMBUSH or card == tactics.ASSASSIN:
        return card_units.targets(s, seat, card) != 0
    if card == tactics.MOUNTAIN_PASS:
        return s.over_mountains == 0
    if card == tactics.FORCED_MARCH:
        order = s.order[seat] - 1
        return s.forced == 0 and (order == MOBILIZE or order == CONQUER)
    if card == tactics.FORAGERS:
        return card_players.dials(s, card, seat) != 0
    if card == tactics.FROZEN_WATERS:
        return (s.ice_walkers >> seat) & 1 == 0
    if card == tactics.ASHEN_SKY:
        return s.weather & ASHEN_SKY == 0
    if card == tactics.SPY_GUILD:
        return orders_back.resolved(s, seat) != 0
    if card == tactics.LIEUTENANT_GENERAL:
        return commanders.may_lead_second(s, seat)
    return True


def begin(s: Runewars, seat: i64, card: i64) -> None:
    """What the card does, or its first question."""
    if card_areas.is_about_area(card):
        card_areas.ask(s, seat, card, seat, card_areas.NOWHERE, 0)
    elif card_players.is_about_player(card):
        card_players.ask(s, seat, card)
    elif card == tactics.AMBUSH or card == tactics.ASSASSIN:
        card_units.ask_target(s, seat, card)
    elif card == tactics.MOUNTAIN_PASS:
        s.over_mountains = 1
    elif card == tactics.FORCED_MARCH:
        s.forced = 1
    elif card == tactics.WAR_CHEST:
        gains.gain_influence(s, seat, CHEST)
    elif card == tactics.FORAGERS:
        card_players.ask_dial(s, seat, card, seat)
    elif card == tactics.FROZEN_WATERS:
        s.ice_walkers |= BIT[seat]
    elif card == tactics.ASHEN_SKY:
        s.weather |= ASHEN_SKY  # [RUN-TAC-08]
    elif card == tactics.SPY_GUILD:
        orders_back.ask(s, seat)
    elif card == tactics.LIEUTENANT_GENERAL:
        s.set_tactics_discard(card, s.tactics_discard[card] - 1)  # it stays in play [RUN-CMD-20]
        commanders.lead_second(s, seat)


# --- Lost City -------------------------------------------------------------------------------------------------------


def raise_stronghold(s: Runewars, seat: i64, area: i64) -> None:
    """Lost City: the neutral units have left, and a stronghold of the player lies there, damaged side up."""
    s.set_stronghold(area, DAMAGED_STRONGHOLD)
    s.set_builder(area, seat + 1)
    if s.sink is not None:
        s.emit(events.STRONGHOLD_NOW, seat, area, DAMAGED_STRONGHOLD, 0, ALL, 0)
    armies.settle_neutrals(s, area)
