"""The hall itself: what all requests share. It owns the database, the live matches, the bots and the clockwork."""

from __future__ import annotations

import asyncio
import secrets
import time
from typing import Any

from bannerhall.server.clockwork import Clockwork
from bannerhall.server.desk import Desk
from bannerhall.server.limits import Limits
from bannerhall.server.live import Live
from bannerhall.server.outbox import Outbox
from bannerhall.server.passwords import Passwords
from bannerhall.server.problems import Denied, not_found
from bannerhall.server.settings import Settings
from bannerhall.server.store import Database, database
from bannerhall.server.store import entries as stored
from bannerhall.server.store.keepsakes import notice_of
from bannerhall.server.thinkers import Thinkers

KEEP = 300.0  # seconds that a match nobody looks at stays in memory
EVERYTHING = "*"  # the notice after notices may have been lost


class Hall:
    def __init__(self, settings: Settings, db: Database | None = None) -> None:
        self.settings = settings
        self.name = secrets.token_hex(8)  # of this process, for claims
        self.db = db or database(settings.database)
        self.limits = Limits(settings.limits)
        self.bots = Thinkers()
        self.clockwork = Clockwork(self)
        self.outbox = Outbox(self)
        self.desk = Desk(self)
        self.passwords = Passwords()
        self.started = time.time()
        self._live: dict[str, Live] = {}
        self._opening: dict[str, asyncio.Task[Live]] = {}
        self._refreshing: set[asyncio.Task[None]] = set()

    async def open(self) -> None:
        await self.db.open()
        self.db.hear(self._heard)
        self.clockwork.start()
        self.outbox.start()
        self.desk.open()

    async def close(self) -> None:
        """Say good-bye to everybody; what was acknowledged is stored already."""
        for live in self._live.values():
            for watcher in list(live.watchers):
                watcher.dismiss()
        await self.clockwork.stop()
        await self.outbox.stop()
        await self.desk.close()
        for task in self._refreshing:
            task.cancel()
        self.bots.close()
        await self.db.close()

    # --- Live matches ---------------------------------------------------------------------------------------

    async def live(self, match: str) -> Live:
        """The match in memory, read from the store if need be; several who ask at once share the work."""
        found = self._live.get(match)
        if found is not None:
            found.used = time.monotonic()
            return found
        task = self._opening.get(match)
        if task is None:
            task = asyncio.get_running_loop().create_task(self._open(match))
            self._opening[match] = task
            task.add_done_callback(lambda _: self._opening.pop(match, None))
        return await asyncio.shield(task)

    async def _open(self, match: str) -> Live:
        row = await stored.match(self.db, match)
        if row is None:
            raise not_found("table")
        live = Live(self, row, await stored.chairs(self.db, match))
        async with live.lock:
            # Known first and read then: whatever is stored meanwhile is either read here or announced to us.
            self._live[match] = live
            try:
                await live.reread()
            except BaseException:
                del self._live[match]
                raise
        self.clockwork.note(live, live.sitting.next_chore())
        return live

    def known(self, match: str) -> Live | None:
        """The match if it is in memory."""
        return self._live.get(match)

    def forget(self, match: str) -> None:
        """Drop a match from memory, with all who look at it."""
        live = self._live.pop(match, None)
        if live is not None:
            for watcher in list(live.watchers):
                watcher.dismiss()

    def part_with(self, account: str) -> None:
        """Close the live connections of an account; whoever may, comes again."""
        for live in self._live.values():
            for watcher in list(live.watchers):
                if watcher.account_id == account:
                    watcher.dismiss()

    def part_with_strangers(self, live: Live) -> None:
        """Whoever had to leave a private table does not look on any longer."""
        known = {live.row["host"], *(chair["account"] for chair in live.chairs)}
        for watcher in list(live.watchers) if live.row["visibility"] == "private" else ():
            if watcher.account_id is None or watcher.account_id not in known:
                watcher.dismiss()

    def sweep(self) -> None:
        """Drop what nobody has looked at for a while; the store has it all."""
        now = time.monotonic()
        for match, live in list(self._live.items()):
            if not live.watchers and not live.lock.locked() and now - live.used > KEEP:
                del self._live[match]

    def _heard(self, notice: str) -> None:
        """Somebody, perhaps another process, has stored something."""
        if not self.db.shared:
            return  # nobody but this process writes, and it knows
        if notice == EVERYTHING:
            for match in list(self._live):
                self._refresh(match)
            return
        match, _, what = notice.partition(":")
        live = self._live.get(match)
        if live is not None and notice == notice_of(match):
            live.tell_keepsakes()
        elif live is not None and (not what.isdigit() or int(what) > live.sitting.head):
            self._refresh(match)

    def _refresh(self, match: str) -> None:
        task = asyncio.get_running_loop().create_task(self._refresh_one(match))
        self._refreshing.add(task)
        task.add_done_callback(self._refreshing.discard)

    async def _refresh_one(self, match: str) -> None:
        live = self._live.get(match)
        if live is not None:
            try:
                await live.refresh()
                self.part_with_strangers(live)
            except Denied:
                self.forget(match)  # the table was taken away

    def load(self) -> dict[str, Any]:
        """How busy this process is."""
        return {
            "matches": len(self._live),
            "connections": sum(len(live.watchers) for live in self._live.values()),
            "seconds": time.time() - self.started,
        }
