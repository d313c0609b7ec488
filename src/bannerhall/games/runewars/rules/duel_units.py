"""The duel of a Quest: a hero against one or two neutral units, played by the player to the left, who has nothing to
decide [RUN-QST-13] to [RUN-QST-16] [RUN-QST-19] to [RUN-QST-21]."""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from bannerhall.core.bits import BIT, lowest
from bannerhall.core.clauses import ALLOWED, OTHER_QUESTION
from bannerhall.core.events import ALL
from bannerhall.core.question import Question
from bannerhall.core.state import CHANCE, PROCEEDS
from bannerhall.games.runewars.rules import actions, control, duel_sides, events, heroes, questions, units
from bannerhall.games.runewars.rules.duel_sides import ATTACKER, CHAINED, DEFENDER, FROSTED, hero_of
from bannerhall.games.runewars.rules.fate import DAMAGE, ROUT, SPECIAL
from bannerhall.games.runewars.rules.fate_deck import fill_fates
from bannerhall.games.runewars.rules.state import Runewars

BOTH: Final[i64] = 3
TOUGH: Final[i64] = 2  # health of a Sorcerer after Undying


def begin(s: Runewars, hero: i64, kind: i64, number: i64) -> None:
    """Printed values of the type are fought, whether figures are available or not; none leaves the supply [RUN-QST-13]
    [RUN-QST-14] [RUN-QST-19]."""
    duel_sides.clear_duel(s)
    s.set_duel_hero(ATTACKER, hero + 1)
    s.foe = kind + 1
    s.foe_alive = BOTH if number == 2 else i64(1)
    if s.sink is not None:
        s.emit(events.UNITS_DUEL, hero, kind, number, 0, ALL, 0)
    s.ask(questions.DUEL, PROCEEDS, questions.D_CHALLENGE)


def kind_of_foe(s: Runewars) -> i64:
    return s.foe - 1


def health(s: Runewars, unit: i64) -> i64:
    """Undying gives a Sorcerer 2 health until the end of the duel [RUN-QST-21]."""
    if kind_of_foe(s) == units.SORCERER and (s.foe_raised >> unit) & 1 == 1:
        return TOUGH
    return units.HEALTH[kind_of_foe(s)]


# --- What the units draw ---------------------------------------------------------------------------------------------


def draw(s: Runewars) -> None:
    """Each unit that is left draws a card of its own; a chained side draws none [RUN-QST-15] [RUN-QST-20]."""
    if s.fate != 0 and not duel_sides.flag(s, DEFENDER, CHAINED):
        s.foe_to_draw = s.foe_alive
        s.ask(questions.UNIT_DRAW, CHANCE, lowest(s.foe_to_draw))


@final
class UnitDraw(Question[Runewars]):
    """Chance gives a unit its Fate card; the line of its own base shape counts [RUN-QST-13]."""

    def outcomes(self, s: Runewars, f: i64, out: vec[i64], weights: vec[i64]) -> i64:
        return fill_fates(s, out, weights)

    def carry_out(self, s: Runewars, f: i64, seat: i64, action: i64) -> None:
        card = action - actions.FATE
        unit = s.frames[f + questions.UNIT_DRAW_UNIT]
        s.end_frame()
        duel_sides.take_card(s, card)
        if s.sink is not None:
            left = control.left_of(s, heroes.owner(s, hero_of(s, ATTACKER)))
            s.emit(events.FATE_DRAWN, left, card, 0, 0, ALL, 0)
        if not show(s, unit, card):
            s.foe_to_draw &= ~BIT[unit]
        if s.foe_to_draw != 0 and s.fate != 0:
            s.ask(questions.UNIT_DRAW, CHANCE, lowest(s.foe_to_draw))
        else:
            s.foe_to_draw = 0


def show(s: Runewars, unit: i64, card: i64) -> bool:
    """Damage to the hero, a rout icon for the unit itself, or its ability; True if it draws once more [RUN-QST-13]
    [RUN-QST-20]."""
    shape = units.SHAPE[kind_of_foe(s)]
    result = duel_sides.result_of(card + 1, shape)
    amount = duel_sides.amount_of(card + 1, shape)
    if result == DAMAGE:
        s.set_duel_hits(ATTACKER, s.duel_hits[ATTACKER] + amount)
    elif result == ROUT and duel_sides.flag(s, DEFENDER, FROSTED):
        duel_sides.unset_flag(s, DEFENDER, FROSTED)
    elif result == ROUT:
        s.set_foe_guard(unit, s.foe_guard[unit] + amount)
    elif result == SPECIAL:
        return use_ability(s, unit)
    return False


