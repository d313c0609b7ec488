"""Effects for a number of units that their user chooses: what they do then."""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from bannerhall.core.clauses import ALLOWED, OTHER_QUESTION
from bannerhall.core.events import ALL
from bannerhall.core.question import Question
from bannerhall.games.runewars.rules import (
    actions,
    armies,
    clauses,
    commander_cards,
    events,
    forces,
    heroes,
    losses,
    own_units,
    questions,
    troops,
    units,
)
from bannerhall.games.runewars.rules.battle_names import DEFENDER, LYING
from bannerhall.games.runewars.rules.commanding import leader
from bannerhall.games.runewars.rules.components import AREA_LIMIT, NO_SEAT
from bannerhall.games.runewars.rules.state import Runewars

RAISE_DEAD: Final[i64] = 0
GRAVE_BREATH: Final[i64] = 1
HUNGER: Final[i64] = 2
TAKE_THE_BLOW: Final[i64] = 3
PROWL: Final[i64] = 4
COVEN: Final[i64] = 5


def ask(s: Runewars, side: i64, mode: i64, most: i64) -> None:
    """How many, up to a number; without any nobody is asked."""
    if most > 0:
        s.ask(questions.HOW_MANY, troops.seat_of(s, side), side, mode, most)


@final
class HowMany(Question[Runewars]):
    """A number of units, or of damage, from none to the most there can be [RUN-CARD-03] [RUN-CARD-04]."""

    def fill(self, s: Runewars, f: i64, seat: i64, out: vec[i64], n: i64) -> i64:
        for number in range(s.frames[f + questions.HOW_MANY_MOST] + 1):
            out[n] = actions.FIGURES + number
            n += 1
        return n

    def clause_against(self, s: Runewars, f: i64, seat: i64, action: i64) -> i64:
        number = action - actions.FIGURES
        if number < 0 or number > forces.MOST:
            return OTHER_QUESTION
        return ALLOWED if number <= s.frames[f + questions.HOW_MANY_MOST] else clauses.TOO_MANY_FIGURES

    def carry_out(self, s: Runewars, f: i64, seat: i64, action: i64) -> None:
        side = s.frames[f + questions.HOW_MANY_SIDE]
        mode = s.frames[f + questions.HOW_MANY_MODE]
        number = action - actions.FIGURES
        s.end_frame()
        if number == 0:
            return
        if mode == RAISE_DEAD:
            raise_reanimates(s, side, number, 0)
        elif mode == GRAVE_BREATH:
            raise_reanimates(s, side, number, LYING)
        elif mode == HUNGER:
            lay_down(s, side, units.FLESH_RIPPER, number)
            losses.deal_damage(s, 1 - side, number)
        elif mode == TAKE_THE_BLOW:
            take_the_blow(s, side, number)
        elif mode == PROWL:
            lay_down(s, side, units.LEONX_RIDER, number)
            losses.lose_units(s, 1 - side, number, losses.HUNTED)
        else:
            bring_back(s, number)

    def lapse(self, s: Runewars, f: i64, seat: i64) -> i64:
        return actions.FIGURES


def raise_reanimates(s: Runewars, side: i64, number: i64, cell: i64) -> None:
    """They take part at once and stay after the battle; a defender never has more than eight units [RUN-BAT-26]
    [RUN-BAT-27] [RUN-MOV-20]."""
    troops.change(s, side, forces.slot_of(units.REANIMATE), cell, number)
    if s.sink is not None:
        s.emit(events.UNITS_RAISED, side, units.REANIMATE, number, 0, ALL, 0)
    if side == DEFENDER:
        there = troops.all_units(s, side) + forces.total(s.routed[s.battle_at - 1])
        own_units.choose(s, side, there - AREA_LIMIT, own_units.DISBAND)


def lay_down(s: Runewars, side: i64, kind: i64, number: i64) -> None:
    """Own units of a type are routed, those with the least damage first."""
    slot = forces.slot_of(kind)
    for cell in range(LYING):
        while number > 0 and troops.in_cell(s, side, slot, cell) != 0:
            troops.rout(s, side, slot, cell)
            number -= 1


def take_the_blow(s: Runewars, side: i64, number: i64) -> None:
    """The commander suffers damage in place of units; whoever falls to unallied neutral units is nobody's victim
    [RUN-CMD-15]."""
    s.set_harm(side, s.harm[side] - number)
    hero = leader(s, side, commander_cards.TAKE_THE_BLOW)
    if hero >= 0:
        enemy = troops.seat_of(s, 1 - side) if troops.is_player(s, 1 - side) else NO_SEAT
        heroes.damage(s, hero, number, enemy)


def bring_back(s: Runewars, number: i64) -> None:
    """The Blood Coven: Berserkers that were destroyed lie in the area again [RUN-DCRD-11]."""
    area = s.battle_at - 1
    s.set_routed(area, s.routed[area] + forces.of_kind(units.BERSERKER, number))
    s.holder[area] = s.battler[s.battle_won - 1]
    if s.sink is not None:
        s.emit(events.UNITS_RAISED, s.battle_won - 1, units.BERSERKER, number, 0, ALL, 0)
    armies.enforce_limit(s, area)
