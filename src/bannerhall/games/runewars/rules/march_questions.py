"""What is asked on a march: which area, from where, how many of each type, which heroes [RUN-ORD2-01] [RUN-ORD3-01]."""

from __future__ import annotations

from typing import final

from librt.vecs import vec
from mypy_extensions import i64

from bannerhall.core.bits import lowest
from bannerhall.core.clauses import ALLOWED, OTHER_QUESTION
from bannerhall.core.frames import WIDTH
from bannerhall.core.question import Question
from bannerhall.games.runewars.rules import (
    actions,
    clauses,
    forces,
    heroes,
    marching,
    movement,
    questions,
    rewards,
)
from bannerhall.games.runewars.rules.atlas import AREAS
from bannerhall.games.runewars.rules.forces import many
from bannerhall.games.runewars.rules.hero_cards import HEROES
from bannerhall.games.runewars.rules.marching import BY_RUNE, NO_CAP
from bannerhall.games.runewars.rules.reward_cards import RUNE_PASSAGE
from bannerhall.games.runewars.rules.state import Runewars
from bannerhall.games.runewars.rules.units import FACTION_UNITS, SLOTS


@final
class MarchTarget(Question[Runewars]):
    """Which area is activated: any on which the seat has no activation token yet, or none at all [RUN-ORD2-01]
    [RUN-ORD3-01] [RUN-MOV-03] [RUN-ORD-08]."""

    def fill(self, s: Runewars, f: i64, seat: i64, out: vec[i64], n: i64) -> i64:
        left = s.land & ~s.activated[seat]
        while left != 0:
            out[n] = actions.ACTIVATE + lowest(left)
            left &= left - 1
            n += 1
        out[n] = actions.DONE
        return n + 1

    def clause_against(self, s: Runewars, f: i64, seat: i64, action: i64) -> i64:
        if action == actions.DONE:
            return ALLOWED
        area = action - actions.ACTIVATE
        if area < 0 or area >= AREAS or (s.land >> area) & 1 == 0:
            return OTHER_QUESTION
        return clauses.ALREADY_ACTIVATED if (s.activated[seat] >> area) & 1 == 1 else ALLOWED

    def carry_out(self, s: Runewars, f: i64, seat: i64, action: i64) -> None:
        march = f - WIDTH
        s.end_frame()
        if action == actions.DONE:
            return
        area = action - actions.ACTIVATE
        s.frames[march + questions.MARCH_NEXT] = questions.M_SOURCES
        s.frames[march + questions.MARCH_AREA] = area + 1
        marching.activate(s, seat, area)

    def lapse(self, s: Runewars, f: i64, seat: i64) -> i64:
        return actions.DONE


@final
class MarchSource(Question[Runewars]):
    """From which area units come next, or which hero; or the march is complete [RUN-ORD2-01] [RUN-ORD3-01]
    [RUN-CMD-07]."""

    def fill(self, s: Runewars, f: i64, seat: i64, out: vec[i64], n: i64) -> i64:
        area = s.frames[f - WIDTH + questions.MARCH_AREA] - 1
        left = marching.sources(s, seat, area)
        while left != 0:
            out[n] = actions.MOVE_FROM + lowest(left)
            left &= left - 1
            n += 1
        left = marching.travellers(s, seat, area)
        while left != 0:
            out[n] = actions.MOVE_HERO + lowest(left)
            left &= left - 1
            n += 1
        left = marching.rune_bearers(s, seat, area)
        while left != 0:
            out[n] = actions.PASSAGE + lowest(left)
            left &= left - 1
            n += 1
        if movement.may_open_portals(s, seat):
            out[n] = actions.OPEN_PORTALS
            n += 1
        out[n] = actions.DONE
        return n + 1

    def clause_against(self, s: Runewars, f: i64, seat: i64, action: i64) -> i64:
        area = s.frames[f - WIDTH + questions.MARCH_AREA] - 1
        if action == actions.DONE:
            return ALLOWED
        if action == actions.OPEN_PORTALS:
            return ALLOWED if movement.may_open_portals(s, seat) else clauses.NO_PORTALS
        if actions.MOVE_FROM <= action < actions.MOVE_FROM + AREAS:
            return clause_against_source(s, seat, area, action - actions.MOVE_FROM)
        if actions.MOVE_HERO <= action < actions.MOVE_HERO + HEROES:
            return clause_against_hero(s, seat, area, action - actions.MOVE_HERO)
        if actions.PASSAGE <= action < actions.PASSAGE + HEROES:
            return ALLOWED if has(marching.rune_bearers(s, seat, area), action - actions.PASSAGE) else clauses.NO_RUNE
        return OTHER_QUESTION

    def carry_out(self, s: Runewars, f: i64, seat: i64, action: i64) -> None:
        march = f - WIDTH
        area = s.frames[march + questions.MARCH_AREA] - 1
        s.end_frame()
        if action == actions.DONE:
            s.frames[march + questions.MARCH_NEXT] = questions.M_PEASANTS
        elif action == actions.OPEN_PORTALS:
            marching.open_portals(s, seat)
        elif action >= actions.PASSAGE:
            carry_by_rune(s, seat, area, action - actions.PASSAGE)
        elif action >= actions.MOVE_HERO:
            marching.bring_hero(s, area, action - actions.MOVE_HERO)
        else:
            ask_number(s, seat, area, action - actions.MOVE_FROM, 0, 0, NO_CAP)

    def lapse(self, s: Runewars, f: i64, seat: i64) -> i64:
        return actions.DONE


