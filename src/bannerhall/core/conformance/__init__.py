"""What every game of the hall must pass, ours or an outsider's.

    from bannerhall.core import conformance
    report = conformance.run(my_game, games=20)
    assert report.passed, report

Each check watches random games, interjections and answers out of turn order included, and raises Nonconformance with
the seats, seed and step at which a promise of `bannerhall.core.state` was broken.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field

from bannerhall.core.conformance.copies import ClonesAreIndependent, PositionsRoundTrip, TextsAreViews
from bannerhall.core.conformance.legality import (
    EveryoneAskedHasOptions,
    LapsesAreLegal,
    LegalMeansNoRefusal,
    OptionsAreDistinctAndStable,
    PolicyIsLegal,
    RefusalsNameAClause,
    RefusedAnswersChangeNothing,
    TempoNeverFalls,
)
from bannerhall.core.conformance.options import ConditionsAreKept, legal_options
from bannerhall.core.conformance.records import ReplayEqualsPlay
from bannerhall.core.conformance.sameness import (
    CompiledEqualsUncompiled,
    HashSeedDoesNotMatter,
    WorkersDoNotMatter,
)
from bannerhall.core.conformance.secrecy import (
    NothingLeaks,
    OpenMeansOpen,
    PolicyKeepsSecrets,
    SecretAnswersAreHidden,
    WorldsDiffer,
    WorldsLookAlike,
)
from bannerhall.core.conformance.soundness import GamesEnd, InvariantsHold
from bannerhall.core.conformance.walk import Check, Nonconformance, Walk
from bannerhall.core.game import Game
from bannerhall.core.ruleset import Choice

CHECKS: tuple[type[Check], ...] = (
    EveryoneAskedHasOptions,
    OptionsAreDistinctAndStable,
    LegalMeansNoRefusal,
    RefusalsNameAClause,
    RefusedAnswersChangeNothing,
    LapsesAreLegal,
    PolicyIsLegal,
    TempoNeverFalls,
    ClonesAreIndependent,
    PositionsRoundTrip,
    TextsAreViews,
    ReplayEqualsPlay,
    WorkersDoNotMatter,
    HashSeedDoesNotMatter,
    CompiledEqualsUncompiled,
    WorldsLookAlike,
    WorldsDiffer,
    NothingLeaks,
    SecretAnswersAreHidden,
    PolicyKeepsSecrets,
    OpenMeansOpen,
    InvariantsHold,
    GamesEnd,
    ConditionsAreKept,
)

__all__ = ["CHECKS", "Check", "Nonconformance", "Report", "Walk", "legal_options", "run"]


@dataclass
class Report:
    """What was played and what failed."""

    game: str
    games: int = 0
    steps: int = 0
    failures: list[Nonconformance] = field(default_factory=list)

    @property
    def passed(self) -> bool:
        return self.games > 0 and not self.failures

    def __str__(self) -> str:
        verdict = "conforms" if self.passed else "; ".join(str(failure) for failure in self.failures[:5])
        return f"{self.game}: {self.games} games, {self.steps} steps: {verdict}"


def run(  # noqa: PLR0913 - each has its own default, and callers name them
    game: Game,
    games: int = 5,
    seats: Iterable[int] | None = None,
    seed: int = 0,
    options: Mapping[str, Choice] | None = None,
    checks: Sequence[type[Check]] = CHECKS,
    care: float = 1.0,
    longest: int = 20_000,
    numbers: Mapping[str, int] | None = None,
    skill: float = 0.0,
) -> Report:
    """Play `games` games under all checks with every number of seats that the options allow; a check that failed does
    not run again.

    `care` is the share of moments at which the expensive checks look; invariants are checked at every one. `skill` is
    the share of answers that the game's policy gives; the others are random.
    """
    report = Report(game.slug)
    failed: set[type[Check]] = set()
    for many in seats if seats is not None else game.fitting_seats(options, numbers):
        for number in range(games):
            watching = [check for check in checks if check not in failed]
            walk = Walk(game, many, seed + number, options, care, longest, numbers, skill)
            found = walk.run([check(walk) for check in watching], first=number == 0)
            failed.update(type(failure.check) for failure in found)
            report.failures.extend(found)
            report.games += 1
            report.steps += walk.steps
    return report
