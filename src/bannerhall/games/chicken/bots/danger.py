"""Danger: which opposing pieces can attack what a seat must not lose, and where it would be safer."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from bannerhall.core.bits import BIT, lowest
from bannerhall.games.chicken.bots.odds import keeps_home, wins_by
from bannerhall.games.chicken.rules.components import LEADER, PIECES
from bannerhall.games.chicken.rules.island import hex_distance
from bannerhall.games.chicken.rules.state import Chicken
from bannerhall.games.chicken.rules.values import reach_of

BESIDE: Final[i64] = 4  # a piece that can attack at once counts so much more than one that must come nearer first
LAST_CHANCE: Final[i64] = 60  # for a step of a leader whose next defeat ends the match
PRUDENCE: Final[i64] = 0  # and of any other: it has proved of no use


def opposing(s: Chicken, seat: i64) -> i64:
    """Mask of the opposing pieces on the island that can attack."""
    found: i64 = 0
    foes = s.foes_of(seat)
    for piece in range(PIECES):
        if s.place[piece] != 0 and (foes >> s.player_of(piece)) & 1 == 1:
            strength = i64(2) if s.eggs & BIT[piece] != 0 else s.printed_strength(piece)
            if strength > 0:
                found |= BIT[piece]
    return found


def danger_at(s: Chicken, pieces: i64, hex_: i64) -> i64:
    """How much strength of these opposing pieces can be brought against a hex, at once or with one move."""
    total: i64 = 0
    while pieces != 0:
        piece = lowest(pieces)
        pieces &= pieces - 1
        beyond = hex_distance(s, s.place[piece] - 1, hex_) - reach_of(s, piece)
        strength = i64(2) if s.eggs & BIT[piece] != 0 else s.printed_strength(piece)
        if beyond <= 0:
            total += BESIDE * strength
        elif beyond <= s.printed_speed(piece):
            total += strength
    return total


def decisive(s: Chicken, seat: i64) -> bool:
    """Whether somebody wins with one more success against the seat's leader."""
    for other in range(s.players):
        if other != seat and wins_by(s, other, seat):
            return True
    return False


def treasure(s: Chicken, seat: i64) -> i64:
    """The piece that the others are after, or -1."""
    kept = keeps_home(s, seat)
    piece = lowest(kept) if kept != 0 else i64(-1)
    return piece if piece >= 0 and s.place[piece] != 0 else i64(-1)


def safest_step(s: Chicken, seat: i64, piece: i64, hexes: i64) -> i64:
    """Of these hexes the one with the least danger, or -1 if none has less than where the piece stands."""
    foes = opposing(s, seat)
    least = danger_at(s, foes, s.place[piece] - 1)
    best: i64 = -1
    if least < BESIDE:
        return best
    while hexes != 0:
        hex_ = lowest(hexes)
        hexes &= hexes - 1
        danger = danger_at(s, foes, hex_)
        if danger < least:
            least = danger
            best = hex_
    return best


def calmest(s: Chicken, seat: i64, hexes: i64) -> i64:
    """Of these hexes the one with the least danger."""
    foes = opposing(s, seat)
    best = lowest(hexes)
    least: i64 = 9999
    while hexes != 0:
        hex_ = lowest(hexes)
        hexes &= hexes - 1
        danger = danger_at(s, foes, hex_)
        if danger < least:
            least = danger
            best = hex_
    return best


def worth_fleeing(s: Chicken, seat: i64) -> i64:
    """What it is worth that the leader, or whoever has the own flag, gets out of reach."""
    piece = treasure(s, seat)
    if piece < 0 or s.shields[piece] > 0 or piece < LEADER:
        return 0
    return LAST_CHANCE if decisive(s, seat) else PRUDENCE
