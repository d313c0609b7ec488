"""The strength of a battle before it is counted, as everybody sees it: term by term, and what is counted then."""

from __future__ import annotations

from typing import Any

import pytest
from runewars_battle import PLACE, attack, field, fight, lay, listen, misses_to_the_end, strengths
from runewars_table import build, put

from bannerhall.core.state import SPECTATOR
from bannerhall.games.runewars.rules.components import LORD_COMMANDER
from bannerhall.games.runewars.rules.state import Runewars


def shown(s: Runewars, seat: int = SPECTATOR) -> Any:
    return s.view(seat)["battle_strength"]


@pytest.mark.clause("RUN-BAT-31")
def test_strength_is_shown_as_it_would_be_counted_now() -> None:
    s = fight({"footman": 4}, {"reanimate": 2})
    lay(s, 0, "footman")
    assert shown(s) == [{"total": 3, "parts": [["units", 3]]}, {"total": 2, "parts": [["units", 2]]}]
    assert shown(s, 0) == shown(s, 1) == shown(s)


@pytest.mark.clause("RUN-BAT-33", "RUN-GAR-02", "RUN-TITLE-07")
def test_what_is_shown_term_by_term_is_what_is_counted() -> None:
    s = field()
    put(s, 1, PLACE, reanimate=2)
    build(s, 1, PLACE)
    s.set_order(1, 1)
    s.set_title(LORD_COMMANDER, 1)
    attack(s, PLACE, 0, footman=6)
    assert shown(s)[0] == {"total": 8, "parts": [["units", 6], ["lord_commander", 2]]}
    assert shown(s)[1] == {"total": 9, "parts": [["units", 2], ["stronghold", 5], ["garrison", 2]]}
    sink = listen(s)
    misses_to_the_end(s)
    assert strengths(s, sink) == (8, 9)
