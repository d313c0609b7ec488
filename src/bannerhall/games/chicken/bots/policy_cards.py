"""Scrolls: what a card is worth in the hand and on the table, which one goes, in which order they are turned up."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from bannerhall.core.bits import lowest
from bannerhall.core.clauses import ALLOWED
from bannerhall.games.chicken.knowledge.sight import cards_held
from bannerhall.games.chicken.rules import actions, drawing, questions, scrolls
from bannerhall.games.chicken.rules.components import KINDS_OF_FACES, PLUS1, RETRIEVE, STAR
from bannerhall.games.chicken.rules.playing import clause_against_playing
from bannerhall.games.chicken.rules.state import Chicken

NOTHING: Final[i64] = -1
# By kind: what a card is worth in the hand.
KEPT: Final = vec[i64](
    [5, 6, 4, 6, 9, 4, 6, 8, 3, 5, 4, 6, 3, 2, 1, 3, 3, 9, 2, 1, 5, 5, 3, 4, 3, 3, 2, 3, 1, 1, 4, 0, 0, 0, 0]
)
# By strategy, from SHORTCUT on: what it is worth to have it active.
ACTIVE: Final = vec[i64]([2, 9, 8, 5, 6, 4, 5, 4, 4, 2, 3, 7])
JUNK: Final = 2  # dice for which the Lucky Wishbone is played


# --- The action step -------------------------------------------------------------------------------------------------


def card_to_play(s: Chicken, seat: i64) -> i64:
    """Fresh Straw, Spy Hen, the Lucky Wishbone for bad dice, a strategy better than the active one; or NOTHING."""
    first = seat * scrolls.KINDS
    for kind in range(scrolls.SPY_HEN, scrolls.LUCKY_WISHBONE + 1):
        worthwhile = kind != scrolls.LUCKY_WISHBONE or junk(s, seat) >= JUNK
        if worthwhile and s.hand[first + kind] > 0 and clause_against_playing(s, seat, kind) == ALLOWED:
            return kind
    best: i64 = NOTHING
    active = s.strategy[seat] - 1
    most = ACTIVE[active - scrolls.FIRST_STRATEGY] if active >= 0 else i64(0)
    for kind in range(scrolls.FIRST_STRATEGY, scrolls.FIRST_DISASTER):
        if s.hand[first + kind] > 0 and ACTIVE[kind - scrolls.FIRST_STRATEGY] > most:
            most = ACTIVE[kind - scrolls.FIRST_STRATEGY]
            best = kind
    return best


def junk(s: Chicken, seat: i64) -> i64:
    """How many dice of the banner are worth less than an unknown face."""
    at = seat * KINDS_OF_FACES
    return s.dice[at + RETRIEVE] + s.dice[at + STAR] + s.dice[at + PLUS1]


def wish(s: Chicken, seat: i64) -> i64:
    """The Lucky Wishbone throws those."""
    at = seat * KINDS_OF_FACES
    for face in range(KINDS_OF_FACES):
        bad = face == RETRIEVE or face == STAR or face == PLUS1
        if s.dice[at + face] > 0 and (bad or (s.cup == 0 and junk(s, seat) == 0)):
            return actions.THROW + face
    return actions.ROLL


# --- Which card goes -------------------------------------------------------------------------------------------------


def kept(s: Chicken, seat: i64, kind: i64) -> i64:
    """What a card is worth in the hand of a seat: a strategy only if it is better than the active one."""
    if kind >= scrolls.FIRST_STRATEGY and s.strategy[seat] != 0 and kind < scrolls.FIRST_DISASTER:
        active = s.strategy[seat] - 1 - scrolls.FIRST_STRATEGY
        return ACTIVE[kind - scrolls.FIRST_STRATEGY] - ACTIVE[active]
    return KEPT[kind]


def discard(s: Chicken, f: i64, seat: i64) -> i64:
    """The card that is worth least goes."""
    drawn = s.frames[f + questions.DISCARD_FROM] == drawing.FROM_DRAWN
    best: i64 = NOTHING
    least: i64 = 99
    for kind in range(scrolls.FIRST_DISASTER):
        many = s.drawn[kind] if drawn else s.hand[seat * scrolls.KINDS + kind]
        if many > 0 and kept(s, seat, kind) < least:
            least = kept(s, seat, kind)
            best = kind
    return actions.DISCARD + best if best >= 0 else s.lapse_in(f, seat)


def spy(s: Chicken, seat: i64) -> i64:
    """Look at the hand of the opponent with the most cards."""
    left = drawing.spied_on(s, seat)
    best = lowest(left)
    most: i64 = -1
    while left != 0:
        other = lowest(left)
        left &= left - 1
        cards = cards_held(s, other) if s.hostile(seat, other) else i64(0)
        if cards > most:
            most = cards
            best = other
    return actions.VICTIM + best


def spied_card(s: Chicken, f: i64) -> i64:
    """The best card of the hand that the Spy Hen shows goes."""
    other = s.frames[f + questions.SPY_CARD_OF]
    best: i64 = 0
    most: i64 = -1
    for kind in range(scrolls.KINDS):
        if drawing.holds(s, other, kind) > 0 and KEPT[kind] > most:
            most = KEPT[kind]
            best = kind
    return actions.DISCARD + best


# --- The reveal ------------------------------------------------------------------------------------------------------


def reveal_next(s: Chicken, seat: i64) -> i64:
    """Plain magic first, then what changes the fight, then strategies, the best of them last, because it stays."""
    best: i64 = 0
    least: i64 = 999
    for kind in range(scrolls.FIRST_DISASTER):
        if s.laid[seat * scrolls.KINDS + kind] == 0:
            continue
        turn: i64 = 0
        if kind >= scrolls.FIRST_STRATEGY:
            turn = 10 + ACTIVE[kind - scrolls.FIRST_STRATEGY]
        elif kind == scrolls.CHANGE_NOW or kind == scrolls.CHICKEN_OUT:
            turn = 5
        if turn < least:
            least = turn
            best = kind
    return actions.REVEAL + best
