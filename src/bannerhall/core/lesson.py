"""The lesson of a game: a position, and the answers that are explained there, one after the other.

A game's `tutorial.json` holds both; step n is explained by the message `<slug>-learn-<n>`, and after the last one
`<slug>-learn-end` lets the person play on. Between two steps chance and the others may act; a lesson is made so that,
whatever they do, its next step is allowed and its sentence is true.
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
    position: dict[str, Any]
    steps: tuple[str, ...]


def has_lesson(game: Game) -> bool:
    return data_of(game.package, FILE) is not None


def lesson_of(game: Game) -> Lesson:
    """The lesson of a game; refused where there is none."""
    text = data_of(game.package, FILE)
    if text is None:
        raise BadRequest("no-tutorial", game=game.slug)
    data = json.loads(text)
    return Lesson(data["position"], tuple(data["steps"]))
