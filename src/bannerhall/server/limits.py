"""How often one caller may do something. Generous for people, tight for programs that guess or flood."""

from __future__ import annotations

import time

from limits import RateLimitItem, parse
from limits.storage import MemoryStorage
from limits.strategies import FixedWindowRateLimiter

from bannerhall.server.problems import Denied

RATES = {
    "guest": "60/hour",
    "register": "20/hour",
    "sign-in": "10/minute",
    "mail": "6/hour",
    "tables": "120/hour",
    "records": "600/hour",
    "chat": "30/minute",
    "acts": "1200/minute",
    "hints": "30/minute",
    "codes": "60/minute",
    "keepsakes": "120/hour",
    "reports": "20/hour",
    "host": "600/minute",
}


class Limits:
    """Counted in this process: with several processes a caller may get as many times more, which does no harm."""

    def __init__(self, on: bool = True) -> None:
        self.on = on
        self._items: dict[str, RateLimitItem] = {name: parse(rate) for name, rate in RATES.items()}
        self._counter = FixedWindowRateLimiter(MemoryStorage())

    def count(self, what: str, caller: str) -> None:
        """Count one more; too many are refused with the seconds to wait."""
        if not self.on or self._counter.hit(self._items[what], what, caller):
            return
        window = self._counter.get_window_stats(self._items[what], what, caller)
        raise Denied(429, "too-often", seconds=max(1, round(window.reset_time - time.time())))
