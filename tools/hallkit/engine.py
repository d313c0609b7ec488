"""The engine compiled to C: what it depends on, whether it is current, how it is built and swapped in.

There are two builds. For play, tests and development the modules are compiled in groups (the core, each game, the
hall), and what did not change since the last time is not compiled again. For benchmarks and releases they are one group
at -O3: that takes minutes every time and runs a little faster.

The sources are copied to a tree under build/ and the modules listed in pyproject.toml are compiled there, so that src
stays plain Python. Standard library only; the compiler itself is called by tools/compile_engine.py.
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

from compilekit.plan import Plan
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
    logged_code,
    plain_environ,
    read_stamp,
    remove,
    say,
    write_text,
)

SRC = ROOT / "src"
TOOLS = ROOT / "tools"
COMPILE_LOG = BUILD / "compile.log"
COMPILE_FAILED = BUILD / "compile.failed"
COMPILE_SCRIPT = TOOLS / "compile_engine.py"
TRANSLATION = BUILD / "translation"  # what mypy and mypyc keep, so that they read only what changed
OBJECTS = BUILD / "objects"  # compiled C files, named by their content
OPT = "BANNERHALL_OPT"  # how hard the compiler tries, 0 to 3
FAULTY_SOURCES = 1  # how tools/compile_engine.py ends when the sources are wrong, not what was kept


class Engine(NamedTuple):
    """One of the two ways to compile the engine, and the tree it ends in."""

    name: str
    tree: Path
    opt: str  # unless BANNERHALL_OPT says otherwise
    in_groups: bool


GROUPS = Engine("groups", BUILD / "compiled", "1", True)
RELEASE = Engine("release", BUILD / "release", "3", False)


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


def group_of(module: str) -> str:
    """The core, each game, and everything above the games: what usually changes together is compiled together."""
    package, inner = module.split("/")[1:3]
    return f"bannerhall_{inner if package == 'games' else package if package == 'core' else 'hall'}"


def groups(engine: Engine, first: str = "") -> dict[str, list[str]]:
    """The modules by group, in the order in which they are compiled: the core, the game that was started, the rest."""
    modules = compiled_modules()
    if not engine.in_groups:
        return {"bannerhall": modules}
    found: dict[str, list[str]] = {}
    for module in modules:
        found.setdefault(group_of(module), []).append(module)
    early = ("bannerhall_core", f"bannerhall_{first}")
    return dict(sorted(found.items(), key=lambda item: early.index(item[0]) if item[0] in early else len(early)))


def tools_key() -> str:
    kit = (TOOLS / "compilekit").glob("*.py")
    return digest(ROOT, [COMPILE_SCRIPT, *kit, LOCKS / "compile.lock"])


def engine_key(tree: Path) -> str:
    """What the compiled modules depend on: imports go down only, so no package above theirs can matter."""
    modules = compiled_modules()
    packages = {module.split("/")[1] for module in modules}
    files = [p for p in source_files(tree) if p.suffix == ".py" and p.relative_to(tree).parts[1] in packages]
    return hashlib.sha256(" ".join([digest(tree, files), tools_key(), *modules]).encode()).hexdigest()


def abi() -> str:
    return str(sysconfig.get_config_var("EXT_SUFFIX"))


def engine_current(engine: Engine, tools: Toolchain | None = None) -> bool:
    """Whether the compiled modules are those of today's sources and, if given, of today's compiler."""
    stamp = read_stamp(engine.tree / "stamp.json")
    if stamp.get("abi") != abi() or stamp.get("engine") != engine_key(SRC):
        return False
    return tools is None or (stamp.get("compiler"), stamp.get("opt")) == (tools.version, opt_level(engine))


def sources_current(engine: Engine) -> bool:
    """Whether what was copied beside the compiled modules is today's too."""
    return read_stamp(engine.tree / "stamp.json").get("sources") == digest(SRC, source_files(SRC))


def opt_level(engine: Engine) -> str:
    return os.environ.get(OPT, engine.opt)


def best_tree() -> Path:
    """The folder to import bannerhall from: the fastest compiled tree of today's sources, else src."""
    try:
        for engine in (RELEASE, GROUPS):
            if engine_current(engine):
                if sources_current(engine):
                    return engine.tree
                with alone(wait=False) as mine:
                    if mine:
                        refresh_tree(engine)
                        return engine.tree
    except (Stop, OSError):
        pass
    return SRC


def copy_sources(to: Path) -> None:
    skip = shutil.ignore_patterns("__pycache__", "*.so", "*.pyd")
    shutil.copytree(SRC / "bannerhall", to / "bannerhall", ignore=skip)


def date_by_content(tree: Path) -> None:
    """Give each source a date made from its content. mypy takes a file of the same date and size for unchanged, and so
    it is right, whenever and from where the file was copied."""
    for path in tree.rglob("*.py"):
        number = int.from_bytes(hashlib.sha256(path.read_bytes()).digest()[:6], "big")
        date = 1_000_000_000 + number % 500_000_000
        os.utime(path, (date, date))


def swap_in(engine: Engine, tree: Path, stamp: dict[str, str]) -> None:
    """Make a finished tree the compiled one. Its stamp moves with it, so half a tree is never taken."""
    stamp["sources"] = digest(tree, source_files(tree))
    write_text(tree / "stamp.json", json.dumps(stamp, indent=1))
    old = Path(tempfile.mkdtemp(dir=BUILD, prefix="old-"))
    if engine.tree.exists():
        os.rename(engine.tree, old / "tree")
    os.rename(tree, engine.tree)
    remove(old)


