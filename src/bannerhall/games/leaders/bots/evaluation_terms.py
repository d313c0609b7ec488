"""What the bots look at: points, research, badges, and what is ordered or saved for them; with a board what stands
on it (`evaluation_board`)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from bannerhall.games.leaders.bots.evaluation_board import armies, fights, land
from bannerhall.games.leaders.knowledge.resampling import headquarters_of, plans_now
from bannerhall.games.leaders.rules import events, items, questions, settings
from bannerhall.games.leaders.rules.cards import kind_of
from bannerhall.games.leaders.rules.components import BOX, MOST_SEATS
from bannerhall.games.leaders.rules.headquarters.economy import free_diplomats, free_spies, unspent
from bannerhall.games.leaders.rules.state import Leaders
from bannerhall.games.leaders.rules.victory import badges_of

# Values are in hundredths of a production point. What is chosen is worth the same before and after it is confirmed:
# otherwise a bot would rather go on choosing and dropping than confirm.
POINT: Final = 100
UNIT_WORTH: Final = 115  # percent of its price: points at work are worth more than points at hand
RESEARCH_WORTH: Final = 140
GUARD_WORTH: Final = 1000  # of each of the first guards; more guard nothing that is worth it
GUARDS: Final[i64] = 2
IDLER_WORTH: Final = 100
ATTEMPT_WORTH: Final = 1050  # a little more than the guard who is sent
OFFER_WORTH: Final = 1020
PARTNER_WORTH: Final = 200
MISSION_WORTH: Final = 1500
# What a sender will read of an attempt, however it ended.
REPORTS: Final[tuple[int, ...]] = (
    events.BOYCOTT_SUCCESS,
    events.BOYCOTT_FAILED,
    events.SABOTAGE_SUCCESS,
    events.SABOTAGE_FAILED,
    events.SECRET_INFORMATION,
    events.ESPIONAGE_FAILED,
)


def worth(s: Leaders, seat: i64) -> i64:
    """What the position is worth to a seat; without a board its points stand for what is on it."""
    at_work = research(s, seat) + missions(s, seat) + troops(s, seat) + agents(s, seat)
    there = land(s, seat) + fights(s, seat) if s.digital else standing(s, seat)
    return there + at_work + purse(s, seat)


def standing(s: Leaders, seat: i64) -> i64:
    """How near the entered points are to the military victory."""
    return s.last_entry(seat) * POINT * 400 // s.rules.numbers[settings.VICTORY_POINTS]


def research(s: Leaders, seat: i64) -> i64:
    """Levels reached, under way and chosen, as far as victory needs them."""
    steps: i64 = 0
    for field in range(len(items.FIELDS)):
        at = seat * len(items.FIELDS) + field
        steps += 4 * s.level[at]
        if s.running[at] != 0 or s.chosen[seat * items.KINDS + items.RESEARCH + field] != 0:
            steps += 3
    price = s.rules.numbers[settings.COST] * 4
    return steps * POINT * price * RESEARCH_WORTH // (100 * s.rules.numbers[settings.VICTORY_LEVEL])


def missions(s: Leaders, seat: i64) -> i64:
    """Badges, and a mission: in the headquarters the one that is planned, else the active one."""
    value = badges_of(s, seat) * POINT * 400 // s.rules.numbers[settings.VICTORY_BADGE]
    mission = s.planned[seat] if plans_now(s, seat) else s.mission[seat]
    return value + (MISSION_WORTH if mission != 0 else 0)


def troops(s: Leaders, seat: i64) -> i64:
    """Units ordered and under way, and those on the board, if there is one."""
    value: i64 = armies(s, seat) if s.digital else i64(0)
    ways = len(s.ways) // (MOST_SEATS * len(items.UNITS))
    for unit in range(len(items.UNITS)):
        many = s.chosen[seat * items.KINDS + unit]
        for turns in range(ways):
            many += s.ways[(seat * len(items.UNITS) + unit) * ways + turns]
        value += many * s.rules.numbers[settings.COST + unit] * UNIT_WORTH * POINT // 100
    return value


def purse(s: Leaders, seat: i64) -> i64:
    """Points that are neither spent nor promised; one less for who begins a tribute, so that no bot toys with it."""
    begun = 1 if plans_now(s, seat) and s.frames[headquarters_of(s, seat) + questions.HEADQUARTERS_RECEIVER] != 0 else 0
    return (unspent(s, seat) - begun) * POINT


def agents(s: Leaders, seat: i64) -> i64:
    """Diplomats and spies on guard, attempts chosen or under way, offers, partners."""
    value = guards(s, seat, items.DIPLOMAT, free_diplomats(s, seat)) + guards(s, seat, items.SPY, free_spies(s, seat))
    for item in range(items.BOYCOTT, items.OFFER):
        value += ATTEMPT_WORTH * s.chosen[seat * items.KINDS + item]
    for i in range(seat * BOX, seat * BOX + s.mails[seat]):
        if kind_of(s.mail[i]) in REPORTS:
            value += ATTEMPT_WORTH
    for other in range(MOST_SEATS):
        value += OFFER_WORTH * (s.chosen[seat * items.KINDS + items.OFFER + other] + ((s.sent[seat] >> other) & 1))
        value += PARTNER_WORTH * (
            ((s.known_allies[seat] >> other) & 1) - s.chosen[seat * items.KINDS + items.DISSOLVE + other]
        )
    return value


def guards(s: Leaders, seat: i64, item: i64, free: i64) -> i64:
    """Operatives that stay: unused, on their way, or just chosen."""
    many = free + s.coming[seat * 2 + item - items.DIPLOMAT] + s.chosen[seat * items.KINDS + item]
    return (many if many < GUARDS else GUARDS) * GUARD_WORTH + many * IDLER_WORTH
