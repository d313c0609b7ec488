"""Strategize: figures step to adjacent areas [RUN-ORD1-01]."""

from __future__ import annotations

import pytest
from runewars_orders import army, develop, explore, held_by, hero, hero_at, question, set_dials
from runewars_table import area, chance, do, in_hand, mask, neutrals, offers, put, refusal, rune, table, turn

from bannerhall.games.runewars.rules import components, control
from bannerhall.games.runewars.rules.tokens import set_ice
from bannerhall.games.runewars.rules.winning import dragon_runes


@pytest.mark.clause("RUN-ORD1-01", "RUN-ORD1-02", "RUN-MOV-05")
def test_units_step_to_adjacent_friendly_or_empty_areas_without_activation() -> None:
    s = table(2)
    put(s, 0, "DB", footman=3)
    put(s, 1, "6D", reanimate=1)
    neutrals(s, "6C", beastman=1)
    turn(s, 0, "strategize")
    assert offers(s, 0) == ["move_from DB", "done"]
    do(s, 0, "move_from DB")
    assert offers(s, 0) == ["move_to 5A", "move_to DA", "move_to DC"]
    assert refusal(s, 0, "move_to 6D").clause == "RUN-ORD1-01"
    assert refusal(s, 0, "move_to 5B").clause == "RUN-ORD1-02"
    do(s, 0, "move_to 5A", "units 2")
    assert army(s, "5A") == {"footman": 2}
    assert s.activated[0] == 0


@pytest.mark.clause("RUN-ORD1-02")
def test_no_unit_steps_twice() -> None:
    s = table(2)
    put(s, 0, "DB", footman=1)
    put(s, 0, "5A", footman=1)
    turn(s, 0, "strategize")
    do(s, 0, "move_from DB", "move_to 5A", "move_from 5A", "move_to 5B")
    assert army(s, "5A") == {"footman": 1}
    assert army(s, "5B") == {"footman": 1}
    assert question(s) == "bonus"


@pytest.mark.clause("RUN-ORD1-03")
def test_units_stay_under_an_activation_token_but_may_come_to_one() -> None:
    s = table(2)
    put(s, 0, "DB", footman=1)
    put(s, 0, "5A", footman=1)
    s.activated[0] = mask("5A")
    turn(s, 0, "strategize")
    assert refusal(s, 0, "move_from 5A").clause == "RUN-ORD1-03"
    do(s, 0, "move_from DB", "move_to 5A")
    assert army(s, "5A") == {"footman": 2}


@pytest.mark.clause("RUN-ORD1-05")
def test_what_is_friendly_is_judged_before_the_first_step() -> None:
    s = table(2)
    put(s, 0, "WB", footman=2)  # in the enemy home realm
    put(s, 0, "8A", footman=1)
    turn(s, 0, "strategize")
    do(s, 0, "move_from WB", "move_to 8B", "units 2", "move_from 8A", "move_to WB")
    assert army(s, "WB") == {"footman": 1}
    s = table(2)
    put(s, 0, "DB", footman=1)
    put(s, 0, "5A", footman=1)
    neutrals(s, "6A", beastman=1)
    turn(s, 0, "strategize")
    do(s, 0, "move_from 5A", "move_to 5B", "move_from DB")
    assert "move_to 5A" in offers(s, 0)


@pytest.mark.clause("RUN-ORD1-04")
def test_the_bonus_draws_a_card_for_each_tactics_icon() -> None:
    s = table(2)
    set_dials(s, 0, food=6, wood=3, ore=0)  # an icon on the sixth food space, none on wood below the fourth
    turn(s, 0, "strategize")
    do(s, 0, "use_bonus")
    chance(s, "draw_tactics war_chest")
    assert in_hand(s, 0) == ["war_chest"]
    assert question(s) != "draw_tactics"


