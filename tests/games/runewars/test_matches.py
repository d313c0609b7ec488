"""At the questions of finished matches: whatever is offered is legal, nothing else is, and the clock has an answer."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

import bannerhall
from bannerhall.core.record import ANSWER, CHANCE_ENTRY
from bannerhall.core.replay import read_record
from bannerhall.core.state import CHANCE, State
from bannerhall.core.vocabulary import SPAN
from bannerhall.games.runewars import GAME

RECORDS = Path(__file__).parents[2] / "records" / "runewars"
NAMES = ["all-2", "built-3", "standard-3", "modules-4"]
LOOKED_AT = 25  # every so many questions: it takes a while to try each action there is


def questions(name: str) -> Iterator[tuple[State, int]]:
    """The match before each answer, with each seat that is asked."""
    match = read_record((RECORDS / f"{name}.txt").read_text("utf-8"), bannerhall.game)
    s = GAME.new(match.record.seats, None, match.record.options, match.record.numbers)
    for entry in match.record.entries:
        if entry.kind in (ANSWER, CHANCE_ENTRY):
            yield from ((s, seat) for seat in s.waiting() if seat != CHANCE)
            s.answer(entry.seat, entry.action)
    assert s.result() is not None


@pytest.mark.parametrize("name", NAMES)
def test_the_clock_always_has_a_legal_answer(name: str) -> None:
    asked = set()
    for s, seat in questions(name):
        asked.add(s.question(seat))
        assert s.why_not(seat, s.lapse(seat)) is None
    assert len(asked) > 20


def every_action(s: State) -> list[int]:
    """All but passes ahead, which are an answer to no question."""
    kinds = enumerate(s.rules.vocabulary.kinds)
    return [number * SPAN + place for number, kind in kinds if not kind.standing for place in range(kind.size)]


@pytest.mark.parametrize("name", NAMES)
def test_what_is_offered_is_legal_and_nothing_else(name: str) -> None:
    for number, (s, seat) in enumerate(questions(name)):
        if number % LOOKED_AT == 0:
            allowed = [action for action in every_action(s) if s.why_not(seat, action) is None]
            assert allowed == sorted(s.legal_actions(seat))
