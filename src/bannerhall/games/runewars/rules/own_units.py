"""What a side chooses among its own units for its own good: to stand up, to be healed, to be sacrificed, to go."""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from bannerhall.core.events import ALL
from bannerhall.core.state import PROCEEDS
from bannerhall.games.runewars.rules import (
    actions,
    aims,
    clauses,
    control,
    development_cards,
    events,
    forces,
    losses,
    questions,
    troops,
    units,
)
from bannerhall.games.runewars.rules.battle_names import DEFENDER, LYING
from bannerhall.games.runewars.rules.state import MOST_TROOPS, Runewars
from bannerhall.games.runewars.rules.unit_choice import UnitChoice
from bannerhall.games.runewars.rules.units import SHAPE, SLOTS, TRIANGLE

FURY: Final[i64] = 0
SACRIFICE: Final[i64] = 1
STAND_UP: Final[i64] = 2  # up to so many
RISE: Final[i64] = 3  # so many
RALLY: Final[i64] = 4  # up to so many, also those that lay in the area before the battle
HEAL: Final[i64] = 5
RAGE: Final[i64] = 6
REMAIN: Final[i64] = 7  # Orderly Retreat
LEAVE: Final[i64] = 8  # a winner's excess
RECOVER: Final[i64] = 9  # Feigned Flight
DISBAND: Final[i64] = 10  # a defender beyond eight
MAY_STOP: Final = vec[i64]([1, 0, 1, 0, 1, 0, 0, 1, 0, 1, 0])
FURY_DAMAGE: Final[i64] = 2


def choose(s: Runewars, side: i64, number: i64, mode: i64) -> None:
    """A side chooses so many of its units."""
    if number > 0:
        s.ask(questions.OWN_UNITS, PROCEEDS, side, number, mode)


@final
class OwnUnits(UnitChoice):
    """Own units, one after the other; for Fury only one that still stands [RUN-CARD-03] [RUN-BAT-18] [RUN-BAT-53]
    [RUN-BAT-58] [RUN-BAT-64]."""

    def present(self, s: Runewars, f: i64, slot: i64, cell: i64) -> i64:
        side = s.frames[f + questions.UNITS_SIDE]
        mode = s.frames[f + questions.UNITS_MODE]
        if mode == REMAIN:
            return troops.standing(s, side, slot) - forces.many(s.steady, slot) if cell == 0 else i64(0)
        if mode == LEAVE or mode == RECOVER:
            return in_area(s, mode, slot, cell)
        number = troops.in_cell(s, side, slot, cell)
        if (mode == RALLY or mode == DISBAND) and cell == LYING:
            number += lay_before(s, side, slot)
        return number

    def outset(self, s: Runewars, f: i64) -> i64:
        """Whether a standing unit can be sacrificed."""
        if s.frames[f + questions.UNITS_MODE] == SACRIFICE:
            side = s.frames[f + questions.UNITS_SIDE]
            for slot in range(SLOTS):
                if s.troops[side * SLOTS + slot] & troops.UP != 0 and has_match(s, side, slot):
                    return 1
        return 0

    def fits(self, s: Runewars, f: i64, outset: i64, slot: i64, cell: i64) -> bool:
        side = s.frames[f + questions.UNITS_SIDE]
        mode = s.frames[f + questions.UNITS_MODE]
        kind = troops.kind_in(s, side, slot)
        if mode == FURY:
            frenzy = troops.has_card(s, side, development_cards.UTHUK_FRENZY) and SHAPE[kind] == TRIANGLE
            return cell < LYING and (kind == units.BERSERKER or frenzy)
        if mode == SACRIFICE:
            return (cell < LYING) == (outset == 1) and has_match(s, side, slot)
        if mode == HEAL:
            return kind == units.OBSCENE and cell % LYING != 0
        if mode == RAGE:
            return kind == units.GIANT and cell % LYING != 0
        return mode == REMAIN or mode == LEAVE or mode == DISBAND or cell >= LYING

    def may_stop(self, s: Runewars, f: i64) -> bool:
        return MAY_STOP[s.frames[f + questions.UNITS_MODE]] == 1

    def other_answer(self, s: Runewars, f: i64) -> i64:
        """Blood Rite deals damage where nothing is sacrificed."""
        return actions.HIT_INSTEAD if s.frames[f + questions.UNITS_MODE] == SACRIFICE else i64(0)

    def do_other(self, s: Runewars, f: i64) -> None:
        side = s.frames[f + questions.UNITS_SIDE]
        s.end_frame()
        losses.deal_damage(s, 1 - side, 1)

    def refusal(self, s: Runewars, f: i64) -> i64:
        return clauses.NOT_A_TARGET

    def strike(self, s: Runewars, f: i64, slot: i64, cell: i64) -> None:
        side = s.frames[f + questions.UNITS_SIDE]
        mode = s.frames[f + questions.UNITS_MODE]
        if mode == FURY:
            s.end_frame()
            troops.destroy(s, side, slot, cell)
            losses.deal_damage(s, 1 - side, FURY_DAMAGE)
        elif mode == SACRIFICE:
            s.end_frame()
            troops.destroy(s, side, slot, cell)
            aims.aim(s, 1 - side, aims.BLOOD_RITE, SHAPE[troops.kind_in(s, side, slot)] + 1)
        elif mode == HEAL:
            troops.change(s, side, slot, cell, -1)
            troops.change(s, side, slot, cell - cell % LYING, 1)
        elif mode == RAGE:
            s.end_frame()
            losses.deal_damage(s, 1 - side, cell % LYING)
        elif mode == REMAIN:
            s.steady += forces.ONE[slot]
        elif mode == LEAVE:
            leave(s, slot, cell)
        elif mode == RECOVER:
            recover(s, slot)
        elif mode == DISBAND:
            disband(s, side, slot, cell)
        elif mode == RALLY and cell == LYING and lay_before(s, side, slot) != 0:
            join(s, side, slot)
        else:
            troops.stand_up(s, side, slot, cell)


