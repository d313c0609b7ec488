"""The lessons: whatever chance and the other player do between their steps, each step is allowed and what is said of
it is so."""

from __future__ import annotations

from typing import Any

import pytest
from runewars_table import area, names

from bannerhall.core.chance import Stream
from bannerhall.core.lesson import lesson_of, lessons_of
from bannerhall.core.playout import roll_chance
from bannerhall.core.state import CHANCE
from bannerhall.games.runewars import GAME
from bannerhall.games.runewars.rules import control, units, winning
from bannerhall.games.runewars.rules.components import ORDERS
from bannerhall.games.runewars.rules.state import Runewars


def learned(number: int, steps: int, seed: int = 1) -> Runewars:
    """A lesson after some of its steps; chance rolls, and the other player answers anything."""
    lesson = lesson_of(GAME, number)
    s = GAME.load(lesson.position)
    assert isinstance(s, Runewars)
    stream = Stream(seed)
    follow(s, stream)
    for step in lesson.steps[:steps]:
        s.answer(0, s.rules.vocabulary.parse(step, s.legal(0)))
        follow(s, stream)
    return s


def follow(s: Runewars, stream: Stream) -> None:
    """Until the learner is asked."""
    while 0 not in s.waiting():
        legal = s.legal()
        s.apply(roll_chance(s, stream) if s.seat() == CHANCE else legal[int(stream.below(len(legal)))])


def test_there_are_two_lessons() -> None:
    assert [lesson.number for lesson in lessons_of(GAME)] == [1, 2]


def view_of(s: Runewars) -> dict[str, Any]:
    return s.view(0)


@pytest.mark.parametrize("number", [1, 2])
@pytest.mark.parametrize("seed", range(12))
def test_nothing_leads_away_from_a_lesson(number: int, seed: int) -> None:
    steps = lesson_of(GAME, number).steps
    s = learned(number, len(steps) - 1, seed)
    assert s.rules.vocabulary.parse(steps[-1], s.legal(0)) in s.legal_actions(0)


def test_what_the_season_says_is_so() -> None:
    s = learned(1, 0)
    assert s.question(0) == "choose_order"
    assert names(s.near[area("DB")]) >= {"5A"}
    assert (control.empty_areas(s) >> area("5A")) & 1 == 1
    assert view_of(s)["runes"]["DB"] == "dragon"
    assert winning.dragon_runes(s, 0) == 2


def test_the_march_of_the_lesson_brings_an_area_and_then_a_city() -> None:
    one = learned(1, 6)
    assert one.question(0) == "bonus"
    assert control.controller(one, area("5A")) == 0
    assert control.controller(one, area("DB")) == 0
    assert max(ORDERS.index(order) for order in view_of(one)["used"][0]) == ORDERS.index("mobilize")
    assert one.city[area("5B")] != 0
    both = learned(1, 8)
    assert (both.activated[0] >> area("5A")) & 1 == 1
    assert "move_from 5A" not in [both.rules.vocabulary.text(action) for action in both.legal(0)]
    assert control.controller(learned(1, 11), area("5B")) == 0


def test_what_the_battle_says_is_so() -> None:
    s = learned(2, 7)
    assert s.question(0) == "battle_window"
    assert s.battle_at == area("3A") + 1
    before = sum(view_of(s)["battle"]["units"][1].values())
    s = learned(2, 8)
    assert sum(view_of(s)["battle"]["units"][1].values()) == before - 4
    assert s.battle_row == 2
    s.answer(0, s.rules.vocabulary.parse("fight_with knight", s.legal(0)))
    assert s.chosen_type[0] == units.KNIGHT + 1
