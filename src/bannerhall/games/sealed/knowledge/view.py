"""What each seat may see, and worlds it cannot tell apart."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from bannerhall.core.bits import members
from bannerhall.games.sealed.rules.components import CARDS, HAND
from bannerhall.games.sealed.rules.state import Sealed


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
            out[n] = s.cards[at] + 1 if slot < s.held[other] and (s.known[at] >> seat) & 1 == 1 else i64(0)
            n += 1
