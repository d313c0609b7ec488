"""Stepping back: alone only while nothing was revealed, beyond that by the table's decision."""

from __future__ import annotations

import random

import pytest
from matches import act, clause_of, lines, match_at
from sealed_table import at

from bannerhall.core.match import STOP, Match
from bannerhall.games.leaders import GAME as LONG_GAME

CANNOT = "HALL-BACK-01"


def refused(match: Match, seat: int, number: int | None = None) -> bool:
    return clause_of(lambda: match.step_back(seat, number)) == (CANNOT, {"seat": seat + 1})


@pytest.mark.clause("HALL-BACK-01")
def test_an_own_entry_is_taken_back_while_nothing_was_revealed() -> None:
    match = act(match_at(at("auction")), 0, "bury")
    assert match.own_steps(0) == [1]
    match.step_back(0)
    assert match.state.to_json() == at("auction").state.to_json()
    assert lines(match) == ["seat 1: bury", "back 0"]


@pytest.mark.clause("HALL-BACK-01")
def test_without_a_number_the_last_entry_is_taken_back() -> None:
    match = act(match_at(at("auction")), 0, "keep", "bid 3", "bid 4")
    match.step_back(0)
    assert match.state.position()["bids"] == [3, None]
    assert match.own_steps(0) == [1, 2]


@pytest.mark.clause("HALL-BACK-01")
def test_with_a_number_everything_from_it_on_is_taken_back() -> None:
    match = act(match_at(at("auction")), 0, "keep", "bid 3", "bid 4")
    match.step_back(0, 1)
    assert match.state.prompt().decision == "auction"  # type: ignore[union-attr]
    assert lines(match)[-1] == "back 0"
    assert act(match, 0, "bury").own_steps(0) == [5]


@pytest.mark.clause("HALL-BACK-01")
def test_entries_of_others_are_not_ones_own() -> None:
    match = act(match_at(at("bids", seats=3)), 1, "bid 3")
    assert refused(match, 0)
    assert refused(match, 0, 1)
    assert match.own_steps(2) == []


@pytest.mark.clause("HALL-BACK-01")
def test_nobody_steps_back_over_another_players_answer() -> None:
    match = act(match_at(at("bids", seats=3)), 0, "bid 3")
    act(match, 1, "bid 2")
    assert match.own_steps(0) == []
    assert refused(match, 0)
    assert match.own_steps(1) == [2]


@pytest.mark.clause("HALL-BACK-01")
def test_nobody_steps_back_over_chance() -> None:
    match = act(match_at(at("window", hands=["seal", "gold"])), 0, "break")
    assert lines(match)[1].startswith("chance: peek")
    assert refused(match, 0)


@pytest.mark.clause("HALL-BACK-01")
@pytest.mark.parametrize(("knows", "may"), [([1], False), ([0], True)])
def test_nobody_steps_back_over_something_newly_seen(knows: list[int], may: bool) -> None:
    """Breaking a seal over a card that lies known rolls nothing, but shows it, unless one knew it already."""
    match = act(match_at(at("window", hands=["seal", "gold"], top=[("ruby", knows)])), 0, "break")
    assert (match.own_steps(0) == [1]) == may
    assert may or refused(match, 0)


@pytest.mark.clause("HALL-BACK-01")
def test_a_pass_of_somebody_who_can_only_pass_reveals_nothing() -> None:
    match = act(match_at(at("window", seats=3, hands=["gold", "copper", "seal"])), 0, "pass")
    act(match, 1, "pass")
    assert match.own_steps(0) == [1]
    match.step_back(0)
    assert match.state.seat() == 0


@pytest.mark.clause("HALL-BACK-01")
def test_a_pass_of_somebody_who_had_a_choice_does_not_count_either() -> None:
    """Whether there was a choice is the other seat's secret, so it must not decide what may be taken back."""
    match = act(match_at(at("window", seats=3, hands=["gold", "seal", "copper"])), 0, "pass")
    act(match, 1, "pass")
    assert match.own_steps(0) == [1]


@pytest.mark.clause("HALL-BACK-01")
def test_nobody_steps_back_after_the_end() -> None:
    match = act(match_at(at("closing", hands=["gold"], desk={0: 0}, round=5)), 0, "pledge slot1", "leave")
    assert match.own_steps(0) == []
    assert refused(match, 0)
    assert clause_of(lambda: match.back_to(0)) == (CANNOT, {"seat": 0})


