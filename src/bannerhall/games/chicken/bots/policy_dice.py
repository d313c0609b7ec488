"""Dice: which of them are thrown again."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from bannerhall.core.bits import BIT, lowest
from bannerhall.games.chicken.bots.odds import keeps_home, least_lacking, prey, strength_in_hand
from bannerhall.games.chicken.bots.ways import FAR, NOWHERE, course, goals_of
from bannerhall.games.chicken.rules import actions
from bannerhall.games.chicken.rules.components import (
    BANDING_MASK,
    CLAW,
    KINDS_OF_FACES,
    PLUS1,
    PLUS2,
    PLUS3,
    RETRIEVE,
    STAR,
)
from bannerhall.games.chicken.rules.rolling import bearers
from bannerhall.games.chicken.rules.state import Chicken
from bannerhall.games.chicken.rules.values import reach_of, targets

CLAWS_KEPT: Final = 1
STARS_KEPT: Final = 3  # as many are saved for a shield or to redeem a marker
NEAR: Final[i64] = 1  # steps from which on bonus dice are saved for an attack


def reroll(s: Chicken, seat: i64) -> i64:
    """Throw again what is worth less than an unknown face. Bonus dice are saved as far as the next attack on what the
    match is about needs them, the others bring claws; a permanent die stays only where its bearer can use it."""
    at = seat * KINDS_OF_FACES
    if s.dice[at + RETRIEVE] > 0:
        return actions.THROW + RETRIEVE
    if 0 < s.dice[at + STAR] < STARS_KEPT:
        return actions.THROW + STAR
    if s.dice[at + CLAW] > CLAWS_KEPT:
        return actions.THROW + CLAW
    back = bearer_out_of_reach(s, seat)
    if back >= 0:
        return actions.TAKE_BACK + back
    return surplus(s, seat, bonus_wanted(s, seat))


def surplus(s: Chicken, seat: i64, wanted: i64) -> i64:
    """The smallest bonus die beyond what is wanted joins the roll."""
    at = seat * KINDS_OF_FACES
    have = 2 * s.dice[at + PLUS2] + 3 * s.dice[at + PLUS3]
    if s.dice[at + PLUS1] > 0 and (have >= wanted or have + s.dice[at + PLUS1] < wanted):
        return actions.THROW + PLUS1
    have += s.dice[at + PLUS1]
    if s.dice[at + PLUS2] > 0 and have - 2 >= wanted:
        return actions.THROW + PLUS2
    if s.dice[at + PLUS3] > 0 and have - 3 >= wanted:
        return actions.THROW + PLUS3
    return actions.ROLL


def bearer_out_of_reach(s: Chicken, seat: i64) -> i64:
    """A piece whose permanent die is of no use where it stands, or -1."""
    left = bearers(s, seat)
    aims = prey(s, seat)
    while left != 0:
        piece = lowest(left)
        left &= left - 1
        if targets(s, piece) & aims == 0:
            return piece
    return -1


def bonus_wanted(s: Chicken, seat: i64) -> i64:
    """How much the dice must add to the attack that comes next, 0 as long as nobody is near enough for one."""
    wanted: i64 = FAR
    aims = prey(s, seat)
    left = s.army(seat) & ~keeps_home(s, seat)
    shared = NOWHERE
    known = False
    while left != 0:
        piece = lowest(left)
        left &= left - 1
        if s.printed_strength(piece) == 0:
            continue
        goals = goals_of(s, seat, piece, aims)
        if goals & BIT[s.place[piece] - 1] != 0:
            steps: i64 = 0
        elif BIT[piece] & BANDING_MASK != 0 and reach_of(s, piece) == 1:
            if not known:
                shared = course(s, seat, piece, goals)
                known = True
            steps = shared[s.place[piece] - 1]
        else:
            steps = course(s, seat, piece, goals)[s.place[piece] - 1]
        if steps <= NEAR:
            lacking = least_lacking(s, seat, piece, aims) - strength_in_hand(s, seat, piece)
            if lacking < wanted:
                wanted = lacking
    return wanted if 0 < wanted < FAR else i64(0)
