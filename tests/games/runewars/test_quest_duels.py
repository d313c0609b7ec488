"""Quests that ask for a duel with neutral units [RUN-QST-13] to [RUN-QST-16] [RUN-QST-19] to [RUN-QST-21]."""

from __future__ import annotations

import pytest
from runewars_heroes import (
    damage_of,
    discarded_quests,
    draw_symbols,
    duel_draws,
    facedown,
    give_quests,
    hero,
    in_game,
    land,
    quest_time,
    quests_of,
    renewed,
    reward,
    saving,
    spoils,
    training_of,
    units_draw,
    wound,
)
from runewars_orders import question
from runewars_table import area, chance, do, hold, in_hand, neutrals, offers, put, refusal

from bannerhall.games.runewars.rules.cities import SUNKEN_CITY
from bannerhall.games.runewars.rules.state import Runewars
from bannerhall.games.runewars.rules.tokens import set_ice


def hunter(card: str, name: str = "ronan", at: str = "5A", seats: int = 2) -> Runewars:
    """A hero of seat 0 in a right area, with the card in hand; the phase has not begun."""
    s = land(seats)
    hero(s, 0, name, at)
    if card in ("ogre_king", "beast_hunt", "sorcerer_ring"):
        neutrals(s, at, beastman=1)
    give_quests(s, 0, card)
    s.influence[0] = 9
    return s


def begin(s: Runewars, card: str, at: str = "5A") -> Runewars:
    """The hero attempts the Quest, and nobody uses anything at the start."""
    quest_time(s)
    do(s, 0, f"travel {at}", f"attempt {card}")
    saving(s)
    return s


def ogre(name: str = "ronan") -> Runewars:
    """A duel with a Hell Hound: two health, rectangle."""
    return begin(hunter("ogre_king", name), "ogre_king")


def two(card: str = "beast_hunt", name: str = "ronan") -> Runewars:
    """A duel with two units of one health each."""
    return begin(hunter(card, name), card)


# --- One unit --------------------------------------------------------------------------------------------------------


@pytest.mark.clause("RUN-QST-13", "RUN-QST-14", "RUN-QST-11")
def test_a_defeated_unit_completes_the_quest() -> None:
    s = ogre()
    duel_draws(s, "damage")
    units_draw(s, "rectangle", "miss")
    duel_draws(s, "special")
    units_draw(s, "rectangle", "miss")
    renewed(s, "flute", "old_road")
    assert facedown(s, "ronan") == {"flute": 1}
    assert quests_of(s, 0) == {"old_road"}
    assert discarded_quests(s) == {"ogre_king"}


@pytest.mark.clause("RUN-QST-12", "RUN-QST-14", "RUN-DUEL-03")
def test_after_four_rounds_without_a_victory_the_card_stays_in_hand() -> None:
    s = ogre()
    for _ in range(3):
        duel_draws(s, "miss")
        units_draw(s, "rectangle", "miss")
    duel_draws(s, "damage")
    units_draw(s, "rectangle", "miss")
    assert question(s) == "choose_order"  # the phase is over
    assert quests_of(s, 0) == {"ogre_king"}
    assert facedown(s, "ronan") == {}


@pytest.mark.clause("RUN-QST-13", "RUN-QST-15")
def test_a_unit_draws_for_its_own_base_shape() -> None:
    s = ogre()
    duel_draws(s, "miss")
    units_draw(s, "rectangle", "damage")
    assert damage_of(s, "ronan") == 1
    duel_draws(s, "damage")
    units_draw(s, "rectangle", "rout")  # it prevents the damage, and routs nobody
    assert s.foe_damage[0] == 0
    assert s.hero_routed == 0
    duel_draws(s, "damage")  # only in that round
    units_draw(s, "rectangle", "miss")
    assert s.foe_damage[0] == 1


@pytest.mark.clause("RUN-QST-13")
def test_the_card_of_a_unit_is_read_in_the_line_of_its_shape() -> None:
    s = begin(hunter("sand_giant", "valadir", "12A", 4), "sand_giant", "12A")
    duel_draws(s, "miss")
    chance(s, "fate 8")  # nothing for a circle, three damage for a hexagon
    assert damage_of(s, "valadir") == 3


@pytest.mark.clause("RUN-QST-15", "RUN-QST-20")
def test_a_rout_icon_of_the_hero_prevents_damage_of_the_units() -> None:
    s = ogre()
    duel_draws(s, "rout")
    units_draw(s, "rectangle", "damage")
    assert damage_of(s, "ronan") == 0


