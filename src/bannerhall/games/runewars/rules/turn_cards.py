"""Tactics cards for one's own turn: beside the order, and in step 3 of a battle that one has begun [RUN-TERM-17]
[RUN-BAT-07]."""

from __future__ import annotations

from mypy_extensions import i64

from bannerhall.core.clauses import ALLOWED
from bannerhall.games.runewars.rules import card_effects, card_play, clauses, reactions, tactics
from bannerhall.games.runewars.rules.state import Runewars


def clause_against(s: Runewars, seat: i64, card: i64) -> i64:
    """The clause against playing a Tactics card for its text in one's own turn [RUN-TAC-01] [RUN-TAC-02] [RUN-TAC-05]
    [RUN-CARD-01]."""
    if not is_for_own_turn(s, card):
        return clauses.NOT_THE_MOMENT
    clause = reactions.clause_against_playing(s, seat, card)
    if clause != ALLOWED:
        return clause
    if card_effects.has_use(s, seat, card):
        return ALLOWED
    return clauses.NOTHING_TO_REVEAL if card == tactics.GAME_OF_POWER else clauses.NO_EFFECT


def is_for_own_turn(s: Runewars, card: i64) -> bool:
    """Ambush is for the Quest Phase alone in the revised ruleset; Silver Tongue belongs to diplomacy [RUN-TAC-05]
    [RUN-ORIG-08]."""
    if card == tactics.AMBUSH:
        return s.revised == 0
    return tactics.TIMING[card] == tactics.AT_YOUR_TURN and card != tactics.SILVER_TONGUE


def play(s: Runewars, seat: i64, card: i64) -> None:
    """A seat plays a card for its text."""
    card_play.begin(s, seat, card)
