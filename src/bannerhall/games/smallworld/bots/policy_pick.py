"""The pick: every combo is imagined on the map as it is, its first turn marched through, the rest guessed.

A march knows what terrain and neighbours do for a race; what it does not show is a gift of so much a turn."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from bannerhall.core.bits import BIT
from bannerhall.core.chance import Stream
from bannerhall.games.smallworld.bots.bonuses import gift
from bannerhall.games.smallworld.bots.plan import Plan, gifts, survey
from bannerhall.games.smallworld.bots.values import COIN, FADING, PERCENT, by_turns, turns_left
from bannerhall.games.smallworld.rules import actions, powers, races
from bannerhall.games.smallworld.rules.column import price_of, take_tokens
from bannerhall.games.smallworld.rules.components import IN_HAND, NO_LEADER
from bannerhall.games.smallworld.rules.income import ALCHEMY, WEALTH
from bannerhall.games.smallworld.rules.price import reach
from bannerhall.games.smallworld.rules.state import BADGES, EXTRA, LAID, SmallWorld

CREDIT: Final = 60  # percent of a promise that counts against coins at once
PRIME: Final = 3  # turns that a race usually expands
RAIDS: Final = 35  # percent of the first turn's booty that later turns bring,
KEPT: Final = 60  # and of its other bonuses
STEP: Final = 32  # percent of a region that a spare token conquers in a later turn


def pick(s: SmallWorld, seat: i64, stream: Stream) -> i64:
    """The combo that promises most for its price; of equal ones any."""
    turns = turns_left(s, seat)
    answer: i64 = actions.PICK + s.column[0]
    most: i64 = -1_000_000
    equals: i64 = 1
    for place in range(s.offers):
        cost = price_of(s, place)
        if cost > s.coins[seat]:
            break
        worth = promise(s, seat, place, turns) * CREDIT // PERCENT + (s.column[LAID + place] - cost) * COIN
        if worth == most:
            equals += 1
            if stream.below(equals) == 0:
                answer = actions.PICK + s.column[place]
        elif worth > most:
            most = worth
            equals = 1
            answer = actions.PICK + s.column[place]
    return answer


def promise(s: SmallWorld, seat: i64, place: i64, turns: i64) -> i64:
    """What a combo would bring in the turns that are left."""
    race = s.column[place]
    power = s.column[BADGES + place]
    world = imagine(s, seat, place)
    people = world.people(seat)
    many = world.hand[people] + (1 if world.leader[seat] == IN_HAND else 0)
    plan = survey(world, people)
    plan.march(reach(world, people), 0, many + gifts(world, people))
    prime = turns if turns < PRIME else PRIME
    return career(plan, many, race, power, prime, turns) + gift(s.seats, race, power) * prime


def imagine(s: SmallWorld, seat: i64, place: i64) -> SmallWorld:
    """The table as if the combo had been picked, with its Leader if he is free."""
    world = s.clone()
    people = world.people(seat)
    race = s.column[place]
    power = s.column[BADGES + place]
    world.set_people(people, race, power)
    world.hand[people] = take_tokens(world, race, power) + s.column[EXTRA + place]
    world.fresh |= BIT[seat]
    world.leader[seat] = IN_HAND if s.led == 1 and s.captor[race] == 0 else NO_LEADER
    return world


def career(plan: Plan, many: i64, race: i64, power: i64, prime: i64, turns: i64) -> i64:
    """The first turn as marched, later ones with the tokens that are free then, and the decline."""
    regions = plan.regions * COIN
    again: i64 = RAIDS if race == races.ORCS or power == powers.PILLAGING else KEPT
    bonus = (plan.coins - regions) * again // PERCENT
    total = plan.coins
    for _time in range(1, prime):
        spare = many * COIN - regions
        if spare > 0:
            regions += spare * STEP // PERCENT
        total += regions + bonus
    if power == powers.FORTIFIED:
        total += COIN * prime * (prime + 1) // 2
    elif power == powers.ALCHEMIST:
        total += ALCHEMY * COIN * prime
    elif power == powers.WEALTHY:
        total += WEALTH * COIN
    return total + regions * by_turns(FADING, turns - prime) // PERCENT


def attach(s: SmallWorld, seat: i64) -> i64:
    """A piece more for nothing; his ransom is cheap."""
    return actions.ATTACH
