"""Supporting heroes of the revised ruleset: each stands beside a unit type of its side [RUN-BAT-04] [RUN-ORIG-06]."""

from __future__ import annotations

from typing import final

from librt.vecs import vec
from mypy_extensions import i64

from bannerhall.core.bits import BIT, lowest
from bannerhall.core.clauses import ALLOWED, OTHER_QUESTION
from bannerhall.core.events import ALL
from bannerhall.core.question import Question
from bannerhall.games.runewars.rules import actions, clauses, commanding, events, forces, questions, troops
from bannerhall.games.runewars.rules.hero_cards import HEROES
from bannerhall.games.runewars.rules.state import Runewars
from bannerhall.games.runewars.rules.units import SLOTS, TYPES


def offer(s: Runewars, side: i64) -> bool:
    """Ask for a supporting hero, as long as there are heroes and types without one; whether somebody is asked
    [RUN-BAT-04] [RUN-CMD-25]."""
    if s.revised == 0 or (s.window_over >> side) & 1 == 1:
        return False
    if free_heroes(s, side) == 0 or free_types(s, side) == 0:
        return False
    s.ask(questions.SUPPORT_HERO, troops.seat_of(s, side), side)
    return True


def free_heroes(s: Runewars, side: i64) -> i64:
    """The mask of the side's standing heroes in the area who support no type yet, commanders too [RUN-CMD-25]."""
    mask = commanding.standing_heroes(s, side)
    for slot in range(SLOTS):
        hero = s.supporters[side * SLOTS + slot] - 1
        if hero >= 0:
            mask &= ~BIT[hero]
    return mask


def free_types(s: Runewars, side: i64) -> i64:
    """The mask of the slots with units and without a supporting hero."""
    mask: i64 = 0
    for slot in range(SLOTS):
        if troops.standing(s, side, slot) != 0 and s.supporters[side * SLOTS + slot] == 0:
            mask |= BIT[slot]
    return mask


@final
class SupportHero(Question[Runewars]):
    """Which hero supports, one after the other [RUN-BAT-04]."""

    def fill(self, s: Runewars, f: i64, seat: i64, out: vec[i64], n: i64) -> i64:
        left = free_heroes(s, s.frames[f + questions.SUPPORT_SIDE])
        while left != 0:
            out[n] = actions.SUPPORT + lowest(left)
            left &= left - 1
            n += 1
        out[n] = actions.GO_ON
        return n + 1

    def clause_against(self, s: Runewars, f: i64, seat: i64, action: i64) -> i64:
        if action == actions.GO_ON:
            return ALLOWED
        hero = action - actions.SUPPORT
        if hero < 0 or hero >= HEROES:
            return OTHER_QUESTION
        free = free_heroes(s, s.frames[f + questions.SUPPORT_SIDE])
        return ALLOWED if (free >> hero) & 1 == 1 else clauses.NO_SUPPORT

    def carry_out(self, s: Runewars, f: i64, seat: i64, action: i64) -> None:
        side = s.frames[f + questions.SUPPORT_SIDE]
        s.end_frame()
        if action == actions.GO_ON:
            s.window_over |= BIT[side]
            return
        types = free_types(s, side)
        if types & (types - 1) == 0:
            support(s, side, action - actions.SUPPORT, lowest(types))
        else:
            s.ask(questions.SUPPORT_TYPE, seat, side, action - actions.SUPPORT)

    def lapse(self, s: Runewars, f: i64, seat: i64) -> i64:
        return actions.GO_ON


@final
class SupportType(Question[Runewars]):
    """Beside which type the hero stands; each has one at most [RUN-BAT-04]."""

    def fill(self, s: Runewars, f: i64, seat: i64, out: vec[i64], n: i64) -> i64:
        side = s.frames[f + questions.SUPPORT_SIDE]
        left = free_types(s, side)
        while left != 0:
            out[n] = actions.BESIDE + troops.kind_in(s, side, lowest(left))
            left &= left - 1
            n += 1
        return n

    def clause_against(self, s: Runewars, f: i64, seat: i64, action: i64) -> i64:
        kind = action - actions.BESIDE
        if kind < 0 or kind >= TYPES:
            return OTHER_QUESTION
        side = s.frames[f + questions.SUPPORT_SIDE]
        slot = forces.slot_of(kind)
        free = (free_types(s, side) >> slot) & 1 == 1 and troops.kind_in(s, side, slot) == kind
        return ALLOWED if free else clauses.NO_SUPPORT

    def carry_out(self, s: Runewars, f: i64, seat: i64, action: i64) -> None:
        side = s.frames[f + questions.SUPPORT_SIDE]
        hero = s.frames[f + questions.SUPPORT_TYPE_HERO]
        s.end_frame()
        support(s, side, hero, forces.slot_of(action - actions.BESIDE))

    def lapse(self, s: Runewars, f: i64, seat: i64) -> i64:
        side = s.frames[f + questions.SUPPORT_SIDE]
        return actions.BESIDE + troops.kind_in(s, side, lowest(free_types(s, side)))


def support(s: Runewars, side: i64, hero: i64, slot: i64) -> None:
    s.set_supporters(side * SLOTS + slot, hero + 1)
    if s.sink is not None:
        s.emit(events.SUPPORTS, troops.seat_of(s, side), hero, troops.kind_in(s, side, slot), 0, ALL, 0)
