"""A quick judgement of an unfinished game for the search: cards won, tasks in reach, strength and items."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from librt.vecs import vec
from mypy_extensions import i64

from bannerhall.core.bits import lowest
from bannerhall.core.state import FULL
from bannerhall.games.xorlosch.components import (
    GROUP,
    KINDS_OF_ITEMS,
    NO_CARD,
    NOT_HELD,
    NUMBER,
    OF_TYPE,
    SYMBOL,
    TASKS,
)

if TYPE_CHECKING:
    from bannerhall.games.xorlosch.state import Xorlosch

# Worths, a won card being 100. A card also gives a level, so levels themselves count little.
CARD: Final = 100
TASK: Final = 22  # standing strongest at an open task
PRESENCE: Final = 7  # standing there at all with the right dwarf
LEVEL: Final = 2
ITEM: Final = 8
SURE: Final = 600  # a lead that is as good as won


def evaluate(s: Xorlosch, out: vec[i64]) -> None:
    """Judge by the lead in worth over the mean of the others."""
    total: i64 = 0
    for seat in range(s.seats):
        out[seat] = holdings(s, seat)
    for t in range(TASKS):
        if s.cards[t] != NO_CARD:
            add_standing(s, s.cards[t], out)
    for seat in range(s.seats):
        total += out[seat]
    for seat in range(s.seats):
        lead = out[seat] - (total - out[seat]) // (s.seats - 1)
        judged = FULL // 2 + lead * FULL // (2 * SURE)
        out[seat] = 0 if judged < 0 else FULL if judged > FULL else judged


def holdings(s: Xorlosch, seat: i64) -> i64:
    """Cards, levels in play and items of a seat."""
    worth = s.won[seat] * CARD
    for die in range(seat * GROUP, seat * GROUP + GROUP):
        worth += s.level[die] * LEVEL
    for i in range(seat * KINDS_OF_ITEMS, seat * KINDS_OF_ITEMS + KINDS_OF_ITEMS):
        if s.held[i] != NOT_HELD:
            worth += ITEM
    return worth


def add_standing(s: Xorlosch, card: i64, out: vec[i64]) -> None:
    """Who stands at a task with the right dwarf, and who strongest, by level alone."""
    dice = s.here[NUMBER[card]] & OF_TYPE[SYMBOL[card]]
    best: i64 = 0
    holder: i64 = 0
    while dice != 0:
        die = lowest(dice)
        out[die // GROUP] += PRESENCE
        if s.level[die] > best:
            best = s.level[die]
            holder = die // GROUP
        dice &= dice - 1
    if best != 0:
        out[holder] += TASK
