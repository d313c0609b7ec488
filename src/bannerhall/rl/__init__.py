"""Learning agents: thin adapters to the interfaces that researchers know. Needs the extra `rl`."""

from __future__ import annotations

from bannerhall.core.ruleset import Choice
from bannerhall.rl.aec import HallEnv


def aec(slug: str, seats: int | None = None, **options: Choice) -> HallEnv:
    """A PettingZoo environment (AEC) of a game: `bannerhall.rl.aec("sealed", seats=3)`."""
    from bannerhall.games import game

    return HallEnv(game(slug), seats, options)


__all__ = ["HallEnv", "aec"]
