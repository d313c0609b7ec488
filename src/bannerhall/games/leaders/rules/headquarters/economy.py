"""What a player has and what things cost: income, prices, what is left of points, diplomats and spies."""

from __future__ import annotations

from mypy_extensions import i64

from bannerhall.games.leaders.rules import items, nations, settings
from bannerhall.games.leaders.rules.components import MOST_SEATS
from bannerhall.games.leaders.rules.state import Leaders


def has_skill(s: Leaders, seat: i64, nation: i64) -> bool:
    """Whether a nation's skill is the seat's, and skills are on [LDR-SETT-06] [LDR-SETT-08] [LDR-SKIL-14]."""
    return s.skills and s.nation[seat] == nation + 1


def level_of(s: Leaders, seat: i64, field: i64) -> i64:
    return s.level[seat * len(items.FIELDS) + field]


def percent_of(points: i64, percent: i64) -> i64:
    """A share in percent, rounded half up [LDR-RSCH-17]."""
    return (points * percent + 50) // 100


def regions_bonus(s: Leaders, seat: i64, entered: i64) -> i64:
    """Technology 3: a tenth of what was entered, rounded half up [LDR-RSCH-16] [LDR-RSCH-17]."""
    if level_of(s, seat, items.TECHNOLOGY) < items.LEVELS:
        return 0
    return percent_of(entered, s.rules.numbers[settings.TECHNOLOGY_3_PERCENT])


def steady_bonus(s: Leaders, seat: i64) -> i64:
    """Economy levels, which add up, and Germany [LDR-RSCH-18] [LDR-RSCH-23] [LDR-SKIL-09] [LDR-SKIL-16]."""
    bonus: i64 = 0
    for level in range(level_of(s, seat, items.ECONOMY)):
        bonus += s.rules.numbers[settings.ECONOMY_POINTS + level]
    if has_skill(s, seat, nations.GERMANY):
        bonus += s.rules.numbers[settings.GERMANY_POINTS]
    return bonus


def free_infantry(s: Leaders, seat: i64) -> i64:
    """Infantry that comes every round without an order [LDR-RSCH-15] [LDR-SKIL-13]."""
    many: i64 = 0
    if level_of(s, seat, items.TECHNOLOGY) >= 2:
        many += s.rules.numbers[settings.TECHNOLOGY_2_INFANTRY]
    if has_skill(s, seat, nations.CHINA):
        many += s.rules.numbers[settings.CHINA_INFANTRY]
    return many


def cost_of(s: Leaders, seat: i64, item: i64) -> i64:
    """Production points of one item; what only needs an operative costs none [LDR-HEAD-06] [LDR-PLYR-02]."""
    if item < items.DIPLOMAT:
        return s.rules.numbers[settings.COST + item]
    if item < items.RESEARCH:
        return s.rules.numbers[settings.OPERATIVE_COST + item - items.DIPLOMAT]
    if item < items.BOYCOTT:
        return research_cost(s, seat, item - items.RESEARCH)
    return 0


def research_cost(s: Leaders, seat: i64, field: i64) -> i64:
    """Of the next level, paid in full at the start; Japan pays less [LDR-RSCH-05] [LDR-NATN-14]."""
    level = level_of(s, seat, field)
    if level == items.LEVELS:
        return 0
    cost = s.rules.numbers[settings.RESEARCH_COST + level]
    if has_skill(s, seat, nations.JAPAN):
        return percent_of(cost, 100 - s.rules.numbers[settings.JAPAN_PERCENT])
    return cost


def unspent(s: Leaders, seat: i64) -> i64:
    """Points left after everything chosen so far [LDR-HEAD-10] [LDR-PROD-08]."""
    left = s.saved[seat]
    for item in range(items.BOYCOTT):
        many = s.chosen[seat * items.KINDS + item]
        if many != 0:
            left -= many * cost_of(s, seat, item)
    for receiver in range(MOST_SEATS):
        left -= s.tribute[seat * MOST_SEATS + receiver]
    return left


def free_diplomats(s: Leaders, seat: i64) -> i64:
    """Diplomats not chosen for anything yet: each tribute, boycott and offer uses one [LDR-DIPL-04] [LDR-DIPL-08]."""
    left = s.idle[seat * 2]
    for other in range(MOST_SEATS):
        left -= (
            s.chosen[seat * items.KINDS + items.BOYCOTT + other] + s.chosen[seat * items.KINDS + items.OFFER + other]
        )
        if s.tribute[seat * MOST_SEATS + other] != 0:
            left -= 1
    return left


def free_spies(s: Leaders, seat: i64) -> i64:
    """Spies not chosen for anything yet: each espionage and sabotage uses one [LDR-SPYS-07]."""
    left = s.idle[seat * 2 + 1]
    for item in range(items.ESPIONAGE, items.OFFER):
        left -= s.chosen[seat * items.KINDS + item]
    return left


def in_service(s: Leaders, seat: i64, item: i64) -> i64:
    """Unused operatives, those on their way and those chosen now [LDR-DIPL-07] [LDR-SPYS-06]."""
    at = seat * 2 + item - items.DIPLOMAT
    return s.idle[at] + s.coming[at] + s.chosen[seat * items.KINDS + item]


def under_way(s: Leaders, seat: i64, unit: i64, ways: i64) -> i64:
    """Units of a type that were ordered and have not arrived."""
    many: i64 = 0
    first = (seat * len(items.UNITS) + unit) * ways
    for i in range(first, first + ways):
        many += s.ways[i]
    return many
