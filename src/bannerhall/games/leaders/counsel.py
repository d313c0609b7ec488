"""Counsel: what the game's own sense answers to every question, from what the seat may know.

A chapter of questions has a module of its own; here they are told apart, and the short ones answered.
"""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from bannerhall.core.bits import BIT, count, lowest
from bannerhall.core.chance import Stream
from bannerhall.core.state import A
from bannerhall.games.leaders.appraisal import CONTINENT_SIZE
from bannerhall.games.leaders.armies import weakest
from bannerhall.games.leaders.atlas import BONUS, CONTINENT, HOT_MASK, NEAR, ON_CONTINENT, POINTS
from bannerhall.games.leaders.components import (
    BLOC,
    BLOC_FRAME,
    BLOCS,
    COLOUR_FRAME,
    CONTINUE,
    DEFEND_FRAME,
    ELIMINATED,
    ELIMINATION_FRAME,
    HEADQUARTERS_FRAME,
    HOT_SPOTS,
    LOSSES_FRAME,
    MOVE_FRAME,
    NATION,
    NATION_FRAME,
    NATIONS,
    OCCUPY,
    PLACE_FRAME,
    REMAIN,
    REMOVE,
    REROLL_FRAME,
    SABOTAGE_FRAME,
    SECRET_FRAME,
    STAND_FRAME,
    START_FRAME,
    WITHDRAW,
    WITHDRAWAL_FRAME,
)
from bannerhall.games.leaders.counsel_battle import defend, next_battle, reroll, stand
from bannerhall.games.leaders.counsel_board import move, place
from bannerhall.games.leaders.counsel_headquarters import headquarters
from bannerhall.games.leaders.counsel_intrigue import answer_offers
from bannerhall.games.leaders.outcome import next_loss
from bannerhall.games.leaders.start import where_to_settle
from bannerhall.games.leaders.state import KEPT, Adviser, Leaders

ENTRIES_WITHOUT_HOPE: Final = 2


@final
class Counsel(Adviser):
    def advise(self, s: Leaders, f: i64, seat: i64, stream: Stream) -> i64:
        kind = s.frames[f]
        if kind == HEADQUARTERS_FRAME:
            return headquarters(s, f, seat)
        if kind == SECRET_FRAME:
            return answer_offers(s, seat)
        if kind == MOVE_FRAME:
            return move(s, f, seat)
        if kind == PLACE_FRAME:
            return place(s, seat)
        if kind >= DEFEND_FRAME:
            return in_a_fight(s, f, seat, kind)
        if kind == WITHDRAWAL_FRAME:
            return WITHDRAW  # the weakest stays
        if kind == SABOTAGE_FRAME:
            return REMOVE + weakest(s.camp[seat])
        if kind == ELIMINATION_FRAME:
            return give_up_or_not(s, seat)
        if kind <= NATION_FRAME:
            return introduce(s, f, seat, kind, stream)
        return settle(s, seat, stream) if kind == START_FRAME else CONTINUE


def in_a_fight(s: Leaders, f: i64, seat: i64, kind: i64) -> i64:
    if kind == DEFEND_FRAME:
        return defend(s, f, seat)
    if kind == STAND_FRAME:
        return stand(s, f, seat)
    if kind == REROLL_FRAME:
        return reroll(s, f)
    if kind == LOSSES_FRAME:
        return next_loss(s, s.frames[f + A])
    return next_battle(s, seat)


def give_up_or_not(s: Leaders, seat: i64) -> i64:
    """Without a board: who has entered nothing twice running is out."""
    many = s.kept[seat]
    if many < ENTRIES_WITHOUT_HOPE or s.entries[seat * KEPT + many - ENTRIES_WITHOUT_HOPE] != 0:
        return REMAIN
    return ELIMINATED


# --- The start ----------------------------------------------------------------------------------------------


def introduce(s: Leaders, f: i64, seat: i64, kind: i64, stream: Stream) -> i64:
    """The first colour that is free; any bloc and any nation: all are worth playing."""
    if kind == COLOUR_FRAME:
        return s.lapse_in(f, seat)
    first = BLOC if kind == BLOC_FRAME else NATION
    many: i64 = len(BLOCS) if kind == BLOC_FRAME else len(NATIONS)
    chosen: i64 = 0
    seen: i64 = 0
    for i in range(many):
        if s.bar(f, seat, first + i) == 0:
            seen += 1
            if stream.below(seen) == 0:
                chosen = first + i
    return chosen


def settle(s: Leaders, seat: i64, stream: Stream) -> i64:
    """The best region to begin with, or to go on with; of equal ones any."""
    best: i64 = 0
    most: i64 = -1000
    seen: i64 = 0
    left = where_to_settle(s, seat)
    while left != 0:
        region = lowest(left)
        left &= left - 1
        worth = promise(s, seat, region)
        if worth > most:
            most = worth
            seen = 0
        if worth == most:
            seen += 1
            if stream.below(seen) == 0:
                best = region
    return OCCUPY + best


def promise(s: Leaders, seat: i64, region: i64) -> i64:
    """Points, a continent that nobody else is on, own and free neighbours, few others."""
    continent = CONTINENT[region]
    size = CONTINENT_SIZE[continent]
    others: i64 = 0
    for other in range(s.seats):
        if other != seat:
            others |= s.held[other]
    mine = count(s.held[seat] & ON_CONTINENT[continent]) + 1
    lost = count(others & ON_CONTINENT[continent])
    worth = 10 * POINTS[region] + 12 * BONUS[continent] * mine // size
    worth -= 8 * BONUS[continent] * lost // size
    worth += 4 * count(NEAR[region] & s.held[seat]) - 3 * count(NEAR[region] & others)
    if s.scenario == HOT_SPOTS and HOT_MASK & BIT[region] != 0:
        worth += 15
    return worth
