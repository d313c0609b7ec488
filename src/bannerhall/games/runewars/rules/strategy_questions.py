"""What is asked while Strategize is carried out: who steps, where to, how many of each type [RUN-ORD1-01]."""

from __future__ import annotations

from typing import final

from librt.vecs import vec
from mypy_extensions import i64

from bannerhall.core.bits import lowest
from bannerhall.core.clauses import ALLOWED, OTHER_QUESTION
from bannerhall.core.frames import WIDTH
from bannerhall.core.question import Question
from bannerhall.games.runewars.rules import actions, clauses, marching, movement, questions, strategize
from bannerhall.games.runewars.rules.atlas import AREAS
from bannerhall.games.runewars.rules.hero_cards import HEROES
from bannerhall.games.runewars.rules.state import Runewars


@final
class StrategySource(Question[Runewars]):
    """From which area units step next, or which hero does; or the order is complete [RUN-ORD1-01] [RUN-ORD-08]."""

    def fill(self, s: Runewars, f: i64, seat: i64, out: vec[i64], n: i64) -> i64:
        left = strategize.sources(s, seat)
        while left != 0:
            out[n] = actions.MOVE_FROM + lowest(left)
            left &= left - 1
            n += 1
        left = strategize.walkers(s, seat)
        while left != 0:
            out[n] = actions.MOVE_HERO + lowest(left)
            left &= left - 1
            n += 1
        if movement.may_open_portals(s, seat):
            out[n] = actions.OPEN_PORTALS
            n += 1
        out[n] = actions.DONE
        return n + 1

    def clause_against(self, s: Runewars, f: i64, seat: i64, action: i64) -> i64:
        if action == actions.DONE:
            return ALLOWED
        if action == actions.OPEN_PORTALS:
            return ALLOWED if movement.may_open_portals(s, seat) else clauses.NO_PORTALS
        if actions.MOVE_FROM <= action < actions.MOVE_FROM + AREAS:
            return strategize.clause_against_source(s, seat, action - actions.MOVE_FROM)
        if actions.MOVE_HERO <= action < actions.MOVE_HERO + HEROES:
            return strategize.clause_against_walker(s, seat, action - actions.MOVE_HERO)
        return OTHER_QUESTION

    def carry_out(self, s: Runewars, f: i64, seat: i64, action: i64) -> None:
        order = f - WIDTH
        s.end_frame()
        if action == actions.DONE:
            s.frames[order + questions.STRATEGY_NEXT] = questions.S_PEASANTS
        elif action == actions.OPEN_PORTALS:
            marching.open_portals(s, seat)
        elif action >= actions.MOVE_HERO:
            hero = action - actions.MOVE_HERO
            to = strategize.hero_targets(s, seat, hero)
            if to & (to - 1) == 0:
                strategize.step_hero(s, hero, lowest(to))
            else:
                s.ask(questions.STRATEGY_TARGET, seat, 0, hero + 1)
        else:
            source = action - actions.MOVE_FROM
            to = strategize.targets(s, seat, source)
            if to & (to - 1) == 0:
                strategize.ask_number(s, seat, source, lowest(to), 0, 0)
            else:
                s.ask(questions.STRATEGY_TARGET, seat, source + 1, 0)

    def lapse(self, s: Runewars, f: i64, seat: i64) -> i64:
        return actions.DONE


def open_targets(s: Runewars, f: i64, seat: i64) -> i64:
    """Where the units or the hero that were named may step."""
    hero = s.frames[f + questions.STRATEGY_TARGET_HERO] - 1
    if hero >= 0:
        return strategize.hero_targets(s, seat, hero)
    return strategize.targets(s, seat, s.frames[f + questions.STRATEGY_TARGET_SOURCE] - 1)


