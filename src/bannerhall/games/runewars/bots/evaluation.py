"""Points, ranks, and what a position is worth."""

from __future__ import annotations

from math import exp
from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from bannerhall.core.question import Scoring
from bannerhall.core.state import FULL
from bannerhall.games.runewars.bots import evaluation_terms
from bannerhall.games.runewars.rules import winning
from bannerhall.games.runewars.rules.state import Runewars

TERMS: Final = (*evaluation_terms.NAMES, "others")
THOUSAND: Final = 1000.0


@final
class RunewarsScoring(Scoring[Runewars]):
    def points(self, s: Runewars, seat: i64) -> i64:
        """Dragon runes. Before the end others may not know how many there are, so they count as none."""
        if s.depth != 0 or (s.playing >> seat) & 1 == 0:
            return 0
        return winning.dragon_runes(s, seat)

    def fill_ranks(self, s: Runewars, out: vec[i64]) -> None:
        """The winner first; the others by runes, influence and starting influence [RUN-WIN-01] [RUN-WIN-02]."""
        for seat in range(s.seats):
            out[seat] = 0
            for other in range(s.seats):
                if other != seat and beats(s, other, seat):
                    out[seat] += 1

    def evaluate(self, s: Runewars, out: vec[i64]) -> None:
        """The chance of each seat to win."""
        total = 0.0
        for seat in range(s.seats):
            total += odds_of(s, seat)
        for seat in range(s.seats):
            out[seat] = i64(odds_of(s, seat) / total * FULL)

    def term_names(self) -> tuple[str, ...]:
        return TERMS

    def fill_terms(self, s: Runewars, seat: i64, out: vec[i64]) -> None:
        """What speaks for the seat, and what speaks against it: the prospects of the others."""
        evaluation_terms.fill(s, seat, out)
        for term in range(evaluation_terms.MANY):
            out[term] *= evaluation_terms.WEIGHTS[term]
        others: i64 = 0
        for other in range(s.seats):
            if other != seat:
                others += evaluation_terms.open_prospects(s, other, seat)
        out[evaluation_terms.MANY] = -others // (s.seats - 1)

    def worth(self, s: Runewars, seat: i64) -> i64:
        return evaluation_terms.prospects(s, seat)


def odds_of(s: Runewars, seat: i64) -> float:
    return exp(float(evaluation_terms.prospects(s, seat)) / THOUSAND)


def beats(s: Runewars, one: i64, other: i64) -> bool:
    """Whether one seat is ranked above another at the end."""
    if s.winner == one + 1 or s.winner == other + 1:
        return s.winner == one + 1
    alive = (s.playing >> one) & 1
    if alive != (s.playing >> other) & 1:
        return alive == 1
    return winning.ahead(s, one, other)
