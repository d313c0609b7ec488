"""Decline: one token a region stays, grey; the older race in decline leaves; the Leader is gone."""

from __future__ import annotations

from typing import final

from librt.vecs import vec
from mypy_extensions import i64

from bannerhall.core.bits import BIT, count, lowest
from bannerhall.core.events import ALL
from bannerhall.core.state import PROCEEDS, A
from bannerhall.core.tables import OTHER_QUESTION
from bannerhall.core.vocabulary import SPAN
from bannerhall.games.smallworld.actions import DECLINE_FRAME, GIVE_UP_FRAME, TOWER, TOWER_FRAME, WITHOUT
from bannerhall.games.smallworld.clauses import NO_TOWER
from bannerhall.games.smallworld.components import (
    BIVOUACKING,
    CATAPULT,
    DECLINED,
    DRAGON_MASTER,
    GHOULS,
    HALFLINGS,
    HEROIC,
    HISTORIAN,
    HORDES,
    LEPRECHAUNS,
    NO_LEADER,
    NONE,
    ON_MAP,
    PRIESTESSES,
    SLOTS,
    SPIRIT,
    SPIRITS,
)
from bannerhall.games.smallworld.events import DECLINED as DECLINED_EVENT
from bannerhall.games.smallworld.events import NOTED
from bannerhall.games.smallworld.events import TOWER as TOWER_EVENT
from bannerhall.games.smallworld.giving import FOR_HORDES, manned
from bannerhall.games.smallworld.layout import fill_regions, single
from bannerhall.games.smallworld.marks import lift_markers, tokens_of, tokens_on_map, vanish
from bannerhall.games.smallworld.state import NO_REGIONS, Decision, SmallWorld


def begin_decline(s: SmallWorld, seat: i64) -> None:
    """[SMW-DECLINE-01] [SMW-TURN-07]"""
    s.ask(DECLINE_FRAME, PROCEEDS, seat)


@final
class DeclineStep(Decision):
    """Asks only of a Horde which regions go with it [SMW-EXTRA-24]. A is the seat."""

    def proceed(self, s: SmallWorld, f: i64) -> None:
        seat = s.frames[f + A]
        people = s.people(seat)
        if s.power[people] == HORDES and tokens_of(s, people) - s.hordes < count(manned(s, people)):
            s.ask(GIVE_UP_FRAME, seat, people, FOR_HORDES)
        else:
            s.done()
            enter_decline(s, seat)


def enter_decline(s: SmallWorld, seat: i64) -> None:
    """The Spirit race lies beside the other one in decline, whose place is for one race only
    [SMW-DECLINE-01] [SMW-DECLINE-03] [SMW-POWER-42] [SMW-POWER-43] [SMW-RACE-01]."""
    people = s.people(seat)
    race = s.race[people]
    power = s.power[people]
    spirit = power == SPIRIT
    slot = seat * SLOTS + (SPIRITS if spirit else DECLINED)
    if s.sink is not None:
        s.emit(DECLINED_EVENT, seat, race, 0, 0, ALL, 0)
    dismiss_leader(s, seat)
    remove_markers(s, people)
    if s.race[slot] != NONE:
        remove_people(s, slot)
    turn_over(s, people)
    s.held[slot] = s.held[people]
    s.held[people] = 0
    if not spirit:
        s.discarded |= BIT[power]
    s.set_race(slot, race, power if spirit else NONE)
    s.set_race(people, NONE, NONE)
    note_decline(s, seat)
    if s.held[slot] == 0:
        vanish(s, slot)  # [SMW-TURN-14]
    elif race == PRIESTESSES and not single(s.held[slot]):
        s.ask(TOWER_FRAME, seat, slot)


def dismiss_leader(s: SmallWorld, seat: i64) -> None:
    """The Leader goes back to the supply; a region he held alone is empty
    [SMW-LEADER-05] [SMW-LEADER-06] [SMW-LEADER-07] [SMW-LEADER-40] [SMW-LEADER-41] [SMW-LEADER-42]."""
    if s.leader[seat] >= ON_MAP:
        region = s.leader[seat] - ON_MAP
        s.chiefs &= ~BIT[region]
        if s.tokens[region] == 0:
            s.held[s.people(seat)] &= ~BIT[region]
            lift_markers(s, region)
    s.leader[seat] = NO_LEADER


