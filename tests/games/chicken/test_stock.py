"""The machine stock of War for Chicken Island: four cards, filled up at once."""

from __future__ import annotations

import pytest
from chicken_table import answer, asks, dice, odds, refused, roll, table
from chicken_table import stock as offer

from bannerhall.games.chicken.rules import machines, stock
from bannerhall.games.chicken.rules.state import Chicken

SLOW = ("cannon", "tower_red", "tower_blue", "tower_green")


def on_offer(s: Chicken) -> list[str]:
    return [machines.NAMES[card - 1] for card in s.stock if card != 0]


def discard_all(s: Chicken, *kept: str) -> None:
    """All cards of the machine deck lie on the discard pile, but for these."""
    for model, name in enumerate(machines.NAMES):
        stays = min(kept.count(name), int(s.machine_deck.counts[model]))
        gone = int(s.machine_deck.counts[model]) - stays
        s.set_machine_discard(model, s.machine_discard[model] + gone)
        s.machine_deck.counts[model] = stays
        s.machine_deck.middle -= gone


def build_a_tower(s: Chicken) -> None:
    """A tower needs no pilots: card and hex are all that is asked."""
    answer(s, "build tower_white")
    answer(s, "hex T6a")


@pytest.mark.clause("CHI-BUILD-14")
def test_the_stock_is_refilled_at_once_after_a_build() -> None:
    s = table()
    offer(s, "golem_rock", "tower_white", "cannon", "car_hammer")
    build_a_tower(s)
    assert asks(s) == "stock"
    assert odds(s)["turn_up soldier_wood"] == 4
    assert "turn_up tower_white" not in odds(s)
    roll(s, "turn_up soldier_steel")
    assert on_offer(s) == ["golem_rock", "cannon", "car_hammer", "soldier_steel"]


@pytest.mark.clause("CHI-BUILD-15")
def test_when_the_deck_is_empty_the_discards_are_shuffled_into_a_new_one() -> None:
    """Scenario 25."""
    s = table()
    offer(s, "golem_rock", "tower_white", "cannon", "car_hammer")
    discard_all(s)
    build_a_tower(s)
    assert sum(s.machine_discard) == 0
    roll(s, "turn_up tower_black")
    assert len(on_offer(s)) == 4


@pytest.mark.clause("CHI-BUILD-16")
def test_with_deck_and_discards_empty_the_stock_has_fewer_cards() -> None:
    s = table()
    offer(s, "golem_rock", "tower_white", "cannon", "car_hammer")
    for model in range(machines.MODELS):
        s.machine_deck.counts[model] = 0
    s.machine_deck.middle = 0
    s.end_frame()
    stock.take(s, 1)
    assert on_offer(s) == ["golem_rock", "cannon", "car_hammer"]
    assert s.depth == 1


@pytest.mark.clause("CHI-STAR-06")
def test_one_star_shuffles_the_stock_into_the_deck_and_reveals_four() -> None:
    s = table()
    dice(s, 0, "star")
    answer(s, "restock")
    assert odds(s)["turn_up golem_rock"] == 3
    roll(s, "turn_up golem_rock", "turn_up cannon", "turn_up cannon", "turn_up soldier_wood")
    assert on_offer(s) == ["golem_rock", "cannon", "cannon", "soldier_wood"]
    assert asks(s) == "action"
    assert s.stars(0) == 0


@pytest.mark.clause("CHI-COCK-06")
def test_the_cockfight_has_no_stock_to_shuffle() -> None:
    s = table(2, "cockfight")
    dice(s, 0, "star")
    assert refused(s, "restock") == "CHI-COCK-06"


@pytest.mark.clause("CHI-SOLO-04")
def test_in_solo_cards_shift_left_and_the_new_one_comes_at_the_right_end() -> None:
    s = table(mode="solo")
    offer(s, "golem_rock", "tower_white", "cannon", "car_hammer")
    build_a_tower(s)
    roll(s, "turn_up soldier_wood")
    assert on_offer(s) == ["golem_rock", "cannon", "car_hammer", "soldier_wood"]


@pytest.mark.clause("CHI-SOLO-05")
def test_in_solo_a_stock_of_cannons_and_towers_is_renewed_at_once() -> None:
    """Scenario 52."""
    s = table(mode="solo")
    dice(s, 0, "star")
    answer(s, "restock")
    roll(s, "turn_up cannon", "turn_up tower_red", "turn_up tower_blue", "turn_up tower_green")
    assert on_offer(s) == []
    assert asks(s) == "stock"
    roll(s, "turn_up cannon", "turn_up tower_red", "turn_up tower_blue", "turn_up soldier_wood")
    assert asks(s) == "action"


@pytest.mark.clause("CHI-SOLO-05")
def test_with_others_a_stock_of_cannons_and_towers_stays() -> None:
    s = table()
    dice(s, 0, "star")
    answer(s, "restock")
    roll(s, "turn_up cannon", "turn_up tower_red", "turn_up tower_blue", "turn_up tower_green")
    assert on_offer(s) == list(SLOW)


@pytest.mark.clause("CHI-SOLO-13")
def test_in_solo_the_discards_are_shuffled_in_if_nothing_else_can_move() -> None:
    """Scenario 72."""
    s = table(mode="solo")
    dice(s, 0, "star")
    offer(s, *SLOW)
    discard_all(s, *["cannon"] * 6, *(name for name in machines.NAMES if name.startswith("tower")))
    answer(s, "restock")
    assert "turn_up soldier_wood" not in odds(s)
    roll(s, "turn_up cannon", "turn_up cannon", "turn_up cannon", "turn_up cannon")
    assert odds(s)["turn_up soldier_wood"] == 4
    roll(s, "turn_up cannon", "turn_up soldier_wood", "turn_up cannon", "turn_up cannon")
    assert asks(s) == "action"
