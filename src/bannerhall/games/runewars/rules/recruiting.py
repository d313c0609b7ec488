"""Recruit, and the Garrison bonus: units from the supply to the strongholds [RUN-ORD5-01] to [RUN-ORD5-06]
[RUN-GAR-03].

What is gained waits in the frame, counted by type, until it is swapped, topped up and placed.
"""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from bannerhall.core.bits import BIT, count, lowest
from bannerhall.core.clauses import ALLOWED, OTHER_QUESTION
from bannerhall.core.frames import WIDTH
from bannerhall.core.question import Question
from bannerhall.core.state import PROCEEDS
from bannerhall.games.runewars.rules import actions, armies, clauses, control, forces, questions, units
from bannerhall.games.runewars.rules.atlas import AREAS
from bannerhall.games.runewars.rules.forces import ONE, many
from bannerhall.games.runewars.rules.state import Runewars
from bannerhall.games.runewars.rules.units import DIALS, FACTION_UNITS, ICONS, REPLACES, SHAPE, TRIANGLE, TYPES

LEVY: Final[i64] = 2  # units of the Garrison bonus


def begin(s: Runewars, seat: i64) -> None:
    """Recruit with one resource; with the bonus with another one. Nobody recruits without a stronghold
    [RUN-ORD5-01] [RUN-ORD5-04] [RUN-STR-02]."""
    if control.strongholds_of(s, seat) != 0:
        s.ask(questions.RECRUIT, PROCEEDS, questions.R_DIAL, seat, 0, 0)


def begin_levy(s: Runewars, seat: i64) -> None:
    """The Garrison bonus: two triangle units of one's own faction [RUN-GAR-03]."""
    if control.strongholds_of(s, seat) != 0:
        s.ask(questions.RECRUIT, PROCEEDS, questions.R_LEVY, seat, 0, 0)


def bonus_has_use(s: Runewars, seat: i64) -> bool:
    return control.strongholds_of(s, seat) != 0 and open_dials(s, seat) != 0


def levy_has_use(s: Runewars, seat: i64) -> bool:
    return control.strongholds_of(s, seat) != 0


@final
class Recruit(Question[Runewars]):
    """Asks nobody and knows which step of the recruitment comes next [RUN-ORD5-01]."""

    def proceed(self, s: Runewars, f: i64) -> None:
        step = s.frames[f + questions.RECRUIT_NEXT]
        seat = s.frames[f + questions.RECRUIT_SEAT]
        if step == questions.R_DIAL:
            s.frames[f + questions.RECRUIT_NEXT] = questions.R_SWAP
            if open_dials(s, seat) != 0:
                s.ask(questions.RECRUIT_DIAL, seat)
        elif step == questions.R_LEVY:
            levy(s, f, seat)
        elif step == questions.R_SWAP:
            swap(s, f, seat)
        elif step == questions.R_TOP_UP:
            top_up(s, f, seat)
        elif step == questions.R_PLACE:
            distribute(s, f, seat)
        elif not armies.enforce_limits(s, seat):
            s.end_frame()


def next_slot(s: Runewars, f: i64) -> i64:
    """The slot this step looks at; the step looks at the next one afterwards."""
    slot = s.frames[f + questions.RECRUIT_SLOT]
    s.frames[f + questions.RECRUIT_SLOT] = slot + 1
    return slot


def next_step(s: Runewars, f: i64, step: i64) -> None:
    s.frames[f + questions.RECRUIT_NEXT] = step
    s.frames[f + questions.RECRUIT_SLOT] = 0


# --- What is gained --------------------------------------------------------------------------------------------------


def gained(s: Runewars, seat: i64, dial: i64) -> i64:
    """The units on the current and the lower spaces of a dial; the dial does not move [RUN-ORD5-01] [RUN-ORD5-02]
    [RUN-RES-03]."""
    force: i64 = 0
    faction = s.faction_of(seat)
    for space in range(s.dial[seat * 3 + dial]):
        icon = ICONS[faction * 24 + dial * 8 + space]
        if icon < TYPES:
            force += forces.of_kind(icon, 1)
    return force


def open_dials(s: Runewars, seat: i64) -> i64:
    """The dials that bring units and were not used in this turn [RUN-ORD5-04]."""
    found: i64 = 0
    for dial in range(len(DIALS)):
        if (s.recruited >> dial) & 1 == 0 and gained(s, seat, dial) != 0:
            found |= BIT[dial]
    return found


