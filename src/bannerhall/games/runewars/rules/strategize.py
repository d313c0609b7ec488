"""Strategize: figures step to adjacent areas, nothing is activated [RUN-ORD1-01] to [RUN-ORD1-05]."""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from bannerhall.core.bits import BIT, lowest
from bannerhall.core.clauses import ALLOWED
from bannerhall.core.events import ALL
from bannerhall.core.question import Question
from bannerhall.core.state import PROCEEDS
from bannerhall.games.runewars.rules import (
    armies,
    clauses,
    drawing,
    events,
    forces,
    gains,
    heroes,
    movement,
    own_turn,
    peasants,
    questions,
    runes,
    units,
    winning,
)
from bannerhall.games.runewars.rules.atlas import AREAS
from bannerhall.games.runewars.rules.forces import FACTION_MASK, ONE, many
from bannerhall.games.runewars.rules.movement import EMPTY, FRIENDLY
from bannerhall.games.runewars.rules.state import Runewars
from bannerhall.games.runewars.rules.units import FACTION_UNITS, SLOTS

NOBODY: Final = vec[i64]([0] * AREAS)


def begin(s: Runewars, seat: i64) -> None:
    """Which areas are friendly or empty is judged now for all moves of the order [RUN-ORD1-05]."""
    s.marched_from = 0
    s.open_before = 0
    s.friendly_before = 0
    left = s.land
    while left != 0:
        area = lowest(left)
        left &= left - 1
        to = movement.relation(s, seat, area)
        if to == FRIENDLY or to == EMPTY:
            s.open_before |= BIT[area]
        if to == FRIENDLY:
            s.friendly_before |= BIT[area]
    s.ask(questions.STRATEGY, PROCEEDS, questions.S_MOVES, seat)


def draw_for_icons(s: Runewars, seat: i64) -> None:
    """The bonus: a Tactics card for each tactics icon on the dials [RUN-ORD1-04] [RUN-RES-03]."""
    drawing.draw_tactics(s, seat, gains.icons(s, seat, units.TACTICS_ICON))


@final
class Strategy(Question[Runewars]):
    """Asks nobody and knows which step of the order comes next [RUN-ORD1-01]."""

    def proceed(self, s: Runewars, f: i64) -> None:
        step = s.frames[f + questions.STRATEGY_NEXT]
        seat = s.frames[f + questions.STRATEGY_SEAT]
        if winning.is_won(s):
            winning.finish(s)
        elif step == questions.S_MOVES:
            if sources(s, seat) | walkers(s, seat) != 0 or movement.may_open_portals(s, seat):
                s.frames[f + questions.STRATEGY_NEXT] = questions.S_MOVED
                s.ask(questions.STRATEGY_SOURCE, seat)
            else:
                s.frames[f + questions.STRATEGY_NEXT] = questions.S_PEASANTS
        elif step == questions.S_MOVED:
            s.frames[f + questions.STRATEGY_NEXT] = questions.S_MOVES
            runes.refresh_sight(s)
            own_turn.offer(s, seat)
        elif not peasants.offer(s, seat):
            finish(s, seat)


def finish(s: Runewars, seat: i64) -> None:
    """The order is over: the limit of eight, neutral units that were left behind [RUN-MOV-11] [RUN-MOV-18]
    [RUN-NEU-09]."""
    if armies.enforce_limits(s, seat):
        return
    armies.settle_all(s)
    runes.refresh_sight(s)
    s.marched_from = 0
    s.open_before = 0
    s.friendly_before = 0
    s.moved = NOBODY
    s.moved_heroes = 0
    s.portals = 0
    s.end_frame()


# --- Units -----------------------------------------------------------------------------------------------------------


def waiting(s: Runewars, seat: i64, source: i64) -> i64:
    """The units of an area that may still move: standing, not under an activation token, not moved by this order
    [RUN-ORD1-02] [RUN-ORD1-03]."""
    if (s.may_march >> seat) & 1 == 0:
        return 0
    there = movement.movable(s, seat, source)
    return without(there, s.moved[source]) if there != 0 else i64(0)


def without(force: i64, moved: i64) -> i64:
    """A force without units that have moved; cards may have removed some of these since."""
    if moved == 0:
        return force
    left: i64 = 0
    for slot in range(SLOTS):
        if many(force, slot) > many(moved, slot):
            left += ONE[slot] * (many(force, slot) - many(moved, slot))
    return left


def open_now(s: Runewars, seat: i64) -> i64:
    """The areas that units may enter: friendly or empty before the order, and nobody else has come since
    [RUN-ORD1-01] [RUN-ORD1-05] [RUN-PEA-07]."""
    found: i64 = 0
    left = s.open_before
    while left != 0:
        area = lowest(left)
        left &= left - 1
        if s.holder[area] == seat + 1 or s.standing[area] + s.routed[area] == 0:
            found |= BIT[area]
    return found


def step_of(s: Runewars, seat: i64, source: i64, slot: i64) -> i64:
    """Where units of a slot may step: allied neutral ones into a friendly area, or after faction units
    [RUN-ORD1-01] [RUN-ORD1-02] [RUN-NEU-11] [RUN-NEU-17]."""
    mode = movement.unit_mode(s, seat, forces.kind_of(slot, s.faction_of(seat)))
    found = movement.neighbours(s, source, mode) & open_now(s, seat)
    if slot >= FACTION_UNITS:
        left = found & ~s.friendly_before
        while left != 0:
            area = lowest(left)
            left &= left - 1
            if s.moved[area] & FACTION_MASK == 0:
                found &= ~BIT[area]
    return found


