"""What a position of Sealed is worth."""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from bannerhall.core.question import Scoring
from bannerhall.core.state import FULL
from bannerhall.games.sealed.rules import scoring
from bannerhall.games.sealed.rules.components import HAND, VALUE
from bannerhall.games.sealed.rules.state import Sealed

TERMS: Final = ("cards", "pledge", "coins")


@final
class SealedScoring(Scoring[Sealed]):
    def points(self, s: Sealed, seat: i64) -> i64:
        return scoring.points(s, seat)

    def fill_ranks(self, s: Sealed, out: vec[i64]) -> None:
        scoring.fill_ranks(s, out)

    def evaluate(self, s: Sealed, out: vec[i64]) -> None:
        """By the lead in points over the mean, on a scale where ten points are nearly certain."""
        total: i64 = 0
        for seat in range(s.seats):
            out[seat] = scoring.points(s, seat)
            total += out[seat]
        for seat in range(s.seats):
            lead = out[seat] * s.seats - total
            payoff = FULL // 2 + lead * FULL // (20 * s.seats)
            out[seat] = 0 if payoff < 0 else FULL if payoff > FULL else payoff

    def term_names(self) -> tuple[str, ...]:
        return TERMS

    def fill_terms(self, s: Sealed, seat: i64, out: vec[i64]) -> None:
        """What the points of a seat are made of, in thirds of a point; a seat knows its own hand."""
        out[0] = 0
        for slot in range(s.held[seat]):
            out[0] += 3 * VALUE[s.cards[seat * HAND + slot]]
        out[1] = 3 * VALUE[s.cards[seat * HAND + s.pledge[seat] - 1]] if s.pledge[seat] != 0 else i64(0)
        out[2] = s.coins[seat]

    def worth(self, s: Sealed, seat: i64) -> i64:
        return 3 * scoring.points(s, seat) + s.coins[seat] % 3
