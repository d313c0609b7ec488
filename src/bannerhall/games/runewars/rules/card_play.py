"""A Tactics card is played for its text: it is discarded, may be cancelled, then its effect begins [RUN-TAC-01]."""

from __future__ import annotations

from typing import final

from mypy_extensions import i64

from bannerhall.core.question import Question
from bannerhall.core.state import PROCEEDS
from bannerhall.games.runewars.rules import card_effects, questions, reactions
from bannerhall.games.runewars.rules.state import Runewars


def begin(s: Runewars, seat: i64, card: i64) -> None:
    """The card is shown; then the others may cancel it."""
    reactions.play(s, seat, card)
    s.ask(questions.CARD_EFFECT, PROCEEDS, questions.C_PLAYED, seat, card)
    reactions.before_effect(s, seat, card)


@final
class CardEffect(Question[Runewars]):
    """Asks nobody: begins what the card says, unless it is cancelled; or ends what it began in an area
    [RUN-TAC-01]."""

    def proceed(self, s: Runewars, f: i64) -> None:
        seat = s.frames[f + questions.CARD_EFFECT_SEAT]
        card = s.frames[f + questions.CARD_EFFECT_CARD]
        area = s.frames[f + questions.CARD_EFFECT_AREA]
        step = s.frames[f + questions.CARD_EFFECT_NEXT]
        s.end_frame()
        if step == questions.C_END:
            card_effects.raise_stronghold(s, seat, area - 1)
        elif s.countered == 1:
            s.countered = 0
        else:
            card_effects.begin(s, seat, card)
