"""Harvest, developments and Development cards [RUN-ORD4-01] [RUN-DCRD-01] [RUN-CAP-01]."""

from __future__ import annotations

import pytest
from runewars_orders import capital, develop, develop_at, dials, explore, question, set_dials, tokens_at
from runewars_table import area, build, chance, do, in_hand, mask, offers, put, refusal, table, turn

from bannerhall.games.runewars.rules import armies, developments, units
from bannerhall.games.runewars.rules.components import CAPITAL, GUILDMASTER, STRONGHOLD
from bannerhall.games.runewars.rules.development_cards import DAQAN_HERALDRY
from bannerhall.games.runewars.rules.state import Runewars


def harvest(s: Runewars) -> None:
    turn(s, 0, "harvest")


@pytest.mark.clause("RUN-ORD4-01", "RUN-RES-01", "RUN-ORD-08")
def test_dials_are_set_to_what_the_areas_provide_up_or_down() -> None:
    s = table(2)
    set_dials(s, 0, food=8, wood=0, ore=1)
    put(s, 0, "6D", footman=1)  # food and ore
    harvest(s)
    assert dials(s, 0) == (4, 2, 3)  # with the home realm 3, 2, 2


@pytest.mark.clause("RUN-RES-02")
def test_a_dial_ends_at_eight() -> None:
    s = table(2)
    for at in ("8A", "3B", "WB"):
        put(s, 0, at, footman=1)
    harvest(s)
    assert dials(s, 0)[1] == 8


@pytest.mark.clause("RUN-GLD-01", "RUN-GLD-02", "RUN-GLD-04", "RUN-TITLE-08")
def test_scenario_12_the_guildmaster_gains_two_of_one_resource() -> None:
    """Scenario 12, the harvest of it."""
    s = table(2)
    s.set_title(GUILDMASTER, 1)
    harvest(s)
    assert dials(s, 0) == (3, 2, 2)
    do(s, 0, "dial wood")
    assert dials(s, 0) == (3, 4, 2)
    harvest(s)
    assert offers(s, 0) == ["dial food", "dial wood", "dial ore"]
    do(s, 0, "dial ore")
    assert dials(s, 0) == (3, 2, 4)


@pytest.mark.clause("RUN-RES-01")
def test_the_guildmaster_cannot_turn_a_full_dial_up() -> None:
    s = table(2)
    s.set_title(GUILDMASTER, 1)
    for at in ("8A", "3B", "WB"):
        put(s, 0, at, footman=1)
    harvest(s)
    assert refusal(s, 0, "dial wood").clause == "RUN-RES-01"


@pytest.mark.clause("RUN-ORD4-02", "RUN-STR-07", "RUN-STR-08")
def test_the_bonus_collects_from_all_developments() -> None:
    s = table(2)
    for at, token in (("DA", "resources"), ("DB", "diplomat"), ("5A", "training_ground"), ("5D", "defensive")):
        build(s, 0, at)
        develop_at(s, at, token)
    harvest(s)
    before = dials(s, 0)
    do(s, 0, "use_bonus")
    chance(s, "draw_tactics war_chest")
    assert offers(s, 0) == ["dial food", "dial wood"]  # DA provides both
    assert refusal(s, 0, "dial ore").clause == "RUN-RES-01"
    do(s, 0, "dial food")
    assert s.influence[0] == 2
    assert dials(s, 0) == (before[0] + 1, before[1], before[2])
    assert in_hand(s, 0) == ["war_chest"]


@pytest.mark.clause("RUN-STR-07", "RUN-DES-02", "RUN-CRY-02")
def test_resources_bring_nothing_where_the_area_provides_nothing_now() -> None:
    s = table(2)
    build(s, 0, "5D")  # two ore
    develop_at(s, "5D", "resources")
    s.wasteland = mask("5D")
    harvest(s)
    before = dials(s, 0)
    do(s, 0, "use_bonus")
    assert dials(s, 0) == before


@pytest.mark.clause("RUN-ORD4-03", "RUN-STR-02", "RUN-STR-06")
def test_one_wood_builds_one_development_token_in_a_stronghold_without_one() -> None:
    s = table(2)
    build(s, 0, "DA")
    build(s, 0, "DB")
    build(s, 0, "5A")
    develop_at(s, "DA", "diplomat")
    harvest(s)
    do(s, 0, "use_bonus", "build resources")
    assert offers(s, 0) == ["at 5A", "at DB"]
    assert refusal(s, 0, "at DA").clause == "RUN-STR-06"
    do(s, 0, "at 5A")
    assert tokens_at(s, "5A") == ["resources"]
    assert dials(s, 0)[1] == 2  # 3 with 5A, less 1
    assert question(s) == "season_card"


