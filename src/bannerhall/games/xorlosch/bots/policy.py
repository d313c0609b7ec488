"""How far the match has come and what hangs on a question. The bots of Xorlosch find their answers by search."""

from __future__ import annotations

from typing import final

from mypy_extensions import i64

from bannerhall.core.frames import KIND, WIDTH
from bannerhall.core.question import Policy
from bannerhall.games.xorlosch.rules import questions
from bannerhall.games.xorlosch.rules.state import Xorlosch


@final
class XorloschPolicy(Policy[Xorlosch]):
    def tempo(self, s: Xorlosch) -> i64:
        return s.turn

    def stakes(self, s: Xorlosch, f: i64, seat: i64) -> i64:
        """Cards change hands where a quest is answered for or could still be stopped; the others can wait."""
        kind = s.frames[f]
        if kind == questions.VOTE:
            return 0
        if kind == questions.WINDOW:
            return 0 if s.frames[f - WIDTH + KIND] == questions.MAIN else 2
        return 2 if kind == questions.ANSWER or kind == questions.APPEAL else 1
