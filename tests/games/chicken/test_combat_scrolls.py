"""Every scroll that counts in a fight, one test each."""

from __future__ import annotations

import pytest
from chicken_fight import all_pass, attack, compared, lay, no_dice
from chicken_table import (
    answer,
    asks,
    at,
    dice,
    follow,
    give,
    goods,
    hand,
    listen,
    machine,
    offers,
    put,
    refused,
    roll,
    shield,
    table,
    told,
)

from bannerhall.games.chicken.rules import scrolls
from bannerhall.games.chicken.rules.components import LEADER
from bannerhall.games.chicken.rules.values import total_strength


def fought(
    model: str, attackers: tuple[str, ...] = (), defenders: tuple[str, ...] = ()
) -> tuple[object, object, object]:
    """A machine of red attacks blue's leader, armour 11, both with these cards: strength, armour, outcome."""
    s = table()
    sink = listen(s)
    unit = machine(s, 0, model, "T2c")
    for card in attackers:
        give(s, 0, card)
    for card in defenders:
        give(s, 1, card)
    attack(s, unit, "leader_blue")
    if attackers:
        lay(s, 0, *attackers)
    if defenders:
        lay(s, 1, *defenders)
    all_pass(s)
    return compared(s, sink)


@pytest.mark.clause("CHI-SCROLL-01")
def test_flying_rock_gives_two_and_four_to_ranged_attackers() -> None:
    assert fought("car_hammer", ("flying_rock",)) == (9, 11, "failed")
    assert fought("cannon", ("flying_rock",)) == (10, 11, "failed")


@pytest.mark.clause("CHI-SCROLL-03", "CHI-SCROLL-04", "CHI-SCROLL-05")
def test_sharp_beak_steel_talons_feather_fury() -> None:
    assert fought("car_hammer", ("sharp_beak",))[0] == 9
    assert fought("car_hammer", ("steel_talons",))[0] == 10
    assert fought("car_hammer", ("feather_fury",)) == (11, 11, "success")
    assert fought("car_hammer", (), ("feather_fury",)) == (7, 11, "failed")


@pytest.mark.clause("CHI-SCROLL-06", "CHI-SCROLL-07", "CHI-SCROLL-08")
def test_thick_plumage_eggshell_armour_iron_coop() -> None:
    assert fought("car_hammer", (), ("thick_plumage",))[1] == 13
    assert fought("car_hammer", (), ("eggshell_armour",))[1] == 14
    assert fought("car_hammer", (), ("iron_coop",))[1] == 15
    assert fought("car_hammer", ("iron_coop",)) == (7, 11, "failed")


@pytest.mark.clause("CHI-SCROLL-10")
def test_double_yolk_helps_the_side_of_its_player() -> None:
    assert fought("car_hammer", ("double_yolk",), ("double_yolk",)) == (9, 13, "failed")


@pytest.mark.clause("CHI-SCROLL-09", "CHI-FIGHT-24")
def test_pecking_order_gives_one_and_a_draw_after_the_fight() -> None:
    s = table()
    sink = listen(s)
    car = machine(s, 0, "car_hammer", "T2c")
    give(s, 0, "pecking_order")
    give(s, 1, "pecking_order")
    attack(s, car, "leader_blue")
    lay(s, 0, "pecking_order")
    lay(s, 1, "pecking_order")
    assert compared(s, sink) == (8, 12, "failed")
    assert s.discard[scrolls.PECKING_ORDER] == 2  # discarded before the draws
    roll(s, "deal_scroll iron_coop")
    assert hand(s, 0) == ["iron_coop"]  # the attacking player first
    roll(s, "deal_scroll sharp_beak")
    assert hand(s, 1) == ["sharp_beak"]


@pytest.mark.clause("CHI-FIGHT-24", "CHI-FIGHT-23")
def test_a_disaster_is_carried_out_before_the_next_player_draws() -> None:
    """Scenario 67."""
    s = table()
    car = machine(s, 0, "car_hammer", "T2c")
    give(s, 0, "pecking_order")
    give(s, 1, "pecking_order")
    attack(s, car, "leader_blue")
    lay(s, 0, "pecking_order")
    lay(s, 1, "pecking_order")
    roll(s, "deal_scroll cyclone")
    assert s.seat() == 0
    assert asks(s) == "blown"
    assert s.draws[1] == 1
    assert s.discard[scrolls.PECKING_ORDER] == 2


@pytest.mark.clause("CHI-SCROLL-16")
def test_the_pebble_gives_four_to_a_chicken() -> None:
    assert fought("car_hammer", ("well_thrown_pebble",))[0] == 8
    s = table()
    sink = listen(s)
    put(s, "red_5", "T2c")
    give(s, 0, "well_thrown_pebble")
    attack(s, "red_5", "leader_blue")
    lay(s, 0, "well_thrown_pebble")
    assert compared(s, sink) == (7, 11, "failed")


