"""Whether the rules allow an answer."""

from __future__ import annotations

from mypy_extensions import i64

from bannerhall.core.clauses import ALLOWED
from bannerhall.games.runewars.rules.state import Runewars


def allowed(s: Runewars, f: i64, seat: i64, action: i64) -> bool:
    """Whether no clause forbids the answer to the question of a frame."""
    return s.clause_against(f, seat, action) == ALLOWED
