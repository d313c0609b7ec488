"""What the game's own bots answer to every question, from what the seat may know.

A chapter of questions has a module of its own; here they are told apart, and the short ones answered.
"""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from bannerhall.core.bits import count
from bannerhall.core.chance import Stream
from bannerhall.core.question import NO_POLICY, Policy
from bannerhall.games.smallworld.bots.policy_conquest import conquer
from bannerhall.games.smallworld.bots.policy_decline import choose, retire
from bannerhall.games.smallworld.bots.policy_layout import give_up, redeploy, resettle, tower
from bannerhall.games.smallworld.bots.policy_pick import attach, pick
from bannerhall.games.smallworld.bots.values import COIN, PERCENT, ill_will, turns_left, within_reach
from bannerhall.games.smallworld.rules import actions, questions
from bannerhall.games.smallworld.rules.components import CAPTIVE, NONE, RANSOM
from bannerhall.games.smallworld.rules.marks import tokens_of
from bannerhall.games.smallworld.rules.state import SmallWorld

SERVICE: Final = 45  # what a Leader brings in a turn
TERM: Final = 2  # turns that he is likely to serve


@final
class SmallWorldPolicy(Policy[SmallWorld]):
    def answer(self, s: SmallWorld, f: i64, seat: i64, stream: Stream) -> i64:
        kind = s.frames[f]
        if kind == questions.CONQUER:
            return conquer(s, f, seat, stream)
        if kind == questions.REDEPLOY:
            return redeploy(s, f, seat)
        if kind == questions.RESETTLE:
            return resettle(s, f, seat)
        if kind == questions.READY:
            return actions.READY
        if kind == questions.CHOOSE:
            return choose(s, seat)
        if kind == questions.PICK:
            return pick(s, seat, stream)
        if kind == questions.LEADER:
            return attach(s, seat)
        return seldom(s, f, seat, kind)

    def tempo(self, s: SmallWorld) -> i64:
        if s.depth == 0:
            return s.round * s.seats
        turns = (s.round - 1) * s.seats + (s.active - s.first + s.seats) % s.seats
        return turns if s.frames[s.at_depth(0) + questions.TURN_NEXT] == questions.BEGIN else turns + 1

    def stakes(self, s: SmallWorld, f: i64, seat: i64) -> i64:
        """A race is for half the match; where a single piece goes seldom matters."""
        kind = s.frames[f]
        if kind == questions.PICK or kind == questions.CHOOSE or kind == questions.STOUT:
            return 2
        return 1 if kind == questions.CONQUER or kind == questions.REDEPLOY or kind == questions.RANSOM else 0


def seldom(s: SmallWorld, f: i64, seat: i64, kind: i64) -> i64:
    """Questions that few turns ask."""
    if kind == questions.RANSOM:
        return ransom(s, seat, s.frames[f + questions.RANSOM_CAPTOR])
    if kind == questions.GIVE_UP:
        return give_up(s, f, seat)
    if kind == questions.ALLY:
        return ally(s, seat)
    if kind == questions.STOUT:
        return retire(s, seat)
    return tower(s, f, seat) if kind == questions.TOWER else NO_POLICY


def ransom(s: SmallWorld, seat: i64, captor: i64) -> i64:
    """Pay if the Leader will serve long enough, or if a captive would be worth more to the captor than the ransom."""
    turns = turns_left(s, seat)
    service = SERVICE * (turns if turns < TERM else TERM)
    cost = s.rules.numbers[RANSOM] * COIN
    captive = s.rules.numbers[CAPTIVE] * COIN
    return actions.PAY if service + (captive - cost) * ill_will(s, seat, captor) // PERCENT > cost else actions.REFUSE


def ally(s: SmallWorld, seat: i64) -> i64:
    """Whoever could do most harm of those who were left in peace."""
    answer: i64 = actions.NOBODY_ALLIED
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
            answer = actions.ALLY + other
    return answer