@final
class RecruitDial(Question[Runewars]):
    """With which resource units are recruited [RUN-ORD5-01] [RUN-ORD5-04] [RUN-ORD-08]."""

    def fill(self, s: Runewars, f: i64, seat: i64, out: vec[i64], n: i64) -> i64:
        left = open_dials(s, seat)
        while left != 0:
            out[n] = actions.DIAL + lowest(left)
            left &= left - 1
            n += 1
        out[n] = actions.DONE
        return n + 1

    def clause_against(self, s: Runewars, f: i64, seat: i64, action: i64) -> i64:
        if action == actions.DONE:
            return ALLOWED
        dial = action - actions.DIAL
        if dial < 0 or dial >= len(DIALS):
            return OTHER_QUESTION
        if (s.recruited >> dial) & 1 == 1:
            return clauses.SAME_DIAL
        return ALLOWED if gained(s, seat, dial) != 0 else clauses.NO_UNITS_ON_DIAL

    def carry_out(self, s: Runewars, f: i64, seat: i64, action: i64) -> None:
        recruit = f - WIDTH
        s.end_frame()
        if action != actions.DONE:
            dial = action - actions.DIAL
            s.recruited |= BIT[dial]
            s.frames[recruit + questions.RECRUIT_FORCE] = gained(s, seat, dial)

    def lapse(self, s: Runewars, f: i64, seat: i64) -> i64:
        return actions.DONE


def triangles(s: Runewars, seat: i64) -> i64:
    """The slots of a faction's triangle units; other shapes cannot be taken instead [RUN-GAR-03] [RUN-GAR-05]
    [RUN-GAR-06]."""
    found: i64 = 0
    for slot in range(FACTION_UNITS):
        kind = forces.kind_of(slot, s.faction_of(seat))
        if SHAPE[kind] == TRIANGLE and units.IN_BOW[kind] <= s.bow:
            found |= BIT[slot]
    return found


def levy(s: Runewars, f: i64, seat: i64) -> None:
    """Two triangle units, of one type or of two [RUN-GAR-03] [RUN-GAR-05]."""
    slots = triangles(s, seat)
    if forces.total(s.frames[f + questions.RECRUIT_FORCE]) == LEVY:
        next_step(s, f, questions.R_TOP_UP)
    elif count(slots) == 1:
        s.frames[f + questions.RECRUIT_FORCE] = ONE[lowest(slots)] * LEVY
    else:
        s.ask(questions.LEVY, seat)


@final
class Levy(Question[Runewars]):
    """Which triangle unit the Garrison bonus brings [RUN-GAR-05]."""

    def fill(self, s: Runewars, f: i64, seat: i64, out: vec[i64], n: i64) -> i64:
        left = triangles(s, seat)
        while left != 0:
            out[n] = actions.UNIT + forces.kind_of(lowest(left), s.faction_of(seat))
            left &= left - 1
            n += 1
        return n

    def clause_against(self, s: Runewars, f: i64, seat: i64, action: i64) -> i64:
        kind = action - actions.UNIT
        if kind < 0 or kind >= TYPES:
            return OTHER_QUESTION
        own = kind // FACTION_UNITS == s.faction_of(seat)
        return ALLOWED if own and (triangles(s, seat) >> (kind % FACTION_UNITS)) & 1 == 1 else clauses.NO_TRIANGLE

    def carry_out(self, s: Runewars, f: i64, seat: i64, action: i64) -> None:
        s.end_frame()
        s.frames[f - WIDTH + questions.RECRUIT_FORCE] += forces.of_kind(action - actions.UNIT, 1)

    def lapse(self, s: Runewars, f: i64, seat: i64) -> i64:
        return actions.UNIT + forces.kind_of(lowest(triangles(s, seat)), s.faction_of(seat))


# --- Other units instead ---------------------------------------------------------------------------------------------


def swap(s: Runewars, f: i64, seat: i64) -> None:
    """For each type that replaces a gained one: how many of it instead; the mix is free [RUN-ORD5-06]."""
    slot = next_slot(s, f)
    if slot == FACTION_UNITS:
        next_step(s, f, questions.R_TOP_UP)
        return
    kind = forces.kind_of(slot, s.faction_of(seat))
    if REPLACES[kind] == 0 or units.IN_BOW[kind] > s.bow:
        return
    number = many(s.frames[f + questions.RECRUIT_FORCE], forces.slot_of(REPLACES[kind] - 1))
    if number != 0 and within_reach(s, seat, kind) != 0:
        s.ask(questions.SWAP, seat, slot)


