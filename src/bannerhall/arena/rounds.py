"""Round-robin: every bot meets every other, half of the matches with the seats exchanged, on the same dice."""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import dataclass, replace
from itertools import combinations
from typing import Final

from bannerhall.arena.outcome import WHOLE, Outcome
from bannerhall.arena.series import Series

SURE: Final = 1.959964  # standard deviations of a two-sided interval of 95 %


def wilson(won: float, games: int) -> tuple[float, float]:
    """The 95 % interval of a share by Wilson; from 0 to 1 where nothing was played.

    >>> [round(end, 3) for end in wilson(65, 100)]
    [0.552, 0.736]
    """
    if games == 0:
        return 0.0, 1.0
    share, square = won / games, SURE * SURE
    middle = share + square / (2 * games)
    spread = SURE * math.sqrt(share * (1 - share) / games + square / (4 * games * games))
    whole = 1 + square / games
    return max(0.0, (middle - spread) / whole), min(1.0, (middle + spread) / whole)


@dataclass(frozen=True)
class Pairing:
    """Two bots and the two series they play: in the second one their seats are exchanged."""

    one: str
    other: str
    plans: tuple[Series, Series]


def pairings(plan: Series, bots: Sequence[str]) -> list[Pairing]:
    """All pairs of bots; each plays `plan.games` matches. With more than two seats the two bots sit alternately; a lone
    seat is taken by one after the other, half of the matches each."""
    made: list[Pairing] = []
    for one, other in combinations(bots, 2):
        here = tuple((one, other)[seat % 2] for seat in range(plan.seats))
        there = tuple((other, one)[seat % 2] for seat in range(plan.seats))
        half = plan.games // 2
        plans = (replace(plan, bots=here, games=plan.games - half), replace(plan, bots=there, games=half))
        made.append(Pairing(one, other, plans))
    return made


@dataclass(frozen=True)
class Score:
    """What a bot won of its matches against one other, or against all. A shared win counts in part, a draw half."""

    bot: str
    against: str  # empty: all
    games: int
    won: float

    @property
    def share(self) -> float:
        return self.won / self.games if self.games else 0.0

    @property
    def interval(self) -> tuple[float, float]:
        return wilson(self.won, self.games)

    def to_json(self) -> dict[str, object]:
        low, high = self.interval
        figures = {"games": self.games, "wins": self.won, "share": self.share, "low": low, "high": high}
        return {"bot": self.bot, **({"against": self.against} if self.against else {}), **figures}


def score(bot: str, against: str, plans: Sequence[Series], outcomes: Sequence[Outcome]) -> Score:
    """A bot's score over the series it took part in."""
    parts = games = 0
    for plan, outcome in zip(plans, outcomes, strict=True):
        if bot in plan.bots:
            games += outcome.finished
            parts += sum(part for seat, part in enumerate(outcome.parts) if plan.bots[seat] == bot)
    return Score(bot, against, games, parts / WHOLE)


def by_bot(bots: Sequence[str], pairs: Sequence[Pairing], outcomes: Sequence[Outcome]) -> list[Score]:
    """Every bot over all its matches, best first; `outcomes` in the order of the pairs' series."""
    plans = [plan for pair in pairs for plan in pair.plans]
    return sorted((score(bot, "", plans, outcomes) for bot in bots), key=lambda one: -one.share)


def by_pair(pairs: Sequence[Pairing], outcomes: Sequence[Outcome]) -> list[Score]:
    """The first bot of every pair against the second."""
    return [
        score(pair.one, pair.other, pair.plans, outcomes[2 * number : 2 * number + 2])
        for number, pair in enumerate(pairs)
    ]
