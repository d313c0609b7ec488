"""Influence bids: totals are declared, bids are secret and revealed together, all of them are spent [RUN-BID-01].

`begin` lays the auction upon whatever asked for it. When it is over, `highest`, `lowest` and `high_bid` of the state
say how it ended, and `bid` what everybody bid.
"""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from bannerhall.core.bits import BIT, lowest
from bannerhall.core.clauses import ALLOWED, OTHER_QUESTION
from bannerhall.core.events import ALL
from bannerhall.core.question import Question
from bannerhall.core.state import PROCEEDS, secret_to
from bannerhall.games.runewars.rules import actions, clauses, control, events, questions, windows
from bannerhall.games.runewars.rules.components import MOST_BID, MOST_PLAYERS, NO_SEAT, PRIMARCH
from bannerhall.games.runewars.rules.gains import gain_influence
from bannerhall.games.runewars.rules.state import Runewars

FOR_HIGHEST: Final[i64] = 0
FOR_LOWEST: Final[i64] = 1
NO_BIDS: Final = vec[i64]([0] * MOST_PLAYERS)


def begin(s: Runewars, last: i64) -> None:
    """Everybody at the table bids for the effect that is being carried out [RUN-BID-01]. `last` is the last step that
    the effect needs: the bids, the highest bidder, or the lowest one as well."""
    s.bid = NO_BIDS
    s.no_bidder = 0
    s.highest = 0
    s.lowest = 0
    s.high_bid = 0
    if s.sink is not None:
        for seat in range(s.seats):
            if (s.playing >> seat) & 1 == 1:
                s.emit(events.DECLARED, seat, s.influence[seat], 0, 0, ALL, 0)
    s.ask(questions.AUCTION, PROCEEDS, questions.A_WINDOW, last)


def bidders(s: Runewars) -> i64:
    return s.playing & ~s.no_bidder


@final
class Auction(Question[Runewars]):
    """The window, the bids, then who is highest and who is lowest: ties are broken only where the effect depends on it
    [RUN-BID-01] [RUN-BID-02] [RUN-BID-06]."""

    def proceed(self, s: Runewars, f: i64) -> None:
        step = s.frames[f + questions.AUCTION_NEXT]
        if step > s.frames[f + questions.AUCTION_LAST]:
            s.end_frame()
            return
        s.frames[f + questions.AUCTION_NEXT] = step + 1
        if step == questions.A_WINDOW:
            windows.open_bid(s)
        elif step == questions.A_BIDS:
            if bidders(s) != 0:
                s.ask_several(questions.BID, bidders(s))
        elif step == questions.A_HIGHEST:
            find(s, best_of(s, bidders(s), FOR_HIGHEST), FOR_HIGHEST)
        else:
            left = bidders(s) & ~(BIT[s.highest - 1] if s.highest != 0 else i64(0))
            find(s, best_of(s, left, FOR_LOWEST), FOR_LOWEST)


@final
class Bid(Question[Runewars]):
    """A secret number up to the influence that one has; without influence it is 0 [RUN-BID-01] [RUN-BID-03]
    [RUN-BID-07]."""

    def fill(self, s: Runewars, f: i64, seat: i64, out: vec[i64], n: i64) -> i64:
        for amount in range(most_bid(s, seat) + 1):
            out[n] = actions.BID + amount
            n += 1
        return n

    def clause_against(self, s: Runewars, f: i64, seat: i64, action: i64) -> i64:
        amount = action - actions.BID
        if amount < 0 or amount > MOST_BID:
            return OTHER_QUESTION
        return ALLOWED if amount <= most_bid(s, seat) else clauses.TOO_HIGH_A_BID

    def carry_out(self, s: Runewars, f: i64, seat: i64, action: i64) -> None:
        s.set_bid(seat, action - actions.BID + 1)
        s.answered(f, seat)

    def proceed(self, s: Runewars, f: i64) -> None:
        s.end_frame()
        for seat in range(s.seats):
            if s.bid[seat] == 0:
                continue
            if s.sink is not None:
                s.emit(events.BID_SHOWN, seat, s.bid[seat] - 1, 0, 0, ALL, 0)
            gain_influence(s, seat, 1 - s.bid[seat])

    def audience(self, s: Runewars, f: i64, seat: i64, action: i64) -> i64:
        return secret_to(BIT[seat])

    def lapse(self, s: Runewars, f: i64, seat: i64) -> i64:
        return actions.BID


