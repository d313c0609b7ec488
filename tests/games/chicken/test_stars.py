"""Stars in War for Chicken Island: the six general effects, and abilities of the action step."""

from __future__ import annotations

import pytest
from chicken_table import (
    answer,
    asks,
    at,
    dice,
    follow,
    give,
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

from bannerhall.games.chicken.rules import scrolls, starring

STARS = ("star",) * 5
GENERAL = ("restock", "sift", "draw", "recover", "shield leader_red", "redeem 2")


@pytest.mark.clause("CHI-STAR-05")
@pytest.mark.clause("CHI-STAR-15")
@pytest.mark.parametrize(("stars", "able"), [(0, 0), (1, 2), (2, 3), (3, 4), (4, 5), (5, 6)])
def test_the_general_effects_cost_one_one_two_three_four_and_five_stars(stars: int, able: int) -> None:
    s = table()
    mark(s, 1, 0)
    dice(s, 0, *STARS[:stars], *("plus3",) * (5 - stars))
    assert [refused(s, text) for text in GENERAL] == [None] * able + ["CHI-STAR-01"] * (6 - able)


@pytest.mark.clause("CHI-STAR-05")
def test_general_effects_are_for_the_own_turn_only() -> None:
    """Scenario 18."""
    s = table()
    dice(s, 1, *STARS)
    assert s.legal_actions(1) == []
    assert refused(s, "draw", 1) == "HALL-ASK-02"


@pytest.mark.clause("CHI-STAR-01")
@pytest.mark.clause("CHI-STAR-02")
@pytest.mark.clause("CHI-STAR-08")
def test_two_stars_draw_a_scroll_as_often_as_they_are_paid() -> None:
    s = table()
    dice(s, 0, *STARS)
    answer(s, "draw")
    roll(s, "deal_scroll sharp_beak")
    answer(s, "draw")
    roll(s, "deal_scroll sharp_beak")
    assert hand(s, 0) == ["sharp_beak"] * 2
    assert s.stars(0) == 1
    assert s.spent[0] == 4
    assert refused(s, "draw") == "CHI-STAR-01"


@pytest.mark.clause("CHI-STAR-07")
@pytest.mark.clause("CHI-STAR-13")
def test_one_star_draws_a_scroll_and_discards_one_maybe_the_same() -> None:
    s = table()
    dice(s, 0, "star")
    give(s, 0, "iron_coop")
    answer(s, "sift")
    roll(s, "deal_scroll sharp_beak")
    assert offers(s) == ["discard sharp_beak", "discard iron_coop"]
    assert refused(s, "discard steel_talons") == "CHI-STAR-07"
    answer(s, "discard sharp_beak")
    assert hand(s, 0) == ["iron_coop"]
    assert s.discard[scrolls.SHARP_BEAK] == 1


@pytest.mark.clause("CHI-STAR-13")
def test_after_a_disaster_a_card_is_still_discarded_if_there_is_one() -> None:
    s = table()
    dice(s, 0, "star")
    give(s, 0, "iron_coop")
    answer(s, "sift")
    roll(s, "deal_scroll earthquake")
    while s.seat() == 0 and asks(s) != "action":
        answer(s, offers(s)[0])
    assert hand(s, 0) == []
    assert s.discard[scrolls.IRON_COOP] == 1
    assert s.deck.counts[scrolls.EARTHQUAKE] == 2


@pytest.mark.clause("CHI-STAR-13")
def test_with_an_empty_hand_nothing_is_discarded_after_a_disaster() -> None:
    s = table()
    dice(s, 0, "star")
    answer(s, "sift")
    roll(s, "deal_scroll earthquake")
    while s.seat() == 0 and asks(s) != "action":
        answer(s, offers(s)[0])
    assert asks(s) == "action"
    assert sum(s.discard) == 0


@pytest.mark.clause("CHI-STAR-10")
@pytest.mark.clause("CHI-STAR-14")
def test_four_stars_shield_a_piece_of_the_buyer() -> None:
    s = table()
    dice(s, 0, *STARS)
    assert refused(s, "shield blue_1") == "CHI-DICE-13"
    answer(s, "shield red_2")
    assert s.shields[1] == 1
    assert s.shields_left == 7
    assert s.stars(0) == 1


@pytest.mark.clause("CHI-STAR-14")
def test_without_a_shield_in_the_storage_none_can_be_bought() -> None:
    s = table()
    dice(s, 0, *STARS)
    shield(s, "blue_1", 8)
    assert refused(s, "shield red_2") == "CHI-STAR-14"
    assert offers(s, "shield") == []


@pytest.mark.clause("CHI-STAR-11")
def test_five_stars_give_a_marker_back_to_its_owner() -> None:
    """Scenario 17."""
    s = table(3)
    mark(s, 1, 0)
    dice(s, 0, *STARS)
    assert refused(s, "redeem 3") == "CHI-STAR-11"
    answer(s, "redeem 2")
    assert sum(s.markers) == 0
    assert s.stars(0) == 0


@pytest.mark.clause("CHI-LEADER-05")
def test_chicken_caesar_redeems_for_three_stars() -> None:
    """Scenario 17."""
    s = table()
    lead(s, 0, "chicken_caesar")
    mark(s, 1, 0)
    dice(s, 0, "star", "star", "star", "claw")
    assert refused(s, "shield red_1") == "CHI-STAR-01"
    answer(s, "redeem 2")
    assert s.stars(0) == 0


@pytest.mark.clause("CHI-LEADER-05")
def test_chicken_caesar_shields_for_three_stars_in_solo() -> None:
    """Scenario 75."""
    s = table(mode="solo")
    lead(s, 0, "chicken_caesar")
    dice(s, 0, "star", "star", "star")
    answer(s, "shield leader_red")
    assert s.stars(0) == 0


@pytest.mark.clause("CHI-LEADER-05")
@pytest.mark.clause("CHI-LEAD-02")
def test_chicken_caesar_off_the_island_pays_like_everybody() -> None:
    s = table()
    lead(s, 0, "chicken_caesar")
    put(s, "leader_red", None)
    assert starring.star_price(s, 0, starring.REDEEM) == 5


@pytest.mark.clause("CHI-FLAG-09")
def test_flag_mode_has_no_markers_to_buy_back() -> None:
    s = table(mode="flag")
    dice(s, 0, *STARS)
    assert refused(s, "redeem 2") == "CHI-FLAG-09"


# --- Towers ----------------------------------------------------------------------------------------------------------


@pytest.mark.clause("CHI-MACH-09")
@pytest.mark.clause("CHI-ENGINE-14")
def test_the_purple_tower_draws_a_scroll_for_a_star() -> None:
    s = table()
    dice(s, 0, "star")
    assert refused(s, "study") == "CHI-MACH-09"
    machine(s, 1, "tower_purple", "T2a")
    assert refused(s, "study") == "CHI-MACH-09"
    s.set_owner(26, 0)
    s.count_pieces()
    sink = listen(s)
    answer(s, "study")
    roll(s, "deal_scroll sharp_beak")
    assert hand(s, 0) == ["sharp_beak"]
    assert [event["model"] for event in told(s, sink, "used")] == ["tower_purple"]


@pytest.mark.clause("CHI-ENGINE-15")
def test_the_orange_tower_moves_any_piece_for_a_star() -> None:
    s = table()
    machine(s, 0, "tower_orange", "T6b")
    dice(s, 0, "star", "star")
    s.free = 0
    answer(s, "signal red_1")
    answer(s, "step T6a")
    assert at(s, "red_1") == "T6a"
    assert s.stars(0) == 1
    assert refused(s, "signal tower_1") is not None


@pytest.mark.clause("CHI-ENGINE-16")
@pytest.mark.clause("CHI-STAR-17")
def test_the_white_tower_shields_a_piece_at_home_for_two_stars() -> None:
    s = table()
    machine(s, 0, "tower_white", "T6b")
    put(s, "red_1", "T2a")
    dice(s, 0, "star", "star", "star")
    assert refused(s, "guard red_1") == "CHI-ENGINE-16"
    answer(s, "guard leader_red")
    assert s.shields[24] == 1
    assert refused(s, "guard leader_red") == "CHI-STAR-01"


# --- Leaders and strategies ------------------------------------------------------------------------------------------


@pytest.mark.clause("CHI-SCROLL-20")
@pytest.mark.clause("CHI-STRAT-01")
def test_shortcut_is_paid_once_for_the_rest_of_the_turn() -> None:
    s = table()
    dice(s, 0, "star", "star")
    assert refused(s, "sneak") == "CHI-STRAT-01"
    follow(s, 0, "shortcut")
    answer(s, "sneak")
    assert s.sneaky == 1
    assert refused(s, "sneak") == "CHI-SCROLL-20"


@pytest.mark.clause("CHI-SCROLL-29")
def test_hot_feet_is_paid_for_the_next_move() -> None:
    s = table()
    dice(s, 0, "star", "star")
    assert refused(s, "heat") == "CHI-STRAT-01"
    follow(s, 0, "hot_feet")
    answer(s, "heat")
    assert refused(s, "heat") == "CHI-SCROLL-29"
    answer(s, "move red_1")
    while asks(s) == "walk":
        answer(s, next(text for text in offers(s) if text.startswith(("step", "stop"))))
    assert refused(s, "heat") is None


@pytest.mark.clause("CHI-SCROLL-29")
def test_hot_feet_that_no_move_used_are_gone_with_the_action_step() -> None:
    s = table()
    dice(s, 0, "star")
    follow(s, 0, "hot_feet")
    answer(s, "heat")
    assert s.hot == 1
    answer(s, "end")
    assert asks(s, -1) == "draw"
    assert s.hot == 0


@pytest.mark.clause("CHI-STAR-01")
@pytest.mark.clause("CHI-LEAD-02")
def test_a_leaders_star_needs_that_leader_on_the_island() -> None:
    s = table()
    dice(s, 0, "star")
    assert refused(s, "charge") == "CHI-LEAD-02"
    s.set_spare(0, 0)
    lead(s, 0, "sir_drumstick")
    put(s, "leader_red", None)
    assert refused(s, "charge") == "CHI-LEAD-02"
    put(s, "leader_red", "base_1")
    answer(s, "charge")
    assert s.stars(0) == 0
    assert asks(s) == "walk"


@pytest.mark.clause("CHI-LEADER-02")
def test_abigail_lures_for_a_star() -> None:
    s = table(active=1)
    dice(s, 1, "star")
    put(s, "leader_blue", "T2a")
    put(s, "red_1", "T6b")
    assert "red_1" in offers(s, "lure")
    answer(s, "lure red_1")
    assert asks(s) == "lure"
    assert s.stars(1) == 0
