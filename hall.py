#!/usr/bin/env python3
"""Bring this checkout to running: environment, compiled engine, tests. Standard library only.

`python3 hall.py help` lists the commands. Everything made here lies in .venv, .peers, build and site.
This file must stay readable by Python 3.6, so that an old Python gets a sentence and not a syntax error.
"""

import os
import subprocess
import sys
from collections.abc import Callable, Sequence
from pathlib import Path

if sys.version_info < (3, 11):
    sys.stderr.write(
        f"hall: Bannerhall needs Python 3.11 or newer and this is {sys.version.split()[0]}: "
        "start it with a newer one, for example `python3.12 hall.py`, or `make play PYTHON=python3.12`\n"
    )
    sys.exit(2)

sys.path.insert(0, str(Path(__file__).resolve().parent / "tools"))

from hallkit import client, engine, environment
from hallkit.engine import SRC, TREE, best_tree, compile_engine, pyproject, toolchain
from hallkit.environment import BUILD, ENV, LOCKS, PEERS, ROOT, Stop, bin_dir, env_python, prepare, say

FIRST_GAME = "xorlosch"
WORK_SETS = ("run", "compile", "test")
NO_TESTS = 5  # pytest's exit code when nothing was collected
HALVES = {"uncompiled": SRC, "compiled": TREE}


def environ_of(tree: Path | None, **extra: str) -> dict[str, str]:
    """The variables of a program of the environment; with a tree, bannerhall is imported from there alone."""
    environ = {**environment.plain_environ(), **extra}
    return {**environ, "PYTHONPATH": str(tree)} if tree else environ


def in_env(command: list[str], tree: Path | None = None, **extra: str) -> int:
    """Run a program of the environment."""
    return subprocess.call(command, cwd=ROOT, env=environ_of(tree, **extra))


def python(*arguments: str) -> list[str]:
    return [str(env_python(ENV)), *arguments]


def bannerhall(*arguments: str) -> int:
    """Become the command `bannerhall`, so that it owns the terminal and its signals."""
    script = str(bin_dir(ENV) / "bannerhall")
    if os.name == "posix":
        os.execve(script, [script, *arguments], environment.plain_environ())
    return in_env([f"{script}.cmd", *arguments])


def play(arguments: list[str]) -> int:
    """open the hall in the browser; with a GAME play it in the terminal   [GAME] [options of `bannerhall play`]"""
    prepare("run")
    if best_tree() == SRC:
        engine.compile_behind()
    if arguments:
        named = not arguments[0].startswith("-")
        return bannerhall("play", *([] if named else [FIRST_GAME]), *arguments)
    build_client_if_possible()
    return bannerhall()


def build_client_if_possible() -> None:
    """Without the client the hall still opens: it shows a plain page, and the terminal plays everything."""
    try:
        client.build_client()
    except Stop as stop:
        say(str(stop))


def has_python(path: Path) -> bool:
    return path.is_file() or any(path.rglob("*.py"))


def lint(_arguments: list[str]) -> int:
    """ruff, mypy --strict and the import contracts"""
    prepare(*WORK_SETS)
    typed = [path for path in pyproject()["tool"]["mypy"]["files"] if has_python(ROOT / path)]
    checks = {
        "ruff check": python("-m", "ruff", "check", "--quiet"),
        "ruff format": python("-m", "ruff", "format", "--check", "--quiet"),
        "mypy": python("-m", "mypy", "--strict", *typed),
        "lint-imports": [str(bin_dir(ENV) / "lint-imports"), "--no-logo"],
    }
    failed = [name for name, command in checks.items() if in_env(command, SRC) != 0]
    if not client.check_client():
        failed.append("svelte-check")
    if failed:
        say(f"these checks failed: {', '.join(failed)}")
    return 1 if failed else 0


def halves(pytest: list[str], beside: Callable[[], object] = lambda: None) -> dict[str, str]:
    """Run the tests on the plain sources and on the compiled engine; what came of each, in a word or two. `beside` is
    called once nothing is being compiled any more: there is a core to spare from then on."""
    results = {}
    tools = toolchain()
    compiling = engine.begin_compiling()
    for half, tree in HALVES.items():
        if half == "compiled":
            if compiling:
                compiling.wait()
            if not tools.compiler:
                results[half] = f"not run: {tools.missing}"
                beside()
                continue
            try:
                engine.compile_for_tests()
            except Stop as stop:
                results[half] = f"FAILED: {stop}"
                continue
            beside()
        say(f"tests, {half}")
        code = in_env(python("-m", "pytest", "--ignore=tests/browser", *pytest), tree, BANNERHALL_EXPECT=half)
        words = {0: "passed", NO_TESTS: "no tests found"}
        results[half] = words.get(code, f"FAILED (pytest ended with {code})")
    return results


