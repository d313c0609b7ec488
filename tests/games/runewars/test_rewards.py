"""Reward cards beside duels: in one's own turn, in Quests, on the way, in battle [RUN-RWD-01] [RUN-RWD-02]."""

from __future__ import annotations

import pytest
from runewars_battle import PLACE, attack, draw, field
from runewars_battle import army as fighting
from runewars_heroes import (
    attempt,
    chosen,
    damage_of,
    draw_symbols,
    duel_draws,
    facedown,
    faceup,
    give_quests,
    hero,
    in_game,
    land,
    phase_is_over,
    quest_time,
    renewed,
    reward,
    saving,
    sees,
    wound,
)
from runewars_orders import army, held_by, hero_at, lying, question
from runewars_table import area, build, do, mask, neutrals, offers, put, refusal, rune, table, turn

from bannerhall.core.ruleset import Choice
from bannerhall.core.state import PROCEEDS
from bannerhall.games.runewars.rules import questions, retreat
from bannerhall.games.runewars.rules.components import DRAGON_RUNE
from bannerhall.games.runewars.rules.state import Runewars


def holder(card: str, at: str = "5A", up: bool = False, **options: Choice) -> Runewars:
    """The turn of seat 0, whose hero Ronan holds a Reward card in an area."""
    s = table(2, **options)
    hero(s, 0, "ronan", at)
    reward(s, "ronan", card, up)
    return s


def questing(card: str, reward_card: str, at: str, up: bool = False) -> Runewars:
    """Ronan of seat 0 with a Reward card and a Quest card has just moved."""
    s = land()
    hero(s, 0, "ronan", at)
    reward(s, "ronan", reward_card, up)
    give_quests(s, 0, card)
    s.influence[0] = 5
    quest_time(s)
    do(s, 0, f"travel {at}")
    return s


def fail_with_secrets(s: Runewars, card: str) -> None:
    """The hero, who has a facedown card that might be a Lucky Coin, keeps two red cards."""
    do(s, 0, f"attempt {card}")
    draw_symbols(s, "red", "red")
    do(s, 0, "keep_fates")
    chosen(s, 0, "red")


# --- In one's own turn ------------------------------------------------------------------------------------------------


@pytest.mark.clause("RUN-RWD-01", "RUN-RUNE-01")
def test_a_shard_of_timmorran_becomes_a_dragon_rune_at_a_stronghold() -> None:
    s = holder("shard_of_timmorran", "DB")
    build(s, 0, "DB")
    turn(s, 0, "fortify")
    do(s, 0, "use_reward shard_of_timmorran", "rune_area DA", "rune_area DC", "dragon_at DC")
    assert s.rune[area("DC")] == DRAGON_RUNE
    assert facedown(s, "ronan") == {}
    assert s.position()["reward_discard"] == {"shard_of_timmorran": 1}
    s = holder("shard_of_timmorran", "DB")
    build(s, 0, "DA")  # his hero stands elsewhere
    turn(s, 0, "fortify")
    assert refusal(s, 0, "use_reward shard_of_timmorran").clause == "RUN-CARD-01"
    assert refusal(s, 0, "use_reward flute").clause == "RUN-RWD-01"


@pytest.mark.clause("RUN-RWD-01", "RUN-NEU-12")
def test_the_flute_sends_neutral_units_to_a_player_who_becomes_their_ally() -> None:
    s = holder("flute", "5B")
    neutrals(s, "5B", beastman=2)
    neutrals(s, "5B", routed=True, beastman=1)
    put(s, 0, "6C", footman=1)
    turn(s, 0, "fortify")
    do(s, 0, "use_reward flute")
    assert offers(s, 0) == [f"flute {at}" for at in ("5A", "5C", "5D", "6A", "6B", "6C")]
    assert refusal(s, 0, "flute DB").clause == "RUN-CARD-03"
    do(s, 0, "flute 6C")
    assert army(s, "6C") == {"footman": 1, "beastman": 2}
    assert lying(s, "6C") == {"beastman": 1}
    assert held_by(s, "6C") == 0
    assert army(s, "5B") == {}
    assert s.holder[area("5B")] == 0


