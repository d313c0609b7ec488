"""What is due without a person: bots, passes, clocks. A timer for what this process knows of, and a look into the store
for what others have left undone."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import time
from typing import TYPE_CHECKING

from bannerhall.core.errors import Trouble
from bannerhall.server.store import entries as stored
from bannerhall.table import Chore

if TYPE_CHECKING:
    from bannerhall.server.hall import Hall
    from bannerhall.server.live import Live

ROUND = 1.0  # seconds between two looks into the store
AT_ONCE = 50
log = logging.getLogger("bannerhall.clockwork")


class Clockwork:
    def __init__(self, hall: Hall) -> None:
        self.hall = hall
        self._timers: dict[str, asyncio.TimerHandle] = {}
        self._running: set[asyncio.Task[None]] = set()
        self._rounds: asyncio.Task[None] | None = None
        self._stopped = False

    def start(self) -> None:
        self._rounds = asyncio.get_running_loop().create_task(self._go_round())

    async def stop(self) -> None:
        """No new chores from now on; those under way are finished or dropped: nothing of them was told yet."""
        self._stopped = True
        for timer in self._timers.values():
            timer.cancel()
        self._timers.clear()
        tasks = [task for task in (self._rounds, *self._running) if task is not None]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    def note(self, live: Live, chore: Chore | None) -> None:
        """The match has changed: set its timer to what is due next."""
        timer = self._timers.pop(live.id, None)
        if timer is not None:
            timer.cancel()
        if chore is not None and live.row["status"] == "playing" and not self._stopped:
            delay = max(0.0, chore.at - time.time())
            self._timers[live.id] = asyncio.get_running_loop().call_later(delay, self._begin, live.id)

    def _begin(self, match: str) -> None:
        self._timers.pop(match, None)
        task = asyncio.get_running_loop().create_task(self._do(match))
        self._running.add(task)
        task.add_done_callback(self._running.discard)

    async def _do(self, match: str) -> None:
        try:
            if self.hall.db.shared and not await stored.claim(self.hall.db, match, self.hall.name, time.time()):
                return
            live = await self.hall.live(match)
            await live.chore()
        except Trouble as trouble:
            log.warning("chore of %s: %s", match, trouble.message)
        except Exception:
            log.exception("chore of %s failed", match)

    async def _go_round(self) -> None:
        """Find what is due and in nobody's hands: after a restart, or when another process has died."""
        while True:
            with contextlib.suppress(Exception):
                now = time.time()
                for row in await stored.due(self.hall.db, now, now, AT_ONCE):
                    if str(row["id"]) not in self._timers:
                        self._begin(str(row["id"]))
                self.hall.sweep()
            await asyncio.sleep(ROUND)
