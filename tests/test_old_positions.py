"""Matches that were stored when positions had frames as lists: they open, go on and show the same as they did then.

Beside each record lies what the program of that time had: the table, who was asked, and every seat's view."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

import bannerhall
from bannerhall.core.replay import read_record

FOLDER = Path(__file__).parent / "old_positions"
STORED = sorted(path.stem for path in FOLDER.glob("*.txt"))


@pytest.mark.parametrize("name", STORED)
def test_a_match_of_that_time_opens_and_goes_on(name: str) -> None:
    text = (FOLDER / f"{name}.txt").read_text(encoding="utf-8")
    assert '"lessons"' in text
    table, asked, views = json.loads((FOLDER / f"{name}.json").read_text(encoding="utf-8"))
    match = read_record(text, bannerhall.game)
    state = match.state
    assert json.loads(json.dumps(state.position())) == table
    assert json.loads(json.dumps([state.view(seat) for seat in range(state.seats)])) == views
    assert (state.seat(), state.check()) == (asked, [])
    seat = match.state.waiting()[0]
    match.answer(seat, match.state.legal(seat)[0])


def test_there_is_one_of_every_game() -> None:
    assert {name.split("-")[0] for name in STORED} == {"sealed", "xorlosch", "smallworld", "leaders"}
