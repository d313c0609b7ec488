"""The challenger's turn in a line: which dice lie in its rows."""

from __future__ import annotations

from chicken_table import blank, dice

from bannerhall.core.frames import PROCEEDS
from bannerhall.games.chicken.rules import questions
from bannerhall.games.chicken.rules.components import CHALLENGER
from bannerhall.games.chicken.rules.state import Chicken

LOWER = ("star", "star", "star", "retrieve", "retrieve")
WALK = ("claw", "plus1", "plus2", "star", "retrieve")


def challenger(*faces: str, **options: int | str) -> Chicken:
    """The challenger's turn is about to begin, with these dice in its rows."""
    s = blank(1, "solo", **options)
    s.active = CHALLENGER
    s.turns = 1
    dice(s, 1, *faces)
    s.ask(questions.TURN, PROCEEDS, questions.NEXT)
    return s
