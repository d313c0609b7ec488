"""Peasant tokens hold an area for Daqan after its units have moved on [RUN-PEA-01] to [RUN-PEA-09]."""

from __future__ import annotations

from typing import final

from librt.vecs import vec
from mypy_extensions import i64

from bannerhall.core.bits import BIT, count, lowest
from bannerhall.core.clauses import ALLOWED, OTHER_QUESTION
from bannerhall.core.events import ALL
from bannerhall.core.question import Question
from bannerhall.games.runewars.rules import actions, armies, clauses, control, events, questions
from bannerhall.games.runewars.rules.atlas import AREAS, HOME_OF
from bannerhall.games.runewars.rules.components import NO_STRONGHOLD, PEASANTS
from bannerhall.games.runewars.rules.development_cards import DAQAN_PEOPLE
from bannerhall.games.runewars.rules.forces import FACTION_MASK
from bannerhall.games.runewars.rules.state import Runewars


def left_alone(s: Runewars, seat: i64) -> i64:
    """The areas that all faction units of a seat have left in this order and where peasants would keep control, in
    other home realms as well; allied neutral units may still be there. All three tokens on the board are none to spare
    [RUN-PEA-02] [RUN-PEA-04] [RUN-PEA-08] [RUN-PEA-09]."""
    if not s.has_developed(DAQAN_PEOPLE) or s.faction_of(seat) != 0 or count(s.peasants) == PEASANTS:
        return 0
    found: i64 = 0
    left = s.marched_from & ~s.peasants
    while left != 0:
        area = lowest(left)
        left &= left - 1
        own = s.holder[area] == 0 or s.holder[area] == seat + 1
        alone = (s.standing[area] | s.routed[area]) & FACTION_MASK == 0
        if own and alone and HOME_OF[area] != s.faction[seat] and s.stronghold[area] == NO_STRONGHOLD:
            found |= BIT[area]
    return found


def offer(s: Runewars, seat: i64) -> bool:
    """Ask where peasants stay; True while that is asked [RUN-PEA-02]."""
    if left_alone(s, seat) == 0:
        return False
    s.ask(questions.LEAVE_PEASANT, seat)
    return True


def drive_away(s: Runewars, area: i64) -> None:
    """An activation token is placed: peasants there go back to the supply, before any battle [RUN-PEA-05] [RUN-PEA-06]
    [RUN-PEA-07]."""
    if (s.peasants >> area) & 1 == 0:
        return
    s.peasants &= ~BIT[area]
    if s.sink is not None:
        s.emit(events.PEASANT_GOES, area, 0, 0, 0, ALL, 0)
    armies.settle_neutrals(s, area)


@final
class LeavePeasant(Question[Runewars]):
    """Where the Daqan player leaves a peasant token [RUN-PEA-02] [RUN-PEA-03]."""

    def fill(self, s: Runewars, f: i64, seat: i64, out: vec[i64], n: i64) -> i64:
        left = left_alone(s, seat)
        while left != 0:
            out[n] = actions.LEAVE_PEASANT + lowest(left)
            left &= left - 1
            n += 1
        out[n] = actions.DONE
        return n + 1

    def clause_against(self, s: Runewars, f: i64, seat: i64, action: i64) -> i64:
        if action == actions.DONE:
            return ALLOWED
        area = action - actions.LEAVE_PEASANT
        if area < 0 or area >= AREAS:
            return OTHER_QUESTION
        if (left_alone(s, seat) >> area) & 1 == 1:
            return ALLOWED
        return clauses.NO_PLACE_FOR_PEASANTS

    def carry_out(self, s: Runewars, f: i64, seat: i64, action: i64) -> None:
        s.end_frame()
        if action == actions.DONE:
            s.marched_from = 0
            return
        area = action - actions.LEAVE_PEASANT
        s.peasants |= BIT[area]
        if control.units_in(s, area) != 0:
            s.holder[area] = seat + 1
        if s.sink is not None:
            s.emit(events.PEASANT_STAYS, area, 0, 0, 0, ALL, 0)

    def lapse(self, s: Runewars, f: i64, seat: i64) -> i64:
        return actions.DONE
