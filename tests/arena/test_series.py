"""A match of a series is the same whoever plays it, alone or among many, in the loop or entry by entry."""

from __future__ import annotations

from pathlib import Path

import pytest

from bannerhall.arena import Outcome, Series, play_batch, run
from bannerhall.arena.outcome import WHOLE
from bannerhall.arena.pool import LEAST, Work
from bannerhall.arena.series import bot_match, random_match
from bannerhall.core.replay import read_record, unproven_rolls
from bannerhall.games import game
from bannerhall.games.sealed import GAME


def series(games: int, *bots: str, seed: int = 5, seats: int = 3) -> Series:
    return Series(GAME.source, seats, bots or ("random",), seed, games)


def whole(outcome: Outcome) -> Outcome:
    """Everything but the time it took."""
    outcome.seconds = 0.0
    return outcome


@pytest.mark.parametrize("bots", [("random",), ("greedy", "random")])
def test_a_series_can_be_played_in_parts_and_in_any_order(bots: tuple[str, ...]) -> None:
    plan = series(12, *bots)
    together = whole(play_batch(plan, 0, 12))
    apart = Outcome()
    for first, count in ((7, 5), (0, 3), (3, 4)):
        apart.add(play_batch(plan, first, count))
    assert whole(apart) == together
    assert together.games == together.finished == 12
    assert sum(together.wins) >= 12


def test_another_seed_or_other_bots_play_other_matches() -> None:
    checksums = [play_batch(plan, 0, 4).checksum for plan in (series(4), series(4, seed=6), series(4, "greedy"))]
    assert len(set(checksums)) == 3


def test_the_recorded_match_is_the_one_the_loop_plays() -> None:
    plan = series(6)
    loop = whole(play_batch(plan, 0, 6))
    recorded = Outcome()
    for number in range(6):
        record = random_match(plan, GAME, number).record
        recorded.count(number, record.checksum())
        assert record.commitment is None
    assert recorded.checksum == loop.checksum


def test_a_match_between_bots_proves_its_dice() -> None:
    match = bot_match(series(1, "greedy"), GAME, 3)
    assert unproven_rolls(match) == []
    assert match.record.names == ["greedy"] * 3


def test_records_are_kept_where_they_are_wanted(tmp_path: Path) -> None:
    plan = Series(GAME.source, 2, ("random",), 9, 3, out=str(tmp_path))
    assert whole(play_batch(plan, 0, 3)).checksum == play_batch(series(3, seed=9, seats=2), 0, 3).checksum
    files = sorted(tmp_path.iterdir())
    assert [file.name for file in files] == [f"sealed-000000{number}.record" for number in (1, 2, 3)]
    assert all(read_record(file.read_text("utf-8"), game).over for file in files)


def test_a_shared_win_is_shared_out() -> None:
    outcome = Outcome()
    outcome.won_by([0, 2], 3)
    outcome.won_by([1], 3)
    assert outcome.wins == [1, 1, 1]
    assert outcome.parts == [WHOLE // 2, WHOLE, WHOLE // 2]


@pytest.mark.parametrize("bots", [("random",), ("greedy", "random")])
def test_several_processes_come_to_the_same(bots: tuple[str, ...]) -> None:
    plan = series(300 if len(bots) == 1 else 30, *bots)
    told: list[int] = []
    (here,) = run([plan], workers=1)
    (there,) = run([plan], workers=2, report=told.append, worth_it=0.0)
    assert whole(there) == whole(here)
    assert sum(told) == plan.games


def test_several_series_keep_their_outcomes_apart() -> None:
    plans = [series(5), series(3, "greedy"), series(0)]
    outcomes = run(plans, workers=2, worth_it=0.0)
    assert [outcome.games for outcome in outcomes] == [5, 3, 0]
    assert [whole(outcome) for outcome in outcomes[:2]] == [
        whole(play_batch(plan, 0, plan.games)) for plan in plans[:2]
    ]


def test_a_batch_is_never_less_than_half_a_second_of_work_unless_nothing_is_left() -> None:
    pace = 0.004
    work = Work([series(1000)], workers=4)
    work.done(0, Outcome(games=1, seconds=pace))
    sizes = []
    while work.left:
        sizes.append(work.take()[2])
    assert sum(sizes) == 1000
    assert all(size * pace >= LEAST for size in sizes[:-1])
