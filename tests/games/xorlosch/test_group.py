"""The group: taking dwarves off, bringing dwarves in, raising them."""

from __future__ import annotations

import pytest
from xorlosch_table import BLUE, RED, at


@pytest.mark.clause("XOR-GROUP-01", "XOR-GROUP-02", "XOR-GROUP-05", "XOR-GROUP-06", "XOR-GROUP-08", "XOR-GROUP-09")
def test_s4_a_strong_dwarf_becomes_two_weak_ones() -> None:
    table = at("w3@start m2@t08")
    assert (table.saved(RED), table.pool()) == (0, 6)
    table.do(RED, "remove w1")
    assert (table.saved(RED), table.dwarf(RED, "w1"), table.pool()) == (3, None, 7)
    table.do(RED, "introduce warrior")
    assert (table.saved(RED), table.dwarf(RED, "w1")) == (2, [1, "start"])
    table.do(RED, "raise w1", "introduce mechanicus")
    assert (table.dwarf(RED, "w1"), table.dwarf(RED, "m2")) == ([2, "start"], [1, "start"])
    assert (table.saved(RED), table.pool()) == (0, 5)


@pytest.mark.clause("XOR-GROUP-10", "XOR-GROUP-01")
def test_t18_the_first_step_closes_the_window() -> None:
    table = at("w1@start w1@start").do(RED, "move w1-t01")
    assert table.refused(RED, "remove w2") == "XOR-GROUP-10"
    assert table.refused(RED, "introduce warrior") == "XOR-GROUP-10"
    assert (table.offers_of("remove"), table.offers_of("introduce")) == ([], [])


@pytest.mark.clause("XOR-GROUP-10")
def test_a_step_on_boots_points_closes_it_too() -> None:
    table = at("w1@start w1@start", held={RED: "boots"}).do(RED, "boots w1", "move w1-t01")
    assert table.pool() == 6
    assert table.refused(RED, "introduce warrior") == "XOR-GROUP-10"


@pytest.mark.clause("XOR-GROUP-10")
def test_quests_levels_and_items_do_not_close_it() -> None:
    table = at("w1@start w1@t01 m1@t12 m1@boots1 m1@boots2", green="G01 G12", held={RED: "potion"}, experience=6)
    table.do(RED, "declare green", "pass").turn_up().do(RED, "raise w1")
    table.do(RED, "take boots", "potion w1", "introduce warrior")
    assert table.dwarf(RED, "w3") == [1, "start"]


@pytest.mark.clause("XOR-GROUP-03")
def test_only_in_the_start_space() -> None:
    table = at("w1@start w1@t01 m1@start")
    assert table.offers_of("remove") == ["w1", "m1"]
    assert table.refused(RED, "remove w2") == "XOR-GROUP-03"
    assert table.refused(RED, "remove w3") == "XOR-GROUP-03"


@pytest.mark.clause("XOR-GROUP-04", "XOR-GROUP-12")
def test_a_dwarf_is_taken_off_in_a_later_turn_than_it_arrived() -> None:
    table = at("w1@t01 w1@t02").do(RED, "move w1-start")
    assert table.refused(RED, "remove w1") == "XOR-GROUP-10"
    table.do(RED, "end").do(BLUE, "end")
    assert table.refused(RED, "remove w1") is None
    table.do(RED, "introduce warrior")
    assert table.refused(RED, "remove w3") == "XOR-GROUP-12"
    assert "w3" not in table.offers_of("remove")


@pytest.mark.clause("XOR-GROUP-06")
def test_t18_bringing_in_needs_a_saved_point() -> None:
    table = at("w3@start m2@start")
    assert table.refused(RED, "introduce warrior") == "XOR-GROUP-06"
    assert table.offers_of("introduce") == []


@pytest.mark.clause("XOR-COMP-10")
def test_t18_no_fourth_warrior() -> None:
    table = at("w1@start w1@t01 w1@t02")
    assert table.refused(RED, "introduce warrior") == "XOR-COMP-10"
    assert table.offers_of("introduce") == ["mechanicus"]


