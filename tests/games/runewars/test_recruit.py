"""Recruit and the Garrison bonus, winter's food limit [RUN-ORD5-01] [RUN-GAR-03] [RUN-SEA-11]."""

from __future__ import annotations

import pytest
from runewars_orders import army, develop, dials, hero, hero_at, lying, question, set_dials
from runewars_table import area, build, do, neutrals, offers, put, refusal, table, turn

from bannerhall.core.state import PROCEEDS
from bannerhall.games.runewars.rules import components, questions
from bannerhall.games.runewars.rules.season_cards import WINTER
from bannerhall.games.runewars.rules.state import Runewars
from bannerhall.games.runewars.rules.supremacy import has_bonus


@pytest.mark.clause("RUN-ORD5-01", "RUN-ORD5-02", "RUN-ORD5-06")
def test_scenario_1_four_wood_are_two_bowmen_or_novice_wizards() -> None:
    """Scenario 1."""
    for wizards, expected in (
        (0, {"bowman": 2}),
        (1, {"bowman": 1, "novice_wizard": 1}),
        (2, {"novice_wizard": 2}),
    ):
        s = table(2)
        build(s, 0, "DB")
        set_dials(s, 0, wood=4)
        turn(s, 0, "recruit")
        do(s, 0, "dial wood")
        assert offers(s, 0) == ["units 0", "units 1", "units 2"]
        do(s, 0, f"units {wizards}")
        assert army(s, "DB") == expected
        assert dials(s, 0) == (0, 4, 0)


@pytest.mark.clause("RUN-ORD5-06")
def test_scenario_2_a_leonx_rider_replaces_a_warrior_and_nobody_else() -> None:
    """Scenario 2."""
    s = table(4)
    build(s, 1, "LB")
    set_dials(s, 1, wood=3)
    turn(s, 1, "recruit")
    do(s, 1, "dial wood")
    assert army(s, "LB") == {"archer": 3}  # nothing was asked
    s = table(4)
    build(s, 1, "LB")
    set_dials(s, 1, food=3)
    turn(s, 1, "recruit")
    do(s, 1, "dial food")
    assert offers(s, 1) == ["units 0", "units 1", "units 2"]
    assert refusal(s, 1, "units 3").clause == "RUN-ORD5-06"
    do(s, 1, "units 1")
    assert army(s, "LB") == {"warrior": 1, "leonx_rider": 1}


@pytest.mark.clause("RUN-ORD5-03", "RUN-MOV-04")
def test_recruits_are_split_among_the_strongholds() -> None:
    s = table(2)
    build(s, 0, "DA")
    build(s, 0, "5A")
    s.activated[0] = 1 << area("5A")
    set_dials(s, 0, food=3)  # three Footmen
    turn(s, 0, "recruit")
    do(s, 0, "dial food")
    assert refusal(s, 0, "units 4").clause == "RUN-ORD5-03"
    do(s, 0, "units 1")
    assert army(s, "5A") == {"footman": 1}
    assert army(s, "DA") == {"footman": 2}


@pytest.mark.clause("RUN-ORD5-04")
def test_the_bonus_is_another_resource() -> None:
    s = table(2)
    build(s, 0, "DB")
    set_dials(s, 0, food=1, ore=4)
    turn(s, 0, "recruit")
    do(s, 0, "dial food", "use_bonus")
    assert refusal(s, 0, "dial food").clause == "RUN-ORD5-04"
    assert refusal(s, 0, "dial wood").clause == "RUN-ORD5-01"
    do(s, 0, "dial ore")
    assert army(s, "DB") == {"footman": 1, "knight": 2}


@pytest.mark.clause("RUN-ORD5-05", "RUN-LIM-03")
def test_units_that_are_all_in_play_are_destroyed_to_be_recruited() -> None:
    s = table(2)
    build(s, 0, "DB")
    put(s, 0, "5A", footman=8)
    put(s, 0, "5B", footman=6)
    put(s, 0, "5B", routed=True, footman=1)
    set_dials(s, 0, food=3)
    turn(s, 0, "recruit")
    do(s, 0, "dial food")
    assert offers(s, 0) == ["at 5A", "at 5B", "done"]
    assert refusal(s, 0, "at DA").clause == "RUN-ORD5-05"
    do(s, 0, "at 5B")
    assert lying(s, "5B") == {}  # the routed one first
    do(s, 0, "done")
    assert army(s, "DB") == {"footman": 2}


@pytest.mark.clause("RUN-STR-02")
def test_without_a_stronghold_nobody_recruits() -> None:
    s = table(2)
    put(s, 0, "DB", footman=1)
    turn(s, 0, "recruit")
    assert question(s) == "season_card"