@pytest.mark.clause("RUN-RWD-01", "RUN-NEU-12", "RUN-MOV-11")
def test_the_flute_takes_allies_of_a_player_away_and_the_limit_of_eight_applies() -> None:
    s = holder("flute", "5B")
    put(s, 1, "5B", reanimate=1, beastman=2)
    put(s, 0, "6C", footman=7)
    turn(s, 0, "fortify")
    do(s, 0, "use_reward flute", "flute 6C", "disband beastman")
    assert army(s, "6C") == {"footman": 7, "beastman": 1}
    assert army(s, "5B") == {"reanimate": 1}
    s = holder("flute", "5B")
    put(s, 1, "5B", reanimate=1, beastman=2)
    turn(s, 0, "fortify")
    do(s, 0, "use_reward flute", "flute 6C")
    assert held_by(s, "6C") is None  # in an area of nobody they are unallied
    s = holder("flute", "5B")
    put(s, 1, "5B", reanimate=1)
    turn(s, 0, "fortify")
    assert refusal(s, 0, "use_reward flute").clause == "RUN-CARD-01"


@pytest.mark.clause("RUN-RWD-01", "RUN-MOV-06")
def test_the_flute_does_not_carry_walkers_across_water() -> None:
    s = holder("flute", "5A")
    neutrals(s, "5A", beastman=1)
    turn(s, 0, "fortify")
    do(s, 0, "use_reward flute")
    assert "flute 6C" not in offers(s, 0)
    s = holder("flute", "5A")
    neutrals(s, "5A", razorwing=1)
    turn(s, 0, "fortify")
    do(s, 0, "use_reward flute")
    assert "flute 6C" in offers(s, 0)


@pytest.mark.clause("RUN-RWD-01")
def test_the_staff_of_light_stands_all_units_up() -> None:
    s = holder("staff_light")
    put(s, 0, "5A", footman=1)
    put(s, 0, "5A", routed=True, knight=2, beastman=1)
    put(s, 0, "5B", routed=True, knight=1)
    turn(s, 0, "fortify")
    do(s, 0, "use_reward staff_light")
    assert army(s, "5A") == {"footman": 1, "knight": 2, "beastman": 1}
    assert lying(s, "5B") == {"knight": 1}
    assert facedown(s, "ronan") == {}
    s = holder("staff_light")
    put(s, 1, "5A", routed=True, reanimate=1)
    turn(s, 0, "fortify")
    assert refusal(s, 0, "use_reward staff_light").clause == "RUN-CARD-01"


@pytest.mark.clause("RUN-RWD-01")
def test_an_ice_storm_routs_enemies_and_neutral_units_where_the_hero_stands() -> None:
    for seat in (1, -1):
        s = holder("ice_storm")
        put(s, seat, "5A", beastman=2)
        put(s, 1, "5B", reanimate=1)
        turn(s, 0, "fortify")
        do(s, 0, "use_reward ice_storm")
        assert army(s, "5A") == {}
        assert lying(s, "5A") == {"beastman": 2}
        assert army(s, "5B") == {"reanimate": 1}
    s = holder("ice_storm")
    put(s, 0, "5A", footman=2)
    turn(s, 0, "fortify")
    assert refusal(s, 0, "use_reward ice_storm").clause == "RUN-CARD-01"


@pytest.mark.clause("RUN-RWD-01", "RUN-TERM-17")
def test_a_healing_draught_is_drunk_in_the_own_turn() -> None:
    s = holder("healing_draught")
    wound(s, "ronan", 4)
    turn(s, 0, "fortify")
    do(s, 0, "use_reward healing_draught")
    assert damage_of(s, "ronan") == 0
    assert facedown(s, "ronan") == {}


@pytest.mark.clause("RUN-RWD-01", "RUN-CARD-05", "RUN-RUNE-05")
def test_the_spyglass_shows_one_neighbouring_token_in_each_own_turn() -> None:
    s = holder("spyglass", "5B")
    put(s, 1, "5A", reanimate=1)
    rune(s, "5A", "dragon")
    rune(s, "6B", "false")
    rune(s, "6D", "dragon")  # not adjacent
    rune(s, "5C", "dragon", up=True)
    turn(s, 0, "fortify")
    do(s, 0, "use_reward spyglass")
    assert offers(s, 0) == ["spyglass 5A", "spyglass 6B"]
    assert refusal(s, 0, "spyglass 6D").clause == "RUN-CARD-03"
    do(s, 0, "spyglass 5A")
    assert sees(s, 0, "runes", "5A") == "dragon"
    assert sees(s, 0, "runes", "6B") == "hidden"
    assert sees(s, -1, "runes", "5A") == "hidden"
    assert faceup(s, "ronan") == {"spyglass": 1}
    assert refusal(s, 0, "use_reward spyglass").clause == "RUN-CARD-01"  # once in each turn
    s.season += 1
    turn(s, 0, "fortify")
    do(s, 0, "use_reward spyglass", "spyglass 6B")
    assert sees(s, 0, "runes", "6B") == "false"


