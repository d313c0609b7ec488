"""Retreats: all together to one area, routed, over open borders [RUN-RET-01] to [RUN-RET-11]."""

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
    command,
    control,
    development_cards,
    events,
    forces,
    heroes,
    questions,
    troops,
    units,
)
from bannerhall.games.runewars.rules.atlas import AREAS
from bannerhall.games.runewars.rules.battle_names import ATTACKER, DEFENDER
from bannerhall.games.runewars.rules.components import FROZEN, NO_SEAT
from bannerhall.games.runewars.rules.state import Runewars
from bannerhall.games.runewars.rules.units import SLOTS

# Why there is a retreat.
ARMY: Final[i64] = 0  # a side that lost
UNIT: Final[i64] = 1  # one unit that is forced out of a battle
EXCESS: Final[i64] = 2  # a winner's units beyond eight
NEUTRALS: Final[i64] = 3  # neutral units outside a battle
CALLED_OFF: Final[i64] = 4  # Tactical Retreat


# --- Where to -------------------------------------------------------------------------------------------------------


def mode_of(s: Runewars, owner: i64, kind: i64) -> i64:
    """Which borders units of a type ignore on a retreat [RUN-RET-07]."""
    mode = control.FLIES if control.unit_flies(s, kind) else control.WALKS
    if owner == NO_SEAT:
        return mode | (control.WADES if s.weather & FROZEN != 0 else control.WALKS)
    mode |= control.season_mode(s, owner)
    if kind == units.DARK_KNIGHT and s.has_developed(development_cards.WAIQAR_STEEDS):
        mode |= control.WADES
    return mode


def in_reach(s: Runewars, owner: i64, area: i64, slot: i64) -> i64:
    """The neighbours that units of a slot can retreat to as far as borders go."""
    faction = s.faction_of(owner) if owner >= 0 else i64(0)
    return control.crossable(s, area, mode_of(s, owner, forces.kind_of(slot, faction)))


def friendly(s: Runewars, owner: i64, area: i64) -> i64:
    """The neighbours that a player controls; of unallied neutral units those that nobody controls [RUN-RET-04]
    [RUN-RET-05]."""
    mask: i64 = 0
    left = s.near[area]
    while left != 0:
        other = lowest(left)
        left &= left - 1
        if other != s.contested - 1 and control.controller(s, other) == owner:
            mask |= BIT[other]
    return mask


def empty(s: Runewars, area: i64) -> i64:
    """The neighbours that are empty."""
    mask: i64 = 0
    left = s.near[area]
    while left != 0:
        other = lowest(left)
        left &= left - 1
        if other != s.contested - 1 and control.is_empty(s, other):
            mask |= BIT[other]
    return mask


def retreat_areas(s: Runewars, owner: i64, area: i64, force: i64, leaders: i64) -> i64:
    """Where a force may retreat to: the best that all can reach, and commanders as if they were units, a friendly area
    before an empty one; only if there is none an area that some units can reach [RUN-RET-02] [RUN-RET-03] [RUN-RET-10]
    [RUN-CMD-13]."""
    near_friends = friendly(s, owner, area)
    near_empty = empty(s, area) if owner >= 0 else i64(0)
    together = s.near[area]
    some: i64 = 0
    for slot in range(SLOTS):
        if forces.many(force, slot) != 0:
            open_to = in_reach(s, owner, area, slot)
            together &= open_to
            some |= open_to
    while leaders != 0:
        together &= control.crossable(s, area, heroes.mode(s, lowest(leaders)))
        leaders &= leaders - 1
    if near_friends & together != 0:
        return near_friends & together
    if near_empty & together != 0:
        return near_empty & together
    if near_friends & some != 0:
        return near_friends & some
    return near_empty & some


def leaders_along(s: Runewars, owner: i64, area: i64, why: i64) -> i64:
    """The commanders who retreat with a beaten army; who lay routed is lost with it [RUN-CMD-13] [RUN-CMD-26]."""
    if why != ARMY or owner < 0:
        return 0
    return heroes.own_heroes_in(s, owner, area) & command.commanders_of(s, owner) & ~s.hero_routed


# --- Going ----------------------------------------------------------------------------------------------------------


def begin(s: Runewars, chooser: i64, owner: i64, area: i64, why: i64) -> None:
    """The units in `fleeing` and `fleeing_up` retreat: the chooser says where to, if there is more than one area; units
    with no area to go to are destroyed [RUN-RET-01] [RUN-RET-02]."""
    force = s.fleeing + s.fleeing_up
    open_to = retreat_areas(s, owner, area, force, leaders_along(s, owner, area, why))
    if force == 0 or open_to == 0:
        lose(s, owner, area, force)
        s.fleeing = 0
        s.fleeing_up = 0
    elif open_to & (open_to - 1) == 0:
        arrive(s, owner, area, lowest(open_to), why)
    else:
        s.ask(questions.RETREAT, chooser, area, why, owner + 1)


def lose(s: Runewars, owner: i64, area: i64, force: i64) -> None:
    """Units without a way out are destroyed [RUN-RET-02] [RUN-RET-04]."""
    if force == 0:
        return
    if s.battle_at == area + 1:
        side = ATTACKER if owner == s.battler[ATTACKER] - 1 else DEFENDER
        s.set_fell(side, s.fell[side] + forces.total(force))
    else:
        heroes.enemy_fell(s, area, owner, forces.total(force))
    if s.sink is None:
        return
    faction = s.faction_of(owner) if owner >= 0 else i64(0)
    for slot in range(SLOTS):
        if forces.many(force, slot) != 0:
            s.emit(events.UNITS_LOST, area, forces.kind_of(slot, faction), forces.many(force, slot), 0, ALL, 0)


