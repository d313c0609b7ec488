"""Scoring: cards, the pledged one twice, and coins."""

from __future__ import annotations

import pytest
from librt.vecs import vec
from mypy_extensions import i64
from sealed_table import at

from bannerhall.core.state import FULL, State


def judged(state: State) -> list[int]:
    out = vec[i64]([0] * state.seats)
    state.payoffs(out)
    return [int(payoff) for payoff in out]


@pytest.mark.clause("SLD-SCORE-01")
@pytest.mark.parametrize(
    ("name", "value"),
    [("copper", 1), ("silver", 2), ("gold", 3), ("pearl", 4), ("ruby", 5), ("seal", 0)],
)
def test_every_card_scores_its_value(name: str, value: int) -> None:
    assert at(hands=[name], coins=0).state.points(0) == value


@pytest.mark.clause("SLD-SCORE-01")
def test_the_values_of_a_hand_add_up() -> None:
    table = at(seats=3, hands=["copper", "ruby pearl seal ruby", "silver"], coins=0)
    assert [table.state.points(seat) for seat in range(3)] == [1, 14, 2]


@pytest.mark.clause("SLD-SCORE-02")
@pytest.mark.parametrize(("slot", "score"), [(0, 7), (1, 11), (2, 6)])
def test_the_pledged_card_scores_once_more(slot: int, score: int) -> None:
    table = at(hands=["ruby", "copper ruby seal"], coins=0, pledge={1: slot})
    assert table.state.points(1) == score
    assert table.state.points(0) == 5


@pytest.mark.clause("SLD-SCORE-03")
@pytest.mark.parametrize(("coins", "score"), [(0, 0), (2, 0), (3, 1), (5, 1), (6, 2), (10, 3)])
def test_every_three_coins_score_a_point(coins: int, score: int) -> None:
    assert at(coins=[0, coins]).state.points(1) == score


@pytest.mark.clause("SLD-SCORE-04")
@pytest.mark.parametrize(
    ("hands", "coins", "ranks"),
    [
        (["ruby", "gold", "copper"], [0, 0, 0], [0, 1, 2]),
        (["copper", "ruby", "gold"], [0, 0, 0], [2, 0, 1]),
        (["gold", "gold", "copper"], [0, 1, 2], [1, 0, 2]),
        (["gold", "gold", "gold"], [2, 1, 2], [0, 2, 0]),
        (["gold", "gold", "gold"], [1, 1, 1], [0, 0, 0]),
        (["silver", "copper", ""], [0, 3, 6], [2, 1, 0]),
        (["ruby", "", ""], [0, 12, 14], [0, 2, 1]),
    ],
)
def test_most_points_win_then_more_coins_then_they_share(hands: list[str], coins: list[int], ranks: list[int]) -> None:
    result = at("over", seats=3, hands=hands, coins=coins, round=5).state.result()
    assert result is not None
    assert result.ranks == ranks
    assert result.winners == [seat for seat in range(3) if ranks[seat] == 0]


@pytest.mark.clause("SLD-SCORE-04", "SLD-SCORE-02")
def test_the_result_tells_points() -> None:
    result = at("over", hands=["ruby seal", "gold"], coins=[4, 0], pledge={1: 0}, round=5).state.result()
    assert result is not None
    assert result.to_json() == {"ranks": [0, 1], "points": [6, 6], "winners": [0]}


def test_payoffs_share_what_is_beaten() -> None:
    table = at("over", seats=3, hands=["ruby", "gold", "gold"], coins=0, round=5)
    assert judged(table.state) == [FULL, FULL // 4, FULL // 4]


def test_before_the_end_the_lead_in_points_is_judged() -> None:
    assert judged(at(hands=["gold", "gold"], coins=0).state) == [FULL // 2, FULL // 2]
    assert judged(at(hands=["ruby", "gold"], coins=0).state) == [5500, 4500]
    assert judged(at(seats=3, hands=["pearl", "copper", "copper"], coins=0).state) == [6000, 4500, 4500]


def test_a_judgement_stays_within_bounds() -> None:
    assert judged(at(hands=["ruby ruby pearl pearl pearl pearl", ""], coins=0, pledge={0: 0}).state) == [FULL, 0]
