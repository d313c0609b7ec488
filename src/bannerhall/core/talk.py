"""What a state has to say to people: the question it asks, and how everybody stands when it is over."""

from __future__ import annotations

from bannerhall.core.errors import Fact
from bannerhall.core.question import LONE_DREW


class Prompt:
    """A question as message id and facts."""

    __slots__ = ("decision", "facts", "message")

    def __init__(self, slug: str, decision: str, facts: dict[str, Fact]) -> None:
        self.decision = decision
        self.message = f"{slug}-ask-{decision}"
        self.facts = facts

    def to_json(self) -> dict[str, object]:
        return {"decision": self.decision, "message": self.message, "facts": dict(self.facts)}


class FinalRanking:
    """How a match ended: rank 0 is best, equal ranks are shared. Nobody wins where a lone seat has lost or drawn."""

    __slots__ = ("points", "ranks", "winners")

    def __init__(self, ranks: list[int], points: list[int]) -> None:
        self.ranks = ranks
        self.points = points
        self.winners = [seat for seat, rank in enumerate(ranks) if rank == 0]

    @property
    def drawn(self) -> bool:
        """Whether a lone seat has neither won nor lost."""
        return len(self.ranks) == 1 and self.ranks[0] == LONE_DREW

    def __eq__(self, other: object) -> bool:
        return isinstance(other, FinalRanking) and (self.ranks, self.points) == (other.ranks, other.points)

    def __hash__(self) -> int:
        return hash(tuple(self.ranks))

    def to_json(self) -> dict[str, object]:
        return {"ranks": list(self.ranks), "points": list(self.points), "winners": list(self.winners)}