def remove_markers(s: SmallWorld, people: i64) -> None:
    """Encampments, Heroes, Dragon, Catapult, Holes and Pots go, Lairs and Fortresses stay; peace is over
    [SMW-DECLINE-08] [SMW-POWER-09] [SMW-POWER-18] [SMW-POWER-21] [SMW-POWER-32] [SMW-RACE-25]."""
    power = s.power[people]
    if power == BIVOUACKING:
        s.camps = NO_REGIONS
        s.camps_left = 0
    elif power == HEROIC:
        s.heroes = 0
        s.heroes_left = 0
    elif power == DRAGON_MASTER:
        s.dragon = 0
    elif power == CATAPULT:
        s.catapult = 0
        s.catapult_left = 0
    race = s.race[people]
    if race == HALFLINGS:
        s.holes = 0
        s.holes_left = 0
    elif race == LEPRECHAUNS:
        s.pots = 0
    s.set_peace(people // SLOTS, NONE)


def turn_over(s: SmallWorld, people: i64) -> None:
    """One token of each region is turned to its grey side, all of the Ghouls; the others go to the tray, those in hand
    too, a Horde out of the game [SMW-DECLINE-02] [SMW-DECLINE-07] [SMW-RACE-12] [SMW-EXTRA-12]."""
    race = s.race[people]
    before = tokens_of(s, people)
    if s.power[people] == HORDES:
        before -= s.hordes
        s.hordes = 0
    if race != GHOULS:
        mask = s.held[people]
        while mask != 0:
            s.tokens[lowest(mask)] = 1
            mask &= mask - 1
    elif before < tokens_on_map(s, people):
        thin_out(s, people, tokens_on_map(s, people) - before)
    s.hand[people] = 0
    s.reserve[people // SLOTS] = 0
    s.tray[race] += before - tokens_on_map(s, people)


def thin_out(s: SmallWorld, people: i64, gone: i64) -> None:
    """Of Ghouls in a Horde, the Horde's tokens leave where more than one stands."""
    mask = s.held[people]
    while mask != 0 and gone != 0:
        region = lowest(mask)
        if s.tokens[region] > 1:
            s.tokens[region] -= 1
            gone -= 1
        else:
            mask &= mask - 1


def remove_people(s: SmallWorld, people: i64) -> None:
    """An older race in decline leaves the map with its Lairs and Fortresses; the regions of the younger one take the
    place of its own [SMW-DECLINE-03] [SMW-DECLINE-04] [SMW-DECLINE-09] [SMW-TURN-13]."""
    race = s.race[people]
    s.tray[race] += s.hand[people]
    s.hand[people] = 0
    mask = s.held[people]
    while mask != 0:
        region = lowest(mask)
        mask &= mask - 1
        s.tray[race] += s.tokens[region]
        s.tokens[region] = 0
        lift_markers(s, region)
    vanish(s, people)


def note_decline(s: SmallWorld, seat: i64) -> None:
    """Historians are paid for the decline of every other race [SMW-EXTRA-16] [SMW-EXTRA-30]."""
    for other in range(s.seats):
        if s.power[s.people(other)] == HISTORIAN:
            s.coins[other] += 1
            if s.sink is not None:
                s.emit(NOTED, other, seat, 0, 0, ALL, 0)


@final
class Tower(Decision):
    """Priestesses may be stacked in one region. A is the people, in decline by now [SMW-EXTRA-04]."""

    def fill(self, s: SmallWorld, f: i64, seat: i64, out: vec[i64], n: i64) -> i64:
        out[n] = WITHOUT
        return fill_regions(TOWER, s.held[s.frames[f + A]], out, n + 1)

    def bar(self, s: SmallWorld, f: i64, seat: i64, action: i64) -> i64:
        if action == WITHOUT:
            return 0
        if action // SPAN * SPAN != TOWER:
            return OTHER_QUESTION
        return 0 if s.held[s.frames[f + A]] & BIT[action - TOWER] != 0 else NO_TOWER

    def resolve(self, s: SmallWorld, f: i64, seat: i64, action: i64) -> None:
        people = s.frames[f + A]
        s.done()
        if action != WITHOUT:
            build_tower(s, people, action - TOWER)

    def lapse(self, s: SmallWorld, f: i64, seat: i64) -> i64:
        return WITHOUT


def build_tower(s: SmallWorld, people: i64, tower: i64) -> None:
    mask = s.held[people] & ~BIT[tower]
    while mask != 0:
        region = lowest(mask)
        mask &= mask - 1
        s.tokens[tower] += s.tokens[region]
        s.tokens[region] = 0
        lift_markers(s, region)
    s.held[people] = BIT[tower]
    if s.sink is not None:
        s.emit(TOWER_EVENT, people // SLOTS, tower, s.tokens[tower], 0, ALL, 0)
