"""The worked cases of the rules, numbered 1 to 68: each is a test in the file of its chapter that says its number."""

from __future__ import annotations

import ast
import re
from pathlib import Path

SCENARIOS = 68


def scenarios_of(path: Path) -> set[int]:
    """The numbers that the tests of a file begin their docstrings with."""
    found: set[int] = set()
    for node in ast.walk(ast.parse(path.read_text("utf-8"))):
        if isinstance(node, ast.FunctionDef) and node.name.startswith("test_"):
            said = re.match(r"Scenarios? (\d[\d, and]*)", ast.get_docstring(node) or "")
            found.update(int(number) for number in re.findall(r"\d+", said[1] if said else ""))
    return found


def test_every_scenario_is_a_test() -> None:
    found = set[int]().union(*(scenarios_of(path) for path in Path(__file__).parent.glob("test_*.py")))
    assert found == set(range(1, SCENARIOS + 1))