@pytest.mark.clause("CHI-SCROLL-16")
def test_a_leader_is_no_chicken_for_the_pebble() -> None:
    s = table()
    sink = listen(s)
    put(s, "leader_red", "T2c")
    give(s, 0, "well_thrown_pebble")
    attack(s, "leader_red", "leader_blue")
    alone = int(total_strength(s))
    lay(s, 0, "well_thrown_pebble")
    assert compared(s, sink)[0] == alone + 1


@pytest.mark.clause("CHI-SCROLL-02", "CHI-FIGHT-33", "CHI-FIGHT-22")
def test_change_now_hands_the_fight_to_a_unit_in_reach() -> None:
    """Scenario 41."""
    s = table(3)
    cannon = machine(s, 0, "cannon", "T3c")
    put(s, "yellow_1", "T5c")
    put(s, "blue_1", "T3d")
    give(s, 1, "change_now")
    give(s, 1, "thick_plumage")
    attack(s, cannon, "leader_blue")
    lay(s, 1, "change_now")
    all_pass(s)
    assert (asks(s), s.seat()) == ("change", 1)
    assert offers(s, "target") == [f"blue_{n}" for n in range(1, 7)] + ["yellow_1"]
    assert refused(s, "target red_1") == "CHI-SCROLL-02"
    answer(s, "target yellow_1")
    assert at(s, "yellow_1") is None
    assert s.markers[1] == s.markers[2] == 0


@pytest.mark.clause("CHI-SCROLL-11", "CHI-FIGHT-33")
def test_a_rotten_egg_takes_a_card_whoever_revealed_first() -> None:
    """Scenario 42."""
    s = table()
    sink = listen(s)
    car = machine(s, 0, "car_hammer", "T2c")
    give(s, 0, "feather_fury")
    give(s, 0, "sharp_beak")
    give(s, 1, "rotten_egg")
    attack(s, car, "leader_blue")
    lay(s, 0, "feather_fury", "sharp_beak")
    lay(s, 1, "rotten_egg")
    assert (asks(s), s.seat()) == ("spoil_card", 1)
    assert offers(s, "spoil") == ["sharp_beak", "feather_fury"]
    assert refused(s, "spoil rotten_egg") == "CHI-SCROLL-11"
    answer(s, "spoil feather_fury")
    assert compared(s, sink) == (9, 11, "failed")
    assert s.discard[scrolls.FEATHER_FURY] == s.discard[scrolls.ROTTEN_EGG] == 1


@pytest.mark.clause("CHI-SCROLL-11")
@pytest.mark.parametrize(("seat", "sums"), [(0, (9, 11, "failed")), (1, (7, 13, "failed"))])
def test_of_equal_cards_on_both_sides_a_rotten_egg_takes_the_one_against_its_player(
    seat: int, sums: tuple[int, int, str]
) -> None:
    s = table(3, supporter_side="per_card")
    sink = listen(s)
    car = machine(s, 0, "car_hammer", "T3a")
    give(s, 2, "double_yolk", 2)
    give(s, seat, "rotten_egg")
    attack(s, car, "leader_blue")
    if seat == 0:
        lay(s, 0, "rotten_egg")
    lay(s, 2, "double_yolk", "double_yolk")
    if seat == 1:
        lay(s, 1, "rotten_egg")
    answer(s, "support attacker")
    answer(s, "support defender")
    assert compared(s, sink) == sums


@pytest.mark.clause("CHI-SCROLL-11")
def test_a_rotten_egg_asks_first_whose_card_and_never_takes_another_egg() -> None:
    s = table(3)
    sink = listen(s)
    car = machine(s, 0, "car_hammer", "T3a")
    give(s, 0, "feather_fury")
    give(s, 1, "rotten_egg")
    give(s, 2, "double_yolk")
    give(s, 2, "rotten_egg")
    attack(s, car, "leader_blue")
    lay(s, 0, "feather_fury")
    lay(s, 1, "rotten_egg")
    lay(s, 2, "double_yolk", "rotten_egg")
    all_pass(s)
    answer(s, "support attacker")
    assert (asks(s), s.seat()) == ("spoil", 1)
    assert offers(s) == ["of_player 1", "of_player 3"]
    assert refused(s, "pass") == "HALL-ASK-03"
    answer(s, "of_player 3")
    assert compared(s, sink) == (7, 11, "failed")  # yellow's egg then had to take the Feather Fury


