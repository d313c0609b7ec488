"""The programs of docs/api.md are run as they stand there, against a real hall."""

from __future__ import annotations

import os
import re
import subprocess
import sys
from pathlib import Path

import pytest
from served import PACKAGES, served

from bannerhall.server.limits import RATES
from bannerhall.server.requests import MOST_BODY

PAGE = (Path(__file__).resolve().parents[2] / "docs" / "api.md").read_text("utf-8")
PROGRAMS = dict(re.findall(r'```python title="(\w+\.py)"\n(.*?)```', PAGE, re.DOTALL))


@pytest.mark.parametrize(
    ("name", "told"),
    [("bot.py", r"\d+ lines, \[\d+, \d+\] points\n"), ("requests.py", r"\{'ranks': \[\d, \d\], .*\}\n")],
)
def test_a_program_of_the_page_plays_a_match_to_its_end(name: str, told: str, tmp_path: Path) -> None:
    program = tmp_path / f"example_{name}"
    program.write_text(PROGRAMS[name], "utf-8")
    with served(tmp_path) as house:
        done = subprocess.run(
            [sys.executable, str(program), house.url],
            capture_output=True,
            text=True,
            env={**os.environ, "PYTHONPATH": PACKAGES},
            timeout=120,
            check=False,
        )
    assert done.returncode == 0, done.stderr
    assert re.fullmatch(told, done.stdout)


def test_every_program_of_the_page_is_run() -> None:
    assert set(PROGRAMS) == {"bot.py", "requests.py"}
    assert PAGE.count("```python") == len(PROGRAMS)


def test_the_limits_of_the_page_are_those_of_the_hall() -> None:
    per = {"minute": "a minute", "hour": "an hour"}
    named = {"acts": "acts", "codes": "QR codes", "hints": "hints", "chat": "lines of chat", "reports": "reports"}
    for what, name in named.items():
        many, unit = RATES[what].split("/")
        assert f"{many} {name} {per[unit]}" in PAGE
    tables, guests = (RATES[what].split("/") for what in ("tables", "guest"))
    assert f"{tables[0]} tables and {guests[0]} guests {per[guests[1]]}" in PAGE
    assert f"{MOST_BODY // 1024} KiB" in PAGE
