"""Check that numbers of compiled modules are plain numbers to the compiler: part of `hall.py lint`.

    python tools/check_constants.py [FOLDER ...]

Without folders (relative to src), those named by [tool.bannerhall] fast_constants in pyproject.toml are checked.
"""

from __future__ import annotations

import sys

from hallkit.engine import SRC, compiled_modules, pyproject
from lintkit.boxes import boxes
from lintkit.constants import slow_constants


def main(folders: list[str]) -> int:
    folders = folders or pyproject()["tool"]["bannerhall"]["fast_constants"]
    modules = [module for module in compiled_modules() if any(module.startswith(f"{folder}/") for folder in folders)]
    faults = [*slow_constants(SRC, modules), *boxes(SRC, modules)]
    for fault in faults:
        print(fault)
    return 1 if faults else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
