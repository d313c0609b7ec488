"""What can go wrong between a client and its hall."""

from __future__ import annotations

from bannerhall.core.errors import Trouble, sentence
from bannerhall.server import wire


class HallError(Trouble):
    """The hall says no: a rule, the table or the hall itself forbids it. Nothing was done."""

    def __init__(self, problem: wire.Problem) -> None:
        super().__init__(problem.message)
        self.facts = dict(problem.facts)
        self.problem = problem
        self.status = problem.status
        self.clause = problem.clause
        self.sentence = problem.detail

    def __str__(self) -> str:
        return f"{self.sentence} [{self.clause}]" if self.clause else self.sentence


class StaleAct(HallError):
    """More had happened than the sender knew; nothing was done. The lines that were missing are here now."""

    def __init__(self, stale: wire.Stale) -> None:
        told = sentence("hall-went-on", {})
        super().__init__(wire.Problem("about:blank", "Stale", 409, told, "hall-went-on"))
        self.stale = stale


class Unreachable(Trouble):
    """Nobody answers there, or nobody that is a hall."""
