"""The box: seats, options and numbers it has, and those it refuses."""

from __future__ import annotations

from typing import Any

import pytest
from nim import GAME as NIM
from reaped import GAME as REAPED

import bannerhall
from bannerhall import games
from bannerhall.core.errors import BadPosition, BadRequest
from bannerhall.core.state import CHANCE
from bannerhall.games.sealed import GAME


def refusal(make: Any) -> tuple[str, dict[str, int | str]]:
    with pytest.raises(BadRequest) as wrong:
        make()
    assert len(str(wrong.value).splitlines()) == 1
    return wrong.value.message, wrong.value.facts


@pytest.mark.parametrize("seats", [-1, 0, 1, 7, 2.0, "3", True, [2], 2**70])
def test_a_number_of_seats_the_game_does_not_have(seats: Any) -> None:
    message, facts = refusal(lambda: GAME.new(seats))
    assert (message, facts["game"], facts["low"], facts["high"]) == ("bad-seats", "sealed", 2, 6)


def test_without_a_number_the_fewest_play() -> None:
    assert GAME.new().seats == 2


def test_an_option_the_game_does_not_have() -> None:
    assert refusal(lambda: GAME.new(options={"expert": True})) == (
        "unknown-option",
        {"game": "sealed", "got": "'expert'", "wanted": "-"},
    )
    assert refusal(lambda: NIM.new(options={"expert": True}))[1]["wanted"] == "misere"


@pytest.mark.parametrize("value", [1, 0, "true", None, "yes", [True]])
def test_a_value_the_option_does_not_have(value: Any) -> None:
    message, facts = refusal(lambda: NIM.new(options={"misere": value}))
    assert (message, facts["option"], facts["wanted"]) == ("bad-option", "misere", "false, true")


def test_options_have_defaults_and_are_shared_by_the_states() -> None:
    assert NIM.new().rules.options == {"misere": False}
    state = NIM.new(options={"misere": True})
    assert state.clone().rules.options == {"misere": True}
    assert NIM.options[0].default is False


def test_a_number_the_game_does_not_have() -> None:
    assert refusal(lambda: GAME.new(numbers={"luck": 3})) == (
        "unknown-number",
        {"game": "sealed", "got": "'luck'", "wanted": "rounds, start_coins, bid_limit"},
    )


@pytest.mark.parametrize("value", [0, 9, -1, True, "5", 1.5, None])
def test_a_number_out_of_its_range(value: Any) -> None:
    message, facts = refusal(lambda: GAME.new(numbers={"rounds": value}))
    assert (message, facts["number"], facts["low"], facts["high"]) == ("bad-number", "rounds", 1, 8)


def test_numbers_have_defaults_in_the_order_of_the_box() -> None:
    tables = GAME.ruleset(2, None, {"bid_limit": 7})
    assert tables.named_numbers == {"rounds": 5, "start_coins": 10, "bid_limit": 7}
    assert [int(n) for n in tables.numbers] == [5, 10, 7]


def test_with_a_seed_the_set_up_is_resolved() -> None:
    assert GAME.new(2, seed=1).seat() != CHANCE
    assert GAME.new(2).seat() == CHANCE
    assert GAME.new(2, seed=1).to_json() == GAME.new(2, seed=1).to_json()
    assert GAME.new(2, seed=1).to_json() != GAME.new(2, seed=2).to_json()


def test_a_position_with_unfit_options_is_refused() -> None:
    position = NIM.new(2, 1).to_json()
    for changes in ({"options": {"misere": 1}}, {"numbers": {"left": 99}}, {"options": {"x": 1}}):
        with pytest.raises(BadPosition) as wrong:
            NIM.load({**position, **changes})
        assert wrong.value.message == "bad-position-options"


def test_a_box_is_found_by_its_slug() -> None:
    assert bannerhall.game("sealed") is GAME
    assert "sealed" in bannerhall.slugs()


@pytest.mark.parametrize("slug", ["chess", "", "Sealed", "../sealed"])
def test_an_unknown_slug_is_refused(slug: str) -> None:
    message, facts = refusal(lambda: bannerhall.game(slug))
    assert (message, facts["got"]) == ("unknown-game", slug)


def test_an_outsiders_box_is_found_once_it_is_registered(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(games, "_registered", {})
    assert "nim" not in bannerhall.slugs()
    bannerhall.register(NIM)
    assert bannerhall.game("nim") is NIM
    assert "nim" in bannerhall.slugs()


def test_a_box_tells_where_another_process_finds_it() -> None:
    assert GAME.source == "bannerhall.games.sealed:GAME"
    assert NIM.source == "nim:GAME"


def test_a_clause_number_has_its_name() -> None:
    tables = GAME.ruleset()
    assert [tables.clause_id(number) for number in (1, 11, 16, 23)] == [
        "HALL-ASK-01",
        "HALL-FIX-03",
        "SLD-SEAL-02",
        "SLD-DESK-06",
    ]


def test_a_number_may_depend_on_the_seats_and_on_an_option() -> None:
    def rounds(seats: int, **options: bool) -> int:
        return REAPED.ruleset(seats, options).named_numbers["rounds"]

    assert [rounds(seats) for seats in range(2, 7)] == [5, 5, 4, 4, 3]
    assert [rounds(seats, long=True) for seats in range(2, 7)] == [8, 8, 8, 7, 7]
    assert (
        REAPED.ruleset(6, {"long": True}, {"rounds": 1}).named_numbers["rounds"] == 1
    )  # a house rule goes before both


@pytest.mark.parametrize(("coins", "allowed"), [(0, True), (4, False), (5, True), (30, True), (31, False)])
def test_where_there_may_be_none_it_is_beside_the_range(coins: int, allowed: bool) -> None:
    if allowed:
        assert REAPED.ruleset(numbers={"start_coins": coins}).named_numbers["start_coins"] == coins
    else:
        assert refusal(lambda: REAPED.ruleset(numbers={"start_coins": coins}))[0] == "bad-number"


def test_matches_with_the_same_seats_and_options_share_their_vocabulary() -> None:
    words = bannerhall.game("xorlosch").new(seats=3, seed=1).rules.vocabulary
    assert bannerhall.game("xorlosch").new(seats=3, seed=2).rules.vocabulary is words
    others = (
        bannerhall.game("xorlosch").new(seats=4),
        bannerhall.game("xorlosch").new(seats=3, options={"board": "dungeon"}),
    )
    for other in others:
        assert other.rules.vocabulary is not words
        assert other.rules.vocabulary.actions() != words.actions()
