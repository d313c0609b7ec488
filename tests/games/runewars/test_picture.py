"""The table as text and picture: what a reader sees, and nothing that is hidden."""

from __future__ import annotations

from xml.etree import ElementTree

import pytest
from runewars_battle import PLACE, fight
from runewars_table import build, hold, neutrals, put, rune, table

from bannerhall import words
from bannerhall.core.state import SPECTATOR
from bannerhall.games.runewars import GAME
from bannerhall.games.runewars.display import origins, picture
from bannerhall.games.runewars.display.drawing import drawing
from bannerhall.games.runewars.rules import (
    commander_cards,
    decks,
    development_cards,
    hero_cards,
    objective_cards,
    quest_cards,
    reward_cards,
    season_cards,
    tactics,
    units,
)
from bannerhall.games.runewars.rules.state import Runewars

DECKS = {
    "seasons": season_cards.NAMES,
    "tactics": tactics.NAMES,
    "objectives": objective_cards.NAMES,
    "heroes": hero_cards.NAMES,
    "quests": quest_cards.NAMES,
    "rewards": reward_cards.NAMES,
    "improvements": development_cards.NAMES,
    "commanders": commander_cards.NAMES,
}


def line_of(text: str, start: str) -> str:
    return next(line for line in text.splitlines() if line.startswith(start))


def test_before_the_first_year_the_match_is_being_set_up() -> None:
    s = GAME.new(2)
    assert isinstance(s, Runewars)
    assert picture.text(s, 0).startswith("set_up")
    assert "year" not in picture.text(s, 0).splitlines()[0]
    assert picture.text(table(), 0).startswith("year 1, season-spring")


def test_an_area_is_listed_with_owner_yield_and_everything_there() -> None:
    s = table()
    put(s, 0, "DA", footman=3)
    put(s, 0, "DA", routed=True, knight=1)
    build(s, 0, "DA")
    text = picture.text(s, 0)
    assert line_of(text, "DA ") == (
        "DA area-DA [P1]: 1 dial-food, 1 dial-wood; unit-footman 3, unit-knight 1 (routed); "
        "state-stronghold (strength 5)"
    )
    assert "[DA]P1:3-1" in text


def test_neutral_units_belong_to_nobody() -> None:
    s = table()
    neutrals(s, "8A", giant=2)
    text = picture.text(s, 0)
    assert "neutral: unit-giant 2" in line_of(text, "8A ")
    assert "[8A]n:2" in text


def test_areas_of_the_map_lie_as_on_the_board() -> None:
    """6B lies directly below 5B and right below 6A on the board for two."""
    lines = picture.atlas(table(), 0).splitlines()
    rows = {name: row for row, line in enumerate(lines) for name in ("6A", "6B", "5B") if f"[{name}]" in line}
    left = {name: lines[row].index(f"[{name}]") for name, row in rows.items()}
    assert left["6B"] == left["5B"] > left["6A"]
    assert rows["6B"] == rows["5B"] + 2 == rows["6A"] + 1


@pytest.mark.clause("RUN-RUNE-05")
def test_a_facedown_rune_shows_its_front_to_those_who_know_it_only() -> None:
    s = table()
    rune(s, "DA", "dragon", seen=[0])
    assert "rune-dragon" in line_of(picture.text(s, 0), "DA ")
    for reader in (1, SPECTATOR):
        told = picture.text(s, reader)
        assert "rune-hidden" in line_of(told, "DA ")
        assert "rune-dragon" not in told
        assert "runes 0–1 " in line_of(told, "P1:")
    assert "runes 1 " in line_of(picture.text(s, 0), "P1:")


def test_hands_are_shown_to_their_owner_only() -> None:
    s = table()
    hold(s, 0, "ambush", "ambush")
    assert "hand: tactics-ambush × 2" in picture.text(s, 0)
    assert "tactics-ambush" not in picture.text(s, 1)
    assert "tactics 2" in line_of(picture.text(s, 1), "P1:")


def test_the_atlas_tells_what_areas_give_and_their_coloured_borders() -> None:
    told = picture.atlas(table(), 0)
    assert line_of(told, "3A ") == "3A area-3A: 1 dial-food; name-city; water: 6D"
    assert line_of(told, "3C ") == "3C area-3C: 1 dial-wood, 1 dial-ore; mountain: 8A, 8B"


