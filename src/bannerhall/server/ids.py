"""Names that the hall gives to tables, accounts and reports."""

from __future__ import annotations

import secrets
import string

# No hyphen: a command would take an id that begins with one as an option.
ALPHABET = string.ascii_letters + string.digits
LENGTH = 14  # 83 bits


def new_id() -> str:
    """An id that nobody can guess, so that the link of a table is an invitation."""
    return "".join(secrets.choice(ALPHABET) for _ in range(LENGTH))
