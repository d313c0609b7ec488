"""Rally Support and Acquire Power [RUN-ORD6-01] [RUN-ORD7-01]."""

from __future__ import annotations

import pytest
from runewars_orders import army, city, develop, held_by, question, set_dials
from runewars_table import area, build, chance, do, in_hand, mask, offers, put, refusal, table, turn

from bannerhall.games.runewars.rules import armies, units
from bannerhall.games.runewars.rules.components import CAPTAIN, PRIMARCH
from bannerhall.games.runewars.rules.state import Runewars
from bannerhall.games.runewars.rules.tokens import set_ice


def rally(name: str = "city_1") -> Runewars:
    """The Daqan player holds a city on 5B."""
    s = table(2)
    put(s, 0, "5B", footman=1)
    city(s, "5B", name)
    return s


@pytest.mark.clause("RUN-ORD6-01", "RUN-CITY-01")
def test_each_city_gives_one_printed_benefit() -> None:
    s = rally()
    put(s, 0, "6B", footman=1)
    city(s, "6B", "city_7")
    put(s, 1, "3A", reanimate=1)
    city(s, "3A", "city_4")
    city(s, "8C", "city_4")  # nobody controls it
    turn(s, 0, "rally_support")
    assert offers(s, 0) == ["benefit neutral_units", "benefit influence", "done"]
    assert refusal(s, 0, "benefit tactics_cards").clause == "RUN-ORD6-01"
    do(s, 0, "benefit influence")
    assert s.influence[0] == 2
    assert offers(s, 0) == ["benefit influence", "benefit tactics_cards", "done"]
    do(s, 0, "benefit tactics_cards")
    chance(s, "draw_tactics war_chest", "draw_tactics scatter")
    assert in_hand(s, 0) == ["scatter", "war_chest"]


@pytest.mark.clause("RUN-ORD6-02", "RUN-NEU-12")
def test_neutral_units_come_to_the_city_as_allies() -> None:
    s = rally("city_3")  # three triangles
    turn(s, 0, "rally_support")
    do(s, 0, "benefit neutral_units")
    assert offers(s, 0) == ["units 0", "units 1", "units 2", "units 3"]  # Razorwings, the rest Beastmen
    do(s, 0, "units 1")
    assert army(s, "5B") == {"footman": 1, "razorwing": 1, "beastman": 2}
    assert held_by(s, "5B") == 0


@pytest.mark.clause("RUN-ORD6-02")
def test_a_class_without_figures_cannot_be_chosen() -> None:
    s = rally("city_5")  # two Hell Hounds
    put(s, 1, "WB", hell_hound=8)
    turn(s, 0, "rally_support")
    assert refusal(s, 0, "benefit neutral_units").clause == "RUN-ORD6-02"
    s = rally("city_5")
    put(s, 1, "WB", hell_hound=7)
    turn(s, 0, "rally_support")
    do(s, 0, "benefit neutral_units")
    assert army(s, "5B") == {"footman": 1, "hell_hound": 1}


@pytest.mark.clause("RUN-ORD6-02")
def test_too_few_of_one_type_are_made_up_by_the_other() -> None:
    s = rally("city_3")
    put(s, 1, "WB", razorwing=7, beastman=6)
    turn(s, 0, "rally_support")
    do(s, 0, "benefit neutral_units")
    assert army(s, "5B") == {"footman": 1, "razorwing": 1, "beastman": 2}  # nothing to choose


@pytest.mark.clause("RUN-DES-03", "RUN-CRY-03")
def test_a_city_under_a_token_gives_nothing() -> None:
    s = rally()
    s.wasteland = mask("5B")
    turn(s, 0, "rally_support")
    assert question(s) == "season_card"
    s = rally()
    set_ice(s, area("5B"), 1)
    turn(s, 0, "rally_support")
    assert question(s) == "season_card"


@pytest.mark.clause("RUN-ORD-08")
def test_a_city_may_give_nothing() -> None:
    s = rally()
    turn(s, 0, "rally_support")
    do(s, 0, "done")
    assert s.influence[0] == 0


@pytest.mark.clause("RUN-CITY-01", "RUN-PEA-03")
def test_peasants_hold_a_city() -> None:
    s = table(2, development_cards=True)
    develop(s, "daqan_people")
    city(s, "5B", "city_1")
    s.peasants = mask("5B")
    turn(s, 0, "rally_support")
    do(s, 0, "benefit neutral_units", "units 0")
    assert army(s, "5B") == {"beastman": 2}
    assert held_by(s, "5B") == 0


