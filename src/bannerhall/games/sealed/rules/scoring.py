"""Scoring: cards, the pledged one twice, and coins."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from bannerhall.games.sealed.rules.components import HAND, VALUE
from bannerhall.games.sealed.rules.state import Sealed


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
