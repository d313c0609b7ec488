"""Options that exclude each other, or a number of seats, are refused with the rule that says so."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest
from wager import GAME

from bannerhall import words
from bannerhall.core import conformance
from bannerhall.core.conformance.options import ConditionsAreKept
from bannerhall.core.errors import BadPosition, BadRecord, BadRequest
from bannerhall.core.game import Condition, Game, Option
from bannerhall.core.match import Match
from bannerhall.core.replay import replay
from bannerhall.core.ruleset import Choice

MODE, TRICKY = GAME.options
EXCLUDED: list[tuple[int, dict[str, Choice], str]] = [
    (1, {"mode": "standard"}, "WAG-ODD1-01"),
    (2, {"mode": "solo"}, "WAG-ODD1-01"),
    (3, {"tricky": True}, "WAG-ODD1-02"),
    (2, {"mode": "standard", "tricky": True}, "WAG-ODD1-02"),
]


def test_a_default_may_depend_on_the_seats() -> None:
    assert [GAME.ruleset(seats).options["mode"] for seats in (1, 2, 3)] == ["solo", "standard", "standard"]
    assert GAME.ruleset().options == {"mode": "solo", "tricky": False}


@pytest.mark.parametrize(("seats", "options", "clause"), EXCLUDED)
def test_what_does_not_go_together_is_refused_with_its_clause(
    seats: int, options: dict[str, Choice], clause: str
) -> None:
    for make in (GAME.new, GAME.ruleset):
        with pytest.raises(BadRequest) as wrong:
            make(seats, options=options)
        assert (wrong.value.message, wrong.value.clause) == ("unfit-options", clause)
        assert (wrong.value.facts["seats"], wrong.value.facts["clause"]) == (seats, clause)


@pytest.mark.parametrize("lang", words.LANGUAGES)
def test_the_refusal_says_what_was_chosen(lang: str) -> None:
    with pytest.raises(BadRequest) as wrong:
        GAME.new(2, options={"tricky": True})
    sentence = words.say(wrong.value.message, wrong.value.facts, lang)
    assert "mode=standard, tricky=true" in sentence
    assert "WAG-ODD1-02" in sentence


def test_a_position_and_a_record_are_refused_likewise() -> None:
    match = Match(GAME.new(1), 0, typed=GAME.questions.names, from_box=True)
    bad = {"mode": "standard", "tricky": False}
    with pytest.raises(BadPosition) as wrong:
        GAME.load({**match.state.to_json(), "options": bad})
    assert (wrong.value.message, wrong.value.clause) == ("bad-position-options", "WAG-ODD1-01")
    record: Any = match.record.to_json(match.state.rules.vocabulary)
    with pytest.raises(BadRecord) as unread:
        replay(GAME, {**record, "options": bad})
    assert unread.value.clause == "WAG-ODD1-01"


def test_options_fit_some_numbers_of_seats() -> None:
    assert GAME.fitting_seats() == [1, 2, 3]
    assert GAME.fitting_seats({"mode": "standard"}) == [2, 3]
    assert GAME.fitting_seats({"tricky": True}) == [1]
    with pytest.raises(BadRequest) as wrong:
        GAME.fitting_seats({"mode": "standard", "tricky": True})
    assert wrong.value.message == "unfit-options"


def test_a_condition_tells_all_that_it_excludes() -> None:
    solo, tricky = GAME.conditions
    assert GAME.excluded(solo) == [({"mode": "standard"}, [1]), ({"mode": "solo"}, [2, 3])]
    assert GAME.excluded(tricky) == [({"mode": "standard", "tricky": True}, [1, 2, 3])]


def test_every_legal_combination_is_listed() -> None:
    assert list(conformance.legal_options(GAME, 1)) == [
        {"mode": "solo", "tricky": False},
        {"mode": "solo", "tricky": True},
    ]
    assert list(conformance.legal_options(GAME, 3)) == [{"mode": "standard", "tricky": False}]


@pytest.mark.usefixtures("wager_here")
@pytest.mark.parametrize("seats", [1, 2, 3])
def test_every_legal_combination_conforms(seats: int) -> None:
    for options in conformance.legal_options(GAME, seats):
        report = conformance.run(GAME, games=2, seats=[seats], options=options)
        assert report.passed, str(report)


class Lenient(Game):
    """A game that forgets its conditions when it is set up."""

    def condition_against(self, seats: int, options: object) -> None:
        return None


def test_the_suite_finds_a_game_that_does_not_keep_its_conditions() -> None:
    lenient = Lenient(**{name: getattr(GAME, name) for name in GAME.__dataclass_fields__})
    report = conformance.run(lenient, games=1, checks=[ConditionsAreKept])
    assert "are not refused" in str(report)
    assert conformance.run(GAME, games=1, checks=[ConditionsAreKept]).passed


@pytest.mark.parametrize(
    ("changes", "message"),
    [
        ({"conditions": (Condition("WAG-ODD1-09", ("mode",), lambda seats, o: True),)}, "no clause WAG-ODD1-09"),
        ({"conditions": (Condition("WAG-ODD1-01", ("mood",), lambda seats, o: True),)}, "'mood', which is not an"),
        ({"options": (replace(MODE, by_seats=("solo",)), TRICKY)}, "by_seats of 'mode' needs 3"),
        ({"options": (replace(MODE, by_seats=("solo", "x", "x")), TRICKY)}, "by_seats of 'mode' needs 3"),
        ({"options": (replace(MODE, by_seats=()), TRICKY)}, "WAG-ODD1-01 is against the defaults for 1 seats"),
        ({"at_table": {"tricky": True}}, "WAG-ODD1-02 is against the defaults for 2 seats"),
    ],
)
def test_a_wrong_declaration_is_an_error_at_once(changes: Any, message: str) -> None:
    with pytest.raises(ValueError, match=message):
        replace(GAME, **changes)


def test_an_option_of_numbers_does_not_take_a_yes() -> None:
    assert Option("many", (1, 2)).allows(1)
    assert not Option("many", (1, 2)).allows(True)
