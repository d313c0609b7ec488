"""The ledger finds what is cited where, and what is missing."""

from __future__ import annotations

from pathlib import Path

import pytest

from bannerhall import game, slugs
from bannerhall.core.ledger import BadLedger, Ledger, checkout, citations, cited, coverage, ledger, marks
from bannerhall.core.rulebook import parse
from bannerhall.games import PACKAGES_BEING_BUILT

BOOK = parse(
    """
[chapters]
PLAY = "Play"

[[clause]]
id = "TOY-PLAY-01"
kind = "rule"
origin = "design"
text = "One."

[[clause]]
id = "TOY-PLAY-02"
kind = "rule"
origin = "design"
text = "Two."

[[clause]]
id = "TOY-PLAY-03"
kind = "shown"
origin = "design"
text = "Three."

[[clause]]
id = "TOY-PLAY-04"
kind = "instead"
origin = "design"
text = "Four."
instead = "Nothing."
""",
    "toy",
)

CODE = '''
"""A module may mention [TOY-PLAY-02]; that implements nothing."""

PRICES = (  # [TOY-PLAY-02]
    1,
    2,  # [TOY-PLAY-04]
)


class Turn:
    """A turn [TOY-PLAY-01]."""

    def end(self) -> int:
        """Its end [TOY-PLAY-01] [HALL-ASK-01]."""
        return 1  # not beside data: [TOY-PLAY-03]
'''

TESTS = """
import pytest


@pytest.mark.clause("TOY-PLAY-01")
def test_one() -> None: ...


class TestTwo:
    @pytest.mark.clause("TOY-PLAY-02", "TOY-PLAY-03")
    def test_two(self) -> None: ...
"""


@pytest.fixture
def toy(tmp_path: Path) -> Path:
    (tmp_path / "toy").mkdir()
    (tmp_path / "tests").mkdir()
    (tmp_path / "toy" / "turn.py").write_text(CODE, "utf-8")
    (tmp_path / "tests" / "test_turn.py").write_text(TESTS, "utf-8")
    return tmp_path


def account(toy: Path) -> Ledger:
    return ledger(BOOK, [toy / "toy"], (), marks(toy / "tests"))


def test_citations_stand_in_docstrings_and_beside_data(toy: Path) -> None:
    found = {(c.name, c.first, c.last, c.clauses) for c in citations([toy / "toy"])}
    assert found == {
        ("Turn", 10, 15, ("TOY-PLAY-01",)),
        ("Turn.end", 13, 15, ("TOY-PLAY-01", "HALL-ASK-01")),
        ("PRICES", 4, 7, ("TOY-PLAY-02",)),
        ("PRICES", 6, 6, ("TOY-PLAY-04",)),
    }


def test_a_chapter_with_a_number_is_cited_like_any_other() -> None:
    assert cited("As [CHI-BASE2-01] and [RUN-ORD1-03] say, not [3-4-5].") == ("CHI-BASE2-01", "RUN-ORD1-03")


def test_marks_know_their_test(toy: Path) -> None:
    assert [(mark.name, mark.clauses) for mark in marks(toy / "tests")] == [
        ("test_one", ("TOY-PLAY-01",)),
        ("test_two", ("TOY-PLAY-02", "TOY-PLAY-03")),
    ]


def test_the_account_has_the_promised_shape(toy: Path) -> None:
    assert account(toy).to_json() == {
        "clauses": 4,
        "rule": 2,
        "shown": 1,
        "instead": 1,
        "in_code": 3,
        "in_tests": 3,
        "gaps": ["TOY-PLAY-03"],
    }


def test_a_shown_clause_is_wanted_in_what_people_see(toy: Path) -> None:
    (toy / "toy" / "view.py").write_text('def view():\n    """What is seen [TOY-PLAY-03]."""\n', "utf-8")
    assert account(toy).gaps() == []


def test_an_id_that_a_drawing_hands_out_is_a_citation(toy: Path) -> None:
    (toy / "toy" / "drawing.py").write_text('LISTS = {"turn": ("TOY-PLAY-03", "no id")}\n', "utf-8")
    assert account(toy).gaps() == []
    assert [(one.name, one.clauses) for one in citations([toy / "toy" / "drawing.py"])] == [("LISTS", ("TOY-PLAY-03",))]
    (toy / "toy" / "drawing.py").rename(toy / "toy" / "lists.py")
    assert account(toy).gaps() == ["TOY-PLAY-03"]


@pytest.mark.parametrize(("file", "gap"), [("toy/turn.py", "TOY-PLAY-02"), ("tests/test_turn.py", "TOY-PLAY-02")])
def test_a_rule_missing_in_code_or_in_tests_is_a_gap(toy: Path, file: str, gap: str) -> None:
    text = (toy / file).read_text("utf-8")
    (toy / file).write_text(text.replace(gap, "TOY-PLAY-01"), "utf-8")
    assert gap in account(toy).gaps()


def test_without_tests_only_the_code_is_asked(toy: Path) -> None:
    told = ledger(BOOK, [toy / "toy"])
    assert told.gaps() == ["TOY-PLAY-03"]
    assert told.to_json()["in_tests"] is None


@pytest.mark.parametrize("wrong", ["TOY-PLAY-09", "TOY-PLAY-1", "HALL-ASK-99", "ABC-PLAY-01"])
def test_a_citation_that_leads_nowhere_is_an_error(toy: Path, wrong: str) -> None:
    (toy / "toy" / "more.py").write_text(f'def f():\n    """Something [{wrong}]."""\n', "utf-8")
    with pytest.raises(BadLedger) as error:
        account(toy)
    assert error.value.facts["got"] == wrong
    assert error.value.facts["where"] == "more.py:1"


def test_a_marker_that_leads_nowhere_is_an_error(toy: Path) -> None:
    (toy / "tests" / "test_turn.py").write_text(TESTS.replace("TOY-PLAY-03", "TOY-PLAY-33"), "utf-8")
    with pytest.raises(BadLedger, match="TOY-PLAY-33"):
        account(toy)


@pytest.mark.parametrize("arguments", ["", "*IDS", "ONE"])
def test_a_marker_must_be_readable_without_running_it(toy: Path, arguments: str) -> None:
    text = TESTS.replace('"TOY-PLAY-01"', arguments)
    (toy / "tests" / "test_turn.py").write_text(text, "utf-8")
    with pytest.raises(BadLedger, match=r"test_turn\.py:5"):
        account(toy)


def test_a_marker_of_no_known_book_is_an_error(tmp_path: Path) -> None:
    (tmp_path / "tests").mkdir()
    (tmp_path / "tests" / "test_x.py").write_text(
        'import pytest\npytestmark = pytest.mark.clause("XYZ-PLAY-01")\n', "utf-8"
    )
    with pytest.raises(BadLedger, match="XYZ-PLAY-01"):
        coverage([game(slug) for slug in slugs()], tmp_path)


def test_no_clause_of_ours_is_missing_anywhere() -> None:
    assert checkout() is not None
    accounts = coverage([game(slug) for slug in slugs()], being_built=PACKAGES_BEING_BUILT)
    assert {slug: told.gaps() for slug, told in accounts.items() if told.gaps()} == {}