def test_a_battle_shows_both_sides() -> None:
    told = picture.text(fight({"knight": 2}, {"reanimate": 1}), 0)
    assert "army-attacker: argument-knight 2" in told
    assert "army-defender: argument-reanimate 1" in told


def test_the_picture_is_drawn_before_and_after_the_first_tile() -> None:
    empty = GAME.new(2, seed=1, options={"board": "build"})
    assert isinstance(empty, Runewars)
    s = table()
    put(s, 0, "DA", footman=3)
    for state, areas in ((empty, 0), (s, 21)):
        root = ElementTree.fromstring(picture.svg(state, 0))
        assert sum(1 for each in root.iter() if each.tag.endswith("title")) == areas


@pytest.mark.parametrize("deck", DECKS)
def test_cards_of_ours_are_marked_once_and_belong_to_their_deck(deck: str) -> None:
    ours, partly = origins.OURS[deck], origins.PARTLY_OURS.get(deck, ())
    marked = [*ours, *partly]
    assert set(marked) <= set(DECKS[deck])
    assert len(set(marked)) == len(marked)
    told = drawing()["ours"]
    assert isinstance(told, dict)
    assert told[deck] == list(ours)


@pytest.mark.clause("RUN-COMP-06")
def test_cards_of_the_expansion_are_those_that_a_match_without_it_lacks() -> None:
    told = drawing()["expansion"]
    assert isinstance(told, dict)
    usual, base = (GAME.make(GAME.ruleset(2, {"bow": bow, "homes": "preset"})) for bow in (True, False))
    assert isinstance(usual, Runewars)
    assert isinstance(base, Runewars)
    decks.lay_decks(usual)
    decks.lay_decks(base)
    assert told["tactics"] == [
        name
        for card, name in enumerate(tactics.NAMES)
        if usual.tactics_deck.counts[card] and not base.tactics_deck.counts[card]
    ]
    assert told["heroes"] == [
        name for card, name in enumerate(hero_cards.NAMES) if (usual.hero_deck & ~base.hero_deck) >> card & 1
    ]
    assert {deck: set(told[deck]) <= set(names) for deck, names in DECKS.items()} == dict.fromkeys(DECKS, True)
    assert told["improvements"] == list(development_cards.NAMES)


@pytest.mark.clause("RUN-BOW-03")
def test_the_drawing_gives_what_a_reinforcement_sheet_gives() -> None:
    told = drawing()["units"]
    assert isinstance(told, dict)
    roc = {"faction": "daqan", "shape": "hexagon", "health": 4, "initiative": 4, "flying": True, "fast": False}
    assert told["roc"] == {**roc, "replaces": "siege_tower"}
    assert sum(1 for unit in told.values() if unit["replaces"]) == 8
    for name in told:
        for message in (f"runewars-ability-{name}", f"runewars-ability-{name}-about"):
            assert words.bundle("runewars", "en").has_message(message), message


@pytest.mark.clause("RUN-DCRD-05")
def test_a_development_card_speaks_of_the_unit_type_it_concerns_and_of_no_other() -> None:
    """By its name, but for the last letters, or by that of its ability."""
    told = drawing()["concerns"]
    assert isinstance(told, dict)
    own = units.UNIT_NAMES[: int(units.NEUTRALS)]
    for card, concerned in told.items():
        text = words.say(f"runewars-improvement-{card}-about", {})
        stem = {unit: words.say(f"runewars-unit-{unit}", {})[:-2] for unit in own}
        named = {unit for unit in own if stem[unit] in text or words.say(f"runewars-ability-{unit}", {}) in text}
        assert concerned in named if concerned else not named, card


@pytest.mark.clause("RUN-BAT-01")
def test_the_battle_marker_lies_on_the_map() -> None:
    lines = picture.text(fight({"knight": 2}, {"reanimate": 1}), 0).splitlines()
    row = next(n for n, line in enumerate(lines) if f"[{PLACE}]" in line)
    at = lines[row].index(f"[{PLACE}]")
    assert "!" in lines[row + 1][at : at + 11]
    assert sum(line.count("!") for line in lines) == 1


@pytest.mark.clause("RUN-NEU-07")
def test_everybody_reads_the_fate_discard_pile() -> None:
    s = table()
    s.fate &= ~0b10100
    s.fate_discard = 0b10100
    for reader in (0, 1, SPECTATOR):
        assert line_of(picture.text(s, reader), "fate_discard") == "fate_discard: fate-3, fate-5"
