"""Building machines in War for Chicken Island: ground, pilots, price, and what happens then."""

from __future__ import annotations

import pytest
from chicken_table import (
    answer,
    asks,
    at,
    clear,
    dice,
    follow,
    goods,
    lead,
    listen,
    machine,
    offers,
    plus,
    put,
    refused,
    roll,
    shield,
    stock,
    storage,
    table,
    told,
)

from bannerhall.games.chicken.rules import machines
from bannerhall.games.chicken.rules.components import MACHINE
from bannerhall.games.chicken.rules.state import LYING, Chicken

SOLDIER = int(MACHINE)  # the first miniature


def build_soldier(s: Chicken, where: str = "T6a", pilot: str = "red_1") -> None:
    answer(s, "build soldier_wood")
    answer(s, f"hex {where}")
    answer(s, f"pilot {pilot}")


# --- Where -----------------------------------------------------------------------------------------------------------


@pytest.mark.clause("CHI-BUILD-01")
@pytest.mark.clause("CHI-BUILD-02")
@pytest.mark.clause("CHI-BUILD-03")
def test_a_machine_is_built_on_one_of_the_four_hexes_of_the_builders_territory() -> None:
    s = table()
    assert refused(s, "build golem_wood") == "CHI-BUILD-01"
    answer(s, "build cannon")
    assert offers(s) == ["hex T6a", "hex T6b", "hex T6c", "hex T6d"]
    assert refused(s, "hex T2a") == "CHI-BUILD-02"
    assert refused(s, "hex base_1") == "CHI-BUILD-02"
    assert refused(s, "hex LN1") == "CHI-BUILD-02"


@pytest.mark.clause("CHI-BUILD-04")
def test_a_soldier_may_join_chickens_a_golem_may_not() -> None:
    """Scenario 21."""
    s = table()
    put(s, "red_1", "T6a")
    answer(s, "build soldier_wood")
    assert "hex T6a" in offers(s)
    s = table()
    put(s, "red_1", "T6a")
    answer(s, "build golem_rock")
    assert refused(s, "hex T6a") == "CHI-BUILD-04"


@pytest.mark.clause("CHI-BUILD-04")
def test_a_soldier_may_not_join_a_cannon() -> None:
    s = table()
    machine(s, 0, "cannon", "T6a")
    answer(s, "build soldier_wood")
    assert refused(s, "hex T6a") == "CHI-BUILD-04"


@pytest.mark.clause("CHI-BUILD-23")
def test_a_hex_with_nothing_but_the_pilots_to_be_is_not_free_for_a_golem() -> None:
    s = table()
    clear(s, 0)
    for name, where in (("red_1", "T6a"), ("red_2", "T6a")):
        put(s, name, where)
    for blocker, where in (("blue_1", "T6b"), ("blue_2", "T6c"), ("blue_3", "T6d")):
        put(s, blocker, where)
    assert refused(s, "build golem_rock") == "CHI-BUILD-04"
    assert refused(s, "build soldier_wood") is None


@pytest.mark.clause("CHI-BUILD-21")
def test_a_hex_with_an_opposing_piece_is_no_building_ground() -> None:
    s = table()
    put(s, "blue_1", "T6a")
    answer(s, "build soldier_wood")
    assert refused(s, "hex T6a") == "CHI-BUILD-21"


# --- With whom -------------------------------------------------------------------------------------------------------


@pytest.mark.clause("CHI-BUILD-05")
@pytest.mark.clause("CHI-BUILD-06")
@pytest.mark.clause("CHI-MACH-10")
def test_with_one_chicken_left_no_golem_can_be_built_but_a_tower_can() -> None:
    s = table()
    clear(s, 0)
    put(s, "red_1", "base_1")
    stock(s, "golem_rock", "tower_white")
    assert refused(s, "build golem_rock") == "CHI-BUILD-05"
    answer(s, "build tower_white")
    answer(s, "hex T6a")
    assert s.model[26] == machines.TOWER_WHITE + 1
    assert at(s, "red_1") == "base_1"


@pytest.mark.clause("CHI-BUILD-05")
@pytest.mark.clause("CHI-MACH-10")
def test_with_five_chickens_as_pilots_no_golem_can_be_built_but_a_tower_can() -> None:
    """Scenario 22."""
    s = table()
    for _ in range(3):
        machine(s, 0, "soldier_stone", "T6b")
    for _ in range(2):
        machine(s, 0, "soldier_steel", "T6b")
    assert [n for n in range(1, 7) if at(s, f"red_{n}") is not None] == [1]
    stock(s, "golem_rock", "tower_white")
    assert refused(s, "build golem_rock") == "CHI-BUILD-05"
    answer(s, "build tower_white")
    answer(s, "hex T6a")
    assert at(s, "tower_1") == "T6a"


