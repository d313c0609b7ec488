"""Tactics cards outside battles, objectives, titles, claims, Reward cards in one's own turn."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from bannerhall.core.bits import BIT, lowest
from bannerhall.games.runewars.bots import sight
from bannerhall.games.runewars.bots.allowed import allowed
from bannerhall.games.runewars.bots.sight import Sight
from bannerhall.games.runewars.rules import (
    actions,
    card_areas,
    card_players,
    control,
    heroes,
    questions,
    reward_cards,
    runes,
    tactics,
    units,
)
from bannerhall.games.runewars.rules.state import Runewars

NO_ACTIONS: Final = vec[i64]([0] * 512)
# Cards of one's own turn that are played as soon as they may be, and those that are played if something speaks for it.
AT_ONCE: Final = vec[i64]([
    tactics.WAR_CHEST, tactics.FORAGERS, tactics.MASTER_MASON, tactics.CALL_WILD, tactics.OATH_FEALTY, tactics.BRIBERY,
    tactics.TURNED_SPY, tactics.SABOTAGE, tactics.BURN_GRANARY, tactics.LOST_CITY, tactics.LIEUTENANT_GENERAL,
    tactics.ASSASSIN, tactics.SCRYING, tactics.RUNE_RUMOURS,
])  # fmt: skip
# How soon a card is given up, the first ones first.
GIVEN_UP: Final = vec[i64]([
    tactics.SCATTER, tactics.HORRIFIC_RUMORS, tactics.SHARED_SECRETS, tactics.BEAST_LURE, tactics.DEEPFROST,
    tactics.MOUNTAIN_PASS, tactics.FROZEN_WATERS, tactics.ASHEN_SKY, tactics.PATHFINDER, tactics.SCORCHED_EARTH,
    tactics.RUNIC_ECHO, tactics.RESTORE_LAND, tactics.AMBUSH, tactics.HEALING_SPRINGS, tactics.DARK_BARGAIN,
    tactics.FORCED_MARCH, tactics.GAME_OF_POWER,
])  # fmt: skip


def answer(s: Runewars, f: i64, seat: i64, kind: i64) -> i64:
    if kind == questions.OWN_TURN:
        return own_turn(s, f, seat)
    if kind == questions.WINDOW:
        return window(s, f, seat)
    if kind == questions.DISCARD_TACTICS:
        return actions.DISCARD_TACTICS + least(s, seat)
    if kind == questions.GIVE_UP_DRAWN:
        return give_up_drawn(s, f, seat)
    if kind == questions.CARD_AREA:
        return card_area(s, f, seat)
    if kind == questions.CARD_PLAYER:
        return card_player(s, f, seat)
    if kind == questions.CARD_DIAL:
        return card_dial(s, f, seat)
    if kind == questions.CARD_UNIT:
        return card_unit(s, f, seat)
    if kind == questions.CARD_HERO:
        return card_hero(s, f, seat)
    if kind == questions.EPIC_CHOICE:
        return epic_choice(s, f, seat)
    return s.lapse_in(f, seat)


# --- One's own turn --------------------------------------------------------------------------------------------------


def own_turn(s: Runewars, f: i64, seat: i64) -> i64:
    """A claim, a dragon rune, then whatever else helps."""
    for action in (
        actions.CLAIM_VICTORY,
        actions.CLAIM_OBJECTIVE,
        actions.USE_REWARD + reward_cards.SHARD_OF_TIMMORRAN,
        actions.LEAD_LEAGUE,
        actions.REPLACE_OBJECTIVE,
        actions.USE_REWARD + reward_cards.STAFF_LIGHT,
        actions.USE_REWARD + reward_cards.SPYGLASS,
    ):
        if allowed(s, f, seat, action):
            return action
    if s.cards_in_hand(seat) != 0:
        card = card_to_play(s, f, seat)
        if card >= 0:
            return actions.PLAY + card
    return with_heroes(s, f, seat)


def card_to_play(s: Runewars, f: i64, seat: i64) -> i64:
    """The first card that does some good now, -1 without one."""
    for place in range(len(AT_ONCE)):
        card = AT_ONCE[place]
        if s.hand[seat * tactics.KINDS + card] == 0:
            continue
        if allowed(s, f, seat, actions.PLAY + card) and is_good_now(s, seat, card):
            return card
    restore = tactics.RESTORE_LAND
    if (
        s.hand[seat * tactics.KINDS + restore] != 0
        and own_marked(s, seat) != 0
        and allowed(s, f, seat, actions.PLAY + restore)
    ):
        return restore
    power = tactics.GAME_OF_POWER
    if (
        s.hand[seat * tactics.KINDS + power] != 0
        and sight.known_false(s, seat, runes.facedown(s, seat)) != 0
        and allowed(s, f, seat, actions.PLAY + power)
    ):
        return power
    return -1


def own_marked(s: Runewars, seat: i64) -> i64:
    """The seat's areas with wasteland or ice tokens."""
    return control.controlled(s, seat) & (s.wasteland | s.iced)


