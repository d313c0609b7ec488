"""What a seat sees of the board, taken in once for a decision: whose areas, how strong, what they are worth, from where
danger comes. Of facedown tokens it knows only those that it has looked at."""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from bannerhall.core.bits import BIT, count, lowest
from bannerhall.games.runewars.bots import odds
from bannerhall.games.runewars.rules import control, forces, gains, units, winning
from bannerhall.games.runewars.rules.atlas import AREAS, HOME_OF
from bannerhall.games.runewars.rules.components import (
    DRAGON_RUNE,
    MOST_PLAYERS,
    NO_RUNE,
    NO_SEAT,
    NO_STRONGHOLD,
)
from bannerhall.games.runewars.rules.season_cards import FALL  # water is frozen in the winter that follows
from bannerhall.games.runewars.rules.state import Runewars

# Worths are in points: a Footman is 10 of them, and all bots reckon with these.
RUNE: Final[i64] = 170
AREA: Final[i64] = 9
RESOURCE: Final[i64] = 4
CITY: Final[i64] = 22
LAST_HARVEST: Final[i64] = 60  # percent of what an area yields that counts in the last year,
EACH_HARVEST: Final[i64] = 35  # and more for each year before
STRONGHOLD: Final[i64] = 45
HOME: Final[i64] = 12
INFLUENCE: Final[i64] = 9
CARD: Final[i64] = 7
HERO: Final[i64] = 35
# What a unit is worth in battle, in tenths of a Footman.
WORTH: Final = vec[i64]([
    11, 10, 19, 26, 12, 34, 12, 28, 15, 18, 19, 32, 11, 13, 14, 34, 14, 32, 11, 13, 15, 26, 20, 34, 13, 12, 12, 18, 34,
    32,
])  # fmt: skip
HIDDEN_AT_HOME: Final[i64] = 62  # percent: of three tokens two are dragon runes, and the false one lies where it hurts
HIDDEN_ABROAD: Final[i64] = 50
FAR: Final[i64] = 99
NOBODYS: Final = vec[i64]([NO_SEAT] * AREAS)
NOWHERE: Final = vec[i64]([FAR] * AREAS)
NO_SUMS: Final = vec[i64]([0] * MOST_PLAYERS)


# --- Runes -----------------------------------------------------------------------------------------------------------


def knows(s: Runewars, seat: i64, area: i64) -> bool:
    """Whether a seat knows the token of an area."""
    return (s.rune_up >> area) & 1 == 1 or (s.rune_seen[area] >> seat) & 1 == 1


def runes_at(s: Runewars, seat: i64, area: i64) -> i64:
    """How many dragon runes there are in an area, in hundredths, as far as a seat knows."""
    found = 100 * winning.printed_runes(s, area)
    if s.rune[area] == NO_RUNE:
        return found
    if knows(s, seat, area):
        return found + 100 if s.rune[area] == DRAGON_RUNE else found
    return found + (HIDDEN_AT_HOME if HOME_OF[area] != 0 and s.revised == 0 else HIDDEN_ABROAD)


def runes_of(s: Runewars, seat: i64, other: i64) -> i64:
    """How many dragon runes somebody has, in hundredths, as far as a seat knows."""
    found: i64 = 0
    left = control.controlled(s, other)
    while left != 0:
        found += runes_at(s, seat, lowest(left))
        left &= left - 1
    return found


# --- Forces ----------------------------------------------------------------------------------------------------------


def force_worth(force: i64, faction: i64) -> i64:
    """Units in tenths of a Footman."""
    worth: i64 = 0
    slot: i64 = 0
    while force > 0:
        number = force & forces.MOST
        if number != 0:
            worth += number * WORTH[forces.kind_of(slot, faction)]
        force >>= forces.WIDTH
        slot += 1
    return worth


def weakest_first(force: i64, faction: i64, number: i64) -> i64:
    """So many of the least valuable units of a force, or all of them."""
    found: i64 = 0
    while number > 0 and force > 0:
        best: i64 = -1
        for slot in range(units.SLOTS):
            if forces.many(force, slot) == 0:
                continue
            if best < 0 or WORTH[forces.kind_of(slot, faction)] < WORTH[forces.kind_of(best, faction)]:
                best = slot
        some = forces.many(force, best)
        some = some if some < number else number
        found += forces.ONE[best] * some
        force -= forces.ONE[best] * some
        number -= some
    return found


@final
class Sight:
    """The board as a seat sees it now."""

    seat: i64
    mine: i64  # masks of areas
    foes: i64
    neutral: i64
    empty: i64
    owner: vec[i64]
    power: vec[i64]  # standing units in tenths of a Footman
    value: vec[i64]  # points of an area to whoever has it, its runes included
    rune: vec[i64]  # in hundredths
    leading: i64  # the other seat with the most runes
    lead: i64  # how many it has, in hundredths
    own: i64  # how many the seat itself has

    def __init__(self, s: Runewars, seat: i64) -> None:
        self.seat = seat
        self.mine = 0
        self.foes = 0
        self.neutral = 0
        self.empty = 0
        self.owner = NOBODYS[:]
        self.power = odds.NO_AREAS[:]
        self.value = odds.NO_AREAS[:]
        self.rune = odds.NO_AREAS[:]
        totals = NO_SUMS[:]
        left = s.land
        while left != 0:
            area = lowest(left)
            left &= left - 1
            owner = control.controller(s, area)
            self.owner[area] = owner
            present = s.standing[area]
            if owner == seat:
                self.mine |= BIT[area]
            elif owner != NO_SEAT:
                self.foes |= BIT[area]
            elif present + s.routed[area] == 0:
                self.empty |= BIT[area]
            else:
                self.neutral |= BIT[area]
            if present != 0:
                self.power[area] = force_worth(present, s.faction_of(owner) if owner != NO_SEAT else i64(0))
            found = runes_at(s, seat, area)
            self.rune[area] = found
            self.value[area] = land_value(s, area) + RUNE * found // 100
            if owner != NO_SEAT:
                totals[owner] += found
        self.own = totals[seat]
        self.leading = NO_SEAT
        self.lead = -1
        for other in range(s.seats):
            if other != seat and (s.playing >> other) & 1 == 1 and totals[other] > self.lead:
                self.lead = totals[other]
                self.leading = other


