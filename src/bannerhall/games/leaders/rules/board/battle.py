"""Phase 3, step 4: a fight, combat round by combat round: retreat, dice, losses, victory or defeat [LDR-FGHT-05]."""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from bannerhall.core.clauses import ALLOWED, OTHER_QUESTION
from bannerhall.core.events import ALL
from bannerhall.core.question import Question
from bannerhall.core.state import PROCEEDS
from bannerhall.games.leaders.rules import actions, clauses, events, fight, items, nations, questions
from bannerhall.games.leaders.rules.atlas import LAND
from bannerhall.games.leaders.rules.board.aftermath import conclude
from bannerhall.games.leaders.rules.board.armies import count_of, has_board_skill, kinds_of, take, total
from bannerhall.games.leaders.rules.board.dice import SELECTED, score, throw_dice
from bannerhall.games.leaders.rules.board.sides import fighters, leader, side_total, units_of
from bannerhall.games.leaders.rules.components import MOST_DICE, SELECTIONS
from bannerhall.games.leaders.rules.state import Leaders

# The steps of a combat round, in `battle[BATTLE_STEP]`.
ATTACKER_STANDS: Final = 0
DEFENDER_STANDS: Final = 1
DICE: Final = 2
DEFENDERS_DICE: Final = 3
ATTACKER_REROLLS: Final = 4
DEFENDER_REROLLS: Final = 5
HITS: Final = 6
ATTACKER_LOSES: Final = 7
DEFENDER_LOSES: Final = 8
RESULT: Final = 9
RETREATER_LOSES: Final = 10
RETREATED_ALL: Final = 11


def begin_battle(s: Leaders, place: i64, opponent: i64) -> None:
    """The active player fights in a place against who leads its defence [LDR-FGHT-04]."""
    s.battle[fight.PLACE] = place
    s.battle[fight.OPPONENT] = opponent
    if place < LAND:
        s.fresh[place] = 0  # who came last matters only at sea
    s.ask(questions.BATTLE, PROCEEDS)
    if s.sink is not None:
        s.emit(events.BATTLE_BEGUN, s.active, opponent, place, 0, ALL, 0)


def end_battle(s: Leaders) -> None:
    s.end_frame()
    for i in range(fight.ROOM):
        s.battle[i] = 0


@final
class Battle(Question[Leaders]):
    """Runs a fight: who is to be asked or to roll next [LDR-FGHT-04] [LDR-FGHT-05] [LDR-DICE-04] [LDR-DICE-08]."""

    def proceed(self, s: Leaders, f: i64) -> None:
        step = s.battle[fight.STEP]
        s.battle[fight.STEP] = step + 1
        if step <= DEFENDER_STANDS:
            ask_to_stand(s, step)
        elif step <= DEFENDERS_DICE:
            throw_dice(s, step - DICE)
        elif step <= DEFENDER_REROLLS:
            offer_reroll(s, step - ATTACKER_REROLLS)
        elif step == HITS:
            score(s)
        elif step <= DEFENDER_LOSES:
            s.ask(questions.LOSSES, PROCEEDS, step - ATTACKER_LOSES)
        elif step == RESULT:
            end_round(s)
        elif step == RETREATER_LOSES:
            s.ask(questions.LOSSES, PROCEEDS, s.battle[fight.RETREAT] - 1)
        else:
            finish_retreat(s)


def ask_to_stand(s: Leaders, side: i64) -> None:
    """A new combat round begins with the attacker; who fights to the end is asked no more [LDR-RETR-01]
    [LDR-RETR-07]."""
    if side == fight.ATTACKER:
        s.battle[fight.ROUND] += 1
    s.battle[fight.STANDS + side] = 0
    if s.battle[fight.PRESSING + side] == 0:
        s.ask(questions.STAND, leader(s, side), side)


def offer_reroll(s: Leaders, side: i64) -> None:
    """Military level 1: one die may be rolled again, the attacker decides first [LDR-DICE-08] [LDR-RSCH-10]."""
    seat = leader(s, side)
    if s.level[seat * 3] >= 1:
        s.ask(questions.REROLL, seat, side)


