"""Fights of War for Chicken Island: who attacks whom, dice, the comparison, markers, shields, the win."""

from __future__ import annotations

import pytest
from chicken_fight import all_pass, attack, compared, name, no_dice
from chicken_table import (
    answer,
    asks,
    at,
    banner,
    clear,
    dice,
    follow,
    give,
    hex_,
    lava,
    lead,
    listen,
    machine,
    mark,
    odds,
    offers,
    piece,
    plus,
    put,
    refused,
    roll,
    shield,
    table,
    told,
)

from bannerhall.core.bits import BIT
from bannerhall.games.chicken.rules import leaders, values
from bannerhall.games.chicken.rules.components import LEADER
from bannerhall.games.chicken.rules.state import Chicken

# --- Who attacks whom ------------------------------------------------------------------------------------------------


@pytest.mark.clause("CHI-FIGHT-02", "CHI-FIGHT-03")
def test_an_own_piece_is_a_friend_only_on_the_island() -> None:
    s = table()
    car = machine(s, 0, "car_hammer", "T2c", ["red_6"])
    answer(s, f"fight {name(car)}")
    assert refused(s, "target red_1") == "CHI-FIGHT-03"
    assert refused(s, "target red_6") == "CHI-FIGHT-02"  # the pilot stands nowhere


@pytest.mark.clause("CHI-FIGHT-01")
def test_the_last_opposing_piece_can_be_attacked() -> None:
    s = table(mode="flag", active=1)
    for n in range(2, 7):
        put(s, f"red_{n}", None)
    put(s, "red_1", "T2c")
    assert refused(s, "fight blue_2") is None


@pytest.mark.clause("CHI-FIGHT-01", "CHI-FIGHT-02", "CHI-BAND-04")
def test_the_weakest_chicken_under_a_leader_is_picked() -> None:
    """Scenario 29."""
    s = table()
    car = machine(s, 0, "car_hammer", "T2c")
    answer(s, f"fight {name(car)}")
    assert offers(s, "target") == [f"blue_{n}" for n in range(1, 7)] + ["leader_blue"]
    assert refused(s, "target red_1") == "CHI-FIGHT-03"
    answer(s, "target blue_5")
    assert at(s, "blue_5") is None
    assert at(s, "leader_blue") == "base_2"
    assert s.free == 0
    assert s.attacker == 0


@pytest.mark.clause("CHI-FIGHT-02")
def test_without_ranged_combat_only_adjacent_hexes_are_in_reach() -> None:
    s = table()
    put(s, "red_1", "T2a")
    assert refused(s, "fight red_1") == "CHI-FIGHT-02"
    put(s, "red_1", "T2b")
    assert refused(s, "fight red_1") is None
    assert refused(s, "fight blue_1") == "CHI-FIGHT-01"


@pytest.mark.clause("CHI-FIGHT-03", "CHI-TEAM-04")
def test_towers_and_team_mates_do_not_fight() -> None:
    s = table(4, mode="team")
    put(s, "red_1", "T2d")  # beside yellow, the team-mate
    assert refused(s, "fight red_1") == "CHI-FIGHT-02"
    put(s, "blue_1", "T2a")
    tower = machine(s, 0, "tower_red", "T2c")
    assert refused(s, f"fight {name(tower)}") == "CHI-FIGHT-03"


@pytest.mark.clause("CHI-FIGHT-20", "CHI-DICE-05", "CHI-FIGHT-15")
def test_a_blocker_is_cleared_and_the_attacker_stays() -> None:
    """Scenario 2."""
    s = table()
    dice(s, 0, "claw", "claw")
    put(s, "red_5", "T6d")
    put(s, "blue_5", "T2a")
    soldier = machine(s, 0, "soldier_steel", "T6b")
    attack(s, soldier, "blue_5")
    assert at(s, "blue_5") is None
    assert at(s, soldier) == "T6b"
    put(s, "blue_6", "T2a")
    attack(s, soldier, "blue_6", "strike")
    assert at(s, "blue_6") is None
    answer(s, f"march {name(soldier)}")
    answer(s, "step T2a")
    answer(s, "step T2c")
    assert at(s, soldier) == "T2c"
    assert banner(s, 0) == []


