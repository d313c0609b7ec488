"""What is installed from a wheel: everything that is played with, the built browser client included, and no Node."""

from __future__ import annotations

import os
import re
import subprocess
import sys
import urllib.request
import zipfile
from collections.abc import Iterator
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[1]
SERVE = """
import sys
from served import main
main(sys.argv[1], "0")
"""


@pytest.fixture(scope="module")
def unpacked(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The wheel of this checkout, as an installer lays it out."""
    folder = tmp_path_factory.mktemp("wheel")
    build = [sys.executable, "-m", "hatchling", "build", "--target", "wheel", "--directory", str(folder)]
    subprocess.run(build, cwd=ROOT, check=True, capture_output=True)
    (wheel,) = folder.glob("*.whl")
    with zipfile.ZipFile(wheel) as packed:
        packed.extractall(folder / "installed")
    return folder / "installed"


@pytest.fixture
def address(unpacked: Path, tmp_path: Path) -> Iterator[str]:
    """A hall that runs from the wheel alone, on a machine without Node."""
    paths = os.pathsep.join([str(unpacked), str(ROOT / "tests" / "support")])
    environ = {**os.environ, "PYTHONPATH": paths, "PATH": str(Path(sys.executable).parent)}
    command = [sys.executable, "-c", SERVE, str(tmp_path)]
    with subprocess.Popen(
        command, env=environ, cwd=tmp_path, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True
    ) as hall:
        assert hall.stdout is not None
        yield f"http://127.0.0.1:{int(hall.stdout.readline())}"
        hall.terminate()


def test_rulebooks_words_and_migrations_are_in_the_wheel(unpacked: Path) -> None:
    package = unpacked / "bannerhall"
    for wanted in (
        "games/xorlosch/data/rulebook.toml",
        "games/xorlosch/data/locale/de.ftl",
        "games/xorlosch/data/tutorial.json",
        "locale/fr.ftl",
        "server/store/migrations/0001_hall.sqlite.sql",
        "py.typed",
    ):
        assert (package / wanted).is_file(), f"{wanted} is missing from the wheel"


def test_a_hall_from_the_wheel_serves_the_browser_client(address: str) -> None:
    with urllib.request.urlopen(address) as answer:
        page = answer.read().decode()
    scripts = re.findall(r'src="(/assets/[^"]+\.js)"', page)
    assert scripts, "the page names no script: was the client built?"
    for script in scripts:
        with urllib.request.urlopen(address + script) as answer:
            assert answer.headers["Content-Type"].startswith("text/javascript")
            assert len(answer.read()) > 1000