def arrive(s: Runewars, owner: i64, area: i64, to: i64, why: i64) -> None:
    """They come to one area and are routed; who cannot reach it is destroyed; more than eight are too many
    [RUN-RET-01] [RUN-RET-08] [RUN-RET-10]."""
    lying = reaching(s, owner, area, to, s.fleeing)
    up = reaching(s, owner, area, to, s.fleeing_up)
    lose(s, owner, area, s.fleeing + s.fleeing_up - lying - up)
    s.fleeing = 0
    s.fleeing_up = 0
    s.holder[to] = owner + 1
    s.set_routed(to, s.routed[to] + lying)
    s.standing[to] += up
    if why == ARMY:
        s.fled = lying
        s.fled_to = to + 1
    if s.sink is not None:
        s.emit(events.UNITS_FLEE, area, to, forces.total(lying + up), 0, ALL, 0)
    armies.settle_neutrals(s, to)
    armies.enforce_limit(s, to)


def reaching(s: Runewars, owner: i64, area: i64, to: i64, force: i64) -> i64:
    """The part of a force that can cross the border."""
    part: i64 = 0
    for slot in range(SLOTS):
        number = forces.many(force, slot)
        if number != 0 and (in_reach(s, owner, area, slot) >> to) & 1 == 1:
            part += forces.ONE[slot] * number
    return part


@final
class Retreat(Question[Runewars]):
    """Which area the units retreat to [RUN-RET-01] [RUN-RET-02] [RUN-RET-04]."""

    def areas(self, s: Runewars, f: i64) -> i64:
        owner = s.frames[f + questions.RETREAT_OWNER] - 1
        area = s.frames[f + questions.RETREAT_FROM]
        leaders = leaders_along(s, owner, area, s.frames[f + questions.RETREAT_WHY])
        return retreat_areas(s, owner, area, s.fleeing + s.fleeing_up, leaders)

    def fill(self, s: Runewars, f: i64, seat: i64, out: vec[i64], n: i64) -> i64:
        left = self.areas(s, f)
        while left != 0:
            out[n] = actions.RETREAT_TO + lowest(left)
            left &= left - 1
            n += 1
        return n

    def clause_against(self, s: Runewars, f: i64, seat: i64, action: i64) -> i64:
        area = action - actions.RETREAT_TO
        if area < 0 or area >= AREAS:
            return OTHER_QUESTION
        return ALLOWED if (self.areas(s, f) >> area) & 1 == 1 else clauses.NO_WAY_OUT

    def carry_out(self, s: Runewars, f: i64, seat: i64, action: i64) -> None:
        owner = s.frames[f + questions.RETREAT_OWNER] - 1
        area = s.frames[f + questions.RETREAT_FROM]
        why = s.frames[f + questions.RETREAT_WHY]
        s.end_frame()
        arrive(s, owner, area, action - actions.RETREAT_TO, why)

    def lapse(self, s: Runewars, f: i64, seat: i64) -> i64:
        return actions.RETREAT_TO + lowest(self.areas(s, f))


# --- One unit out of a battle ---------------------------------------------------------------------------------------


def drive_out(s: Runewars, side: i64, slot: i64, cell: i64) -> None:
    """A unit leaves the battle at once, by the rules of a retreat; later ones may go elsewhere. With no area to go to
    it is destroyed in the battle [RUN-BAT-24] [RUN-RET-02] [RUN-RET-04]."""
    owner = troops.seat_of(s, side) if troops.is_player(s, side) else NO_SEAT
    if retreat_areas(s, owner, s.battle_at - 1, forces.ONE[slot], 0) == 0:
        troops.destroy(s, side, slot, cell)
        return
    troops.change(s, side, slot, cell, -1)
    s.fleeing = forces.ONE[slot]
    begin(s, troops.seat_of(s, side), owner, s.battle_at - 1, UNIT)


def sing_away(s: Runewars, side: i64, slot: i64, cell: i64) -> None:
    """Word of Vaal; with Song of Vaal a routed or damaged unit is destroyed instead [RUN-BAT-24]."""
    if cell != 0 and troops.has_card(s, 1 - side, development_cards.LATARI_VAAL):
        troops.destroy(s, side, slot, cell)
    else:
        drive_out(s, side, slot, cell)


# --- Neutral units that are sent away outside a battle --------------------------------------------------------------


def neutrals_retreat(s: Runewars, area: i64, chooser: i64) -> None:
    """All neutral units of an area, allied ones too, retreat together to one uncontrolled area that the chooser names,
    and are routed, whatever they were; without such an area they are destroyed [RUN-NEU-05] [RUN-RET-04]
    [RUN-RET-05]."""
    s.fleeing = (s.standing[area] + s.routed[area]) & forces.NEUTRAL_MASK
    s.standing[area] &= forces.FACTION_MASK
    s.set_routed(area, s.routed[area] & forces.FACTION_MASK)
    control.vacate(s, area)
    if s.contested == area + 1:
        call_away(s)
    if s.fleeing != 0:
        begin(s, chooser, NO_SEAT, area, NEUTRALS)


def call_away(s: Runewars) -> None:
    """Neutral units that are lined up for a battle are sent away, too."""
    for slot in range(units.FACTION_UNITS, SLOTS):
        for side in range(2):
            s.fleeing += forces.ONE[slot] * forces.total(s.troops[side * SLOTS + slot])
            s.set_troops(side * SLOTS + slot, 0)