@pytest.mark.clause("CHI-RANGE-01", "CHI-RANGE-02", "CHI-RANGE-03", "CHI-RANGE-04", "CHI-SCROLL-28", "CHI-ENGINE-09")
def test_a_cannon_shoots_two_hexes_over_lava_and_three_with_sharpshooters() -> None:
    """Scenario 30."""
    s = table()
    cannon = machine(s, 0, "cannon", "T6c")
    clear(s, 1)
    lava(s, "LN0", "LN2")
    put(s, "leader_blue", "T2c")
    assert values.targets(s, cannon) == BIT[LEADER + 1]
    put(s, "leader_blue", "T2d")
    assert refused(s, f"fight {name(cannon)}") == "CHI-FIGHT-02"
    follow(s, 0, "sharpshooters")
    assert values.reach_of(s, cannon) == 3
    assert refused(s, f"fight {name(cannon)}") is None
    put(s, "leader_blue", "T6a")
    assert refused(s, f"fight {name(cannon)}") is None


@pytest.mark.clause("CHI-LEADER-06", "CHI-ENGINE-17", "CHI-SOLO-14")
def test_captain_cluckbeard_and_the_black_tower_shoot_two_hexes() -> None:
    s = table()
    lead(s, 0, "captain_cluckbeard")
    put(s, "leader_red", "T6d")
    tower = machine(s, 0, "tower_black", "T6d")
    assert values.targets(s, piece("leader_red")) & BIT[LEADER + 1] != 0
    assert values.targets(s, tower) & BIT[LEADER + 1] != 0
    follow(s, 0, "sharpshooters")
    assert values.reach_of(s, piece("leader_red")) == values.reach_of(s, tower) == 3
    assert values.reach_of(s, piece("red_1")) == 1


# --- Values ----------------------------------------------------------------------------------------------------------


@pytest.mark.clause("CHI-MACH-02", "CHI-MACH-03", "CHI-ENGINE-01", "CHI-ENGINE-02", "CHI-ENGINE-03")
def test_soldiers_strengthen_each_other_on_one_hex() -> None:
    """Scenario 28."""
    s = table()
    three = [machine(s, 0, model, "T6d") for model in ("soldier_wood", "soldier_stone", "soldier_steel")]
    assert [values.strength_of(s, p) for p in three] == [5, 5, 6]
    put(s, three[2], "T6b")
    assert [values.strength_of(s, p) for p in three] == [4, 4, 4]


@pytest.mark.clause("CHI-DICE-06", "CHI-DICE-07", "CHI-DICE-08", "CHI-FIGHT-25")
def test_a_permanent_die_counts_in_every_fight_and_falls_with_its_piece() -> None:
    """Scenario 19."""
    s = table()
    sink = listen(s)
    clear(s, 1)
    put(s, "leader_blue", None)
    soldier = machine(s, 0, "soldier_wood", "T6d")
    plus(s, soldier)
    dice(s, 0, "claw")
    put(s, "blue_5", "T2a")
    put(s, "blue_6", "T2b")
    attack(s, soldier, "blue_5")
    assert compared(s, sink) == (4, 2, "success")
    assert s.plus[soldier] == 1
    assert values.armour_of(s, soldier, piece("blue_6")) == 5
    attack(s, soldier, "blue_6", "strike")
    assert compared(s, sink) == (4, 2, "success")
    s = table(active=1)
    soldier = machine(s, 0, "soldier_wood", "T2c")
    plus(s, soldier)
    golem = machine(s, 1, "golem_rock", "T2b")
    attack(s, golem, soldier)
    assert at(s, soldier) is None
    assert (int(s.plus[soldier]), int(s.spent[0])) == (0, 5)
    roll(s, "deal_scroll sharp_beak")
    assert (asks(s), int(s.active), int(s.cup)) == ("die", 0, 5)  # rolled in the next turn of its owner


@pytest.mark.clause("CHI-ENGINE-08")
def test_the_spiked_car_hurts_only_from_an_adjacent_hex() -> None:
    s = table()
    car = machine(s, 1, "car_spiked", "T2c")
    golem = machine(s, 0, "golem_wood", "T2a")
    cannon = machine(s, 0, "cannon", "T6b")
    assert values.strength_against(s, golem, car) == 5
    assert values.strength_against(s, cannon, car) == 6
    assert values.strength_against(s, golem, piece("blue_1")) == 6


