"""The tests: which of them run on which engine, and what runs beside what so that no core is idle.

The whole suite runs on the engine compiled in groups. On the plain sources run those tests that tell whether both are
the same engine; all of them where there is no compiler, and in the soak.
"""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Sequence
from pathlib import Path

from hallkit import client, engine
from hallkit.engine import GROUPS, RELEASE, SRC, best_tree, toolchain
from hallkit.environment import BUILD, ENV, ROOT, Stop, env_python, plain_environ, say

NO_TESTS = 5  # pytest's exit code when nothing was collected
ON_BOTH = (
    "tests/core",
    "tests/conformance",
    "tests/test_records.py",
    "tests/test_one_match.py",
    "tests/tools/test_mutants.py",  # which break rules: compiled ones cannot be broken
)
ON_RELEASE = ("tests/test_traces.py", "tests/test_one_match.py")
NO_BROWSER = "--ignore=tests/browser"
EVERYTHING = ("-m", "")  # the long tests too, which pyproject.toml leaves out


def environ_of(tree: Path | None, **extra: str) -> dict[str, str]:
    """The variables of a program of the environment; with a tree, bannerhall is imported from there alone."""
    environ = {**plain_environ(), **extra}
    return {**environ, "PYTHONPATH": str(tree)} if tree else environ


def in_env(command: list[str], tree: Path | None = None, **extra: str) -> int:
    """Run a program of the environment."""
    return subprocess.call(command, cwd=ROOT, env=environ_of(tree, **extra))


def python(*arguments: str) -> list[str]:
    return [str(env_python(ENV)), *arguments]


def on_all_cores() -> list[str]:
    """Tests are dealt out to a process for each core; one that has finished takes over from the other."""
    return ["-n", str(os.cpu_count() or 1), "--dist", "worksteal"]


def verdict(code: int) -> str:
    return {0: "passed", NO_TESTS: "no tests found"}.get(code, f"FAILED (pytest ended with {code})")


def tests_on(tree: Path, expected: str, *pytest: str) -> str:
    """Run tests on one engine; what came of it, in a word or two."""
    say(f"tests, {expected}{' release' if tree == RELEASE.tree else ''}")
    return verdict(in_env(python("-m", "pytest", NO_BROWSER, *pytest), tree, BANNERHALL_EXPECT=expected))


def names_tests(pytest: Sequence[str]) -> bool:
    """Whether options of pytest say which files to take."""
    return any((ROOT / option.split("::")[0]).exists() for option in pytest if not option.startswith("-"))


def begin_compiling() -> subprocess.Popen[bytes] | None:
    """Compile beside what needs no compiled engine, if there is anything to compile. `compiled_for_tests` sees to the
    rest, whatever comes of it."""
    if engine.engine_current(GROUPS) or not toolchain().compiler:
        return None
    command = [sys.executable, str(ROOT / "hall.py"), "compile"]
    return subprocess.Popen(command, cwd=ROOT, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)


def why_not_compiled(compiling: subprocess.Popen[bytes] | None) -> str:
    """Wait for the compiled engine: empty when it is there, else what to say of the tests that need it."""
    if compiling:
        compiling.wait()
    missing = toolchain().missing
    if missing:
        return f"not run: {missing}"
    try:
        engine.compile_for_tests()
    except Stop as stop:
        return f"FAILED: {stop}"
    return ""


def all_tests(compiling: subprocess.Popen[bytes] | None) -> dict[str, str]:
    """Every test once on the compiled engine and some on the plain sources; those with a browser beside."""
    cores = on_all_cores()
    alone = not toolchain().compiler
    results = {"uncompiled": tests_on(SRC, "uncompiled", *([] if alone else ON_BOTH), *cores)}
    problem = why_not_compiled(compiling)
    browser = BrowserTests()
    browser.begin()
    results["compiled"] = problem or tests_on(GROUPS.tree, "compiled", *cores)
    results["browser"] = browser.end()
    return results


def chosen_tests(pytest: Sequence[str], compiling: subprocess.Popen[bytes] | None) -> dict[str, str]:
    """Tests as the options of pytest choose them. Named files run on both engines."""
    plain = pytest if names_tests(pytest) or not toolchain().compiler else [*ON_BOTH, *pytest]
    results = {"uncompiled": tests_on(SRC, "uncompiled", *plain)}
    problem = why_not_compiled(compiling)
    results["compiled"] = problem or tests_on(GROUPS.tree, "compiled", *pytest)
    return results


def soak_tests(pytest: Sequence[str]) -> dict[str, str]:
    """Everything on the plain sources, the long tests on the compiled engine, and that the release plays the same."""
    cores = on_all_cores()
    compiling = begin_compiling()
    results = {"uncompiled": tests_on(SRC, "uncompiled", *EVERYTHING, *cores, *pytest)}
    problem = why_not_compiled(compiling)
    results["compiled"] = problem or tests_on(GROUPS.tree, "compiled", "-m", "soak", *cores, *pytest)
    if not problem:
        try:
            engine.compile_engine(RELEASE)
        except Stop as stop:
            problem = f"FAILED: {stop}"
    results["release"] = problem or tests_on(RELEASE.tree, "compiled", *ON_RELEASE, *EVERYTHING, *cores)
    return results


class BrowserTests:
    """The tests with a real browser, once, on the best engine there is. They wait more than they work, so they run
    beside other tests; what they print is shown when they have ended."""

    log = BUILD / "browser-tests.log"

    def __init__(self) -> None:
        self.running: subprocess.Popen[bytes] | None = None

    def begin(self, pytest: Sequence[str] = ()) -> None:
        environ = environ_of(best_tree(), **{client.BROWSER: client.browser()})
        command = python("-m", "pytest", "tests/browser", *pytest)
        with open(self.log, "wb") as log:
            self.running = subprocess.Popen(command, cwd=ROOT, env=environ, stdout=log, stderr=subprocess.STDOUT)

    def end(self) -> str:
        if self.running is None:
            return "FAILED: they were never begun"
        code = self.running.wait()
        say("tests, browser")
        print(self.log.read_text(encoding="utf-8", errors="replace"), flush=True)
        return verdict(code)


def browser_tests(pytest: list[str]) -> str:
    """The same alone, with what they print while they run."""
    say("tests, browser")
    extra = {client.BROWSER: client.browser()}
    return verdict(in_env(python("-m", "pytest", "tests/browser", *pytest), best_tree(), **extra))
