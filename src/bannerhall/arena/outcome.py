"""What came of some matches, in numbers that add up whoever played which of them."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field

from bannerhall.core.playout import PRIME, Tally

WHOLE = 60  # a win in parts: it can be shared by up to six seats without a rest


@dataclass
class Outcome:
    """Sums over matches. The checksum covers every entry of every match and its place in the series."""

    games: int = 0
    finished: int = 0
    decisions: int = 0
    chances: int = 0
    checksum: int = 0
    wins: list[int] = field(default_factory=list)  # by seat; a shared win counts for each
    parts: list[int] = field(default_factory=list)  # by seat, in parts of WHOLE; empty where wins were not shared out
    drawn: int = 0  # matches of a lone seat
    seconds: float = 0.0  # of work, wherever it was done

    def add(self, other: Outcome) -> None:
        self.games += other.games
        self.finished += other.finished
        self.decisions += other.decisions
        self.chances += other.chances
        self.checksum = (self.checksum + other.checksum) % PRIME
        self.wins = _summed(self.wins, other.wins)
        self.parts = _summed(self.parts, other.parts)
        self.drawn += other.drawn
        self.seconds += other.seconds

    def count(self, number: int, checksum: int) -> None:
        """One more match, number `number` of its series; the same sum as `core.playout.play_games` makes."""
        self.games += 1
        self.checksum = (self.checksum + checksum * (number % 999_983 + 1)) % PRIME

    def won_by(self, winners: Sequence[int], seats: int) -> None:
        """A match has ended; without winners a lone seat has lost it."""
        self.finished += 1
        self.wins = _summed(self.wins, [int(seat in winners) for seat in range(seats)])
        share = WHOLE // len(winners) if winners else 0
        self.parts = _summed(self.parts, [share * (seat in winners) for seat in range(seats)])

    def drawn_alone(self) -> None:
        """A lone seat has neither won nor lost a match: that is half a win, but none by seat."""
        self.won_by((), 1)
        self.drawn += 1
        self.parts[0] += WHOLE // 2

    @property
    def lost_alone(self) -> int:
        """How many matches a lone seat has lost."""
        return self.finished - sum(self.wins) - self.drawn


def of_tally(tally: Tally, seats: int) -> Outcome:
    """What the compiled loop counted. Who shared a win is not in it, so there are parts of a lone seat only."""
    wins = [int(tally.wins[seat]) for seat in range(seats)]
    drawn = int(tally.draws)
    return Outcome(
        games=int(tally.games),
        finished=int(tally.games - tally.unfinished),
        decisions=int(tally.decisions),
        chances=int(tally.chances),
        checksum=int(tally.checksum),
        wins=wins,
        parts=[wins[0] * WHOLE + drawn * WHOLE // 2] if seats == 1 else [],
        drawn=drawn,
    )


def _summed(one: list[int], other: list[int]) -> list[int]:
    return [a + b for a, b in zip(one, other, strict=True)] if one and other else one or other
