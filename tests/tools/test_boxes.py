"""The check of numbers that compiled code would wrap into objects."""

from __future__ import annotations

from pathlib import Path

import pytest

from lintkit.boxes import boxes

WORDS = """
from typing import Final
from mypy_extensions import i64
PLAIN: Final = 7
NATIVE: Final[i64] = 7
"""
HEAD = """
from typing import Final
from mypy_extensions import i64
from toy import words
from toy.words import NATIVE, PLAIN
"""


def found(tmp_path: Path, lines: str) -> list[str]:
    folder = tmp_path / "toy"
    folder.mkdir(exist_ok=True)
    (folder / "__init__.py").write_text("", encoding="utf-8")
    (folder / "words.py").write_text(WORDS, encoding="utf-8")
    (folder / "rules.py").write_text(HEAD + lines, encoding="utf-8")
    return [str(box) for box in boxes(tmp_path, ["toy/rules.py"])]


def returning(value: str, kind: str = "i64") -> str:
    return f"def answer(x: i64) -> {kind}:\n    return {value}\n"


@pytest.mark.parametrize(
    "value",
    [
        "x if x > 0 else 0",
        "-1 if x > 0 else x",
        "x if x > 0 else PLAIN",
        "words.NATIVE if x > 0 else words.PLAIN",
        "NATIVE if x > 0 else x if x < 0 else 0",
    ],
)
def test_an_i64_beside_a_plain_int_is_found(tmp_path: Path, value: str) -> None:
    (box,) = found(tmp_path, returning(value))
    assert box.endswith(
        "rules.py:7: answer returns an i64 or a plain int: write ALLOWED for no clause, i64(0) for the number 0"
    )


@pytest.mark.parametrize(
    "value", ["x if x > 0 else i64(0)", "2 if x > 0 else 0", "PLAIN if x else 1", "NATIVE if x > 0 else x", "x", "0"]
)
def test_numbers_of_one_kind_are_fine(tmp_path: Path, value: str) -> None:
    assert found(tmp_path, returning(value)) == []


def test_only_functions_that_return_an_i64_are_looked_at(tmp_path: Path) -> None:
    assert found(tmp_path, returning("x if x > 0 else 0", "int")) == []


def test_a_literal_too_large_for_the_compiler_is_found(tmp_path: Path) -> None:
    assert [box.split(": ")[1] for box in found(tmp_path, f"MOST: Final[i64] = {2**62}\n")] == [
        f"{2**62} is an object at every use"
    ]
    assert len(found(tmp_path, returning(f"x & {2**63 - 1}"))) == 1
    assert found(tmp_path, f"MOST: Final[i64] = {2**62 - 1}\nMORE: Final[i64] = int({2**62})\n") == []
