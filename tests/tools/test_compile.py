"""The engine is compiled in groups, only what changed, and never by half: shown on a toy hall of two games."""

from __future__ import annotations

import json
import re
import subprocess
import sys
import tomllib
from pathlib import Path

import pytest

from hallkit import engine, environment
from hallkit.engine import Engine, Toolchain

ROOT = Path(__file__).resolve().parents[2]
NEEDS_COMPILER = pytest.mark.skipif(not engine.toolchain().compiler, reason="there is no C compiler")

PYPROJECT = """
[tool.bannerhall]
compile = ["bannerhall/core/*.py", "bannerhall/games/*/**/*.py", "bannerhall/server/*.py", "!*/__init__.py"]
"""
SOURCES = {
    "__init__.py": "",
    "core/__init__.py": "",
    "core/bits.py": """
from librt.vecs import vec
from mypy_extensions import i64


def double(n: i64) -> i64:
    return vec[i64]([n, 2 * n])[1]
""",
    "games/__init__.py": "",
    "games/ape/__init__.py": "",
    "games/ape/rules/__init__.py": "",
    # Modules are namespaces, and a constant of one is needed while another is imported.
    "games/ape/rules/branches.py": 'from typing import Final\n\nNAMES: Final = ("left", "right", "top", "bottom")\n',
    "games/ape/rules/state.py": """
from typing import Final

from bannerhall.core.bits import double
from bannerhall.games.ape.rules import branches

BRANCHES: Final = [0] * len(branches.NAMES)


def ape() -> int:
    return double(len(BRANCHES))
""",
    "games/ape/bots/__init__.py": "",
    "games/ape/bots/state.py": "def tempo() -> int:\n    return 1\n",
    "games/bee/__init__.py": "",
    "games/bee/state.py": "from bannerhall.core.bits import double\n\n\ndef bee() -> int:\n    return double(5)\n",
    "server/__init__.py": "",
    "server/live.py": "from bannerhall.core.bits import double\n\n\ndef live() -> int:\n    return double(6)\n",
}
MODULES = 6


class Toy:
    """A checkout with hardly anything in it, compiled by the tools of this one."""

    def __init__(self, root: Path) -> None:
        self.src = root / "src"
        self.log = root / "build" / "compile.log"
        self.groups = Engine("groups", root / "build" / "compiled", "0", True)
        for name, text in SOURCES.items():
            self.write(name, text)

    def write(self, name: str, text: str) -> None:
        path = self.src / "bannerhall" / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text, encoding="utf-8")

    def compile(self, first: str = "") -> list[str]:
        """The modules whose C files were compiled, in order."""
        self.log.unlink(missing_ok=True)
        engine.compile_engine(self.groups, first)
        if not self.log.exists():
            return []
        names = re.findall(r"^compiling __native_bannerhall___(\w+)\.c$", self.log.read_text("utf-8"), re.MULTILINE)
        return [name.replace("___", ".") for name in names]

    def value(self, module: str, function: str) -> str:
        """What a function of the compiled tree returns, and from what kind of file."""
        script = f"import {module} as m; print(m.{function}(), m.__file__.endswith('.py'))"
        environ = {"PYTHONPATH": str(self.groups.tree), "PATH": ""}
        return subprocess.run(
            [sys.executable, "-c", script], env=environ, capture_output=True, text=True, check=True
        ).stdout.strip()