@pytest.mark.clause("RUN-MOV-11")
def test_units_of_a_city_obey_the_limit() -> None:
    s = rally()
    put(s, 0, "5B", footman=6)
    turn(s, 0, "rally_support")
    do(s, 0, "benefit neutral_units", "units 0", "disband footman")
    assert army(s, "5B") == {"footman": 6, "beastman": 2}


@pytest.mark.clause("RUN-ORD6-04", "RUN-ORD6-05")
def test_up_to_three_influence_call_heroes() -> None:
    s = table(2)
    build(s, 0, "DB")
    s.hero_deck = 0b11111
    s.influence[0] = 9
    turn(s, 0, "rally_support")
    do(s, 0, "use_bonus")
    assert offers(s, 0) == ["call_heroes 1", "call_heroes 2", "call_heroes 3", "done"]
    do(s, 0, "call_heroes 3")
    assert s.influence[0] == 6
    s = table(2)
    build(s, 0, "DB")
    s.hero_deck = 0b11
    s.influence[0] = 9
    turn(s, 0, "rally_support")
    do(s, 0, "use_bonus")
    assert refusal(s, 0, "call_heroes 3").clause == "RUN-ORD6-05"
    do(s, 0, "done")
    assert s.influence[0] == 9


@pytest.mark.clause("RUN-ORD6-04")
def test_a_hero_needs_influence_and_a_stronghold() -> None:
    for influence, stronghold in ((0, True), (3, False)):
        s = table(2)
        s.hero_deck = 0b11
        s.influence[0] = influence
        if stronghold:
            build(s, 0, "DB")
        turn(s, 0, "rally_support")
        assert question(s) == "season_card"


# --- Acquire Power ---------------------------------------------------------------------------------------------------


@pytest.mark.clause("RUN-ORD7-01", "RUN-RES-03")
def test_influence_icons_on_the_dials() -> None:
    s = table(2)
    set_dials(s, 0, food=4, wood=2, ore=8)  # one, one and two icons
    turn(s, 0, "acquire_power")
    assert s.influence[0] == 4
    assert s.dial[2] == 8


@pytest.mark.clause("RUN-ORD7-02", "RUN-TITLE-01", "RUN-TITLE-02", "RUN-TITLE-08")
def test_scenario_55_a_title_is_taken_for_more_than_lies_on_it() -> None:
    """Scenario 55."""
    s = table(2)
    set_dials(s, 0)
    s.set_title(PRIMARCH, 2)
    s.set_title_influence(PRIMARCH, 3)
    s.influence[0] = 6
    turn(s, 0, "acquire_power")
    do(s, 0, "use_bonus", "take_title primarch")
    assert offers(s, 0) == ["pay 4", "pay 5", "pay 6"]
    assert refusal(s, 0, "pay 3").clause == "RUN-ORD7-02"
    do(s, 0, "pay 4")
    assert s.title[PRIMARCH] == 1
    assert s.title_influence[PRIMARCH] == 4
    assert s.influence[0] == 2


@pytest.mark.clause("RUN-ORD7-02")
def test_a_title_that_is_too_dear() -> None:
    s = table(2)
    set_dials(s, 0)
    s.set_title_influence(CAPTAIN, 2)
    s.influence[0] = 2
    turn(s, 0, "acquire_power")
    do(s, 0, "use_bonus")
    assert refusal(s, 0, "take_title captain").clause == "RUN-ORD7-02"
    do(s, 0, "take_title primarch", "pay 1")
    assert s.title[PRIMARCH] == 1


@pytest.mark.clause("RUN-ORD7-03")
def test_one_title_may_be_the_own_one() -> None:
    s = table(2)
    set_dials(s, 0)
    s.set_title(CAPTAIN, 1)
    s.set_title_influence(CAPTAIN, 1)
    s.influence[0] = 5
    turn(s, 0, "acquire_power")
    do(s, 0, "use_bonus", "take_title captain", "pay 3")
    assert s.title_influence[CAPTAIN] == 3
    assert question(s) == "season_card"  # only one title


def test_the_guildmaster_belongs_to_the_expansion() -> None:
    s = table(2, bow=False)
    set_dials(s, 0)
    s.influence[0] = 2
    turn(s, 0, "acquire_power")
    do(s, 0, "use_bonus")
    assert refusal(s, 0, "take_title guildmaster").clause == "RUN-BOW-06"


@pytest.mark.clause("RUN-CARD-04")
def test_as_many_units_are_placed_as_there_are() -> None:
    s = table(2)
    put(s, 1, "WB", beastman=7)
    put(s, 0, "5A", footman=1)
    armies.place(s, 0, area("5A"), int(units.BEASTMAN), 3)
    assert army(s, "5A") == {"footman": 1, "beastman": 1}
