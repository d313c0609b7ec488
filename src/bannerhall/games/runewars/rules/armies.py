"""Units on the board: from the supply and back, the limit of eight, whom neutral units follow [RUN-MOV-11]
[RUN-NEU-08] [RUN-NEU-09] [RUN-NEU-12]."""

from __future__ import annotations

from typing import final

from librt.vecs import vec
from mypy_extensions import i64

from bannerhall.core.bits import lowest
from bannerhall.core.clauses import ALLOWED, OTHER_QUESTION
from bannerhall.core.events import ALL
from bannerhall.core.question import Question
from bannerhall.games.runewars.rules import (
    actions,
    clauses,
    control,
    events,
    forces,
    heroes,
    movement,
    questions,
    troops,
    units,
)
from bannerhall.games.runewars.rules.atlas import AREAS
from bannerhall.games.runewars.rules.components import AREA_LIMIT, ZOMBIES
from bannerhall.games.runewars.rules.development_cards import WAIQAR_BLIGHT
from bannerhall.games.runewars.rules.forces import FACTION_MASK, ONE, many
from bannerhall.games.runewars.rules.state import Runewars
from bannerhall.games.runewars.rules.units import FACTION_UNITS, NEUTRALS, SLOTS, TYPES

# --- The supply ------------------------------------------------------------------------------------------------------


def in_play(s: Runewars, seat: i64, kind: i64) -> i64:
    """How many figures of a type are on the board or on the march; of a neutral type whoever has them."""
    slot = forces.slot_of(kind)
    found: i64 = 0
    for area in range(AREAS):
        if slot >= FACTION_UNITS or s.holder[area] == seat + 1:
            found += many(s.standing[area], slot) + many(s.routed[area], slot)
    if slot >= FACTION_UNITS or s.turn_of == seat + 1:
        found += many(s.march_force, slot)
    return found


def in_box(s: Runewars, kind: i64) -> i64:
    """All figures of a type; zombie tokens count as Reanimates once Lands of Blight is bought [RUN-LIM-01]
    [RUN-ZOM-01] [RUN-ZOM-03]."""
    number = units.FIGURES[kind]
    if kind == units.REANIMATE and s.has_developed(WAIQAR_BLIGHT):
        number += ZOMBIES
    return number


def unused(s: Runewars, seat: i64, kind: i64) -> i64:
    """How many figures of a type are not in play; the seat does not matter for neutral types [RUN-CARD-04]."""
    return in_box(s, kind) - in_play(s, seat, kind) - troops.in_battle(s, kind)


def muster(s: Runewars, seat: i64, area: i64, kind: i64, number: i64) -> i64:
    """Units from the supply come to stand in an area, as many as there are; how many they were [RUN-CARD-04]
    [RUN-NEU-12]."""
    free = unused(s, seat, kind)
    if number > free:
        number = free
    if number <= 0:
        return 0
    s.standing[area] += forces.of_kind(kind, number)
    if kind < NEUTRALS:
        s.holder[area] = seat + 1
    if s.sink is not None:
        s.emit(events.UNITS_PLACED, area, kind, number, 0, ALL, 0)
    settle_neutrals(s, area)
    return number


def place(s: Runewars, seat: i64, area: i64, kind: i64, number: i64) -> None:
    """Units from the supply, as many as there are, then the limit of eight [RUN-CARD-04] [RUN-MOV-04] [RUN-MOV-11]."""
    if muster(s, seat, area, kind, number) != 0:
        enforce_limit(s, area)


def destroy(s: Runewars, area: i64, kind: i64, number: i64, routed: bool) -> None:
    """Units go back to the supply; enemy heroes there may profit by it. Whoever calls settles the neutral ones that may
    be left [RUN-NEU-09] [RUN-RWD-01]."""
    force = forces.of_kind(kind, number)
    owner = s.holder[area] - 1
    if routed:
        s.set_routed(area, s.routed[area] - force)
    else:
        s.standing[area] -= force
    if s.standing[area] + s.routed[area] == 0:
        s.holder[area] = 0
    if s.sink is not None:
        s.emit(events.UNITS_DESTROYED, area, kind, number, 0, ALL, 0)
    heroes.enemy_fell(s, area, owner, number)


# --- Neutral units ---------------------------------------------------------------------------------------------------


def settle_neutrals(s: Runewars, area: i64) -> None:
    """Neutral units without companions are allied to whoever controls the area by a stronghold, a home realm or
    peasants, else to nobody [RUN-NEU-08] [RUN-NEU-09] [RUN-NEU-12] [RUN-NEU-15] [RUN-NEU-18] [RUN-PEA-09]."""
    present = s.standing[area] | s.routed[area]
    if present & FACTION_MASK != 0:
        return
    before = s.holder[area]
    after = control.controller(s, area) + 1 if present != 0 else i64(0)
    s.holder[area] = after
    if after == before or present == 0 or s.sink is None:
        return
    if after != 0:
        s.emit(events.NEUTRALS_ALLY, after - 1, area, 0, 0, ALL, 0)
    else:
        s.emit(events.NEUTRALS_LEAVE, before - 1, area, 0, 0, ALL, 0)


