"""Harvest, Recruit, Rally Support, Acquire Power and Fortify: what is gained, built, bought, and where."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from bannerhall.core.bits import BIT, count, lowest
from bannerhall.core.frames import WIDTH
from bannerhall.games.runewars.bots import sight
from bannerhall.games.runewars.bots.allowed import allowed
from bannerhall.games.runewars.bots.sight import Sight, force_worth
from bannerhall.games.runewars.rules import (
    actions,
    cities,
    control,
    developments,
    forces,
    fortify,
    hero_cards,
    heroes,
    mustering,
    questions,
    rallying,
    recruiting,
    rewards,
    units,
)
from bannerhall.games.runewars.rules.components import (
    AREA_LIMIT,
    CAPTAIN,
    DEFENSIVE,
    DIPLOMAT,
    DRAGON_RUNE,
    GUILDMASTER,
    HERO_LIMIT,
    LORD_COMMANDER,
    MASONS_STRIKE,
    PRIMARCH,
    RESOURCES,
    STRONGHOLDS,
    TITLES,
    TRAINING_GROUND,
)
from bannerhall.games.runewars.rules.development_cards import CARDS as DEVELOPMENT_CARDS
from bannerhall.games.runewars.rules.development_cards import COST
from bannerhall.games.runewars.rules.rallying import INFLUENCE, NEUTRAL_UNITS, QUEST_CARDS, TACTICS_CARDS
from bannerhall.games.runewars.rules.state import Runewars
from bannerhall.games.runewars.rules.units import FOOD, ORE, WOOD

REPAIR: Final[i64] = 22  # points of a stronghold that is whole again
SAVED: Final[i64] = 4  # influence that stays when a title is bought
SAFER: Final[i64] = 25  # tenths of a Footman by which a token must lie safer to be moved


def answer(s: Runewars, f: i64, seat: i64, kind: i64) -> i64:
    if kind == questions.GUILD_GIFT or kind == questions.FRUIT:
        return poorest_dial(s, f, seat, actions.DIAL)
    if kind == questions.WORK:
        return work(s, f, seat)
    if kind == questions.TOKEN_PLACE or kind == questions.CAPITAL_SITE or kind == questions.REPAIR:
        return front(s, f, seat)
    if kind == questions.RECRUIT_DIAL:
        return recruit_dial(s, f, seat)
    if kind == questions.SWAP:
        return swap(s, f, seat)
    if kind == questions.STATION:
        return station(s, f, seat)
    if kind == questions.BENEFIT:
        return actions.BENEFIT + best_benefit(s, seat, s.frames[f + questions.BENEFIT_AREA])
    if kind == questions.ALLIES:
        return allies(s, f, seat)
    if kind == questions.CALL_HEROES:
        return call_heroes(s, f, seat)
    if kind == questions.TAKE_TITLE:
        return take_title(s, f, seat)
    if kind == questions.FORTIFY_PART:
        return fortify_part(s, f, seat)
    if kind == questions.BUILDING_SITE:
        site = best_site(s, Sight(s, seat))
        return actions.AT + site if site >= 0 else s.lapse_in(f, seat)
    if kind == questions.TEAR_DOWN:
        return tear_down(s, f, seat)
    return s.lapse_in(f, seat)


# --- Harvest ---------------------------------------------------------------------------------------------------------


def poorest_dial(s: Runewars, f: i64, seat: i64, first: i64) -> i64:
    """The lowest of the dials that may rise, food before the others."""
    best: i64 = -1
    least: i64 = 100
    for dial in range(3):
        level = 2 * s.dial[seat * 3 + dial] - (3 if dial == FOOD else 0)
        if level < least and allowed(s, f, seat, first + dial):
            least = level
            best = dial
    return first + best if best >= 0 else s.lapse_in(f, seat)


def work(s: Runewars, f: i64, seat: i64) -> i64:
    """A token first, then a card, as long as some of each resource is left."""
    for kind in (RESOURCES, DIPLOMAT, DEFENSIVE, TRAINING_GROUND):
        if (
            s.dial[seat * 3 + WOOD] >= 2
            and developments.tokens_left(s, seat, kind) > 0
            and allowed(s, f, seat, actions.BUILD + kind)
        ):
            return actions.BUILD + kind
    best: i64 = -1
    least: i64 = 100
    for card in range(DEVELOPMENT_CARDS):
        if not allowed(s, f, seat, actions.BUY_CARD + card):
            continue
        price: i64 = 0
        for dial in range(3):
            price += COST[card * 3 + dial]
        if price < least:
            least = price
            best = card
    if best >= 0 and s.dial[seat * 3] + s.dial[seat * 3 + 1] + s.dial[seat * 3 + 2] - least >= 6:
        return actions.BUY_CARD + best
    return actions.DONE


def front(s: Runewars, f: i64, seat: i64) -> i64:
    """The stronghold in the greatest danger."""
    view = Sight(s, seat)
    best: i64 = -1
    most: i64 = -1
    first = actions.CAPITAL_AT if s.frames[f] == questions.CAPITAL_SITE else actions.AT
    left = control.strongholds_of(s, seat)
    while left != 0:
        area = lowest(left)
        left &= left - 1
        if allowed(s, f, seat, first + area):
            worth = sight.threat(s, view, area) + view.rune[area]
            if worth > most:
                most = worth
                best = area
    return first + best if best >= 0 else s.lapse_in(f, seat)


# --- Recruit ---------------------------------------------------------------------------------------------------------


def recruit_dial(s: Runewars, f: i64, seat: i64) -> i64:
    """The dial with the most valuable units."""
    best: i64 = -1
    most: i64 = 0
    left = recruiting.open_dials(s, seat)
    while left != 0:
        dial = lowest(left)
        left &= left - 1
        worth = force_worth(recruiting.gained(s, seat, dial), s.faction_of(seat))
        if worth > most:
            most = worth
            best = dial
    return actions.DIAL + best if best >= 0 else actions.DONE


def swap(s: Runewars, f: i64, seat: i64) -> i64:
    """Two of three where the other type is better, one of three where it is not: an army has uses for both."""
    kind = forces.kind_of(s.frames[f + questions.SWAP_SLOT], s.faction_of(seat))
    return actions.UNITS + mixed(recruiting.most_swapped(s, f, seat), kind)


def mixed(number: i64, kind: i64) -> i64:
    base = units.REPLACES[kind] - 1
    if sight.WORTH[kind] > sight.WORTH[base]:
        return (2 * number + 2) // 3
    return number // 3


def replace(s: Runewars, f: i64, seat: i64) -> i64:
    """The same for the units that a player begins with."""
    slot = s.frames[f + questions.REPLACE_SLOT]
    number = forces.many(s.frames[f + questions.REPLACE_FORCE], slot)
    kind = mustering.replacement(s, forces.kind_of(slot, s.faction_of(seat)))
    if number > units.FIGURES[kind]:
        number = units.FIGURES[kind]
    return actions.REPLACE + mixed(number, kind)


def station(s: Runewars, f: i64, seat: i64) -> i64:
    """The stronghold nearest to the enemy is filled first; the others take what has no room there."""
    area = s.frames[f + questions.STATION_AREA]
    waiting = forces.many(s.frames[f - WIDTH + questions.RECRUIT_FORCE], s.frames[f + questions.STATION_SLOT])
    view = Sight(s, seat)
    far = sight.distances(s, view.foes, control.WALKS)
    later: i64 = 0
    nearest = True
    left = control.strongholds_of(s, seat) & ~BIT[area]
    while left != 0:
        other = lowest(left)
        left &= left - 1
        room = AREA_LIMIT - forces.total(control.units_in(s, other))
        if room <= 0:
            continue
        if other > area:
            later += room
        if other > area and priority(s, view, far, other) > priority(s, view, far, area):
            nearest = False
    room = AREA_LIMIT - forces.total(control.units_in(s, area))
    if room < 0:
        room = 0
    wanted = waiting if nearest else waiting - later
    if wanted > room:
        wanted = room
    if wanted < 0:
        wanted = 0
    return actions.UNITS + wanted


def priority(s: Runewars, view: Sight, far: vec[i64], area: i64) -> i64:
    """How much a stronghold needs units: danger there, and how near the enemy is."""
    danger = sight.threat(s, view, area) - view.power[area]
    return (danger if danger > 0 else i64(0)) * view.rune[area] // 50 - 12 * far[area]


# --- Rally Support ---------------------------------------------------------------------------------------------------


def best_benefit(s: Runewars, seat: i64, area: i64) -> i64:
    best: i64 = -1
    most: i64 = -1
    for benefit in range(4):
        if rallying.gives(s, area, benefit) == 0:
            continue
        worth = benefit_worth(s, seat, area, benefit)
        if worth > most:
            most = worth
            best = benefit
    return best


def benefit_worth(s: Runewars, seat: i64, area: i64, benefit: i64) -> i64:
    number = rallying.gives(s, area, benefit)
    if benefit == NEUTRAL_UNITS:
        room = AREA_LIMIT - forces.total(control.units_in(s, area))
        each: i64 = 30 if cities.NEUTRAL_SHAPE[s.city[area] - 1] == 4 else 14
        return each * (number if number < room else room)
    if benefit == INFLUENCE:
        return sight.INFLUENCE * number
    if benefit == TACTICS_CARDS:
        return sight.CARD * number
    return 5 * number if benefit == QUEST_CARDS and count(s.quests[seat]) < 3 else number


def allies(s: Runewars, f: i64, seat: i64) -> i64:
    """Of two types the better one, as many as there are."""
    area = s.frames[f + questions.ALLIES_AREA]
    one = rallying.first_kind(s, area)
    other = rallying.second_kind(s, area)
    if other >= 0 and sight.WORTH[other] > sight.WORTH[one]:
        return actions.UNITS + rallying.fewest(s, area)
    return actions.UNITS + rallying.most(s, area)


def call_heroes(s: Runewars, f: i64, seat: i64) -> i64:
    """Two cards for a hero, as long as there are fewer than three; then a Commander card."""
    rich = s.influence[seat]
    if count(heroes.heroes_of(s, seat)) < HERO_LIMIT:
        number = rich - 1 if rich < 4 else i64(3)
        while number > 0:
            if allowed(s, f, seat, actions.CALL_HEROES + number - 1):
                return actions.CALL_HEROES + number - 1
            number -= 1
        if allowed(s, f, seat, actions.CALL_HEROES):
            return actions.CALL_HEROES
    if rich >= 3 and allowed(s, f, seat, actions.CALL_COMMANDERS) and s.commander[seat * 2] == 0:
        return actions.CALL_COMMANDERS
    return actions.DONE


# --- Acquire Power ---------------------------------------------------------------------------------------------------


def take_title(s: Runewars, f: i64, seat: i64) -> i64:
    """The title that is worth the most for its price; the cheapest influence above what lies there is paid."""
    best: i64 = -1
    most: i64 = 0
    for title in range(len(TITLES)):
        if not allowed(s, f, seat, actions.TAKE_TITLE + title) or s.title[title] == seat + 1:
            continue
        price = s.title_influence[title] + 1
        worth = title_worth(s, seat, title) - sight.INFLUENCE * price
        if s.influence[seat] - price < SAVED - 2:
            worth -= 10
        if worth > most:
            most = worth
            best = title
    return actions.TAKE_TITLE + best if best >= 0 else actions.DONE


def title_worth(s: Runewars, seat: i64, title: i64) -> i64:
    if title == CAPTAIN:
        cards: i64 = 0
        for hero in range(hero_cards.HEROES):
            if s.hero_of[hero] == seat + 1:
                cards += rewards.number(s, hero)
        return 20 + 28 * cards
    if title == LORD_COMMANDER:
        return 38
    if title == GUILDMASTER:
        return 32
    if title == PRIMARCH:
        return 26
    return 0


# --- Fortify ---------------------------------------------------------------------------------------------------------


def fortify_worth(s: Runewars, seat: i64, view: Sight) -> i64:
    worth: i64 = 0
    ore = s.dial[seat * 3 + ORE]
    if s.weather & MASONS_STRIKE == 0:
        if ore > 0 and fortify.damaged(s, seat) != 0:
            worth += REPAIR
            ore -= 1
        if ore > 0 and s.dial[seat * 3 + WOOD] > 0 and count(fortify.plain_strongholds(s, seat)) < STRONGHOLDS:
            site = best_site(s, view)
            if site >= 0:
                worth += site_worth(s, view, site)
    if rune_to_move(s, view) >= 0:
        worth += 14
    return worth


def fortify_part(s: Runewars, f: i64, seat: i64) -> i64:
    """Repair, build, move a rune that lies badly."""
    view = Sight(s, seat)
    if allowed(s, f, seat, actions.FORTIFY + 1):
        return actions.FORTIFY + 1
    if (
        allowed(s, f, seat, actions.FORTIFY)
        and best_site(s, view) >= 0
        and count(fortify.plain_strongholds(s, seat)) < STRONGHOLDS
    ):
        return actions.FORTIFY
    if allowed(s, f, seat, actions.FORTIFY + 2) and rune_to_move(s, view) >= 0:
        return actions.FORTIFY + 2
    return actions.DONE


def best_site(s: Runewars, view: Sight) -> i64:
    """Where a stronghold guards the most, or brings recruits to the front."""
    best: i64 = -1
    most: i64 = 0
    left = fortify.sites(s, view.seat)
    while left != 0:
        area = lowest(left)
        left &= left - 1
        worth = site_worth(s, view, area)
        if worth > most:
            most = worth
            best = area
    return best


def site_worth(s: Runewars, view: Sight, area: i64) -> i64:
    worth = 26 + view.rune[area] * 22 // 100
    danger = sight.threat(s, view, area)
    if danger > 60 + view.power[area]:
        return worth // 3
    if danger > 0:
        worth += 6
    return worth


def tear_down(s: Runewars, f: i64, seat: i64) -> i64:
    """The stronghold that guards the least."""
    view = Sight(s, seat)
    best: i64 = -1
    least: i64 = 1000000
    left = fortify.plain_strongholds(s, seat)
    while left != 0:
        area = lowest(left)
        left &= left - 1
        worth = view.rune[area] + sight.threat(s, view, area)
        if worth < least:
            least = worth
            best = area
    return actions.AT + best


def rune_to_move(s: Runewars, view: Sight) -> i64:
    """The area of a dragon rune that would lie much safer elsewhere, -1 if all lie well."""
    best: i64 = -1
    most: i64 = SAFER
    left = sight.own_tokens(s, view)
    while left != 0:
        area = lowest(left)
        left &= left - 1
        if s.rune[area] != DRAGON_RUNE or not sight.knows(s, view.seat, area):
            continue
        to = better_place(s, view, area)
        if to < 0:
            continue
        risk = sight.exposure(s, view, area) - sight.exposure(s, view, to)
        if sight.threat(s, view, area) > 0 and risk > most:
            most = risk
            best = area
    return best


def better_place(s: Runewars, view: Sight, area: i64) -> i64:
    """The safest own area without a dragon rune."""
    left = view.mine & ~BIT[area]
    free: i64 = 0
    while left != 0:
        other = lowest(left)
        left &= left - 1
        if s.rune[other] == 0 or (sight.known_false(s, view.seat, BIT[other]) != 0):
            free |= BIT[other]
    return sight.safest(s, view, free) if free != 0 else i64(-1)
