"""Diplomacy with neutral units, and their allegiance [RUN-NEU-01] to [RUN-NEU-18]."""

from __future__ import annotations

import pytest
from runewars_orders import army, develop, held_by, hero, hero_at, in_battle, lying, only_fates, question
from runewars_table import area, chance, do, hold, in_hand, neutrals, offers, put, refusal, table, turn

from bannerhall.games.runewars.rules import armies, units
from bannerhall.games.runewars.rules.state import Runewars

# The Fate cards 1 and 2 show red, 3 silver, 5 and 7 gold.


def talks(influence: int = 6, footmen: int = 2, order: str = "mobilize") -> Runewars:
    """Footmen have come to two Beastmen, one of them routed; the Fate deck holds all cards."""
    s = table(2)
    put(s, 0, "DB", footman=footmen)
    neutrals(s, "5A", beastman=1)
    neutrals(s, "5A", True, beastman=1)
    s.influence[0] = influence
    turn(s, 0, order)
    do(s, 0, "activate 5A", "move_from DB", f"units {footmen}")
    return s


@pytest.mark.clause("RUN-NEU-01", "RUN-NEU-02", "RUN-MOV-09")
def test_one_to_six_influence_or_battle() -> None:
    s = talks(influence=9)
    assert offers(s, 0) == ["fight", "talk 1", "talk 2", "talk 3", "talk 4", "talk 5", "talk 6"]
    s = talks(influence=2)
    assert offers(s, 0) == ["fight", "talk 1", "talk 2"]
    assert refusal(s, 0, "talk 3").clause == "RUN-NEU-02"
    do(s, 0, "fight")
    assert in_battle(s)


@pytest.mark.clause("RUN-NEU-02")
def test_without_influence_there_is_only_battle() -> None:
    s = talks(influence=0)
    assert in_battle(s)


@pytest.mark.clause("RUN-NEU-03", "RUN-NEU-04", "RUN-NEU-07")
def test_gold_allies_all_neutral_units() -> None:
    s = talks(influence=2)
    do(s, 0, "talk 2")
    assert s.influence[0] == 0
    chance(s, "fate 1", "fate 5")
    assert offers(s, 0) == ["choose_fate 1", "choose_fate 5"]
    do(s, 0, "choose_fate 5")
    assert army(s, "5A") == {"footman": 2, "beastman": 1}
    assert lying(s, "5A") == {"beastman": 1}
    assert held_by(s, "5A") == 0
    assert s.fate_discard != 0


@pytest.mark.clause("RUN-NEU-05", "RUN-NEU-13")
def test_silver_drives_them_away() -> None:
    s = talks(influence=1)
    do(s, 0, "talk 1")
    chance(s, "fate 3")
    while question(s) != "bonus":
        do(s, s.waiting()[0], offers(s, s.waiting()[0])[0])
    assert army(s, "5A") == {"footman": 2}
    assert lying(s, "5A") == {}


@pytest.mark.clause("RUN-NEU-06")
def test_red_leaves_battle_or_retreat() -> None:
    s = talks(influence=1)
    do(s, 0, "talk 1")
    chance(s, "fate 1")
    assert offers(s, 0) == ["fight", "fall_back DB"]
    assert refusal(s, 0, "fall_back 5B").clause == "RUN-NEU-06"
    do(s, 0, "fall_back DB")
    assert lying(s, "DB") == {"footman": 2}
    assert held_by(s, "5A") is None
    s = talks(influence=1)
    do(s, 0, "talk 1")
    chance(s, "fate 1")
    do(s, 0, "fight")
    assert in_battle(s)


@pytest.mark.clause("RUN-ORD2-04", "RUN-ORD2-02")
def test_scenario_42_after_a_battle_red_means_retreat() -> None:
    """Scenario 42."""
    s = table(2)
    put(s, 0, "DB", footman=2)
    put(s, 0, "DA", footman=1)
    put(s, 0, "6C", bowman=1)
    neutrals(s, "5A", beastman=1)
    s.influence[0] = 2
    turn(s, 0, "mobilize")
    s.fought = 1
    do(s, 0, "activate 5A", "move_from DB", "units 2", "done")
    assert offers(s, 0) == ["talk 1", "talk 2"]
    assert refusal(s, 0, "fight").clause == "RUN-ORD2-03"
    do(s, 0, "talk 1")
    chance(s, "fate 1")
    assert lying(s, "DB") == {"footman": 2}  # the only area: nothing to choose


@pytest.mark.clause("RUN-MOV-13", "RUN-MOV-12")
def test_scenario_43_more_than_eight_units_do_not_talk() -> None:
    """Scenario 43."""
    s = table(2)
    put(s, 0, "DB", footman=8)
    put(s, 0, "DA", footman=1)
    neutrals(s, "5A", beastman=1)
    s.influence[0] = 6
    turn(s, 0, "mobilize")
    do(s, 0, "activate 5A", "move_from DB", "units 8", "move_from DA")
    assert in_battle(s)


