"""A lone seat can win, lose or draw, and whoever counts or tells results says so."""

from __future__ import annotations

from typing import Any

import pytest
from wager import GAME

from bannerhall import rl
from bannerhall.arena import Outcome, Series, by_bot, pairings, play_batch
from bannerhall.arena.outcome import WHOLE
from bannerhall.core import conformance
from bannerhall.core.conformance.soundness import GamesEnd
from bannerhall.core.conformance.walk import Nonconformance, Walk
from bannerhall.core.errors import BadRecord
from bannerhall.core.match import Match
from bannerhall.core.playout import play_games
from bannerhall.core.question import EVEN, LONE_DREW, LONE_LOST
from bannerhall.core.replay import replay
from bannerhall.core.search import search
from bannerhall.core.state import FULL, State
from bannerhall.core.talk import FinalRanking
from bannerhall.terminal.speech import Speech

pytestmark = pytest.mark.usefixtures("wager_here")


def bet_and_toss(toss: str, *bets: str) -> State:
    state = GAME.new(len(bets))
    for text in (*(f"bet {bet}" for bet in bets), f"toss {toss}"):
        state.answer(state.seat(), state.rules.vocabulary.read_exact(text))
    return state


@pytest.mark.parametrize(
    ("toss", "rank", "winners", "payoff"),
    [("heads", 0, [0], FULL), ("tails", LONE_LOST, [], 0), ("edge", LONE_DREW, [], EVEN)],
)
def test_a_lone_seat_wins_loses_or_draws(toss: str, rank: int, winners: list[int], payoff: int) -> None:
    state = bet_and_toss(toss, "heads")
    result = state.result()
    assert result is not None
    assert (result.ranks, result.winners, result.drawn) == ([rank], winners, toss == "edge")
    assert state.payoff(0) == payoff


def test_several_seats_are_ranked_as_ever() -> None:
    assert [bet_and_toss("heads", "heads", "tails").payoff(seat) for seat in (0, 1)] == [FULL, 0]
    shared = bet_and_toss("edge", "heads", "tails")
    result = shared.result()
    assert result is not None
    assert (result.winners, result.drawn, shared.payoff(0)) == ([0, 1], False, EVEN)
    assert not FinalRanking([0, 1, LONE_DREW], [3, 2, 1]).drawn


def test_playouts_count_wins_and_draws_of_a_lone_seat() -> None:
    tally = play_games(GAME.new(1), 1, 300)
    wins, draws = int(tally.wins[0]), int(tally.draws)
    assert 60 < wins < 140
    assert 60 < draws < 140
    tally.add(play_games(GAME.new(1), 1, 300))
    assert (int(tally.wins[0]), int(tally.draws)) == (2 * wins, 2 * draws)
    assert int(play_games(GAME.new(2), 1, 30).draws) == 0


def test_a_search_values_a_lone_seat_by_how_often_it_wins() -> None:
    lines = search(GAME.new(1), 0, 400, 3).lines
    assert all(0.35 < value < 0.65 for _, _, value in lines), lines


@pytest.mark.parametrize("toss", ["heads", "tails", "edge"])
def test_a_record_of_a_lone_seat_is_verified(toss: str) -> None:
    match = Match(GAME.new(1), 0, typed=GAME.questions.names, from_box=True)
    vocabulary = match.state.rules.vocabulary
    match.answer(0, vocabulary.read_exact("bet heads"))
    match.chance(vocabulary.read_exact(f"toss {toss}"))
    data: Any = match.record.to_json(vocabulary)
    result = match.state.result()
    assert result is not None
    assert data["entries"][-1] == ["result", result.to_json()]
    assert replay(GAME, data).state.result() == result
    data["entries"][-1] = ["result", {**result.to_json(), "ranks": [(result.ranks[0] + 1) % 3]}]
    with pytest.raises(BadRecord):
        replay(GAME, data)


def alone(games: int, *bots: str, seed: int = 5) -> Series:
    return Series(GAME.source, 1, bots, seed, games)


@pytest.mark.parametrize("bot", ["random", "greedy"])
def test_a_series_counts_what_a_lone_seat_lost_and_drew(bot: str) -> None:
    outcome = play_batch(alone(60, bot), 0, 60)
    (won,) = outcome.wins
    assert won + outcome.drawn + outcome.lost_alone == outcome.finished == 60
    assert min(won, outcome.drawn, outcome.lost_alone) > 5
    assert outcome.parts == [won * WHOLE + outcome.drawn * WHOLE // 2]


def test_outcomes_of_a_lone_seat_add_up() -> None:
    outcome = Outcome()
    outcome.won_by([0], 1)
    outcome.won_by([], 1)
    outcome.drawn_alone()
    assert (outcome.wins, outcome.parts, outcome.drawn, outcome.lost_alone) == ([1], [WHOLE + WHOLE // 2], 1, 1)
    outcome.add(outcome)
    assert (outcome.finished, outcome.drawn, outcome.lost_alone) == (6, 2, 2)


def test_in_the_arena_each_bot_plays_alone_on_the_same_dice() -> None:
    pairs = pairings(alone(40), ["random", "greedy"])
    outcomes = [play_batch(plan, 0, plan.games) for pair in pairs for plan in pair.plans]
    for score in by_bot(["random", "greedy"], pairs, outcomes):
        assert score.games == 20
        assert 0 < score.won < 20


@pytest.mark.parametrize("seed", range(12))
def test_a_learner_alone_is_rewarded_for_winning(seed: int) -> None:
    env = rl.HallEnv(GAME, 1, {})
    env.reset(seed=seed)
    env.step(0)
    result = env.state_now.result()
    assert result is not None
    assert env.rewards == {"seat_0": {0: 1.0, LONE_DREW: 0.0, LONE_LOST: -1.0}[result.ranks[0]]}


@pytest.mark.parametrize(
    ("toss", "lang", "sentence"),
    [
        ("heads", "en", "Ada won. 1 point"),
        ("tails", "en", "Ada lost. 0 points"),
        ("edge", "en", "Ada drew. 0 points"),
        ("edge", "de", "Ada hat unentschieden gespielt. 0 Punkte"),
        ("tails", "fr", "Ada a perdu. 0 point"),
        ("heads", "es", "Ada ha ganado. 1 punto"),
    ],
)
def test_the_terminal_says_how_a_lone_seat_did(toss: str, lang: str, sentence: str) -> None:
    state = bet_and_toss(toss, "heads")
    result = state.result()
    assert result is not None
    assert list(Speech(state.rules, lang, ["Ada"]).ranking(result.ranks, result.points)) == [sentence]


def test_the_game_conforms_for_every_number_of_seats() -> None:
    report = conformance.run(GAME, games=12)
    assert report.passed, str(report)
    assert report.games == 36


def test_a_lone_seat_has_no_other_ranks() -> None:
    check = GamesEnd(Walk(GAME, 1, 0, None, 1.0, 10))
    for rank in (0, LONE_LOST, LONE_DREW):
        check.check_ranks([rank])
    with pytest.raises(Nonconformance, match="rank 3 of a lone seat"):
        check.check_ranks([3])
    with pytest.raises(Nonconformance, match="no winner"):
        check.check_ranks([1, 1])
