"""Every check of the conformance suite catches its broken twin of Sealed, and Sealed itself passes."""

from __future__ import annotations

import pytest
from twins import TWINS, game_of

from bannerhall.core import conformance
from bannerhall.games.sealed import GAME


@pytest.mark.parametrize("name", sorted(TWINS))
def test_the_check_catches_its_twin(name: str) -> None:
    report = conformance.run(game_of(name), games=8, seats=[3], checks=[TWINS[name]], longest=600)
    assert [type(failure.check) for failure in report.failures] == [TWINS[name]], str(report)
    assert f"seats=3, seed={report.failures[0].check.walk.seed}, step=" in str(report.failures[0])


def test_every_check_has_a_twin() -> None:
    assert set(conformance.CHECKS) == set(TWINS.values())


@pytest.mark.parametrize("check", conformance.CHECKS)
def test_the_sound_game_passes_where_its_twin_fails(check: type[conformance.Check]) -> None:
    report = conformance.run(GAME, games=8, seats=[3], checks=[check], longest=600)
    assert report.passed, str(report)
