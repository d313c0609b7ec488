"""Dice: the roll step, the Lucky Wishbone, and each die that is thrown."""

from __future__ import annotations

from typing import final

from librt.vecs import vec
from mypy_extensions import i64

from bannerhall.core.bits import BIT, lowest
from bannerhall.core.clauses import ALLOWED, OTHER_QUESTION
from bannerhall.core.events import ALL
from bannerhall.core.question import Question
from bannerhall.core.state import CHANCE, PUBLIC
from bannerhall.games.chicken.rules import actions, clauses, events, questions, scrolls
from bannerhall.games.chicken.rules.asking import audience_of, misfit
from bannerhall.games.chicken.rules.components import KINDS_OF_FACES, PIECES
from bannerhall.games.chicken.rules.state import Chicken


def roll_spent(s: Chicken, player: i64) -> None:
    """All used-up dice join those in the cup, and the cup is thrown once [CHI-TURN-05] [CHI-TURN-06]."""
    s.cup += s.spent[player]
    s.spent[player] = 0
    roll_cup(s, player)


def roll_cup(s: Chicken, player: i64) -> None:
    """Throw the dice in the cup; without any there is nothing to throw."""
    if s.cup > 0:
        s.ask(questions.DIE, CHANCE, player)


def on_banner(s: Chicken, player: i64) -> i64:
    """How many dice lie on a banner: those are available [CHI-COMP-09] [CHI-DICE-01]."""
    found: i64 = 0
    for face in range(player * KINDS_OF_FACES, (player + 1) * KINDS_OF_FACES):
        found += s.dice[face]
    return found


def begin_roll(s: Chicken, player: i64) -> None:
    """The roll step: which dice join the used-up ones is asked before any of them is thrown; without a die on the
    banner or on a piece nothing is left to choose [CHI-TURN-03] [CHI-TURN-04]."""
    if on_banner(s, player) > 0 or bearers(s, player) != 0:
        s.ask(questions.REROLL, player)
    else:
        roll_spent(s, player)


def bearers(s: Chicken, player: i64) -> i64:
    """Mask of a player's pieces with a permanent die [CHI-DICE-14]."""
    found: i64 = 0
    left = s.army(player)
    while left != 0:
        piece = lowest(left)
        left &= left - 1
        if s.plus[piece] > 0:
            found |= BIT[piece]
    return found


def fill_throws(s: Chicken, player: i64, out: vec[i64], n: i64) -> i64:
    for face in range(KINDS_OF_FACES):
        if s.dice[player * KINDS_OF_FACES + face] > 0:
            out[n] = actions.THROW + face
            n += 1
    return n


def throw(s: Chicken, player: i64, face: i64) -> None:
    """A die leaves the banner for the cup; those left there keep their faces [CHI-TURN-07]."""
    s.dice[player * KINDS_OF_FACES + face] -= 1
    s.cup += 1


@final
class Reroll(Question[Chicken]):
    """Which dice are thrown besides the used-up ones: any of the banner, and permanent dice that their owner takes back
    [CHI-TURN-03] [CHI-TURN-04] [CHI-TURN-06] [CHI-DICE-07] [CHI-DICE-08] [CHI-DICE-14]."""

    def fill(self, s: Chicken, f: i64, seat: i64, out: vec[i64], n: i64) -> i64:
        out[n] = actions.ROLL
        n = fill_throws(s, seat, out, n + 1)
        left = bearers(s, seat)
        while left != 0:
            out[n] = actions.TAKE_BACK + lowest(left)
            left &= left - 1
            n += 1
        return n

    def clause_against(self, s: Chicken, f: i64, seat: i64, action: i64) -> i64:
        if action == actions.ROLL:
            return ALLOWED
        face = action - actions.THROW
        if 0 <= face < KINDS_OF_FACES:
            return ALLOWED if s.dice[seat * KINDS_OF_FACES + face] > 0 else clauses.NO_DIE_TO_ROLL
        piece = action - actions.TAKE_BACK
        if 0 <= piece < PIECES:
            return ALLOWED if bearers(s, seat) & BIT[piece] != 0 else clauses.NO_DIE_THERE
        return OTHER_QUESTION

    def carry_out(self, s: Chicken, f: i64, seat: i64, action: i64) -> None:
        if action == actions.ROLL:
            s.end_frame()
            roll_spent(s, seat)
            return
        face = action - actions.THROW
        if 0 <= face < KINDS_OF_FACES:
            throw(s, seat, face)
        else:
            piece = action - actions.TAKE_BACK
            s.set_plus(piece, s.plus[piece] - 1)
            s.cup += 1
        if on_banner(s, seat) == 0 and bearers(s, seat) == 0:
            s.end_frame()
            roll_spent(s, seat)

    def lapse(self, s: Chicken, f: i64, seat: i64) -> i64:
        return actions.ROLL

    def audience(self, s: Chicken, f: i64, seat: i64, action: i64) -> i64:
        piece = action - actions.TAKE_BACK
        return audience_of(s, seat, piece) if 0 <= piece < PIECES else PUBLIC

    def invariants(self, s: Chicken, f: i64) -> list[str]:
        left = on_banner(s, s.active) > 0 or bearers(s, s.active) != 0
        return misfit(s, f, left, questions.QUICK)