# --- On the march ----------------------------------------------------------------------------------------------------


@pytest.mark.clause("RUN-RWD-01", "RUN-MOV-02")
def test_a_rune_of_passage_brings_hero_and_four_units_from_anywhere() -> None:
    s = holder("rune_passage", "WB")
    put(s, 0, "WB", footman=6)
    turn(s, 0, "mobilize")
    if "go_on" in offers(s, 0):
        do(s, 0, "go_on")
    do(s, 0, "activate 5A", "passage ronan")
    assert offers(s, 0) == [f"units {n}" for n in range(5)]
    assert refusal(s, 0, "units 5").clause == "RUN-TERM-10"
    do(s, 0, "units 4")
    assert army(s, "5A") == {"footman": 4}
    assert hero_at(s, "ronan") == area("5A")
    assert s.position()["reward_discard"] == {"rune_passage": 1}


@pytest.mark.clause("RUN-RWD-01", "RUN-MOV-02", "RUN-MOV-15")
def test_a_rune_of_passage_does_not_work_from_an_activated_area_nor_for_a_routed_hero() -> None:
    s = holder("rune_passage", "WB")
    s.activated[0] = mask("WB")
    put(s, 0, "5B", footman=1)
    turn(s, 0, "mobilize")
    do(s, 0, "go_on", "activate 5A")
    assert refusal(s, 0, "passage ronan").clause == "RUN-RWD-01"
    s = table(2)
    hero(s, 0, "ronan", "WB", routed=True)
    reward(s, "ronan", "rune_passage")
    put(s, 0, "5B", footman=1)
    turn(s, 0, "mobilize")
    do(s, 0, "go_on", "activate 5A")
    assert refusal(s, 0, "passage ronan").clause == "RUN-RWD-01"


@pytest.mark.clause("RUN-RWD-01", "RUN-QST-02", "RUN-TERM-12")
def test_winged_boots_ignore_borders_and_reach_one_area_further() -> None:
    s = land()
    hero(s, 0, "valadir", "DA")
    reward(s, "valadir", "winged_boots")
    s.influence[0] = 9
    quest_time(s)
    assert "travel 5B" in offers(s, 0)  # three areas away
    do(s, 0, "travel 5A")
    assert facedown(s, "valadir") == {"winged_boots": 1}  # what needs no boots does not betray them
    s = land()
    hero(s, 0, "valadir", "8A")
    reward(s, "valadir", "winged_boots")
    s.influence[0] = 9
    quest_time(s)
    assert "travel 3A" in offers(s, 0)  # across the mountain, and three areas
    do(s, 0, "travel 3A")
    assert faceup(s, "valadir") == {"winged_boots": 1}


# --- In Quests -------------------------------------------------------------------------------------------------------


@pytest.mark.clause("RUN-RWD-01", "RUN-QST-10")
@pytest.mark.parametrize(
    ("reward_card", "card", "at", "cards"),
    [
        ("belt_might", "mines", "5D", 3),
        ("boots_grace", "setup_5", "5D", 5),
        ("ring_insight", "setup_3", "3B", 4),
        ("belt_might", "setup_5", "5D", 4),
    ],
)
def test_a_ring_a_belt_and_an_anklet_add_one_to_their_attribute(
    reward_card: str, card: str, at: str, cards: int
) -> None:
    s = questing(card, reward_card, at)
    assert attempt(s, 0, card, "red") == cards
    assert (faceup(s, "ronan") == {reward_card: 1}) == (reward_card != "belt_might" or card == "mines")


@pytest.mark.clause("RUN-RWD-01", "RUN-QST-10")
def test_the_lucky_coin_draws_all_cards_anew_once_in_a_phase() -> None:
    s = questing("mines", "lucky_coin", "5D")
    do(s, 0, "attempt mines")
    draw_symbols(s, "red", "red")
    assert offers(s, 0) == ["keep_fates", "use_reward lucky_coin"]
    do(s, 0, "use_reward lucky_coin")
    draw_symbols(s, "gold", "red")
    assert question(s) == "choose_fate"  # once
    assert faceup(s, "ronan") == {"lucky_coin": 1}
    assert len(offers(s, 0)) == 2  # the first two are discarded
    chosen(s, 0, "gold")
    assert question(s) == "draw_rewards"


