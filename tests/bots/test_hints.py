"""What a bot would do in somebody's place: the best answers first, with reasons where the game names them."""

from __future__ import annotations

import pytest

import bannerhall
from bannerhall.bots.hints import FAINT, Idea, ideas, reasons, weigh
from bannerhall.core.chance import Stream
from bannerhall.core.lesson import lesson_of
from bannerhall.core.state import State

XORLOSCH = bannerhall.game("xorlosch")


def lesson_after(steps: int) -> State:
    lesson = lesson_of(XORLOSCH)
    state = XORLOSCH.load(lesson.position)
    for step in lesson.steps[:steps]:
        state.answer(0, state.rules.vocabulary.read_exact(step))
    return state


def told(state: State, found: list[Idea]) -> list[str]:
    return [state.rules.vocabulary.text(idea.action) for idea in found]


def test_a_won_quest_is_declared_because_of_its_cards() -> None:
    state = lesson_after(1)
    found = ideas(state, 0, seed=5)
    assert told(state, found)[0] == "declare green"
    assert found[0].reasons[0] == "cards"
    assert len(found) == 3
    assert found[0].share > 50
    assert all(0 <= idea.share <= 100 and 0 <= idea.worth <= 100 for idea in found)
    assert sum(idea.share for idea in found) <= 101
    assert found[0].worth >= found[1].worth


def test_equal_questions_get_equal_hints_and_the_state_stays_as_it_was() -> None:
    state = lesson_after(0)
    before = state.to_json()
    assert ideas(state, 0, seed=5, iterations=50) == ideas(state, 0, seed=5, iterations=50)
    assert state.to_json() == before


def test_where_there_is_only_one_answer_nobody_thinks() -> None:
    box = bannerhall.game("sealed")
    state = box.new(2, seed=1)
    single = next(state for state in played(state) if len(state.legal_actions(int(state.seat()))) == 1)
    (idea,) = ideas(single, int(single.seat()), seed=1, iterations=10**9)
    assert (idea.action, idea.share, idea.reasons) == (single.legal_actions(int(single.seat()))[0], 100, ())


def played(state: State) -> list[State]:
    """Moments of a match in which everybody takes the last option."""
    found: list[State] = []
    stream = Stream(3)
    while state.seat() >= -1 and len(found) < 400 and state.depth:
        if state.seat() >= 0:
            found.append(state.clone())
        legal = state.legal() if state.seat() >= 0 else [action for action, _ in state.odds()]
        state.apply(legal[int(stream.below(len(legal)))])
    return found


def test_a_game_that_names_no_parts_gives_no_reasons() -> None:
    box = bannerhall.game("sealed")
    state = next(state for state in played(box.new(2, seed=1)) if len(state.legal_actions(int(state.seat()))) > 1)
    found = ideas(state, int(state.seat()), seed=1, iterations=20)
    assert len(found) > 1
    assert all(idea.reasons == () for idea in found)


def test_every_option_is_weighed_also_those_that_turn_up_cards() -> None:
    state = lesson_after(1)
    weighed = weigh(state, 0, state.legal_actions(0), Stream(1))
    assert set(weighed) == set(state.legal_actions(0))
    declared = state.rules.vocabulary.read_exact("declare green")
    assert weighed[declared]["cards"] == 2000


@pytest.mark.parametrize(
    ("first", "second", "found"),
    [
        ({"a": 10, "b": 9, "c": 8}, {"a": 0, "b": 0, "c": 0}, ("a", "b")),  # two at most, the greatest gain first
        ({"a": 1, "b": 9}, {"a": 0, "b": 0}, ("b",)),  # the second is faint beside the first
        ({"a": 10, "b": 9}, {"a": 12, "b": 0}, ("b",)),  # what is worse than elsewhere speaks for nothing
        ({"a": 4}, {"a": 4}, ()),  # nor what is the same everywhere
    ],
)
def test_reasons_are_what_an_option_does_better_than_the_average(
    first: dict[str, int], second: dict[str, int], found: tuple[str, ...]
) -> None:
    assert FAINT == 5
    assert reasons({7: first, 8: second}, 7) == found
