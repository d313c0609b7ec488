"""Whom a piece of the challenger attacks, and where it walks."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from bannerhall.core.bits import BIT, lowest
from bannerhall.core.events import ALL
from bannerhall.games.chicken.rules import compass, events, walking
from bannerhall.games.chicken.rules.components import CHALLENGER, CHICKENS, LEADER, MACHINE, NONE
from bannerhall.games.chicken.rules.island import hex_distance
from bannerhall.games.chicken.rules.state import HEXES, Chicken
from bannerhall.games.chicken.rules.values import armour_of, reach_of, targets

HUMAN: Final[i64] = 0
FAR: Final[i64] = 99
BY_CHALLENGER: Final[i64] = 10  # in events.WAYS
MANY: Final[i64] = 1000


def target_of(s: Chicken, piece: i64) -> i64:
    """The human piece in reach with the lowest armour, or NONE; ties by hex priority from the attacker, then on one hex
    without a shield, the stronger, the order of the data [CHI-SOLODICE-03] [CHI-SOLODICE-04] [CHI-SOLODICE-20]
    [CHI-SOLOTURN-01] [CHI-SOLOTIE-01]."""
    best: i64 = NONE
    left = targets(s, piece)
    while left != 0:
        other = lowest(left)
        left &= left - 1
        if best == NONE or comes_first(s, piece, other, best):
            best = other
    return best


def comes_first(s: Chicken, piece: i64, one: i64, other: i64) -> bool:
    armour, against = armour_of(s, one, piece), armour_of(s, other, piece)
    if armour != against:
        return armour < against
    here, there = s.place[one] - 1, s.place[other] - 1
    if here != there:
        origin = s.place[piece] - 1
        return compass.rank_of(s, origin, here) < compass.rank_of(s, origin, there)
    bare, shielded = s.shields[one] == 0, s.shields[other] == 0
    if bare != shielded:
        return bare
    if s.printed_strength(one) != s.printed_strength(other):
        return s.printed_strength(one) > s.printed_strength(other)
    return place_in_data(s, one) < place_in_data(s, other)


def place_in_data(s: Chicken, piece: i64) -> i64:
    """Leaders, machines by model, chickens by number; then by piece [CHI-SOLODICE-20] [CHI-SOLODICE-28]."""
    if piece >= MACHINE:
        return MANY + s.model_of(piece) * MANY + piece
    return piece if piece >= LEADER else 100 * MANY + piece


def aim(s: Chicken) -> i64:
    """The hex of the human's leader; while there is none the human's base [CHI-SOLODICE-05] [CHI-SOLODICE-22]."""
    place = s.place[LEADER + HUMAN]
    return (place if place != 0 else s.base[HUMAN]) - 1


def walk_to_leader(s: Chicken, piece: i64) -> bool:
    """Move a piece alone towards the human's leader; tell whether it moved. Without a nearer hex it stays
    [CHI-SOLODICE-05] [CHI-SOLODICE-10] [CHI-SOLODICE-11] [CHI-SOLODICE-26]."""
    here = s.place[piece] - 1
    ends, steps = within_speed(s, piece)
    open_ = passable(s)
    far = distances(s, goals(s, piece, open_), open_ | BIT[here])
    plain = far[here] == FAR  # no way leads to the leader: the plain distance counts
    best = hex_distance(s, here, aim(s)) if plain else far[here]
    chosen: i64 = NONE
    while ends != 0:
        end = lowest(ends)
        ends &= ends - 1
        left = hex_distance(s, end, aim(s)) if plain else far[end]
        if left > best or (left == best and chosen == NONE):
            continue
        if left < best or sooner(s, here, end, chosen, steps):
            best = left
            chosen = end
    if chosen == NONE:
        return False
    walking.put(s, piece, chosen, BY_CHALLENGER)
    return True


def sooner(s: Chicken, here: i64, one: i64, other: i64, steps: vec[i64]) -> bool:
    """Of two ends that are equally good the one with the shorter path, then the lower list [CHI-SOLOTIE-02]."""
    if steps[one] != steps[other]:
        return steps[one] < steps[other]
    return compass.rank_of(s, here, one) < compass.rank_of(s, here, other)


def passable(s: Chicken) -> i64:
    """Hexes that a piece of the challenger may walk over: its own pieces are no hindrance, for steps are counted
    and not moves [CHI-SOLODICE-10] [CHI-SOLODICE-25]."""
    return s.land & ~s.lava & ~s.held_by(HUMAN)


def goals(s: Chicken, piece: i64, open_: i64) -> i64:
    """Hexes on which the piece may stand and from which it could attack the leader."""
    found: i64 = 0
    reach = reach_of(s, piece)
    middle = aim(s)
    left = open_
    while left != 0:
        hex_ = lowest(left)
        left &= left - 1
        if hex_distance(s, hex_, middle) <= reach and may_end(s, piece, hex_):
            found |= BIT[hex_]
    return found


def may_end(s: Chicken, piece: i64, hex_: i64) -> bool:
    return s.place[piece] == hex_ + 1 or walking.may_stop(s, CHALLENGER, BIT[piece], hex_)


def distances(s: Chicken, goal: i64, open_: i64) -> vec[i64]:
    """Steps from each hex to the nearest goal over open hexes; FAR where no way leads there."""
    far = vec[i64]([FAR] * HEXES)
    wave = goal
    seen = goal
    steps: i64 = 0
    while wave != 0:
        following: i64 = 0
        while wave != 0:
            hex_ = lowest(wave)
            wave &= wave - 1
            far[hex_] = steps
            following |= s.near[hex_]
        wave = following & open_ & ~seen
        seen |= wave
        steps += 1
    return far


def within_speed(s: Chicken, piece: i64) -> tuple[i64, vec[i64]]:
    """Where a piece may end a move, as a mask, and how many steps lead to each hex."""
    here = s.place[piece] - 1
    open_ = passable(s)
    steps = distances(s, BIT[here], open_)
    ends: i64 = 0
    left = open_ & ~BIT[here]
    speed = s.printed_speed(piece)
    while left != 0:
        hex_ = lowest(left)
        left &= left - 1
        if steps[hex_] <= speed and walking.may_stop(s, CHALLENGER, BIT[piece], hex_):
            ends |= BIT[hex_]
    return ends, steps


def next_chicken(s: Chicken, left: i64) -> i64:
    """Of these chickens the strongest; then the nearest to the human's leader, then the lower number [CHI-SOLO-09]
    [CHI-SOLODICE-19]."""
    best: i64 = NONE
    middle = aim(s)
    while left != 0:
        piece = lowest(left)
        left &= left - 1
        if best == NONE:
            best = piece
            continue
        strength, against = s.printed_strength(piece), s.printed_strength(best)
        nearer = hex_distance(s, s.place[piece] - 1, middle) < hex_distance(s, s.place[best] - 1, middle)
        if strength > against or (strength == against and nearer):
            best = piece
    return best


def tell(s: Chicken, why: i64, piece: i64) -> None:
    """A line of the log with the reason."""
    if s.sink is not None:
        s.emit(events.STEPPED, why, piece, 0, 0, ALL, 0)


CHALLENGERS_CHICKENS: Final[i64] = (2**CHICKENS - 1) * 2**CHICKENS
