"""The picture shows what its reader may know, in the reader's words; the lesson can be taken to its end."""

from __future__ import annotations

from xml.etree import ElementTree as Xml

import pytest

from bannerhall import words
from bannerhall.core.lesson import lesson_of
from bannerhall.core.state import CHANCE, SPECTATOR
from bannerhall.games.leaders import GAME
from bannerhall.games.leaders.picture import svg, text
from bannerhall.games.leaders.state import Leaders
from bannerhall.terminal.board import labels
from bannerhall.terminal.speech import Speech, player_names
from bannerhall.words import LANGUAGES


def learned(steps: int) -> Leaders:
    """The lesson after some of its steps."""
    lesson = lesson_of(GAME)
    state = GAME.load(lesson.position)
    assert isinstance(state, Leaders)
    for step in lesson.steps[:steps]:
        assert state.seat() == 0, "chance, or somebody else, in the middle of the lesson"
        state.apply(state.tables.vocabulary.read_exact(step))
    return state


def test_the_lesson_meets_no_chance_before_its_end() -> None:
    steps = lesson_of(GAME).steps
    assert learned(len(steps) - 1).seat() == 0
    assert learned(len(steps)).seat() == CHANCE  # the sabotage


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_lesson_says_nothing_that_is_typed(lang: str) -> None:
    steps = lesson_of(GAME).steps
    said = [words.say(f"leaders-learn-{name}", {}, lang) for name in (*range(1, len(steps) + 1), "end")]
    assert [word for word in (*steps, "hint", "rules") for sentence in said if word in sentence] == []


def test_the_own_headquarters_is_shown_to_its_player_only() -> None:
    state = learned(10)
    own, other = text(state, 0), [text(state, 1), text(state, SPECTATOR)]
    assert own.splitlines()[0] == "round 3   headquarters (phase 4)   victory: points 130, research 3, badges 7"
    for part in ("saved 78   left 27", "chosen: 1 infantry, 1 tank, 1 economy, 1 sabotage P2", "planned: cunning"):
        assert part in own
        assert not [told for told in other if part in told]
    assert all(told.splitlines()[:3] == own.splitlines()[:3] for told in other)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_word_of_the_picture_is_translated(lang: str) -> None:
    state = learned(10)
    asked: set[str] = set()
    label = labels(Speech(state.tables, lang, player_names(["", ""], lang)))

    def noted(word: str) -> str:
        asked.add(word)
        return label(word)

    text(state, 0, noted)
    missing = [word for word in asked if f"leaders-board-{word} =" not in words.source("leaders", lang)]
    assert [word for word in missing if word not in ("P1", "P2")] == []


def test_the_track_has_a_marker_for_everybody() -> None:
    root = Xml.fromstring(svg(learned(0), SPECTATOR))
    titles = [element.text for element in root.iter() if element.tag.endswith("title")]
    assert titles == ["P1 germany: 47", "P2 ussr: 41"]