@pytest.mark.clause("HALL-BACK-01")
def test_reveals_count_for_each_seat_what_others_did() -> None:
    match = act(match_at(at("bids", seats=3)), 0, "bid 3", "bid 4")
    assert [match.reveals(seat) for seat in range(3)] == [0, 2, 2]
    act(match, 1, "bid 2")
    assert [match.reveals(seat) for seat in range(3)] == [1, 2, 3]


@pytest.mark.clause("HALL-BACK-01")
def test_after_stepping_back_others_may_step_back_again() -> None:
    match = act(match_at(at("bids", seats=3)), 0, "bid 3")
    act(match, 1, "bid 2")
    match.step_back(1)
    assert match.own_steps(0) == [1]
    assert match.reveals(0) == 0


def test_the_table_may_go_back_to_any_entry() -> None:
    match = act(match_at(at("bids", seats=3)), 0, "bid 3")
    act(match, 1, "bid 2")
    match.back_to(1)
    assert match.state.position()["bids"] == [3, None, None]
    match.back_to(0)
    assert match.state.position()["bids"] == [None, None, None]
    assert lines(match)[2:] == ["back 1", "back 0"]


def test_going_back_over_chance_rolls_it_anew() -> None:
    match = match_at(at("lot", argument=0, deck="gold gold ruby ruby"))
    act(match, 1 if match.state.seat() == 1 else 0, "keep")
    first = lines(match)
    match.back_to(0)
    match.settle()
    assert lines(match)[len(first)] == "back 0"
    assert lines(match)[len(first) + 1].startswith("chance: lot")
    assert match.state.seat() != -1


def test_going_back_keeps_what_was_entered_since_the_last_time() -> None:
    match = act(match_at(at("bids", seats=3)), 0, "bid 1", "bid 2")
    match.back_to(1)
    act(match, 0, "bid 5")
    act(match, 1, "bid 6")
    match.back_to(4)
    assert match.state.position()["bids"] == [5, None, None]
    match.back_to(2)
    assert match.state.position()["bids"] == [1, None, None]


@pytest.mark.clause("HALL-BACK-01")
@pytest.mark.parametrize("number", [-1, 2, 99])
def test_there_is_no_going_back_to_what_never_was(number: int) -> None:
    match = act(match_at(at("bids")), 0, "bid 3")
    assert clause_of(lambda: match.back_to(number)) == (CANNOT, {"seat": 0})


def test_events_are_told_again_after_stepping_back() -> None:
    match = act(match_at(at("auction")), 0, "bury")
    match.step_back(0)
    act(match, 0, "keep")
    assert [[event.kind for event in trace.events] for trace in match.traces] == [[4], [], [5]]


@pytest.mark.clause("HALL-BACK-01")
def test_nobody_steps_back_alone_over_a_repair() -> None:
    match = act(match_at(at("auction")), 0, "keep")
    match.repair(1, [{"path": "/table/coins/0", "value": 4}], agreed=True)
    assert refused(match, 0)
    act(match, 0, "bid 4")
    assert match.own_steps(0) == [3]
    match.step_back(0)
    assert match.state.position()["coins"] == [4, 10]


def test_the_table_may_go_back_over_a_repair() -> None:
    match = act(match_at(at("auction")), 0, "keep")
    match.repair(1, [{"path": "/table/coins/0", "value": 4}], agreed=True)
    match.back_to(1)
    assert match.state.position()["coins"] == [10, 10]
    assert match.own_steps(0) == [1]


def test_a_step_back_late_in_a_match_leads_to_the_same_table() -> None:
    """Some states are kept on the way, so that not everything has to be played again; nobody sees a difference."""
    rng = random.Random(5)
    match = Match.begin(LONG_GAME, 2, 5)
    states: dict[int, object] = {}
    while len(match.record.entries) < 5 * STOP:
        states[len(match.record.entries)] = match.state.to_json()
        seat = match.state.waiting()[0]
        match.answer(seat, rng.choice(match.state.legal(seat)))
    for near in (5 * STOP - 1, 4 * STOP + 1, 4 * STOP - 1, 2 * STOP, 9):
        target = max(number for number in states if number <= near)
        match.back_to(target)
        assert match.state.to_json() == states[target]
