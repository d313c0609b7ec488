"""An evaluation of an unfinished game for the bots: cards won, and how near every quest is to being one's own."""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from bannerhall.core.question import Scoring
from bannerhall.core.state import FULL
from bannerhall.games.xorlosch.bots import evaluation_terms
from bannerhall.games.xorlosch.bots.evaluation_terms import TERMS, add_deals, holding, share_of_others
from bannerhall.games.xorlosch.bots.prospects import prospects
from bannerhall.games.xorlosch.rules import scoring
from bannerhall.games.xorlosch.rules.state import Xorlosch

CLEAR: Final = 12000  # a lead that wins three of four; no lead is ever so large that nothing matters any more


@final
class XorloschScoring(Scoring[Xorlosch]):
    def points(self, s: Xorlosch, seat: i64) -> i64:
        return s.won[seat]

    def fill_ranks(self, s: Xorlosch, out: vec[i64]) -> None:
        scoring.fill_ranks(s, out)

    def evaluate(self, s: Xorlosch, out: vec[i64]) -> None:
        """By the lead in what is won, or agreed on, and by one's own prospects.

        The prospects of others are left out: a player who looks one answer ahead would only stand in their way.
        """
        total: i64 = 0
        for seat in range(s.seats):
            out[seat] = holding(s, seat)
        add_deals(s, out)
        for seat in range(s.seats):
            total += out[seat]
        for seat in range(s.seats):
            lead = out[seat] - share_of_others(s, total - out[seat]) + prospects(s, seat)
            size = lead if lead > 0 else -lead
            out[seat] = FULL // 2 + lead * FULL // (2 * (size + CLEAR))

    def term_names(self) -> tuple[str, ...]:
        return TERMS

    def fill_terms(self, s: Xorlosch, seat: i64, out: vec[i64]) -> None:
        evaluation_terms.fill_terms(s, seat, out)

    def worth(self, s: Xorlosch, seat: i64) -> i64:
        """What the seat has, was promised and may hope for, a won card being 1000."""
        deals = vec[i64]([0] * s.seats)
        add_deals(s, deals)
        return holding(s, seat) + deals[seat] + prospects(s, seat)
