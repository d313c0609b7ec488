"""Round-robins are fair to both sides, and say how sure they are."""

from __future__ import annotations

import pytest

from bannerhall.arena import Outcome, Series, by_bot, by_pair, pairings, run, wilson
from bannerhall.arena.outcome import WHOLE
from bannerhall.games.sealed import GAME


@pytest.mark.parametrize(
    ("won", "games", "low", "high"),
    [(0, 10, 0.0, 0.2775), (10, 10, 0.7225, 1.0), (65, 100, 0.5525, 0.7364), (50, 100, 0.4038, 0.5962), (0, 0, 0, 1)],
)
def test_the_interval_is_wilsons(won: int, games: int, low: float, high: float) -> None:
    assert wilson(won, games) == pytest.approx((low, high), abs=1e-4)


def test_every_pair_plays_with_the_seats_exchanged_on_the_same_dice() -> None:
    pairs = pairings(Series(GAME.source, 3, (), 7, 5), ["a", "b", "c"])
    assert [(pair.one, pair.other) for pair in pairs] == [("a", "b"), ("a", "c"), ("b", "c")]
    here, there = pairs[0].plans
    assert (here.bots, there.bots) == (("a", "b", "a"), ("b", "a", "b"))
    assert (here.games, there.games) == (3, 2)
    assert here.seed == there.seed == 7


def test_wins_are_credited_to_the_bot_whatever_its_seat() -> None:
    pairs = pairings(Series(GAME.source, 2, (), 0, 4), ["a", "b"])
    outcomes = [
        Outcome(games=2, finished=2, parts=[2 * WHOLE, 0]),  # a sat first and won both
        Outcome(games=2, finished=2, parts=[WHOLE // 2, WHOLE + WHOLE // 2]),  # a sat second, won one, shared one
    ]
    best, second = by_bot(["a", "b"], pairs, outcomes)
    assert (best.bot, best.won, best.games, best.share) == ("a", 3.5, 4, 0.875)
    assert (second.bot, second.won) == ("b", 0.5)
    (duel,) = by_pair(pairs, outcomes)
    assert duel.to_json()["against"] == "b"
    assert duel.interval[0] < duel.share < duel.interval[1]


def test_greedy_is_better_than_random_beyond_doubt() -> None:
    pairs = pairings(Series(GAME.source, 2, (), 0, 160), ["random", "greedy"])
    best, other = by_bot(["random", "greedy"], pairs, run([plan for pair in pairs for plan in pair.plans]))
    assert (best.bot, other.bot) == ("greedy", "random")
    assert best.interval[0] > 0.5
    assert best.won + other.won == 160
