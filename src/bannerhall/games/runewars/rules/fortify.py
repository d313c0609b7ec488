"""Fortify: build, repair, move runes, each once in any order [RUN-ORD8-01] to [RUN-ORD8-05]."""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from bannerhall.core.bits import BIT, count, lowest
from bannerhall.core.clauses import ALLOWED, OTHER_QUESTION
from bannerhall.core.events import ALL
from bannerhall.core.frames import WIDTH
from bannerhall.core.question import Question
from bannerhall.core.state import PROCEEDS
from bannerhall.games.runewars.rules import (
    actions,
    armies,
    clauses,
    control,
    developments,
    events,
    gains,
    own_turn,
    questions,
    runes,
    winning,
)
from bannerhall.games.runewars.rules.atlas import AREAS
from bannerhall.games.runewars.rules.components import (
    CAPITAL,
    DAMAGED_CAPITAL,
    DAMAGED_STRONGHOLD,
    MASONS_STRIKE,
    NO_STRONGHOLD,
    STRONGHOLD,
    STRONGHOLDS,
)
from bannerhall.games.runewars.rules.control import SANDS
from bannerhall.games.runewars.rules.development_cards import DAQAN_CAPITAL
from bannerhall.games.runewars.rules.developments import CARDS_OF_FACTION
from bannerhall.games.runewars.rules.questions import F_BUILD, F_MOVE_RUNES, F_REPAIR
from bannerhall.games.runewars.rules.state import Runewars
from bannerhall.games.runewars.rules.units import ORE, WOOD

PARTS: Final[i64] = 7


def begin(s: Runewars, seat: i64) -> None:
    """Build, repair and move runes, each at most once [RUN-ORD8-01] [RUN-ORD-07]."""
    s.ask(questions.FORTIFY, PROCEEDS, seat, PARTS, 0)


@final
class Fortify(Question[Runewars]):
    """Asks as long as a part is left that can be carried out [RUN-ORD8-01]."""

    def proceed(self, s: Runewars, f: i64) -> None:
        seat = s.frames[f + questions.FORTIFY_SEAT]
        left = s.frames[f + questions.FORTIFY_LEFT]
        if winning.is_won(s):
            winning.finish(s)
        elif s.frames[f + questions.FORTIFY_PAUSE] == 1:
            s.frames[f + questions.FORTIFY_PAUSE] = 0
            own_turn.offer(s, seat)
        elif can_do_any(s, seat, left):
            s.ask(questions.FORTIFY_PART, seat)
        else:
            s.end_frame()


def can_do_any(s: Runewars, seat: i64, left: i64) -> bool:
    for part in range(3):
        if (left >> part) & 1 == 1 and clause_against_part(s, seat, part) == ALLOWED:
            return True
    return False


def clause_against_part(s: Runewars, seat: i64, part: i64) -> i64:
    """The clause that makes a part of the order impossible now, 0 if it can be carried out."""
    if part == F_MOVE_RUNES:
        return ALLOWED if runes.can_move_runes(s, seat) else clauses.NO_RUNES_TO_MOVE
    if s.weather & MASONS_STRIKE != 0:
        return clauses.MASONS_ON_STRIKE
    if part == F_REPAIR:
        if s.dial[seat * 3 + ORE] == 0:
            return clauses.NO_ORE
        return ALLOWED if damaged(s, seat) != 0 else clauses.NOTHING_DAMAGED
    if s.dial[seat * 3 + ORE] == 0 or s.dial[seat * 3 + WOOD] == 0:
        return clauses.NO_MATERIAL
    return ALLOWED if sites(s, seat) | capital_sites(s, seat) != 0 else clauses.NO_SITE


@final
class FortifyPart(Question[Runewars]):
    """Which part of the order comes next [RUN-ORD8-01] [RUN-ORD-08]."""

    def fill(self, s: Runewars, f: i64, seat: i64, out: vec[i64], n: i64) -> i64:
        for part in range(3):
            if self.clause_against(s, f, seat, actions.FORTIFY + part) == ALLOWED:
                out[n] = actions.FORTIFY + part
                n += 1
        out[n] = actions.DONE
        return n + 1

    def clause_against(self, s: Runewars, f: i64, seat: i64, action: i64) -> i64:
        if action == actions.DONE:
            return ALLOWED
        part = action - actions.FORTIFY
        if part < 0 or part >= 3:
            return OTHER_QUESTION
        if (s.frames[f - WIDTH + questions.FORTIFY_LEFT] >> part) & 1 == 0:
            return clauses.PART_DONE
        return clause_against_part(s, seat, part)

    def carry_out(self, s: Runewars, f: i64, seat: i64, action: i64) -> None:
        order = f - WIDTH
        s.end_frame()
        if action == actions.DONE:
            s.frames[order + questions.FORTIFY_LEFT] = 0
            return
        part = action - actions.FORTIFY
        s.frames[order + questions.FORTIFY_LEFT] &= ~BIT[part]
        s.frames[order + questions.FORTIFY_PAUSE] = 1
        if part == F_MOVE_RUNES:
            runes.move_runes(s, seat)
        elif part == F_BUILD:
            s.ask(questions.BUILDING_SITE, seat)
        elif damaged(s, seat) & (damaged(s, seat) - 1) == 0:
            repair(s, seat, lowest(damaged(s, seat)))
        else:
            s.ask(questions.REPAIR, seat)

    def lapse(self, s: Runewars, f: i64, seat: i64) -> i64:
        return actions.DONE


