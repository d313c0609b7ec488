"""What a position of LEADERS is worth."""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from bannerhall.core.question import Scoring
from bannerhall.core.state import FULL
from bannerhall.games.leaders.bots import evaluation_board, evaluation_terms
from bannerhall.games.leaders.rules import victory
from bannerhall.games.leaders.rules.state import Leaders

TERMS: Final = ("land", "fights", "research", "missions", "troops", "purse", "agents")
MIDDLING: Final = 30000  # the worth that is judged as half of what there is


@final
class LeadersScoring(Scoring[Leaders]):
    def points(self, s: Leaders, seat: i64) -> i64:
        return s.last_entry(seat)

    def fill_ranks(self, s: Leaders, out: vec[i64]) -> None:
        victory.fill_ranks(s, out)

    def evaluate(self, s: Leaders, out: vec[i64]) -> None:
        """Each seat's worth for itself, from 0 to FULL; what others say of their points doesn't change it."""
        for seat in range(s.seats):
            value = self.worth(s, seat) if (s.alive >> seat) & 1 == 1 else i64(0)
            out[seat] = value * FULL // (value + MIDDLING)

    def term_names(self) -> tuple[str, ...]:
        return TERMS

    def fill_terms(self, s: Leaders, seat: i64, out: vec[i64]) -> None:
        """What there is on a board, if there is one, and what the headquarters have."""
        out[0] = evaluation_board.land(s, seat) if s.digital else i64(0)
        out[1] = evaluation_board.fights(s, seat) if s.digital else i64(0)
        out[2] = evaluation_terms.research(s, seat)
        out[3] = evaluation_terms.missions(s, seat)
        out[4] = evaluation_terms.troops(s, seat)
        out[5] = evaluation_terms.purse(s, seat)
        out[6] = evaluation_terms.agents(s, seat)

    def worth(self, s: Leaders, seat: i64) -> i64:
        return evaluation_terms.worth(s, seat)
