"""Who leads as commander, and what becomes of the Commander card when the commander is gone [RUN-CMD-02] [RUN-CMD-16]
[RUN-CMD-21] [RUN-CMD-30]."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from bannerhall.core.bits import BIT
from bannerhall.core.events import ALL
from bannerhall.games.runewars.rules import events, tactics
from bannerhall.games.runewars.rules.components import MOST_PLAYERS
from bannerhall.games.runewars.rules.state import Runewars

SLOTS: Final = 2  # Commander cards of a seat: the second one comes with Lieutenant General
NO_SLOT: Final[i64] = -1


def slot_of(s: Runewars, hero: i64) -> i64:
    """The place of the hero's Commander card, or NO_SLOT for a hero who isn't a commander."""
    for at in range(MOST_PLAYERS * SLOTS):
        if s.commander_hero[at] == hero + 1:
            return at
    return NO_SLOT


def is_commander(s: Runewars, hero: i64) -> bool:
    """A commander is a hero who leads with a Commander card; commanders are heroes all the same [RUN-CMD-02]
    [RUN-CMD-03]."""
    return slot_of(s, hero) != NO_SLOT


def commanders_of(s: Runewars, seat: i64) -> i64:
    """The mask of a seat's commanders: one, or two with Lieutenant General [RUN-CMD-11] [RUN-CMD-20]."""
    mask: i64 = 0
    for at in range(seat * SLOTS, seat * SLOTS + SLOTS):
        if s.commander_hero[at] != 0:
            mask |= BIT[s.commander_hero[at] - 1]
    return mask


def free_slot(s: Runewars, seat: i64) -> i64:
    """The first place without a Commander card, or NO_SLOT."""
    for at in range(seat * SLOTS, seat * SLOTS + SLOTS):
        if s.commander[at] == 0:
            return at
    return NO_SLOT


def appoint(s: Runewars, at: i64, hero: i64, card: i64) -> None:
    """A hero leads with this card; it lies faceup [RUN-CMD-02] [RUN-CMD-17]."""
    s.set_commander(at, card + 1)
    s.set_commander_hero(at, hero + 1)
    if s.sink is not None:
        s.emit(events.COMMANDER_NAMED, at // SLOTS, hero, card, 0, ALL, 0)


def lay_aside(s: Runewars, at: i64) -> i64:
    """Take the card of a place away; the other card of the seat moves to the first place."""
    card = s.commander[at] - 1
    s.set_commander(at, 0)
    s.set_commander_hero(at, 0)
    first = at - at % SLOTS
    if s.commander[first] == 0 and s.commander[first + 1] != 0:
        s.set_commander(first, s.commander[first + 1])
        s.set_commander_hero(first, s.commander_hero[first + 1])
        s.set_commander(first + 1, 0)
        s.set_commander_hero(first + 1, 0)
    if s.sink is not None:
        s.emit(events.COMMANDER_LOST, at // SLOTS, card, 0, 0, ALL, 0)
    return card


def lose_in_defeat(s: Runewars, hero: i64) -> None:
    """A defeated commander's card is discarded, and with it Lieutenant General [RUN-CMD-16] [RUN-CMD-21]."""
    at = slot_of(s, hero)
    if at == NO_SLOT:
        return
    card = lay_aside(s, at)
    s.commander_discard |= BIT[card]
    if s.lieutenant == at // SLOTS + 1:
        s.lieutenant = 0
        kind = tactics.LIEUTENANT_GENERAL
        s.set_tactics_discard(kind, s.tactics_discard[kind] + 1)


def lose_otherwise(s: Runewars, hero: i64) -> None:
    """The card of a commander who deserts goes under the Commander deck, for everybody to see [RUN-CMD-30]."""
    at = slot_of(s, hero)
    if at != NO_SLOT:
        card = lay_aside(s, at)
        s.commander_deck.put_bottom(card, s.everyone())
