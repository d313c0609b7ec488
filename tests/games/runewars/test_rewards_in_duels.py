"""Reward cards in a duel: weapons, armor, and what else helps there [RUN-RWD-01] [RUN-RWD-03] [RUN-RWD-04]."""

from __future__ import annotations

import pytest
from runewars_heroes import (
    challenge,
    chosen,
    damage_of,
    draw_symbols,
    duel,
    duel_draws,
    facedown,
    faceup,
    give_quests,
    hero,
    heroes_of,
    in_game,
    land,
    quest_time,
    quests_of,
    reward,
    saving,
    sees,
    wound,
)
from runewars_orders import question
from runewars_table import chance, do, hold, offers, put, refusal

from bannerhall.games.runewars.rules.state import Runewars


def armed(*cards: str, up: bool = True) -> Runewars:
    """Ronan of seat 0 has these Reward cards and challenges Sir Valadir, who has six health and no ability without
    damage; the attacker is about to draw."""
    s = duel("ronan", "valadir")
    for card in cards:
        reward(s, "ronan", card, up)
    challenge(s, "valadir")
    saving(s)
    return s


def clad(*cards: str, up: bool = True) -> Runewars:
    """Ronan challenges Sir Valadir, who has these Reward cards."""
    s = duel("ronan", "valadir")
    for card in cards:
        reward(s, "valadir", card, up)
    challenge(s, "valadir")
    saving(s)
    return s


# --- Weapons ---------------------------------------------------------------------------------------------------------


@pytest.mark.clause("RUN-DUEL-04", "RUN-RWD-01", "RUN-RWD-03")
def test_a_weapon_is_turned_up_when_it_is_used_and_stays_faceup() -> None:
    s = armed("sunblade", up=False)
    assert sees(s, 1, "rewards") == {"ronan": 1}
    duel_draws(s, "special", "miss")
    assert offers(s, 0) == ["deal_damage", "use_reward sunblade"]
    do(s, 0, "use_reward sunblade")
    assert damage_of(s, "valadir") == 2
    assert faceup(s, "ronan") == {"sunblade": 1}
    assert facedown(s, "ronan") == {}
    duel_draws(s, "special", "miss")
    do(s, 0, "deal_damage")  # nobody has to use it
    assert damage_of(s, "valadir") == 3
    duel_draws(s, "special", "miss")
    do(s, 0, "use_reward sunblade")  # again
    assert damage_of(s, "valadir") == 5


@pytest.mark.clause("RUN-RWD-03")
def test_at_most_one_weapon_in_a_duel() -> None:
    s = armed("sunblade", "throwing_knives", "flute")
    duel_draws(s, "special", "miss")
    assert offers(s, 0) == ["deal_damage", "use_reward sunblade", "use_reward throwing_knives"]
    assert refusal(s, 0, "use_reward flute").clause == "RUN-CARD-01"  # no weapon
    assert refusal(s, 0, "use_reward soulbiter").clause == "RUN-RWD-01"
    do(s, 0, "use_reward throwing_knives")
    duel_draws(s, "special", "miss")
    assert offers(s, 0) == ["deal_damage", "use_reward throwing_knives"]
    assert refusal(s, 0, "use_reward sunblade").clause == "RUN-RWD-03"


@pytest.mark.clause("RUN-DUEL-04", "RUN-RWD-03")
def test_the_challenged_hero_throws_knives_as_well() -> None:
    s = clad("throwing_knives")
    duel_draws(s, "miss", "special")
    do(s, 1, "use_reward throwing_knives")
    assert (damage_of(s, "ronan"), damage_of(s, "valadir")) == (1, 0)


@pytest.mark.clause("RUN-DUEL-04", "RUN-RWD-03")
def test_soulbiter_heals_whoever_defeats_with_it() -> None:
    s = duel("ronan", "valadir")
    wound(s, "ronan", 3)
    wound(s, "valadir", 5)
    reward(s, "ronan", "soulbiter", up=True)
    challenge(s, "valadir")
    duel_draws(s, "special", "miss")
    do(s, 0, "use_reward soulbiter")
    assert not in_game(s, "valadir")
    assert damage_of(s, "ronan") == 0


@pytest.mark.clause("RUN-DUEL-06")
def test_soulbiter_heals_nobody_if_both_fall_or_nobody_does() -> None:
    s = duel("ronan", "valadir")
    wound(s, "ronan", 3)
    wound(s, "valadir", 5)
    reward(s, "ronan", "soulbiter", up=True)
    challenge(s, "valadir")
    duel_draws(s, "special", "damage")  # two damage, for he has two already
    do(s, 0, "use_reward soulbiter")
    assert heroes_of(s, 0) | heroes_of(s, 1) == set()
    s = duel("ronan", "valadir")
    wound(s, "ronan", 3)
    reward(s, "ronan", "soulbiter", up=True)
    challenge(s, "valadir")
    duel_draws(s, "special", "miss")
    do(s, 0, "use_reward soulbiter")
    duel_draws(s, "miss", "miss")
    assert (damage_of(s, "ronan"), damage_of(s, "valadir")) == (3, 1)


