"""What the Fate cards of a round say for the chosen type, Tactical Fate cards with them, and what of it has been shown
[RUN-BAT-11] [RUN-TFC-03] [RUN-TFC-05] [RUN-BAT-49]."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from bannerhall.core.bits import BIT, NEGATIVE, count, lowest
from bannerhall.core.events import ALL
from bannerhall.games.runewars.rules import events, fate, tactics, troops
from bannerhall.games.runewars.rules.fate_deck import discard_fates
from bannerhall.games.runewars.rules.state import Runewars
from bannerhall.games.runewars.rules.units import SHAPE, SLOTS

# Tactical Fate cards of a round in one number: two bits for each kind from the first one on.
FIRST: Final[i64] = 30
LAST: Final[i64] = 41
PLENTY: Final[i64] = 3


def copies(packed: i64, card: i64) -> i64:
    """How many Tactical Fate cards of a kind."""
    return (packed >> ((card - FIRST) * 2)) & PLENTY


def one(card: i64) -> i64:
    return BIT[(card - FIRST) * 2]


def many(packed: i64) -> i64:
    """How many Tactical Fate cards in all."""
    n: i64 = 0
    while packed > 0:
        n += packed & PLENTY
        packed >>= 2
    if packed != 0:
        raise RuntimeError(NEGATIVE)
    return n


def shape_of(s: Runewars, side: i64) -> i64:
    """The line of the cards that counts: that of the chosen type [RUN-BAT-11]."""
    return SHAPE[troops.kind_in(s, side, s.chosen_type[side] - 1)]


def of_result(s: Runewars, side: i64, result: i64) -> i64:
    """The mask of the drawn Fate cards with a result."""
    if s.chosen_type[side] == 0:
        return 0
    shape = shape_of(s, side)
    mask: i64 = 0
    left = s.fates[side]
    while left != 0:
        card = lowest(left)
        left &= left - 1
        if fate.RESULT[card * 4 + shape] == result:
            mask |= BIT[card]
    return mask


def icons(s: Runewars, side: i64, result: i64) -> i64:
    """How much of a result a side has in this round: special icons, routs or damage [RUN-BAT-11] [RUN-TFC-03]."""
    if s.chosen_type[side] == 0:
        return 0
    shape = shape_of(s, side)
    n: i64 = 0
    left = of_result(s, side, result)
    while left != 0:
        n += fate.AMOUNT[lowest(left) * 4 + shape]
        left &= left - 1
    if s.announced[side] != 0:
        for card in range(FIRST, LAST + 1):
            number = copies(s.announced[side], card)
            if number != 0 and tactics.RESULT[card * 4 + shape] == result:
                n += number * tactics.AMOUNT[card * 4 + shape]
    return n


def show(s: Runewars, side: i64, result: i64) -> None:
    """The results of a kind are shown to everybody [RUN-BAT-49] [RUN-TFC-05]."""
    if s.chosen_type[side] == 0:
        return
    s.set_results_shown(side, s.results_shown[side] | BIT[result - 1])
    shown = of_result(s, side, result)
    if result == fate.SPECIAL and s.more_specials[side] != 0:
        shown |= first_miss(s, side)
    turn_up(s, side, shown)
    if s.sink is None:
        return
    shape = shape_of(s, side)
    for card in range(FIRST, LAST + 1):
        if tactics.RESULT[card * 4 + shape] == result:
            for _ in range(copies(s.announced[side], card)):
                s.emit(events.TACTICS_SHOWN, side, card, result, tactics.AMOUNT[card * 4 + shape], ALL, 0)


def first_miss(s: Runewars, side: i64) -> i64:
    """The miss that counts as a special result: No Quarter."""
    misses = of_result(s, side, fate.MISS)
    return misses & -misses


def turn_up(s: Runewars, side: i64, cards: i64) -> None:
    """Drawn cards that everybody sees from now on."""
    cards &= ~s.fates_shown[side]
    if cards == 0:
        return
    s.set_fates_shown(side, s.fates_shown[side] | cards)
    s.reveal()
    if s.sink is None:
        return
    shape = shape_of(s, side)
    while cards != 0:
        card = lowest(cards)
        cards &= cards - 1
        at = card * 4 + shape
        s.emit(events.FATE_SHOWN, side, card, fate.RESULT[at], fate.AMOUNT[at], ALL, 0)


def end_round(s: Runewars, side: i64) -> None:
    """The cards of the round are discarded, misses and all for everybody to see; Tactical Fate cards go to their own
    pile [RUN-BAT-16] [RUN-BAT-49] [RUN-TFC-03]."""
    if s.chosen_type[side] != 0:
        turn_up(s, side, s.fates[side] | s.aside_fates[side])
    discard_fates(s, s.fates[side] | s.aside_fates[side])
    for card in range(FIRST, LAST + 1):
        number = copies(s.announced[side], card) + copies(s.aside_tactics[side], card)
        if number != 0:
            s.set_tactics_discard(card, s.tactics_discard[card] + number)
    s.set_fates(side, 0)
    s.set_fates_shown(side, 0)
    s.set_results_shown(side, 0)
    s.set_aside_fates(side, 0)
    s.set_announced(side, 0)
    s.set_aside_tactics(side, 0)
    s.set_chosen_type(side, 0)
    s.set_more(side, 0)
    s.set_spare(side, 0)
    s.set_more_specials(side, 0)


def cards_of_round(s: Runewars, side: i64) -> i64:
    """How many cards count for a side in this round."""
    return many(s.announced[side]) + count(s.fates[side])


def may_count(s: Runewars, side: i64, replaced: i64) -> bool:
    """Whether a Fate card may count for a side, as far as everybody can see: how many were drawn is public, how many
    cards of the round count too, but not of which kind these are. So many are known to be put aside [RUN-BAT-49]."""
    return count(s.fates[side] | s.aside_fates[side]) > replaced and cards_of_round(s, side) != 0


def number_drawn_for(s: Runewars, side: i64) -> i64:
    """The units of the chosen type that draw, one card each [RUN-BAT-11]."""
    slot = s.chosen_type[side] - 1
    return troops.standing(s, side, slot) if 0 <= slot < SLOTS else i64(0)
