"""Heroes: where they go, which Quests they attempt, whom they challenge, what they learn and use."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from bannerhall.core.bits import BIT, lowest
from bannerhall.games.runewars.bots import odds, sight
from bannerhall.games.runewars.bots.allowed import allowed
from bannerhall.games.runewars.rules import (
    actions,
    control,
    encounters,
    fate,
    hero_cards,
    hero_moves,
    heroes,
    quest_areas,
    quest_phase,
    quest_results,
    questions,
    reward_cards,
    rewards,
    runes,
    tactics,
    training,
    units,
)
from bannerhall.games.runewars.rules.atlas import AREAS
from bannerhall.games.runewars.rules.components import CAPTAIN
from bannerhall.games.runewars.rules.hero_actions import DRAUGHT
from bannerhall.games.runewars.rules.state import Runewars

NO_ACTIONS: Final = vec[i64]([0] * 512)
REWARD: Final[i64] = 34  # points of a Reward card
FOR_LEAGUE: Final[i64] = 18  # more for who may give three of them for a dragon rune
EXPLORED: Final[i64] = 5
NEARER: Final[i64] = 3  # points of a step towards a Quest
LEARNED: Final[i64] = 7  # points of a training
FRIGHT: Final[i64] = 9  # points of a hero who may be challenged
MOST_CERTAIN: Final[i64] = 95  # percent
LEAST_CERTAIN: Final[i64] = 5
WILLING: Final = 60  # percent that a duel should have


def answer(s: Runewars, f: i64, seat: i64, kind: i64) -> i64:
    if kind == questions.NEXT_HERO:
        return next_hero(s, f, seat)
    if kind == questions.HERO_ACTION:
        return act(s, f, seat)
    if kind == questions.ENCOUNTER:
        return encounter(s, f, seat)
    if kind == questions.DISCARD_QUEST:
        return discard_quest(s, seat)
    if kind == questions.KEEP_HERO:
        return keep_hero(s, f, seat)
    if kind == questions.DESERTER:
        return deserter(s, f, seat)
    if kind == questions.PLACE_HERO:
        return place_hero(s, f, seat)
    if kind == questions.KEEP_REWARD:
        return keep_reward(s, f, seat)
    if kind == questions.USE_REWARD:
        return use_reward(s, f, seat)
    return in_a_duel(s, f, seat, kind)


def in_a_duel(s: Runewars, f: i64, seat: i64, kind: i64) -> i64:
    if kind == questions.DUEL_START:
        return duel_start(s, f, seat)
    if kind == questions.ANNOUNCE:
        return announce(s, f, seat)
    if kind == questions.SPECIAL_ICON:
        return special_icon(s, f, seat)
    if kind == questions.DRAW_AGAIN:
        return draw_again(s, f, seat)
    if kind == questions.NEW_COMMANDER:
        return new_commander(s, f, seat)
    if kind == questions.KEEP_COMMANDER_CARD:
        return keep_commander_card(s, f, seat)
    if kind == questions.MERCHANT:
        return actions.BUY_REWARD if s.influence[seat] >= 5 else actions.BUY_NOTHING
    if kind == questions.RAISE:
        return raise_attribute(s, f, seat)
    return s.lapse_in(f, seat)


# --- What a Quest is worth -------------------------------------------------------------------------------------------


def clamped(percent: i64) -> i64:
    """A chance in percent: nothing is certain."""
    if percent > MOST_CERTAIN:
        return MOST_CERTAIN
    return percent if percent > LEAST_CERTAIN else LEAST_CERTAIN


def success(s: Runewars, hero: i64, card: i64) -> i64:
    """The chance in percent that a hero completes a Quest."""
    way = quest_results.WAY[card]
    if way == quest_results.PRICE:
        return 100
    if way == quest_results.DUEL:
        wounds = heroes.health(s, hero) - s.hero_damage[hero]
        foes = quest_results.FOES[card] * units.HEALTH[quest_results.FOE[card]]
        chance = 30 + 12 * wounds - 12 * foes
        return clamped(chance)
    return odds.non_red(s, cards_for(s, hero, way))


def cards_for(s: Runewars, hero: i64, which: i64) -> i64:
    """How many Fate cards a hero draws for a test, those for facedown Reward cards among them."""
    number = heroes.attribute(s, hero, which)
    if rewards.has(s, hero, heroes.HELP[which]) and not rewards.is_up(s, hero, heroes.HELP[which]):
        number += 1
    if hero == hero_cards.TRENLOE and which == hero_cards.STRENGTH:
        number += 1
    return number


def reward_worth(s: Runewars, seat: i64) -> i64:
    """Points of a Reward card."""
    return REWARD + FOR_LEAGUE if s.title[CAPTAIN] == seat + 1 else REWARD


def quest_worth(s: Runewars, seat: i64, hero: i64, card: i64) -> i64:
    """Points of an attempt, less what it may cost."""
    likely = success(s, hero, card)
    gold = quest_results.EFFECT[card * quest_results.SPAN + fate.GOLD]
    worth = reward_worth(s, seat)
    if gold == quest_results.RUNE_INSTEAD:
        worth = worth + (sight.RUNE - worth) * 35 // 100 if runes.supply_dragon(s) > 0 else worth
    elif gold == quest_results.ICE_TOWER:
        worth = sight.RUNE if runes.supply_dragon(s) > 0 else i64(0)
    elif gold != quest_results.NOTHING:
        worth += 5
    worth = worth * likely // 100 - sight.INFLUENCE * quest_areas.price_of(card)
    harm = quest_results.DAMAGE[card * quest_results.SPAN + fate.RED]
    if harm > 0 and s.hero_damage[hero] + harm >= heroes.health(s, hero):
        worth -= sight.HERO * (100 - likely) // 100
    return worth


def best_quest(s: Runewars, seat: i64, hero: i64, area: i64) -> i64:
    """The best of the Quests that may be attempted in an area, -1 if none is worth it."""
    best: i64 = -1
    most: i64 = 0
    left = s.quests[seat]
    while left != 0:
        card = lowest(left)
        left &= left - 1
        if quest_areas.fits(s, seat, card, area) and quest_areas.can_pay(s, seat, card):
            worth = quest_worth(s, seat, hero, card)
            if worth > most:
                most = worth
                best = card
    return best


def ways_to_quests(s: Runewars, seat: i64, hero: i64) -> vec[i64]:
    """By area: how many steps it is to a place where one of the seat's Quests can be attempted."""
    goals: i64 = 0
    for area in range(AREAS):
        if (s.land >> area) & 1 == 1 and best_quest(s, seat, hero, area) >= 0:
            goals |= BIT[area]
    return sight.distances(s, goals, heroes.mode(s, hero) if s.hero_of[hero] != 0 else control.WALKS)


