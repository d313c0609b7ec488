"""Pieces and markers of a people: counting them, taking them off the map."""

from __future__ import annotations

from mypy_extensions import i64

from bannerhall.core.bits import BIT, lowest
from bannerhall.core.events import ALL
from bannerhall.games.smallworld.rules import events, powers
from bannerhall.games.smallworld.rules.column import return_banner
from bannerhall.games.smallworld.rules.components import ACTIVE, NONE, SLOTS
from bannerhall.games.smallworld.rules.state import SmallWorld


def tokens_on_map(s: SmallWorld, people: i64) -> i64:
    total: i64 = 0
    mask = s.held[people]
    while mask != 0:
        total += s.tokens[lowest(mask)]
        mask &= mask - 1
    return total


def tokens_of(s: SmallWorld, people: i64) -> i64:
    """All tokens of a people, on the map, in hand and waiting off the board."""
    total = s.hand[people] + tokens_on_map(s, people)
    if people % SLOTS == ACTIVE:
        total += s.reserve[people // SLOTS]
    return total


def discard(s: SmallWorld, people: i64, tokens: i64) -> None:
    """Tokens that are no longer anywhere else go back to the tray; those of a Horde are lost last and never return
    [SMW-SETUP-09] [SMW-RACE-38] [SMW-EXTRA-24]."""
    s.tray[s.race[people]] += tokens
    if s.power[people] == powers.HORDES:
        left = tokens_of(s, people)
        if left < s.hordes:
            s.tray[s.race[people]] -= s.hordes - left
            s.hordes = left


def lift_markers(s: SmallWorld, region: i64) -> None:
    """Whatever does not stay without its people: Encampments, Hero, Dragon and Catapult go back to hand, Hole, Lair,
    Fortress and Pot are gone
    [SMW-READY-07] [SMW-LOSS-06] [SMW-LOSS-07] [SMW-RACE-25] [SMW-POWER-23] [SMW-POWER-29] [SMW-POWER-30]."""
    bit = BIT[region]
    if s.camps[region] != 0:
        s.camps_left += s.camps[region]
        s.set_camps(region, 0)
    if s.heroes & bit != 0:
        s.heroes &= ~bit
        s.heroes_left += 1
    if s.catapult & bit != 0:
        s.catapult = 0
        s.catapult_left = 1
    s.dragon &= ~bit
    s.holes &= ~bit
    s.lairs &= ~bit
    s.forts &= ~bit
    s.pots &= ~bit


def vanish(s: SmallWorld, people: i64) -> None:
    """A people without any piece leaves: its banner can come back, and with it the badge that lay there
    [SMW-DECLINE-05] [SMW-TURN-14] [SMW-POWER-43] [SMW-POWER-44]."""
    race = s.race[people]
    if s.power[people] != NONE:
        s.discarded |= BIT[s.power[people]]
    s.set_people(people, NONE, NONE)
    if s.sink is not None:
        s.emit(events.VANISHED, people // SLOTS, race, 0, 0, ALL, 0)
    return_banner(s, race)
