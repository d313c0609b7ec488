"""The challenger's turn: it decides nothing, the dice in its rows do [CHI-SOLO-01] [CHI-SOLO-10]."""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from bannerhall.core.bits import BIT, count, lowest
from bannerhall.core.question import Question
from bannerhall.core.state import CHANCE, PROCEEDS
from bannerhall.games.chicken.rules import actions, fight, losses, questions, rolling, solo_build
from bannerhall.games.chicken.rules.components import (
    CHALLENGER,
    CLAW,
    KINDS_OF_FACES,
    LEADER,
    LEADERS_MASK,
    MACHINE,
    NONE,
    PLUS1,
    PLUS2,
    PLUS3,
    RETRIEVE,
    STAR,
)
from bannerhall.games.chicken.rules.drawing import draw_scrolls
from bannerhall.games.chicken.rules.solo_moves import (
    CHALLENGERS_CHICKENS,
    next_chicken,
    target_of,
    tell,
    walk_to_leader,
)
from bannerhall.games.chicken.rules.state import Chicken

# What the challenger does next.
FREE: Final = 0  # the free action
RETURNS: Final = 1  # a second chicken comes back
HALF: Final = 2  # which half of the rows is used
ACTIVATE: Final = 3  # a piece for the next Fight/Move die
REINFORCE: Final = 4
ROLL: Final = 5
DRAW: Final = 6
END: Final = 7

MAJORITY: Final = 3  # of five dice, so the halves never tie [CHI-SOLOTURN-10]
POWER_OF_A_DIE: Final = 3  # [CHI-SOLODICE-02]
LEADER_WAITS_FOR: Final = 2  # units that must have acted before it moves [CHI-SOLODICE-08]
RETURNING: Final = 2  # chickens of a retrieve [CHI-SOLOTURN-05]

# Reasons, in events.REASONS.
FREE_FIGHT: Final[i64] = 0
FREE_MOVE: Final[i64] = 1
FIGHTS: Final[i64] = 2
MOVES: Final[i64] = 3
STAYS: Final[i64] = 4
LEADER_WAITS: Final[i64] = 5
DIE_LOST: Final[i64] = 6
RETRIEVES: Final[i64] = 10
UPPER: Final[i64] = 11
LOWER: Final[i64] = 12


def begin(s: Chicken) -> None:
    """The challenger's turn begins; most dice in the upper half make every attack of it stronger [CHI-SOLOTURN-02]."""
    s.power = POWER_OF_A_DIE * in_row(s, PLUS3) if upper_half(s) >= MAJORITY else i64(0)
    s.ask(questions.CHALLENGER, PROCEEDS, FREE)


def in_row(s: Chicken, face: i64) -> i64:
    """How many dice show a face. Power has the +3, Build the retrieve faces, Reinforce the stars [CHI-SOLODICE-01]."""
    return s.dice[CHALLENGER * KINDS_OF_FACES + face]


def fight_move(s: Chicken) -> i64:
    """The dice of the row Fight/Move [CHI-SOLODICE-01]."""
    return in_row(s, CLAW) + in_row(s, PLUS1) + in_row(s, PLUS2)


def upper_half(s: Chicken) -> i64:
    return in_row(s, PLUS3) + fight_move(s)


def chickens(s: Chicken) -> i64:
    return s.army(CHALLENGER) & CHALLENGERS_CHICKENS


@final
class ChallengerTurn(Question[Chicken]):
    """Free action, the heavier half of the rows, the roll, the draw; in the gentle game fewer scrolls than two
    [CHI-SOLOTURN-01] to [CHI-SOLOTURN-09] [CHI-SOLO-17]. Everything else goes by the rules of all [CHI-SOLO-03]."""

    def proceed(self, s: Chicken, f: i64) -> None:
        step = s.frames[f + questions.CHALLENGER_STEP]
        if step == FREE:
            free_action(s, f)
        elif step == RETURNS:
            retrieve(s, f)
        elif step == HALF:
            use_half(s, f)
        elif step == ACTIVATE:
            activate_next(s, f)
        elif step == REINFORCE:
            s.frames[f + questions.CHALLENGER_STEP] = ROLL
            solo_build.reinforce(s, in_row(s, STAR))
        elif step == ROLL:
            s.frames[f + questions.CHALLENGER_STEP] = DRAW
            roll_used(s)
        elif step == DRAW:
            s.frames[f + questions.CHALLENGER_STEP] = END
            draw_scrolls(s, CHALLENGER, i64(int(s.rules.options["solo_draws"])))
        else:
            end_turn(s)

    def invariants(self, s: Chicken, f: i64) -> list[str]:
        return [] if s.active == CHALLENGER and s.players > s.seats else ["there is no challenger to take a turn"]


