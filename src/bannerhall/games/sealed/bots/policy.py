"""How a careful player of Sealed answers without looking ahead."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from bannerhall.core.chance import Stream
from bannerhall.core.question import NO_POLICY, Policy
from bannerhall.games.sealed.rules import actions, questions
from bannerhall.games.sealed.rules.bids import most
from bannerhall.games.sealed.rules.components import HAND, MOST_PLEDGES, SEAL, VALUE
from bannerhall.games.sealed.rules.seals import clause_against_seal
from bannerhall.games.sealed.rules.state import Sealed

COINS_A_POINT: Final = 3
UNSEEN: Final[i64] = 2  # what a card nobody has seen is worth, about


@final
class SealedPolicy(Policy[Sealed]):
    def answer(self, s: Sealed, f: i64, seat: i64, stream: Stream) -> i64:
        kind = s.frames[f]
        if kind == questions.WINDOW:
            return actions.BREAK if clause_against_seal(s, seat) == 0 else actions.PASS
        if kind == questions.AUCTION:
            return actions.KEEP
        if kind == questions.BIDS and (s.sides >> seat) & 1 == 0:
            return actions.BID + bid(s, seat)
        if kind == questions.DESK:
            return pledge_the_best(s, f, seat)
        return NO_POLICY

    def tempo(self, s: Sealed) -> i64:
        return s.round

    def stakes(self, s: Sealed, f: i64, seat: i64) -> i64:
        """Bids decide the match; windows hardly ever matter."""
        kind = s.frames[f]
        return 2 if kind == questions.BIDS else 0 if kind == questions.WINDOW else 1


def bid(s: Sealed, seat: i64) -> i64:
    """What the lot brings in points, in coins, a little less than its worth; a card nobody showed counts as silver."""
    known = not s.deck.open() and (s.deck.top_mask() >> seat) & 1 == 1
    value = VALUE[s.deck.top_card()] if known else UNSEEN
    pledged = VALUE[s.cards[seat * HAND + s.pledge[seat] - 1]] if s.pledge[seat] != 0 else i64(0)
    gain = value + (value - pledged if value > pledged else i64(0))
    worth = gain * COINS_A_POINT - 1 if gain > 0 else i64(0)
    limit = most(s, seat)
    return worth if worth < limit else limit


def pledge_the_best(s: Sealed, f: i64, seat: i64) -> i64:
    """Pledge the most valuable card, then leave."""
    best: i64 = 0
    for slot in range(s.held[seat]):
        if VALUE[s.cards[seat * HAND + slot]] > VALUE[s.cards[seat * HAND + best]]:
            best = slot
    worthless = s.held[seat] == 0 or s.cards[seat * HAND + best] == SEAL
    if worthless or s.pledge[seat] == best + 1 or s.frames[f + questions.DESK_PLEDGES] == MOST_PLEDGES:
        return actions.LEAVE
    return actions.PLEDGE + best