def has(mask: i64, place: i64) -> bool:
    return (mask >> place) & 1 == 1


def clause_against_source(s: Runewars, seat: i64, area: i64, source: i64) -> i64:
    """The clause that keeps the units of an area from coming, 0 if some of them may [RUN-MOV-01] [RUN-MOV-02]
    [RUN-MOV-06] [RUN-NEU-11]."""
    if marching.comers(s, seat, area, source) != 0:
        return ALLOWED
    if s.holder[source] != seat + 1 or s.standing[source] == 0:
        return clauses.NOBODY_TO_MOVE
    if has(s.activated[seat], source):
        return clauses.MAY_NOT_LEAVE
    against = marching.clause_against_entry(s, seat, area)
    if against != ALLOWED:
        return against
    if s.standing[source] & forces.FACTION_MASK == 0 and not marching.neutrals_may_follow(s, seat, area):
        return clauses.NEUTRALS_ALONE
    return clauses.OUT_OF_REACH


def clause_against_hero(s: Runewars, seat: i64, area: i64, hero: i64) -> i64:
    """The clause that keeps a hero from coming along, 0 if he may [RUN-MOV-14] [RUN-MOV-15] [RUN-CMD-08]
    [RUN-CMD-27]."""
    if s.hero_of[hero] != seat + 1:
        return clauses.NOT_YOUR_HERO
    if marching.may_travel(s, seat, area, hero):
        return ALLOWED
    if has(s.hero_routed, hero):
        return clauses.ROUTED_HERO
    if heroes.is_commander(s, hero):
        return clauses.COMMANDER_LIKE_UNITS
    return clauses.HEROES_STAY if s.revised == 0 else clauses.OUT_OF_REACH


def carry_by_rune(s: Runewars, seat: i64, area: i64, hero: i64) -> None:
    """The Rune of Passage is discarded: its hero and up to four units of his area come, from wherever that is."""
    source = s.hero_at[hero] - 1
    rewards.discard(s, hero, RUNE_PASSAGE)
    marching.bring_hero(s, area, hero)
    ask_number(s, seat, area, source, 0, 0, BY_RUNE)


# --- How many of each type -------------------------------------------------------------------------------------------


def takeable(s: Runewars, seat: i64, area: i64, source: i64, slot: i64, left: i64) -> i64:
    """How many units of a slot may come from a source now; `left` of the source in all [RUN-ORD2-01] [RUN-NEU-11]
    [RUN-MOV-13]."""
    if left == NO_CAP:
        most = many(marching.comers(s, seat, area, source), slot)
    elif marching.clause_against_entry(s, seat, area) != ALLOWED or source == area:
        most = 0
    else:
        most = many(movement.movable(s, seat, source), slot)
    if slot >= FACTION_UNITS and not marching.neutrals_may_follow(s, seat, area):
        most = 0
    if most > left:
        most = left
    space = marching.room(s, seat, area)
    return most if most < space else space


