"""Sealed as a position, and what must always be true of it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from librt.vecs import vec
from mypy_extensions import i64

from bannerhall.core.reading import Reader
from bannerhall.core.state import CHANCE, SEVERAL, SIDE, WHO, WIDTH, A, D
from bannerhall.games.sealed.components import (
    BIDS_FRAME,
    CARDS,
    CHANCE_FRAMES,
    CLOSING_FRAME,
    DECK,
    DESK_FRAME,
    HAND,
    LOT_FRAME,
    MOST_BID,
    MOST_PLEDGES,
    PEEK_FRAME,
    ROUND_FRAME,
    ROUNDS,
)

if TYPE_CHECKING:
    from bannerhall.games.sealed.state import Sealed

KEYS = ("deck", "discards", "hands", "coins", "bids", "shown_bids", "pledge", "desked", "round", "auctioneer")
MOST_COINS = 1000


def position(s: Sealed) -> dict[str, object]:
    """Bids are offers of 0 and more or null; pledges are slots from 0 or null; cards are [card, mask of knowers]."""
    seats = range(int(s.seats))
    return {
        "deck": s.deck.to_json(),
        "discards": [int(n) for n in s.discards],
        "hands": [
            [[int(s.cards[i]), int(s.known[i])] for i in range(seat * HAND, seat * HAND + int(s.held[seat]))]
            for seat in seats
        ],
        "coins": [int(s.coins[seat]) for seat in seats],
        "bids": [int(s.bids[seat]) - 1 if s.bids[seat] != 0 else None for seat in seats],
        "shown_bids": [int(s.shown[seat]) - 1 if s.shown[seat] != 0 else None for seat in seats],
        "pledge": [int(s.pledge[seat]) - 1 if s.pledge[seat] != 0 else None for seat in seats],
        "desked": int(s.desked),
        "round": int(s.round),
        "auctioneer": int(s.auctioneer),
    }


def read(s: Sealed, data: Reader) -> None:
    data.object(KEYS)
    seats = int(s.seats)
    everyone = int(s.everyone())
    s.deck.read(data.at("deck"), sum(DECK), everyone)
    s.discards = vec[i64](data.at("discards").wholes(len(CARDS), 0, sum(DECK)))
    for seat, hand in enumerate(data.at("hands").items(seats, seats)):
        for slot in hand.items(0, HAND):
            card, known = slot.items(2, 2)
            s.give(seat, card.whole(0, len(CARDS) - 1), known.whole(0, everyone))
    for seat, coins in enumerate(data.at("coins").wholes(seats, 0, MOST_COINS)):
        s.coins[seat] = coins
    for seat, bid in enumerate(data.at("bids").items(seats, seats)):
        s.bids[seat] = 0 if bid.value is None else bid.whole(0, MOST_BID) + 1
    for seat, bid in enumerate(data.at("shown_bids").items(seats, seats)):
        s.shown[seat] = 0 if bid.value is None else bid.whole(0, MOST_BID) + 1
    for seat, slot in enumerate(data.at("pledge").items(seats, seats)):
        s.pledge[seat] = 0 if slot.value is None else slot.whole(0, HAND - 1) + 1
    s.desked = data.at("desked").whole(0, everyone)
    s.round = data.at("round").whole(0, int(s.tables.numbers[ROUNDS]))
    s.auctioneer = data.at("auctioneer").whole(0, seats - 1)


def check(s: Sealed) -> list[str]:
    """Cards are conserved, every owner knows his cards, bids and pledges are possible, the stack is Sealed's."""
    wrong = s.check_frames()
    tally = s.discards[:]
    s.deck.add_to(tally)
    for seat in range(s.seats):
        wrong.extend(check_seat(s, seat))
        for i in range(seat * HAND, seat * HAND + s.held[seat]):
            tally[s.cards[i]] += 1
    for card in range(len(DECK)):
        if tally[card] != DECK[card]:
            wrong.append(f"{tally[card]} cards of kind {CARDS[card]} instead of {DECK[card]}")
    for depth in range(s.depth):
        wrong.extend(check_frame(s, depth * WIDTH, depth))
    for seat in range(s.seats):
        desk = SIDE + seat * WIDTH
        if (s.sides >> seat) & 1 == 1 and s.frames[desk] != DESK_FRAME:
            wrong.append(f"seat {seat} has a side frame that is no desk")
        if not 0 <= s.frames[desk + A] <= MOST_PLEDGES:
            wrong.append(f"seat {seat} has pledged {s.frames[desk + A]} times in one visit")
    return wrong


def check_seat(s: Sealed, seat: i64) -> list[str]:
    wrong: list[str] = []
    if s.coins[seat] < 0:
        wrong.append(f"seat {seat} has fewer than no coins")
    if s.bids[seat] - 1 > s.coins[seat]:
        wrong.append(f"seat {seat} bids more coins than it has")
    if s.pledge[seat] > s.held[seat]:
        wrong.append(f"seat {seat} has pledged an empty slot")
    if s.pledge[seat] != 0 and (s.desked >> seat) & 1 == 0:
        wrong.append(f"seat {seat} has pledged without having been at the desk")
    if (s.sides >> seat) & 1 == 1 and (s.desked >> seat) & 1 == 0:
        wrong.append(f"seat {seat} sits at the desk without having won")
    for i in range(seat * HAND, seat * HAND + s.held[seat]):
        if (s.known[i] >> seat) & 1 == 0:
            wrong.append(f"seat {seat} does not know its own card")
    return wrong


def check_frame(s: Sealed, f: i64, depth: i64) -> list[str]:
    """The stack is a round (or the closing) with the steps of that round above it, each asking whom it may ask."""
    kind = s.frames[f]
    who = s.frames[f + WHO]
    bottom = kind == ROUND_FRAME or kind == CLOSING_FRAME
    if bottom != (depth == 0) or kind == DESK_FRAME:
        return [f"frame {depth} does not belong at its place"]
    if (who == CHANCE) != (kind in CHANCE_FRAMES):
        return [f"frame {depth} asks the wrong one"]
    if (who == SEVERAL) != (kind == BIDS_FRAME):
        return [f"frame {depth} asks the wrong number of seats"]
    if kind == PEEK_FRAME and not 0 <= s.frames[f + A] < s.seats:
        return [f"frame {depth} names no seat"]
    if kind == LOT_FRAME and not 0 <= s.frames[f + A] <= s.seats:
        return [f"frame {depth} names no winner"]
    if not 0 <= s.frames[f + D] <= s.seats:
        return [f"frame {depth} names no teller"]
    return []