@pytest.mark.clause("RUN-RWD-01", "RUN-QST-10")
def test_the_map_of_ruins_turns_red_into_silver() -> None:
    s = questing("mines", "map_ruins", "5D")
    fail_with_secrets(s, "mines")
    assert offers(s, 0) == ["use_reward map_ruins", "save_rewards"]
    do(s, 0, "use_reward map_ruins")
    assert question(s) == "draw_rewards"
    renewed(s, "flute")
    assert s.position()["reward_discard"] == {"map_ruins": 1}
    assert facedown(s, "ronan") == {"flute": 1}


@pytest.mark.clause("RUN-RWD-01", "RUN-QST-11")
def test_the_guild_writ_pays_two_for_a_completed_quest() -> None:
    s = questing("old_road", "guild_writ", "8B", up=True)
    attempt(s, 0, "old_road", "silver")
    assert s.influence[0] == 7
    s = questing("old_road", "guild_writ", "8B", up=True)
    attempt(s, 0, "old_road", "red")
    assert s.influence[0] == 5


@pytest.mark.clause("RUN-RWD-01")
def test_a_facedown_writ_is_turned_up_to_pay() -> None:
    s = questing("ransom", "guild_writ", "5A")
    assert refusal(s, 0, "attempt ransom").clause == "RUN-QST-09"
    s = land()
    hero(s, 0, "ronan", "5A")
    reward(s, "ronan", "guild_writ")
    build(s, 1, "5A")
    give_quests(s, 0, "ransom")
    s.influence[0] = 3
    quest_time(s)
    do(s, 0, "travel 5A", "attempt ransom", "use_reward guild_writ")
    assert s.influence[0] == 2
    assert faceup(s, "ronan") == {"guild_writ": 1}


@pytest.mark.clause("RUN-RWD-01", "RUN-QST-01")
def test_the_sandglass_gives_a_second_action() -> None:
    s = land()
    hero(s, 0, "ronan", "DB")
    reward(s, "ronan", "sand_glass")
    s.influence[0] = 9
    quest_time(s)
    do(s, 0, "travel 5A")
    assert offers(s, 0) == ["use_reward sand_glass", "save_rewards"]
    do(s, 0, "use_reward sand_glass", "travel 5B")
    assert hero_at(s, "ronan") == area("5B")
    assert phase_is_over(s)  # not a third one
    assert facedown(s, "ronan") == {}


@pytest.mark.clause("RUN-RWD-01", "RUN-QST-01")
def test_a_draught_is_drunk_before_and_after_the_action_of_its_hero() -> None:
    for early in (True, False):
        s = land()
        hero(s, 0, "valadir", "5A")
        wound(s, "valadir", 3)
        reward(s, "valadir", "healing_draught")
        quest_time(s)
        if early:
            do(s, 0, "use_reward healing_draught")
            assert question(s) == "hero_action"
        else:
            do(s, 0, "train strength", "use_reward healing_draught")
        assert damage_of(s, "valadir") == 0


@pytest.mark.clause("RUN-DUEL-10", "RUN-RWD-01")
def test_the_heartstone_saves_its_hero_once_it_lies_faceup() -> None:
    s = questing("mines", "heartstone", "5D")
    wound(s, "ronan", 4)
    fail_with_secrets(s, "mines")
    do(s, 0, "save_rewards")
    assert in_game(s, "ronan")
    assert damage_of(s, "ronan") == 5
    assert faceup(s, "ronan") == {"heartstone": 1}


# --- In battle -------------------------------------------------------------------------------------------------------


def commanded(card: str, routed: bool = False) -> Runewars:
    """Footmen of seat 0 attack Reanimates in 5A, where Ronan of seat 0 holds a Reward card."""
    s = field()
    hero(s, 0, "ronan", PLACE, routed)
    reward(s, "ronan", card)
    put(s, 1, PLACE, reanimate=2)
    return attack(s, PLACE, 0, footman=3)


@pytest.mark.clause("RUN-RWD-01", "RUN-BAT-11")
def test_the_war_banner_draws_one_more_and_puts_one_aside() -> None:
    s = commanded("war_banner")
    assert "battle_reward war_banner" in offers(s, 0)
    assert refusal(s, 0, "battle_reward command_horn").clause == "RUN-TAC-04"
    do(s, 0, "battle_reward war_banner", "go_on")
    draw(s, "damage", "damage", "rout", "miss")  # three Footmen
    put_aside = [text for text in offers(s, 0) if text.startswith("put_aside")]
    assert len(put_aside) == 4
    do(s, 0, put_aside[0])
    assert faceup(s, "ronan") == {"war_banner": 1}


