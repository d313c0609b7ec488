"""The round: harvest, seals, the auctioneer's choice, sealed bids, the lot; and the end of the last one."""

from __future__ import annotations

from typing import final

from librt.vecs import vec
from mypy_extensions import i64

from bannerhall.core.bits import BIT
from bannerhall.core.events import ALL
from bannerhall.core.state import AWAITS, CHANCE
from bannerhall.core.tables import OTHER_QUESTION
from bannerhall.games.sealed.components import (
    AUCTION_FRAME,
    BIDS_FRAME,
    BURIED,
    BURY,
    CLOSING_FRAME,
    ENDED,
    HARVEST,
    HARVEST_FRAME,
    HARVESTED,
    KEEP,
    KEPT,
    MOST_HARVEST,
    NOTHING_BENEATH,
    ROUNDS,
    WINDOW_FRAME,
)
from bannerhall.games.sealed.state import Decision, Sealed


@final
class Round(Decision):
    """Lies at the bottom of the stack and asks nobody: begins a round, or the end [SLD-END-01]."""

    def proceed(self, s: Sealed, f: i64) -> None:
        if s.round == s.tables.numbers[ROUNDS] or s.deck.size() == 0:
            s.done()
            s.ask(CLOSING_FRAME, AWAITS, s.everyone())
        else:
            begin_round(s)


def begin_round(s: Sealed) -> None:
    """The steps of a round are laid on the stack, last one first [SLD-SETUP-03] [SLD-SEAL-03]."""
    s.auctioneer = s.round % s.seats
    s.round += 1
    s.ask_several(BIDS_FRAME, s.everyone())
    s.ask(AUCTION_FRAME, s.auctioneer)
    s.open_window(WINDOW_FRAME, s.auctioneer, might_hold_a_seal(s))
    s.ask(HARVEST_FRAME, CHANCE, 0, 0, 0, s.auctioneer + 1)


def might_hold_a_seal(s: Sealed) -> i64:
    """The seats that by public knowledge may have a seal: all with a card in hand [SLD-SEAL-03]."""
    mask: i64 = 0
    for seat in range(s.seats):
        if s.held[seat] != 0:
            mask |= BIT[seat]
    return mask


@final
class Harvest(Decision):
    """Every seat gains the coins the auctioneer tells, or chance draws [SLD-HARV-01] [SLD-HARV-02]."""

    def outcomes(self, s: Sealed, f: i64, out: vec[i64], weights: vec[i64]) -> i64:
        for coins in range(MOST_HARVEST + 1):
            out[coins] = HARVEST + coins
            weights[coins] = 1
        return MOST_HARVEST + 1

    def resolve(self, s: Sealed, f: i64, seat: i64, action: i64) -> None:
        s.done()
        coins = action - HARVEST
        for each in range(s.seats):
            s.coins[each] += coins
        if s.sink is not None:
            s.emit(HARVESTED, coins, 0, 0, 0, ALL, 0)


@final
class Auction(Decision):
    """The auctioneer leaves the uppermost card or puts it underneath the deck [SLD-AUCT-01]."""

    def fill(self, s: Sealed, f: i64, seat: i64, out: vec[i64], n: i64) -> i64:
        out[n] = KEEP
        n += 1
        if self.bar(s, f, seat, BURY) == 0:
            out[n] = BURY
            n += 1
        return n

    def bar(self, s: Sealed, f: i64, seat: i64, action: i64) -> i64:
        """A lone card cannot go underneath itself [SLD-AUCT-02]."""
        if action == BURY:
            return NOTHING_BENEATH if s.deck.size() < 2 else 0
        return 0 if action == KEEP else OTHER_QUESTION

    def resolve(self, s: Sealed, f: i64, seat: i64, action: i64) -> None:
        s.done()
        if action == BURY:
            bury(s)
        if s.sink is not None:
            s.emit(BURIED if action == BURY else KEPT, seat, 0, 0, 0, ALL, 0)

    def lapse(self, s: Sealed, f: i64, seat: i64) -> i64:
        return KEEP


def bury(s: Sealed) -> None:
    """Put the uppermost card underneath; whoever knew it still does [SLD-AUCT-01] [SLD-AUCT-03]."""
    # A card nobody knows is as good as any other of the middle wherever it lies: nothing to do.
    if not s.deck.open():
        known = s.deck.top_mask()
        s.deck.put_bottom(s.deck.draw(), known)


@final
class Closing(Decision):
    """When the last seat has left its desk the game is over [SLD-END-02]."""

    def proceed(self, s: Sealed, f: i64) -> None:
        s.done()
        if s.sink is not None:
            s.emit(ENDED, 0, 0, 0, 0, ALL, 0)
