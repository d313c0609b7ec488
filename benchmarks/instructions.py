"""Instructions per decision of the compiled loop, counted by callgrind: a figure without noise.

Two runs that differ only in the number of games are subtracted, so that start-up and warm-up cancel out.
The figure depends on compiler and Python, printed beside it: compare only where they are equal.
"""

from __future__ import annotations

import argparse
import json
import os
import platform
import re
import shutil
import subprocess
import sys
import sysconfig
import tempfile
from pathlib import Path
from typing import Any

LOOP = Path(__file__).parent / "items" / "own_loop.py"


def first_line(*command: str) -> str:
    return subprocess.run(command, capture_output=True, text=True, check=True).stdout.splitlines()[0]


def compiler() -> str:
    """The C compiler that extensions are built with here, or the one Python itself was built with."""
    name = (sysconfig.get_config_var("CC") or "cc").split()[0]
    return first_line(name, "--version") if shutil.which(name) else platform.python_compiler()


def count(game: str, seats: int, games: int) -> tuple[int, dict[str, Any]]:
    """Instructions of a whole process that plays so many games, and what the process said."""
    with tempfile.TemporaryDirectory() as folder:
        out = Path(folder) / "callgrind.out"
        loop = [sys.executable, str(LOOP), "--game", game, "--seats", str(seats), "--games", str(games)]
        done = subprocess.run(
            ["valgrind", "--tool=callgrind", f"--callgrind-out-file={out}", *loop],
            capture_output=True,
            text=True,
            # Hash order would change the count from run to run.
            env=os.environ | {"PYTHONHASHSEED": "0"},
            check=False,
        )
        if done.returncode:
            raise SystemExit(done.stderr.strip().splitlines()[-1])
        total = re.search(r"^(?:totals|summary): (\d+)", out.read_text(), re.MULTILINE)
    if total is None:
        raise SystemExit("callgrind wrote no total")
    line: dict[str, Any] = json.loads(done.stdout)
    return int(total[1]), line


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--game", default="sealed")
    parser.add_argument("--seats", type=int, default=3)
    parser.add_argument("--games", type=int, default=1000, help="of the shorter run; the longer has double")
    wanted = parser.parse_args()
    if shutil.which("valgrind") is None:
        raise SystemExit("instructions are counted by valgrind, which is not installed here")
    short, few = count(wanted.game, wanted.seats, wanted.games)
    long, many = count(wanted.game, wanted.seats, 2 * wanted.games)
    decisions = many["decisions"] - few["decisions"]
    answer = {
        "game": wanted.game,
        "seats": wanted.seats,
        "decisions": decisions,
        "instructions_per_decision": round((long - short) / decisions, 1),
        "compiled": many["compiled"],
        "compiler": compiler(),
        "machine": platform.machine(),
        "valgrind": first_line("valgrind", "--version"),
        "versions": many["versions"],
    }
    print(json.dumps(answer))


if __name__ == "__main__":
    main()
