"""Duels between two heroes [RUN-DUEL-01] to [RUN-DUEL-13]."""

from __future__ import annotations

import pytest
from runewars_heroes import (
    challenge,
    damage_of,
    duel,
    duel_draws,
    facedown,
    faceup,
    give_quests,
    hero,
    in_game,
    land,
    phase_is_over,
    quest_time,
    reward,
    saving,
    sees,
    spoils,
    wound,
)
from runewars_orders import question
from runewars_table import act, area, build, do, go_on, hold, in_hand, mask, offers, put, refusal, turn

from bannerhall.core.state import CHANCE
from bannerhall.games.runewars.rules import hero_cards
from bannerhall.games.runewars.rules.state import Runewars


def fighting(attacker: str = "ronan", defender: str = "red_scorpion") -> Runewars:
    """A duel in 5A in which nobody has anything to use; the attacker is about to draw."""
    s = duel(attacker, defender)
    challenge(s, defender)
    return s


# --- Who duels whom --------------------------------------------------------------------------------------------------


@pytest.mark.clause("RUN-DUEL-01", "RUN-QST-03")
def test_a_hero_who_moved_challenges_one_enemy_hero_in_the_area() -> None:
    s = land()
    hero(s, 0, "ronan", "5B")
    hero(s, 1, "red_scorpion", "5A")
    hero(s, 1, "varikas", "5A")
    hero(s, 1, "bogran", "5C")
    s.influence[0] = 9
    quest_time(s)
    assert not any(text.startswith("challenge") for text in offers(s, 0))  # first the hero moves
    do(s, 0, "travel 5A")
    assert offers(s, 0) == ["challenge red_scorpion", "challenge varikas", "move_on"]
    assert refusal(s, 0, "challenge bogran").clause == "RUN-DUEL-01"


@pytest.mark.clause("RUN-DUEL-01")
def test_no_duel_with_a_hero_of_ones_own() -> None:
    s = land()
    hero(s, 0, "ronan", "5A")
    hero(s, 0, "valadir", "5A")
    hero(s, 1, "varikas", "5A")
    s.influence[0] = 9
    quest_time(s)
    do(s, 0, "act_with ronan", "travel 5A")
    assert offers(s, 0) == ["challenge varikas", "move_on"]


@pytest.mark.clause("RUN-DUEL-01", "RUN-QST-03")
def test_no_quest_after_a_duel_not_even_with_a_second_action() -> None:
    s = duel("ronan", "red_scorpion")
    reward(s, "ronan", "sand_glass", up=True)
    give_quests(s, 0, "healer")
    put(s, 0, "5A", footman=1)
    challenge(s, "red_scorpion")
    for _ in range(4):
        duel_draws(s, "miss", "miss")
    do(s, 0, "use_reward sand_glass", "travel 5A")
    assert refusal(s, 0, "attempt healer").clause == "RUN-DUEL-01"
    assert "challenge red_scorpion" in offers(s, 0)


@pytest.mark.clause("RUN-DUEL-01")
def test_a_challenged_hero_may_still_quest_when_its_own_action_comes() -> None:
    s = duel("ronan", "red_scorpion")
    put(s, 1, "5A", reanimate=1)
    give_quests(s, 1, "healer")
    challenge(s, "red_scorpion")
    for _ in range(4):
        duel_draws(s, "miss", "miss")
    do(s, 1, "travel 5A", "attempt healer")
    assert question(s) == "test_draw"


@pytest.mark.clause("RUN-DUEL-08", "RUN-TERM-10")
def test_a_routed_hero_starts_no_duel_but_fights_as_if_standing() -> None:
    s = land()
    hero(s, 0, "ronan", "5A")
    hero(s, 1, "red_scorpion", "5A", routed=True)
    challenge(s, "red_scorpion")
    duel_draws(s, "miss", "damage")
    assert damage_of(s, "ronan") == 1
    for _ in range(3):
        duel_draws(s, "miss", "miss")
    assert question(s) == "hero_action"  # the routed hero of seat 1
    assert refusal(s, 1, "travel 5A").clause == "RUN-TERM-10"


