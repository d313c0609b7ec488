"""What the results of Quest cards do beside Reward cards and damage, each as far as possible [RUN-QST-06] [RUN-QST-17]
[RUN-QST-18] [RUN-CARD-01]."""

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
    heroes,
    questions,
    runes,
    sunken_city,
    tactics,
    tokens,
    training,
    units,
)
from bannerhall.games.runewars.rules.atlas import AREAS
from bannerhall.games.runewars.rules.components import CAPITAL, DAMAGED_CAPITAL, DAMAGED_STRONGHOLD, STRONGHOLD
from bannerhall.games.runewars.rules.drawing import draw_tactics, learn_hand
from bannerhall.games.runewars.rules.gains import gain_influence, turn_dial
from bannerhall.games.runewars.rules.quest_results import (
    BREAKS,
    DRAWS,
    GAIN_1,
    GAIN_2,
    HEALS,
    HEALS_LAND,
    ICE_TOWER,
    LEVIES,
    LOSE_1,
    LOSES_CARD,
    MELTS,
    MORE_REWARD,
    RAISES_ORE,
    ROUTED,
    RUNE_INSTEAD,
    SEES_RUNE,
    SPIES,
    SUNKEN_CITY,
    TRAINS,
)
from bannerhall.games.runewars.rules.rewards import give
from bannerhall.games.runewars.rules.state import Runewars
from bannerhall.games.runewars.rules.units import FACTION_UNITS, ORE, TRIANGLE, TYPES

LEVIED: Final[i64] = 2  # units of A Banner Needs Hands


def instead_of_reward(s: Runewars, hero: i64, effect: i64) -> None:
    """The Ice Tower and the Stolen Rune bring a dragon rune [RUN-QST-17] [RUN-QST-18]."""
    if effect == ICE_TOWER or effect == RUNE_INSTEAD:
        runes.receive_rune(s, heroes.owner(s, hero))


def freeze(s: Runewars, area: i64) -> None:
    """The Ice Tower lays an ice token on the city's area, if one may and can lie there [RUN-QST-17] [RUN-QST-18]."""
    if tokens.may_have_ice(s, area):
        tokens.set_ice(s, area, s.ice[area] + 1)
        if s.sink is not None:
            s.emit(events.ICE_PLACED, area, 0, 0, 0, ALL, 0)


def carry_out(s: Runewars, hero: i64, effect: i64) -> None:
    seat = heroes.owner(s, hero)
    if effect == GAIN_1 or effect == GAIN_2:
        gain_influence(s, seat, effect)
    elif effect == LOSE_1:
        gain_influence(s, seat, -1)
    elif effect == MORE_REWARD:
        give(s, hero, 1)
    elif effect == ROUTED:
        heroes.rout(s, hero)
    elif effect == TRAINS:
        training.ask_raise(s, hero)
    elif effect == DRAWS:
        draw_tactics(s, seat, 1)
    elif effect == RAISES_ORE:
        turn_dial(s, seat, ORE, 1)
    elif effect == SUNKEN_CITY:
        sunken_city.place(s, seat)
    elif effect == HEALS:
        heroes.heal_fully(s, hero)
    else:
        in_area(s, seat, heroes.area_of(s, hero), effect)


def in_area(s: Runewars, seat: i64, area: i64, effect: i64) -> None:
    """Effects on the area of the hero, on hands and on armies."""
    if effect == SEES_RUNE:
        if s.rune[area] != 0 and (s.rune_up >> area) & 1 == 0:
            runes.look(s, seat, BIT[area])
    elif effect == MELTS:
        if s.ice[area] != 0:
            tokens.melt_ice(s, area)
            tell_removed(s, seat, area)
    elif effect == HEALS_LAND:
        if (s.wasteland >> area) & 1 == 1:
            s.wasteland &= ~BIT[area]
            tell_removed(s, seat, area)
    elif effect == LEVIES:
        begin_levy(s, seat)
    elif effect == LOSES_CARD:
        if s.cards_in_hand(seat) != 0:
            s.ask(questions.DISCARD_TACTICS, seat)
    elif effect == SPIES:
        begin_spying(s, seat)
    elif effect == BREAKS:
        break_stronghold(s, seat, area)


def tell_removed(s: Runewars, seat: i64, area: i64) -> None:
    """One wasteland or ice token was removed by the seat."""
    s.set_healed(seat, s.healed[seat] + 1)
    if s.sink is not None:
        s.emit(events.TOKENS_REMOVED, area, 1, 0, 0, ALL, 0)


def break_stronghold(s: Runewars, seat: i64, area: i64) -> None:
    """The Oathbreaker: an undamaged stronghold or capital is turned to its damaged side [RUN-OBJ-04]."""
    state = s.stronghold[area]
    if state == STRONGHOLD or state == CAPITAL:
        s.set_stronghold(area, DAMAGED_STRONGHOLD if state == STRONGHOLD else DAMAGED_CAPITAL)
        s.set_damaged_this_year(seat, s.damaged_this_year[seat] + 1)
        if s.sink is not None:
            s.emit(events.STRONGHOLD_BROKEN, area, 0, 0, 0, ALL, 0)


# --- Spy Hunt --------------------------------------------------------------------------------------------------------


def spied_seats(s: Runewars, seat: i64) -> i64:
    """The opponents with Tactics cards in hand."""
    mask: i64 = 0
    for other in range(s.seats):
        if other != seat and (s.playing >> other) & 1 == 1 and s.cards_in_hand(other) != 0:
            mask |= BIT[other]
    return mask


