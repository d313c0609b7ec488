"""A plan of attack: which regions are worth it, and what it takes to get them.

Targets are taken in the order of what they bring for what they take. For each, as many units as are needed for a good
chance against all that the defender can bring are found beside it or in the base camp; if there are not enough, it is
left alone. Bots keep no plans: they are made anew from the position at every answer, and come out the same.
"""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from bannerhall.core.bits import BIT
from bannerhall.games.leaders.bots.odds import lead, strongest, win
from bannerhall.games.leaders.bots.values import NO_REGIONS, NOBODY, defenders, sea_die, spoils
from bannerhall.games.leaders.rules import items
from bannerhall.games.leaders.rules.atlas import ALL_PLACES, BY_SEA, FIRST_STEP, LAND, NEAR, STEP_TO
from bannerhall.games.leaders.rules.board.armies import ONE, army, count_of, limit_to_defend, owner_of, total, weakest
from bannerhall.games.leaders.rules.board.moving import clause_against_destination
from bannerhall.games.leaders.rules.board.placing import open_regions
from bannerhall.games.leaders.rules.state import Leaders

STRONG: Final = 3  # units better than infantry in one attack: no more of them can roll
LEAST_WORTH: Final = 6
NOWHERE: Final = -1
NO_PLACES: Final = vec[i64]([0] * ALL_PLACES)


@final
class Plan:
    """What a player can attack with, and what the others can answer with, as the plan uses it up."""

    def __init__(self, s: Leaders, seat: i64) -> None:
        self.seat: i64 = seat
        self.worth: vec[i64] = NO_REGIONS[:]  # by region: how good a target it is, 0 if it is none
        self.spare: vec[i64] = NO_PLACES[:]  # by place: units that may go
        self.taken: vec[i64] = NO_PLACES[:]  # of these: for the attack that is being planned
        self.room: vec[i64] = NO_PLACES[:]  # by place: how many more may be placed
        self.filled: vec[i64] = NO_PLACES[:]  # of these: by the attack that is being planned
        self.camp: i64 = 0  # units that may be placed
        self.budget: i64 = 0  # how many of them
        self.camps: vec[i64] = s.camp[:]  # what the others can still send
        self.first: i64 = NOWHERE  # where the first unit of an attack stands that has yet to move
        self.first_unit: i64 = 0
        self.missing: i64 = NOWHERE  # where the first unit of an attack belongs that has yet to be placed
        self.missing_unit: i64 = 0


# --- Targets ------------------------------------------------------------------------------------------------


def rank_targets(s: Leaders, plan: Plan) -> None:
    """Every region that can be reached and may be attacked, by what it brings for what it takes."""
    reach = within_reach(s, plan.seat)
    for region in range(LAND):
        if reach & BIT[region] == 0 or clause_against_destination(s, plan.seat, 0, region) != 0:
            continue
        owner = owner_of(s, region)
        worth = spoils(s, plan.seat, region, owner)
        if worth >= LEAST_WORTH:
            there = total(defenders(s, plan.seat, region))
            plan.worth[region] = worth * 100 // (2 + 2 * there + helpers(s, plan, owner, region, there))


def within_reach(s: Leaders, seat: i64) -> i64:
    """Regions of others one step away from where the seat has units or may place them."""
    near: i64 = 0
    regions = open_regions(s, seat)
    for place in range(ALL_PLACES):
        if (place < LAND and regions & BIT[place] != 0) or (place >= LAND and army(s, seat, place) != 0):
            near |= NEAR[place]
    return near & ~s.held[seat]


def helpers(s: Leaders, plan: Plan, owner: i64, region: i64, there: i64) -> i64:
    """How many units the owner of a region can send there, beside those that are there."""
    if owner == NOBODY:
        return 0
    many = limit_to_defend(s, owner, region) - there
    camp = total(plan.camps[owner])
    many = many if many < camp else camp
    return many if many > 0 else i64(0)


def best_target(plan: Plan) -> i64:
    """The best one that is left, or NOWHERE; it is left no more."""
    best: i64 = NOWHERE
    most: i64 = 0
    for region in range(LAND):
        if plan.worth[region] > most:
            most = plan.worth[region]
            best = region
    if best != NOWHERE:
        plan.worth[best] = 0
    return best