# --- Rounds ----------------------------------------------------------------------------------------------------------


@pytest.mark.clause("RUN-DUEL-03", "RUN-HER-01")
def test_four_rounds_with_one_card_each_attacker_first() -> None:
    s = fighting()
    for number in range(4):
        f = s.top()
        assert (question(s), int(s.frames[f + 2])) is not None
        before = s.fate
        duel_draws(s, "miss")
        assert question(s) == "duel_draw", f"the defender draws in round {number + 1}"
        duel_draws(s, "miss")
        assert bin(int(before ^ s.fate)).count("1") == 2
    assert question(s) == "hero_action"
    assert s.turn_of == 0
    assert s.seat() == 1  # the other player's hero acts now


@pytest.mark.clause("RUN-DUEL-03", "RUN-HER-01")
def test_heroes_use_the_circle_section() -> None:
    s = fighting()
    do(s, CHANCE, "fate 5", "fate 8")  # a circle has 1 damage on 5, nothing on 8, where a hexagon has 3
    assert (damage_of(s, "ronan"), damage_of(s, "red_scorpion")) == (0, 1)


@pytest.mark.clause("RUN-DUEL-04")
def test_a_special_icon_deals_one_damage() -> None:
    s = fighting()
    duel_draws(s, "special", "special")
    assert (damage_of(s, "ronan"), damage_of(s, "red_scorpion")) == (1, 1)


@pytest.mark.clause("RUN-DUEL-05")
def test_a_rout_icon_prevents_damage_of_this_round_and_routs_nobody() -> None:
    s = fighting()
    duel_draws(s, "damage", "rout")
    assert damage_of(s, "red_scorpion") == 0
    assert s.hero_routed == 0
    duel_draws(s, "damage", "miss")  # it does not last
    assert damage_of(s, "red_scorpion") == 1


@pytest.mark.clause("RUN-DUEL-06")
def test_damage_icons_hit_the_other_hero() -> None:
    s = fighting()
    duel_draws(s, "damage", "damage")
    assert (damage_of(s, "ronan"), damage_of(s, "red_scorpion")) == (1, 1)


@pytest.mark.clause("RUN-DUEL-06", "RUN-DUEL-10", "RUN-DUEL-12")
def test_scenario_56_damage_is_simultaneous_so_both_may_fall_and_their_rewards_lie_under_a_marker() -> None:
    """Scenario 56."""
    s = duel("ronan", "red_scorpion")
    wound(s, "ronan", 4)
    wound(s, "red_scorpion", 3)
    reward(s, "ronan", "flute", up=True)
    reward(s, "red_scorpion", "spyglass", up=True)
    challenge(s, "red_scorpion")
    duel_draws(s, "damage", "damage")
    assert not in_game(s, "ronan")
    assert not in_game(s, "red_scorpion")
    assert spoils(s, "5A") == {"flute": 1, "spyglass": 1}
    assert phase_is_over(s)


@pytest.mark.clause("RUN-DUEL-07")
def test_damage_stays_and_nobody_retreats() -> None:
    s = fighting()
    duel_draws(s, "damage", "miss")
    for _ in range(3):
        duel_draws(s, "miss", "miss")
    assert damage_of(s, "red_scorpion") == 1
    assert s.hero_at[hero_cards.NAMES.index("red_scorpion")] == area("5A") + 1
    assert s.hero_at[hero_cards.NAMES.index("ronan")] == area("5A") + 1


@pytest.mark.clause("RUN-DUEL-07", "RUN-DUEL-10")
def test_the_duel_ends_with_the_round_in_which_a_hero_is_defeated() -> None:
    s = duel("ronan", "red_scorpion")
    wound(s, "red_scorpion", 3)  # of 4
    challenge(s, "red_scorpion")
    duel_draws(s, "damage", "damage")
    assert not in_game(s, "red_scorpion")
    assert (s.hero_deck >> hero_cards.NAMES.index("red_scorpion")) & 1 == 0  # the card leaves the game
    assert damage_of(s, "ronan") == 1
    assert s.slain[0] == 1
    assert phase_is_over(s)


