"""Sums over games by name, and what they say: shares with their 95 % intervals, beside the fair share."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass

from bannerhall.arena import wilson

# A tally: games or lives, wins (shared ones in part), fair wins, and whatever else a game adds.
Tally = list[float]
Tallies = dict[str, Tally]

HALF, TWICE = 0.5, 2.0  # of the fair share: what lies outside in all likelihood is out of balance


def add(tallies: Tallies, name: str, values: Iterable[float]) -> None:
    row = tallies.setdefault(name, [])
    for i, value in enumerate(values):
        if i == len(row):
            row.append(0)
        row[i] += value


def count(tallies: Tallies, name: str, won: float, fair: float, extra: float = 0) -> None:
    """One more game in which somebody had this name, won it or a part of it, and should have won so much of it."""
    add(tallies, name, (1, won, fair, extra))


def merge(rows: Iterable[Tallies]) -> Tallies:
    found: Tallies = {}
    for row in rows:
        for name, values in row.items():
            add(found, name, values)
    return found


@dataclass(frozen=True)
class Row:
    name: str
    games: int
    won: float
    fair: float
    extra: float

    def interval(self) -> tuple[float, float, float]:
        """Share, and the bounds of its interval, as multiples of the fair share."""
        low, high = wilson(self.won, self.games)
        fair = self.fair / self.games
        return self.won / self.fair, low / fair, high / fair

    def share(self) -> str:
        return share_text(self.won, self.games)

    def cells(self) -> list[str]:
        return [self.name, str(self.games), self.share(), f"{self.interval()[0]:.2f}"]

    def out_of_balance(self) -> bool:
        """Whether not even the far end of the interval lies between half the fair share and twice of it."""
        _share, low, high = self.interval()
        return high < HALF or low > TWICE


def share_text(won: float, games: float) -> str:
    low, high = wilson(won, int(games))
    return f"{100 * won / games:.1f} % ({100 * low:.1f}–{100 * high:.1f})" if games else "–"


def rows(tallies: Tallies, kind: str) -> list[Row]:
    """All rows whose names begin with a word, without it."""
    found = []
    for name, (games, won, fair, extra) in ((n, v) for n, v in tallies.items() if n.startswith(kind + " ")):
        found.append(Row(name.removeprefix(kind + " "), round(games), won, fair, extra))
    return found


def best_first(some: list[Row]) -> list[Row]:
    return sorted(some, key=lambda row: -row.interval()[0])
