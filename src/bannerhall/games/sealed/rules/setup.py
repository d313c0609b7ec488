"""Set-up: two secret cards each, coins for all, then the rounds."""

from __future__ import annotations

from typing import final

from librt.vecs import vec
from mypy_extensions import i64

from bannerhall.core.bits import BIT
from bannerhall.core.question import Question
from bannerhall.core.ruleset import Ruleset
from bannerhall.core.state import CHANCE, PROCEEDS, secret_to
from bannerhall.games.sealed.rules import actions, events, questions
from bannerhall.games.sealed.rules.components import DEALT
from bannerhall.games.sealed.rules.state import Sealed


def lay_out(rules: Ruleset) -> Sealed:
    """The table before the first card is dealt [SLD-SETUP-01] [SLD-SETUP-02] [SLD-SETUP-03]."""
    s = Sealed(None, rules)
    s.ask(questions.ROUND, PROCEEDS)
    s.ask(questions.DEAL, CHANCE, 0)
    return s


@final
class Deal(Question[Sealed]):
    """Chance deals one card after the other; the first seats get theirs first [SLD-SETUP-01]."""

    def outcomes(self, s: Sealed, f: i64, out: vec[i64], weights: vec[i64]) -> i64:
        return s.deck.fill_outcomes(actions.DEAL, out, weights)

    def carry_out(self, s: Sealed, f: i64, seat: i64, action: i64) -> None:
        card = action - actions.DEAL
        owner = s.frames[f + questions.DEAL_CARD] % s.seats
        s.deck.draw_middle(card)
        s.give(owner, card, BIT[owner])
        if s.sink is not None:
            s.emit(events.DEALT, owner, card, 0, 0, BIT[owner], events.CARD_SECRET)
        s.frames[f + questions.DEAL_CARD] += 1
        if s.frames[f + questions.DEAL_CARD] == s.seats * DEALT:
            s.end_frame()

    def audience(self, s: Sealed, f: i64, seat: i64, action: i64) -> i64:
        return secret_to(BIT[s.frames[f + questions.DEAL_CARD] % s.seats])

    def invariants(self, s: Sealed, f: i64) -> list[str]:
        left = s.seats * DEALT - s.frames[f + questions.DEAL_CARD]
        return [] if left <= s.deck.middle else ["cards are dealt that are not there"]
