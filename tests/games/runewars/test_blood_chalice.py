"""For whom the Blood Chalice heals: unallied neutral units are enemies of everyone [RUN-RWD-06]."""

from __future__ import annotations

import pytest
from runewars_battle import PLACE, attack, draw, drawing_type, field, hero, reward
from runewars_heroes import damage_of, wound
from runewars_table import area, neutrals, put

from bannerhall.games.runewars.rules import armies, units
from bannerhall.games.runewars.rules.battle_names import ATTACKER
from bannerhall.games.runewars.rules.state import Runewars


def with_chalice() -> Runewars:
    s = field()
    hero(s, 0, "ronan", PLACE)
    wound(s, "ronan", 3)
    reward(s, "ronan", "blood_chalice", up=True)
    return s


@pytest.mark.clause("RUN-RWD-06", "RUN-TERM-09")
@pytest.mark.parametrize(("attacker", "unit"), [(0, "footman"), (1, "reanimate")])
def test_it_heals_for_neutral_units_that_fall_in_any_battle(attacker: int, unit: str) -> None:
    s = with_chalice()
    neutrals(s, PLACE, beastman=1)
    attack(s, PLACE, attacker, **{unit: 4})
    while damage_of(s, "ronan") == 3 and s.battle_at != 0:
        draw(s, "damage" if drawing_type(s)[0] == ATTACKER else "miss")
    assert damage_of(s, "ronan") == 2


@pytest.mark.clause("RUN-RWD-06", "RUN-TERM-09")
@pytest.mark.parametrize(("ally", "left"), [(-1, 1), (1, 1), (0, 3)])
def test_it_heals_for_neutral_units_unless_they_are_allied_to_its_hero(ally: int, left: int) -> None:
    s = with_chalice()
    put(s, ally, PLACE, beastman=2)
    armies.destroy(s, area(PLACE), units.UNIT_NAMES.index("beastman"), 2, False)
    assert damage_of(s, "ronan") == left