@pytest.mark.clause("RUN-DUEL-04", "RUN-QST-10")
@pytest.mark.parametrize(("symbol", "burnt"), [("red", 1), ("silver", 0), ("gold", 0)])
def test_dwarven_fire_bombs_deal_three_and_may_burn_their_hero(symbol: str, burnt: int) -> None:
    s = armed("fire_bombs")
    duel_draws(s, "special", "miss")
    do(s, 0, "use_reward fire_bombs")
    draw_symbols(s, "red", "red", "red", symbol)  # Ronan's agility is 4
    chosen(s, 0, symbol)
    assert damage_of(s, "valadir") == 3
    assert damage_of(s, "ronan") == burnt


@pytest.mark.clause("RUN-DUEL-05", "RUN-DUEL-04")
def test_the_staff_of_light_deals_one_and_prevents_one() -> None:
    s = armed("staff_light")
    duel_draws(s, "special", "damage")
    do(s, 0, "use_reward staff_light")
    assert (damage_of(s, "ronan"), damage_of(s, "valadir")) == (0, 1)
    duel_draws(s, "miss", "damage")
    assert damage_of(s, "ronan") == 1  # only in its round


@pytest.mark.clause("RUN-DUEL-04", "RUN-DUEL-05")
def test_throwing_knives_deal_damage_that_cannot_be_prevented() -> None:
    s = armed("throwing_knives")
    duel_draws(s, "special", "rout")
    do(s, 0, "use_reward throwing_knives")
    assert damage_of(s, "valadir") == 1
    s = armed()
    duel_draws(s, "special", "rout")
    assert damage_of(s, "valadir") == 0


@pytest.mark.clause("RUN-DUEL-04", "RUN-DUEL-05")
def test_frostbrand_spoils_the_next_rout_icon() -> None:
    s = armed("frost_brand")
    duel_draws(s, "special", "rout")
    do(s, 0, "use_reward frost_brand")
    assert damage_of(s, "valadir") == 0  # the icon of this round was drawn before
    duel_draws(s, "damage", "miss")
    assert damage_of(s, "valadir") == 1
    duel_draws(s, "damage", "rout")
    assert damage_of(s, "valadir") == 2


@pytest.mark.clause("RUN-DUEL-05")
def test_frostbrand_spoils_only_one_rout_icon() -> None:
    s = armed("frost_brand")
    duel_draws(s, "special", "miss")
    do(s, 0, "use_reward frost_brand")
    duel_draws(s, "miss", "rout")
    duel_draws(s, "damage", "rout")
    assert damage_of(s, "valadir") == 1  # only that of the blow itself


@pytest.mark.clause("RUN-DUEL-03", "RUN-DUEL-09")
def test_a_chained_hero_uses_no_tactical_fate_card_either() -> None:
    s = duel("ronan", "valadir")
    reward(s, "ronan", "binding_chain", up=True)
    hold(s, 1, "beast_lure")
    challenge(s, "valadir")
    saving(s)
    duel_draws(s, "special", "miss")
    do(s, 0, "use_reward binding_chain")
    assert damage_of(s, "valadir") == 0  # the chain alone deals nothing
    duel_draws(s, "miss")
    assert (question(s), s.seat()) == ("announce_in_duel", 1)  # the third round: he has been asked nothing in between


@pytest.mark.clause("RUN-DUEL-03", "RUN-DUEL-09")
def test_a_chained_hero_has_no_card_in_the_next_round_and_one_again_after_it() -> None:
    s = armed("binding_chain")
    duel_draws(s, "special", "damage")
    do(s, 0, "use_reward binding_chain")
    assert (damage_of(s, "ronan"), damage_of(s, "valadir")) == (1, 0)
    before = bin(int(s.fate)).count("1")
    duel_draws(s, "miss")
    assert bin(int(s.fate)).count("1") == before - 1
    assert question(s) == "duel_draw"
    duel_draws(s, "miss", "damage")
    assert damage_of(s, "ronan") == 2


# --- Armor -----------------------------------------------------------------------------------------------------------


@pytest.mark.clause("RUN-RWD-03", "RUN-RWD-01")
def test_ghost_armor_prevents_one_whenever_its_hero_misses() -> None:
    s = clad("ghost_armor", up=False)
    duel_draws(s, "damage", "miss")
    assert s.seat() == 1
    do(s, 1, "use_reward ghost_armor")
    assert damage_of(s, "valadir") == 0
    assert faceup(s, "valadir") == {"ghost_armor": 1}
    duel_draws(s, "damage", "damage")  # no miss
    assert damage_of(s, "valadir") == 1
    duel_draws(s, "damage", "miss")
    assert damage_of(s, "valadir") == 1  # it works in every round


