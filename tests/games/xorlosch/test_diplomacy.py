"""Diplomacy: proposing, asking, consent, waiver, veto, appeals."""

from __future__ import annotations

import pytest
from xorlosch_table import BLUE, GREEN, RED, YELLOW, Table, at

LONE = "w1@start"
GREEN_QUEST = "G01 G12"  # an axe and pincers


@pytest.mark.clause("XOR-DIPL-01", "XOR-DIPL-05", "XOR-DIPL-22", "XOR-EXP-01")
def test_t8_a_quest_by_consent() -> None:
    table = at("w1@t01", "m1@t12", green=GREEN_QUEST).do(RED, "propose green")
    assert (table.asked, table.offers()) == (RED, ["drop", "ask G12"])
    table.do(RED, "ask G12")
    assert (table.asked, table.offers()) == (BLUE, ["consent", "veto"])
    table.do(BLUE, "consent").turn_up()
    assert (table.won(RED), table.won(BLUE)) == (["G01"], ["G12"])


@pytest.mark.clause("XOR-DIPL-09", "XOR-DIPL-14", "XOR-DIPL-21")
def test_t9_veto_appeal_veto_appeal_consent() -> None:
    table = at("m1@t17 m1@t19", "w1@t20 w1@t23", red="R17 R19 R20 R23").do(RED, "propose red")
    table.do(RED, "ask R20").do(BLUE, "consent").do(RED, "ask R23").do(BLUE, "veto")
    assert table.offers() == ["drop", "appeal"]
    table.do(RED, "appeal")
    assert (table.asked, table.asks(), table.offers()) == (BLUE, "appeal", ["stand", "consent"])
    table.do(BLUE, "stand")
    table.do(RED, "appeal").do(BLUE, "consent").turn_up()
    assert (table.won(RED), table.won(BLUE)) == (["R17", "R19"], ["R20", "R23"])


@pytest.mark.clause("XOR-DIPL-21")
def test_two_appeals_are_all() -> None:
    table = at("w1@t01", "m1@t12", green=GREEN_QUEST).do(RED, "propose green")
    assert table.refused(RED, "appeal") == "XOR-DIPL-21", "nobody has answered yet"
    table.do(RED, "ask G12").do(BLUE, "veto")
    assert table.refused(RED, "ask G12") == "XOR-DIPL-21", "who has answered is asked again by an appeal only"
    for _ in range(2):
        table.do(RED, "appeal").do(BLUE, "stand")
    assert table.refused(RED, "appeal") == "XOR-DIPL-21"
    assert table.offers() == ["drop"]


@pytest.mark.clause("XOR-DIPL-21")
def test_an_appeal_asks_clockwise_from_the_active_player() -> None:
    table = at("w1@t08", "m1@t17 m1@t12", "m1@t19", "w1@t20 w1@t23", active=GREEN, red="R17 R19 R20 R23")
    table.do(GREEN, "propose red", "ask R17").do(BLUE, "veto")
    table.do(GREEN, "ask R20").do(YELLOW, "veto").do(GREEN, "ask R23").do(YELLOW, "veto").do(GREEN, "appeal")
    asked = []
    while table.asks() == "appeal":
        asked.append(table.asked)
        table.do(table.asked, "stand")
    assert asked == [YELLOW, YELLOW, BLUE]


@pytest.mark.clause("XOR-DIPL-21")
def test_no_appeal_before_every_task_is_answered() -> None:
    table = at(LONE, "w1@t01", "m1@t12", green=GREEN_QUEST).do(RED, "propose green", "ask G12").do(GREEN, "veto")
    assert table.refused(RED, "appeal") == "XOR-DIPL-21"
    assert table.offers() == ["drop", "ask G01"]


@pytest.mark.clause("XOR-DIPL-21")
def test_an_appeal_asks_each_player_for_each_task_once() -> None:
    table = at("m1@t19 w1@t20", "m1@t17", "w1@t23", red="R17 R19 R20 R23").do(RED, "propose red", "ask R17")
    table.do(BLUE, "veto").do(RED, "ask R23").do(GREEN, "veto").do(RED, "appeal")
    table.do(BLUE, "stand").do(GREEN, "stand")
    assert (table.asked, table.asks()) == (RED, "negotiation")


