"""What the bots look at: points, research, badges, and what is ordered or saved for them; with a board what stands
on it (`judgement_board`)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from librt.vecs import vec
from mypy_extensions import i64

from bannerhall.core.state import FULL, C
from bannerhall.games.leaders.cards import (
    BOX,
    BOYCOTT_FAILED,
    BOYCOTT_SUCCESS,
    ESPIONAGE_FAILED,
    SABOTAGE_FAILED,
    SABOTAGE_SUCCESS,
    SECRET_INFORMATION,
    kind_of,
)
from bannerhall.games.leaders.components import (
    BOYCOTT,
    DIPLOMAT,
    DISSOLVE,
    FIELDS,
    ITEMS,
    MOST_SEATS,
    OFFER,
    RESEARCH,
    SPY,
    UNITS,
)
from bannerhall.games.leaders.judgement_board import armies, fights, land
from bannerhall.games.leaders.numbers import COST, VICTORY_BADGE, VICTORY_LEVEL, VICTORY_POINTS
from bannerhall.games.leaders.victory import badges_of
from bannerhall.games.leaders.worlds import headquarters_of, plans_now

if TYPE_CHECKING:
    from bannerhall.games.leaders.state import Leaders

# Values are in hundredths of a production point. What is chosen is worth the same before and after it is confirmed:
# otherwise a bot would rather go on choosing and dropping than confirm.
POINT: Final = 100
UNIT_WORTH: Final = 115  # percent of its price: points at work are worth more than points at hand
RESEARCH_WORTH: Final = 140
GUARD_WORTH: Final = 1000  # of each of the first guards; more guard nothing that is worth it
GUARDS: Final = 2
IDLER_WORTH: Final = 100
ATTEMPT_WORTH: Final = 1050  # a little more than the guard who is sent
OFFER_WORTH: Final = 1020
PARTNER_WORTH: Final = 200
MISSION_WORTH: Final = 1500
# What a sender will read of an attempt, however it ended.
REPORTS: Final = (
    BOYCOTT_SUCCESS,
    BOYCOTT_FAILED,
    SABOTAGE_SUCCESS,
    SABOTAGE_FAILED,
    SECRET_INFORMATION,
    ESPIONAGE_FAILED,
)
MIDDLING: Final = 30000  # the worth that is judged as half of what there is


def evaluate(s: Leaders, out: vec[i64]) -> None:
    """Everybody's own worth, from 0 to FULL: what others tell of their points is no news of one's own."""
    for seat in range(s.seats):
        value = worth(s, seat) if (s.alive >> seat) & 1 == 1 else 0
        out[seat] = value * FULL // (value + MIDDLING)


def worth(s: Leaders, seat: i64) -> i64:
    at_work = research(s, seat) + missions(s, seat) + troops(s, seat) + agents(s, seat)
    there = land(s, seat) + fights(s, seat) if s.digital else standing(s, seat)
    return there + at_work + purse(s, seat)


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
    """Badges, and a mission: in the headquarters the one that is planned, else the active one."""
    value = badges_of(s, seat) * POINT * 400 // s.tables.numbers[VICTORY_BADGE]
    mission = s.planned[seat] if plans_now(s, seat) else s.mission[seat]
    return value + (MISSION_WORTH if mission != 0 else 0)


def troops(s: Leaders, seat: i64) -> i64:
    """Units ordered and under way, and those on the board, if there is one."""
    value: i64 = armies(s, seat) if s.digital else 0
    ways = len(s.ways) // (MOST_SEATS * len(UNITS))
    for unit in range(len(UNITS)):
        many = s.chosen[seat * ITEMS + unit]
        for turns in range(ways):
            many += s.ways[(seat * len(UNITS) + unit) * ways + turns]
        value += many * s.tables.numbers[COST + unit] * UNIT_WORTH * POINT // 100
    return value


def purse(s: Leaders, seat: i64) -> i64:
    """Points that are neither spent nor promised; one less for who begins a tribute, so that no bot toys with it."""
    from bannerhall.games.leaders.economy import unspent  # later: it is built on the state, the state on us

    begun = 1 if plans_now(s, seat) and s.frames[headquarters_of(s, seat) + C] != 0 else 0
    return (unspent(s, seat) - begun) * POINT


def agents(s: Leaders, seat: i64) -> i64:
    """Diplomats and spies on guard, attempts chosen or under way, offers, partners."""
    from bannerhall.games.leaders.economy import free_diplomats, free_spies  # later: they need the state

    value = guards(s, seat, DIPLOMAT, free_diplomats(s, seat)) + guards(s, seat, SPY, free_spies(s, seat))
    for item in range(BOYCOTT, OFFER):
        value += ATTEMPT_WORTH * s.chosen[seat * ITEMS + item]
    for i in range(seat * BOX, seat * BOX + s.mails[seat]):
        if kind_of(s.mail[i]) in REPORTS:
            value += ATTEMPT_WORTH
    for other in range(MOST_SEATS):
        value += OFFER_WORTH * (s.chosen[seat * ITEMS + OFFER + other] + ((s.sent[seat] >> other) & 1))
        value += PARTNER_WORTH * (((s.known_allies[seat] >> other) & 1) - s.chosen[seat * ITEMS + DISSOLVE + other])
    return value


def guards(s: Leaders, seat: i64, item: i64, free: i64) -> i64:
    """Operatives that stay: unused, on their way, or just chosen."""
    many = free + s.coming[seat * 2 + item - DIPLOMAT] + s.chosen[seat * ITEMS + item]
    return (many if many < GUARDS else GUARDS) * GUARD_WORTH + many * IDLER_WORTH
