"""Cyclone: whoever drew it blows resources of an opponent away [CHI-DIS-05] [CHI-DIS-08]."""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from bannerhall.core.bits import BIT, lowest
from bannerhall.core.clauses import ALLOWED, OTHER_QUESTION
from bannerhall.core.events import ALL
from bannerhall.core.frames import WHO
from bannerhall.core.question import Question
from bannerhall.games.chicken.rules import actions, clauses, events, questions
from bannerhall.games.chicken.rules.components import KINDS_OF_GOODS, NONE
from bannerhall.games.chicken.rules.state import Chicken

BLOWN_AWAY: Final[i64] = 2  # resources of a Cyclone [CHI-DIS-05]


def with_goods(s: Chicken, player: i64) -> i64:
    """Mask of the opponents with resources [CHI-DIS-08]."""
    found: i64 = 0
    for other in range(s.players):
        if s.hostile(player, other) and s.goods_of(other) > 0:
            found |= BIT[other]
    return found


def blow(s: Chicken, player: i64) -> None:
    """The drawer chooses an opponent [CHI-DIS-05] [CHI-DIS-08]."""
    found = with_goods(s, player)
    if found & (found - 1) != 0:
        s.ask(questions.ROBBED, player)
    elif found != 0:
        blow_away(s, player, lowest(found), BLOWN_AWAY)


def blow_away(s: Chicken, player: i64, other: i64, left: i64) -> None:
    """So many resources of the drawer's choice go to the storage, fewer if there are not so many [CHI-DIS-08]."""
    while left > 0 and s.goods_of(other) > 0:
        kind = only_kind(s, other)
        if kind == NONE and s.goods_of(other) > left:
            s.ask(questions.BLOWN, player, other, left)
            return
        lose_good(s, other, first_kind(s, other) if kind == NONE else kind)
        left -= 1


def first_kind(s: Chicken, player: i64) -> i64:
    kind: i64 = 0
    while s.goods[player * KINDS_OF_GOODS + kind] == 0:
        kind += 1
    return kind


def only_kind(s: Chicken, player: i64) -> i64:
    """The kind of all resources on a banner, NONE if there are several kinds."""
    kind = first_kind(s, player)
    return kind if s.goods[player * KINDS_OF_GOODS + kind] == s.goods_of(player) else NONE


def lose_good(s: Chicken, player: i64, kind: i64) -> None:
    s.goods[player * KINDS_OF_GOODS + kind] -= 1
    s.storage[kind] += 1
    if s.sink is not None:
        s.emit(events.GAVE, player, kind, 0, 0, ALL, 0)


@final
class Robbed(Question[Chicken]):
    """Whose resources the cyclone blows away [CHI-DIS-05] [CHI-DIS-08]."""

    def fill(self, s: Chicken, f: i64, seat: i64, out: vec[i64], n: i64) -> i64:
        left = with_goods(s, seat)
        while left != 0:
            out[n] = actions.VICTIM + lowest(left)
            left &= left - 1
            n += 1
        return n

    def clause_against(self, s: Chicken, f: i64, seat: i64, action: i64) -> i64:
        other = action - actions.VICTIM
        if other < 0 or other >= s.players:
            return OTHER_QUESTION
        return ALLOWED if (with_goods(s, seat) >> other) & 1 == 1 else clauses.NOT_TO_BE_ROBBED

    def carry_out(self, s: Chicken, f: i64, seat: i64, action: i64) -> None:
        s.end_frame()
        blow_away(s, seat, action - actions.VICTIM, BLOWN_AWAY)

    def lapse(self, s: Chicken, f: i64, seat: i64) -> i64:
        return actions.VICTIM + lowest(with_goods(s, seat))

    def invariants(self, s: Chicken, f: i64) -> list[str]:
        return [] if with_goods(s, s.frames[f + WHO]) != 0 else ["nobody has resources to blow away"]


@final
class Blown(Question[Chicken]):
    """Which of them go [CHI-DIS-08]."""

    def fill(self, s: Chicken, f: i64, seat: i64, out: vec[i64], n: i64) -> i64:
        other = s.frames[f + questions.BLOWN_OF]
        for kind in range(KINDS_OF_GOODS):
            if s.goods[other * KINDS_OF_GOODS + kind] > 0:
                out[n] = actions.GOOD + kind
                n += 1
        return n

    def clause_against(self, s: Chicken, f: i64, seat: i64, action: i64) -> i64:
        kind = action - actions.GOOD
        if kind < 0 or kind >= KINDS_OF_GOODS:
            return OTHER_QUESTION
        held = s.goods[s.frames[f + questions.BLOWN_OF] * KINDS_OF_GOODS + kind]
        return ALLOWED if held > 0 else clauses.NOT_TO_BE_ROBBED

    def carry_out(self, s: Chicken, f: i64, seat: i64, action: i64) -> None:
        other = s.frames[f + questions.BLOWN_OF]
        left = s.frames[f + questions.BLOWN_LEFT]
        s.end_frame()
        lose_good(s, other, action - actions.GOOD)
        blow_away(s, seat, other, left - 1)

    def lapse(self, s: Chicken, f: i64, seat: i64) -> i64:
        return actions.GOOD + first_kind(s, s.frames[f + questions.BLOWN_OF])

    def invariants(self, s: Chicken, f: i64) -> list[str]:
        other = s.frames[f + questions.BLOWN_OF]
        fits = s.hostile(s.frames[f + WHO], other) and s.goods_of(other) > 0
        return [] if fits else ["blown is about something that cannot be"]