def refresh_tree(engine: Engine) -> None:
    """Only files above the engine changed: new sources, same extensions."""
    with tempfile.TemporaryDirectory(dir=BUILD, prefix="refresh-") as folder:
        tree = Path(folder) / "tree"
        copy_sources(tree)
        for extension in engine.tree.rglob("*" + abi()):
            shutil.copy2(extension, tree / extension.relative_to(engine.tree))
        swap_in(engine, tree, read_stamp(engine.tree / "stamp.json"))


def compile_engine(engine: Engine = GROUPS, first: str = "") -> None:
    """Bring a compiled tree up to date. Never leaves half of one."""
    tools = toolchain()
    if not tools.compiler:
        raise Stop(f"cannot compile the engine: {tools.missing}. Everything also runs uncompiled")
    with alone():
        if not engine_current(engine, tools):
            if not env_has(ENV, ("run", "compile")):
                fill_env(ENV, ("run", "compile"))
            build_tree(engine, tools, first)
        elif not sources_current(engine):
            refresh_tree(engine)


def compile_for_tests() -> None:
    """A tree compiled in groups from today's sources, whatever it was optimised for."""
    if not engine_current(GROUPS):
        compile_engine(GROUPS)
    elif not sources_current(GROUPS):
        with alone():
            refresh_tree(GROUPS)


def translation_folder() -> Path:
    """Where the translation of these tools is kept; that of others is of no use any more."""
    folder = TRANSLATION / hashlib.sha256(f"{tools_key()} {sys.version}".encode()).hexdigest()[:16]
    for other in TRANSLATION.glob("*"):
        if other != folder:
            remove(other)
    folder.mkdir(parents=True, exist_ok=True)
    return folder


def build_tree(engine: Engine, tools: Toolchain, first: str = "") -> None:
    """Compile a copy of the sources and swap it in."""
    opt = opt_level(engine)
    with tempfile.TemporaryDirectory(dir=BUILD, prefix="compiling-") as folder:
        tree = Path(folder) / "tree"
        copy_sources(tree)
        date_by_content(tree)
        key = engine_key(tree)
        plan = Plan(
            tree=str(tree),
            scratch=folder,
            translation=str(translation_folder()) if engine.in_groups else "",
            objects=str(OBJECTS),
            compiler=f"{tools.compiler} {tools.version}",
            opt=opt,
            jobs=os.cpu_count() or 1,
            groups=groups(engine, first),
        )
        modules = sum(len(group) for group in plan.groups.values())
        say(f"compiling {modules} modules of the engine ({engine.name}, -O{opt}, {tools.version})")
        COMPILE_LOG.write_text("", encoding="utf-8")
        if not compiles(plan, tools):
            write_text(COMPILE_FAILED, key)
            raise Stop(f"compiling the engine failed: see {COMPILE_LOG}")
        stamp = {"abi": abi(), "engine": key, "compiler": tools.version, "opt": opt}
        swap_in(engine, tree, stamp)
    remove(COMPILE_FAILED)


def compiles(plan: Plan, tools: Toolchain) -> bool:
    """Carry out a plan. If that fails, and not because of the sources, what was kept is thrown away and it is tried
    once more from nothing."""
    path = Path(plan.scratch) / "plan.json"
    plan.write(path)
    environ = {**plain_environ(), "CC": tools.compiler}
    command = [str(env_python(ENV)), str(COMPILE_SCRIPT), str(path)]
    code = logged_code(command, COMPILE_LOG, environ)
    if code not in (0, FAULTY_SOURCES) and plan.translation and (Path(plan.translation) / "mypy").exists():
        remove(Path(plan.translation))
        Path(plan.translation).mkdir(parents=True)
        code = logged_code(command, COMPILE_LOG, environ)
    return code == 0


def obstacle_to_compiling() -> str:
    try:
        key = engine_key(SRC)
    except Stop as stop:
        return str(stop)
    if COMPILE_FAILED.exists() and COMPILE_FAILED.read_text(encoding="utf-8") == key:
        return f"the last compile of these sources failed, see {COMPILE_LOG}"
    return toolchain().missing


def compile_in_background(first: str = "") -> None:
    """Start a compile that outlives this process, and say in one line how the engine runs until then."""
    obstacle = obstacle_to_compiling()
    if obstacle:
        say(f"the engine runs uncompiled: {obstacle}")
        return
    say(f"starting with the uncompiled engine; it is being compiled for the next start ({COMPILE_LOG})")
    with alone(wait=False) as mine:
        if not mine:
            return
    detached: dict[str, Any] = {"start_new_session": True}
    if sys.platform == "win32":
        detached = {"creationflags": subprocess.DETACHED_PROCESS | subprocess.BELOW_NORMAL_PRIORITY_CLASS}
    command = [
        sys.executable,
        str(ROOT / "hall.py"),
        "compile",
        "--background",
        *([f"--first={first}"] if first else []),
    ]
    with open(COMPILE_LOG, "ab") as log:
        subprocess.Popen(command, cwd=ROOT, stdin=subprocess.DEVNULL, stdout=log, stderr=log, **detached)