@pytest.mark.clause("RUN-RWD-01")
def test_a_routed_hero_raises_no_banner() -> None:
    s = commanded("war_banner", routed=True)
    assert question(s) != "battle_window"


@pytest.mark.clause("RUN-RWD-01", "RUN-BAT-48")
def test_the_horn_of_command_stands_one_unit_up_once_in_a_battle() -> None:
    s = field()
    hero(s, 0, "ronan", PLACE)
    reward(s, "ronan", "command_horn")
    put(s, 1, PLACE, razorwing=3, reanimate=2)
    attack(s, PLACE, 0, footman=3)
    assert refusal(s, 0, "battle_reward command_horn").clause == "RUN-CARD-01"  # nobody lies
    do(s, 0, "go_on")
    draw(s, "rout", "miss", "miss")  # Razorwings, in the first row
    assert (question(s), s.seat()) == ("battle_window", 0)  # the row of the Footmen
    do(s, 0, "battle_reward command_horn")
    assert fighting(s, 0) == {"footman": 3}
    assert refusal(s, 0, "battle_reward command_horn").clause == "RUN-BAT-48"
    assert faceup(s, "ronan") == {"command_horn": 1}


@pytest.mark.clause("RUN-RWD-01", "RUN-DUEL-10")
def test_the_blood_chalice_heals_for_each_enemy_unit_that_falls_where_its_hero_stands() -> None:
    s = field()
    hero(s, 0, "ronan", PLACE)
    wound(s, "ronan", 3)
    reward(s, "ronan", "blood_chalice", up=True)
    put(s, 1, PLACE, reanimate=3)
    attack(s, PLACE, 0, footman=3)
    draw(s, "damage", "damage", "miss")
    assert damage_of(s, "ronan") == 1
    draw(s, "damage")  # one of one's own side falls
    assert damage_of(s, "ronan") == 1
    s = field()
    hero(s, 0, "ronan", "5B")  # elsewhere
    wound(s, "ronan", 3)
    reward(s, "ronan", "blood_chalice", up=True)
    put(s, 1, PLACE, reanimate=3)
    attack(s, PLACE, 0, footman=3)
    draw(s, "damage", "damage", "miss")
    assert damage_of(s, "ronan") == 3


@pytest.mark.clause("RUN-RWD-01", "RUN-SEA-11")
@pytest.mark.parametrize("up", [True, False])
def test_the_blood_chalice_heals_for_enemies_who_starve_beside_its_hero(up: bool) -> None:
    s = table(2)
    hero(s, 0, "ronan", "8A")
    wound(s, "ronan", 4)
    reward(s, "ronan", "blood_chalice", up)
    put(s, 1, "8A", reanimate=5)
    s.dial[3] = 3  # food for three units in an area
    while s.depth != 0:
        s.end_frame()
    s.season = 3
    s.ask(questions.YEAR, PROCEEDS, questions.Y_SECONDARY)
    s.advance()
    assert army(s, "8A") == {"reanimate": 3}
    if not up:
        assert s.seat() == 0
        do(s, 0, "use_reward blood_chalice")
    assert damage_of(s, "ronan") == 2


@pytest.mark.clause("RUN-RWD-01", "RUN-RET-04")
def test_the_blood_chalice_heals_for_units_that_have_nowhere_to_go() -> None:
    s = land()
    hero(s, 0, "ronan", "DA")
    wound(s, "ronan", 4)
    reward(s, "ronan", "blood_chalice", up=True)
    neutrals(s, "DA", beastman=2)
    retreat.neutrals_retreat(s, area("DA"), 1)
    assert damage_of(s, "ronan") == 2


@pytest.mark.clause("RUN-RWD-01", "RUN-WINDOW-01")
def test_a_facedown_chalice_is_asked_about_when_somebody_falls() -> None:
    s = land()
    hero(s, 0, "ronan", "5A")
    hero(s, 0, "mordane", "5A")
    hero(s, 1, "valadir", "5A")
    wound(s, "ronan", 3)
    wound(s, "valadir", 5)
    reward(s, "ronan", "blood_chalice")
    s.influence[0] = 9
    quest_time(s)
    do(s, 0, "act_with mordane", "travel 5A", "challenge valadir")
    saving(s)
    duel_draws(s, "damage", "miss")
    assert offers(s, 0) == ["use_reward blood_chalice", "save_rewards"]
    do(s, 0, "use_reward blood_chalice")
    assert damage_of(s, "ronan") == 2
    assert faceup(s, "ronan") == {"blood_chalice": 1}
