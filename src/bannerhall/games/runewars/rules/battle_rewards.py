"""Reward cards that help in a battle: the Tattered War Banner and the Horn of Command."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from bannerhall.core.bits import lowest
from bannerhall.core.clauses import ALLOWED
from bannerhall.games.runewars.rules import (
    clauses,
    commanding,
    own_units,
    reward_cards,
    rewards,
    troops,
)
from bannerhall.games.runewars.rules.battle_names import AT_BEFORE_DRAW
from bannerhall.games.runewars.rules.components import NO_SEAT
from bannerhall.games.runewars.rules.fate_results import number_drawn_for
from bannerhall.games.runewars.rules.state import Runewars

BANNER: Final[i64] = 1  # bits of `rewards_used`, and one more than the argument of the action
HORN: Final[i64] = 2


def kind_of(which: i64) -> i64:
    return reward_cards.WAR_BANNER if which == 0 else reward_cards.COMMAND_HORN


def bearer(s: Runewars, side: i64, kind: i64) -> i64:
    """A hero of the side who stands in the area and has the card, or NO_SEAT."""
    left = commanding.standing_heroes(s, side)
    while left != 0:
        if rewards.has(s, lowest(left), kind):
            return lowest(left)
        left &= left - 1
    return NO_SEAT


def clause_against_reward(s: Runewars, side: i64, window: i64, which: i64) -> i64:
    """Once a battle each, before Fate cards are drawn; there must be something it does [RUN-CARD-01]."""
    if window != AT_BEFORE_DRAW:
        return clauses.NOT_FOR_NOW
    if bearer(s, side, kind_of(which)) < 0:
        return clauses.NOT_IN_HAND
    if (s.rewards_used[side] >> which) & 1 == 1:
        return clauses.SAME_CARD
    if which == 0:
        return ALLOWED if number_drawn_for(s, side) != 0 else clauses.NO_USE_NOW
    return ALLOWED if troops.all_units(s, side) > troops.all_standing(s, side) else clauses.NO_USE_NOW


def use_reward(s: Runewars, side: i64, which: i64) -> None:
    """The card is turned up: a card more is drawn and one put aside, or a routed unit stands up."""
    s.set_rewards_used(side, s.rewards_used[side] | (BANNER if which == 0 else HORN))
    rewards.show(s, bearer(s, side, kind_of(which)), kind_of(which))
    if which == 0:
        s.set_spare(side, s.spare[side] + 1)
    else:
        own_units.choose(s, side, 1, own_units.RISE)