def use_ability(s: Runewars, unit: i64) -> bool:
    """Undying, Ravage, Burning and Rage as far as they can hit a hero; Stun and Flaming Breath do nothing
    [RUN-QST-21]."""
    kind = kind_of_foe(s)
    raised = (s.foe_raised >> unit) & 1 == 1
    if kind == units.SORCERER:
        s.foe_raised |= BIT[unit]
    elif kind == units.HELL_HOUND:
        burn(s, 1)
    elif kind == units.GIANT:
        burn(s, s.foe_damage[unit])
    elif kind == units.BEASTMAN:
        burn(s, 1)
        s.foe_raised |= BIT[unit]
        return not raised
    return False


def burn(s: Runewars, amount: i64) -> None:
    """Damage of a unit's ability to the hero."""
    s.set_duel_special(ATTACKER, s.duel_special[ATTACKER] + amount)


# --- What the units suffer -------------------------------------------------------------------------------------------


def preventable(s: Runewars) -> i64:
    return s.duel_hits[DEFENDER] + s.duel_special[DEFENDER]


def offer_assignment(s: Runewars, sure: bool) -> None:
    """With two units left the hero's player says how much the first one suffers [RUN-QST-20]."""
    amount = s.duel_sure[DEFENDER] if sure else preventable(s)
    if amount == 0:
        return
    if s.foe_alive == BOTH:
        s.ask(questions.ASSIGN, heroes.owner(s, hero_of(s, ATTACKER)), 1 if sure else 0)
    else:
        assign(s, lowest(s.foe_alive), amount, sure)


def assign(s: Runewars, unit: i64, amount: i64, sure: bool) -> None:
    """Damage to one unit; its own rout icon prevents what can be prevented [RUN-QST-15] [RUN-QST-20]."""
    if not sure:
        amount -= s.foe_guard[unit]
    if amount > 0:
        s.set_foe_hits(unit, s.foe_hits[unit] + amount)


@final
class AssignInDuel(Question[Runewars]):
    """How much of the damage goes to the first of two units; the other suffers the rest [RUN-QST-20]."""

    def amount(self, s: Runewars, f: i64) -> i64:
        return s.duel_sure[DEFENDER] if s.frames[f + questions.ASSIGN_SURE] == 1 else preventable(s)

    def fill(self, s: Runewars, f: i64, seat: i64, out: vec[i64], n: i64) -> i64:
        for number in range(self.amount(s, f) + 1):
            out[n] = actions.TO_FIRST + number
            n += 1
        return n

    def clause_against(self, s: Runewars, f: i64, seat: i64, action: i64) -> i64:
        number = action - actions.TO_FIRST
        return ALLOWED if 0 <= number <= self.amount(s, f) else OTHER_QUESTION

    def carry_out(self, s: Runewars, f: i64, seat: i64, action: i64) -> None:
        number = action - actions.TO_FIRST
        sure = s.frames[f + questions.ASSIGN_SURE] == 1
        rest = self.amount(s, f) - number
        s.end_frame()
        assign(s, 0, number, sure)
        assign(s, 1, rest, sure)

    def lapse(self, s: Runewars, f: i64, seat: i64) -> i64:
        return actions.TO_FIRST + self.amount(s, f)


def suffer(s: Runewars, unit: i64, amount: i64) -> None:
    """Damage on a unit; one with as much as its health is defeated and draws no more [RUN-QST-14] [RUN-QST-20]."""
    if amount == 0:
        return
    s.set_foe_damage(unit, s.foe_damage[unit] + amount)
    s.duel_dealt += amount
    if s.sink is not None:
        s.emit(events.UNIT_DAMAGED, kind_of_foe(s), amount, 0, 0, ALL, 0)
    if s.foe_damage[unit] >= health(s, unit):
        s.foe_alive &= ~BIT[unit]
        if s.sink is not None:
            s.emit(events.UNIT_DEFEATED, kind_of_foe(s), 0, 0, 0, ALL, 0)


def deal(s: Runewars) -> None:
    """The damage of this round."""
    for unit in range(2):
        if (s.foe_alive >> unit) & 1 == 1:
            suffer(s, unit, s.foe_hits[unit])