@pytest.mark.clause("RUN-MOV-11")
def test_recruits_obey_the_limit_of_eight() -> None:
    s = table(2)
    build(s, 0, "DB")
    put(s, 0, "DB", footman=6, bowman=1)
    set_dials(s, 0, food=3)
    turn(s, 0, "recruit")
    do(s, 0, "dial food", "disband footman", "disband bowman")
    assert army(s, "DB") == {"footman": 8}


@pytest.mark.clause("RUN-GAR-01", "RUN-GAR-03", "RUN-GAR-05", "RUN-GAR-06")
def test_scenario_11_garrison_as_the_first_order_brings_two_triangle_units() -> None:
    """Scenario 11: a bonus only without another open card."""
    s = table(2)
    build(s, 0, "DA")
    build(s, 0, "DB")
    turn(s, 0, "garrison")
    do(s, 0, "use_bonus")
    assert offers(s, 0) == ["unit bowman", "unit footman"]
    assert refusal(s, 0, "unit novice_wizard").clause == "RUN-GAR-06"
    do(s, 0, "unit bowman", "unit footman")
    do(s, 0, "units 1", "units 0")
    assert army(s, "DA") == {"bowman": 1}
    assert army(s, "DB") == {"footman": 1}
    s = table(2)
    build(s, 0, "DA")
    turn(s, 0, "garrison")
    assert question(s) == "bonus"


@pytest.mark.clause("RUN-GAR-04")
def test_a_garrison_after_another_order_has_no_bonus() -> None:
    s = table(2)
    s.used[0] = 1 << 4 | 1
    assert not has_bonus(s, 0, 0)
    s.used[0] = 1
    assert has_bonus(s, 0, 0)


# --- Winter ----------------------------------------------------------------------------------------------------------


def winter(s: Runewars) -> None:
    """The secondary ability of a winter card."""
    while s.depth != 0:
        s.end_frame()
    s.season = WINTER
    s.ask(questions.YEAR, PROCEEDS, questions.Y_SECONDARY)
    s.advance()


@pytest.mark.clause("RUN-SEA-11", "RUN-SEA-12", "RUN-RES-04", "RUN-SEA-13")
def test_scenario_41_winter_leaves_as_many_units_as_there_is_food() -> None:
    """Scenario 41."""
    s = table(4)
    put(s, 2, "5B", berserker=4, flesh_ripper=2, beastman=1)
    set_dials(s, 2, food=5)
    hero(s, 2, "ronan", "5B")
    winter(s)
    assert offers(s, 2) == ["disband berserker", "disband flesh_ripper", "disband beastman"]
    do(s, 2, "disband beastman", "disband berserker")
    assert army(s, "5B") == {"berserker": 3, "flesh_ripper": 2}
    assert hero_at(s, "ronan") == area("5B")
    assert s.weather & components.FROZEN


@pytest.mark.clause("RUN-SEA-11")
def test_routed_units_eat_too_and_neutral_ones_alone_do_not() -> None:
    s = table(2)
    put(s, 0, "5A", footman=2)
    put(s, 0, "5A", routed=True, footman=2)
    neutrals(s, "5B", beastman=4)
    set_dials(s, 0, food=3)
    winter(s)
    do(s, 0, "disband_routed footman")
    assert army(s, "5A") == {"footman": 2}
    assert army(s, "5B") == {"beastman": 4}


def test_shelter_spares_areas_with_a_stronghold() -> None:
    s = table(2)
    build(s, 0, "DB")
    put(s, 0, "DB", footman=8)
    put(s, 0, "5A", footman=4)
    set_dials(s, 0, food=3)
    s.weather = components.SHELTER
    winter(s)
    assert army(s, "DB") == {"footman": 8}
    assert army(s, "5A") == {"footman": 3}


@pytest.mark.clause("RUN-ZOM-02", "RUN-ZOM-01")
def test_scenario_28_zombies_eat_and_count_like_reanimates() -> None:
    """Scenario 28."""
    s = table(2, development_cards=True)
    develop(s, "waiqar_blight")
    put(s, 1, "WB", reanimate=8)
    put(s, 1, "WA", reanimate=8)
    put(s, 1, "WC", reanimate=7)
    build(s, 1, "WB")
    set_dials(s, 1, food=1)
    turn(s, 1, "recruit")
    do(s, 1, "dial food")
    assert army(s, "WB") == {"reanimate": 8}  # a ninth one is destroyed again
    set_dials(s, 1, food=5)
    winter(s)
    assert army(s, "WB") == {"reanimate": 5}