@pytest.mark.clause("XOR-DIPL-10", "XOR-DIPL-11", "XOR-DIPL-12", "XOR-DIPL-16")
def test_t10_a_waiver_hands_the_right_on() -> None:
    table = at("w1@t01", "m3@t12", "m2@t12", "m1@t12", green=GREEN_QUEST).do(RED, "propose green", "ask G12")
    assert table.asked == BLUE
    table.do(BLUE, "waive")
    assert (table.asked, table.offers()) == (GREEN, ["consent", "veto", "waive"])
    table.do(GREEN, "waive")
    assert (table.asked, table.offers()) == (YELLOW, ["consent", "veto"])
    assert table.refused(YELLOW, "waive") == "XOR-DIPL-12"
    table.do(YELLOW, "veto").do(RED, "appeal")
    assert (table.asked, table.offers()) == (YELLOW, ["stand", "consent"]), "a waiver is not taken back"
    table.do(YELLOW, "consent").turn_up()
    assert [table.won(seat) for seat in range(4)] == [["G01"], [], [], ["G12"]]


@pytest.mark.clause("XOR-DIPL-06", "XOR-DIPL-11")
def test_a_waiver_in_favour_of_the_active_player_needs_no_question() -> None:
    table = at("w1@t01 m1@t12", "m3@t12", green=GREEN_QUEST).do(RED, "propose green", "ask G12")
    table.do(BLUE, "waive").turn_up()
    assert (table.won(RED), table.won(BLUE)) == (["G01", "G12"], [])


@pytest.mark.clause("XOR-DIPL-07", "XOR-DIPL-10")
def test_after_a_waiver_the_task_is_nobodys_until_one_of_equals_is_picked() -> None:
    table = at("w1@t01", "m3@t12", "m1@t12", "m1@t12", green=GREEN_QUEST).do(RED, "propose green", "ask G12")
    assert table.now["talk"]["holder"] == [None, BLUE, None, None]
    table.do(BLUE, "waive")
    assert (table.asks(), table.offers()) == ("choice", ["choose 3", "choose 4"])
    assert table.now["talk"]["holder"] == [None] * 4
    assert table.do(RED, "choose 4").now["talk"]["holder"] == [None, YELLOW, None, None]


@pytest.mark.clause("XOR-DIPL-12")
def test_the_only_able_player_cannot_waive() -> None:
    table = at("w1@t01", "m3@t12", "w5@t12", green=GREEN_QUEST).do(RED, "propose green", "ask G12")
    assert table.refused(BLUE, "waive") == "XOR-DIPL-12"


@pytest.mark.clause("XOR-DIPL-15", "XOR-DIPL-17", "XOR-DIPL-14")
def test_t11_what_an_answer_may_become() -> None:
    table = at("w1@t08", "w2@t07 w2@t16", "w1@t07 w1@t16", blue="B07 B08 B16").do(RED, "propose blue")
    table.do(RED, "ask B07").do(BLUE, "consent").do(RED, "ask B16").do(BLUE, "veto").do(RED, "appeal")
    assert table.refused(BLUE, "veto") == "XOR-DIPL-17"
    assert table.refused(BLUE, "consent") == "XOR-DIPL-14"
    assert table.offers() == ["stand", "waive"], "a consent may become a waiver"
    table.do(BLUE, "waive")
    assert table.asked == GREEN
    table.do(GREEN, "consent")
    assert (table.asked, table.offers()) == (BLUE, ["stand", "consent", "waive"])
    table.do(BLUE, "waive").do(GREEN, "consent").turn_up()
    assert [table.won(seat) for seat in range(3)] == [["B08"], [], ["B07", "B16"]]


@pytest.mark.clause("XOR-DIPL-21")
def test_who_answers_anew_in_an_appeal_is_not_asked_twice() -> None:
    table = at("w1@t01", "m3@t12", "m2@t12", "m1@t12", green=GREEN_QUEST).do(RED, "propose green", "ask G12")
    table.do(BLUE, "veto").do(RED, "appeal").do(BLUE, "waive").do(GREEN, "veto")
    assert (table.asked, table.asks()) == (RED, "negotiation")


