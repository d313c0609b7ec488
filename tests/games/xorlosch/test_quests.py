"""Quests: who may do a task, completing by majority, handing out cards, new quests."""

from __future__ import annotations

import pytest
from xorlosch_table import BLUE, GREEN, RED, at

from bannerhall.games.xorlosch.rules.components import CARD_NAMES
from bannerhall.games.xorlosch.rules.quests import strongest
from bannerhall.games.xorlosch.rules.state import Xorlosch

LONE = "w1@start"


@pytest.mark.clause("XOR-MAJ-05", "XOR-MAJ-07", "XOR-EXP-01", "XOR-EXP-03", "XOR-TASK-02")
def test_s5_blue_forces_the_red_quest_with_three_of_four() -> None:
    table = at(LONE, "m3@t17 m2@t19 w2@t23", "m1@t17 w1@t20", active=BLUE, red="R17 R19 R20 R23", experience=7)
    table.do(BLUE, "declare red").turn_up()
    assert [table.won(seat) for seat in range(3)] == [[], ["R17", "R19", "R23"], ["R20"]]
    assert table.now["experience"] == [7, 10, 8]
    assert table.now["cards"] == [0, 3, 1]


@pytest.mark.clause("XOR-MAJ-04", "XOR-MAJ-01", "XOR-MAJ-03")
def test_s6_red_alone_completes_the_green_quest_in_his_own_turn_only() -> None:
    red = at("w1@t01 m1@t12", LONE, green="G01 G12").do(RED, "declare green").turn_up()
    assert red.won(RED) == ["G01", "G12"]
    blue = at("w1@t01 m1@t12", LONE, active=BLUE, green="G01 G12")
    assert blue.refused(BLUE, "declare green") == "XOR-MAJ-06"
    assert blue.refused(RED, "declare green") == "HALL-ASK-02"
    assert blue.offers_of("declare") == []


@pytest.mark.clause("XOR-MAJ-02", "XOR-NEWQ-01", "XOR-NEWQ-04", "XOR-TASK-12", "XOR-TASK-13")
def test_s7_two_quests_in_one_turn_with_the_same_dwarf() -> None:
    table = at("m1@t09 w1@start m1@t02", green="G01 G02 | G09 G10")
    table.do(RED, "move w1-t01", "declare green").turn_up()
    assert (table.won(RED), table.quest("green")) == (["G01", "G02"], ["G09", "G10"])
    assert table.refused(RED, "declare green") == "XOR-MAJ-03"
    table.do(RED, "move w1-start", "move w1-t02", "move w1-t10", "declare green")
    assert table.won(RED) == ["G01", "G02", "G09", "G10"]


@pytest.mark.clause("XOR-TASK-11")
def test_s8_one_dwarf_serves_two_cards_in_one_space() -> None:
    table = at("m1@t09 w1@t01 w1@t07 w1@t08", green="G01 G09", blue="B07 B08 B09")
    table.do(RED, "declare green").turn_up().do(RED, "declare blue").turn_up()
    assert table.won(RED) == ["G01", "G09", "B07", "B08", "B09"]


@pytest.mark.clause("XOR-TASK-11")
def test_two_cards_in_one_space_are_judged_separately() -> None:
    """G07 asks for pincers, B07 for an axe: Blue's warrior counts for one of them only."""
    table = at("m1@t07 w1@t01 w1@t07 w1@t08 m1@t09", "w3@t07", green="G01 G07", blue="B07 B08 B09")
    table.do(RED, "declare blue").turn_up()
    assert (table.won(RED), table.won(BLUE)) == (["B08", "B09"], ["B07"])
    table.do(RED, "declare green").turn_up()
    assert table.won(RED) == ["G01", "G07", "B08", "B09"]


@pytest.mark.clause("XOR-START-08")
def test_s13_no_quest_in_a_players_first_turn() -> None:
    group = "w1@t01 m1@t12"
    for seat in (RED, BLUE):
        table = at(group, group, active=seat, turn=seat + 1, green="G01 G12")
        assert table.refused(seat, "declare green") == "XOR-START-08"
        assert table.refused(seat, "propose green") == "XOR-START-08"
        assert table.offers_of("declare") == []
        assert at(group, group, active=seat, turn=seat + 3, green="G01 G12").refused(seat, "declare green") is None


