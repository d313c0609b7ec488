"""Mobilize and Conquer: one area is activated, and units come into it from all sides [RUN-ORD2-01] [RUN-ORD3-01].

Units that come into a friendly or empty area stand there at once. What enters an enemy or neutral area gathers in
`march_force` until the march is over; then battle or diplomacy begins.
"""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from bannerhall.core.bits import BIT, lowest
from bannerhall.core.clauses import ALLOWED
from bannerhall.core.events import ALL
from bannerhall.core.question import Question
from bannerhall.core.state import PROCEEDS
from bannerhall.games.runewars.rules import (
    armies,
    battle,
    clauses,
    control,
    diplomacy,
    events,
    forces,
    gains,
    heroes,
    movement,
    own_turn,
    peasants,
    questions,
    rewards,
    runes,
    supremacy,
    winning,
)
from bannerhall.games.runewars.rules.atlas import AREAS, HOME_OF
from bannerhall.games.runewars.rules.components import AREA_LIMIT, CONQUER, NO_STRONGHOLD, TRUCE
from bannerhall.games.runewars.rules.development_cards import WAIQAR_MISTS
from bannerhall.games.runewars.rules.forces import FACTION_MASK, ONE, many
from bannerhall.games.runewars.rules.movement import EMPTY, ENEMY, FRIENDLY, NEUTRAL
from bannerhall.games.runewars.rules.reward_cards import RUNE_PASSAGE
from bannerhall.games.runewars.rules.state import Runewars
from bannerhall.games.runewars.rules.units import FACTION_UNITS, SLOTS

NO_CAP: Final[i64] = 31  # units of an answer that only the source limits
BY_RUNE: Final[i64] = 4  # units that the Rune of Passage carries


def begin(s: Runewars, seat: i64, order: i64) -> None:
    """Resolve Mobilize or Conquer, or Mobilize once more [RUN-ORD2-01] [RUN-ORD2-02] [RUN-ORD3-01]."""
    s.marched_from = 0
    s.ask(questions.MARCH, PROCEEDS, questions.M_TARGET, seat, order, 0)


@final
class March(Question[Runewars]):
    """Asks nobody and knows which step of the march comes next [RUN-ORD2-01] [RUN-ORD3-01]."""

    def proceed(self, s: Runewars, f: i64) -> None:
        step = s.frames[f + questions.MARCH_NEXT]
        seat = s.frames[f + questions.MARCH_SEAT]
        area = s.frames[f + questions.MARCH_AREA] - 1
        if winning.is_won(s):
            winning.finish(s)
        elif step == questions.M_TARGET:
            s.frames[f + questions.MARCH_NEXT] = questions.M_OVER
            s.ask(questions.MARCH_TARGET, seat)
        elif step == questions.M_SOURCES:
            gather(s, f, seat, area)
        elif step == questions.M_MOVED:
            s.frames[f + questions.MARCH_NEXT] = questions.M_SOURCES
            runes.refresh_sight(s)
            own_turn.offer(s, seat)
        elif step == questions.M_PEASANTS:
            if not peasants.offer(s, seat):
                s.frames[f + questions.MARCH_NEXT] = questions.M_ARRIVE
        elif step == questions.M_ARRIVE:
            s.frames[f + questions.MARCH_NEXT] = questions.M_OVER
            arrive(s, seat, area, s.frames[f + questions.MARCH_ORDER])
        else:
            finish(s, seat)


def gather(s: Runewars, f: i64, seat: i64, area: i64) -> None:
    """Ask from where units come next, as long as any can [RUN-ORD2-01] [RUN-ORD3-01]."""
    anybody = sources(s, seat, area) | travellers(s, seat, area) | reward_bearers(s, seat, area)
    if anybody != 0 or movement.may_open_portals(s, seat):
        s.frames[f + questions.MARCH_NEXT] = questions.M_MOVED
        s.ask(questions.MARCH_SOURCE, seat)
    else:
        s.frames[f + questions.MARCH_NEXT] = questions.M_PEASANTS


def finish(s: Runewars, seat: i64) -> None:
    """The march is over: the limit of eight, neutral units that were left behind [RUN-MOV-11] [RUN-MOV-18]
    [RUN-NEU-09]."""
    if armies.enforce_limits(s, seat):
        return
    armies.settle_all(s)
    runes.refresh_sight(s)
    s.marched_from = 0
    s.march_party = 0
    s.portals = 0
    s.end_frame()


# --- Who may come ----------------------------------------------------------------------------------------------------


