"""Mobilize and Conquer: areas are activated, units come from all sides [RUN-ORD2-01] [RUN-ORD3-01]."""

from __future__ import annotations

import pytest
from runewars_march import go, marching
from runewars_orders import army, develop, held_by, hero, in_battle, question
from runewars_table import area, build, do, mask, neutrals, offers, put, refusal, table, turn

from bannerhall.games.runewars.rules import components, rewards_packed
from bannerhall.games.runewars.rules.hero_cards import NAMES as HEROES


@pytest.mark.clause("RUN-ORD2-01", "RUN-ORD3-01", "RUN-MOV-01")
@pytest.mark.parametrize("order", ["mobilize", "conquer"])
def test_units_come_from_two_areas_away_over_empty_areas(order: str) -> None:
    s = marching()
    put(s, 0, "DA", footman=1)
    go(s, "5A", order)
    assert s.activated[0] == mask("5A")
    assert offers(s, 0) == ["move_from DA", "move_from DB", "done"]
    do(s, 0, "move_from DB", "units 2")
    assert army(s, "5A") == {"footman": 2}
    do(s, 0, "move_from DA")  # a single Footman: nothing to choose
    assert army(s, "5A") == {"footman": 3}
    assert held_by(s, "DB") is None


@pytest.mark.clause("RUN-MOV-01")
def test_units_do_not_pass_through_enemy_or_neutral_areas() -> None:
    s = marching()
    neutrals(s, "5A", beastman=1)
    neutrals(s, "6C", beastman=1)
    go(s, "5B")
    assert question(s) == "bonus"  # nobody could come


@pytest.mark.clause("RUN-MOV-01", "RUN-MOV-18")
def test_units_pass_through_a_full_friendly_area_with_an_activation_token() -> None:
    s = marching()
    put(s, 0, "5A", footman=8)
    s.activated[0] = mask("5A")
    go(s, "5B")
    do(s, 0, "move_from DB", "units 2")
    assert army(s, "5B") == {"footman": 2}


@pytest.mark.clause("RUN-MOV-02", "RUN-TERM-07", "RUN-TERM-10")
def test_units_stay_under_their_activation_token_and_where_they_lie() -> None:
    s = marching()
    put(s, 0, "DA", footman=1)
    put(s, 0, "DC", routed=True, footman=2)
    s.activated[0] = mask("DB")
    go(s, "5A")
    assert offers(s, 0) == ["move_from DA", "done"]
    assert refusal(s, 0, "move_from DB").clause == "RUN-MOV-02"
    assert refusal(s, 0, "move_from DC").clause == "RUN-TERM-10"


@pytest.mark.clause("RUN-MOV-03")
def test_an_area_is_not_activated_twice() -> None:
    s = marching()
    s.activated[0] = mask("5A")
    s.activated[1] = mask("5B")
    turn(s, 0, "mobilize")
    assert "activate 5B" in offers(s, 0)
    assert refusal(s, 0, "activate 5A").clause == "RUN-MOV-03"


@pytest.mark.clause("RUN-MOV-17")
def test_activation_tokens_do_not_run_out() -> None:
    s = marching()
    s.activated[0] = int(s.land) & ~mask("5A")
    go(s, "5A")
    assert s.activated[0] == s.land


@pytest.mark.clause("RUN-ORD-08")
def test_a_march_without_units_and_an_order_without_a_march_are_allowed() -> None:
    s = marching()
    go(s, "5A")
    do(s, 0, "done", "use_bonus", "done")
    assert army(s, "DB") == {"footman": 2}
    assert s.activated[0] == mask("5A")
    assert question(s) == "season_card"  # the turn is over


@pytest.mark.clause("RUN-MOV-06", "RUN-TERM-12")
def test_water_and_mountains_stop_whoever_does_not_fly() -> None:
    s = table(2)
    put(s, 0, "3C", footman=1, roc=1)
    go(s, "8B")  # mountains lie between; round by 8C it is two areas
    assert offers(s, 0) == ["move_from 3C", "done"]
    do(s, 0, "move_from 3C", "units 1")
    s = table(2)
    put(s, 0, "3C", footman=1, roc=1)
    neutrals(s, "8C", beastman=1)
    neutrals(s, "6A", beastman=1)
    go(s, "8B")
    do(s, 0, "move_from 3C")
    assert army(s, "8B") == {"roc": 1}


@pytest.mark.clause("RUN-MOV-07")
def test_borders_without_colour_are_open() -> None:
    s = table(2)
    assert s.near[area("6A")] & ~s.wet[area("6A")] & ~s.steep[area("6A")] == mask("3C", "5B", "5D", "6B", "8A")


