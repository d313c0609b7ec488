"""What the log of Chicken Island says of things that only some may see, or that have no side."""

from __future__ import annotations

import pytest

from bannerhall.core.vocabulary import HIDDEN
from bannerhall.games.chicken import GAME
from bannerhall.games.chicken.rules import actions
from bannerhall.words import say_action, say_event

REVEALED = {"event": "revealed", "seat": 0, "scroll": "battle_cry"}


def test_a_leader_that_is_secret_is_chosen_in_secret() -> None:
    rules = GAME.ruleset(4)
    assert say_action(rules, actions.LEADER + HIDDEN) == "Choose a leader in secret"
    assert say_action(rules, actions.LEADER) == "Keekmee leads"


@pytest.mark.parametrize(
    ("side", "told"),
    [("none", "Ada reveals Battle Cry."), ("defender", "Ada reveals Battle Cry, for the defender.")],
)
def test_a_strategy_is_revealed_for_itself(side: str, told: str) -> None:
    assert say_event({**REVEALED, "side": side}, "chicken", names=["Ada"]) == told
