"""The decision stack itself: nesting, several at once, windows, side frames."""

from __future__ import annotations

import pytest

from bannerhall.core.frames import ASIDE, AWAITS, CHANCE, DEPTH, PROCEEDS, SEVERAL, SIDE, STACK, WHO, WIDTH, A, B
from bannerhall.core.state import State
from bannerhall.games.sealed import GAME


@pytest.fixture
def stack() -> State:
    """A state of four seats with an empty stack."""
    state = GAME.new(4)
    while state.depth:
        state.end_frame()
    return state


def top(state: State) -> list[int]:
    return [int(state.frames[state.top() + i]) for i in range(WIDTH)]


def test_a_frame_is_six_ints(stack: State) -> None:
    stack.ask(5, 2, 11, 12, 13, 14)
    assert top(stack) == [5, 2, 11, 12, 13, 14]


def test_frames_nest_and_an_ended_one_is_blank(stack: State) -> None:
    stack.ask(5, 2, 11)
    stack.ask(4, CHANCE, 1)
    assert (stack.depth, top(stack)[0]) == (2, 4)
    stack.end_frame()
    assert (stack.depth, top(stack)[0]) == (1, 5)
    assert [int(stack.frames[STACK + WIDTH + i]) for i in range(WIDTH)] == [0] * WIDTH


def test_the_stack_has_an_end(stack: State) -> None:
    for _ in range(DEPTH):
        stack.ask(0, PROCEEDS)
    with pytest.raises(RuntimeError):
        stack.ask(0, PROCEEDS)
    assert stack.depth == DEPTH
    assert int(stack.frames[SIDE]) == 0


def test_several_are_asked_until_the_last_has_answered(stack: State) -> None:
    stack.ask_several(6, 0b1011, 7, 8)
    assert top(stack) == [6, SEVERAL, 0b1011, 0b1011, 7, 8]
    stack.answered(stack.top(), 1)
    assert (stack.waiting(), stack.asks(stack.top(), 1)) == ([0, 3], True)
    assert not stack.asks(stack.top(), 2)
    stack.answered(stack.top(), 1)
    assert stack.waiting() == [0, 3]
    stack.answered(stack.top(), 0)
    assert top(stack)[WHO] == SEVERAL
    stack.answered(stack.top(), 3)
    assert (top(stack)[WHO], stack.waiting()) == (PROCEEDS, [])


def test_a_window_asks_clockwise_from_its_first_seat(stack: State) -> None:
    stack.open_window(3, 2, 0b1011)
    asked = []
    while stack.depth:
        asked.append(int(stack.frames[stack.top() + WHO]))
        stack.next_in_window(stack.top())
    assert asked == [3, 0, 1]


def test_a_window_for_nobody_is_not_opened(stack: State) -> None:
    stack.open_window(3, 2, 0)
    assert stack.depth == 0


@pytest.mark.parametrize(("first", "mask", "seat"), [(0, 0b0001, 0), (1, 0b0001, 0), (3, 0b1000, 3), (2, 0b0110, 2)])
def test_the_next_of_a_mask_is_found_clockwise(stack: State, first: int, mask: int, seat: int) -> None:
    assert stack.next_of(first, mask) == seat


def test_a_side_frame_belongs_to_its_seat(stack: State) -> None:
    stack.ask(5, 0)
    stack.open_side(2, 8, 1, 2, 3, 4)
    assert [int(stack.frames[SIDE + 2 * WIDTH + i]) for i in range(WIDTH)] == [8, 2, 1, 2, 3, 4]
    assert (int(stack.sides), stack.waiting(), stack.seat()) == (0b100, [0, 2], 2)
    assert stack.asked() == SIDE + 2 * WIDTH
    with pytest.raises(RuntimeError):
        stack.open_side(2, 8)
    stack.close_side(2)
    assert (int(stack.sides), stack.waiting()) == (0, [0])
    assert [int(stack.frames[SIDE + 2 * WIDTH + i]) for i in range(WIDTH)] == [0] * WIDTH


def test_an_awaiting_frame_asks_nobody(stack: State) -> None:
    stack.ask(9, AWAITS, 0b0110)
    stack.open_side(1, 8)
    assert (stack.waiting(), stack.asks(stack.top(), 1)) == ([1], False)
    stack.advance()
    assert stack.depth == 1
    stack.close_side(1)
    stack.advance()
    assert stack.depth == 0


def test_everyone_is_the_mask_of_the_seats(stack: State) -> None:
    assert stack.everyone() == 0b1111


def test_revelations_are_counted_and_cloned(stack: State) -> None:
    stack.reveal()
    stack.reveal()
    assert (int(stack.revelations), int(stack.clone().revelations)) == (2, 2)


def test_an_empty_stack_has_only_the_aside(stack: State) -> None:
    assert [int(n) for n in stack.frames[:ASIDE]] == [0] * ASIDE


@pytest.mark.parametrize(
    ("frame", "complaint"),
    [
        ((0, PROCEEDS, 0, 0), "the uppermost frame asks nobody"),
        ((9, AWAITS, 0b1111, 0), "the uppermost frame awaits nobody"),
        ((6, SEVERAL, 0b0011, 0), "/stack/0: to_answer needs a seat at least, and only seats that are in asked"),
        ((6, SEVERAL, 0b0011, 0b0100), "/stack/0: to_answer needs a seat at least, and only seats that are in asked"),
        ((6, SEVERAL, 0b10011, 0b0001), "/stack/0: to_answer needs a seat at least, and only seats that are in asked"),
    ],
)
def test_an_unsound_stack_is_noticed(stack: State, frame: tuple[int, int, int, int], complaint: str) -> None:
    stack.ask(*frame)
    assert stack.check_frames() == [complaint]


def test_a_sound_stack_is_not_complained_about(stack: State) -> None:
    assert stack.check_frames() == []
    stack.ask_several(6, 0b11)
    assert stack.check_frames() == []
    stack.frames[stack.top() + B] = 0b01
    assert stack.check_frames() == []
    assert int(stack.frames[stack.top() + A]) == 0b11


def test_a_side_frame_after_the_end_is_noticed(stack: State) -> None:
    stack.open_side(0, 8)
    assert stack.check_frames() == ["the game is over but a side frame is open"]
