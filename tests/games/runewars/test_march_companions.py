"""Who marches along: allied neutral units, heroes and commanders; by cards, through portals [RUN-NEU-11] [RUN-CMD-27]
[RUN-EXPL-07]."""

from __future__ import annotations

import pytest
from runewars_march import go, marching
from runewars_orders import army, explore, held_by, hero, hero_at, in_battle, question
from runewars_table import area, build, do, go_on, mask, offers, put, refusal, table

from bannerhall.games.runewars.rules import rewards_packed
from bannerhall.games.runewars.rules.hero_cards import NAMES as HEROES
from bannerhall.games.runewars.rules.reward_cards import RUNE_PASSAGE

# --- Neutral companions ----------------------------------------------------------------------------------------------


@pytest.mark.clause("RUN-NEU-08", "RUN-NEU-11", "RUN-TERM-05")
def test_allied_neutral_units_march_alone_only_into_friendly_areas() -> None:
    s = table(2)
    put(s, 0, "5B", footman=1, beastman=2)
    put(s, 0, "5A", footman=1)
    go(s, "5A")
    do(s, 0, "move_from 5B", "units 0", "units 2")
    assert army(s, "5A") == {"footman": 1, "beastman": 2}
    s = table(2)
    put(s, 0, "5B", routed=True, footman=1)
    put(s, 0, "5B", beastman=2)
    put(s, 0, "DB", footman=1)
    go(s, "5A")
    assert refusal(s, 0, "move_from 5B").clause == "RUN-NEU-11"
    do(s, 0, "move_from DB")
    assert "move_from 5B" in offers(s, 0)  # the area has become friendly


@pytest.mark.clause("RUN-NEU-11")
def test_allied_neutral_units_march_into_battle_beside_faction_units() -> None:
    s = table(2)
    put(s, 0, "5B", footman=1, beastman=2)
    put(s, 0, "DB", beastman=1)
    put(s, 1, "5A", reanimate=1)
    go(s, "5A")
    assert refusal(s, 0, "move_from DB").clause == "RUN-NEU-11"
    do(s, 0, "move_from 5B", "units 1")
    assert "move_from DB" in offers(s, 0)


@pytest.mark.clause("RUN-NEU-09")
def test_scenario_58_companions_who_stay_alone_are_neutral_again() -> None:
    """Scenario 58."""
    s = table(2)
    put(s, 0, "5B", footman=1, beastman=2)
    go(s, "5A")
    do(s, 0, "move_from 5B", "units 0", "done")
    assert army(s, "5B") == {"beastman": 2}
    assert held_by(s, "5B") is None


@pytest.mark.clause("RUN-NEU-15", "RUN-NEU-18", "RUN-TERM-02")
def test_a_stronghold_or_a_home_realm_keeps_them_allied() -> None:
    s = table(2)
    put(s, 0, "5B", footman=1, beastman=1)
    build(s, 0, "5B")
    put(s, 0, "DB", footman=1, beastman=1)
    go(s, "5A")
    do(s, 0, "move_from 5B", "units 0", "move_from DB", "units 0", "done")
    assert held_by(s, "5B") == 0
    assert held_by(s, "DB") == 0


# --- Heroes and commanders -------------------------------------------------------------------------------------------


@pytest.mark.clause("RUN-ORD3-04", "RUN-MOV-14", "RUN-MOV-16", "RUN-ORIG-05")
def test_heroes_march_only_in_the_revised_ruleset() -> None:
    s = marching()
    hero(s, 0, "ronan", "5B")
    go(s, "5A")
    assert refusal(s, 0, "move_hero ronan").clause == "RUN-MOV-14"
    s = table(2, ruleset="revised")
    hero(s, 0, "ronan", "6B")
    put(s, 1, "5B", reanimate=1)
    put(s, 1, "5A", reanimate=1)
    s.activated[0] = mask("6B")
    go(s, "5A")
    do(s, 0, "move_hero ronan")  # through an enemy area, out of an activated one, without units
    assert hero_at(s, "ronan") == area("5A")
    assert not in_battle(s)


@pytest.mark.clause("RUN-MOV-15")
def test_a_routed_hero_stays() -> None:
    s = table(2, ruleset="revised")
    put(s, 0, "DB", footman=1)
    hero(s, 0, "ronan", "DB", routed=True)
    go(s, "5A")
    assert refusal(s, 0, "move_hero ronan").clause == "RUN-MOV-15"