def begin_wish(s: Chicken, player: i64) -> None:
    """Lucky Wishbone: one or more dice of the banner are thrown again, together and once [CHI-SCROLL-19]."""
    if on_banner(s, player) > 1:
        s.ask(questions.WISH, player)
        return
    for face in range(KINDS_OF_FACES):
        if s.dice[player * KINDS_OF_FACES + face] > 0:
            throw(s, player, face)
    roll_cup(s, player)


@final
class Wish(Question[Chicken]):
    """Which dice of the banner the Lucky Wishbone throws again [CHI-SCROLL-19]."""

    def fill(self, s: Chicken, f: i64, seat: i64, out: vec[i64], n: i64) -> i64:
        if s.cup > 0:
            out[n] = actions.ROLL
            n += 1
        return fill_throws(s, seat, out, n)

    def clause_against(self, s: Chicken, f: i64, seat: i64, action: i64) -> i64:
        if action == actions.ROLL:
            return ALLOWED if s.cup > 0 else clauses.NO_DIE_CHOSEN
        face = action - actions.THROW
        if face < 0 or face >= KINDS_OF_FACES:
            return OTHER_QUESTION
        return ALLOWED if s.dice[seat * KINDS_OF_FACES + face] > 0 else clauses.NO_SUCH_DIE

    def carry_out(self, s: Chicken, f: i64, seat: i64, action: i64) -> None:
        if action != actions.ROLL:
            throw(s, seat, action - actions.THROW)
            if on_banner(s, seat) > 0:
                return
        s.end_frame()
        roll_cup(s, seat)

    def lapse(self, s: Chicken, f: i64, seat: i64) -> i64:
        if s.cup > 0:
            return actions.ROLL
        for face in range(KINDS_OF_FACES):
            if s.dice[seat * KINDS_OF_FACES + face] > 0:
                return actions.THROW + face
        return actions.ROLL

    def invariants(self, s: Chicken, f: i64) -> list[str]:
        lies_open = s.shown[s.active * scrolls.KINDS + scrolls.LUCKY_WISHBONE] > 0
        return misfit(s, f, lies_open and on_banner(s, s.active) > 0, questions.ACTIONS)


@final
class Die(Question[Chicken]):
    """One die after the other leaves the cup for the banner; each has six different faces [CHI-TURN-05]
    [CHI-DICE-03]."""

    def outcomes(self, s: Chicken, f: i64, out: vec[i64], weights: vec[i64]) -> i64:
        for face in range(KINDS_OF_FACES):
            out[face] = actions.FACE + face
            weights[face] = 1
        return KINDS_OF_FACES

    def carry_out(self, s: Chicken, f: i64, seat: i64, action: i64) -> None:
        player = s.frames[f + questions.DIE_OF]
        face = action - actions.FACE
        s.dice[player * KINDS_OF_FACES + face] += 1
        s.cup -= 1
        if s.sink is not None:
            s.emit(events.ROLLED, player, face, 0, 0, ALL, 0)
        if s.cup == 0:
            s.end_frame()

    def invariants(self, s: Chicken, f: i64) -> list[str]:
        return [] if s.cup > 0 else ["a die is thrown from an empty cup"]
