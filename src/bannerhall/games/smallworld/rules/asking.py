"""Whether a question fits the table: whom it asks, what it is about, at which step of the turn."""

from __future__ import annotations

from mypy_extensions import i64

from bannerhall.core.frames import WHO
from bannerhall.games.smallworld.rules import powers, questions, races
from bannerhall.games.smallworld.rules.components import ACTIVE, NONE, SLOTS
from bannerhall.games.smallworld.rules.state import SmallWorld


def misfit(s: SmallWorld, f: i64, asks: bool, about: bool, fits: bool) -> list[str]:
    """What is wrong with a question: the first of the three that does not hold."""
    name = s.rules.question_names[s.frames[f]]
    if not asks:
        return [f"{name} asks the wrong one"]
    if not about:
        return [f"{name} is about something that cannot be"]
    return [] if fits else [f"{name} does not fit the step of the turn"]


def asks_active(s: SmallWorld, f: i64) -> bool:
    return s.frames[f + WHO] == s.active


def next_step(s: SmallWorld) -> i64:
    """What the turn does after the question that lies upon it."""
    return s.frames[s.at_depth(0) + questions.TURN_NEXT]


def upon_turn(s: SmallWorld, f: i64) -> bool:
    return f == s.at_depth(1)


def may_play(s: SmallWorld, people: i64) -> bool:
    """Whether it is a people of the active player that readies, conquers and redeploys: the active one, or Ghouls."""
    if people // SLOTS != s.active or s.race[people] == NONE:
        return False
    return people % SLOTS == ACTIVE or s.race[people] == races.GHOULS


def may_play_again(s: SmallWorld, people: i64, again: i64) -> bool:
    """The same, and only Marauders do so twice."""
    return may_play(s, people) and (again == 0 or s.power[people] == powers.MARAUDING)


def plays_now(s: SmallWorld, people: i64) -> bool:
    """Ghouls in decline are one step earlier than the active race."""
    return next_step(s) == (questions.PEACE if people % SLOTS == ACTIVE else questions.TROOPS)
