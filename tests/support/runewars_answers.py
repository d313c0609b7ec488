"""Every question has one source of what is legal: what it offers is allowed, and nothing else is."""

from __future__ import annotations

from bannerhall.core.clauses import HALL_CLAUSES
from bannerhall.games.runewars.rules.state import Runewars

AT_ANY_TIME = frozenset(("pass_ahead", "ask_again"))  # passes in advance


def check_answers(s: Runewars, name: str) -> None:
    """Try every action of the game at the question that is asked now. One that belongs to another question is refused
    as such, and whoever runs out of time gives an answer that is offered."""
    seat = int(s.waiting()[0])
    words = s.rules.vocabulary
    legal = set(s.legal(seat))
    kinds = {words.split(action)[0] for action in legal} | AT_ANY_TIME
    assert s.lapse(seat) in legal, name
    for action in words.actions():
        refused = s.why_not(seat, action)
        assert (refused is None) == (action in legal), (name, words.text(action))
        if refused is not None and words.split(action)[0] not in kinds:
            assert refused.clause in HALL_CLAUSES, (name, words.text(action))