def targets(s: Runewars, seat: i64, source: i64) -> i64:
    """Where any unit of an area may step; allied neutral ones after faction units of the same area [RUN-ORD1-01]."""
    there = waiting(s, seat, source)
    found: i64 = 0
    for slot in range(SLOTS):
        if many(there, slot) != 0:
            found |= step_of(s, seat, source, slot)
    return found


def sources(s: Runewars, seat: i64) -> i64:
    """The areas from which units may step somewhere."""
    found: i64 = 0
    for area in range(AREAS):
        if waiting(s, seat, area) != 0 and targets(s, seat, area) != 0:
            found |= BIT[area]
    return found


def takeable(s: Runewars, seat: i64, source: i64, target: i64, slot: i64) -> i64:
    """How many units of a slot may make this step."""
    number = many(waiting(s, seat, source), slot)
    if number == 0 or (step_of(s, seat, source, slot) >> target) & 1 == 0:
        return 0
    return number


def least(s: Runewars, seat: i64, source: i64, target: i64, slot: i64, taken: i64) -> i64:
    """At least one unit makes a step that was chosen, so the last type cannot be refused."""
    if taken != 0:
        return 0
    for later in range(slot + 1, SLOTS):
        if takeable(s, seat, source, target, later) != 0:
            return 0
    return 1


def ask_number(s: Runewars, seat: i64, source: i64, target: i64, slot: i64, taken: i64) -> None:
    """Ask how many units of the next type make the step; what nobody can choose is done."""
    while slot < SLOTS:
        most = takeable(s, seat, source, target, slot)
        if most == 1 and least(s, seat, source, target, slot, taken) == 1:
            step(s, seat, source, target, slot, 1)
            taken = 1
        elif most > 0:
            s.ask(questions.STRATEGY_NUMBER, seat, source, target, slot, taken)
            return
        slot += 1


def step(s: Runewars, seat: i64, source: i64, target: i64, slot: i64, number: i64) -> None:
    """Units go to an adjacent area and have moved then; an activation token there does not matter [RUN-ORD1-02]
    [RUN-ORD1-03] [RUN-MOV-04] [RUN-MOV-05]."""
    force = ONE[slot] * number
    movement.leaves(s, source, force)
    movement.joins(s, seat, target, force)
    s.set_moved(target, s.moved[target] + force)
    if s.sink is not None:
        s.emit(events.UNITS_MOVE, source, target, forces.kind_of(slot, s.faction_of(seat)), number, ALL, 0)


# --- Heroes ----------------------------------------------------------------------------------------------------------


def hero_targets(s: Runewars, seat: i64, hero: i64) -> i64:
    """Where a hero may step: any adjacent area, also out of one with an activation token; a commander where units may
    [RUN-MOV-14] [RUN-MOV-15] [RUN-MOV-19] [RUN-CMD-07] [RUN-CMD-08] [RUN-CMD-27]."""
    source = s.hero_at[hero] - 1
    if source < 0 or ((s.moved_heroes | s.hero_routed) >> hero) & 1 == 1:
        return 0
    found = movement.neighbours(s, source, heroes.mode(s, hero))
    if heroes.is_commander(s, hero):
        if (s.activated[seat] >> source) & 1 == 1:
            return 0
        found &= open_now(s, seat)
    return found


def walkers(s: Runewars, seat: i64) -> i64:
    """The heroes who may step somewhere."""
    found: i64 = 0
    left = heroes.heroes_of(s, seat)
    while left != 0:
        hero = lowest(left)
        left &= left - 1
        if hero_targets(s, seat, hero) != 0:
            found |= BIT[hero]
    return found


def step_hero(s: Runewars, hero: i64, target: i64) -> None:
    """A hero goes to an adjacent area; that starts no battle and changes no control [RUN-MOV-19]."""
    source = s.hero_at[hero] - 1
    s.set_hero_at(hero, target + 1)
    s.moved_heroes |= BIT[hero]
    if s.sink is not None:
        s.emit(events.HERO_MOVES, hero, source, target, 0, ALL, 0)


# --- Refusals --------------------------------------------------------------------------------------------------------


def clause_against_source(s: Runewars, seat: i64, source: i64) -> i64:
    """The clause that keeps the units of an area where they are, 0 if some may step [RUN-ORD1-02] [RUN-ORD1-03]."""
    if waiting(s, seat, source) != 0:
        return ALLOWED if targets(s, seat, source) != 0 else clauses.NOWHERE_TO_STEP
    if (s.may_march >> seat) & 1 == 0:
        return clauses.NOT_THIS_SEASON
    if s.holder[source] != seat + 1 or s.standing[source] == 0:
        return clauses.NOBODY_TO_MOVE
    return clauses.STAYS_ACTIVATED if (s.activated[seat] >> source) & 1 == 1 else clauses.HAS_MOVED


def clause_against_walker(s: Runewars, seat: i64, hero: i64) -> i64:
    """The clause that keeps a hero where he is, 0 if he may step [RUN-MOV-15] [RUN-CMD-08]."""
    if s.hero_of[hero] != seat + 1:
        return clauses.NOT_YOUR_HERO
    if hero_targets(s, seat, hero) != 0:
        return ALLOWED
    if (s.hero_routed >> hero) & 1 == 1:
        return clauses.ROUTED_HERO
    if (s.moved_heroes >> hero) & 1 == 1:
        return clauses.HAS_MOVED
    if heroes.is_commander(s, hero):
        return clauses.COMMANDER_LIKE_UNITS
    return clauses.NOWHERE_TO_STEP
