"""Bots answer legally, repeatably, and from nothing but their own seat's knowledge."""

from __future__ import annotations

import pytest
from sealed_table import at

import bannerhall
from bannerhall.bots import LEVELS, Bot, ask, bot, play_match
from bannerhall.core.chance import Stream
from bannerhall.core.errors import BadRequest
from bannerhall.core.match import Match
from bannerhall.core.state import State
from bannerhall.games.sealed import GAME

PLAYERS = [*LEVELS[:2], "search:30"]


class Watcher:
    """Keeps the world it was handed and gives the first option."""

    name = "watcher"

    def __init__(self) -> None:
        self.worlds: list[State] = []

    def choose(self, world: State, seat: int, stream: Stream) -> int:
        self.worlds.append(world)
        return world.legal_actions(seat)[0]


def test_a_bot_is_handed_a_world_of_its_seat_and_not_the_true_state() -> None:
    state = GAME.new(3, seed=4)
    seat = state.seat()
    watcher = Watcher()
    for lane in range(12):
        ask(watcher, state, seat, Stream(1, lane))
    assert all(world is not state for world in watcher.worlds)
    assert all(world.view(seat) == state.view(seat) for world in watcher.worlds)
    others = (seat + 1) % 3
    hands = {str(world.view(others)["hands"]) for world in watcher.worlds}
    assert len(hands) > 6, "the hands of others must differ from world to world"


def twins() -> tuple[State, State]:
    """Two tables that differ only in what the first seat cannot see: where the pearls are."""
    bids = [None, 2]
    poor = at("bids", hands=["gold copper", "seal seal"], deck="pearl pearl pearl pearl", coins=8, bids=bids)
    rich = at("bids", hands=["gold copper", "pearl pearl"], deck="pearl pearl seal seal", coins=8, bids=bids)
    assert poor.view(0) == rich.view(0)
    return poor.state, rich.state


@pytest.mark.parametrize("name", PLAYERS)
def test_what_others_hold_does_not_change_a_bots_answer(name: str) -> None:
    for lane in range(8):
        assert len({ask(bot(name), state, 0, Stream(7, lane)) for state in twins()}) == 1


def test_a_bot_that_was_handed_the_true_state_would_give_itself_away() -> None:
    answers = [[bot("search:60").choose(state, 0, Stream(7, lane)) for state in twins()] for lane in range(8)]
    assert any(poor != rich for poor, rich in answers)


@pytest.mark.parametrize("name", PLAYERS)
def test_bots_finish_every_match_and_repeat_themselves(name: str) -> None:
    matches = [play_match(Match.begin(GAME, 3, seed=2), [name], seed=2) for _ in range(2)]
    assert all(match.over for match in matches)
    assert matches[0].record == matches[1].record


@pytest.mark.parametrize("name", PLAYERS)
def test_a_bot_answers_from_its_options_even_where_it_could_interject(name: str) -> None:
    table = at("bids", hands=["seal seal", "gold"], coins=4)
    assert len(table.state.legal_actions(0)) < len(table.state.legal(0))
    answers = {ask(bot(name), table.state, 0, Stream(0, lane)) for lane in range(10)}
    assert answers <= set(table.state.legal_actions(0))


def test_random_uses_all_of_its_options() -> None:
    table = at("bids", hands=["gold", "gold"], coins=4)
    answers = {ask(bot("random"), table.state, 0, Stream(3, lane)) for lane in range(80)}
    assert answers == set(table.state.legal_actions(0))


def wins(challenger: str, champion: str, games: int) -> float:
    """How much of the matches the challenger won, with the seats exchanged every second time."""
    won = 0.0
    for number in range(games):
        bots: list[str | Bot] = [challenger, champion] if number % 2 == 0 else [champion, challenger]
        match = play_match(Match.begin(GAME, 2, seed=number // 2), bots, seed=number)
        standing = match.state.result()
        assert standing is not None
        won += (number % 2 in standing.winners) / len(standing.winners)
    return won / games


def test_greedy_beats_random_clearly() -> None:
    assert wins("greedy", "random", 160) > 0.6


def test_the_last_bot_plays_all_further_seats() -> None:
    record = bannerhall.play(GAME.new(4, seed=1), ["greedy", "random"], seed=1)
    again = bannerhall.play(GAME.new(4, seed=1), ["greedy", "random", "random", "random"], seed=1)
    assert record == again


@pytest.mark.parametrize("name", ["", "genius", "random:3", "greedy:", "search:", "search:0", "search:x", "search:²"])
def test_an_unknown_bot_is_refused(name: str) -> None:
    with pytest.raises(BadRequest) as refused:
        bot(name)
    assert refused.value.message == "unknown-bot"


def test_search_says_how_long_it_thinks() -> None:
    assert bot("search").name == "search:400"
    assert bot("search:25").name == "search:25"
