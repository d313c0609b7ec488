"""What each of the twenty heroes can do: the abilities of the Hero cards [RUN-HER-01] [RUN-HER-02]."""

from __future__ import annotations

import pytest
from runewars_heroes import (
    attempt,
    challenge,
    damage_of,
    draw_symbols,
    duel,
    duel_draws,
    facedown,
    give_quests,
    hero,
    in_game,
    land,
    phase_is_over,
    quest_time,
    quests_of,
    renewed,
    reward,
    saving,
    sees,
    showing,
    spoils,
    wound,
)
from runewars_orders import army, hero_at, lying, question
from runewars_table import area, chance, do, neutrals, offers, put, refusal, turn

from bannerhall.core.state import CHANCE
from bannerhall.games.runewars.rules import hero_cards, reward_cards
from bannerhall.games.runewars.rules.state import Runewars


def strength_of(name: str) -> tuple[int, int, int]:
    at = hero_cards.NAMES.index(name) * 3
    return int(hero_cards.ATTRIBUTE[at]), int(hero_cards.ATTRIBUTE[at + 1]), int(hero_cards.ATTRIBUTE[at + 2])


# --- Values ----------------------------------------------------------------------------------------------------------


@pytest.mark.clause("RUN-HER-01")
def test_a_hero_falls_with_as_much_damage_as_the_card_says() -> None:
    for name, health in (("astarra", 4), ("steelhorns", 6)):
        s = duel("ronan", name)
        wound(s, name, health - 2)
        challenge(s, name)
        saving(s)
        duel_draws(s, "damage", "miss")
        assert in_game(s, name)
        duel_draws(s, "damage", "miss")
        assert not in_game(s, name)


@pytest.mark.clause("RUN-HER-01", "RUN-QST-10")
@pytest.mark.parametrize(("card", "at", "which"), [("mines", "5D", 0), ("setup_5", "5D", 1), ("setup_3", "3B", 2)])
def test_a_hero_draws_as_many_cards_as_the_attribute_on_the_card(card: str, at: str, which: int) -> None:
    for name in ("valadir", "mordane", "orsino"):
        s = land()
        hero(s, 0, name, at)
        give_quests(s, 0, card)
        s.influence[0] = 9
        quest_time(s)
        do(s, 0, f"travel {at}")
        assert attempt(s, 0, card, "red") == strength_of(name)[which]


# --- Moving ----------------------------------------------------------------------------------------------------------


def reach_of(s: Runewars, name: str, at: str) -> set[str]:
    hero(s, 0, name, at)
    s.influence[0] = 9
    quest_time(s)
    return {text.removeprefix("travel ") for text in offers(s, 0) if text.startswith("travel ")}


@pytest.mark.clause("RUN-HER-02", "RUN-QST-02")
def test_ronan_and_red_scorpion_go_three_areas() -> None:
    for name, far in (("valadir", False), ("ronan", True), ("red_scorpion", True)):
        reached = reach_of(land(), name, "DA")
        assert {"DB", "6D"} <= reached
        assert ("5B" in reached) == far  # by DB and 5A
        assert "5D" not in reached


@pytest.mark.clause("RUN-HER-02", "RUN-MOV-06")
def test_ronan_wades_and_elyra_climbs_as_well() -> None:
    # 8C and 3B are divided by water, 8A and 8B from 3C by mountains; any other way is longer
    assert "3B" not in reach_of(land(), "red_scorpion", "8D")
    assert "3B" in reach_of(land(), "ronan", "8D")
    assert "6C" not in reach_of(land(), "ronan", "8B")  # that would be over the mountain
    assert "3A" not in reach_of(land(), "valadir", "8C")
    assert "3A" in reach_of(land(), "elyra", "8C")
    assert "3B" not in reach_of(land(), "valadir", "8A")
    assert "3B" in reach_of(land(), "elyra", "8A")


@pytest.mark.clause("RUN-HER-02", "RUN-MOV-15")
def test_the_third_step_and_the_water_are_for_the_quest_phase_alone() -> None:
    s = land()
    hero(s, 0, "ronan", "6C")
    s.influence[0] = 9
    turn(s, 0, "strategize")
    do(s, 0, "move_hero ronan")
    assert refusal(s, 0, "move_to 5A").clause == "RUN-ORD1-01"  # across water
    assert refusal(s, 0, "move_to 3B").clause == "RUN-ORD1-02"  # two areas away


