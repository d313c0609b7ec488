"""Fortify: build, repair, move runes [RUN-ORD8-01]."""

from __future__ import annotations

import pytest
from runewars_orders import capital, city, develop, develop_at, dials, held_by, question, set_dials, tokens_at
from runewars_table import area, build, do, offers, put, refusal, rune, table, turn

from bannerhall.games.runewars.rules import armies, components, units
from bannerhall.games.runewars.rules.components import CAPITAL, NO_STRONGHOLD, STRONGHOLD
from bannerhall.games.runewars.rules.state import Runewars


def fortify(s: Runewars, **rich: int) -> None:
    set_dials(s, 0, **rich)
    turn(s, 0, "fortify")


@pytest.mark.clause("RUN-ORD8-01", "RUN-ORD8-02", "RUN-ORD8-03", "RUN-ORD-07")
def test_building_and_repairing_once_each() -> None:
    s = table(2)
    build(s, 0, "DA", damaged=True)
    build(s, 0, "DC", damaged=True)
    put(s, 0, "5A", footman=1)
    fortify(s, wood=3, ore=3)
    do(s, 0, "fortify repair")
    assert offers(s, 0) == ["at DA", "at DC"]
    do(s, 0, "at DC")
    assert dials(s, 0) == (0, 3, 2)
    assert s.stronghold[area("DC")] == STRONGHOLD
    assert refusal(s, 0, "fortify repair").clause == "RUN-ORD8-01"
    do(s, 0, "fortify build")
    assert offers(s, 0) == ["at 5A", "at DB"]
    do(s, 0, "at 5A")
    assert dials(s, 0) == (0, 2, 1)
    assert s.stronghold[area("5A")] == STRONGHOLD
    assert s.builder[area("5A")] == 1
    assert question(s) == "season_card"  # no supremacy bonus


@pytest.mark.clause("RUN-ORD8-02", "RUN-RES-02", "RUN-ORD8-03")
def test_wood_and_ore_are_needed() -> None:
    s = table(2)
    build(s, 0, "DA", damaged=True)
    fortify(s, wood=0, ore=1)
    assert refusal(s, 0, "fortify build").clause == "RUN-ORD8-02"
    do(s, 0, "fortify repair")
    assert dials(s, 0) == (0, 0, 0)
    s = table(2)
    build(s, 0, "DA", damaged=True)
    rune(s, "DB", "dragon")
    fortify(s, wood=1, ore=0)
    assert refusal(s, 0, "fortify repair").clause == "RUN-ORD8-03"


@pytest.mark.clause("RUN-STR-03", "RUN-CITY-02", "RUN-ORD8-02")
def test_no_stronghold_beside_another_one_or_a_city() -> None:
    s = table(2)
    build(s, 0, "DA")
    put(s, 0, "5B", footman=1)
    city(s, "5B", "city_1")
    put(s, 1, "5A", reanimate=1)
    fortify(s, wood=1, ore=1)
    do(s, 0, "fortify build")
    assert refusal(s, 0, "at DA").clause == "RUN-STR-03"
    assert refusal(s, 0, "at 5B").clause == "RUN-STR-03"
    assert refusal(s, 0, "at 5A").clause == "RUN-ORD8-02"
    assert s.city[area("5B")] != 0


@pytest.mark.clause("RUN-STR-04")
def test_no_stronghold_on_tile_twelve() -> None:
    s = table(4)
    put(s, 0, "12A", footman=1)
    fortify(s, wood=1, ore=1)
    do(s, 0, "fortify build")
    assert refusal(s, 0, "at 12A").clause == "RUN-STR-04"