@pytest.mark.clause("RUN-MOV-14", "RUN-MOV-19", "RUN-TERM-08")
def test_heroes_step_into_enemy_areas_and_out_of_activated_ones() -> None:
    s = table(2)
    hero(s, 0, "ronan", "6C")
    put(s, 1, "6D", reanimate=2)
    s.activated[0] = mask("6C")
    turn(s, 0, "strategize")
    do(s, 0, "move_hero ronan", "move_to 6D")
    assert hero_at(s, "ronan") == area("6D")
    assert s.fought == 0
    assert held_by(s, "6D") == 1
    assert question(s) == "bonus"  # he does not step twice


@pytest.mark.clause("RUN-MOV-15", "RUN-TERM-10")
def test_routed_heroes_stay() -> None:
    s = table(2)
    hero(s, 0, "ronan", "6C", routed=True)
    hero(s, 0, "silhouette", "6C")
    turn(s, 0, "strategize")
    assert refusal(s, 0, "move_hero ronan").clause == "RUN-MOV-15"


@pytest.mark.clause("RUN-CMD-07", "RUN-CMD-08", "RUN-CMD-27")
def test_a_commander_steps_where_units_may() -> None:
    s = table(2, commanders=True)
    hero(s, 0, "ronan", "DB", commands=True)
    put(s, 1, "6D", reanimate=1)
    turn(s, 0, "strategize")
    do(s, 0, "move_hero ronan")
    assert refusal(s, 0, "move_to 6D").clause == "RUN-ORD1-01"
    do(s, 0, "move_to 5A")
    assert hero_at(s, "ronan") == area("5A")
    s = table(2, commanders=True)
    hero(s, 0, "ronan", "DB", commands=True)
    hero(s, 0, "silhouette", "DB")
    s.activated[0] = mask("DB")
    turn(s, 0, "strategize")
    assert refusal(s, 0, "move_hero ronan").clause == "RUN-CMD-27"


@pytest.mark.clause("RUN-NEU-11")
def test_allied_neutral_units_follow_faction_units_into_empty_areas() -> None:
    s = table(2)
    put(s, 0, "DB", footman=1, beastman=2)
    put(s, 0, "DA", beastman=1)
    turn(s, 0, "strategize")
    do(s, 0, "move_from DA", "move_to DC")  # a friendly area
    assert army(s, "DC") == {"beastman": 1}
    do(s, 0, "move_from DB", "move_to 5A", "units 2")
    assert army(s, "5A") == {"footman": 1, "beastman": 2}
    assert held_by(s, "5A") == 0


@pytest.mark.clause("RUN-MOV-11", "RUN-MOV-18")
def test_the_limit_comes_at_the_end_of_the_order() -> None:
    s = table(2)
    put(s, 0, "DA", footman=6)
    put(s, 0, "DB", footman=6)
    put(s, 0, "DC", footman=1)
    turn(s, 0, "strategize")
    do(s, 0, "move_from DA", "move_to DB", "units 6")
    assert army(s, "DB") == {"footman": 12}
    do(s, 0, "move_from DB", "move_to 5A", "units 2", "done")
    assert army(s, "DB") == {"footman": 8}


@pytest.mark.clause("RUN-SEA-13", "RUN-MOV-06")
def test_in_winter_everybody_crosses_water() -> None:
    s = table(2)
    put(s, 0, "DC", footman=1)
    turn(s, 0, "strategize")
    do(s, 0, "move_from DC")
    assert "move_to 5A" not in offers(s, 0)
    s = table(2)
    put(s, 0, "DC", footman=1)
    hero(s, 0, "silhouette", "DC")
    s.weather = components.FROZEN
    turn(s, 0, "strategize")
    do(s, 0, "move_from DC", "move_to 5A", "move_hero silhouette", "move_to 5A")
    assert army(s, "5A") == {"footman": 1}


