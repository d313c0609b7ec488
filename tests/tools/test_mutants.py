"""The mutation tool on a toy package: a real fault is noticed, an equivalent change survives and is listed."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

pytestmark = pytest.mark.skipif(
    os.environ.get("BANNERHALL_EXPECT") == "compiled", reason="mutants live in plain source only"
)
TOOL = Path(__file__).resolve().parents[2] / "tools" / "mutants.py"

RULE = '''
"""A toy with one rule."""

LIMIT = 12  # [TOY-PLAY-02]


def price(coins: int, extra: bool) -> int:
    """A price is never more than the limit [TOY-PLAY-01]."""
    cost = coins + 3
    if extra:
        cost = cost * 2
    return cost if cost < LIMIT else LIMIT


def free(coins: int) -> int:
    """Cites nothing, so it stays whole."""
    return coins - 1
'''

TESTS = """
import pytest

from toy.rule import LIMIT, free, price


def test_free():
    assert free(3) == 2


@pytest.mark.clause("TOY-PLAY-01")
def test_price():
    assert [price(coins, False) for coins in (0, 1, 8, 9, 10, 50)] == [3, 4, 11, 12, 12, 12]
    assert [price(coins, True) for coins in (0, 1, 2, 3, 50)] == [6, 8, 10, 12, 12]


@pytest.mark.clause("TOY-PLAY-02")
def test_limit():
    assert LIMIT == 12
"""


@pytest.fixture
def toy(tmp_path: Path) -> Path:
    for folder, name, text in (("src/toy", "rule.py", RULE), ("tests", "test_rule.py", TESTS)):
        (tmp_path / folder).mkdir(parents=True)
        (tmp_path / folder / name).write_text(text, "utf-8")
    (tmp_path / "src/toy/__init__.py").write_text("", "utf-8")
    (tmp_path / "pytest.ini").write_text("[pytest]\nmarkers =\n    clause(*ids): clauses\n", "utf-8")
    return tmp_path


def hunt(toy: Path, *more: str) -> subprocess.CompletedProcess[str]:
    places = ["--package", "toy", "--source", str(toy / "src"), "--tests", str(toy / "tests")]
    command = [sys.executable, str(TOOL), "toy", *places, "--explained", str(toy / "explained.toml"), *more]
    return subprocess.run(command, capture_output=True, text=True, check=False, timeout=240)


def told(done: subprocess.CompletedProcess[str]) -> dict[str, Any]:
    assert done.returncode in (0, 1), done.stderr
    report: dict[str, Any] = json.loads(done.stdout)
    return report


def test_faults_are_noticed_and_what_makes_no_difference_survives(toy: Path) -> None:
    done = hunt(toy, "--json", "--at-least", "100")
    report = told(done)
    survivors = [(row["function"], row["mutation"]) for row in report["mutants"] if row["outcome"] == "survived"]
    assert survivors == [("price", "< → <=")]
    assert report["killed"] == report["total"] - 1 > 10
    assert done.returncode == 1
    fault = next(row for row in report["mutants"] if row["mutation"] == "+ → -")
    assert fault["old"] == "cost = coins + 3"
    assert fault["new"] == "cost = coins - 3"
    assert fault["clauses"] == ["TOY-PLAY-01"]
    assert fault["test"] == "tests/test_rule.py::test_price"
    assert {row["function"] for row in report["mutants"]} == {"price", "LIMIT"}
    assert "__pycache__" not in [path.name for path in toy.rglob("*")]
    assert (toy / "src/toy/rule.py").read_text("utf-8") == RULE


def test_an_explained_survivor_counts_apart_and_a_stale_explanation_is_told(toy: Path) -> None:
    survivor = """
    [[survivor]]
    file = "rule.py"
    line = "return cost if cost < LIMIT else LIMIT"
    mutation = "< → <="
    reason = "at the limit both are the limit"
    """
    stale = survivor.replace("< → <=", "+ → -")
    (toy / "explained.toml").write_text(survivor + stale, "utf-8")
    done = hunt(toy, "--at-least", "100")
    assert done.returncode == 0, done.stdout + done.stderr
    assert "0 survived, 1 explained" in done.stdout
    assert "at the limit both are the limit" in done.stdout
    assert "stale" in done.stdout
    assert "100.0 % killed" in done.stdout


def test_a_missing_test_lets_a_fault_through(toy: Path) -> None:
    text = TESTS.replace("assert [price(coins, True)", "assert True or [price(coins, True)")
    (toy / "tests/test_rule.py").write_text(text, "utf-8")
    done = hunt(toy)
    assert done.returncode == 1
    assert "cost = cost * 2  →  cost = cost // 2" in done.stdout
    assert "survived  rule.py:11" in done.stdout


def test_a_clause_that_is_named_no_more_is_noticed_wherever_its_name_stands(toy: Path) -> None:
    (toy / "src/toy/clauses.py").write_text("ALLOWED = 0\nTOO_DEAR = 16\n", "utf-8")
    (toy / "src/toy/rule.py").write_text(
        "from toy import clauses\nfrom toy.clauses import ALLOWED\n\n\ndef against(coins: int) -> int:\n"
        '    """[TOY-PLAY-01]"""\n    return clauses.TOO_DEAR if coins > 3 else ALLOWED\n',
        "utf-8",
    )
    test = "from toy.rule import against\n\n\ndef test_price():\n    assert [against(3), against(4)] == [0, 16]\n"
    (toy / "tests/test_rule.py").write_text(test, "utf-8")
    report = told(hunt(toy, "--json"))
    assert report["killed"] == report["total"]
    named = {row["mutation"] for row in report["mutants"]}
    assert "TOO_DEAR → 0" in named
    assert "ALLOWED → 0" not in named, "it is 0 already"


def test_an_endless_loop_counts_as_noticed(toy: Path) -> None:
    loop = 'def count(n: int) -> int:\n    """[TOY-PLAY-03]"""\n    while n > 0:\n        n -= 1\n    return n\n'
    (toy / "src/toy/rule.py").write_text(loop, "utf-8")
    test = "from toy.rule import count\n\n\ndef test_count():\n    assert count(3) == 0\n"
    (toy / "tests/test_rule.py").write_text(test, "utf-8")
    report = told(hunt(toy, "--json", "--timeout", "8"))
    endless = {row["mutation"] for row in report["mutants"] if row["test"] == "(timeout)"}
    assert endless == {"-= → +=", "deleted", "1 → 0"}


def test_a_limit_draws_the_same_few_mutants_for_the_same_seed(toy: Path) -> None:
    first = hunt(toy, "--list", "--limit", "5", "--seed", "3").stdout
    assert len(first.splitlines()) == 5
    assert first == hunt(toy, "--list", "--limit", "5", "--seed", "3").stdout
    assert first != hunt(toy, "--list", "--limit", "5", "--seed", "4").stdout


@pytest.mark.parametrize(
    ("file", "text", "said"),
    [
        ("tests/test_rule.py", "def test_wrong():\n    assert False\n", "must pass on the sound source"),
        ("tests/test_rule.py", "def test_far():\n    pass\n", "import toy from"),
        ("src/toy/rule.py", "def f():\n    return 1\n", "nothing to break"),
        ("explained.toml", "[[survivor]]\nfile = 'rule.py'\n", "survivor 1 lacks line, mutation, reason"),
    ],
)
def test_what_cannot_be_measured_is_said_in_a_line(toy: Path, file: str, text: str, said: str) -> None:
    (toy / file).write_text(text, "utf-8")
    done = hunt(toy)
    assert done.returncode == 2
    assert said in done.stderr
    assert done.stdout == ""
