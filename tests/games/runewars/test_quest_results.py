"""What the symbols of Quest cards bring beside Reward cards and damage [RUN-QST-06] [RUN-QST-11] [RUN-QST-17]."""

from __future__ import annotations

import pytest
from runewars_heroes import (
    attempt,
    damage_of,
    discarded_quests,
    facedown,
    give_quests,
    hero,
    land,
    lies,
    phase_is_over,
    quest_time,
    quests_of,
    renewed,
    wound,
)
from runewars_orders import army, city, dials, only_fates, question, set_dials
from runewars_table import area, build, chance, do, hold, in_hand, mask, neutrals, offers, put, refusal, rune

from bannerhall.core.ruleset import Choice
from bannerhall.games.runewars.rules import board, winning
from bannerhall.games.runewars.rules.components import DRAGON_RUNE, STRONGHOLD_STATES
from bannerhall.games.runewars.rules.state import Runewars
from bannerhall.games.runewars.rules.tokens import set_ice


def quester(at: str, card: str, seats: int = 2, **options: Choice) -> Runewars:
    """Ronan of seat 0 stands in an area, with a Quest card of his player; the phase has not begun."""
    s = land(seats, **options)
    hero(s, 0, "ronan", at)
    give_quests(s, 0, card)
    s.influence[0] = 9
    return s


def arrive(s: Runewars, at: str) -> Runewars:
    quest_time(s)
    do(s, 0, f"travel {at}")
    return s


@pytest.mark.clause("RUN-QST-11")
@pytest.mark.parametrize(
    ("card", "at", "symbol", "gain"),
    [
        ("setup_3", "3B", "gold", 1),
        ("setup_3", "3B", "silver", 0),
        ("missing_heir", "5A", "gold", 2),
        ("missing_heir", "5A", "silver", 0),
        ("arena", "5A", "gold", 2),
        ("arena", "5A", "silver", 0),
    ],
)
def test_some_quests_bring_influence(card: str, at: str, symbol: str, gain: int) -> None:
    s = quester(at, card)
    if at == "5A":
        city(s, at, "city_7")
    arrive(s, at)
    attempt(s, 0, card, symbol)
    renewed(s)
    assert s.influence[0] == 9 + gain


@pytest.mark.clause("RUN-QST-12")
def test_the_bandits_take_influence_only_from_those_who_have_some() -> None:
    for before, after in ((2, 1), (0, 0)):
        s = quester("4A", "setup_4")
        board.lay_tile(s, 3, 0, 12, 0)
        board.find_borders(s)
        s.influence[0] = before
        arrive(s, "4A")
        attempt(s, 0, "setup_4", "red")
        assert s.influence[0] == after
        assert quests_of(s, 0) == {"setup_4"}


@pytest.mark.clause("RUN-QST-11")
@pytest.mark.parametrize(("card", "seats", "at"), [("setup_5", 2, "5D"), ("sunken_vault", 4, "12A")])
def test_gold_brings_a_further_reward_card(card: str, seats: int, at: str) -> None:
    s = quester(at, card, seats)
    if seats == 4:
        city(s, at, "sunken_city")
    arrive(s, at)
    attempt(s, 0, card, "gold")
    renewed(s, "flute")
    chance(s, "draw_reward heartstone")
    assert facedown(s, "ronan") == {"flute": 1, "heartstone": 1}


@pytest.mark.clause("RUN-QST-11", "RUN-QST-12")
@pytest.mark.parametrize(
    ("card", "seats", "at", "symbol"),
    [("setup_6", 2, "6C", "silver"), ("setup_11", 4, "11B", "red"), ("ferryman", 2, "6D", "red")],
)
def test_some_results_rout_the_hero(card: str, seats: int, at: str, symbol: str) -> None:
    s = arrive(quester(at, card, seats), at)
    attempt(s, 0, card, symbol)
    if symbol == "silver":
        renewed(s)
    assert lies(s, "ronan")


@pytest.mark.clause("RUN-QST-11")
@pytest.mark.parametrize(("card", "at"), [("library", "5A"), ("witch_moot", "3B")])
def test_gold_draws_a_tactics_card(card: str, at: str) -> None:
    s = quester(at, card)
    if at == "5A":
        city(s, at, "city_7")
    arrive(s, at)
    attempt(s, 0, card, "gold")
    renewed(s)
    chance(s, "draw_tactics scatter")
    assert in_hand(s, 0) == ["scatter"]


