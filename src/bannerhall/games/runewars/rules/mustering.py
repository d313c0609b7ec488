"""The first stronghold, the starting army and the first hero of each player [RUN-SET-08] [RUN-SET-09] [RUN-SET-11]."""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from bannerhall.core.bits import BIT, lowest
from bannerhall.core.clauses import ALLOWED, OTHER_QUESTION
from bannerhall.core.events import ALL
from bannerhall.core.question import Question
from bannerhall.core.state import CHANCE
from bannerhall.games.runewars.rules import actions, clauses, control, events, forces, questions, units
from bannerhall.games.runewars.rules.atlas import AREAS
from bannerhall.games.runewars.rules.components import AREA_LIMIT, STRONGHOLD
from bannerhall.games.runewars.rules.hero_cards import ALIGNMENT, HEROES, IN_BOW, IS_EVIL, IS_GOOD
from bannerhall.games.runewars.rules.rune_questions import fill_areas
from bannerhall.games.runewars.rules.state import Runewars
from bannerhall.games.runewars.rules.units import FACTION_UNITS

DIALS: Final = 3
HOME_AREAS: Final = 3


# --- The first stronghold --------------------------------------------------------------------------------------------


@final
class FirstStronghold(Question[Runewars]):
    """In which area of the home realm the first stronghold stands, undamaged; then the army is recruited
    [RUN-SET-08]."""

    def fill(self, s: Runewars, f: i64, seat: i64, out: vec[i64], n: i64) -> i64:
        return fill_areas(control.home_realm(s, seat), actions.FIRST_STRONGHOLD, out, n)

    def clause_against(self, s: Runewars, f: i64, seat: i64, action: i64) -> i64:
        area = action - actions.FIRST_STRONGHOLD
        if area < 0 or area >= AREAS:
            return OTHER_QUESTION
        return ALLOWED if (control.home_realm(s, seat) >> area) & 1 == 1 else clauses.NOT_YOUR_HOME

    def carry_out(self, s: Runewars, f: i64, seat: i64, action: i64) -> None:
        area = action - actions.FIRST_STRONGHOLD
        s.end_frame()
        s.set_stronghold(area, STRONGHOLD)
        s.set_builder(area, seat + 1)
        if s.sink is not None:
            s.emit(events.FIRST_STRONGHOLD, seat, area, 0, 0, ALL, 0)
        ask_replacement(s, seat, starting_army(s, seat), 0)

    def lapse(self, s: Runewars, f: i64, seat: i64) -> i64:
        return actions.FIRST_STRONGHOLD + lowest(control.home_realm(s, seat))


# --- The starting army -----------------------------------------------------------------------------------------------


def starting_army(s: Runewars, seat: i64) -> i64:
    """The units on the current and all lower spaces of the three dials [RUN-SET-09]."""
    force: i64 = 0
    faction = s.faction_of(seat)
    for dial in range(DIALS):
        for space in range(s.dial[seat * DIALS + dial]):
            kind = units.ICONS[faction * 24 + dial * 8 + space]
            if kind < units.TYPES:
                force += forces.of_kind(kind, 1)
    return force


def replacement(s: Runewars, kind: i64) -> i64:
    """The unit that may be recruited instead of a base unit, -1 if there is none [RUN-SET-10] [RUN-SET-03]."""
    for other in range(units.NEUTRALS):
        if units.REPLACES[other] == kind + 1 and units.IN_BOW[other] <= s.bow:
            return other
    return -1


def ask_replacement(s: Runewars, seat: i64, force: i64, slot: i64) -> None:
    """For each base type in the army, from a slot on, how many are replaced; then where they stand [RUN-SET-10]."""
    faction = s.faction_of(seat)
    while slot < FACTION_UNITS:
        if forces.many(force, slot) != 0 and replacement(s, forces.kind_of(slot, faction)) >= 0:
            s.ask(questions.REPLACE, seat, force, slot)
            return
        slot += 1
    ask_quarter(s, seat, force, 0)