@pytest.mark.clause("RUN-CRY-01", "RUN-CRY-08", "RUN-CRY-10")
def test_scenario_15_ice_opens_the_water_borders_of_its_own_area() -> None:
    """Scenario 15: both ways, for heroes too; another water border of the neighbour stays closed."""
    s = table(2)
    set_ice(s, area("6C"), 1)
    put(s, 0, "5A", footman=1)  # water to 6C and to DC
    put(s, 0, "6C", footman=1)
    hero(s, 0, "silhouette", "5A")
    turn(s, 0, "strategize")
    do(s, 0, "move_from 5A")
    assert "move_to 6C" in offers(s, 0)
    assert "move_to DC" not in offers(s, 0)
    do(s, 0, "move_to 6C", "move_from 6C")
    assert "move_to 5A" in offers(s, 0)
    do(s, 0, "move_to 5A", "move_hero silhouette")
    assert "move_to 6C" in offers(s, 0)


@pytest.mark.clause("RUN-EXPL-13", "RUN-EXPL-14", "RUN-EXPL-19", "RUN-EXPL-20", "RUN-EXPL-21")
def test_scenario_39_a_flooded_area_is_water_all_round() -> None:
    """Scenario 39: Footmen inside cannot leave in summer, but in winter and over ice there; flyers always can."""
    s = table(2, exploration=True)
    explore(s, "3C", "flooded")  # mountains towards 8A and 8B
    set_ice(s, area("6A"), 1)  # ice next to it does not help
    put(s, 0, "3C", footman=1)
    turn(s, 0, "strategize")
    assert question(s) == "bonus"
    for frozen, walkers, ice in ((components.FROZEN, 0, 0), (0, 1, 0), (0, 0, 1)):
        s = table(2, exploration=True)
        explore(s, "3C", "flooded")
        put(s, 0, "3C", footman=1)
        s.weather = frozen
        s.ice_walkers = walkers
        if ice:
            set_ice(s, area("3C"), 1)
        turn(s, 0, "strategize")
        do(s, 0, "move_from 3C")
        assert "move_to 8A" in offers(s, 0)
    s = table(2, exploration=True)
    explore(s, "3C", "flooded")
    put(s, 0, "3C", roc=1)
    turn(s, 0, "strategize")
    do(s, 0, "move_from 3C", "move_to 8A")
    assert army(s, "8A") == {"roc": 1}


def test_scenario_9_under_an_ashen_sky_nobody_flies() -> None:
    """Scenario 9, the movement of it."""
    s = table(2)
    put(s, 0, "3C", roc=1)
    s.weather = components.ASHEN_SKY
    turn(s, 0, "strategize")
    do(s, 0, "move_from 3C")
    assert "move_to 8A" not in offers(s, 0)


@pytest.mark.clause("RUN-EXPL-18")
def test_portals_serve_the_whole_order() -> None:
    s = table(2, exploration=True)
    put(s, 0, "5A", footman=2)
    explore(s, "5A", "portal")
    explore(s, "8B", "portal")
    s.influence[0] = 2
    turn(s, 0, "strategize")
    do(s, 0, "open_portals", "move_from 5A", "move_to 8B", "units 1", "move_from 5A", "move_to 8B")
    assert army(s, "8B") == {"footman": 2}
    assert s.influence[0] == 1


# --- Peasants --------------------------------------------------------------------------------------------------------


@pytest.mark.clause("RUN-PEA-01", "RUN-PEA-02", "RUN-PEA-03", "RUN-PEA-05", "RUN-PEA-06", "RUN-PEA-07")
def test_scenario_29_peasants_hold_an_area_until_it_is_activated() -> None:
    """Scenario 29."""
    s = table(2, development_cards=True)
    develop(s, "daqan_people")
    put(s, 0, "5A", footman=2)
    rune(s, "5A", "dragon")
    turn(s, 0, "strategize")
    do(s, 0, "move_from 5A", "move_to 5B", "units 2")
    assert offers(s, 0) == ["leave_peasant 5A", "done"]
    do(s, 0, "leave_peasant 5A")
    assert s.peasants == mask("5A")
    assert dragon_runes(s, 0) == 1
    put(s, 1, "5C", reanimate=2)
    turn(s, 1, "mobilize")
    do(s, 1, "activate 5A", "move_from 5C", "units 2")
    assert s.peasants == 0
    assert s.fought == 0
    assert dragon_runes(s, 1) == 1


