"""The two windows of a fight: White Tower and Cluck Alarm."""

from __future__ import annotations

import pytest
from chicken_fight import attack, compared, lay
from chicken_table import answer, asks, at, dice, follow, give, listen, machine, offers, put, refused, table

from bannerhall.games.chicken.rules.components import LEADER


@pytest.mark.clause("CHI-STAR-16", "CHI-STAR-17", "CHI-STAR-18", "CHI-ENGINE-16")
def test_the_white_tower_shields_the_defender_in_the_second_window() -> None:
    """Scenario 59."""
    s = table()
    sink = listen(s)
    car = machine(s, 0, "car_hammer", "T2c")
    machine(s, 1, "tower_white", "T2d")
    dice(s, 1, "star", "star")
    give(s, 0, "feather_fury")
    attack(s, car, "leader_blue")
    assert (asks(s), s.seat()) == ("window", 1)
    assert "guard leader_blue" in offers(s)
    assert refused(s, "alarm") == "CHI-SCROLL-23"
    answer(s, "pass")
    lay(s, 0, "feather_fury")
    assert (asks(s), s.seat()) == ("window", 1)
    assert refused(s, "guard red_1") == "CHI-ENGINE-16"
    assert refused(s, "alarm") == "CHI-STAR-18"
    answer(s, "guard leader_blue")
    assert compared(s, sink) == (11, 11, "absorbed")
    assert (int(s.shields[LEADER + 1]), int(s.shields_left), int(s.markers[1])) == (0, 8, 0)
    assert (s.stars(1), int(s.spent[1])) == (0, 5)


@pytest.mark.clause("CHI-STAR-18", "CHI-STAR-01")
def test_with_one_star_nobody_is_asked() -> None:
    """Scenario 59."""
    s = table()
    car = machine(s, 0, "car_hammer", "T2c")
    machine(s, 1, "tower_white", "T2d")
    dice(s, 1, "star")
    give(s, 0, "feather_fury")
    attack(s, car, "leader_blue")
    assert asks(s) == "cards"


@pytest.mark.clause("CHI-STAR-05", "CHI-STAR-16", "CHI-DICE-02")
def test_general_star_effects_are_refused_inside_combat() -> None:
    """Scenario 18."""
    s = table()
    car = machine(s, 0, "car_hammer", "T2c")
    machine(s, 0, "tower_white", "T6a")
    dice(s, 0, "star", "star", "star", "star")
    attack(s, car, "leader_blue")
    assert asks(s) == "window"
    assert refused(s, "shield red_1") is not None
    assert refused(s, "draw") is not None
    answer(s, "guard red_1")
    answer(s, "guard red_1")
    assert s.shields[0] == 2
    assert asks(s) != "window"  # no stars left


@pytest.mark.clause("CHI-SCROLL-23", "CHI-STAR-02", "CHI-FIGHT-22")
def test_cluck_alarm_is_paid_twice_and_stays_with_a_new_defender() -> None:
    """Scenario 60."""
    s = table()
    sink = listen(s)
    follow(s, 1, "cluck_alarm")
    dice(s, 1, "star", "star")
    car = machine(s, 0, "car_hammer", "T2c")
    put(s, "blue_5", "T2d")
    for n in (1, 2, 3, 4, 6):
        put(s, f"blue_{n}", None)
    give(s, 1, "change_now")
    attack(s, car, "leader_blue")
    answer(s, "alarm")
    answer(s, "alarm")
    assert s.alarms == 2
    lay(s, 1, "change_now")
    assert compared(s, sink) == (7, 6, "success")
    assert at(s, "blue_5") is None
    assert s.alarms == 0


@pytest.mark.clause("CHI-SCROLL-23", "CHI-STAR-18")
def test_cluck_alarm_revealed_in_a_fight_waits_for_the_next() -> None:
    """Scenario 60."""
    s = table()
    sink = listen(s)
    dice(s, 1, "star")
    car = machine(s, 0, "car_hammer", "T2c")
    dice(s, 0, "claw")
    give(s, 1, "cluck_alarm")
    attack(s, car, "leader_blue")
    lay(s, 1, "cluck_alarm")
    assert compared(s, sink) == (7, 11, "failed")
    attack(s, car, "leader_blue", "strike")
    assert (asks(s), s.seat()) == ("window", 1)
    answer(s, "alarm")
    assert compared(s, sink) == (7, 13, "failed")
    assert s.stars(1) == 0


@pytest.mark.clause("CHI-STAR-18")
def test_windows_ask_clockwise_from_the_defending_player_each_once() -> None:
    s = table(3)
    follow(s, 1, "cluck_alarm")
    dice(s, 1, "star")
    dice(s, 0, "star", "star", "plus2")
    car = machine(s, 0, "car_hammer", "T3a")
    machine(s, 0, "tower_white", "T6c")
    give(s, 2, "sharp_beak")
    attack(s, car, "leader_blue")
    assert (asks(s), s.seat()) == ("window", 1)
    answer(s, "pass")
    assert (asks(s), s.seat()) == ("window", 0)
    answer(s, "pass")
    assert asks(s) == "combat_dice"
