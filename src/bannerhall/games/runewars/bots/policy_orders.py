"""Which Order card: every card is weighed by what it would do now, its supremacy bonus, and the bonuses it would cost
later in the year."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from bannerhall.core.bits import BIT, count, lowest
from bannerhall.games.runewars.bots import campaign, odds, policy_works, sight
from bannerhall.games.runewars.bots.campaign import ATTACK, GATHER, HOLD, Campaign
from bannerhall.games.runewars.bots.sight import Sight, force_worth
from bannerhall.games.runewars.rules import (
    actions,
    control,
    forces,
    gains,
    heroes,
    power,
    questions,
    rallying,
    recruiting,
    units,
)
from bannerhall.games.runewars.rules.components import (
    ACQUIRE_POWER,
    AREA_LIMIT,
    CONQUER,
    FORTIFY,
    GARRISON,
    HARVEST,
    HERO_LIMIT,
    MOBILIZE,
    ORDERS,
    RALLY_SUPPORT,
    RECRUIT,
    STRATEGIZE,
    TITLES,
)
from bannerhall.games.runewars.rules.season_cards import FALL, WINTER
from bannerhall.games.runewars.rules.state import Runewars
from bannerhall.games.runewars.rules.supremacy import has_bonus
from bannerhall.games.runewars.rules.units import FOOD

DIAL: Final[i64] = 5  # points of a resource
FED: Final[i64] = 9  # points of a unit that would starve
LATER: Final[i64] = 14  # points of a supremacy bonus later in the year
SECOND: Final[i64] = 60  # percent of a second march that is counted
ROUGH: Final[i64] = 80  # percent of an attack of next season: others move before it
MOST_STEPS: Final = 6
QUEST: Final[i64] = 6
TITLE: Final[i64] = 30
UNFED: Final = vec[i64]([60, 45, 15, 80])  # by season: percent of a unit that the next winter will probably take
# Which cards come back after Long Winter, the best first.
WANTED_BACK: Final = vec[i64]([
    CONQUER, RECRUIT, HARVEST, MOBILIZE, STRATEGIZE, RALLY_SUPPORT, ACQUIRE_POWER, FORTIFY, GARRISON,
])  # fmt: skip


def choose(s: Runewars, f: i64, seat: i64, plan: i64) -> i64:
    """The card that is worth the most now."""
    march = Campaign(s, seat, 0, plan)
    campaign.weigh_all(s, march, s.land & ~s.activated[seat])
    best: i64 = -1
    most: i64 = -1000000
    for order in range(len(ORDERS)):
        if (s.used[seat] >> order) & 1 == 1 or (order == GARRISON and s.bow == 0):
            continue
        worth = worth_of(s, seat, order, march, plan) - later_cost(s, seat, order)
        if worth > most:
            most = worth
            best = order
    return actions.ORDER + best if best >= 0 else s.lapse_in(f, seat)


def will_have_bonus(s: Runewars, seat: i64, order: i64) -> bool:
    """Whether the supremacy bonus comes with a card that is chosen now."""
    if order == GARRISON:
        return s.used[seat] == 0 and (s.no_bonus >> seat) & 1 == 0
    return has_bonus(s, seat, order)


def later_cost(s: Runewars, seat: i64, order: i64) -> i64:
    """What a high card costs: after it only higher ones have their bonus."""
    left = WINTER - s.season
    highest: i64 = 0
    used = s.used[seat] >> 1
    while used > 0:
        highest += 1
        used >>= 1
    now = highest if highest > order else order
    before = ACQUIRE_POWER - highest
    after = ACQUIRE_POWER - now
    lost = (before if before < left else left) - (after if after < left else left)
    return LATER * lost if lost > 0 else i64(0)


def worth_of(s: Runewars, seat: i64, order: i64, march: Campaign, plan: i64) -> i64:
    bonus = will_have_bonus(s, seat, order)
    if order == MOBILIZE or order == CONQUER:
        worth = march_worth(s, seat, order, march, bonus, plan)
        return worth * 3 // 2 if plan == ATTACK else worth * 3 // 5 if plan == HOLD else worth
    if order == STRATEGIZE:
        return strategize_worth(s, march, bonus)
    if order == GARRISON:
        return garrison_worth(s, seat, march.sight, bonus)
    if order == FORTIFY:
        worth = policy_works.fortify_worth(s, seat, march.sight)
        return worth * 3 // 2 if plan == HOLD else worth
    worth = peaceful(s, seat, order, bonus)
    return worth * 3 // 2 if plan == GATHER else worth


# --- Marches ---------------------------------------------------------------------------------------------------------


def march_worth(s: Runewars, seat: i64, order: i64, march: Campaign, bonus: bool, plan: i64) -> i64:
    """The best target; Mobilize may go a second time, Conquer is better against strongholds with its bonus."""
    if order == CONQUER and bonus:
        siege = Campaign(s, seat, 1, plan)
        campaign.weigh_all(s, siege, siege.sight.foes & ~s.activated[seat])
        best = siege.worth if siege.worth > march.worth else march.worth
        return best * ROUGH // 100
    worth = march.worth
    if order == MOBILIZE and bonus:
        worth += march.second * SECOND // 100
    return worth * ROUGH // 100


def strategize_worth(s: Runewars, c: Campaign, bonus: bool) -> i64:
    """Empty land beside the armies, and the way they come nearer to where they want to be."""
    view = c.sight
    worth: i64 = 0
    taken: i64 = 0
    steps: i64 = 0
    for here in range(len(c.spare)):
        if c.spare[here] == 0 or steps == MOST_STEPS:
            continue
        near = control.crossable(s, here, control.season_mode(s, view.seat))
        army = force_worth(c.spare[here], s.faction_of(view.seat))
        most: i64 = 0
        to: i64 = -1
        left = near & (view.empty | view.mine) & ~taken
        while left != 0:
            area = lowest(left)
            left &= left - 1
            gain = (c.pull[area] - c.pull[here]) * army * campaign.DRAW // 10000
            if gain < 0:
                gain = 0
            gain += campaign.relief(s, view.seat, here, area)
            if (view.empty >> area) & 1 == 1:
                gain += view.value[area]
            if gain > most:
                most = gain
                to = area
        if to >= 0:
            taken |= BIT[to] & view.empty
            worth += most
            steps += 1
    worth = worth * ROUGH // 100
    if bonus:
        worth += sight.CARD * gains.icons(s, view.seat, units.TACTICS_ICON)
    return worth


def garrison_worth(s: Runewars, seat: i64, view: Sight, bonus: bool) -> i64:
    """Two strength wherever somebody might attack what matters."""
    worth: i64 = 0
    left = view.mine
    while left != 0:
        area = lowest(left)
        left &= left - 1
        if view.rune[area] < 50:
            continue
        danger = sight.threat(s, view, area)
        guard = view.power[area] + odds.fort(s, area, 0) * 12 // odds.UNIT
        if danger > guard and danger < guard + 50:
            worth += 22
    return worth + 16 if bonus else worth


# --- The other orders ------------------------------------------------------------------------------------------------


def peaceful(s: Runewars, seat: i64, order: i64, bonus: bool) -> i64:
    if order == HARVEST:
        return harvest_worth(s, seat, bonus)
    if order == RECRUIT:
        return recruit_worth(s, seat, bonus)
    if order == RALLY_SUPPORT:
        return rally_worth(s, seat, bonus)
    return power_worth(s, seat, bonus)


def harvest_worth(s: Runewars, seat: i64, bonus: bool) -> i64:
    """What the dials gain, food above all before the winter; then what can be built."""
    worth: i64 = 0
    food: i64 = 0
    for dial in range(3):
        now = gains.yields(s, seat, dial)
        if now > units.MOST_DIAL:
            now = units.MOST_DIAL
        worth += DIAL * (now - s.dial[seat * 3 + dial])
        if dial == FOOD:
            food = now
    if s.season == FALL or s.season == FALL - 1:
        worth += FED * (starving(s, seat, s.dial[seat * 3 + FOOD]) - starving(s, seat, food))
    return worth + 22 if bonus and s.dial[seat * 3 + 1] + 1 > 0 else worth


def starving(s: Runewars, seat: i64, food: i64) -> i64:
    """How many units so much food would not feed in the winter."""
    number: i64 = 0
    for area in range(len(s.holder)):
        if s.holder[area] == seat + 1:
            over = forces.total(control.units_in(s, area)) - food
            if over > 0:
                number += over
    return number


def recruit_worth(s: Runewars, seat: i64, bonus: bool) -> i64:
    """The units of the best dial, with the bonus of two, as far as there is room at the strongholds."""
    best: i64 = 0
    second: i64 = 0
    number: i64 = 0
    for dial in range(3):
        force = recruiting.gained(s, seat, dial)
        worth = force_worth(force, s.faction_of(seat))
        if worth > best:
            second = best
            best = worth
            number = forces.total(force)
        elif worth > second:
            second = worth
    if bonus:
        best += second
        number *= 2
    room = room_at_home(s, seat)
    return best if number * 100 <= room else best * room // (number * 100)


def room_at_home(s: Runewars, seat: i64) -> i64:
    """Hundredths of units that the strongholds have room for; who will not be fed in the next winter counts in part."""
    food = s.dial[seat * 3 + FOOD]
    fed: i64 = 0
    hungry: i64 = 0
    places = control.strongholds_of(s, seat)
    while places != 0:
        area = lowest(places)
        places &= places - 1
        there = forces.total(control.units_in(s, area))
        if there < food:
            fed += food - there
            there = food
        if there < AREA_LIMIT:
            hungry += AREA_LIMIT - there
    return 100 * fed + UNFED[s.season] * hungry


def rally_worth(s: Runewars, seat: i64, bonus: bool) -> i64:
    worth: i64 = 0
    for area in range(len(s.city)):
        if s.city[area] != 0 and rallying.serves(s, seat, area):
            worth += policy_works.benefit_worth(s, seat, area, policy_works.best_benefit(s, seat, area))
    if (
        bonus
        and s.influence[seat] >= 2
        and count(heroes.heroes_of(s, seat)) < HERO_LIMIT
        and control.strongholds_of(s, seat) != 0
        and s.hero_deck != 0
    ):
        worth += sight.HERO - 2 * sight.INFLUENCE
    return worth


def power_worth(s: Runewars, seat: i64, bonus: bool) -> i64:
    gained = gains.icons(s, seat, units.INFLUENCE_ICON)
    worth = sight.INFLUENCE * gained
    if bonus:
        for title in range(len(TITLES)):
            price = s.title_influence[title] + 1
            if power.in_play(s, title) and s.title[title] != seat + 1 and s.influence[seat] + gained >= price + 2:
                return worth + TITLE - 3 * price
    return worth


# --- Long Winter -----------------------------------------------------------------------------------------------------


def take_back(s: Runewars, f: i64, seat: i64) -> i64:
    for place in range(len(ORDERS)):
        if (s.used[seat] >> WANTED_BACK[place]) & 1 == 1:
            return actions.TAKE_BACK + WANTED_BACK[place]
    return s.lapse_in(f, seat)


def bonus(s: Runewars, f: i64, seat: i64) -> i64:
    """A bonus is always used; where it asks for something that is not wanted, that can be declined."""
    return actions.USE_BONUS if s.frames[f] == questions.BONUS else s.lapse_in(f, seat)