@pytest.mark.clause("CHI-FIGHT-30", "CHI-FIGHT-28")
def test_after_chicken_out_a_rotten_egg_does_nothing_and_pecking_order_draws() -> None:
    s = table(active=1)
    car = machine(s, 1, "car_hammer", "T6b")
    put(s, "red_5", "T6d")
    give(s, 0, "chicken_out")
    give(s, 0, "pecking_order")
    give(s, 1, "rotten_egg")
    attack(s, car, "red_5")
    lay(s, 1, "rotten_egg")
    lay(s, 0, "chicken_out", "pecking_order")
    answer(s, "reveal pecking_order")
    answer(s, "hex LN1")
    roll(s, "deal_scroll iron_coop")
    assert hand(s, 0) == ["iron_coop"]
    assert at(s, "red_5") == "LN1"


@pytest.mark.clause("CHI-SCROLL-12")
def test_chicken_out_does_nothing_for_others_and_for_speed_zero() -> None:
    s = table(3)
    sink = listen(s)
    car = machine(s, 0, "car_hammer", "T3a")
    give(s, 2, "chicken_out")
    attack(s, car, "leader_blue")
    lay(s, 2, "chicken_out")
    answer(s, "support defender")
    assert compared(s, sink) == (7, 11, "failed")
    assert at(s, "leader_blue") == "base_2"
    s = table()
    sink = listen(s)
    car = machine(s, 0, "car_hammer", "T2a")
    tower = machine(s, 1, "tower_red", "T2c")
    give(s, 1, "chicken_out")
    attack(s, car, tower)
    lay(s, 1, "chicken_out")
    assert compared(s, sink) == (7, 9, "failed")


@pytest.mark.clause("CHI-SCROLL-13")
def test_golden_egg_gives_armour_and_a_shield_after_a_failure() -> None:
    s = table()
    sink = listen(s)
    car = machine(s, 0, "car_hammer", "T2c")
    give(s, 1, "golden_egg", 2)
    attack(s, car, "leader_blue")
    lay(s, 1, "golden_egg", "golden_egg")
    assert compared(s, sink) == (7, 13, "failed")
    assert (int(s.shields[LEADER + 1]), int(s.shields_left)) == (2, 6)
    s = table()
    car = machine(s, 0, "car_hammer", "T2c")
    give(s, 1, "golden_egg")
    shield(s, "red_1", 8)
    attack(s, car, "leader_blue")
    lay(s, 1, "golden_egg")
    assert s.shields[LEADER + 1] == 0


@pytest.mark.clause("CHI-SCROLL-14", "CHI-FIGHT-31")
def test_plunder_takes_two_resources_from_the_final_defending_player() -> None:
    s = table()
    sink = listen(s)
    goods(s, 0, wood=1, stone=3, steel=3)
    golem = machine(s, 0, "golem_steel", "T2c")
    give(s, 0, "plunder")
    attack(s, golem, "blue_1")
    lay(s, 0, "plunder")
    assert compared(s, sink) == (8, 4, "success")
    assert (asks(s), s.seat()) == ("rob", 0)
    assert offers(s) == ["enough", "good wood", "good stone", "good steel"]
    answer(s, "good steel")
    answer(s, "good steel")
    assert (s.goods_of(0), s.goods_of(1)) == (9, 7)
    assert s.attacker == 0


@pytest.mark.clause("CHI-SCROLL-14", "CHI-SHLD-06")
def test_plunder_takes_nothing_if_a_shield_absorbs_the_success() -> None:
    s = table()
    goods(s, 0)
    golem = machine(s, 0, "golem_steel", "T2c")
    shield(s, "blue_1")
    give(s, 0, "plunder")
    attack(s, golem, "blue_1")
    lay(s, 0, "plunder")
    assert asks(s) != "rob"
    assert s.goods_of(1) == 9
    assert at(s, "blue_1") == "base_2"


@pytest.mark.clause("CHI-SCROLL-15")
def test_mother_hen_brings_chicken_and_pilots_home() -> None:
    s = table()
    golem = machine(s, 0, "golem_steel", "T2a")
    put(s, "blue_1", "T2c")
    give(s, 1, "mother_hen")
    attack(s, golem, "blue_1")
    lay(s, 1, "mother_hen")
    assert at(s, "blue_1") == "base_2"
    s = table()
    golem = machine(s, 0, "golem_steel", "T2a")
    machine(s, 1, "golem_wood", "T2c", ["blue_5", "blue_6"])
    dice(s, 0, "plus3")
    give(s, 1, "mother_hen")
    attack(s, golem, "golem_2")
    answer(s, "add_die plus3")
    lay(s, 1, "mother_hen")
    if asks(s) == "salvage":
        answer(s, "enough")
    assert (at(s, "blue_5"), at(s, "blue_6"), at(s, "golem_2")) == ("base_2", "base_2", None)


