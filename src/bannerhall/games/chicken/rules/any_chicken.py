"""Earthquake and cyclone let the drawer move any chicken by one hex [CHI-DIS-03] [CHI-DIS-05] [CHI-DIS-07]."""

from __future__ import annotations

from typing import final

from librt.vecs import vec
from mypy_extensions import i64

from bannerhall.core.bits import BIT, lowest
from bannerhall.core.clauses import ALLOWED, OTHER_QUESTION
from bannerhall.core.frames import WHO
from bannerhall.core.question import Question
from bannerhall.core.state import PUBLIC
from bannerhall.games.chicken.rules import actions, clauses, eggs, questions, walking
from bannerhall.games.chicken.rules.asking import audience_of
from bannerhall.games.chicken.rules.components import CHICKENS, LEADER, NONE
from bannerhall.games.chicken.rules.state import HEXES, Chicken
from bannerhall.games.chicken.rules.waves import clause_against_named, fill_named


def movable(s: Chicken) -> i64:
    """Mask of the chickens of all players, pilots aside, that have a hex to go to, seen from their owners
    [CHI-DIS-07]."""
    found: i64 = 0
    for player in range(s.players):
        ends = walking.stops(s, player, BIT[player * CHICKENS])
        for piece in range(player * CHICKENS, (player + 1) * CHICKENS):
            if s.place[piece] != 0 and s.near[s.place[piece] - 1] & ends != 0:
                found |= BIT[piece]
    return found


def offer_chicken(s: Chicken, player: i64) -> None:
    if movable(s) != 0:
        s.ask(questions.ANYONE, player)


@final
class Anyone(Question[Chicken]):
    """Which chicken is moved, if any [CHI-DIS-03] [CHI-DIS-05] [CHI-DIS-07]."""

    def fill(self, s: Chicken, f: i64, seat: i64, out: vec[i64], n: i64) -> i64:
        out[n] = actions.ENOUGH
        return fill_named(s, seat, movable(s), out, n + 1)

    def clause_against(self, s: Chicken, f: i64, seat: i64, action: i64) -> i64:
        if action == actions.ENOUGH:
            return ALLOWED
        return clause_against_named(s, seat, movable(s), action, clauses.NOT_ANY_CHICKEN)

    def carry_out(self, s: Chicken, f: i64, seat: i64, action: i64) -> None:
        s.end_frame()
        if action == actions.ENOUGH:
            return
        hex_ = action - actions.EGG
        if 0 <= hex_ < HEXES:
            ask_where(s, seat, NONE, hex_)
        else:
            piece = action - actions.CHICKEN
            ask_where(s, seat, piece, s.place[piece] - 1)

    def lapse(self, s: Chicken, f: i64, seat: i64) -> i64:
        return actions.ENOUGH

    def audience(self, s: Chicken, f: i64, seat: i64, action: i64) -> i64:
        piece = action - actions.CHICKEN
        return audience_of(s, seat, piece) if 0 <= piece < LEADER else PUBLIC

    def invariants(self, s: Chicken, f: i64) -> list[str]:
        return [] if movable(s) != 0 else ["anyone is about something that cannot be"]


def ask_where(s: Chicken, player: i64, piece: i64, hex_: i64) -> None:
    hexes = hexes_for(s, piece, hex_)
    if hexes & (hexes - 1) == 0:
        move(s, piece, hex_, lowest(hexes))
    else:
        s.ask(questions.ANYONE_HEX, player, piece + 1, hex_)


def hexes_for(s: Chicken, piece: i64, hex_: i64) -> i64:
    """Where the chicken may go; face-down chickens of one hex may all go to the same ones."""
    return walking.steps_from(s, lowest(eggs.eggs_on(s, hex_)) if piece == NONE else piece)


def move(s: Chicken, piece: i64, hex_: i64, to: i64) -> None:
    """The chicken goes there, face down if it was [CHI-COCK-09]."""
    if piece == NONE:
        eggs.pick(s, hex_, questions.MOVED, to)
    else:
        walking.put(s, piece, to, eggs.BY_DISASTER)


@final
class AnyoneHex(Question[Chicken]):
    """Where it is moved to [CHI-DIS-07]."""

    def fill(self, s: Chicken, f: i64, seat: i64, out: vec[i64], n: i64) -> i64:
        left = hexes_for(s, s.frames[f + questions.ANYONE_PIECE] - 1, s.frames[f + questions.ANYONE_FROM])
        while left != 0:
            out[n] = actions.HEX + lowest(left)
            left &= left - 1
            n += 1
        return n

    def clause_against(self, s: Chicken, f: i64, seat: i64, action: i64) -> i64:
        hex_ = action - actions.HEX
        if hex_ < 0 or hex_ >= HEXES:
            return OTHER_QUESTION
        hexes = hexes_for(s, s.frames[f + questions.ANYONE_PIECE] - 1, s.frames[f + questions.ANYONE_FROM])
        return ALLOWED if (hexes >> hex_) & 1 == 1 else clauses.NOT_ANY_CHICKEN

    def carry_out(self, s: Chicken, f: i64, seat: i64, action: i64) -> None:
        piece = s.frames[f + questions.ANYONE_PIECE] - 1
        hex_ = s.frames[f + questions.ANYONE_FROM]
        s.end_frame()
        move(s, piece, hex_, action - actions.HEX)

    def lapse(self, s: Chicken, f: i64, seat: i64) -> i64:
        piece = s.frames[f + questions.ANYONE_PIECE] - 1
        return actions.HEX + lowest(hexes_for(s, piece, s.frames[f + questions.ANYONE_FROM]))

    def invariants(self, s: Chicken, f: i64) -> list[str]:
        piece = s.frames[f + questions.ANYONE_PIECE] - 1
        hex_ = s.frames[f + questions.ANYONE_FROM]
        meant = eggs.eggs_on(s, hex_) if piece == NONE else BIT[piece] & s.standing(hex_)
        fits = meant != 0 and s.frames[f + WHO] < s.seats and movable(s) & meant != 0
        return [] if fits else ["anyone_hex is about something that cannot be"]