@pytest.mark.clause("CHI-ENGINE-10", "CHI-ENGINE-11")
def test_red_and_blue_towers_help_their_neighbours() -> None:
    s = table()
    put(s, "red_1", "T6d")
    put(s, "red_2", "T6a")
    red = machine(s, 0, "tower_red", "T6b")
    blue = machine(s, 0, "tower_blue", "T6c")
    assert values.strength_of(s, piece("red_1")) == 2
    assert values.armour_of(s, piece("red_1"), piece("blue_1")) == 4
    assert values.armour_of(s, piece("red_2"), piece("blue_1")) == 5
    assert values.strength_of(s, piece("red_2")) == 2
    assert values.armour_of(s, red, piece("blue_1")) == 10
    assert values.armour_of(s, blue, piece("blue_1")) == 9
    put(s, "blue_1", "T6d")
    put(s, "red_1", None)
    assert values.strength_of(s, piece("blue_1")) == 1


@pytest.mark.clause("CHI-BASE2-01", "CHI-BASE2-02", "CHI-BASE2-03")
def test_whoever_stands_on_a_base_has_two_more_armour() -> None:
    """Scenario 44."""
    s = table(base_bonus=True)
    assert values.armour_of(s, piece("leader_blue"), piece("red_1")) == 13
    put(s, "leader_blue", "base_1")
    assert values.armour_of(s, piece("leader_blue"), piece("red_1")) == 13
    put(s, "leader_blue", "T6a")
    assert values.armour_of(s, piece("leader_blue"), piece("red_1")) == 11
    assert values.armour_of(table(), piece("leader_blue"), piece("red_1")) == 11


# --- Dice ------------------------------------------------------------------------------------------------------------


@pytest.mark.clause("CHI-FIGHT-04", "CHI-FIGHT-26", "CHI-DICE-09", "CHI-DICE-10", "CHI-DICE-11", "CHI-FIGHT-25")
def test_bonus_dice_are_chosen_before_cards_and_used_up_after_the_fight() -> None:
    s = table()
    sink = listen(s)
    dice(s, 0, "star", "plus1", "plus2", "plus3")
    dice(s, 1, "plus3")
    give(s, 0, "sharp_beak")
    car = machine(s, 0, "car_hammer", "T2c")
    attack(s, car, "leader_blue")
    assert asks(s) == "combat_dice"
    assert offers(s) == ["pass", "add_die plus1", "add_die plus2", "add_die plus3"]
    assert refused(s, "add_die star") == "CHI-FIGHT-04"
    answer(s, "add_die plus3")
    assert refused(s, "add_die plus3") == "CHI-DICE-01"
    answer(s, "add_die plus1")
    answer(s, "pass")
    assert asks(s) == "cards"
    answer(s, "pass")
    assert compared(s, sink) == (11, 11, "success")
    assert banner(s, 0) == ["star", "plus2"]
    assert (int(s.plus[car]), int(s.spent[0])) == (1, 2)


@pytest.mark.clause("CHI-FIGHT-04")
def test_without_bonus_dice_nobody_is_asked_for_them() -> None:
    s = table()
    dice(s, 0, "star", "claw")
    give(s, 0, "sharp_beak")
    attack(s, machine(s, 0, "car_hammer", "T2c"), "leader_blue")
    assert asks(s) == "cards"


# --- Comparison, shields, markers ------------------------------------------------------------------------------------


@pytest.mark.clause("CHI-FIGHT-13", "CHI-FIGHT-16", "CHI-FIGHT-18", "CHI-FIGHT-19")
def test_equal_values_are_a_success_and_a_failure_does_nothing() -> None:
    s = table()
    sink = listen(s)
    golem = machine(s, 0, "golem_steel", "T2c")
    put(s, "blue_1", "T2b")
    blue = machine(s, 1, "golem_wood", "T2a", ["blue_5", "blue_6"])
    attack(s, golem, blue)
    assert compared(s, sink) == (7, 8, "failed")
    assert (at(s, golem), at(s, blue)) == ("T2c", "T2a")
    s = table()
    dice(s, 0, "plus1")
    golem = machine(s, 0, "golem_steel", "T2c")
    blue = machine(s, 1, "golem_rock", "T2a", ["blue_5", "blue_6"])
    plus(s, golem, 1)
    attack(s, golem, blue)
    answer(s, "add_die plus1")
    assert at(s, blue) is None
    assert s.pilot[piece("blue_5")] == 0
    assert at(s, "blue_5") is None


