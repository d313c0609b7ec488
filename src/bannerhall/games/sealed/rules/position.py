"""Sealed as a position, and what must always be true of it."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from bannerhall.core.codecs import Cell, Field, ListOf, PerSeat, Pile, Times, TupleOf
from bannerhall.core.deck import REACH
from bannerhall.core.schema import Key, Schema
from bannerhall.core.values import OrNone, PlusOne, Seat, SeatMask, Whole
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


def last_round(s: Sealed) -> int:
    return int(s.rules.numbers[ROUNDS])


CARD: Final = TupleOf(Cell("cards", Whole(0, len(CARDS) - 1)), Cell("known", SeatMask()))
BID: Final = OrNone(PlusOne(Whole(0, MOST_BID)))

SCHEMA: Final = Schema(
    Key("deck", Pile("deck", sum(DECK)), "the cards that nobody holds yet"),
    Key(
        "discards",
        Times(len(CARDS), Cell("discards", Whole(0, sum(DECK))), by="card"),
        "how many of each card were discarded",
    ),
    Key(
        "hands",
        PerSeat(ListOf(CARD, HAND, length=Cell("held"))),
        "the cards in hand, numbered from copper on, and who knows each of them",
    ),
    Key("coins", PerSeat(Cell("coins", Whole(0, MOST_COINS))), "coins"),
    Key("bids", PerSeat(Cell("bids", BID)), "bids of this round, null before a seat has bid"),
    Key("shown_bids", PerSeat(Cell("shown", BID)), "bids that were last revealed"),
    Key("pledge", PerSeat(Cell("pledge", OrNone(PlusOne(Whole(0, HAND - 1))))), "the pledged card's place in the hand"),
    Key("desked", Field("desked", SeatMask()), "who has ever been at the desk"),
    Key("round", Field("round", Whole(0, last_round)), "the round, 0 before the first"),
    Key("auctioneer", Field("auctioneer", Seat()), "whose turn it is to be auctioneer"),
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
