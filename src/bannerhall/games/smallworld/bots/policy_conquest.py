"""Conquests: follow promising first steps of a plan to the end of the tokens, take the one that leads to most."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from bannerhall.core.bits import BIT, lowest
from bannerhall.core.chance import Stream
from bannerhall.core.vocabulary import SPAN
from bannerhall.games.smallworld.bots.plan import ODDS, SPARE, Plan, start_cheap, survey
from bannerhall.games.smallworld.bots.values import (
    COIN,
    TOKEN,
)
from bannerhall.games.smallworld.rules import actions, powers, questions, races
from bannerhall.games.smallworld.rules.components import NONE, SHORTEST
from bannerhall.games.smallworld.rules.conquest import HIRED, may_dare, pips_of
from bannerhall.games.smallworld.rules.price import (
    pieces,
    price,
    reach,
    two_steps,
)
from bannerhall.games.smallworld.rules.sorcery import clause_against_spell
from bannerhall.games.smallworld.rules.state import SmallWorld

FIRST_STEPS: Final = 4  # looked at from where the plan begins
WANTED: Final = 140  # what a region must bring to be worth a hired coin


def conquer(s: SmallWorld, f: i64, seat: i64, stream: Stream) -> i64:
    people = s.frames[f + questions.CONQUER_PEOPLE]
    plan = survey(s, people)
    plan.dares = may_dare(s, f, people)
    left = pieces(s, people)
    reached = reach(s, people)
    if s.frames[f + questions.CONQUER_ROLL] != 0:
        return after_roll(s, plan, reached, left, pips_of(s, f))
    if s.race[people] == races.SORCERERS:
        answer = spell(s, people, plan, reached)
        if answer != actions.STOP:
            return answer
    if left == 0:
        return actions.STOP
    if s.power[people] == powers.BERSERK:
        return actions.ROLL if within(plan, reached, left + SHORTEST) else actions.STOP
    if s.power[people] == powers.DRAGON_MASTER and s.dragon_used == 0 and left >= plan.floor:
        answer = with_dragon(plan, reached, left)
        if answer != actions.STOP:
            return answer
    answer = with_tokens(plan, reached, start_cheap(s, people), left, stream)
    if s.power[people] == powers.CATAPULT:
        answer = with_catapult(s, people, plan, left, answer)
    if answer // SPAN * SPAN != actions.TAKE and s.power[people] == powers.MERCENARY and s.coins[seat] != 0:
        return hire(s, people, plan, reached, left, answer)
    return answer


def with_tokens(plan: Plan, reached: i64, cheap: i64, left: i64, stream: Stream) -> i64:
    """The first step of the best plan; of equal ones any."""
    answer: i64 = actions.STOP
    most: i64 = left * SPARE
    target = dare_where(plan, reached, cheap, left)
    if target != NONE:
        hope = plan.hope(reached, cheap, left, 0)
        if hope > most:
            most = hope
            answer = actions.DARE + target
    tried: i64 = 0
    equals: i64 = 1
    for _ in range(FIRST_STEPS):
        region = plan.best(reached, cheap, left, tried)
        if region == NONE:
            break
        tried |= BIT[region]
        worth = plan.gain[region] + plan.explore(
            plan.spread(reached, region),
            plan.thrift(cheap, region),
            left - plan.price(cheap, region),
            tried,
            1,
        )
        if worth == most:
            equals += 1
            if stream.below(equals) == 0:
                answer = actions.TAKE + region
        elif worth > most:
            most = worth
            answer = actions.TAKE + region
            equals = 1
    return answer


def dare_where(plan: Plan, reached: i64, cheap: i64, left: i64) -> i64:
    """Where the final attempt promises most, or NONE."""
    found: i64 = NONE
    most: i64 = 0
    if not plan.dares or left < plan.floor:  # one Kobold alone cannot dare
        return found
    mask = reached & plan.open
    while mask != 0:
        region = lowest(mask)
        mask &= mask - 1
        short = plan.price(cheap, region) - left
        if short > 0 and short <= SHORTEST and plan.gain[region] * ODDS[short] > most:
            most = plan.gain[region] * ODDS[short]
            found = region
    return found


def within(plan: Plan, reached: i64, left: i64) -> bool:
    """Whether anything worth it can be paid with so many."""
    mask = reached & plan.open
    while mask != 0:
        region = lowest(mask)
        mask &= mask - 1
        if plan.gain[region] > 0 and plan.price(0, region) <= left:
            return True
    return False


def after_roll(s: SmallWorld, plan: Plan, reached: i64, left: i64, pips: i64) -> i64:
    """The roll is for one region: best a good one that would cost much."""
    answer: i64 = actions.STOP
    most: i64 = -COIN
    mask = reached & plan.open
    while mask != 0:
        region = lowest(mask)
        mask &= mask - 1
        cost = plan.cost[region] - pips
        if cost < plan.floor:
            cost = plan.floor
        worth = plan.gain[region] - TOKEN * cost
        if cost <= left and plan.gain[region] > 0 and worth > most:
            most = worth
            answer = actions.TAKE + region
    return answer


def spell(s: SmallWorld, people: i64, plan: Plan, reached: i64) -> i64:
    """Whatever can be had for nothing, the dearest first."""
    answer: i64 = actions.STOP
    most: i64 = 0
    mask = reached & plan.open
    while mask != 0:
        region = lowest(mask)
        mask &= mask - 1
        worth = plan.gain[region] + TOKEN * plan.cost[region]
        if plan.gain[region] > 0 and worth > most and clause_against_spell(s, people, region) == 0:
            most = worth
            answer = actions.SPELL + region
    return answer


def with_dragon(plan: Plan, reached: i64, left: i64) -> i64:
    """The Dragon goes where it saves most tokens; the last token always goes with it."""
    answer: i64 = actions.STOP
    most: i64 = 2 * TOKEN + COIN if left > plan.floor + 1 else 0
    mask = reached & plan.open
    while mask != 0:
        region = lowest(mask)
        mask &= mask - 1
        worth = plan.gain[region] + TOKEN * (plan.price(0, region) - plan.floor)
        if plan.gain[region] > 0 and worth > most:
            most = worth
            answer = actions.DRAGON + region
    return answer


def with_catapult(s: SmallWorld, people: i64, plan: Plan, left: i64, answer: i64) -> i64:
    """A shot if it brings more for its price than the step that was meant."""
    if s.shot != 0 or s.catapult == 0:
        return answer
    most: i64 = 0
    if answer // SPAN * SPAN == actions.TAKE:
        most = plan.gain[answer - actions.TAKE] * 100 // plan.price(0, answer - actions.TAKE)
    mask = two_steps(s, lowest(s.catapult)) & plan.open
    while mask != 0:
        region = lowest(mask)
        mask &= mask - 1
        cost = price(s, people, region, 1)
        if cost <= left and plan.gain[region] * 100 // cost > most:
            most = plan.gain[region] * 100 // cost
            answer = actions.SHOOT + region
    return answer


def hire(s: SmallWorld, people: i64, plan: Plan, reached: i64, left: i64, answer: i64) -> i64:
    """When tokens run short, a coin for a region that is worth more."""
    most: i64 = WANTED
    mask = reached & plan.open
    while mask != 0:
        region = lowest(mask)
        mask &= mask - 1
        if plan.gain[region] > most and price(s, people, region, HIRED) <= left:
            most = plan.gain[region]
            answer = actions.HIRE + region
    return answer
