"""The conformance suite over every game of the hall, and the long soak."""

from __future__ import annotations

import pytest

import bannerhall
from bannerhall.core import conformance
from bannerhall.core.conformance.sameness import CompiledEqualsUncompiled, HashSeedDoesNotMatter, WorkersDoNotMatter

BOARDS = ("ruins", "dungeon")
ELSEWHERE = (WorkersDoNotMatter, HashSeedDoesNotMatter, CompiledEqualsUncompiled)
IN_ONE_PROCESS = [check for check in conformance.CHECKS if check not in ELSEWHERE]


@pytest.mark.parametrize("seats", range(2, 7))
@pytest.mark.parametrize("slug", ["sealed"])
def test_the_game_conforms(slug: str, seats: int) -> None:
    report = conformance.run(bannerhall.game(slug), games=3, seats=[seats], care=0.5)
    assert report.passed, str(report)
    assert report.steps > 30


@pytest.mark.parametrize("board", BOARDS)
@pytest.mark.parametrize("seats", range(2, 7))
@pytest.mark.parametrize("slug", ["xorlosch"])
def test_the_large_game_conforms(slug: str, seats: int, board: str) -> None:
    """Whether it is the same in other processes takes seconds to see: with five seats in the ruins only."""
    checks = conformance.CHECKS if (seats, board) == (5, "ruins") else IN_ONE_PROCESS
    options = {"board": board}
    report = conformance.run(bannerhall.game(slug), games=1, seats=[seats], options=options, care=0.02, checks=checks)
    assert report.passed, str(report)
    assert report.steps > 100


@pytest.mark.soak
@pytest.mark.parametrize("seats", range(2, 7))
def test_sealed_conforms_over_two_thousand_games(seats: int) -> None:
    report = conformance.run(bannerhall.game("sealed"), games=400, seats=[seats], seed=1000, care=0.1)
    assert report.passed, str(report)
    assert report.games == 400


@pytest.mark.soak
@pytest.mark.parametrize("board", BOARDS)
@pytest.mark.parametrize("seats", range(2, 7))
def test_xorlosch_conforms_over_two_thousand_games(seats: int, board: str) -> None:
    options = {"board": board}
    report = conformance.run(
        bannerhall.game("xorlosch"), games=200, seats=[seats], seed=1000, options=options, care=0.02
    )
    assert report.passed, str(report)
    assert report.games == 200
