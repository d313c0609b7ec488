"""The table as a row of ints, for learning agents."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from bannerhall.core.bits import count
from bannerhall.games.xorlosch.rules.components import GROUP, KINDS_OF_ITEMS, MOST_TASKS, NO_CARD, TASKS, TOKENS
from bannerhall.games.xorlosch.rules.state import Xorlosch

SEAT_ROW: Final[i64] = 2 * GROUP + 2 + KINDS_OF_ITEMS + 3
TURN_ROW: Final[i64] = 7 + 2 * TOKENS
TALK_ROW: Final[i64] = 3 * MOST_TASKS


def observation_size(s: Xorlosch) -> i64:
    return s.seats * SEAT_ROW + 2 * TASKS + 3 + 2 * KINDS_OF_ITEMS + TURN_ROW + TALK_ROW


def fill_observation(s: Xorlosch, seat: i64, out: vec[i64]) -> None:
    """The table as ints, the seat itself first; spaces and cards count from 1, seats from the reader on."""
    n: i64 = 0
    for i in range(s.seats):
        n = fill_seat(s, (seat + i) % s.seats, out, n)
    for i in range(TASKS):
        out[n] = i64(0) if s.cards[i] == NO_CARD else s.cards[i] + 1
        out[n + 1] = i64(0) if s.next[i] == NO_CARD else s.next[i] + 1
        n += 2
    for colour in range(3):
        out[n] = s.pile(colour).size()
        n += 1
    for item in range(KINDS_OF_ITEMS):
        out[n] = s.clean[item]
        out[n + 1] = s.crossed[item]
        n += 2
    n = fill_turn(s, seat, out, n)
    for task in range(MOST_TASKS):
        out[n] = relative(s, seat, s.holder[task] - 1) + 1 if s.holder[task] != 0 else i64(0)
        out[n + 1] = s.reply[task]
        out[n + 2] = count(s.waived[task])
        n += 3


def relative(s: Xorlosch, seat: i64, other: i64) -> i64:
    """How far clockwise another seat is from the reader."""
    return (other - seat + s.seats) % s.seats


def fill_seat(s: Xorlosch, owner: i64, out: vec[i64], n: i64) -> i64:
    for die in range(owner * GROUP, owner * GROUP + GROUP):
        out[n] = s.level[die]
        out[n + 1] = s.space[die] + 1 if s.level[die] != 0 else i64(0)
        n += 2
    out[n] = s.won[owner]
    out[n + 1] = s.saved[owner]
    n += 2
    for item in range(KINDS_OF_ITEMS):
        out[n] = s.held[owner * KINDS_OF_ITEMS + item]
        n += 1
    first = owner * GROUP
    out[n] = (s.potions >> first) & 63
    out[n + 1] = (s.due >> first) & 63
    out[n + 2] = 1 if owner == s.active else 0
    return n + 3


def fill_turn(s: Xorlosch, seat: i64, out: vec[i64], n: i64) -> i64:
    out[n] = s.depth
    out[n + 1] = s.frames[s.top()] if s.depth != 0 else i64(-1)
    out[n + 2] = s.pool(s.active)
    out[n + 3] = s.stepped
    out[n + 4] = s.booted - s.active * GROUP if s.booted != 0 else i64(0)
    out[n + 5] = s.boot_points
    out[n + 6] = s.turn - s.last_quest
    n += 7
    for i in range(TOKENS):
        set_now = i < s.traps
        out[n] = relative(s, seat, s.trap_die[i] // GROUP) + 1 if set_now else i64(0)
        out[n + 1] = s.trap_card[i] + 1 if set_now else i64(0)
        n += 2
    return n
