"""What a reader may see of secret things: hands, cards that were just drawn or laid, leaders, face-down chickens."""

from __future__ import annotations

from mypy_extensions import i64

from bannerhall.core.bits import BIT
from bannerhall.games.chicken.rules import questions, scrolls
from bannerhall.games.chicken.rules.components import CHICKENS, CHICKENS_MASK
from bannerhall.games.chicken.rules.state import Chicken


def frame_of(s: Chicken, kind: i64) -> i64:
    """The uppermost frame of a kind, or -1."""
    for depth in range(s.depth):
        f = s.at_depth(s.depth - 1 - depth)
        if s.frames[f] == kind:
            return f
    return -1


def attacker_seen(s: Chicken, seat: i64) -> i64:
    """The attacker + 1, or 0: a face-down chicken is its owner's secret until the fight is declared [CHI-COCK-07]."""
    if s.attacker != 0 and s.attacker <= CHICKENS * 4 and s.eggs & BIT[s.attacker - 1] != 0:
        return s.attacker if seat == s.player_of(s.attacker - 1) else i64(0)
    return s.attacker


def drawer(s: Chicken) -> i64:
    """Who has drawn the cards that lie apart."""
    f = frame_of(s, questions.DRAW)
    return s.frames[f + questions.DRAW_FOR] if f >= 0 else s.active


def drawing(s: Chicken) -> bool:
    """Whether cards are being drawn: as long as it lasts nobody else knows how many of them are disasters."""
    return frame_of(s, questions.DRAW) >= 0


def sees_drawn(s: Chicken, seat: i64, scroll: i64) -> bool:
    """The drawer sees what was drawn; others the disasters, once all are drawn or at set-up [CHI-TURN-18]."""
    if seat >= 0 and seat == drawer(s):
        return True
    return scroll >= scrolls.FIRST_DISASTER and not drawing(s)


def spied_on(s: Chicken) -> i64:
    """The player at whose hand a Spy Hen looks, which everybody is told, or -1 [CHI-SCROLL-17]."""
    f = frame_of(s, questions.SPY_CARD)
    return s.frames[f + questions.SPY_CARD_OF] if f >= 0 else i64(-1)


def sees_hand(s: Chicken, seat: i64, player: i64) -> bool:
    """One's own hand, and another one, be it the challenger's pile, while one's Spy Hen looks at it
    [CHI-SCROLL-17]."""
    if seat < 0:
        return False
    return seat == player or (s.active == seat and spied_on(s) == player)


def in_hand(s: Chicken, player: i64, scroll: i64) -> i64:
    """How many scrolls of a kind a player holds, the challenger in its pile [CHI-SOLO-06]."""
    return s.hand[player * scrolls.KINDS + scroll] if player < s.seats else s.pile[scroll]


def hidden_drawn(s: Chicken, player: i64) -> i64:
    """How many cards a player has drawn that count as cards of the hand until it is told what they are."""
    if player != drawer(s):
        return 0
    several = drawing(s)
    many: i64 = 0
    for scroll in range(scrolls.KINDS):
        if s.drawn[scroll] != 0 and (several or scroll < scrolls.FIRST_DISASTER):
            many += s.drawn[scroll]
    return many


def cards_held(s: Chicken, player: i64) -> i64:
    """How many scrolls everybody sees in a player's hand."""
    return s.cards_of(player) + hidden_drawn(s, player)


def cards_laid(s: Chicken, player: i64) -> i64:
    """How many scrolls of a player lie face down in a fight [CHI-FIGHT-21]."""
    laid: i64 = 0
    for at in range(player * scrolls.KINDS, (player + 1) * scrolls.KINDS):
        laid += s.laid[at]
    return laid


def strange_eggs(s: Chicken, seat: i64) -> i64:
    """Mask of the chickens whose backs alone the reader sees [CHI-COCK-05] [CHI-COCK-09]."""
    if seat < 0:
        return s.eggs
    mine = (BIT[CHICKENS] - 1) * BIT[seat * CHICKENS]
    return s.eggs & CHICKENS_MASK & ~mine
