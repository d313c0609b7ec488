"""What all states of one match share: the game's words, the chosen options, the numbers a designer may change."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from librt.vecs import vec
from mypy_extensions import i64

from bannerhall.core.events import EventKind
from bannerhall.core.vocabulary import Vocabulary

if TYPE_CHECKING:
    from bannerhall.core.game import Game

Choice = bool | int | str

# The hall's own clauses stand before every game's: clause numbers below FIRST_CLAUSE belong to the core.
GAME_OVER: Final = 1
NOT_ASKED: Final = 2
OTHER_QUESTION: Final = 3
UNKNOWN_ACTION: Final = 4
NOT_OFFERED: Final = 5
NO_SUCH_SEAT: Final = 6
CANNOT_STEP_BACK: Final = 7
NOT_THE_TELLER: Final = 8
OUT_OF_SIGHT: Final = 9
UNSOUND_REPAIR: Final = 10
NOT_AGREED: Final = 11
FIRST_CLAUSE: Final = 16
HALL_CLAUSES: Final = (
    "HALL-ASK-01",
    "HALL-ASK-02",
    "HALL-ASK-03",
    "HALL-ASK-04",
    "HALL-ASK-05",
    "HALL-ASK-06",
    "HALL-BACK-01",
    "HALL-TELL-01",
    "HALL-FIX-01",
    "HALL-FIX-02",
    "HALL-FIX-03",
)


class Tables:
    """Made once per match by `Game.tables`; states refer to it and clones share it."""

    def __init__(
        self, game: Game, seats: int, options: dict[str, Choice], numbers: dict[str, int], vocabulary: Vocabulary
    ) -> None:
        self.slug: Final = game.slug
        self.rules_version: Final = game.rules_version
        self.seats: Final = seats
        self.options: Final = options
        self.named_numbers: Final = numbers
        self.numbers: Final = vec[i64](list(numbers.values()))
        self.vocabulary: Final = vocabulary
        self.sizes: Final = vocabulary.sizes
        self.clauses: Final[tuple[str, ...]] = tuple(game.clauses)
        self.decisions: Final[tuple[str, ...]] = tuple(game.decisions)
        self.told: Final[frozenset[str]] = frozenset(game.told)
        self.events: Final[tuple[EventKind, ...]] = tuple(game.events)
        self.load: Final = game.load  # a position of the same game as a state

    def clause_id(self, number: int) -> str:
        """The rulebook's name of a clause number."""
        if number < FIRST_CLAUSE:
            return HALL_CLAUSES[number - 1]
        return self.clauses[number - FIRST_CLAUSE]

    def same_match(self, other: Tables) -> bool:
        """Whether both are of the same game, seats, options and numbers."""
        mine = (self.slug, self.seats, self.options, self.named_numbers)
        return mine == (other.slug, other.seats, other.options, other.named_numbers)
