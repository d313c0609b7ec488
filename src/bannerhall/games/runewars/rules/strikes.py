"""Damage to an enemy hero outside duels: Ambush, Hired Blade, Krutzbek [RUN-TAC-05] [RUN-CARD-03]."""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from bannerhall.core.bits import BIT, lowest
from bannerhall.core.clauses import ALLOWED, OTHER_QUESTION
from bannerhall.core.question import Question
from bannerhall.games.runewars.rules import actions, clauses, control, heroes, questions
from bannerhall.games.runewars.rules.hero_cards import HEROES
from bannerhall.games.runewars.rules.state import Runewars

AMOUNT: Final = vec[i64]([2, 2, 1])  # by cause


def targets(s: Runewars, seat: i64, cause: i64, place: i64) -> i64:
    """Whom a seat can hit: in one area (+ 1), or anywhere the card allows with place 0."""
    mask: i64 = 0
    for hero in range(HEROES):
        if s.hero_of[hero] != 0 and s.hero_of[hero] != seat + 1 and in_reach(s, seat, cause, place, hero):
            mask |= BIT[hero]
    return mask


def in_reach(s: Runewars, seat: i64, cause: i64, place: i64, hero: i64) -> bool:
    """Ambush: where a standing hero of the player is. Hired Blade: in or beside an area the player controls."""
    if place != 0:
        return s.hero_at[hero] == place
    area = heroes.area_of(s, hero)
    if cause == questions.S_AMBUSH:
        return heroes.own_heroes_in(s, seat, area) & ~s.hero_routed != 0
    mine = control.controlled(s, seat)
    return (mine & (s.near[area] | BIT[area])) != 0


def can_ambush(s: Runewars, seat: i64) -> bool:
    """Whether Ambush could be played during one's own turn: ruleset original only [RUN-TAC-05] [RUN-CARD-01]."""
    return s.revised == 0 and targets(s, seat, questions.S_AMBUSH, 0) != 0


def can_hire_blade(s: Runewars, seat: i64) -> bool:
    """Whether Hired Blade has somebody to hit [RUN-CARD-01]."""
    return targets(s, seat, questions.S_HIRED_BLADE, 0) != 0


def ambush(s: Runewars, seat: i64) -> None:
    """During one's own turn: a standing hero deals one enemy hero in his area 2 damage."""
    begin(s, seat, questions.S_AMBUSH, 0)


def hired_blade(s: Runewars, seat: i64) -> None:
    """Deal 2 damage to an enemy hero in an area that the player controls, or beside one."""
    begin(s, seat, questions.S_HIRED_BLADE, 0)


def begin(s: Runewars, seat: i64, cause: i64, place: i64) -> None:
    """Ask whom it hits, unless there is only one."""
    mask = targets(s, seat, cause, place)
    if mask == 0:
        return
    if mask & (mask - 1) == 0:
        heroes.damage(s, lowest(mask), AMOUNT[cause], seat)
    else:
        s.ask(questions.STRIKE, seat, cause, place)


@final
class Strike(Question[Runewars]):
    """Which enemy hero suffers the damage [RUN-CARD-03]."""

    def fill(self, s: Runewars, f: i64, seat: i64, out: vec[i64], n: i64) -> i64:
        left = targets(s, seat, s.frames[f + questions.STRIKE_CAUSE], s.frames[f + questions.STRIKE_AREA])
        while left != 0:
            out[n] = actions.STRIKE + lowest(left)
            left &= left - 1
            n += 1
        return n

    def clause_against(self, s: Runewars, f: i64, seat: i64, action: i64) -> i64:
        hero = action - actions.STRIKE
        if hero < 0 or hero >= HEROES:
            return OTHER_QUESTION
        mask = targets(s, seat, s.frames[f + questions.STRIKE_CAUSE], s.frames[f + questions.STRIKE_AREA])
        return ALLOWED if (mask >> hero) & 1 == 1 else clauses.NO_TARGET

    def carry_out(self, s: Runewars, f: i64, seat: i64, action: i64) -> None:
        amount = AMOUNT[s.frames[f + questions.STRIKE_CAUSE]]
        s.end_frame()
        heroes.damage(s, action - actions.STRIKE, amount, seat)

    def lapse(self, s: Runewars, f: i64, seat: i64) -> i64:
        """The hero with the least health left."""
        left = targets(s, seat, s.frames[f + questions.STRIKE_CAUSE], s.frames[f + questions.STRIKE_AREA])
        best = lowest(left)
        while left != 0:
            hero = lowest(left)
            left &= left - 1
            if remaining(s, hero) < remaining(s, best):
                best = hero
        return actions.STRIKE + best


def remaining(s: Runewars, hero: i64) -> i64:
    return heroes.health(s, hero) - s.hero_damage[hero]
