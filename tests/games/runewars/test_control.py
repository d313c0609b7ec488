"""Who controls an area, and what an area is for a player [RUN-TERM-01] to [RUN-TERM-09]."""

from __future__ import annotations

import pytest
from runewars_orders import city, dials, hero, question, set_dials
from runewars_table import area, build, do, mask, names, neutrals, put, table, turn

from bannerhall.games.runewars.rules import control, movement
from bannerhall.games.runewars.rules.components import NO_SEAT
from bannerhall.games.runewars.rules.movement import EMPTY, ENEMY, FRIENDLY, NEUTRAL
from bannerhall.games.runewars.rules.state import Runewars
from bannerhall.games.runewars.rules.supremacy import has_bonus


def owner(s: Runewars, at: str) -> int:
    return int(control.controller(s, area(at)))


@pytest.mark.clause("RUN-TERM-01")
def test_units_also_routed_ones_and_strongholds_control_an_area() -> None:
    s = table(2)
    put(s, 1, "5A", routed=True, reanimate=1)
    build(s, 0, "5B")
    hero(s, 0, "ronan", "5C")
    assert owner(s, "5A") == 1
    assert owner(s, "5B") == 0
    assert owner(s, "5C") == NO_SEAT  # a hero is no unit


@pytest.mark.clause("RUN-TERM-02")
def test_a_home_realm_belongs_to_its_player_until_enemies_are_in_it() -> None:
    s = table(2)
    assert owner(s, "DA") == 0
    assert not control.is_empty(s, area("DA"))
    put(s, 1, "DA", reanimate=1)
    assert owner(s, "DA") == 1
    neutrals(s, "DB", beastman=1)
    assert owner(s, "DB") == 0


@pytest.mark.clause("RUN-TERM-03", "RUN-TERM-04", "RUN-TERM-05", "RUN-TERM-09")
def test_friendly_enemy_neutral_and_empty_areas() -> None:
    s = table(2)
    put(s, 0, "5A", footman=1)
    put(s, 1, "5B", reanimate=1, beastman=1)
    neutrals(s, "5C", beastman=1)
    city(s, "6B", "city_1")
    kinds = [int(movement.relation(s, 0, area(at))) for at in ("5A", "5B", "5C", "6B", "WA")]
    assert kinds == [FRIENDLY, ENEMY, NEUTRAL, EMPTY, ENEMY]
    build(s, 1, "6C")
    assert movement.relation(s, 0, area("6C")) == ENEMY


@pytest.mark.clause("RUN-ORD-05", "RUN-ORD-04")
def test_the_highest_open_card_has_the_bonus_and_the_first_one_of_the_year_always() -> None:
    s = table(2)
    s.used[0] = 1 << 1
    assert has_bonus(s, 0, 1)
    s.used[0] = 1 << 1 | 1 << 4
    assert has_bonus(s, 0, 4)
    assert not has_bonus(s, 0, 1)


@pytest.mark.clause("RUN-SUNK-08")
def test_the_sunken_city_brings_a_water_border() -> None:
    s = table(4)
    assert "10D" in names(control.crossable(s, area("12A"), control.WALKS))
    city(s, "12A", "sunken_city")
    assert "10D" not in names(control.crossable(s, area("12A"), control.WALKS))
    assert "12A" not in names(control.crossable(s, area("10D"), control.WALKS))
    assert "10D" in names(control.crossable(s, area("12A"), control.WADES))


@pytest.mark.clause("RUN-RES-03", "RUN-ORD-08")
def test_orders_that_read_icons_leave_the_dials_alone() -> None:
    s = table(2)
    set_dials(s, 0, food=6, wood=3, ore=1)
    turn(s, 0, "acquire_power")
    do(s, 0, "use_bonus", "done")
    assert question(s) == "season_card"
    assert dials(s, 0) == (6, 3, 1)
    assert s.activated[0] & mask("5A") == 0
