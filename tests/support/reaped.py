"""Sealed as if there were a real box: only the auctioneer can tell the harvest, and the auction is held aloud."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from sealed_table import Table as Position
from sealed_table import at

from bannerhall.core.game import Game, Option
from bannerhall.core.state import State
from bannerhall.core.wrapper import Wrapper
from bannerhall.games.sealed import GAME as SEALED

ROUNDS, COINS, LIMIT = SEALED.numbers


class Aloud(Wrapper):
    def in_the_open(self, seat: int) -> bool:
        asked = self.inner.prompt(seat)
        return asked is not None and asked.decision == "auction"


GAME: Game = replace(
    SEALED,
    slug="reaped",
    make=lambda rules: Aloud(SEALED.make(rules)),
    typed_by_players=("harvest",),
    never_typed=("deal", "lot"),
    options=(Option("long", (False, True)),),
    numbers=(
        replace(
            ROUNDS,
            by_seats=(5, 5, 4, 4, 3),
            clauses=("", "", "", "", "SLD-END-01"),  # for six players it is our own design
            by_option="long",
            by_choice={True: (8, 8, 8, 7, 7)},
        ),
        replace(COINS, low=5, or_none=True),
        LIMIT,
    ),
)


def reaped(ask: str, **position: Any) -> State:
    """The table when `ask` is asked; positions are those of Sealed."""
    found: Position = at(ask, **position)
    return GAME.load({**found.state.to_json(), "game": GAME.slug})
