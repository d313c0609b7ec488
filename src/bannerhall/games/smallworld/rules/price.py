"""Where a people may conquer, and what it costs."""

from __future__ import annotations

from mypy_extensions import i64

from bannerhall.core.bits import BIT, lowest
from bannerhall.core.clauses import ALLOWED
from bannerhall.games.smallworld.rules import clauses, powers, races
from bannerhall.games.smallworld.rules.atlas import (
    CAVERNS,
    COASTS,
    ENTRIES,
    FARMLANDS,
    HILLS,
    LAND,
    MOST_REGIONS,
    MOUNTAINS,
    NEAR,
    WATER,
)
from bannerhall.games.smallworld.rules.components import ACTIVE, BASE_PRICE, IN_HAND, SLOTS
from bannerhall.games.smallworld.rules.state import SmallWorld

# --- Where -----------------------------------------------------------------------------------------------------------


def neighbours(s: SmallWorld, mask: i64) -> i64:
    """All regions that share a border with one of these."""
    base = s.board * MOST_REGIONS
    found: i64 = 0
    while mask != 0:
        found |= NEAR[base + lowest(mask)]
        mask &= mask - 1
    return found


def immune(s: SmallWorld) -> i64:
    """Regions with a Dragon, a Hero, a Hole or the Catapult, and those of White Ladies in decline
    [SMW-CONQ-17] [SMW-CONQ-18] [SMW-EXTRA-05] [SMW-EXTRA-19]."""
    mask = s.holes | s.heroes | s.dragon | s.catapult
    if s.extra == 1:
        for people in range(s.seats * SLOTS):
            if people % SLOTS != ACTIVE and s.race[people] == races.WHITE_LADIES:
                mask |= s.held[people]
    return mask


def at_peace(s: SmallWorld, people: i64) -> i64:
    """The regions that an active race may not attack because a Diplomat has named its player
    [SMW-POWER-12] [SMW-POWER-14] [SMW-POWER-16] [SMW-RACE-20]."""
    mask: i64 = 0
    if people % SLOTS == ACTIVE:
        seat = people // SLOTS
        for other in range(s.seats):
            if s.peace[other] == seat + 1:
                mask |= s.held[s.people(other)]
    return mask


def open_ground(s: SmallWorld, people: i64) -> i64:
    """Where the people could stand at all: land, for Seafarers water too [SMW-CONQ-02] [SMW-POWER-38]."""
    return LAND[s.board] | WATER[s.board] if s.power[people] == powers.SEAFARING else LAND[s.board]


def reach(s: SmallWorld, people: i64) -> i64:
    """Where the people can go next: over its borders, or onto the map where it has no region
    [SMW-ENTRY-04] [SMW-ENTRY-05] [SMW-ENTRY-07] [SMW-ENTRY-08] [SMW-ENTRY-09] [SMW-CONQ-09] [SMW-CONQ-11]
    [SMW-CONQ-19] [SMW-POWER-24] [SMW-POWER-49]."""
    held = s.held[people]
    if s.power[people] == powers.FLYING:
        return LAND[s.board]
    if held == 0:
        return LAND[s.board] | WATER[s.board] if s.race[people] == races.HALFLINGS else ENTRIES[s.board]
    mask = neighbours(s, held)
    if s.power[people] == powers.UNDERWORLD and held & CAVERNS[s.board] != 0:
        mask |= CAVERNS[s.board]
    return mask


def targets(s: SmallWorld, people: i64) -> i64:
    """The regions that the people may attack, whatever they cost."""
    mask = reach(s, people) & open_ground(s, people) & ~s.held[people]
    return mask & ~immune(s) & ~at_peace(s, people) & ~s.left


def clause_against_target(s: SmallWorld, people: i64, region: i64) -> i64:
    """Why the people may not attack a region, or 0 [SMW-DIE-03] [SMW-POWER-22]."""
    why = clause_against_ground(s, people, region)
    if why != 0:
        return why
    if reach(s, people) & BIT[region] == 0:
        return clauses.NO_ENTRY if s.held[people] == 0 else clauses.NOT_ADJACENT
    return ALLOWED


def clause_against_ground(s: SmallWorld, people: i64, region: i64) -> i64:
    """What forbids a region however it is reached [SMW-CONQ-02] [SMW-CONQ-14] [SMW-CONQ-17]."""
    bit = BIT[region]
    if s.held[people] & bit != 0:
        return clauses.OWN_REGION
    if open_ground(s, people) & bit == 0:
        return clauses.NO_WATER
    if immune(s) & bit != 0:
        return clauses.IMMUNE
    if at_peace(s, people) & bit != 0:
        return clauses.AT_PEACE
    return clauses.OF_THE_NOMADS if s.left & bit != 0 else ALLOWED


