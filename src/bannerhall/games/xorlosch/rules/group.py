"""The size of the group and its levels: taking dwarves off, bringing dwarves in, raising them."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from bannerhall.core.bits import BIT
from bannerhall.core.clauses import ALLOWED
from bannerhall.core.events import ALL
from bannerhall.games.xorlosch.rules import actions, clauses, events
from bannerhall.games.xorlosch.rules.board import START
from bannerhall.games.xorlosch.rules.components import GROUP, TOP_LEVEL
from bannerhall.games.xorlosch.rules.items import forget_traps_of
from bannerhall.games.xorlosch.rules.setup import NO_DIE, bring_in, die_of_type
from bannerhall.games.xorlosch.rules.state import Xorlosch


def fill_group(s: Xorlosch, seat: i64, out: vec[i64], n: i64) -> i64:
    """All changes of the group now open to the active player."""
    first = seat * GROUP
    if s.stepped == 0:
        for i in range(GROUP):
            if clause_against_remove(s, first + i) == 0:
                out[n] = actions.REMOVE + i
                n += 1
        for shape in range(2):
            if clause_against_introduce(s, seat, shape) == 0:
                out[n] = actions.INTRODUCE + shape
                n += 1
    if s.saved[seat] != 0:
        for i in range(GROUP):
            if clause_against_raise(s, seat, first + i) == 0:
                out[n] = actions.RAISE + i
                n += 1
    return n


def clause_against_remove(s: Xorlosch, die: i64) -> i64:
    """Before the first step, in the start space, and there since an earlier turn
    [XOR-GROUP-01] [XOR-GROUP-03] [XOR-GROUP-04] [XOR-GROUP-10] [XOR-GROUP-12]."""
    if s.stepped != 0:
        return clauses.ALREADY_STEPPED
    if s.level[die] == 0 or s.space[die] != START:
        return clauses.NOT_AT_START
    return clauses.JUST_BROUGHT_IN if s.fresh & BIT[die] != 0 else ALLOWED


def remove(s: Xorlosch, seat: i64, die: i64) -> None:
    """Take a dwarf off, at no cost; its points are saved again, and that is the only way to lower a level
    [XOR-GROUP-02] [XOR-GROUP-05] [XOR-GROUP-12] [XOR-EXP-10]."""
    s.saved[seat] += s.level[die]
    s.level[die] = 0
    s.leave(die)
    s.group[seat] -= 1
    # What a magic item did to the dwarf leaves the board with it.
    s.potions &= ~BIT[die]
    forget_traps_of(s, die)
    if s.booted == die + 1:
        s.booted = 0
        s.boot_points = 0
    if s.sink is not None:
        s.emit(events.REMOVED, seat, die % GROUP, 0, 0, ALL, 0)


def clause_against_introduce(s: Xorlosch, seat: i64, shape: i64) -> i64:
    """Before the first step, with a saved point and a die of the type
    [XOR-GROUP-01] [XOR-GROUP-06] [XOR-GROUP-10] [XOR-COMP-10]."""
    if s.stepped != 0:
        return clauses.ALREADY_STEPPED
    if die_of_type(s, seat, shape) == NO_DIE:
        return clauses.NO_DIE_LEFT
    return clauses.NOTHING_SAVED if s.saved[seat] == 0 else ALLOWED


def introduce(s: Xorlosch, seat: i64, shape: i64) -> None:
    """Bring a dwarf in at level 1, at no cost, even one just taken off [XOR-GROUP-02] [XOR-GROUP-06] [XOR-GROUP-08]."""
    die = die_of_type(s, seat, shape)
    bring_in(s, seat, die, 1)
    s.fresh |= BIT[die]
    if s.sink is not None:
        s.emit(events.INTRODUCED, seat, die % GROUP, 0, 0, ALL, 0)


def clause_against_raise(s: Xorlosch, seat: i64, die: i64) -> i64:
    """A dwarf on the board, below the top level, and a saved point
    [XOR-EXP-04] [XOR-COMP-11] [XOR-GROUP-07] [XOR-EXP-06]."""
    if s.level[die] == 0:
        return clauses.RAISED_OFF_BOARD
    if s.level[die] == TOP_LEVEL:
        return clauses.LEVEL_TOO_HIGH
    return clauses.OVER_EXPERIENCE if s.saved[seat] == 0 else ALLOWED


def raise_dwarf(s: Xorlosch, seat: i64, die: i64) -> None:
    """Give one saved point to any dwarf, as often as points are left [XOR-EXP-04] [XOR-EXP-05] [XOR-EXP-09]."""
    s.level[die] += 1
    s.saved[seat] -= 1
    s.tried = 0
    if s.sink is not None:
        s.emit(events.RAISED, seat, die % GROUP, s.level[die], 0, ALL, 0)