@pytest.mark.clause("RUN-QST-12")
def test_the_witch_moot_takes_a_tactics_card() -> None:
    s = quester("3B", "witch_moot")
    hold(s, 0, "scatter", "pathfinder")
    arrive(s, "3B")
    attempt(s, 0, "witch_moot", "red")
    assert set(offers(s, 0)) == {"discard_tactics pathfinder", "discard_tactics scatter"}
    do(s, 0, "discard_tactics scatter")
    assert in_hand(s, 0) == ["pathfinder"]
    s = arrive(quester("3B", "witch_moot"), "3B")
    attempt(s, 0, "witch_moot", "red")
    assert phase_is_over(s)  # an empty hand has nothing to lose


@pytest.mark.clause("RUN-QST-11", "RUN-RES-01")
@pytest.mark.parametrize(("before", "after"), [(3, 4), (8, 8)])
def test_the_mines_raise_the_ore_dial(before: int, after: int) -> None:
    s = quester("5D", "mines")
    set_dials(s, 0, ore=before)
    arrive(s, "5D")
    attempt(s, 0, "mines", "gold")
    renewed(s)
    assert dials(s, 0) == (0, 0, after)


@pytest.mark.clause("RUN-QST-11", "RUN-CRY-06")
def test_the_frozen_road_removes_one_ice_token() -> None:
    s = quester("5A", "frozen_road")
    set_ice(s, area("5A"), 2)
    arrive(s, "5A")
    attempt(s, 0, "frozen_road", "gold")
    renewed(s)
    assert s.ice[area("5A")] == 1
    assert s.healed[0] == 1


@pytest.mark.clause("RUN-QST-11", "RUN-DES-06")
def test_a_walk_over_the_ashes_heals_the_land() -> None:
    s = quester("5A", "ash_walk")
    s.wasteland = mask("5A", "5B")
    arrive(s, "5A")
    attempt(s, 0, "ash_walk", "gold")
    renewed(s)
    assert s.wasteland == mask("5B")
    assert s.healed[0] == 1


@pytest.mark.clause("RUN-QST-11", "RUN-CARD-04", "RUN-MOV-11")
def test_recruiters_bring_two_triangle_units_to_a_stronghold() -> None:
    s = quester("5A", "recruiters")
    city(s, "5A", "city_7")
    build(s, 0, "DA")
    build(s, 0, "DB")
    arrive(s, "5A")
    attempt(s, 0, "recruiters", "gold")
    renewed(s)
    assert offers(s, 0) == ["enlist_at DA", "enlist_at DB"]
    do(s, 0, "enlist_at DB")
    assert offers(s, 0) == ["enlist bowman", "enlist footman"]  # the Knight is a rectangle, the Novice Wizard a circle
    do(s, 0, "enlist bowman", "enlist footman")
    assert army(s, "DB") == {"bowman": 1, "footman": 1}


@pytest.mark.clause("RUN-CARD-01", "RUN-CARD-04")
def test_recruiters_without_a_stronghold_or_figures_bring_what_there_is() -> None:
    s = quester("5A", "recruiters")
    city(s, "5A", "city_7")
    arrive(s, "5A")
    attempt(s, 0, "recruiters", "gold")
    renewed(s)
    assert question(s) == "use_reward"  # the next thing after the Quest
    s = quester("5A", "recruiters")
    city(s, "5A", "city_7")
    build(s, 0, "DA")
    put(s, 0, "DB", footman=15)
    put(s, 0, "DC", bowman=8)
    arrive(s, "5A")
    attempt(s, 0, "recruiters", "gold")
    renewed(s)
    assert army(s, "DA") == {"footman": 1}


