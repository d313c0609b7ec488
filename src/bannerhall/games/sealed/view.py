"""What each seat may see, and worlds it cannot tell apart."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from bannerhall.core.bits import members
from bannerhall.core.chance import Stream
from bannerhall.games.sealed.components import BID_LIMIT, HAND

if TYPE_CHECKING:
    from bannerhall.games.sealed.state import Sealed


def view(s: Sealed, seat: i64) -> dict[str, object]:
    """Everything public, and of the secrets only the seat's own [SLD-VIEW-01]."""
    shown: dict[str, object] = {
        "round": int(s.round),
        "auctioneer": int(s.auctioneer),
        "waiting": members(s.waiting_mask()),
        "at_desk": members(s.sides),
        "coins": [int(s.coins[i]) for i in range(int(s.seats))],
        "hands": [hand_view(s, i, seat) for i in range(int(s.seats))],
        "deck": s.deck.view(seat),
        "discards": [int(n) for n in s.discards],
        "shown_bids": [int(s.shown[i]) - 1 if s.shown[i] != 0 else None for i in range(int(s.seats))],
        "have_bid": [i for i in range(int(s.seats)) if s.bids[i] != 0],
    }
    if seat >= 0:
        shown["bid"] = int(s.bids[seat]) - 1 if s.bids[seat] != 0 else None
        shown["pledge"] = int(s.pledge[seat]) - 1 if s.pledge[seat] != 0 else None
    return shown


def hand_view(s: Sealed, owner: int, seat: i64) -> list[object]:
    """The slots of a hand: the card where the seat knows it, None where it does not."""
    slots: list[object] = []
    for i in range(owner * HAND, owner * HAND + int(s.held[owner])):
        known = seat >= 0 and (s.known[i] >> seat) & 1 == 1
        slots.append(int(s.cards[i]) if known else None)
    return slots


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
    """A bid this seat may have made, and a pledge if it has ever been at the desk."""
    if world.bids[other] != 0:
        limit = world.tables.numbers[BID_LIMIT]
        most = world.coins[other] if world.coins[other] < limit else limit
        world.bids[other] = stream.below(most + 1) + 1
    if (world.desked >> other) & 1 == 1:
        world.pledge[other] = stream.below(world.held[other] + 1)
