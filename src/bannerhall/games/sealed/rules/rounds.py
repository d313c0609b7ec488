"""The round: harvest, seals, the auctioneer's choice, sealed bids, the lot; and the end of the last one."""

from __future__ import annotations

from typing import final

from librt.vecs import vec
from mypy_extensions import i64

from bannerhall.core.bits import BIT
from bannerhall.core.clauses import ALLOWED, OTHER_QUESTION
from bannerhall.core.events import ALL
from bannerhall.core.frames import AWAITED, AWAITS, CHANCE, TYPED_BY, WHO
from bannerhall.core.question import Question
from bannerhall.games.sealed.rules import actions, clauses, events, questions
from bannerhall.games.sealed.rules.components import MOST_HARVEST, ROUNDS
from bannerhall.games.sealed.rules.state import Sealed


@final
class Round(Question[Sealed]):
    """Lies at the bottom of the stack and asks nobody: begins a round, or the end [SLD-END-01]."""

    def proceed(self, s: Sealed, f: i64) -> None:
        if s.round == s.rules.numbers[ROUNDS] or s.deck.size() == 0:
            s.end_frame()
            s.ask(questions.CLOSING, AWAITS, s.everyone())
        else:
            begin_round(s)


def begin_round(s: Sealed) -> None:
    """The steps of a round are laid on the stack, last one first [SLD-SETUP-03] [SLD-SEAL-03]."""
    s.auctioneer = s.round % s.seats
    s.round += 1
    s.ask_several(questions.BIDS, s.everyone())
    s.ask(questions.AUCTION, s.auctioneer)
    s.open_window(questions.WINDOW, s.auctioneer, might_hold_a_seal(s))
    s.ask(questions.HARVEST, CHANCE, 0, 0, 0, s.auctioneer + 1)


def might_hold_a_seal(s: Sealed) -> i64:
    """The seats that by public knowledge may have a seal: all with a card in hand [SLD-SEAL-03]."""
    mask: i64 = 0
    for seat in range(s.seats):
        if s.held[seat] != 0:
            mask |= BIT[seat]
    return mask


@final
class Harvest(Question[Sealed]):
    """Every seat gains the coins the auctioneer tells, or chance draws [SLD-HARV-01] [SLD-HARV-02]."""

    def outcomes(self, s: Sealed, f: i64, out: vec[i64], weights: vec[i64]) -> i64:
        for coins in range(MOST_HARVEST + 1):
            out[coins] = actions.HARVEST + coins
            weights[coins] = 1
        return MOST_HARVEST + 1

    def carry_out(self, s: Sealed, f: i64, seat: i64, action: i64) -> None:
        s.end_frame()
        coins = action - actions.HARVEST
        for each in range(s.seats):
            s.coins[each] += coins
        if s.sink is not None:
            s.emit(events.HARVESTED, coins, 0, 0, 0, ALL, 0)

    def invariants(self, s: Sealed, f: i64) -> list[str]:
        return [] if s.frames[f + TYPED_BY] == s.auctioneer + 1 else ["the harvest is not told by the auctioneer"]


@final
class Auction(Question[Sealed]):
    """The auctioneer leaves the uppermost card or puts it underneath the deck [SLD-AUCT-01]."""

    def fill(self, s: Sealed, f: i64, seat: i64, out: vec[i64], n: i64) -> i64:
        out[n] = actions.KEEP
        n += 1
        if self.clause_against(s, f, seat, actions.BURY) == 0:
            out[n] = actions.BURY
            n += 1
        return n

    def clause_against(self, s: Sealed, f: i64, seat: i64, action: i64) -> i64:
        """A lone card cannot go underneath itself [SLD-AUCT-02]."""
        if action == actions.BURY:
            return clauses.NOTHING_BENEATH if s.deck.size() < 2 else ALLOWED
        return ALLOWED if action == actions.KEEP else OTHER_QUESTION

    def carry_out(self, s: Sealed, f: i64, seat: i64, action: i64) -> None:
        s.end_frame()
        if action == actions.BURY:
            bury(s)
        if s.sink is not None:
            s.emit(events.BURIED if action == actions.BURY else events.KEPT, seat, 0, 0, 0, ALL, 0)

    def lapse(self, s: Sealed, f: i64, seat: i64) -> i64:
        return actions.KEEP

    def invariants(self, s: Sealed, f: i64) -> list[str]:
        return [] if s.frames[f + WHO] == s.auctioneer else ["the auction does not ask the auctioneer"]


def bury(s: Sealed) -> None:
    """Put the uppermost card underneath; whoever knew it still does [SLD-AUCT-01] [SLD-AUCT-03]."""
    # A card nobody knows is as good as any other of the middle wherever it lies: nothing to do.
    if not s.deck.open():
        known = s.deck.top_mask()
        s.deck.put_bottom(s.deck.draw(), known)


@final
class Closing(Question[Sealed]):
    """When the last seat has left its desk the game is over [SLD-END-02]."""

    def proceed(self, s: Sealed, f: i64) -> None:
        s.end_frame()
        if s.sink is not None:
            s.emit(events.ENDED, 0, 0, 0, 0, ALL, 0)

    def invariants(self, s: Sealed, f: i64) -> list[str]:
        return [] if s.frames[f + AWAITED] == s.everyone() else ["the closing does not wait for everybody"]
