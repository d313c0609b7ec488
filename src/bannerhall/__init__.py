"""Bannerhall: published board games by their complete rules, for people, programs and researchers."""

from __future__ import annotations

from bannerhall.core import uncompiled

if uncompiled.wanted():
    uncompiled.install()

from bannerhall.core.match import Match  # noqa: E402 - the switch above decides which files these are
from bannerhall.games import game, register, slugs  # noqa: E402

__version__ = "0.1.0"
__all__ = ["Match", "game", "register", "slugs"]
