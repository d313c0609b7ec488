"""The command `bannerhall` in a process of its own."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import bannerhall

PACKAGES = str(Path(bannerhall.__file__).parents[1])


def child(*argv: str, typed: str = "", **environ: str) -> subprocess.CompletedProcess[str]:
    """The command in a process of its own."""
    code = "import sys; from bannerhall.cli import main; sys.exit(main())"
    env = {**os.environ, "PYTHONPATH": PACKAGES, "PYTHONUTF8": "1", **environ}
    return subprocess.run(
        [sys.executable, "-c", code, *argv], input=typed, capture_output=True, text=True, env=env, check=False
    )
