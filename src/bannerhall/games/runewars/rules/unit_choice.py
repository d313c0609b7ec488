"""Questions about one unit after the other: they go on by themselves as long as there is nothing to choose.

Units of one type, state and damage are alike, so an answer names these three. The frame has the side of the units, how
many are left to be chosen, the mode, and what a mode has to remember.
"""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from bannerhall.core.clauses import ALLOWED, OTHER_QUESTION
from bannerhall.core.frames import WHO
from bannerhall.core.question import Question
from bannerhall.core.state import PROCEEDS
from bannerhall.games.runewars.rules import actions, clauses, forces, heroes, questions, troops
from bannerhall.games.runewars.rules.battle_names import CELLS
from bannerhall.games.runewars.rules.components import NO_SEAT
from bannerhall.games.runewars.rules.state import Runewars
from bannerhall.games.runewars.rules.units import SLOTS, TYPES


class UnitChoice(Question[Runewars]):
    """What all these questions share. A mode says which units fit; `outset` finds once what all of them depend on."""

    def outset(self, s: Runewars, f: i64) -> i64:
        """What decides which units fit, such as whether any of them stands."""
        return 0

    def fits(self, s: Runewars, f: i64, outset: i64, slot: i64, cell: i64) -> bool:
        """Whether a unit of this type, state and damage may be chosen; there is one."""
        raise NotImplementedError

    def present(self, s: Runewars, f: i64, slot: i64, cell: i64) -> i64:
        """How many units there are of this type, state and damage."""
        return troops.in_cell(s, s.frames[f + questions.UNITS_SIDE], slot, cell)

    def chooser(self, s: Runewars, f: i64) -> i64:
        """Who chooses: the side of the units, unless a question says otherwise."""
        return troops.seat_of(s, s.frames[f + questions.UNITS_SIDE])

    def may_stop(self, s: Runewars, f: i64) -> bool:
        """Whether fewer units may be chosen."""
        return False

    def other_answer(self, s: Runewars, f: i64) -> i64:
        """An action that may be chosen in place of a unit, 0 if there is none."""
        return 0

    def refusal(self, s: Runewars, f: i64) -> i64:
        """The clause against a unit that does not fit."""
        return clauses.MUST_CHOOSE

    def strike(self, s: Runewars, f: i64, slot: i64, cell: i64) -> None:
        """What happens to the chosen unit. `left` has been lowered before."""
        raise NotImplementedError

    def finish(self, s: Runewars, f: i64) -> None:
        """Nothing is left to be chosen."""
        s.end_frame()

    def do_other(self, s: Runewars, f: i64) -> None:
        """The answer in place of a unit was given."""
        s.end_frame()

    # --- The same for all ---

    def proceed(self, s: Runewars, f: i64) -> None:
        if follow_up(s):
            return
        if s.frames[f + questions.UNITS_LEFT] <= 0:
            self.finish(s, f)
            return
        found: i64 = 0
        only: i64 = 0
        outset = self.outset(s, f)
        for slot in range(SLOTS):
            for cell in range(CELLS):
                if self.present(s, f, slot, cell) != 0 and self.fits(s, f, outset, slot, cell):
                    found += 1
                    only = troops.index_of(slot, cell)
        free = self.may_stop(s, f) or self.other_answer(s, f) != 0
        if found == 0 and self.other_answer(s, f) != 0:
            self.do_other(s, f)
        elif found == 0:
            self.finish(s, f)
        elif found == 1 and not free:
            self.take(s, f, only // CELLS, only % CELLS)
        else:
            s.frames[f + WHO] = self.chooser(s, f)

    def take(self, s: Runewars, f: i64, slot: i64, cell: i64) -> None:
        s.frames[f + questions.UNITS_LEFT] -= 1
        self.strike(s, f, slot, cell)

    def fill(self, s: Runewars, f: i64, seat: i64, out: vec[i64], n: i64) -> i64:
        outset = self.outset(s, f)
        side = s.frames[f + questions.UNITS_SIDE]
        for slot in range(SLOTS):
            for cell in range(CELLS):
                if self.present(s, f, slot, cell) != 0 and self.fits(s, f, outset, slot, cell):
                    out[n] = actions.BATTLE_UNIT + troops.kind_in(s, side, slot) * CELLS + cell
                    n += 1
        if self.other_answer(s, f) != 0:
            out[n] = self.other_answer(s, f)
            n += 1
        if self.may_stop(s, f):
            out[n] = actions.GO_ON
            n += 1
        return n

    def clause_against(self, s: Runewars, f: i64, seat: i64, action: i64) -> i64:
        if action == actions.GO_ON and self.may_stop(s, f):
            return ALLOWED
        if action == self.other_answer(s, f) and action != 0:
            return ALLOWED
        at = action - actions.BATTLE_UNIT
        if at < 0 or at >= TYPES * CELLS:
            return OTHER_QUESTION
        slot = forces.slot_of(at // CELLS)
        cell = at % CELLS
        if troops.kind_in(s, s.frames[f + questions.UNITS_SIDE], slot) != at // CELLS:
            return clauses.NOT_A_TARGET
        if self.present(s, f, slot, cell) == 0:
            return clauses.NOT_A_TARGET
        return ALLOWED if self.fits(s, f, self.outset(s, f), slot, cell) else self.refusal(s, f)

    def carry_out(self, s: Runewars, f: i64, seat: i64, action: i64) -> None:
        s.frames[f + WHO] = PROCEEDS
        if action == actions.GO_ON:
            s.frames[f + questions.UNITS_LEFT] = 0
        elif action == self.other_answer(s, f):
            self.do_other(s, f)
        else:
            at = action - actions.BATTLE_UNIT
            self.take(s, f, forces.slot_of(at // CELLS), at % CELLS)

    def lapse(self, s: Runewars, f: i64, seat: i64) -> i64:
        """To stop, or else the first unit that fits."""
        if self.may_stop(s, f):
            return actions.GO_ON
        if self.other_answer(s, f) != 0:
            return self.other_answer(s, f)
        first = vec[i64]([0] * (SLOTS * CELLS + 2))
        self.fill(s, f, seat, first, 0)
        return first[0]


def follow_up(s: Runewars) -> bool:
    """What follows at once from losses comes before everything else: damage of Toxic Blood, and what Reward cards make
    of units that fell. Whether something of it is to be carried out now [RUN-DCRD-04]."""
    for side in range(2):
        amount = s.poison[side]
        if amount != 0:
            s.set_poison(side, 0)
            s.ask(questions.ASSIGN_DAMAGE, PROCEEDS, side, amount)
            return True
    for side in range(2):
        number = s.fell[side]
        if number != 0:
            s.set_fell(side, 0)
            depth = s.depth
            owner = troops.seat_of(s, side) if troops.is_player(s, side) else NO_SEAT
            heroes.enemy_fell(s, s.battle_at - 1, owner, number)
            if s.depth != depth:
                return True
    return False
