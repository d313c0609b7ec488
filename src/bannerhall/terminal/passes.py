"""Who we are at which hall: the tokens that guests of this machine were given, so that they find their seats again."""

from __future__ import annotations

import json
from contextlib import suppress
from pathlib import Path

from bannerhall.client import Hall, HallError
from bannerhall.files import OWNER_ONLY, write_whole
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
    write_whole(file(), json.dumps(kept, indent=1), OWNER_ONLY)


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
