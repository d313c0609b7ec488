"""The steps Place and Move: carry out the plan of attack, and keep a reserve in the base camp, from where
all regions are defended."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from bannerhall.core.bits import BIT, lowest
from bannerhall.games.leaders.bots.odds import strongest
from bannerhall.games.leaders.bots.plans import NOWHERE, Plan, best_target, gather, next_kind, rank_targets
from bannerhall.games.leaders.bots.values import AGENT, ALARM, danger, mobile, nature, points_now
from bannerhall.games.leaders.bots.voyages import FLEET, best_voyage
from bannerhall.games.leaders.rules import actions, items, questions, settings
from bannerhall.games.leaders.rules.atlas import ALL_PLACES, FIRST_STEP, LAND, STEP_TO
from bannerhall.games.leaders.rules.board.armies import ONE, all_units, army, limit_to_place, total, weakest
from bannerhall.games.leaders.rules.board.moving import free_to_go
from bannerhall.games.leaders.rules.board.placing import open_regions
from bannerhall.games.leaders.rules.state import Leaders

MOST_TARGETS: Final = 10  # in one turn
WANTED: Final = vec[i64]([62, 74, 68])  # the chance that an attack should have, in percent, by nature
LEAST_WANTED: Final[i64] = 42
PLENTY: Final = 8  # mobile units that a player has a use for
MOST_ABUNDANCE: Final[i64] = 20
SURE: Final = 92  # more than this needs no more units
STEADY: Final = 6  # percent less are enough to carry out what was planned
NEAR_VICTORY: Final = 85  # percent of the points that win
RESERVE: Final = vec[i64]([33, 50, 40])  # percent of the mobile units that stay in the base camp, by nature
RECKLESS: Final = 15  # the same when somebody is about to win
ABOUT_TO_WIN: Final = 90
STEADFAST: Final = 60  # the same for a mission of defence, and for one of expansion
BOLD: Final[i64] = 20


def appetite(s: Leaders, seat: i64, worst: i64) -> i64:
    """The chance that a player wants for an attack: less if somebody must be stopped, or the own victory is near."""
    wanted = WANTED[nature(s, seat)]
    if worst > ALARM:
        wanted -= worst - ALARM
    wanted -= abundance(s, seat)
    if points_now(s, seat) * 100 >= NEAR_VICTORY * s.rules.numbers[settings.VICTORY_POINTS]:
        wanted -= 8
    return wanted if wanted > LEAST_WANTED else LEAST_WANTED


def abundance(s: Leaders, seat: i64) -> i64:
    """Percent of the chance that a player gives away because of all the units it has no other use for."""
    many = mobile(s, seat) - PLENTY
    many = many if many < MOST_ABUNDANCE else MOST_ABUNDANCE
    return many if many > 0 else i64(0)


def worst_danger(s: Leaders, seat: i64) -> i64:
    """How far the most dangerous other player is."""
    worst: i64 = 0
    for other in range(s.seats):
        if other != seat and (s.alive >> other) & 1 == 1:
            far = danger(s, seat, other)
            worst = far if far > worst else worst
    return worst


# --- Place --------------------------------------------------------------------------------------------------


def place(s: Leaders, seat: i64) -> i64:
    """The first unit that the plan is missing beside a target."""
    plan = Plan(s, seat)
    worst = worst_danger(s, seat)
    plan.camp = s.camp[seat]
    plan.budget = total(plan.camp) - (total(plan.camp) + lay_open(s, plan)) * caution(s, seat, worst) // 100
    if plan.budget <= 0:
        return actions.CONTINUE
    rank_targets(s, plan)
    wanted = appetite(s, seat, worst)
    idle = True
    for _ in range(MOST_TARGETS):
        target = best_target(plan)
        if target == NOWHERE:
            break
        if gather(s, plan, target, wanted):
            idle = False
            if plan.missing != NOWHERE:
                return actions.PLACE + plan.missing_unit * ALL_PLACES + plan.missing
    return fit_out(s, plan) if idle else actions.CONTINUE


def fit_out(s: Leaders, plan: Plan) -> i64:
    """Who can do nothing on land gathers a fleet where it can sail."""
    way = best_voyage(s, plan, strongest(plan.camp, plan.budget))
    if way == NOWHERE:
        return actions.CONTINUE
    region = way // ALL_PLACES
    if plan.room[region] == 0 or total(plan.spare[region]) >= FLEET:
        return actions.CONTINUE
    return actions.PLACE + next_kind(plan.camp, plan.spare[region]) * ALL_PLACES + region


def caution(s: Leaders, seat: i64, worst: i64) -> i64:
    """Percent of the mobile units that stay in the base camp: by nature, and as the mission or the danger wants it."""
    if worst >= ABOUT_TO_WIN:
        return RECKLESS
    if s.mission[seat] == items.DEFENCE + 1 and nature(s, seat) == AGENT:
        return STEADFAST
    return BOLD if s.mission[seat] == items.EXPANSION + 1 else RESERVE[nature(s, seat)]


def lay_open(s: Leaders, plan: Plan) -> i64:
    """Note the room in all regions from where the player can attack, and the units there that may go; how many."""
    many: i64 = 0
    left = open_regions(s, plan.seat)
    while left != 0:
        region = lowest(left)
        left &= left - 1
        room = limit_to_place(s, plan.seat, region) - all_units(s, region)
        plan.room[region] = room if room > 0 else i64(0)
        units = army(s, plan.seat, region)
        if units != 0 and s.held[plan.seat] & BIT[region] != 0:
            units -= ONE[weakest(units)]
        plan.spare[region] = units
        many += total(units)
    return many


# --- Move ---------------------------------------------------------------------------------------------------


def move(s: Leaders, f: i64, seat: i64) -> i64:
    """What the plan says. If units of another place were named before, only these may go."""
    start = s.frames[f + questions.MOVE_SOURCE] - 1
    action = next_move(s, seat, start, NOWHERE)
    if start >= 0 and s.frames[f + questions.MOVE_GONE] == 0 and actions.FROM <= action < actions.FROM + ALL_PLACES:
        action = next_move(s, seat, start, start)
    return action


def next_move(s: Leaders, seat: i64, start: i64, only: i64) -> i64:
    """The next unit of the plan; then more for attacks that are not sure yet; then ships come home."""
    plan = Plan(s, seat)
    if note_movers(s, plan, only) == 0:
        return actions.CONTINUE
    rank_targets(s, plan)
    wanted = appetite(s, seat, worst_danger(s, seat)) - STEADY
    for _ in range(MOST_TARGETS):
        target = best_target(plan)
        if target == NOWHERE:
            break
        if gather(s, plan, target, wanted) and plan.first != NOWHERE:
            return step(start, plan.first, plan.first_unit, target)
    return strengthen(s, plan, start)


def note_movers(s: Leaders, plan: Plan, only: i64) -> i64:
    """Note the units that may go, from everywhere or from one place only; how many places there are."""
    many: i64 = 0
    for here in range(ALL_PLACES):
        if army(s, plan.seat, here) == 0 or (only != NOWHERE and here != only):
            continue
        units = free_to_go(s, plan.seat, here)
        if units != 0 and here < LAND and s.fresh[here] == 0 and s.held[plan.seat] & BIT[here] != 0:
            units -= ONE[weakest(units)]
        plan.spare[here] = units
        if units != 0:
            many += 1
    return many


def step(start: i64, source: i64, unit: i64, target: i64) -> i64:
    """Send a unit, or first name where it stands."""
    return actions.SEND + unit * ALL_PLACES + target if start == source else actions.FROM + source


def strengthen(s: Leaders, plan: Plan, start: i64) -> i64:
    """Units that have nothing better to do join attacks that are not sure; then the step is over."""
    left = s.attacked
    while left != 0:
        target = lowest(left)
        left &= left - 1
        if gather(s, plan, target, SURE) and plan.first != NOWHERE:
            return step(start, plan.first, plan.first_unit, target)
    return land(s, plan, start) if s.attacked != 0 or s.taken != 0 else sail(s, plan, start)


def sail(s: Leaders, plan: Plan, start: i64) -> i64:
    """A fleet goes to sea, if there is nothing to do on land."""
    way = best_voyage(s, plan, 0)
    if way == NOWHERE:
        return land(s, plan, start)
    region = way // ALL_PLACES
    return step(start, region, next_kind(plan.spare[region], 0), way % ALL_PLACES)


def land(s: Leaders, plan: Plan, start: i64) -> i64:
    """Ships that are not needed come home, where they can."""
    for field in range(LAND, ALL_PLACES):
        if plan.spare[field] == 0:
            continue
        for way in range(FIRST_STEP[field], FIRST_STEP[field + 1]):
            if s.held[plan.seat] & BIT[STEP_TO[way]] != 0:
                return step(start, field, weakest(plan.spare[field]), STEP_TO[way])
    return actions.CONTINUE