def toll(s: Runewars, seat: i64, area: i64) -> i64:
    """Influence that it costs to start a battle against the player there: Hearthfire Truce and Cold Mists each ask
    for 1."""
    cost: i64 = 0
    if movement.relation(s, seat, area) == ENEMY:
        if s.weather & TRUCE != 0:
            cost += 1
        owner = control.controller(s, area)
        if s.has_developed(WAIQAR_MISTS) and s.faction_of(owner) == 3 and HOME_OF[area] == 4:
            cost += 1
    return cost


def room(s: Runewars, seat: i64, area: i64) -> i64:
    """How many more units may enter an area in this order: after a battle only as many as can try diplomacy
    [RUN-ORD2-03] [RUN-MOV-12] [RUN-MOV-13]."""
    if s.fought == 0 or movement.relation(s, seat, area) != NEUTRAL:
        return NO_CAP
    left = AREA_LIMIT - forces.total(s.march_force)
    return left if left > 0 else i64(0)


def clause_against_entry(s: Runewars, seat: i64, area: i64) -> i64:
    """The clause that keeps all units of a seat out of its activated area, 0 if none does: no second battle in a turn,
    none that its toll cannot be paid for; a cancelled battle was one [RUN-ORD2-02] [RUN-ORD2-03] [RUN-ORD2-05]
    [RUN-MOV-09] [RUN-MOV-10]."""
    if (s.may_march >> seat) & 1 == 0:
        return clauses.NOT_THIS_SEASON
    to = movement.relation(s, seat, area)
    if to == ENEMY:
        if s.fought == 1:
            return clauses.SECOND_BATTLE
        if s.march_force == 0 and s.influence[seat] < toll(s, seat, area):
            return clauses.NO_TOLL
    if to == NEUTRAL and s.fought == 1:
        if s.influence[seat] == 0:
            return clauses.SECOND_BATTLE
        if room(s, seat, area) == 0:
            return clauses.TOO_MANY_FOR_DIPLOMACY
    return ALLOWED


def neutrals_may_follow(s: Runewars, seat: i64, area: i64) -> bool:
    """Allied neutral units come alone only into a friendly area, else beside faction units; a commander is none
    [RUN-NEU-11] [RUN-NEU-17]."""
    return movement.relation(s, seat, area) == FRIENDLY or s.march_force & FACTION_MASK != 0


def reach(s: Runewars, seat: i64, area: i64, kind: i64) -> i64:
    """The areas from which units of a type come to the activated area [RUN-ORD2-01] [RUN-MOV-01] [RUN-MOV-06]."""
    mode = movement.unit_mode(s, seat, kind)
    return movement.within(s, area, mode, movement.march_range(s, kind), movement.passable(s, seat))


def comers(s: Runewars, seat: i64, area: i64, source: i64) -> i64:
    """The units of one area that may come now; allied neutral ones where faction units of the same area may come
    first [RUN-NEU-11]."""
    there = movement.movable(s, seat, source)
    if there == 0 or source == area or clause_against_entry(s, seat, area) != ALLOWED:
        return 0
    found: i64 = 0
    for slot in range(SLOTS):
        if many(there, slot) == 0:
            continue
        if slot >= FACTION_UNITS and found & FACTION_MASK == 0 and not neutrals_may_follow(s, seat, area):
            continue
        if (reach(s, seat, area, forces.kind_of(slot, s.faction_of(seat))) >> source) & 1 == 1:
            found |= ONE[slot] * many(there, slot)
    return found


def sources(s: Runewars, seat: i64, area: i64) -> i64:
    """The areas from which units may come now [RUN-ORD2-01] [RUN-ORD3-01]."""
    if clause_against_entry(s, seat, area) != ALLOWED:
        return 0
    found: i64 = 0
    follow = neutrals_may_follow(s, seat, area)
    for slot in range(SLOTS):
        if slot >= FACTION_UNITS and not follow:
            break
        reached: i64 = -1
        for source in range(AREAS):
            if many(movement.movable(s, seat, source), slot) == 0 or source == area:
                continue
            if reached < 0:
                reached = reach(s, seat, area, forces.kind_of(slot, s.faction_of(seat)))
            found |= reached & BIT[source]
    return found


def may_travel(s: Runewars, seat: i64, area: i64, hero: i64) -> bool:
    """Whether a standing hero may come along: a commander like a unit, into an enemy or neutral area only with units;
    others in the revised ruleset, wherever they stand [RUN-CMD-07] [RUN-CMD-08] [RUN-CMD-27] [RUN-CMD-32]
    [RUN-ORD3-04] [RUN-ORIG-05] [RUN-MOV-14] [RUN-MOV-15] [RUN-MOV-16]."""
    source = s.hero_at[hero] - 1
    if source < 0 or source == area or (s.hero_routed >> hero) & 1 == 1:
        return False
    mode = heroes.mode(s, hero)
    steps = movement.hero_range(s, mode)
    if heroes.is_commander(s, hero):
        if (s.activated[seat] >> source) & 1 == 1:
            return False
        to = movement.relation(s, seat, area)
        if (to == ENEMY or to == NEUTRAL) and s.march_force == 0:
            return False
        return (movement.within(s, area, mode, steps, movement.passable(s, seat)) >> source) & 1 == 1
    return s.revised == 1 and (movement.within(s, area, mode, steps, s.land) >> source) & 1 == 1


