"""What the log tells: every event with its arguments, in the order things happen."""

from __future__ import annotations

import pytest
from xorlosch_table import BLUE, GREEN, RED, Table, at

from bannerhall.core.state import CHANCE
from bannerhall.games.xorlosch import GAME

G01, G12, R20 = "G01", "G12", "R20"


def log(table: Table) -> list[tuple[object, ...]]:
    return [tuple(event.values()) for event in table.told()]


def test_the_set_up() -> None:
    table = Table(GAME.new(2, options={"first_player": "chance"})).do(CHANCE, "first 2").turn_up("G12", "G01")
    assert log(table)[:3] == [("began", 1), ("turned_up", G12, 0), ("turned_up", G01, 0)]
    assert [event[2] for event in log(table) if event[0] == "turned_up"] == [
        0,
        0,
        1,
        1,
        *[0] * 3,
        *[1] * 3,
        *[0] * 4,
        *[1] * 4,
    ]
    table.do(1, "place mechanicus-2", "ready").do(0, "place warrior-1", "ready")
    assert log(table)[-3:] == [("placed", 1, "m1", 2), ("placed", 0, "w1", 1), ("turn", 1, 1)]
    table.do(1, "end").do(0, "end")
    assert log(table)[-2:] == [("turn", 0, 1), ("turn", 1, 2)]


def test_the_group() -> None:
    table = at("w1@t12 w2@start").do(RED, "remove w2", "introduce mechanicus", "raise m1", "move m1-t01")
    assert log(table) == [
        ("removed", RED, "w2"),
        ("introduced", RED, "m1"),
        ("raised", RED, "m1", 2),
        ("moved", RED, "m1", "t01", 1),
    ]


def test_items() -> None:
    table = at(
        "w1@trap1 w1@trap2 m1@t20", "w1@t20", "", held={RED: "boots potion", BLUE: "trap"}, red="R17 R19 R20 R23"
    )
    table.do(RED, "take trap", "boots w2", "potion m1").do(BLUE, "trap w1-R20")
    assert log(table) == [
        ("took", RED, "trap"),
        ("wore", RED, "w2"),
        ("drank", RED, "m1"),
        ("trapped", BLUE, "w1", R20),
    ]


@pytest.mark.clause("XOR-DIPL-08")
def test_a_negotiation() -> None:
    table = at("w1@t01", "m2@t12", "m1@t12", green="G01 G12").do(RED, "propose green", "ask G12")
    table.do(BLUE, "waive").do(GREEN, "veto").do(RED, "appeal").do(GREEN, "consent")
    assert log(table) == [
        ("proposed", RED, "green"),
        ("asked", BLUE, G12),
        ("waived", BLUE, G12),
        ("asked", GREEN, G12),
        ("vetoed", GREEN, G12),
        ("appealed", RED, 1),
        ("consented", GREEN, G12),
        ("completed", RED, "green", "diplomacy"),
        ("won", RED, G01),
        ("won", GREEN, G12),
        ("laid", "green"),
    ]


def test_a_proposal_dropped() -> None:
    table = at("w1@t01", "m2@t12", green="G01 G12").do(RED, "propose green", "drop")
    assert log(table) == [("proposed", RED, "green"), ("dropped", RED, "green")]


def test_a_majority() -> None:
    table = at("w1@t01 m1@t12", green="G01 G12 | - | -").do(RED, "declare green")
    assert log(table) == [
        ("declared", RED, "green"),
        ("completed", RED, "green", "majority"),
        ("won", RED, G01),
        ("won", RED, G12),
    ]


def test_a_vote() -> None:
    table = at("w1@t01", "w1@t02", "w1@t01", quiet=10, options={"stall_guard": "vote"})
    table.do(RED, "stop").do(BLUE, "agree").do(GREEN, "refuse")
    assert log(table) == [("stop_proposed", RED), ("agreed", BLUE), ("refused", GREEN)]
