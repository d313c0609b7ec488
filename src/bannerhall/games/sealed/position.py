"""Sealed as a position, and what must always be true of it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from librt.vecs import vec
from mypy_extensions import i64

from bannerhall.core.bits import BIT
from bannerhall.core.deck import REACH
from bannerhall.core.reading import Reader
from bannerhall.core.state import AWAITS, CHANCE, PROCEEDS, SEVERAL, SIDE, WHO, WIDTH, A, B, D
from bannerhall.games.sealed.components import (
    AUCTION_FRAME,
    BID_LIMIT,
    BIDS_FRAME,
    CARDS,
    CHANCE_FRAMES,
    CLOSING_FRAME,
    DEAL_FRAME,
    DEALT,
    DECK,
    DESK_FRAME,
    HAND,
    HARVEST_FRAME,
    LOT_FRAME,
    MOST_BID,
    MOST_HARVEST,
    MOST_PLEDGES,
    PEEK_FRAME,
    ROUND_FRAME,
    ROUNDS,
    WINDOW_FRAME,
)

if TYPE_CHECKING:
    from bannerhall.games.sealed.state import Sealed

KEYS = ("deck", "discards", "hands", "coins", "bids", "shown_bids", "pledge", "desked", "round", "auctioneer")
MOST_COINS = 1000
# The steps of a round in the order they lie on its frame; a look at the deck may lie over all but chance.
SHAPES: Final[list[list[int]]] = [
    [],
    [CLOSING_FRAME],
    [CLOSING_FRAME, PEEK_FRAME],
    [ROUND_FRAME, DEAL_FRAME],
    [ROUND_FRAME, LOT_FRAME],
    [ROUND_FRAME, BIDS_FRAME],
    [ROUND_FRAME, BIDS_FRAME, PEEK_FRAME],
    [ROUND_FRAME, BIDS_FRAME, AUCTION_FRAME],
    [ROUND_FRAME, BIDS_FRAME, AUCTION_FRAME, PEEK_FRAME],
    [ROUND_FRAME, BIDS_FRAME, AUCTION_FRAME, HARVEST_FRAME],
    [ROUND_FRAME, BIDS_FRAME, AUCTION_FRAME, WINDOW_FRAME],
    [ROUND_FRAME, BIDS_FRAME, AUCTION_FRAME, WINDOW_FRAME, PEEK_FRAME],
    [ROUND_FRAME, BIDS_FRAME, AUCTION_FRAME, WINDOW_FRAME, HARVEST_FRAME],
]


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
        wrong.extend(check_desk(s, seat))
        for i in range(seat * HAND, seat * HAND + s.held[seat]):
            tally[s.cards[i]] += 1
    for card in range(len(DECK)):
        if tally[card] != DECK[card]:
            wrong.append(f"{tally[card]} cards of kind {CARDS[card]} instead of {DECK[card]}")
    wrong.extend(check_stack(s))
    for depth in range(s.depth):
        wrong.extend(check_frame(s, s.at_depth(depth), depth))
    return wrong


def check_seat(s: Sealed, seat: i64) -> list[str]:
    wrong: list[str] = []
    if s.coins[seat] < 0:
        wrong.append(f"seat {seat} has fewer than no coins")
    if s.bids[seat] - 1 > s.coins[seat] or s.bids[seat] - 1 > s.tables.numbers[BID_LIMIT]:
        wrong.append(f"seat {seat} bids more coins than it may")
    if s.pledge[seat] > s.held[seat]:
        wrong.append(f"seat {seat} has pledged an empty slot")
    for i in range(seat * HAND, seat * HAND + s.held[seat]):
        if (s.known[i] >> seat) & 1 == 0:
            wrong.append(f"seat {seat} does not know its own card")
    return wrong


def check_desk(s: Sealed, seat: i64) -> list[str]:
    wrong: list[str] = []
    desk = SIDE + seat * WIDTH
    been = (s.desked >> seat) & 1 == 1
    if s.pledge[seat] != 0 and not been:
        wrong.append(f"seat {seat} has pledged without having been at the desk")
    if not 0 <= s.frames[desk + A] <= MOST_PLEDGES:
        wrong.append(f"seat {seat} has pledged {s.frames[desk + A]} times in one visit")
    if (s.sides >> seat) & 1 == 0:
        return wrong
    if s.frames[desk] != DESK_FRAME:
        wrong.append(f"seat {seat} has a side frame that is no desk")
    if not been:
        wrong.append(f"seat {seat} sits at the desk without having won")
    if s.bids[seat] != 0:
        wrong.append(f"seat {seat} has bid from the desk")
    return wrong


def check_stack(s: Sealed) -> list[str]:
    """The stack is a round (or the closing) with the steps of that round above it, and what is to come has room."""
    kinds = [int(s.frames[s.at_depth(depth)]) for depth in range(int(s.depth))]
    if kinds not in SHAPES:
        return ["the steps of the round are not in their order"]
    wrong: list[str] = []
    if (s.round == 0) != (DEAL_FRAME in kinds):
        wrong.append("cards are dealt before the first round and not later")
    bidding = BIDS_FRAME in kinds
    rounds = 0 if s.depth == 0 or CLOSING_FRAME in kinds else int(s.tables.numbers[ROUNDS] - s.round)
    lots = rounds + (1 if bidding or LOT_FRAME in kinds else 0) + (DEALT if DEAL_FRAME in kinds else 0)
    harvests = rounds + (1 if HARVEST_FRAME in kinds else 0)
    for seat in range(s.seats):
        if s.bids[seat] != 0 and not bidding:
            wrong.append(f"seat {seat} has bid although nobody was asked")
        if s.held[seat] + lots > HAND:
            wrong.append(f"seat {seat} has no room for the cards to come")
        if s.coins[seat] + harvests * MOST_HARVEST > MOST_COINS:
            wrong.append(f"seat {seat} has no room for the coins to come")
    if s.deck.bottoms + rounds + (1 if AUCTION_FRAME in kinds else 0) > REACH:
        wrong.append("too many known cards lie underneath the deck")
    if bidding and s.deck.size() == 0:
        wrong.append("there is no card to bid for")
    return wrong


def check_frame(s: Sealed, f: i64, depth: i64) -> list[str]:
    """Every frame asks whom it may ask, about what is there."""
    kind = s.frames[f]
    who = s.frames[f + WHO]
    if (who == CHANCE) != (kind in CHANCE_FRAMES):
        return [f"frame {depth} asks the wrong one"]
    if (who == SEVERAL) != (kind == BIDS_FRAME):
        return [f"frame {depth} asks the wrong number of seats"]
    if (who == PROCEEDS) != (kind == ROUND_FRAME) or (who == AWAITS) != (kind == CLOSING_FRAME):
        return [f"frame {depth} waits for the wrong thing"]
    if not 0 <= s.frames[f + D] <= s.seats or (kind == HARVEST_FRAME and s.frames[f + D] != s.auctioneer + 1):
        return [f"frame {depth} names no teller"]
    return check_argument(s, f, depth) if kind in CHANCE_FRAMES else check_seats_of(s, f, depth)


def check_argument(s: Sealed, f: i64, depth: i64) -> list[str]:
    """Whom chance serves, and that it has something to draw."""
    kind = s.frames[f]
    about = s.frames[f + A]
    if kind == DEAL_FRAME and not 0 <= s.seats * DEALT - about <= s.deck.middle:
        return [f"frame {depth} deals cards that are not there"]
    if kind == DEAL_FRAME and not 0 <= about < s.seats * DEALT:
        return [f"frame {depth} deals to nobody"]
    if (kind == PEEK_FRAME or kind == LOT_FRAME) and not s.deck.open():
        return [f"frame {depth} draws a card that is known already"]
    if kind == PEEK_FRAME and not 0 <= about < s.seats:
        return [f"frame {depth} names no seat"]
    if kind == LOT_FRAME and not 0 <= about <= s.seats:
        return [f"frame {depth} names no winner"]
    if kind == LOT_FRAME and about != 0 and (s.sides >> (about - 1)) & 1 == 1:
        return [f"frame {depth} names a winner who is at the desk"]
    return []


def check_seats_of(s: Sealed, f: i64, depth: i64) -> list[str]:
    """Who is asked, and who is still to be asked."""
    kind = s.frames[f]
    asked = s.frames[f + A]
    left = s.frames[f + B]
    if kind == CLOSING_FRAME and asked != s.everyone():
        return [f"frame {depth} does not wait for everybody"]
    if kind == AUCTION_FRAME and s.frames[f + WHO] != s.auctioneer:
        return [f"frame {depth} does not ask the auctioneer"]
    # Of a window A are the seats to ask later, and B is where it began.
    if kind == WINDOW_FRAME and (left != s.auctioneer or (asked | BIT[s.frames[f + WHO]]) & ~s.everyone() != 0):
        return [f"frame {depth} asks for seals in no order"]
    if kind == BIDS_FRAME and (asked != s.everyone() or left == 0 or left != without_bid(s)):
        return [f"frame {depth} asks others than those without a bid"]
    return []


def without_bid(s: Sealed) -> i64:
    mask: i64 = 0
    for seat in range(s.seats):
        if s.bids[seat] == 0:
            mask |= BIT[seat]
    return mask
