"""A tsunami that finds no lava: it takes one chicken or machine next to a neutral tile [CHI-DIS-06] [CHI-DIS-16]."""

from __future__ import annotations

from typing import final

from librt.vecs import vec
from mypy_extensions import i64

from bannerhall.core.bits import BIT, lowest
from bannerhall.core.clauses import ALLOWED, OTHER_QUESTION
from bannerhall.core.frames import WHO
from bannerhall.core.question import Question
from bannerhall.core.state import PUBLIC
from bannerhall.games.chicken.rules import actions, clauses, eggs, losses, questions
from bannerhall.games.chicken.rules.asking import audience_of
from bannerhall.games.chicken.rules.components import CHICKENS_MASK, LEADERS_MASK, NONE, PIECES
from bannerhall.games.chicken.rules.state import HEXES, Chicken


def washed_tiles(s: Chicken, tiles: i64) -> i64:
    """Those of some tiles that have a chicken or a machine next to them [CHI-DIS-16]."""
    found: i64 = 0
    while tiles != 0:
        tile = lowest(tiles)
        tiles &= tiles - 1
        if washed(s, tile) != 0:
            found |= BIT[tile]
    return found


def washed(s: Chicken, tile: i64) -> i64:
    """Mask of the chickens and machines next to a tile, whosever they are; neither leaders nor pieces on the tile
    [CHI-DIS-06] [CHI-DIS-16]."""
    return s.pieces_on(s.near[tile]) & ~LEADERS_MASK


def named(s: Chicken, player: i64, pieces: i64) -> i64:
    """Those of some pieces that a player can name: all but the face-down chickens of others [CHI-COCK-09]."""
    return pieces & ~(s.eggs & ~mine(player))


def hidden_hexes(s: Chicken, player: i64, pieces: i64) -> i64:
    """Mask of the hexes where the face-down chickens of others among some pieces lie [CHI-COCK-09]."""
    found: i64 = 0
    left = pieces & s.eggs & ~mine(player)
    while left != 0:
        found |= BIT[s.place[lowest(left)] - 1]
        left &= left - 1
    return found


def mine(player: i64) -> i64:
    """Mask of a player's chickens."""
    return 63 * BIT[player * 6] & CHICKENS_MASK


def fill_named(s: Chicken, player: i64, pieces: i64, out: vec[i64], n: i64) -> i64:
    """Pieces by their names, the face-down chickens of others by their hexes."""
    left = named(s, player, pieces)
    while left != 0:
        out[n] = actions.CHICKEN + lowest(left)
        left &= left - 1
        n += 1
    left = hidden_hexes(s, player, pieces)
    while left != 0:
        out[n] = actions.EGG + lowest(left)
        left &= left - 1
        n += 1
    return n


def clause_against_named(s: Chicken, player: i64, pieces: i64, action: i64, clause: i64) -> i64:
    """The same as a predicate: `clause` refuses other pieces and hexes."""
    piece = action - actions.CHICKEN
    if 0 <= piece < PIECES:
        return ALLOWED if named(s, player, pieces) & BIT[piece] != 0 else clause
    hex_ = action - actions.EGG
    if 0 <= hex_ < HEXES:
        return ALLOWED if hidden_hexes(s, player, pieces) & BIT[hex_] != 0 else clause
    return OTHER_QUESTION


def only_named(s: Chicken, player: i64, pieces: i64) -> i64:
    """The only answer of `fill_named`, or 0."""
    open_ = named(s, player, pieces)
    closed = hidden_hexes(s, player, pieces)
    if closed == 0 and open_ & (open_ - 1) == 0:
        return actions.CHICKEN + lowest(open_)
    if open_ == 0 and closed & (closed - 1) == 0:
        return actions.EGG + lowest(closed)
    return 0


def lay_wave(s: Chicken, player: i64, tile: i64) -> None:
    """The drawer must choose a target, be it their own [CHI-DIS-16]."""
    only = only_named(s, player, washed(s, tile))
    if only != 0:
        wash_away(s, only)
    else:
        s.ask(questions.WAVE, player, tile)


def wash_away(s: Chicken, action: i64) -> None:
    """The target is destroyed, or its shield [CHI-DIS-06] [CHI-SHLD-04]."""
    hex_ = action - actions.EGG
    if 0 <= hex_ < HEXES:
        eggs.pick(s, hex_, questions.STRUCK, NONE)
    else:
        losses.hit(s, action - actions.CHICKEN, NONE, True)


@final
class Wave(Question[Chicken]):
    """Whom the wave takes [CHI-DIS-06] [CHI-DIS-16]."""

    def fill(self, s: Chicken, f: i64, seat: i64, out: vec[i64], n: i64) -> i64:
        return fill_named(s, seat, washed(s, s.frames[f + questions.WAVE_HEX]), out, n)

    def clause_against(self, s: Chicken, f: i64, seat: i64, action: i64) -> i64:
        found = washed(s, s.frames[f + questions.WAVE_HEX])
        return clause_against_named(s, seat, found, action, clauses.NOT_WASHED_AWAY)

    def carry_out(self, s: Chicken, f: i64, seat: i64, action: i64) -> None:
        s.end_frame()
        wash_away(s, action)

    def lapse(self, s: Chicken, f: i64, seat: i64) -> i64:
        found = washed(s, s.frames[f + questions.WAVE_HEX])
        open_ = named(s, seat, found)
        return actions.CHICKEN + lowest(open_) if open_ != 0 else actions.EGG + lowest(hidden_hexes(s, seat, found))

    def audience(self, s: Chicken, f: i64, seat: i64, action: i64) -> i64:
        piece = action - actions.CHICKEN
        if 0 <= piece < PIECES and s.shields[piece] > 0:
            return audience_of(s, seat, piece)
        return PUBLIC

    def invariants(self, s: Chicken, f: i64) -> list[str]:
        fits = s.lava == 0 and s.frames[f + WHO] < s.seats and washed(s, s.frames[f + questions.WAVE_HEX]) != 0
        return [] if fits else ["wave is about something that cannot be"]
