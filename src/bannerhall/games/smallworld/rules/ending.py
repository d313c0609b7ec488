"""The end: coins are revealed, captives added, ties broken by tokens on the board."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from bannerhall.core.bits import lowest
from bannerhall.games.smallworld.rules.components import CAPTIVE, ON_MAP
from bannerhall.games.smallworld.rules.state import SmallWorld


def on_board(s: SmallWorld, seat: i64) -> i64:
    """The race tokens of a player on the board, in decline or not, the Leader with them; no Encampments, nothing in
    hand [SMW-END-02] [SMW-END-03] [SMW-END-05] [SMW-END-08] [SMW-RACE-07]."""
    total: i64 = 1 if s.leader[seat] >= ON_MAP else 0
    mask = s.regions_of(seat)
    while mask != 0:
        total += s.tokens[lowest(mask)]
        mask &= mask - 1
    return total


def points(s: SmallWorld, seat: i64) -> i64:
    """Coins, and captives with them [SMW-END-06] [SMW-END-07]."""
    return s.coins[seat] + s.captives(seat) * s.rules.numbers[CAPTIVE]


def fill_ranks(s: SmallWorld, out: vec[i64]) -> None:
    """Most coins, then most tokens; who is equal in both shares the rank [SMW-END-01] [SMW-END-02] [SMW-END-04]."""
    for seat in range(s.seats):
        better: i64 = 0
        for other in range(s.seats):
            if ahead(s, other, seat):
                better += 1
        out[seat] = better


def ahead(s: SmallWorld, seat: i64, other: i64) -> bool:
    mine = points(s, seat)
    theirs = points(s, other)
    return mine > theirs or (mine == theirs and on_board(s, seat) > on_board(s, other))
