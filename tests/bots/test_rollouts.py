"""The flat search: another answer takes the policy's place only when it is surely better."""

from __future__ import annotations

from hypothesis import given, settings
from hypothesis import strategies as st

import bannerhall
from bannerhall.bots import rollouts
from bannerhall.core.chance import Stream
from bannerhall.core.state import NO_POLICY, State

payoffs = st.lists(st.integers(0, 10_000), min_size=2, max_size=20)


def first_choice(slug: str) -> tuple[State, int, int]:
    """A question with several answers, whom it asks, and what the policy says to it."""
    state = bannerhall.game(slug).new(seats=2, seed=3)
    stream = Stream(5, 0)
    while True:
        seat = state.seat()
        if seat >= 0 and state.turns > 4 and len(state.legal_actions(seat)) > 5:  # type: ignore[attr-defined]
            return state, seat, state.policy(seat, stream)
        options = [action for action, _ in state.odds()] if seat < 0 else state.legal_actions(seat)
        advice = state.policy(seat, stream) if seat >= 0 else NO_POLICY
        state.apply(advice if advice != NO_POLICY else options[stream.below(len(options))])


@settings(derandomize=True, deadline=None)
@given(payoffs)
def test_what_is_no_better_in_any_world_is_never_surely_better(policy: list[int]) -> None:
    assert rollouts.surely_better(policy, policy) == 0
    assert rollouts.surely_better([payoff - 1 for payoff in policy], policy) < 0


def test_a_lead_in_all_worlds_counts_in_full_and_one_by_luck_does_not() -> None:
    policy = [1000, 5000, 3000, 9000]
    assert rollouts.surely_better([payoff + 100 for payoff in policy], policy) == 100
    assert rollouts.surely_better([10_000, 0, 10_000, 0], [5000, 5000, 5000, 4000]) < 0
    assert rollouts.surely_better([10_000, 9000, 10_000, 8000], [5000, 5000, 5000, 4000]) > 0


def test_one_world_is_too_few_to_leave_the_policy() -> None:
    assert rollouts.surely_better([10_000], [0]) < 0
    state, seat, advice = first_choice("chicken")
    for lane in range(5):
        lines = rollouts.lines(state, seat, advice, 1, Stream(lane, 2))
        assert lines[0][0] == advice
        assert all(tried == 1 for _action, tried, _worth in lines)


def test_all_candidates_are_tried_equally_often_and_are_legal() -> None:
    state, seat, advice = first_choice("chicken")
    lines = rollouts.lines(state, seat, advice, 20, Stream(1, 2))
    assert {action for action, _, _ in lines} <= set(state.legal_actions(seat))
    assert len(lines) == rollouts.CANDIDATES
    assert all(tried == 20 // rollouts.CANDIDATES and 0 <= worth <= 1 for _action, tried, worth in lines)
