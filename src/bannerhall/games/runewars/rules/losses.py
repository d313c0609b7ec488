"""What the suffering side decides: who is routed, who takes damage, who is destroyed [RUN-BAT-13] [RUN-BAT-14]."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from bannerhall.core.state import PROCEEDS
from bannerhall.games.runewars.rules import clauses, development_cards, questions, retreat, troops
from bannerhall.games.runewars.rules.battle_names import CELLS, LYING
from bannerhall.games.runewars.rules.state import MOST_TROOPS, Runewars
from bannerhall.games.runewars.rules.unit_choice import UnitChoice
from bannerhall.games.runewars.rules.units import HEXAGON, RECTANGLE, SHAPE, SLOTS, TRIANGLE

# Damage.
NORMAL: Final[i64] = 0
CONCENTRATED: Final[i64] = 1  # Bowmen
VALIANT: Final[i64] = 2  # Footmen
GRAVE: Final[i64] = 3  # Great Wyrms: what it destroys is counted
# Which units are next [RUN-BAT-20]; with TOUGH only those with more than 1 health.
DAMAGED: Final[i64] = 0
STANDING: Final[i64] = 1
ROUTED: Final[i64] = 2
TOUGH: Final[i64] = 4
# Routs.
STUN: Final[i64] = 1  # Razorwings
STUNNED_FROM: Final[i64] = 2  # initiative
# Units.
MORTAL_STRIKE: Final[i64] = 0
RAIN: Final[i64] = 1
HUNTED: Final[i64] = 2  # Prowl
VAAL: Final[i64] = 3
WARDS: Final[i64] = 4
BURNING: Final[i64] = 5


def deal_damage(s: Runewars, side: i64, amount: i64, mode: i64 = NORMAL) -> None:
    """The side assigns so much damage; what exceeds its units is lost [RUN-BAT-14] [RUN-BAT-23] [RUN-CARD-02]."""
    if amount > 0:
        s.ask(questions.ASSIGN_DAMAGE, PROCEEDS, side, amount, mode)


def deal_routs(s: Runewars, side: i64, number: i64, mode: i64 = NORMAL) -> None:
    """The side lays down so many of its standing units [RUN-BAT-13] [RUN-BAT-23] [RUN-CARD-02]."""
    if number > 0:
        s.ask(questions.ASSIGN_ROUTS, PROCEEDS, side, number, mode)


def lose_units(s: Runewars, side: i64, number: i64, mode: i64, tag: i64 = 0) -> None:
    """The side chooses so many of its units, for what the mode says."""
    if number > 0:
        s.ask(questions.LOSE_UNITS, PROCEEDS, side, number, mode, tag)


@final
class AssignDamage(UnitChoice):
    """One damage after the other: a damaged unit, standing or routed, before any other, else a standing one, else a
    routed one [RUN-BAT-20] [RUN-BAT-21] [RUN-BAT-23]."""

    def outset(self, s: Runewars, f: i64) -> i64:
        side = s.frames[f + questions.UNITS_SIDE]
        order = next_to_suffer(s, side)
        if s.frames[f + questions.UNITS_MODE] == CONCENTRATED and some_tough(s, side, order):
            return order | TOUGH
        return order

    def fits(self, s: Runewars, f: i64, outset: i64, slot: i64, cell: i64) -> bool:
        if outset & TOUGH != 0 and not is_tough(s, s.frames[f + questions.UNITS_SIDE], slot):
            return False
        return is_next(outset & 3, cell)

    def strike(self, s: Runewars, f: i64, slot: i64, cell: i64) -> None:
        """Longbows hit such a unit twice; Valiant Strike hits again what it does not destroy [RUN-BAT-59]."""
        side = s.frames[f + questions.UNITS_SIDE]
        mode = s.frames[f + questions.UNITS_MODE]
        amount: i64 = 1
        if (
            mode == CONCENTRATED
            and is_tough(s, side, slot)
            and troops.has_card(s, 1 - side, development_cards.DAQAN_LONGBOWS)
        ):
            amount = 2
        after = troops.hurt(s, side, slot, cell, amount)
        if mode == VALIANT and after != troops.GONE:
            after = troops.hurt(s, side, slot, after, 1)
        if mode == GRAVE and after == troops.GONE:
            s.frames[f + questions.UNITS_TAG] += 1

    def finish(self, s: Runewars, f: i64) -> None:
        killed = s.frames[f + questions.UNITS_TAG]
        if s.frames[f + questions.UNITS_MODE] == GRAVE:
            s.tally = killed
        s.end_frame()

    def refusal(self, s: Runewars, f: i64) -> i64:
        return clauses.DAMAGE_ELSEWHERE


def next_to_suffer(s: Runewars, side: i64) -> i64:
    """Whether damage goes to damaged, standing or routed units [RUN-BAT-20]."""
    stands = False
    for slot in range(SLOTS):
        there = s.troops[side * SLOTS + slot]
        if there & ~troops.UNHURT != 0:
            return DAMAGED
        if there & troops.UP != 0:
            stands = True
    return STANDING if stands else ROUTED


def is_next(order: i64, cell: i64) -> bool:
    if order == DAMAGED:
        return cell % LYING != 0
    return (cell < LYING) == (order == STANDING)


def is_tough(s: Runewars, side: i64, slot: i64) -> bool:
    """More than 1 health, as printed or raised, whatever is left of it [RUN-BAT-59]."""
    return troops.health(s, side, troops.kind_in(s, side, slot)) > 1


def some_tough(s: Runewars, side: i64, order: i64) -> bool:
    for slot in range(SLOTS):
        if s.troops[side * SLOTS + slot] != 0 and is_tough(s, side, slot):
            for cell in range(CELLS):
                if is_next(order, cell) and troops.in_cell(s, side, slot, cell) != 0:
                    return True
    return False


@final
class AssignRouts(UnitChoice):
    """One rout after the other: an undamaged standing unit before a damaged one; Stun asks for an initiative of 2 or
    more [RUN-BAT-13] [RUN-BAT-19] [RUN-BAT-60]."""

    def outset(self, s: Runewars, f: i64) -> i64:
        """1 if only damaged units are left to be routed."""
        side = s.frames[f + questions.UNITS_SIDE]
        for slot in range(SLOTS):
            if troops.in_cell(s, side, slot, 0) != 0 and self.can_be_stunned(s, f, slot):
                return 0
        return 1

    def can_be_stunned(self, s: Runewars, f: i64, slot: i64) -> bool:
        if s.frames[f + questions.UNITS_MODE] != STUN:
            return True
        side = s.frames[f + questions.UNITS_SIDE]
        return troops.initiative(s, side, troops.kind_in(s, side, slot)) >= STUNNED_FROM

    def fits(self, s: Runewars, f: i64, outset: i64, slot: i64, cell: i64) -> bool:
        if cell >= LYING or (cell == 0) == (outset == 1):
            return False
        return self.can_be_stunned(s, f, slot)

    def strike(self, s: Runewars, f: i64, slot: i64, cell: i64) -> None:
        troops.rout(s, s.frames[f + questions.UNITS_SIDE], slot, cell)

    def refusal(self, s: Runewars, f: i64) -> i64:
        return clauses.ROUT_ELSEWHERE


@final
class LoseUnits(UnitChoice):
    """Units that their own side chooses: to be destroyed, to leave the battle, or to burn. A standing unit goes before
    a routed one [RUN-BAT-22] [RUN-BAT-24] [RUN-BAT-28] [RUN-BAT-61] [RUN-BAT-66] [RUN-ORIG-09] [RUN-STR-10]."""

    def outset(self, s: Runewars, f: i64) -> i64:
        """For Mortal Strike and others the cells that come first, for Rain Fire those of each shape."""
        side = s.frames[f + questions.UNITS_SIDE]
        mode = s.frames[f + questions.UNITS_MODE]
        if mode == RAIN:
            return rain_outset(s, side, s.frames[f + questions.UNITS_TAG])
        for slot in range(SLOTS):
            if s.troops[side * SLOTS + slot] & troops.UP != 0 and self.may_be_hit(s, mode, side, slot):
                return 1
        return 0

    def may_be_hit(self, s: Runewars, mode: i64, side: i64, slot: i64) -> bool:
        """Mortal Strike does not reach hexagons."""
        return mode != MORTAL_STRIKE or SHAPE[troops.kind_in(s, side, slot)] != HEXAGON

    def fits(self, s: Runewars, f: i64, outset: i64, slot: i64, cell: i64) -> bool:
        side = s.frames[f + questions.UNITS_SIDE]
        mode = s.frames[f + questions.UNITS_MODE]
        if mode == RAIN:
            return rain_fits(outset, SHAPE[troops.kind_in(s, side, slot)], cell)
        if mode == BURNING:
            again = s.frames[f + questions.UNITS_TAG] == troops.index_of(slot, cell) + 1
            return cell < LYING and (not again or troops.in_cell(s, side, slot, cell) > 1)
        if mode == WARDS and cell >= LYING:
            return False
        return (cell < LYING) == (outset == 1) and self.may_be_hit(s, mode, side, slot)

    def strike(self, s: Runewars, f: i64, slot: i64, cell: i64) -> None:
        side = s.frames[f + questions.UNITS_SIDE]
        mode = s.frames[f + questions.UNITS_MODE]
        if mode == BURNING:
            self.burn(s, f, slot, cell)
        elif mode == VAAL or mode == WARDS:
            if s.frames[f + questions.UNITS_LEFT] == 0:
                s.end_frame()
            if mode == VAAL:
                retreat.sing_away(s, side, slot, cell)
            else:
                retreat.drive_out(s, side, slot, cell)
        else:
            if mode == RAIN:
                self.keep_to_shape(s, f, SHAPE[troops.kind_in(s, side, slot)])
            troops.destroy(s, side, slot, cell)

    def keep_to_shape(self, s: Runewars, f: i64, shape: i64) -> None:
        """One rectangle is enough; after a triangle comes another one [RUN-BAT-28]."""
        s.frames[f + questions.UNITS_TAG] = shape + 1
        if shape == RECTANGLE:
            s.frames[f + questions.UNITS_LEFT] = 0

    def burn(self, s: Runewars, f: i64, slot: i64, cell: i64) -> None:
        """Both units are chosen before either is hit [RUN-BAT-61]."""
        side = s.frames[f + questions.UNITS_SIDE]
        first = s.frames[f + questions.UNITS_TAG] - 1
        if s.frames[f + questions.UNITS_LEFT] != 0:
            s.frames[f + questions.UNITS_TAG] = troops.index_of(slot, cell) + 1
            return
        s.end_frame()
        if first >= 0:
            troops.hurt(s, side, first // CELLS, first % CELLS, 1)
        troops.hurt(s, side, slot, cell, 1)

    def refusal(self, s: Runewars, f: i64) -> i64:
        return clauses.NO_OPTION if s.frames[f + questions.UNITS_MODE] == RAIN else clauses.STANDING_FIRST


# --- Rain Fire: which of triangles (1, 2) and rectangles (4, 8) may be destroyed, standing or routed -----------------

STANDING_TRIANGLES: Final[i64] = 1
ROUTED_TRIANGLES: Final[i64] = 2
STANDING_RECTANGLES: Final[i64] = 4
ROUTED_RECTANGLES: Final[i64] = 8


def rain_outset(s: Runewars, side: i64, chosen: i64) -> i64:
    """Two triangles or one rectangle: what can be met in full, else as much as possible [RUN-BAT-28] [RUN-BAT-66]."""
    rectangles = troops.of_shape(s, side, RECTANGLE, MOST_TROOPS)
    triangles = troops.of_shape(s, side, TRIANGLE, MOST_TROOPS)
    open_to: i64 = 0
    if chosen != RECTANGLE + 1 and triangles > 0 and (chosen != 0 or triangles > 1 or rectangles == 0):
        stands = troops.of_shape(s, side, TRIANGLE, troops.UP) > 0
        open_to |= STANDING_TRIANGLES if stands else ROUTED_TRIANGLES
    if chosen != TRIANGLE + 1 and rectangles > 0:
        stands = troops.of_shape(s, side, RECTANGLE, troops.UP) > 0
        open_to |= STANDING_RECTANGLES if stands else ROUTED_RECTANGLES
    return open_to


def rain_fits(open_to: i64, shape: i64, cell: i64) -> bool:
    if shape == TRIANGLE:
        return open_to & (STANDING_TRIANGLES if cell < LYING else ROUTED_TRIANGLES) != 0
    if shape == RECTANGLE:
        return open_to & (STANDING_RECTANGLES if cell < LYING else ROUTED_RECTANGLES) != 0
    return False