def begin_spying(s: Runewars, seat: i64) -> None:
    """Look at one opponent's Tactics cards."""
    mask = spied_seats(s, seat)
    if mask == 0:
        return
    if mask & (mask - 1) == 0:
        see_hand(s, seat, lowest(mask))
    else:
        s.ask(questions.SPY_ON, seat)


def see_hand(s: Runewars, seat: i64, other: i64) -> None:
    """The player sees the hand, nobody else does [RUN-CARD-05]."""
    s.spied_by = seat + 1
    s.spied_on = other + 1
    learn_hand(s, seat, other)
    s.reveal()
    if s.sink is None:
        return
    s.emit(events.HAND_SEEN, seat, other, 0, 0, ALL, 0)
    for card in range(tactics.KINDS):
        for _ in range(s.hand[other * tactics.KINDS + card]):
            s.emit(events.CARD_SEEN, other, card, 0, 0, BIT[seat], events.SECOND_SECRET)


@final
class SpyOn(Question[Runewars]):
    """Whose Tactics cards are looked at [RUN-CARD-03]."""

    def fill(self, s: Runewars, f: i64, seat: i64, out: vec[i64], n: i64) -> i64:
        left = spied_seats(s, seat)
        while left != 0:
            out[n] = actions.SPY_ON + lowest(left)
            left &= left - 1
            n += 1
        return n

    def clause_against(self, s: Runewars, f: i64, seat: i64, action: i64) -> i64:
        other = action - actions.SPY_ON
        if other < 0 or other >= s.seats:
            return OTHER_QUESTION
        return ALLOWED if (spied_seats(s, seat) >> other) & 1 == 1 else clauses.NO_TARGET

    def carry_out(self, s: Runewars, f: i64, seat: i64, action: i64) -> None:
        s.end_frame()
        see_hand(s, seat, action - actions.SPY_ON)

    def lapse(self, s: Runewars, f: i64, seat: i64) -> i64:
        return actions.SPY_ON + lowest(spied_seats(s, seat))


# --- A Banner Needs Hands --------------------------------------------------------------------------------------------


def levied_types(s: Runewars, seat: i64) -> i64:
    """The triangle types of the seat's faction with figures that are not in play; those of Banners of War with it."""
    mask: i64 = 0
    first = s.faction_of(seat) * FACTION_UNITS
    for kind in range(first, first + FACTION_UNITS):
        known = s.bow >= units.IN_BOW[kind]
        if known and units.SHAPE[kind] == TRIANGLE and armies.unused(s, seat, kind) > 0:
            mask |= BIT[kind]
    return mask


def begin_levy(s: Runewars, seat: i64) -> None:
    """Two triangle units at one of the player's strongholds [RUN-CARD-04]."""
    places = control.strongholds_of(s, seat)
    if places == 0 or levied_types(s, seat) == 0:
        return
    if places & (places - 1) == 0:
        go_on_levying(s, seat, lowest(places), LEVIED)
    else:
        s.ask(questions.ENLIST_AT, seat)


def go_on_levying(s: Runewars, seat: i64, area: i64, left: i64) -> None:
    """Unit by unit; one type that is left needs no question [RUN-CARD-04]."""
    types = levied_types(s, seat)
    if left == 0 or types == 0:
        return
    if types & (types - 1) != 0:
        s.ask(questions.ENLIST, seat, area, left)
        return
    kind = lowest(types)
    number = armies.unused(s, seat, kind)
    armies.place(s, seat, area, kind, number if number < left else left)


@final
class EnlistAt(Question[Runewars]):
    """At which stronghold the units are placed."""

    def fill(self, s: Runewars, f: i64, seat: i64, out: vec[i64], n: i64) -> i64:
        left = control.strongholds_of(s, seat)
        while left != 0:
            out[n] = actions.ENLIST_AT + lowest(left)
            left &= left - 1
            n += 1
        return n

    def clause_against(self, s: Runewars, f: i64, seat: i64, action: i64) -> i64:
        area = action - actions.ENLIST_AT
        if area < 0 or area >= AREAS:
            return OTHER_QUESTION
        return ALLOWED if s.builder[area] == seat + 1 else clauses.NOT_YOUR_STRONGHOLD

    def carry_out(self, s: Runewars, f: i64, seat: i64, action: i64) -> None:
        s.end_frame()
        go_on_levying(s, seat, action - actions.ENLIST_AT, LEVIED)

    def lapse(self, s: Runewars, f: i64, seat: i64) -> i64:
        return actions.ENLIST_AT + lowest(control.strongholds_of(s, seat))


@final
class Enlist(Question[Runewars]):
    """Which triangle unit comes, one after the other [RUN-CARD-04]."""

    def fill(self, s: Runewars, f: i64, seat: i64, out: vec[i64], n: i64) -> i64:
        left = levied_types(s, seat)
        while left != 0:
            out[n] = actions.ENLIST + lowest(left)
            left &= left - 1
            n += 1
        return n

    def clause_against(self, s: Runewars, f: i64, seat: i64, action: i64) -> i64:
        kind = action - actions.ENLIST
        if kind < 0 or kind >= TYPES:
            return OTHER_QUESTION
        return ALLOWED if (levied_types(s, seat) >> kind) & 1 == 1 else clauses.NO_FIGURE

    def carry_out(self, s: Runewars, f: i64, seat: i64, action: i64) -> None:
        area = s.frames[f + questions.ENLIST_AREA]
        left = s.frames[f + questions.ENLIST_LEFT] - 1
        s.end_frame()
        armies.place(s, seat, area, action - actions.ENLIST, 1)
        go_on_levying(s, seat, area, left)

    def lapse(self, s: Runewars, f: i64, seat: i64) -> i64:
        return actions.ENLIST + lowest(levied_types(s, seat))
