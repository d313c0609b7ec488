"""Set-up: two secret cards each, coins for all, then the rounds."""

from __future__ import annotations

from typing import final

from librt.vecs import vec
from mypy_extensions import i64

from bannerhall.core.bits import BIT
from bannerhall.core.state import CHANCE, PROCEEDS, A, secret_to
from bannerhall.core.tables import Tables
from bannerhall.games.sealed.components import (
    CARD_SECRET,
    DEAL,
    DEAL_FRAME,
    DEALT,
    DEALT_EVENT,
    ROUND_FRAME,
)
from bannerhall.games.sealed.state import Decision, Sealed


def lay_out(tables: Tables) -> Sealed:
    """The table before the first card is dealt [SLD-SETUP-01] [SLD-SETUP-02] [SLD-SETUP-03]."""
    s = Sealed(None, tables)
    s.ask(ROUND_FRAME, PROCEEDS)
    s.ask(DEAL_FRAME, CHANCE, 0)
    return s


@final
class Deal(Decision):
    """Chance deals card number A; the first seats get theirs first [SLD-SETUP-01]."""

    def outcomes(self, s: Sealed, f: i64, out: vec[i64], weights: vec[i64]) -> i64:
        return s.deck.fill_outcomes(DEAL, out, weights)

    def resolve(self, s: Sealed, f: i64, seat: i64, action: i64) -> None:
        card = action - DEAL
        owner = s.frames[f + A] % s.seats
        s.deck.draw_middle(card)
        s.give(owner, card, BIT[owner])
        if s.sink is not None:
            s.emit(DEALT_EVENT, owner, card, 0, 0, BIT[owner], CARD_SECRET)
        s.frames[f + A] += 1
        if s.frames[f + A] == s.seats * DEALT:
            s.done()

    def audience(self, s: Sealed, f: i64, seat: i64, action: i64) -> i64:
        return secret_to(BIT[s.frames[f + A] % s.seats])
