"""Which tests run on which engine."""

from __future__ import annotations

from pathlib import Path

import pytest

from hallkit import engine, suite
from hallkit.engine import GROUPS, RELEASE, SRC, Toolchain

ROOT = Path(__file__).resolve().parents[2]
GCC = Toolchain("gcc", "gcc 12", "")
NONE = Toolchain("", "", "there is no C compiler")


class Browser:
    """Stands in for the tests with a browser."""

    def begin(self) -> None:
        pass

    def end(self) -> str:
        return "passed"


@pytest.fixture
def runs(monkeypatch: pytest.MonkeyPatch) -> list[tuple[Path, tuple[str, ...]]]:
    """What would have been run: the tree and the options of pytest."""
    seen: list[tuple[Path, tuple[str, ...]]] = []

    def run(tree: Path, _expected: str, *pytest: str) -> str:
        seen.append((tree, tuple(option for option in pytest if option not in suite.on_all_cores())))
        return "passed"

    monkeypatch.setattr(suite, "tests_on", run)
    monkeypatch.setattr(suite, "BrowserTests", Browser)
    monkeypatch.setattr(engine, "compile_for_tests", lambda: None)
    monkeypatch.setattr(engine, "compile_engine", lambda _engine: None)
    monkeypatch.setattr(suite, "begin_compiling", lambda: None)
    monkeypatch.setattr(suite, "toolchain", lambda: GCC)
    return seen


def test_everything_runs_compiled_and_some_on_the_plain_sources(runs: list[tuple[Path, tuple[str, ...]]]) -> None:
    assert set(suite.all_tests(None).values()) == {"passed"}
    assert runs == [(SRC, suite.ON_BOTH), (GROUPS.tree, ())]


def test_without_a_compiler_everything_runs_on_the_plain_sources(
    runs: list[tuple[Path, tuple[str, ...]]], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(suite, "toolchain", lambda: NONE)
    assert suite.all_tests(None)["compiled"] == "not run: there is no C compiler"
    assert runs == [(SRC, ())]


def test_the_soak_runs_everything_on_the_plain_sources_and_looks_at_the_release(
    runs: list[tuple[Path, tuple[str, ...]]],
) -> None:
    suite.soak_tests([])
    assert runs == [
        (SRC, suite.EVERYTHING),
        (GROUPS.tree, ("-m", "soak")),
        (RELEASE.tree, (*suite.ON_RELEASE, *suite.EVERYTHING)),
    ]


def test_named_files_run_on_both_engines(runs: list[tuple[Path, tuple[str, ...]]]) -> None:
    suite.chosen_tests(["tests/table", "-x"], None)
    assert runs == [(SRC, ("tests/table", "-x")), (GROUPS.tree, ("tests/table", "-x"))]
    runs.clear()
    suite.chosen_tests(["-x"], None)
    assert runs == [(SRC, (*suite.ON_BOTH, "-x")), (GROUPS.tree, ("-x",))]


@pytest.mark.parametrize("path", [*suite.ON_BOTH, *suite.ON_RELEASE])
def test_what_the_suite_names_is_there(path: str) -> None:
    assert (ROOT / path).exists()
