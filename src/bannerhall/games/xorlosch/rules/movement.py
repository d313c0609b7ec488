"""Movement: one pool of points for the group, respect for stronger dwarves, boots over obstacles."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from bannerhall.core.bits import BIT, lowest
from bannerhall.core.clauses import ALLOWED
from bannerhall.core.events import ALL
from bannerhall.games.xorlosch.rules import actions, clauses, events
from bannerhall.games.xorlosch.rules.board import (
    BLOCKED_BEGINS,
    BLOCKED_ENDS,
    FREE_BEGINS,
    FREE_ENDS,
    SPACES,
    blocked_passage,
    free_passage,
)
from bannerhall.games.xorlosch.rules.components import GROUP, OWN
from bannerhall.games.xorlosch.rules.items import forget_traps_of
from bannerhall.games.xorlosch.rules.state import Xorlosch


def fill_steps(s: Xorlosch, seat: i64, out: vec[i64], n: i64) -> i64:
    """All steps now open to the active player, dwarf by dwarf."""
    pool = s.pool(seat)
    if pool == 0 and s.boot_points == 0:
        return n
    ground = s.board * SPACES
    for i in range(GROUP):
        die = seat * GROUP + i
        if s.level[die] == 0 or points_for(s, die, pool) < step_cost(s, die):
            continue
        at = ground + s.space[die]
        for way in range(FREE_BEGINS[at], FREE_BEGINS[at + 1]):
            out[n] = actions.MOVE + FREE_ENDS[way] * GROUP + i
            n += 1
        if s.booted == die + 1:
            for way in range(BLOCKED_BEGINS[at], BLOCKED_BEGINS[at + 1]):
                out[n] = actions.MOVE + BLOCKED_ENDS[way] * GROUP + i
                n += 1
    return n


def clause_against_step(s: Xorlosch, seat: i64, die: i64, to: i64) -> i64:
    """A dwarf on the board, a passage it can use, and points to pay for step and respect
    [XOR-MOVE-01] [XOR-MOVE-04] [XOR-MOVE-05] [XOR-MOVE-06] [XOR-BOOT-04] [XOR-RESP-06]."""
    if s.level[die] == 0:
        return clauses.NOT_ON_BOARD
    if not free_passage(s.board, s.space[die], to):
        if not blocked_passage(s.board, s.space[die], to):
            return clauses.NO_PASSAGE
        if s.booted != die + 1:
            return clauses.OBSTACLE
    points = points_for(s, die, s.pool(seat))
    if points == 0:
        return clauses.NO_POINTS_LEFT
    return clauses.RESPECT_UNPAID if points < step_cost(s, die) else ALLOWED


def points_for(s: Xorlosch, die: i64, pool: i64) -> i64:
    """What can be spent on a dwarf: the pool and, for the one in boots, its own points [XOR-MOVE-02] [XOR-BOOT-03]."""
    return pool + s.boot_points if s.booted == die + 1 else pool


def step_cost(s: Xorlosch, die: i64) -> i64:
    """A step costs 1, and 1 more for respect owed where it starts
    [XOR-MOVE-04] [XOR-RESP-02] [XOR-RESP-03] [XOR-RESP-05] [XOR-RESP-06]."""
    return 2 if s.due & BIT[die] != 0 else 1


def step(s: Xorlosch, seat: i64, die: i64, to: i64) -> None:
    """Move a dwarf to an adjacent space and settle what it owes there
    [XOR-MOVE-09] [XOR-MOVE-10] [XOR-MOVE-12] [XOR-GROUP-10] [XOR-RESP-12] [XOR-TRAP-06]."""
    cost = step_cost(s, die)
    pay(s, die, cost)
    s.stepped = 1
    s.tried = 0
    s.leave(die)
    s.stand_on(die, to)
    forget_traps_of(s, die)
    if owes_respect(s, seat, die):
        s.due |= BIT[die]
    else:
        s.due &= ~BIT[die]
    if s.sink is not None:
        s.emit(events.MOVED, seat, die % GROUP, to, cost, ALL, 0)


def pay(s: Xorlosch, die: i64, cost: i64) -> None:
    """The dwarf in boots spends its own points first, then those of the pool [XOR-BOOT-05] [XOR-MOVE-02]."""
    if s.booted == die + 1:
        own = cost if cost < s.boot_points else s.boot_points
        s.boot_points -= own
        cost -= own
    s.spent += cost


def owes_respect(s: Xorlosch, seat: i64, die: i64) -> bool:
    """Whether another player's dwarf of higher level, or one with a potion, stands where this one has just entered.

    Single dwarves of any type count, in every space; own ones and equals do not, and a potion frees from respect
    [XOR-RESP-01] [XOR-RESP-04] [XOR-RESP-07] [XOR-RESP-08] [XOR-RESP-09] [XOR-RESP-10] [XOR-RESP-11]
    [XOR-POT-02] [XOR-POT-03] [XOR-POT-05] [XOR-POT-10] [XOR-TRAP-08].
    """
    others = s.here[s.space[die]] & ~OWN[seat]
    if s.potions & BIT[die] != 0:
        return False
    if others & s.potions != 0:
        return True
    while others != 0:
        if s.level[lowest(others)] > s.level[die]:
            return True
        others &= others - 1
    return False
