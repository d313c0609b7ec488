"""Every Quest card that tests an attribute: where, which one, what each symbol brings [RUN-QST-09] [RUN-QST-10]."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from runewars_heroes import (
    attempt,
    damage_of,
    discarded_quests,
    facedown,
    give_quests,
    hero,
    land,
    quest_time,
    quests_of,
    renewed,
)
from runewars_orders import city, question
from runewars_table import area, build, do, neutrals, put, refusal, rune

from bannerhall.games.runewars.rules import board
from bannerhall.games.runewars.rules.state import Runewars
from bannerhall.games.runewars.rules.tokens import set_ice

# Ronan the Wild has all attributes different: as many cards are drawn as the one that is tested.
ATTRIBUTES = {"strength": 2, "agility": 4, "wisdom": 3}


def nothing(s: Runewars, at: str) -> None:
    """The area is right by itself."""


def a_city(s: Runewars, at: str) -> None:
    city(s, at, "city_1")


def enemy_stronghold(s: Runewars, at: str) -> None:
    build(s, 1, at)


def own_stronghold(s: Runewars, at: str) -> None:
    build(s, 0, at)


def own_units(s: Runewars, at: str) -> None:
    put(s, 0, at, footman=1)


def facedown_rune(s: Runewars, at: str) -> None:
    rune(s, at, "dragon")


def enemy_rune(s: Runewars, at: str) -> None:
    put(s, 1, at, reanimate=1)
    rune(s, at, "false", up=True)


def ice(s: Runewars, at: str) -> None:
    set_ice(s, area(at), 1)


def wasteland(s: Runewars, at: str) -> None:
    s.wasteland |= 1 << area(at)


def sunken_city(s: Runewars, at: str) -> None:
    city(s, at, "sunken_city")


# card, seats of the board, area, what makes it right, attribute, damage with silver, damage with red
CARDS: list[tuple[str, int, str, Callable[[Runewars, str], None], str, int, int]] = [
    ("setup_1", 3, "1C", nothing, "agility", 1, 1),
    ("setup_2", 3, "2A", nothing, "agility", 0, 2),
    ("setup_3", 2, "3B", nothing, "wisdom", 0, 0),
    ("setup_4", 2, "4A", nothing, "strength", 1, 0),
    ("setup_5", 2, "5D", nothing, "agility", 0, 2),
    ("setup_6", 2, "6C", nothing, "strength", 0, 1),
    ("setup_7", 4, "7B", nothing, "wisdom", 1, 1),
    ("setup_8", 2, "8A", nothing, "wisdom", 0, 0),
    ("setup_9", 3, "9A", nothing, "strength", 1, 2),
    ("setup_10", 4, "10C", nothing, "strength", 1, 1),
    ("setup_11", 4, "11B", nothing, "agility", 0, 0),
    ("setup_12", 4, "12A", nothing, "wisdom", 1, 1),
    ("missing_heir", 2, "5A", a_city, "wisdom", 0, 0),
    ("grave_robbers", 2, "WB", nothing, "agility", 0, 1),
    ("border_watch", 2, "8A", nothing, "strength", 1, 1),
    ("ferryman", 2, "6D", nothing, "agility", 0, 0),
    ("library", 2, "5A", a_city, "wisdom", 0, 0),
    ("relic_thieves", 2, "5A", facedown_rune, "agility", 0, 1),
    ("plague_village", 2, "5C", nothing, "wisdom", 1, 2),
    ("arena", 2, "5A", a_city, "strength", 0, 2),
    ("old_road", 2, "8B", nothing, "agility", 0, 0),
    ("mines", 2, "5D", nothing, "strength", 0, 1),
    ("pilgrim", 2, "5A", own_stronghold, "wisdom", 0, 0),
    ("frozen_road", 2, "5A", ice, "strength", 0, 1),
    ("ash_walk", 2, "5A", wasteland, "wisdom", 0, 1),
    ("recruiters", 2, "5A", a_city, "strength", 0, 0),
    ("witch_moot", 2, "3B", nothing, "wisdom", 0, 0),
    ("spy_hunt", 2, "5A", own_units, "agility", 0, 0),
    ("dragon_bones", 2, "5D", nothing, "strength", 1, 2),
    ("stolen_rune", 2, "5A", enemy_rune, "agility", 0, 2),
    ("oathbreaker", 2, "5A", enemy_stronghold, "strength", 0, 1),
    ("healer", 2, "5A", own_units, "wisdom", 0, 0),
    ("sunken_vault", 4, "12A", sunken_city, "agility", 0, 1),
]
BY_NAME = {row[0]: row for row in CARDS}
# areas where the card may not be attempted, without what makes another one right
WRONG = [
    ("setup_1", 3, "1A"),
    ("setup_12", 4, "10D"),
    ("missing_heir", 2, "5A"),
    ("grave_robbers", 2, "DA"),
    ("border_watch", 2, "5C"),
    ("ferryman", 2, "5C"),
    ("library", 2, "5A"),
    ("relic_thieves", 2, "5A"),
    ("plague_village", 2, "6C"),
    ("arena", 2, "5A"),
    ("old_road", 2, "5B"),
    ("mines", 2, "6D"),
    ("pilgrim", 2, "DB"),
    ("frozen_road", 2, "5A"),
    ("ash_walk", 2, "5A"),
    ("recruiters", 2, "5A"),
    ("witch_moot", 2, "5A"),
    ("spy_hunt", 2, "5A"),
    ("dragon_bones", 2, "6C"),
    ("stolen_rune", 2, "5A"),
    ("oathbreaker", 2, "WB"),
    ("healer", 2, "WB"),
    ("sunken_vault", 4, "12A"),
]


def at_quest(card: str, name: str = "ronan") -> Runewars:
    """The hero stands in a right area with the card in hand, and has just used a Move action there."""
    _, seats, at, prepare, _, _, _ = BY_NAME[card]
    s = land(seats)
    if at == "4A":  # on none of the boards for two to four: it lies beside them
        board.lay_tile(s, 3, 0, 12, 0)
        board.find_borders(s)
    prepare(s, at)
    hero(s, 0, name, at)
    give_quests(s, 0, card)
    s.influence[0] = 9
    quest_time(s)
    do(s, 0, f"travel {at}")
    return s


@pytest.mark.clause("RUN-QST-09", "RUN-QST-10", "RUN-QST-11")
@pytest.mark.parametrize("card", [row[0] for row in CARDS if row[0] not in ("stolen_rune",)])
def test_gold_completes_every_quest(card: str) -> None:
    s = at_quest(card)
    assert attempt(s, 0, card, "gold") == ATTRIBUTES[BY_NAME[card][4]]
    renewed(s, "flute", "ogre_king")
    assert facedown(s, "ronan")["flute"] == 1
    assert quests_of(s, 0) == {"ogre_king"}
    assert discarded_quests(s) == {card}
    assert damage_of(s, "ronan") == 0


@pytest.mark.clause("RUN-QST-10", "RUN-QST-11")
@pytest.mark.parametrize("card", [row[0] for row in CARDS])
def test_silver_completes_every_quest_perhaps_with_damage(card: str) -> None:
    s = at_quest(card)
    attempt(s, 0, card, "silver")
    renewed(s, "flute", "ogre_king")
    assert facedown(s, "ronan") == {"flute": 1}
    assert quests_of(s, 0) == {"ogre_king"}
    assert damage_of(s, "ronan") == BY_NAME[card][5]


@pytest.mark.clause("RUN-QST-12")
@pytest.mark.parametrize("card", [row[0] for row in CARDS if row[0] not in ("setup_8", "pilgrim")])
def test_red_fails_and_the_card_stays_in_hand(card: str) -> None:
    s = at_quest(card)
    attempt(s, 0, card, "red")
    assert quests_of(s, 0) == {card}
    assert facedown(s, "ronan") == {}
    assert damage_of(s, "ronan") == BY_NAME[card][6]


@pytest.mark.clause("RUN-QST-12")
@pytest.mark.parametrize("card", ["setup_8", "pilgrim"])
def test_two_cards_are_replaced_when_they_fail(card: str) -> None:
    s = at_quest(card)
    attempt(s, 0, card, "red")
    assert question(s) == "draw_quests"  # no Reward card before it
    do(s, -1, "draw_quest ogre_king")
    assert quests_of(s, 0) == {"ogre_king"}
    assert facedown(s, "ronan") == {}


@pytest.mark.clause("RUN-QST-09")
@pytest.mark.parametrize(("card", "seats", "at"), WRONG)
def test_a_quest_is_attempted_only_where_its_card_says(card: str, seats: int, at: str) -> None:
    s = land(seats)
    hero(s, 0, "ronan", at)
    give_quests(s, 0, card)
    s.influence[0] = 9
    quest_time(s)
    do(s, 0, f"travel {at}")
    assert refusal(s, 0, f"attempt {card}").clause == "RUN-QST-09"


@pytest.mark.clause("RUN-QST-09", "RUN-TERM-05")
@pytest.mark.parametrize("card", ["ogre_king", "beast_hunt", "sorcerer_ring"])
def test_neutral_areas_are_for_those_without_a_player(card: str) -> None:
    s = land()
    neutrals(s, "5A", beastman=1)
    put(s, 1, "5B", beastman=1)
    put(s, 1, "5B", reanimate=1)
    hero(s, 0, "ronan", "5A")
    give_quests(s, 0, card)
    s.influence[0] = 9
    quest_time(s)
    do(s, 0, "travel 5B")
    assert refusal(s, 0, f"attempt {card}").clause == "RUN-QST-09"
    s = land()
    neutrals(s, "5A", beastman=1)
    hero(s, 0, "ronan", "5A")
    give_quests(s, 0, card)
    s.influence[0] = 9
    quest_time(s)
    do(s, 0, "travel 5A", f"attempt {card}")
    assert question(s) == "unit_draw" or s.seat() == -1


@pytest.mark.clause("RUN-QST-09")
def test_an_attempted_card_is_revealed_and_everybody_knows_it_from_then_on() -> None:
    s = at_quest("library")
    assert s.view(1)["quests_shown"] == [[], []]
    do(s, 0, "attempt library")
    assert s.view(1)["quests_shown"] == [["library"], []]
    assert s.view(-1)["quests_shown"] == [["library"], []]
