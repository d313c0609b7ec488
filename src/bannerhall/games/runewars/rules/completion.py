"""What is looked at whenever an effect is complete [RUN-WIN-06] [RUN-ELIM-01] [RUN-RUNE-05]."""

from __future__ import annotations

from bannerhall.games.runewars.rules import elimination, runes, winning
from bannerhall.games.runewars.rules.state import Runewars


def is_over(s: Runewars) -> bool:
    """Whoever controls nothing is out of the game, everybody sees the tokens of their areas, and if somebody has won
    the game ends: then the stack is empty."""
    elimination.check(s)
    runes.refresh_sight(s)
    if not winning.is_won(s):
        return False
    winning.finish(s)
    return True
