"""Rotten Eggs: after all cards are revealed they take cards of other players out of the fight."""

from __future__ import annotations

from typing import final

from librt.vecs import vec
from mypy_extensions import i64

from bannerhall.core.bits import BIT, lowest
from bannerhall.core.clauses import ALLOWED, OTHER_QUESTION
from bannerhall.core.events import ALL
from bannerhall.core.question import Question
from bannerhall.games.chicken.rules import actions, clauses, events, questions, scrolls
from bannerhall.games.chicken.rules.reveal import side_of
from bannerhall.games.chicken.rules.state import Chicken
from bannerhall.games.chicken.rules.values import ATTACK, in_force


def next_egg(s: Chicken) -> bool:
    """Carry out the next Rotten Egg that waits, clockwise from whoever was attacked first; False without one
    [CHI-SCROLL-11]."""
    player = s.first_victim
    for _time in range(s.players):
        if s.rotten[player] > 0:
            s.set_rotten(player, s.rotten[player] - 1)
            spoil(s, player)
            return True
        player = s.next_player(player)
    return False


def kinds_of(s: Chicken, player: i64) -> i64:
    """Mask of the kinds of magic of a player that a Rotten Egg can take [CHI-SCROLL-11] [CHI-SOLOFIGHT-14]
    [CHI-SOLOFIGHT-16]."""
    found: i64 = 0
    for kind in range(scrolls.FIRST_STRATEGY):
        if kind == scrolls.ROTTEN_EGG or kind == scrolls.CHANGE_NOW or kind == scrolls.CHICKEN_OUT:
            continue
        if in_force(s, player, kind) > 0:
            found |= BIT[kind]
    return found


def owners(s: Chicken, player: i64) -> i64:
    """Mask of the other players with such cards."""
    found: i64 = 0
    for other in range(s.players):
        if other != player and kinds_of(s, other) != 0:
            found |= BIT[other]
    return found


def spoil(s: Chicken, player: i64) -> None:
    """Its player must choose a card, if there is one: first whose, then which [CHI-SCROLL-11]
    [CHI-FIGHT-33]."""
    found = owners(s, player)
    if found == 0:
        return
    if found & (found - 1) == 0:
        choose_card(s, player, lowest(found))
    else:
        s.ask(questions.SPOIL, player)


def choose_card(s: Chicken, player: i64, other: i64) -> None:
    kinds = kinds_of(s, other)
    if kinds & (kinds - 1) == 0:
        take(s, player, other, lowest(kinds))
    else:
        s.ask(questions.SPOIL_CARD, player, other)


def take(s: Chicken, player: i64, other: i64, kind: i64) -> None:
    """None of the card's bonuses and effects count. Of equal cards on both sides the one that does not help the egg's
    player goes [CHI-SCROLL-11]."""
    at = other * scrolls.KINDS + kind
    defending = in_force(s, other, kind) - s.for_attack[at]
    if s.for_attack[at] > 0 and (defending == 0 or side_of(s, player) != ATTACK):
        s.set_for_attack(at, s.for_attack[at] - 1)
    s.set_spoiled(at, s.spoiled[at] + 1)
    if s.sink is not None:
        s.emit(events.SPOILED, player, other, kind, 0, ALL, 0)


@final
class Spoil(Question[Chicken]):
    """Whose card the Rotten Egg takes [CHI-SCROLL-11]."""

    def fill(self, s: Chicken, f: i64, seat: i64, out: vec[i64], n: i64) -> i64:
        left = owners(s, seat)
        while left != 0:
            out[n] = actions.OF_PLAYER + lowest(left)
            left &= left - 1
            n += 1
        return n

    def clause_against(self, s: Chicken, f: i64, seat: i64, action: i64) -> i64:
        other = action - actions.OF_PLAYER
        if other < 0 or other >= s.players:
            return OTHER_QUESTION
        return ALLOWED if owners(s, seat) & BIT[other] != 0 else clauses.NOT_TO_SPOIL

    def carry_out(self, s: Chicken, f: i64, seat: i64, action: i64) -> None:
        s.end_frame()
        choose_card(s, seat, action - actions.OF_PLAYER)

    def lapse(self, s: Chicken, f: i64, seat: i64) -> i64:
        return actions.OF_PLAYER + lowest(owners(s, seat))

    def invariants(self, s: Chicken, f: i64) -> list[str]:
        found = owners(s, s.seat())
        return [] if found & (found - 1) != 0 else ["a Rotten Egg has no choice of players"]


@final
class SpoilCard(Question[Chicken]):
    """Which of that player's cards it takes [CHI-SCROLL-11]."""

    def fill(self, s: Chicken, f: i64, seat: i64, out: vec[i64], n: i64) -> i64:
        left = kinds_of(s, s.frames[f + questions.SPOIL_OF])
        while left != 0:
            out[n] = actions.SPOIL + lowest(left)
            left &= left - 1
            n += 1
        return n

    def clause_against(self, s: Chicken, f: i64, seat: i64, action: i64) -> i64:
        kind = action - actions.SPOIL
        if kind < 0 or kind >= scrolls.KINDS:
            return OTHER_QUESTION
        return ALLOWED if kinds_of(s, s.frames[f + questions.SPOIL_OF]) & BIT[kind] != 0 else clauses.NOT_TO_SPOIL

    def carry_out(self, s: Chicken, f: i64, seat: i64, action: i64) -> None:
        other = s.frames[f + questions.SPOIL_OF]
        s.end_frame()
        take(s, seat, other, action - actions.SPOIL)

    def lapse(self, s: Chicken, f: i64, seat: i64) -> i64:
        return actions.SPOIL + lowest(kinds_of(s, s.frames[f + questions.SPOIL_OF]))

    def invariants(self, s: Chicken, f: i64) -> list[str]:
        other = s.frames[f + questions.SPOIL_OF]
        kinds = kinds_of(s, other)
        if other == s.seat() or kinds & (kinds - 1) == 0:
            return ["a Rotten Egg has no choice of cards"]
        return []
