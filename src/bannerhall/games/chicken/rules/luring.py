"""Abigail's star: an opposing chicken or soldier goes where she wants it to [CHI-LEADER-02]."""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from bannerhall.core.bits import BIT, lowest
from bannerhall.core.clauses import ALLOWED, OTHER_QUESTION
from bannerhall.core.question import Question
from bannerhall.games.chicken.rules import actions, clauses, eggs, leaders, questions, walking
from bannerhall.games.chicken.rules.asking import misfit
from bannerhall.games.chicken.rules.components import CHICKENS_MASK, LEADER, NONE, PIECES, SOLDIERS_MASK
from bannerhall.games.chicken.rules.island import hex_distance
from bannerhall.games.chicken.rules.state import HEXES, Chicken

WITHIN: Final[i64] = 2  # hexes of Abigail [CHI-LEADER-02]


def lurable(s: Chicken, player: i64) -> i64:
    """Mask of the opposing chickens and soldiers within two hexes of Abigail that have a hex to go to, seen from their
    owner; those that lie face down among them [CHI-LEADER-02]."""
    found: i64 = 0
    middle = s.place[LEADER + player] - 1
    if middle < 0:
        return 0
    foes = s.foes_of(player)
    left = CHICKENS_MASK | SOLDIERS_MASK
    while left != 0:
        piece = lowest(left)
        left &= left - 1
        if s.place[piece] == 0 or (foes >> s.player_of(piece)) & 1 == 0:
            continue
        if hex_distance(s, middle, s.place[piece] - 1) <= WITHIN and walking.steps_from(s, piece) != 0:
            found |= BIT[piece]
    return found


def egg_hexes(s: Chicken, pieces: i64) -> i64:
    """Mask of the hexes on which the face-down ones of these pieces lie."""
    found: i64 = 0
    left = pieces & s.eggs
    while left != 0:
        found |= BIT[s.place[lowest(left)] - 1]
        left &= left - 1
    return found


def fill_lures(s: Chicken, player: i64, out: vec[i64], n: i64) -> i64:
    found = lurable(s, player)
    left = found & ~s.eggs
    while left != 0:
        out[n] = actions.LURE + lowest(left)
        left &= left - 1
        n += 1
    left = egg_hexes(s, found)
    while left != 0:
        out[n] = actions.LURE_EGG + lowest(left)
        left &= left - 1
        n += 1
    return n


def can_lure(s: Chicken, player: i64, piece: i64) -> i64:
    """The clause against luring an open piece, or 0; a face-down chicken is named by its hex [CHI-LEADER-02]
    [CHI-COCK-09]."""
    if piece >= PIECES or lurable(s, player) & ~s.eggs & BIT[piece] == 0:
        return clauses.NOT_TO_LURE
    return ALLOWED


def can_lure_egg(s: Chicken, player: i64, hex_: i64) -> i64:
    """The clause against luring one of the face-down chickens on a hex, or 0 [CHI-LEADER-02] [CHI-COCK-09]."""
    if hex_ >= HEXES or egg_hexes(s, lurable(s, player)) & BIT[hex_] == 0:
        return clauses.NOT_TO_LURE
    return ALLOWED


def lure(s: Chicken, player: i64, piece: i64) -> None:
    """Ask where the piece goes; its star is paid."""
    ask_where(s, player, piece, s.place[piece] - 1)


def lure_egg(s: Chicken, player: i64, hex_: i64) -> None:
    """Ask where one of the face-down chickens goes; which one it is comes to light for its owner only."""
    ask_where(s, player, NONE, hex_)


def ask_where(s: Chicken, player: i64, piece: i64, hex_: i64) -> None:
    hexes = hexes_for(s, piece, hex_)
    if hexes & (hexes - 1) == 0:
        lead_away(s, piece, hex_, lowest(hexes))
    else:
        s.ask(questions.LURE, player, piece + 1, hex_)


def hexes_for(s: Chicken, piece: i64, hex_: i64) -> i64:
    """Where the lured piece may go; face-down chickens of one hex may all go to the same ones."""
    return walking.steps_from(s, lowest(eggs.eggs_on(s, hex_)) if piece == NONE else piece)


def lead_away(s: Chicken, piece: i64, hex_: i64, to: i64) -> None:
    """The piece leaves its band and goes there [CHI-LEADER-02] [CHI-COCK-09]."""
    if piece == NONE:
        eggs.pick(s, hex_, questions.LURED, to)
    else:
        walking.put(s, piece, to, eggs.BY_LURE)


@final
class Lure(Question[Chicken]):
    """To which adjacent hex the lured piece goes [CHI-LEADER-02]."""

    def fill(self, s: Chicken, f: i64, seat: i64, out: vec[i64], n: i64) -> i64:
        left = hexes_for(s, s.frames[f + questions.LURE_PIECE] - 1, s.frames[f + questions.LURE_HEX])
        while left != 0:
            out[n] = actions.HEX + lowest(left)
            left &= left - 1
            n += 1
        return n

    def clause_against(self, s: Chicken, f: i64, seat: i64, action: i64) -> i64:
        hex_ = action - actions.HEX
        if hex_ < 0 or hex_ >= HEXES:
            return OTHER_QUESTION
        hexes = hexes_for(s, s.frames[f + questions.LURE_PIECE] - 1, s.frames[f + questions.LURE_HEX])
        return ALLOWED if (hexes >> hex_) & 1 == 1 else clauses.NOT_LURED_THERE

    def carry_out(self, s: Chicken, f: i64, seat: i64, action: i64) -> None:
        piece = s.frames[f + questions.LURE_PIECE] - 1
        hex_ = s.frames[f + questions.LURE_HEX]
        s.end_frame()
        lead_away(s, piece, hex_, action - actions.HEX)

    def lapse(self, s: Chicken, f: i64, seat: i64) -> i64:
        return actions.HEX + lowest(
            hexes_for(s, s.frames[f + questions.LURE_PIECE] - 1, s.frames[f + questions.LURE_HEX])
        )

    def invariants(self, s: Chicken, f: i64) -> list[str]:
        piece = s.frames[f + questions.LURE_PIECE] - 1
        hex_ = s.frames[f + questions.LURE_HEX]
        found = lurable(s, s.active)
        if piece == NONE:
            fits = egg_hexes(s, found) & BIT[hex_] != 0
        else:
            fits = found & ~s.eggs & BIT[piece] != 0 and s.place[piece] == hex_ + 1
        return misfit(s, f, fits and s.leads(s.active, leaders.ABIGAIL), questions.ACTIONS)
