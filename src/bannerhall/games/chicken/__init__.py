"""War for Chicken Island, a game for 1 to 4 players by Iván Escalante, with its complete rules."""

from __future__ import annotations

import importlib
import inspect
from typing import Any

from bannerhall.core.game import Game
from bannerhall.core.question import Question
from bannerhall.games.chicken.bots.evaluation import ChickenScoring
from bannerhall.games.chicken.knowledge.knowledge import ChickenKnowledge
from bannerhall.games.chicken.rules.actions import ACTIONS
from bannerhall.games.chicken.rules.clauses import CLAUSES
from bannerhall.games.chicken.rules.components import CONDITIONS, NUMBERS, OPTIONS, PRESETS
from bannerhall.games.chicken.rules.events import EVENTS
from bannerhall.games.chicken.rules.invariants import invariants
from bannerhall.games.chicken.rules.position import SCHEMA
from bannerhall.games.chicken.rules.questions import QUESTIONS

# While the chapters are being written: whatever question class is there is found by its name.
MODULES = [
    "setup",
    "dealing",
    "building",
    "turn",
    "rolling",
    "action",
    "machine_building",
    "stock",
    "retrieving",
    "starring",
    "drawing",
    "walking",
    "luring",
    "flags",
    "losses",
    "disasters",
    "fight",
    "windows",
    "combat_dice",
    "cards",
    "reveal",
    "aftermath",
    "consequences",
    "solo",
    "solo_fight",
    "strike",
    "golems",
]
MISSING: list[str] = []


def _found() -> dict[str, Question[Any]]:
    import pathlib

    here = pathlib.Path(__file__).parent / "rules"
    classes: dict[str, Any] = {}
    for path in sorted(here.glob("*.py")):
        try:
            module = importlib.import_module(f"{__name__}.rules.{path.stem}")
        except ImportError as error:
            MISSING.append(f"{path.stem}: {error}")
            continue
        for name, thing in vars(module).items():
            if inspect.isclass(thing) and issubclass(thing, Question) and thing.__module__ == module.__name__:
                classes[name.lower()] = thing
    called = {"challenger": "challengerturn"}
    rules: dict[str, Question[Any]] = {}
    for name in QUESTIONS.names:
        cls = classes.get(called.get(name, name.replace("_", "")))
        if cls is None:
            MISSING.append(name)
        rules[name] = Question() if cls is None else cls()
    return rules


def _lay_out(rules: Any) -> Any:
    from bannerhall.games.chicken.rules.setup import lay_out

    return lay_out(rules)


GAME = Game(
    slug="chicken",
    name="War for Chicken Island",
    seats=(1, 4),  # [CHI-COMP-10]
    package=__name__,
    rules_version=1,
    status="alpha",
    make=_lay_out,
    actions=ACTIONS,
    questions=QUESTIONS.answered_by(**_found()),
    max_actions=512,
    events=EVENTS,
    clauses=CLAUSES,
    options=OPTIONS,
    conditions=CONDITIONS,
    numbers=NUMBERS,
    presets=PRESETS,
    scoring=ChickenScoring(),
    knowledge=ChickenKnowledge(),
    schema=SCHEMA,
    invariants=invariants,
)