def least(s: Runewars, seat: i64, area: i64, source: i64, slot: i64, taken: i64, left: i64) -> i64:
    """At least one unit of a source that was chosen comes, so the last type cannot be refused."""
    if taken != 0 or left < NO_CAP:
        return 0
    for later in range(slot + 1, SLOTS):
        if takeable(s, seat, area, source, later, left) != 0:
            return 0
    return 1


def ask_number(s: Runewars, seat: i64, area: i64, source: i64, slot: i64, taken: i64, left: i64) -> None:
    """Ask how many units of the next type come; what nobody can choose is done [RUN-ORD2-01] [RUN-ORD3-01]."""
    while slot < SLOTS:
        most = takeable(s, seat, area, source, slot, left)
        if most == 1 and least(s, seat, area, source, slot, taken, left) == 1:
            marching.bring(s, seat, area, source, slot, 1)
            taken = 1
        elif most > 0:
            s.ask(questions.MARCH_NUMBER, seat, source, slot, taken, left)
            return
        slot += 1


@final
class MarchNumber(Question[Runewars]):
    """How many units of one type come from the source [RUN-ORD2-01] [RUN-ORD3-01]."""

    def fill(self, s: Runewars, f: i64, seat: i64, out: vec[i64], n: i64) -> i64:
        area = s.frames[f - WIDTH + questions.MARCH_AREA] - 1
        source = s.frames[f + questions.MARCH_NUMBER_SOURCE]
        slot = s.frames[f + questions.MARCH_NUMBER_SLOT]
        taken = s.frames[f + questions.MARCH_NUMBER_TAKEN]
        left = s.frames[f + questions.MARCH_NUMBER_LEFT]
        number = least(s, seat, area, source, slot, taken, left)
        most = takeable(s, seat, area, source, slot, left)
        while number <= most:
            out[n] = actions.UNITS + number
            number += 1
            n += 1
        return n

    def clause_against(self, s: Runewars, f: i64, seat: i64, action: i64) -> i64:
        number = action - actions.UNITS
        if number < 0 or number > actions.MOST_UNITS:
            return OTHER_QUESTION
        area = s.frames[f - WIDTH + questions.MARCH_AREA] - 1
        source = s.frames[f + questions.MARCH_NUMBER_SOURCE]
        slot = s.frames[f + questions.MARCH_NUMBER_SLOT]
        left = s.frames[f + questions.MARCH_NUMBER_LEFT]
        if number > takeable(s, seat, area, source, slot, left):
            if marching.room(s, seat, area) < NO_CAP:
                return clauses.TOO_MANY_FOR_DIPLOMACY
            return clauses.NOBODY_TO_MOVE
        if number < least(s, seat, area, source, slot, s.frames[f + questions.MARCH_NUMBER_TAKEN], left):
            return clauses.SOURCE_WAS_CHOSEN
        return ALLOWED

    def carry_out(self, s: Runewars, f: i64, seat: i64, action: i64) -> None:
        number = action - actions.UNITS
        area = s.frames[f - WIDTH + questions.MARCH_AREA] - 1
        source = s.frames[f + questions.MARCH_NUMBER_SOURCE]
        slot = s.frames[f + questions.MARCH_NUMBER_SLOT]
        taken = s.frames[f + questions.MARCH_NUMBER_TAKEN] + number
        left = s.frames[f + questions.MARCH_NUMBER_LEFT]
        s.end_frame()
        if number != 0:
            marching.bring(s, seat, area, source, slot, number)
        if left < NO_CAP:
            left -= number
        ask_number(s, seat, area, source, slot + 1, taken, left)

    def lapse(self, s: Runewars, f: i64, seat: i64) -> i64:
        area = s.frames[f - WIDTH + questions.MARCH_AREA] - 1
        source = s.frames[f + questions.MARCH_NUMBER_SOURCE]
        slot = s.frames[f + questions.MARCH_NUMBER_SLOT]
        taken = s.frames[f + questions.MARCH_NUMBER_TAKEN]
        left = s.frames[f + questions.MARCH_NUMBER_LEFT]
        return actions.UNITS + least(s, seat, area, source, slot, taken, left)