@pytest.mark.clause("RUN-STR-05", "RUN-STR-06", "RUN-LIM-03")
def test_a_fifth_stronghold_costs_another_one_and_its_development() -> None:
    s = table(2)
    for at in ("DA", "DB", "5A", "5C"):
        build(s, 0, at)
    develop_at(s, "5A", "diplomat")
    put(s, 0, "5A", beastman=1)
    fortify(s, wood=1, ore=1)
    do(s, 0, "fortify build", "at DC")
    assert refusal(s, 0, "at DC").clause == "RUN-STR-05"
    do(s, 0, "at 5A")
    assert s.stronghold[area("5A")] == NO_STRONGHOLD
    assert tokens_at(s, "5A") == []
    assert s.stronghold[area("DC")] == STRONGHOLD
    assert held_by(s, "5A") is None  # its neutral units belong to nobody again


@pytest.mark.clause("RUN-CAP-09", "RUN-CAP-08")
def test_the_capital_is_none_of_the_four_and_is_repaired_for_one_ore() -> None:
    s = table(2, development_cards=True)
    develop(s, "daqan_capital")
    capital(s, 0, "DA", damaged=True)
    for at in ("DB", "5A", "5C"):
        build(s, 0, at)
    fortify(s, wood=1, ore=2)
    do(s, 0, "fortify build", "at DC")
    assert s.stronghold[area("DC")] == STRONGHOLD
    do(s, 0, "fortify repair")
    assert s.stronghold[area("DA")] == CAPITAL
    assert dials(s, 0) == (0, 0, 0)


@pytest.mark.clause("RUN-CAP-05", "RUN-CAP-06")
def test_scenario_26_a_destroyed_capital_is_built_again_at_home() -> None:
    """Scenario 26."""
    s = table(2, development_cards=True)
    develop(s, "daqan_capital")
    put(s, 0, "5A", footman=1)
    fortify(s, wood=1, ore=2)
    do(s, 0, "fortify build")
    assert [text for text in offers(s, 0) if text.startswith("capital_at")] == [
        "capital_at DA",
        "capital_at DB",
        "capital_at DC",
    ]
    assert refusal(s, 0, "capital_at 5A").clause == "RUN-CAP-05"
    do(s, 0, "capital_at DB")
    assert s.stronghold[area("DB")] == CAPITAL
    assert dials(s, 0) == (0, 0, 0)
    s = table(2, development_cards=True)
    develop(s, "daqan_capital")
    fortify(s, wood=1, ore=2)
    do(s, 0, "fortify build", "at DB")
    assert s.stronghold[area("DB")] == STRONGHOLD
    assert dials(s, 0) == (0, 0, 1)
    s = table(2, development_cards=True)
    develop(s, "daqan_capital")
    capital(s, 0, "DA")
    fortify(s, wood=1, ore=2)
    do(s, 0, "fortify build")
    assert refusal(s, 0, "capital_at DB").clause == "RUN-CAP-05"


def test_nothing_is_built_while_the_masons_strike() -> None:
    s = table(2)
    build(s, 0, "DA", damaged=True)
    s.weather = components.MASONS_STRIKE
    rune(s, "DA", "dragon")
    fortify(s, wood=1, ore=1)
    assert refusal(s, 0, "fortify build").clause == "RUN-CARD-06"
    assert refusal(s, 0, "fortify repair").clause == "RUN-CARD-06"


@pytest.mark.clause("RUN-ORD8-04", "RUN-ORD8-05")
def test_runes_are_moved_with_a_token_and_a_second_area() -> None:
    s = table(2)
    build(s, 0, "DA", damaged=True)
    fortify(s, ore=1)
    assert refusal(s, 0, "fortify move_runes").clause == "RUN-ORD8-04"
    s = table(2)
    put(s, 0, "5A", footman=1)
    rune(s, "5A", "dragon", seen=(0,))
    fortify(s)
    assert offers(s, 0) == ["fortify move_runes", "done"]


@pytest.mark.clause("RUN-NEU-15")
def test_a_new_stronghold_keeps_neutral_companions() -> None:
    s = table(2)
    put(s, 0, "5A", footman=1, beastman=1)
    fortify(s, wood=1, ore=1)
    do(s, 0, "fortify build", "at 5A")
    armies.destroy(s, area("5A"), int(units.FOOTMAN), 1, False)
    armies.settle_neutrals(s, area("5A"))
    assert held_by(s, "5A") == 0
