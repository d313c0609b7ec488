"""The table of Sealed: its arrays, its clone, its position, and the shape of its decisions."""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from bannerhall.core.chance import Stream
from bannerhall.core.deck import Deck
from bannerhall.core.errors import Fact
from bannerhall.core.reading import Reader
from bannerhall.core.state import ASIDE, PUBLIC, State
from bannerhall.core.tables import OTHER_QUESTION, Tables
from bannerhall.games.sealed import position, scoring, sentences, view
from bannerhall.games.sealed.components import ASIDE_FRAME, CARDS, DECK, HAND, START_COINS

NO_SEATS: Final = vec[i64]([0] * 6)
NO_HANDS: Final = vec[i64]([0] * (6 * HAND))
NO_CARDS: Final = vec[i64]([0] * len(CARDS))
ROOM: Final = 64


@final
class Sealed(State):
    deck: Deck
    discards: vec[i64]  # by card
    held: vec[i64]  # how many cards each seat holds
    cards: vec[i64]  # seat * HAND + slot
    known: vec[i64]  # seat * HAND + slot: mask of the seats that know this card
    coins: vec[i64]
    bids: vec[i64]  # bid + 1, 0 before the seat has bid
    shown: vec[i64]  # the bids last revealed + 1, 0 before the first time
    pledge: vec[i64]  # the pledged slot + 1, 0 without one
    desked: i64  # mask of the seats that have ever been at the desk
    round: i64
    auctioneer: i64

    def __init__(self, src: Sealed | None, tables: Tables) -> None:
        """A copy of `src`, or the table with the deck and everybody's first coins [SLD-COMP-02] [SLD-SETUP-02]."""
        super().__init__(src, tables)
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
            self.frames[ASIDE] = ASIDE_FRAME
            self.deck = Deck(None, DECK[:])
            self.discards = NO_CARDS[:]
            self.held = NO_SEATS[:]
            self.cards = NO_HANDS[:]
            self.known = NO_HANDS[:]
            self.coins = NO_SEATS[:]
            for seat in range(self.seats):
                self.coins[seat] = tables.numbers[START_COINS]
            self.bids = NO_SEATS[:]
            self.shown = NO_SEATS[:]
            self.pledge = NO_SEATS[:]
            self.desked = 0
            self.round = 0
            self.auctioneer = 0

    def clone(self) -> Sealed:
        return Sealed(self, self.tables)

    def room(self) -> i64:
        return ROOM

    def fill(self, f: i64, seat: i64, out: vec[i64], n: i64) -> i64:
        return DECISIONS[self.frames[f]].fill(self, f, seat, out, n)

    def fill_outcomes(self, f: i64, out: vec[i64], weights: vec[i64]) -> i64:
        return DECISIONS[self.frames[f]].outcomes(self, f, out, weights)

    def bar(self, f: i64, seat: i64, action: i64) -> i64:
        return DECISIONS[self.frames[f]].bar(self, f, seat, action)

    def resolve(self, f: i64, seat: i64, action: i64) -> None:
        DECISIONS[self.frames[f]].resolve(self, f, seat, action)

    def proceed(self, f: i64) -> None:
        DECISIONS[self.frames[f]].proceed(self, f)

    def lapse_in(self, f: i64, seat: i64) -> i64:
        return DECISIONS[self.frames[f]].lapse(self, f, seat)

    def audience(self, f: i64, seat: i64, action: i64) -> i64:
        return DECISIONS[self.frames[f]].audience(self, f, seat, action)

    def clock(self, seat: i64) -> i64:
        f = self.frame_asking(seat)
        return DECISIONS[self.frames[f]].seconds() if f >= 0 else 0

    def fill_ranks(self, out: vec[i64]) -> None:
        scoring.fill_ranks(self, out)

    def points(self, seat: i64) -> i64:
        return scoring.points(self, seat)

    def evaluate(self, out: vec[i64]) -> None:
        scoring.evaluate(self, out)

    def facts(self, seat: i64, action: i64, clause: i64) -> dict[str, Fact]:
        return sentences.facts(self, seat, action, clause)

    def ask_facts(self, f: i64, seat: i64) -> dict[str, Fact]:
        return sentences.ask_facts(self, f, seat)

    def view(self, seat: i64) -> dict[str, object]:
        return view.view(self, seat)

    def observation_size(self) -> i64:
        return view.observation_size(self)

    def fill_observation(self, seat: i64, out: vec[i64]) -> None:
        view.fill_observation(self, seat, out)

    def resample(self, seat: i64, stream: Stream) -> Sealed:
        return view.resample(self, seat, stream)

    def position(self) -> dict[str, object]:
        return position.position(self)

    def read(self, data: Reader) -> None:
        position.read(self, data)

    def check(self) -> list[str]:
        return position.check(self)

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


class Decision:
    """One question: what may be answered, why another answer is refused, what happens then, who may see it."""

    def fill(self, s: Sealed, f: i64, seat: i64, out: vec[i64], n: i64) -> i64:
        return n

    def outcomes(self, s: Sealed, f: i64, out: vec[i64], weights: vec[i64]) -> i64:
        return 0

    def bar(self, s: Sealed, f: i64, seat: i64, action: i64) -> i64:
        return OTHER_QUESTION

    def resolve(self, s: Sealed, f: i64, seat: i64, action: i64) -> None:
        raise NotImplementedError

    def proceed(self, s: Sealed, f: i64) -> None:
        raise NotImplementedError

    def lapse(self, s: Sealed, f: i64, seat: i64) -> i64:
        raise NotImplementedError

    def audience(self, s: Sealed, f: i64, seat: i64, action: i64) -> i64:
        return PUBLIC

    def seconds(self) -> i64:
        return 0


DECISIONS: Final[list[Decision]] = []  # filled by the package, in the order of their frames
