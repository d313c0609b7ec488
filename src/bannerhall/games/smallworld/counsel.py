"""Counsel: what the game's own sense answers to every question, from what the seat may know.

A chapter of questions has a module of its own; here they are told apart, and the short ones answered.
"""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from bannerhall.core.bits import count
from bannerhall.core.chance import Stream
from bannerhall.core.state import NO_COUNSEL, A
from bannerhall.games.smallworld.actions import (
    ALLY,
    ALLY_FRAME,
    CHOOSE_FRAME,
    CONQUER_FRAME,
    GIVE_UP_FRAME,
    LEADER_FRAME,
    NOBODY_ALLIED,
    PAY,
    PICK_FRAME,
    RANSOM_FRAME,
    READY,
    READY_FRAME,
    REDEPLOY_FRAME,
    REFUSE,
    RESETTLE_FRAME,
    STOUT_FRAME,
    TOWER_FRAME,
)
from bannerhall.games.smallworld.appraisal import COIN, PERCENT, ill_will, turns_left, within_reach
from bannerhall.games.smallworld.components import CAPTIVE, NONE, RANSOM
from bannerhall.games.smallworld.counsel_conquest import conquer
from bannerhall.games.smallworld.counsel_decline import choose, retire
from bannerhall.games.smallworld.counsel_layout import give_up, redeploy, resettle, tower
from bannerhall.games.smallworld.counsel_pick import attach, pick
from bannerhall.games.smallworld.judgement import evaluate
from bannerhall.games.smallworld.marks import tokens_of
from bannerhall.games.smallworld.state import Adviser, SmallWorld

SERVICE: Final = 45  # what a Leader brings in a turn
TERM: Final = 2  # turns that he is likely to serve


@final
class Counsel(Adviser):
    def advise(self, s: SmallWorld, f: i64, seat: i64, stream: Stream) -> i64:
        kind = s.frames[f]
        if kind == CONQUER_FRAME:
            return conquer(s, f, seat, stream)
        if kind == REDEPLOY_FRAME:
            return redeploy(s, f, seat)
        if kind == RESETTLE_FRAME:
            return resettle(s, f, seat)
        if kind == READY_FRAME:
            return READY
        if kind == CHOOSE_FRAME:
            return choose(s, seat)
        if kind == PICK_FRAME:
            return pick(s, seat, stream)
        if kind == LEADER_FRAME:
            return attach(s, seat)
        return seldom(s, f, seat, kind)

    def judge(self, s: SmallWorld, out: vec[i64]) -> None:
        evaluate(s, out)


def seldom(s: SmallWorld, f: i64, seat: i64, kind: i64) -> i64:
    """Questions that few turns ask."""
    if kind == RANSOM_FRAME:
        return ransom(s, seat, s.frames[f + A])
    if kind == GIVE_UP_FRAME:
        return give_up(s, f, seat)
    if kind == ALLY_FRAME:
        return ally(s, seat)
    if kind == STOUT_FRAME:
        return retire(s, seat)
    return tower(s, f, seat) if kind == TOWER_FRAME else NO_COUNSEL


def ransom(s: SmallWorld, seat: i64, captor: i64) -> i64:
    """Pay if the Leader will serve long enough, or if a captive would be worth more to the captor than the ransom."""
    turns = turns_left(s, seat)
    service = SERVICE * (turns if turns < TERM else TERM)
    cost = s.tables.numbers[RANSOM] * COIN
    captive = s.tables.numbers[CAPTIVE] * COIN
    return PAY if service + (captive - cost) * ill_will(s, seat, captor) // PERCENT > cost else REFUSE


def ally(s: SmallWorld, seat: i64) -> i64:
    """Whoever could do most harm of those who were left in peace."""
    answer: i64 = NOBODY_ALLIED
    most: i64 = 0
    mine = s.held[s.people(seat)]
    for other in range(s.seats):
        if other == seat or (s.attacked >> other) & 1 == 1:
            continue
        theirs = s.people(other)
        harm: i64 = 1
        if s.race[theirs] != NONE:
            harm = 2 + count(within_reach(s, theirs) & mine) * tokens_of(s, theirs)
        if harm > most:
            most = harm
            answer = ALLY + other
    return answer