@pytest.mark.clause("XOR-DIPL-03")
def test_no_diplomacy_where_a_majority_is_at_hand() -> None:
    table = at("w1@t07 w1@t08", "m1@t09", blue="B07 B08 B09")
    assert table.refused(RED, "propose blue") == "XOR-DIPL-03"
    assert table.offers_of("propose") == []


@pytest.mark.clause("XOR-DIPL-04")
def test_a_quest_may_be_proposed_without_a_task_of_ones_own() -> None:
    table = at(LONE, "w1@t01", "m1@t12", green=GREEN_QUEST).do(RED, "propose green")
    assert table.offers() == ["drop", "ask G01", "ask G12"]
    table.do(RED, "ask G12").do(GREEN, "consent").do(RED, "ask G01").do(BLUE, "consent").turn_up()
    assert [table.won(seat) for seat in range(3)] == [[], ["G01"], ["G12"]]


@pytest.mark.clause("XOR-DIPL-05")
def test_only_tasks_of_the_quest_are_asked_for_in_any_order() -> None:
    table = at(LONE, "w1@t01", "m1@t12", green=GREEN_QUEST).do(RED, "propose green")
    assert table.refused(RED, "ask G02") == "XOR-DIPL-05"
    assert table.refused(RED, "ask G01") is None
    assert table.refused(RED, "ask G12") is None


@pytest.mark.clause("XOR-DIPL-06")
def test_the_active_player_is_not_asked_even_where_he_is_only_equal() -> None:
    table = at("w1@t01", "w1@t01 m1@t12", green=GREEN_QUEST).do(RED, "propose green")
    assert table.refused(RED, "ask G01") == "XOR-DIPL-06"
    table.do(RED, "ask G12").do(BLUE, "consent").turn_up()
    assert table.won(RED) == ["G01"]


@pytest.mark.clause("XOR-DIPL-07")
def test_of_equal_others_the_active_player_picks_whom_he_asks() -> None:
    table = at("w1@t01", "m1@t12", "m1@t12", green=GREEN_QUEST).do(RED, "propose green", "ask G12")
    assert (table.asks(), table.offers()) == ("choice", ["choose 2", "choose 3"])
    table.do(RED, "choose 3")
    assert table.asked == GREEN
    assert table.do(GREEN, "consent").turn_up().won(GREEN) == ["G12"]


@pytest.mark.clause("XOR-DIPL-07", "XOR-DIPL-05")
def test_whoever_is_picked_is_asked_for_that_very_task() -> None:
    table = at("w1@t08", "w1@t07", "w1@t07 m1@t09", blue="B07 B08 B09").do(RED, "propose blue", "ask B07", "choose 3")
    assert table.told()[-1] == {"event": "asked", "seat": GREEN, "card": "B07"}
    table.do(GREEN, "consent").do(RED, "ask B09").do(GREEN, "consent").turn_up()
    assert [table.won(seat) for seat in range(3)] == [["B08"], [], ["B07", "B09"]]


@pytest.mark.clause("XOR-DIPL-08")
def test_an_asked_player_consents_waives_or_vetoes() -> None:
    table = at("w1@t01", "m2@t12", "m1@t12", green=GREEN_QUEST).do(RED, "propose green", "ask G12")
    assert table.offers(BLUE) == ["consent", "veto", "waive"]
    assert table.offers(GREEN) == []


@pytest.mark.clause("XOR-DIPL-09", "XOR-DIPL-22", "XOR-DIPL-23")
def test_with_a_veto_nothing_happens() -> None:
    table = at("w1@t01", "m1@t12", green=GREEN_QUEST).do(RED, "propose green", "ask G12").do(BLUE, "veto")
    assert table.asks() == "negotiation"
    table.do(RED, "drop")
    assert (table.asks(), table.quest("green"), table.won(RED)) == ("main", ["G01", "G12"], [])