@pytest.mark.clause("RUN-MOV-13")
def test_after_a_battle_no_more_than_eight_units_come_to_talk() -> None:
    s = table(2)
    put(s, 0, "DB", footman=8)
    put(s, 0, "DA", footman=2)
    neutrals(s, "5A", beastman=1)
    s.influence[0] = 6
    turn(s, 0, "mobilize")
    s.fought = 1
    do(s, 0, "activate 5A", "move_from DB", "units 7", "move_from DA")
    assert question(s) == "approach"  # a single one may come: nothing to choose
    assert army(s, "DA") == {"footman": 1}


@pytest.mark.clause("RUN-MOV-11")
def test_allies_count_for_the_limit_of_eight() -> None:
    s = talks(influence=1, footmen=8)
    do(s, 0, "talk 1")
    chance(s, "fate 5")
    assert question(s) == "disband"
    do(s, 0, "disband_routed beastman", "disband footman")
    assert army(s, "5A") == {"footman": 7, "beastman": 1}


@pytest.mark.clause("RUN-NEU-06", "RUN-RET-01")
def test_a_commander_falls_back_with_the_units() -> None:
    s = table(2, commanders=True)
    put(s, 0, "DB", footman=2)
    hero(s, 0, "ronan", "DB", commands=True)
    neutrals(s, "5A", beastman=1)
    s.influence[0] = 1
    turn(s, 0, "mobilize")
    do(s, 0, "activate 5A", "move_from DB", "units 2", "move_hero ronan", "talk 1")
    chance(s, "fate 1")
    do(s, 0, "fall_back DB")
    assert hero_at(s, "ronan") == area("DB")
    assert s.hero_routed != 0


def test_silver_tongue_draws_two_cards_more() -> None:
    s = table(2)
    put(s, 0, "DB", footman=2)
    neutrals(s, "5A", beastman=1)
    s.influence[0] = 1
    hold(s, 0, "silver_tongue")
    hold(s, 0, "war_chest")
    turn(s, 0, "mobilize")
    skip(s)
    do(s, 0, "activate 5A", "move_from DB", "units 2")
    skip(s)
    do(s, 0, "talk 1", "silver_tongue")
    while question(s) != "draw_fates":
        do(s, s.waiting()[0], offers(s, s.waiting()[0])[-1])
    chance(s, "fate 1", "fate 2", "fate 5")
    do(s, 0, "choose_fate 5")
    assert in_hand(s, 0) == ["war_chest"]
    assert army(s, "5A") == {"footman": 2, "beastman": 1}


def skip(s: Runewars) -> None:
    """No action of one's own turn now."""
    while question(s) == "own_turn":
        do(s, 0, "go_on")


@pytest.mark.clause("RUN-TAC-02")
def test_a_silver_tongue_of_this_season_cannot_be_used() -> None:
    s = table(2)
    put(s, 0, "DB", footman=2)
    neutrals(s, "5A", beastman=1)
    s.influence[0] = 1
    hold(s, 0, "silver_tongue", fresh=True)
    turn(s, 0, "mobilize")
    skip(s)
    do(s, 0, "activate 5A", "move_from DB", "units 2")
    skip(s)
    do(s, 0, "talk 1")
    assert offers(s, 0) == ["no_tongue"]  # asked all the same: nobody sees what is in the hand
    assert refusal(s, 0, "silver_tongue").clause == "RUN-TAC-02"


def test_ancient_envoys_draw_one_card_more() -> None:
    s = table(4, development_cards=True)
    develop(s, "latari_envoys")
    put(s, 1, "LB", archer=2)
    neutrals(s, "1A", beastman=1)
    s.influence[1] = 1
    turn(s, 1, "mobilize")
    do(s, 1, "activate 1A", "move_from LB", "units 2", "talk 1")
    chance(s, "fate 1", "fate 5")
    do(s, 1, "choose_fate 5")
    assert army(s, "1A") == {"archer": 2, "beastman": 1}


@pytest.mark.clause("RUN-NEU-03")
def test_always_the_full_number_is_drawn_from_a_deck_shuffled_on_the_way() -> None:
    s = talks(influence=3)
    only_fates(s, 1)
    do(s, 0, "talk 3")
    chance(s, "fate 1", "fate 2", "fate 7")
    do(s, 0, "choose_fate 7")
    assert held_by(s, "5A") == 0


# --- Whom neutral units follow ---------------------------------------------------------------------------------------


@pytest.mark.clause("RUN-NEU-12")
def test_neutral_units_placed_in_an_area_ally_with_its_player() -> None:
    s = table(2)
    put(s, 0, "5A", footman=1)
    for at in ("5A", "5B", "8A"):
        armies.place(s, -1, area(at), int(units.BEASTMAN), 1)
    assert held_by(s, "5A") == 0
    assert held_by(s, "5B") is None
    assert army(s, "5B") == {"beastman": 1}


@pytest.mark.clause("RUN-NEU-15", "RUN-NEU-18")
def test_strongholds_and_home_realms_win_neutral_units_over() -> None:
    s = table(2)
    neutrals(s, "DA", beastman=1)
    armies.settle_neutrals(s, area("DA"))
    assert held_by(s, "DA") == 0