@final
class Replace(Question[Runewars]):
    """How many units of a base type are replaced by the expansion's unit [RUN-SET-10]."""

    def fill(self, s: Runewars, f: i64, seat: i64, out: vec[i64], n: i64) -> i64:
        for number in range(self.most(s, f, seat) + 1):
            out[n] = actions.REPLACE + number
            n += 1
        return n

    def most(self, s: Runewars, f: i64, seat: i64) -> i64:
        """All of them, as far as there are figures [RUN-LIM-01]."""
        slot = s.frames[f + questions.REPLACE_SLOT]
        number = forces.many(s.frames[f + questions.REPLACE_FORCE], slot)
        figures = units.FIGURES[replacement(s, forces.kind_of(slot, s.faction_of(seat)))]
        return number if number < figures else figures

    def clause_against(self, s: Runewars, f: i64, seat: i64, action: i64) -> i64:
        number = action - actions.REPLACE
        if number < 0 or number > forces.MOST:
            return OTHER_QUESTION
        return ALLOWED if number <= self.most(s, f, seat) else clauses.TOO_MANY_REPLACED

    def carry_out(self, s: Runewars, f: i64, seat: i64, action: i64) -> None:
        number = action - actions.REPLACE
        slot = s.frames[f + questions.REPLACE_SLOT]
        force = s.frames[f + questions.REPLACE_FORCE]
        kind = forces.kind_of(slot, s.faction_of(seat))
        force += forces.of_kind(replacement(s, kind), number) - forces.of_kind(kind, number)
        s.end_frame()
        ask_replacement(s, seat, force, slot + 1)

    def lapse(self, s: Runewars, f: i64, seat: i64) -> i64:
        return actions.REPLACE


def home_area(s: Runewars, seat: i64, place: i64) -> i64:
    """The first, second or third area of a seat's home realm."""
    return lowest(control.home_realm(s, seat)) + place


def ask_quarter(s: Runewars, seat: i64, force: i64, place: i64) -> None:
    """Ask how many units of the next type stand in an area of the home realm; the last area takes the rest."""
    slot = forces.lowest_slot(force)
    if slot == units.SLOTS:
        return
    if place == HOME_AREAS - 1:
        quarter(s, seat, home_area(s, seat, place), slot, forces.many(force, slot))
        ask_quarter(s, seat, force - forces.ONE[slot] * forces.many(force, slot), 0)
    else:
        s.ask(questions.QUARTER, seat, force, place)


def quarter(s: Runewars, seat: i64, area: i64, slot: i64, number: i64) -> None:
    """So many units of a type stand in an area now."""
    if number == 0:
        return
    s.holder[area] = seat + 1
    s.standing[area] += forces.ONE[slot] * number
    if s.sink is not None:
        s.emit(events.MUSTERED, seat, area, forces.kind_of(slot, s.faction_of(seat)), number, ALL, 0)


@final
class Quarter(Question[Runewars]):
    """How many units of a type stand in an area of the home realm, at most eight units in all [RUN-SET-09]."""

    def fill(self, s: Runewars, f: i64, seat: i64, out: vec[i64], n: i64) -> i64:
        for number in range(self.many(s, f) + 1):
            if self.clause_against(s, f, seat, actions.QUARTER + number) == ALLOWED:
                out[n] = actions.QUARTER + number
                n += 1
        return n

    def many(self, s: Runewars, f: i64) -> i64:
        force = s.frames[f + questions.QUARTER_FORCE]
        return forces.many(force, forces.lowest_slot(force))

    def clause_against(self, s: Runewars, f: i64, seat: i64, action: i64) -> i64:
        number = action - actions.QUARTER
        if number < 0 or number > forces.MOST:
            return OTHER_QUESTION
        if number > self.many(s, f):
            return clauses.NOT_SO_MANY_UNITS
        area = home_area(s, seat, s.frames[f + questions.QUARTER_PLACE])
        return ALLOWED if forces.total(s.standing[area]) + number <= AREA_LIMIT else clauses.AREA_IS_FULL

    def carry_out(self, s: Runewars, f: i64, seat: i64, action: i64) -> None:
        number = action - actions.QUARTER
        force = s.frames[f + questions.QUARTER_FORCE]
        place = s.frames[f + questions.QUARTER_PLACE]
        slot = forces.lowest_slot(force)
        s.end_frame()
        quarter(s, seat, home_area(s, seat, place), slot, number)
        force -= forces.ONE[slot] * number
        ask_quarter(s, seat, force, place + 1 if forces.many(force, slot) != 0 else i64(0))

    def lapse(self, s: Runewars, f: i64, seat: i64) -> i64:
        return actions.QUARTER + self.many(s, f)


# --- The first hero --------------------------------------------------------------------------------------------------


def heroes_in_play(s: Runewars) -> i64:
    """The Hero cards; those of Banners of War only with it [RUN-SET-04] [RUN-BOW-06]."""
    mask: i64 = 0
    for hero in range(HEROES):
        if IN_BOW[hero] <= s.bow:
            mask |= BIT[hero]
    return mask


