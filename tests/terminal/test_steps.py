"""Several answers on one line, what an option costs, and the table shown again after much has happened."""

from __future__ import annotations

from pathlib import Path

import pytest
from scripted import Script, session, shown
from xorlosch_table import RED, Table, at

from bannerhall.core.match import Match
from bannerhall.core.state import SPECTATOR
from bannerhall.games.xorlosch import GAME
from bannerhall.table import BOT, HUMAN, Sitter
from bannerhall.terminal.session import Session
from bannerhall.words import LANGUAGES

PEOPLE = [Sitter(HUMAN), Sitter(BOT, "", "random")]


def typed(match: Match, file: Path, *lines: str, lang: str = "en") -> Session:
    played = session(match, PEOPLE, Script(*lines), file, lang)
    played.play()
    return played


def spaces(played: Session) -> list[object]:
    table = Table(played.match.state)
    return [table.dwarf(RED, "w1"), table.dwarf(RED, "m1")]


@pytest.fixture
def table(tmp_path: Path) -> tuple[Match, Path]:
    return Match(at("w1@start m1@start", "w5@t01").state, 1), tmp_path / "kept.txt"


def test_several_answers_on_one_line_are_taken_as_one(table: tuple[Match, Path]) -> None:
    played = typed(*table, "move w1-c3; move w1-t03 ;; move w1-t11;")
    assert spaces(played) == [[1, "t11"], [1, "start"]]
    assert len(played.match.record.entries) == 3


@pytest.mark.parametrize(
    ("line", "told"),
    [
        ("move w1-c3; move w1-t24", "[XOR-MOVE-05]"),
        ("move w1-c3; nonsense", "“nonsense” is no answer here"),
        ("move w1-c3; 2", "Only the first answer of a line may be a number"),
        ("move w1-c3; end; move w1-t03", "The answers after the 2. would come when the question is no longer yours"),
        (";", "“;” is no answer here"),
    ],
)
def test_one_bad_answer_refuses_the_whole_line(table: tuple[Match, Path], line: str, told: str) -> None:
    played = typed(*table, line)
    assert spaces(played) == [[1, "start"], [1, "start"]]
    assert played.match.record.entries == []
    assert told in shown(played)


@pytest.mark.clause("XOR-RESP-02")
def test_an_option_says_what_respect_adds_to_its_price(table: tuple[Match, Path]) -> None:
    text = shown(typed(*table, "move w1-t01"))
    before, after = text.split("> move w1-t01\n")
    assert "Move warrior 1 to space 1  [move w1-t01]\n" in before
    assert "Move warrior 1 to space 9  [move w1-t09]  (costs 2 points, respect included)\n" in after
    assert "Move mechanicus 1 to space 2  [move m1-t02]\n" in after


def test_only_steps_of_players_have_a_price(table: tuple[Match, Path]) -> None:
    match, _ = table
    match.answer(RED, match.state.rules.vocabulary.make("move", "w1-t01"))
    read = match.state.rules.vocabulary.read_exact
    assert match.state.remark(RED, read("move w1-t09")) == {"points": 2}
    assert match.state.remark(RED, read("end")) == {}
    assert match.state.remark(SPECTATOR, read("move w1-t09")) == {}
    assert match.state.remark(2, read("move w1-t09")) == {}


@pytest.mark.parametrize("lang", LANGUAGES)
def test_no_code_stands_where_a_word_belongs(table: tuple[Match, Path], lang: str) -> None:
    text = shown(typed(*table, "move w1-t01", lang=lang))
    offered = [line.split("[")[0] for line in text.splitlines() if "[move " in line or "[raise " in line]
    assert offered
    assert not [line for line in offered if "w1" in line or "t0" in line or "m1" in line]


def test_the_set_up_is_on_the_board_and_not_told_line_by_line(tmp_path: Path) -> None:
    text = shown(typed(Match.begin(GAME, 2, seed=3), tmp_path / "kept.txt", "log"))
    before, after = text.split("> log\n")
    assert "Turned up" not in before
    assert "green: G" in before
    assert after.count("Turned up") > 5


def test_the_table_is_shown_again_after_a_quest(tmp_path: Path) -> None:
    position = at("w1@t01 m1@t02", "w1@start", green="G01 G02")
    text = shown(typed(Match(position.state, 1), tmp_path / "kept.txt", "declare green"))
    _, after = text.split("> declare green\n")
    assert "Player 1 completes the green quest by majority." in after
    assert "P1   cards 2" in after
