"""Which parts of mypyc's runtime the engine needs, remembered beside the translation.

mypyc 2.4.1 names only the parts that freshly translated modules need, and none for modules that it has kept from the
last time: without them, what was kept could be neither compiled nor loaded.
"""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any


def complete(libraries: list[Any], kept: Path) -> None:
    """Give every library the runtime that was needed at any time since the translation began."""
    memory = kept / "runtime.json"
    known = json.loads(memory.read_text(encoding="utf-8")) if memory.exists() else {"sources": [], "include_dirs": []}
    for library in libraries:
        fresh = [source for source in library.sources if not is_of_group(source)]
        known["sources"] = sorted({*known["sources"], *fresh})
        known["include_dirs"] = sorted({*known["include_dirs"], *library.include_dirs})
    memory.write_text(json.dumps(known), encoding="utf-8")
    for library in libraries:
        library.sources = [source for source in library.sources if is_of_group(source)] + known["sources"]
        library.include_dirs = known["include_dirs"]


def is_of_group(source: str) -> bool:
    return Path(source).name.startswith("__native_")
