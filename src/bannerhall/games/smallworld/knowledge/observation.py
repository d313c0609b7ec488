"""The table as a row of ints, for learning agents; peoples and seats count from the seat on that looks."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from bannerhall.core.bits import count
from bannerhall.games.smallworld.knowledge.view import knows_coins
from bannerhall.games.smallworld.rules.atlas import REGIONS
from bannerhall.games.smallworld.rules.components import COLUMN, NONE, SLOTS
from bannerhall.games.smallworld.rules.state import BADGES, EXTRA, LAID, SmallWorld

SECRET: Final[i64] = -1  # coins that the viewer may not know
REGION_ROW: Final = 6
SEAT_ROW: Final = 14
COMBO_ROW: Final = 4
TURN_ROW: Final = 12


def observation_size(s: SmallWorld) -> i64:
    return REGIONS[s.board] * REGION_ROW + s.seats * SEAT_ROW + COLUMN * COMBO_ROW + TURN_ROW


def fill_observation(s: SmallWorld, seat: i64, out: vec[i64]) -> None:
    """The table as ints; peoples and seats count from the viewer on, races and powers from 1."""
    n: i64 = 0
    for region in range(REGIONS[s.board]):
        n = fill_region(s, seat, region, out, n)
    for i in range(s.seats):
        n = fill_seat(s, seat, (seat + i) % s.seats, out, n)
    for i in range(COLUMN):
        offered = i < s.offers
        out[n] = s.column[i] + 1 if offered else i64(0)
        out[n + 1] = s.column[BADGES + i] + 1 if offered else i64(0)
        out[n + 2] = s.column[LAID + i]
        out[n + 3] = s.column[EXTRA + i]
        n += COMBO_ROW
    fill_turn(s, seat, out, n)


def relative(s: SmallWorld, seat: i64, other: i64) -> i64:
    """How far clockwise another seat is from the viewer."""
    return (other - seat + s.seats) % s.seats


def fill_region(s: SmallWorld, seat: i64, region: i64, out: vec[i64], n: i64) -> i64:
    holder = s.holder(region)
    out[n] = i64(0) if holder == NONE else relative(s, seat, holder // SLOTS) * SLOTS + holder % SLOTS + 1
    out[n + 1] = s.tokens[region]
    out[n + 2] = s.camps[region]
    out[n + 3] = (s.chiefs >> region) & 1
    out[n + 4] = ((s.tribes >> region) & 1) + ((s.lairs >> region) & 1) + ((s.forts >> region) & 1)
    marks = ((s.holes >> region) & 1) + ((s.heroes >> region) & 1) * 2 + ((s.dragon >> region) & 1) * 4
    out[n + 5] = marks + ((s.catapult >> region) & 1) * 8 + ((s.pots >> region) & 1) * 16
    return n + REGION_ROW


def fill_seat(s: SmallWorld, seat: i64, owner: i64, out: vec[i64], n: i64) -> i64:
    for slot in range(SLOTS):
        people = owner * SLOTS + slot
        out[n] = s.race[people] + 1
        out[n + 1] = s.power[people] + 1
        out[n + 2] = s.hand[people]
        n += 3
    out[n] = s.coins[owner] if knows_coins(s, int(seat), int(owner)) else SECRET
    out[n + 1] = s.leader[owner]
    out[n + 2] = s.reserve[owner]
    out[n + 3] = relative(s, seat, s.peace[owner] - 1) + 1 if s.peace[owner] != 0 else i64(0)
    out[n + 4] = s.captives(owner)
    return n + 5


def fill_turn(s: SmallWorld, seat: i64, out: vec[i64], n: i64) -> None:
    out[n] = s.round
    out[n + 1] = relative(s, seat, s.active)
    out[n + 2] = s.frames[s.top()] + 1 if s.depth != 0 else i64(0)
    out[n + 3] = s.raids
    out[n + 4] = count(s.attacked)
    out[n + 5] = count(s.spelled)
    out[n + 6] = s.dragon_used
    out[n + 7] = s.shot
    out[n + 8] = s.holes_left
    out[n + 9] = s.camps_left
    out[n + 10] = s.heroes_left
    out[n + 11] = count(s.left)
