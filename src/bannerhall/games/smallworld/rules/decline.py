"""Decline: one token a region stays, grey; the older race in decline leaves; the Leader is gone."""

from __future__ import annotations

from typing import final

from librt.vecs import vec
from mypy_extensions import i64

from bannerhall.core.bits import BIT, count, lowest
from bannerhall.core.clauses import ALLOWED, OTHER_QUESTION
from bannerhall.core.events import ALL
from bannerhall.core.question import Question
from bannerhall.core.state import PROCEEDS
from bannerhall.core.vocabulary import SPAN
from bannerhall.games.smallworld.rules import actions, clauses, events, powers, questions, races
from bannerhall.games.smallworld.rules.asking import asks_active, misfit, next_step, upon_turn
from bannerhall.games.smallworld.rules.components import ACTIVE, DECLINED, NO_LEADER, NONE, ON_MAP, SLOTS, SPIRITS
from bannerhall.games.smallworld.rules.giving_up import manned
from bannerhall.games.smallworld.rules.layout import fill_regions, single
from bannerhall.games.smallworld.rules.marks import lift_markers, tokens_of, tokens_on_map, vanish
from bannerhall.games.smallworld.rules.state import SmallWorld


def begin_decline(s: SmallWorld, seat: i64) -> None:
    """[SMW-DECLINE-01] [SMW-TURN-07]"""
    s.ask(questions.DECLINE, PROCEEDS, seat)


@final
class DeclineStep(Question[SmallWorld]):
    """Asks only of a Horde which regions go with it [SMW-EXTRA-24]."""

    def proceed(self, s: SmallWorld, f: i64) -> None:
        seat = s.frames[f + questions.DECLINE_SEAT]
        people = s.people(seat)
        if s.power[people] == powers.HORDES and tokens_of(s, people) - s.hordes < count(manned(s, people)):
            s.ask(questions.GIVE_UP, seat, people, questions.FOR_HORDES)
        else:
            s.end_frame()
            enter_decline(s, seat)

    def invariants(self, s: SmallWorld, f: i64) -> list[str]:
        seat = s.frames[f + questions.DECLINE_SEAT]
        declines = seat == s.active and s.race[s.people(seat)] != NONE
        return misfit(s, f, True, declines, declines_now(s))


def declines_now(s: SmallWorld) -> bool:
    """Whether it is the time for it: in place of conquests, or after the scoring of a Stout race."""
    return next_step(s) == questions.SCORE_DECLINE or next_step(s) == questions.WITHDRAWN


def enter_decline(s: SmallWorld, seat: i64) -> None:
    """The Spirit race lies beside the other one in decline, whose place is for one race only
    [SMW-DECLINE-01] [SMW-DECLINE-03] [SMW-POWER-42] [SMW-POWER-43] [SMW-RACE-01]."""
    people = s.people(seat)
    race = s.race[people]
    power = s.power[people]
    spirit = power == powers.SPIRIT
    slot = seat * SLOTS + (SPIRITS if spirit else DECLINED)
    if s.sink is not None:
        s.emit(events.DECLINED, seat, race, 0, 0, ALL, 0)
    dismiss_leader(s, seat)
    remove_markers(s, people)
    if s.race[slot] != NONE:
        remove_people(s, slot)
    turn_over(s, people)
    s.held[slot] = s.held[people]
    s.held[people] = 0
    if not spirit:
        s.discarded |= BIT[power]
    s.set_people(slot, race, power if spirit else NONE)
    s.set_people(people, NONE, NONE)
    note_decline(s, seat)
    if s.held[slot] == 0:
        vanish(s, slot)  # [SMW-TURN-14]
    elif race == races.PRIESTESSES and not single(s.held[slot]):
        s.ask(questions.TOWER, seat, slot)


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
    if power == powers.BIVOUACKING:
        s.strike_camps()
        s.camps_left = 0
    elif power == powers.HEROIC:
        s.heroes = 0
        s.heroes_left = 0
    elif power == powers.DRAGON_MASTER:
        s.dragon = 0
    elif power == powers.CATAPULT:
        s.catapult = 0
        s.catapult_left = 0
    race = s.race[people]
    if race == races.HALFLINGS:
        s.holes = 0
        s.holes_left = 0
    elif race == races.LEPRECHAUNS:
        s.pots = 0
    s.set_peace(people // SLOTS, 0)


def turn_over(s: SmallWorld, people: i64) -> None:
    """One token of each region is turned to its grey side, all of the Ghouls; the others go to the tray, those in hand
    too, a Horde out of the game [SMW-DECLINE-02] [SMW-DECLINE-07] [SMW-RACE-12] [SMW-EXTRA-12]."""
    race = s.race[people]
    before = tokens_of(s, people)
    if s.power[people] == powers.HORDES:
        before -= s.hordes
        s.hordes = 0
    if race != races.GHOULS:
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
        if s.power[s.people(other)] == powers.HISTORIAN:
            s.coins[other] += 1
            if s.sink is not None:
                s.emit(events.NOTED, other, seat, 0, 0, ALL, 0)


@final
class Tower(Question[SmallWorld]):
    """Priestesses that have declined may be stacked in one region [SMW-EXTRA-04]."""

    def fill(self, s: SmallWorld, f: i64, seat: i64, out: vec[i64], n: i64) -> i64:
        out[n] = actions.WITHOUT
        return fill_regions(actions.TOWER, s.held[s.frames[f + questions.TOWER_PEOPLE]], out, n + 1)

    def clause_against(self, s: SmallWorld, f: i64, seat: i64, action: i64) -> i64:
        if action == actions.WITHOUT:
            return ALLOWED
        if action // SPAN * SPAN != actions.TOWER:
            return OTHER_QUESTION
        return (
            ALLOWED
            if s.held[s.frames[f + questions.TOWER_PEOPLE]] & BIT[action - actions.TOWER] != 0
            else clauses.NO_TOWER
        )

    def carry_out(self, s: SmallWorld, f: i64, seat: i64, action: i64) -> None:
        people = s.frames[f + questions.TOWER_PEOPLE]
        s.end_frame()
        if action != actions.WITHOUT:
            build_tower(s, people, action - actions.TOWER)

    def lapse(self, s: SmallWorld, f: i64, seat: i64) -> i64:
        return actions.WITHOUT

    def invariants(self, s: SmallWorld, f: i64) -> list[str]:
        people = s.frames[f + questions.TOWER_PEOPLE]
        mine = people // SLOTS == s.active and people % SLOTS != ACTIVE
        fits = not upon_turn(s, f) or declines_now(s)
        return misfit(s, f, asks_active(s, f), mine and s.race[people] == races.PRIESTESSES, fits)


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
        s.emit(events.TOWER, people // SLOTS, tower, s.tokens[tower], 0, ALL, 0)
