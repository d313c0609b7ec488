"""After a fight: what a golem, Ill Pollazzo and Keekmee do, and the challenges that a fight decides."""

from __future__ import annotations

import pytest
from chicken_fight import attack, compared, lay
from chicken_table import (
    answer,
    asks,
    at,
    dice,
    follow,
    give,
    goods,
    hand,
    lead,
    listen,
    machine,
    mark,
    offers,
    put,
    refused,
    roll,
    shield,
    table,
    told,
)

from bannerhall.games.chicken.rules.state import Chicken

# --- Leaders ---------------------------------------------------------------------------------------------------------


@pytest.mark.clause("CHI-LEADER-01", "CHI-FIGHT-31")
def test_keekmee_draws_after_a_failed_attack_on_him() -> None:
    s = table(active=1)
    attack(s, machine(s, 1, "car_hammer", "T6a"), "leader_red")
    roll(s, "deal_scroll iron_coop")
    assert hand(s, 0) == ["iron_coop"]


@pytest.mark.clause("CHI-LEADER-01", "CHI-SHLD-06")
def test_keekmee_draws_nothing_if_a_shield_absorbed_the_success_or_another_defends() -> None:
    s = table(active=1)
    shield(s, "leader_red")
    dice(s, 1, "plus2", "plus2")
    attack(s, machine(s, 1, "car_hammer", "T6a"), "leader_red")
    answer(s, "add_die plus2")
    answer(s, "add_die plus2")
    assert s.shields[24] == 0
    assert s.draws[0] == 0
    assert hand(s, 0) == []
    s = table(active=1)
    dice(s, 1, "claw")
    put(s, "blue_1", "T6a")
    attack(s, "blue_1", "red_1")
    assert (asks(s), s.seat()) == ("action", 1)
    assert hand(s, 0) == []


@pytest.mark.clause("CHI-LEADER-03", "CHI-FIGHT-32")
def test_ill_pollazzo_takes_a_resource_once_a_turn() -> None:
    s = table()
    lead(s, 0, "ill_pollazzo")
    put(s, "leader_red", "T2a")
    goods(s, 0, wood=1)
    dice(s, 0, "claw", "claw")
    golem = machine(s, 0, "golem_steel", "T2c")
    attack(s, golem, "blue_1")
    assert (asks(s), s.seat()) == ("rob", 0)
    answer(s, "good stone")
    assert (s.goods_of(0), s.goods_of(1), int(s.robbed)) == (2, 8, 1)
    attack(s, golem, "blue_2", "strike")
    assert asks(s) == "action"


@pytest.mark.clause("CHI-LEADER-03")
def test_ill_pollazzo_does_not_help_far_away_nor_with_a_full_banner_and_may_decline() -> None:
    s = table()
    lead(s, 0, "ill_pollazzo")
    goods(s, 0)
    dice(s, 0, "claw", "claw")
    golem = machine(s, 0, "golem_steel", "T2c")
    attack(s, golem, "blue_1")
    assert asks(s) == "action"  # he stands on his base
    put(s, "leader_red", "T2c")
    goods(s, 0, wood=3, stone=3, steel=3)
    put(s, golem, "T2b")
    attack(s, golem, "blue_2", "strike")
    assert asks(s) == "action"
    s = table()
    lead(s, 0, "ill_pollazzo")
    goods(s, 0)
    put(s, "leader_red", "T2a")
    dice(s, 0, "claw")
    attack(s, machine(s, 0, "golem_steel", "T2c"), "blue_1")
    answer(s, "enough")
    assert s.robbed == 0
    s = table()
    lead(s, 0, "ill_pollazzo")
    goods(s, 0)
    goods(s, 1)  # nothing to take
    put(s, "leader_red", "T2a")
    dice(s, 0, "claw")
    attack(s, machine(s, 0, "golem_steel", "T2c"), "blue_1")
    assert asks(s) == "action"


# --- Golems ----------------------------------------------------------------------------------------------------------


@pytest.mark.clause("CHI-ENGINE-05", "CHI-FIGHT-23", "CHI-LEADER-03", "CHI-SCROLL-30")
def test_an_attacker_that_a_rock_golem_takes_along_neither_robs_nor_runs() -> None:
    s = table()
    lead(s, 0, "ill_pollazzo")
    put(s, "leader_red", "T6b")
    goods(s, 0)
    follow(s, 0, "hit_and_run")
    dice(s, 0, "star", "plus3", "plus3", "claw")
    soldier = machine(s, 0, "soldier_steel", "T6d")
    golem = machine(s, 1, "golem_rock", "T2a", ["blue_5", "blue_6"])
    attack(s, soldier, golem)
    answer(s, "add_die plus3")
    answer(s, "add_die plus3")
    assert at(s, golem) is None
    assert at(s, soldier) is None
    assert asks(s) == "action"
    assert s.robbed == 0