@pytest.mark.clause("XOR-DIPL-13", "XOR-DIPL-12")
def test_the_active_player_may_waive_his_own_right() -> None:
    table = at("w2@t01", "m1@t12", "w1@t01", green=GREEN_QUEST).do(RED, "propose green")
    assert table.offers() == ["drop", "ask G12", "yield G01"]
    assert table.refused(RED, "yield G12") == "XOR-DIPL-13"
    table.do(RED, "yield G01")
    assert table.asked == GREEN
    table.do(GREEN, "consent").do(RED, "ask G12").do(BLUE, "consent").turn_up()
    assert [table.won(seat) for seat in range(3)] == [[], ["G12"], ["G01"]]
    alone = at("w2@t01", "m1@t12", green=GREEN_QUEST).do(RED, "propose green")
    assert alone.refused(RED, "yield G01") == "XOR-DIPL-12"


@pytest.mark.clause("XOR-DIPL-23")
def test_a_proposal_may_be_dropped_at_any_point() -> None:
    table = at("w1@t01", "m1@t12", green=GREEN_QUEST).do(RED, "propose green", "drop")
    assert table.asks() == "main"


def dropped(group: str = "w1@t01 w1@start", **more: object) -> Table:
    return at(group, "m1@t12", green=GREEN_QUEST, **more).do(RED, "propose green", "drop")  # type: ignore[arg-type]


@pytest.mark.clause("XOR-DIPL-24")
@pytest.mark.parametrize("change", ["move w2-c3", "raise w2", "boots w2"])
def test_the_same_quest_is_proposed_again_only_after_a_change(change: str) -> None:
    table = dropped(held={RED: "boots"})
    assert table.refused(RED, "propose green") == "XOR-DIPL-24"
    assert table.offers_of("propose") == []
    assert table.refused(RED, "introduce mechanicus") is None
    table.do(RED, "introduce mechanicus")
    assert table.refused(RED, "propose green") == "XOR-DIPL-24"
    assert table.do(RED, change).refused(RED, "propose green") is None


@pytest.mark.clause("XOR-DIPL-24")
def test_another_turn_or_another_quest_is_a_new_situation() -> None:
    table = at("w1@t01 m1@t17", "m1@t12 m1@t19 w1@t20 w1@t23", green=GREEN_QUEST, red="R17 R19 R20 R23")
    table.do(RED, "propose green", "drop")
    assert table.refused(RED, "propose red") is None
    table.do(RED, "end").do(BLUE, "end")
    assert table.refused(RED, "propose green") is None


@pytest.mark.clause("XOR-DIPL-26")
def test_a_waiver_counts_for_the_proposal_only() -> None:
    table = at("w1@t01 w1@start", "m2@t12", "m1@t12", green=GREEN_QUEST).do(RED, "propose green", "ask G12")
    table.do(BLUE, "waive").do(GREEN, "veto").do(RED, "drop", "move w2-c3", "propose green", "ask G12")
    assert table.asked == BLUE


@pytest.mark.clause("XOR-DIPL-25", "XOR-WIND-04")
def test_an_item_that_changes_who_is_strongest_voids_the_answer() -> None:
    table = at("w1@t08", "m2@t12", "m1@t12 w1@t01", green=GREEN_QUEST, held={GREEN: "potion"})
    table.do(RED, "propose green").do(GREEN, "pass").do(RED, "ask G12").do(BLUE, "consent")
    table.do(GREEN, "potion m1")
    assert "ask G12" in table.offers(RED)
    assert {"event": "void", "card": "G12"} in table.told()
    table.do(RED, "ask G12")
    assert table.asked == GREEN


@pytest.mark.clause("XOR-DIPL-25")
def test_a_question_just_put_is_void_too() -> None:
    table = at("w1@t01", "m2@t12", "m1@t12", green=GREEN_QUEST, held={GREEN: "potion"})
    table.do(RED, "propose green").do(GREEN, "pass").do(RED, "ask G12")
    assert table.asked == BLUE
    table.do(GREEN, "potion m1")
    assert (table.asked, table.asks()) == (RED, "negotiation")


@pytest.mark.clause("XOR-DIPL-25")
def test_a_question_stays_when_an_answer_for_another_task_becomes_void() -> None:
    table = at(LONE, "w1@t01", "m2@t12", "m1@t12", green=GREEN_QUEST, held={YELLOW: "potion"})
    table.do(RED, "propose green").do(YELLOW, "pass").do(RED, "ask G12").do(GREEN, "consent").do(RED, "ask G01")
    table.do(YELLOW, "potion m1")
    assert (table.asked, table.asks()) == (BLUE, "answer")
    assert table.do(BLUE, "consent").offers() == ["drop", "ask G12"]