def closing(results: dict[str, str], may_be_empty: bool) -> int:
    for name, result in results.items():
        say(f"{name:<11} {result}")
    bad = ("FAILED",) if may_be_empty else ("FAILED", "no tests")
    return 1 if any(result.startswith(bad) for result in results.values()) else 0


def test(arguments: list[str]) -> int:
    """lint, then all tests uncompiled and compiled   [--quick: without lint] [options of pytest]"""
    quick = "--quick" in arguments
    results = {} if quick else {"lint": "FAILED" if lint([]) else "passed"}
    prepare(*WORK_SETS)
    client.build_client()
    chosen = [argument for argument in arguments if argument != "--quick"]
    if chosen:
        return closing({**results, **halves(chosen)}, may_be_empty=False)
    browser = BrowserTests()
    results.update(halves([], browser.begin))
    results["browser"] = browser.end()
    return closing(results, may_be_empty=False)


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
            return "FAILED: there is no engine to run them on"
        code = self.running.wait()
        say("tests, browser")
        print(self.log.read_text(encoding="utf-8", errors="replace"), flush=True)
        return "passed" if code == 0 else f"FAILED (pytest ended with {code})"


def browser_tests(pytest: list[str]) -> str:
    """The same alone, with what they print while they run."""
    say("tests, browser")
    extra = {client.BROWSER: client.browser()}
    code = in_env(python("-m", "pytest", "tests/browser", *pytest), best_tree(), **extra)
    return "passed" if code == 0 else f"FAILED (pytest ended with {code})"


def browse(arguments: list[str]) -> int:
    """the tests with a real browser   [options of pytest]"""
    prepare(*WORK_SETS)
    client.build_client()
    return closing({"browser": browser_tests(arguments)}, may_be_empty=False)


def screens(arguments: list[str]) -> int:
    """pictures of every page at phone, tablet and desktop size, light and dark, into build/screens"""
    prepare(*WORK_SETS)
    client.build_client()
    extra = {client.BROWSER: client.browser()}
    return in_env(python(str(ROOT / "tools" / "screens.py"), *arguments), best_tree(), **extra)


def speed(arguments: list[str]) -> int:
    """how quick the browser client is, in a real browser   [--json]"""
    prepare(*WORK_SETS)
    client.build_client()
    extra = {client.BROWSER: client.browser()}
    return in_env(python(str(ROOT / "tools" / "speed.py"), *arguments), best_tree(), **extra)


def web(_arguments: list[str]) -> int:
    """build the browser client now"""
    prepare("run")
    client.build_client()
    say(f"the browser client is in {client.OUT.relative_to(ROOT)}")
    return 0


def soak(arguments: list[str]) -> int:
    """the long tests, uncompiled and compiled   [options of pytest]"""
    prepare(*WORK_SETS)
    return closing(halves(["-m", "soak", *arguments]), may_be_empty=True)


def bench(arguments: list[str]) -> int:
    """speed of the engine   [--peers: beside other engines] [options of `bannerhall bench`]"""
    prepare("run")
    tools = toolchain()
    if tools.compiler:
        compile_engine()
    else:
        say(f"measuring the uncompiled engine: {tools.missing}")
    if "--peers" in arguments:
        prepare_peers()
    return bannerhall("bench", *arguments)


def prepare_peers() -> None:
    """Each peer gets an environment of its own; one that cannot be installed is simply not measured."""
    for pinned in sorted(LOCKS.glob("peers-*.lock")):
        peer = PEERS / pinned.stem.replace("peers-", "")
        try:
            if not environment.env_has(peer, [pinned.stem]):
                with environment.alone():
                    environment.fill_env(peer, [pinned.stem])
        except Stop as stop:
            environment.remove(peer)
            say(f"{peer.name} will not be measured: {stop}")


def mutants(arguments: list[str]) -> int:
    """break each rule of a game and see a test fail   GAME"""
    script = ROOT / "tools" / "mutants.py"
    if not arguments:
        raise Stop("mutants needs the name of a game, for example: hall.py mutants sealed", 2)
    if not script.exists():
        raise Stop(f"{script.relative_to(ROOT)} is missing from this checkout")
    prepare(*WORK_SETS)
    return in_env(python(str(script), *arguments), SRC, BANNERHALL_EXPECT="uncompiled")


def chaos(arguments: list[str]) -> int:
    """kill the hall while people play, on both databases, and see that nothing is lost   [--kills N] [--actions N]"""
    prepare(*WORK_SETS)
    script = str(ROOT / "tools" / "chaos.py")
    if "--database" in arguments:
        return in_env(python(script, *arguments), best_tree())
    kinds = ("sqlite", "postgres")
    return max(in_env(python(script, "--database", kind, *arguments), best_tree()) for kind in kinds)


