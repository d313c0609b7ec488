"""Tests run on the compiled engine and on the plain sources; here it is made sure which one it is."""

from __future__ import annotations

import os
import tomllib
from importlib import import_module
from importlib.machinery import EXTENSION_SUFFIXES
from pathlib import Path

import pytest
import reaped
import wager

from bannerhall import games

ROOT = Path(__file__).resolve().parents[1]
EXPECT = "BANNERHALL_EXPECT"  # "compiled" or "uncompiled", set by hall.py; without it either will do


def engine_modules() -> list[str]:
    """The modules of the core that are compiled where there is a compiler."""
    with (ROOT / "pyproject.toml").open("rb") as file:
        patterns = tomllib.load(file)["tool"]["bannerhall"]["compile"]
    return [pattern.removesuffix(".py").replace("/", ".") for pattern in patterns if "*" not in pattern]


def is_compiled(module: str) -> bool:
    file = import_module(module).__file__
    assert file is not None
    assert Path(file).is_file(), f"{module} comes from {file}, which is no file"
    return file.endswith(tuple(EXTENSION_SUFFIXES))


def pytest_report_header() -> str:
    return f"engine: {'compiled' if is_compiled('bannerhall.core.state') else 'uncompiled'}"


@pytest.fixture(scope="session", autouse=True)
def engine_as_announced() -> None:
    """The tests of one half must not pass for those of the other."""
    expected = os.environ.get(EXPECT)
    assert expected in (None, "compiled", "uncompiled"), f"{EXPECT}={expected}"
    if expected is not None:
        wrong = [name for name in engine_modules() if is_compiled(name) != (expected == "compiled")]
        assert not wrong, f"these modules are not {expected}: {', '.join(wrong)}"


@pytest.fixture
def reaped_here(monkeypatch: pytest.MonkeyPatch) -> None:
    """The hall has the game that people tell something of."""
    monkeypatch.setitem(games._registered, reaped.GAME.slug, reaped.GAME)


@pytest.fixture
def wager_here(monkeypatch: pytest.MonkeyPatch) -> None:
    """The hall has the game that one may play alone."""
    monkeypatch.setitem(games._registered, wager.GAME.slug, wager.GAME)