@pytest.mark.clause("RUN-RWD-03")
def test_runeplate_prevents_the_first_damage_of_each_round() -> None:
    s = clad("runeplate")
    duel_draws(s, "damage", "miss")
    do(s, 1, "use_reward runeplate")
    assert damage_of(s, "valadir") == 0
    duel_draws(s, "damage", "miss")
    assert damage_of(s, "valadir") == 0
    s = clad("runeplate")
    duel_draws(s, "damage", "miss")
    do(s, 1, "save_rewards")  # nobody has to put it on
    assert damage_of(s, "valadir") == 1


@pytest.mark.clause("RUN-RWD-03")
def test_dragonscale_mail_prevents_up_to_two_of_a_special_icon_and_nothing_else() -> None:
    s = duel("ronan", "valadir")
    reward(s, "ronan", "fire_bombs", up=True)
    reward(s, "valadir", "scale_mail", up=True)
    challenge(s, "valadir")
    saving(s)
    duel_draws(s, "damage", "miss")
    do(s, 1, "use_reward scale_mail")
    assert damage_of(s, "valadir") == 1
    duel_draws(s, "special", "miss")
    do(s, 0, "use_reward fire_bombs")
    draw_symbols(s, "red", "red", "red", "gold")
    chosen(s, 0, "gold")
    assert damage_of(s, "valadir") == 2  # three, less two


@pytest.mark.clause("RUN-RWD-03")
def test_at_most_one_armor_in_a_duel() -> None:
    s = clad("runeplate", "ghost_armor", up=False)
    duel_draws(s, "damage", "miss")
    assert offers(s, 1) == ["use_reward ghost_armor", "use_reward runeplate", "save_rewards"]
    do(s, 1, "use_reward runeplate")
    duel_draws(s, "damage", "miss")
    assert question(s) == "use_reward"  # asked because of the facedown card
    assert refusal(s, 1, "use_reward ghost_armor").clause == "RUN-RWD-03"
    assert refusal(s, 1, "use_reward scale_mail").clause == "RUN-RWD-01"


@pytest.mark.clause("RUN-RWD-01", "RUN-WINDOW-01")
def test_whoever_has_a_facedown_card_is_asked_whatever_it_is() -> None:
    for card in ("runeplate", "flute"):
        s = clad(card, up=False)
        duel_draws(s, "damage", "miss")
        assert (question(s), s.seat()) == ("use_reward", 1)
    s = clad("flute")  # everybody sees that it is of no use
    duel_draws(s, "damage", "miss")
    assert question(s) == "duel_draw"


@pytest.mark.clause("RUN-RWD-03")
def test_the_amulet_of_shielding_prevents_all_damage_of_one_round() -> None:
    s = duel("astarra", "valadir")
    reward(s, "valadir", "amulet_shielding")
    challenge(s, "valadir")
    saving(s)
    duel_draws(s, "special", "miss")  # two damage
    do(s, 1, "use_reward amulet_shielding")
    assert damage_of(s, "valadir") == 0
    duel_draws(s, "special", "miss")
    assert damage_of(s, "valadir") == 2  # once in a duel; he is not asked again


@pytest.mark.clause("RUN-RWD-03", "RUN-DUEL-01")
@pytest.mark.parametrize(("symbol", "fought"), [("gold", False), ("silver", False), ("red", True)])
def test_the_cloak_of_deception_may_prevent_the_duel(symbol: str, fought: bool) -> None:
    s = duel("ronan", "valadir")
    reward(s, "valadir", "cloak_deception")
    give_quests(s, 0, "healer")
    put(s, 0, "5A", footman=1)
    challenge(s, "valadir")
    assert (question(s), s.seat()) == ("use_reward", 1)
    do(s, 1, "use_reward cloak_deception")
    draw_symbols(s, symbol, symbol)  # his agility is 2
    chosen(s, 1, symbol)
    assert (question(s) == "duel_draw") == fought
    assert quests_of(s, 0) == {"healer"}
    if not fought:
        assert s.seat() == 1  # the challenger's action is over, no Quest either
        assert s.duellists != 0


@pytest.mark.clause("RUN-RWD-04", "RUN-DUEL-02")
def test_scenario_21_the_elven_robe_blocks_a_facedown_card() -> None:
    """Scenario 21."""
    s = duel("ronan", "valadir")
    reward(s, "ronan", "elven_robe")
    reward(s, "valadir", "runeplate")
    challenge(s, "valadir")
    do(s, 1, "save_rewards")  # no Cloak of Deception
    do(s, 0, "use_reward elven_robe")
    assert [s.rules.vocabulary.text(action) for action, _ in s.odds()] == ["robe runeplate"]
    chance(s, "robe runeplate")
    assert faceup(s, "valadir") == {"runeplate": 1}
    assert faceup(s, "ronan") == {"elven_robe": 1}
    saving(s)
    duel_draws(s, "damage", "miss")
    assert damage_of(s, "valadir") == 1  # he is not even asked, for everybody sees that it is blocked
    assert question(s) == "duel_draw"


