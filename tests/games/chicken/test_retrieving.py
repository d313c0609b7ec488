"""Retrieving in War for Chicken Island: chickens, resources, and the effects that bring back several."""

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
    hand,
    machine,
    offers,
    put,
    refused,
    roll,
    storage,
    table,
)


@pytest.mark.clause("CHI-RETR-01")
@pytest.mark.clause("CHI-RETR-05")
def test_a_retrieve_action_returns_a_chicken_of_choice_to_the_base() -> None:
    s = table()
    clear(s, 0)
    answer(s, "retrieve")
    assert refused(s, "chicken blue_1") == "CHI-RETR-01"
    assert refused(s, "enough") == "CHI-DICE-15"
    answer(s, "chicken red_5")
    assert at(s, "red_5") == "base_1"
    assert s.free == 0


@pytest.mark.clause("CHI-RETR-01")
@pytest.mark.clause("CHI-RETR-03")
def test_or_takes_a_resource_that_the_storage_has() -> None:
    s = table()
    goods(s, 0, wood=1, stone=2)
    answer(s, "retrieve")
    assert offers(s) == ["good wood", "good stone", "good steel"]
    answer(s, "good steel")
    assert list(s.goods)[:3] == [1, 2, 1]


@pytest.mark.clause("CHI-RETR-03")
def test_a_kind_that_the_storage_lacks_cannot_be_taken() -> None:
    s = table()
    goods(s, 0, wood=1, stone=2, steel=3)
    answer(s, "retrieve")
    assert refused(s, "good steel") == "CHI-RETR-03"


@pytest.mark.clause("CHI-RETR-06")
@pytest.mark.clause("CHI-SETUP-10")
def test_two_players_have_all_resources_so_there_is_nothing_to_retrieve() -> None:
    """Scenarios 13 and 65."""
    s = table()
    dice(s, 0, "retrieve", "retrieve")
    assert s.goods_of(0) + s.goods_of(1) == 18
    assert list(s.storage) == [0, 0, 0]
    assert refused(s, "retrieve") == "CHI-RETR-06"
    assert refused(s, "salvage") == "CHI-RETR-06"
    answer(s, "build soldier_wood")
    answer(s, "hex T6a")
    answer(s, "pilot red_1")
    roll(s, "turn_up cannon")
    assert refused(s, "salvage") is None


@pytest.mark.clause("CHI-RETR-02")
@pytest.mark.clause("CHI-RETR-06")
def test_with_nine_resources_one_is_given_back_at_once() -> None:
    s = table()
    storage(s, 1, "wood")
    answer(s, "retrieve")
    assert asks(s) == "give_back"
    assert offers(s) == ["give_back wood", "give_back stone", "give_back steel"]
    answer(s, "give_back steel")
    assert list(s.goods)[:3] == [4, 3, 2]
    assert list(s.storage) == [0, 0, 1]


@pytest.mark.clause("CHI-RETR-02")
def test_only_what_lies_on_the_banner_is_given_back() -> None:
    s = table(4)
    goods(s, 0, wood=6, stone=3)
    storage(s, 2, "wood")
    answer(s, "retrieve")
    answer(s, "good wood")
    assert asks(s) == "give_back"
    assert refused(s, "give_back steel") == "CHI-RETR-02"


@pytest.mark.clause("CHI-RETR-02")
def test_who_does_not_answer_gives_back_what_they_have_most_of() -> None:
    s = table(active=1)
    goods(s, 0, wood=4, stone=3)
    goods(s, 1, wood=2, stone=3, steel=4)
    answer(s, "retrieve")  # a fifth steel
    assert asks(s) == "give_back"
    assert s.rules.vocabulary.text(s.lapse(1)) == "give_back steel"


@pytest.mark.clause("CHI-RETR-02")
def test_with_one_kind_on_the_banner_nobody_is_asked_what_to_give_back() -> None:
    s = table(4)
    goods(s, 0, wood=9)
    for kind in (1, 2):  # only wood is left to be had
        s.goods[3 + kind] += s.storage[kind]
        s.storage[kind] = 0
    last = next(player for player in (1, 2, 3) if s.goods[player * 3] > 0)
    storage(s, last, "wood")
    answer(s, "retrieve")
    assert list(s.goods)[:3] == [9, 0, 0]
    assert asks(s) != "give_back"


@pytest.mark.clause("CHI-RETR-04")
def test_a_chicken_that_has_no_place_at_home_cannot_be_retrieved() -> None:
    s = table()
    clear(s, 0)
    put(s, "leader_red", "T2a")
    for name, where in (
        ("blue_1", "base_1"),
        ("blue_2", "T6a"),
        ("blue_3", "T6b"),
        ("blue_4", "T6c"),
        ("blue_5", "T6d"),
    ):
        put(s, name, where)
    assert refused(s, "retrieve") == "CHI-RETR-06"
    storage(s, 1, "wood")
    goods(s, 0, wood=1)
    answer(s, "retrieve")
    assert refused(s, "chicken red_1") == "CHI-RETR-04"


@pytest.mark.clause("CHI-RETR-04")
def test_with_the_base_taken_the_owner_chooses_between_the_nearest_hexes() -> None:
    s = table()
    clear(s, 0)
    put(s, "leader_red", "T2a")
    put(s, "blue_1", "base_1")
    dice(s, 0, "retrieve")
    answer(s, "salvage")
    answer(s, "chicken red_1")
    assert asks(s) == "return_hex"
    answer(s, "hex T6a")
    assert at(s, "red_1") == "T6a"
    assert asks(s) == "retrieve"


# --- The retrieve die ------------------------------------------------------------------------------------------------


