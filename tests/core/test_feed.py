"""A match as one reader may know it."""

from __future__ import annotations

import json

import pytest
from matches import act, finished, match_at, tell
from sealed_table import at

from bannerhall.core.feed import feed, redacted, views
from bannerhall.core.match import Match
from bannerhall.core.state import SPECTATOR

READERS = (0, 1, 2, SPECTATOR)


def actions(match: Match, reader: int) -> list[object]:
    return [line.get("action") for line in feed(match, reader)]


def test_a_secret_argument_stands_as_a_question_mark() -> None:
    match = act(match_at(at("bids", seats=3)), 0, "bid 4")
    assert feed(match, 0) == [{"number": 1, "by": 0, "action": {"kind": "bid", "argument": 4}}]
    for other in (1, 2, SPECTATOR):
        assert feed(match, other) == [{"number": 1, "by": 0, "action": {"kind": "bid", "argument": "?"}}]


def test_open_entries_are_told_to_all_with_what_happened() -> None:
    match = act(match_at(at("auction", seats=3)), 0, "bury")
    for reader in READERS:
        assert feed(match, reader) == [
            {"number": 1, "by": 0, "action": {"kind": "bury"}, "events": [{"event": "buried", "seat": 0}]}
        ]


def test_a_hidden_entry_is_not_there_and_leaves_no_gap() -> None:
    match = match_at(at("auction", seats=3, hands=["", "gold copper"], desk={1: 0}))
    act(match, 1, "pledge slot1", "pledge slot2")
    act(match, 0, "keep")
    assert [line["number"] for line in feed(match, 1)] == [1, 2, 3]
    for other in (0, 2, SPECTATOR):
        assert feed(match, other) == [
            {"number": 1, "by": 0, "action": {"kind": "keep"}, "events": [{"event": "kept", "seat": 0}]}
        ]


def test_chance_is_told_to_whom_it_serves() -> None:
    match = match_at(at("window", seats=3, hands=["seal", "gold"]), typed=["peek"])
    act(match, 0, "break")
    tell(match, 2, "peek ruby")
    assert actions(match, 0) == [{"kind": "break"}, {"kind": "peek", "argument": "ruby"}]
    for other in (1, 2, SPECTATOR):
        assert actions(match, other) == [{"kind": "break"}, {"kind": "peek", "argument": "?"}]
        assert feed(match, other)[1]["events"] == [{"event": "looked", "seat": 0, "card": None}]


def test_a_step_back_is_told_in_the_readers_own_numbers() -> None:
    match = match_at(at("auction", seats=3, hands=["", "gold"], desk={1: 0}))
    act(match, 1, "pledge slot1")
    act(match, 0, "keep")
    act(match, 0, "bid 3", "bid 4")
    match.step_back(0)
    assert feed(match, 0)[-1] == {"number": 4, "back": 2}
    assert feed(match, 1)[-1] == {"number": 5, "back": 3}


def test_a_step_back_over_hidden_entries_is_hidden() -> None:
    match = match_at(at("auction", seats=3, hands=["", "gold copper"], desk={1: 0}))
    act(match, 1, "pledge slot1", "pledge slot2")
    match.step_back(1)
    assert feed(match, 1)[-1] == {"number": 3, "back": 1}
    for other in (0, 2, SPECTATOR):
        assert feed(match, other) == []


def test_a_step_back_over_public_entries_is_told_to_all() -> None:
    match = act(match_at(at("auction", seats=3)), 0, "bury")
    match.step_back(0)
    for reader in READERS:
        assert feed(match, reader)[-1] == {"number": 2, "back": 0}


def test_the_rarer_entries_are_told() -> None:
    match = match_at(at("auction", seats=3))
    match.change_seat(2, "Ada")
    match.repair(1, [{"path": "/table/coins/0", "value": 4}], agreed=True)
    match.change_rules(1, at("bids", seats=3).state.to_json())
    for reader in READERS:
        assert feed(match, reader) == [
            {"number": 1, "sits": 2, "name": "Ada"},
            {"number": 2, "by": 1, "repair": [{"path": "/table/coins/0", "value": 4}]},
            {"number": 3, "rules": 1},
        ]


def test_the_result_is_told() -> None:
    match = act(match_at(at("closing", desk={0: 0}, round=5)), 0, "leave")
    assert feed(match, 1)[-1] == {"number": 2, "result": match.record.result()}


def test_a_reader_asks_for_what_is_new() -> None:
    match = act(match_at(at("auction")), 0, "keep", "bid 1", "bid 2")
    assert [line["number"] for line in feed(match, 1, since=2)] == [3]
    assert feed(match, 1, since=3) == []


@pytest.mark.parametrize("reader", READERS)
def test_the_numbers_of_a_feed_have_no_gaps(reader: int) -> None:
    numbers = [line["number"] for line in feed(finished(), reader)]
    assert numbers == list(range(1, len(numbers) + 1))


def test_a_running_match_leaves_the_hall_redacted() -> None:
    match = act(match_at(at("bids", seats=3, hands=["ruby", "gold"])), 0, "bid 4")
    shown = redacted(match, 1)
    assert set(shown) == {
        "bannerhall",
        "game",
        "rules",
        "seats",
        "options",
        "numbers",
        "names",
        "commitment",
        "feed",
    }
    assert shown["feed"] == feed(match, 1)
    assert '"argument": 4' not in json.dumps(shown)


def test_a_finished_match_is_shown_whole() -> None:
    match = finished()
    whole = match.record.to_json(match.state.rules.vocabulary)
    assert all(redacted(match, reader) == whole for reader in READERS)
    assert whole["seed"] is not None


def test_replay_as_a_seat_is_the_series_of_its_views() -> None:
    match = match_at(at("auction", seats=3, hands=["", "gold"], desk={1: 0}))
    act(match, 1, "pledge slot1")
    act(match, 0, "keep")
    assert [view["pledge"] for view in views(match, 1)] == [None, 0, 0]
    assert [view["waiting"] for view in views(match, 0)] == [[0, 1], [0, 1, 2]]


@pytest.mark.parametrize("reader", READERS)
def test_a_reader_has_a_view_for_every_line(reader: int) -> None:
    match = finished()
    shown = list(views(match, reader))
    assert len(shown) == len(feed(match, reader)) + 1
    assert shown[-1] == match.state.view(reader)
