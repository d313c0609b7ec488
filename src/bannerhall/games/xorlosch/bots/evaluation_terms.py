"""What the evaluation is made of: what a seat has, what it may hope for, what others have."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from bannerhall.games.xorlosch.bots.prospects import CARD, hope
from bannerhall.games.xorlosch.rules import questions
from bannerhall.games.xorlosch.rules.components import COLOURS, CONSENTED, GROUP, KINDS_OF_ITEMS, NOT_HELD, SIZE, VETOED
from bannerhall.games.xorlosch.rules.state import Xorlosch

LEVEL: Final = 12  # a level in play
SAVED: Final = 9  # a level not yet given to a dwarf
ITEM: Final = 40
TERMS: Final = ("cards", "deal", "strength", "items", "others", *COLOURS, "choice")
FIRST_HOPE: Final = 5  # where the terms of the three colours begin
CHOICE: Final = 8


def fill_terms(s: Xorlosch, seat: i64, out: vec[i64]) -> None:
    """What `evaluate` weighs for a seat; together they are the lead that it counts."""
    deals = vec[i64]([0] * s.seats)
    add_deals(s, deals)
    out[0] = s.won[seat] * CARD
    out[1] = deals[seat]
    out[2] = strength(s, seat)
    out[3] = items(s, seat)
    others: i64 = 0
    for other in range(s.seats):
        if other != seat:
            others += holding(s, other) + deals[other]
    out[4] = -share_of_others(s, others)
    fill_hopes(s, seat, out)


def fill_hopes(s: Xorlosch, seat: i64, out: vec[i64]) -> None:
    """The quest that is nearest, by its colour; what the two others add to it is the choice that is left."""
    best: i64 = 0
    total: i64 = 0
    nearest: i64 = 0
    for colour in range(len(COLOURS)):
        out[FIRST_HOPE + colour] = 0
        here = hope(s, seat, colour)
        total += here
        if here > best:
            best = here
            nearest = colour
    out[FIRST_HOPE + nearest] = best
    out[CHOICE] = (total - best) // 4


def share_of_others(s: Xorlosch, others: i64) -> i64:
    """What others have counts less than what one has oneself, or nobody would ever agree to anything."""
    return others * 3 // (5 * (s.seats - 1))


def holding(s: Xorlosch, seat: i64) -> i64:
    """Cards, levels and items of a seat."""
    return s.won[seat] * CARD + strength(s, seat) + items(s, seat)


def strength(s: Xorlosch, seat: i64) -> i64:
    levels: i64 = 0
    for die in range(seat * GROUP, seat * GROUP + GROUP):
        levels += s.level[die]
    return levels * LEVEL + s.saved[seat] * SAVED


def items(s: Xorlosch, seat: i64) -> i64:
    held: i64 = 0
    for i in range(seat * KINDS_OF_ITEMS, seat * KINDS_OF_ITEMS + KINDS_OF_ITEMS):
        if s.held[i] != NOT_HELD:
            held += ITEM
    return held


def add_deals(s: Xorlosch, out: vec[i64]) -> None:
    """Add what the negotiation under way promises every seat."""
    for depth in range(s.depth):
        f = s.at_depth(depth)
        if s.frames[f] == questions.NEGOTIATION:
            add_deal(s, s.frames[f + questions.NEGOTIATION_COLOUR], out)


def add_deal(s: Xorlosch, colour: i64, out: vec[i64]) -> None:
    """A negotiated quest is half won with every consent, and lost with a veto."""
    agreed: i64 = 1
    for task in range(SIZE[colour]):
        if s.reply[task] == VETOED:
            return
        if s.reply[task] == CONSENTED:
            agreed += 1
    for task in range(SIZE[colour]):
        if s.holder[task] != 0:
            out[s.holder[task] - 1] += CARD * agreed // (SIZE[colour] + 2)
