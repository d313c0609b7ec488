"""The rune tokens that lie on the board when the first year begins: in ruleset original in the home realms, in ruleset
revised on the tiles [RUN-ORIG-01] [RUN-MAP-15]."""

from __future__ import annotations

from typing import final

from librt.vecs import vec
from mypy_extensions import i64

from bannerhall.core.bits import BIT, lowest
from bannerhall.core.clauses import ALLOWED, OTHER_QUESTION
from bannerhall.core.events import ALL
from bannerhall.core.question import Question
from bannerhall.core.state import secret_to
from bannerhall.games.runewars.rules import actions, clauses, control, events, markers, runes
from bannerhall.games.runewars.rules.atlas import AREAS, HOME_OF
from bannerhall.games.runewars.rules.components import DRAGON_RUNE, FALSE_RUNE, NO_RUNE
from bannerhall.games.runewars.rules.state import Runewars


def places(s: Runewars, taken: i64) -> i64:
    """Where a first token may lie in ruleset revised: not beside a setup marker, in no area with a token; if no such
    area is left, beside a marker [RUN-MAP-16] [RUN-MAP-17]. `taken` is the area of the other token."""
    free: i64 = 0
    for area in range(AREAS):
        if (s.land >> area) & 1 == 1 and HOME_OF[area] == 0 and s.rune[area] == NO_RUNE:
            free |= BIT[area]
    free &= ~taken
    away = free & ~markers.areas_at_markers(s)
    return away if away != 0 else free


@final
class HideRunes(Question[Runewars]):
    """Ruleset original: in which area of the home realm the false rune lies; the two others hold dragon runes. All
    players choose at once, and nobody else knows where it is [RUN-ORIG-01]."""

    def fill(self, s: Runewars, f: i64, seat: i64, out: vec[i64], n: i64) -> i64:
        left = control.home_realm(s, seat)
        while left != 0:
            out[n] = actions.FALSE_AT + lowest(left)
            left &= left - 1
            n += 1
        return n

    def clause_against(self, s: Runewars, f: i64, seat: i64, action: i64) -> i64:
        area = action - actions.FALSE_AT
        if area < 0 or area >= AREAS:
            return OTHER_QUESTION
        return ALLOWED if (control.home_realm(s, seat) >> area) & 1 == 1 else clauses.NOT_YOUR_HOME_FOR_RUNES

    def carry_out(self, s: Runewars, f: i64, seat: i64, action: i64) -> None:
        left = control.home_realm(s, seat)
        while left != 0:
            runes.lay_facedown(s, lowest(left), DRAGON_RUNE, BIT[seat])
            left &= left - 1
        runes.lay_facedown(s, action - actions.FALSE_AT, FALSE_RUNE, BIT[seat])
        s.answered(f, seat)

    def proceed(self, s: Runewars, f: i64) -> None:
        s.end_frame()
        if s.sink is not None:
            s.emit(events.RUNES_HIDDEN, 0, 0, 0, 0, ALL, 0)

    def audience(self, s: Runewars, f: i64, seat: i64, action: i64) -> i64:
        return secret_to(BIT[seat])

    def lapse(self, s: Runewars, f: i64, seat: i64) -> i64:
        return actions.FALSE_AT + lowest(control.home_realm(s, seat))
