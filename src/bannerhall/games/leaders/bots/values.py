"""What bots look at on the board and around it: who is near to winning, what a region is worth, whom one can attack."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from bannerhall.core.bits import BIT, count
from bannerhall.games.leaders.rules import events, items, nations, settings
from bannerhall.games.leaders.rules.atlas import (
    ALL_PLACES,
    BONUS,
    CONTINENT,
    HOT_MASK,
    LAND,
    NEAR,
    ON_CONTINENT,
    POINTS,
)
from bannerhall.games.leaders.rules.board.armies import army, has_board_skill, map_points, total
from bannerhall.games.leaders.rules.cards import amount_of, kind_of, player_of
from bannerhall.games.leaders.rules.components import BOX, HOT_SPOTS
from bannerhall.games.leaders.rules.state import Leaders
from bannerhall.games.leaders.rules.victory import badges_of

NOBODY: Final = -1
# What a nation likes best, in the order of the nations. All do a little of everything.
WARRIOR: Final = 0
SCHOLAR: Final[i64] = 1
AGENT: Final = 2
NATURE: Final = vec[i64]([0, 1, 0, 1, 2, 2, 0, 2, 1, 1, 2])
CONTINENT_SIZE: Final = vec[i64]([11, 4, 9, 7, 12, 5])
ALARM: Final = 70  # percent of the way to a victory from which on a player is everybody's business
NO_REGIONS: Final = vec[i64]([0] * LAND)
SEA_DIE: Final = 500  # what the die of a sea power hits, in thousandths


def nature(s: Leaders, seat: i64) -> i64:
    return NATURE[s.nation[seat] - 1] if s.nation[seat] != 0 else SCHOLAR


def points_now(s: Leaders, seat: i64) -> i64:
    """Points on the board; without one, those entered last."""
    return map_points(s, seat) if s.digital else s.last_entry(seat)


# --- Who is near to winning ---------------------------------------------------------------------------------


def danger(s: Leaders, seat: i64, other: i64) -> i64:
    """How far, in percent, a player is on the way to its nearest victory, so far as a seat can know."""
    far = points_now(s, other) * 100 // s.rules.numbers[settings.VICTORY_POINTS]
    badges = badges_of(s, other) * 100 // s.rules.numbers[settings.VICTORY_BADGE]
    far = badges if badges > far else far
    if s.scenario == HOT_SPOTS and s.digital:
        marked = count(s.held[other] & HOT_MASK) * 100 // s.rules.numbers[settings.VICTORY_MARKERS]
        far = marked if marked > far else far
    research = known_research(s, seat, other) * 100 // (len(items.FIELDS) * s.rules.numbers[settings.VICTORY_LEVEL])
    return research if research > far else far


def known_research(s: Leaders, seat: i64, other: i64) -> i64:
    """Levels of another player that count for victory: military ones are public, the others known by espionage, or
    guessed to be nearly as high as these."""
    most = s.rules.numbers[settings.VICTORY_LEVEL]
    military = s.level[other * len(items.FIELDS)]
    military = military if military < most else most
    known = len(items.FIELDS) * military - 1 if military > 0 else i64(0)
    for i in range(seat * BOX, seat * BOX + s.laid[seat]):
        one = s.cards[i]
        if kind_of(one) == events.SECRET_INFORMATION and player_of(one) == other:
            technology = amount_of(one) // 4 % (items.LEVELS + 1)
            economy = amount_of(one) % (items.LEVELS + 1)
            known = military
            known += technology if technology < most else most
            known += economy if economy < most else most
    return known


def most_dangerous(s: Leaders, seat: i64, among: i64) -> i64:
    """Which of some other players is nearest to winning, or NOBODY."""
    best: i64 = NOBODY
    most: i64 = -1
    for other in range(s.seats):
        if other == seat or (s.alive & among) & BIT[other] == 0:
            continue
        far = danger(s, seat, other) * 16 + s.place[other]
        if far > most:
            most = far
            best = other
    return best


# --- Armies -------------------------------------------------------------------------------------------------


def mobile(s: Leaders, seat: i64) -> i64:
    """Units of a player that are not bound to hold a region: all but one in each."""
    if not s.digital:
        return 0
    many = total(s.camp[seat]) + total(s.drop[seat])
    for place in range(ALL_PLACES):
        many += total(army(s, seat, place))
    return many - count(s.held[seat])


def sea_die(s: Leaders, seat: i64, by_sea: bool) -> i64:
    """What a sea power hits in addition, where it is one [LDR-SKIL-06]."""
    return SEA_DIE if by_sea and has_board_skill(s, seat, nations.UK) else 0


# --- Regions ------------------------------------------------------------------------------------------------


def region_worth(s: Leaders, seat: i64, region: i64) -> i64:
    """What holding a region is worth to a player, in tenths of a point a round: its points, a continent made or kept,
    a marker, few strange neighbours."""
    worth = 10 * POINTS[region]
    continent = CONTINENT[region]
    mine = count(s.held[seat] & ON_CONTINENT[continent] & ~BIT[region]) + 1
    size = CONTINENT_SIZE[continent]
    worth += (10 if mine == size else 6) * BONUS[continent] * mine * mine // (size * size)
    if s.scenario == HOT_SPOTS and HOT_MASK & BIT[region] != 0:
        worth += 30
    own = count(NEAR[region] & s.held[seat])
    return worth + 3 * own - (count(NEAR[region]) - own)


def spoils(s: Leaders, seat: i64, region: i64, owner: i64) -> i64:
    """What taking a region is worth, in tenths of a point: also what it takes from its owner, more so if that one is
    about to win, and what it is on the own way to victory."""
    worth = region_worth(s, seat, region)
    threshold = s.rules.numbers[settings.VICTORY_POINTS]
    if points_now(s, seat) * 5 >= threshold * 4:
        worth = worth * 3 // 2
    if owner == NOBODY:
        return worth
    continent = CONTINENT[region]
    if s.held[owner] & ON_CONTINENT[continent] == ON_CONTINENT[continent]:
        worth += 8 * BONUS[continent]
    if s.scenario == HOT_SPOTS and HOT_MASK & BIT[region] != 0:
        worth += 10
    far = danger(s, seat, owner)
    if far > ALARM:
        worth = worth * (100 + 6 * (far - ALARM)) // 100
    return worth


def defenders(s: Leaders, seat: i64, region: i64) -> i64:
    """All units in a region but those of a seat."""
    units: i64 = 0
    for other in range(s.seats):
        if other != seat:
            units += army(s, other, region)
    return units
