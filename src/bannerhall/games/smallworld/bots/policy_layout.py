"""Redeployment: guard what is worth most where others can reach it, keep the Leader out of their way."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from bannerhall.core.bits import BIT, lowest
from bannerhall.games.smallworld.bots.values import COIN, coins_in, dangers
from bannerhall.games.smallworld.rules import actions, questions
from bannerhall.games.smallworld.rules.atlas import MOUNTAINS
from bannerhall.games.smallworld.rules.components import NONE
from bannerhall.games.smallworld.rules.giving_up import manned, spare
from bannerhall.games.smallworld.rules.guards import (
    engine_places,
    fortress_places,
    guards_left,
    hero_places,
    pot_places,
)
from bannerhall.games.smallworld.rules.layout import bare, brave, has_camps, leader_in_hand
from bannerhall.games.smallworld.rules.price import least, strength
from bannerhall.games.smallworld.rules.redeploy import clause_against_alone, clause_against_lead
from bannerhall.games.smallworld.rules.state import SmallWorld

HOSTAGE: Final = 120  # what a Leader adds to the worth of his region
GUARD: Final = 25  # what each defender takes off the danger for him


def redeploy(s: SmallWorld, f: i64, seat: i64) -> i64:
    """Markers first, then the Leader, then the tokens around them."""
    people = s.frames[f + questions.REDEPLOY_PEOPLE]
    danger = dangers(s, people)
    if hero_places(s, people) != 0:
        return actions.HERO + neediest(s, people, hero_places(s, people), danger)
    if engine_places(s, people) != 0:
        return actions.ENGINE + neediest(s, people, engine_places(s, people), danger)
    if leader_in_hand(s, people) and not guards_left(s, people):
        answer = place_leader(s, people, danger)
        if answer != NONE:
            return answer
    if pot_places(s, people) != 0:
        return actions.POT + lowest(pot_places(s, people))
    if fortress_places(s, f, people) != 0:
        return actions.FORTRESS + neediest(s, people, fortress_places(s, f, people), danger)
    if has_camps(s, people):
        return actions.CAMP + neediest(s, people, s.held[people], danger)
    return actions.DEPLOY + neediest(s, people, s.held[people], danger) if s.hand[people] != 0 else actions.DONE


def resettle(s: SmallWorld, f: i64, seat: i64) -> i64:
    people = s.frames[f + questions.RESETTLE_PEOPLE]
    danger = dangers(s, people)
    if leader_in_hand(s, people):
        return actions.LEAD + safest(s, brave(s, people), danger)
    if has_camps(s, people):
        return actions.CAMP + neediest(s, people, s.held[people], danger)
    return actions.DEPLOY + neediest(s, people, s.held[people], danger)


def place_leader(s: SmallWorld, people: i64, danger: vec[i64]) -> i64:
    """Beside tokens where he is safest; alone only where a region would be lost without him."""
    kind: i64 = actions.LEAD if bare(s, people) == 0 else actions.ALONE
    allowed: i64 = 0
    mask = brave(s, people)
    while mask != 0:
        region = lowest(mask)
        mask &= mask - 1
        why = (
            clause_against_lead(s, people, region) if kind == actions.LEAD else clause_against_alone(s, people, region)
        )
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
    people = s.frames[f + questions.GIVE_UP_PEOPLE]
    danger = dangers(s, people)
    amazons = s.frames[f + questions.GIVE_UP_NEED] == questions.FOR_AMAZONS
    mask = spare(s, people) if amazons else manned(s, people)
    # He can hold a region for them, unless one waits for him already.
    if amazons and leader_in_hand(s, people) and bare(s, people) == 0 and brave(s, people) != 0:
        return actions.ALONE + safest(s, brave(s, people), danger)
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
    return actions.GIVE_UP + best


def tower(s: SmallWorld, f: i64, seat: i64) -> i64:
    """All Priestesses in the strongest place with the fewest ways to it; two of them are no tower."""
    people = s.frames[f + questions.TOWER_PEOPLE]
    mask = s.held[people]
    if mask & (mask - 1) & ((mask & (mask - 1)) - 1) == 0:
        return actions.WITHOUT
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
    return actions.TOWER + best