@pytest.fixture
def toy(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Toy:
    build = tmp_path / "build"
    build.mkdir()
    (tmp_path / "pyproject.toml").write_text(PYPROJECT, encoding="utf-8")
    made = Toy(tmp_path)
    monkeypatch.setattr(environment, "BUILD", build)
    monkeypatch.setattr(environment, "say", print)
    for name, value in {
        "BUILD": build,
        "SRC": made.src,
        "OBJECTS": build / "objects",
        "TRANSLATION": build / "translation",
        "COMPILE_LOG": made.log,
        "COMPILE_FAILED": build / "compile.failed",
        "GROUPS": made.groups,
        "RELEASE": Engine("release", build / "release", "3", False),
        "pyproject": lambda: tomllib.loads(PYPROJECT),
        "env_has": lambda *_: True,
    }.items():
        monkeypatch.setattr(engine, name, value)
    monkeypatch.delenv(engine.OPT, raising=False)
    return made


@NEEDS_COMPILER
def test_only_what_changed_is_compiled(toy: Toy) -> None:
    compiled = toy.compile(first="bee")
    assert len([name for name in compiled if not name.startswith("bannerhall")]) == MODULES
    assert compiled.index("games.bee.state") < compiled.index("games.ape.rules.state"), "the started game comes first"
    assert toy.value("bannerhall.games.ape.rules.state", "ape") == "8 False"
    assert toy.value("bannerhall.games.ape.bots.state", "tempo") == "1 False", "two modules of one name"
    assert toy.compile() == [], "nothing changed"

    toy.write("games/bee/state.py", SOURCES["games/bee/state.py"].replace("5", "7"))
    assert toy.compile() == ["games.bee.state"]
    assert toy.value("bannerhall.games.bee.state", "bee") == "14 False"

    toy.write("games/bee/state.py", SOURCES["games/bee/state.py"])
    assert toy.compile() == [], "it was compiled before"
    assert toy.value("bannerhall.games.bee.state", "bee") == "10 False"

    toy.write("core/bits.py", SOURCES["core/bits.py"] + "\n\ndef aside(n: int) -> int:\n    return 3 * n\n")
    assert {"core.bits", "games.ape.rules.state", "games.bee.state"} <= set(toy.compile()), "the core's table moved"
    assert toy.value("bannerhall.server.live", "live") == "12 False"


@NEEDS_COMPILER
@pytest.mark.parametrize("fault", ["source", "compiler"])
def test_a_compile_that_fails_leaves_the_old_tree_alone(toy: Toy, fault: str, monkeypatch: pytest.MonkeyPatch) -> None:
    toy.groups.tree.mkdir()
    (toy.groups.tree / "stamp.json").write_text(json.dumps({"abi": "old"}), encoding="utf-8")
    if fault == "source":
        toy.write("core/bits.py", "def double(n: int) -> int:\n    return 'two'\n")
    else:
        monkeypatch.setattr(engine, "toolchain", lambda: Toolchain("false", "no compiler at all", ""))
    with pytest.raises(environment.Stop, match="failed"):
        toy.compile()
    assert [path.name for path in toy.groups.tree.iterdir()] == ["stamp.json"]
    assert not list(toy.groups.tree.parent.glob("compiling-*"))
    assert "the last compile of these sources failed" in engine.obstacle_to_compiling()
    tries = toy.log.read_text("utf-8").count("$ ")
    assert tries == {"source": 1, "compiler": 2}[fault], "only what may be the fault of the cache is tried again"
    assert engine.best_tree() == toy.src


def test_without_a_compiler_the_plain_sources_run(
    toy: Toy, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(engine, "toolchain", lambda: Toolchain("", "", "there is no C compiler"))
    with pytest.raises(environment.Stop, match="Everything also runs uncompiled"):
        toy.compile()
    engine.compile_in_background("bee")
    assert "the engine runs uncompiled: there is no C compiler" in capsys.readouterr().err
    assert engine.best_tree() == toy.src


def test_groups_are_the_core_each_game_and_the_rest(toy: Toy) -> None:
    found = engine.groups(toy.groups, first="bee")
    assert list(found) == ["bannerhall_core", "bannerhall_bee", "bannerhall_ape", "bannerhall_hall"]
    ape = [f"bannerhall/games/ape/{name}.py" for name in ("bots/state", "rules/branches", "rules/state")]
    assert found["bannerhall_ape"] == ape
    assert list(engine.groups(engine.RELEASE)) == ["bannerhall"], "a release is one group"


def test_the_date_of_a_source_follows_its_content(toy: Toy) -> None:
    path = toy.src / "bannerhall" / "core" / "bits.py"
    engine.date_by_content(toy.src)
    before = path.stat().st_mtime
    toy.write("core/bits.py", SOURCES["core/bits.py"].replace("2", "3"))
    engine.date_by_content(toy.src)
    assert path.stat().st_mtime != before
    toy.write("core/bits.py", SOURCES["core/bits.py"])
    engine.date_by_content(toy.src)
    assert path.stat().st_mtime == before
