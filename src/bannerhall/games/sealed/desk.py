"""The desk: the winner pledges a card in private, under a clock, while the others play on."""

from __future__ import annotations

from typing import final

from librt.vecs import vec
from mypy_extensions import i64

from bannerhall.core.bits import BIT
from bannerhall.core.events import ALL
from bannerhall.core.state import PUBLIC, A, hidden_to
from bannerhall.core.tables import OTHER_QUESTION
from bannerhall.games.sealed.components import (
    DESK_SECONDS,
    EMPTY_SLOT,
    HAND,
    LEAVE,
    LEFT,
    MOST_PLEDGES,
    PLEDGE,
    PLEDGED,
    TIRED_CLERK,
)
from bannerhall.games.sealed.state import Decision, Sealed


@final
class Desk(Decision):
    """A side frame: pledge a card, change it if one likes, then leave [SLD-DESK-01] [SLD-DESK-03]."""

    def fill(self, s: Sealed, f: i64, seat: i64, out: vec[i64], n: i64) -> i64:
        out[n] = LEAVE
        n += 1
        for slot in range(s.held[seat]):
            if self.bar(s, f, seat, PLEDGE + slot) == 0:
                out[n] = PLEDGE + slot
                n += 1
        return n

    def bar(self, s: Sealed, f: i64, seat: i64, action: i64) -> i64:
        """Only a card in hand that is not pledged already, and not for ever [SLD-DESK-02] [SLD-DESK-06]."""
        if action == LEAVE:
            return 0
        slot = action - PLEDGE
        if slot < 0 or slot >= HAND:
            return OTHER_QUESTION
        if s.frames[f + A] == MOST_PLEDGES:
            return TIRED_CLERK
        return EMPTY_SLOT if slot >= s.held[seat] or s.pledge[seat] == slot + 1 else 0

    def resolve(self, s: Sealed, f: i64, seat: i64, action: i64) -> None:
        if action == LEAVE:
            s.close_side(seat)
            if s.sink is not None:
                s.emit(LEFT, seat, 0, 0, 0, ALL, 0)
            return
        s.frames[f + A] += 1
        s.pledge[seat] = action - PLEDGE + 1
        if s.sink is not None:
            s.emit(PLEDGED, seat, action - PLEDGE, 0, 0, BIT[seat], 0)

    def lapse(self, s: Sealed, f: i64, seat: i64) -> i64:
        """When time is up the pledge made so far stands [SLD-DESK-03]."""
        return LEAVE

    def audience(self, s: Sealed, f: i64, seat: i64, action: i64) -> i64:
        return PUBLIC if action == LEAVE else hidden_to(BIT[seat])

    def seconds(self) -> i64:
        return DESK_SECONDS