@pytest.mark.clause("CHI-SHLD-01", "CHI-SHLD-03", "CHI-SHLD-06", "CHI-EPIC-04", "CHI-GOAL-01", "CHI-FIGHT-14")
def test_a_shield_spares_the_marker_and_does_not_count_for_an_epic_death() -> None:
    """Scenario 32."""
    s = table(3)
    sink = listen(s)
    golem = machine(s, 0, "golem_steel", "T3a")
    shield(s, "leader_blue")
    dice(s, 0, "plus3", "plus3", "plus3", "claw")
    plus(s, golem, 1)
    attack(s, golem, "leader_blue")
    answer(s, "add_die plus3")
    assert asks(s) == "combat_dice"
    answer(s, "pass")
    assert compared(s, sink) == (11, 11, "absorbed")
    assert (int(s.shields[LEADER + 1]), int(s.shields_left), int(s.markers[1])) == (0, 8, 0)
    attack(s, golem, "leader_blue", "strike")
    answer(s, "add_die plus3")
    answer(s, "add_die plus3")
    assert compared(s, sink) == (14, 11, "success")
    assert s.markers[1] == 1
    assert told(s, sink, "epic") == []
    assert at(s, "leader_blue") == "base_2"
    assert s.hits[1] == 1


def beaten_twice(s: Chicken, golem: int) -> None:
    dice(s, 0, "claw", "plus3", "plus3", "plus3", "plus3")
    for by in ("fight", "strike"):
        attack(s, golem, "leader_blue", by)
        answer(s, "add_die plus3")
        answer(s, "add_die plus3")
        no_dice(s)


@pytest.mark.clause("CHI-EPIC-04", "CHI-EPIC-11", "CHI-GOAL-04", "CHI-DICE-08", "CHI-CHAL-01")
def test_two_successes_of_one_turn_are_an_epic_death_and_no_win_with_three_players() -> None:
    """Scenario 33."""
    s = table(3)
    golem = machine(s, 0, "golem_steel", "T3a")
    plus(s, "leader_blue")
    beaten_twice(s, golem)
    assert s.markers[1] == 2
    assert s.over == 0
    assert s.leader[1] - 1 == 6  # Lady Pluckington, the spare
    assert at(s, "leader_blue") == "base_2"
    assert (int(s.hits[1]), int(s.plus[LEADER + 1]), int(s.spent[1])) == (0, 0, 5)
    assert s.feats[0] & 1 == 1


def beaten_by(s: Chicken, player: int, where: str) -> None:
    """The player's Steel Golem beats blue's leader from there; nobody plays a scroll."""
    golem = machine(s, player, "golem_steel", where)
    dice(s, player, "plus3", "plus3")
    attack(s, golem, "leader_blue")
    answer(s, "add_die plus3")
    answer(s, "add_die plus3")
    all_pass(s)


@pytest.mark.clause("CHI-EPIC-04")
def test_successes_of_two_players_are_no_epic_death() -> None:
    """Scenario 34."""
    s = table(3)
    sink = listen(s)
    beaten_by(s, 0, "T3a")
    assert s.hits[1] == 1
    for player in (1, 2):
        if asks(s) == "action":
            answer(s, "end")
        roll(s, "deal_scroll sharp_beak", *["face star"] * 5)
        assert (asks(s), int(s.active)) == ("action", player)
    put(s, "golem_1", "T6a")
    beaten_by(s, 2, "T3a")
    assert (int(s.markers[1]), int(s.markers[2 * 4 + 1])) == (1, 1)
    assert told(s, sink, "epic") == []
    assert s.leader[1] - 1 == leaders.ABIGAIL
    assert (int(s.over), at(s, "leader_blue")) == (0, "base_2")


# --- Winning ---------------------------------------------------------------------------------------------------------


def strike_leader(s: Chicken, golem: int, leader: str) -> None:
    dice(s, int(s.active), "plus3", "plus3", "claw")
    attack(s, golem, leader)
    answer(s, "add_die plus3")
    answer(s, "add_die plus3")


