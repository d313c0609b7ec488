"""Dice: white for infantry, grey for tanks, black for planes; rolled one by one, perhaps once more, then counted."""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from bannerhall.core.bits import BIT
from bannerhall.core.clauses import ALLOWED, OTHER_QUESTION
from bannerhall.core.events import ALL
from bannerhall.core.question import Question
from bannerhall.core.state import CHANCE
from bannerhall.games.leaders.rules import actions, clauses, events, fight, items, nations, questions
from bannerhall.games.leaders.rules.atlas import LAND
from bannerhall.games.leaders.rules.board.armies import count_of, has_board_skill
from bannerhall.games.leaders.rules.board.sides import fighters, leader, side_total
from bannerhall.games.leaders.rules.components import MOST_DICE, ROOM_FOR_DICE, SELECTIONS
from bannerhall.games.leaders.rules.state import Leaders

MISS: Final = 0
HIT: Final = 1
DOUBLE: Final = 2
# Faces of six: misses, hits and double hits of the white, the grey and the black die
# [LDR-DICE-05] [LDR-DICE-06] [LDR-DICE-07].
ODDS: Final = vec[i64]([3, 3, 0, 2, 4, 0, 2, 3, 1])
SELECTED: Final = vec[i64]([many for row in SELECTIONS for many in row])  # selection * 3 + unit


def throw_dice(s: Leaders, side: i64) -> None:
    """Lay out the dice of a side, one for each of three units at most, and roll the first [LDR-DICE-01]
    [LDR-DICE-02]."""
    units = fighters(s, side)
    choice = s.battle[fight.STANDS + side]
    many: i64 = 0
    for i in range(len(items.UNITS)):
        unit = len(items.UNITS) - 1 - i  # planes first: they are the strongest
        there = SELECTED[(choice - 1) * 3 + unit] if choice != 0 else count_of(units, unit)
        while there > 0 and many < MOST_DICE:
            many = lay_die(s, side, many, unit)
            there -= 1
    if rules_the_waves(s, side):
        many = lay_die(s, side, many, items.INFANTRY)
    s.battle[fight.DICE + side] = many
    s.ask(questions.ROLL, CHANCE, side, 0, 0, leader(s, side) + 1)


def lay_die(s: Leaders, side: i64, die: i64, unit: i64) -> i64:
    s.battle[fight.FACES + side * ROOM_FOR_DICE + die] = unit * 4
    return die + 1


def rules_the_waves(s: Leaders, side: i64) -> bool:
    """The United Kingdom has one more white die at sea, and where an attacker came over the sea or a dotted line,
    without a unit for it and above three [LDR-SKIL-06] [LDR-SKIL-07] [LDR-SKIL-08] [LDR-SKIL-15]."""
    if not has_board_skill(s, leader(s, side), nations.UK):
        return False
    place = s.battle[fight.PLACE]
    return place >= LAND or s.landed & BIT[place] != 0


@final
class Roll(Question[Leaders]):
    """Chance rolls the dice of a side, or only one of them again [LDR-DICE-04] [LDR-RSCH-10]."""

    def outcomes(self, s: Leaders, f: i64, out: vec[i64], weights: vec[i64]) -> i64:
        unit = s.battle[place_of_die(s, f)] // 4
        n: i64 = 0
        for face in range(3):
            odds = ODDS[unit * 3 + face]
            if odds != 0:
                out[n] = actions.DIE + face
                weights[n] = odds
                n += 1
        return n

    def carry_out(self, s: Leaders, f: i64, seat: i64, action: i64) -> None:
        at = place_of_die(s, f)
        s.battle[at] = s.battle[at] // 4 * 4 + action - actions.DIE + 1
        s.frames[f + questions.ROLL_DIE] += 1
        if (
            s.frames[f + questions.ROLL_AGAIN] != 0
            or s.frames[f + questions.ROLL_DIE] == s.battle[fight.DICE + s.frames[f + questions.FIGHT_SIDE]]
        ):
            s.end_frame()


def place_of_die(s: Leaders, f: i64) -> i64:
    return fight.FACES + s.frames[f + questions.FIGHT_SIDE] * ROOM_FOR_DICE + s.frames[f + questions.ROLL_DIE]


@final
class Reroll(Question[Leaders]):
    """One die of your side may be rolled again, and the last result counts [LDR-DICE-08] [LDR-RSCH-10]."""

    def fill(self, s: Leaders, f: i64, seat: i64, out: vec[i64], n: i64) -> i64:
        out[n] = actions.LEAVE
        n += 1
        for die in range(s.battle[fight.DICE + s.frames[f + questions.FIGHT_SIDE]]):
            out[n] = actions.REROLL + die
            n += 1
        return n

    def clause_against(self, s: Leaders, f: i64, seat: i64, action: i64) -> i64:
        if action == actions.LEAVE:
            return ALLOWED
        die = action - actions.REROLL
        if die < 0 or die >= ROOM_FOR_DICE:
            return OTHER_QUESTION
        return ALLOWED if die < s.battle[fight.DICE + s.frames[f + questions.FIGHT_SIDE]] else clauses.NO_SUCH_DIE

    def carry_out(self, s: Leaders, f: i64, seat: i64, action: i64) -> None:
        side = s.frames[f + questions.FIGHT_SIDE]
        s.end_frame()
        if action != actions.LEAVE:
            s.ask(questions.ROLL, CHANCE, side, action - actions.REROLL, 1, seat + 1)

    def lapse(self, s: Leaders, f: i64, seat: i64) -> i64:
        return actions.LEAVE


def score(s: Leaders) -> None:
    """Count both sides' hits and what they cost, all at once; more hits than units are lost [LDR-DICE-04]
    [LDR-LOSS-01] [LDR-LOSS-02] [LDR-LOSS-06]."""
    for side in range(2):
        s.battle[fight.HITS + side] = hits_of(s, side)
    for side in range(2):
        hits = s.battle[fight.HITS + fight.DEFENDER - side]
        there = side_total(s, side)
        s.battle[fight.LOSSES + side] = hits if hits < there else there
    if s.sink is not None:
        hits = s.battle[fight.HITS]
        s.emit(
            events.VOLLEY,
            leader(s, fight.ATTACKER),
            leader(s, fight.DEFENDER),
            hits,
            s.battle[fight.HITS + fight.DEFENDER],
            ALL,
            0,
        )


def hits_of(s: Leaders, side: i64) -> i64:
    """Hits and double hits; with military level 3 one single hit counts double [LDR-LOSS-02] [LDR-DICE-09]
    [LDR-RSCH-12]."""
    hits: i64 = 0
    single = False
    for die in range(s.battle[fight.DICE + side]):
        face = s.battle[fight.FACES + side * ROOM_FOR_DICE + die] % 4 - 1
        hits += face
        single = single or face == HIT
    return hits + 1 if single and s.level[leader(s, side) * 3] == items.LEVELS else hits
