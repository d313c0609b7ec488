"""Declarations: numbers follow from their order, and a wrong line is an error at import that says where and why."""

from __future__ import annotations

import importlib
import sys
from dataclasses import replace
from pathlib import Path

import pytest

from bannerhall.core.declare import Actions, BadDeclaration, Clauses, Events
from bannerhall.core.frames import AWAITS, CHANCE, SEVERAL, A, B, C, D
from bannerhall.core.question import Question
from bannerhall.core.shapes import SEAT, Questions
from bannerhall.core.vocabulary import SPAN
from bannerhall.games.sealed import GAME

HEAD = """
from bannerhall.core.declare import Actions, Clauses, Events
from bannerhall.core.frames import CHANCE, SEVERAL
from bannerhall.core.shapes import SEAT, Questions

ACTIONS, CLAUSES, EVENTS, QUESTIONS = Actions(__name__), Clauses(__name__), Events(__name__), Questions(__name__)
"""

LOT = 'QUESTIONS.add("lot", CHANCE, upon="bottom")\n'


def said(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, lines: str) -> str:
    """What importing a module with these declarations says."""
    (tmp_path / "wrongly.py").write_text(HEAD + lines, encoding="utf-8")
    monkeypatch.syspath_prepend(tmp_path)
    sys.modules.pop("wrongly", None)
    importlib.invalidate_caches()
    with pytest.raises(BadDeclaration) as wrong:
        importlib.import_module("wrongly")
    return str(wrong.value)


def test_actions_are_numbered_by_their_order() -> None:
    actions = Actions(__name__)
    assert [actions.add("take", ["a", "b"]), actions.add("pass", passing=True)] == [0, SPAN]
    assert actions.add("first", low=1, high=lambda seats, options: seats) == 2 * SPAN
    words = actions.vocabulary(3, {})
    assert [words.text(action) for action in words.actions()] == [
        "take a",
        "take b",
        "pass",
        "first 1",
        "first 2",
        "first 3",
    ]


def test_clauses_and_events_are_numbered_by_their_order() -> None:
    clauses, events = Clauses(__name__), Events(__name__)
    assert [clauses.add("TOY-A-01"), clauses.add("TOY-A-02"), clauses.add("TOY-A-01")] == [16, 17, 18]
    events.names("card", ["red", "blue"])
    assert [events.add("took", "seat", "card"), events.add("ended")] == [0, 1]
    assert events.kinds[0].arguments == ("seat", "card")
    assert [events.kinds[0].shown(0, 1), events.kinds[0].shown(1, 1)] == [1, "blue"]


def test_arguments_lie_behind_those_of_the_core() -> None:
    questions = Questions(__name__)
    assert questions.add("plain", SEAT, upon="bottom") == 0
    assert [questions.argument("one", 0, 1), questions.argument("two", 0, 1)] == [A, B]
    assert questions.add("bids", SEVERAL, upon="plain") == 1
    assert [questions.argument("three", 0, 1), questions.argument("four", 0, 1)] == [C, D]
    questions.add("window", SEAT, upon="plain", window=True)
    assert questions.argument("five", 0, 1) == C
    questions.add("closing", AWAITS, upon="bottom")
    assert questions.argument("six", 0, 1) == B
    questions.add("roll", CHANCE, upon="plain", teller=True)
    assert [questions.argument(name, 0, 1) for name in ("x", "y", "z")] == [A, B, C]


