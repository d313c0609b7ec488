"""Bots that play for the board and in the headquarters: they come to an end, use what they have, and beat chance."""

from __future__ import annotations

import pytest
from leaders_table import BLUE, table

from bannerhall.bots import ask, bot, play
from bannerhall.core.chance import Stream
from bannerhall.core.match import Match
from bannerhall.core.playout import roll_chance
from bannerhall.core.ruleset import Choice
from bannerhall.core.state import CHANCE, NOBODY, State
from bannerhall.games.leaders import GAME
from bannerhall.games.leaders.rules.components import SCENARIOS, VICTORIES
from bannerhall.games.leaders.rules.state import Leaders

MOST_STEPS = 251  # of one visit to the headquarters
MOST_ROUNDS = 60
VARIANTS: tuple[dict[str, Choice], ...] = (
    {},
    {"parallel_play": True},
    {"hq_first": True, "classic_entry": True},
    {"global_events": True, "strict_supply": True},
    {"expansion_nations": True, "capacity_bonus_in_defence": "all"},
    {"special_skills": False, "show_exact_chance": True},
)


@pytest.mark.clause("LDR-HEAD-04")
def test_after_so_many_changes_only_confirming_is_left() -> None:
    game = table(3, saved=[50])
    for _ in range(125):
        game.add(BLUE, "infantry").do(BLUE, "drop infantry")
    assert game.offers(BLUE) == ["confirm"]
    assert game.refused(BLUE, "add infantry") == "LDR-HEAD-04"
    game.confirm(BLUE)


@pytest.mark.parametrize("options", [{}, {"parallel_play": True}])
@pytest.mark.parametrize("seats", [2, 5])
def test_a_greedy_bot_leaves_the_headquarters(seats: int, options: dict[str, bool]) -> None:
    match = Match.begin(GAME, seats, 7, options, {"round_limit": 9})
    stream, greedy, steps, longest = Stream(3), bot("greedy"), 0, 0
    while not match.over:
        seat = match.state.seat()
        prompt = match.state.prompt(seat)
        steps = steps + 1 if prompt is not None and prompt.decision == "headquarters" else 0
        longest = max(longest, steps)
        assert steps <= MOST_STEPS
        match.answer(seat, ask(greedy, match.state, seat, stream))
    assert longest > 3, "it orders something"
    assert isinstance(match.state, Leaders)
    assert any([*match.state.level, *match.state.running]), "somebody researches"


# --- Policy -------------------------------------------------------------------------------------------------


def advise_all(state: State, stream: Stream) -> None:
    """Everybody who is waited for gets an answer that is allowed."""
    for seat in state.waiting():
        if seat != CHANCE:
            action = state.policy(seat, Stream(7))
            assert action in state.legal_actions(seat), state.rules.vocabulary.text(action)


def wander(state: State, stream: Stream, steps: int, every: int) -> None:
    """Play a while, every so many answers at random, the others by the policy; look at it at every question."""
    for step in range(steps):
        seat = state.seat()
        if seat == NOBODY:
            return
        if seat == CHANCE:
            state.apply_asked(roll_chance(state, stream))
            continue
        advise_all(state, stream)
        options = state.legal_actions(seat)
        by_chance = step % every == 0
        state.apply_asked(options[stream.below(len(options))] if by_chance else state.policy(seat, stream))


@pytest.mark.parametrize("mode", ["digital", "companion"])
@pytest.mark.parametrize("number", range(6))
def test_the_policy_is_legal_at_every_question(number: int, mode: str) -> None:
    """In all scenarios and variants, where chance has played as where the policy has, and where both have."""
    options = {"mode": mode, "scenario": SCENARIOS[number], **VARIANTS[number]}
    for every in (1, 2, 7):
        wander(GAME.new(2 + number % 5, None, options), Stream(number, every), 700, every)


@pytest.mark.parametrize("scenario", SCENARIOS)
def test_games_by_the_policy_come_to_an_end(scenario: str) -> None:
    state = GAME.new(3, None, {"scenario": scenario})
    assert isinstance(state, Leaders)
    stream = Stream(5)
    while state.seat() != NOBODY:
        seat = state.seat()
        state.apply_asked(roll_chance(state, stream) if seat == CHANCE else state.policy(seat, stream))
        assert state.round <= MOST_ROUNDS
    assert VICTORIES[state.way] != "rounds"


@pytest.mark.parametrize(("seats", "greedy"), [(2, 0), (3, 1), (4, 3)])
def test_greedy_beats_random(seats: int, greedy: int) -> None:
    names = ["greedy" if seat == greedy else "random" for seat in range(seats)]
    for seed in range(2):
        result = play(GAME.new(seats, seed), names, seed).result()
        assert isinstance(result, dict)
        assert result["winners"] == [greedy]
