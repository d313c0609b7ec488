"""Xorlosch as a position: questions by name, and the stacks that cannot be."""

from __future__ import annotations

import copy
from typing import Any

import pytest
from listed import listed
from xorlosch_table import BLUE, RED, Table, at

from bannerhall.core.errors import BadPosition
from bannerhall.games.xorlosch import GAME


def refused(table: Table, *changes: tuple[str, object]) -> str:
    """What is said to the position of a table with some values changed."""
    data: Any = copy.deepcopy(listed(table.state))
    for path, value in changes:
        *steps, last = [int(step) if step.isdigit() else step for step in path.split("/")]
        inside = data
        for step in steps:
            inside = inside[step]
        inside[last] = value
    with pytest.raises(BadPosition) as wrong:
        GAME.load(data)
    return str(wrong.value.facts.get("reason") or wrong.value.facts["where"])


def negotiated() -> Table:
    """The holder of G12 is asked."""
    return at("w3@t01", "m3@t12", green="G01 G12").do(RED, "propose green", "ask G12")


def appealed() -> Table:
    """A veto stands, and its holder may think again."""
    return negotiated().do(BLUE, "veto").do(RED, "appeal")


def chosen() -> Table:
    """Two others are equally strong at G12."""
    return at("w3@t01", "m3@t12", "m3@t12", green="G01 G12").do(RED, "propose green", "ask G12")


def declared() -> Table:
    """A quest is declared, and another player could still use a potion."""
    return at("w3@t01 m3@t12", "w1@start", green="G01 G12", held={BLUE: "potion"}).do(RED, "declare green")


def stopping() -> Table:
    return at("", "", "", quiet=10, options={"stall_guard": "vote"}).do(RED, "stop")


@pytest.mark.parametrize(
    ("table", "top"),
    [
        (
            Table(GAME.new(3)),
            {"question": "draw", "asks": "chance", "colour": "green", "where": "board", "laid": 0},
        ),
        (Table(GAME.new(3, seed=1)), {"question": "place", "asks": 0, "to_follow": 2}),
        (negotiated(), {"question": "answer", "asks": 1, "colour": "green", "task": 1}),
        (
            chosen(),
            {"question": "choice", "asks": 0, "colour": "green", "task": 1, "equals": [1, 2], "purpose": "ask"},
        ),
        (
            appealed(),
            {"question": "appeal", "asks": 1, "colour": "green", "distance": 1, "task": 1, "asked_anew": 0},
        ),
        (declared(), {"question": "window", "asks": 1, "asked_later": [], "began_with": 1}),
        (stopping(), {"question": "vote", "asks": 1, "asked_later": [2], "began_with": 1}),
    ],
)
def test_questions_are_written_by_name(table: Table, top: dict[str, object]) -> None:
    stack: Any = table.state.to_json()["stack"]
    assert stack[0] == {"question": "turn", "asks": "nobody"}
    assert stack[-1] == top
    assert GAME.load(table.state.to_json()).to_json() == table.state.to_json()
    assert GAME.load(listed(table.state)).to_json() == table.state.to_json()


def test_a_negotiation_counts_its_appeals() -> None:
    stack: Any = appealed().state.to_json()["stack"]
    assert stack[2] == {"question": "negotiation", "asks": "nobody", "colour": "green", "appeals": 1}


@pytest.mark.parametrize(
    ("stack", "where"),
    [
        ([["main", 0, 0, 0, 0, 0]], 0),
        ([["turn", -4, 0, 0, 0, 0], ["turn", -4, 0, 0, 0, 0]], 1),
        ([["turn", -4, 0, 0, 0, 0], ["first", -1, 0, 0, 0, 0]], 1),
        ([["turn", -4, 0, 0, 0, 0], ["answer", 1, 0, 0, 0, 0]], 1),
        ([["turn", -4, 0, 0, 0, 0], ["main", 0, 0, 0, 0, 0], ["appeal", 1, 0, 1, 0, 0]], 2),
        ([["turn", -4, 0, 0, 0, 0], ["main", 0, 0, 0, 0, 0], ["choice", 0, 0, 0, 2, 0]], 2),
        ([["turn", -4, 0, 0, 0, 0], ["main", 0, 0, 0, 0, 0], ["aside", 0, 0, 0, 0, 0]], 2),
    ],
)
def test_questions_lie_only_where_they_may(stack: list[object], where: int) -> None:
    assert refused(at("w1@t01 m1@t12"), ("stack", stack)) == f"/stack/{where}"


