"""What time it is, for all that lasts days: sessions, links, mails. Asked in one place, so that tests can move time
instead of waiting."""

from __future__ import annotations

import time
from collections.abc import Callable

clock: Callable[[], float] = time.time


def now() -> float:
    """Seconds since 1970."""
    return clock()
