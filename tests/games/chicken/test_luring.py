"""Abigail's star in War for Chicken Island."""

from __future__ import annotations

import pytest
from chicken_table import answer, asks, at, dice, lead, listen, machine, odds, offers, put, refused, roll, table, told

from bannerhall.core.frames import CHANCE
from bannerhall.games.chicken.rules.state import Chicken


def abigail(mode: str = "standard") -> Chicken:
    """Red's Abigail stands on T6d, with a star to spend."""
    s = table(2, mode)
    lead(s, 1, "krakatoa")
    lead(s, 0, "abigail")
    s.set_spare(0, 1)
    put(s, "leader_red", "T6d")
    dice(s, 0, "star")
    return s


@pytest.mark.clause("CHI-LEADER-02")
def test_abigail_leads_a_chicken_away() -> None:
    s = abigail()
    put(s, "blue_1", "T2a")
    answer(s, "lure blue_1")
    assert asks(s) == "lure"
    assert offers(s) == ["hex T2c", "hex T6b", "hex T6c"]  # not with her, not onto lava
    assert refused(s, "hex LN2") == "CHI-LEADER-02"
    assert refused(s, "end") == "HALL-ASK-03"
    answer(s, "hex T6b")
    assert (at(s, "blue_1"), s.stars(0)) == ("T6b", 0)


@pytest.mark.clause("CHI-LEADER-02")
def test_only_opposing_chickens_and_soldiers_near_her() -> None:
    s = abigail()
    machine(s, 1, "soldier_wood", "T2a")
    machine(s, 1, "golem_rock", "T2c")
    put(s, "red_1", "T6b")
    assert offers(s, "lure") == ["blue_1", "blue_2", "blue_3", "soldier_1"]  # base_2 is two hexes away
    assert refused(s, "lure golem_1") == "CHI-LEADER-02"
    assert refused(s, "lure red_1") == "CHI-LEADER-02"
    put(s, "leader_red", "T6a")
    assert offers(s, "lure") == ["soldier_1"]


@pytest.mark.clause("CHI-LEADER-02", "CHI-COCK-09")
def test_which_face_down_chicken_is_lured_only_its_owner_sees() -> None:
    s = abigail("cockfight")
    put(s, "blue_1", "T2a")
    put(s, "blue_4", "T2a")
    assert refused(s, "lure blue_1") == "CHI-LEADER-02"
    assert "T2a" in offers(s, "lure_egg")
    answer(s, "lure_egg T2a")
    answer(s, "hex T2c")
    assert odds(s) == {"at_random blue_1": 1, "at_random blue_4": 1}
    assert s.audience_of(CHANCE, s.odds()[0][0])[1] == 2
    sink = listen(s)
    roll(s, "at_random blue_4")
    assert (at(s, "blue_1"), at(s, "blue_4")) == ("T2a", "T2c")
    assert told(s, sink, "moved", 0)[0]["piece"] is None
    assert told(s, sink, "moved", 1)[0]["piece"] == "blue_4"
