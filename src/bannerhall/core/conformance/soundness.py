"""Invariants after every action, and an end to every game."""

from __future__ import annotations

from bannerhall.core.conformance.walk import Check
from bannerhall.core.state import NOBODY, State


class InvariantsHold(Check):
    """`check()` finds nothing broken, at any moment."""

    def moment(self, state: State) -> None:
        broken = state.check()
        if broken:
            raise self.fail(broken[0])

    def end(self, state: State) -> None:
        self.moment(state)


class GamesEnd(Check):
    """Random play ends, with a rank for every seat and at least one winner; then nobody is asked anything."""

    def end(self, state: State) -> None:
        if state.seat() != NOBODY:
            raise self.fail(f"still not over after {self.walk.steps} steps")
        result = state.result()
        if result is None or len(result.ranks) != self.walk.seats or 0 not in result.ranks:
            raise self.fail("the end has no winner")
        for seat in range(self.walk.seats):
            better = sum(rank < result.ranks[seat] for rank in result.ranks)
            if result.ranks[seat] != better:
                raise self.fail(f"seat {seat} has rank {result.ranks[seat]} behind {better} others")
            if state.legal(seat):
                raise self.fail(f"the game is over and seat {seat} may still act")
        if state.waiting():
            raise self.fail("the game is over and somebody is waited for")