def end_round(s: Leaders) -> None:
    """One side is left, none is, or both go on [LDR-FGHT-04] [LDR-RSLT-01]."""
    if side_total(s, fight.ATTACKER) != 0 and side_total(s, fight.DEFENDER) != 0:
        s.battle[fight.STEP] = ATTACKER_STANDS
    else:
        conclude(s)
        end_battle(s)


# --- To stand or to retreat ---------------------------------------------------------------------------------


@final
class Stand(Question[Leaders]):
    """At the start of a combat round: stand with the strongest units or others, fight to the end, or retreat
    [LDR-RETR-01] [LDR-RETR-05] [LDR-DICE-03]."""

    def fill(self, s: Leaders, f: i64, seat: i64, out: vec[i64], n: i64) -> i64:
        for action in (actions.STAND, actions.PRESS, actions.RETREAT):
            out[n] = action
            n += 1
        units = fighters(s, s.frames[f + questions.FIGHT_SIDE])
        if total(units) > MOST_DICE and kinds_of(units) > 1:
            for selection in range(len(SELECTIONS)):
                if clause_against_selection(units, selection) == 0:
                    out[n] = actions.STAND + 1 + selection
                    n += 1
        return n

    def clause_against(self, s: Leaders, f: i64, seat: i64, action: i64) -> i64:
        if action == actions.STAND or action == actions.PRESS or action == actions.RETREAT:
            return ALLOWED
        selection = action - actions.STAND - 1
        if selection < 0 or selection >= len(SELECTIONS):
            return OTHER_QUESTION
        units = fighters(s, s.frames[f + questions.FIGHT_SIDE])
        if total(units) <= MOST_DICE or kinds_of(units) < 2:
            return clauses.NO_CHOICE_OF_DICE
        return clause_against_selection(units, selection)

    def carry_out(self, s: Leaders, f: i64, seat: i64, action: i64) -> None:
        side = s.frames[f + questions.FIGHT_SIDE]
        s.end_frame()
        if action == actions.RETREAT:
            begin_retreat(s, side)
        elif action == actions.PRESS:
            s.battle[fight.PRESSING + side] = 1
        else:
            s.battle[fight.STANDS + side] = action - actions.STAND

    def lapse(self, s: Leaders, f: i64, seat: i64) -> i64:
        return actions.STAND


def clause_against_selection(units: i64, selection: i64) -> i64:
    """Only units that are there can roll [LDR-DICE-03]."""
    for unit in range(len(items.UNITS)):
        if SELECTED[selection * 3 + unit] > count_of(units, unit):
            return clauses.NO_CHOICE_OF_DICE
    return ALLOWED


# --- Retreat ------------------------------------------------------------------------------------------------


def begin_retreat(s: Leaders, side: i64) -> None:
    """Half of the units are lost, rounded up; if the attacker goes nobody else is asked [LDR-RETR-02] [LDR-RETR-09]
    [LDR-SEAF-12]."""
    s.battle[fight.RETREAT] = side + 1
    s.battle[fight.LOSSES + side] = cost_of_retreat(s, side)
    s.battle[fight.STEP] = RETREATER_LOSES


def cost_of_retreat(s: Leaders, side: i64) -> i64:
    """France loses nobody, Yugoslavia as the defender rounds down [LDR-SKIL-04] [LDR-SKIL-05] [LDR-NATN-14]."""
    seat = leader(s, side)
    many = side_total(s, side)
    if has_board_skill(s, seat, nations.FRANCE):
        return 0
    if side == fight.DEFENDER and has_board_skill(s, seat, nations.YUGOSLAVIA):
        return many // 2
    return (many + 1) // 2


def finish_retreat(s: Leaders) -> None:
    """The others go into the drop zones of their owners; the place is the other side's [LDR-RETR-03] [LDR-RETR-06]
    [LDR-RETR-08] [LDR-ALLY-23]."""
    side = s.battle[fight.RETREAT] - 1
    place = s.battle[fight.PLACE]
    saved = side_total(s, side)
    for seat in range(s.seats):
        units = units_of(s, side, seat)
        take(s, seat, place, units)
        s.drop[seat] += units
    if s.sink is not None:
        s.emit(events.RETREATED, leader(s, side), place, saved, 0, ALL, 0)
    conclude(s)
    end_battle(s)
