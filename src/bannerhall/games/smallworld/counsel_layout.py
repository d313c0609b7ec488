"""Counsel for redeployment: guard what is worth most where others can reach it, keep the Leader out of their way."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from bannerhall.core.bits import BIT, lowest
from bannerhall.core.state import A, B
from bannerhall.games.smallworld.actions import (
    ALONE,
    CAMP,
    DEPLOY,
    DONE,
    ENGINE,
    FORTRESS,
    GIVE_UP,
    HERO,
    LEAD,
    POT,
    TOWER,
    WITHOUT,
)
from bannerhall.games.smallworld.appraisal import COIN, coins_in, dangers
from bannerhall.games.smallworld.atlas import MOUNTAINS
from bannerhall.games.smallworld.components import NONE
from bannerhall.games.smallworld.giving import FOR_AMAZONS, manned, spare
from bannerhall.games.smallworld.guards import engine_places, fortress_places, guards_left, hero_places, pot_places
from bannerhall.games.smallworld.layout import bare, brave, has_camps, leader_in_hand
from bannerhall.games.smallworld.price import least, strength
from bannerhall.games.smallworld.redeploy import bar_alone, bar_lead
from bannerhall.games.smallworld.state import SmallWorld

HOSTAGE: Final = 120  # what a Leader adds to the worth of his region
GUARD: Final = 25  # what each defender takes off the danger for him


def redeploy(s: SmallWorld, f: i64, seat: i64) -> i64:
    """Markers first, then the Leader, then the tokens around them."""
    people = s.frames[f + A]
    danger = dangers(s, people)
    if hero_places(s, people) != 0:
        return HERO + neediest(s, people, hero_places(s, people), danger)
    if engine_places(s, people) != 0:
        return ENGINE + neediest(s, people, engine_places(s, people), danger)
    if leader_in_hand(s, people) and not guards_left(s, people):
        answer = place_leader(s, people, danger)
        if answer != NONE:
            return answer
    if pot_places(s, people) != 0:
        return POT + lowest(pot_places(s, people))
    if fortress_places(s, f, people) != 0:
        return FORTRESS + neediest(s, people, fortress_places(s, f, people), danger)
    if has_camps(s, people):
        return CAMP + neediest(s, people, s.held[people], danger)
    return DEPLOY + neediest(s, people, s.held[people], danger) if s.hand[people] != 0 else DONE


def resettle(s: SmallWorld, f: i64, seat: i64) -> i64:
    people = s.frames[f + A]
    danger = dangers(s, people)
    if leader_in_hand(s, people):
        return LEAD + safest(s, brave(s, people), danger)
    if has_camps(s, people):
        return CAMP + neediest(s, people, s.held[people], danger)
    return DEPLOY + neediest(s, people, s.held[people], danger)


def place_leader(s: SmallWorld, people: i64, danger: vec[i64]) -> i64:
    """Beside tokens where he is safest; alone only where a region would be lost without him."""
    kind: i64 = LEAD if bare(s, people) == 0 else ALONE
    allowed: i64 = 0
    mask = brave(s, people)
    while mask != 0:
        region = lowest(mask)
        mask &= mask - 1
        why = bar_lead(s, people, region) if kind == LEAD else bar_alone(s, people, region)
        if why == 0:
            allowed |= BIT[region]
    return kind + safest(s, allowed, danger) if allowed != 0 else NONE


# --- Which region ----------------------------------------------------------------------------------------------------


def worth_of(s: SmallWorld, people: i64, region: i64) -> i64:
    worth = coins_in(s, people, region) * COIN
    return worth + HOSTAGE if (s.chiefs >> region) & 1 == 1 else worth


def neediest(s: SmallWorld, people: i64, mask: i64, danger: vec[i64]) -> i64:
    """Where a defender more saves most: much to lose, much to fear, little to stop it."""
    best = lowest(mask)
    most: i64 = -1
    while mask != 0:
        region = lowest(mask)
        mask &= mask - 1
        stops = strength(s, region) + 1
        need = worth_of(s, people, region) * danger[region] * 100 // (stops * stops)
        if need > most:
            most = need
            best = region
    return best


def safest(s: SmallWorld, mask: i64, danger: vec[i64]) -> i64:
    """Where the Leader is least in danger, behind most defenders."""
    best = lowest(mask)
    least_fear: i64 = 1_000_000
    while mask != 0:
        region = lowest(mask)
        mask &= mask - 1
        fear = danger[region] * 2 - strength(s, region) * GUARD
        if fear < least_fear:
            least_fear = fear
            best = region
    return best


# --- Giving up -------------------------------------------------------------------------------------------------------


def give_up(s: SmallWorld, f: i64, seat: i64) -> i64:
    """The Leader holds a region in a token's place if he can; else the region that is worth least goes."""
    people = s.frames[f + A]
    danger = dangers(s, people)
    amazons = s.frames[f + B] == FOR_AMAZONS
    mask = spare(s, people) if amazons else manned(s, people)
    # He can hold a region for them, unless one waits for him already.
    if amazons and leader_in_hand(s, people) and bare(s, people) == 0 and brave(s, people) != 0:
        return ALONE + safest(s, brave(s, people), danger)
    best = lowest(mask)
    fewest: i64 = 1_000_000
    while mask != 0:
        region = lowest(mask)
        mask &= mask - 1
        worth = worth_of(s, people, region) * 4 - danger[region] + strength(s, region) * GUARD
        if s.tokens[region] < least(s, people):
            worth += COIN
        if worth < fewest:
            fewest = worth
            best = region
    return GIVE_UP + best


def tower(s: SmallWorld, f: i64, seat: i64) -> i64:
    """All Priestesses in the strongest place with the fewest ways to it; two of them are no tower."""
    people = s.frames[f + A]
    mask = s.held[people]
    if mask & (mask - 1) & ((mask & (mask - 1)) - 1) == 0:
        return WITHOUT
    danger = dangers(s, people)
    best = lowest(mask)
    most: i64 = -1_000_000
    while mask != 0:
        region = lowest(mask)
        mask &= mask - 1
        worth = ((MOUNTAINS[s.board] >> region) & 1) * 100 - danger[region]
        if worth > most:
            most = worth
            best = region
    return TOWER + best
