"""Fights with the challenger: its cards, what they give it, and when it plays none."""

from __future__ import annotations

from typing import Any

import pytest
from chicken_fight import attack, compared
from chicken_table import (
    answer,
    asks,
    at,
    dice,
    follow,
    give,
    lead,
    listen,
    machine,
    odds,
    offers,
    put,
    roll,
    storage,
    table,
    told,
)

from bannerhall.core.frames import PROCEEDS
from bannerhall.core.question import LONE_LOST
from bannerhall.games.chicken.rules import fight, questions, scrolls, solo_fight
from bannerhall.games.chicken.rules.components import CHALLENGER
from bannerhall.games.chicken.rules.state import Chicken

PILE = ("sharp_beak", "sharp_beak", "sharp_beak", "thick_plumage", "thick_plumage", "steel_talons", "iron_coop")


def seen(s: Chicken) -> Any:
    """The fight as the human sees it."""
    view: Any = s.view(0)
    return view["fight"]


def challenged(attacker: int, defender: int, s: Chicken) -> None:
    """The challenger attacks in its turn."""
    s.end_frame()
    s.active = CHALLENGER
    s.turns = 1
    s.ask(questions.CHALLENGER, PROCEEDS, 7)
    fight.declare(s, attacker, defender)
    s.advance()
    assert s.check() == []


@pytest.mark.clause("CHI-SOLOFIGHT-01", "CHI-SOLOFIGHT-02", "CHI-SOLOFIGHT-03", "CHI-SOLOFIGHT-13", "CHI-SOLOFIGHT-10")
def test_seven_cards_are_three_and_one_of_the_deck() -> None:
    """Scenario 53."""
    s = table(mode="solo")
    sink = listen(s)
    for card in PILE:
        give(s, 1, card)
    give(s, 0, "feather_fury")
    give(s, 0, "fresh_straw")
    car = machine(s, 0, "car_hammer", "T2c")
    attack(s, car, "leader_blue")
    assert (asks(s), s.seat()) == ("cards", 0)
    answer(s, "lay feather_fury")
    answer(s, "pass")
    roll(s, "deal_scroll double_yolk")  # the deck's
    assert odds(s)["deal_scroll sharp_beak"] == 3
    roll(s, "deal_scroll sharp_beak", "deal_scroll thick_plumage", "deal_scroll iron_coop")
    assert compared(s, sink) == (11, 21, "failed")
    assert sum(int(n) for n in s.pile) == 4
    assert s.discard[scrolls.IRON_COOP] == 1
    assert [event["seat"] for event in told(s, sink, "revealed")] == [1, 1, 1, 1, 0]


@pytest.mark.clause("CHI-SOLOFIGHT-03")
def test_twenty_cards_are_eight() -> None:
    """Scenario 53."""
    s = table(mode="solo")
    for card, many in (("sharp_beak", 5), ("thick_plumage", 5), ("steel_talons", 3), ("eggshell_armour", 3)):
        give(s, 1, card, many)
    give(s, 1, "pecking_order", 3)
    give(s, 1, "iron_coop")
    give(s, 0, "feather_fury")
    s.attacker, s.aggressor = 1, 1
    assert solo_fight.from_pile(s) == 8


@pytest.mark.clause("CHI-SOLOFIGHT-04", "CHI-SOLOFIGHT-10", "CHI-SOLOFIGHT-11")
def test_against_too_weak_an_attack_without_scrolls_only_the_decks_card_is_played() -> None:
    """Scenario 54."""
    s = table(mode="solo")
    sink = listen(s)
    for card in PILE:
        give(s, 1, card)
    attack(s, machine(s, 0, "golem_wood", "T2c"), "leader_blue")
    roll(s, "deal_scroll tsunami")
    assert compared(s, sink) == (6, 12, "failed")
    assert sum(int(n) for n in s.pile) == 7
    assert s.discard[scrolls.TSUNAMI] == 1
    s = table(mode="solo")  # dice count for the rule
    for card in PILE:
        give(s, 1, card)
    dice(s, 0, "plus3", "plus2")
    attack(s, machine(s, 0, "golem_wood", "T2c"), "leader_blue")
    answer(s, "add_die plus3")
    answer(s, "add_die plus2")
    roll(s, "deal_scroll tsunami")
    assert asks(s, -1) == "solo_card"


@pytest.mark.clause("CHI-SOLOFIGHT-06", "CHI-SOLOFIGHT-07", "CHI-SOLOFIGHT-08", "CHI-SOLOFIGHT-09", "CHI-SOLOFIGHT-14")
def test_the_challengers_cards_give_what_it_needs() -> None:
    """Scenario 55."""
    s = table(mode="solo")
    sink = listen(s)
    for card in ("thick_plumage", "tsunami", "pecking_order", "battle_cry", "war_economy", "cyclone"):
        give(s, 1, card)
    golem = machine(s, 1, "golem_steel", "T6a")
    challenged(golem, 24, s)
    roll(s, "deal_scroll thick_plumage", "deal_scroll tsunami", "deal_scroll pecking_order", "deal_scroll battle_cry")
    assert compared(s, sink) == (7 + 2 + 1 + 1 + 1, 11, "success")
    assert s.winners == 2


@pytest.mark.clause("CHI-SOLOFIGHT-07", "CHI-SOLOFIGHT-09", "CHI-SOLOFIGHT-14")
def test_draws_of_the_challengers_cards_come_after_the_fight() -> None:
    """Scenario 55."""
    s = table(mode="solo")
    give(s, 1, "pecking_order")
    give(s, 1, "battle_cry")
    golem = machine(s, 1, "soldier_wood", "T6a")
    challenged(golem, 24, s)
    roll(s, "deal_scroll war_economy", "deal_scroll pecking_order")
    assert s.draws[1] == 0
    assert asks(s, -1) == "draw"
    roll(s, "deal_scroll iron_coop")
    assert s.pile[scrolls.IRON_COOP] == 1
    assert s.discard[scrolls.WAR_ECONOMY] == s.discard[scrolls.PECKING_ORDER] == 1
    assert s.strategy[1] == 0


