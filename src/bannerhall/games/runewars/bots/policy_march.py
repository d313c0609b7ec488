"""Mobilize, Conquer and Strategize: where to, from where, how many; battle or diplomacy."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from bannerhall.core.bits import BIT, lowest
from bannerhall.core.frames import WIDTH
from bannerhall.games.runewars.bots import campaign, odds, sight
from bannerhall.games.runewars.bots.allowed import allowed
from bannerhall.games.runewars.bots.campaign import Campaign
from bannerhall.games.runewars.bots.sight import Sight
from bannerhall.games.runewars.rules import (
    actions,
    diplomacy,
    forces,
    heroes,
    march_questions,
    marching,
    movement,
    questions,
    strategize,
)
from bannerhall.games.runewars.rules.components import AREA_LIMIT, CONQUER
from bannerhall.games.runewars.rules.forces import many
from bannerhall.games.runewars.rules.state import Runewars
from bannerhall.games.runewars.rules.supremacy import has_bonus
from bannerhall.games.runewars.rules.units import FACTION_UNITS, FOOD

MOST_TALK: Final[i64] = 6
SCOUTS: Final[i64] = 2  # units that are enough for land where nobody is
WORTH_A_STEP: Final[i64] = 4  # points that a move of Strategize must bring


def answer(s: Runewars, f: i64, seat: i64, kind: i64, plan: i64) -> i64:
    if kind == questions.MARCH_TARGET:
        return target(s, f, seat, plan)
    if kind == questions.MARCH_SOURCE:
        return source(s, f, seat, plan)
    if kind == questions.MARCH_NUMBER:
        return number(s, f, seat, plan)
    if kind == questions.STRATEGY_SOURCE:
        return step_source(s, seat, plan)
    if kind == questions.STRATEGY_TARGET:
        return step_target(s, f, seat, plan)
    if kind == questions.STRATEGY_NUMBER:
        return step_number(s, f, seat, plan)
    if kind == questions.LEAVE_PEASANT:
        return leave_peasant(s, f, seat)
    if kind == questions.APPROACH:
        return approach(s, f, seat, plan)
    if kind == questions.SILVER_TONGUE:
        return tongue(s, f, seat)
    if kind == questions.SNUBBED:
        return snubbed(s, f, seat)
    return s.lapse_in(f, seat)


# --- Mobilize and Conquer --------------------------------------------------------------------------------------------


def siege_of(s: Runewars, seat: i64, order: i64) -> i64:
    """1 if the march has the bonus of Conquer."""
    return 1 if order == CONQUER and has_bonus(s, seat, order) else 0


def target(s: Runewars, f: i64, seat: i64, plan: i64) -> i64:
    c = Campaign(s, seat, siege_of(s, seat, s.frames[f - WIDTH + questions.MARCH_ORDER]), plan)
    campaign.weigh_all(s, c, s.land & ~s.activated[seat])
    return actions.ACTIVATE + c.target if c.target >= 0 else actions.DONE


def begun(s: Runewars, march: i64, seat: i64, plan: i64) -> Campaign:
    """The armies in the middle of a march."""
    c = Campaign(s, seat, siege_of(s, seat, s.frames[march + questions.MARCH_ORDER]), plan)
    campaign.muster(s, c)
    return c


def source(s: Runewars, f: i64, seat: i64, plan: i64) -> i64:
    """The area with the most units to spare, until there are enough; then heroes who should come along."""
    area = s.frames[f - WIDTH + questions.MARCH_AREA] - 1
    c = begun(s, f - WIDTH, seat, plan)
    if not campaign.enough(s, c, area):
        best: i64 = -1
        most: i64 = 0
        left = marching.sources(s, seat, area)
        while left != 0:
            here = lowest(left)
            left &= left - 1
            coming = sent(s, c, area, here)
            worth = sight.force_worth(coming, s.faction_of(seat))
            if coming != 0 and worth > most:
                most = worth
                best = here
        if best >= 0:
            return actions.MOVE_FROM + best
    left = marching.travellers(s, seat, area)
    while left != 0:
        hero = lowest(left)
        left &= left - 1
        if heroes.is_commander(s, hero) and s.march_force != 0 and s.hero_damage[hero] * 2 < heroes.health(s, hero):
            return actions.MOVE_HERO + hero
    return actions.DONE


def sent(s: Runewars, c: Campaign, area: i64, here: i64) -> i64:
    """The units of an area that come along: what it can spare, at most what is wanted."""
    seat = c.sight.seat
    coming = c.spare[here] & marching.comers(s, seat, area, here)
    coming = forces.least_of(c.spare[here], marching.comers(s, seat, area, here)) if coming != 0 else i64(0)
    room = campaign.room_for(s, seat, area)
    if movement.relation(s, seat, area) == movement.EMPTY:
        room = scouts(c, area, here)
    if room <= 0:
        return 0
    return campaign.best_of(coming, s.faction_of(seat), room)


def scouts(c: Campaign, area: i64, here: i64) -> i64:
    """A few units take land on which nobody stands; all go where the army wants to be anyway."""
    if c.pull[area] > c.pull[here] or (c.sight.foes | c.sight.neutral) == 0:
        return AREA_LIMIT
    return SCOUTS


def number(s: Runewars, f: i64, seat: i64, plan: i64) -> i64:
    """As many of the type as come along."""
    march = f - WIDTH
    area = s.frames[march + questions.MARCH_AREA] - 1
    here = s.frames[f + questions.MARCH_NUMBER_SOURCE]
    slot = s.frames[f + questions.MARCH_NUMBER_SLOT]
    taken = s.frames[f + questions.MARCH_NUMBER_TAKEN]
    left = s.frames[f + questions.MARCH_NUMBER_LEFT]
    most = march_questions.takeable(s, seat, area, here, slot, left)
    fewest = march_questions.least(s, seat, area, here, slot, taken, left)
    if left < marching.NO_CAP:
        return actions.UNITS + most
    c = begun(s, march, seat, plan)
    wanted = many(sent(s, c, area, here), slot)
    if wanted > most:
        wanted = most
    return actions.UNITS + (wanted if wanted > fewest else fewest)


# --- Neutral units ---------------------------------------------------------------------------------------------------


def approach(s: Runewars, f: i64, seat: i64, plan: i64) -> i64:
    """Fight where that is nearly certain; else spend as much influence as pays."""
    area = s.frames[f - WIDTH + questions.DIPLOMACY_AREA]
    fight = odds.attack_chance(s, seat, area, s.march_force, 0) if diplomacy.may_fight(s) else i64(0)
    rich = s.influence[seat]
    most = rich if rich < MOST_TALK else MOST_TALK
    allies = sight.force_worth(s.standing[area], 0)
    spent: i64 = 1
    best = -1000
    amount: i64 = 1
    while amount <= most:
        likely = odds.non_red(s, amount)
        gain = (allies + 20) * likely // 100 + 20 * fight // 100 * (100 - likely) // 100
        gain -= amount * (sight.INFLUENCE if rich > 4 else sight.INFLUENCE + 1)
        if gain > best:
            best = gain
            spent = amount
        amount += 1
    if diplomacy.may_fight(s) and 20 * fight // 100 - allies * campaign.LOSSES // 100 > best and fight >= 60:
        return actions.FIGHT
    return actions.TALK + spent - 1


def tongue(s: Runewars, f: i64, seat: i64) -> i64:
    """Silver Tongue helps where few cards are drawn."""
    few = s.frames[f - WIDTH + questions.DIPLOMACY_CARDS] <= 3
    if few and allowed(s, f, seat, actions.SILVER_TONGUE):
        return actions.SILVER_TONGUE
    return actions.NO_TONGUE


def snubbed(s: Runewars, f: i64, seat: i64) -> i64:
    """After a red card: a fight if it will probably be won, else the way back."""
    area = s.frames[f + questions.SNUBBED_AREA]
    if diplomacy.may_fight(s) and odds.attack_chance(s, seat, area, s.march_force, 0) >= 55:
        return actions.FIGHT
    areas = diplomacy.retreat_areas(s, seat, area)
    if areas == 0:
        return actions.FIGHT
    return actions.FALL_BACK + sight.safest(s, Sight(s, seat), areas)


# --- Strategize ------------------------------------------------------------------------------------------------------


def drawn(s: Runewars, seat: i64, plan: i64) -> Campaign:
    """Where the armies of a seat are drawn to, and what they can spare."""
    c = Campaign(s, seat, 0, plan)
    campaign.muster(s, c)
    campaign.feel(s, c)
    return c


def step_worth(s: Runewars, c: Campaign, here: i64, to: i64) -> i64:
    """What a move of what an area can spare to a neighbour is worth."""
    seat = c.sight.seat
    waits = strategize.waiting(s, seat, here)
    force = forces.least_of(c.spare[here], waits)
    if force == 0:
        return 0
    faction = s.faction_of(seat)
    nearer = (c.pull[to] - c.pull[here]) * sight.force_worth(force, faction) * campaign.DRAW // 10000
    if (c.sight.empty >> to) & 1 == 1 and s.holder[to] != seat + 1:
        if force & forces.FACTION_MASK == 0:
            return 0
        return c.sight.value[to] + (nearer if nearer > 0 else i64(0))
    if forces.total(s.standing[to] + s.routed[to]) >= AREA_LIMIT:
        return 0
    return nearer + campaign.relief(s, seat, here, to)


def best_step(s: Runewars, c: Campaign, here: i64) -> i64:
    """The neighbour to which the units of an area should go, -1 if none is worth it."""
    best: i64 = -1
    most = WORTH_A_STEP
    left = strategize.targets(s, c.sight.seat, here)
    while left != 0:
        to = lowest(left)
        left &= left - 1
        worth = step_worth(s, c, here, to)
        if worth > most:
            most = worth
            best = to
    return best


def step_source(s: Runewars, seat: i64, plan: i64) -> i64:
    c = drawn(s, seat, plan)
    best: i64 = -1
    most: i64 = 0
    left = strategize.sources(s, seat)
    while left != 0:
        here = lowest(left)
        left &= left - 1
        to = best_step(s, c, here)
        if to >= 0 and step_worth(s, c, here, to) > most:
            most = step_worth(s, c, here, to)
            best = here
    return actions.MOVE_FROM + best if best >= 0 else actions.DONE


def step_target(s: Runewars, f: i64, seat: i64, plan: i64) -> i64:
    here = s.frames[f + questions.STRATEGY_TARGET_SOURCE] - 1
    if here < 0:
        return s.lapse_in(f, seat)
    to = best_step(s, drawn(s, seat, plan), here)
    return actions.MOVE_TO + to if to >= 0 else s.lapse_in(f, seat)


def step_number(s: Runewars, f: i64, seat: i64, plan: i64) -> i64:
    """A unit or two take empty land; else all go that can be spared and have room."""
    here = s.frames[f + questions.STRATEGY_NUMBER_SOURCE]
    to = s.frames[f + questions.STRATEGY_NUMBER_TARGET]
    slot = s.frames[f + questions.STRATEGY_NUMBER_SLOT]
    taken = s.frames[f + questions.STRATEGY_NUMBER_TAKEN]
    most = strategize.takeable(s, seat, here, to, slot)
    fewest = strategize.least(s, seat, here, to, slot, taken)
    c = drawn(s, seat, plan)
    force = forces.least_of(c.spare[here], strategize.waiting(s, seat, here))
    there = forces.total(s.standing[to] + s.routed[to])
    room = AREA_LIMIT - there
    if campaign.unfed(s, seat, here) > 0 and s.dial[seat * 3 + FOOD] < AREA_LIMIT:
        room = s.dial[seat * 3 + FOOD] - there
    if (strategize.open_now(s, seat) & c.sight.empty & BIT[to]) != 0 and c.pull[to] <= c.pull[here]:
        room = 1 - taken
        if slot >= FACTION_UNITS:
            room = 0
    wanted = many(force, slot)
    if wanted > room:
        wanted = room
    if wanted > most:
        wanted = most
    return actions.UNITS + (wanted if wanted > fewest else fewest)


# --- Peasants --------------------------------------------------------------------------------------------------------


def leave_peasant(s: Runewars, f: i64, seat: i64) -> i64:
    """Peasants stay in the best area that was left."""
    best: i64 = -1
    most: i64 = -1
    left = s.land
    while left != 0:
        area = lowest(left)
        left &= left - 1
        if not allowed(s, f, seat, actions.LEAVE_PEASANT + area):
            continue
        worth = sight.land_value(s, area)
        if worth > most:
            most = worth
            best = area
    return actions.LEAVE_PEASANT + best if best >= 0 else s.lapse_in(f, seat)
