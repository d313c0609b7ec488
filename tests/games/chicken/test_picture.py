"""The table as text and picture: what a reader sees, and nothing that is hidden."""

from __future__ import annotations

import pytest
from chicken_table import give, lead, machine, put, shield, table

from bannerhall.games.chicken.display import picture
from bannerhall.games.chicken.display.drawing import drawing


@pytest.mark.clause("CHI-BAND-10", "CHI-MACH-11")
def test_every_member_of_a_stack_is_named_with_its_owner() -> None:
    s = table()
    put(s, "red_1", "T6a")
    put(s, "red_3", "T6a")
    machine(s, 1, "tower_red", "T2a")
    text = picture.text(s, 0)
    assert "hex-T6a: P1: piece-red_1, piece-red_3" in text
    assert "hex-T2a: P2: model-tower_red" in text
    assert picture.SEATS[1] in picture.svg(s, 0)


@pytest.mark.clause("CHI-SETUP-11")
def test_what_lies_within_reach_is_shown() -> None:
    s = table()
    shield(s, "leader_red")
    assert "shields: 7" in picture.text(s, 0)
    assert "piece-leader_red (shields 1)" in picture.text(s, 0)


@pytest.mark.clause("CHI-BUILD-07")
def test_a_machine_card_shows_price_and_values() -> None:
    s = table()
    assert "model-golem_rock (good-stone 3; 1/6/9/2)" in picture.text(s, 0)
    cards = drawing()["machines"]
    assert isinstance(cards, dict)
    assert cards["car_hammer"] == {
        "kind": "battle_car",
        "speed": 1,
        "strength": 7,
        "armour": 6,
        "range": 1,
        "pilots": 1,
        "cost": {"wood": 2, "steel": 1},
    }


def test_hands_are_shown_to_their_owner_only() -> None:
    s = table()
    give(s, 0, "sharp_beak", 2)
    lead(s, 0, "abigail")
    assert "scroll-sharp_beak 2" in picture.text(s, 0)
    assert "scroll-sharp_beak" not in picture.text(s, 1)
    assert "cards 2" in picture.text(s, 1)


def test_face_down_chickens_of_others_are_all_alike() -> None:
    s = table(2, mode="cockfight")
    put(s, "blue_4", "T2a")
    assert "hex-T2a: P2: egg" in picture.text(s, 0)
    assert "blue_4" not in picture.text(s, 0) + picture.svg(s, 0)
    assert "piece-blue_4" in picture.text(s, 1)
