"""The headquarters: a mission, partners and covert actions, research, then units; and then it is left.

What is chosen so far stands in the position, so each answer is the first wish that is not fulfilled yet. Every wish is
bounded by points, operatives or its kind; when none is left the answer is to confirm.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from bannerhall.games.leaders.bots.policy_intrigue import intrigue
from bannerhall.games.leaders.bots.values import AGENT, SCHOLAR, WARRIOR, mobile, nature
from bannerhall.games.leaders.rules import actions, items, questions, settings
from bannerhall.games.leaders.rules.atlas import ALL_PLACES
from bannerhall.games.leaders.rules.board.armies import army, count_of
from bannerhall.games.leaders.rules.components import MOST_CHANGES
from bannerhall.games.leaders.rules.headquarters.economy import cost_of, under_way, unspent
from bannerhall.games.leaders.rules.headquarters.headquarters import clause_against_adding
from bannerhall.games.leaders.rules.headquarters.missions import is_open
from bannerhall.games.leaders.rules.state import WAYS, Leaders
from bannerhall.games.leaders.rules.victory import badges_of, research_sum

NOTHING: Final[i64] = -1
# Percent of the largest army of another player that a player wants to have, by nature.
MATCH: Final = vec[i64]([110, 85, 90])
# The same without which nothing else is bought.
LEAST: Final = vec[i64]([80, 60, 60])
ORDER: Final = vec[i64](
    [
        items.ECONOMY,
        items.MILITARY,
        items.TECHNOLOGY,
        items.ECONOMY,
        items.TECHNOLOGY,
        items.MILITARY,
        items.ECONOMY,
        items.TECHNOLOGY,
        items.MILITARY,
    ]
)
ENOUGH: Final = 10  # units that are an army
LATE: Final = 16  # the round from which on everybody looks for an end
SOONER: Final[i64] = 6  # rounds by which scholars are ahead of others


def headquarters(s: Leaders, f: i64, seat: i64) -> i64:
    if s.frames[f + questions.HEADQUARTERS_CHANGES] >= MOST_CHANGES:
        return actions.CONFIRM
    if s.frames[f + questions.HEADQUARTERS_RECEIVER] != 0:
        return actions.AMOUNT  # of a tribute that somebody else began
    item = next_wish(s, seat)
    return actions.ADD + item if item != NOTHING and clause_against_adding(s, seat, item) == 0 else actions.CONFIRM


def next_wish(s: Leaders, seat: i64) -> i64:
    item = mission(s, seat)
    if item == NOTHING:
        item = intrigue(s, seat, not wants_troops(s, seat))
    if item == NOTHING:
        item = protection(s, seat)
    if item == NOTHING:
        item = research(s, seat)
    return item if item != NOTHING else troops(s, seat)


def aims_at_badges(s: Leaders, seat: i64) -> bool:
    """Whether missions are the way that a player goes: by nature, or because few are left."""
    left = s.rules.numbers[settings.VICTORY_BADGE] - badges_of(s, seat)
    return nature(s, seat) == AGENT or left <= 3


# --- Missions -----------------------------------------------------------------------------------------------


def mission(s: Leaders, seat: i64) -> i64:
    """The open mission that fits best, if none is active."""
    if s.planned[seat] != 0:
        return NOTHING
    best: i64 = NOTHING
    most: i64 = 0
    for one in range(len(items.MISSIONS)):
        if is_open(s, seat, one):
            fit = fitness(s, seat, one)
            if fit > most:
                most = fit
                best = one
    return items.MISSION + best if best != NOTHING else NOTHING


def fitness(s: Leaders, seat: i64, one: i64) -> i64:
    """How well a mission fits: a spy at hand, points for troops, points to save; defence and expansion need nothing."""
    saved = s.saved[seat]
    if one >= items.CUNNING:
        return 90 if s.idle[seat * 2 + 1] > 0 else 0
    if one <= items.TROOPS_2:
        price = s.rules.numbers[settings.TROOPS_UNITS] * s.rules.numbers[settings.COST]
        rounds = s.rules.numbers[settings.TROOPS_ROUNDS]
        return 70 if saved + (rounds - 1) * s.income[seat] >= price and aims_at_badges(s, seat) else 0
    if one == items.FORESIGHT:
        return 60 if saved * 2 >= s.rules.numbers[settings.FORESIGHT_POINTS] or aims_at_badges(s, seat) else 10
    if one == items.EXPANSION:
        return 50
    return 40


def saves_for(s: Leaders, seat: i64) -> i64:
    """Points that must not be spent now because the mission wants them saved."""
    return (
        s.rules.numbers[settings.FORESIGHT_POINTS]
        if s.planned[seat] == items.FORESIGHT + 1 and aims_at_badges(s, seat)
        else i64(0)
    )


def wants_troops(s: Leaders, seat: i64) -> bool:
    """Whether a mission counts the units that are ordered, and can still be fulfilled."""
    return 0 < s.planned[seat] <= items.TROOPS_2 + 1 and aims_at_badges(s, seat)


# --- Research -----------------------------------------------------------------------------------------------


def research(s: Leaders, seat: i64) -> i64:
    """The next project, if it is time for it: economy first, then all three side by side."""
    if wants_troops(s, seat) or unspent(s, seat) < saves_for(s, seat) or projects(s, seat) >= most_projects(s, seat):
        return NOTHING
    best: i64 = NOTHING
    most: i64 = 0
    for field in range(len(items.FIELDS)):
        item = items.RESEARCH + field
        if clause_against_adding(s, seat, item) == 0:
            wish = wish_for(s, seat, field)
            if wish > most:
                most = wish
                best = item
    return best


def projects(s: Leaders, seat: i64) -> i64:
    """Fields in which a project runs or is chosen now."""
    many: i64 = 0
    for field in range(len(items.FIELDS)):
        if (
            s.running[seat * len(items.FIELDS) + field] != 0
            or s.chosen[seat * items.KINDS + items.RESEARCH + field] != 0
        ):
            many += 1
    return many


def most_projects(s: Leaders, seat: i64) -> i64:
    """How many projects a player wants side by side: more with time, more for scholars, all if it is near the end."""
    steps_left = len(items.FIELDS) * s.rules.numbers[settings.VICTORY_LEVEL] - research_sum(s, seat)
    many: i64 = 1 + (s.round + (SOONER if nature(s, seat) == SCHOLAR else i64(0))) // LATE
    return len(items.FIELDS) if steps_left <= 2 or many > len(items.FIELDS) else many


def wish_for(s: Leaders, seat: i64, field: i64) -> i64:
    """How much a player wants the next level of a field, 0 if it does not: what lags behind, economy before the others,
    for warriors the military as well."""
    level = s.level[seat * len(items.FIELDS) + field]
    if level >= s.rules.numbers[settings.VICTORY_LEVEL] and not (field == items.ECONOMY and s.round < LATE):
        return 0
    wish = 60 - 10 * level + (12 if field == items.ECONOMY else 0)
    return wish + 11 if field == items.MILITARY and nature(s, seat) == WARRIOR else wish


# --- Units --------------------------------------------------------------------------------------------------


def army_size(s: Leaders, seat: i64) -> i64:
    """Mobile units, those under way and those chosen now."""
    many = mobile(s, seat)
    for unit in range(len(items.UNITS)):
        many += under_way(s, seat, unit, WAYS) + s.chosen[seat * items.KINDS + unit]
    return many


def largest_army(s: Leaders, seat: i64) -> i64:
    """Of another player who is no partner, so far as the board shows; without a board what is usual at this time."""
    if not s.digital:
        return 6 + s.round // 2
    most: i64 = 3
    for other in range(s.seats):
        if other != seat and (s.alive >> other) & 1 == 1 and (s.known_allies[seat] >> other) & 1 == 0:
            many = mobile(s, other)
            most = many if many > most else most
    return most


def protection(s: Leaders, seat: i64) -> i64:
    """Infantry, quickly, for who is much weaker than somebody else."""
    if army_size(s, seat) * 100 >= LEAST[nature(s, seat)] * largest_army(s, seat):
        return NOTHING
    return affordable(s, seat, items.INFANTRY)


def troops(s: Leaders, seat: i64) -> i64:
    """Units for what is left: as a mission wants them, to keep up with others, or all that a warrior can pay."""
    if wants_troops(s, seat):
        return affordable(s, seat, items.INFANTRY)
    left = unspent(s, seat) - saves_for(s, seat)
    kind = nature(s, seat)
    strong = army_size(s, seat) * 100 >= MATCH[kind] * largest_army(s, seat)
    if strong and kind != WARRIOR:
        left -= next_price(s, seat)
    if left <= 0:
        return NOTHING
    unit = kind_to_order(s, seat)
    return affordable(s, seat, unit) if cost_of(s, seat, unit) <= left else NOTHING


def next_price(s: Leaders, seat: i64) -> i64:
    """What the dearest project costs that comes next in any field."""
    most: i64 = 0
    for field in range(len(items.FIELDS)):
        price = cost_of(s, seat, items.RESEARCH + field)
        most = price if price > most else most
    return most


def kind_to_order(s: Leaders, seat: i64) -> i64:
    """Planes and tanks for the dice, infantry for the losses: one strong unit to two others; more of them in a large
    army, since no region takes many units."""
    heavy: i64 = 0
    for unit in range(items.TANK, items.PLANE + 1):
        heavy += under_way(s, seat, unit, WAYS) + s.chosen[seat * items.KINDS + unit]
        if s.digital:
            heavy += count_of(s.camp[seat], unit) + count_of(s.drop[seat], unit)
            for place in range(ALL_PLACES):
                heavy += count_of(army(s, seat, place), unit)
    size = army_size(s, seat)
    if size < ENOUGH:
        return items.PLANE if heavy * 4 < size else items.INFANTRY
    return items.PLANE if heavy * 2 < size else items.INFANTRY


def affordable(s: Leaders, seat: i64, unit: i64) -> i64:
    """A kind of unit if it can be ordered, otherwise infantry, otherwise nothing."""
    if clause_against_adding(s, seat, unit) == 0:
        return unit
    if clause_against_adding(s, seat, items.INFANTRY) == 0:
        return items.INFANTRY
    return NOTHING
