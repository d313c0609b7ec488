"""Who we are at which hall: the tokens that guests of this machine were given, so that they find their seats again."""

from __future__ import annotations

import json
import os
from contextlib import suppress
from pathlib import Path

from bannerhall.client import Hall, HallError
from bannerhall.core.errors import BadRequest
from bannerhall.terminal.saves import folder

NOT_KNOWN = 401


def file() -> Path:
    return folder().parent / "halls.json"


def known() -> dict[str, dict[str, str]]:
    """Tokens by hall and name; a file that cannot be read is as good as none."""
    with suppress(OSError, ValueError):
        found = json.loads(file().read_text("utf-8"))
        if isinstance(found, dict) and all(isinstance(names, dict) for names in found.values()):
            return found
    return {}


def keep(url: str, name: str, token: str) -> None:
    """Only the owner of the machine's account may read it."""
    kept = known()
    kept.setdefault(url, {})[name] = token
    path = file()
    beside = path.parent / f".{path.name}.{os.getpid()}"
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        with os.fdopen(os.open(beside, os.O_WRONLY | os.O_CREAT | os.O_TRUNC, 0o600), "w", encoding="utf-8") as out:
            json.dump(kept, out, indent=1)
        os.replace(beside, path)
    except OSError as error:
        raise BadRequest("cannot-write-file", file=str(path), reason=str(error.strerror)) from error


def come_in(url: str, name: str, lang: str) -> Hall:
    """At the hall as the guest of this name that we were before, or as a new one."""
    hall = Hall(url, lang=lang)
    token = known().get(hall.url, {}).get(name)
    if token is not None:
        hall = Hall(url, token, lang)
        try:
            hall.me()
            return hall
        except HallError as error:
            if error.status != NOT_KNOWN:
                raise
    me = hall.guest(name or None)
    keep(hall.url, name, me.token)
    return hall
