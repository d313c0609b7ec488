"""Sealed as if there were a real box: only the auctioneer can tell the harvest, and the auction is held aloud."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from sealed_table import Table as Position
from sealed_table import at

from bannerhall.core.game import Game
from bannerhall.core.state import State
from bannerhall.core.wrapper import Wrapper
from bannerhall.games import register
from bannerhall.games.sealed import GAME as SEALED


class Aloud(Wrapper):
    def in_the_open(self, seat: int) -> bool:
        asked = self.inner.prompt(seat)
        return asked is not None and asked.decision == "auction"


GAME: Game = register(
    replace(
        SEALED,
        slug="reaped",
        make=lambda tables: Aloud(SEALED.make(tables)),
        told=("harvest",),
        sealed=("deal", "lot"),
    )
)


def reaped(ask: str, **position: Any) -> State:
    """The table when `ask` is asked; positions are those of Sealed."""
    found: Position = at(ask, **position)
    return GAME.load({**found.state.to_json(), "game": GAME.slug})
