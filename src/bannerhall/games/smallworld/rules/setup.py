"""Set-up: Lost Tribes, coins, shuffled stacks, the first player."""

from __future__ import annotations

from typing import final

from librt.vecs import vec
from mypy_extensions import i64

from bannerhall.core.bits import BIT
from bannerhall.core.events import ALL
from bannerhall.core.question import Question
from bannerhall.core.ruleset import Ruleset
from bannerhall.core.state import CHANCE, PROCEEDS
from bannerhall.games.smallworld.rules import actions, events, powers, questions, races
from bannerhall.games.smallworld.rules.asking import misfit, next_step
from bannerhall.games.smallworld.rules.atlas import TRIBES
from bannerhall.games.smallworld.rules.column import reveal
from bannerhall.games.smallworld.rules.state import SmallWorld


def lay_out(rules: Ruleset) -> SmallWorld:
    """The board for the number of players, a Lost Tribe on each of its symbols, the stacks before they are turned up,
    coins, and all tokens in the tray; mountains are a part of the board
    [SMW-SETUP-01] [SMW-SETUP-03] [SMW-SETUP-06] [SMW-SETUP-07] [SMW-SETUP-08] [SMW-SETUP-09] [SMW-SETUP-18]."""
    s = SmallWorld(None, rules)
    s.tribes = TRIBES[s.board]
    s.unseen = BIT[races.KINDS if s.extra == 1 else races.BASE] - 1
    s.badges = BIT[powers.KINDS if s.extra == 1 else powers.BASE] - 1
    if rules.options["without_diplomat"]:  # [SMW-VAR-06]
        s.badges &= ~BIT[powers.DIPLOMAT]
    s.ask(questions.TURN, PROCEEDS, questions.BEGIN)
    if rules.options["first_player"] == "chance":  # [SMW-SETUP-11]
        s.ask(questions.FIRST, CHANCE)
    reveal(s)
    return s


@final
class First(Question[SmallWorld]):
    """Chance names the first player; the others follow clockwise [SMW-SETUP-11]."""

    def outcomes(self, s: SmallWorld, f: i64, out: vec[i64], weights: vec[i64]) -> i64:
        for seat in range(s.seats):
            out[seat] = actions.FIRST + seat
            weights[seat] = 1
        return s.seats

    def carry_out(self, s: SmallWorld, f: i64, seat: i64, action: i64) -> None:
        s.end_frame()
        s.first = action - actions.FIRST
        s.active = s.first
        if s.sink is not None:
            s.emit(events.BEGAN, s.first, 0, 0, 0, ALL, 0)

    def invariants(self, s: SmallWorld, f: i64) -> list[str]:
        return misfit(s, f, True, True, next_step(s) == questions.BEGIN)
