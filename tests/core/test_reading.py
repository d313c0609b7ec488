"""Reading JSON that may be wrong or hostile."""

from __future__ import annotations

import json
from typing import Any

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from matches import finished, played_out, tampered
from nim import GAME as NIM
from sealed_table import at

from bannerhall.core.errors import BadPosition
from bannerhall.core.game import Game
from bannerhall.core.match import walk
from bannerhall.core.reading import Reader, brief, step_into, whole_between
from bannerhall.core.state import SPECTATOR, State
from bannerhall.games.sealed import GAME

QUIET = settings(
    derandomize=True,
    max_examples=120,
    deadline=None,
    suppress_health_check=[HealthCheck.too_slow],
    database=None,
)


def complaint(data: object, read: Any) -> dict[str, int | str]:
    with pytest.raises(BadPosition) as wrong:
        read(Reader(data))
    assert wrong.value.message == "bad-position"
    return wrong.value.facts


def test_a_value_is_found_by_its_path() -> None:
    reader = Reader({"a": [{"b": 7}]})
    found = reader.at("a").items(1, 1)[0].at("b")
    assert (found.whole(0, 9), found.path) == (7, "/a/0/b")


@pytest.mark.parametrize("value", [-1, 10, True, False, 1.0, "1", None, [1], 2**80])
def test_a_whole_number_is_no_other_thing(value: object) -> None:
    assert complaint({"n": value}, lambda reader: reader.at("n").whole(0, 9))["where"] == "/n"
    assert not whole_between(value, 0, 9)


def test_bounds_belong_to_the_range() -> None:
    assert [Reader(n).whole(2, 4) for n in (2, 3, 4)] == [2, 3, 4]
    assert complaint(5, lambda reader: reader.whole(2, 4)) == {"where": "/", "got": "5", "wanted": "2–4"}


def test_an_object_has_exactly_its_keys() -> None:
    assert Reader({"a": 1, "b": 2}).object(("a", "b")) == {"a": 1, "b": 2}
    assert complaint({"a": 1}, lambda reader: reader.object(("a", "b")))["where"] == "/b"
    assert complaint({"a": 1, "b": 2, "c": 3}, lambda reader: reader.object(("a", "b")))["where"] == "/c"
    assert complaint([], lambda reader: reader.object(("a", "b")))["wanted"] == "{ a, b }"
    assert complaint({"a": 1}, lambda reader: reader.at("b"))["where"] == "/b"
    assert complaint(3, lambda reader: reader.at("b"))["where"] == "/b"


def test_a_list_has_a_length() -> None:
    assert [item.path for item in Reader(["x", "y"]).items(1, 2)] == ["/0", "/1"]
    assert complaint([], lambda reader: reader.items(1, 2))["wanted"] == "[1–2]"
    assert complaint([1, 2, 3], lambda reader: reader.items(2, 2))["wanted"] == "[2]"
    assert complaint("ab", lambda reader: reader.items(2, 2))["got"] == "'ab'"
    assert Reader([1, 2]).wholes(2, 0, 2) == [1, 2]


def test_truth_and_text_and_names() -> None:
    assert Reader(True).truth() is True
    assert complaint(1, lambda reader: reader.truth())["wanted"] == "true, false"
    assert Reader("abc").text(3) == "abc"
    assert complaint("abcd", lambda reader: reader.text(3))["where"] == "/"
    assert Reader("b").name(("a", "b")) == 1
    assert complaint("c", lambda reader: reader.name(("a", "b")))["wanted"] == "a, b"
    assert str(complaint(0, lambda reader: reader.name([str(i) for i in range(20)]))["wanted"]).endswith("11, …")


def test_what_was_got_is_shown_briefly_on_one_line() -> None:
    assert brief("a\nb") == "'a\\nb'"
    assert len(brief("x" * 1000)) <= 40
    assert brief([1, 2]) == "[1, 2]"


def test_a_step_leads_into_objects_and_lists() -> None:
    data = {"a": [10, 20], "0": 1}
    assert step_into(data, "a") == [10, 20]
    assert step_into(data["a"], "1") == 20
    assert [step_into(data["a"], step) for step in ("2", "-1", "a", "", "١")] == [None] * 5
    assert step_into(data, "b") is None
    assert step_into(7, "0") is None


