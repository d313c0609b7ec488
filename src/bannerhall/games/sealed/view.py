"""What each seat may see, and worlds it cannot tell apart."""

from __future__ import annotations

from typing import TYPE_CHECKING

from librt.vecs import vec
from mypy_extensions import i64

from bannerhall.core.bits import members
from bannerhall.core.chance import Stream
from bannerhall.core.state import SIDE, WIDTH, A
from bannerhall.games.sealed.components import BID_LIMIT, CARDS, HAND, MOST_PLEDGES

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


def observation_size(s: Sealed) -> i64:
    return 4 + len(CARDS) + s.seats * (5 + HAND)


def fill_observation(s: Sealed, seat: i64, out: vec[i64]) -> None:
    """The view as ints, the seat itself first; cards count from 1, and 0 is a card it does not know [SLD-VIEW-01]."""
    out[0] = s.round
    out[1] = s.deck.size()
    out[2] = s.bids[seat]
    out[3] = s.pledge[seat]
    n: i64 = 4
    for card in range(len(CARDS)):
        out[n] = s.discards[card]
        n += 1
    for i in range(s.seats):
        other = (seat + i) % s.seats
        out[n] = s.coins[other]
        out[n + 1] = s.held[other]
        out[n + 2] = s.shown[other]
        out[n + 3] = 1 if other == s.auctioneer else 0
        out[n + 4] = (s.sides >> other) & 1
        n += 5
        for slot in range(HAND):
            at = other * HAND + slot
            out[n] = s.cards[at] + 1 if slot < s.held[other] and (s.known[at] >> seat) & 1 == 1 else 0
            n += 1


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
        limit = world.tables.numbers[BID_LIMIT]
        most = world.coins[other] if world.coins[other] < limit else limit
        world.bids[other] = stream.below(most + 1) + 1
    if (world.desked >> other) & 1 == 1:
        world.pledge[other] = stream.below(world.held[other] + 1)
    if (world.sides >> other) & 1 == 1:
        steps = 0 if world.pledge[other] == 0 else stream.below(MOST_PLEDGES) + 1
        world.frames[SIDE + other * WIDTH + A] = steps