@pytest.mark.clause("RUN-MOV-08", "RUN-TERM-12")
def test_flying_units_do_not_pass_over_enemy_areas() -> None:
    s = table(2)
    put(s, 0, "DC", roc=1)
    put(s, 1, "5A", reanimate=1)
    put(s, 1, "DB", reanimate=1)
    go(s, "5B")
    assert question(s) == "bonus"


@pytest.mark.clause("RUN-TERM-11")
def test_fast_units_come_from_three_areas_away() -> None:
    s = table(2)
    put(s, 0, "DB", knight=1, footman=1)
    go(s, "6A")
    do(s, 0, "move_from DB")
    assert army(s, "6A") == {"knight": 1}


@pytest.mark.clause("RUN-TERM-11")
def test_open_roads_and_forced_march_make_everybody_fast() -> None:
    for weather, forced in ((components.OPEN_ROADS, 0), (0, 1)):
        s = marching()
        s.weather = weather
        s.forced = forced
        go(s, "6A")
        assert offers(s, 0) == ["move_from DB", "done"]


def test_deep_snow_leaves_one_area_and_two_to_flyers() -> None:
    s = table(2)
    put(s, 0, "DB", knight=1, roc=1)
    s.weather = components.DEEP_SNOW
    s.forced = 1
    go(s, "5B")
    do(s, 0, "move_from DB")
    assert army(s, "5B") == {"roc": 1}
    s = table(2)
    put(s, 0, "DB", knight=1)
    s.weather = components.DEEP_SNOW
    go(s, "5A")
    assert offers(s, 0) == ["move_from DB", "done"]


def test_royal_aerie_and_windriders_make_rocs_and_pegasus_riders_fast() -> None:
    s = table(2, development_cards=True)
    put(s, 0, "DB", roc=1)
    go(s, "6A")
    assert question(s) == "bonus"
    s = table(2, development_cards=True)
    put(s, 0, "DB", roc=1)
    develop(s, "daqan_aerie")
    go(s, "6A")
    assert offers(s, 0) == ["move_from DB", "done"]
    s = table(4, development_cards=True)
    put(s, 1, "LB", pegasus_rider=1)
    develop(s, "latari_windriders")
    turn(s, 1, "mobilize")
    do(s, 1, "activate 8B")
    assert offers(s, 1) == ["move_from LB", "done"]


def test_steeds_of_shadow_carry_dark_knights_over_water() -> None:
    for cards, reached in (((), False), (("waiqar_steeds",), True)):
        s = table(2, development_cards=True)
        put(s, 1, "3A", dark_knight=1)
        neutrals(s, "6B", beastman=1)
        neutrals(s, "6C", beastman=1)
        neutrals(s, "3B", beastman=1)
        develop(s, *cards)
        turn(s, 1, "mobilize")
        do(s, 1, "activate 6D")
        assert (question(s) == "march_source") is reached


def test_mountain_pass_and_frozen_waters_open_borders() -> None:
    s = table(2)
    put(s, 0, "3C", footman=1)
    neutrals(s, "8C", beastman=1)
    neutrals(s, "6A", beastman=1)
    turn(s, 0, "mobilize")
    s.over_mountains = 1
    do(s, 0, "activate 8B")
    assert offers(s, 0) == ["move_from 3C", "done"]
    s = table(2)
    put(s, 0, "DC", footman=1)
    neutrals(s, "DB", beastman=1)
    s.ice_walkers = 1
    go(s, "5A")
    assert offers(s, 0) == ["move_from DC", "done"]


def test_stormy_weather_keeps_units_but_not_heroes() -> None:
    s = table(2, ruleset="revised")
    put(s, 0, "DB", footman=2)
    hero(s, 0, "ronan", "DB")
    s.may_march = 2
    go(s, "5A")
    assert offers(s, 0) == ["move_hero ronan", "done"]
    assert refusal(s, 0, "move_from DB").clause == "RUN-CARD-06"


@pytest.mark.clause("RUN-MOV-04")
def test_units_move_into_an_area_that_was_activated_before() -> None:
    s = marching("strategize")
    s.activated[0] = mask("5A")
    turn(s, 0, "strategize")
    do(s, 0, "move_from DB", "move_to 5A", "units 2")
    assert army(s, "5A") == {"footman": 2}


