"""The facts that remarks speak of. All of it lies open."""

from __future__ import annotations

from mypy_extensions import i64

from bannerhall.core.bits import count, lowest
from bannerhall.core.errors import Fact
from bannerhall.core.frames import WIDTH
from bannerhall.core.vocabulary import SPAN
from bannerhall.games.chicken.knowledge.aims import weighed
from bannerhall.games.chicken.rules import actions, questions, scrolls
from bannerhall.games.chicken.rules.asking import face_down
from bannerhall.games.chicken.rules.components import PIECE_NAMES
from bannerhall.games.chicken.rules.reveal import substitutes
from bannerhall.games.chicken.rules.state import Chicken


def ask_facts(s: Chicken, f: int, seat: int) -> dict[str, Fact]:
    """Which disaster asks for a tile."""
    if s.frames[f] != questions.BURST:
        return {}
    return {"scroll": scrolls.NAMES[s.frames[f - WIDTH + questions.DISASTER_CARD]]}


def remark(s: Chicken, seat: i64, action: i64) -> dict[str, Fact]:
    """What to know before an attack, and before Change Now! is laid [CHI-FIGHT-19] [CHI-SCROLL-02]."""
    if s.depth == 0:
        return {}
    asked = s.frames[s.top()]
    if asked == questions.TARGET and action // SPAN * SPAN == actions.TARGET:
        return weighed(s, int(seat), int(s.attacker) - 1, int(action) % SPAN)
    return changed(s) if asked == questions.CARDS and action == actions.LAY + scrolls.CHANGE_NOW else {}


def changed(s: Chicken) -> dict[str, Fact]:
    """Who could become the defender as things stand; one that lies face down is not named."""
    found = substitutes(s)
    facts: dict[str, Fact] = {"count": count(found)}
    if found != 0 and found & (found - 1) == 0:
        facts["piece"] = "hidden" if face_down(s, lowest(found)) else PIECE_NAMES[lowest(found)]
    return facts