@pytest.mark.parametrize(
    ("lines", "wrong"),
    [
        ('ACTIONS.add("take")\nACTIONS.add("take")', "wrongly.py, line 8: there is an action 'take' already"),
        ('ACTIONS.add("bid", low=1)', "line 7: action 'bid' has a lowest number and no highest one: add high="),
        ('ACTIONS.add("bid", ["a"], high=4)', "line 7: action 'bid' has names or a range, not both"),
        ('ACTIONS.add("bid", low=0, high=5000)', "line 7: kind bid has 5001 arguments"),
        (
            'ACTIONS.add("bid", low=3, high=2)',
            "line 7: action 'bid' has no number: its lowest, 3, is above its highest, 2",
        ),
        ('ACTIONS.add("Bid it")', "line 7: action 'Bid it' is not one word"),
        ('ACTIONS.add("take", ["a", "b", "a"])', "line 7: action 'take' has the argument 'a' twice"),
        ('ACTIONS.add("take", ["a b"])', "line 7: action 'take' has an argument 'a b'"),
        ('EVENTS.add("won")\nEVENTS.add("won")', "line 8: there is an event 'won' already"),
        ('EVENTS.add("won", "a", "b", "c", "d", "e")', "line 7: event 'won' has 5 arguments; at most four fit"),
        ('EVENTS.add("won", "seat", "seat")', "line 7: event 'won' names an argument twice"),
        (
            LOT * 2,
            "line 8: there is a",
        ),
        ('QUESTIONS.add("lot", upon="bottom")', "line 7: question 'lot' asks nobody"),
        ('QUESTIONS.add("lot", CHANCE)', "line 7: question 'lot' has no place: say upon=, side=True or aside=True"),
        (
            LOT + 'QUESTIONS.argument("card")',
            "line 8: argument 'card' has no range",
        ),
        (
            'QUESTIONS.add("lot", SEVERAL, upon="bottom")\nfor name in "xyz":\n    QUESTIONS.argument(name, 0, 1)',
            "line 9: 'lot' has no room for 'z': a frame holds four, and has asked, to_answer, x, y",
        ),
        ('QUESTIONS.argument("card", 0, 1)', "line 7: argument 'card' belongs to no question"),
        (
            LOT + 'QUESTIONS.seat_argument("to")\nQUESTIONS.seat_argument("to")\nprint("to")',
            "line 9: 'lot' has an argument 'to' already",
        ),
        (
            LOT + 'QUESTIONS.argument("a")\nQUESTIONS.add("x", CHANCE, upon="lot")\nQUESTIONS.argument("a", 0, 1)',
            "line 8: argument 'a' has no range",
        ),
        (
            LOT + 'QUESTIONS.argument("asks", 0, 1)',
            "'lot' has an argument 'asks' al",
        ),
        (
            LOT + "QUESTIONS.answered_by()",
            "line 7: nothing answers question 'lot'",
        ),
        (
            LOT + "QUESTIONS.answered_by(lots=None)",
            "a question 'lots' that is not declared here; declared are lot",
        ),
        (
            LOT + 'QUESTIONS.add("bid", SEAT, upon="bid")\nQUESTIONS.answered_by(lot=None, bid=None)',
            "line 8: 'bid' can never be asked: no way leads from upon='bottom' to it",
        ),
        (
            LOT + "QUESTIONS.answered_by(lot=object)",
            "line 7: answered_by needs an object of a class derived from Question for 'lot': lot=Lot()",
        ),
        (
            'QUESTIONS.add("lot", CHANCE, upon="bits")\nQUESTIONS.answered_by(lot=None)',
            "line 7: 'lot' may lie upon 'bits', which isn't a question",
        ),
    ],
)
def test_a_wrong_declaration_names_its_line(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, lines: str, wrong: str
) -> None:
    assert wrong in said(tmp_path, monkeypatch, lines)


def test_a_clause_that_the_rulebook_does_not_have_is_refused() -> None:
    clauses = Clauses("bannerhall.games.sealed.rules.clauses")
    clauses.add("SLD-SEAL-02")
    assert replace(GAME, clauses=clauses).clauses is clauses
    clauses.add("SLD-SEAL-20")
    with pytest.raises(BadDeclaration, match="the rulebook has no clause SLD-SEAL-20; it has SLD-SEAL-0"):
        replace(GAME, clauses=clauses)


def test_every_question_has_its_rules() -> None:
    questions = Questions(__name__)
    questions.add("turn", SEAT, upon="bottom")
    turn: Question[object] = Question()  # type: ignore[type-var]
    assert questions.answered_by(turn=turn).rules == [turn]