# --- Repair ----------------------------------------------------------------------------------------------------------


def damaged(s: Runewars, seat: i64) -> i64:
    """The damaged strongholds of a seat, a capital too [RUN-ORD8-03] [RUN-CAP-08]."""
    found: i64 = 0
    left = control.strongholds_of(s, seat)
    while left != 0:
        area = lowest(left)
        left &= left - 1
        if s.stronghold[area] == DAMAGED_STRONGHOLD or s.stronghold[area] == DAMAGED_CAPITAL:
            found |= BIT[area]
    return found


def repair(s: Runewars, seat: i64, area: i64) -> None:
    """For one ore a stronghold is turned to its undamaged side, a capital for the same [RUN-ORD8-03] [RUN-CAP-08]."""
    gains.turn_dial(s, seat, ORE, -1)
    mend(s, area)


def mend(s: Runewars, area: i64) -> None:
    """A stronghold is undamaged again."""
    s.set_stronghold(area, CAPITAL if s.stronghold[area] >= DAMAGED_CAPITAL else STRONGHOLD)
    if s.sink is not None:
        s.emit(events.REPAIRED, area, 0, 0, 0, ALL, 0)


@final
class Repair(Question[Runewars]):
    """Which damaged stronghold is repaired [RUN-ORD8-03]."""

    def fill(self, s: Runewars, f: i64, seat: i64, out: vec[i64], n: i64) -> i64:
        left = damaged(s, seat)
        while left != 0:
            out[n] = actions.AT + lowest(left)
            left &= left - 1
            n += 1
        return n

    def clause_against(self, s: Runewars, f: i64, seat: i64, action: i64) -> i64:
        area = action - actions.AT
        if area < 0 or area >= AREAS:
            return OTHER_QUESTION
        return ALLOWED if (damaged(s, seat) >> area) & 1 == 1 else clauses.NOTHING_DAMAGED

    def carry_out(self, s: Runewars, f: i64, seat: i64, action: i64) -> None:
        s.end_frame()
        repair(s, seat, action - actions.AT)

    def lapse(self, s: Runewars, f: i64, seat: i64) -> i64:
        return actions.AT + lowest(damaged(s, seat))


# --- Build -----------------------------------------------------------------------------------------------------------


def sites(s: Runewars, seat: i64) -> i64:
    """Where a stronghold can be built: in an area the player controls, without stronghold or city, not on tile 12
    [RUN-ORD8-02] [RUN-STR-03] [RUN-STR-04]."""
    found: i64 = 0
    left = control.controlled(s, seat)
    while left != 0:
        area = lowest(left)
        left &= left - 1
        if clause_against_site(s, seat, area) == ALLOWED:
            found |= BIT[area]
    return found


def clause_against_site(s: Runewars, seat: i64, area: i64) -> i64:
    """The clause against a stronghold in an area, 0 if one can be built there; a city does not give way [RUN-ORD8-02]
    [RUN-STR-03] [RUN-STR-04] [RUN-CITY-02]."""
    if control.controller(s, area) != seat:
        return clauses.NOT_YOUR_AREA
    if s.stronghold[area] != NO_STRONGHOLD or s.city[area] != 0:
        return clauses.SITE_TAKEN
    return clauses.NOT_ON_SANDS if area == SANDS else ALLOWED


def capital_sites(s: Runewars, seat: i64) -> i64:
    """Where a capital that was destroyed can be built again, for two ore and one wood: in one's own home realm
    [RUN-CAP-05] [RUN-CAP-06]."""
    if not s.has_developed(s.faction_of(seat) * CARDS_OF_FACTION + DAQAN_CAPITAL) or s.dial[seat * 3 + ORE] < 2:
        return 0
    left = control.strongholds_of(s, seat)
    while left != 0:
        if developments.is_capital(s, lowest(left)):
            return 0
        left &= left - 1
    return sites(s, seat) & control.home_realm(s, seat)


