"""What cards and abilities ask in a fight: windows, Change Now!, Chicken Out, Rotten Eggs, golems, booty."""

from __future__ import annotations

from mypy_extensions import i64

from bannerhall.core.bits import BIT, lowest
from bannerhall.core.clauses import ALLOWED
from bannerhall.games.chicken.bots.danger import calmest, safest_step
from bannerhall.games.chicken.bots.odds import bonus_on_banner, prize, punch
from bannerhall.games.chicken.bots.policy_cards import reveal_next
from bannerhall.games.chicken.bots.policy_fight import escapes, laid_for, leaning
from bannerhall.games.chicken.bots.wares import best_good
from bannerhall.games.chicken.rules import (
    actions,
    losses,
    questions,
    reveal,
    rotten,
    scrolls,
    starring,
    walking,
    windows,
)
from bannerhall.games.chicken.rules.components import CLAW, KINDS_OF_FACES, KINDS_OF_GOODS, LEADER, MACHINE, SOLO
from bannerhall.games.chicken.rules.state import Chicken
from bannerhall.games.chicken.rules.values import ATTACK, in_force, strength_of_card, total_armour, total_strength


def answer(s: Chicken, f: i64, seat: i64) -> i64:
    kind = s.frames[f]
    if kind == questions.WINDOW:
        return window(s, seat)
    if kind == questions.SUPPORT:
        return actions.SUPPORT if leaning(s, seat) == ATTACK else actions.SUPPORT + 1
    if kind == questions.REVEAL:
        return reveal_next(s, seat)
    if kind == questions.CHANGE:
        return change(s, seat)
    if kind == questions.FLEE:
        out = escapes(s)
        return actions.HEX + calmest(s, seat, out if out != 0 else walking.steps_from(s, s.defender - 1))
    if kind == questions.SPOIL:
        return spoil(s, seat)
    if kind == questions.SPOIL_CARD:
        return actions.SPOIL + best_spoiled(s, seat, s.frames[f + questions.SPOIL_OF])
    return after(s, f, seat, kind)


def after(s: Chicken, f: i64, seat: i64, kind: i64) -> i64:
    """What follows the comparison."""
    if kind == questions.ROB:
        if s.mode == SOLO:
            good = best_good(s, seat, s.storage, 0)
        else:
            good = best_good(s, seat, s.goods, s.victim * KINDS_OF_GOODS)
        return actions.GOOD + good if good >= 0 else actions.ENOUGH
    if kind == questions.SALVAGE:
        good = best_good(s, seat, s.storage, 0)
        return actions.GOOD + good if good >= 0 else actions.ENOUGH
    if kind == questions.GOLEM:
        return golem(s, seat, s.frames[f + questions.GOLEM_HEX])
    return run(s, seat) if kind == questions.RUN else s.lapse_in(f, seat)


def window(s: Chicken, seat: i64) -> i64:
    """Pay for armour when a leader may be beaten, for a shield when it would be."""
    piece = s.defender - 1
    if s.victim != seat or piece < LEADER or s.shields[piece] > 0:
        return actions.PASS
    if windows.in_first_window(s):
        close = total_strength(s) + bonus_on_banner(s, s.aggressor) >= total_armour(s)
        if close and piece < MACHINE and windows.clause_against_alarm(s, seat) == ALLOWED:
            return actions.ALARM
        return actions.PASS
    beaten = total_strength(s) + laid_for(s, seat, ATTACK) >= total_armour(s)
    return actions.GUARD + piece if beaten and starring.guarded(s, seat) & BIT[piece] != 0 else actions.PASS


def change(s: Chicken, seat: i64) -> i64:
    """Change Now!: somebody else's piece takes the blow, the better the dearer; else the own piece worth least. Whoever
    attacks wants the weakest defender."""
    left = reveal.substitutes(s)
    best = lowest(left)
    most: i64 = -9999
    while left != 0:
        piece = lowest(left)
        left &= left - 1
        if seat == s.aggressor or s.hostile(seat, s.player_of(piece)):
            worth = prize(s, seat, piece)
        else:
            worth = -punch(s, piece)
        if worth > most:
            most = worth
            best = piece
    return actions.TARGET + best


# --- Rotten Eggs -----------------------------------------------------------------------------------------------------


def spoiled_worth(s: Chicken, seat: i64, other: i64, kind: i64) -> i64:
    """What it helps the seat's side that a card of another no longer counts."""
    attacking = s.for_attack[other * scrolls.KINDS + kind] > 0
    if attacking == (leaning(s, seat) == ATTACK):
        return -scrolls.STRENGTH[kind] - scrolls.ARMOUR[kind]
    if other >= s.seats:
        return scrolls.SOLO_BONUS[kind]
    return strength_of_card(s, kind, s.attacker - 1) if attacking else scrolls.ARMOUR[kind]


def best_spoiled(s: Chicken, seat: i64, other: i64) -> i64:
    left = rotten.kinds_of(s, other)
    best = lowest(left)
    most: i64 = -99
    while left != 0:
        kind = lowest(left)
        left &= left - 1
        worth = spoiled_worth(s, seat, other, kind)
        if worth > most and in_force(s, other, kind) > 0:
            most = worth
            best = kind
    return best


def spoil(s: Chicken, seat: i64) -> i64:
    """Whose best card helps the other side most."""
    left = rotten.owners(s, seat)
    best = lowest(left)
    most: i64 = -99
    while left != 0:
        other = lowest(left)
        left &= left - 1
        worth = spoiled_worth(s, seat, other, best_spoiled(s, seat, other))
        if worth > most:
            most = worth
            best = other
    return actions.OF_PLAYER + best


# --- After the fight -------------------------------------------------------------------------------------------------


def golem(s: Chicken, seat: i64, hex_: i64) -> i64:
    """A Rock Golem takes the dearest opposing piece along."""
    left = losses.golem_targets(s, seat, hex_)
    best = lowest(left)
    most: i64 = -1
    while left != 0:
        piece = lowest(left)
        left &= left - 1
        worth = prize(s, seat, piece)
        if worth > most:
            most = worth
            best = piece
    return actions.CHICKEN + best


def run(s: Chicken, seat: i64) -> i64:
    """Hit and Run: away from danger, once no further attack can be made in this turn."""
    if s.free == 1 or s.dice[seat * KINDS_OF_FACES + CLAW] > 0:
        return actions.PASS
    piece = s.attacker - 1
    hex_ = safest_step(s, seat, piece, walking.steps_from(s, piece))
    return actions.RUN + hex_ if hex_ >= 0 else actions.PASS
