"""Worlds that a seat cannot tell from the true one."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from bannerhall.core.chance import Stream
from bannerhall.core.state import WHO
from bannerhall.games.smallworld.knowledge.view import knows_coins
from bannerhall.games.smallworld.rules import questions
from bannerhall.games.smallworld.rules.components import (
    ASK_LAYOUT,
    ASK_RANSOM,
    KINDS_OF_LAYOUTS,
    KINDS_OF_POLICIES,
    SLOTS,
)
from bannerhall.games.smallworld.rules.state import SmallWorld

COUNTED: Final[i64] = 10  # coins that anybody can keep count of


def resample(s: SmallWorld, seat: i64, stream: Stream) -> SmallWorld:
    """The order of the stacks is not in the state. Of the others' coins a seat has a rough idea, as at a table, and of
    their standing answers none [SMW-SETUP-12] [SMW-SCORE-04] [SMW-SCORE-05]."""
    world = s.clone()
    world.ransom_order = s.ransom_order[:]
    world.layout_order = s.layout_order[:]
    for other in range(s.seats):
        if other != seat:
            if not knows_coins(s, int(seat), int(other)):
                world.coins[other] = guess_coins(s.coins[other], stream)
            world.ransom_order[other] = guess_order(KINDS_OF_POLICIES, stream)
            world.layout_order[other] = guess_order(KINDS_OF_LAYOUTS, stream)
    let_be_asked(world, seat)
    return world


def guess_coins(coins: i64, stream: Stream) -> i64:
    """A few coins are easily counted; of more a fifth may be missed. What somebody could not pay shows, so nobody is
    thought to be poor who is not, or rich who is poor."""
    if coins < COUNTED:
        return coins
    margin = coins // 5
    guess = coins - margin + stream.below(2 * margin + 1)
    return guess if guess > COUNTED else COUNTED


def guess_order(kinds: i64, stream: Stream) -> i64:
    """Most players want to be asked."""
    return i64(0) if stream.below(4) != 0 else stream.below(kinds)


def let_be_asked(s: SmallWorld, seat: i64) -> None:
    """Another player who is being asked has no standing answer to that question."""
    for depth in range(s.depth):
        f = s.at_depth(depth)
        if s.frames[f] == questions.RANSOM and s.frames[f + WHO] != seat:
            s.ransom_order[s.frames[f + WHO]] = ASK_RANSOM
        elif s.frames[f] == questions.RESETTLE and s.frames[f + questions.RESETTLE_PEOPLE] // SLOTS != seat:
            s.layout_order[s.frames[f + questions.RESETTLE_PEOPLE] // SLOTS] = ASK_LAYOUT