def is_good_now(s: Runewars, seat: i64, card: i64) -> bool:
    """Some cards are kept until they hit somebody who is ahead, or what is worth it."""
    if card == tactics.CALL_WILD or card == tactics.OATH_FEALTY:
        return control.strongholds_of(s, seat) != 0
    if card == tactics.RUNE_RUMOURS or card == tactics.SCRYING:
        return s.season >= 2
    return True


def with_heroes(s: Runewars, f: i64, seat: i64) -> i64:
    """What lies under a marker is taken; an Ice Storm hits an enemy army."""
    left = heroes.heroes_of(s, seat)
    while left != 0:
        hero = lowest(left)
        left &= left - 1
        if allowed(s, f, seat, actions.TAKE_SPOILS + hero):
            return actions.TAKE_SPOILS + hero
    storm = actions.USE_REWARD + reward_cards.ICE_STORM
    return storm if allowed(s, f, seat, storm) else actions.GO_ON


# --- Windows ---------------------------------------------------------------------------------------------------------


def window(s: Runewars, f: i64, seat: i64) -> i64:
    """Intrigue before a dragon rune is auctioned, a threat when somebody leads."""
    if s.frames[f + questions.WINDOW_KIND] == questions.AFTER_ORDERS:
        threat = actions.PLAY + tactics.VEILED_THREAT
        return threat if allowed(s, f, seat, threat) else actions.PASS_WINDOW
    intrigue = actions.PLAY + tactics.INTRIGUE
    if allowed(s, f, seat, intrigue) and s.influence[seat] >= 3:
        return intrigue
    return actions.PASS_WINDOW


# --- Questions of cards ----------------------------------------------------------------------------------------------


def least(s: Runewars, seat: i64) -> i64:
    """The card of a hand that is missed least."""
    for place in range(len(GIVEN_UP)):
        if s.hand[seat * tactics.KINDS + GIVEN_UP[place]] != 0:
            return GIVEN_UP[place]
    card: i64 = tactics.KINDS - 1
    while s.hand[seat * tactics.KINDS + card] == 0:
        card -= 1
    return card


def give_up_drawn(s: Runewars, f: i64, seat: i64) -> i64:
    for place in range(len(GIVEN_UP)):
        if (
            allowed(s, f, seat, actions.GIVE_UP_DRAWN + GIVEN_UP[place])
            and s.fresh[seat * tactics.KINDS + GIVEN_UP[place]] != 0
        ):
            return actions.GIVE_UP_DRAWN + GIVEN_UP[place]
    return s.lapse_in(f, seat)


def rival(s: Runewars, seat: i64, seats: i64) -> i64:
    """Who of some other seats has the most runes, as far as one knows; of equals the one with more influence."""
    best = lowest(seats)
    most: i64 = -1
    while seats != 0:
        other = lowest(seats)
        seats &= seats - 1
        found = 100 * sight.runes_of(s, seat, other) + s.influence[other]
        if found > most:
            most = found
            best = other
    return best


def card_area(s: Runewars, f: i64, seat: i64) -> i64:
    """Enemies' areas for what harms, one's own for what helps."""
    card = s.frames[f + questions.CARD_AREA_CARD]
    areas = card_areas.areas_of(s, f, seat)
    if areas == 0:
        return s.lapse_in(f, seat)
    view = Sight(s, seat)
    best = lowest(areas)
    most: i64 = -1000000
    while areas != 0:
        area = lowest(areas)
        areas &= areas - 1
        worth = area_worth(s, view, card, area)
        if worth > most:
            most = worth
            best = area
    return actions.PICK_AREA + best


