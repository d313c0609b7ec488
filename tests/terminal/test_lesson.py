"""The lesson of a game: its steps are legal, explained in every language, and nothing else is taken meanwhile."""

from __future__ import annotations

import io
from pathlib import Path

import pytest
from scripted import Pages, Script

import bannerhall
from bannerhall import words
from bannerhall.core.errors import BadRequest
from bannerhall.core.lesson import lesson_of
from bannerhall.core.match import Match
from bannerhall.games.xorlosch import GAME
from bannerhall.table import BOT, HUMAN, Sitter, Table
from bannerhall.terminal.lesson import LessonSession
from bannerhall.terminal.speech import Speech, player_names
from bannerhall.words import LANGUAGES


def taught(file: Path, lang: str, *lines: str) -> tuple[LessonSession, str]:
    match = Match(GAME.load(lesson_of(GAME).position), 1)
    table = Table(match, [Sitter(HUMAN), Sitter(BOT, "", "random")], seed=1)
    screen = Pages(Script(*lines))
    lesson = LessonSession(table, GAME, Speech(match.state.rules, lang, player_names(["", ""], lang)), screen, file)
    lesson.lesson = lesson_of(GAME)
    lesson.play()
    assert isinstance(screen.out, io.StringIO)
    return lesson, screen.text()


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_lesson_leads_to_its_end(lang: str, tmp_path: Path) -> None:
    steps = lesson_of(GAME).steps
    lesson, text = taught(tmp_path / "m.json", lang, *steps)
    assert lesson.done == len(steps) + 1
    shown = "".join(text.split())  # wherever the lines are broken
    said = [words.say("term-type", {"text": step}, lang) for step in steps]
    assert all("".join(line.split()) in shown for line in [*said, words.say("term-learned", {}, lang)])
    assert f"{GAME.slug}-learn" not in text, "a sentence is missing"
    assert int(lesson.match.state.points(0)) == 2


def test_another_answer_is_refused_and_changes_nothing(tmp_path: Path) -> None:
    lesson, text = taught(tmp_path / "m.json", "en", "end", "board", "hint")
    assert "For this lesson please type: move w1-t06" in text
    assert lesson.match.record.entries == []


def test_a_game_without_a_lesson_says_so() -> None:
    with pytest.raises(BadRequest, match="no tutorial of sealed"):
        lesson_of(bannerhall.game("sealed"))


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_sentences_are_for_every_client(lang: str) -> None:
    """What is typed, and where, is the terminal's own business."""
    said = [words.say(f"{GAME.slug}-learn-{name}", {}, lang) for name in (1, 2, 3, 4, 5, "end")]
    typed = (*lesson_of(GAME).steps[:4], "hint", "rules", words.say("term-type", {"text": ""}, lang))
    assert [word for word in typed for sentence in said if word in sentence] == []