def within_reach(s: Runewars, seat: i64, kind: i64) -> i64:
    """How many figures of a type could be recruited: unused ones, and those in friendly areas [RUN-ORD5-05]."""
    number = armies.unused(s, seat, kind)
    left = homes_of(s, seat, kind)
    while left != 0:
        area = lowest(left)
        left &= left - 1
        number += many(control.units_in(s, area), forces.slot_of(kind))
    return number


def homes_of(s: Runewars, seat: i64, kind: i64) -> i64:
    """The areas where a seat has units of a type."""
    found: i64 = 0
    slot = forces.slot_of(kind)
    for area in range(AREAS):
        if s.holder[area] == seat + 1 and many(control.units_in(s, area), slot) != 0:
            found |= BIT[area]
    return found


def most_swapped(s: Runewars, f: i64, seat: i64) -> i64:
    """How many units can be taken in another type."""
    kind = forces.kind_of(s.frames[f + questions.SWAP_SLOT], s.faction_of(seat))
    number = many(s.frames[f - WIDTH + questions.RECRUIT_FORCE], forces.slot_of(REPLACES[kind] - 1))
    other = within_reach(s, seat, kind)
    return number if number < other else other


@final
class Swap(Question[Runewars]):
    """How many of the gained base units come as the type that replaces them [RUN-ORD5-06]."""

    def fill(self, s: Runewars, f: i64, seat: i64, out: vec[i64], n: i64) -> i64:
        for number in range(most_swapped(s, f, seat) + 1):
            out[n] = actions.UNITS + number
            n += 1
        return n

    def clause_against(self, s: Runewars, f: i64, seat: i64, action: i64) -> i64:
        number = action - actions.UNITS
        if number < 0 or number > actions.MOST_UNITS:
            return OTHER_QUESTION
        return ALLOWED if number <= most_swapped(s, f, seat) else clauses.SWAPS_ONE_FOR_ONE

    def carry_out(self, s: Runewars, f: i64, seat: i64, action: i64) -> None:
        slot = s.frames[f + questions.SWAP_SLOT]
        number = action - actions.UNITS
        s.end_frame()
        base = forces.slot_of(REPLACES[forces.kind_of(slot, s.faction_of(seat))] - 1)
        s.frames[f - WIDTH + questions.RECRUIT_FORCE] += ONE[slot] * number - ONE[base] * number

    def lapse(self, s: Runewars, f: i64, seat: i64) -> i64:
        return actions.UNITS


# --- Figures that are all in play ------------------------------------------------------------------------------------


def top_up(s: Runewars, f: i64, seat: i64) -> None:
    """Where the supply is too small, units in play may be destroyed and recruited again; the rest is lost
    [RUN-ORD5-05] [RUN-LIM-03]."""
    slot = s.frames[f + questions.RECRUIT_SLOT]
    if slot == FACTION_UNITS:
        next_step(s, f, questions.R_PLACE)
        return
    kind = forces.kind_of(slot, s.faction_of(seat))
    number = many(s.frames[f + questions.RECRUIT_FORCE], slot)
    free = armies.unused(s, seat, kind)
    if number <= free:
        s.frames[f + questions.RECRUIT_SLOT] = slot + 1
    elif homes_of(s, seat, kind) != 0:
        s.ask(questions.CALL_BACK, seat, slot)
    else:
        s.frames[f + questions.RECRUIT_FORCE] -= ONE[slot] * (number - free)


