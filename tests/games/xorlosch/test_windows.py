"""Reactions: who is asked when, interjections, and what an item does to a declared quest."""

from __future__ import annotations

import pytest
from xorlosch_table import BLUE, GREEN, RED, YELLOW, Table, at

from bannerhall.games.xorlosch import GAME

LONE = "w1@start"


@pytest.mark.clause("XOR-WIND-01")
def test_holders_are_asked_clockwise_the_active_player_last() -> None:
    held = {RED: "potion", BLUE: "boots", GREEN: "trap", YELLOW: "potion"}
    table = at("w1@t01 m1@t12", LONE, "w1@t08", LONE, green="G01 G12", blue="B07 B08 B09", held=held)
    table.do(RED, "declare green")
    assert (table.asked, table.offers()) == (GREEN, ["pass", "trap w1-B08"])
    table.do(GREEN, "pass")
    assert (table.asked, table.offers()) == (YELLOW, ["pass", "potion w1"])
    table.do(YELLOW, "pass")
    assert (table.asked, table.asks()) == (RED, "window")
    table.do(RED, "pass").turn_up()
    assert table.won(RED) == ["G01", "G12"]


@pytest.mark.clause("XOR-WIND-01")
def test_after_a_use_all_are_asked_again_until_all_pass_in_a_row() -> None:
    held = {BLUE: "potion", GREEN: "potion"}
    table = at("w1@t01 m1@t12", "w1@t01", "m1@t12", green="G01 G12", held=held).do(RED, "declare green")
    table.do(BLUE, "pass").do(GREEN, "potion m1")
    assert table.asked == BLUE
    table.do(BLUE, "pass")
    assert table.asks() == "main"
    assert table.told()[-1] == {"event": "failed", "seat": RED, "colour": "green"}


@pytest.mark.clause("XOR-WIND-01")
def test_who_has_nothing_ready_is_not_asked() -> None:
    held = {BLUE: "potion*", GREEN: "boots"}
    table = at("w1@t01 m1@t12", LONE, LONE, green="G01 G12", held=held).do(RED, "declare green")
    assert table.asks() == "draw"


@pytest.mark.clause("XOR-WIND-01", "XOR-ITEM-12")
def test_a_potion_without_a_dwarf_on_the_board_asks_for_nothing() -> None:
    table = at(LONE, "w1@t01", "m1@t12", green="G01 G12", held={RED: "potion"}).do(RED, "remove w1", "propose green")
    assert (table.asked, table.asks()) == (RED, "negotiation")


@pytest.mark.clause("XOR-WIND-01")
def test_the_window_opens_for_a_proposal_too() -> None:
    table = at("w1@t01", "m1@t12", green="G01 G12", held={BLUE: "potion"}).do(RED, "propose green")
    assert (table.asked, table.asks()) == (BLUE, "window")
    assert table.do(BLUE, "pass").asks() == "negotiation"


@pytest.mark.clause("XOR-WIND-02", "XOR-TURN-01")
def test_at_the_start_of_a_turn_the_others_are_asked_once() -> None:
    held = {RED: "potion", BLUE: "potion*", GREEN: "trap"}
    table = at("w1@t08", LONE, "w1@t07", blue="B07 B08 B09", held=held).do(RED, "end")
    assert table.held(BLUE, "potion") == "ready"
    assert (table.asked, table.asks()) == (GREEN, "window")
    table.do(GREEN, "pass")
    assert (table.asked, table.asks()) == (RED, "window")
    table.do(RED, "potion w1")
    assert (table.asked, table.asks()) == (GREEN, "window"), "after a use all are asked again"
    table.do(GREEN, "pass")
    assert (table.asked, table.asks()) == (BLUE, "main"), "the active player acts anyway"


@pytest.mark.clause("XOR-WIND-03")
def test_an_item_may_be_used_unasked_between_two_actions() -> None:
    table = at("w1@t01 m1@t12", "w2@t01", green="G01 G12", held={BLUE: "potion"})
    table.do(RED, "move w1-t09").do(BLUE, "potion w1").do(RED, "move w1-t01")
    assert table.held(BLUE, "potion") == "none"
    assert table.offers(BLUE) == []


@pytest.mark.clause("XOR-WIND-03", "XOR-WIND-01")
def test_an_interjection_in_a_window_asks_everybody_again() -> None:
    held = {BLUE: "potion", GREEN: "potion"}
    table = at("w1@t01 m1@t12", "w1@t01", "m1@t12", green="G01 G12", held=held).do(RED, "declare green")
    table.do(BLUE, "pass")
    assert table.asked == GREEN
    table.do(BLUE, "potion w1")
    assert table.asked == GREEN


@pytest.mark.clause("XOR-WIND-03", "XOR-WIND-01")
def test_after_an_interjection_the_round_begins_on_the_users_left() -> None:
    held = {BLUE: "potion", GREEN: "trap", YELLOW: "potion"}
    table = at("w1@t01 m1@t12", LONE, "w1@t08", LONE, green="G01 G12", blue="B07 B08 B09", held=held)
    table.do(RED, "declare green")
    assert table.asked == BLUE
    table.do(YELLOW, "potion w1")
    assert table.asked == BLUE
    table.do(BLUE, "pass").do(GREEN, "pass")
    assert table.asks() == "draw", "Yellow has nothing left to be asked for"