@final
class DealHero(Question[Runewars]):
    """Chance deals a Hero card of the faction's alignment; what is not dealt is the Hero deck [RUN-SET-11]."""

    def outcomes(self, s: Runewars, f: i64, out: vec[i64], weights: vec[i64]) -> i64:
        seat = s.frames[f + questions.DEAL_HERO_SEAT]
        wanted = IS_GOOD if units.GOOD[s.faction_of(seat)] == 1 else IS_EVIL
        n: i64 = 0
        for hero in range(HEROES):
            if (s.hero_deck >> hero) & 1 == 1 and ALIGNMENT[hero] == wanted:
                out[n] = actions.DEAL_HERO + hero
                weights[n] = 1
                n += 1
        return n

    def carry_out(self, s: Runewars, f: i64, seat: i64, action: i64) -> None:
        hero = action - actions.DEAL_HERO
        owner = s.frames[f + questions.DEAL_HERO_SEAT]
        s.end_frame()
        s.hero_deck &= ~BIT[hero]
        s.set_hero_of(hero, owner + 1)
        s.ask(questions.FIRST_HERO, owner, hero)


@final
class FirstHero(Question[Runewars]):
    """In which area of the home realm the first hero stands: any of them [RUN-SET-11]."""

    def fill(self, s: Runewars, f: i64, seat: i64, out: vec[i64], n: i64) -> i64:
        return fill_areas(control.home_realm(s, seat), actions.FIRST_HERO, out, n)

    def clause_against(self, s: Runewars, f: i64, seat: i64, action: i64) -> i64:
        area = action - actions.FIRST_HERO
        if area < 0 or area >= AREAS:
            return OTHER_QUESTION
        return ALLOWED if (control.home_realm(s, seat) >> area) & 1 == 1 else clauses.NOT_IN_YOUR_HOME

    def carry_out(self, s: Runewars, f: i64, seat: i64, action: i64) -> None:
        area = action - actions.FIRST_HERO
        hero = s.frames[f + questions.FIRST_HERO_HERO]
        s.end_frame()
        s.set_hero_at(hero, area + 1)
        if s.sink is not None:
            s.emit(events.FIRST_HERO, seat, hero, area, 0, ALL, 0)

    def lapse(self, s: Runewars, f: i64, seat: i64) -> i64:
        return actions.FIRST_HERO + lowest(control.home_realm(s, seat))


@final
class DealCommander(Question[Runewars]):
    """Chance deals a Commander card; then the player names the commander [RUN-CMD-02]."""

    def outcomes(self, s: Runewars, f: i64, out: vec[i64], weights: vec[i64]) -> i64:
        return s.commander_deck.fill_outcomes(actions.DEAL_COMMANDER, out, weights)

    def carry_out(self, s: Runewars, f: i64, seat: i64, action: i64) -> None:
        card = action - actions.DEAL_COMMANDER
        owner = s.frames[f + questions.DEAL_COMMANDER_SEAT]
        s.end_frame()
        s.commander_deck.draw_middle(card)
        s.set_commander(owner * 2, card + 1)
        s.ask(questions.NAME_COMMANDER, owner)


@final
class NameCommander(Question[Runewars]):
    """Which of the two heroes is the commander [RUN-CMD-02]."""

    def fill(self, s: Runewars, f: i64, seat: i64, out: vec[i64], n: i64) -> i64:
        for hero in range(HEROES):
            if s.hero_of[hero] == seat + 1:
                out[n] = actions.NAME_COMMANDER + hero
                n += 1
        return n

    def clause_against(self, s: Runewars, f: i64, seat: i64, action: i64) -> i64:
        hero = action - actions.NAME_COMMANDER
        if hero < 0 or hero >= HEROES:
            return OTHER_QUESTION
        return ALLOWED if s.hero_of[hero] == seat + 1 else clauses.NO_HERO_TO_COMMAND

    def carry_out(self, s: Runewars, f: i64, seat: i64, action: i64) -> None:
        hero = action - actions.NAME_COMMANDER
        s.end_frame()
        s.set_commander_hero(seat * 2, hero + 1)
        if s.sink is not None:
            s.emit(events.COMMANDER_NAMED, seat, hero, s.commander[seat * 2] - 1, 0, ALL, 0)

    def lapse(self, s: Runewars, f: i64, seat: i64) -> i64:
        hero: i64 = 0
        while s.hero_of[hero] != seat + 1:
            hero += 1
        return actions.NAME_COMMANDER + hero


def deal_hero(s: Runewars, seat: i64) -> None:
    s.ask(questions.DEAL_HERO, CHANCE, seat)


def deal_commander(s: Runewars, seat: i64) -> None:
    s.ask(questions.DEAL_COMMANDER, CHANCE, seat)