@pytest.mark.clause("CHI-DICE-04")
def test_a_retrieve_die_brings_a_chicken_and_a_resource() -> None:
    """Scenario 15."""
    s = table()
    put(s, "red_1", None)
    storage(s, 1, "steel")
    dice(s, 0, "retrieve")
    answer(s, "salvage")
    answer(s, "chicken red_1")
    answer(s, "good steel")
    answer(s, "give_back wood")
    assert at(s, "red_1") == "base_1"
    assert list(s.goods)[:3] == [2, 3, 4]
    assert s.spent[0] == 5
    assert s.free == 1


@pytest.mark.clause("CHI-DICE-15")
def test_a_second_retrieve_that_is_impossible_is_left_out() -> None:
    """Scenario 65."""
    s = table()
    put(s, "red_1", None)
    dice(s, 0, "retrieve")
    answer(s, "salvage")
    assert at(s, "red_1") == "base_1"
    assert s.spent[0] == 5
    assert asks(s) == "action"


@pytest.mark.clause("CHI-DICE-15")
def test_a_second_retrieve_that_is_unwanted_is_left_out() -> None:
    s = table()
    clear(s, 0)
    dice(s, 0, "retrieve")
    answer(s, "salvage")
    answer(s, "chicken red_1")
    assert offers(s) == ["enough", *(f"chicken red_{n}" for n in range(2, 7))]
    answer(s, "enough")
    assert asks(s) == "action"


@pytest.mark.clause("CHI-SCROLL-25")
def test_scavengers_retrieve_once_more_a_turn() -> None:
    s = table()
    clear(s, 0)
    follow(s, 0, "scavengers")
    dice(s, 0, "retrieve")
    answer(s, "retrieve")
    answer(s, "chicken red_1")
    assert asks(s) == "retrieve"
    answer(s, "chicken red_2")
    assert asks(s) == "action"
    answer(s, "salvage")
    answer(s, "chicken red_3")
    answer(s, "chicken red_4")
    assert asks(s) == "draw"


@pytest.mark.clause("CHI-SCROLL-25")
def test_scavengers_may_wait_for_another_retrieve() -> None:
    s = table()
    clear(s, 0)
    follow(s, 0, "scavengers")
    dice(s, 0, "retrieve")
    answer(s, "retrieve")
    answer(s, "chicken red_1")
    answer(s, "enough")
    answer(s, "salvage")
    answer(s, "chicken red_2")
    answer(s, "chicken red_3")
    answer(s, "chicken red_4")
    assert s.scavenged == 1
    assert asks(s) == "draw"


@pytest.mark.clause("CHI-COCK-05")
@pytest.mark.clause("CHI-COCK-06")
def test_in_the_cockfight_only_chickens_are_retrieved_face_down() -> None:
    s = table(mode="cockfight")
    clear(s, 0)
    answer(s, "retrieve")
    assert refused(s, "good wood") == "CHI-COCK-06"
    answer(s, "chicken red_6")
    assert s.eggs & 0b111111 == 0b100000


# --- Three stars, the Green Tower ------------------------------------------------------------------------------------


@pytest.mark.clause("CHI-STAR-09")
@pytest.mark.clause("CHI-STAR-12")
def test_three_stars_draw_return_all_chickens_and_fill_the_banner() -> None:
    s = table()
    clear(s, 0)
    goods(s, 0, wood=2, stone=3, steel=3)
    storage(s, 1, "stone", 2)
    dice(s, 0, "star", "star", "star")
    answer(s, "recover")
    roll(s, "deal_scroll sharp_beak")
    assert hand(s, 0) == ["sharp_beak"]
    assert s.fallen(0) == 0
    assert offers(s) == ["good wood", "good stone"]
    answer(s, "good stone")
    assert s.goods_of(0) == 9
    assert asks(s) == "action"


@pytest.mark.clause("CHI-STAR-12")
def test_of_one_kind_no_more_is_taken_than_the_banner_holds() -> None:
    s = table()
    goods(s, 0, wood=1, stone=3, steel=3)
    storage(s, 1, "wood", 2)
    dice(s, 0, "star", "star", "star")
    answer(s, "recover")
    roll(s, "deal_scroll sharp_beak")
    assert (s.goods_of(0), list(s.storage)) == (9, [2, 0, 0])


@pytest.mark.clause("CHI-STAR-12")
def test_if_the_storage_has_fewer_all_are_taken() -> None:
    s = table()
    goods(s, 0, wood=1, stone=1)
    s.goods[3] += 2
    s.storage[0] = 0
    dice(s, 0, "star", "star", "star")
    answer(s, "recover")
    roll(s, "deal_scroll sharp_beak")
    assert list(s.storage) == [0, 0, 0]
    assert s.goods_of(0) == 7


@pytest.mark.clause("CHI-COCK-06")
def test_three_stars_of_the_cockfight_draw_and_return_chickens() -> None:
    s = table(mode="cockfight")
    clear(s, 0)
    dice(s, 0, "star", "star", "star")
    answer(s, "recover")
    roll(s, "deal_scroll sharp_beak")
    assert s.fallen(0) == 0
    assert s.eggs & 0b111111 == 0b111111
    assert asks(s) == "action"


@pytest.mark.clause("CHI-ENGINE-12")
def test_the_green_tower_returns_up_to_two_chickens_for_a_star() -> None:
    s = table()
    machine(s, 0, "tower_green", "T6b")
    dice(s, 0, "star", "star")
    assert refused(s, "hatch") == "CHI-RETR-06"
    clear(s, 0)
    answer(s, "hatch")
    answer(s, "chicken red_1")
    answer(s, "chicken red_2")
    assert asks(s) == "action"
    answer(s, "hatch")
    answer(s, "enough")
    assert s.stars(0) == 0
    assert at(s, "red_3") is None
