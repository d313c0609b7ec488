"""Scoring: cards, the pledged one twice, and coins."""

from __future__ import annotations

from typing import TYPE_CHECKING

from librt.vecs import vec
from mypy_extensions import i64

from bannerhall.core.state import FULL
from bannerhall.games.sealed.components import HAND, VALUE

if TYPE_CHECKING:
    from bannerhall.games.sealed.state import Sealed


def points(s: Sealed, seat: i64) -> i64:
    """Cards, the pledged one twice, a point per three coins [SLD-SCORE-01] [SLD-SCORE-02] [SLD-SCORE-03]."""
    score = s.coins[seat] // 3
    for slot in range(s.held[seat]):
        score += VALUE[s.cards[seat * HAND + slot]]
    if s.pledge[seat] != 0:
        score += VALUE[s.cards[seat * HAND + s.pledge[seat] - 1]]
    return score


def fill_ranks(s: Sealed, out: vec[i64]) -> None:
    """Most points win; of equals whoever has more coins; then they share [SLD-SCORE-04]."""
    for seat in range(s.seats):
        mine = points(s, seat) * 1000 + s.coins[seat]
        rank: i64 = 0
        for other in range(s.seats):
            if points(s, other) * 1000 + s.coins[other] > mine:
                rank += 1
        out[seat] = rank


def evaluate(s: Sealed, out: vec[i64]) -> None:
    """Judge by the lead in points over the mean, on a scale where ten points are nearly certain."""
    total: i64 = 0
    for seat in range(s.seats):
        out[seat] = points(s, seat)
        total += out[seat]
    for seat in range(s.seats):
        lead = out[seat] * s.seats - total
        judged = FULL // 2 + lead * FULL // (20 * s.seats)
        out[seat] = 0 if judged < 0 else FULL if judged > FULL else judged