def free_action(s: Chicken, f: i64) -> None:
    """The leftmost machine, else a random chicken of the leader's band, else any; with neither, two chickens return
    [CHI-SOLOTURN-04] [CHI-SOLOTURN-05] [CHI-SOLOTURN-06]."""
    s.frames[f + questions.CHALLENGER_STEP] = HALF
    if s.lined > 0:
        act(s, f, MACHINE + s.line[0] - 1, FREE_FIGHT)
        return
    candidates = free_chickens(s)
    if candidates == 0:
        s.frames[f + questions.CHALLENGER_STEP] = RETURNS
        s.frames[f + questions.CHALLENGER_LEFT] = RETURNING
        return
    one_of(s, f, candidates)


def free_chickens(s: Chicken) -> i64:
    """Chickens on the leader's hex, or any where there are none [CHI-SOLOTURN-05] [CHI-SOLOTURN-06]."""
    here = s.place[LEADER + CHALLENGER]
    band = s.standing(here - 1) & CHALLENGERS_CHICKENS if here != 0 else i64(0)
    return band if band != 0 else chickens(s)


def one_of(s: Chicken, f: i64, candidates: i64) -> None:
    """Chance picks a chicken, unless there is only one."""
    if count(candidates) == 1:
        picked(s, f, lowest(candidates))
    else:
        s.ask(questions.SOME_PIECE, CHANCE)


def retrieve(s: Chicken, f: i64) -> None:
    """Up to two random destroyed chickens come back; that activates nobody [CHI-SOLOTURN-05] [CHI-SOLOTURN-11]
    [CHI-SOLOTURN-12]."""
    fallen = s.fallen(CHALLENGER)
    if s.frames[f + questions.CHALLENGER_LEFT] == 0 or fallen == 0 or losses.return_hexes(s, CHALLENGER) == 0:
        s.frames[f + questions.CHALLENGER_LEFT] = 0
        s.frames[f + questions.CHALLENGER_STEP] = HALF
        return
    s.frames[f + questions.CHALLENGER_LEFT] -= 1
    one_of(s, f, fallen)


def picked(s: Chicken, f: i64, piece: i64) -> None:
    """What the chicken that chance has picked does."""
    if s.frames[f + questions.CHALLENGER_STEP] == RETURNS:
        tell(s, RETRIEVES, piece)
        losses.return_chicken(s, piece)
    else:
        act(s, f, piece, FREE_FIGHT)


def act(s: Chicken, f: i64, piece: i64, why: i64) -> bool:
    """A piece attacks what is in reach, or walks towards the human's leader; tell whether it attacked
    [CHI-SOLOTURN-01] [CHI-SOLOTURN-03] [CHI-SOLODICE-03] [CHI-SOLODICE-05]."""
    s.acted |= BIT[piece]
    target = target_of(s, piece)
    if target != NONE:
        tell(s, why, piece)
        fight.declare(s, piece, target)
        return True
    tell(s, why + 1, piece)
    if not walk_to_leader(s, piece):
        tell(s, STAYS, piece)
    return False


def use_half(s: Chicken, f: i64) -> None:
    """The half with more dice is used, both of its rows, even if one is empty [CHI-SOLOTURN-07]."""
    s.passed_by = 0
    if upper_half(s) >= MAJORITY:
        tell(s, UPPER, NONE)
        s.frames[f + questions.CHALLENGER_STEP] = ACTIVATE
        s.frames[f + questions.CHALLENGER_LEFT] = fight_move(s)
    else:
        tell(s, LOWER, NONE)
        s.frames[f + questions.CHALLENGER_STEP] = REINFORCE
        solo_build.build_by_dice(s, in_row(s, RETRIEVE))