# --- The start of a duel ---------------------------------------------------------------------------------------------


@pytest.mark.clause("RUN-HER-02", "RUN-DUEL-02", "RUN-DUEL-01")
@pytest.mark.parametrize(("symbol", "fought"), [("gold", False), ("silver", False), ("red", True)])
def test_silhouette_may_call_a_duel_off(symbol: str, fought: bool) -> None:
    s = duel("silhouette", "red_scorpion")
    give_quests(s, 0, "healer")
    put(s, 0, "5A", footman=1)
    challenge(s, "red_scorpion")
    do(s, 0, "use_ability")
    assert question(s) == "draw_fates"
    draw_symbols(s, symbol)
    if fought:
        assert question(s) == "duel_draw"  # the ability is used once in a duel
    else:
        assert s.seat() == 1  # the action is spent: no Quest
        assert quests_of(s, 0) == {"healer"}
        assert damage_of(s, "red_scorpion") == 0


@pytest.mark.clause("RUN-HER-02")
def test_silhouette_escapes_as_defender_too() -> None:
    s = duel("ronan", "silhouette")
    challenge(s, "silhouette")
    assert s.seat() == 1
    do(s, 1, "use_ability")
    draw_symbols(s, "silver")
    assert question(s) == "hero_action"
    assert s.seat() == 1  # the duel is off, now Silhouette acts


@pytest.mark.clause("RUN-HER-02")
@pytest.mark.parametrize(("symbol", "damage"), [("gold", 1), ("silver", 1), ("red", 3)])
def test_brother_gherinn_heals_or_hurts_himself(symbol: str, damage: int) -> None:
    s = duel("gherinn", "red_scorpion")
    wound(s, "gherinn", 2)
    challenge(s, "red_scorpion")
    do(s, 0, "use_ability")
    draw_symbols(s, symbol)
    assert damage_of(s, "gherinn") == damage
    saving(s)
    assert question(s) == "duel_draw"


@pytest.mark.clause("RUN-HER-02", "RUN-DUEL-10")
def test_brother_gherinn_may_fall_before_the_first_round() -> None:
    s = duel("gherinn", "red_scorpion")
    wound(s, "gherinn", 3)
    reward(s, "gherinn", "flute", up=True)
    challenge(s, "red_scorpion")
    do(s, 0, "use_ability")
    draw_symbols(s, "red")
    assert not in_game(s, "gherinn")
    assert sees(s, -1, "rewards") == {}
    assert s.position()["rewards_up"] == {"red_scorpion": {"flute": 1}}


@pytest.mark.clause("RUN-HER-02")
def test_steelhorns_trades_one_damage_for_two() -> None:
    s = duel("steelhorns", "red_scorpion")
    challenge(s, "red_scorpion")
    do(s, 0, "use_ability")
    assert (damage_of(s, "steelhorns"), damage_of(s, "red_scorpion")) == (1, 2)
    assert question(s) == "duel_draw"  # only once
    s = duel("steelhorns", "red_scorpion")
    wound(s, "steelhorns", 5)  # of 6: it would defeat him
    reward(s, "steelhorns", "flute")  # so that his player is asked
    challenge(s, "red_scorpion")
    assert refusal(s, 0, "use_ability").clause == "RUN-HER-02"


@pytest.mark.clause("RUN-HER-02", "RUN-DUEL-02")
def test_bogran_strikes_before_the_first_round_but_not_as_defender() -> None:
    s = duel("bogran", "red_scorpion")
    challenge(s, "red_scorpion")
    assert damage_of(s, "red_scorpion") == 1
    s = duel("ronan", "bogran")
    challenge(s, "bogran")
    assert damage_of(s, "ronan") == 0


@pytest.mark.clause("RUN-HER-02", "RUN-DUEL-07")
def test_bogran_may_win_before_the_first_round() -> None:
    s = duel("bogran", "red_scorpion")
    wound(s, "red_scorpion", 3)
    challenge(s, "red_scorpion")
    assert not in_game(s, "red_scorpion")
    assert phase_is_over(s)


