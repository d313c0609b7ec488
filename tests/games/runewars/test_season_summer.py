"""The Season cards of summer."""

from __future__ import annotations

import pytest
from runewars_orders import army, dials, held_by, hero, hero_at, question, set_dials
from runewars_seasons import bid_all, quest_hand, quests_of, rich, rune_at, season_card, wasteland
from runewars_table import (
    area,
    build,
    chance,
    do,
    hold,
    in_hand,
    names,
    offers,
    order_all,
    put,
    refusal,
    rune,
    table,
)

from bannerhall.games.runewars.rules.tokens import set_ice


@pytest.mark.clause("RUN-SEA-08")
def test_summer_is_the_time_of_quests() -> None:
    s = table(2)
    hero(s, 0, "ronan", "DA")
    season_card(s, "open_roads")
    assert question(s) == "hero_action"
    assert s.waiting() == [0]


@pytest.mark.clause("RUN-SEA-02", "RUN-RUNE-03", "RUN-ORIG-04")
def test_threatened_home_realms_send_two_tokens_away_as_they_lie() -> None:
    s = table(2)
    rune(s, "DA", "dragon", seen=[0])
    rune(s, "DB", "false", seen=[0])
    rune(s, "DC", "dragon", up=True, seen=[0, 1])
    rune(s, "5A", "false")
    put(s, 1, "6D", reanimate=1)
    season_card(s, "threatened_home_realms")
    assert offers(s, 0) == ["pick_area DA", "pick_area DB", "pick_area DC"]
    do(s, 0, "pick_area DC")
    for at in ("DA", "WA", "5A", "6D"):  # home realms, a token, an enemy area
        assert f"pick_area {at}" not in offers(s, 0), at
    do(s, 0, "pick_area 5B", "pick_area DB", "pick_area 8A")
    assert (rune_at(s, "5B"), rune_at(s, "8A"), rune_at(s, "DA")) == ("dragon up", "false", "dragon")
    assert rune_at(s, "DC") == "none"
    assert s.rune_seen[area("8A")] == 1
    assert s.waiting() == [0, 1]  # nobody else has a token: orders


@pytest.mark.clause("RUN-SEA-02", "RUN-ORIG-04")
def test_in_the_revised_ruleset_one_token_leaves() -> None:
    s = table(2, ruleset="revised")
    rune(s, "DA", "dragon", seen=[0])
    rune(s, "DB", "false", seen=[0])
    season_card(s, "threatened_home_realms")
    do(s, 0, "pick_area DA", "pick_area 5B")
    assert question(s) == "choose_order"


@pytest.mark.clause("RUN-SEA-02", "RUN-RUNE-06")
def test_a_token_that_others_have_taken_does_not_leave() -> None:
    s = table(2)
    rune(s, "DA", "dragon", seen=[0])
    put(s, 1, "DA", reanimate=1)
    season_card(s, "threatened_home_realms")
    assert question(s) == "choose_order"
    assert rune_at(s, "DA") == "dragon"


@pytest.mark.clause("RUN-SEA-02", "RUN-BID-06")
def test_power_for_the_pious_is_laid_by_the_lowest_bidder() -> None:
    s = table(3)
    rich(s, 2, 2, 2)
    rune(s, "DA", "false", seen=[0])
    season_card(s, "power_for_the_pious")
    bid_all(s, 2, 1, 0)
    assert s.waiting() == [2]
    assert offers(s, 2) == ["pick_area LA", "pick_area LB", "pick_area LC"]  # Latari: more influence left
    do(s, 2, "pick_area LB")
    assert offers(s, 2) == ["pick_area DB", "pick_area DC"]
    do(s, 2, "pick_area DC")
    assert (rune_at(s, "LB"), rune_at(s, "DC")) == ("dragon", "dragon")
    assert question(s) == "choose_order"  # the lowest bidder gets none


@pytest.mark.clause("RUN-SEA-02")
def test_without_a_free_area_the_rune_of_the_pious_is_lost() -> None:
    s = table(2)
    rich(s, 2, 0)
    for at in ("DA", "DB", "DC"):
        rune(s, at, "false", seen=[0])
    season_card(s, "power_for_the_pious")
    bid_all(s, 1, 0)
    assert question(s) == "choose_order"
    assert [rune_at(s, at) for at in ("DA", "DB", "DC")] == ["false"] * 3


@pytest.mark.clause("RUN-SEA-02")
def test_tournament_of_heroes_trains_one_standing_hero_at_home() -> None:
    s = table(2)
    hero(s, 0, "ronan", "DA")
    hero(s, 0, "astarra", "DB", routed=True)
    hero(s, 0, "brann", "5A")  # nobody's area
    season_card(s, "tournament_of_heroes")
    assert offers(s, 0) == ["pick_hero ronan", "enough"]
    do(s, 0, "pick_hero ronan")
    assert question(s) == "raise_attribute"
    assert offers(s, 0)[:3] == ["raise strength", "raise agility", "raise wisdom"]
    do(s, 0, "raise agility")
    training = s.position()["training"]
    assert isinstance(training, dict)
    assert training["ronan"] == [0, 1, 0]


@pytest.mark.clause("RUN-SEA-02", "RUN-CARD-03")
def test_drought_costs_two_influence_or_a_food() -> None:
    s = table(3)
    rich(s, 2, 1, 2)
    for seat in range(3):
        set_dials(s, seat, food=3)
    season_card(s, "drought")
    do(s, 0, "agree")  # more influence than Latari, more starting influence than Uthuk
    assert s.waiting() == [2]  # Uthuk
    do(s, 2, "decline")
    assert [dials(s, seat)[0] for seat in range(3)] == [3, 2, 2]
    assert list(s.influence)[:3] == [0, 1, 2]


