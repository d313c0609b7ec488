"""Set-up: Lost Tribes, coins, shuffled stacks, the first player."""

from __future__ import annotations

from typing import final

from librt.vecs import vec
from mypy_extensions import i64

from bannerhall.core.bits import BIT
from bannerhall.core.events import ALL
from bannerhall.core.state import CHANCE, PROCEEDS
from bannerhall.core.tables import Tables
from bannerhall.games.smallworld.actions import BEGIN, FIRST, FIRST_FRAME, TURN_FRAME
from bannerhall.games.smallworld.atlas import TRIBES
from bannerhall.games.smallworld.column import reveal
from bannerhall.games.smallworld.components import BASE_POWERS, BASE_RACES, DIPLOMAT, KINDS_OF_POWERS, KINDS_OF_RACES
from bannerhall.games.smallworld.events import BEGAN
from bannerhall.games.smallworld.state import Decision, SmallWorld


def lay_out(tables: Tables) -> SmallWorld:
    """The board for the number of players, a Lost Tribe on each of its symbols, the stacks before they are turned up,
    coins, and all tokens in the tray; mountains are a part of the board
    [SMW-SETUP-01] [SMW-SETUP-03] [SMW-SETUP-06] [SMW-SETUP-07] [SMW-SETUP-08] [SMW-SETUP-09] [SMW-SETUP-18]."""
    s = SmallWorld(None, tables)
    s.tribes = TRIBES[s.board]
    s.unseen = BIT[KINDS_OF_RACES if s.extra == 1 else BASE_RACES] - 1
    s.badges = BIT[KINDS_OF_POWERS if s.extra == 1 else BASE_POWERS] - 1
    if tables.options["without_diplomat"]:  # [SMW-VAR-06]
        s.badges &= ~BIT[DIPLOMAT]
    s.round = 1
    s.ask(TURN_FRAME, PROCEEDS, BEGIN)
    if tables.options["first_player"] == "chance":  # [SMW-SETUP-11]
        s.ask(FIRST_FRAME, CHANCE)
    reveal(s)
    return s


@final
class First(Decision):
    """Chance names the first player; the others follow clockwise [SMW-SETUP-11]."""

    def outcomes(self, s: SmallWorld, f: i64, out: vec[i64], weights: vec[i64]) -> i64:
        for seat in range(s.seats):
            out[seat] = FIRST + seat
            weights[seat] = 1
        return s.seats

    def resolve(self, s: SmallWorld, f: i64, seat: i64, action: i64) -> None:
        s.done()
        s.first = action - FIRST
        s.active = s.first
        if s.sink is not None:
            s.emit(BEGAN, s.first, 0, 0, 0, ALL, 0)