def has_match(s: Runewars, side: i64, slot: i64) -> bool:
    """Whether the enemy has a unit of the same shape [RUN-BAT-58]."""
    return troops.of_shape(s, 1 - side, SHAPE[troops.kind_in(s, side, slot)], MOST_TROOPS) > 0


def lay_before(s: Runewars, side: i64, slot: i64) -> i64:
    """How many units of a type lay routed in the area when the battle began; only the defender can have some."""
    return forces.many(s.routed[s.battle_at - 1], slot) if side == DEFENDER else i64(0)


def join(s: Runewars, side: i64, slot: i64) -> None:
    """A unit that lay in the area before the battle joins it [RUN-BAT-53]."""
    area = s.battle_at - 1
    s.set_routed(area, s.routed[area] - forces.ONE[slot])
    control.vacate(s, area)
    troops.change(s, side, slot, 0, 1)
    kind = troops.kind_in(s, side, slot)
    if kind == units.BLOOD_SISTER:
        s.coven = 1
    if s.sink is not None:
        s.emit(events.UNIT_STANDS, side, kind, 0, 0, ALL, 0)


def disband(s: Runewars, side: i64, slot: i64, cell: i64) -> None:
    """A unit of a defender with more than eight is destroyed: one that lay there before one like it [RUN-MOV-20]."""
    area = s.battle_at - 1
    if cell == LYING and lay_before(s, side, slot) != 0:
        s.set_routed(area, s.routed[area] - forces.ONE[slot])
        control.vacate(s, area)
    else:
        troops.destroy(s, side, slot, cell)


def in_area(s: Runewars, mode: i64, slot: i64, cell: i64) -> i64:
    """How many units can be chosen that are back in an area, or have fled to one."""
    if mode == RECOVER:
        fled = forces.many(s.fled, slot)
        there = forces.many(s.routed[s.fled_to - 1], slot)
        return (fled if fled < there else there) if cell == LYING else i64(0)
    area = s.battle_at - 1
    if cell == 0:
        return forces.many(s.standing[area], slot)
    return forces.many(s.routed[area], slot) if cell == LYING else i64(0)


def leave(s: Runewars, slot: i64, cell: i64) -> None:
    """A unit of the winner is one too many [RUN-MOV-12] [RUN-BAT-68]."""
    area = s.battle_at - 1
    if cell == 0:
        s.standing[area] -= forces.ONE[slot]
    else:
        s.set_routed(area, s.routed[area] - forces.ONE[slot])
    s.fleeing += forces.ONE[slot]


def recover(s: Runewars, slot: i64) -> None:
    """A unit that has retreated stands up again."""
    area = s.fled_to - 1
    s.set_routed(area, s.routed[area] - forces.ONE[slot])
    s.standing[area] += forces.ONE[slot]
    s.fled -= forces.ONE[slot]
