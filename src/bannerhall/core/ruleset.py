"""What all states of one match share: the game's rules, the chosen options, the numbers a designer may change."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from librt.vecs import vec
from mypy_extensions import i64

from bannerhall.core.clauses import FIRST_CLAUSE, HALL_CLAUSES
from bannerhall.core.events import EventKind
from bannerhall.core.question import Question
from bannerhall.core.vocabulary import Vocabulary

if TYPE_CHECKING:
    from bannerhall.core.game import Game

Choice = bool | int | str


class Ruleset:
    """Made once per match by `Game.ruleset`; states refer to it and clones share it."""

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
        self.game: Final = game
        self.clauses: Final[tuple[str, ...]] = tuple(game.clauses.ids)
        self.shapes: Final = game.questions
        self.question_names: Final[tuple[str, ...]] = tuple(game.questions.names)
        self.questions: Final = vec[Question](game.questions.rules)  # type: ignore[type-arg]  # an argument fails uncompiled
        self.interjections: Final[i64] = game.questions.interjections
        self.max_actions: Final[i64] = game.max_actions
        self.scoring: Final = game.scoring
        self.knowledge: Final = game.knowledge
        self.policy: Final = game.policy
        self.typed_by_players: Final[frozenset[str]] = frozenset(game.typed_by_players)
        self.events: Final[tuple[EventKind, ...]] = tuple(game.events.kinds)
        self.load: Final = game.load  # a position of the same game as a state

    def clause_id(self, number: int) -> str:
        """The rulebook's name of a clause number."""
        if number < FIRST_CLAUSE:
            return HALL_CLAUSES[number - 1]
        return self.clauses[number - FIRST_CLAUSE]

    def same_match(self, other: Ruleset) -> bool:
        """Whether both are of the same game, seats, options and numbers."""
        mine = (self.slug, self.seats, self.options, self.named_numbers)
        return mine == (other.slug, other.seats, other.options, other.named_numbers)
