"""Battles: which type fights, which cards are used, who is lost, where the loser goes."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from bannerhall.core.bits import lowest
from bannerhall.core.clauses import ALLOWED
from bannerhall.games.runewars.bots import odds, sight
from bannerhall.games.runewars.bots.allowed import allowed
from bannerhall.games.runewars.bots.sight import WORTH, Sight
from bannerhall.games.runewars.rules import (
    actions,
    aims,
    battle_commands,
    commander_cards,
    counting,
    drawing,
    fate,
    fate_results,
    forces,
    hero_cards,
    heroes,
    own_units,
    questions,
    rounds,
    strength,
    supporting,
    tactics,
    troops,
)
from bannerhall.games.runewars.rules.battle_names import (
    AT_DAMAGE,
    AT_ROUTS,
    AT_STRENGTH,
    ATTACKER,
    CELLS,
    DEFENDER,
    LYING,
)
from bannerhall.games.runewars.rules.fate_results import FIRST, LAST
from bannerhall.games.runewars.rules.state import Runewars
from bannerhall.games.runewars.rules.units import SHAPE, SLOTS

NO_ACTIONS: Final = vec[i64]([0] * 512)
STRONG_HARM: Final[i64] = 2  # damage or routs that are worth a card
SAVE_DOWN: Final = 22  # percent: a defender with less calls the battle off
# Tactics cards that are used in battles as soon as they can be, by what speaks for it.
ALWAYS: Final = vec[i64]([
    tactics.SUMMON_LIGHTNING, tactics.SIEGE_PLANS, tactics.CAVALRY_CHARGE, tactics.RALLY_CRY, tactics.BATTLE_FURY,
    tactics.FEIGNED_FLIGHT, tactics.TO_THE_WINNER, tactics.WAR_CHEST, tactics.HOLD_THE_LINE, tactics.SHIELD_WALL,
    tactics.STAND_FIRM, tactics.TACTICAL_RETREAT,
])  # fmt: skip
MANY_CARDS: Final = 12


def answer(s: Runewars, f: i64, seat: i64, kind: i64) -> i64:
    if kind == questions.BATTLE_WINDOW:
        return window(s, f, seat)
    if kind == questions.ASSIGN_DAMAGE or kind == questions.ASSIGN_ROUTS or kind == questions.LOSE_UNITS:
        return own_loss(s, f, seat, kind)
    if kind == questions.AIM:
        return aim(s, f, seat)
    if kind == questions.CHOOSE_TYPE:
        return choose_type(s, f)
    if kind == questions.ANNOUNCE_FATE:
        return announce(s, f, seat)
    if kind == questions.OWN_UNITS:
        return own_choice(s, f, seat)
    return seldom(s, f, seat, kind)


def seldom(s: Runewars, f: i64, seat: i64, kind: i64) -> i64:
    if kind == questions.PUT_ASIDE:
        return put_aside(s, f, seat)
    if kind == questions.HOW_MANY:
        return how_many(s, f, seat)
    if kind == questions.SUPPORT_HERO:
        return support_hero(s, f)
    if kind == questions.SUPPORT_TYPE:
        return support_type(s, f, seat)
    if kind == questions.RETREAT or kind == questions.HERO_RETREAT:
        return retreat_to(s, f, seat)
    if kind == questions.REPLACE_STRONGHOLD:
        return replace_stronghold(s, f, seat)
    if kind == questions.RAIN_FIRE:
        return actions.RAIN_ON
    return s.lapse_in(f, seat)


# --- How it stands ---------------------------------------------------------------------------------------------------


def side_of(s: Runewars, seat: i64) -> i64:
    return ATTACKER if s.battler[ATTACKER] == seat + 1 else DEFENDER


def win_chance(s: Runewars, side: i64) -> i64:
    """The chance in percent that a side wins, by what stands now."""
    area = s.battle_at - 1
    attacker = troops.seat_of(s, ATTACKER)
    defender = troops.seat_of(s, DEFENDER)
    owner: i64 = defender if s.against_neutrals == 0 else -1
    bonus = odds.defence_bonus(s, area, owner, s.siege) + odds.UNIT * (s.might[DEFENDER] - s.might[ATTACKER] - s.breach)
    one = troops.standing_force(s, ATTACKER)
    other = troops.standing_force(s, DEFENDER)
    likely = odds.chance(one, s.faction_of(attacker), other, s.faction_of(defender), bonus)
    return likely if side == ATTACKER else 100 - likely


# --- Cards -----------------------------------------------------------------------------------------------------------


def window(s: Runewars, f: i64, seat: i64) -> i64:
    """Whatever helps now; without anything that could help later either, pass for the whole battle."""
    side = s.frames[f + questions.BATTLE_WINDOW_SIDE]
    kind = s.frames[f + questions.BATTLE_WINDOW_KIND]
    hopes = False
    for place in range(MANY_CARDS):
        card = ALWAYS[place]
        if s.hand[seat * tactics.KINDS + card] == 0:
            continue
        if drawing.usable(s, seat, card):
            hopes = True
        if allowed(s, f, seat, actions.BATTLE_CARD + card) and wanted(s, side, kind, card):
            return actions.BATTLE_CARD + card
    for card in range(commander_cards.CARDS):
        if battle_commands.clause_against_command(s, side, kind, card) == ALLOWED and useful_command(s, side, card):
            return actions.COMMAND + card
    for reward in range(2):
        if allowed(s, f, seat, actions.BATTLE_REWARD + reward):
            return actions.BATTLE_REWARD + reward
    if hopes or holds_fates(s, seat) or has_helpers(s, seat):
        return actions.GO_ON
    return actions.PASS_FOR + 1


def holds_fates(s: Runewars, seat: i64) -> bool:
    """Whether a Tactical Fate card might be announced later."""
    for card in range(FIRST, LAST + 1):
        if s.hand[seat * tactics.KINDS + card] != 0 and drawing.usable(s, seat, card):
            return True
    return False


def has_helpers(s: Runewars, seat: i64) -> bool:
    """Whether a commander or a hero with Reward cards might be of use later."""
    for hero in range(hero_cards.HEROES):
        if s.hero_of[hero] == seat + 1 and s.hero_at[hero] == s.battle_at:
            return True
    return False


def wanted(s: Runewars, side: i64, kind: i64, card: i64) -> bool:
    """Whether a card that may be played is worth it now."""
    enemy = 1 - side
    if card == tactics.SHIELD_WALL or card == tactics.STAND_FIRM:
        return s.harm[side] >= STRONG_HARM and (kind == AT_DAMAGE or kind == AT_ROUTS)
    if card == tactics.TACTICAL_RETREAT:
        return win_chance(s, side) < SAVE_DOWN and troops.all_units(s, side) > 1
    if card == tactics.FEIGNED_FLIGHT or card == tactics.WAR_CHEST:
        return True
    if card == tactics.HOLD_THE_LINE:
        return kind == AT_STRENGTH and tight(s, 2)
    if card == tactics.SUMMON_LIGHTNING:
        return troops.all_units(s, enemy) >= 3
    if card == tactics.RALLY_CRY:
        return troops.all_units(s, side) - troops.all_standing(s, side) >= 2
    if card == tactics.BATTLE_FURY:
        slot = s.chosen_type[side] - 1
        return slot >= 0 and troops.standing(s, side, slot) >= 1 and win_chance(s, side) < odds_of_ease()
    if card == tactics.TO_THE_WINNER:
        return win_chance(s, side) >= 65
    if card == tactics.CAVALRY_CHARGE:
        return troops.all_standing(s, enemy) >= 2
    return win_chance(s, side) < odds_of_ease()


def odds_of_ease() -> i64:
    """Who is as sure as this saves the card."""
    return 88


def tight(s: Runewars, by: i64) -> bool:
    """Whether so much strength decides the battle for the defender."""
    attack = s.might[ATTACKER] + strength.of_units(s, ATTACKER) + strength.of_leaders(s, ATTACKER)
    defence = s.might[DEFENDER] + strength.of_units(s, DEFENDER) + strength.of_leaders(s, DEFENDER)
    defence += strength.of_place(s) + strength.of_cards(s)
    return defence < attack <= defence + by


def useful_command(s: Runewars, side: i64, card: i64) -> bool:
    """Commander cards cost nothing but where the commander himself suffers."""
    if card == commander_cards.TAKE_THE_BLOW:
        return s.harm[side] >= STRONG_HARM
    return card != commander_cards.SPY or s.cards_in_hand(troops.seat_of(s, 1 - side)) != 0


def announce(s: Runewars, f: i64, seat: i64) -> i64:
    """The Tactical Fate card that brings the most for the chosen type, if it brings more than a drawn card would."""
    side = s.frames[f + questions.ANNOUNCE_FATE_SIDE]
    slot = s.chosen_type[side] - 1
    if slot < 0 or not troops.is_player(s, side):
        return actions.GO_ON
    shape = SHAPE[troops.kind_in(s, side, slot)]
    best: i64 = -1
    most: i64 = 9
    for card in range(FIRST, LAST + 1):
        if s.hand[seat * tactics.KINDS + card] == 0:
            continue
        at = card * 4 + shape
        worth = result_worth(tactics.RESULT[at], tactics.AMOUNT[at])
        if worth > most and allowed(s, f, seat, actions.ANNOUNCE_FATE + card):
            most = worth
            best = card
    if best >= 0:
        return actions.ANNOUNCE_FATE + best
    return actions.GO_ON


def result_worth(result: i64, amount: i64) -> i64:
    """How good a result of a Fate card is, in tenths of a destroyed unit."""
    if result == fate.SPECIAL:
        return 13 * amount
    if result == fate.ROUT:
        return 9 * amount
    return 7 * amount if result == fate.DAMAGE else i64(0)


def put_aside(s: Runewars, f: i64, seat: i64) -> i64:
    """The card that brings the least; for new ones only those that miss."""
    side = s.frames[f + questions.PUT_ASIDE_SIDE]
    shape = fate_results.shape_of(s, side)
    best: i64 = -1
    least: i64 = 1000
    for at in range(rounds.FIRST_TACTICS + tactics.KINDS):
        if not allowed(s, f, seat, actions.PUT_ASIDE + at):
            continue
        if at < rounds.FIRST_TACTICS:
            worth = result_worth(fate.RESULT[at * 4 + shape], fate.AMOUNT[at * 4 + shape])
        else:
            card = at - rounds.FIRST_TACTICS
            worth = result_worth(tactics.RESULT[card * 4 + shape], tactics.AMOUNT[card * 4 + shape])
        if worth < least:
            least = worth
            best = at
    if s.frames[f + questions.PUT_ASIDE_WHY] == questions.FOR_FEINT and least > 0:
        return actions.GO_ON
    return actions.PUT_ASIDE + best if best >= 0 else s.lapse_in(f, seat)


# --- Units -----------------------------------------------------------------------------------------------------------


def choose_type(s: Runewars, f: i64) -> i64:
    """The type with the most units draws first, before it loses some."""
    side = s.frames[f + questions.CHOOSE_TYPE_SIDE]
    mask = rounds.types_to_fight(s, side)
    best: i64 = -1
    most: i64 = -1
    for slot in range(SLOTS):
        if (mask >> slot) & 1 == 1 and troops.standing(s, side, slot) > most:
            most = troops.standing(s, side, slot)
            best = slot
    return actions.FIGHT_WITH + troops.kind_in(s, side, best)


def own_loss(s: Runewars, f: i64, seat: i64, kind: i64) -> i64:
    """The unit that is missed least: one that survives it, one that has drawn, one that lies, a cheap one."""
    side = s.frames[f + questions.UNITS_SIDE]
    left = s.frames[f + questions.UNITS_LEFT]
    out = NO_ACTIONS[:]
    n = s.fill(f, seat, out, 0)
    best: i64 = 0
    least: i64 = 1000000
    for i in range(n):
        at = out[i] - actions.BATTLE_UNIT
        if at < 0 or at >= CELLS * 30:
            continue
        cost = loss(s, side, at // CELLS, at % CELLS, kind, left)
        if cost < least:
            least = cost
            best = i
    return out[best]


def loss(s: Runewars, side: i64, kind: i64, cell: i64, question: i64, left: i64) -> i64:
    """What it costs a side that this unit is hit."""
    worth = 10 * WORTH[kind]
    slot = forces.slot_of(kind)
    stands = cell < LYING
    waits = stands and (s.has_drawn[side] >> slot) & 1 == 0
    if question == questions.ASSIGN_DAMAGE:
        wounds = troops.health(s, side, kind) - cell % LYING
        if wounds > left:
            return 20
        worth = worth // wounds
    elif question == questions.ASSIGN_ROUTS:
        worth = worth // 3
    if waits:
        worth += 50
    return worth + 90 if stands else worth


def aim(s: Runewars, f: i64, seat: i64) -> i64:
    """The enemy unit that hurts most to lose."""
    side = s.frames[f + questions.UNITS_SIDE]
    mode = s.frames[f + questions.UNITS_MODE]
    out = NO_ACTIONS[:]
    n = s.fill(f, seat, out, 0)
    best: i64 = 0
    most: i64 = -1
    for i in range(n):
        at = out[i] - actions.BATTLE_UNIT
        if at < 0 or at >= CELLS * 30:
            continue
        worth = gain(s, side, at // CELLS, at % CELLS, mode)
        if worth > most:
            most = worth
            best = i
    return out[best]


def gain(s: Runewars, side: i64, kind: i64, cell: i64, mode: i64) -> i64:
    """What it brings that an enemy unit is hit."""
    worth = 10 * WORTH[kind]
    slot = forces.slot_of(kind)
    stands = cell < LYING
    if aims.DEED[mode] == aims.HURTS:
        wounds = troops.health(s, side, kind) - cell % LYING
        worth = worth // wounds + (60 if wounds == 1 else 0)
    if stands:
        worth += 80
        if (s.has_drawn[side] >> slot) & 1 == 0:
            worth += 60
    return worth


def own_choice(s: Runewars, f: i64, seat: i64) -> i64:
    """The best unit where it is for its good, the least one where it is lost."""
    mode = s.frames[f + questions.UNITS_MODE]
    side = s.frames[f + questions.UNITS_SIDE]
    if mode == own_units.SACRIFICE:
        return actions.HIT_INSTEAD
    if mode == own_units.FURY and troops.all_standing(s, 1 - side) == 0:
        return actions.GO_ON
    lost = mode == own_units.LEAVE or mode == own_units.DISBAND or mode == own_units.FURY
    out = NO_ACTIONS[:]
    n = s.fill(f, seat, out, 0)
    best: i64 = 0
    most: i64 = -1000000
    for i in range(n):
        at = out[i] - actions.BATTLE_UNIT
        if at < 0 or at >= CELLS * 30:
            continue
        worth = WORTH[at // CELLS]
        if lost:
            worth = -worth - (30 if at % CELLS < LYING else 0)
        if worth > most:
            most = worth
            best = i
    return out[best]


def how_many(s: Runewars, f: i64, seat: i64) -> i64:
    """All that costs nothing; of a blow as much as the commander can bear."""
    mode = s.frames[f + questions.HOW_MANY_MODE]
    most = s.frames[f + questions.HOW_MANY_MOST]
    if mode == counting.HUNGER:
        return actions.FIGURES
    if mode == counting.TAKE_THE_BLOW:
        side = s.frames[f + questions.HOW_MANY_SIDE]
        hero = battle_leader(s, seat, side)
        bears = heroes.health(s, hero) - s.hero_damage[hero] - 2 if hero >= 0 else i64(0)
        if bears < 0:
            bears = 0
        return actions.FIGURES + (most if most < bears else bears)
    return actions.FIGURES + most


def battle_leader(s: Runewars, seat: i64, side: i64) -> i64:
    """The commander of a seat who stands in the battle, -1 without one."""
    for hero in range(hero_cards.HEROES):
        if s.hero_of[hero] == seat + 1 and s.hero_at[hero] == s.battle_at and heroes.is_commander(s, hero):
            return hero
    return -1


# --- Heroes beside units ---------------------------------------------------------------------------------------------


def support_hero(s: Runewars, f: i64) -> i64:
    """Every hero helps, but for an attack that is lost anyway."""
    side = s.frames[f + questions.SUPPORT_SIDE]
    free = supporting.free_heroes(s, side)
    if free == 0 or win_chance(s, side) < 35:
        return actions.GO_ON
    return actions.SUPPORT + lowest(free)


def support_type(s: Runewars, f: i64, seat: i64) -> i64:
    """Beside the type that draws the most cards."""
    side = s.frames[f + questions.SUPPORT_SIDE]
    mask = supporting.free_types(s, side)
    best: i64 = -1
    most: i64 = -1
    for slot in range(SLOTS):
        if (mask >> slot) & 1 == 1 and troops.standing(s, side, slot) > most:
            most = troops.standing(s, side, slot)
            best = slot
    return actions.BESIDE + troops.kind_in(s, side, best) if best >= 0 else s.lapse_in(f, seat)


# --- Afterwards ------------------------------------------------------------------------------------------------------


def retreat_to(s: Runewars, f: i64, seat: i64) -> i64:
    """Where it is safest and nothing is lost to the limit of eight; neutral units go wherever."""
    out = NO_ACTIONS[:]
    n = s.fill(f, seat, out, 0)
    kind = s.frames[f]
    if kind == questions.RETREAT and s.frames[f + questions.RETREAT_OWNER] != seat + 1:
        return out[0]
    view = Sight(s, seat)
    fleeing = forces.total(s.fleeing + s.fleeing_up)
    best: i64 = 0
    least: i64 = 1000000
    for i in range(n):
        area = out[i] - actions.RETREAT_TO
        cost = sight.exposure(s, view, area) - view.rune[area] // 4
        there = forces.total(s.standing[area] + s.routed[area]) if s.holder[area] == seat + 1 else i64(0)
        over = there + fleeing - 8
        if over > 0:
            cost += 12 * over
        if cost < least:
            least = cost
            best = i
    return out[best]


def replace_stronghold(s: Runewars, f: i64, seat: i64) -> i64:
    """A stronghold of one's own where it stood, if a token is left."""
    own = actions.RAISE_OWN + 1
    return own if allowed(s, f, seat, own) else actions.RAISE_OWN
