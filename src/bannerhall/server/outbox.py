"""Mails waiting to be sent. Without a mail server the links are shown to the host of the hall.

A mail is stored with what it belongs to and sent afterwards. Several processes may send from one database: whoever has
claimed a mail sends it, and another one takes over if that process dies.
"""

from __future__ import annotations

import asyncio
import contextlib
import json
import logging
from collections.abc import Sequence
from typing import TYPE_CHECKING

from bannerhall.games import game as box
from bannerhall.server.letters import Letter, hopeless, letter, transmit, veiled
from bannerhall.server.store import people
from bannerhall.server.store.database import Conflict, Row, Statement, Value
from bannerhall.server.times import now

if TYPE_CHECKING:
    from bannerhall.server.hall import Hall

ROUND = 10.0  # seconds between two looks into the outbox; what is written here wakes it at once
AT_ONCE = 20
CLAIM = 900.0  # seconds to send a mail before another process may try; longer than the mail server's patience
DELAYS = (60.0, 300.0, 900.0, 3600.0, 3 * 3600.0, 6 * 3600.0, 12 * 3600.0)
GIVE_UP = 2 * people.DAY
REMINDERS = 60.0  # seconds between two looks for people who are awaited
PATIENCE = 600.0  # seconds that somebody may think before being reminded
TIDY = 3600.0
FINISH = 30.0  # seconds for the mail under way when the hall closes
MAIL_TURNS = "mail_turns"  # the setting of an account: whether it wants reminders

DUE = """
SELECT * FROM outbox WHERE next_try <= :now ORDER BY next_try LIMIT :most
"""
CLAIMED = """
UPDATE outbox SET tries = tries + 1, next_try = :until
WHERE id = :id AND tries = :tries AND next_try IS NOT NULL
"""
AGAIN = "UPDATE outbox SET next_try = :later WHERE id = :id AND next_try IS NOT NULL"
# What was sent or given up is emptied: the row says only that it was, for nobody needs the text or the link again.
SENT = "UPDATE outbox SET next_try = NULL, sent = :now, body = '', link = '', address = '' WHERE id = :id"
GIVEN_UP = "UPDATE outbox SET next_try = NULL, body = '', link = '', address = '' WHERE id = :id"
# Who is awaited since a while and was not told after the last thing they did themselves.
AWAITED = """
SELECT match.id AS match, match.game, match.head, match.waiting, chair.seat, account.*
FROM match JOIN chair ON chair.match = match.id JOIN account ON account.id = chair.account
WHERE match.status = 'playing' AND match.waiting <> 0 AND match.changed < :before AND match.changed > :since
AND chair.kind = 'human' AND account.kind = 'member' AND account.banned = 0
AND NOT EXISTS (
    SELECT 1 FROM outbox WHERE outbox.id LIKE 'turn:' || match.id || ':' || account.id || ':%'
    AND outbox.created > COALESCE(
        (SELECT MAX(at) FROM receipt
         WHERE receipt.match = match.id AND receipt.account = account.id AND receipt.head > 0), 0))
"""

log = logging.getLogger("bannerhall.outbox")
to_host = logging.getLogger("bannerhall.host")  # for the eyes of whoever runs the hall: links are shown here


