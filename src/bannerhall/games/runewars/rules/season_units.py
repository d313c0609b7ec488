"""Season cards about units: Swords for Hire brings some, Deserters and Frostbound March take one in several areas."""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from bannerhall.core.clauses import ALLOWED, OTHER_QUESTION
from bannerhall.core.question import Question
from bannerhall.core.state import PROCEEDS
from bannerhall.games.runewars.rules import actions, armies, clauses, control, forces, questions, season_areas
from bannerhall.games.runewars.rules import season_cards as card_of
from bannerhall.games.runewars.rules.atlas import AREAS
from bannerhall.games.runewars.rules.state import Runewars
from bannerhall.games.runewars.rules.units import CIRCLE, NEUTRALS, SHAPE, TRIANGLE, TYPES

MOST_SWORDS: Final = 2
MANY: Final = 6  # units of an area where somebody deserts

# --- Swords for Hire -------------------------------------------------------------------------------------------------


def for_hire(s: Runewars, kind: i64) -> bool:
    """A neutral type of triangle or circle base of which there are figures left [RUN-CARD-04]."""
    small = SHAPE[kind] == TRIANGLE or SHAPE[kind] == CIRCLE
    return kind >= NEUTRALS and small and armies.unused(s, 0, kind) > 0


def ask_kind(s: Runewars, seat: i64) -> None:
    """Ask which units are hired, if there are any."""
    for kind in range(NEUTRALS, TYPES):
        if for_hire(s, kind):
            s.ask(questions.SEASON_UNIT, seat)
            return


@final
class SeasonUnit(Question[Runewars]):
    """Which neutral units come, or none [RUN-SEA-02] [RUN-CARD-03]."""

    def fill(self, s: Runewars, f: i64, seat: i64, out: vec[i64], n: i64) -> i64:
        for kind in range(NEUTRALS, TYPES):
            if for_hire(s, kind):
                out[n] = actions.PICK_UNIT + kind
                n += 1
        out[n] = actions.ENOUGH
        return n + 1

    def clause_against(self, s: Runewars, f: i64, seat: i64, action: i64) -> i64:
        if action == actions.ENOUGH:
            return ALLOWED
        kind = action - actions.PICK_UNIT
        if kind < 0 or kind >= TYPES:
            return OTHER_QUESTION
        return ALLOWED if for_hire(s, kind) else clauses.BY_SEASON_CARD

    def carry_out(self, s: Runewars, f: i64, seat: i64, action: i64) -> None:
        s.end_frame()
        if action != actions.ENOUGH:
            season_areas.ask(s, seat, 1, season_areas.NOTHING, action - actions.PICK_UNIT + 1, seat)

    def lapse(self, s: Runewars, f: i64, seat: i64) -> i64:
        return actions.ENOUGH


@final
class SeasonNumber(Question[Runewars]):
    """One of them, or two [RUN-SEA-02] [RUN-CARD-04]."""

    def fill(self, s: Runewars, f: i64, seat: i64, out: vec[i64], n: i64) -> i64:
        for number in range(MOST_SWORDS):
            out[n] = actions.PICK_NUMBER + number
            n += 1
        return n

    def clause_against(self, s: Runewars, f: i64, seat: i64, action: i64) -> i64:
        number = action - actions.PICK_NUMBER
        if number < 0 or number > 3:
            return OTHER_QUESTION
        return ALLOWED if number < MOST_SWORDS else clauses.BY_SEASON_CARD

    def carry_out(self, s: Runewars, f: i64, seat: i64, action: i64) -> None:
        area = s.frames[f + questions.SEASON_NUMBER_AREA]
        kind = s.frames[f + questions.SEASON_NUMBER_KIND]
        s.end_frame()
        armies.place(s, seat, area, kind, action - actions.PICK_NUMBER + 1)

    def lapse(self, s: Runewars, f: i64, seat: i64) -> i64:
        return actions.PICK_NUMBER + MOST_SWORDS - 1


# --- A unit in each of several areas ---------------------------------------------------------------------------------


def loses_there(s: Runewars, seat: i64, area: i64) -> bool:
    """Deserters: six units or more; Frostbound March: ice in an area that the seat controls."""
    if s.holder[area] != seat + 1 or control.units_in(s, area) == 0:
        return False
    if s.card - 1 == card_of.DESERTERS:
        return forces.total(control.units_in(s, area)) >= MANY
    return (s.iced >> area) & 1 == 1 and control.controller(s, area) == seat


def begin_losses(s: Runewars, seat: i64) -> None:
    s.ask(questions.LOSSES, PROCEEDS, seat, 0)


@final
class Losses(Question[Runewars]):
    """Asks nobody: goes through the areas, and has one unit destroyed in each, of its owner's choice [RUN-SEA-02]."""

    def proceed(self, s: Runewars, f: i64) -> None:
        seat = s.frames[f + questions.LOSSES_SEAT]
        area = s.frames[f + questions.LOSSES_FROM]
        while area < AREAS and not loses_there(s, seat, area):
            area += 1
        if area == AREAS:
            s.end_frame()
            armies.settle_all(s)
            return
        s.frames[f + questions.LOSSES_FROM] = area + 1
        armies.disband(s, seat, area, 1, questions.BY_CARD)
