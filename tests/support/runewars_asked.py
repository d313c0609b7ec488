"""Positions in which somebody is asked a question about heroes, Quests, duels, commanders and the other modules."""

from __future__ import annotations

from collections.abc import Callable

from runewars_battle import PLACE, attack, commander, field
from runewars_heroes import (
    challenge,
    draw_symbols,
    duel,
    duel_draws,
    give_quests,
    hero,
    land,
    leads,
    quest_time,
    reward,
    units_draw,
    wound,
)
from runewars_orders import capital, city, develop, explore, question, set_dials
from runewars_table import area, build, chance, do, hold, neutrals, put, rune, table, turn

from bannerhall.games.runewars.rules import exploration_tokens, hero_cards, tactics
from bannerhall.games.runewars.rules.state import Runewars


def acting() -> Runewars:
    s = land()
    hero(s, 0, "valadir", "DB")
    s.influence[0] = 9
    return quest_time(s)


def two_heroes() -> Runewars:
    s = land()
    hero(s, 0, "valadir", "DB")
    hero(s, 0, "ronan", "DB")
    reward(s, "ronan", "flute")
    s.influence[0] = 9
    return quest_time(s)


def meeting() -> Runewars:
    s = land()
    hero(s, 0, "valadir", "5A")
    hero(s, 1, "varikas", "5A")
    give_quests(s, 0, "library", "ice_tower")
    s.influence[0] = 3
    quest_time(s)
    do(s, 0, "travel 5A")
    return s


def in_a_city() -> Runewars:
    s = land()
    hero(s, 0, "valadir", "5A")
    city(s, "5A", "city_7")
    give_quests(s, 0, "ice_tower")
    s.influence[0] = 5
    quest_time(s)
    do(s, 0, "travel 5A")
    return s


def drawing_for_a_test() -> Runewars:
    s = land()
    hero(s, 0, "sethra", "5D")
    give_quests(s, 0, "mines")
    s.influence[0] = 9
    quest_time(s)
    do(s, 0, "travel 5D", "attempt mines")
    chance(s, "fate 1", "fate 2")
    return s


def choosing() -> Runewars:
    s = drawing_for_a_test()
    do(s, 0, "keep_fates")
    return s


def starting() -> Runewars:
    s = duel("gherinn", "valadir")
    reward(s, "gherinn", "healing_draught")
    challenge(s, "valadir")
    return s


def striking() -> Runewars:
    s = duel("ronan", "valadir")
    reward(s, "ronan", "sunblade", up=True)
    challenge(s, "valadir")
    duel_draws(s, "special", "miss")
    return s


def defending() -> Runewars:
    s = duel("ronan", "valadir")
    reward(s, "valadir", "flute")
    challenge(s, "valadir")
    while question(s) in ("use_reward", "duel_start"):
        do(s, 1, "save_rewards" if question(s) == "use_reward" else "begin_duel")
    duel_draws(s, "damage", "miss")
    return s


def assigning() -> Runewars:
    s = land()
    hero(s, 0, "ronan", "5A")
    neutrals(s, "5A", beastman=1)
    give_quests(s, 0, "beast_hunt")
    s.influence[0] = 9
    quest_time(s)
    do(s, 0, "travel 5A", "attempt beast_hunt")
    duel_draws(s, "damage")
    units_draw(s, "triangle", "miss", "miss")
    return s


def killing() -> Runewars:
    s = duel("grey_ker", "valadir")
    put(s, 1, "5A", reanimate=2)
    challenge(s, "valadir")
    draw_symbols(s, "gold")
    return s


def exploring(kind: str) -> Callable[[], Runewars]:
    def position() -> Runewars:
        s = land(2, exploration=True)
        hero(s, 0, "valadir", "5A")
        reward(s, "valadir", "flute")
        neutrals(s, "5A", beastman=1)
        rune(s, "8A", "dragon")
        s.set_exploration(area("5A"), exploration_tokens.NAMES.index(kind) + 1)
        s.set_training(hero_cards.VALADIR, 2)
        s.influence[0] = 9
        quest_time(s)
        do(s, 0, "travel 5A")
        return s

    return position


def recruiting_heroes() -> Runewars:
    s = table(2, commanders=True)
    build(s, 0, "DB")
    build(s, 0, "5A")
    for name in ("ronan", "valadir", "elyra", "tatianna"):
        hero(s, 0, name, "DB")
    leads(s, 0, "ronan", "inspire")
    s.influence[0] = 2
    turn(s, 0, "rally_support")
    do(s, 0, "use_bonus")
    return s


def keeping() -> Runewars:
    s = recruiting_heroes()
    do(s, 0, "call_heroes 1")
    chance(s, "draw_hero brann")
    return s


def placing() -> Runewars:
    s = keeping()
    do(s, 0, "keep_hero brann")
    return s


def deserting() -> Runewars:
    s = placing()
    do(s, 0, "place_hero DB")
    return s


def keeping_a_card() -> Runewars:
    s = recruiting_heroes()
    do(s, 0, "call_commanders 1")
    chance(s, "draw_commander spy")
    return s


