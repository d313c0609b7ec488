"""Measuring by kind of table: jobs, tallies by kind, and what the pages say of them."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from types import ModuleType

from balancekit.runs import fingerprint, measure
from balancekit.tallies import Row, Tallies, rows
from bannerhall.core.ruleset import Choice

CHUNK = 100  # games of a job
WINS_HEAD = ["", "games", "won (95 % interval)", "times the fair share"]
Job = tuple[int, int, int, int]  # its number, the kind of table, how many games, the seed


@dataclass(frozen=True)
class Kind:
    """A kind of table. What players do is counted as well if it is an ordinary one."""

    name: str
    seats: int
    options: Mapping[str, Choice]
    ordinary: bool = False


def numbers_of(job: Job) -> range:
    """The numbers of the games of a job: no two jobs of a kind share one."""
    number, _kind, games, _seed = job
    return range(number * CHUNK, number * CHUNK + games)


def measure_kinds(
    chunk: Callable[[Job], tuple[int, Tallies]],
    package: ModuleType,
    kinds: int,
    games: int,
    seed: int,
    workers: int,
    path: Path,
) -> Tallies:
    """So many games of every kind of table; kinds take turns, so that a stopped run has some of each."""
    head: dict[str, object] = {"seed": seed, "engine": fingerprint(package), "chunk": CHUNK, "kinds": kinds}
    jobs = {}
    for part in range(-(-games // CHUNK)):
        for kind in range(kinds):
            number = part * kinds + kind
            jobs[number] = (number, kind, min(CHUNK, games - part * CHUNK), seed)
    return measure(chunk, jobs, head, workers, path)


def by_number(tallies: Tallies, start: str) -> dict[int, float]:
    """How many games have each number, of the tallies that begin so."""
    return {int(name.removeprefix(start)): row[0] for name, row in tallies.items() if name.startswith(start)}


def quantile(found: Mapping[int, float], share: float) -> int:
    """The number that this share of the games does not exceed."""
    left = share * sum(found.values())
    for number in sorted(found):
        left -= found[number]
        if left < 0:
            return number
    return max(found)


def rows_by_kind(tallies: Tallies, word: str, kinds: Sequence[Kind]) -> list[Row]:
    """In the order of the kinds of tables."""
    found = {row.name: row for row in rows(tallies, word)}
    order = {kind.name: number for number, kind in enumerate(kinds)}
    return [found[name] for name in sorted(found, key=lambda name: (order[name.rpartition(", ")[0]], name))]


def times(row: Row) -> str:
    """How many times the fair share."""
    share, low, high = row.interval()
    return f"{share:.2f} ({low:.2f}–{high:.2f})"


def verdict(judged: Sequence[Row]) -> str:
    """Which of the shares are less than half or more than twice the fair one."""
    outside = [f"{row.name} {times(row)}" for row in judged if row.out_of_balance()]
    if not outside:
        return f"None of the {len(judged)} shares judged here is outside half to twice its fair share."
    return f"Outside half to twice their fair share, in all likelihood: {'; '.join(outside)}."
