"""Set-up: factions, the board, where the first stronghold, army, hero and runes are."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from bannerhall.core.bits import count, lowest
from bannerhall.core.chance import Stream
from bannerhall.games.runewars.bots import policy_heroes, policy_works
from bannerhall.games.runewars.rules import actions, control, forces, hero_cards, mustering, questions
from bannerhall.games.runewars.rules.components import AREA_LIMIT, STRONGHOLD
from bannerhall.games.runewars.rules.state import Runewars

NO_ACTIONS: Final = vec[i64]([0] * 512)


def answer(s: Runewars, f: i64, seat: i64, kind: i64, stream: Stream) -> i64:
    if kind == questions.FIRST_STRONGHOLD:
        return actions.FIRST_STRONGHOLD + most_open(s, control.home_realm(s, seat))
    if kind == questions.REPLACE:
        return policy_works.replace(s, f, seat)
    if kind == questions.QUARTER:
        return quarter(s, f, seat)
    if kind == questions.FIRST_HERO:
        return first_hero(s, f, seat)
    if kind == questions.NAME_COMMANDER:
        return name_commander(s, f, seat)
    if kind == questions.HIDE_RUNES:
        return hide_runes(s, seat)
    return any_answer(s, f, seat, stream)


def any_answer(s: Runewars, f: i64, seat: i64, stream: Stream) -> i64:
    """Factions and places on the board are all worth playing."""
    out = NO_ACTIONS[:]
    n = s.fill(f, seat, out, 0)
    return out[stream.below(n)]


def open_sides(s: Runewars, area: i64) -> i64:
    """Through how many borders an area can be entered from outside its home realm."""
    return count(control.crossable(s, area, control.WALKS) & ~home_of(s, area))


def home_of(s: Runewars, area: i64) -> i64:
    for seat in range(s.seats):
        home = control.home_realm(s, seat)
        if (home >> area) & 1 == 1:
            return home
    return 0


def most_open(s: Runewars, areas: i64) -> i64:
    """The area of a home realm that is entered most easily: there a stronghold is worth the most."""
    best = lowest(areas)
    most: i64 = -1
    while areas != 0:
        area = lowest(areas)
        areas &= areas - 1
        if open_sides(s, area) > most:
            most = open_sides(s, area)
            best = area
    return best


def quarter(s: Runewars, f: i64, seat: i64) -> i64:
    """Half of each type at the stronghold, the rest where the home realm is open."""
    force = s.frames[f + questions.QUARTER_FORCE]
    place = s.frames[f + questions.QUARTER_PLACE]
    area = mustering.home_area(s, seat, place)
    waiting = forces.many(force, forces.lowest_slot(force))
    number = (waiting + 1) // 2 if s.stronghold[area] == STRONGHOLD or place == 0 else waiting
    if s.stronghold[area] != STRONGHOLD and place == 0:
        number = waiting // 3
    room = AREA_LIMIT - forces.total(s.standing[area])
    if number > room:
        number = room
    return actions.QUARTER + number if number > 0 else actions.QUARTER


def first_hero(s: Runewars, f: i64, seat: i64) -> i64:
    """Where the first Quest is nearest."""
    hero = s.frames[f + questions.FIRST_HERO_HERO]
    far = policy_heroes.ways_to_quests(s, seat, hero)
    areas = control.home_realm(s, seat)
    best = lowest(areas)
    while areas != 0:
        area = lowest(areas)
        areas &= areas - 1
        if far[area] < far[best]:
            best = area
    return actions.FIRST_HERO + best


def name_commander(s: Runewars, f: i64, seat: i64) -> i64:
    """The hero who can take the most."""
    best: i64 = -1
    for hero in range(hero_cards.HEROES):
        if s.hero_of[hero] == seat + 1 and (best < 0 or hero_cards.HEALTH[hero] > hero_cards.HEALTH[best]):
            best = hero
    return actions.NAME_COMMANDER + best if best >= 0 else s.lapse_in(f, seat)


def hide_runes(s: Runewars, seat: i64) -> i64:
    """The false rune lies in the most open area that no stronghold guards."""
    home = control.home_realm(s, seat)
    left = home & ~control.strongholds_of(s, seat)
    return actions.FALSE_AT + most_open(s, left if left != 0 else home)