def travellers(s: Runewars, seat: i64, area: i64) -> i64:
    """The heroes who may come along now."""
    found: i64 = 0
    left = heroes.heroes_of(s, seat)
    while left != 0:
        hero = lowest(left)
        left &= left - 1
        if may_travel(s, seat, area, hero):
            found |= BIT[hero]
    return found


def reward_bearers(s: Runewars, seat: i64, area: i64) -> i64:
    """The standing heroes with any Reward cards outside the seat's activated areas: whether one of them is a Rune of
    Passage only their owner knows, so all of them let the march be asked about [RUN-MOV-02] [RUN-MOV-15]."""
    found: i64 = 0
    left = heroes.heroes_of(s, seat) & ~s.hero_routed
    while left != 0:
        hero = lowest(left)
        left &= left - 1
        source = s.hero_at[hero] - 1
        if source < 0 or source == area or (s.activated[seat] >> source) & 1 == 1:
            continue
        if s.rewards[hero] + s.rewards_up[hero] != 0:
            found |= BIT[hero]
    return found


def rune_bearers(s: Runewars, seat: i64, area: i64) -> i64:
    """Those of them who hold a Rune of Passage; a commander goes alone into no enemy or neutral area [RUN-CMD-27]."""
    found: i64 = 0
    to = movement.relation(s, seat, area)
    alone = (to == ENEMY or to == NEUTRAL) and s.march_force == 0
    left = reward_bearers(s, seat, area)
    while left != 0:
        hero = lowest(left)
        left &= left - 1
        if rewards.has(s, hero, RUNE_PASSAGE) and not (alone and heroes.is_commander(s, hero)):
            found |= BIT[hero]
    return found


# --- Coming ----------------------------------------------------------------------------------------------------------


def activate(s: Runewars, seat: i64, area: i64) -> None:
    """An activation token is placed, from a supply without end; peasants leave the area [RUN-MOV-17] [RUN-PEA-05]."""
    s.activated[seat] |= BIT[area]
    if s.sink is not None:
        s.emit(events.ACTIVATED, seat, area, 0, 0, ALL, 0)
    peasants.drive_away(s, area)


def bring(s: Runewars, seat: i64, area: i64, source: i64, slot: i64, number: i64) -> None:
    """Units of a type go from a source to the activated area [RUN-ORD2-01] [RUN-ORD3-01]."""
    force = ONE[slot] * number
    to = movement.relation(s, seat, area)
    if to == ENEMY and s.march_force == 0:
        gains.gain_influence(s, seat, -toll(s, seat, area))
    movement.leaves(s, source, force)
    if to == FRIENDLY or to == EMPTY:
        movement.joins(s, seat, area, force)
    else:
        s.march_force += force
    if s.sink is not None:
        s.emit(events.UNITS_MOVE, source, area, forces.kind_of(slot, s.faction_of(seat)), number, ALL, 0)


def bring_hero(s: Runewars, area: i64, hero: i64) -> None:
    """A hero goes to the activated area [RUN-CMD-07] [RUN-ORD3-04]."""
    source = s.hero_at[hero] - 1
    s.set_hero_at(hero, area + 1)
    s.march_party |= BIT[hero]
    if s.sink is not None:
        s.emit(events.HERO_MOVES, hero, source, area, 0, ALL, 0)


def open_portals(s: Runewars, seat: i64) -> None:
    """For 1 influence the Magic Portals are adjacent until the order is over [RUN-EXPL-07] [RUN-EXPL-18]."""
    s.portals = 1
    gains.gain_influence(s, seat, -1)


# --- Arriving --------------------------------------------------------------------------------------------------------


def arrive(s: Runewars, seat: i64, area: i64, order: i64) -> None:
    """Units that came into an enemy area fight, those in a neutral area fight or talk [RUN-MOV-09] [RUN-MOV-10]
    [RUN-NEU-01]."""
    force = s.march_force
    if force == 0:
        return
    to = movement.relation(s, seat, area)
    if to == ENEMY:
        s.march_force = 0
        if order == CONQUER and supremacy.has_bonus(s, seat, order) and s.stronghold[area] != NO_STRONGHOLD:
            battle.siege_bonus(s)
        battle.begin(s, area, seat, force)
    elif to == NEUTRAL:
        diplomacy.begin(s, seat, area)
    else:
        s.march_force = 0
        movement.joins(s, seat, area, force)