@pytest.mark.clause("RUN-QST-11", "RUN-CARD-05", "RUN-CARD-03")
def test_spies_see_one_opponents_hand_and_nobody_else_does() -> None:
    s = quester("5A", "spy_hunt", 3)
    put(s, 0, "5A", footman=1)
    hold(s, 1, "scatter", "war_chest")
    hold(s, 2, "pathfinder")
    arrive(s, "5A")
    attempt(s, 0, "spy_hunt", "gold")
    renewed(s)
    assert offers(s, 0) == ["spy_on 2", "spy_on 3"]
    do(s, 0, "spy_on 2")
    # the hero's action is not over as long as somebody may use a Reward card: the player still sees the hand
    assert question(s) == "use_reward"
    assert s.view(0)["spied"] == {"scatter": 1, "war_chest": 1}
    assert s.view(1)["spied"] is None
    assert s.view(2)["spied"] is None
    assert s.view(-1)["spied"] is None
    do(s, 0, "save_rewards")
    assert s.view(0)["spied"] is None


@pytest.mark.clause("RUN-QST-11", "RUN-RUNE-01")
def test_a_stolen_rune_comes_instead_of_a_reward_card() -> None:
    s = quester("5A", "stolen_rune")
    put(s, 1, "5A", reanimate=1)
    rune(s, "5A", "false", up=True)
    put(s, 0, "DA", footman=1)
    put(s, 0, "DB", footman=1)
    arrive(s, "5A")
    attempt(s, 0, "stolen_rune", "gold")
    do(s, 0, "rune_area DA", "rune_area DB", "dragon_at DB")
    chance(s, "draw_quest old_road")
    assert s.rune[area("DB")] == DRAGON_RUNE
    assert facedown(s, "ronan") == {}
    assert quests_of(s, 0) == {"old_road"}
    assert discarded_quests(s) == {"stolen_rune"}


@pytest.mark.clause("RUN-QST-11", "RUN-OBJ-04")
@pytest.mark.parametrize(("damaged", "counted"), [(False, 1), (True, 0)])
def test_the_oathbreaker_damages_an_enemy_stronghold(damaged: bool, counted: int) -> None:
    s = quester("5A", "oathbreaker")
    build(s, 1, "5A", damaged)
    arrive(s, "5A")
    attempt(s, 0, "oathbreaker", "gold")
    renewed(s)
    assert STRONGHOLD_STATES[s.stronghold[area("5A")]] == "damaged_stronghold"
    assert s.damaged_this_year[0] == counted


@pytest.mark.clause("RUN-QST-11")
def test_the_mendicant_heals_the_hero() -> None:
    for symbol, left in (("gold", 0), ("silver", 3)):
        s = quester("5A", "healer")
        put(s, 0, "5A", footman=1)
        wound(s, "ronan", 3)
        arrive(s, "5A")
        attempt(s, 0, "healer", symbol)
        renewed(s)
        assert damage_of(s, "ronan") == left


@pytest.mark.clause("RUN-QST-11", "RUN-RUNE-05")
def test_relic_thieves_know_the_token_that_they_have_found() -> None:
    s = quester("5A", "relic_thieves")
    put(s, 1, "5A", reanimate=1)
    rune(s, "5A", "dragon", seen=[1])
    arrive(s, "5A")
    attempt(s, 0, "relic_thieves", "gold")
    renewed(s)
    assert s.view(0)["runes"] == {"5A": "dragon"}
    assert s.view(-1)["runes"] == {"5A": "hidden"}


@pytest.mark.clause("RUN-QST-11", "RUN-CARD-01")
def test_a_ransom_of_three_influence_needs_no_test() -> None:
    s = quester("5A", "ransom")
    build(s, 1, "5A")
    s.influence[0] = 3
    arrive(s, "5A")
    do(s, 0, "attempt ransom")
    renewed(s, "flute")
    assert s.influence[0] == 0
    assert facedown(s, "ronan") == {"flute": 1}
    s = quester("5A", "ransom")
    build(s, 1, "5A")
    s.influence[0] = 2
    arrive(s, "5A")
    assert refusal(s, 0, "attempt ransom").clause == "RUN-CARD-01"
    s = arrive(quester("5A", "ransom"), "5A")
    assert refusal(s, 0, "attempt ransom").clause == "RUN-QST-09"


# --- The Ice Tower ---------------------------------------------------------------------------------------------------


def tower(**options: Choice) -> Runewars:
    s = quester("5A", "ice_tower", 2, **options)
    city(s, "5A", "alt_city_1" if options else "city_1")
    put(s, 0, "5A", footman=1)
    put(s, 0, "DB", footman=1)
    return s


