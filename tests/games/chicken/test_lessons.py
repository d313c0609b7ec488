"""The lessons: whatever chance does between their steps, each step is allowed and what is said of it is so."""

from __future__ import annotations

import pytest
from chicken_table import action, asks, at, banner, listen, told

from bannerhall.core.chance import Stream
from bannerhall.core.lesson import lesson_of, lessons_of
from bannerhall.core.playout import roll_chance
from bannerhall.core.state import CHANCE
from bannerhall.games.chicken import GAME
from bannerhall.games.chicken.rules.state import Chicken


def learned(number: int, steps: int, seed: int = 1) -> Chicken:
    """A lesson after some of its steps."""
    lesson = lesson_of(GAME, number)
    s = GAME.load(lesson.position)
    assert isinstance(s, Chicken)
    stream = Stream(seed)
    for step in lesson.steps[:steps]:
        assert s.seat() == 0
        s.answer(0, action(s, step))
        while s.seat() == CHANCE:
            s.apply(roll_chance(s, stream))
    return s


@pytest.mark.parametrize("number", [1, 2])
@pytest.mark.parametrize("seed", range(10))
def test_no_dice_lead_away_from_a_lesson(number: int, seed: int) -> None:
    s = learned(number, len(lesson_of(GAME, number).steps) - 1, seed)
    assert asks(s) == "action"


def test_there_are_two_lessons() -> None:
    assert [lesson.number for lesson in lessons_of(GAME)] == [1, 2]


def test_what_the_turn_says_is_so() -> None:
    assert banner(learned(1, 0), 0) == ["claw", "plus2"]
    assert learned(1, 0).spent[0] == 3
    built = learned(1, 4)
    assert at(built, "soldier_1") == "T6a"
    assert at(built, "red_1") is None
    marched = learned(1, 7)
    assert at(marched, "soldier_1") == "T6b"
    assert "claw" not in banner(marched, 0) or banner(learned(1, 1), 0).count("claw") > 1


def test_what_the_fight_says_is_so() -> None:
    s = learned(2, 3)
    sink = listen(s)
    s.answer(0, action(s, "lay steel_talons"))
    compared = told(s, sink, "compared")[0]
    assert (compared["strength"], compared["armour"], compared["outcome"]) == (12, 11, "success")
    assert s.markers[1] == 1