@pytest.mark.clause("XOR-DIPL-25")
def test_a_choice_between_equals_that_are_equal_no_more_is_void() -> None:
    table = at("w1@t01", "m1@t12", "m1@t12", green=GREEN_QUEST, held={GREEN: "potion"})
    table.do(RED, "propose green").do(GREEN, "pass").do(RED, "ask G12")
    assert table.asks() == "choice"
    table.do(GREEN, "potion m1")
    assert (table.asked, table.asks()) == (RED, "negotiation")
    assert table.do(RED, "ask G12").asked == GREEN


@pytest.mark.clause("XOR-DIPL-25")
def test_a_choice_between_equals_stays_when_an_item_is_used_elsewhere() -> None:
    table = at("w1@t01", "m1@t12", "m1@t12", LONE, green=GREEN_QUEST, held={YELLOW: "potion"})
    table.do(RED, "propose green").do(YELLOW, "pass").do(RED, "ask G12").do(YELLOW, "potion w1")
    assert (table.asks(), table.offers()) == ("choice", ["choose 2", "choose 3"])


@pytest.mark.clause("XOR-DIPL-25")
def test_answers_that_still_hold_stay() -> None:
    table = at("w1@t08", "m2@t12", "w1@t01 w1@t02", green=GREEN_QUEST, held={GREEN: "potion"})
    table.do(RED, "propose green").do(GREEN, "pass").do(RED, "ask G12").do(BLUE, "consent").do(GREEN, "potion w2")
    assert table.offers(RED) == ["drop", "ask G01"]
    assert all(event["event"] != "void" for event in table.told()), "nothing became void, asked for or not"


@pytest.mark.clause("XOR-DIPL-25")
def test_a_majority_won_during_the_talk_may_be_declared() -> None:
    table = at("w1@t07 w1@t08", "w3@t08 m1@t09", LONE, blue="B07 B08 B09", held={RED: "potion"})
    table.do(RED, "propose blue", "pass")
    assert table.refused(RED, "declare blue") == "XOR-MAJ-05"
    assert table.refused(RED, "declare green") == "HALL-ASK-03"
    table.do(RED, "potion w2")
    assert table.offers() == ["drop", "ask B09", "yield B08", "declare blue"]
    table.do(RED, "declare blue").turn_up()
    assert (table.won(RED), table.won(BLUE)) == (["B07", "B08"], ["B09"])


@pytest.mark.clause("XOR-DIPL-25", "XOR-DIPL-22")
def test_an_item_may_settle_the_last_open_task() -> None:
    """Red's potion wins him R17 from Green; with R19 that makes two of four, no majority, but all is agreed."""
    table = at("m1@t17 m1@t19", "w1@t20 w1@t23", "m2@t17", red="R17 R19 R20 R23", held={RED: "potion"})
    table.do(RED, "propose red", "pass", "ask R20").do(BLUE, "consent").do(RED, "ask R23").do(BLUE, "consent")
    assert table.offers_of("ask") == ["R17"]
    table.do(RED, "potion m1").turn_up()
    assert [table.won(seat) for seat in range(3)] == [["R17", "R19"], ["R20", "R23"], []]


@pytest.mark.clause("XOR-DIPL-25")
def test_the_first_seats_answer_becomes_void_like_any_other() -> None:
    table = at("m2@t12", "w1@t08", "m1@t12 w1@t01", active=BLUE, green=GREEN_QUEST, held={GREEN: "potion"})
    table.do(BLUE, "propose green").do(GREEN, "pass").do(BLUE, "ask G12").do(RED, "consent").do(GREEN, "potion m1")
    assert table.offers(BLUE) == ["drop", "ask G01", "ask G12"]


def test_everybody_hears_which_quest_is_proposed() -> None:
    """What the event told is in the view, so that a client which comes later shows the talk, too."""
    talk = at("w1@t01", "m1@t12", "m1@t12", green="G01 G12").do(RED, "propose green")
    assert [talk.state.view(seat)["proposed"] for seat in range(3)] == ["green"] * 3
    assert talk.do(RED, "drop").state.view(1)["proposed"] is None
