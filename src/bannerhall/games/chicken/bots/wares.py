"""Resources and machines: what is worth building, and what is missing for it."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from bannerhall.core.bits import lowest
from bannerhall.core.clauses import ALLOWED
from bannerhall.games.chicken.bots.odds import prey
from bannerhall.games.chicken.bots.ways import within
from bannerhall.games.chicken.rules import machines, scrolls
from bannerhall.games.chicken.rules.components import COCKFIGHT, FLAG, KINDS_OF_GOODS, MACHINE, STOCK
from bannerhall.games.chicken.rules.machine_building import can_build, home_ground
from bannerhall.games.chicken.rules.state import Chicken

# By model: what a machine is worth that can walk, or help at home.
WORTH: Final = vec[i64]([17, 18, 21, 31, 32, 36, 38, 34, 4, 4, 2, 2, 2, 3, 3, 3, 4])
IN_REACH: Final[i64] = 34  # a machine that shoots what the match is about from home
CROWD: Final[i64] = 7  # less for each machine that can attack already
NOTHING: Final[i64] = -1


def fighters(s: Chicken, player: i64) -> i64:
    """How many machines of a player can attack."""
    many: i64 = 0
    for slot in range(machines.SLOTS):
        if s.place[MACHINE + slot] != 0 and s.owner[slot] == player and machines.STRENGTH[s.model[slot] - 1] > 0:
            many += 1
    return many


def shooting_hexes(s: Chicken, seat: i64, model: i64) -> i64:
    """Mask of the hexes from which a machine of this model would reach what the match is about."""
    reach = machines.RANGE[model]
    if reach > 1 and s.follows(seat, scrolls.SHARPSHOOTERS):
        reach = 3
    found: i64 = 0
    left = prey(s, seat)
    while left != 0:
        found |= within(s, s.place[lowest(left)] - 1, reach)
        left &= left - 1
    return found


def machine_worth(s: Chicken, seat: i64, model: i64) -> i64:
    """What it is worth to have one more machine of a model."""
    worth = WORTH[model]
    if machines.SPEED[model] == 0 and s.mode == FLAG:
        worth = 0  # it would stand in the way of whoever brings a flag home
    if machines.STRENGTH[model] == 0:
        return worth
    if machines.SPEED[model] == 0 and shooting_hexes(s, seat, model) & home_ground(s, seat) != 0:
        worth = IN_REACH
    return worth - CROWD * fighters(s, seat)


def best_machine(s: Chicken, seat: i64) -> i64:
    """The most useful machine that can be built now, or NOTHING."""
    best: i64 = NOTHING
    most: i64 = 0
    if s.mode == COCKFIGHT:
        return best
    for at in range(STOCK):
        model = s.stock[at] - 1
        if model >= 0 and can_build(s, seat, model) == ALLOWED:
            worth = machine_worth(s, seat, model)
            if worth > most:
                most = worth
                best = model
    return best


def best_good(s: Chicken, seat: i64, source: vec[i64], first: i64) -> i64:
    """The resource that brings a useful machine nearest, of those that lie in a row from `first` on, or NOTHING."""
    best: i64 = NOTHING
    most: i64 = -999
    for kind in range(KINDS_OF_GOODS):
        if source[first + kind] > 0:
            use = use_of(s, seat, kind)
            if use > most:
                most = use
                best = kind
    return best


def worst_good(s: Chicken, seat: i64) -> i64:
    """The resource of the banner that is of least use."""
    best: i64 = NOTHING
    least: i64 = 999
    for kind in range(KINDS_OF_GOODS):
        if s.goods[seat * KINDS_OF_GOODS + kind] > 0 and use_of(s, seat, kind) < least:
            least = use_of(s, seat, kind)
            best = kind
    return best


def best_in_stock(s: Chicken, seat: i64) -> i64:
    """What the best machine of the stock is worth, whether it can be paid or not."""
    most: i64 = 0
    for at in range(STOCK):
        if s.stock[at] != 0:
            worth = machine_worth(s, seat, s.stock[at] - 1)
            if worth > most:
                most = worth
    return most


def use_of(s: Chicken, seat: i64, kind: i64) -> i64:
    """How useful one more resource of a kind is: for the machine of the stock that it brings nearest."""
    most: i64 = -s.goods[seat * KINDS_OF_GOODS + kind]
    for at in range(STOCK):
        model = s.stock[at] - 1
        if model < 0:
            continue
        lacking: i64 = 0
        needed = False
        for each in range(KINDS_OF_GOODS):
            more = machines.COST[model * KINDS_OF_GOODS + each] - s.goods[seat * KINDS_OF_GOODS + each]
            if more > 0:
                lacking += more
                if each == kind:
                    needed = True
        if needed:
            use = WORTH[model] * 2 - 12 * lacking
            if use > most:
                most = use
    return most
