"""Bannerhall: published board games by their complete rules, for people, programs and researchers."""

from __future__ import annotations

from bannerhall.core import uncompiled

if uncompiled.wanted():
    uncompiled.install()

from collections.abc import Mapping

from bannerhall.bots import play
from bannerhall.core import errors
from bannerhall.core.match import Match
from bannerhall.games import game, register, slugs

__version__ = "0.1.0"
__all__ = ["Match", "game", "play", "register", "slugs"]


def _say(message: str, facts: Mapping[str, errors.Fact]) -> str:
    # Fluent is loaded with the first sentence somebody wants to read, not with the engine.
    from bannerhall import words

    return words.say(message, facts)


errors.speak_with(_say)