def chance(s: Leaders, seat: i64, force: i64, region: i64, owner: i64, against: i64) -> i64:
    """The chance to take a region with a force, in percent; an empty one need only be entered."""
    if force == 0 or against == 0:
        return 100 if force != 0 else 0
    by_sea = s.landed & BIT[region] != 0
    their_level: i64 = 0
    their_die: i64 = 0
    if owner != NOBODY:
        their_level = s.level[owner * len(items.FIELDS)]
        their_die = sea_die(s, owner, by_sea)
    return win(
        lead(force, s.level[seat * len(items.FIELDS)], sea_die(s, seat, by_sea), against, their_level, their_die)
    )


# --- Forces -------------------------------------------------------------------------------------------------


def gather(s: Leaders, plan: Plan, region: i64, wanted: i64) -> bool:
    """Find a force for a target, first among units beside it, then in the base camp. If it is enough, or the attack has
    begun, what it takes is used up; `first` and `missing` tell what is to be done for it."""
    owner = owner_of(s, region)
    against = defenders(s, plan.seat, region)
    help_there: i64 = 0
    if owner != NOBODY:
        help_there = strongest(plan.camps[owner], helpers(s, plan, owner, region, total(against)))
    force = army(s, plan.seat, region)
    begun = force != 0
    camp = plan.camp
    budget = plan.budget
    plan.first = NOWHERE
    plan.missing = NOWHERE
    reached = chance(s, plan.seat, force, region, owner, against + help_there)
    while reached < wanted:
        unit = take_spare(plan, region, force)
        if unit == NOWHERE:
            unit = take_from_camp(plan, region, force)
        if unit == NOWHERE:
            break
        force += ONE[unit]
        reached = chance(s, plan.seat, force, region, owner, against + help_there)
    if begun or reached >= wanted:
        use_up(plan, region)
        if owner != NOBODY:
            plan.camps[owner] -= help_there
        return True
    give_back(plan, region)
    plan.camp = camp
    plan.budget = budget
    return False


def next_kind(units: i64, force: i64) -> i64:
    """Which of some units joins a force: first what rolls best, then who is lost first."""
    if (force >> 32) + count_of(force, items.TANK) < STRONG:
        if units >> 32 != 0:
            return items.PLANE
        if count_of(units, items.TANK) != 0:
            return items.TANK
    return weakest(units)


def take_spare(plan: Plan, region: i64, force: i64) -> i64:
    """A unit beside a region that may go there, from where few other ways lead; its kind, or NOWHERE."""
    best: i64 = NOWHERE
    least: i64 = 999
    for step in range(FIRST_STEP[region], FIRST_STEP[region + 1]):
        place = STEP_TO[step]
        if plan.spare[place] == plan.taken[place]:
            continue
        ways = FIRST_STEP[place + 1] - FIRST_STEP[place] + 10 * BY_SEA[step]
        if ways < least:
            least = ways
            best = place
    if best == NOWHERE:
        return NOWHERE
    unit = next_kind(plan.spare[best] - plan.taken[best], force)
    plan.taken[best] += ONE[unit]
    if plan.first == NOWHERE:
        plan.first = best
        plan.first_unit = unit
    return unit


def take_from_camp(plan: Plan, region: i64, force: i64) -> i64:
    """A unit to be placed beside a region, where most room is; its kind, or NOWHERE."""
    best: i64 = NOWHERE
    most: i64 = 0
    if plan.budget > 0 and plan.camp != 0:
        for step in range(FIRST_STEP[region], FIRST_STEP[region + 1]):
            place = STEP_TO[step]
            if plan.room[place] - plan.filled[place] > most:
                most = plan.room[place] - plan.filled[place]
                best = place
    if best == NOWHERE:
        return NOWHERE
    unit = next_kind(plan.camp, force)
    plan.camp -= ONE[unit]
    plan.budget -= 1
    plan.filled[best] += 1
    if plan.missing == NOWHERE:
        plan.missing = best
        plan.missing_unit = unit
    return unit


def use_up(plan: Plan, region: i64) -> None:
    """The attack will be made."""
    for step in range(FIRST_STEP[region], FIRST_STEP[region + 1]):
        place = STEP_TO[step]
        plan.spare[place] -= plan.taken[place]
        plan.taken[place] = 0
        plan.room[place] -= plan.filled[place]
        plan.filled[place] = 0


def give_back(plan: Plan, region: i64) -> None:
    """The attack will not be made."""
    for step in range(FIRST_STEP[region], FIRST_STEP[region + 1]):
        plan.taken[STEP_TO[step]] = 0
        plan.filled[STEP_TO[step]] = 0
