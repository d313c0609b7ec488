"""The great decisions of a race's life: expand or decline, and when a Stout race retires.

Both ways are followed roughly to the end of the game: what the race would still bring, what it leaves behind in
decline, and what a fresh one would do in the turns that are left.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from bannerhall.core.bits import count, lowest
from bannerhall.games.smallworld.bots.plan import Plan, gifts, start_cheap, survey
from bannerhall.games.smallworld.bots.values import COIN, FADING, FRESH, PERCENT, by_turns, turns_left
from bannerhall.games.smallworld.rules import actions, powers, races
from bannerhall.games.smallworld.rules.atlas import MINES
from bannerhall.games.smallworld.rules.components import DECLINED, IN_HAND, NO_LEADER, NONE, SLOTS, SPIRITS
from bannerhall.games.smallworld.rules.income import WEALTH, income, race_bonus, raids_of
from bannerhall.games.smallworld.rules.marks import tokens_on_map
from bannerhall.games.smallworld.rules.price import least, reach
from bannerhall.games.smallworld.rules.ready import liftable
from bannerhall.games.smallworld.rules.state import SmallWorld

HOLDS: Final = 90  # percent of the regions of an active race that are still there a turn later
RIDE: Final = 92  # percent of its income that a race without new ground keeps each turn
GHOSTS: Final = 60  # what a declined Ghoul token may still do each turn


def choose(s: SmallWorld, seat: i64) -> i64:
    """Decline if that and a fresh race promise more than another turn with this one."""
    turns = turns_left(s, seat)
    people = s.people(seat)
    if turns <= 1 or s.power[people] == powers.STOUT:
        return actions.EXPAND
    now = legacy(s, seat, s.held[people]) + kept_beside(s, seat)
    over = COIN * now + fading(now, turns - 1) + afterlife(s, people, turns - 1) + by_turns(FRESH, turns - 1)
    return actions.DECLINE if over > another_turn(s, seat, turns) else actions.EXPAND


def retire(s: SmallWorld, seat: i64) -> i64:
    """After scoring: a Stout race goes when the next one promises more."""
    turns = turns_left(s, seat)
    if turns < 1:
        return actions.STAY
    people = s.people(seat)
    left = legacy(s, seat, s.held[people]) + kept_beside(s, seat)
    over = fading(left, turns) + afterlife(s, people, turns) + by_turns(FRESH, turns)
    return actions.RETIRE if over > another_turn(s, seat, turns) else actions.STAY


def another_turn(s: SmallWorld, seat: i64, turns: i64) -> i64:
    """What is to be had by going on: this turn, then either the decline or the rest of the game with this race."""
    people = s.people(seat)
    plan = next_march(s, seat)
    pay = expected_income(s, seat) + plan.coins
    later = legacy(s, seat, s.held[people]) + kept_beside(s, seat) + plan.regions
    rest = pay
    ride = pay
    for _time in range(turns - 1):
        rest = rest * RIDE // PERCENT
        ride += rest
    later = later * HOLDS
    if s.power[people] == powers.STOUT:
        then = fading(later, turns - 1) // PERCENT + by_turns(FRESH, turns - 1)
    else:
        then = later * COIN // PERCENT + fading(later, turns - 2) // PERCENT + by_turns(FRESH, turns - 2)
        if turns < 2:
            then = 0
    over = pay + then + afterlife(s, people, turns - 2)
    return over if over > ride else ride


def next_march(s: SmallWorld, seat: i64) -> Plan:
    """The conquests that the race could make in its next turn."""
    people = s.people(seat)
    plan = survey(s, people)
    plan.march(reach(s, people), start_cheap(s, people), strength_of(s, seat))
    return plan


def strength_of(s: SmallWorld, seat: i64) -> i64:
    """The tokens that a race can send out next, and what its gifts are worth in tokens."""
    people = s.people(seat)
    many = s.hand[people] + s.reserve[seat]
    mask = s.held[people]
    while mask != 0:
        many += liftable(s, people, lowest(mask))
        mask &= mask - 1
    if s.leader[seat] != NO_LEADER and s.leader[seat] >= IN_HAND:
        many += 1
    return many + gifts(s, people)


def expected_income(s: SmallWorld, seat: i64) -> i64:
    """What the board would pay without a new conquest, one-off gains aside."""
    coins = income(s, seat)
    people = s.people(seat)
    if s.race[people] == races.ORCS:
        coins -= raids_of(s, people)
    if s.power[people] == powers.PILLAGING:
        coins -= raids_of(s, people)
    if s.power[people] == powers.WEALTHY and (s.fresh >> seat) & 1 == 1:
        coins -= WEALTH
    return coins * COIN


# --- What stays ------------------------------------------------------------------------------------------------------


def legacy(s: SmallWorld, seat: i64, held: i64) -> i64:
    """Coins a turn of the active race once it is in decline."""
    mines = count(held & MINES[s.board]) if s.race[s.people(seat)] == races.DWARVES else i64(0)
    lone = s.chiefs & held
    lost = 1 if lone != 0 and s.tokens[lowest(lone)] == 0 else 0
    return count(held) + mines - lost


def kept_beside(s: SmallWorld, seat: i64) -> i64:
    """Coins a turn of the other race in decline, if it stays beside the next one."""
    slot = seat * SLOTS + (DECLINED if s.power[s.people(seat)] == powers.SPIRIT else SPIRITS)
    if s.race[slot] == NONE:
        return 0
    return count(s.held[slot]) + race_bonus(s, slot)


def fading(coins: i64, turns: i64) -> i64:
    return coins * by_turns(FADING, turns)


def afterlife(s: SmallWorld, people: i64, turns: i64) -> i64:
    """Ghouls go on conquering with all their tokens."""
    if s.race[people] != races.GHOULS or turns <= 0:
        return 0
    spare = tokens_on_map(s, people) - count(s.held[people]) * least(s, people)
    return spare * GHOSTS * (turns if turns < 3 else i64(3))