@pytest.mark.clause("RUN-ORD4-03", "RUN-RES-02")
def test_without_wood_nothing_is_built() -> None:
    s = table(2)
    build(s, 0, "DB")
    s.wasteland = 0
    harvest(s)
    s.dial[1] = 0
    assert question(s) == "bonus"
    do(s, 0, "use_bonus")
    assert question(s) == "season_card"


@pytest.mark.clause("RUN-LIM-03")
def test_the_last_token_of_a_kind_is_built_anew_from_elsewhere() -> None:
    s = table(2)
    build(s, 0, "DA")
    build(s, 0, "DB")
    develop_at(s, "DA", "diplomat")
    harvest(s)
    do(s, 0, "use_bonus", "build diplomat")
    assert tokens_at(s, "DA") == []
    assert tokens_at(s, "DB") == ["diplomat"]
    s = table(2)
    for at, token in (("DA", "resources"), ("DB", "resources"), ("DC", "")):
        build(s, 0, at)
        if token:
            develop_at(s, at, token)
    harvest(s)
    do(s, 0, "use_bonus", "dial food", "dial food", "build resources")
    assert offers(s, 0) == ["at DA", "at DB"]
    assert refusal(s, 0, "at DC").clause == "RUN-LIM-03"
    do(s, 0, "at DB")
    assert (tokens_at(s, "DA"), tokens_at(s, "DB"), tokens_at(s, "DC")) == (["resources"], [], ["resources"])


@pytest.mark.clause("RUN-RES-03", "RUN-EXPL-06")
def test_villages_provide_and_icons_do_not() -> None:
    s = table(2, exploration=True)
    put(s, 0, "6D", footman=1)
    explore(s, "6D", "village_wood")
    s.wasteland = mask("6D")
    harvest(s)
    assert dials(s, 0) == (3, 3, 2)


# --- Development cards -----------------------------------------------------------------------------------------------


def shop(**rich: int) -> Runewars:
    """The Daqan player uses the Harvest bonus with these dials and a stronghold at home."""
    s = table(2, development_cards=True)
    build(s, 0, "DB")
    harvest(s)
    set_dials(s, 0, **rich)
    do(s, 0, "use_bonus")
    return s


@pytest.mark.clause("RUN-DCRD-01", "RUN-DCRD-02", "RUN-DCRD-03", "RUN-DCRD-04", "RUN-DCRD-05")
def test_one_card_of_the_own_faction_is_bought() -> None:
    s = shop(food=3, wood=2, ore=2)
    assert [text for text in offers(s, 0) if text.startswith("buy_card")] == [
        "buy_card daqan_capital",
        "buy_card daqan_people",
        "buy_card daqan_journeymen",
        "buy_card daqan_longbows",
        "buy_card daqan_drill",
        "buy_card daqan_heraldry",
        "buy_card daqan_trebuchet",
        "buy_card daqan_aerie",
    ]
    assert refusal(s, 0, "buy_card waiqar_steeds").clause == "RUN-DCRD-01"
    do(s, 0, "buy_card daqan_aerie")
    assert dials(s, 0) == (1, 1, 2)
    assert refusal(s, 0, "buy_card daqan_heraldry").clause == "RUN-DCRD-02"
    assert offers(s, 0)[-1] == "done"
    do(s, 0, "build diplomat")
    assert dials(s, 0) == (1, 0, 2)


@pytest.mark.clause("RUN-DCRD-03")
def test_scenario_23_card_and_token_compete_for_the_wood() -> None:
    """Scenario 23: a card of two wood with 1, 2 and 3 wood."""
    s = shop(wood=1)
    assert refusal(s, 0, "buy_card daqan_longbows").clause == "RUN-DCRD-03"
    s = shop(wood=2)
    do(s, 0, "buy_card daqan_longbows")
    assert dials(s, 0)[1] == 0
    assert question(s) == "season_card"  # no token can be built
    s = shop(wood=2)
    do(s, 0, "build diplomat")
    assert question(s) == "season_card"
    s = shop(wood=3)
    do(s, 0, "build diplomat", "buy_card daqan_longbows")
    assert dials(s, 0)[1] == 0