def load(arguments: list[str]) -> int:
    """load on the hall beside boardgame.io's server, needs Node   [--quick] [--json]"""
    prepare("run", "compile")
    compile_engine()
    return in_env(python(str(ROOT / "benchmarks" / "load" / "run.py"), *arguments), best_tree())


def compile_command(arguments: list[str]) -> int:
    """compile the engine now (BANNERHALL_OPT=1 for a quick, slower build)"""
    if "--behind" in arguments and hasattr(os, "nice"):
        os.nice(10)
    prepare("run", "compile")
    compile_engine()
    say(f"the compiled engine is in {TREE.relative_to(ROOT)}")
    return 0


def docs(arguments: list[str]) -> int:
    """build the site into site/   [serve]"""
    prepare("run", "docs")
    return in_env(python("-m", "zensical", *(arguments or ["build"])))


def lock(arguments: list[str]) -> int:
    """renew requirements/*.lock from the *.in files, needs uv   [--upgrade]"""
    uv = environment.find_uv()
    if not uv:
        raise Stop("lock needs uv on the PATH, for example from `pip install uv`")
    order = ["run", "compile", "test", "docs", "node", *sorted(path.stem for path in LOCKS.glob("peers-*.in"))]
    options = ["--universal", "--python-version", "3.11", "--generate-hashes", "--no-emit-index-url"]
    options += ["--quiet", "--custom-compile-command", "python3 hall.py lock", *arguments]
    for name in order:  # later sets are held to the versions of the earlier ones by -c lines
        files = [f"{name}.in", "--output-file", f"{name}.lock"]
        if subprocess.call([uv, "pip", "compile", *options, *files], cwd=LOCKS) != 0:
            raise Stop(f"requirements/{name}.in could not be locked")
    return 0


def where(_arguments: list[str]) -> int:
    """what is here: Python, environment, compiler, which engine runs"""
    tools, uv = toolchain(), environment.find_uv()
    names = sorted(environment.read_stamp(ENV / "hall.json"))
    stale = [name for name in names if not environment.env_has(ENV, [name])]
    facts = {
        "python": f"{sys.version.split()[0]} at {sys.executable}",
        "uv": uv or "none, pip is used",
        "environment": f"{ENV} with {', '.join(names)}" if names else "not made yet",
        "stale": ", ".join(stale) or "nothing",
        "compiler": tools.version or f"none: {tools.missing}",
        "engine": "compiled" if best_tree() == TREE else "uncompiled",
        "imported from": str(best_tree()),
        "logs": str(BUILD),
    }
    for name, fact in facts.items():
        print(f"{name:<14} {fact}")
    return 0


def clean(arguments: list[str]) -> int:
    """remove what was built   [--all: the environments too]"""
    made = [BUILD, client.OUT, ROOT / "site", ROOT / "dist", *ROOT.glob(".*cache"), ROOT / ".hypothesis"]
    if "--all" in arguments:
        made += [ENV, PEERS, client.WEB / "node_modules"]
    with environment.alone(wait=False) as mine:
        if not mine:
            raise Stop(f"{environment.holder()} is installing or compiling: wait for it, then clean")
        for path in made:
            environment.remove(path)
    return 0


def show_help(_arguments: list[str]) -> int:
    """this list"""
    print("python3 hall.py [command] [arguments]; without a command: play\n")
    for name, command in COMMANDS.items():
        print(f"  {name:<9} {command.__doc__}")
    return 0


COMMANDS = {
    "play": play,
    "test": test,
    "lint": lint,
    "soak": soak,
    "bench": bench,
    "mutants": mutants,
    "browse": browse,
    "screens": screens,
    "speed": speed,
    "web": web,
    "chaos": chaos,
    "load": load,
    "compile": compile_command,
    "docs": docs,
    "lock": lock,
    "where": where,
    "clean": clean,
    "help": show_help,
}


def main(argv: list[str]) -> int:
    name, arguments = (argv[0], argv[1:]) if argv else ("play", [])
    if name in ("-h", "--help"):
        name = "help"
    if arguments[:1] == ["--"]:
        arguments = arguments[1:]
    try:
        if name not in COMMANDS:
            raise Stop(f"there is no command {name!r}: it is one of {', '.join(COMMANDS)}", 2)
        return COMMANDS[name](arguments)
    except Stop as stop:
        say(str(stop))
        return stop.code
    except OSError as error:
        say(f"{name}: {error}")
        return 1
    except KeyboardInterrupt:
        return 130


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
