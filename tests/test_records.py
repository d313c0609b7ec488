"""Finished matches replay to their result, whatever has changed since."""

from __future__ import annotations

from pathlib import Path

import pytest

import bannerhall
from bannerhall.core.replay import read_record, unproven_rolls

RECORDS = Path(__file__).parent / "records"
FILES = sorted(path.relative_to(RECORDS).as_posix() for path in RECORDS.rglob("*.txt"))


@pytest.mark.parametrize("name", FILES)
def test_a_golden_record_replays_to_its_result(name: str) -> None:
    text = (RECORDS / name).read_text(encoding="utf-8")
    match = read_record(text, bannerhall.game)
    assert match.over
    assert match.record.result() is not None
    assert unproven_rolls(match) == []
    assert match.record.to_text(match.state.rules.vocabulary) == text


@pytest.mark.parametrize("slug", bannerhall.slugs())
def test_every_number_of_seats_has_a_record(slug: str) -> None:
    low, high = bannerhall.game(slug).seats
    found = {name.rsplit("-", 1)[1].removesuffix(".txt") for name in FILES if name.startswith(f"{slug}/")}
    assert {f"{seats}" for seats in range(low, high + 1)} <= found