class Outbox:
    def __init__(self, hall: Hall) -> None:
        self.hall = hall
        self._wake = asyncio.Event()
        self._worker: asyncio.Task[None] | None = None
        self._closing = False

    def start(self) -> None:
        """Begin to send."""
        self._worker = asyncio.get_running_loop().create_task(self._work())

    async def stop(self) -> None:
        """Finish the mail under way."""
        self._closing = True
        self._wake.set()
        if self._worker is not None:
            with contextlib.suppress(asyncio.TimeoutError, asyncio.CancelledError):
                await asyncio.wait_for(self._worker, FINISH)

    # --- Writing --------------------------------------------------------------------------------------------

    @property
    def sends(self) -> bool:
        return bool(self.hall.settings.mail.host)

    def address(self, *path: str) -> str:
        """A link to a page of the hall."""
        return "/".join((self.hall.settings.url.rstrip("/"), "#", *path))

    def statement(self, written: Letter) -> Statement:
        """To be stored together with what the mail belongs to; say `posted` afterwards."""
        return written.statement(now(), now() if self.sends else None)

    def posted(self, written: Letter) -> None:
        """A mail was stored: send it, or show its link to the host."""
        if self.sends:
            self._wake.set()
        else:
            to_host.info("mail to %s: %s", veiled(written.address), written.link)

    async def remind(self, account: Row, match: str, game: str, head: int) -> None:
        """Tell a member by mail that a match waits for them; once at each point of the match."""
        wanted = json.loads(str(account["settings"])).get(MAIL_TURNS, True)
        if not self.sends or not wanted or account["email"] is None or account["confirmed"] is None:
            return
        unique = f"turn:{match}:{account['id']}:{head}"
        title, link = box(game).name, self.address("table", match)
        written = letter("turn", account, str(account["email"]), link, unique, game=title)
        await self.hall.db.commit(self.statement(written))
        self.posted(written)

    async def remind_all(self) -> None:
        """Look for people who keep others waiting without knowing it."""
        told: dict[str, Value] = {"before": now() - PATIENCE, "since": now() - GIVE_UP}
        for row in await self.hall.db.rows(AWAITED, told) if self.sends else ():
            if (int(row["waiting"] or 0) >> int(row["seat"] or 0)) & 1:
                await self.remind(row, str(row["match"]), str(row["game"]), int(row["head"] or 0))

    # --- Sending --------------------------------------------------------------------------------------------

    async def _work(self) -> None:
        reminded = tidied = 0.0
        while not self._closing:
            self._wake.clear()
            try:
                if now() - tidied >= TIDY:
                    tidied = now()
                    await people.tidy(self.hall.db)
                if now() - reminded >= REMINDERS:
                    reminded = now()
                    await self.remind_all()
                await self.send_due()
            except Exception:
                log.exception("the outbox stumbled")
            with contextlib.suppress(asyncio.TimeoutError):
                await asyncio.wait_for(self._wake.wait(), ROUND)

    async def send_due(self) -> None:
        """Send what is due and in nobody else's hands."""
        while due := await self._due():
            for row in due:
                if self._closing:
                    return
                if await self._claim(row):
                    await self._send(row)

    async def _due(self) -> Sequence[Row]:
        return await self.hall.db.rows(DUE, {"now": now(), "most": AT_ONCE}) if self.sends else ()

    async def _claim(self, row: Row) -> bool:
        told: dict[str, Value] = {"id": row["id"], "tries": row["tries"], "until": now() + CLAIM}
        try:
            await self.hall.db.commit(Statement(CLAIMED, told, rows=1))
        except Conflict:
            return False
        return True

    async def _send(self, row: Row) -> None:
        try:
            await asyncio.to_thread(transmit, self.hall.settings.mail, row)
        except Exception as error:
            await self._failed(row, error)
        else:
            await self.hall.db.commit(Statement(SENT, {"id": row["id"], "now": now()}))

    async def _failed(self, row: Row, error: Exception) -> None:
        """Try again later, ever more seldom. The error's text may hold the address, so only its kind is logged."""
        later = now() + DELAYS[min(int(row["tries"] or 0), len(DELAYS) - 1)]
        if hopeless(error) or later > float(row["created"] or 0) + GIVE_UP:
            log.warning("mail %s was given up: %s", row["id"], type(error).__name__)
            await self.hall.db.commit(Statement(GIVEN_UP, {"id": row["id"]}))
        else:
            log.warning("mail %s was not sent: %s; it will be tried again", row["id"], type(error).__name__)
            await self.hall.db.commit(Statement(AGAIN, {"id": row["id"], "later": later}))