@pytest.mark.clause("CHI-GOAL-03", "CHI-GOAL-05", "CHI-END-01")
def test_two_markers_on_one_banner_win_a_duel_at_once() -> None:
    s = table()
    golem = machine(s, 0, "golem_steel", "T2c")
    strike_leader(s, golem, "leader_blue")
    assert s.over == 0
    s = table()
    mark(s, 0, 1)
    golem = machine(s, 0, "golem_steel", "T2c")
    strike_leader(s, golem, "leader_blue")
    assert (int(s.over), int(s.winners), int(s.depth)) == (1, 1, 0)
    assert s.markers[1] == 2
    assert s.thrown[5] == 2  # nothing is done after the win


@pytest.mark.clause("CHI-GOAL-02")
def test_markers_on_two_banners_win_with_three_players() -> None:
    s = table(3)
    mark(s, 0, 2)
    golem = machine(s, 0, "golem_steel", "T3a")
    strike_leader(s, golem, "leader_blue")
    assert s.winners == 1


@pytest.mark.clause("CHI-GOAL-04", "CHI-GOAL-06", "CHI-DICE-08")
def test_without_a_marker_left_one_is_moved_to_another_opponent() -> None:
    """Scenario 58."""
    s = table(3)
    mark(s, 0, 1, 3)
    plus(s, "leader_blue")
    golem = machine(s, 0, "golem_steel", "T3a")
    strike_leader(s, golem, "leader_blue")
    assert (int(s.markers[1]), int(s.over), int(s.hits[1])) == (3, 0, 1)
    assert s.plus[LEADER + 1] == 0
    s = table(3)
    mark(s, 0, 1, 3)
    golem = machine(s, 0, "golem_steel", "T5a")
    strike_leader(s, golem, "leader_yellow")
    assert (int(s.markers[1]), int(s.markers[2]), int(s.winners)) == (2, 1, 1)


@pytest.mark.clause("CHI-TEAM-03", "CHI-TEAM-06")
def test_a_team_wins_when_each_opponent_has_a_marker_of_the_team() -> None:
    """Scenario 49."""
    s = table(4, mode="team")
    mark(s, 2, 1)
    golem = machine(s, 0, "golem_steel", "T3c")
    strike_leader(s, golem, "leader_blue")
    assert s.over == 0  # two on one opponent
    s = table(4, mode="team")
    mark(s, 2, 3)
    golem = machine(s, 0, "golem_steel", "T3c")
    strike_leader(s, golem, "leader_blue")
    assert s.winners == 5


# --- Flags and eggs --------------------------------------------------------------------------------------------------


@pytest.mark.clause("CHI-FLAG-03", "CHI-FLAG-12")
def test_a_carrier_killed_at_close_quarters_loses_its_flag_to_the_attacker() -> None:
    """Scenario 48."""
    s = table(mode="flag")
    golem = machine(s, 0, "golem_rock", "T2c")
    attack(s, golem, "blue_1")
    assert s.flags[1] == golem + 1
    s = table(mode="flag")
    cannon = machine(s, 0, "cannon", "T2c")
    attack(s, cannon, "blue_1")
    assert s.flags[1] == 64 + hex_("base_2")


@pytest.mark.clause("CHI-COCK-02", "CHI-COCK-07", "CHI-COCK-09")
def test_a_face_down_chicken_is_turned_up_at_the_declaration() -> None:
    """Scenario 45."""
    s = table(3, mode="cockfight")
    s.eggs = (BIT[18] - 1) & ~BIT[0]
    put(s, "red_3", "T3a")
    give(s, 0, "sharp_beak")
    before = s.view(1)
    answer(s, "fight red_3")
    assert asks(s) == "target"
    assert offers(s) == ["target leader_blue", "egg base_2"]
    assert refused(s, "target blue_1") == "CHI-COCK-09"
    fight_seen = s.view(1)["fight"]
    assert isinstance(fight_seen, dict)
    assert fight_seen["attacker"] is None
    assert before["fight"] is None
    answer(s, "egg base_2")
    assert odds(s) == {f"at_random blue_{n}": 1 for n in range(1, 7)}
    roll(s, "at_random blue_4")
    assert asks(s) == "cards"
    assert s.eggs & (BIT[piece("red_3")] | BIT[piece("blue_4")]) == 0
    assert s.eggs & BIT[piece("blue_1")] != 0
    all_pass(s)
    assert at(s, "blue_4") == "base_2"  # 2 against 3
    assert s.eggs & BIT[piece("blue_4")] == 0