# --- Hostile positions -------------------------------------------------------------------------------------------


def moments() -> list[dict[str, Any]]:
    """Positions of every shape: all moments of some matches, and moments that are rare in play."""
    rare = [
        at("closing", seats=3, hands=["gold seal", "seal"], desk={0: 2}, round=5),
        at("window", seats=3, hands=["seal", "gold", "seal"], top=[("ruby", [1])], bottom=[("gold", [0])], desk={1: 1}),
        at("peek", hands=["gold"], bids=[3, None], argument=0),
    ]
    states = [state for seed in range(3) for _, state in walk(finished(3, seed))]
    found = {json.dumps(state.to_json()): state for state in [*states, *(table.state for table in rare)]}
    return [json.loads(text) for text in found]


MOMENTS = moments()


def outcome(game: Game, data: object) -> tuple[State | None, BadPosition | None]:
    """Anything else than a bad position ends the test."""
    try:
        return game.load(data), None
    except BadPosition as refused:
        return None, refused


def loads_or_is_refused(game: Game, data: object, seed: int) -> State | None:
    """Every position is refused with a sentence, or can be played to its end."""
    state, refusal = outcome(game, data)
    if state is None:
        assert len(str(refusal).splitlines()) == 1
        return None
    assert state.check() == []
    assert game.load(json.loads(json.dumps(state.to_json()))).to_json() == state.to_json()
    for reader in (*range(int(state.seats)), SPECTATOR):
        assert state.clone().view(reader) == state.view(reader)
    assert all(state.legal(seat) for seat in state.waiting())
    return played_out(state, seed)


def test_every_moment_of_a_match_loads_and_plays_on() -> None:
    assert len(MOMENTS) > 100
    for number, data in enumerate(MOMENTS[::7]):
        assert loads_or_is_refused(GAME, data, number) is not None


@QUIET
@given(st.sampled_from(MOMENTS).flatmap(tampered), st.integers(0, 9))
def test_a_tampered_position_is_refused_or_playable(data: Any, seed: int) -> None:
    loads_or_is_refused(GAME, data, seed)


@QUIET
@given(
    st.sampled_from(MOMENTS),
    st.lists(st.sampled_from([frame for data in MOMENTS for frame in data["stack"]]), max_size=5),
    st.integers(0, 9),
)
def test_a_stack_of_sound_frames_in_any_order_is_refused_or_playable(
    data: dict[str, Any], stack: list[object], seed: int
) -> None:
    loads_or_is_refused(GAME, {**data, "stack": stack}, seed)


@QUIET
@given(tampered(NIM.new(2, 1).to_json()), st.integers(0, 9))
def test_a_tampered_position_of_an_outsiders_game_is_refused_or_playable(data: Any, seed: int) -> None:
    loads_or_is_refused(NIM, data, seed)


@pytest.mark.parametrize("data", [None, 3, "x", [], {}, {"game": "sealed"}])
def test_what_is_no_position_at_all_is_refused(data: object) -> None:
    with pytest.raises(BadPosition):
        GAME.load(data)


@pytest.mark.parametrize(
    ("changes", "where"),
    [
        ({"game": "nim"}, "/game"),
        ({"rules": 2}, "/rules"),
        ({"seats": 7}, "/seats"),
        ({"revelations": -1}, "/revelations"),
        ({"stack": [["jump", 0, 0, 0, 0, 0]]}, "/stack/0/0"),
        ({"stack": [["bids", -2, 0, 0, 0, 0]]}, "/stack/0/1"),
        ({"stack": [["bids", 2, 0, 0, 0, 0]]}, "/stack/0/1"),
        ({"stack": [["bids", 0, 0, 0, 0]]}, "/stack/0"),
        ({"stack": [["bids", 0, 0, 0, 0, 0]] * 17}, "/stack"),
        ({"sides": [None]}, "/sides"),
        ({"sides": [["desk", 1, 0, 0, 0, 0], None]}, "/sides/0/asks"),
        ({"sides": [["desk", -1, 0, 0, 0, 0], None]}, "/sides/0/asks"),
    ],
)
def test_the_place_of_a_wrong_value_is_told(changes: dict[str, object], where: str) -> None:
    with pytest.raises(BadPosition) as wrong:
        GAME.load({**at("bids").state.to_json(), **changes})
    assert wrong.value.facts["where"] == where