def two_steps(s: SmallWorld, region: i64) -> i64:
    """The regions two steps away: the Catapult's range [SMW-EXTRA-19]."""
    near = NEAR[s.board * MOST_REGIONS + region]
    return neighbours(s, near) & ~near & ~BIT[region]


# --- What it costs ---------------------------------------------------------------------------------------------------


def least(s: SmallWorld, people: i64) -> i64:
    """How many pieces a region of the people needs [SMW-CONQ-06] [SMW-EXTRA-02]."""
    return 2 if s.race[people] == races.KOBOLDS else 1


def strength(s: SmallWorld, region: i64) -> i64:
    """What stands in the way: tokens in decline or not, Leader, Lost Tribe, mountain, Lair, Fortress, Encampments
    [SMW-CONQ-01] [SMW-CONQ-13] [SMW-CONQ-16] [SMW-DECLINE-11] [SMW-RACE-45] [SMW-POWER-28] [SMW-LEADER-04]."""
    return (
        s.tokens[region]
        + s.camps[region]
        + ((s.tribes >> region) & 1)
        + ((MOUNTAINS[s.board] >> region) & 1)
        + ((s.lairs >> region) & 1)
        + ((s.forts >> region) & 1)
        + ((s.chiefs >> region) & 1)
    )


def cheaper_by_power(s: SmallWorld, people: i64) -> i64:
    """The regions that the special power makes cheaper by 1 [SMW-POWER-11] [SMW-POWER-36] [SMW-POWER-48]."""
    power = s.power[people]
    if power == powers.COMMANDO:
        return LAND[s.board]
    if power == powers.MOUNTED:
        return HILLS[s.board] | FARMLANDS[s.board]
    return CAVERNS[s.board] if power == powers.UNDERWORLD else i64(0)


def cheaper_by_race(s: SmallWorld, people: i64) -> i64:
    """The regions that the race makes cheaper by 1: coasts for Tritons, for Giants what lies next to a mountain they
    hold, for Goblins whatever is in decline
    [SMW-RACE-21] [SMW-RACE-22] [SMW-RACE-23] [SMW-RACE-43] [SMW-RACE-44] [SMW-POWER-50] [SMW-EXTRA-01]."""
    race = s.race[people]
    if race == races.TRITONS:
        return COASTS[s.board]
    if race == races.GIANTS:
        peaks = s.held[people] & MOUNTAINS[s.board]
        mask = neighbours(s, peaks)
        if s.power[people] == powers.UNDERWORLD and peaks & CAVERNS[s.board] != 0:
            mask |= CAVERNS[s.board]
        return mask
    return in_decline(s) if race == races.GOBLINS else i64(0)


def in_decline(s: SmallWorld) -> i64:
    """The regions held by races in decline and by Lost Tribes."""
    mask = s.tribes
    for people in range(s.seats * SLOTS):
        if people % SLOTS != ACTIVE:
            mask |= s.held[people]
    return mask


def fixed_discount(s: SmallWorld, people: i64) -> i64:
    """What every region costs less: Were-creatures on even turns [SMW-EXTRA-15]."""
    return 2 if s.power[people] == powers.WERE and s.round % 2 == 0 else 0


def price(s: SmallWorld, people: i64, region: i64, less: i64) -> i64:
    """What a region costs, less pips or other help. Reductions add up; no conquest is free
    [SMW-CONQ-05] [SMW-CONQ-06] [SMW-CONQ-07] [SMW-DIE-11] [SMW-LEADER-46]."""
    cost = s.rules.numbers[BASE_PRICE] + strength(s, region) - less - fixed_discount(s, people)
    cost -= (cheaper_by_power(s, people) >> region) & 1
    cost -= (cheaper_by_race(s, people) >> region) & 1
    floor = least(s, people)
    return cost if cost > floor else floor


def pieces(s: SmallWorld, people: i64) -> i64:
    """What can be sent out: the tokens in hand, and the Leader with them [SMW-READY-02] [SMW-LEADER-03]."""
    if people % SLOTS == ACTIVE and s.leader[people // SLOTS] == IN_HAND:
        return s.hand[people] + 1
    return s.hand[people]