@pytest.mark.clause("RUN-CMD-07", "RUN-CMD-08", "RUN-CMD-27", "RUN-CMD-32")
def test_a_commander_marches_like_units() -> None:
    s = table(2, commanders=True)
    hero(s, 0, "ronan", "DA", commands=True)
    s.activated[0] = mask("DB")
    go(s, "5A")
    do(s, 0, "move_hero ronan")  # through an activated area
    assert hero_at(s, "ronan") == area("5A")
    s = table(2, commanders=True)
    put(s, 0, "DB", footman=1)
    hero(s, 0, "ronan", "DC", commands=True)
    s.activated[0] = mask("DC")
    go(s, "5A")
    assert refusal(s, 0, "move_hero ronan").clause == "RUN-CMD-27"


@pytest.mark.clause("RUN-CMD-27")
def test_scenario_67_a_commander_needs_units_to_enter_an_enemy_area() -> None:
    """Scenario 67."""
    s = table(2, commanders=True)
    put(s, 0, "DB", knight=1)
    hero(s, 0, "ronan", "DB", commands=True)
    put(s, 1, "5A", reanimate=1)
    go(s, "5A", "conquer")
    assert refusal(s, 0, "move_hero ronan").clause == "RUN-CMD-27"
    do(s, 0, "move_from DB", "move_hero ronan")
    assert hero_at(s, "ronan") == area("5A")


@pytest.mark.clause("RUN-NEU-17")
def test_a_commander_is_no_company_for_neutral_units() -> None:
    s = table(2, commanders=True)
    put(s, 0, "5B", routed=True, footman=1)
    put(s, 0, "5B", beastman=2)
    hero(s, 0, "ronan", "5B", commands=True)
    go(s, "5A")
    do(s, 0, "move_hero ronan")
    assert question(s) == "bonus"
    assert army(s, "5B") == {"beastman": 2}


# --- Cards and portals -----------------------------------------------------------------------------------------------


@pytest.mark.clause("RUN-EXPL-07", "RUN-EXPL-18")
def test_magic_portals_are_adjacent_for_one_influence() -> None:
    s = table(2, exploration=True)
    put(s, 0, "DB", footman=1)
    explore(s, "5A", "portal")
    explore(s, "8B", "portal")
    s.influence[0] = 1
    go(s, "8B")
    assert offers(s, 0) == ["open_portals", "done"]
    do(s, 0, "open_portals")
    assert s.influence[0] == 0
    do(s, 0, "move_from DB")
    assert army(s, "8B") == {"footman": 1}
    assert s.portals == 0  # closed with the order


@pytest.mark.clause("RUN-EXPL-07")
def test_portals_need_influence_and_a_second_portal() -> None:
    s = table(2, exploration=True)
    put(s, 0, "DB", footman=1)
    explore(s, "5A", "portal")
    s.influence[0] = 1
    go(s, "5A")
    assert refusal(s, 0, "open_portals").clause == "RUN-EXPL-07"


def test_the_rune_of_passage_brings_a_hero_and_four_units_from_anywhere() -> None:
    s = table(2)
    put(s, 0, "8D", footman=3, bowman=3)
    hero(s, 0, "ronan", "8D")
    s.set_rewards(HEROES.index("ronan"), rewards_packed.one(RUNE_PASSAGE))
    go(s, "5A")
    assert offers(s, 0) == ["passage ronan", "done"]
    do(s, 0, "passage ronan", "units 2")
    assert offers(s, 0) == ["units 0", "units 1", "units 2"]
    do(s, 0, "units 2")
    assert army(s, "5A") == {"bowman": 2, "footman": 2}
    assert hero_at(s, "ronan") == area("5A")
    assert s.reward_discard[RUNE_PASSAGE] == 1


@pytest.mark.clause("RUN-MOV-02")
def test_the_rune_of_passage_does_not_lift_an_activation_token() -> None:
    s = table(2)
    put(s, 0, "8D", footman=3)
    hero(s, 0, "ronan", "8D")
    s.activated[0] = mask("8D")
    s.set_rewards(HEROES.index("ronan"), rewards_packed.one(RUNE_PASSAGE))
    go(s, "5A")
    go_on(s, 0)
    assert question(s) == "bonus"


@pytest.mark.clause("RUN-MOV-16", "RUN-CMD-08")
def test_nobody_moves_the_hero_of_another() -> None:
    s = table(ruleset="revised")
    put(s, 0, "DB", footman=2)
    hero(s, 0, "ronan", "DB")
    hero(s, 1, "mordane", "6B")
    go(s, "5A")
    assert "move_hero ronan" in offers(s, 0)
    assert refusal(s, 0, "move_hero mordane").clause == "RUN-ORD1-01"
