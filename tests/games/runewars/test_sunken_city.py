"""The Sunken City on tile 12 [RUN-SUNK-01] to [RUN-SUNK-13]."""

from __future__ import annotations

import pytest
from runewars_orders import army, city, dials, set_dials
from runewars_seasons import rune_at, wasteland
from runewars_table import area, do, names, offers, put, refusal, rune, table, turn

from bannerhall.games.runewars.rules import cities, control, landscape, sunken_city, winning
from bannerhall.games.runewars.rules.state import Runewars
from bannerhall.games.runewars.rules.tokens import set_ice

SANDS = "12A"


def lies(s: Runewars) -> bool:
    return s.city[area(SANDS)] == cities.SUNKEN_CITY + 1


def wet(s: Runewars) -> set[str]:
    """The neighbours of tile 12 that nobody reaches on foot."""
    return names(int(s.near[area(SANDS)])) - names(int(control.crossable(s, area(SANDS), control.WALKS)))


@pytest.mark.clause("RUN-SUNK-01", "RUN-SUNK-08")
def test_the_city_rises_with_its_water_on_the_yellow_border() -> None:
    s = table(4)
    assert wet(s) == set()
    sunken_city.place(s, 0)
    assert lies(s)
    assert wet(s) == {"10D"}  # the area beyond the yellow side


@pytest.mark.clause("RUN-SUNK-02", "RUN-SUNK-01", "RUN-SUNK-05")
@pytest.mark.parametrize("token", ["ice", "wasteland"])
def test_scenario_16_tokens_go_first_then_the_city_rises(token: str) -> None:
    """Scenario 16."""
    s = table(4)
    put(s, 0, SANDS, footman=1)
    if token == "ice":
        set_ice(s, area(SANDS), 2)
    else:
        wasteland(s, SANDS)
    sunken_city.place(s, 0)
    assert not lies(s)
    assert (s.ice[area(SANDS)], s.iced, s.wasteland) == (0, 0, 0)
    assert winning.dragon_runes(s, 0) == 0
    sunken_city.place(s, 0)
    assert lies(s)
    assert winning.dragon_runes(s, 0) == 1


@pytest.mark.clause("RUN-SUNK-06", "RUN-SUNK-13")
def test_scenario_17_an_instruction_to_place_it_again_is_ignored() -> None:
    """Scenario 17."""
    s = table(4)
    sunken_city.place(s, 0)
    set_ice(s, area(SANDS), 1)
    sunken_city.place(s, 0)
    assert lies(s)
    assert s.ice[area(SANDS)] == 1
    assert s.healed[0] == 0


@pytest.mark.clause("RUN-SUNK-04", "RUN-SUNK-12", "RUN-STR-04")
def test_scenario_17_after_its_fall_the_sands_are_as_before_and_it_may_rise_again() -> None:
    """Scenario 17."""
    s = table(4)
    put(s, 0, SANDS, footman=1)
    sunken_city.place(s, 0)
    set_dials(s, 0, wood=1, ore=1)
    s.set_city(area(SANDS), 0)  # destroyed
    assert wet(s) == set()
    assert winning.dragon_runes(s, 0) == 0
    turn(s, 0, "fortify")
    do(s, 0, "fortify build")
    assert refusal(s, 0, f"at {SANDS}").clause == "RUN-STR-04"
    sunken_city.place(s, 0)
    assert wet(s) == {"10D"}
    assert winning.dragon_runes(s, 0) == 1


@pytest.mark.clause("RUN-SUNK-03", "RUN-CITY-01")
def test_it_serves_like_any_city() -> None:
    s = table(4)
    put(s, 0, SANDS, footman=1)
    sunken_city.place(s, 0)
    turn(s, 0, "rally_support")
    assert set(offers(s, 0)) == {"benefit influence", "benefit tactics_cards", "benefit quest_cards", "done"}
    do(s, 0, "benefit influence")
    assert s.influence[0] == 3


@pytest.mark.clause("RUN-SUNK-05", "RUN-SUNK-12")
def test_its_resources_are_harvested() -> None:
    s = table(4)
    put(s, 0, SANDS, footman=1)
    turn(s, 0, "harvest")
    food, wood, ore = dials(s, 0)
    sunken_city.place(s, 0)
    turn(s, 0, "harvest")
    assert dials(s, 0) == (food + 1, wood, ore + 1)
    s.set_city(area(SANDS), 0)
    turn(s, 0, "harvest")
    assert dials(s, 0) == (food, wood, ore)


@pytest.mark.clause("RUN-SUNK-10", "RUN-SUNK-11")
def test_its_rune_is_printed_with_or_without_the_free_cities() -> None:
    for free in (False, True):
        s = table(4, free_cities=free)
        put(s, 0, SANDS, footman=1)
        sunken_city.place(s, 0)
        assert winning.dragon_runes(s, 0) == 1
        assert s.view(0)["runes"] == {}  # no token
        assert winning.needed(s) == (7 if free else 6)
        rune(s, SANDS, "dragon")
        assert rune_at(s, SANDS) == "dragon"
        assert winning.dragon_runes(s, 0) == 2


@pytest.mark.clause("RUN-SUNK-09")
@pytest.mark.parametrize("seat", [0, 1])
def test_units_of_any_side_stay_where_they_are(seat: int) -> None:
    s = table(4)
    kind = ("footman", "warrior")[seat]
    put(s, seat, SANDS, False, **{kind: 2})
    sunken_city.place(s, 0)
    assert lies(s)
    assert army(s, SANDS) == {kind: 2}
    assert s.holder[area(SANDS)] == seat + 1


@pytest.mark.clause("RUN-SUNK-09")
def test_without_tile_12_nothing_happens() -> None:
    s = table(2)
    sunken_city.place(s, 0)
    assert not lies(s)


@pytest.mark.clause("RUN-MAP-23")
@pytest.mark.parametrize("free", [False, True])
def test_the_setup_never_deals_it(free: bool) -> None:
    s = table(4, free_cities=free)
    assert (landscape.tokens_in_play(s) >> cities.SUNKEN_CITY) & 1 == 0
    city(s, "5B", "alt_city_1")
    assert (landscape.tokens_left(s) >> cities.SUNKEN_CITY) & 1 == 0
