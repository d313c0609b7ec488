"""The boxes in the hall, each a package of its own; a box is opened only when somebody asks for it."""

from __future__ import annotations

from importlib import import_module

from bannerhall.core.errors import BadRequest
from bannerhall.core.game import Game

SLUGS = ("sealed", "xorlosch", "smallworld", "leaders", "chicken", "runewars")
BEING_BUILT: tuple[str, ...] = ()  # their rules are tested, their clauses known; nobody can play them yet
PACKAGES_BEING_BUILT = tuple(f"bannerhall.games.{slug}" for slug in BEING_BUILT)
_registered: dict[str, Game] = {}


def game(slug: str) -> Game:
    """The game of a slug."""
    if slug in _registered:
        return _registered[slug]
    if slug not in SLUGS:
        raise BadRequest("unknown-game", got=str(slug), wanted=", ".join(slugs()))
    found = import_module(f"bannerhall.games.{slug}").GAME
    assert isinstance(found, Game)
    return register(found)


def register(box: Game) -> Game:
    """Bring a game into the hall, one of ours or an outsider's."""
    _registered[box.slug] = box
    return box


def slugs() -> list[str]:
    """All games that can be asked for."""
    return [*SLUGS, *(slug for slug in _registered if slug not in SLUGS)]