@pytest.mark.clause("RUN-QST-17", "RUN-QST-18", "RUN-CRY-03", "RUN-FREE-02")
def test_scenario_19_the_ice_tower_brings_a_rune_and_freezes_the_city() -> None:
    """Scenario 19."""
    s = tower(free_cities=True)
    assert winning.dragon_runes(s, 0) == 1  # the city's own
    arrive(s, "5A")
    do(s, 0, "attempt ice_tower")
    assert s.influence[0] == 3
    do(s, 0, "rune_area 5A", "rune_area DB", "dragon_at DB")
    assert question(s) == "draw_quests"  # no test, no Reward card
    chance(s, "draw_quest old_road")
    assert s.ice[area("5A")] == 1
    assert winning.dragon_runes(s, 0) == 1  # the new token; the city's is under the ice
    assert discarded_quests(s) == {"ice_tower"}
    assert facedown(s, "ronan") == {}


@pytest.mark.clause("RUN-QST-17", "RUN-CARD-01")
def test_the_ice_tower_costs_six_influence() -> None:
    s = tower()
    s.influence[0] = 5
    arrive(s, "5A")
    assert refusal(s, 0, "attempt ice_tower").clause == "RUN-CARD-01"


@pytest.mark.clause("RUN-QST-18", "RUN-CRY-05")
def test_the_rune_comes_even_if_no_ice_token_may_lie_there() -> None:
    s = tower()
    s.wasteland = mask("5A")
    arrive(s, "5A")
    do(s, 0, "attempt ice_tower", "rune_area 5A", "rune_area DB", "dragon_at DB")
    chance(s, "draw_quest old_road")
    assert s.ice[area("5A")] == 0
    assert s.rune[area("DB")] == DRAGON_RUNE


# --- Order of things -------------------------------------------------------------------------------------------------


@pytest.mark.clause("RUN-QST-11", "RUN-DUEL-10", "RUN-DUEL-12")
def test_damage_comes_last_so_a_dying_hero_still_completes_the_quest() -> None:
    s = quester("8A", "border_watch")
    wound(s, "ronan", 4)
    arrive(s, "8A")
    attempt(s, 0, "border_watch", "silver")
    renewed(s, "flute")
    assert s.spoils[area("8A")] != 0
    assert facedown(s, "ronan") == {}
    assert quests_of(s, 0) == {"old_road"}


@pytest.mark.clause("RUN-QST-10", "RUN-BAT-29")
def test_a_test_draws_through_an_empty_fate_deck() -> None:
    s = quester("6C", "setup_6")
    only_fates(s, 5)
    arrive(s, "6C")
    do(s, 0, "attempt setup_6")
    chance(s, "fate 5")  # gold; the discarded cards are shuffled at once
    assert len(s.odds()) == 29
    chance(s, "fate 1")
    do(s, 0, "choose_fate 5")
    assert question(s) == "draw_rewards"


@pytest.mark.clause("RUN-QST-10")
def test_only_a_drawn_card_can_be_chosen() -> None:
    s = arrive(quester("6C", "setup_6"), "6C")
    do(s, 0, "attempt setup_6")
    chance(s, "fate 1", "fate 5")
    assert offers(s, 0) == ["choose_fate 1", "choose_fate 5"]
    assert refusal(s, 0, "choose_fate 7").clause == "RUN-QST-10"


@pytest.mark.clause("RUN-LIM-02")
def test_discarded_quests_are_shuffled_into_a_new_deck() -> None:
    s = quester("3B", "setup_3")
    s.quest_deck = 0
    arrive(s, "3B")
    attempt(s, 0, "setup_3", "silver")
    chance(s, "draw_reward flute", "draw_quest setup_3")  # the only card there is
    assert quests_of(s, 0) == {"setup_3"}
    assert discarded_quests(s) == set()


@pytest.mark.clause("RUN-NEU-07", "RUN-QST-02")
def test_neutral_units_do_not_mind_a_hero() -> None:
    s = quester("5A", "ogre_king")
    neutrals(s, "5A", beastman=1)
    arrive(s, "5A")
    assert "attempt ogre_king" in offers(s, 0)