@pytest.mark.clause("RUN-RWD-04")
def test_the_robe_chooses_at_random_among_all_cards_of_the_enemy_and_blocks_by_name() -> None:
    s = duel("ronan", "valadir")
    reward(s, "ronan", "elven_robe", up=True)
    reward(s, "valadir", "runeplate")
    reward(s, "valadir", "sunblade", up=True)
    reward(s, "valadir", "throwing_knives", up=True)
    challenge(s, "valadir")
    do(s, 1, "save_rewards")
    do(s, 0, "use_reward elven_robe")
    odds = {s.rules.vocabulary.text(action): weight for action, weight in s.odds()}
    assert odds == {"robe runeplate": 1, "robe sunblade": 1, "robe throwing_knives": 1}
    chance(s, "robe sunblade")
    saving(s)
    duel_draws(s, "miss", "special")
    assert offers(s, 1) == ["deal_damage", "use_reward throwing_knives"]
    assert refusal(s, 1, "use_reward sunblade").clause == "RUN-RWD-04"


@pytest.mark.clause("RUN-RWD-04", "RUN-CARD-01")
def test_the_robe_has_no_effect_on_a_hero_without_cards() -> None:
    s = duel("ronan", "valadir")
    reward(s, "ronan", "elven_robe")
    challenge(s, "valadir")
    assert refusal(s, 0, "use_reward elven_robe").clause == "RUN-CARD-01"


@pytest.mark.clause("RUN-RWD-03", "RUN-RWD-04")
def test_the_robe_is_an_armor_and_works_for_the_defender_too() -> None:
    s = duel("ronan", "valadir")
    reward(s, "ronan", "flute", up=True)
    reward(s, "valadir", "elven_robe", up=True)
    reward(s, "valadir", "runeplate", up=True)
    challenge(s, "valadir")
    do(s, 1, "use_reward elven_robe")
    chance(s, "robe flute")
    saving(s)
    duel_draws(s, "damage", "miss")
    assert question(s) == "duel_draw"  # the Runeplate would be a second armor
    assert damage_of(s, "valadir") == 1


@pytest.mark.clause("RUN-RWD-04")
def test_a_blocked_heartstone_gives_no_health_in_the_duel() -> None:
    s = duel("ronan", "valadir")
    wound(s, "valadir", 5)
    reward(s, "ronan", "elven_robe", up=True)
    reward(s, "valadir", "heartstone", up=True)
    challenge(s, "valadir")
    do(s, 0, "use_reward elven_robe")
    chance(s, "robe heartstone")
    saving(s)
    duel_draws(s, "damage", "miss")
    assert not in_game(s, "valadir")


# --- Draught and stone -----------------------------------------------------------------------------------------------


@pytest.mark.clause("RUN-DUEL-02", "RUN-RWD-03")
def test_the_healing_draught_is_drunk_at_the_start_of_a_duel_or_between_two_rounds() -> None:
    for moment in ("duel_start", "use_reward"):
        s = duel("ronan", "valadir")
        wound(s, "ronan", 3)
        reward(s, "ronan", "healing_draught")
        challenge(s, "valadir")
        if moment == "use_reward":
            saving(s)
            duel_draws(s, "miss", "miss")
        assert question(s) == moment
        do(s, 0, "use_reward healing_draught")
        assert damage_of(s, "ronan") == 0
        assert s.position()["reward_discard"] == {"healing_draught": 1}


@pytest.mark.clause("RUN-CARD-01")
def test_the_healing_draught_needs_damage() -> None:
    s = duel("ronan", "valadir")
    reward(s, "ronan", "healing_draught")
    challenge(s, "valadir")
    assert refusal(s, 0, "use_reward healing_draught").clause == "RUN-CARD-01"


@pytest.mark.clause("RUN-DUEL-10", "RUN-RWD-02")
def test_whoever_gives_the_heartstone_away_may_fall_by_it() -> None:
    s = land()
    hero(s, 0, "ronan", "5A")
    hero(s, 0, "valadir", "5A")
    wound(s, "ronan", 5)
    reward(s, "ronan", "heartstone", up=True)
    s.influence[0] = 9
    quest_time(s)
    do(s, 0, "act_with ronan", "exchange valadir", "hand_over heartstone")
    assert not in_game(s, "ronan")
    assert faceup(s, "valadir") == {"heartstone": 1}