@pytest.mark.clause("RUN-HER-02", "RUN-CARD-03")
def test_grey_ker_destroys_a_unit_of_the_enemy_in_his_area_on_gold() -> None:
    s = duel("grey_ker", "red_scorpion")
    put(s, 1, "5A", reanimate=2, beastman=1)
    put(s, 1, "5A", routed=True, dark_knight=1)
    challenge(s, "red_scorpion")
    draw_symbols(s, "gold")
    assert offers(s, 0) == ["kill reanimate", "kill beastman", "kill_routed dark_knight"]
    assert refusal(s, 0, "kill vampire").clause == "RUN-CARD-03"
    assert refusal(s, 0, "kill_routed reanimate").clause == "RUN-CARD-03"
    do(s, 0, "kill_routed dark_knight")
    assert lying(s, "5A") == {}
    assert army(s, "5A") == {"reanimate": 2, "beastman": 1}
    assert question(s) == "duel_draw"


@pytest.mark.clause("RUN-HER-02")
def test_grey_ker_destroys_nothing_on_silver_nor_outside_enemy_areas() -> None:
    s = duel("grey_ker", "red_scorpion")
    put(s, 1, "5A", reanimate=2)
    challenge(s, "red_scorpion")
    draw_symbols(s, "silver")
    assert question(s) == "duel_draw"
    assert army(s, "5A") == {"reanimate": 2}
    s = duel("grey_ker", "red_scorpion")
    neutrals(s, "5A", beastman=2)
    challenge(s, "red_scorpion")
    assert question(s) == "duel_draw"
    s = duel("ronan", "grey_ker")  # not as defender
    put(s, 0, "5A", footman=2)
    challenge(s, "grey_ker")
    assert question(s) == "duel_draw"


@pytest.mark.clause("RUN-HER-02", "RUN-NEU-09")
def test_grey_ker_may_leave_allied_neutral_units_alone() -> None:
    s = duel("grey_ker", "red_scorpion")
    put(s, 1, "5A", reanimate=1, beastman=1)
    challenge(s, "red_scorpion")
    draw_symbols(s, "gold")
    do(s, 0, "kill reanimate")
    assert s.holder[area("5A")] == 0
    assert army(s, "5A") == {"beastman": 1}


# --- In a duel -------------------------------------------------------------------------------------------------------


@pytest.mark.clause("RUN-HER-02", "RUN-DUEL-06")
def test_sir_valadir_hits_harder_with_two_damage() -> None:
    for before, dealt in ((1, 1), (2, 2), (4, 2)):
        s = duel("valadir", "ronan")
        wound(s, "valadir", before)
        challenge(s, "ronan")
        duel_draws(s, "damage", "miss")
        assert damage_of(s, "ronan") == dealt
    s = duel("valadir", "ronan")
    wound(s, "valadir", 2)
    challenge(s, "ronan")
    duel_draws(s, "special", "miss")  # no damage icon
    assert damage_of(s, "ronan") == 1


@pytest.mark.clause("RUN-HER-02", "RUN-DUEL-04")
def test_runewitch_astarra_deals_two_with_a_special_icon() -> None:
    s = duel("astarra", "ronan")
    challenge(s, "ronan")
    duel_draws(s, "special", "miss")
    assert damage_of(s, "ronan") == 2
    duel_draws(s, "damage", "miss")
    assert damage_of(s, "ronan") == 3


@pytest.mark.clause("RUN-HER-02", "RUN-DUEL-05")
def test_brann_prevents_one_more_with_a_rout_icon() -> None:
    for defender, left in (("brann", 0), ("elyra", 1)):
        s = duel("astarra", defender)
        challenge(s, defender)
        duel_draws(s, "special", "rout")
        assert damage_of(s, defender) == left


@pytest.mark.clause("RUN-HER-02")
def test_vhol_strikes_back_what_cannot_be_prevented() -> None:
    s = duel("ronan", "vhol")
    reward(s, "ronan", "amulet_shielding", up=True)
    challenge(s, "vhol")
    saving(s)
    duel_draws(s, "damage", "miss")
    saving(s)
    assert (damage_of(s, "vhol"), damage_of(s, "ronan")) == (1, 1)
    duel_draws(s, "miss", "miss")  # only in a round in which he suffered damage
    assert damage_of(s, "ronan") == 1
    s = duel("ronan", "vhol")
    wound(s, "vhol", 2)
    challenge(s, "vhol")
    duel_draws(s, "damage", "miss")  # he is defeated
    assert not in_game(s, "vhol")
    assert damage_of(s, "ronan") == 0


