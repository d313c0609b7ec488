"""The table of Sealed: its fields, and a hand of cards."""

from __future__ import annotations

from typing import Annotated, Final, final

from librt.vecs import vec
from mypy_extensions import i64

from bannerhall.core.deck import Deck
from bannerhall.core.fields import outside, pile, row, whole
from bannerhall.core.ruleset import Ruleset
from bannerhall.core.state import State
from bannerhall.games.sealed.rules.components import (
    CARDS,
    DECK,
    HAND,
    MOST_BID,
    MOST_COINS,
    MOST_SEATS,
    NUMBERS,
    ROUNDS,
    START_COINS,
)

KINDS: Final = len(CARDS)
COPIES: Final = 10
ALL_SEATS: Final = 63
MOST_ROUNDS: Final[i64] = NUMBERS[ROUNDS].high


def first_coins(rules: Ruleset) -> vec[i64]:
    """Everybody begins with the same coins [SLD-SETUP-02]."""
    coins = vec[i64]([0] * MOST_SEATS)
    for seat in range(rules.seats):
        coins[seat] = rules.numbers[START_COINS]
    return coins


# --- Blank rows, written by tools/fields.py
BLANK_DISCARDS: Final = vec[i64]([0] * KINDS)
BLANK_HELD: Final = vec[i64]([0] * MOST_SEATS)
BLANK_CARDS: Final = vec[i64]([0] * (MOST_SEATS * HAND))


@final
class Sealed(State):
    deck: Annotated[Deck, pile(DECK)]
    discards: Annotated[vec[i64], row(KINDS, 0, COPIES)]  # by card
    held: Annotated[vec[i64], row(MOST_SEATS, 0, HAND)]  # how many cards each seat holds
    cards: Annotated[vec[i64], row(MOST_SEATS * HAND, 0, KINDS - 1)]  # seat * HAND + slot
    known: Annotated[vec[i64], row(MOST_SEATS * HAND, 0, ALL_SEATS)]  # likewise: mask of the seats that know this card
    coins: Annotated[vec[i64], row(MOST_SEATS, 0, MOST_COINS, made_by=first_coins)]
    bids: Annotated[vec[i64], row(MOST_SEATS, 0, MOST_BID + 1)]  # bid + 1, 0 before the seat has bid
    shown: Annotated[vec[i64], row(MOST_SEATS, 0, MOST_BID + 1)]  # the bids last revealed + 1, 0 before the first time
    pledge: Annotated[vec[i64], row(MOST_SEATS, 0, HAND)]  # the pledged slot + 1, 0 without one
    desked: Annotated[i64, whole(0, ALL_SEATS)]  # mask of the seats that have ever been at the desk
    round: Annotated[i64, whole(0, MOST_ROUNDS)]
    auctioneer: Annotated[i64, whole(0, MOST_SEATS - 1)]

    # --- Written by tools/fields.py from the fields above: `make fields` writes it anew

    def __init__(self, src: Sealed | None, rules: Ruleset) -> None:
        """A copy of `src`, or the bare table before set-up."""
        super().__init__(src, rules)
        if src is not None:
            self.deck = src.deck.clone()
            self.discards = src.discards[:]
            self.held = src.held[:]
            self.cards = src.cards[:]
            self.known = src.known[:]
            self.coins = src.coins[:]
            self.bids = src.bids[:]
            self.shown = src.shown[:]
            self.pledge = src.pledge[:]
            self.desked = src.desked
            self.round = src.round
            self.auctioneer = src.auctioneer
        else:
            self.deck = Deck(None, DECK[:])
            self.discards = BLANK_DISCARDS[:]
            self.held = BLANK_HELD[:]
            self.cards = BLANK_CARDS[:]
            self.known = BLANK_CARDS[:]
            self.coins = first_coins(rules)
            self.bids = BLANK_HELD[:]
            self.shown = BLANK_HELD[:]
            self.pledge = BLANK_HELD[:]
            self.desked = 0
            self.round = 0
            self.auctioneer = 0

    def clone(self) -> Sealed:
        return Sealed(self, self.rules)

    def check_fields(self) -> list[str]:
        wrong: list[str] = []
        wrong.extend(outside("discards", self.discards, 0, COPIES))
        wrong.extend(outside("held", self.held, 0, HAND))
        wrong.extend(outside("cards", self.cards, 0, KINDS - 1))
        wrong.extend(outside("known", self.known, 0, ALL_SEATS))
        wrong.extend(outside("coins", self.coins, 0, MOST_COINS))
        wrong.extend(outside("bids", self.bids, 0, MOST_BID + 1))
        wrong.extend(outside("shown", self.shown, 0, MOST_BID + 1))
        wrong.extend(outside("pledge", self.pledge, 0, HAND))
        if not 0 <= self.desked <= ALL_SEATS:
            wrong.append(f"desked is {self.desked}, not 0 to {ALL_SEATS}")
        if not 0 <= self.round <= MOST_ROUNDS:
            wrong.append(f"round is {self.round}, not 0 to {MOST_ROUNDS}")
        if not 0 <= self.auctioneer <= MOST_SEATS - 1:
            wrong.append(f"auctioneer is {self.auctioneer}, not 0 to {MOST_SEATS - 1}")
        return wrong

    # --- End of what is written

    def give(self, seat: i64, card: i64, known: i64) -> None:
        """Put a card into a hand, known to the seats of the mask."""
        at = seat * HAND + self.held[seat]
        self.cards[at] = card
        self.known[at] = known
        self.held[seat] += 1

    def find(self, seat: i64, card: i64) -> i64:
        """The first slot of a hand with this card, or -1."""
        for slot in range(self.held[seat]):
            if self.cards[seat * HAND + slot] == card:
                return slot
        return -1
