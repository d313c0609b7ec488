"""What the whole table must agree to: going back beyond one's own step, mending the position."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Final

BACK: Final = "back"
REPAIR: Final = "repair"


@dataclass
class Proposal:
    """A request of one seat that waits for the others."""

    kind: str
    by: int
    voters: frozenset[int]
    number: int = 0
    patch: object = None
    agreed: set[int] = field(default_factory=set)

    @property
    def carried(self) -> bool:
        return self.agreed >= self.voters

    @property
    def missing(self) -> list[int]:
        return sorted(self.voters - self.agreed)