@pytest.mark.clause("RUN-QST-14", "RUN-QST-19", "RUN-NEU-08")
def test_no_figure_is_needed_and_none_leaves_the_supply() -> None:
    s = hunter("ogre_king")
    put(s, 1, "WB", hell_hound=8)  # all of them
    begin(s, "ogre_king")
    duel_draws(s, "damage")
    units_draw(s, "rectangle", "miss")
    assert s.foe_damage[0] == 1
    duel_draws(s, "damage")
    units_draw(s, "rectangle", "miss")
    renewed(s)
    assert s.standing[area("5A")] != 0  # the Beastmen that made the area neutral are no part of it


@pytest.mark.clause("RUN-DUEL-10", "RUN-DUEL-12", "RUN-QST-16")
def test_a_hero_who_falls_leaves_the_reward_cards_under_a_marker() -> None:
    s = hunter("ogre_king")
    wound(s, "ronan", 4)
    reward(s, "ronan", "flute", up=True)
    begin(s, "ogre_king")
    duel_draws(s, "miss")
    units_draw(s, "rectangle", "damage")
    assert not in_game(s, "ronan")
    assert spoils(s, "5A") == {"flute": 1}
    assert quests_of(s, 0) == {"ogre_king"}


@pytest.mark.clause("RUN-QST-16")
def test_both_defeated_at_once_is_no_victory() -> None:
    s = hunter("ogre_king")
    wound(s, "ronan", 4)
    begin(s, "ogre_king")
    duel_draws(s, "damage")
    units_draw(s, "rectangle", "miss")
    duel_draws(s, "damage")
    units_draw(s, "rectangle", "damage")
    assert not in_game(s, "ronan")
    assert quests_of(s, 0) == {"ogre_king"}
    assert discarded_quests(s) == set()


# --- What the units can do -------------------------------------------------------------------------------------------


@pytest.mark.clause("RUN-QST-21", "RUN-QST-13")
def test_burning_deals_one_damage_and_may_be_prevented() -> None:
    s = ogre()
    duel_draws(s, "miss")
    units_draw(s, "rectangle", "special")
    assert damage_of(s, "ronan") == 1
    duel_draws(s, "rout")
    units_draw(s, "rectangle", "special")
    assert damage_of(s, "ronan") == 1


@pytest.mark.clause("RUN-QST-21")
def test_undying_gives_a_sorcerer_a_second_health_for_the_whole_duel() -> None:
    s = two("sorcerer_ring")
    duel_draws(s, "miss")
    units_draw(s, "circle", "special", "miss")
    duel_draws(s, "damage")
    units_draw(s, "circle", "miss", "miss")
    do(s, 0, "to_first 1")
    assert s.foe_alive == 3  # one damage is not enough any more
    duel_draws(s, "damage")
    units_draw(s, "circle", "miss", "miss")
    do(s, 0, "to_first 1")
    assert s.foe_alive == 2


@pytest.mark.clause("RUN-QST-21")
def test_ravage_deals_one_damage_and_draws_again_once_in_a_duel() -> None:
    s = two()
    duel_draws(s, "miss")
    units_draw(s, "triangle", "special", "damage", "miss")  # the first draws twice, the second once
    assert damage_of(s, "ronan") == 2
    duel_draws(s, "miss")
    units_draw(s, "triangle", "special", "miss")  # not twice any more
    assert damage_of(s, "ronan") == 3
    assert question(s) == "duel_draw"


@pytest.mark.clause("RUN-QST-21")
def test_rage_deals_as_much_as_the_giant_has_suffered() -> None:
    s = begin(hunter("sand_giant", "valadir", "12A", 4), "sand_giant", "12A")
    duel_draws(s, "miss")
    units_draw(s, "hexagon", "special")
    assert damage_of(s, "valadir") == 0
    duel_draws(s, "damage")
    units_draw(s, "hexagon", "miss")
    duel_draws(s, "damage")
    units_draw(s, "hexagon", "special")
    assert damage_of(s, "valadir") == 1
    duel_draws(s, "miss")
    units_draw(s, "hexagon", "special")
    assert damage_of(s, "valadir") == 3


@pytest.mark.clause("RUN-QST-21")
def test_stun_does_nothing_to_a_hero() -> None:
    s = begin(hunter("sky_nest", at="8A"), "sky_nest", "8A")
    duel_draws(s, "miss")
    units_draw(s, "triangle", "special", "special")
    assert damage_of(s, "ronan") == 0
    assert s.hero_routed == 0


# --- Two units -------------------------------------------------------------------------------------------------------


@pytest.mark.clause("RUN-QST-15", "RUN-QST-20")
def test_each_of_two_units_draws_and_a_defeated_one_draws_no_more() -> None:
    s = two()
    duel_draws(s, "damage")
    units_draw(s, "triangle", "damage", "damage")
    assert question(s) == "assign_in_duel"
    assert offers(s, 0) == ["to_first 0", "to_first 1"]
    do(s, 0, "to_first 0")
    assert damage_of(s, "ronan") == 2
    assert s.foe_alive == 1
    duel_draws(s, "miss")
    units_draw(s, "triangle", "miss")
    assert question(s) == "duel_draw"


