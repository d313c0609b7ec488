"""A match while people look at it: acts in, stored entries and news out. One lock a match; nothing is told before it
is stored."""

from __future__ import annotations

import asyncio
import json
import time
from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

from bannerhall.core.errors import Refused, Trouble
from bannerhall.core.state import SPECTATOR
from bannerhall.games import game
from bannerhall.server import wire
from bannerhall.server.problems import Denied, forbidden, not_found
from bannerhall.server.sitting import Device, Sitting
from bannerhall.server.store import entries as stored
from bannerhall.server.store.database import Conflict, Row, Unavailable
from bannerhall.server.watcher import News, Shared, Watcher, deliver
from bannerhall.table import BOT, INVITED, LAPSE, Chore

if TYPE_CHECKING:
    from bannerhall.server.hall import Hall

RETRIES = 8
LAPSES = 3  # answers in a row that the clock gave before a bot sits down
LOAD = 500  # entries read at once


class Live:
    """One match in this process. `sitting` is replaced as a whole when it may differ from what is stored.

    While the lock is held the sitting may be ahead of the store: whoever shows anything of it must hold the lock."""

    def __init__(self, hall: Hall, row: Row, chairs: list[Row]) -> None:
        self.hall = hall
        self.row = row
        self.chairs = chairs
        self.sitting = Sitting(game(str(row["game"])), row, chairs)
        self.lock = asyncio.Lock()
        self.watchers: set[Watcher] = set()
        self.used = time.monotonic()
        self._lapses: dict[int, int] = {}
        self._thinking: set[tuple[int, int]] = set()  # head and seat of bots that were asked

    @property
    def id(self) -> str:
        return str(self.row["id"])

    # --- Coming level with the store ------------------------------------------------------------------------

    async def catch_up(self) -> None:
        """Take in what other processes have stored. The caller holds the lock."""
        chairs_changed = False
        while True:
            rows = await stored.after(self.hall.db, self.id, self.sitting.head, LOAD)
            for row in rows:
                changed = self.sitting.take(int(row["number"] or 0), float(row["at"] or 0), str(row["data"]))
                chairs_changed = chairs_changed or changed
            if len(rows) < LOAD:
                break
        if chairs_changed:
            await self.read_chairs()

    async def read_chairs(self) -> None:
        self.chairs = await stored.chairs(self.hall.db, self.id)
        self.sitting.seat_people(self.chairs)
        for watcher in self.watchers:
            watcher.seat(self.seats_of(watcher.account_id or ""))

    async def refresh(self) -> None:
        """Another process has stored something: take it in and tell whoever looks on here."""
        async with self.lock:
            before = (self.row["version"], self.row["status"], self.row["rematch"], self.chairs)
            await self.reread()
            self.publish()
        if (self.row["version"], self.row["status"], self.row["rematch"], self.chairs) != before:
            self.tell_table()
        self.hall.clockwork.note(self, self.sitting.next_chore())

    async def reread(self) -> None:
        """Take in everything that is stored. The caller holds the lock."""
        row = await stored.match(self.hall.db, self.id)
        if row is None:
            raise not_found("table")
        self.row = row
        await self.read_chairs()
        await self.catch_up()

    async def _start_over(self) -> None:
        """Forget what is in memory and build it again from the store."""
        row = await stored.match(self.hall.db, self.id)
        chairs = await stored.chairs(self.hall.db, self.id)
        if row is None:
            raise not_found("table")
        self.row, self.chairs = row, chairs
        self.sitting = Sitting(self.sitting.game, row, chairs)
        for watcher in tuple(self.watchers):
            watcher.forget()
        await self.catch_up()

    # --- Acts of people -------------------------------------------------------------------------------------

    def seats_of(self, account: str) -> list[int]:
        return [seat for seat in range(len(self.chairs)) if self._sits(account, seat)]

    def _sits(self, account: str, seat: int) -> bool:
        if not 0 <= seat < len(self.chairs):
            return False
        chair = self.chairs[seat]
        return chair["account"] == account and chair["kind"] != INVITED

    async def act(self, account: Row, act: wire.SeatAct, by: Watcher | None = None) -> wire.Done | wire.Stale | None:
        """Carry out an act of a seat once. It is stored when this returns; None if the connection was told of it
        already."""
        self.check_seat(str(account["id"]), act.seat)
        for _ in range(RETRIES):
            async with self.lock:
                try:
                    return await self._try(account, act, by)
                except Conflict:
                    await self._start_over()  # what was done in memory was not stored
                    if await self._receipt(account, act.key):
                        return self._done(act.key, act.seat)
        raise Denied(503, "hall-busy")

    async def _try(self, account: Row, act: Any, by: Watcher | None) -> wire.Done | wire.Stale | None:
        have: int | None = getattr(act, "have", None)
        device = None if by is None else by.device(self)
        reader = act.seat if device is None else SPECTATOR  # the device knows no more than it shows
        if have is not None and not self.sitting.check_have(reader, have):
            if await self._receipt(account, act.key):
                return self._done(act.key, reader)
            return self._stale(act.key, reader, have, device)
        now = time.time()
        try:
            written = self.sitting.do(act, now)
        except Trouble:
            if await self._receipt(account, act.key):
                return self._done(act.key, reader)  # it was done before, which is why it cannot be done now
            raise
        told = await self._store(written, now, (str(account["id"]), act.key), by)
        self._lapses.pop(act.seat, None)
        return None if told else self._done(act.key, reader)

    def check_seat(self, account: str, seat: int) -> None:
        if not self._sits(account, seat):
            raise forbidden("not-your-seat", seat=seat + 1)
        if self.row["status"] == "open":
            raise Refused("not-started")

    async def _receipt(self, account: Row, key: str) -> bool:
        return await stored.has_receipt(self.hall.db, self.id, str(account["id"]), key)

    def _done(self, key: str, reader: int) -> wire.Done:
        return wire.Done(key, len(self.sitting.feed(reader).lines))

    def _stale(self, key: str, reader: int, have: int, device: Device | None) -> wire.Stale:
        lines = self.sitting.feed(reader).lines
        return wire.Stale(key, len(lines), lines[have:], self.sitting.scene(reader, None, device))

    async def say(self, account: Row, act: wire.Say) -> wire.Done:
        """A line of chat."""
        if account["muted"]:
            raise forbidden("muted")
        seats = self.seats_of(str(account["id"]))
        seat = seats[0] if seats else None
        line = await stored.add_chat(self.hall.db, self.id, account, seat, act.text, act.key)
        if line is not None:
            self.tell_chat(line)
        return wire.Done(act.key, 0)

    # --- Storing and telling --------------------------------------------------------------------------------

    async def _store(
        self,
        written: Sequence[str],
        now: float,
        receipt: tuple[str, str] | None = None,
        by: Watcher | None = None,
    ) -> bool:
        """Store what the sitting has done already, every answer and entry at once [LDR-SAVE-01] [LDR-PLAT-09]. If that
        fails it did not happen: the sitting is built anew.

        Then everybody is told; whether the connection that it came from was told with the news that it is done. The
        news are made while the disk writes, and dropped if it fails."""
        sitting = self.sitting
        chore = sitting.next_chore()
        result = sitting.match.record.result() if sitting.match.over else None
        head = sitting.head - len(written)
        change = stored.Append(
            match=self.id,
            head=head,
            written=written,
            now=now,
            due=None if chore is None else chore.at,
            claimed=self.hall.name if self.hall.db.shared and chore is not None and chore.at <= now else None,
            waiting=sitting.waiting_mask(),
            result=None if result is None else json.dumps(result),
            deeds=None if result is None else sitting.deeds(),
            receipt=receipt,
            public=sitting.public,
            chairs=self._changed_chairs() if sitting.moved else (),
        )
        try:
            draft = Draft(self, by, receipt[1] if receipt else "")
            await stored.append(self.hall.db, change, draft.write)
        except Conflict:
            raise
        except Unavailable as error:
            await self._start_over()
            raise Denied(503, "hall-cannot-store") from error
        for seat, kind, bot in change.chairs:
            self.chairs[seat]["kind"], self.chairs[seat]["bot"] = kind, bot
        if result is not None:
            self.row["status"], self.row["result"] = "over", change.result
        self.row["head"], self.row["waiting"] = sitting.head, change.waiting
        if change.public:
            self.row["changed"] = now
        self.used = time.monotonic()
        told = deliver(draft.news(), by)
        if change.chairs or result is not None:
            self.tell_table()
        self.hall.clockwork.note(self, chore)
        return told

    def _changed_chairs(self) -> list[tuple[int, str, str]]:
        return [
            (seat, sitter.kind, sitter.bot)
            for seat, sitter in enumerate(self.sitting.table.sitters)
            if (sitter.kind, sitter.bot) != (self.chairs[seat]["kind"], self.chairs[seat]["bot"])
        ]

    def publish(self) -> None:
        """Send everybody here what is new to them, and nothing to those for whom nothing is."""
        deliver(Draft(self, None, "").news(), None)

    def tell_table(self) -> None:
        for watcher in tuple(self.watchers):
            watcher.send(wire.TableNews(self.info(watcher.account_id)))

    def tell_chat(self, line: wire.ChatLine) -> None:
        for watcher in tuple(self.watchers):
            watcher.send(wire.Chat(line))

    def tell_keepsakes(self) -> None:
        for watcher in tuple(self.watchers):
            if watcher.seats:
                watcher.send(wire.Keepsakes())

    def info(self, account: str | None) -> wire.TableInfo:
        here = {seat for watcher in self.watchers for seat in watcher.seats}
        commitment = self.sitting.match.record.commitment if self.row["status"] != "open" else None
        return stored.info(self.row, self.chairs, account, here, commitment)

    # --- What needs no person -------------------------------------------------------------------------------

    async def chore(self) -> None:
        """Do what is due now without a person, if it still is."""
        async with self.lock:
            now = time.time()
            chore = self.sitting.next_chore()
            if chore is None or chore.at > now or self.row["status"] != "playing":
                return
            if chore.kind != BOT:
                await self._automatic(chore, now)
                return
            asked = (self.sitting.head, chore.seat)
            if asked in self._thinking:
                return
            self._thinking.add(asked)
            level = self.sitting.table.sitters[chore.seat].bot
            question = self.hall.bots.question(self.sitting.state, chore.seat, level)
        try:
            action = await self.hall.bots.ask(question)
        finally:
            self._thinking.discard(asked)
        await self._bot_answered(asked, chore.seat, action)

    async def _automatic(self, chore: Chore, now: float) -> None:
        action = self.sitting.table.automatic(chore)
        passed = self.sitting.state.rules.vocabulary.is_pass(action)  # who lets a pass come may be there all the same
        written = self.sitting.enter(chore.seat, action, now)
        if chore.kind == LAPSE and not passed:
            self._lapses[chore.seat] = self._lapses.get(chore.seat, 0) + 1
            if self._lapses[chore.seat] >= LAPSES and self.sitting.state.result() is None:
                written += self.sitting.replace(chore.seat, now)
        await self._store_or_start_over(written, now)

    async def _bot_answered(self, asked: tuple[int, int], seat: int, action: int) -> None:
        async with self.lock:
            head, _ = asked
            if self.sitting.head != head:
                return  # the match went on without it; whoever is due now is asked again
            now = time.time()
            await self._store_or_start_over(self.sitting.enter(seat, action, now), now)

    async def _store_or_start_over(self, written: Sequence[str], now: float) -> None:
        try:
            await self._store(written, now)
        except Conflict:
            await self._start_over()  # another process was quicker
            self.publish()
            self.hall.clockwork.note(self, self.sitting.next_chore())

    # --- Questions that change nothing ----------------------------------------------------------------------

    def preview(self, account: str, act: wire.Preview, by: Watcher | None = None) -> wire.Previewed | wire.Stale:
        self.check_seat(account, act.seat)
        device = None if by is None else by.device(self)
        reader = act.seat if device is None else SPECTATOR
        if not self.sitting.check_have(reader, act.have):
            return self._stale("", reader, act.have, device)
        steps = [self.sitting.action(action) for action in act.actions]
        state = self.sitting.table.rehearse(act.seat, steps)
        return wire.Previewed(self.sitting.scene(reader, state, device))

    def may_read(self, account: str | None, reader: int) -> bool:
        """Own seats and the spectator's place; after the end everything is open."""
        if reader == SPECTATOR or self.row["status"] == "over":
            return True
        return account is not None and reader in self.seats_of(account)


class Draft:
    """News of one moment to everybody at a match; `done` is the key of an act that came from connection `by`.

    It may be written before it is known whether they ever come true. Until they are delivered or dropped the lock of
    the match is held, so that nothing can make them false."""

    def __init__(self, live: Live, by: Watcher | None, done: str) -> None:
        self._live = live
        self._by = by
        self._done = done
        self._news: list[News] | None = None

    def write(self) -> None:
        live, by, done = self._live, self._by, self._done
        shared = Shared(live.sitting)
        self._news = [watcher.news(live, shared, done if watcher is by else "") for watcher in live.watchers]

    def news(self) -> list[News]:
        if self._news is None:
            self.write()
        assert self._news is not None
        return self._news
