"""Units that have to leave a battle and have nowhere to go are destroyed in it [RUN-BAT-24] [RUN-RET-02]."""

from __future__ import annotations

import pytest
from runewars_battle import (
    PLACE,
    army,
    attack,
    draw,
    field,
    hit,
    learn,
    misses_to_the_end,
    targets,
    there,
    winner,
)
from runewars_table import do, offers, put

from bannerhall.games.runewars.rules.state import Runewars


def surrounded(factions: tuple[str, str], card: str) -> Runewars:
    """Seat 0 holds 5A; all areas round it are those of seat 1."""
    s = field(2, factions, development_cards=True)
    learn(s, card)
    for at in ("5B", "5C", "6C", "DB", "DC"):
        put(s, 1, at, archer=1)
    return s


@pytest.mark.clause("RUN-BAT-24", "RUN-RET-02", "RUN-DCRD-04")
def test_toxic_blood_flows_when_a_great_wyrm_has_nowhere_to_retreat() -> None:
    s = surrounded(("waiqar", "latari"), "waiqar_toxic")
    put(s, 0, PLACE, great_wyrm=1, giant=1)
    attack(s, PLACE, 1, sorceress=1, forest_guardian=1)
    draw(s, "special")
    hit(s, 0, "great_wyrm")
    assert army(s, 1) == {"giant": 1}
    assert targets(s, 1) == {"sorceress", "forest_guardian"}
    hit(s, 1, "sorceress")
    assert army(s, 0) == {"forest_guardian_1": 1}


@pytest.mark.clause("RUN-BAT-24", "RUN-RET-02", "RUN-DCRD-11")
def test_the_blood_coven_returns_a_berserker_who_had_nowhere_to_retreat() -> None:
    s = surrounded(("uthuk", "latari"), "uthuk_coven")
    put(s, 0, PLACE, berserker=1, blood_sister=4)
    attack(s, PLACE, 1, sorceress=1)
    do(s, 0, "fight_with blood_sister")
    draw(s, *["miss"] * 4, "miss", "special")
    hit(s, 0, "berserker")
    misses_to_the_end(s)
    assert winner(s) == "defender"
    do(s, 1, "retreat_to 5B")
    assert offers(s, 0) == ["figures 0", "figures 1"]
    do(s, 0, "figures 1")
    assert there(s) == {"berserker_routed": 1, "blood_sister": 4}
