"""Sealed bids: all at once, changeable until the last seat has bid, then revealed together."""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from bannerhall.core.bits import BIT
from bannerhall.core.clauses import ALLOWED, OTHER_QUESTION
from bannerhall.core.events import ALL
from bannerhall.core.frames import ASKED, TO_ANSWER
from bannerhall.core.question import Question
from bannerhall.core.state import CHANCE, PUBLIC, secret_to
from bannerhall.games.sealed.rules import actions, clauses, events, questions
from bannerhall.games.sealed.rules.components import BID_LIMIT, MOST_BID
from bannerhall.games.sealed.rules.state import Sealed

UNSOLD: Final = -1


def most(s: Sealed, seat: i64) -> i64:
    """The highest bid open to a seat [SLD-BID-02] [SLD-BID-03]."""
    limit = s.rules.numbers[BID_LIMIT]
    return s.coins[seat] if s.coins[seat] < limit else limit


@final
class Bids(Question[Sealed]):
    """Every seat bids in secret [SLD-BID-01] [SLD-BID-04]."""

    def fill(self, s: Sealed, f: i64, seat: i64, out: vec[i64], n: i64) -> i64:
        if (s.sides >> seat) & 1 == 1:
            return n
        for coins in range(most(s, seat) + 1):
            out[n] = actions.BID + coins
            n += 1
        return n

    def clause_against(self, s: Sealed, f: i64, seat: i64, action: i64) -> i64:
        """A bid needs its coins, the limit and a seat away from the desk [SLD-BID-02] [SLD-BID-03] [SLD-DESK-04]."""
        coins = action - actions.BID
        if coins < 0 or coins > MOST_BID:
            return OTHER_QUESTION
        if (s.sides >> seat) & 1 == 1:
            return clauses.AT_THE_DESK
        if coins > s.rules.numbers[BID_LIMIT]:
            return clauses.OVER_THE_LIMIT
        return clauses.TOO_FEW_COINS if coins > s.coins[seat] else ALLOWED

    def carry_out(self, s: Sealed, f: i64, seat: i64, action: i64) -> None:
        s.bids[seat] = action - actions.BID + 1
        s.answered(f, seat)

    def proceed(self, s: Sealed, f: i64) -> None:
        s.end_frame()
        reveal(s)

    def lapse(self, s: Sealed, f: i64, seat: i64) -> i64:
        return actions.BID

    def audience(self, s: Sealed, f: i64, seat: i64, action: i64) -> i64:
        return secret_to(BIT[seat])

    def invariants(self, s: Sealed, f: i64) -> list[str]:
        asked, left = s.frames[f + ASKED], s.frames[f + TO_ANSWER]
        if asked != s.everyone() or left != without_bid(s):
            return ["the bids ask others than those without a bid"]
        return []


def without_bid(s: Sealed) -> i64:
    mask: i64 = 0
    for seat in range(s.seats):
        if s.bids[seat] == 0:
            mask |= BIT[seat]
    return mask


def reveal(s: Sealed) -> None:
    """Show all bids; the highest buys the lot and goes to the desk [SLD-BID-05] [SLD-BID-07]."""
    winner = highest_bidder(s)
    for seat in range(s.seats):
        if s.sink is not None:
            s.emit(events.BID, seat, s.bids[seat] - 1, 0, 0, ALL, 0)
    price = s.bids[winner] - 1
    for seat in range(s.seats):
        s.shown[seat] = s.bids[seat]
        s.bids[seat] = 0
    if price == 0:
        winner = UNSOLD
    else:
        s.coins[winner] -= price
        if s.sink is not None:
            s.emit(events.WON, winner, price, 0, 0, ALL, 0)
    if s.deck.open():
        s.ask(questions.LOT, CHANCE, winner + 1)
    else:
        known = s.deck.top_mask()
        hand_over(s, winner, s.deck.draw(), known)


def highest_bidder(s: Sealed) -> i64:
    """Of equal bids the one nearest to the auctioneer, clockwise, wins [SLD-BID-05]."""
    best = s.auctioneer
    seat = s.auctioneer
    for _time in range(s.seats):
        if s.bids[seat] > s.bids[best]:
            best = seat
        seat += 1
        if seat == s.seats:
            seat = 0
    return best


def hand_over(s: Sealed, winner: i64, card: i64, known: i64) -> None:
    """The winner takes the lot in secret; unsold it is discarded openly [SLD-BID-06] [SLD-BID-07] [SLD-DESK-01]."""
    if winner == UNSOLD:
        s.discards[card] += 1
        if s.sink is not None:
            s.emit(events.DISCARDED, card, 0, 0, 0, ALL, 0)
        return
    s.give(winner, card, known | BIT[winner])
    s.desked |= BIT[winner]
    s.open_side(winner, questions.DESK)
    if s.sink is not None:
        s.emit(events.TOOK, winner, card, 0, 0, known | BIT[winner], events.CARD_SECRET)


@final
class Lot(Question[Sealed]):
    """Chance decides what the lot was, for its winner [SLD-BID-06] [SLD-BID-07]."""

    def outcomes(self, s: Sealed, f: i64, out: vec[i64], weights: vec[i64]) -> i64:
        return s.deck.fill_outcomes(actions.LOT, out, weights)

    def carry_out(self, s: Sealed, f: i64, seat: i64, action: i64) -> None:
        winner = s.frames[f + questions.LOT_WINNER] - 1
        s.end_frame()
        s.deck.draw_middle(action - actions.LOT)
        hand_over(s, winner, action - actions.LOT, 0)

    def audience(self, s: Sealed, f: i64, seat: i64, action: i64) -> i64:
        winner = s.frames[f + questions.LOT_WINNER] - 1
        return PUBLIC if winner == UNSOLD else secret_to(BIT[winner])

    def invariants(self, s: Sealed, f: i64) -> list[str]:
        winner = s.frames[f + questions.LOT_WINNER] - 1
        if not s.deck.open():
            return ["the lot is a card that is known already"]
        if winner != UNSOLD and (s.sides >> winner) & 1 == 1:
            return ["the winner of the lot is at the desk"]
        return []
