"""What is to be compiled: written by hall.py as JSON, read by tools/compile_engine.py."""

from __future__ import annotations

import json
from dataclasses import asdict, dataclass
from pathlib import Path


@dataclass(frozen=True)
class Plan:
    """One compile of a copied source tree. Modules are paths relative to the tree."""

    tree: str  # where the sources are, and where the extensions go
    scratch: str  # for what nobody needs afterwards
    translation: str  # what mypy and mypyc keep for the next time; empty: nothing is kept
    objects: str  # compiled C files, named by their content
    compiler: str  # with its version, since another one makes other objects
    opt: str
    jobs: int
    groups: dict[str, list[str]]  # in the order in which they are compiled

    def write(self, path: Path) -> None:
        path.write_text(json.dumps(asdict(self)), encoding="utf-8")


def read_plan(path: Path) -> Plan:
    return Plan(**json.loads(path.read_text(encoding="utf-8")))