def activate_next(s: Chicken, f: i64) -> None:
    """One Fight/Move die: the piece that is due fights or moves. If a target is in reach after its move the next die is
    its own too, if there is one; otherwise the next piece is due [CHI-SOLODICE-06] [CHI-SOLODICE-07] [CHI-SOLODICE-09]
    [CHI-SOLODICE-29]."""
    if s.frames[f + questions.CHALLENGER_LEFT] == 0:
        s.frames[f + questions.CHALLENGER_STEP] = ROLL
        s.frames[f + questions.CHALLENGER_AT] = 0
        return
    s.frames[f + questions.CHALLENGER_LEFT] -= 1
    piece = due(s, s.frames[f + questions.CHALLENGER_AT] - 1)
    s.frames[f + questions.CHALLENGER_AT] = 0
    if piece == NONE:
        tell(s, DIE_LOST, NONE)
        return
    fought = act(s, f, piece, FIGHTS)
    if not fought and s.over == 0 and target_of(s, piece) != NONE:
        s.frames[f + questions.CHALLENGER_AT] = piece + 1
    else:
        s.passed_by |= BIT[piece]


def due(s: Chicken, again: i64) -> i64:
    """The piece for the next die: the one that has just come into reach, else the next of the order. The leader walks
    only after two other units, those that have fallen since included; before that the first unit acts in its place
    [CHI-SOLODICE-08] [CHI-SOLODICE-21] [CHI-SOLODICE-23] [CHI-SOLODICE-24]."""
    if again != NONE and s.place[again] != 0:
        return again
    piece = next_in_order(s)
    if piece == NONE:
        s.passed_by = 0
        piece = next_in_order(s)
    leader = LEADER + CHALLENGER
    if piece != leader or target_of(s, leader) != NONE:
        return piece
    if count(s.acted & ~LEADERS_MASK) >= LEADER_WAITS_FOR:
        return piece
    tell(s, LEADER_WAITS, leader)
    s.passed_by = 0
    piece = next_in_order(s)
    return NONE if piece == leader else piece


def next_in_order(s: Chicken) -> i64:
    """Machines from the left, chickens from the strongest, the leader; whoever was activated in this pass is passed
    over [CHI-SOLO-08] [CHI-SOLO-09]."""
    for at in range(s.lined):
        piece = MACHINE + s.line[at] - 1
        if s.passed_by & BIT[piece] == 0:
            return piece
    left = chickens(s) & ~s.passed_by
    if left != 0:
        return next_chicken(s, left)
    leader = LEADER + CHALLENGER
    return leader if s.place[leader] != 0 and s.passed_by & BIT[leader] == 0 else NONE


def roll_used(s: Chicken) -> None:
    """The dice of the half that was used are rolled into the rows again, the others stay [CHI-SOLOTURN-08]."""
    used_upper = upper_half(s) >= MAJORITY
    for face in range(KINDS_OF_FACES):
        upper = face != RETRIEVE and face != STAR
        if upper == used_upper:
            s.use_up(CHALLENGER, face, in_row(s, face))
    rolling.roll_spent(s, CHALLENGER)


def end_turn(s: Chicken) -> None:
    s.power = 0
    s.acted = 0
    s.passed_by = 0
    s.end_frame()


@final
class SomePiece(Question[Chicken]):
    """One of the challenger's chickens at random."""

    def outcomes(self, s: Chicken, f: i64, out: vec[i64], weights: vec[i64]) -> i64:
        left = picked_from(s, f)
        n: i64 = 0
        while left != 0:
            out[n] = actions.AT_RANDOM + lowest(left)
            weights[n] = 1
            left &= left - 1
            n += 1
        return n

    def carry_out(self, s: Chicken, f: i64, seat: i64, action: i64) -> None:
        s.end_frame()
        picked(s, s.top(), action - actions.AT_RANDOM)

    def invariants(self, s: Chicken, f: i64) -> list[str]:
        return [] if count(picked_from(s, f)) > 1 else ["chance picks among fewer than two chickens"]


def picked_from(s: Chicken, f: i64) -> i64:
    below = s.at_depth(s.depth - 2)
    if s.frames[below + questions.CHALLENGER_STEP] == RETURNS:
        return s.fallen(CHALLENGER)
    return free_chickens(s)
