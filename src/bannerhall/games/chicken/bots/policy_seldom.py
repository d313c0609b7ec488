"""Disasters: whom they hit is the drawer's choice."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from bannerhall.core.bits import BIT, lowest
from bannerhall.games.chicken.bots.danger import calmest
from bannerhall.games.chicken.bots.odds import AN_EGG, keeps_home, named_before, prey, prize, punch
from bannerhall.games.chicken.bots.wares import best_good
from bannerhall.games.chicken.bots.ways import FAR, course, goals_of
from bannerhall.games.chicken.rules import actions, any_chicken, cyclone, disasters, flags, questions, walking, waves
from bannerhall.games.chicken.rules.components import CHICKENS, KINDS_OF_GOODS
from bannerhall.games.chicken.rules.state import Chicken

NOTHING: Final[i64] = -1


def answer(s: Chicken, f: i64, seat: i64) -> i64:
    kind = s.frames[f]
    if kind == questions.BURST:
        return burst(s, seat)
    if kind == questions.WAVE:
        return wave(s, f, seat)
    if kind == questions.ROBBED:
        return robbed(s, seat)
    if kind == questions.BLOWN:
        other = s.frames[f + questions.BLOWN_OF]
        return actions.GOOD + best_good(s, other, s.goods, other * KINDS_OF_GOODS)
    if kind == questions.ANYONE:
        piece = advancing(s, seat)
        return actions.CHICKEN + piece if piece >= 0 else actions.ENOUGH
    if kind == questions.ANYONE_HEX:
        return onward(s, f, seat)
    if kind == questions.PUSH:
        piece = s.frames[f + questions.PUSH_PIECE]
        return actions.HEX + calmest(s, seat, walking.steps_from(s, piece))
    if kind == questions.LOST_FLAG:
        return actions.HEX + calmest(s, seat, flags.resting_places(s, s.frames[f + questions.LOST_FLAG_HEX]))
    return s.lapse_in(f, seat)


# --- Whom fire and water take ----------------------------------------------------------------------------------------


def harm(s: Chicken, seat: i64, piece: i64) -> i64:
    """What it is worth to a seat that a piece is destroyed; less than nothing for its own and a team-mate's."""
    player = s.player_of(piece)
    if s.hostile(seat, player):
        return prize(s, seat, piece)
    return -3 * punch(s, piece) - AN_EGG


def burst(s: Chicken, seat: i64) -> i64:
    """The tile round which opponents lose most, and the seat least."""
    left = disasters.tiles_of(s, s.frames[disasters.disaster_below(s) + questions.DISASTER_CARD])
    best = lowest(left)
    most: i64 = -9999
    while left != 0:
        tile = lowest(left)
        left &= left - 1
        worth: i64 = 0
        struck = waves.washed(s, tile)
        while struck != 0:
            worth += harm(s, seat, lowest(struck))
            struck &= struck - 1
        if worth > most:
            most = worth
            best = tile
    return actions.BURST + best


def wave(s: Chicken, f: i64, seat: i64) -> i64:
    """The piece whose loss helps most; a face-down chicken of another by its hex."""
    left = waves.washed(s, s.frames[f + questions.WAVE_HEX])
    best = lowest(left)
    most: i64 = -9999
    while left != 0:
        piece = lowest(left)
        left &= left - 1
        worth = harm(s, seat, piece)
        if worth > most or (worth == most and named_before(s, piece, best)):
            most = worth
            best = piece
    if s.eggs & BIT[best] != 0 and best // CHICKENS != seat:
        return actions.EGG + s.place[best] - 1
    return actions.CHICKEN + best


def robbed(s: Chicken, seat: i64) -> i64:
    """An opponent with many resources; a team-mate only if nobody else has any."""
    left = cyclone.with_goods(s, seat)
    best = lowest(left)
    most: i64 = -1
    while left != 0:
        other = lowest(left)
        left &= left - 1
        goods = s.goods_of(other) if s.hostile(seat, other) else i64(0)
        if goods > most:
            most = goods
            best = other
    return actions.VICTIM + best


# --- Any chicken -----------------------------------------------------------------------------------------------------


def advancing(s: Chicken, seat: i64) -> i64:
    """The strongest own chicken that a step brings nearer to its goal, or NOTHING."""
    best: i64 = NOTHING
    most: i64 = 1
    left = any_chicken.movable(s) & (BIT[CHICKENS] - 1) * BIT[seat * CHICKENS] & ~keeps_home(s, seat)
    aims = prey(s, seat)
    while left != 0:
        piece = lowest(left)
        left &= left - 1
        if punch(s, piece) <= most:
            continue
        steps = course(s, seat, piece, goals_of(s, seat, piece, aims))
        hexes = walking.steps_from(s, piece)
        while hexes != 0:
            if 0 < steps[lowest(hexes)] < steps[s.place[piece] - 1]:
                most = punch(s, piece)
                best = piece
            hexes &= hexes - 1
    return best


def onward(s: Chicken, f: i64, seat: i64) -> i64:
    """Where the moved chicken is nearest to its goal."""
    piece = s.frames[f + questions.ANYONE_PIECE] - 1
    if piece < 0 or piece // CHICKENS != seat:
        return s.lapse_in(f, seat)
    steps = course(s, seat, piece, goals_of(s, seat, piece, prey(s, seat)))
    left = any_chicken.hexes_for(s, piece, s.frames[f + questions.ANYONE_FROM])
    best = lowest(left)
    least: i64 = FAR + 99
    while left != 0:
        hex_ = lowest(left)
        left &= left - 1
        if steps[hex_] < least:
            least = steps[hex_]
            best = hex_
    return actions.HEX + best