def leading() -> Runewars:
    s = land(2, commanders=True)
    for name, at in (("ronan", "DB"), ("valadir", "DB"), ("elyra", "5A")):
        hero(s, 0, name, at)
    leads(s, 0, "ronan", "inspire")
    build(s, 0, "DB")
    return quest_time(s)


def commanding() -> Runewars:
    s = field(commanders=True)
    commander(s, 0, "valadir", "spy")
    put(s, 1, PLACE, reanimate=3)
    hold(s, 1, "hold_the_line")
    return attack(s, PLACE, 0, knight=3)


def shopping() -> Runewars:
    s = table(2, development_cards=True)
    build(s, 0, "DB")
    capital(s, 0, "DA")
    develop(s, "daqan_drill")
    turn(s, 0, "harvest")
    set_dials(s, 0, food=2, wood=1)
    do(s, 0, "use_bonus")
    return s


def own_turn() -> Runewars:
    s = table(2, exploration=True)
    hero(s, 0, "valadir", "5A")
    reward(s, "valadir", "shard_of_timmorran")
    explore(s, "5A", "temple")
    put(s, 0, "5A", footman=7)
    turn(s, 0, "fortify")
    return s


def exchanging() -> Runewars:
    s = two_heroes()
    do(s, 0, "act_with ronan", "exchange valadir")
    return s


def robbed() -> Runewars:
    """Whoever wins a duel shares the cards of the fallen hero among two heroes."""
    s = duel("ronan", "red_scorpion")
    hero(s, 0, "valadir", "5A")
    wound(s, "red_scorpion", 3)
    reward(s, "red_scorpion", "flute", up=True)
    s.influence[0] = 9
    quest_time(s)
    do(s, 0, "act_with ronan", "travel 5A", "challenge red_scorpion")
    duel_draws(s, "damage", "miss")
    return s


def announcing() -> Runewars:
    s = duel("ronan", "valadir")
    hold(s, 0, "beast_lure")
    challenge(s, "valadir")
    do(s, 0, "begin_duel")
    return s


def drifting() -> Runewars:
    s = land(2, exploration=True)
    hero(s, 0, "valadir", "5A")
    s.set_exploration(area("5A"), exploration_tokens.FLOODED + 1)
    s.influence[0] = 9
    quest_time(s)
    do(s, 0, "travel 5A")
    return s


def barring() -> Runewars:
    s = commanding()
    do(s, 0, "command spy")
    draw_symbols(s, "silver", "red")
    do(s, 0, "choose_fate 3")
    return s


def passing_the_lead() -> Runewars:
    s = land(2, commanders=True)
    for name, card in (("ronan", "inspire"), ("valadir", "spy"), ("elyra", "")):
        hero(s, 0, name, "DB")
        if card:
            leads(s, 0, name, card)
    s.tactics_deck.draw_middle(tactics.LIEUTENANT_GENERAL)
    s.lieutenant = 1
    build(s, 0, "DB")
    quest_time(s)
    do(s, 0, "lead_with elyra")
    return s


def pilfering() -> Runewars:
    s = land()
    hero(s, 0, "orsino", "8B")
    give_quests(s, 0, "old_road")
    s.influence[0] = 9
    quest_time(s)
    do(s, 0, "travel 8B", "attempt old_road")
    draw_symbols(s, "silver", "red", "red")
    do(s, 0, "choose_fate 3")
    chance(s, "draw_reward spyglass", "draw_reward flute")
    return s


def luring() -> Runewars:
    s = table(2)
    hero(s, 0, "ronan", "5B")
    reward(s, "ronan", "flute")
    neutrals(s, "5B", beastman=1)
    turn(s, 0, "fortify")
    do(s, 0, "use_reward flute")
    return s


def spying() -> Runewars:
    s = table(2)
    hero(s, 0, "ronan", "5B")
    reward(s, "ronan", "spyglass")
    rune(s, "5C", "dragon")
    rune(s, "6A", "false")
    turn(s, 0, "fortify")
    do(s, 0, "use_reward spyglass")
    return s


def building_a_capital() -> Runewars:
    s = table(2, development_cards=True)
    build(s, 0, "DA")
    build(s, 0, "DB")
    turn(s, 0, "harvest")
    set_dials(s, 0, wood=1, ore=2)
    do(s, 0, "use_bonus", "buy_card daqan_capital")
    return s


def healing() -> Runewars:
    s = two_heroes()
    hold(s, 0, "healing_springs")
    wound(s, "valadir", 1)
    wound(s, "ronan", 3)
    do(s, 0, "act_with ronan", "hero_card healing_springs")
    return s


def striking_beside() -> Runewars:
    s = land()
    hero(s, 0, "krutzbek", "5A")
    hero(s, 1, "ronan", "5A")
    hero(s, 1, "valadir", "5A")
    wound(s, "valadir", 4)
    s.influence[0] = 9
    quest_time(s)
    do(s, 0, "train strength")
    return s