@pytest.mark.clause("RUN-QST-20")
def test_a_rout_icon_saves_only_the_unit_that_drew_it() -> None:
    for choice, alive in (("to_first 1", 3), ("to_first 0", 1)):
        s = two()
        duel_draws(s, "damage")
        units_draw(s, "triangle", "rout", "miss")
        do(s, 0, choice)
        assert s.foe_alive == alive


@pytest.mark.clause("RUN-QST-20")
def test_the_rout_icon_of_the_hero_prevents_damage_of_either_unit() -> None:
    s = two()
    duel_draws(s, "rout")
    units_draw(s, "triangle", "damage", "damage")
    assert damage_of(s, "ronan") == 1


@pytest.mark.clause("RUN-QST-20")
def test_damage_may_be_shared_between_two_units() -> None:
    s = two("beast_hunt", "astarra")
    duel_draws(s, "special")  # two damage
    units_draw(s, "triangle", "miss", "miss")
    assert offers(s, 0) == ["to_first 0", "to_first 1", "to_first 2"]
    do(s, 0, "to_first 1")
    assert question(s) == "draw_rewards"  # both at once: the Quest is completed


@pytest.mark.clause("RUN-QST-20", "RUN-HER-02")
def test_damage_at_the_start_is_shared_as_well() -> None:
    s = hunter("beast_hunt", "steelhorns")
    quest_time(s)
    do(s, 0, "travel 5A", "attempt beast_hunt", "use_ability")
    assert offers(s, 0) == ["to_first 0", "to_first 1", "to_first 2"]
    do(s, 0, "to_first 2")
    assert s.foe_alive == 2
    assert damage_of(s, "steelhorns") == 1
    s = two("beast_hunt", "bogran")
    assert s.foe_alive == 2  # his one damage


@pytest.mark.clause("RUN-QST-20", "RUN-HER-02")
def test_the_last_blow_of_vhol_hits_one_of_two_units() -> None:
    s = two("beast_hunt", "vhol")
    duel_draws(s, "miss")
    units_draw(s, "triangle", "damage", "miss")
    assert offers(s, 0) == ["to_first 0", "to_first 1"]
    do(s, 0, "to_first 0")
    assert s.foe_alive == 1
    assert damage_of(s, "vhol") == 1


@pytest.mark.clause("RUN-QST-20", "RUN-RWD-03")
def test_damage_that_cannot_be_prevented_is_assigned_as_well() -> None:
    s = hunter("beast_hunt")
    reward(s, "ronan", "throwing_knives", up=True)
    begin(s, "beast_hunt")
    duel_draws(s, "special")
    units_draw(s, "triangle", "rout", "rout")
    do(s, 0, "use_reward throwing_knives")
    assert offers(s, 0) == ["to_first 0", "to_first 1"]
    do(s, 0, "to_first 1")
    assert s.foe_alive == 2


@pytest.mark.clause("RUN-RWD-03", "RUN-QST-20")
def test_a_chained_side_draws_nothing_in_the_next_round() -> None:
    s = hunter("beast_hunt")
    reward(s, "ronan", "binding_chain", up=True)
    begin(s, "beast_hunt")
    duel_draws(s, "special")
    units_draw(s, "triangle", "miss", "miss")
    do(s, 0, "use_reward binding_chain")
    duel_draws(s, "miss")
    assert question(s) == "duel_draw"  # the third round
    duel_draws(s, "miss")
    units_draw(s, "triangle", "miss", "miss")


@pytest.mark.clause("RUN-RWD-03")
def test_frostbrand_spoils_the_next_rout_icon_of_either_unit() -> None:
    s = hunter("beast_hunt")
    reward(s, "ronan", "frost_brand", up=True)
    begin(s, "beast_hunt")
    duel_draws(s, "special")
    units_draw(s, "triangle", "rout", "rout")  # drawn before the blow
    do(s, 0, "use_reward frost_brand", "to_first 1")
    assert s.foe_alive == 3
    duel_draws(s, "damage")
    units_draw(s, "triangle", "rout", "miss")  # this one prevents nothing
    do(s, 0, "to_first 1")
    assert s.foe_alive == 2


# --- What each card brings -------------------------------------------------------------------------------------------


def win(s: Runewars, shape: str) -> None:
    """Both units are defeated, one after the other."""
    duel_draws(s, "damage")
    units_draw(s, shape, "miss", "miss")
    do(s, 0, "to_first 1")
    duel_draws(s, "damage")
    units_draw(s, shape, "miss")


