"""The engine compiled to C: what it depends on, whether it is current, how it is built and swapped in.

The sources are copied to build/compiled and the modules listed in pyproject.toml are compiled there, so that
src stays plain Python. Standard library only; the compiler itself is called by tools/compile_engine.py.
"""

from __future__ import annotations

import fnmatch
import hashlib
import json
import os
import shlex
import shutil
import subprocess
import sys
import sysconfig
import tempfile
import tomllib
from pathlib import Path
from typing import Any, NamedTuple

from hallkit.environment import (
    BUILD,
    ENV,
    LOCKS,
    ROOT,
    Stop,
    alone,
    digest,
    env_has,
    env_python,
    fill_env,
    logged,
    plain_environ,
    read_stamp,
    remove,
    say,
    write_text,
)

SRC = ROOT / "src"
TREE = BUILD / "compiled"
COMPILE_LOG = BUILD / "compile.log"
COMPILE_FAILED = BUILD / "compile.failed"
COMPILE_SCRIPT = ROOT / "tools" / "compile_engine.py"
OPT = "BANNERHALL_OPT"  # how hard the compiler tries, 0 to 3
QUICK = "0"  # for tests: quickly compiled, and still many times as fast as the plain sources


def pyproject() -> dict[str, Any]:
    with open(ROOT / "pyproject.toml", "rb") as file:
        return tomllib.load(file)


class Toolchain(NamedTuple):
    compiler: str  # empty when the engine cannot be compiled here
    version: str
    missing: str


def toolchain() -> Toolchain:
    own = (sysconfig.get_config_var("CC") or "").split(" ")[0]
    names = ["cl"] if os.name == "nt" else [os.environ.get("CC", ""), own, "cc", "gcc", "clang"]
    compiler = next((name for name in names if name and shutil.which(shlex.split(name)[0])), "")
    if not compiler:
        return Toolchain("", "", "there is no C compiler (cc, gcc or clang)")
    if not (Path(sysconfig.get_path("include")) / "Python.h").exists():
        return Toolchain("", "", "Python.h is missing (on Debian and Ubuntu: apt install python3-dev)")
    told = subprocess.run([*shlex.split(compiler), "--version"], capture_output=True, text=True, check=False)
    return Toolchain(compiler, (told.stdout or told.stderr or compiler).splitlines()[0], "")


def source_files(tree: Path) -> list[Path]:
    """Everything of the package, data included, but nothing that Python or a compiler put there."""
    skip = (".pyc", ".so", ".pyd")
    return [p for p in (tree / "bannerhall").rglob("*") if p.is_file() and p.suffix not in skip]


def compiled_modules() -> list[str]:
    """The modules named by [tool.bannerhall] compile: patterns relative to src, `!` takes some out again."""
    chosen: dict[str, None] = {}
    for pattern in pyproject()["tool"]["bannerhall"]["compile"]:
        if pattern.startswith("!"):
            chosen = {m: None for m in chosen if not fnmatch.fnmatch(m, pattern[1:])}
            continue
        found = sorted(path.relative_to(SRC).as_posix() for path in SRC.glob(pattern))
        if not found:
            raise Stop(f"pyproject.toml, [tool.bannerhall] compile: {pattern!r} matches no file under src")
        chosen.update(dict.fromkeys(found))
    return list(chosen)


def engine_key(tree: Path) -> str:
    """What the compiled modules depend on: imports go down only, so no package above theirs can matter."""
    modules = compiled_modules()
    packages = {module.split("/")[1] for module in modules}
    files = [p for p in source_files(tree) if p.suffix == ".py" and p.relative_to(tree).parts[1] in packages]
    tools = digest(ROOT, [COMPILE_SCRIPT, LOCKS / "compile.lock"])
    return hashlib.sha256(" ".join([digest(tree, files), tools, *modules]).encode()).hexdigest()


def abi() -> str:
    return str(sysconfig.get_config_var("EXT_SUFFIX"))


def engine_current(tools: Toolchain | None = None) -> bool:
    """Whether the compiled modules are those of today's sources and, if given, of today's compiler."""
    stamp = read_stamp(TREE / "stamp.json")
    if stamp.get("abi") != abi() or stamp.get("engine") != engine_key(SRC):
        return False
    return tools is None or (stamp.get("compiler"), stamp.get("opt")) == (tools.version, opt_level())


def sources_current() -> bool:
    """Whether what was copied beside the compiled modules is today's too."""
    return read_stamp(TREE / "stamp.json").get("sources") == digest(SRC, source_files(SRC))


def opt_level() -> str:
    return os.environ.get(OPT, "3")


def best_tree() -> Path:
    """The folder to import bannerhall from: the compiled tree if it is of today's sources, else src."""
    try:
        if engine_current():
            if sources_current():
                return TREE
            with alone(wait=False) as mine:
                if mine:
                    refresh_tree()
                    return TREE
    except (Stop, OSError):
        pass
    return SRC


