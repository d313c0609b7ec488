"""One trial: the tests run, in a process of their own, on a copy of the source in which one rule is broken.

The process is forked from one that has already loaded the test tools, so that a trial costs little more than its
tests. Where there is no fork it is started anew, which is slower and otherwise the same.
"""

from __future__ import annotations

import json
import multiprocessing
import os
import re
import sys
from collections.abc import Sequence
from contextlib import suppress
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import hypothesis
import pytest

MEMORY = 4 << 30  # a broken loop must not take the machine with it
PROFILE = "mutants"
ELSEWHERE = {"browser", "server"}  # tests whose hall runs in a process of its own, which no mutant reaches
EVERY_GAME = "conformance/test_games.py"  # the suite that each game must pass
FORK = "fork" if "fork" in multiprocessing.get_all_start_methods() else "spawn"


@dataclass(frozen=True)
class Order:
    """What to run, and which tests to begin with."""

    source: Path  # the folder that the package is imported from
    package: str
    root: Path
    tests: tuple[Path, ...]
    other_games: tuple[str, ...]
    clauses: tuple[str, ...] = ()
    first: tuple[str, ...] = ()
    scratch: Path = Path()
    seconds: int = 3600  # of processor time: an endless trial ends even if nobody is left to end it

    @property
    def answer(self) -> Path:
        return self.scratch / "answer.json"

    @property
    def log(self) -> Path:
        return self.scratch / "log.txt"


class Watch:
    """A pytest plugin: the likeliest killers first, and the name of the first test that fails."""

    def __init__(self, order: Order) -> None:
        self.order = order
        self.failed = ""

    def pytest_collection_modifyitems(self, items: list[pytest.Item]) -> None:
        kept = [item for item in items if not self._of_another_game(item)]
        items[:] = sorted(kept, key=self._rank)

    def _of_another_game(self, item: pytest.Item) -> bool:
        parameters = re.search(r"\[(.*)\]$", item.nodeid)
        parts = re.split(r"[-_,]", parameters[1]) if parameters else []
        return any(part in self.order.other_games for part in parts)

    def _rank(self, item: pytest.Item) -> int:
        if item.nodeid in self.order.first:
            return self.order.first.index(item.nodeid)
        named = {clause for mark in item.iter_markers("clause") for clause in mark.args}
        return len(self.order.first) + (0 if named & set(self.order.clauses) else 1)

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        if report.failed and not self.failed:
            self.failed = report.nodeid

    def pytest_collectreport(self, report: pytest.CollectReport) -> None:
        if report.failed and not self.failed:
            self.failed = f"{report.nodeid} (while collecting)"


def start(order: Order) -> multiprocessing.process.BaseProcess:
    """Begin a trial; it leaves its answer in the order's scratch folder."""
    order.answer.unlink(missing_ok=True)
    process: Any = multiprocessing.get_context(FORK)
    made: multiprocessing.process.BaseProcess = process.Process(target=run, args=(order,), daemon=False)
    made.start()
    return made


def answer(order: Order) -> dict[str, Any]:
    """What came of a trial that has ended; a process that died without a word has crashed."""
    try:
        told: dict[str, Any] = json.loads(order.answer.read_text("utf-8"))
    except (FileNotFoundError, json.JSONDecodeError):
        return {"code": -1, "failed": "(crashed)", "source": ""}
    return told


def run(order: Order) -> None:
    """The trial itself, inside its process."""
    _settle(order)
    watch = Watch(order)
    # Plain assertions: that a test fails is enough, and explaining failures costs half of a trial.
    arguments = ["-x", "-q", "-p", "no:cacheprovider", "--assert=plain", f"--hypothesis-profile={PROFILE}"]
    code = pytest.main([*arguments, *map(str, order.tests)], plugins=[watch])
    used = getattr(sys.modules.get(order.package.split(".")[0]), "__file__", None) or ""
    order.answer.write_text(json.dumps({"code": int(code), "failed": watch.failed, "source": used}), "utf-8")
    sys.stdout.flush()
    os._exit(0)  # threads a broken rule has left behind must not hold the process


def _settle(order: Order) -> None:
    if hasattr(os, "setsid"):
        os.setsid()  # so that everything a test starts can be ended with it
    with suppress(ImportError, ValueError, OSError):
        import resource

        resource.setrlimit(resource.RLIMIT_AS, (MEMORY, MEMORY))
        resource.setrlimit(resource.RLIMIT_CPU, (order.seconds, order.seconds + 1))
    log = os.open(order.log, os.O_CREAT | os.O_WRONLY | os.O_TRUNC)
    for stream in (1, 2):
        os.dup2(log, stream)
    top = order.package.split(".")[0]
    for name in [name for name in sys.modules if name.split(".")[0] == top]:
        del sys.modules[name]
    sys.path.insert(0, str(order.source))
    os.environ["PYTHONPATH"] = str(order.source)
    os.environ["HYPOTHESIS_STORAGE_DIRECTORY"] = str(order.scratch / "hypothesis")
    os.chdir(order.root)
    quick = [hypothesis.Phase.explicit, hypothesis.Phase.generate]
    hypothesis.settings.register_profile(PROFILE, database=None, deadline=None, derandomize=True, phases=quick)


def other_games(games: Path, slug: str) -> tuple[str, ...]:
    """The slugs that lie beside a game: tests that run for each game need not run for them."""
    return tuple(sorted(path.name for path in games.glob("[a-z]*") if path.is_dir() and path.name != slug))


def tests_for(tests: Path, slug: str, citing: Sequence[Path]) -> tuple[Path, ...]:
    """The game's own tests, those that every game must pass, and whatever else names its clauses."""
    own = tests / "games" / slug
    chosen = [own] if own.is_dir() else []
    for path in [*sorted(tests.glob(EVERY_GAME)), *citing]:
        if path not in chosen and own not in path.parents and path.parent.name not in ELSEWHERE:
            chosen.append(path)
    return tuple(chosen)