def land_value(s: Runewars, area: i64) -> i64:
    """What an area is worth without its runes: what it yields counts for every year that is left."""
    worth = AREA
    for dial in range(3):
        worth += RESOURCE * gains.provided(s, area, dial)
    if s.city[area] != 0:
        worth += CITY
    worth = worth * (LAST_HARVEST + EACH_HARVEST * (winning.last_year(s) - s.year)) // 100
    if s.stronghold[area] != NO_STRONGHOLD:
        worth += STRONGHOLD
    return worth + HOME if HOME_OF[area] != 0 else worth


# --- Danger ----------------------------------------------------------------------------------------------------------


def threat(s: Runewars, sight: Sight, area: i64) -> i64:
    """The most that one opponent can bring to an area at once, in tenths of a Footman."""
    by = NO_SUMS[:]
    near = control.crossable(s, area, control.WADES if s.season >= FALL else control.WALKS)
    reach = near
    left = near & ~sight.mine
    while left != 0:
        reach |= control.crossable(s, lowest(left), control.WALKS)
        left &= left - 1
    left = reach & sight.foes & ~BIT[area]
    while left != 0:
        other = lowest(left)
        left &= left - 1
        owner = sight.owner[other]
        if s.holder[other] == owner + 1:
            by[owner] += sight.power[other]
    most: i64 = 0
    for seat in range(s.seats):
        if by[seat] > most:
            most = by[seat]
    return most


def exposure(s: Runewars, sight: Sight, area: i64) -> i64:
    """How easily a token in an area is lost: what can come, less what guards it; lower is safer."""
    risk = threat(s, sight, area)
    guard = sight.power[area] if s.holder[area] == sight.seat + 1 else i64(0)
    guard += odds.fort(s, area, 0) * 12 // odds.UNIT
    outside = count(control.crossable(s, area, control.WALKS) & ~sight.mine)
    return risk - guard + 3 * outside


def safest(s: Runewars, sight: Sight, areas: i64) -> i64:
    """The area of a mask where a token is least exposed; the seat's own areas first."""
    best = lowest(areas)
    least: i64 = 1000000
    while areas != 0:
        area = lowest(areas)
        areas &= areas - 1
        risk = exposure(s, sight, area)
        if (sight.mine >> area) & 1 == 0:
            risk += 400
        elif HOME_OF[area] == s.faction[sight.seat]:
            risk -= 8
        if risk < least:
            least = risk
            best = area
    return best


def own_tokens(s: Runewars, sight: Sight) -> i64:
    """The seat's areas with a token."""
    mask: i64 = 0
    left = sight.mine
    while left != 0:
        if s.rune[lowest(left)] != NO_RUNE:
            mask |= BIT[lowest(left)]
        left &= left - 1
    return mask


def known_false(s: Runewars, seat: i64, areas: i64) -> i64:
    """Those of some areas whose token the seat knows to be a false rune."""
    mask: i64 = 0
    while areas != 0:
        area = lowest(areas)
        areas &= areas - 1
        if s.rune[area] != NO_RUNE and knows(s, seat, area) and s.rune[area] != DRAGON_RUNE:
            mask |= BIT[area]
    return mask


def missing(s: Runewars, sight: Sight) -> i64:
    """How many runes the seat is short of a victory, in hundredths."""
    left = 100 * winning.needed(s) - sight.own
    return left if left > 0 else i64(0)


def closing_in(s: Runewars, sight: Sight) -> bool:
    """Whether somebody else is about to win by runes, as far as the seat can tell."""
    return sight.lead >= 100 * winning.needed(s) - 150


# --- Ways ------------------------------------------------------------------------------------------------------------


def distances(s: Runewars, goals: i64, mode: i64) -> vec[i64]:
    """By area: how many steps lead to the nearest goal, whoever stands on the way; FAR without a way."""
    steps = NOWHERE[:]
    wave = goals
    seen = goals
    number: i64 = 0
    while wave != 0:
        following: i64 = 0
        while wave != 0:
            area = lowest(wave)
            wave &= wave - 1
            steps[area] = number
            following |= control.crossable(s, area, mode)
        wave = following & ~seen
        seen |= wave
        number += 1
    return steps


def cities_held(s: Runewars, sight: Sight) -> i64:
    number: i64 = 0
    left = sight.mine
    while left != 0:
        if s.city[lowest(left)] != 0:
            number += 1
        left &= left - 1
    return number