@pytest.mark.clause("CHI-MACH-15", "CHI-SCROLL-15")
def test_a_steel_golem_and_mother_hen_bring_the_pilots_home_once() -> None:
    s = table()
    sink = listen(s)
    golem = machine(s, 0, "golem_steel", "T2a")
    machine(s, 1, "golem_steel", "T2c", ["blue_5", "blue_6"])
    dice(s, 0, "plus3")
    give(s, 1, "mother_hen")
    attack(s, golem, "golem_2")
    answer(s, "add_die plus3")
    lay(s, 1, "mother_hen")
    assert len(told(s, sink, "returned")) == 2


# --- Strategies ------------------------------------------------------------------------------------------------------


@pytest.mark.clause("CHI-SCROLL-21", "CHI-SCROLL-22", "CHI-STRAT-01")
def test_battle_cry_and_hold_the_coop_give_one_each() -> None:
    s = table()
    sink = listen(s)
    follow(s, 0, "battle_cry")
    follow(s, 1, "hold_the_coop")
    attack(s, machine(s, 0, "car_hammer", "T2c"), "leader_blue")
    assert compared(s, sink) == (8, 12, "failed")


@pytest.mark.clause("CHI-STRAT-04", "CHI-SCROLL-22")
def test_a_strategy_laid_in_the_fight_counts_at_once() -> None:
    assert fought("car_hammer", ("battle_cry",), ("hold_the_coop",)) == (8, 12, "failed")


@pytest.mark.clause("CHI-SCROLL-27", "CHI-STRAT-04")
def test_paid_advisers_pay_a_defender_who_played() -> None:
    """Scenario 66."""
    s = table()
    follow(s, 1, "paid_advisers")
    give(s, 1, "thick_plumage")
    attack(s, machine(s, 0, "car_hammer", "T2c"), "leader_blue")
    lay(s, 1, "thick_plumage")
    roll(s, "deal_scroll iron_coop")
    assert hand(s, 1) == ["iron_coop"]
    s = table()  # as the attacker no draw
    follow(s, 0, "paid_advisers")
    give(s, 0, "sharp_beak")
    attack(s, machine(s, 0, "car_hammer", "T2c"), "leader_blue")
    lay(s, 0, "sharp_beak")
    assert s.draws[0] == 0
    assert hand(s, 0) == []
    s = table()  # revealed in this fight it counts as the scroll played
    give(s, 1, "paid_advisers")
    attack(s, machine(s, 0, "car_hammer", "T2c"), "leader_blue")
    lay(s, 1, "paid_advisers")
    roll(s, "deal_scroll iron_coop")
    assert hand(s, 1) == ["iron_coop"]


@pytest.mark.clause("CHI-SCROLL-30", "CHI-FIGHT-32")
def test_hit_and_run_moves_the_attacker_for_a_star() -> None:
    s = table()
    follow(s, 0, "hit_and_run")
    dice(s, 0, "star", "claw")
    car = machine(s, 0, "car_hammer", "T2c")
    attack(s, car, "leader_blue")
    assert (asks(s), s.seat()) == ("run", 0)
    assert offers(s) == ["pass", "run T2a", "run T2b", "run T2d", "run T6d"]
    assert refused(s, "run base_2") == "CHI-SCROLL-30"
    answer(s, "run T6d")
    assert at(s, car) == "T6d"
    assert s.stars(0) == 0
    s = table()
    follow(s, 0, "hit_and_run")
    dice(s, 0, "star", "claw")
    attack(s, machine(s, 0, "cannon", "T2c"), "leader_blue")
    no_dice(s)
    assert asks(s) != "run"  # a cannon cannot move


@pytest.mark.clause("CHI-SCROLL-31", "CHI-FLAG-15")
def test_bodyguard_guards_the_leader_and_the_flag() -> None:
    """Scenario 71."""
    s = table()
    sink = listen(s)
    follow(s, 1, "bodyguard")
    attack(s, machine(s, 0, "car_hammer", "T2c"), "leader_blue")
    assert compared(s, sink) == (7, 13, "failed")
    s = table(mode="flag")
    sink = listen(s)
    follow(s, 1, "bodyguard")
    attack(s, machine(s, 0, "car_hammer", "T2c"), "blue_1")
    assert compared(s, sink) == (7, 6, "success")
    s = table(mode="flag")
    sink = listen(s)
    follow(s, 1, "bodyguard")
    put(s, "blue_1", "T2b")
    attack(s, machine(s, 0, "car_hammer", "T2c"), "blue_1")
    assert compared(s, sink) == (7, 4, "success")