def most_bid(s: Runewars, seat: i64) -> i64:
    """All of one's influence, at most 400 [RUN-BID-07]."""
    return s.influence[seat] if s.influence[seat] < MOST_BID else i64(MOST_BID)


def best_of(s: Runewars, seats: i64, which: i64) -> i64:
    """The seats of a mask that share the highest, or the lowest, bid."""
    found: i64 = 0
    best: i64 = 0
    left = seats
    while left != 0:
        seat = lowest(left)
        left &= left - 1
        amount = s.bid[seat] if which == FOR_HIGHEST else -s.bid[seat]
        if found == 0 or amount > best:
            best = amount
            found = 0
        if amount == best:
            found |= BIT[seat]
    return found


def find(s: Runewars, tied: i64, which: i64) -> None:
    """The bidder is found, or a tie is broken: the Primarch decides, else whoever of the tied has the most influence
    left, then the higher starting influence [RUN-BID-02] [RUN-TITLE-03]."""
    if tied == 0:
        return
    if tied & (tied - 1) == 0:
        settle(s, lowest(tied), which)
        return
    judge: i64 = s.title[PRIMARCH] - 1
    if judge >= 0 and (s.playing >> judge) & 1 == 1:
        s.ask(questions.TIE, judge, tied, which)
    else:
        s.ask(questions.TIE, richest(s, tied), tied, which)


def richest(s: Runewars, seats: i64) -> i64:
    best: i64 = NO_SEAT
    left = seats
    while left != 0:
        seat = lowest(left)
        left &= left - 1
        if best < 0 or control.richer(s, seat, best):
            best = seat
    return best


def settle(s: Runewars, seat: i64, which: i64) -> None:
    amount = s.bid[seat] - 1
    if which == FOR_HIGHEST:
        s.highest = seat + 1
        s.high_bid = amount
        if s.sink is not None:
            s.emit(events.HIGHEST, seat, amount, 0, 0, ALL, 0)
    else:
        s.lowest = seat + 1
        if s.sink is not None:
            s.emit(events.LOWEST, seat, amount, 0, 0, ALL, 0)


@final
class Tie(Question[Runewars]):
    """Which of the tied bidders counts [RUN-BID-02] [RUN-TITLE-03]."""

    def fill(self, s: Runewars, f: i64, seat: i64, out: vec[i64], n: i64) -> i64:
        left = s.frames[f + questions.TIE_SEATS]
        while left != 0:
            out[n] = actions.NAME_BIDDER + lowest(left)
            left &= left - 1
            n += 1
        return n

    def clause_against(self, s: Runewars, f: i64, seat: i64, action: i64) -> i64:
        named = action - actions.NAME_BIDDER
        if named < 0 or named >= s.seats:
            return OTHER_QUESTION
        return ALLOWED if (s.frames[f + questions.TIE_SEATS] >> named) & 1 == 1 else clauses.NOT_TIED

    def carry_out(self, s: Runewars, f: i64, seat: i64, action: i64) -> None:
        which = s.frames[f + questions.TIE_FOR]
        s.end_frame()
        settle(s, action - actions.NAME_BIDDER, which)

    def lapse(self, s: Runewars, f: i64, seat: i64) -> i64:
        """Oneself, if one is among them and it is an honour."""
        tied = s.frames[f + questions.TIE_SEATS]
        if s.frames[f + questions.TIE_FOR] == FOR_HIGHEST and (tied >> seat) & 1 == 1:
            return actions.NAME_BIDDER + seat
        return actions.NAME_BIDDER + lowest(tied)
