"""What a position is worth to a seat, term by term, from what lies open: of a hand only the number of cards counts.

A term is a plain count; WEIGHTS say how much one of it is worth: a thousand makes a victory 2.7 times as likely.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from bannerhall.core.bits import BIT, count, lowest
from bannerhall.games.chicken.bots.danger import danger_at, opposing, treasure
from bannerhall.games.chicken.bots.odds import bonus_on_banner, brings_home, friends_of, margin, prey
from bannerhall.games.chicken.knowledge.sight import cards_held
from bannerhall.games.chicken.rules.aftermath import humiliated_by
from bannerhall.games.chicken.rules.components import (
    CHICKENS,
    CLAW,
    FLAG,
    KINDS_OF_FACES,
    LEADER,
    MACHINE,
    MOST_PLAYERS,
    PIECES,
    TEAM,
)
from bannerhall.games.chicken.rules.island import hex_distance
from bannerhall.games.chicken.rules.state import LYING, Chicken
from bannerhall.games.chicken.rules.values import reach_of

NAMES: Final = (
    "markers",
    "flags",
    "machines",
    "chickens",
    "near",
    "chance",
    "dice",
    "cards",
    "goods",
    "shields",
    "safety",
)
MARKERS: Final = 0
FLAGS: Final = 1
MACHINES: Final = 2
CHICKENS_LEFT: Final = 3
NEAR: Final = 4
CHANCE: Final = 5
DICE: Final = 6
CARDS: Final = 7
GOODS: Final = 8
SHIELDS: Final = 9
SAFETY: Final = 10
MANY: Final = 11
WEIGHTS: Final = vec[i64]([850, 200, 19, 66, 6, 18, 4, 150, 45, 366, 2])
FLAG_WEIGHTS: Final = vec[i64]([0, 250, 0, 0, 20, 1, 7, 120, 0, 0, 38])  # a race: only what is near counts
OUT_OF_REACH: Final = 4  # steps from which on a piece threatens nobody
DUEL: Final = 2
LITTLE: Final[i64] = -4  # what an army without anybody near counts as
UNKNOWN: Final[i64] = 2  # strength of a face-down chicken


def fill(s: Chicken, player: i64, out: vec[i64]) -> None:
    """All terms of a player, in the order of their names."""
    army = s.army(player)
    aims = prey(s, player)
    out[MARKERS] = markers(s, player)
    out[FLAGS] = flags(s, player) if s.mode == FLAG else i64(0)
    out[MACHINES] = machines_of(s, army)
    out[CHICKENS_LEFT] = count(army & (BIT[CHICKENS] - 1) * BIT[player * CHICKENS])
    out[DICE] = bonus_on_banner(s, player) + 2 * s.dice[player * KINDS_OF_FACES + CLAW]
    out[CARDS] = cards_held(s, player) if player < s.seats else pile(s)
    out[GOODS] = s.goods_of(player)
    out[SHIELDS] = s.shields[LEADER + player] if s.mode != FLAG else i64(0)
    attack(s, player, army, aims, out)
    out[SAFETY] = safety(s, player)


def pile(s: Chicken) -> i64:
    cards: i64 = 0
    for kind in range(len(s.pile)):
        cards += s.pile[kind]
    return cards


def markers(s: Chicken, player: i64) -> i64:
    """How far a player is on the way to the goal: humiliated opponents, of two players the markers on the other."""
    if s.players == DUEL and s.mode != TEAM:
        return s.markers[player * MOST_PLAYERS + 1 - player]
    return count(humiliated_by(s, friends_of(s, player)) & s.foes_of(player))


def flags(s: Chicken, player: i64) -> i64:
    """Four for the own flag at hand; for a foreign one eight, less the steps that are left to the base."""
    own = s.flags[player] - 1
    worth: i64 = 4 if 0 <= own < PIECES and s.player_of(own) == player else 0
    for owner in range(s.players):
        piece = s.flags[owner] - 1
        if owner != player and 0 <= piece < PIECES and s.player_of(piece) == player:
            steps = hex_distance(s, s.place[piece] - 1, s.base[player] - 1)
            worth += 8 - (steps if steps < 6 else i64(6))
    return worth


def machines_of(s: Chicken, army: i64) -> i64:
    """Strength and half of the armour of all machines."""
    total: i64 = 0
    left = army & ~(BIT[MACHINE] - 1)
    while left != 0:
        piece = lowest(left)
        left &= left - 1
        total += s.printed_strength(piece) + s.printed_armour(piece) // 2
    return total


def attack(s: Chicken, player: i64, army: i64, aims: i64, out: vec[i64]) -> None:
    """Near: strength close to what the match is about. Chance: what the best attack has over the armour against it,
    with the dice that lie there."""
    near: i64 = 0
    chance: i64 = LITTLE
    left = army & ~BIT[LEADER + player]
    while left != 0:
        piece = lowest(left)
        left &= left - 1
        strength = UNKNOWN if s.eggs & BIT[piece] != 0 else s.printed_strength(piece) + s.plus[piece]
        if strength == 0 or (s.mode == FLAG and brings_home(s, player, piece)):
            continue
        steps = beyond(s, piece, aims)
        if steps < OUT_OF_REACH:
            near += strength * (OUT_OF_REACH - steps)
            lead = strength - 2 * steps
            if lead > chance:
                chance = lead
    out[NEAR] = near
    out[CHANCE] = chance + bonus_on_banner(s, player) - weakest(s, player, aims)


def beyond(s: Chicken, piece: i64, aims: i64) -> i64:
    """How many steps a piece is from the reach of the nearest of these."""
    least: i64 = 99
    reach = reach_of(s, piece)
    while aims != 0:
        steps = hex_distance(s, s.place[piece] - 1, s.place[lowest(aims)] - 1) - reach
        aims &= aims - 1
        if steps < least:
            least = steps
    for owner in range(s.players):
        if s.flags[owner] >= LYING:
            steps = hex_distance(s, s.place[piece] - 1, s.flags[owner] - LYING)
            if steps < least:
                least = steps
    return least if least > 0 else i64(0)


def weakest(s: Chicken, player: i64, aims: i64) -> i64:
    """The least armour among these, with what unseen cards may add."""
    least: i64 = 20
    while aims != 0:
        other = lowest(aims)
        aims &= aims - 1
        armour = s.printed_armour(other) + margin(s, s.player_of(other)) + 3 * s.shields[other]
        if armour < least:
            least = armour
    return least


def safety(s: Chicken, player: i64) -> i64:
    """The danger to the leader, or to the own flag, from 0 down."""
    piece = treasure(s, player)
    if piece < 0:
        return 0
    danger = danger_at(s, opposing(s, player), s.place[piece] - 1)
    return -danger // 4


def weights(s: Chicken) -> vec[i64]:
    """How much one of each term is worth, fitted to matches of these bots."""
    return FLAG_WEIGHTS if s.mode == FLAG else WEIGHTS


def prospects(s: Chicken, player: i64) -> i64:
    """All terms together."""
    each = weights(s)
    out = vec[i64]([0] * MANY)
    fill(s, player, out)
    total: i64 = 0
    for term in range(MANY):
        total += each[term] * out[term]
    return total
