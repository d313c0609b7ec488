"""Run the rules from their sources even where a compiled engine stands beside them.

Used to compare the two, and to break rules on purpose: a compiled rule cannot be patched. The environment variable
BANNERHALL_UNCOMPILED=1 switches it on for a whole process; `bannerhall/__init__.py` looks at it first of all.
"""

from __future__ import annotations

import os
import sys
from collections.abc import Sequence
from importlib.abc import MetaPathFinder
from importlib.machinery import SOURCE_SUFFIXES, FileFinder, ModuleSpec, SourceFileLoader
from types import ModuleType

SWITCH = "BANNERHALL_UNCOMPILED"


class SourcesFirst(MetaPathFinder):
    """Finds the modules of one package by their .py files only."""

    def find_spec(
        self, fullname: str, path: Sequence[str] | None, target: ModuleType | None = None
    ) -> ModuleSpec | None:
        if not fullname.startswith("bannerhall.") or path is None:
            return None
        for folder in path:
            spec = FileFinder(folder, (SourceFileLoader, SOURCE_SUFFIXES)).find_spec(fullname, target)
            if spec is not None:
                return spec
        return None


def wanted() -> bool:
    return os.environ.get(SWITCH) == "1"


def install() -> None:
    """From now on modules of bannerhall are imported from their sources."""
    if not any(isinstance(finder, SourcesFirst) for finder in sys.meta_path):
        sys.meta_path.insert(0, SourcesFirst())
