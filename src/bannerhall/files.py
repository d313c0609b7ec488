"""Writing files whole: whoever reads finds the old one or the new one, never half of either."""

from __future__ import annotations

import os
import secrets
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import BinaryIO

from bannerhall.core.errors import BadRequest

OWNER_ONLY = 0o600
EVERYBODY = 0o666  # less what the system's own mask takes away


@contextmanager
def replacing(path: Path, mode: int = EVERYBODY) -> Iterator[BinaryIO]:
    """A new file beside `path`, which takes its place once everything is written; if anything fails, it is gone again.

    It has its final rights from the first moment on, and a name that no other program uses at the same time."""
    beside = path.parent / f".{path.name}.{os.getpid()}.{secrets.token_hex(4)}"
    try:
        handle = os.open(beside, os.O_WRONLY | os.O_CREAT | os.O_EXCL | getattr(os, "O_BINARY", 0), mode)
        with os.fdopen(handle, "wb") as out:
            yield out
        os.replace(beside, path)
    except OSError as error:
        raise BadRequest("cannot-write-file", file=str(path), reason=str(error.strerror)) from error
    finally:
        with suppress(OSError):
            beside.unlink(missing_ok=True)


def write_whole(path: Path, text: str, mode: int = EVERYBODY) -> None:
    """Write a file of text, in a folder that is made if need be."""
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise BadRequest("cannot-write-file", file=str(path), reason=str(error.strerror)) from error
    with replacing(path, mode) as out:
        out.write(text.encode("utf-8"))