@pytest.mark.clause("RUN-PEA-07")
def test_others_do_not_step_into_an_area_with_peasants() -> None:
    s = table(2, development_cards=True)
    s.peasants = mask("5A")
    put(s, 1, "5C", reanimate=2)
    turn(s, 1, "strategize")
    do(s, 1, "move_from 5C")
    assert offers(s, 1) == ["move_to 5B", "move_to 5D"]


@pytest.mark.clause("RUN-PEA-04")
def test_scenario_30_a_fourth_area_gets_no_peasant() -> None:
    """Scenario 30."""
    s = table(2, development_cards=True)
    develop(s, "daqan_people")
    s.peasants = mask("6A", "6B", "8A")
    put(s, 0, "5A", footman=1)
    turn(s, 0, "strategize")
    do(s, 0, "move_from 5A", "move_to 5B")
    assert question(s) == "bonus"


@pytest.mark.clause("RUN-PEA-05")
def test_the_own_activation_token_drives_peasants_away_too() -> None:
    s = table(2, development_cards=True)
    develop(s, "daqan_people")
    s.peasants = mask("5A")
    turn(s, 0, "mobilize")
    do(s, 0, "activate 5A")
    assert s.peasants == 0


@pytest.mark.clause("RUN-PEA-09")
def test_neutral_companions_stay_allied_beside_peasants() -> None:
    s = table(2, development_cards=True)
    develop(s, "daqan_people")
    put(s, 0, "5A", footman=1, beastman=1)
    turn(s, 0, "strategize")
    do(s, 0, "move_from 5A", "move_to 5B", "units 0", "done")
    assert offers(s, 0) == ["leave_peasant 5A", "done"]
    do(s, 0, "leave_peasant 5A")
    assert held_by(s, "5A") == 0


@pytest.mark.clause("RUN-PEA-02", "RUN-PEA-08")
def test_peasants_stay_only_where_all_units_have_moved_out() -> None:
    s = table(2, development_cards=True)
    develop(s, "daqan_people")
    put(s, 0, "5A", footman=2)
    put(s, 0, "5B", footman=1)
    put(s, 0, "DB", footman=1)
    turn(s, 0, "strategize")
    do(s, 0, "move_from 5A", "move_to 5C", "units 1", "move_from DB", "move_to DA", "move_from 5B", "move_to 5D")
    do(s, 0, "done")
    assert refusal(s, 0, "leave_peasant 5A").clause == "RUN-PEA-02"
    assert offers(s, 0) == ["leave_peasant 5B", "done"]


@pytest.mark.clause("RUN-PEA-02", "RUN-PEA-03", "RUN-PEA-05")
def test_peasants_also_hold_an_area_of_another_home_realm() -> None:
    s = table(2, development_cards=True)
    develop(s, "daqan_people")
    put(s, 0, "WB", footman=1)
    turn(s, 0, "strategize")
    do(s, 0, "move_from WB", "move_to 8A")
    assert offers(s, 0) == ["leave_peasant WB", "done"]
    do(s, 0, "leave_peasant WB")
    assert control.controller(s, area("WB")) == 0
    put(s, 1, "WA", reanimate=2)
    turn(s, 1, "strategize")
    do(s, 1, "move_from WA")
    assert "move_to WB" not in offers(s, 1)
    turn(s, 1, "mobilize")
    do(s, 1, "activate WB")
    assert control.controller(s, area("WB")) == 1
    do(s, 1, "move_from WA", "units 2")
    assert s.fought == 0