@pytest.mark.clause("XOR-WIND-03", "XOR-WIND-01")
def test_who_has_passed_is_asked_again_after_an_interjection() -> None:
    held = {BLUE: "potion trap", GREEN: "potion"}
    table = at("w1@t01 m1@t12", "w1@t08", LONE, green="G01 G12", blue="B07 B08 B09", held=held)
    table.do(RED, "declare green").do(BLUE, "pass")
    assert table.asked == GREEN
    table.do(BLUE, "potion w1").do(GREEN, "pass")
    assert (table.asked, table.offers()) == (BLUE, ["pass", "trap w1-B08"])


@pytest.mark.clause("XOR-WIND-01")
def test_after_a_use_the_active_player_is_asked_about_his_quest_too() -> None:
    table = at("w1@t01 m1@t12", LONE, LONE, green="G01 G12", held={RED: "potion", BLUE: "potion"})
    table.do(RED, "declare green").do(BLUE, "potion w1")
    assert (table.asked, table.asks()) == (RED, "window")


@pytest.mark.clause("XOR-MAJ-09", "XOR-WIND-04", "XOR-TRAP-02")
def test_t12_a_trap_breaks_a_majority_and_the_quest_stays() -> None:
    table = at("w1@t07 w1@t08", "m1@t07 m1@t09", blue="B07 B08 B09", held={BLUE: "trap"}).do(RED, "declare blue")
    assert table.asked == BLUE
    table.do(BLUE, "trap m1-B07")
    assert table.told()[-1] == {"event": "failed", "seat": RED, "colour": "blue"}
    assert (table.quest("blue"), table.supply("trap")) == (["B07", "B08", "B09"], (0, 1))
    assert (table.asked, table.asks()) == (RED, "main")
    assert table.refused(RED, "declare blue") == "XOR-MAJ-05"
    assert table.refused(RED, "propose blue") is None


@pytest.mark.clause("XOR-MAJ-09", "XOR-WIND-04")
def test_t13_a_trap_takes_one_task_of_a_standing_majority() -> None:
    table = (
        at("m1@t17 m1@t19 w1@t20 w1@t23", "w1@t17", red="R17 R19 R20 R23", held={BLUE: "trap"})
        .do(RED, "declare red")
        .do(BLUE, "trap w1-R17")
        .turn_up()
    )
    assert (table.won(RED), table.won(BLUE)) == (["R19", "R20", "R23"], ["R17"])
    assert table.now["this_turn"]["traps"] == []


@pytest.mark.clause("XOR-MAJ-09")
def test_a_declaration_cannot_be_taken_back() -> None:
    table = at("w1@t01 m1@t12", LONE, green="G01 G12", held={BLUE: "potion"}).do(RED, "declare green")
    assert table.offers(RED) == []
    assert table.do(BLUE, "pass").turn_up().won(RED) == ["G01", "G12"]


@pytest.mark.clause("XOR-WIND-04")
def test_while_equals_are_chosen_from_the_quest_is_judged_already() -> None:
    table = at("w1@t07 m1@t09", "w1@t08", "w1@t08", blue="B07 B08 B09", held={GREEN: "potion"})
    table.do(RED, "declare blue").do(GREEN, "pass")
    assert table.asks() == "choice"
    assert table.refused(GREEN, "potion w1") == "XOR-WIND-04"
    assert table.offers(GREEN) == []


@pytest.mark.clause("XOR-WIND-01")
def test_a_trap_without_a_dwarf_at_any_task_asks_for_nothing() -> None:
    table = at("w1@t01 m1@t12", "w1@start", "w1@c3", green="G01 G12", held={BLUE: "trap", GREEN: "trap"})
    assert table.do(RED, "declare green").asks() == "draw"
    ready = at("w1@t01 m1@t12", "w1@t01", "w1@c3", green="G01 G12", held={BLUE: "trap", GREEN: "trap"})
    assert ready.do(RED, "declare green").asked == BLUE


def lapse(table: Table) -> str:
    """What the clock answers for whoever is asked."""
    return table.state.rules.vocabulary.text(table.state.lapse(table.asked))


def test_what_the_clock_answers() -> None:
    start = Table(GAME.new(2, seed=1))
    assert lapse(start) == "place warrior-1"
    assert lapse(start.do(0, "place mechanicus-2")) == "ready"
    table = at("w1@t08", "m1@t12", "m1@t12", green="G01 G12", held={GREEN: "potion"})
    assert lapse(table) == "end"
    empty = at("w2@start").do(RED, "remove w1")
    assert lapse(empty) == "introduce warrior"
    talk = at("w1@t01", "m1@t12", "m1@t12", green="G01 G12", held={GREEN: "potion"}).do(RED, "propose green")
    assert lapse(talk) == "pass"
    assert lapse(talk.do(GREEN, "pass")) == "drop"
    assert lapse(talk.do(RED, "ask G12")) == "choose 2"
    assert lapse(talk.do(RED, "choose 2")) == "veto"
    assert lapse(talk.do(BLUE, "veto").do(RED, "appeal")) == "stand"
    vote = at("w1@t01", quiet=10, options={"stall_guard": "vote"}).do(RED, "stop")
    assert lapse(vote) == "refuse"