def plain_strongholds(s: Runewars, seat: i64) -> i64:
    """The strongholds of a seat; the capital does not count among the four [RUN-CAP-09]."""
    found: i64 = 0
    left = control.strongholds_of(s, seat)
    while left != 0:
        area = lowest(left)
        left &= left - 1
        if not developments.is_capital(s, area):
            found |= BIT[area]
    return found


@final
class BuildingSite(Question[Runewars]):
    """Where a stronghold is built, or the capital again [RUN-ORD8-02] [RUN-CAP-05]."""

    def fill(self, s: Runewars, f: i64, seat: i64, out: vec[i64], n: i64) -> i64:
        left = sites(s, seat)
        while left != 0:
            out[n] = actions.AT + lowest(left)
            left &= left - 1
            n += 1
        left = capital_sites(s, seat)
        while left != 0:
            out[n] = actions.CAPITAL_AT + lowest(left)
            left &= left - 1
            n += 1
        return n

    def clause_against(self, s: Runewars, f: i64, seat: i64, action: i64) -> i64:
        if actions.AT <= action < actions.AT + AREAS:
            return clause_against_site(s, seat, action - actions.AT)
        area = action - actions.CAPITAL_AT
        if area < 0 or area >= AREAS:
            return OTHER_QUESTION
        return ALLOWED if (capital_sites(s, seat) >> area) & 1 == 1 else clauses.NO_CAPITAL_THERE

    def carry_out(self, s: Runewars, f: i64, seat: i64, action: i64) -> None:
        s.end_frame()
        gains.turn_dial(s, seat, WOOD, -1)
        gains.turn_dial(s, seat, ORE, -1)
        if action >= actions.CAPITAL_AT:
            gains.turn_dial(s, seat, ORE, -1)
            raise_stronghold(s, seat, action - actions.CAPITAL_AT, CAPITAL)
        elif count(plain_strongholds(s, seat)) < STRONGHOLDS:
            raise_stronghold(s, seat, action - actions.AT, STRONGHOLD)
        else:
            s.ask(questions.TEAR_DOWN, seat, action - actions.AT)

    def lapse(self, s: Runewars, f: i64, seat: i64) -> i64:
        return actions.AT + lowest(sites(s, seat))


def raise_stronghold(s: Runewars, seat: i64, area: i64, state: i64) -> None:
    """A stronghold or capital stands undamaged in an area; neutral units alone there are allied to its owner
    [RUN-ORD8-02] [RUN-NEU-15]."""
    s.set_stronghold(area, state)
    s.set_builder(area, seat + 1)
    if s.sink is not None:
        s.emit(events.BUILT, seat, area, 0, 0, ALL, 0)
    armies.settle_neutrals(s, area)


def tear_down(s: Runewars, area: i64) -> None:
    """A stronghold leaves the board with its developments [RUN-STR-05] [RUN-STR-06]."""
    s.set_stronghold(area, NO_STRONGHOLD)
    s.set_builder(area, 0)
    s.set_development(area, 0)
    if s.sink is not None:
        s.emit(events.TORN_DOWN, area, 0, 0, 0, ALL, 0)
    armies.settle_neutrals(s, area)


@final
class TearDown(Question[Runewars]):
    """All four strongholds are on the board: which one is destroyed to be built anew; never the capital
    [RUN-STR-05] [RUN-LIM-03]."""

    def fill(self, s: Runewars, f: i64, seat: i64, out: vec[i64], n: i64) -> i64:
        left = plain_strongholds(s, seat)
        while left != 0:
            out[n] = actions.AT + lowest(left)
            left &= left - 1
            n += 1
        return n

    def clause_against(self, s: Runewars, f: i64, seat: i64, action: i64) -> i64:
        area = action - actions.AT
        if area < 0 or area >= AREAS:
            return OTHER_QUESTION
        return ALLOWED if (plain_strongholds(s, seat) >> area) & 1 == 1 else clauses.NO_STRONGHOLD_THERE

    def carry_out(self, s: Runewars, f: i64, seat: i64, action: i64) -> None:
        site = s.frames[f + questions.TEAR_DOWN_SITE]
        s.end_frame()
        tear_down(s, action - actions.AT)
        raise_stronghold(s, seat, site, STRONGHOLD)

    def lapse(self, s: Runewars, f: i64, seat: i64) -> i64:
        return actions.AT + lowest(plain_strongholds(s, seat))
