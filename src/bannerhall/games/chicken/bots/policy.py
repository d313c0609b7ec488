"""What the game's own bots answer to every question, from what the seat may know.

A chapter of questions has a module of its own; here they are told apart.
"""

from __future__ import annotations

from typing import final

from mypy_extensions import i64

from bannerhall.core.chance import Stream
from bannerhall.core.question import Policy
from bannerhall.games.chicken.bots import (
    policy_dice,
    policy_fight,
    policy_seldom,
    policy_setup,
    policy_tricks,
    policy_turn,
    policy_walk,
)
from bannerhall.games.chicken.rules import questions
from bannerhall.games.chicken.rules.state import Chicken


@final
class ChickenPolicy(Policy[Chicken]):
    def answer(self, s: Chicken, f: i64, seat: i64, stream: Stream) -> i64:
        kind = s.frames[f]
        if kind == questions.ACTION:
            return policy_turn.act(s, seat)
        if kind == questions.CARDS:
            return policy_fight.cards(s, seat)
        if kind == questions.WALK:
            return policy_walk.walk(s, seat)
        if kind == questions.REROLL:
            return policy_dice.reroll(s, seat)
        if kind == questions.COMBAT_DICE:
            return policy_fight.combat_dice(s, seat)
        if kind == questions.TARGET:
            return policy_fight.target(s, seat)
        if kind < questions.TURN:
            return policy_setup.answer(s, f, seat, stream)
        if kind < questions.FIGHT:
            return policy_turn.part(s, f, seat)
        if kind < questions.DISASTERS:
            return policy_tricks.answer(s, f, seat)
        return policy_seldom.answer(s, f, seat)

    def tempo(self, s: Chicken) -> i64:
        return s.turns

    def stakes(self, s: Chicken, f: i64, seat: i64) -> i64:
        """Fights and whom they are about decide the match; leaders last for all of it."""
        kind = s.frames[f]
        if kind == questions.ACTION or kind == questions.TARGET or kind == questions.CARDS:
            return 2
        if kind == questions.CHOOSE_LEADER or kind == questions.COMBAT_DICE:
            return 2
        if kind == questions.WALK or kind == questions.REROLL or kind == questions.BUILD_HEX:
            return 1
        return 1 if kind == questions.WINDOW or kind == questions.FLEE or kind == questions.QUICK_BUILD else 0