@pytest.mark.clause("RUN-DCRD-09", "RUN-DCRD-04")
def test_the_yield_comes_first_and_a_card_is_bought_once() -> None:
    s = table(2, development_cards=True)
    build(s, 0, "5D")
    develop_at(s, "5D", "resources")
    develop(s, "daqan_drill")
    harvest(s)
    set_dials(s, 0, ore=1, food=1)
    do(s, 0, "use_bonus")  # the yield makes two ore of it
    assert refusal(s, 0, "buy_card daqan_drill").clause == "RUN-DCRD-04"
    do(s, 0, "buy_card daqan_heraldry")
    assert s.has_developed(DAQAN_HERALDRY)


def test_without_the_module_no_card_is_offered() -> None:
    s = table(2)
    build(s, 0, "DB")
    harvest(s)
    do(s, 0, "use_bonus")
    assert refusal(s, 0, "buy_card daqan_longbows").clause == "RUN-BOW-02"


@pytest.mark.clause("RUN-CAP-01", "RUN-CAP-02", "RUN-CAP-03", "RUN-CAP-04")
def test_scenario_25_the_capital_replaces_a_damaged_stronghold() -> None:
    """Scenario 25."""
    s = table(2, development_cards=True)
    build(s, 0, "DB", damaged=True)
    develop_at(s, "DB", "diplomat")
    harvest(s)
    set_dials(s, 0, wood=2, ore=2)
    do(s, 0, "use_bonus", "buy_card daqan_capital")
    assert s.stronghold[area("DB")] == CAPITAL
    assert tokens_at(s, "DB") == ["diplomat"]
    do(s, 0, "build resources")
    assert tokens_at(s, "DB") == ["diplomat", "resources"]


@pytest.mark.clause("RUN-CAP-06", "RUN-CAP-09")
def test_the_capital_rises_only_in_the_own_home_realm() -> None:
    s = table(2, development_cards=True)
    build(s, 0, "5A")
    build(s, 0, "WB")
    harvest(s)
    set_dials(s, 0, food=3, wood=3, ore=3)
    do(s, 0, "use_bonus")
    assert refusal(s, 0, "buy_card daqan_capital").clause == "RUN-CAP-09"
    s = table(2, development_cards=True)
    build(s, 0, "DA")
    build(s, 0, "DB")
    build(s, 0, "5A")
    harvest(s)
    set_dials(s, 0, wood=1, ore=2)
    do(s, 0, "use_bonus", "buy_card daqan_capital")
    assert offers(s, 0) == ["at DA", "at DB"]
    assert refusal(s, 0, "at 5A").clause == "RUN-CAP-09"
    do(s, 0, "at DA")
    assert s.stronghold[area("DA")] == CAPITAL
    assert s.stronghold[area("DB")] == STRONGHOLD


@pytest.mark.clause("RUN-CAP-10")
def test_a_capital_holds_two_tokens_of_one_kind() -> None:
    s = table(2, development_cards=True)
    capital(s, 0, "DB")
    develop_at(s, "DB", "defensive")
    harvest(s)
    do(s, 0, "use_bonus", "build defensive")
    assert tokens_at(s, "DB") == ["defensive", "defensive"]


@pytest.mark.clause("RUN-ZOM-01", "RUN-ZOM-03", "RUN-PEA-01")
def test_lands_of_blight_brings_eight_zombies() -> None:
    s = table(2, development_cards=True)
    put(s, 1, "WB", reanimate=16)
    assert armies.unused(s, 1, int(units.REANIMATE)) == 0
    developments.buy_card(s, 1, units.FACTIONS.index("waiqar") * 8 + 1)
    assert armies.unused(s, 1, int(units.REANIMATE)) == 8


def test_a_card_can_be_offered_outside_the_harvest() -> None:
    s = table(2, development_cards=True)
    build(s, 0, "DB")
    turn(s, 0, "fortify")
    set_dials(s, 0, wood=2)
    developments.offer_card(s, 0)
    s.advance()
    assert "buy_card daqan_longbows" in offers(s, 0)
    assert refusal(s, 0, "build diplomat").clause == "RUN-ORD4-03"
    do(s, 0, "buy_card daqan_longbows")
    assert dials(s, 0)[1] == 0