@pytest.mark.clause("RUN-DUEL-09", "RUN-TFC-01", "RUN-TFC-03")
def test_a_tactical_fate_card_replaces_the_draw() -> None:
    s = duel("ronan", "red_scorpion")
    hold(s, 0, "beast_lure")
    challenge(s, "red_scorpion")
    do(s, 0, "begin_duel")
    assert offers(s, 0) == ["draw_fate", "announce_in_duel beast_lure"]
    do(s, 0, "announce_in_duel beast_lure")
    assert in_hand(s, 0) == []
    duel_draws(s, "miss")  # only the defender draws
    assert damage_of(s, "red_scorpion") == 1  # what a circle has on it; the text of the card is ignored
    assert question(s) == "duel_draw"


@pytest.mark.clause("RUN-DUEL-09", "RUN-TFC-04")
def test_only_tactical_fate_cards_of_earlier_seasons_are_announced() -> None:
    s = duel("ronan", "red_scorpion")
    hold(s, 0, "scatter")
    hold(s, 0, "ashen_sky", fresh=True)
    challenge(s, "red_scorpion")
    do(s, 0, "begin_duel")
    assert offers(s, 0) == ["draw_fate"]
    assert refusal(s, 0, "announce_in_duel scatter").clause == "RUN-DUEL-09"
    assert refusal(s, 0, "announce_in_duel ashen_sky").clause == "RUN-TAC-02"


@pytest.mark.clause("RUN-DUEL-02", "RUN-CARD-07")
def test_the_attacker_starts_with_abilities_then_the_defender() -> None:
    s = duel("silhouette", "gherinn")
    challenge(s, "gherinn")
    assert s.seat() == 0
    assert offers(s, 0) == ["begin_duel", "use_ability"]
    do(s, 0, "begin_duel")
    assert s.seat() == 1
    assert offers(s, 1) == ["begin_duel", "use_ability"]
    do(s, 1, "begin_duel")
    assert question(s) == "duel_draw"


@pytest.mark.clause("RUN-DUEL-02", "RUN-TAC-01")
def test_runic_echo_prevents_the_first_two_damage_of_a_duel() -> None:
    s = duel("ronan", "red_scorpion")
    hold(s, 0, "runic_echo")
    challenge(s, "red_scorpion")
    do(s, 0, "hero_card runic_echo")
    duel_draws(s, "miss", "damage")
    duel_draws(s, "miss", "special")
    assert damage_of(s, "ronan") == 0
    duel_draws(s, "miss", "damage")
    assert damage_of(s, "ronan") == 1


# --- What is won -----------------------------------------------------------------------------------------------------


@pytest.mark.clause("RUN-DUEL-11", "RUN-RWD-01")
def test_the_winner_takes_the_reward_cards_as_they_lie() -> None:
    s = duel("ronan", "red_scorpion")
    wound(s, "red_scorpion", 3)
    reward(s, "red_scorpion", "flute", up=True)
    reward(s, "red_scorpion", "heartstone")
    reward(s, "red_scorpion", "ring_insight")
    challenge(s, "red_scorpion")
    saving(s)
    # the Heartstone is turned up before its hero falls: the duel goes on
    duel_draws(s, "damage", "miss")
    saving(s)
    assert in_game(s, "red_scorpion")
    assert faceup(s, "red_scorpion") == {"flute": 1, "heartstone": 1}
    saving(s)
    duel_draws(s, "damage", "miss")
    saving(s)
    assert not in_game(s, "red_scorpion")
    assert faceup(s, "ronan") == {"flute": 1, "heartstone": 1}
    assert facedown(s, "ronan") == {"ring_insight": 1}
    assert sees(s, 1, "rewards") == {"ronan": 1}


