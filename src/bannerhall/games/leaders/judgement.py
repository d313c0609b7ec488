"""What the bots look at: points entered, research, badges, and what is ordered or saved for them."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from librt.vecs import vec
from mypy_extensions import i64

from bannerhall.core.state import FULL
from bannerhall.games.leaders.components import (
    BOYCOTT,
    DIPLOMAT,
    ESPIONAGE,
    FIELDS,
    ITEMS,
    MOST_SEATS,
    OFFER,
    RESEARCH,
    SABOTAGE,
    UNITS,
)
from bannerhall.games.leaders.numbers import COST, VICTORY_BADGE, VICTORY_LEVEL, VICTORY_POINTS
from bannerhall.games.leaders.victory import badges_of

if TYPE_CHECKING:
    from bannerhall.games.leaders.state import Leaders

# Values are in hundredths of a production point.
POINT: Final = 100
UNIT_WORTH: Final = 115  # percent of its price: points at work are worth more than points at hand
RESEARCH_WORTH: Final = 140
GUARD_WORTH: Final = 900  # of each of the first guards; more guard nothing that is worth it
GUARDS: Final = 2
COVERT_WORTH: Final = 1000
MISSION_WORTH: Final = 1500
OFFER_WORTH: Final = 300


def evaluate(s: Leaders, out: vec[i64]) -> None:
    """Prospects as shares of everybody's worth, from 0 to FULL."""
    total: i64 = 0
    for seat in range(s.seats):
        out[seat] = worth(s, seat) if (s.alive >> seat) & 1 == 1 else 0
        total += out[seat]
    for seat in range(s.seats):
        out[seat] = out[seat] * FULL // total if total > 0 else FULL // 2


def worth(s: Leaders, seat: i64) -> i64:
    return (
        standing(s, seat) + research(s, seat) + missions(s, seat) + troops(s, seat) + purse(s, seat) + agents(s, seat)
    )


def standing(s: Leaders, seat: i64) -> i64:
    """How near the entered points are to the military victory."""
    return s.points(seat) * POINT * 400 // s.tables.numbers[VICTORY_POINTS]


def research(s: Leaders, seat: i64) -> i64:
    """Levels reached, under way and chosen, as far as victory needs them."""
    steps: i64 = 0
    for field in range(len(FIELDS)):
        at = seat * len(FIELDS) + field
        steps += 4 * s.level[at]
        if s.running[at] != 0 or s.chosen[seat * ITEMS + RESEARCH + field] != 0:
            steps += 3
    price = s.tables.numbers[COST] * 4
    return steps * POINT * price * RESEARCH_WORTH // (100 * s.tables.numbers[VICTORY_LEVEL])


def missions(s: Leaders, seat: i64) -> i64:
    """Badges, and a mission that is active or planned."""
    value = badges_of(s, seat) * POINT * 400 // s.tables.numbers[VICTORY_BADGE]
    return value + (MISSION_WORTH if s.mission[seat] != 0 or s.planned[seat] != 0 else 0)


def troops(s: Leaders, seat: i64) -> i64:
    """Units ordered and under way."""
    value: i64 = 0
    ways = len(s.ways) // (MOST_SEATS * len(UNITS))
    for unit in range(len(UNITS)):
        many = s.chosen[seat * ITEMS + unit]
        for turns in range(ways):
            many += s.ways[(seat * len(UNITS) + unit) * ways + turns]
        value += many * s.tables.numbers[COST + unit] * UNIT_WORTH * POINT // 100
    return value


def purse(s: Leaders, seat: i64) -> i64:
    """Points that are neither spent nor promised."""
    from bannerhall.games.leaders.economy import unspent  # later: it is built on the state, the state on us

    return unspent(s, seat) * POINT


def agents(s: Leaders, seat: i64) -> i64:
    """Diplomats and spies as guards, covert actions and offers chosen."""
    value: i64 = 0
    for operative in range(2):
        at = seat * 2 + operative
        many = s.idle[at] + s.coming[at] + s.chosen[seat * ITEMS + DIPLOMAT + operative]
        value += (many if many < GUARDS else GUARDS) * GUARD_WORTH + many * 100
    for item in range(BOYCOTT, OFFER):
        if s.chosen[seat * ITEMS + item] != 0:
            value += COVERT_WORTH if item < ESPIONAGE or item >= SABOTAGE else COVERT_WORTH // 2
    for item in range(OFFER, OFFER + MOST_SEATS):
        value += OFFER_WORTH * s.chosen[seat * ITEMS + item]
    for i in range(MOST_SEATS):
        value -= s.tribute[seat * MOST_SEATS + i]
    return value