@pytest.mark.clause("RUN-HER-02", "RUN-DUEL-10")
def test_vhol_may_defeat_his_enemy_with_his_last_blow() -> None:
    s = duel("ronan", "vhol")
    wound(s, "ronan", 4)
    challenge(s, "vhol")
    duel_draws(s, "damage", "miss")
    assert not in_game(s, "ronan")
    assert in_game(s, "vhol")


@pytest.mark.clause("RUN-HER-02")
def test_vhol_strikes_back_as_attacker_too() -> None:
    s = duel("vhol", "ronan")
    challenge(s, "ronan")
    duel_draws(s, "miss", "damage")
    assert (damage_of(s, "vhol"), damage_of(s, "ronan")) == (1, 1)


@pytest.mark.clause("RUN-HER-02", "RUN-DUEL-11")
def test_mordane_is_whole_again_when_he_has_defeated_a_hero() -> None:
    s = duel("mordane", "red_scorpion")
    wound(s, "mordane", 3)
    wound(s, "red_scorpion", 3)
    challenge(s, "red_scorpion")
    duel_draws(s, "damage", "damage")
    assert in_game(s, "mordane")
    assert damage_of(s, "mordane") == 0


@pytest.mark.clause("RUN-HER-02", "RUN-DUEL-01", "RUN-DUEL-12")
def test_challara_duels_into_a_neighbouring_area() -> None:
    s = land()
    hero(s, 0, "challara", "5A")
    hero(s, 0, "ronan", "5A")
    hero(s, 1, "red_scorpion", "5B")
    hero(s, 1, "varikas", "6C")  # across water
    hero(s, 1, "bogran", "6A")  # two areas away
    wound(s, "red_scorpion", 3)
    reward(s, "red_scorpion", "flute", up=True)
    s.influence[0] = 9
    quest_time(s)
    do(s, 0, "act_with challara", "travel 5A")
    assert [text for text in offers(s, 0) if text.startswith("challenge")] == ["challenge red_scorpion"]
    assert refusal(s, 0, "challenge varikas").clause == "RUN-DUEL-01"
    do(s, 0, "challenge red_scorpion")
    saving(s)
    duel_draws(s, "damage", "miss")
    assert not in_game(s, "red_scorpion")
    assert spoils(s, "5B") == {"flute": 1}
    assert hero_at(s, "challara") == area("5A")


@pytest.mark.clause("RUN-HER-02", "RUN-DUEL-01")
def test_others_do_not_duel_into_a_neighbouring_area() -> None:
    s = land()
    hero(s, 0, "ronan", "5A")
    hero(s, 1, "red_scorpion", "5B")
    give_quests(s, 0, "old_road")
    s.influence[0] = 9
    quest_time(s)
    do(s, 0, "travel 5A")
    assert refusal(s, 0, "challenge red_scorpion").clause == "RUN-DUEL-01"


# --- Quests and tests ------------------------------------------------------------------------------------------------


def questing(name: str, card: str, at: str) -> Runewars:
    """A hero of seat 0 in a right area, who has just moved."""
    s = land()
    hero(s, 0, name, at)
    give_quests(s, 0, card)
    s.influence[0] = 5
    quest_time(s)
    do(s, 0, f"travel {at}")
    return s


@pytest.mark.clause("RUN-HER-02", "RUN-QST-10")
def test_tatianna_is_paid_for_silver_in_the_test_of_a_quest() -> None:
    for symbol, gain in (("silver", 1), ("gold", 0)):
        s = questing("tatianna", "setup_5", "5D")
        attempt(s, 0, "setup_5", symbol)
        assert s.influence[0] == 5 + gain


@pytest.mark.clause("RUN-HER-02", "RUN-QST-10")
def test_trenloe_draws_one_more_for_strength_and_for_nothing_else() -> None:
    assert attempt(questing("trenloe", "mines", "5D"), 0, "mines", "red") == 6
    assert attempt(questing("trenloe", "setup_5", "5D"), 0, "setup_5", "red") == 2
    assert attempt(questing("steelhorns", "mines", "5D"), 0, "mines", "red") == 5