@pytest.mark.clause("RUN-DUEL-11", "RUN-RWD-01")
def test_the_winner_shares_the_cards_among_heroes_there() -> None:
    s = duel("ronan", "red_scorpion")
    hero(s, 0, "valadir", "5A")
    wound(s, "red_scorpion", 3)
    reward(s, "red_scorpion", "flute", up=True)
    reward(s, "red_scorpion", "spyglass")
    s.influence[0] = 9
    quest_time(s)
    do(s, 0, "act_with ronan", "travel 5A", "challenge red_scorpion")
    saving(s)
    duel_draws(s, "damage", "miss")
    saving(s)
    assert offers(s, 0) == ["give_spoils ronan", "give_spoils valadir"]
    assert sees(s, 0, "offers", "spoils") == {"spyglass": 1}
    assert sees(s, 1, "offers", "spoils") == 1
    assert sees(s, -1, "offers", "spoils") == 1
    do(s, 0, "give_spoils valadir", "give_spoils ronan")  # the faceup one first
    assert faceup(s, "valadir") == {"flute": 1}
    assert facedown(s, "ronan") == {"spyglass": 1}


@pytest.mark.clause("RUN-DUEL-12", "RUN-TERM-14")
def test_a_hero_takes_what_lies_under_a_marker_in_the_turn_of_its_player() -> None:
    s = duel("ronan", "red_scorpion")
    wound(s, "ronan", 4)
    wound(s, "red_scorpion", 3)
    reward(s, "ronan", "flute")
    reward(s, "red_scorpion", "spyglass", up=True)
    challenge(s, "red_scorpion")
    saving(s)
    duel_draws(s, "damage", "damage")
    saving(s)
    assert sees(s, 0, "spoils") == {"5A": 1}
    assert s.position()["spoils_up"] == {"5A": {"spyglass": 1}}
    hero(s, 1, "varikas", "5A")
    build(s, 0, "DB")
    build(s, 1, "WB")
    turn(s, 0, "fortify")
    assert "take_spoils varikas" not in offers(s, 0)
    turn(s, 1, "fortify")
    assert "take_spoils varikas" in offers(s, 1)
    do(s, 1, "take_spoils varikas")
    assert facedown(s, "varikas") == {"flute": 1}
    assert faceup(s, "varikas") == {"spyglass": 1}
    assert spoils(s, "5A") == {}
    assert sees(s, 1, "rewards") == {"varikas": {"flute": 1}}
    assert sees(s, 0, "rewards") == {"varikas": 1}


@pytest.mark.clause("RUN-DUEL-12")
def test_nobody_without_a_hero_at_the_marker_takes_anything() -> None:
    s = land()
    hero(s, 0, "ronan", "5B")
    s.set_spoils_up(area("5A"), 1)
    build(s, 0, "DB")
    build(s, 1, "WB")
    reward(s, "ronan", "belt_might", up=True)
    turn(s, 0, "fortify")
    assert refusal(s, 0, "take_spoils ronan").clause == "RUN-DUEL-12"


@pytest.mark.clause("RUN-DUEL-13", "RUN-HER-03")
def test_a_deserter_goes_back_into_the_deck_without_reward_cards() -> None:
    s = land()
    build(s, 0, "DB")
    for name in ("ronan", "valadir", "tatianna"):
        hero(s, 0, name, "DB")
    reward(s, "ronan", "flute")
    reward(s, "ronan", "spyglass", up=True)
    wound(s, "ronan", 2)
    s.influence[0] = 3
    turn(s, 0, "rally_support")
    go_on(s, 0)
    go_on(s, 0)
    do(s, 0, "use_bonus", "call_heroes 1")
    do(s, CHANCE, "draw_hero brann")
    do(s, 0, "keep_hero brann")
    assert offers(s, 0) == ["desert ronan", "desert valadir", "desert tatianna", "desert brann"]
    do(s, 0, "desert ronan")
    assert (s.hero_deck >> hero_cards.NAMES.index("ronan")) & 1 == 1
    assert damage_of(s, "ronan") == 0
    assert s.position()["reward_discard"] == {"flute": 1, "spyglass": 1}


@pytest.mark.clause("RUN-DUEL-08")
def test_the_area_of_a_duel_need_not_be_free_of_units() -> None:
    s = duel("ronan", "red_scorpion")
    put(s, 1, "5A", reanimate=3)
    s.activated[0] = mask("5A")
    challenge(s, "red_scorpion")
    assert question(s) == "duel_draw"
    assert act(s, "fate 5") in [int(action) for action, _ in s.odds()]
