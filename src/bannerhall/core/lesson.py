"""The lessons of a game: each is a position, and the answers that are explained there, one after the other.

A game's `tutorial.json` holds both for its only lesson, or a list of them under `lessons`. Step n is explained by the
message `<slug>-learn-<n>`, in the second lesson by `<slug>-learn-2-<n>` and so on; after the last one `...-end` lets
the person play on. Between two steps chance and the others may act; a lesson is made so that, whatever they do, its
next step is allowed and its sentence is true.
"""

from __future__ import annotations

import json
from dataclasses import dataclass
from typing import Any

from bannerhall.core.errors import BadRequest
from bannerhall.core.game import Game
from bannerhall.core.rulebook import data_of

FILE = "tutorial.json"


@dataclass(frozen=True)
class Lesson:
    number: int  # from 1
    position: dict[str, Any]
    steps: tuple[str, ...]

    def message(self, slug: str, step: int | str) -> str:
        """What is said before a step, or at the `end`."""
        return f"{slug}-learn-{step}" if self.number == 1 else f"{slug}-learn-{self.number}-{step}"


def lessons_of(game: Game) -> list[Lesson]:
    text = data_of(game.package, FILE)
    if text is None:
        return []
    data = json.loads(text)
    rows = data.get("lessons", [data])
    return [Lesson(number, row["position"], tuple(row["steps"])) for number, row in enumerate(rows, 1)]


def lesson_of(game: Game, number: int = 1) -> Lesson:
    """One lesson of a game; refused where there is none."""
    found = next((lesson for lesson in lessons_of(game) if lesson.number == number), None)
    if found is None:
        raise BadRequest("no-tutorial", game=game.slug)
    return found
