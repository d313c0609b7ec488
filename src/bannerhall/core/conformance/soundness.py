"""Invariants after every action, and an end to every game."""

from __future__ import annotations

from bannerhall.core.conformance.walk import Check
from bannerhall.core.question import LONE_DREW, LONE_LOST
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
    """Random play ends, with a rank for every seat and at least one winner, unless a lone seat has lost or drawn; then
    nobody is asked anything."""

    def end(self, state: State) -> None:
        if state.seat() != NOBODY:
            raise self.fail(f"still not over after {self.walk.steps} steps")
        result = state.result()
        if result is None or len(result.ranks) != self.walk.seats:
            raise self.fail("the end has no rank for every seat")
        self.check_ranks(result.ranks)
        for seat in range(self.walk.seats):
            if state.legal(seat):
                raise self.fail(f"the game is over and seat {seat} may still act")
        if state.waiting():
            raise self.fail("the game is over and somebody is waited for")

    def check_ranks(self, ranks: list[int]) -> None:
        if len(ranks) == 1:
            if ranks[0] not in (0, LONE_LOST, LONE_DREW):
                raise self.fail(f"rank {ranks[0]} of a lone seat is neither won, lost nor drawn")
            return
        if 0 not in ranks:
            raise self.fail("the end has no winner")
        for seat, rank in enumerate(ranks):
            better = sum(other < rank for other in ranks)
            if rank != better:
                raise self.fail(f"seat {seat} has rank {rank} behind {better} others")