# --- Several effects -------------------------------------------------------------------------------------------------


@pytest.mark.clause("CHI-FIGHT-32", "CHI-FIGHT-23")
def test_pollazzo_comes_before_plunder_and_hit_and_run() -> None:
    s = table()
    lead(s, 0, "ill_pollazzo")
    put(s, "leader_red", "T2a")
    goods(s, 0)
    follow(s, 0, "hit_and_run")
    dice(s, 0, "star")
    give(s, 0, "plunder")
    car = machine(s, 0, "car_hammer", "T2c")
    attack(s, car, "blue_1")
    lay(s, 0, "plunder")
    assert asks(s) == "rob"
    assert refused(s, "run T6d") is not None
    answer(s, "good wood")
    assert (asks(s), int(s.robbed)) == ("rob", 1)
    answer(s, "good wood")
    answer(s, "good wood")
    assert asks(s) == "run"
    answer(s, "pass")
    assert at(s, car) == "T2c"
    assert s.goods_of(0) == 3


@pytest.mark.clause("CHI-FIGHT-29")
def test_a_declaration_stands_though_the_reach_shrinks() -> None:
    s = table()
    sink = listen(s)
    follow(s, 0, "sharpshooters")
    cannon = machine(s, 0, "cannon", "T6a")
    put(s, "leader_blue", "T2c")
    give(s, 0, "battle_cry")
    attack(s, cannon, "leader_blue")
    lay(s, 0, "battle_cry")
    assert compared(s, sink) == (7, 11, "failed")


# --- Challenges ------------------------------------------------------------------------------------------------------


def win_with(s: Chicken, unit: int, leader: str = "leader_blue") -> None:
    dice(s, 0, "plus3", "plus3", "plus3")
    attack(s, unit, leader)
    for _ in range(3):
        answer(s, "add_die plus3")


@pytest.mark.clause("CHI-CHAL-03")
def test_a_marker_by_a_soldier_out_of_a_band_of_three() -> None:
    s = table(3)
    three = [machine(s, 0, "soldier_wood", "T3a") for _ in range(3)]
    win_with(s, three[0])
    assert s.markers[1] == 1
    assert s.feats[0] == 1 << 2
    s = table(3)
    two = [machine(s, 0, "soldier_wood", "T3a") for _ in range(2)]
    win_with(s, two[0])
    assert (int(s.markers[1]), int(s.feats[0])) == (1, 0)


@pytest.mark.clause("CHI-CHAL-05", "CHI-CHAL-06")
def test_a_win_with_a_flying_rock_from_a_cannon() -> None:
    s = table()
    sink = listen(s)
    mark(s, 0, 1)
    give(s, 0, "flying_rock")
    cannon = machine(s, 0, "cannon", "T2c")
    win_with(s, cannon)
    lay(s, 0, "flying_rock")
    assert s.winners == 1
    assert s.feats[0] == 1 << 4
    assert [event["feat"] for event in told(s, sink, "feat")] == [4]


@pytest.mark.clause("CHI-CHAL-06", "CHI-CHAL-07", "CHI-CHAL-02")
def test_a_win_by_the_leader_alone_in_the_second_turn_without_machines() -> None:
    s = table(3, turns=4)
    mark(s, 0, 2)
    put(s, "leader_red", "T3a")
    dice(s, 0, "plus3", "plus3", "plus3")
    attack(s, "leader_red", "leader_blue")
    for _ in range(3):
        answer(s, "add_die plus3")
    assert s.winners == 1
    assert s.feats[0] == (1 << 1) | (1 << 5) | (1 << 6)
    s = table(3, turns=7)
    mark(s, 0, 2)
    s.set_built(0, 1)
    win_with(s, machine(s, 0, "golem_steel", "T3a"))
    assert (int(s.winners), int(s.feats[0]), int(s.by_others[0])) == (1, 0, 1)


@pytest.mark.clause("CHI-FIGHT-03", "CHI-FIGHT-28")
def test_the_action_is_used_up_when_the_fight_is_declared() -> None:
    s = table()
    dice(s, 0, "claw")
    car = machine(s, 0, "car_hammer", "T2c")
    attack(s, car, "leader_blue", "strike")
    assert (s.free, s.dice[1]) == (1, 0)
    assert "retrieve" not in offers(s)
    attack(s, car, "leader_blue")
    assert s.free == 0
