"""Worlds that a seat cannot tell from the true one."""

from __future__ import annotations

from mypy_extensions import i64

from bannerhall.core.chance import Stream
from bannerhall.core.frames import SIDE, WIDTH
from bannerhall.games.sealed.rules import questions
from bannerhall.games.sealed.rules.components import BID_LIMIT, HAND, MOST_PLEDGES
from bannerhall.games.sealed.rules.state import Sealed


def resample(s: Sealed, seat: i64, stream: Stream) -> Sealed:
    """Exchange what the seat cannot know: cards by the same backs, others' bids and pledges."""
    world = s.clone()
    viewer: i64 = seat if seat >= 0 else 15
    pool = world.deck.pool_for(viewer)
    for owner in range(s.seats):
        for i in range(owner * HAND, owner * HAND + s.held[owner]):
            if (s.known[i] >> viewer) & 1 == 0:
                pool.put(s.cards[i])
    for owner in range(s.seats):
        for i in range(owner * HAND, owner * HAND + s.held[owner]):
            if (s.known[i] >> viewer) & 1 == 0:
                world.cards[i] = pool.take(stream)
    world.deck.refill(viewer, pool, stream)
    for other in range(s.seats):
        if other != seat:
            resample_orders(world, other, stream)
    return world


def resample_orders(world: Sealed, other: i64, stream: Stream) -> None:
    """A bid this seat may have made, and a pledge if it has ever been at the desk, in how many steps nobody knows."""
    if world.bids[other] != 0:
        limit = world.rules.numbers[BID_LIMIT]
        most = world.coins[other] if world.coins[other] < limit else limit
        world.bids[other] = stream.below(most + 1) + 1
    if (world.desked >> other) & 1 == 1:
        world.pledge[other] = stream.below(world.held[other] + 1)
    if (world.sides >> other) & 1 == 1:
        steps = i64(0) if world.pledge[other] == 0 else stream.below(MOST_PLEDGES) + 1
        world.frames[SIDE + other * WIDTH + questions.DESK_PLEDGES] = steps
