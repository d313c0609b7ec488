"""What things are worth to a player, for the game's own bots: regions, tokens, time, and how others threaten them.

Values are in hundredths of a coin. Nothing here looks at what others hide: their coins and their standing answers.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from bannerhall.core.bits import count, lowest
from bannerhall.games.smallworld.rules import questions, races
from bannerhall.games.smallworld.rules.atlas import (
    ENTRIES,
    LAND,
    MOST_REGIONS,
    WATER,
)
from bannerhall.games.smallworld.rules.components import ACTIVE, NO_LEADER, NONE, SLOTS, SPIRITS, TURNS
from bannerhall.games.smallworld.rules.income import power_grounds, race_grounds
from bannerhall.games.smallworld.rules.marks import tokens_of
from bannerhall.games.smallworld.rules.price import immune, open_ground, reach
from bannerhall.games.smallworld.rules.state import SmallWorld

COIN: Final = 100
TOKEN: Final = 45  # what a token more in hand brings in a turn
PERCENT: Final = 100
SPITE: Final = 100  # what the loss of an only rival is worth, in percent
FOCUS: Final = 130  # percent of the usual ill will towards whoever holds most
# What a coin every turn is worth beyond this turn, by the turns that are left: regions are lost, races decline.
LASTING: Final = vec[i64]([0, 0, 60, 110, 145, 170])
# The same for what only an active race brings.
FLEETING: Final = vec[i64]([0, 0, 60, 95, 110, 110])
# What a fresh race brings in the turns that are left, everything after it included.
FRESH: Final = vec[i64]([0, 700, 1550, 2500, 3550, 4600, 5650, 6700, 7750, 8800])
# How often a region in decline pays, in percent, in the turns that are left: it is lost, or its race replaced.
FADING: Final = vec[i64]([0, 85, 155, 210, 245, 270])


# --- Time ------------------------------------------------------------------------------------------------------------


def turns_left(s: SmallWorld, seat: i64) -> i64:
    """How many times the player will still be paid, this turn with them."""
    later = s.rules.numbers[TURNS] - s.round
    mine = (seat - s.first + s.seats) % s.seats
    now = (s.active - s.first + s.seats) % s.seats
    if mine > now or (mine == now and not paid(s)):
        return later + 1
    return later


def paid(s: SmallWorld) -> bool:
    """Whether the active player has been paid in this turn."""
    return s.depth == 0 or s.frames[s.at_depth(0) + questions.TURN_NEXT] >= questions.RETIREMENT


def by_turns(row: vec[i64], turns: i64) -> i64:
    """The entry of a row for so many turns; its last one is for all that are more."""
    last = len(row) - 1
    if turns > last:
        return row[last]
    return row[turns] if turns > 0 else i64(0)


# --- Regions ---------------------------------------------------------------------------------------------------------


def promising(s: SmallWorld, race: i64) -> i64:
    """The regions in which a race finds a coin more; Leprechauns may bury one everywhere."""
    return LAND[s.board] | WATER[s.board] if race == races.LEPRECHAUNS else race_grounds(s, race)


def coins_in(s: SmallWorld, people: i64, region: i64) -> i64:
    """What a region of the people brings a turn."""
    coins = 1 + ((promising(s, s.race[people]) >> region) & 1)
    if people % SLOTS == ACTIVE:
        return coins + ((power_grounds(s, s.power[people]) >> region) & 1)
    return coins if s.race[people] == races.DWARVES else i64(1)


# --- The others ------------------------------------------------------------------------------------------------------


def ill_will(s: SmallWorld, seat: i64, other: i64) -> i64:
    """What another player's loss is worth, in percent: all of it to the only rival, less where it helps others too, a
    little more if nobody on the map is stronger."""
    weight = SPITE // (s.seats - 1)
    theirs = count(s.regions_of(other))
    for third in range(s.seats):
        if third != seat and third != other and count(s.regions_of(third)) > theirs:
            return weight
    return weight * FOCUS // PERCENT


IN_REACH: Final = 100  # how much a race counts that could attack at once,
NEWCOMER: Final = 45  # and a player who is about to pick one
SOMEHOW: Final = 6  # and anything else that may come


def dangers(s: SmallWorld, people: i64) -> vec[i64]:
    """How much each region of a people is threatened before its player's next turn."""
    found = vec[i64]([SOMEHOW] * MOST_REGIONS)
    seat = people // SLOTS
    mine = s.held[people] & ~immune(s)
    for other in range(s.seats):
        if other == seat:
            continue
        theirs = s.people(other)
        spared = people % SLOTS == ACTIVE and s.peace[seat] == other + 1
        if s.race[theirs] == NONE:
            add(found, mine & ENTRIES[s.board] & LAND[s.board], NEWCOMER)
        elif not spared and tokens_of(s, theirs) + (0 if s.leader[other] == NO_LEADER else 1) > count(s.held[theirs]):
            add(found, mine & within_reach(s, theirs), IN_REACH)
        for slot in range(1, SPIRITS + 1):
            if s.race[other * SLOTS + slot] == races.GHOULS:
                add(found, mine & within_reach(s, other * SLOTS + slot), IN_REACH)
    return found


def within_reach(s: SmallWorld, people: i64) -> i64:
    """The regions that a people could attack from where it stands."""
    ground = open_ground(s, people)
    if s.held[people] == 0 and s.race[people] != races.HALFLINGS:
        return ENTRIES[s.board] & ground
    return reach(s, people) & ground


def add(found: vec[i64], mask: i64, danger: i64) -> None:
    while mask != 0:
        found[lowest(mask)] += danger
        mask &= mask - 1