@pytest.mark.clause("RUN-HER-02", "RUN-QST-10")
def test_sethra_replaces_one_card_once_in_a_quest_phase() -> None:
    s = questing("sethra", "mines", "5D")
    do(s, 0, "attempt mines")
    first, second = showing(s, "red"), showing(s, "red")
    one = next(first)
    next(second)
    two = next(second)
    chance(s, f"fate {one + 1}", f"fate {two + 1}")
    assert offers(s, 0) == ["keep_fates", f"swap_fate {one + 1}", f"swap_fate {two + 1}"]
    assert refusal(s, 0, "swap_fate 5").clause == "RUN-QST-10"
    do(s, 0, f"swap_fate {two + 1}")
    chance(s, f"fate {next(showing(s, 'gold')) + 1}")
    assert question(s) == "choose_fate"  # not a second time
    assert f"choose_fate {two + 1}" not in offers(s, 0)
    assert f"choose_fate {one + 1}" in offers(s, 0)


@pytest.mark.clause("RUN-HER-02")
def test_nobody_but_sethra_replaces_cards() -> None:
    s = questing("ronan", "mines", "5D")
    reward(s, "ronan", "flute")
    do(s, 0, "attempt mines")
    draw_symbols(s, "red", "gold")
    assert question(s) == "draw_again"  # asked because of the facedown card
    assert refusal(s, 0, f"swap_fate {next(iter(_drawn(s)))}").clause == "RUN-HER-02"


def _drawn(s: Runewars) -> list[int]:
    """The numbers of the cards that were drawn for a test."""
    return [card + 1 for card in range(30) if (s.test_cards >> card) & 1]


@pytest.mark.clause("RUN-HER-02", "RUN-QST-11", "RUN-CARD-05")
def test_orsino_takes_one_of_two_reward_cards() -> None:
    s = questing("orsino", "setup_5", "5D")
    attempt(s, 0, "setup_5", "silver")
    chance(s, "draw_reward flute", "draw_reward spyglass")
    assert offers(s, 0) == ["keep_reward flute", "keep_reward spyglass"]
    assert refusal(s, 0, "keep_reward heartstone").clause == "RUN-RWD-01"
    assert sees(s, 1, "offers", "rewards") == 2
    before = int(s.reward_deck.size())
    do(s, 0, "keep_reward spyglass")
    assert facedown(s, "orsino") == {"spyglass": 1}
    assert s.reward_deck.size() == before + 1  # the other one lies under the deck
    assert s.reward_deck.counts[reward_cards.FLUTE] == 0  # not among the others


# --- The end of an action --------------------------------------------------------------------------------------------


@pytest.mark.clause("RUN-HER-02")
def test_varikas_recovers_one_at_the_end_of_each_action() -> None:
    for action, left in (("travel 5B", 2), ("train strength", 2), ("stay", 3)):
        s = land()
        hero(s, 0, "varikas", "5A")
        wound(s, "varikas", 3)
        quest_time(s)
        do(s, 0, action)
        assert damage_of(s, "varikas") == left


@pytest.mark.clause("RUN-HER-02", "RUN-CARD-03", "RUN-DUEL-10")
def test_krutzbek_hits_an_enemy_hero_where_he_ends_his_action() -> None:
    s = land()
    hero(s, 0, "krutzbek", "5B")
    hero(s, 1, "varikas", "5A")
    hero(s, 1, "red_scorpion", "5A")
    hero(s, 1, "bogran", "5B")
    wound(s, "red_scorpion", 3)
    s.influence[0] = 9
    quest_time(s)
    do(s, 0, "travel 5A", "move_on")
    assert offers(s, 0) == ["strike red_scorpion", "strike varikas"]
    assert refusal(s, 0, "strike bogran").clause == "RUN-CARD-03"
    do(s, 0, "strike red_scorpion")
    assert not in_game(s, "red_scorpion")
    assert s.slain[0] == 1
    s = land()
    hero(s, 0, "krutzbek", "5B")
    hero(s, 1, "varikas", "5B")
    s.influence[0] = 9
    quest_time(s)
    do(s, 0, "train strength")  # any action; one enemy is not asked about
    assert damage_of(s, "varikas") == 1


@pytest.mark.clause("RUN-HER-02", "RUN-QST-11")
def test_abilities_are_for_their_hero_alone() -> None:
    s = questing("ronan", "setup_5", "5D")
    attempt(s, 0, "setup_5", "silver")
    renewed(s, "flute")
    assert s.influence[0] == 5  # not Tatianna
    assert facedown(s, "ronan") == {"flute": 1}  # not Orsino
    do(s, 0, "save_rewards")
    assert s.seat() != CHANCE
    s = duel("ronan", "elyra")
    wound(s, "ronan", 2)
    challenge(s, "elyra")
    duel_draws(s, "damage", "rout")
    assert damage_of(s, "elyra") == 0
