"""What the user of an ability or card chooses among the enemy's units [RUN-CARD-03]."""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from bannerhall.core.bits import BIT
from bannerhall.core.state import PROCEEDS
from bannerhall.games.runewars.rules import actions, clauses, development_cards, losses, questions, retreat, troops
from bannerhall.games.runewars.rules.battle_names import CELLS, LYING
from bannerhall.games.runewars.rules.season_cards import WINTER
from bannerhall.games.runewars.rules.state import MOST_TROOPS, Runewars
from bannerhall.games.runewars.rules.unit_choice import UnitChoice
from bannerhall.games.runewars.rules.units import HEXAGON, RECTANGLE, SHAPE, TRIANGLE

CRACK_SHOT: Final[i64] = 0
ARROW_STORM: Final[i64] = 1
BALL_LIGHTNING: Final[i64] = 2
POUNCE: Final[i64] = 3
CHARGE: Final[i64] = 4
ENTANGLE: Final[i64] = 5
DREAD_CHARGE: Final[i64] = 6
HERALDRY: Final[i64] = 7
TALON_SNATCH: Final[i64] = 8
OVERPOWER: Final[i64] = 9
DEVOUR: Final[i64] = 10
FLAMING_BREATH: Final[i64] = 11
DRAIN_LIFE: Final[i64] = 12
TERRIFYING: Final[i64] = 13
VAAL: Final[i64] = 14
BARBED: Final[i64] = 15
BLOOD_RITE: Final[i64] = 16
# How many units, what is done to each, which shapes it reaches (bits), whether fewer may be chosen.
NUMBER: Final = vec[i64]([1, 2, 3, 1, 2, 2, 1, 1, 2, 1, 1, 3, 1, 2, 1, 1, 1])
HURTS: Final[i64] = 0
ROUTS: Final[i64] = 1
DESTROYS: Final[i64] = 2
SENDS_AWAY: Final[i64] = 3
TERRIFIES: Final[i64] = 4
DEED: Final = vec[i64]([0, 0, 0, 1, 1, 1, 1, 1, 2, 2, 2, 2, 2, 4, 3, 2, 2])
EVERY_SHAPE: Final[i64] = 15
SHAPES: Final = vec[i64]([15, 15, 15, 15, 3, 15, 15, 15, 3, 15, 1, 1, 7, 15, 15, 7, 15])
UP_TO: Final = vec[i64]([0, 1, 0, 0, 1, 1, 0, 0, 1, 0, 0, 1, 0, 0, 0, 0, 0])
STANDING_FIRST: Final = vec[i64]([0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 1, 1, 0, 0, 0, 1, 1])
POUNCES_FROM: Final[i64] = 3  # initiative
ENTANGLING_DAMAGE: Final[i64] = 2
TWICE: Final[i64] = 512  # Ball Lightning: the remembered unit has been hit twice


def aim(s: Runewars, side: i64, mode: i64, tag: i64 = 0) -> None:
    """The opponent of a side chooses units of it; what cannot be done in full is done as far as possible."""
    s.ask(questions.AIM, PROCEEDS, side, NUMBER[mode], mode, tag)