@pytest.mark.clause("CHI-BUILD-17")
def test_pilots_are_chickens_anywhere_on_the_island() -> None:
    s = table()
    put(s, "red_1", "T2a")
    put(s, "red_2", None)
    answer(s, "build cannon")
    answer(s, "hex T6a")
    assert offers(s) == ["pilot red_1", "pilot red_3", "pilot red_4", "pilot red_5", "pilot red_6"]
    assert refused(s, "pilot red_2") == "CHI-BUILD-17"
    assert refused(s, "pilot blue_1") == "CHI-BUILD-17"


@pytest.mark.clause("CHI-BUILD-17")
def test_a_table_may_have_pilots_come_from_home_only() -> None:
    s = table(pilots_from="base_or_territory")
    put(s, "red_1", "T2a")
    put(s, "red_2", "T6d")
    answer(s, "build cannon")
    answer(s, "hex T6a")
    assert "pilot red_1" not in offers(s)
    assert "pilot red_2" in offers(s)


@pytest.mark.clause("CHI-MACH-04")
@pytest.mark.clause("CHI-BUILD-10")
@pytest.mark.clause("CHI-BUILD-11")
def test_a_golem_has_two_pilots_who_leave_the_hexes() -> None:
    s = table()
    answer(s, "build golem_rock")
    answer(s, "hex T6a")
    answer(s, "pilot red_1")
    assert refused(s, "pilot red_1") == "CHI-BUILD-17"
    answer(s, "pilot red_2")
    roll(s, "turn_up cannon")
    assert at(s, "golem_1") == "T6a"
    assert at(s, "red_1") is None
    assert at(s, "red_2") is None
    assert s.pilot[0] == s.pilot[1] == 10
    assert s.fallen(0) == 0
    assert "red_1" not in offers(s, "move")


@pytest.mark.clause("CHI-BUILD-18")
def test_a_pilot_loses_shield_and_permanent_die() -> None:
    s = table()
    shield(s, "red_1")
    plus(s, "red_1", 2)
    build_soldier(s)
    assert s.shields_left == 8
    assert s.shields[0] == 0
    assert s.plus[0] == 0
    assert s.spent[0] == 5


@pytest.mark.clause("CHI-BUILD-18")
def test_a_flag_that_a_pilot_carries_passes_to_the_machine() -> None:
    s = table(mode="flag")
    s.set_flags(1, 1)
    build_soldier(s)
    assert s.flags[1] == SOLDIER + 1


@pytest.mark.clause("CHI-FLAG-13")
def test_a_soldier_built_where_a_flag_lies_carries_it() -> None:
    """Scenario 70."""
    s = table(mode="flag")
    s.set_flags(1, LYING + 20)
    build_soldier(s)
    assert s.flags[1] == SOLDIER + 1


# --- For what --------------------------------------------------------------------------------------------------------


@pytest.mark.clause("CHI-BUILD-09")
@pytest.mark.clause("CHI-COMP-08")
@pytest.mark.clause("CHI-COMP-09")
def test_the_cost_goes_from_the_banner_to_the_storage() -> None:
    s = table()
    build_soldier(s)
    assert list(s.goods)[:3] == [1, 3, 3]
    assert list(s.storage) == [2, 0, 0]
    assert list(s.price) == [0, 0, 0]
    assert list(s.built) == [1, 0, 0, 0]


@pytest.mark.clause("CHI-BUILD-09")
@pytest.mark.clause("CHI-BUILD-22")
def test_without_the_resources_a_machine_is_refused_and_nothing_is_paid() -> None:
    s = table()
    goods(s, 0, wood=1, stone=3, steel=3)
    assert refused(s, "build soldier_wood") == "CHI-BUILD-09"
    assert refused(s, "build golem_rock") is None


@pytest.mark.clause("CHI-LEADER-09")
@pytest.mark.clause("CHI-STAR-03")
def test_doctor_eggbert_pays_one_resource_with_another_kind() -> None:
    """Scenario 24."""
    s = table()
    lead(s, 0, "doctor_eggbert")
    goods(s, 0, wood=1, stone=2)
    answer(s, "build golem_rock")
    answer(s, "hex T6a")
    answer(s, "pilot red_1")
    answer(s, "pilot red_2")
    assert s.goods_of(0) == 0


