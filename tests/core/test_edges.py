"""Edges that once broke something: very long numbers, foreign line ends, positions of another table, no such seat."""

from __future__ import annotations

from contextlib import suppress

import pytest
from matches import act, clause_of, match_at
from sealed_table import at

import bannerhall
from bannerhall.core.errors import BadPosition, BadRecord, Illegal, Trouble, Unreadable
from bannerhall.core.match import Match
from bannerhall.core.record import text_to_json
from bannerhall.core.replay import read_record, replay
from bannerhall.core.search import search
from bannerhall.core.vocabulary import Kind, Vocabulary
from bannerhall.games.sealed import GAME

WORDS = GAME.actions.vocabulary(2, {})
HEADER = match_at(at("bids")).record.to_json(WORDS)


@pytest.mark.parametrize("line", ["1. back " + "1" * 5000, "1" * 5000 + ". back 1"])
def test_a_very_long_number_in_a_text_record_is_a_bad_record(line: str) -> None:
    with pytest.raises(BadRecord):
        text_to_json(f'game: "sealed"\n\n{line}\n')


def test_a_number_that_is_none_in_a_text_record_is_a_bad_record() -> None:
    with pytest.raises(BadRecord):
        text_to_json('game: "sealed"\n\n1. result NaN\n')


def test_a_name_with_a_foreign_line_end_survives_the_text_form() -> None:
    match = match_at(at("auction"))
    match.change_seat(1, "a\u2028b\x85c")
    assert read_record(match.record.to_text(WORDS), bannerhall.game).record == match.record


def test_rules_do_not_change_to_another_number_of_seats() -> None:
    match = match_at(at("bids", seats=2))
    with suppress(Trouble):
        match.change_rules(1, at("bids", seats=4).state.to_json())
    assert clause_of(lambda: act(match, 3, "bid 1"))[0] == "HALL-ASK-06"


def test_a_start_of_another_table_than_the_header_is_refused() -> None:
    with pytest.raises(BadRecord):
        replay(GAME, {**HEADER, "seats": 4})


def test_a_result_of_nothing_is_refused() -> None:
    with pytest.raises(BadRecord):
        replay(GAME, {**HEADER, "entries": [["result", None], [0, "bid 1"]]})


def test_a_name_that_is_none_is_refused() -> None:
    with pytest.raises(BadRecord):
        replay(GAME, {**HEADER, "entries": [["seat", 0, {"a": 1}]]})


@pytest.mark.parametrize("text", ["bid 007", "pass "])
def test_only_the_exact_text_of_an_action_is_read_from_a_record(text: str) -> None:
    with pytest.raises(Unreadable):
        WORDS.read_exact(text)


def test_a_negative_number_is_read_back_from_a_record() -> None:
    words = Vocabulary([Kind("move", low=-3, high=3)])
    assert [words.read_exact(words.text(action)) for action in words.actions()] == words.actions()


def test_there_is_no_action_beyond_the_last() -> None:
    with pytest.raises(Unreadable):
        WORDS.sparse(WORDS.size)


def test_chance_has_no_lapse() -> None:
    with pytest.raises(Illegal):
        at("harvest").state.lapse(-1)


def test_any_whole_number_is_a_seed_of_a_match() -> None:
    assert Match.begin(GAME, 2, seed=2**200).record.commitment is not None


def test_a_very_long_number_in_a_position_is_a_bad_position() -> None:
    with pytest.raises(BadPosition):
        GAME.load({**at("bids").state.to_json(), "revelations": 10**5000})


def test_the_result_stands_when_somebody_sits_down_after_the_end() -> None:
    match = act(match_at(at("closing", desk={0: 0}, round=5)), 0, "leave")
    match.change_seat(0, "Ada")
    assert match.record.result() is not None


def test_what_is_due_after_a_change_of_the_position_happens() -> None:
    ended = match_at(at("bids"))
    ended.change_rules(1, at("over", round=5).state.to_json())
    rolled = match_at(at("lot", argument=0, deck="gold ruby gold"))
    rolled.back_to(0)
    assert ended.record.result() is not None
    assert rolled.state.seat() >= 0


def test_nobody_without_a_seat_repairs() -> None:
    found = clause_of(lambda: match_at(at("bids")).repair(9, [{"path": "/table/coins/0", "value": 3}], agreed=True))
    assert found[0] in ("HALL-ASK-06", "HALL-FIX-01")


def test_a_patch_that_cannot_be_read_is_refused_by_its_clause() -> None:
    assert clause_of(lambda: match_at(at("bids")).repair(0, None, agreed=True))[0] == "HALL-FIX-02"


def test_a_search_without_time_still_answers() -> None:
    table = at("bids")
    assert search(table.state, 0, 0, seed=1).best in table.state.legal(0)


def test_stepping_back_does_not_tell_what_others_hold() -> None:
    steps = []
    for hand in ("copper", "seal"):
        match = act(match_at(at("window", seats=3, hands=["gold", hand, "gold"])), 0, "pass")
        act(match, 1, "pass")
        steps.append(match.own_steps(0))
    assert steps[0] == steps[1]
