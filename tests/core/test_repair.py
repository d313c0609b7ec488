"""Mending a position by agreement."""

from __future__ import annotations

from typing import Any

import pytest
from matches import act, clause_of, lines, match_at
from sealed_table import at

from bannerhall.core.errors import Illegal, Trouble
from bannerhall.core.match import Match
from bannerhall.core.state import SPECTATOR


def patch(*changes: tuple[str, object]) -> list[dict[str, object]]:
    return [{"path": path, "value": value} for path, value in changes]


@pytest.fixture
def match() -> Match:
    return match_at(
        at("bids", hands=["gold seal", "ruby"], bids=[3, None], pledge={1: 0}, top=[("pearl", [0])], round=5)
    )


def test_what_all_can_see_is_mended_by_agreement(match: Match) -> None:
    match.repair(1, patch(("/table/coins/0", 7), ("/table/coins/1", 12)), agreed=True)
    assert match.state.position()["coins"] == [7, 12]
    assert lines(match) == ['repair 1 [{"path":"/table/coins/0","value":7},{"path":"/table/coins/1","value":12}]']


def test_play_goes_on_from_the_mended_position(match: Match) -> None:
    match.repair(0, patch(("/table/coins/1", 2)), agreed=True)
    assert clause_of(lambda: act(match, 1, "bid 3")) == ("SLD-BID-02", {"seat": 2, "bid": 3, "coins": 2})
    assert act(match, 1, "bid 2").state.position()["coins"] == [7, 2]


@pytest.mark.clause("HALL-FIX-01")
@pytest.mark.parametrize(
    ("seat", "path"),
    [
        (0, "/table/hands/1/0"),
        (0, "/table/hands/1/0/0"),
        (1, "/table/deck/top/0"),
        (1, "/table/bids/0"),
        (0, "/table/bids/0"),
        (0, "/table/pledge/1"),
        (0, "/table/deck/middle/2"),
        (0, "/table/desked"),
        (0, "/table/nothing"),
        (0, "/table/coins/2"),
        (0, "/table/coins/-1"),
    ],
)
def test_nobody_mends_what_they_cannot_see(match: Match, seat: int, path: str) -> None:
    before = match.state.to_json()
    found = clause_of(lambda: match.repair(seat, patch(("/table/coins/0", 9), (path, 1)), agreed=True))
    assert found == ("HALL-FIX-01", {"seat": seat + 1, "where": path})
    assert (match.state.to_json(), match.record.entries) == (before, [])


@pytest.mark.clause("HALL-FIX-02")
@pytest.mark.parametrize(
    ("path", "value"),
    [
        ("/table/coins/0", -1),
        ("/table/coins/0", 2),
        ("/table/coins/0", "many"),
        ("/table/coins", [1]),
        ("/table/discards/0", 1),
        ("/table/round", 9),
        ("/table/auctioneer", 5),
    ],
)
def test_a_repair_must_lead_to_a_sound_position(match: Match, path: str, value: object) -> None:
    before = match.state.to_json()
    clause, facts = clause_of(lambda: match.repair(0, patch((path, value)), agreed=True))
    assert (clause, facts["seat"]) == ("HALL-FIX-02", 1)
    assert facts["reason"]
    assert (match.state.to_json(), match.record.entries) == (before, [])


@pytest.mark.clause("HALL-FIX-03")
def test_a_repair_needs_agreement(match: Match) -> None:
    found = clause_of(lambda: match.repair(0, patch(("/table/coins/0", 9)), agreed=False))
    assert found == ("HALL-FIX-03", {"seat": 1})
    assert match.state.position()["coins"] == [10, 10]


@pytest.mark.clause("HALL-ASK-01")
def test_nothing_is_mended_after_the_end() -> None:
    match = match_at(at("over", round=5))
    found = clause_of(lambda: match.repair(0, patch(("/table/coins/0", 9)), agreed=True))
    assert found == ("HALL-ASK-01", {"seat": 1})


@pytest.mark.parametrize(
    "wrong",
    [
        None,
        {},
        [],
        "coins",
        [{"path": "/table/coins/0"}],
        [{"path": "/seats", "value": 3}],
        [{"path": "/table/", "value": 3}],
        [{"path": "/stack/0", "value": 3}],
        [{"path": 3, "value": 3}],
        [{"path": "/table/coins/0", "value": 3, "more": 1}],
        [{"path": "/table/coins/0", "value": 3}] * 101,
        [{"path": "/table/" + "x" * 300, "value": 3}],
    ],
)
def test_what_is_no_patch_changes_nothing(match: Match, wrong: Any) -> None:
    with pytest.raises(Trouble):
        match.repair(0, wrong, agreed=True)
    assert match.record.entries == []


def test_a_repair_is_shown_to_each_as_far_as_they_see(match: Match) -> None:
    match.repair(0, patch(("/table/coins/0", 7)), agreed=True)
    shown = match.traces[0].shown
    assert shown == {reader: [{"path": "/table/coins/0", "value": 7}] for reader in (0, 1, SPECTATOR)}


def test_a_patch_may_replace_a_whole_list(match: Match) -> None:
    match.repair(0, patch(("/table/coins", [4, 5])), agreed=True)
    assert match.state.position()["coins"] == [4, 5]


def test_the_patch_of_a_record_is_not_changed_by_later_repairs(match: Match) -> None:
    coins = [4, 5]
    match.repair(0, patch(("/table/coins", coins)), agreed=True)
    match.repair(0, patch(("/table/coins/1", 6)), agreed=True)
    assert match.record.entries[0].data == patch(("/table/coins", [4, 5]))
    assert coins == [4, 5]


def test_an_unseen_value_is_refused_before_it_is_looked_at(match: Match) -> None:
    """The answer must not tell whether a guess at a secret was right."""
    answers = set()
    for card in range(6):
        with pytest.raises(Illegal) as wrong:
            match.repair(0, patch(("/table/hands/1/0", [card, 2])), agreed=True)
        answers.add(wrong.value.refusal.clause)
    assert answers == {"HALL-FIX-01"}