# --- The Quest Phase -------------------------------------------------------------------------------------------------


def next_hero(s: Runewars, f: i64, seat: i64) -> i64:
    left = quest_phase.waiting(s, seat)
    return actions.ACT_WITH + lowest(left) if left != 0 else s.lapse_in(f, seat)


def act(s: Runewars, f: i64, seat: i64) -> i64:
    """The action that is worth the most: a Quest in reach, a duel, a Shard brought home, training, healing."""
    hero = s.frames[f + questions.HERO_ACTION_HERO]
    if allowed(s, f, seat, DRAUGHT) and 2 * s.hero_damage[hero] >= heroes.health(s, hero):
        return DRAUGHT
    best = actions.STAY
    most: i64 = 0
    for way in range(training.WAYS):
        if training.may_train(s, hero, way):
            worth = LEARNED + train_worth(hero, way)
            if worth > most and allowed(s, f, seat, actions.TRAIN + way):
                most = worth
                best = actions.TRAIN + way
    hurt = s.hero_damage[hero]
    if hurt != 0 and 4 + 6 * hurt > most and allowed(s, f, seat, actions.HEAL):
        most = 4 + 6 * hurt
        best = actions.HEAL
    if not heroes.is_routed(s, hero):
        ways = ways_to_quests(s, seat, hero)
        here = heroes.area_of(s, hero)
        left = hero_moves.full_reach(s, hero)
        while left != 0:
            area = lowest(left)
            left &= left - 1
            worth = stop_worth(s, seat, hero, area, here, ways)
            if worth > most:
                most = worth
                best = actions.TRAVEL + area
    return best if allowed(s, f, seat, best) else s.lapse_in(f, seat)


def train_worth(hero: i64, way: i64) -> i64:
    """Both points on the attribute that needs them: six cards are enough for everything."""
    one = hero_cards.ATTRIBUTE[hero * 3 + training.FIRST[way]]
    other = hero_cards.ATTRIBUTE[hero * 3 + training.SECOND[way]]
    return 12 - one - other


def stop_worth(s: Runewars, seat: i64, hero: i64, area: i64, here: i64, ways: vec[i64]) -> i64:
    """What it is worth to end a Move action in an area."""
    worth: i64 = 0
    quest = best_quest(s, seat, hero, area) if encounters.may_quest(s, hero) else i64(-1)
    if quest >= 0:
        worth = quest_worth(s, seat, hero, quest)
    elif ways[area] < ways[here]:
        steps = ways[here] - ways[area]
        worth = NEARER * (steps if steps < 4 else i64(4))
    if rewards.has(s, hero, reward_cards.SHARD_OF_TIMMORRAN):
        if s.builder[area] == seat + 1:
            worth += 60
        elif s.builder[here] == seat + 1 and runes.supply_dragon(s) > 0:
            worth -= 30
    if s.exploration[area] != 0 and (s.explored >> area) & 1 == 0:
        worth += EXPLORED
    return worth + meeting(s, seat, hero, area)