def settle_all(s: Runewars) -> None:
    """After an effect: allied neutral units whose companions are gone belong to nobody again [RUN-NEU-09]."""
    for area in range(AREAS):
        present = s.standing[area] | s.routed[area]
        if present == 0:
            s.holder[area] = 0
        elif present & FACTION_MASK == 0:
            settle_neutrals(s, area)


# --- Too many units --------------------------------------------------------------------------------------------------


def enforce_limit(s: Runewars, area: i64) -> None:
    """More than eight units of a player in an area: the excess is destroyed, its owner chooses [RUN-MOV-11]
    [RUN-RET-11]."""
    if s.holder[area] != 0:
        excess = forces.total(control.units_in(s, area)) - AREA_LIMIT
        if excess > 0:
            disband(s, s.holder[area] - 1, area, excess, questions.BY_LIMIT)


def enforce_limits(s: Runewars, seat: i64) -> bool:
    """The limit in all areas of a seat, one after the other; True while somebody is asked about one [RUN-MOV-11]."""
    left = movement.too_many(s, seat)
    depth = s.depth
    while left != 0:
        enforce_limit(s, lowest(left))
        if s.depth != depth:
            return True
        left &= left - 1
    return False


def disband(s: Runewars, seat: i64, area: i64, number: i64, reason: i64) -> None:
    """Destroy so many units of an area: their owner chooses which, unless all are alike or all go."""
    if number >= forces.total(control.units_in(s, area)):
        disband_all(s, area)
    elif alike(s, area):
        present = s.standing[area] | s.routed[area]
        kind = forces.kind_of(forces.lowest_slot(present), s.faction_of(seat))
        destroy(s, area, kind, number, s.standing[area] == 0)
    else:
        s.ask(questions.DISBAND, seat, area, number, reason)


def alike(s: Runewars, area: i64) -> bool:
    """Whether all units of an area are of one type and state."""
    if s.standing[area] != 0 and s.routed[area] != 0:
        return False
    force = s.standing[area] + s.routed[area]
    slot = forces.lowest_slot(force)
    return force == ONE[slot] * many(force, slot)


def disband_all(s: Runewars, area: i64) -> None:
    """All units of an area are destroyed."""
    faction = s.faction_of(s.holder[area] - 1) if s.holder[area] != 0 else i64(0)
    for slot in range(SLOTS):
        kind = forces.kind_of(slot, faction)
        if many(s.standing[area], slot) != 0:
            destroy(s, area, kind, many(s.standing[area], slot), False)
        if many(s.routed[area], slot) != 0:
            destroy(s, area, kind, many(s.routed[area], slot), True)


@final
class Disband(Question[Runewars]):
    """Which unit is destroyed, one after the other, until there are no more than allowed [RUN-MOV-11] [RUN-SEA-11]
    [RUN-SEA-12]."""

    def fill(self, s: Runewars, f: i64, seat: i64, out: vec[i64], n: i64) -> i64:
        area = s.frames[f + questions.DISBAND_AREA]
        for slot in range(SLOTS):
            kind = forces.kind_of(slot, s.faction_of(seat))
            if many(s.standing[area], slot) != 0:
                out[n] = actions.DISBAND + kind
                n += 1
            if many(s.routed[area], slot) != 0:
                out[n] = actions.DISBAND_ROUTED + kind
                n += 1
        return n

    def clause_against(self, s: Runewars, f: i64, seat: i64, action: i64) -> i64:
        area = s.frames[f + questions.DISBAND_AREA]
        if actions.DISBAND <= action < actions.DISBAND + TYPES:
            return there(s, seat, s.standing[area], action - actions.DISBAND)
        if actions.DISBAND_ROUTED <= action < actions.DISBAND_ROUTED + TYPES:
            return there(s, seat, s.routed[area], action - actions.DISBAND_ROUTED)
        return OTHER_QUESTION

    def carry_out(self, s: Runewars, f: i64, seat: i64, action: i64) -> None:
        area = s.frames[f + questions.DISBAND_AREA]
        left = s.frames[f + questions.DISBAND_LEFT] - 1
        reason = s.frames[f + questions.DISBAND_REASON]
        s.end_frame()
        if action >= actions.DISBAND_ROUTED:
            destroy(s, area, action - actions.DISBAND_ROUTED, 1, True)
        else:
            destroy(s, area, action - actions.DISBAND, 1, False)
        if left != 0:
            disband(s, seat, area, left, reason)

    def lapse(self, s: Runewars, f: i64, seat: i64) -> i64:
        """A routed unit first, the one with the least health."""
        area = s.frames[f + questions.DISBAND_AREA]
        force = s.routed[area] if s.routed[area] != 0 else s.standing[area]
        weakest: i64 = -1
        for slot in range(SLOTS):
            kind = forces.kind_of(slot, s.faction_of(seat))
            if many(force, slot) != 0 and (weakest < 0 or units.HEALTH[kind] < units.HEALTH[weakest]):
                weakest = kind
        return (actions.DISBAND_ROUTED if s.routed[area] != 0 else actions.DISBAND) + weakest


def there(s: Runewars, seat: i64, force: i64, kind: i64) -> i64:
    """The clause against naming a unit of this type, 0 if the force of the seat has one."""
    foreign = kind < NEUTRALS and kind // FACTION_UNITS != s.faction_of(seat)
    if foreign or many(force, forces.slot_of(kind)) == 0:
        return clauses.NO_SUCH_UNIT
    return ALLOWED
