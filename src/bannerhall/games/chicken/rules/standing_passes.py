"""Standing passes: who wants no part in a fight passes in advance, and can take that back at any time."""

from __future__ import annotations

from typing import final

from librt.vecs import vec
from mypy_extensions import i64

from bannerhall.core.bits import BIT
from bannerhall.core.clauses import ALLOWED, OTHER_QUESTION
from bannerhall.core.question import Question
from bannerhall.core.state import hidden_to
from bannerhall.games.chicken.rules import actions, clauses, events
from bannerhall.games.chicken.rules.components import (
    ASK_ME,
    FIGHTS_OF_OTHERS,
    SOLO,
    THIS_FIGHT,
    UNLESS,
)
from bannerhall.games.chicken.rules.state import Chicken


def passes_in_advance(s: Chicken, seat: i64) -> bool:
    """Whether a standing pass of the seat covers the fight under way: not once it has played a scroll there
    [CHI-FIGHT-36]."""
    if s.played[seat] > 0:
        return False
    if s.sits_out & BIT[seat] != 0:
        return True
    order = s.standing_pass[seat]
    if order == ASK_ME or has_part(s, seat):
        return False
    return order == FIGHTS_OF_OTHERS or s.aggressor != order - UNLESS


def has_part(s: Chicken, seat: i64) -> bool:
    """Whether the seat, or its team, attacks or defends [CHI-TEAM-02]."""
    return not s.hostile(seat, s.aggressor) or not s.hostile(seat, s.victim)


def clause_against_order(s: Chicken, seat: i64, order: i64) -> i64:
    """A standing pass that is not in force yet; one for this fight needs a fight [CHI-FIGHT-36]."""
    if s.mode == SOLO:
        return clauses.NO_STANDING_PASS_ALONE
    out = s.sits_out & BIT[seat] != 0
    if order == THIS_FIGHT:
        return clauses.NO_FIGHT_TO_SIT_OUT if out or s.attacker == 0 else ALLOWED
    same = s.standing_pass[seat] == order and (order != ASK_ME or not out)
    return clauses.STANDS_ALREADY if same else ALLOWED


def clause_against_exception(s: Chicken, seat: i64, other: i64) -> i64:
    """Only an opponent can be the exception [CHI-FIGHT-36]."""
    if s.mode == SOLO:
        return clauses.NO_STANDING_PASS_ALONE
    if not s.hostile(seat, other):
        return clauses.NO_SUCH_OPPONENT
    return clauses.STANDS_ALREADY if s.standing_pass[seat] == UNLESS + other else ALLOWED


@final
class StandingPass(Question[Chicken]):
    """Nobody else learns of a standing pass: whoever gave one is asked like all others, and the pass comes after the
    same time as every pass that needs nobody [CHI-FIGHT-36]."""

    def fill(self, s: Chicken, f: i64, seat: i64, out: vec[i64], n: i64) -> i64:
        for order in range(THIS_FIGHT + 1):
            if clause_against_order(s, seat, order) == ALLOWED:
                out[n] = actions.PASS_ORDER + order
                n += 1
        for other in range(s.players):
            if clause_against_exception(s, seat, other) == ALLOWED:
                out[n] = actions.PASS_UNLESS + other
                n += 1
        return n

    def clause_against(self, s: Chicken, f: i64, seat: i64, action: i64) -> i64:
        if actions.PASS_ORDER <= action <= actions.PASS_ORDER + THIS_FIGHT:
            return clause_against_order(s, seat, action - actions.PASS_ORDER)
        if actions.PASS_UNLESS <= action < actions.PASS_UNLESS + s.players:
            return clause_against_exception(s, seat, action - actions.PASS_UNLESS)
        return OTHER_QUESTION

    def carry_out(self, s: Chicken, f: i64, seat: i64, action: i64) -> None:
        if action >= actions.PASS_UNLESS:
            self.keep(s, seat, UNLESS + action - actions.PASS_UNLESS)
        elif action == actions.PASS_ORDER + THIS_FIGHT:
            s.sits_out |= BIT[seat]
            if s.sink is not None:
                s.emit(events.ORDERED, seat, THIS_FIGHT, seat, 0, BIT[seat], 0)
        else:
            self.keep(s, seat, action - actions.PASS_ORDER)

    def keep(self, s: Chicken, seat: i64, order: i64) -> None:
        """From now on, until it is taken back; to be asked again takes back what was said of this fight, too."""
        s.set_standing_pass(seat, order)
        if order == ASK_ME:
            s.sits_out &= ~BIT[seat]
        if s.sink is not None:
            if order >= UNLESS:
                s.emit(events.ORDERED, seat, events.UNLESS, order - UNLESS, 0, BIT[seat], 0)
            else:
                s.emit(events.ORDERED, seat, order, seat, 0, BIT[seat], 0)

    def audience(self, s: Chicken, f: i64, seat: i64, action: i64) -> i64:
        return hidden_to(BIT[seat])
