"""Set-up: the island, bases, leaders, the carrier of a flag."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from bannerhall.core.bits import BIT
from bannerhall.core.chance import Stream
from bannerhall.games.chicken.rules import actions, island, leaders, questions
from bannerhall.games.chicken.rules.atlas import CELLS, CENTRE, FIRST_BASE, SIX, TILE_HEXES, cell_distance
from bannerhall.games.chicken.rules.components import CHALLENGER, MOST_PLAYERS, NONE
from bannerhall.games.chicken.rules.state import Chicken

# By card, from matches of these bots against each other.
LEADER_WORTH: Final = vec[i64]([8, 10, 10, 10, 9, 9, 14, 9, 9])
SOLO_WORTH: Final = vec[i64]([7, 5, 5, 5, 7, 6, 4, 5, 8])  # against the challenger
RIVAL: Final[i64] = leaders.LADY_PLUCKINGTON  # weak, and of little armour


def answer(s: Chicken, f: i64, seat: i64, stream: Stream) -> i64:
    kind = s.frames[f]
    if kind == questions.PLACE:
        return nearest_tile(s, stream)
    if kind == questions.BASE_PLACE:
        return nearest_cell(island.judge_bases(s), stream)
    if kind == questions.SINGLE_PLACE:
        return nearest_cell(island.judge_singles(s), stream)
    if kind == questions.CHOOSE_BASE:
        return choose_base(s, f, seat)
    if kind == questions.CHOOSE_LEADER:
        one, other = s.dealt[2 * seat] - 1, s.dealt[2 * seat + 1] - 1
        return actions.LEADER + (one if LEADER_WORTH[one] >= LEADER_WORTH[other] else other)
    if kind == questions.RIVAL:
        return actions.RIVAL + RIVAL
    if kind == questions.OWN_LEADER:
        return own_leader(s)
    return s.lapse_in(f, seat)


# --- The island: a small one, so that nobody walks for long ----------------------------------------------------------


def nearest_tile(s: Chicken, stream: Stream) -> i64:
    """Of the legal cells for a territory the one nearest to the middle."""
    stages = island.judge_territory(s, s.tile - 1)
    legal = vec[i64]([0] * CELLS)
    for cell in range(CELLS):
        for turns in range(SIX):
            if stages[cell * SIX + turns] == island.LEGAL:
                legal[cell] = island.LEGAL
    return nearest_cell(legal, stream)


def nearest_cell(stages: vec[i64], stream: Stream) -> i64:
    """Of the legal cells the one nearest to the middle, of equals any."""
    best: i64 = 0
    least: i64 = CELLS
    equals: i64 = 0
    for cell in range(CELLS):
        if stages[cell] != island.LEGAL:
            continue
        steps = cell_distance(cell, CENTRE)
        if steps < least:
            least = steps
            equals = 0
        if steps == least:
            equals += 1
            if stream.below(equals) == 0:
                best = cell
    return actions.PLACE + best


# --- Bases -----------------------------------------------------------------------------------------------------------


def choose_base(s: Chicken, f: i64, seat: i64) -> i64:
    """The base from whose territory another base is near, and which itself is far from other territories."""
    best: i64 = NONE
    most: i64 = 0
    for base in range(MOST_PLAYERS):
        if (s.land >> (FIRST_BASE + base)) & 1 == 0 or taken(s, base):
            continue
        worth = 100 + shortest(s, base, False) - 2 * shortest(s, base, True)
        if worth > most:
            most = worth
            best = base
    return actions.BASE + FIRST_BASE + best if best >= 0 else s.lapse_in(f, seat)


def taken(s: Chicken, base: i64) -> bool:
    for player in range(s.players):
        if s.base[player] == FIRST_BASE + base + 1:
            return True
    return False


def shortest(s: Chicken, base: i64, outward: bool) -> i64:
    """The shortest distance from the territory of a base to another base, or from another territory to this base."""
    least: i64 = CELLS
    for other in range(MOST_PLAYERS):
        if other == base or (s.land & BIT[FIRST_BASE + other]) == 0:
            continue
        builder, target = (base, other) if outward else (other, base)
        tile = s.linked[builder] - 1
        goal = s.cell_of[FIRST_BASE + target] - 1
        for part in range(TILE_HEXES):
            steps = cell_distance(s.cell_of[tile * TILE_HEXES + part] - 1, goal)
            if steps < least:
                least = steps
    return least


# --- Leaders ---------------------------------------------------------------------------------------------------------


def own_leader(s: Chicken) -> i64:
    """The best against the challenger, which has one of the nine."""
    best: i64 = 0
    most: i64 = -1
    for card in range(leaders.LEADERS):
        if s.leader[CHALLENGER] != card + 1 and SOLO_WORTH[card] > most:
            most = SOLO_WORTH[card]
            best = card
    return actions.LEADER + best