@pytest.mark.clause("XOR-GROUP-11")
def test_t18_a_turn_does_not_end_with_an_empty_board() -> None:
    table = at("w2@start").do(RED, "remove w1")
    assert table.refused(RED, "end") == "XOR-GROUP-11"
    assert "end" not in table.offers()
    assert table.do(RED, "introduce mechanicus").refused(RED, "end") is None


@pytest.mark.clause("XOR-GROUP-05", "XOR-GROUP-12")
def test_a_dwarf_taken_off_takes_its_items_along() -> None:
    table = at("w1@start w1@start", held={RED: "boots potion"}).do(RED, "boots w1", "potion w1", "remove w1")
    assert table.now["this_turn"]["boots"] is None
    assert table.now["this_turn"]["potions"] == []
    assert table.supply("boots") == (0, 1)


@pytest.mark.clause("XOR-GROUP-05", "XOR-BOOT-02")
def test_another_dwarfs_boots_stay_on() -> None:
    table = at("w1@start w1@start", held={RED: "boots"}).do(RED, "boots w1", "remove w2")
    assert table.now["this_turn"]["boots"] == {"die": "0/w1", "points": 2}


@pytest.mark.clause("XOR-GROUP-07", "XOR-EXP-03")
def test_levels_never_exceed_the_total_experience() -> None:
    table = at("w2@start m2@t08")
    assert table.now["experience"] == [5, 5]
    table.do(RED, "raise m1")
    assert (table.dwarf(RED, "m1"), table.saved(RED)) == ([3, "t08"], 0)
    assert table.refused(RED, "raise m1") == "XOR-GROUP-07"
    assert table.offers_of("raise") == []


@pytest.mark.clause("XOR-EXP-04")
def test_only_dwarves_on_the_board_are_raised() -> None:
    assert at("w1@start").refused(RED, "raise m1") == "XOR-EXP-04"


@pytest.mark.clause("XOR-COMP-11")
def test_t19_level_six_is_the_highest() -> None:
    table = at("w6@t01 w1@t02", experience=9)
    assert table.refused(RED, "raise w1") == "XOR-COMP-11"
    assert table.offers_of("raise") == ["w2"]
    assert table.saved(RED) == 2


@pytest.mark.clause("XOR-EXP-05", "XOR-EXP-09")
def test_points_go_to_any_dwarf_and_several_to_one() -> None:
    table = at("w1@t01 m1@t12 w1@start", green="G01 G12").do(RED, "declare green").turn_up()
    table.do(RED, "raise w2", "raise w2", "raise w2", "raise w2")
    assert (table.dwarf(RED, "w2"), table.saved(RED)) == ([5, "start"], 0)


@pytest.mark.clause("XOR-EXP-06", "XOR-EXP-07")
def test_s14_points_won_in_anothers_turn_wait() -> None:
    table = at("w1@t20", "m3@t17 m2@t19 w2@t23", active=BLUE, red="R17 R19 R20 R23")
    before = table.saved(RED)
    table.do(BLUE, "declare red").turn_up()
    assert table.won(RED) == ["R20"]
    assert table.saved(RED) == before + 1
    assert table.refused(RED, "raise w1") == "HALL-ASK-02"
    table.do(BLUE, "end").do(RED, "raise w1")
    assert table.dwarf(RED, "w1") == [2, "t20"]


@pytest.mark.clause("XOR-EXP-08", "XOR-START-03")
def test_points_are_saved_without_limit() -> None:
    table = at("w1@t01 m1@t12", green="G01 G12").do(RED, "declare green").turn_up().do(RED, "end").do(BLUE, "end")
    assert table.saved(RED) == 5


@pytest.mark.clause("XOR-EXP-10")
def test_a_level_is_lowered_only_by_taking_the_dwarf_off() -> None:
    table = at("w3@t01 m1@start")
    kinds = {text.split()[0] for text in table.offers()}
    assert kinds == {"end", "move", "remove", "introduce", "raise"}
    table.do(RED, "remove m1")
    assert (table.dwarf(RED, "w1"), table.saved(RED)) == ([3, "t01"], 2)