@pytest.mark.clause("RUN-QST-06", "RUN-QST-05", "RUN-QST-11")
def test_the_great_hunt_trains_one_attribute_by_one() -> None:
    s = hunter("beast_hunt")
    s.set_training(0, 2)  # strength has a token
    begin(s, "beast_hunt")
    win(s, "triangle")
    renewed(s, "flute")
    assert offers(s, 0) == ["raise agility", "raise wisdom"]
    assert refusal(s, 0, "raise strength").clause == "RUN-QST-05"
    do(s, 0, "raise wisdom")
    assert training_of(s, "ronan") == (2, 0, 1)


@pytest.mark.clause("RUN-QST-11", "RUN-QST-13")
def test_the_circle_of_sorcerers_brings_a_tactics_card() -> None:
    s = two("sorcerer_ring")
    win(s, "circle")
    renewed(s)
    chance(s, "draw_tactics scatter")
    assert in_hand(s, 0) == ["scatter"]


@pytest.mark.clause("RUN-QST-11", "RUN-QST-13")
def test_the_high_eyrie_is_won_against_two_razorwings() -> None:
    s = begin(hunter("sky_nest", at="8A"), "sky_nest", "8A")
    win(s, "triangle")
    renewed(s, "flute", "old_road")
    assert facedown(s, "ronan") == {"flute": 1}


@pytest.mark.clause("RUN-QST-16", "RUN-SUNK-01")
def test_the_guardian_of_the_gate_asks_for_two_damage_and_survival() -> None:
    s = begin(hunter("sand_giant", at="12A", seats=4), "sand_giant", "12A")
    for drawn in ("damage", "damage", "miss", "miss"):
        duel_draws(s, drawn)
        units_draw(s, "hexagon", "miss")
    assert s.city[area("12A")] == SUNKEN_CITY + 1
    renewed(s, "flute", "old_road")
    assert facedown(s, "ronan") == {"flute": 1}
    s = begin(hunter("sand_giant", at="12A", seats=4), "sand_giant", "12A")
    for drawn in ("damage", "miss", "miss", "miss"):
        duel_draws(s, drawn)
        units_draw(s, "hexagon", "miss")
    assert s.city[area("12A")] == 0
    assert quests_of(s, 0) == {"sand_giant"}


@pytest.mark.clause("RUN-QST-16")
def test_enough_damage_is_judged_at_the_end_of_the_duel() -> None:
    s = hunter("sand_giant", at="12A", seats=4)
    wound(s, "ronan", 4)
    begin(s, "sand_giant", "12A")
    for drawn in ("damage", "damage"):
        duel_draws(s, drawn)
        units_draw(s, "hexagon", "miss")
    assert question(s) == "duel_draw"  # the duel goes on
    duel_draws(s, "miss")
    units_draw(s, "hexagon", "damage 2")
    assert not in_game(s, "ronan")
    assert s.city[area("12A")] == 0


@pytest.mark.clause("RUN-SUNK-01", "RUN-SUNK-02", "RUN-SUNK-09", "RUN-QST-11")
def test_the_buried_conclave_places_the_city_and_completes_the_quest_even_if_it_is_not_placed() -> None:
    for ice in (0, 2):
        s = hunter("sand_sorcerers", at="12A", seats=4)
        put(s, 1, "12A", footman=1)
        set_ice(s, area("12A"), ice)
        begin(s, "sand_sorcerers", "12A")
        win(s, "circle")
        renewed(s, "flute", "old_road")
        assert facedown(s, "ronan") == {"flute": 1}
        assert (s.city[area("12A")] == SUNKEN_CITY + 1) == (ice == 0)
        assert s.ice[area("12A")] == 0
        assert s.standing[area("12A")] != 0  # units stay
        assert s.healed[0] == ice


@pytest.mark.clause("RUN-DUEL-09", "RUN-QST-13")
def test_a_tactical_fate_card_serves_against_units_too() -> None:
    s = hunter("ogre_king")
    hold(s, 0, "beast_lure")
    quest_time(s)
    do(s, 0, "travel 5A", "attempt ogre_king", "begin_duel", "announce_in_duel beast_lure")
    units_draw(s, "rectangle", "miss")
    assert s.foe_damage[0] == 1
    assert in_hand(s, 0) == []


@pytest.mark.clause("RUN-HER-02", "RUN-QST-13")
def test_a_duel_with_units_can_be_called_off() -> None:
    s = hunter("ogre_king", "silhouette")
    quest_time(s)
    do(s, 0, "travel 5A", "attempt ogre_king", "use_ability")
    draw_symbols(s, "gold")
    assert quests_of(s, 0) == {"ogre_king"}
    assert question(s) == "choose_order"
