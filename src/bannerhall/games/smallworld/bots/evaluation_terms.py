"""What a position is worth to a seat, term by term: coins, captives, what the board will pay in the turns left.

Values are in hundredths of a coin.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from bannerhall.core.bits import count, lowest
from bannerhall.games.smallworld.bots.policy_decline import expected_income
from bannerhall.games.smallworld.bots.values import COIN, FADING, FRESH, PERCENT, by_turns, dangers, paid, turns_left
from bannerhall.games.smallworld.rules import races
from bannerhall.games.smallworld.rules.components import CAPTIVE, DECLINED, NO_LEADER, NONE, ON_MAP, SLOTS, SPIRITS
from bannerhall.games.smallworld.rules.income import power_bonus, race_bonus
from bannerhall.games.smallworld.rules.marks import tokens_of
from bannerhall.games.smallworld.rules.price import immune, strength
from bannerhall.games.smallworld.rules.state import SmallWorld

VIGOUR: Final = vec[i64]([0, 0, 25, 45, 55, 60])  # percent of a region that a spare token will bring, by turns left
WANING: Final = 88  # percent of its income that an active race keeps from turn to turn
FEAR: Final = 10  # percent of a region that is likely lost where somebody can attack it
HOSTAGE: Final = 60  # a Leader on the map within reach of others
SERVICE: Final = vec[i64]([0, 0, 40, 70, 85, 90])  # a Leader's use, by turns left


def purse(s: SmallWorld, seat: i64) -> i64:
    return s.coins[seat] * COIN


def captives(s: SmallWorld, seat: i64) -> i64:
    return s.captives(seat) * s.rules.numbers[CAPTIVE] * COIN


def realm(s: SmallWorld, seat: i64) -> i64:
    """What the active race will bring before and after its decline, whenever that is best; without one, what a fresh
    one will."""
    people = s.people(seat)
    turns = turns_left(s, seat)
    if turns <= 0:
        return 0
    if s.race[people] == NONE:
        return by_turns(FRESH, turns)
    regions = count(s.held[people])
    now = (regions + race_bonus(s, people) + power_bonus(s, people)) * COIN
    later = active_income(s, seat)
    legacy = regions + (race_bonus(s, people) if s.race[people] == races.DWARVES else i64(0))
    most: i64 = 0
    earned: i64 = 0
    if seat != s.active or paid(s):
        most = after_decline(legacy, turns)
    for turn in range(turns):
        earned += now if turn == 0 else later
        later = later * WANING // PERCENT
        worth = earned + after_decline(legacy, turns - turn - 1)
        if worth > most:
            most = worth
    return most


def after_decline(legacy: i64, turns: i64) -> i64:
    """A decline in the next turn, and a fresh race in those after it."""
    if turns <= 0:
        return 0
    return legacy * (COIN + by_turns(FADING, turns - 1)) + by_turns(FRESH, turns - 1)


def active_income(s: SmallWorld, seat: i64) -> i64:
    """What the active race alone will be paid each turn."""
    people = s.people(seat)
    declined = count(s.regions_of(seat) & ~s.held[people])
    for slot in range(DECLINED, SPIRITS + 1):
        declined += race_bonus(s, seat * SLOTS + slot)
    return expected_income(s, seat) - declined * COIN


def past(s: SmallWorld, seat: i64) -> i64:
    """What races in decline will still pay."""
    coins: i64 = 0
    for slot in range(DECLINED, SPIRITS + 1):
        people = seat * SLOTS + slot
        if s.race[people] != NONE:
            coins += count(s.held[people]) + race_bonus(s, people)
    return coins * by_turns(FADING, turns_left(s, seat))


def might(s: SmallWorld, seat: i64) -> i64:
    """Tokens beyond one a region, which will conquer more."""
    people = s.people(seat)
    if s.race[people] == NONE:
        return 0
    spare = tokens_of(s, people) - count(s.held[people])
    return spare * by_turns(VIGOUR, turns_left(s, seat)) if spare > 0 else i64(0)


def leader(s: SmallWorld, seat: i64) -> i64:
    """He is a piece more while he serves, and a hostage where others can reach him."""
    where = s.leader[seat]
    if where == NO_LEADER:
        return 0
    worth = by_turns(SERVICE, turns_left(s, seat))
    if where < ON_MAP:
        return worth
    region = where - ON_MAP
    return worth - HOSTAGE * dangers(s, s.people(seat))[region] // (PERCENT * (1 + strength(s, region)))


def guard(s: SmallWorld, seat: i64) -> i64:
    """Less for regions that others can reach and few defend."""
    turns = turns_left(s, seat)
    people = s.people(seat)
    if turns <= 1 or s.held[people] == 0:
        return 0
    danger = dangers(s, people)
    fear: i64 = 0
    mask = s.held[people] & ~immune(s)
    while mask != 0:
        region = lowest(mask)
        mask &= mask - 1
        fear += danger[region] * FEAR // (1 + strength(s, region))
    return -fear * by_turns(FADING, turns) // (PERCENT * PERCENT)