def copy_sources(to: Path) -> None:
    skip = shutil.ignore_patterns("__pycache__", "*.so", "*.pyd")
    shutil.copytree(SRC / "bannerhall", to / "bannerhall", ignore=skip)


def swap_in(tree: Path, stamp: dict[str, str]) -> None:
    """Make a finished tree the compiled one. Its stamp moves with it, so half a tree is never taken."""
    stamp["sources"] = digest(tree, source_files(tree))
    write_text(tree / "stamp.json", json.dumps(stamp, indent=1))
    old = Path(tempfile.mkdtemp(dir=BUILD, prefix="old-"))
    if TREE.exists():
        os.rename(TREE, old / "tree")
    os.rename(tree, TREE)
    remove(old)


def refresh_tree() -> None:
    """Only files above the engine changed: new sources, same extensions."""
    with tempfile.TemporaryDirectory(dir=BUILD, prefix="refresh-") as folder:
        tree = Path(folder) / "tree"
        copy_sources(tree)
        for extension in TREE.rglob("*" + abi()):
            shutil.copy2(extension, tree / extension.relative_to(TREE))
        swap_in(tree, read_stamp(TREE / "stamp.json"))


def compile_engine() -> None:
    """Bring the compiled tree up to date. Never leaves half of one."""
    tools = toolchain()
    if not tools.compiler:
        raise Stop(f"cannot compile the engine: {tools.missing}. Everything also runs uncompiled")
    with alone():
        if not engine_current(tools):
            if not env_has(ENV, ("run", "compile")):
                fill_env(ENV, ("run", "compile"))
            build_tree(tools)
        elif not sources_current():
            refresh_tree()


def compile_for_tests() -> None:
    """A compiled tree of today's sources, whatever it was optimised for; a new one is made quickly, not fast."""
    if engine_current():
        best_tree()  # what was copied beside the modules may be older
    else:
        os.environ.setdefault(OPT, QUICK)
        compile_engine()


def begin_compiling() -> subprocess.Popen[bytes] | None:
    """Compile beside the tests of the plain sources, if there is anything to compile; `compile_for_tests` sees to the
    rest, whatever comes of it."""
    if engine_current() or not toolchain().compiler:
        return None
    environ = {**os.environ, OPT: os.environ.get(OPT, QUICK)}
    command = [sys.executable, str(ROOT / "hall.py"), "compile"]
    return subprocess.Popen(command, cwd=ROOT, env=environ, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)


def build_tree(tools: Toolchain) -> None:
    modules = compiled_modules()
    say(f"compiling {len(modules)} modules of the engine (-O{opt_level()}, {tools.version})")
    with tempfile.TemporaryDirectory(dir=BUILD, prefix="compiling-") as folder:
        tree = Path(folder) / "tree"
        copy_sources(tree)
        key = engine_key(tree)
        environ = {**plain_environ(), "CC": tools.compiler, OPT: opt_level()}
        COMPILE_LOG.write_text("", encoding="utf-8")
        command = [str(env_python(ENV)), str(COMPILE_SCRIPT), str(tree), folder, *modules]
        if not logged(command, COMPILE_LOG, environ):
            write_text(COMPILE_FAILED, key)
            raise Stop(f"compiling the engine failed: see {COMPILE_LOG}")
        stamp = {"abi": abi(), "engine": key, "compiler": tools.version, "opt": opt_level()}
        swap_in(tree, stamp)
    remove(COMPILE_FAILED)


def obstacle_to_compiling() -> str:
    try:
        key = engine_key(SRC)
    except Stop as stop:
        return str(stop)
    if COMPILE_FAILED.exists() and COMPILE_FAILED.read_text(encoding="utf-8") == key:
        return f"the last compile of these sources failed, see {COMPILE_LOG}"
    return toolchain().missing


def compile_behind() -> None:
    """Start a compile that outlives this process, and say in one line how the engine runs until then."""
    obstacle = obstacle_to_compiling()
    if obstacle:
        say(f"the engine runs uncompiled: {obstacle}")
        return
    say(f"the engine runs uncompiled this time; it is compiled behind for the next ({COMPILE_LOG})")
    with alone(wait=False) as mine:
        if not mine:
            return
    detached: dict[str, Any] = {"start_new_session": True}
    if sys.platform == "win32":
        detached = {"creationflags": subprocess.DETACHED_PROCESS | subprocess.BELOW_NORMAL_PRIORITY_CLASS}
    command = [sys.executable, str(ROOT / "hall.py"), "compile", "--behind"]
    with open(COMPILE_LOG, "ab") as log:
        subprocess.Popen(command, cwd=ROOT, stdin=subprocess.DEVNULL, stdout=log, stderr=log, **detached)
