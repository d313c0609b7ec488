"""What speaks for a seat, in named numbers. Facedown rune tokens are counted only as far as the seat may know them.

A term is a plain count; WEIGHTS say how much one of it is worth: a thousand makes a victory 2.7 times as likely.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from bannerhall.core.bits import count, lowest
from bannerhall.games.runewars.bots import odds, sight
from bannerhall.games.runewars.bots.sight import Sight
from bannerhall.games.runewars.rules import components, forces, hero_cards, rewards_packed
from bannerhall.games.runewars.rules.atlas import AREAS, HOME_OF
from bannerhall.games.runewars.rules.components import AREA_LIMIT
from bannerhall.games.runewars.rules.state import Runewars

NAMES: Final = (
    "runes", "areas", "army", "home_guard", "strongholds", "heroes", "rewards", "influence", "tactics", "dials",
    "cities", "titles", "prey", "danger",
)  # fmt: skip
MANY: Final = 14
RUNES: Final[i64] = 0  # in tenths
LAND: Final[i64] = 1
ARMY: Final[i64] = 2  # in Footmen
HOME_GUARD: Final[i64] = 3
STRONGHOLDS: Final[i64] = 4
HEROES: Final[i64] = 5
REWARDS: Final[i64] = 6
INFLUENCE: Final[i64] = 7
TACTICS: Final[i64] = 8
DIALS: Final[i64] = 9
CITIES: Final[i64] = 10
TITLES: Final[i64] = 11
PREY: Final[i64] = 12  # tenths of runes that the best army could probably take
DANGER: Final[i64] = 13  # tenths of own runes that others could take
# First guesses of ours, in thousandths of the exponent of the chance to win.
WEIGHTS: Final = vec[i64]([42, 20, 13, 10, 45, 30, 30, 9, 14, 9, 25, 45, 6, -9])


def fill(s: Runewars, seat: i64, out: vec[i64]) -> None:
    """The terms of a seat in the order of their names."""
    for term in range(MANY):
        out[term] = 0
    view = Sight(s, seat)
    left = view.mine
    out[LAND] = count(left)
    while left != 0:
        area = lowest(left)
        left &= left - 1
        held = s.holder[area] == seat + 1
        out[RUNES] += view.rune[area]
        if held:
            out[ARMY] += view.power[area] + sight.force_worth(s.routed[area], s.faction_of(seat)) // 2
            if HOME_OF[area] == s.faction[seat]:
                out[HOME_GUARD] += 1
        if s.builder[area] == seat + 1:
            out[STRONGHOLDS] += s.stronghold[area]
        if s.city[area] != 0:
            out[CITIES] += 1
        if view.rune[area] >= 50:
            out[DANGER] += in_danger(s, view, area, held)
    out[RUNES] //= 10
    out[ARMY] //= 10
    out[DANGER] //= 10
    out[PREY] = prey(s, view) // 10
    of_hands(s, seat, out)


def of_hands(s: Runewars, seat: i64, out: vec[i64]) -> None:
    """Heroes, cards, influence, dials and titles."""
    for hero in range(hero_cards.HEROES):
        if s.hero_of[hero] == seat + 1:
            out[HEROES] += 1
            out[REWARDS] += rewards_packed.total(s.rewards[hero]) + rewards_packed.total(s.rewards_up[hero])
    out[INFLUENCE] = s.influence[seat]
    out[TACTICS] = s.cards_in_hand(seat)
    for dial in range(3):
        out[DIALS] += s.dial[seat * 3 + dial]
    for title in range(len(components.TITLES)):
        if s.title[title] == seat + 1:
            out[TITLES] += 1


def in_danger(s: Runewars, view: Sight, area: i64, held: bool) -> i64:
    """How much of the rune of an area is as good as lost, in hundredths: all of it if twice its guard can come."""
    danger = sight.threat(s, view, area)
    guard = (view.power[area] if held else i64(0)) + odds.fort(s, area, 0) * 12 // odds.UNIT
    over = danger - guard * 3 // 4
    if over <= 0:
        return 0
    share = 100 * over // (guard + 20)
    return view.rune[area] * (share if share < 100 else i64(100)) // 100


def prey(s: Runewars, view: Sight) -> i64:
    """The rune of others that the seat's best army could most probably take, in hundredths by the chance."""
    seat = view.seat
    best: i64 = 0
    host: i64 = 0
    for area in range(AREAS):
        if s.holder[area] == seat + 1 and view.power[area] > best:
            best = view.power[area]
            host = s.standing[area]
    if host == 0 or forces.total(host) > AREA_LIMIT:
        return 0
    most: i64 = 0
    left = view.foes
    while left != 0:
        area = lowest(left)
        left &= left - 1
        if view.rune[area] < 50:
            continue
        hope = view.rune[area] * odds.attack_chance(s, seat, area, host, 0) // 100
        if hope > most:
            most = hope
    return most


def prospects(s: Runewars, seat: i64) -> i64:
    """All terms with their weights."""
    if (s.playing >> seat) & 1 == 0:
        return -9000
    terms = vec[i64]([0] * MANY)
    fill(s, seat, terms)
    worth: i64 = 0
    for term in range(MANY):
        worth += terms[term] * WEIGHTS[term]
    return worth


def open_prospects(s: Runewars, seat: i64, viewer: i64) -> i64:
    """The terms of somebody else as a viewer may know them: of facedown tokens it counts what is likely."""
    if (s.playing >> seat) & 1 == 0:
        return -9000
    terms = vec[i64]([0] * MANY)
    of_hands(s, seat, terms)
    view = Sight(s, viewer)
    left = s.land
    while left != 0:
        area = lowest(left)
        left &= left - 1
        if view.owner[area] != seat:
            continue
        terms[LAND] += 1
        terms[RUNES] += view.rune[area]
        terms[ARMY] += view.power[area]
        terms[STRONGHOLDS] += s.stronghold[area]
        if s.city[area] != 0:
            terms[CITIES] += 1
    terms[RUNES] //= 10
    terms[ARMY] //= 10
    worth: i64 = 0
    for term in range(MANY):
        worth += terms[term] * WEIGHTS[term]
    return worth
