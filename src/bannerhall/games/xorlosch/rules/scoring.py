"""Who has won: most task cards, then the levels of the dwarves on the board, from the highest down."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from bannerhall.games.xorlosch.rules.components import GROUP, TOP_LEVEL
from bannerhall.games.xorlosch.rules.state import Xorlosch


def fill_ranks(s: Xorlosch, out: vec[i64]) -> None:
    """Most cards win; exact equals share the rank, in the short game as well
    [XOR-AIM-02] [XOR-END-03] [XOR-END-07] [XOR-SHORT-03]."""
    for seat in range(s.seats):
        mine = merit(s, seat)
        rank: i64 = 0
        for other in range(s.seats):
            if merit(s, other) > mine:
                rank += 1
        out[seat] = rank


def merit(s: Xorlosch, seat: i64) -> i64:
    """One number that orders players: cards first, then levels from the highest down, real ones without potions.

    A missing dwarf counts as level 0, saved points for nothing
    [XOR-END-03] [XOR-END-04] [XOR-END-05] [XOR-END-06] [XOR-POT-09].
    """
    sorted_levels: i64 = 0
    for level in range(TOP_LEVEL, 0, -1):
        for i in range(GROUP):
            if s.level[seat * GROUP + i] == level:
                sorted_levels = sorted_levels * (TOP_LEVEL + 1) + level
    for _time in range(GROUP - s.group[seat]):
        sorted_levels *= TOP_LEVEL + 1
    return s.won[seat] * 1_000_000 + sorted_levels
