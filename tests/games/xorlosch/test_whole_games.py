"""Whole games by players who walk to tasks and make deals: thirteen quests, 36 cards, every pile empty."""

from __future__ import annotations

import pytest

from bannerhall.core.chance import Stream
from bannerhall.core.match import Match
from bannerhall.core.playout import roll_chance
from bannerhall.core.state import CHANCE, NOBODY, State
from bannerhall.games.xorlosch import GAME
from bannerhall.games.xorlosch.rules.board import BOARDS, Board
from bannerhall.games.xorlosch.rules.components import CARD_NAMES, CARDS, DWARVES, NO_CARD, OF_A_TYPE
from bannerhall.games.xorlosch.rules.state import Xorlosch

AT_ONCE = ("declare", "consent", "ask", "propose", "choose", "raise", "drop", "pass", "ready")


def distances(board: Board, goal: int) -> list[int]:
    """Steps over free passages to a space, from every space."""
    steps = [99] * len(board.spaces)
    steps[goal] = 0
    edge = [goal]
    for here in edge:
        for name in board.spaces[here].free:
            there = board.names.index(name)
            if steps[there] == 99:
                steps[there] = steps[here] + 1
                edge.append(there)
    return steps


def walk(state: Xorlosch, seat: int) -> int | None:
    """A step of some dwarf towards a task it could do, each to another one."""
    board = BOARDS[state.board]
    words = state.rules.vocabulary
    open_cards = [int(card) for card in state.cards if card != NO_CARD]
    for i, name in enumerate(DWARVES):
        fitting = [CARDS[card].number for card in open_cards if CARDS[card].symbol == i // OF_A_TYPE]
        if not fitting:
            continue
        goal = fitting[(i + seat + int(state.turn) // (4 * int(state.seats))) % len(fitting)]
        steps = distances(board, goal)
        here = int(state.space[seat * 6 + i])
        for action in state.legal(seat):
            kind, argument = words.split(action)
            if kind == "move" and str(argument).startswith(f"{name}-"):
                there = board.names.index(str(argument).split("-")[1])
                if steps[there] < steps[here]:
                    return action
    return None


def choose(state: State, stream: Stream) -> int:
    """What an eager player does: place four dwarves, make every deal, walk on."""
    assert isinstance(state, Xorlosch)
    seat = int(state.seat())
    by_kind: dict[str, list[int]] = {}
    for action in state.legal(seat):
        by_kind.setdefault(state.rules.vocabulary.split(action)[0], []).append(action)
    if "place" in by_kind and state.group[seat] < 4:
        wanted = "mechanicus-1" if state.group[seat] % 2 else "warrior-1"
        return state.rules.vocabulary.make("place", wanted)
    for kind in AT_ONCE:
        if kind in by_kind:
            return by_kind[kind][int(stream.below(len(by_kind[kind])))]
    return walk(state, seat) or state.rules.vocabulary.make("end")


@pytest.mark.clause("XOR-AIM-01", "XOR-END-01", "XOR-COMP-12", "XOR-NEWQ-03")
@pytest.mark.parametrize("board", ["ruins", "dungeon"])
@pytest.mark.parametrize("seats", [3, 4, 6])
def test_a_game_is_thirteen_quests(seats: int, board: str) -> None:
    match = Match.begin(GAME, seats, seed=seats, options={"board": board, "stall_guard": "off"})
    stream = Stream(seats)
    while match.state.seat() != NOBODY and match.state.turn < 900:  # type: ignore[attr-defined]
        match.answer(match.state.seat(), choose(match.state, stream))
        assert match.state.check() == []
    told = [event for trace in match.traces for event in trace.events]
    names = [match.state.rules.events[event.kind].name for event in told]
    assert names.count("completed") == 13
    assert names.count("won") == len(CARD_NAMES)
    result = match.state.result()
    assert result is not None
    assert sum(result.points) == 36
    assert 0 in result.ranks


def test_chance_is_asked_for_cards_only() -> None:
    state = GAME.new(4)
    stream = Stream(4)
    while state.seat() != NOBODY:
        if state.seat() == CHANCE:
            prompt = state.prompt()
            assert prompt is not None
            assert prompt.decision == "draw"
            state.apply(roll_chance(state, stream))
        else:
            state.apply(choose(state, stream))
