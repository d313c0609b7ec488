"""The challenges that a match can meet: what a player did is noted by a bit and told [CHI-CHAL-01] to [CHI-CHAL-07]."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from bannerhall.core.bits import BIT, count
from bannerhall.core.events import ALL
from bannerhall.games.chicken.rules import events, machines, scrolls
from bannerhall.games.chicken.rules.components import LEADER, MACHINE, MOST_PLAYERS, SOLDIERS_MASK, STANDARD
from bannerhall.games.chicken.rules.state import Chicken

# The bit of a challenge in s.feats: the number of its clause minus 1.
EPIC_DEATH: Final[i64] = 0
NO_MACHINES: Final[i64] = 1
BAND_OF_SOLDIERS: Final[i64] = 2
ALL_GOLEMS: Final[i64] = 3
FLYING_ROCK: Final[i64] = 4
BY_THE_LEADER: Final[i64] = 5
SECOND_TURN: Final[i64] = 6
BAND: Final = 3  # soldiers of the band [CHI-CHAL-03]
TABLE: Final = 3  # players at least [CHI-CHAL-02] [CHI-CHAL-07]


def met(s: Chicken, player: i64, challenge: i64) -> None:
    """A seat has met a challenge, once a match."""
    bit = BIT[challenge]
    if player >= s.seats or s.feats[player] & bit != 0:
        return
    s.set_feats(player, s.feats[player] | bit)
    if s.sink is not None:
        s.emit(events.CHALLENGE, player, challenge, 0, 0, ALL, 0)


def marked(s: Chicken) -> None:
    """The attacking player has placed a marker: by a soldier out of a band of three [CHI-CHAL-03], or by others than
    the leader, which spoils [CHI-CHAL-06]."""
    attacker = s.attacker - 1
    if attacker != LEADER + s.aggressor:
        s.set_by_others(s.aggressor, s.by_others[s.aggressor] + 1)
    if BIT[attacker] & SOLDIERS_MASK != 0 and count(s.standing(s.place[attacker] - 1) & SOLDIERS_MASK) >= BAND:
        met(s, s.aggressor, BAND_OF_SOLDIERS)


def won(s: Chicken, winners: i64) -> None:
    """A marker wins the match: what that means to each winner [CHI-CHAL-02] [CHI-CHAL-05] [CHI-CHAL-06]
    [CHI-CHAL-07]."""
    attacker = s.attacker - 1
    rocks = s.for_attack[s.aggressor * scrolls.KINDS + scrolls.FLYING_ROCK]
    if rocks > 0 and attacker >= MACHINE and s.model_of(attacker) == machines.CANNON:
        met(s, s.aggressor, FLYING_ROCK)
    for player in range(s.players):
        if winners & BIT[player] == 0:
            continue
        if s.by_others[player] == 0 and placed(s, player) > 0:
            met(s, player, BY_THE_LEADER)
        if s.players >= TABLE and s.mode == STANDARD and s.built[player] == 0:
            met(s, player, NO_MACHINES)
        if s.players >= TABLE and player == s.active and own_turn(s) == 2:
            met(s, player, SECOND_TURN)


def placed(s: Chicken, player: i64) -> i64:
    """How many markers of a player lie on banners."""
    markers: i64 = 0
    for other in range(s.players):
        markers += s.markers[player * MOST_PLAYERS + other]
    return markers


def own_turn(s: Chicken) -> i64:
    """Which turn of the active player this is, from 1."""
    return (s.turns - 1) // s.players + 1
