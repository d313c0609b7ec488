"""Sealed as a position, and what must always be true of it."""

from __future__ import annotations

from typing import Final, cast

from mypy_extensions import i64

from bannerhall.core.bounds import last_seat
from bannerhall.core.deck import REACH
from bannerhall.core.reading import Reader
from bannerhall.core.schema import Codec, Key, PerSeat, PerSeatOrNone, Pile, Row, Schema, SeatMask, Whole
from bannerhall.core.state import State
from bannerhall.games.sealed.rules import questions
from bannerhall.games.sealed.rules.components import (
    BID_LIMIT,
    CARDS,
    DEALT,
    DECK,
    HAND,
    MOST_BID,
    MOST_COINS,
    MOST_HARVEST,
    ROUNDS,
)
from bannerhall.games.sealed.rules.state import Sealed


class Hands(Codec):
    def write(self, state: State) -> object:
        s = cast(Sealed, state)
        hands: list[object] = []
        for seat in range(s.seats):
            first = seat * HAND
            hands.append([[int(s.cards[i]), int(s.known[i])] for i in range(int(first), int(first + s.held[seat]))])
        return hands

    def read(self, state: State, data: Reader) -> None:
        s = cast(Sealed, state)
        seats = int(s.seats)
        for seat, hand in enumerate(data.items(seats, seats)):
            for slot in hand.items(0, HAND):
                card, known = slot.items(2, 2)
                s.give(seat, card.whole(0, len(CARDS) - 1), known.whole(0, int(s.everyone())))

    def form(self) -> str:
        return "by seat: list of [card, sum of 2 ** seat that knows it]"


def last_round(s: Sealed) -> int:
    return int(s.rules.numbers[ROUNDS])


SCHEMA: Final = Schema(
    Key("deck", Pile("deck", sum(DECK)), "the cards that nobody holds yet"),
    Key("discards", Row("discards", len(CARDS), 0, sum(DECK)), "how many of each card were discarded"),
    Key("hands", Hands(), "the cards in hand, numbered from copper on, and who knows each of them"),
    Key("coins", PerSeat("coins", 0, MOST_COINS), "coins"),
    Key("bids", PerSeatOrNone("bids", 0, MOST_BID), "bids of this round, null before a seat has bid"),
    Key("shown_bids", PerSeatOrNone("shown", 0, MOST_BID), "bids that were last revealed"),
    Key("pledge", PerSeatOrNone("pledge", 0, HAND - 1), "the pledged card's place in the hand"),
    Key("desked", SeatMask("desked"), "who has ever been at the desk"),
    Key("round", Whole("round", 0, last_round), "the round, 0 before the first"),
    Key("auctioneer", Whole("auctioneer", 0, last_seat), "whose turn it is to be auctioneer"),
)


def invariants(s: Sealed) -> list[str]:
    """Cards are conserved, every owner knows his cards, bids and pledges are possible, what is to come has room."""
    wrong: list[str] = []
    tally = s.discards[:]
    s.deck.add_to(tally)
    for seat in range(s.seats):
        wrong.extend(check_seat(s, seat))
        for i in range(seat * HAND, seat * HAND + s.held[seat]):
            tally[s.cards[i]] += 1
    for card in range(len(DECK)):
        if tally[card] != DECK[card]:
            wrong.append(f"{tally[card]} cards of kind {CARDS[card]} instead of {DECK[card]}")
    wrong.extend(check_what_is_to_come(s))
    return wrong


def check_seat(s: Sealed, seat: i64) -> list[str]:
    wrong: list[str] = []
    if s.bids[seat] - 1 > s.coins[seat] or s.bids[seat] - 1 > s.rules.numbers[BID_LIMIT]:
        wrong.append(f"seat {seat} bids more coins than it may")
    if s.pledge[seat] > s.held[seat]:
        wrong.append(f"seat {seat} has pledged an empty slot")
    if s.pledge[seat] != 0 and (s.desked >> seat) & 1 == 0:
        wrong.append(f"seat {seat} has pledged without having been at the desk")
    for i in range(seat * HAND, seat * HAND + s.held[seat]):
        if (s.known[i] >> seat) & 1 == 0:
            wrong.append(f"seat {seat} does not know its own card")
    return wrong


def check_what_is_to_come(s: Sealed) -> list[str]:
    """Whatever the rest of the match brings has room."""
    asked = [int(s.frames[f]) for f in s.frames_in_use()]
    wrong: list[str] = []
    if (s.round == 0) != (questions.DEAL in asked):
        wrong.append("cards are dealt before the first round and not later")
    bidding = questions.BIDS in asked
    rounds = 0 if s.depth == 0 or questions.CLOSING in asked else int(s.rules.numbers[ROUNDS] - s.round)
    lots = rounds + (1 if bidding or questions.LOT in asked else 0) + (DEALT if questions.DEAL in asked else 0)
    harvests = rounds + (1 if questions.HARVEST in asked else 0)
    for seat in range(s.seats):
        if s.bids[seat] != 0 and not bidding:
            wrong.append(f"seat {seat} has bid although nobody was asked")
        if s.held[seat] + lots > HAND:
            wrong.append(f"seat {seat} has no room for the cards to come")
        if s.coins[seat] + harvests * MOST_HARVEST > MOST_COINS:
            wrong.append(f"seat {seat} has no room for the coins to come")
    if s.deck.bottoms + rounds + (1 if questions.AUCTION in asked else 0) > REACH:
        wrong.append("too many known cards lie underneath the deck")
    if bidding and s.deck.size() == 0:
        wrong.append("there is no card to bid for")
    return wrong
