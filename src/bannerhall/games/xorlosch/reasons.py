"""The judgement taken apart, so that a hint can say why: what a seat has, what it may hope for, what others have."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from bannerhall.core.state import A, State
from bannerhall.games.xorlosch.components import (
    COLOURS,
    FIRST_TASK,
    GROUP,
    KINDS_OF_ITEMS,
    NEGOTIATION_FRAME,
    NO_CARD,
    NOT_HELD,
)
from bannerhall.games.xorlosch.judgement import CARD, HOPE, ITEM, LEVEL, SAVED, WANTED, add_deal, effort, holdings
from bannerhall.games.xorlosch.state import Xorlosch


def parts(state: State, seat: int) -> dict[str, int]:
    """What `evaluate` weighs for a seat; together they are the lead that it judges by."""
    assert isinstance(state, Xorlosch)
    s: Xorlosch = state
    me: i64 = seat
    deals = agreed(s)
    others: i64 = 0
    for other in range(s.seats):
        if other != me:
            others += holdings(s, other) + deals[other]
    found = {
        "cards": int(s.won[me] * CARD),
        "deal": int(deals[me]),
        "strength": strength(s, me),
        "items": items(s, me),
        "others": -int(others * 3 // (5 * (s.seats - 1))),
    }
    found.update(hopes(s, me))
    return found


def agreed(s: Xorlosch) -> vec[i64]:
    """What the negotiations under way promise every seat."""
    found = vec[i64]([0] * s.seats)
    for depth in range(s.depth):
        if s.frames[s.at_depth(depth)] == NEGOTIATION_FRAME:
            add_deal(s, s.frames[s.at_depth(depth) + A], found)
    return found


def strength(s: Xorlosch, seat: i64) -> int:
    levels: i64 = 0
    for die in range(seat * GROUP, seat * GROUP + GROUP):
        levels += s.level[die]
    return int(levels * LEVEL + s.saved[seat] * SAVED)


def items(s: Xorlosch, seat: i64) -> int:
    held: i64 = 0
    for i in range(seat * KINDS_OF_ITEMS, seat * KINDS_OF_ITEMS + KINDS_OF_ITEMS):
        if s.held[i] != NOT_HELD:
            held += ITEM
    return int(held)


def hopes(s: Xorlosch, seat: i64) -> dict[str, int]:
    """The quest that is nearest, by its colour; what the two others add to it is the choice that is left."""
    found: dict[str, int] = dict.fromkeys(COLOURS, 0)
    best: i64 = 0
    total: i64 = 0
    nearest = COLOURS[0]
    for colour in range(len(COLOURS)):
        if s.cards[FIRST_TASK[colour]] != NO_CARD:
            hope = WANTED[colour] * CARD * HOPE[effort(s, seat, colour)] // 1000
            total += hope
            if hope > best:
                best = hope
                nearest = COLOURS[colour]
    found[nearest] = int(best)
    found["choice"] = int((total - best) // 4)
    return found
