"""The stack by its declarations: what lies where it may not, asks whom it may not, or says what cannot be."""

from __future__ import annotations

import copy
from typing import Any

import pytest
from listed import listed
from sealed_table import Table, at

from bannerhall.core.errors import BadPosition
from bannerhall.core.frames import CHANCE
from bannerhall.core.shapes import ANYTHING, BOTTOM, Shape
from bannerhall.core.state import State
from bannerhall.games.sealed import GAME


def where(position: object) -> str:
    with pytest.raises(BadPosition) as wrong:
        GAME.load(position)
    return str(wrong.value.facts["where"])


def changed(table: Table, depth: int, **values: object) -> dict[str, Any]:
    """The position with some values of a frame changed; None takes a key away."""
    position: dict[str, Any] = copy.deepcopy(table.state.to_json())
    frame = {**position["stack"][depth], **values}
    position["stack"][depth] = {key: value for key, value in frame.items() if value is not None}
    return position


@pytest.mark.parametrize("ask", ["deal", "harvest", "window", "peek", "auction", "bids", "lot", "closing"])
def test_frames_written_by_name_and_as_lists_are_the_same(ask: str) -> None:
    state: State = at(ask, hands=["gold", "gold"], desk={0: 2} if ask == "closing" else None, round=5).state
    assert GAME.load(listed(state)).to_json() == GAME.load(state.to_json()).to_json() == state.to_json()


@pytest.mark.parametrize(
    ("table", "depth", "values", "path"),
    [
        (at("bids"), 1, {"question": "bid"}, "/stack/1/question"),
        (at("bids"), 1, {"asks": "chance"}, "/stack/1/asks"),
        (at("bids"), 1, {"asks": "everybody"}, "/stack/1/asks"),
        (at("bids"), 1, {"asked": [0, 2]}, "/stack/1/asked/1"),
        (at("bids"), 1, {"asked": [0, 1, 1]}, "/stack/1/asked"),
        (at("bids"), 1, {"to_answer": None}, "/stack/1/to_answer"),
        (at("bids"), 1, {"winner": 1}, "/stack/1/winner"),
        (at("auction"), 2, {"asks": 2}, "/stack/2/asks"),
        (at("auction"), 2, {"asks": True}, "/stack/2/asks"),
        (at("lot"), 1, {"winner": 3}, "/stack/1/winner"),
        (at("lot"), 1, {"winner": -1}, "/stack/1/winner"),
        (at("lot"), 1, {"winner": "Ada"}, "/stack/1/winner"),
        (at("peek"), 2, {"looker": 2}, "/stack/2/looker"),
        (at("deal"), 1, {"card": 4}, "/stack/1/card"),
        (at("harvest"), 3, {"typed_by": 2}, "/stack/3/typed_by"),
    ],
)
def test_a_bad_frame_is_refused_with_its_path(table: Table, depth: int, values: dict[str, object], path: str) -> None:
    assert where(changed(table, depth, **values)) == path


@pytest.mark.parametrize(("table", "depth", "wanted"), [(at("bids"), 1, "several"), (at("auction"), 2, "0–1")])
def test_whom_a_question_may_ask_is_told(table: Table, depth: int, wanted: str) -> None:
    with pytest.raises(BadPosition) as wrong:
        GAME.load(changed(table, depth, asks="everybody"))
    assert wrong.value.facts["wanted"] == wanted


def test_what_lies_upon_the_wrong_question_is_refused_with_its_path() -> None:
    position: dict[str, Any] = copy.deepcopy(at("auction").state.to_json())
    position["stack"] = [position["stack"][0], position["stack"][2]]
    assert where(position) == "/stack/1"
    position["stack"] = position["stack"][1:]
    assert where(position) == "/stack/0"


def test_a_number_where_the_question_has_none_is_refused() -> None:
    position = listed(at("auction").state)
    position["stack"][2][4] = 7
    assert where(position) == "/stack/2"


def test_only_a_question_for_side_frames_stands_beside_the_stack() -> None:
    position: dict[str, Any] = copy.deepcopy(at("auction", desk={0: 1}).state.to_json())
    assert position["sides"][0] == {"question": "desk", "asks": 0, "pledges": 1}
    position["sides"][0] = {"question": "auction", "asks": 0}
    assert where(position) == "/sides/0"
    position["sides"][0] = {"question": "desk", "asks": 1, "pledges": 1}
    assert where(position) == "/sides/0/asks"
    position["sides"][0] = {"question": "desk", "asks": 0, "pledges": 4}
    assert where(position) == "/sides/0/pledges"


def test_every_fault_is_told_by_check_as_well() -> None:
    state = at("lot").state
    state.frames[state.top() + 2] = 9
    assert state.check() == ["/stack/1/winner is 9, not 0–2"]


def test_what_anything_can_set_off_still_needs_something_below_it() -> None:
    draw = Shape("draw", (CHANCE,), (ANYTHING,), False, False)
    assert draw.may_lie_upon("bids")
    assert draw.may_lie_upon("round")
    assert not draw.may_lie_upon(BOTTOM)