@pytest.mark.parametrize(
    ("table", "path", "value", "said"),
    [
        (at(""), "stack/0/1", 0, "/stack/0/asks"),
        (at(""), "stack/1/1", 1, "main asks somebody else than the active player"),
        (at(""), "stack/1/1", -1, "/stack/1/asks"),
        (at(""), "stack/1/2", 1, "/stack/1"),
        (at(""), "sides/0", ["main", 0, 0, 0, 0, 0], "/sides/0"),
        (Table(GAME.new(3)), "stack/7/1", 0, "/stack/7/asks"),
        (Table(GAME.new(3)), "stack/7/2", 3, "/stack/7/colour"),
        (Table(GAME.new(3)), "stack/7/3", 2, "/stack/7/where"),
        (Table(GAME.new(3)), "stack/7/4", -1, "/stack/7/laid"),
        (Table(GAME.new(3)), "stack/7/4", 2, "draw is about cards that are not there"),
        (Table(GAME.new(3)), "stack/7/5", 1, "/stack/7"),
        (Table(GAME.new(3, seed=1)), "stack/1/2", 3, "/stack/1/to_follow"),
        (declared(), "stack/2/2", 3, "/stack/2/colour"),
        (declared(), "stack/3/2", 4, "/stack/3/asked_later"),
        (declared(), "stack/3/3", 2, "/stack/3/began_with"),
        (stopping(), "stack/2/2", 8, "/stack/2/asked_later"),
        (negotiated(), "stack/2/1", 1, "negotiation asks somebody else than the active player"),
        (negotiated(), "stack/2/2", -1, "/stack/2/colour"),
        (negotiated(), "stack/2/3", 3, "/stack/2/appeals"),
        (negotiated(), "stack/3/1", 0, "answer asks somebody who was not asked for the task"),
        (negotiated(), "stack/3/3", 0, "answer asks somebody who was not asked for the task"),
        (negotiated(), "stack/3/3", 2, "answer is about a task that the quest does not have"),
        (negotiated(), "table/talk/reply/1", "veto", "answer asks somebody who was not asked for the task"),
        (chosen(), "stack/3/1", 1, "choice asks somebody else than the active player"),
        (chosen(), "stack/3/3", 2, "choice is about a task that the quest does not have"),
        (chosen(), "stack/3/4", 0, "choice offers nobody"),
        (chosen(), "stack/3/4", 8, "/stack/3/equals"),
        (chosen(), "stack/3/5", 2, "/stack/3/purpose"),
        (appealed(), "stack/3/3", 0, "/stack/3/distance"),
        (appealed(), "stack/3/3", 2, "/stack/3/distance"),
        (appealed(), "stack/3/4", 2, "appeal is about a task that the quest does not have"),
        (appealed(), "stack/3/4", 3, "appeal is about a task that the quest does not have"),
        (appealed(), "stack/3/5", 16, "/stack/3/asked_anew"),
    ],
)
def test_every_question_is_about_what_can_be(table: Table, path: str, value: object, said: str) -> None:
    assert refused(table, (path, value)) == said


def test_a_quest_that_does_not_lie_there_is_not_talked_about() -> None:
    table = at("w1@t01", "m1@t12", green="- | - | -")
    turn: list[object] = [["turn", -4, 0, 0, 0, 0], ["main", 0, 0, 0, 0, 0]]
    talk = [*turn, ["negotiation", 0, 0, 0, 0, 0]]
    assert refused(table, ("stack", talk)) == "negotiation is about no quest"
    window = [*turn, ["declared", -4, 0, 0, 0, 0], ["window", 1, 0, 1, 0, 0]]
    assert refused(table, ("stack", window)) == "declared is about no quest"
    assert refused(table, ("stack", [*turn, ["draw", -1, 0, 1, 0, 0]])) == "draw is about cards that are not there"


def test_values_out_of_their_range_are_refused_by_their_path() -> None:
    table = at("w1@t01 m1@t12", green="G01 G12", held={RED: "boots"}).do(RED, "boots w1")
    assert refused(table, ("table/this_turn/spent", 21)) == "/table/this_turn/spent"
    assert refused(table, ("table/this_turn/boots/points", 7)) == "/table/this_turn/boots/points"
    assert refused(table, ("table/last_quest", 4)) == "/table/last_quest"
    assert refused(table, ("table/quests/green/pile/top", [[1, 1]])) == "/table/quests/green/pile/top/0/1"
    assert refused(table, ("table/talk/waived/0", [2])) == "/table/talk/waived/0/0"
