"""Ways over the island: where a seat's pieces want to be, and how far that is."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from bannerhall.core.bits import BIT, lowest
from bannerhall.games.chicken.bots.odds import brings_home, punch
from bannerhall.games.chicken.rules.components import BANDING_MASK, FLAG, LEADER, MACHINE, PIECES
from bannerhall.games.chicken.rules.island import hex_distance
from bannerhall.games.chicken.rules.state import HEXES, LYING, Chicken
from bannerhall.games.chicken.rules.values import reach_of
from bannerhall.games.chicken.rules.walking import crosses_lava, passable, stops

FAR: Final[i64] = 99
BLOCKED: Final[i64] = 20  # as many steps longer is a way on which others stand
NOWHERE: Final = vec[i64]([FAR] * HEXES)


def field(s: Chicken, goals: i64, open_: i64) -> vec[i64]:
    """By hex: how many steps over open hexes lead to the nearest goal, FAR without a way. What is next to an open hex
    has a number as well."""
    steps = NOWHERE[:]
    wave = goals
    seen = goals
    many: i64 = 0
    while wave != 0:
        following: i64 = 0
        while wave != 0:
            hex_ = lowest(wave)
            wave &= wave - 1
            steps[hex_] = many
            following |= s.near[hex_]
        wave = following & open_ & ~seen
        seen |= wave
        many += 1
    return steps


def within(s: Chicken, hex_: i64, reach: i64) -> i64:
    """Mask of the hexes from which something with this reach attacks a hex."""
    if reach <= 1:
        return s.near[hex_]
    found: i64 = 0
    left = s.land & ~BIT[hex_]
    while left != 0:
        here = lowest(left)
        left &= left - 1
        if hex_distance(s, hex_, here) <= reach:
            found |= BIT[here]
    return found


def goals_of(s: Chicken, seat: i64, piece: i64, prey: i64) -> i64:
    """Mask of the hexes where a piece wants to be: home with a foreign flag, on a flag that lies somewhere, or where it
    can attack what the match is about."""
    goals: i64 = 0
    if s.mode == FLAG:
        if brings_home(s, seat, piece):
            return BIT[s.base[seat] - 1]
        for owner in range(s.players):
            if s.flags[owner] >= LYING:
                goals |= BIT[s.flags[owner] - LYING]
    reach = reach_of(s, piece)
    while prey != 0:
        goals |= within(s, s.place[lowest(prey)] - 1, reach)
        prey &= prey - 1
    return goals


def course(s: Chicken, seat: i64, piece: i64, goals: i64) -> vec[i64]:
    """By hex: how many steps a piece has to its goals; where others stand in the way, as if they did not, and
    longer."""
    here = s.place[piece] - 1
    hot = crosses_lava(s, seat, BIT[piece]) or s.tread == 1
    dry = s.land if hot else s.land & ~s.lava
    steps = field(s, goals & stops(s, seat, BIT[piece]), passable(s, seat) & dry | BIT[here])
    if steps[here] < FAR:
        return steps
    steps = field(s, goals & s.land & ~s.lava, dry)
    for hex_ in range(HEXES):
        if steps[hex_] < FAR:
            steps[hex_] += BLOCKED
    return steps


# --- Making way for a flag -------------------------------------------------------------------------------------------


def home_way(s: Chicken, seat: i64) -> vec[i64]:
    """By hex: how many steps it is to the own base, as if none of the seat's own pieces stood there."""
    return field(s, BIT[s.base[seat] - 1], passable(s, seat) & ~s.lava)


def in_the_way(s: Chicken, seat: i64) -> i64:
    """Mask of the own pieces that must go, because a machine that cannot share a hex brings a flag home: those on the
    base, and those on its next step if there is no other."""
    if s.mode != FLAG:
        return 0
    for owner in range(s.players):
        piece = s.flags[owner] - 1
        if owner == seat or piece < 0 or piece >= PIECES or BIT[piece] & BANDING_MASK != 0:
            continue
        if s.player_of(piece) == seat:
            return s.standing(s.base[seat] - 1) | before(s, seat, piece)
    return 0


def before(s: Chicken, seat: i64, piece: i64) -> i64:
    """Mask of the own pieces on the next step of a piece to the base, 0 if a step is free."""
    steps = home_way(s, seat)
    here = s.place[piece] - 1
    free = stops(s, seat, BIT[piece])
    found: i64 = 0
    left = s.near[here]
    while left != 0:
        hex_ = lowest(left)
        left &= left - 1
        if steps[hex_] < steps[here]:
            if (free >> hex_) & 1 == 1:
                return 0
            found |= s.standing(hex_)
    return found


def aside(s: Chicken, seat: i64, hexes: i64) -> i64:
    """Of these hexes the one farthest from the base; -1 without any."""
    steps = home_way(s, seat)
    best: i64 = -1
    most: i64 = 0
    while hexes != 0:
        hex_ = lowest(hexes)
        hexes &= hexes - 1
        if most < steps[hex_] < FAR:
            most = steps[hex_]
            best = hex_
    return best


def lead_of(s: Chicken, seat: i64, pieces: i64) -> i64:
    """Who of a band decides where it goes: whoever brings a flag home, else the strongest, a leader last."""
    best: i64 = -1
    most: i64 = -1
    while pieces != 0:
        piece = lowest(pieces)
        pieces &= pieces - 1
        worth = punch(s, piece)
        if LEADER <= piece < MACHINE:
            worth = 0
        elif s.mode == FLAG and brings_home(s, seat, piece):
            worth = PIECES
        if worth > most:
            most = worth
            best = piece
    return best