@pytest.mark.clause("RUN-SEA-02", "RUN-BID-06", "RUN-TAC-09")
def test_masters_of_the_arcane_keep_two_cards_of_three() -> None:
    s = table(2)
    rich(s, 1, 0)
    hold(s, 1, "war_chest", "war_chest", "sabotage")
    season_card(s, "masters_of_the_arcane")
    do(s, 1, "pass_window")
    bid_all(s, 1, 0)
    chance(s, "draw_tactics scrying", "draw_tactics ambush", "draw_tactics foragers")
    assert refusal(s, 0, "give_up_drawn bribery").clause
    do(s, 0, "give_up_drawn ambush")
    assert in_hand(s, 0) == ["foragers", "scrying"]
    assert sorted(weight for _, weight in s.odds()) == [1, 2]  # at random, by the number of copies
    chance(s, "lose_tactics war_chest")
    assert in_hand(s, 1) == ["war_chest", "sabotage"]


@pytest.mark.clause("RUN-SEA-02", "RUN-CARD-04", "RUN-NEU-12")
def test_swords_for_hire_are_small_neutral_units() -> None:
    s = table(2)
    rich(s, 1, 0)
    put(s, 0, "5A", footman=7)
    season_card(s, "swords_for_hire")
    bid_all(s, 1, 0)
    assert offers(s, 0) == ["pick_unit sorcerer", "pick_unit razorwing", "pick_unit beastman", "enough"]
    assert refusal(s, 0, "pick_unit giant").clause
    do(s, 0, "pick_unit sorcerer")
    assert offers(s, 0) == ["pick_area 5A", "pick_area DA", "pick_area DB", "pick_area DC"]
    do(s, 0, "pick_area DB", "pick_number 2")
    assert army(s, "DB") == {"sorcerer": 2}
    assert held_by(s, "DB") == 0


@pytest.mark.clause("RUN-SEA-02", "RUN-MOV-11")
def test_the_limit_of_eight_applies_to_hired_swords() -> None:
    s = table(2)
    rich(s, 1, 0)
    put(s, 0, "5A", footman=7)
    season_card(s, "swords_for_hire")
    bid_all(s, 1, 0)
    do(s, 0, "pick_unit sorcerer", "pick_area 5A", "pick_number 2")
    assert question(s) == "disband"
    do(s, 0, "disband footman")
    assert army(s, "5A") == {"footman": 6, "sorcerer": 2}


@pytest.mark.clause("RUN-SEA-02")
def test_whispered_legends_are_heard_where_nobody_rules() -> None:
    s = table(2)
    hero(s, 0, "ronan", "5A")
    quest_hand(s, 0, "ice_tower", "mines", "library")
    hero(s, 1, "mordane", "WA")  # a controlled area
    season_card(s, "whispered_legends")
    quest = s.rules.vocabulary.text(s.odds()[0][0])
    chance(s, quest)
    assert question(s) == "discard_quest"
    do(s, 0, "discard_quest ice_tower")
    assert len(quests_of(s, 0)) == 3
    assert quests_of(s, 1) == set()


@pytest.mark.clause("RUN-SEA-02", "RUN-CARD-06")
def test_open_roads_make_everybody_fast_until_the_season_ends() -> None:
    s = table(2)
    season_card(s, "open_roads")
    put(s, 0, "DA", footman=1)
    order_all(s, "mobilize", "conquer")
    do(s, 0, "activate 5B")
    assert "move_from DA" in offers(s, 0)  # three areas: DB, 5A
    do(s, 0, "done", "skip_bonus")
    do(s, 1, "done")
    chance(s, "season masons_strike")
    assert s.weather & 1 == 0


@pytest.mark.clause("RUN-SEA-02", "RUN-DES-05")
def test_winds_of_al_kalim_are_led_by_the_poorest() -> None:
    s = table(3)
    rich(s, 1, 1, 1)  # equals: the later one in play order, Uthuk
    put(s, 0, "3B", footman=1)
    set_ice(s, area("9A"), 1)
    wasteland(s, "9B")
    season_card(s, "winds_of_al_kalim")
    assert s.waiting() == [2]
    for at in ("3B", "UA", "9A", "9B"):
        assert refusal(s, 2, f"pick_area {at}").clause == "RUN-DES-05", at
    do(s, 2, "pick_area 1A")
    assert names(s.wasteland) == {"1A", "9B"}


@pytest.mark.clause("RUN-SEA-02")
def test_tales_of_the_sunken_city_exchange_quests() -> None:
    s = table(2)
    quest_hand(s, 0, "ice_tower", "mines")
    season_card(s, "tales_of_the_sunken_city")
    assert s.waiting() == [0]
    do(s, 0, "return_quest ice_tower", "enough")
    assert question(s) == "draw_quests"
    chance(s, "draw_quest library")
    assert quests_of(s, 0) == {"mines", "library"}
    assert question(s) == "choose_order"


@pytest.mark.clause("RUN-SEA-02", "RUN-HER-03")
def test_call_to_command_brings_a_hero_for_two_influence() -> None:
    s = table(2)
    rich(s, 3, 3)
    build(s, 0, "DA")
    season_card(s, "call_to_command")
    assert s.waiting() == [0]  # Waiqar has no stronghold
    do(s, 0, "agree")
    assert s.influence[0] == 1
    chance(s, "draw_hero ronan")
    assert hero_at(s, "ronan") == area("DA")


@pytest.mark.clause("RUN-SEA-02")
def test_call_to_command_needs_the_influence() -> None:
    s = table(2)
    rich(s, 1, 1)
    build(s, 0, "DA")
    season_card(s, "call_to_command")
    assert question(s) == "choose_order"
