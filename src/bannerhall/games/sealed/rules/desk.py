"""The desk: the winner pledges a card in private, under a clock, while the others play on."""

from __future__ import annotations

from typing import final

from librt.vecs import vec
from mypy_extensions import i64

from bannerhall.core.bits import BIT
from bannerhall.core.clauses import ALLOWED, OTHER_QUESTION
from bannerhall.core.events import ALL
from bannerhall.core.frames import WHO
from bannerhall.core.question import Question
from bannerhall.core.state import PUBLIC, hidden_to
from bannerhall.games.sealed.rules import actions, clauses, events, questions
from bannerhall.games.sealed.rules.components import DESK_SECONDS, HAND, MOST_PLEDGES
from bannerhall.games.sealed.rules.state import Sealed


@final
class Desk(Question[Sealed]):
    """A side frame: pledge a card, change it if one likes, then leave [SLD-DESK-01] [SLD-DESK-03]."""

    def fill(self, s: Sealed, f: i64, seat: i64, out: vec[i64], n: i64) -> i64:
        out[n] = actions.LEAVE
        n += 1
        for slot in range(s.held[seat]):
            if self.clause_against(s, f, seat, actions.PLEDGE + slot) == 0:
                out[n] = actions.PLEDGE + slot
                n += 1
        return n

    def clause_against(self, s: Sealed, f: i64, seat: i64, action: i64) -> i64:
        """Only a card in hand that is not pledged already, and not for ever [SLD-DESK-02] [SLD-DESK-06]."""
        if action == actions.LEAVE:
            return ALLOWED
        slot = action - actions.PLEDGE
        if slot < 0 or slot >= HAND:
            return OTHER_QUESTION
        if s.frames[f + questions.DESK_PLEDGES] == MOST_PLEDGES:
            return clauses.TIRED_CLERK
        return clauses.EMPTY_SLOT if slot >= s.held[seat] or s.pledge[seat] == slot + 1 else ALLOWED

    def carry_out(self, s: Sealed, f: i64, seat: i64, action: i64) -> None:
        if action == actions.LEAVE:
            s.close_side(seat)
            if s.sink is not None:
                s.emit(events.LEFT, seat, 0, 0, 0, ALL, 0)
            return
        s.frames[f + questions.DESK_PLEDGES] += 1
        s.pledge[seat] = action - actions.PLEDGE + 1
        if s.sink is not None:
            s.emit(events.PLEDGED, seat, action - actions.PLEDGE, 0, 0, BIT[seat], 0)

    def lapse(self, s: Sealed, f: i64, seat: i64) -> i64:
        """When time is up the pledge made so far stands [SLD-DESK-03]."""
        return actions.LEAVE

    def audience(self, s: Sealed, f: i64, seat: i64, action: i64) -> i64:
        return PUBLIC if action == actions.LEAVE else hidden_to(BIT[seat])

    def seconds(self, s: Sealed, f: i64, seat: i64) -> i64:
        return DESK_SECONDS

    def invariants(self, s: Sealed, f: i64) -> list[str]:
        seat = s.frames[f + WHO]
        if (s.desked >> seat) & 1 == 0:
            return [f"seat {seat} sits at the desk without having won"]
        return [f"seat {seat} has bid from the desk"] if s.bids[seat] != 0 else []