@pytest.mark.clause("RUN-MOV-11", "RUN-MOV-18")
def test_the_limit_of_eight_is_applied_when_the_march_is_over() -> None:
    s = table(2)
    put(s, 0, "DA", footman=5)
    put(s, 0, "DB", footman=5)
    go(s, "DC")
    do(s, 0, "move_from DA", "units 5", "move_from DB", "units 5")
    assert army(s, "DC") == {"footman": 8}
    s = table(2)
    put(s, 0, "DA", footman=4, bowman=1)
    put(s, 0, "DC", footman=4)
    go(s, "DC")
    do(s, 0, "move_from DA", "units 1", "units 4")
    assert question(s) == "disband"
    assert refusal(s, 0, "disband knight").clause == "RUN-MOV-11"
    do(s, 0, "disband bowman")
    assert army(s, "DC") == {"footman": 8}


# --- Battles ---------------------------------------------------------------------------------------------------------


@pytest.mark.clause("RUN-MOV-09", "RUN-TERM-03", "RUN-TERM-09")
def test_units_in_an_enemy_area_are_fought() -> None:
    s = marching("conquer")
    put(s, 1, "5A", reanimate=1)
    go(s, "5A", "conquer")
    do(s, 0, "move_from DB", "units 2")
    assert in_battle(s)


@pytest.mark.clause("RUN-MOV-10", "RUN-TERM-02")
def test_an_unguarded_home_realm_area_is_fought_for_too() -> None:
    s = table(2)
    put(s, 0, "8A", footman=2)
    go(s, "WB")
    do(s, 0, "move_from 8A", "units 2")
    assert in_battle(s)


@pytest.mark.clause("RUN-MOV-10")
def test_a_lone_stronghold_is_fought_for() -> None:
    s = marching()
    build(s, 1, "5A")
    go(s, "5A", "conquer")
    do(s, 0, "move_from DB", "units 1")
    if question(s) == "march_source":
        do(s, 0, "done")
    assert in_battle(s)


@pytest.mark.clause("RUN-ORD2-02", "RUN-ORD2-03")
def test_mobilize_is_resolved_twice_with_one_battle_at_most() -> None:
    s = marching()
    put(s, 1, "5A", reanimate=1)
    put(s, 0, "6C", footman=1)
    go(s, "6B")
    do(s, 0, "done", "use_bonus")
    s.fought = 1  # as if the first march had ended in a battle
    do(s, 0, "activate 5A")
    assert question(s) == "season_card"  # nobody may enter: the march is over at once


@pytest.mark.clause("RUN-ORD2-03")
def test_after_a_battle_units_enter_a_neutral_area_only_to_talk() -> None:
    s = marching()
    neutrals(s, "5A", beastman=1)
    s.influence[0] = 1
    turn(s, 0, "mobilize")
    s.fought = 1
    do(s, 0, "activate 5A")
    assert offers(s, 0) == ["move_from DB", "done"]
    s = marching()
    neutrals(s, "5A", beastman=1)
    hero(s, 0, "ronan", "DB", commands=True)
    put(s, 0, "DA", footman=1)
    turn(s, 0, "mobilize")
    s.fought = 1
    do(s, 0, "activate 5A")
    assert question(s) == "bonus"  # without influence nobody comes


@pytest.mark.clause("RUN-ORD2-05")
def test_a_battle_of_this_turn_counts_whatever_came_of_it() -> None:
    s = marching()
    put(s, 1, "5A", reanimate=1)
    put(s, 0, "6C", footman=1)
    turn(s, 0, "mobilize")
    s.fought = 1  # begun and cancelled by a card
    do(s, 0, "activate 6B")
    assert refusal(s, 0, "move_from 5A").clause == "RUN-TERM-10"
    do(s, 0, "done", "use_bonus", "activate 5A")
    assert question(s) == "season_card"


def test_hearthfire_truce_and_cold_mists_cost_influence_once_for_each_battle() -> None:
    s = marching()
    put(s, 0, "DA", footman=1)
    put(s, 1, "5A", reanimate=1)
    s.weather = components.TRUCE
    s.influence[0] = 1
    go(s, "5A")
    do(s, 0, "move_from DB", "units 1")
    assert s.influence[0] == 0
    assert "move_from DB" in offers(s, 0)  # paid for the whole march
    s = table(2, development_cards=True)
    put(s, 0, "8A", footman=2)
    develop(s, "waiqar_mists")
    s.weather = components.TRUCE
    s.influence[0] = 1
    put(s, 0, "8D", bowman=1)
    hero(s, 0, "ronan", "8A")
    go(s, "WB")
    assert question(s) == "bonus"  # two influence would be needed


def test_without_influence_nobody_breaks_the_truce() -> None:
    s = marching()
    hero(s, 0, "ronan", "DB")
    s.set_rewards(HEROES.index("ronan"), rewards_packed.one(0))  # whoever has a Reward card is asked
    put(s, 1, "5A", reanimate=1)
    s.weather = components.TRUCE
    go(s, "5A")
    assert refusal(s, 0, "move_from DB").clause == "RUN-CARD-01"