@pytest.mark.clause("CHI-LEADER-09")
def test_doctor_eggbert_pays_no_two_resources_with_another_kind() -> None:
    """Scenario 24."""
    s = table()
    lead(s, 0, "doctor_eggbert")
    goods(s, 0, wood=2, stone=1)
    assert refused(s, "build golem_rock") == "CHI-BUILD-09"


@pytest.mark.clause("CHI-LEADER-09")
def test_doctor_eggbert_chooses_what_is_replaced_and_with_what() -> None:
    s = table()
    lead(s, 0, "doctor_eggbert")
    answer(s, "build soldier_wood")
    answer(s, "hex T6a")
    answer(s, "pilot red_1")
    assert asks(s) == "build_price"
    assert offers(s) == ["enough", "replace wood"]
    assert refused(s, "replace stone") == "CHI-LEADER-09"
    answer(s, "replace wood")
    assert offers(s) == ["pay stone", "pay steel"]
    assert s.rules.vocabulary.text(s.lapse(0)) == "pay stone"
    assert refused(s, "pay wood") == "CHI-LEADER-09"
    answer(s, "pay steel")
    assert list(s.goods)[:3] == [2, 3, 2]


@pytest.mark.clause("CHI-LEADER-09")
def test_doctor_eggbert_may_pay_as_it_is_printed() -> None:
    s = table()
    lead(s, 0, "doctor_eggbert")
    answer(s, "build soldier_wood")
    answer(s, "hex T6a")
    answer(s, "pilot red_1")
    answer(s, "enough")
    assert list(s.goods)[:3] == [1, 3, 3]


@pytest.mark.clause("CHI-SCROLL-26")
def test_war_economy_saves_a_resource_of_choice() -> None:
    s = table()
    follow(s, 0, "war_economy")
    answer(s, "build car_hammer")
    answer(s, "hex T6a")
    answer(s, "pilot red_1")
    assert offers(s) == ["spare wood", "spare steel"]
    assert refused(s, "spare stone") == "CHI-SCROLL-26"
    answer(s, "spare steel")
    assert list(s.goods)[:3] == [1, 3, 3]


@pytest.mark.clause("CHI-SCROLL-26")
def test_war_economy_leaves_no_choice_where_only_one_can_be_saved() -> None:
    s = table()
    follow(s, 0, "war_economy")
    goods(s, 0, wood=2)
    answer(s, "build car_hammer")
    answer(s, "hex T6a")
    answer(s, "pilot red_1")
    assert s.goods_of(0) == 0


@pytest.mark.clause("CHI-BUILD-22")
def test_reductions_come_first_and_exchanges_after_them() -> None:
    s = table()
    lead(s, 0, "doctor_eggbert")
    follow(s, 0, "war_economy")
    goods(s, 0, stone=1, steel=1)
    answer(s, "build golem_rock")
    answer(s, "hex T6a")
    answer(s, "pilot red_1")
    answer(s, "pilot red_2")
    assert s.goods_of(0) == 0


# --- And then --------------------------------------------------------------------------------------------------------


@pytest.mark.clause("CHI-BUILD-08")
@pytest.mark.clause("CHI-COMP-11")
def test_without_a_miniature_of_its_kind_a_machine_cannot_be_built() -> None:
    """Scenario 23."""
    s = table()
    for model in ("golem_wood", "golem_wood", "golem_wood", "golem_steel", "golem_steel", "golem_steel"):
        machine(s, 1, model, "T2a", ["blue_1"])
    assert refused(s, "build golem_rock") == "CHI-BUILD-08"


@pytest.mark.clause("CHI-BUILD-19")
@pytest.mark.clause("CHI-MACH-06")
@pytest.mark.clause("CHI-MACH-07")
def test_a_battle_car_drives_in_the_turn_in_which_it_is_built_and_once() -> None:
    s = table()
    answer(s, "build car_hammer")
    answer(s, "hex T6a")
    answer(s, "pilot red_1")
    roll(s, "turn_up cannon")
    assert s.free == 0
    assert refused(s, "drive red_2") == "CHI-MACH-06"
    answer(s, "drive car_1")
    answer(s, "step T6b")
    assert at(s, "car_1") == "T6b"
    assert asks(s) == "draw"