def area_worth(s: Runewars, view: Sight, card: i64, area: i64) -> i64:
    mine = (view.mine >> area) & 1 == 1
    if card == tactics.GAME_OF_POWER:
        return -view.rune[area]
    if card == tactics.DARK_BARGAIN:
        return -view.power[area]
    if card == tactics.SABOTAGE:
        return view.rune[area] + (30 if s.near[area] & view.mine != 0 else 0) - view.power[area] // 2
    if card == tactics.SCRYING:
        return (60 if view.owner[area] == view.leading else 0) + (40 if s.near[area] & view.mine != 0 else 0)
    if card == tactics.CALL_WILD or card == tactics.OATH_FEALTY:
        full = view.power[area] > 90
        return sight.threat(s, view, area) + view.rune[area] // 3 - (1000 if full else 0)
    return sight.land_value(s, area) if mine else -sight.land_value(s, area)


def card_player(s: Runewars, f: i64, seat: i64) -> i64:
    card = s.frames[f + questions.CARD_PLAYER_CARD]
    mask = card_players.players(s, seat, card)
    others = mask & ~BIT[seat]
    if others == 0:
        return s.lapse_in(f, seat)
    if card == tactics.INTRIGUE or card == tactics.BRIBERY:
        return actions.PICK_PLAYER + richest(s, others)
    return actions.PICK_PLAYER + rival(s, seat, others)


def richest(s: Runewars, seats: i64) -> i64:
    best = lowest(seats)
    while seats != 0:
        if s.influence[lowest(seats)] > s.influence[best]:
            best = lowest(seats)
        seats &= seats - 1
    return best


def card_dial(s: Runewars, f: i64, seat: i64) -> i64:
    """The lowest dial of one's own, food before the others; of another player the highest."""
    player = s.frames[f + questions.CARD_DIAL_PLAYER]
    best: i64 = -1
    most: i64 = -1000000
    for dial in range(3):
        if not allowed(s, f, seat, actions.PICK_DIAL + dial):
            continue
        level = s.dial[player * 3 + dial]
        worth = -2 * level + (3 if dial == units.FOOD else 0) if player == seat else level
        if worth > most:
            most = worth
            best = dial
    return actions.PICK_DIAL + best if best >= 0 else s.lapse_in(f, seat)


def card_unit(s: Runewars, f: i64, seat: i64) -> i64:
    """The best unit that comes; the poorest that goes."""
    goes = s.frames[f + questions.CARD_UNIT_CARD] == tactics.DARK_BARGAIN
    best: i64 = -1
    most: i64 = -1000000
    for kind in range(units.TYPES):
        if not allowed(s, f, seat, actions.PICK_UNIT + kind):
            continue
        number: i64 = 1 if units.SHAPE[kind] == units.HEXAGON else 2
        worth = -sight.WORTH[kind] if goes else number * sight.WORTH[kind]
        if worth > most:
            most = worth
            best = kind
    return actions.PICK_UNIT + best if best >= 0 else s.lapse_in(f, seat)


def card_hero(s: Runewars, f: i64, seat: i64) -> i64:
    """The hero with the least health left, of the others the one with the most Reward cards."""
    best: i64 = -1
    least_left: i64 = 100
    for hero in range(len(s.hero_of)):
        if s.hero_of[hero] == 0 or not allowed(s, f, seat, actions.PICK_HERO + hero):
            continue
        left = heroes.health(s, hero) - s.hero_damage[hero]
        if left < least_left:
            least_left = left
            best = hero
    return actions.PICK_HERO + best if best >= 0 else s.lapse_in(f, seat)


def epic_choice(s: Runewars, f: i64, seat: i64) -> i64:
    """Cards that turn up runes are exchanged for others."""
    drawn = actions.REPLACE_DRAWN + s.frames[f + questions.EPIC_CHOICE_CARD]
    return drawn if allowed(s, f, seat, drawn) else actions.KEEP_DRAWN
