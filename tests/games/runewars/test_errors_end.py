"""A slip in a rule is an error that reaches the match; it never keeps a hall busy for ever."""

from __future__ import annotations

import pytest
from runewars_table import act, area, do, put, table, turn

from bannerhall.core.match import Match
from bannerhall.games.runewars.rules import fate_results, forces, rewards, rewards_packed
from bannerhall.games.runewars.rules.state import Runewars


def test_numbers_that_cannot_be_are_errors() -> None:
    for count in (forces.total, fate_results.many, rewards_packed.total):
        assert count(0) == 0
        for packed in (-1, -(2**40)):
            with pytest.raises(RuntimeError, match="negative"):
                count(packed)
    with pytest.raises(RuntimeError, match="Reward"):
        rewards.lowest_kind(0)


def test_a_slip_in_a_match_is_an_error_for_whoever_answers() -> None:
    """More routed units have left an area than lay there, as no rule lets them; then the area is counted."""
    s = table()
    put(s, 0, "DB", footman=2)
    turn(s, 0, "mobilize")
    match = Match(s)
    running = match.state
    assert isinstance(running, Runewars)
    do(running, 0, "activate 5A")
    match.answer(0, act(running, "move_from DB"))
    match.answer(0, act(running, "units 1"))
    running.set_routed(area("DB"), -1)
    with pytest.raises(RuntimeError, match="negative"):
        match.answer(0, act(running, "done"))
