"""What is said about the board: every option with what to know of it, players by their names, no grammar of numbers
that only a program would write."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache

import pytest

from bannerhall import words
from bannerhall.core.chance import Stream
from bannerhall.core.errors import Fact
from bannerhall.core.playout import roll_chance
from bannerhall.core.state import CHANCE, NOBODY
from bannerhall.core.vocabulary import SPAN
from bannerhall.games.leaders import GAME
from bannerhall.games.leaders.rules.atlas import PLACES
from bannerhall.games.leaders.rules.state import Leaders
from bannerhall.words import LANGUAGES

NAMES = ("Ada", "Ben", "Cleo")
TABLES = GAME.ruleset(3)


def said(text: str, lang: str = "en", names: tuple[str, ...] = NAMES) -> str:
    return words.say_action(TABLES, TABLES.vocabulary.read_exact(text), lang, names)


def moments() -> Iterator[Leaders]:
    """Random matches of three and of six."""
    for seed, seats in ((1, 3), (2, 6), (3, 6)):
        state = GAME.new(seats)
        assert isinstance(state, Leaders)
        stream = Stream(seed)
        while state.seat() != NOBODY:
            yield state
            legal = state.legal()
            chance = state.seat() == CHANCE
            state.apply(roll_chance(state, stream) if chance else legal[int(stream.below(len(legal)))])


@cache
def remarks() -> dict[tuple[str, ...], dict[str, Fact]]:
    """One remark of each kind and shape that random matches bring about."""
    found: dict[tuple[str, ...], dict[str, Fact]] = {}
    for state in moments():
        seat = int(state.seat())
        for action in state.legal():
            facts = state.remark(seat, action)
            if facts:
                kind = TABLES.vocabulary.kinds[action // SPAN].name
                found[kind, *sorted(facts), str(facts.get("ground")), str(facts.get("die"))] = facts
    return found


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_remark_has_its_sentence(lang: str) -> None:
    for (kind, *_), facts in remarks().items():
        text, lacking = words.spoken("leaders", lang, f"leaders-remark-{kind}", facts, NAMES)
        assert text, kind
        assert not lacking, (kind, lacking)


def test_what_is_weighed_has_a_remark() -> None:
    wanted = {"occupy", "keep", "remove", "place", "from", "send", "reinforce", "battle", "stand", "retreat", "lose"}
    assert wanted <= {kind for kind, *_ in remarks()}


def test_players_are_called_by_their_names() -> None:
    assert said("add boycott-2") == "Boycott Ben"
    assert said("drop dissolve-3", "de") == "Die Allianz mit Cleo behalten"
    assert said("accept p2") == "Accept the alliance with Ben"
    assert said("lose infantry-p1") == "Lose an infantry of Ada"
    assert said("engage north_atlantic-p3") == "North Atlantic: fight Cleo"
    assert said("add boycott-2", names=()) == "Boycott player 2"
    assert said("lose tank-p2", "fr", ()) == "Perdre un char (joueur 2)"


def test_units_and_places_are_named() -> None:
    assert said("place tank-brazil") == "Place a tank in Brazil"
    assert said("send plane-near_east", "de") == "Naher Osten: einen Flieger schicken"
    assert said("stand strongest") == "Stand with the strongest units"
    assert said("stand 201") == "Stand with 2 infantry and 1 plane"
    assert said("stand 012", "de") == "Standhalten mit 1 Panzer und 2 Fliegern"
    assert said("stand 003", "es") == "Resistir con 3 aviones"


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_place_has_the_same_name_in_answers_and_in_the_log(lang: str) -> None:
    for place in PLACES:
        name = words.say(f"leaders-place-{place}", {}, lang)
        assert name in said(f"from {place}", lang)
        shown: dict[str, object] = {"event": "battle_drawn", "seat": 0, "player": 1, "place": place}
        assert name in words.say_event(shown, "leaders", lang, NAMES)


def test_the_log_tells_who_lost_a_region() -> None:
    """Nobody lost what was free."""
    taken: dict[str, object] = {"event": "region_taken", "seat": 0, "region": "cuba", "loser": 2}
    assert words.say_event(taken, "leaders", "en", NAMES) == "Ada takes Cuba from Ben."
    assert words.say_event({**taken, "loser": 0}, "leaders", "en", NAMES) == "Ada takes Cuba."
