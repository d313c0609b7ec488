"""Moves: who comes along, and which way."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from bannerhall.core.bits import lowest
from bannerhall.games.chicken.bots.danger import safest_step
from bannerhall.games.chicken.bots.odds import keeps_home, prey
from bannerhall.games.chicken.bots.ways import FAR, aside, course, goals_of, in_the_way, lead_of
from bannerhall.games.chicken.rules import actions
from bannerhall.games.chicken.rules.components import SOLDIERS_MASK
from bannerhall.games.chicken.rules.state import Chicken
from bannerhall.games.chicken.rules.walking import here_now, joinable, may_end, next_steps, stops

STRONG_MASK: Final[i64] = 0b110000110000110000110000  # chickens of strength 3


def walk(s: Chicken, seat: i64) -> i64:
    """Step by step nearer to the goal of whoever leads the band; strong chickens and soldiers go together, because a
    step of all costs no more than that of one."""
    blocking = in_the_way(s, seat)
    if s.walkers & blocking != 0:
        return make_way(s, seat, blocking)
    kept = s.walkers & keeps_home(s, seat)
    if kept != 0:
        return flee(s, seat, lowest(kept))
    friends = joinable(s) & (SOLDIERS_MASK | STRONG_MASK) & ~keeps_home(s, seat)
    if friends != 0:
        return actions.JOIN + lowest(friends)
    piece = lead_of(s, seat, s.walkers)
    steps = course(s, seat, piece, goals_of(s, seat, piece, prey(s, seat)))
    best: i64 = -1
    least = steps[here_now(s)] if may_end(s) else FAR + 1
    left = next_steps(s, s.walkers)
    while left != 0:
        hex_ = lowest(left)
        left &= left - 1
        if steps[hex_] < least:
            least = steps[hex_]
            best = hex_
    return actions.STEP + best if best >= 0 else actions.STOP


def make_way(s: Chicken, seat: i64, blocking: i64) -> i64:
    """All who stand in the way of a flag go aside together."""
    others = joinable(s) & blocking
    if others != 0:
        return actions.JOIN + lowest(others)
    if may_end(s):
        return actions.STOP
    hexes = next_steps(s, s.walkers)
    best = aside(s, seat, hexes)
    return actions.STEP + (best if best >= 0 else lowest(hexes))


def flee(s: Chicken, seat: i64, piece: i64) -> i64:
    """Alone, and to where fewer can attack."""
    ends = next_steps(s, s.walkers) & stops(s, seat, s.walkers)
    best = safest_step(s, seat, piece, ends)
    if best >= 0:
        return actions.STEP + best
    return actions.STOP if may_end(s) else actions.STEP + lowest(next_steps(s, s.walkers))


def taker(s: Chicken, seat: i64) -> i64:
    """The best guarded of the band carries the flag."""
    best: i64 = lowest(s.walkers)
    left = s.walkers
    while left != 0:
        piece = lowest(left)
        left &= left - 1
        if s.printed_armour(piece) > s.printed_armour(best):
            best = piece
    return actions.CARRIER + best