def meeting(s: Runewars, seat: i64, hero: i64, area: i64) -> i64:
    """Other heroes in an area: prey, or danger."""
    best: i64 = 0
    left = heroes.enemy_heroes_in(s, seat, area)
    while left != 0:
        other = lowest(left)
        left &= left - 1
        likely = duel_chance(s, hero, other)
        if likely >= WILLING:
            worth = (sight.HERO // 2 + 14 * rewards.number(s, other)) * likely // 100
            worth -= (sight.HERO + REWARD * rewards.number(s, hero)) * (100 - likely) // 300
        else:
            worth = -FRIGHT - 4 * rewards.number(s, hero)
        if best == 0 or worth > best:
            best = worth
    return best


def duel_chance(s: Runewars, hero: i64, other: i64) -> i64:
    """The chance in percent that a hero comes off better, by health and strength."""
    mine = heroes.health(s, hero) - s.hero_damage[hero]
    theirs = heroes.health(s, other) - s.hero_damage[other]
    likely = 50 + 9 * (mine - theirs) + 3 * (rewards.number(s, hero) - rewards.number(s, other))
    return clamped(likely)


def encounter(s: Runewars, f: i64, seat: i64) -> i64:
    hero = s.frames[f + questions.ENCOUNTER_HERO]
    if allowed(s, f, seat, actions.HERO_CARD + tactics.AMBUSH):
        return actions.HERO_CARD + tactics.AMBUSH
    card = best_quest(s, seat, hero, heroes.area_of(s, hero))
    quest = quest_worth(s, seat, hero, card) if card >= 0 else i64(0)
    best: i64 = -1
    most: i64 = 0
    left = encounters.duel_targets(s, hero)
    while left != 0:
        other = lowest(left)
        left &= left - 1
        likely = duel_chance(s, hero, other)
        worth = (sight.HERO // 2 + 14 * rewards.number(s, other)) * likely // 100
        if likely >= WILLING and worth > most:
            most = worth
            best = other
    if best >= 0 and most > quest and allowed(s, f, seat, actions.CHALLENGE + best):
        return actions.CHALLENGE + best
    if card >= 0 and allowed(s, f, seat, actions.ATTEMPT + card):
        return actions.ATTEMPT + card
    return actions.MOVE_ON


# --- Cards -----------------------------------------------------------------------------------------------------------


def discard_quest(s: Runewars, seat: i64) -> i64:
    """The Quest that is farthest from all heroes, or that they would probably fail."""
    best = lowest(s.quests[seat])
    least: i64 = 1000000
    left = s.quests[seat]
    while left != 0:
        card = lowest(left)
        left &= left - 1
        worth = quest_in_hand(s, seat, card)
        if worth < least:
            least = worth
            best = card
    return actions.DISCARD_QUEST + best


def quest_in_hand(s: Runewars, seat: i64, card: i64) -> i64:
    """How good a Quest card is for the heroes where they are."""
    goals: i64 = 0
    for area in range(AREAS):
        if (s.land >> area) & 1 == 1 and quest_areas.fits(s, seat, card, area):
            goals |= BIT[area]
    steps = sight.distances(s, goals, control.WALKS)
    best: i64 = 0
    left = heroes.heroes_of(s, seat)
    while left != 0:
        hero = lowest(left)
        left &= left - 1
        far = steps[heroes.area_of(s, hero)] if s.hero_at[hero] != 0 else sight.FAR
        worth = quest_worth(s, seat, hero, card) * 10 // (10 + far)
        if worth > best:
            best = worth
    return best


def hero_worth(s: Runewars, hero: i64) -> i64:
    worth = 2 * hero_cards.HEALTH[hero]
    for which in range(3):
        worth += hero_cards.ATTRIBUTE[hero * 3 + which]
    return worth


def keep_hero(s: Runewars, f: i64, seat: i64) -> i64:
    """The best of the drawn heroes, if there is a place for one."""
    best: i64 = -1
    left = s.hero_offer
    while left != 0:
        hero = lowest(left)
        left &= left - 1
        if best < 0 or hero_worth(s, hero) > hero_worth(s, best):
            best = hero
    return actions.KEEP_HERO + best if best >= 0 else s.lapse_in(f, seat)


def deserter(s: Runewars, f: i64, seat: i64) -> i64:
    """The hero with the fewest Reward cards and the poorest values."""
    best: i64 = -1
    least: i64 = 1000000
    for hero in range(hero_cards.HEROES):
        if s.hero_of[hero] != seat + 1 or not allowed(s, f, seat, actions.DESERT + hero):
            continue
        worth = hero_worth(s, hero) + 20 * rewards.number(s, hero) - 2 * s.hero_damage[hero]
        if worth < least:
            least = worth
            best = hero
    return actions.DESERT + best if best >= 0 else s.lapse_in(f, seat)


def place_hero(s: Runewars, f: i64, seat: i64) -> i64:
    """The stronghold nearest to a Quest."""
    ways = ways_to_quests(s, seat, s.frames[f + questions.PLACE_HERO_HERO])
    areas = control.strongholds_of(s, seat)
    best = lowest(areas)
    while areas != 0:
        if ways[lowest(areas)] < ways[best]:
            best = lowest(areas)
        areas &= areas - 1
    return actions.PLACE_HERO + best


def keep_reward(s: Runewars, f: i64, seat: i64) -> i64:
    shard = actions.KEEP_REWARD + reward_cards.SHARD_OF_TIMMORRAN
    return shard if allowed(s, f, seat, shard) else s.lapse_in(f, seat)


def use_reward(s: Runewars, f: i64, seat: i64) -> i64:
    """Whatever may be used at a moment is used."""
    for kind in range(reward_cards.KINDS):
        if allowed(s, f, seat, actions.USE_REWARD + kind):
            return actions.USE_REWARD + kind
    return s.lapse_in(f, seat)


# --- Duels -----------------------------------------------------------------------------------------------------------


def duel_start(s: Runewars, f: i64, seat: i64) -> i64:
    for action in (
        actions.HERO_CARD + tactics.RUNIC_ECHO,
        actions.USE_REWARD + reward_cards.ELVEN_ROBE,
        actions.USE_REWARD + reward_cards.HEALING_DRAUGHT,
    ):
        if allowed(s, f, seat, action):
            return action
    return actions.BEGIN_DUEL


def announce(s: Runewars, f: i64, seat: i64) -> i64:
    """A Tactical Fate card that is sure to hurt."""
    for card in range(tactics.KINDS):
        if (
            tactics.IS_FATE[card] == 1
            and s.hand[seat * tactics.KINDS + card] != 0
            and allowed(s, f, seat, actions.ANNOUNCE + card)
            and tactics.AMOUNT[card * 4 + 2] != 0
        ):
            return actions.ANNOUNCE + card
    return actions.DRAW_FATE


def special_icon(s: Runewars, f: i64, seat: i64) -> i64:
    """A Weapon in place of a single damage."""
    for kind in range(reward_cards.KINDS):
        if allowed(s, f, seat, actions.USE_REWARD + kind):
            return actions.USE_REWARD + kind
    return actions.DEAL_DAMAGE


def draw_again(s: Runewars, f: i64, seat: i64) -> i64:
    """Another try if all cards that were drawn are red."""
    if s.test_cards & ~odds.RED_CARDS != 0:
        return actions.KEEP_FATES
    coin = actions.USE_REWARD + reward_cards.LUCKY_COIN
    if allowed(s, f, seat, coin):
        return coin
    if s.test_cards != 0 and allowed(s, f, seat, actions.SWAP_FATE + lowest(s.test_cards)):
        return actions.SWAP_FATE + lowest(s.test_cards)
    return actions.KEEP_FATES


# --- Commanders ------------------------------------------------------------------------------------------------------


def new_commander(s: Runewars, f: i64, seat: i64) -> i64:
    """A commander is kept; where one is to be named, the hero who can take the most."""
    if s.frames[f + questions.NEW_COMMANDER_CAUSE] == questions.C_CHANGE:
        return s.lapse_in(f, seat)
    best: i64 = -1
    for hero in range(hero_cards.HEROES):
        if (
            s.hero_of[hero] == seat + 1
            and allowed(s, f, seat, actions.LEAD_WITH + hero)
            and (best < 0 or hero_cards.HEALTH[hero] > hero_cards.HEALTH[best])
        ):
            best = hero
    return actions.LEAD_WITH + best if best >= 0 else s.lapse_in(f, seat)


def keep_commander_card(s: Runewars, f: i64, seat: i64) -> i64:
    left = s.commander_offer
    if left != 0 and s.commander[seat * 2] == 0:
        return actions.KEEP_CARD + lowest(left)
    return s.lapse_in(f, seat)


def raise_attribute(s: Runewars, f: i64, seat: i64) -> i64:
    """The lowest attribute that can be raised."""
    hero = s.frames[f + questions.RAISE_HERO]
    best: i64 = -1
    for which in range(3):
        if allowed(s, f, seat, actions.RAISE + which) and (
            best < 0 or heroes.attribute(s, hero, which) < heroes.attribute(s, hero, best)
        ):
            best = which
    return actions.RAISE + best if best >= 0 else s.lapse_in(f, seat)