@pytest.mark.clause("XOR-TASK-08", "XOR-TASK-09", "XOR-TASK-06")
def test_t5_levels_are_added_and_ties_are_the_active_players() -> None:
    table = at("m1@t17 m2@t17 m1@t19 w1@t20", "m3@t17 w1@t23", red="R17 R19 R20 R23", experience=6)
    table.do(RED, "declare red").turn_up()
    assert table.won(RED) == ["R17", "R19", "R20"]
    stronger = at("m1@t17 m1@t17 m1@t19 w1@t20", "m3@t17 w1@t23", red="R17 R19 R20 R23", experience=6)
    assert stronger.refused(RED, "declare red") == "XOR-MAJ-05"


@pytest.mark.clause("XOR-TASK-10", "XOR-MAJ-07")
def test_t5_among_other_equals_the_active_player_chooses() -> None:
    groups = ("m1@t17 m2@t17", "m3@t17", "m1@t19 w1@t20 w1@t23")
    table = at(*groups, active=GREEN, red="R17 R19 R20 R23").do(GREEN, "declare red")
    assert (table.asked, table.asks()) == (GREEN, "choice")
    assert table.offers() == ["choose 1", "choose 2"]
    assert table.refused(GREEN, "choose 3") == "XOR-TASK-10"
    table.do(GREEN, "choose 2").turn_up()
    assert [table.won(seat) for seat in range(3)] == [[], ["R17"], ["R19", "R20", "R23"]]


@pytest.mark.clause("XOR-TASK-07", "XOR-TASK-04")
def test_t6_dwarves_of_the_wrong_type_are_ignored() -> None:
    table = at("m1@t17 m1@t19 w1@t20 w1@t23", "w6@t17", red="R17 R19 R20 R23").do(RED, "declare red").turn_up()
    assert table.won(RED) == ["R17", "R19", "R20", "R23"]


@pytest.mark.clause("XOR-TASK-05")
def test_a_dwarf_must_stand_in_the_space() -> None:
    table = at("w1@t01 m1@c4", green="G01 G12")
    assert table.refused(RED, "declare green") == "XOR-MAJ-03"


@pytest.mark.clause("XOR-MAJ-03", "XOR-DIPL-01", "XOR-TASK-04")
@pytest.mark.parametrize("other", ["w1@start", "w1@t09"])
def test_t7_every_space_needs_an_able_dwarf(other: str) -> None:
    table = at("w1@t07 w1@t08", LONE, other, blue="B07 B08 B09")
    assert table.refused(RED, "declare blue") == "XOR-MAJ-03"
    assert table.refused(RED, "propose blue") == "XOR-DIPL-01"


@pytest.mark.clause("XOR-MAJ-03", "XOR-DIPL-01")
def test_t7_a_trap_at_one_task_does_not_man_another() -> None:
    table = at("w1@t12", green="G08 G12", held={RED: "trap"}).do(RED, "trap w1-G12")
    assert table.refused(RED, "declare green") == "XOR-MAJ-03"
    assert table.refused(RED, "propose green") == "XOR-DIPL-01"
    assert table.offers_of("propose") == []


@pytest.mark.clause("XOR-TASK-06")
def test_nobody_is_strongest_where_nobody_is_able_or_all_who_are_have_waived() -> None:
    state = at("w1@t01", "m1@t12", "m2@t12", green="G01 G12").state
    assert isinstance(state, Xorlosch)
    red, blue, green = 1, 2, 4
    g01, g02, g12 = (CARD_NAMES.index(name) for name in ("G01", "G02", "G12"))
    assert [strongest(state, card, 0) for card in (g01, g02, g12)] == [red, 0, green]
    assert strongest(state, g12, green) == blue
    assert strongest(state, g12, blue | green) == 0


@pytest.mark.clause("XOR-MAJ-05", "XOR-MAJ-07")
def test_t7_two_of_three_is_a_majority() -> None:
    table = at("w1@t07 w1@t08", LONE, "m1@t09", blue="B07 B08 B09").do(RED, "declare blue").turn_up()
    assert [table.won(seat) for seat in range(3)] == [["B07", "B08"], [], ["B09"]]


