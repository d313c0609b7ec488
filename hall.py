#!/usr/bin/env python3
"""Bring this checkout to running: environment, compiled engine, tests. Standard library only.

`python3 hall.py help` lists the commands. Everything made here lies in .venv, .peers, build and site.
This file must stay readable by Python 3.6, so that an old Python gets a sentence and not a syntax error.
"""

import os
import subprocess
import sys
from pathlib import Path

if sys.version_info < (3, 11):
    sys.stderr.write(
        f"hall: Bannerhall needs Python 3.11 or newer and this is {sys.version.split()[0]}: "
        "start it with a newer one, for example `python3.12 hall.py`, or `make play PYTHON=python3.12`\n"
    )
    sys.exit(2)

sys.path.insert(0, str(Path(__file__).resolve().parent / "tools"))

from hallkit import client, engine, environment, suite
from hallkit.engine import GROUPS, RELEASE, SRC, best_tree, compile_engine, pyproject, toolchain
from hallkit.environment import BUILD, ENV, LOCKS, PEERS, ROOT, Stop, bin_dir, prepare, say
from hallkit.suite import in_env, python

FIRST_GAME = "xorlosch"
WORK_SETS = ("run", "compile", "test")


def bannerhall(*arguments: str) -> int:
    """Become the command `bannerhall`, so that it owns the terminal and its signals."""
    script = str(bin_dir(ENV) / "bannerhall")
    if os.name == "posix":
        os.execve(script, [script, *arguments], environment.plain_environ())
    return in_env([f"{script}.cmd", *arguments])


def play(arguments: list[str]) -> int:
    """open the hall in the browser; with a GAME play it in the terminal   [GAME] [options of `bannerhall play`]"""
    prepare("run")
    named = bool(arguments) and not arguments[0].startswith("-")
    if best_tree() == SRC:
        engine.compile_in_background(first=arguments[0] if named else FIRST_GAME)
    if arguments:
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
        "constants": python(str(ROOT / "tools" / "check_constants.py")),
        "fields": python(str(ROOT / "tools" / "fields.py"), "--check"),
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


def fields(arguments: list[str]) -> int:
    """write constructor, clone and checks of every state from its fields"""
    prepare(*WORK_SETS)
    return in_env(python(str(ROOT / "tools" / "fields.py"), *arguments), SRC)


def positions(arguments: list[str]) -> int:
    """write docs/positions.md from what the games declare"""
    prepare(*WORK_SETS)
    return in_env(python(str(ROOT / "tools" / "positions.py"), *arguments), SRC)


def closing(results: dict[str, str], may_be_empty: bool) -> int:
    for name, result in results.items():
        say(f"{name:<11} {result}")
    bad = ("FAILED",) if may_be_empty else ("FAILED", "no tests")
    return 1 if any(result.startswith(bad) for result in results.values()) else 0


def test(arguments: list[str]) -> int:
    """lint, then all tests, compiled, and some on the plain sources   [--quick: without lint] [options of pytest]"""
    quick = "--quick" in arguments
    chosen = [argument for argument in arguments if argument != "--quick"]
    prepare(*WORK_SETS)
    compiling = suite.begin_compiling()
    results = {} if quick else {"lint": "FAILED" if lint([]) else "passed"}
    client.build_client()
    results.update(suite.chosen_tests(chosen, compiling) if chosen else suite.all_tests(compiling))
    return closing(results, may_be_empty=False)


def browse(arguments: list[str]) -> int:
    """the tests with a real browser   [options of pytest]"""
    prepare(*WORK_SETS)
    client.build_client()
    return closing({"browser": suite.browser_tests(arguments)}, may_be_empty=False)


def screens(arguments: list[str]) -> int:
    """pictures of every page at phone, tablet and desktop size, light and dark, into build/screens   [--figures]"""
    prepare(*WORK_SETS)
    client.build_client()
    extra = {client.BROWSER: client.browser()}
    tool = "figures.py" if "--figures" in arguments else "screens.py"
    rest = [argument for argument in arguments if argument != "--figures"]
    return in_env(python(str(ROOT / "tools" / tool), *rest), best_tree(), **extra)


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
    """everything on the plain sources, the long tests compiled, the release build   [options of pytest]"""
    prepare(*WORK_SETS)
    client.build_client()
    return closing(suite.soak_tests(arguments), may_be_empty=True)


def bench(arguments: list[str]) -> int:
    """speed of the engine   [--peers: beside other engines] [options of `bannerhall bench`]"""
    prepare("run")
    tools = toolchain()
    if tools.compiler:
        compile_engine(RELEASE)
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
    compile_engine(RELEASE)
    return in_env(python(str(ROOT / "benchmarks" / "load" / "run.py"), *arguments), best_tree())


def compile_command(arguments: list[str]) -> int:
    """compile the parts of the engine that changed   [--release: all of it, for speed] [--first=GAME]"""
    if "--background" in arguments and hasattr(os, "nice"):
        os.nice(10)
    chosen = RELEASE if "--release" in arguments else GROUPS
    first = [argument.partition("=")[2] for argument in arguments if argument.startswith("--first=")]
    prepare("run", "compile")
    compile_engine(chosen, *first)
    say(f"the compiled engine is in {chosen.tree.relative_to(ROOT)}")
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
    engines = {GROUPS.tree: "compiled in groups", RELEASE.tree: "compiled for release"}
    facts = {
        "python": f"{sys.version.split()[0]} at {sys.executable}",
        "uv": uv or "none, pip is used",
        "environment": f"{ENV} with {', '.join(names)}" if names else "not made yet",
        "stale": ", ".join(stale) or "nothing",
        "compiler": tools.version or f"none: {tools.missing}",
        "engine": engines.get(best_tree(), "uncompiled"),
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
    with environment.alone(wait=False) as mine, environment.alone(wait=False, what="client") as ours:
        if not mine or not ours:
            busy = environment.holder("client" if mine else "hall")
            raise Stop(f"{busy} is installing or compiling: wait for it, then clean")
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
    "fields": fields,
    "positions": positions,
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