@pytest.mark.clause("CHI-BUILD-20")
def test_no_answer_dismantles_a_machine() -> None:
    s = table()
    car = machine(s, 0, "car_hammer", "T6a")
    assert {text.split()[0] for text in offers(s) if text.endswith(" car_1")} == {"move", "drive"}
    assert s.pilot[5] == car - SOLDIER + 1


@pytest.mark.clause("CHI-COCK-06")
def test_the_cockfight_has_no_machines_to_build() -> None:
    s = table(mode="cockfight")
    assert offers(s, "build") == []
    assert refused(s, "build cannon") == "CHI-COCK-06"


@pytest.mark.clause("CHI-CHAL-04")
def test_all_three_golems_at_once_are_a_challenge_met() -> None:
    s = table()
    machine(s, 0, "golem_wood", "T6b")
    machine(s, 0, "golem_steel", "T6c")
    sink = listen(s)
    answer(s, "build golem_rock")
    answer(s, "hex T6a")
    assert at(s, "golem_3") == "T6a"
    assert s.feats[0] == 0b1000
    assert [event["seat"] for event in told(s, sink, "feat")] == [0]


@pytest.mark.clause("CHI-ENGINE-13")
@pytest.mark.clause("CHI-DICE-12")
def test_the_yellow_tower_builds_for_a_star_in_the_quick_game_as_well() -> None:
    s = table(quick_game=True)
    machine(s, 0, "tower_yellow", "T6b")
    assert refused(s, "crane cannon") == "CHI-STAR-01"
    dice(s, 0, "star")
    answer(s, "crane cannon")
    answer(s, "hex T6a")
    answer(s, "pilot red_1")
    roll(s, "turn_up soldier_wood")
    assert at(s, "cannon_1") == "T6a"
    assert s.stars(0) == 0
    assert s.free == 1


def test_a_build_takes_the_only_hex_and_the_only_pilots_by_itself() -> None:
    s = table()
    clear(s, 0)
    put(s, "red_3", "base_1")
    for name, where in (("blue_1", "T6a"), ("blue_2", "T6b"), ("blue_3", "T6c")):
        put(s, name, where)
    storage(s, 1, "wood", 1)
    answer(s, "build soldier_wood")
    assert asks(s) == "stock"
    assert at(s, "soldier_1") == "T6d"
    assert s.pilot[2] == 1


# --- The cards -------------------------------------------------------------------------------------------------------


def card(name: str) -> tuple[tuple[int, int, int], int, int]:
    """Cost, pilots and speed of a model."""
    model = machines.NAMES.index(name)
    cost = (machines.COST[model * 3], machines.COST[model * 3 + 1], machines.COST[model * 3 + 2])
    return (int(cost[0]), int(cost[1]), int(cost[2])), int(machines.PILOTS[model]), int(machines.SPEED[model])


@pytest.mark.clause("CHI-MACH-01")
def test_a_soldier_costs_two_equal_resources_and_one_pilot_and_is_fast() -> None:
    assert card("soldier_wood") == ((2, 0, 0), 1, 2)
    assert card("soldier_stone") == ((0, 2, 0), 1, 2)
    assert card("soldier_steel") == ((0, 0, 2), 1, 2)


@pytest.mark.clause("CHI-MACH-04")
@pytest.mark.clause("CHI-MACH-05")
@pytest.mark.clause("CHI-MACH-13")
def test_three_golems_cost_three_equal_resources_and_two_pilots() -> None:
    assert card("golem_wood") == ((3, 0, 0), 2, 1)
    assert card("golem_rock") == ((0, 3, 0), 2, 1)
    assert card("golem_steel") == ((0, 0, 3), 2, 1)
    assert [name for name in machines.NAMES if name.startswith("golem")] == ["golem_wood", "golem_rock", "golem_steel"]


@pytest.mark.clause("CHI-ENGINE-07")
@pytest.mark.clause("CHI-ENGINE-08")
def test_battle_cars_cost_three_resources_and_one_pilot() -> None:
    assert card("car_hammer") == ((2, 0, 1), 1, 1)
    assert card("car_spiked") == ((1, 1, 1), 1, 1)


@pytest.mark.clause("CHI-BUILD-12")
@pytest.mark.clause("CHI-BUILD-13")
def test_a_machine_has_its_own_values_and_takes_its_pilots_along() -> None:
    s = table()
    build_soldier(s, pilot="red_6")
    roll(s, "turn_up cannon")
    assert s.printed_strength(SOLDIER) == 3
    assert s.printed_armour(SOLDIER) == 5
    assert s.pilot[5] == 1
    assert at(s, "red_6") is None
