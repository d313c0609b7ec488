"""The check of constants: numbers made of imported numbers need `Final[i64]`, everything else is fine."""

from __future__ import annotations

from pathlib import Path

import pytest

from lintkit.constants import slow_constants

WORDS = """
from typing import Final
from mypy_extensions import i64
SPAN: Final = 1024
FIRST: Final[i64] = int("7")
NAMES: Final = ("a", "b")
WORD: Final = "word"
loose = 5
"""


def faults(tmp_path: Path, lines: str) -> list[str]:
    """The names that are found in a module with these lines, beside the one above."""
    folder = tmp_path / "toy"
    folder.mkdir(exist_ok=True)
    (folder / "__init__.py").write_text("", encoding="utf-8")
    (folder / "words.py").write_text(WORDS, encoding="utf-8")
    head = "from typing import Final\nfrom toy import words\nfrom toy.words import FIRST, NAMES, SPAN, WORD, loose\n"
    (folder / "rules.py").write_text(head + lines, encoding="utf-8")
    return [fault.name for fault in slow_constants(tmp_path, ["toy/rules.py"])]


@pytest.mark.parametrize(
    "value",
    ["13 * SPAN", "FIRST + 7", "SPAN", "-SPAN", "words.SPAN | 1", "(1 + 2) * (SPAN - 1)", "loose << 2"],
)
def test_arithmetic_of_imported_numbers_is_found(tmp_path: Path, value: str) -> None:
    assert faults(tmp_path, f"TAKE: Final = {value}\n") == ["TAKE"]


@pytest.mark.parametrize("value", ["13 * 1024", "NAMES", "WORD", "WORD * 2", "len(NAMES)", "(SPAN, 2)", "other.SPAN"])
def test_what_is_folded_or_no_number_is_fine(tmp_path: Path, value: str) -> None:
    assert faults(tmp_path, f"TAKE: Final = {value}\n") == []


def test_a_declared_number_is_fine_but_does_not_help_the_next(tmp_path: Path) -> None:
    lines = "HERE: Final = 3\nTAKE: Final[i64] = HERE * SPAN\nGIVE: Final = TAKE + 1\nBOTH: Final = HERE + 1\n"
    assert faults(tmp_path, lines) == ["GIVE"]


def test_the_sentence_names_file_line_and_cure(tmp_path: Path) -> None:
    faults(tmp_path, "TAKE: Final = SPAN\n")
    (fault,) = slow_constants(tmp_path, ["toy/rules.py"])
    assert str(fault).endswith(
        "rules.py:4: TAKE: Final is made of imported numbers and slow compiled: write TAKE: Final[i64]"
    )
