"""Bannerhall: published board games by their complete rules, for people, programs and researchers."""

from __future__ import annotations

from bannerhall.core import uncompiled

if uncompiled.wanted():
    uncompiled.install()

from bannerhall.bots import play
from bannerhall.core.match import Match
from bannerhall.games import game, register, slugs

__version__ = "0.1.0"
__all__ = ["Match", "game", "play", "register", "slugs"]
