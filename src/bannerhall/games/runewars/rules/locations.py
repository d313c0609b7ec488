"""Places that matter in one's own turn: destructible locations, and the Bottomless Gorge of Uthuk [RUN-EXPL-05]
[RUN-EXPL-16] [RUN-DCRD-09]."""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from bannerhall.core.bits import BIT, lowest
from bannerhall.core.clauses import ALLOWED, OTHER_QUESTION
from bannerhall.core.events import ALL
from bannerhall.core.question import Question
from bannerhall.games.runewars.rules import (
    actions,
    armies,
    clauses,
    control,
    events,
    exploration,
    exploration_tokens,
    forces,
    questions,
)
from bannerhall.games.runewars.rules.atlas import AREAS
from bannerhall.games.runewars.rules.development_cards import UTHUK_GORGE
from bannerhall.games.runewars.rules.state import Runewars
from bannerhall.games.runewars.rules.units import OBSCENE

RAZING_UNITS: Final = 6
UTHUK: Final[i64] = 2


def razable(s: Runewars, seat: i64) -> i64:
    """Faceup destructible locations in areas that the seat controls with six units at least [RUN-EXPL-05]
    [RUN-EXPL-16]."""
    mask: i64 = 0
    left = s.explored
    while left != 0:
        area = lowest(left)
        left &= left - 1
        kind = s.exploration[area] - 1
        if kind < 0 or exploration_tokens.SORT[kind] != exploration_tokens.DESTRUCTIBLE:
            continue
        own = s.holder[area] == seat + 1 and control.controller(s, area) == seat
        if own and forces.total(control.units_in(s, area)) >= RAZING_UNITS:
            mask |= BIT[area]
    return mask


def at_gorge(s: Runewars, seat: i64) -> i64:
    """Areas with standing Obscenes that may go through the Bottomless Gorge; activated areas hold them back."""
    if not s.has_developed(UTHUK_GORGE) or s.faction_of(seat) != UTHUK:
        return 0
    slot = forces.slot_of(OBSCENE)
    mask: i64 = 0
    for area in range(AREAS):
        free = s.holder[area] == seat + 1 and (s.activated[seat] >> area) & 1 == 0
        if free and forces.many(s.standing[area], slot) != 0 and ends(s, seat, area) != 0:
            mask |= BIT[area]
    return mask


def ends(s: Runewars, seat: i64, area: i64) -> i64:
    """Areas of the home realm that the seat controls, other than the one where the Obscene stands."""
    return control.home_realm(s, seat) & control.controlled(s, seat) & ~BIT[area]


def fill(s: Runewars, seat: i64, out: vec[i64], n: i64) -> i64:
    left = razable(s, seat)
    while left != 0:
        out[n] = actions.RAZE + lowest(left)
        left &= left - 1
        n += 1
    left = at_gorge(s, seat)
    while left != 0:
        out[n] = actions.THROUGH_GORGE + lowest(left)
        left &= left - 1
        n += 1
    return n


def clause_against(s: Runewars, seat: i64, action: i64) -> i64:
    if actions.RAZE <= action < actions.RAZE + AREAS:
        return ALLOWED if (razable(s, seat) >> (action - actions.RAZE)) & 1 == 1 else clauses.NOT_RAZED
    if actions.THROUGH_GORGE <= action < actions.THROUGH_GORGE + AREAS:
        return ALLOWED if (at_gorge(s, seat) >> (action - actions.THROUGH_GORGE)) & 1 == 1 else clauses.NO_GORGE
    return OTHER_QUESTION


def carry_out(s: Runewars, seat: i64, action: i64) -> None:
    if actions.RAZE <= action < actions.RAZE + AREAS:
        exploration.discard(s, action - actions.RAZE)
        return
    area = action - actions.THROUGH_GORGE
    mask = ends(s, seat, area)
    if mask & (mask - 1) == 0:
        go(s, seat, area, lowest(mask))
    else:
        s.ask(questions.GORGE, seat, area)


def go(s: Runewars, seat: i64, source: i64, area: i64) -> None:
    """An Obscene moves from anywhere; the limit of eight applies at once [RUN-MOV-11] [RUN-NEU-09]."""
    one = forces.of_kind(OBSCENE, 1)
    s.standing[source] -= one
    if control.units_in(s, source) == 0:
        s.holder[source] = 0
    s.holder[area] = seat + 1
    s.standing[area] += one
    if s.sink is not None:
        s.emit(events.OBSCENE_MOVED, seat, source, area, 0, ALL, 0)
    armies.settle_neutrals(s, source)
    armies.enforce_limit(s, area)


@final
class Gorge(Question[Runewars]):
    """Where in the home realm the Obscene goes [RUN-CARD-03]."""

    def fill(self, s: Runewars, f: i64, seat: i64, out: vec[i64], n: i64) -> i64:
        left = ends(s, seat, s.frames[f + questions.GORGE_FROM])
        while left != 0:
            out[n] = actions.PICK_AREA + lowest(left)
            left &= left - 1
            n += 1
        return n

    def clause_against(self, s: Runewars, f: i64, seat: i64, action: i64) -> i64:
        area = action - actions.PICK_AREA
        if area < 0 or area >= AREAS:
            return OTHER_QUESTION
        allowed = (ends(s, seat, s.frames[f + questions.GORGE_FROM]) >> area) & 1 == 1
        return ALLOWED if allowed else clauses.NO_GORGE

    def carry_out(self, s: Runewars, f: i64, seat: i64, action: i64) -> None:
        source = s.frames[f + questions.GORGE_FROM]
        s.end_frame()
        go(s, seat, source, action - actions.PICK_AREA)

    def lapse(self, s: Runewars, f: i64, seat: i64) -> i64:
        return actions.PICK_AREA + lowest(ends(s, seat, s.frames[f + questions.GORGE_FROM]))