@pytest.mark.clause("CHI-FIGHT-19", "CHI-SOLOFIGHT-06", "CHI-SOLOFIGHT-08")
def test_a_card_of_the_challenger_is_a_part_of_the_value_that_it_needs() -> None:
    s = table(mode="solo")
    give(s, 1, "battle_cry", 2)
    challenged(machine(s, 1, "golem_steel", "T6a"), 24, s)
    roll(s, "deal_scroll thick_plumage")
    fight = seen(s)
    plumage = {"of": "thick_plumage", "points": 2, "player": 1}
    assert (fight["attack"][1:], fight["defence"][1:], fight["strength"]) == ([plumage], [], 9)
    s = table(mode="solo")
    give(s, 1, "battle_cry", 2)
    dice(s, 0, "plus3", "plus3")
    attack(s, machine(s, 0, "golem_steel", "T2c"), "leader_blue")
    answer(s, "add_die plus3")
    answer(s, "add_die plus3")
    roll(s, "deal_scroll sharp_beak")
    fight = seen(s)
    beak = {"of": "sharp_beak", "points": 2, "player": 1}
    assert (fight["attack"][1:], fight["defence"][1:]) == ([{"of": "plus3", "points": 3, "player": 0}] * 2, [beak])
    assert fight["armour"] == sum(part["points"] for part in fight["defence"])


@pytest.mark.clause("CHI-SOLO-02", "CHI-SOLOFIGHT-05")
def test_one_marker_decides() -> None:
    """Scenario 57."""
    s = table(mode="solo")
    dice(s, 0, "plus3", "plus3")
    attack(s, machine(s, 0, "golem_steel", "T2c"), "leader_blue")
    answer(s, "add_die plus3")
    answer(s, "add_die plus3")
    roll(s, "deal_scroll sharp_beak")
    assert (int(s.winners), int(s.depth)) == (1, 0)


@pytest.mark.clause("CHI-SOLO-02")
def test_one_success_against_the_humans_leader_loses_the_match() -> None:
    """Scenario 57."""
    s = table(mode="solo")
    golem = machine(s, 1, "golem_steel", "T6a")
    s.power = 6
    challenged(golem, 24, s)
    roll(s, "deal_scroll tsunami")
    result = s.result()
    assert result is not None
    assert result.ranks == [LONE_LOST]


@pytest.mark.clause("CHI-SOLOFIGHT-14", "CHI-SOLOFIGHT-16")
def test_a_rotten_egg_takes_a_magic_card_of_the_challenger() -> None:
    s = table(mode="solo")
    sink = listen(s)
    give(s, 1, "chicken_out")
    give(s, 1, "iron_coop")
    give(s, 0, "rotten_egg")
    attack(s, machine(s, 0, "golem_wood", "T2c"), "leader_blue")
    answer(s, "lay rotten_egg")
    roll(s, "deal_scroll eggshell_armour", "deal_scroll chicken_out")
    assert compared(s, sink) == (6, 12, "failed")  # the Eggshell Armour is gone, Chicken Out keeps its +1


@pytest.mark.clause("CHI-SOLOFIGHT-15")
def test_without_deck_and_discards_the_first_card_is_left_out() -> None:
    s = table(mode="solo")
    sink = listen(s)
    for kind, card in enumerate(scrolls.NAMES):
        give(s, 1 if kind >= scrolls.FIRST_DISASTER else 0, card, int(s.deck.counts[kind]))
    attack(s, machine(s, 0, "golem_wood", "T2c"), "leader_blue")
    answer(s, "pass")
    assert compared(s, sink) == (6, 11, "failed")


@pytest.mark.clause("CHI-SOLOFIGHT-13", "CHI-STAR-17")
def test_the_human_has_windows_when_the_challenger_attacks() -> None:
    s = table(mode="solo")
    follow(s, 0, "cluck_alarm")
    dice(s, 0, "star")
    golem = machine(s, 1, "soldier_wood", "T6a")
    challenged(golem, 24, s)
    assert (asks(s), s.seat()) == ("window", 0)
    answer(s, "alarm")
    assert asks(s, -1) == "solo_card"


@pytest.mark.clause("CHI-SCROLL-14", "CHI-LEADER-03")
def test_in_solo_resources_are_taken_from_the_storage() -> None:
    s = table(mode="solo")
    lead(s, 0, "ill_pollazzo")
    put(s, "leader_red", "T2a")
    storage(s, 0, "steel", 2)
    attack(s, machine(s, 0, "golem_steel", "T2c"), "blue_1")
    roll(s, "deal_scroll sharp_beak")
    assert offers(s) == ["enough", "good steel"]
    answer(s, "good steel")
    assert s.goods_of(0) == 8
    assert at(s, "blue_1") is None


@pytest.mark.clause("CHI-SOLOFIGHT-12")
def test_the_challenger_uses_the_first_printed_number_of_a_card() -> None:
    s = table(mode="solo")
    sink = listen(s)
    give(s, 1, "cluck_alarm")
    give(s, 1, "well_thrown_pebble")
    cannon = machine(s, 1, "cannon", "T6a")
    challenged(cannon, 24, s)
    roll(s, "deal_scroll flying_rock", "deal_scroll cluck_alarm")
    assert compared(s, sink) == (6 + 2 + 2, 11, "failed")
