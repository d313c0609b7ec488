"""The facts that remarks speak of. All of it lies open."""

from __future__ import annotations

from mypy_extensions import i64

from bannerhall.core.errors import Fact
from bannerhall.core.frames import WIDTH
from bannerhall.core.vocabulary import SPAN
from bannerhall.games.chicken.knowledge.aims import weighed
from bannerhall.games.chicken.rules import actions, questions, scrolls
from bannerhall.games.chicken.rules.state import Chicken


def ask_facts(s: Chicken, f: int, seat: int) -> dict[str, Fact]:
    """Which disaster asks for a tile."""
    if s.frames[f] != questions.BURST:
        return {}
    return {"scroll": scrolls.NAMES[s.frames[f - WIDTH + questions.DISASTER_CARD]]}


def remark(s: Chicken, seat: i64, action: i64) -> dict[str, Fact]:
    """What to know before an attack [CHI-FIGHT-19]."""
    if action // SPAN * SPAN != actions.TARGET or s.depth == 0 or s.frames[s.top()] != questions.TARGET:
        return {}
    return weighed(s, int(seat), int(s.attacker) - 1, int(action) % SPAN)