@final
class StrategyTarget(Question[Runewars]):
    """To which adjacent area they step [RUN-ORD1-01] [RUN-ORD1-02]."""

    def fill(self, s: Runewars, f: i64, seat: i64, out: vec[i64], n: i64) -> i64:
        left = open_targets(s, f, seat)
        while left != 0:
            out[n] = actions.MOVE_TO + lowest(left)
            left &= left - 1
            n += 1
        return n

    def clause_against(self, s: Runewars, f: i64, seat: i64, action: i64) -> i64:
        area = action - actions.MOVE_TO
        if area < 0 or area >= AREAS:
            return OTHER_QUESTION
        if (open_targets(s, f, seat) >> area) & 1 == 1:
            return ALLOWED
        hero = s.frames[f + questions.STRATEGY_TARGET_HERO] - 1
        source = s.hero_at[hero] - 1 if hero >= 0 else s.frames[f + questions.STRATEGY_TARGET_SOURCE] - 1
        return clauses.NOT_ADJACENT if (s.near[source] >> area) & 1 == 0 else clauses.NOT_OPEN_TO_UNITS

    def carry_out(self, s: Runewars, f: i64, seat: i64, action: i64) -> None:
        hero = s.frames[f + questions.STRATEGY_TARGET_HERO] - 1
        source = s.frames[f + questions.STRATEGY_TARGET_SOURCE] - 1
        area = action - actions.MOVE_TO
        s.end_frame()
        if hero >= 0:
            strategize.step_hero(s, hero, area)
        else:
            strategize.ask_number(s, seat, source, area, 0, 0)

    def lapse(self, s: Runewars, f: i64, seat: i64) -> i64:
        return actions.MOVE_TO + lowest(open_targets(s, f, seat))


@final
class StrategyNumber(Question[Runewars]):
    """How many units of one type make the step [RUN-ORD1-01]."""

    def fill(self, s: Runewars, f: i64, seat: i64, out: vec[i64], n: i64) -> i64:
        source = s.frames[f + questions.STRATEGY_NUMBER_SOURCE]
        target = s.frames[f + questions.STRATEGY_NUMBER_TARGET]
        slot = s.frames[f + questions.STRATEGY_NUMBER_SLOT]
        number = strategize.least(s, seat, source, target, slot, s.frames[f + questions.STRATEGY_NUMBER_TAKEN])
        most = strategize.takeable(s, seat, source, target, slot)
        while number <= most:
            out[n] = actions.UNITS + number
            number += 1
            n += 1
        return n

    def clause_against(self, s: Runewars, f: i64, seat: i64, action: i64) -> i64:
        number = action - actions.UNITS
        if number < 0 or number > actions.MOST_UNITS:
            return OTHER_QUESTION
        source = s.frames[f + questions.STRATEGY_NUMBER_SOURCE]
        target = s.frames[f + questions.STRATEGY_NUMBER_TARGET]
        slot = s.frames[f + questions.STRATEGY_NUMBER_SLOT]
        if number > strategize.takeable(s, seat, source, target, slot):
            return clauses.NOBODY_TO_MOVE
        taken = s.frames[f + questions.STRATEGY_NUMBER_TAKEN]
        return clauses.SOURCE_WAS_CHOSEN if number < strategize.least(s, seat, source, target, slot, taken) else ALLOWED

    def carry_out(self, s: Runewars, f: i64, seat: i64, action: i64) -> None:
        number = action - actions.UNITS
        source = s.frames[f + questions.STRATEGY_NUMBER_SOURCE]
        target = s.frames[f + questions.STRATEGY_NUMBER_TARGET]
        slot = s.frames[f + questions.STRATEGY_NUMBER_SLOT]
        taken = s.frames[f + questions.STRATEGY_NUMBER_TAKEN] + number
        s.end_frame()
        if number != 0:
            strategize.step(s, seat, source, target, slot, number)
        strategize.ask_number(s, seat, source, target, slot + 1, taken)

    def lapse(self, s: Runewars, f: i64, seat: i64) -> i64:
        source = s.frames[f + questions.STRATEGY_NUMBER_SOURCE]
        target = s.frames[f + questions.STRATEGY_NUMBER_TARGET]
        slot = s.frames[f + questions.STRATEGY_NUMBER_SLOT]
        taken = s.frames[f + questions.STRATEGY_NUMBER_TAKEN]
        return actions.UNITS + strategize.least(s, seat, source, target, slot, taken)
