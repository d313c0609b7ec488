"""Secrets of War for Chicken Island looked for at every single question, in matches that policies play to their end."""

from __future__ import annotations

import pytest

import bannerhall
from bannerhall.core import conformance
from bannerhall.core.conformance.soundness import GamesEnd
from bannerhall.core.conformance.walk import Walk
from bannerhall.core.ruleset import Choice
from bannerhall.core.state import CHANCE

EVERY = 1.0  # the share of questions that is looked at closely
OPENING = 120  # questions of a match that are looked at where time is short
GOOD_ANSWERS = 0.85  # the others are random, so that odd things happen as well
MODES: tuple[tuple[int, dict[str, Choice]], ...] = (
    (1, {}),
    (2, {}),
    (3, {"quick_game": True, "base_bonus": True, "supporter_side": "per_card"}),
    (4, {"hardcore": True, "island": "random"}),
    (4, {"mode": "team", "fight_pace": True}),
    (2, {"mode": "flag"}),
    (3, {"mode": "flag"}),
    (2, {"mode": "cockfight"}),
    (3, {"mode": "cockfight"}),
    (4, {"mode": "cockfight"}),
)


class PolicyWalk(Walk):
    """A match in which most answers are those of the game's policy, so that it is soon over."""

    def choose(self) -> tuple[int, int] | None:
        seats = [seat for seat in self.state.waiting() if seat != CHANCE]
        if seats and self.rng.random() < GOOD_ANSWERS:
            seat = self.rng.choice(seats)
            answer = int(self.state.policy(seat, self.stream()))
            if answer in self.state.legal_actions(seat):
                return seat, answer
        return super().choose()


def failures(number: int, seed: int, longest: int, checks: list[type[conformance.Check]]) -> list[str]:
    seats, options = MODES[number]
    walk = PolicyWalk(bannerhall.game("chicken"), seats, seed, options, EVERY, longest)
    return [str(failure) for failure in walk.run([check(walk) for check in checks], first=False)]


@pytest.mark.parametrize("number", range(len(MODES)))
def test_nothing_leaks_at_any_question_of_an_opening(number: int) -> None:
    watching = [check for check in conformance.CHECKS if check is not GamesEnd]
    assert failures(number, 70 + number, OPENING, watching) == []


@pytest.mark.soak
@pytest.mark.parametrize("seed", range(80, 85))
@pytest.mark.parametrize("number", range(len(MODES)))
def test_nothing_leaks_at_any_question_of_a_whole_match(number: int, seed: int) -> None:
    assert failures(number, seed, 20_000, list(conformance.CHECKS)) == []