@final
class Aim(UnitChoice):
    """Enemy units of the user's choice [RUN-CARD-03] [RUN-BAT-22] [RUN-BAT-57] [RUN-BAT-58] [RUN-BAT-61] [RUN-BAT-65]
    [RUN-ORIG-10] [RUN-CMD-14]. What `tag` remembers: the shape of the first unit (Charge, Talon Snatch, Blood Rite), or
    where the last one is now."""

    def chooser(self, s: Runewars, f: i64) -> i64:
        return troops.seat_of(s, 1 - s.frames[f + questions.UNITS_SIDE])

    def outset(self, s: Runewars, f: i64) -> i64:
        """The shapes with a standing unit, as bits, where standing ones go first."""
        mode = s.frames[f + questions.UNITS_MODE]
        side = s.frames[f + questions.UNITS_SIDE]
        found: i64 = 0
        if STANDING_FIRST[mode] == 1:
            for shape in range(4):
                if troops.of_shape(s, side, shape, troops.UP) > 0:
                    found |= BIT[shape]
            if mode == BARBED and found & SHAPES[BARBED] != 0:
                return EVERY_SHAPE
        return found

    def fits(self, s: Runewars, f: i64, outset: i64, slot: i64, cell: i64) -> bool:
        mode = s.frames[f + questions.UNITS_MODE]
        side = s.frames[f + questions.UNITS_SIDE]
        tag = s.frames[f + questions.UNITS_TAG]
        shape = SHAPE[troops.kind_in(s, side, slot)]
        if (SHAPES[mode] >> shape) & 1 == 0:
            return False
        if DEED[mode] == ROUTS and cell >= LYING:
            return False
        if STANDING_FIRST[mode] == 1 and cell >= LYING and (outset >> shape) & 1 == 1:
            return False
        if mode == CHARGE or mode == TALON_SNATCH or mode == BLOOD_RITE:
            return tag == 0 or tag == shape + 1
        if mode == OVERPOWER:
            return cell != 0
        if mode == DRAIN_LIFE:
            return cell >= LYING or drains_standing(s, side)
        return not spared(s, mode, side, tag, slot, cell)

    def may_stop(self, s: Runewars, f: i64) -> bool:
        return UP_TO[s.frames[f + questions.UNITS_MODE]] == 1

    def other_answer(self, s: Runewars, f: i64) -> i64:
        """Overpower and Entangle may deal damage instead."""
        mode = s.frames[f + questions.UNITS_MODE]
        if mode == OVERPOWER or (mode == ENTANGLE and s.frames[f + questions.UNITS_LEFT] == NUMBER[ENTANGLE]):
            return actions.HIT_INSTEAD
        return 0

    def do_other(self, s: Runewars, f: i64) -> None:
        side = s.frames[f + questions.UNITS_SIDE]
        amount: i64 = 1 if s.frames[f + questions.UNITS_MODE] == OVERPOWER else ENTANGLING_DAMAGE
        s.end_frame()
        losses.deal_damage(s, side, amount)

    def refusal(self, s: Runewars, f: i64) -> i64:
        mode = s.frames[f + questions.UNITS_MODE]
        return clauses.STANDING_FIRST if STANDING_FIRST[mode] == 1 else clauses.NOT_A_TARGET

    def strike(self, s: Runewars, f: i64, slot: i64, cell: i64) -> None:
        mode = s.frames[f + questions.UNITS_MODE]
        side = s.frames[f + questions.UNITS_SIDE]
        shape = SHAPE[troops.kind_in(s, side, slot)]
        if DEED[mode] == HURTS:
            self.hurt(s, f, mode, slot, cell)
        elif DEED[mode] == ROUTS:
            after = troops.rout(s, side, slot, cell)
            kind = troops.kind_in(s, side, slot)
            if mode == POUNCE and troops.initiative(s, side, kind) >= POUNCES_FROM:
                troops.hurt(s, side, slot, after, 1)
        elif DEED[mode] == DESTROYS:
            troops.destroy(s, side, slot, cell)
        elif DEED[mode] == TERRIFIES:
            self.terrify(s, f, slot, cell)
        else:
            s.end_frame()
            retreat.sing_away(s, side, slot, cell)
        if mode == CHARGE or mode == TALON_SNATCH:
            s.frames[f + questions.UNITS_TAG] = shape + 1
            if shape == RECTANGLE:
                s.frames[f + questions.UNITS_LEFT] = 0

    def hurt(self, s: Runewars, f: i64, mode: i64, slot: i64, cell: i64) -> None:
        """One damage; where the unit is afterwards is remembered, if that matters for the next one."""
        side = s.frames[f + questions.UNITS_SIDE]
        again = s.frames[f + questions.UNITS_TAG] == troops.index_of(slot, cell) + 1
        lone = troops.in_cell(s, side, slot, cell) == 1
        after = troops.hurt(s, side, slot, cell, 1)
        tag: i64 = 0
        if after != troops.GONE and mode == ARROW_STORM:
            tag = troops.index_of(slot, after) + 1
        elif after != troops.GONE and mode == BALL_LIGHTNING:
            tag = troops.index_of(slot, after) + 1
            if again and lone:
                tag += TWICE
            elif s.frames[f + questions.UNITS_LEFT] == 1:
                tag = 0
        s.frames[f + questions.UNITS_TAG] = tag

    def terrify(self, s: Runewars, f: i64, slot: i64, cell: i64) -> None:
        """Both units are chosen before anything happens to either [RUN-BAT-61]."""
        side = s.frames[f + questions.UNITS_SIDE]
        first = s.frames[f + questions.UNITS_TAG] - 1
        if s.frames[f + questions.UNITS_LEFT] != 0 and troops.all_units(s, side) > 1:
            s.frames[f + questions.UNITS_TAG] = troops.index_of(slot, cell) + 1
            return
        s.frames[f + questions.UNITS_LEFT] = 0
        if first >= 0:
            frighten(s, side, first // CELLS, first % CELLS)
        frighten(s, side, slot, cell)


def frighten(s: Runewars, side: i64, slot: i64, cell: i64) -> None:
    """A standing unit is routed, a routed one destroyed."""
    if cell < LYING:
        troops.rout(s, side, slot, cell)
    else:
        troops.destroy(s, side, slot, cell)


def spared(s: Runewars, mode: i64, side: i64, tag: i64, slot: i64, cell: i64) -> bool:
    """Whether the only unit here is one that may not be chosen again: the other unit of Terrifying and Arrow Storm, or
    what Ball Lightning has hit twice."""
    if mode != ARROW_STORM and mode != TERRIFYING and (mode != BALL_LIGHTNING or tag <= TWICE):
        return False
    same = tag % TWICE == troops.index_of(slot, cell) + 1
    return same and troops.in_cell(s, side, slot, cell) == 1


def drains_standing(s: Runewars, side: i64) -> bool:
    """Lords of Bilehall: in winter Vampires reach standing units, too."""
    return s.season == WINTER and troops.has_card(s, 1 - side, development_cards.WAIQAR_BILEHALL)


def can_drain(s: Runewars, side: i64) -> bool:
    """Whether Drain Life has an enemy unit to destroy."""
    wanted = MOST_TROOPS if drains_standing(s, side) else MOST_TROOPS - troops.UP
    for shape in range(HEXAGON):
        if troops.of_shape(s, side, shape, wanted) > 0:
            return True
    return False


def has_triangle(s: Runewars, side: i64) -> bool:
    return troops.of_shape(s, side, TRIANGLE, MOST_TROOPS) > 0