@pytest.mark.clause("XOR-MAJ-06")
def test_t8_one_of_two_is_none() -> None:
    table = at("w1@t01", "m1@t12", green="G01 G12")
    assert table.refused(RED, "declare green") == "XOR-MAJ-06"
    assert table.refused(RED, "propose green") is None


@pytest.mark.clause("XOR-MAJ-05")
def test_t9_two_of_four_is_none() -> None:
    table = at("m1@t17 m1@t19", "w1@t20 w1@t23", red="R17 R19 R20 R23")
    assert table.refused(RED, "declare red") == "XOR-MAJ-05"
    assert table.refused(RED, "propose red") is None


@pytest.mark.clause("XOR-MAJ-08", "XOR-DIPL-02")
def test_nobody_is_obliged_to_complete_a_quest() -> None:
    table = at("w1@t01 m1@t12", green="G01 G12")
    assert "declare green" in table.offers()
    table.do(RED, "end")
    assert table.quest("green") == ["G01", "G12"]
    asking = at("w1@t01", "m1@t12", green="G01 G12")
    assert "propose green" in asking.offers()
    assert asking.do(RED, "end").asked == BLUE


@pytest.mark.clause("XOR-TASK-03")
def test_cards_stay_until_their_whole_quest_is_completed() -> None:
    table = at("w1@t01", green="G01 G12").do(RED, "end").do(BLUE, "end")
    assert table.quest("green") == ["G01", "G12"]
    assert table.won(RED) == []
    assert table.refused(RED, "declare green") == "XOR-MAJ-03"


@pytest.mark.clause("XOR-NEWQ-01", "XOR-NEWQ-02", "XOR-SETUP-06")
def test_the_next_quest_is_laid_and_a_new_next_one_turned_up() -> None:
    table = at("w1@t01 m1@t12", green="G01 G12 | G03 G04").do(RED, "declare green")
    assert table.quest("green") == ["G03", "G04"]
    assert table.next("green") == []
    assert table.asks() == "draw"
    table.turn_up("G09", "G02")
    assert table.next("green") == ["G02", "G09"]
    assert sum(len(table.quest(colour)) for colour in ("green", "blue", "red")) == 9
    assert table.now["quests"]["green"]["pile"] == 6
    assert (table.asked, table.asks()) == (RED, "main")


@pytest.mark.clause("XOR-NEWQ-02", "XOR-NEWQ-03")
def test_t22_when_the_pile_is_empty_no_new_next_quest_comes() -> None:
    table = at("w1@t01 m1@t12 m1@t03 w1@t04", green="G01 G12 | G03 G04 | -").do(RED, "declare green")
    assert table.asks() == "main"
    assert (table.quest("green"), table.next("green")) == (["G03", "G04"], [])
    table.do(RED, "declare green")
    assert table.quest("green") == []
    assert sum(len(table.quest(colour)) for colour in ("green", "blue", "red")) == 7
    assert table.refused(RED, "declare green") == "XOR-NEWQ-03"
    assert table.refused(RED, "propose green") == "XOR-NEWQ-03"


@pytest.mark.clause("XOR-NEWQ-04")
def test_t24_a_quest_just_laid_may_be_completed_at_once() -> None:
    table = at("w1@t01 m1@t12 m1@t03 w1@t04", green="G01 G12 | G03 G04").do(RED, "declare green").turn_up()
    table.do(RED, "declare green")
    assert table.won(RED) == ["G01", "G03", "G04", "G12"]


@pytest.mark.clause("XOR-EXP-02")
def test_won_cards_are_public() -> None:
    table = at("w1@t01 m1@t12", green="G01 G12").do(RED, "declare green").turn_up()
    for reader in (RED, BLUE):
        assert table.state.view(reader)["won"][RED] == ["G01", "G12"]  # type: ignore[index]
        assert table.state.view(reader)["cards"] == [2, 0]


@pytest.mark.clause("XOR-TURN-02")
def test_everything_may_be_done_in_any_order() -> None:
    table = at("w1@t01 m1@t12 w1@start m1@boots1 m1@boots2", green="G01 G12", held={RED: "potion"}, experience=9)
    table.do(RED, "raise w2", "take boots", "potion w2", "remove w2", "introduce warrior", "declare green").turn_up()
    table.do(RED, "raise w1", "introduce warrior", "move w1-start", "raise w1", "move m1-t04", "end")
    assert table.asked == BLUE
