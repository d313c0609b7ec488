"""The picture shows what its reader may know, in the reader's words; the lesson can be taken to its end."""

from __future__ import annotations

from xml.etree import ElementTree as Xml

import pytest

from bannerhall import words
from bannerhall.core.chance import Stream
from bannerhall.core.lesson import lesson_of
from bannerhall.core.playout import roll_chance
from bannerhall.core.state import CHANCE, NOBODY, SPECTATOR
from bannerhall.games.leaders import GAME
from bannerhall.games.leaders.display.picture import atlas, svg, text
from bannerhall.games.leaders.rules.atlas import CONTINENT, REGIONS
from bannerhall.games.leaders.rules.state import Leaders
from bannerhall.terminal.board import labels
from bannerhall.terminal.speech import Speech, player_names
from bannerhall.words import LANGUAGES

LEARNER = 0
IN_HEADQUARTERS = 16  # steps after which everything is chosen


def learned(steps: int, seed: int = 1) -> Leaders:
    """The lesson after some of its steps; chance and the opponent do what they like."""
    lesson = lesson_of(GAME)
    state = GAME.load(lesson.position)
    assert isinstance(state, Leaders)
    stream = Stream(seed)
    for step in lesson.steps[:steps]:
        state.apply(state.rules.vocabulary.read_exact(step))
        go_on(state, stream)
    return state


def go_on(state: Leaders, stream: Stream) -> None:
    """Until the learner is asked again."""
    while state.seat() not in (LEARNER, NOBODY):
        legal = state.legal()
        chance = state.seat() == CHANCE
        state.apply(roll_chance(state, stream) if chance else legal[int(stream.below(len(legal)))])


def test_no_dice_and_no_opponent_lead_away_from_the_lesson() -> None:
    steps = lesson_of(GAME).steps
    ends = set()
    for seed in range(30):
        state = learned(steps.index("press") + 1, seed)
        prompt = state.prompt(LEARNER)
        assert prompt is not None
        assert (prompt.decision, prompt.facts["left"]) == ("headquarters", 102), "what its sentences say is so"
        ends.add(state.view(LEARNER)["board"]["places"]["venezuela"]["owner"])  # type: ignore[index]
    assert LEARNER in ends
    assert learned(len(steps)).round == 4, "the lesson was a whole turn"


def test_the_attack_of_the_lesson_is_worth_it() -> None:
    """With Venezuela all of South America is the learner's, as the lesson promises."""
    position = lesson_of(GAME).position["table"]["board"]
    held = set(position["held"][LEARNER])
    assert {region for region in REGIONS if CONTINENT[REGIONS.index(region)] == 1} - held == {"venezuela"}
    assert position["armies"][1]["venezuela"] == [1, 0, 0]
    assert position["camps"][1] == [0, 0, 0], "nobody can come to its defence"


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_lesson_says_nothing_that_is_typed(lang: str) -> None:
    steps = lesson_of(GAME).steps
    said = [words.say(f"leaders-learn-{name}", {}, lang) for name in (*range(1, len(steps) + 1), "end")]
    assert [word for word in (*steps, "hint", "rules") for sentence in said if word in sentence] == []


def test_the_own_headquarters_is_shown_to_its_player_only() -> None:
    state = learned(IN_HEADQUARTERS)
    own, other = text(state, 0), [text(state, 1), text(state, SPECTATOR)]
    assert own.splitlines()[0] == "round 3   headquarters (phase 4)   victory: points 130, research 3, badges 7"
    for part in ("saved 102   left 63", "chosen: 1 infantry, 1 economy", "planned: defence"):
        assert part in own
        assert not [told for told in other if part in told]
    assert all(told.splitlines()[:3] == own.splitlines()[:3] for told in other)


def seen_by_the_way() -> list[Leaders]:
    """The steps of the lesson, and moments of a random match of five."""
    states = [learned(steps) for steps in range(len(lesson_of(GAME).steps) + 1)]
    state = GAME.new(5, options={"scenario": "hot_spots"})
    assert isinstance(state, Leaders)
    stream = Stream(2)
    number = 0
    while state.seat() != NOBODY:
        asks = state.rules.question_names[state.frames[state.top()]]
        if number % 61 == 0 or asks in ("reroll", "losses", "next_battle"):
            copy = state.clone()
            assert isinstance(copy, Leaders)
            states.append(copy)
        legal = state.legal()
        chance = state.seat() == CHANCE
        state.apply(roll_chance(state, stream) if chance else legal[int(stream.below(len(legal)))])
        number += 1
    return states


def test_every_word_of_the_picture_is_translated() -> None:
    asked: set[str] = set()

    def noted(word: str) -> str:
        asked.add(word)
        return word

    for state in seen_by_the_way():
        text(state, 0, noted)
    atlas(learned(0), 0, noted)
    atlas(companion(), 0, noted)
    for lang in LANGUAGES:
        missing = {word for word in asked if f"leaders-board-{word} =" not in words.source("leaders", lang)}
        assert {word for word in missing if not word.startswith("P")} == set(), lang


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_board_fits_a_screen_or_two(lang: str) -> None:
    for state in seen_by_the_way()[::7]:
        label = labels(Speech(state.rules, lang, player_names([""] * int(state.seats), lang)))
        lines = text(state, 0, label).splitlines()
        assert len(lines) <= 70
        assert [line for line in lines if len(line) > 100] == []
        assert not [line for line in lines if "\0" in line or "\1" in line]


def test_own_regions_are_shown_with_their_hostile_neighbours_first() -> None:
    lines = text(learned(4), LEARNER).splitlines()
    south = lines.index("south_america +3")
    told = [" ".join(line.split()) for line in lines[south + 1 : south + 4]]
    assert told == [
        "andean_countries (3) 1/3 1letter-infantry venezuela P2 1letter-infantry, ~south_pacific",
        "brazil (3) 1/3 1letter-infantry venezuela P2 1letter-infantry, ~south_atlantic",
        "venezuela (4) P2 1letter-infantry; southern_cone (3) 1letter-infantry",
    ]


def test_a_fight_is_shown_without_the_map() -> None:
    told = text(learned(12), LEARNER)
    assert "fight: venezuela   combat 1\n  P1   2letter-tank\n  P2   1letter-infantry" in told
    assert "south_america" not in told


def companion() -> Leaders:
    state = GAME.new(2, options={"mode": "companion"})
    assert isinstance(state, Leaders)
    return state


def titles_of(drawing: str) -> list[str | None]:
    return [element.text for element in Xml.fromstring(drawing).iter() if element.tag.endswith("title")]


def test_the_picture_has_every_region_and_a_marker_for_everybody() -> None:
    titles = titles_of(svg(learned(0), SPECTATOR))
    assert set(REGIONS) <= set(titles)
    assert titles[-2:] == ["P1 germany: 81", "P2 ussr: 82"]


def test_the_companion_has_no_map() -> None:
    assert titles_of(svg(companion(), SPECTATOR)) == ["P1: 0", "P2: 0"]
    assert "asia" not in text(companion(), SPECTATOR)
    assert atlas(companion()) == "own-board"