@final
class CallBack(Question[Runewars]):
    """From which area a unit is destroyed, to be recruited again; a routed one first [RUN-ORD5-05]."""

    def fill(self, s: Runewars, f: i64, seat: i64, out: vec[i64], n: i64) -> i64:
        left = homes_of(s, seat, self.kind(s, f, seat))
        while left != 0:
            out[n] = actions.AT + lowest(left)
            left &= left - 1
            n += 1
        out[n] = actions.DONE
        return n + 1

    def kind(self, s: Runewars, f: i64, seat: i64) -> i64:
        return forces.kind_of(s.frames[f + questions.CALL_BACK_SLOT], s.faction_of(seat))

    def clause_against(self, s: Runewars, f: i64, seat: i64, action: i64) -> i64:
        if action == actions.DONE:
            return ALLOWED
        area = action - actions.AT
        if area < 0 or area >= AREAS:
            return OTHER_QUESTION
        return ALLOWED if (homes_of(s, seat, self.kind(s, f, seat)) >> area) & 1 == 1 else clauses.NONE_TO_CALL_BACK

    def carry_out(self, s: Runewars, f: i64, seat: i64, action: i64) -> None:
        recruit = f - WIDTH
        slot = s.frames[f + questions.CALL_BACK_SLOT]
        kind = self.kind(s, f, seat)
        s.end_frame()
        if action == actions.DONE:
            free = armies.unused(s, seat, kind)
            number = many(s.frames[recruit + questions.RECRUIT_FORCE], slot)
            s.frames[recruit + questions.RECRUIT_FORCE] -= ONE[slot] * (number - free)
        else:
            area = action - actions.AT
            armies.destroy(s, area, kind, 1, many(s.routed[area], slot) != 0)

    def lapse(self, s: Runewars, f: i64, seat: i64) -> i64:
        return actions.DONE


# --- Placing ---------------------------------------------------------------------------------------------------------


def distribute(s: Runewars, f: i64, seat: i64) -> None:
    """The units of each type go to the strongholds, split as the player likes [RUN-ORD5-03] [RUN-GAR-03]
    [RUN-MOV-04]."""
    slot = s.frames[f + questions.RECRUIT_SLOT]
    if slot == FACTION_UNITS:
        next_step(s, f, questions.R_LIMIT)
        return
    number = many(s.frames[f + questions.RECRUIT_FORCE], slot)
    places = control.strongholds_of(s, seat)
    if number == 0 or places == 0:
        s.frames[f + questions.RECRUIT_SLOT] = slot + 1
    else:
        place_from(s, f, seat, slot, places)


def place_from(s: Runewars, f: i64, seat: i64, slot: i64, places: i64) -> None:
    """Ask for the first of the strongholds that are left; the last one takes what remains."""
    if places & (places - 1) == 0:
        put(s, f, seat, slot, lowest(places), many(s.frames[f + questions.RECRUIT_FORCE], slot))
    else:
        s.ask(questions.STATION, seat, slot, lowest(places))


def put(s: Runewars, f: i64, seat: i64, slot: i64, area: i64, number: i64) -> None:
    s.frames[f + questions.RECRUIT_FORCE] -= ONE[slot] * number
    armies.muster(s, seat, area, forces.kind_of(slot, s.faction_of(seat)), number)


@final
class Station(Question[Runewars]):
    """How many units of a type come to one stronghold [RUN-ORD5-03]."""

    def fill(self, s: Runewars, f: i64, seat: i64, out: vec[i64], n: i64) -> i64:
        waiting = many(s.frames[f - WIDTH + questions.RECRUIT_FORCE], s.frames[f + questions.STATION_SLOT])
        for number in range(waiting + 1):
            out[n] = actions.UNITS + number
            n += 1
        return n

    def clause_against(self, s: Runewars, f: i64, seat: i64, action: i64) -> i64:
        number = action - actions.UNITS
        if number < 0 or number > actions.MOST_UNITS:
            return OTHER_QUESTION
        waiting = many(s.frames[f - WIDTH + questions.RECRUIT_FORCE], s.frames[f + questions.STATION_SLOT])
        return ALLOWED if number <= waiting else clauses.NOT_SO_MANY_GAINED

    def carry_out(self, s: Runewars, f: i64, seat: i64, action: i64) -> None:
        recruit = f - WIDTH
        slot = s.frames[f + questions.STATION_SLOT]
        area = s.frames[f + questions.STATION_AREA]
        s.end_frame()
        put(s, recruit, seat, slot, area, action - actions.UNITS)
        if many(s.frames[recruit + questions.RECRUIT_FORCE], slot) != 0:
            later = control.strongholds_of(s, seat) & ~(BIT[area + 1] - 1)
            place_from(s, recruit, seat, slot, later)

    def lapse(self, s: Runewars, f: i64, seat: i64) -> i64:
        waiting = many(s.frames[f - WIDTH + questions.RECRUIT_FORCE], s.frames[f + questions.STATION_SLOT])
        return actions.UNITS + waiting
