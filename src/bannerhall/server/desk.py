"""The host's desk: what whoever runs the hall may see and do, with a token that lies in a file on the server."""

from __future__ import annotations

import asyncio
import contextlib
import hmac
import json
import logging
from typing import TYPE_CHECKING, Any, Literal

from msgspec import Struct

from bannerhall.files import OWNER_ONLY, write_whole
from bannerhall.server.problems import Denied, not_found
from bannerhall.server.store import people
from bannerhall.server.store.database import Conflict, Row, Statement, Value
from bannerhall.server.times import now

if TYPE_CHECKING:
    from bannerhall.server.hall import Hall

TOKEN_FILE = "host.token"
SHORTEST_TOKEN = 20
ROUND = 10.0  # seconds between two reports of a process to the others
STALE = 3 * ROUND
MOST_FOUND = 50
MOST_LINKS = 200
CHANGED = "@account"  # the notice that an account is to be looked at anew: `@account:<id>`
PROCESS = "process:"  # settings that are reports of processes

SET = """
INSERT INTO setting (name, value) VALUES (:name, :value)
ON CONFLICT (name) DO UPDATE SET value = excluded.value
"""
FIND = """
SELECT account.*, (SELECT COUNT(*) FROM session WHERE session.account = account.id AND expires > :now) AS sessions
FROM account WHERE kind <> 'closed'
AND (id = :text OR LOWER(name) LIKE :like ESCAPE '!' OR email LIKE :like ESCAPE '!')
ORDER BY created DESC LIMIT :most
"""
LINKS = """
SELECT account, address, subject, link, created FROM outbox
WHERE sent IS NULL AND link <> '' AND id NOT LIKE 'turn:%' AND created > :since ORDER BY created DESC LIMIT :most
"""
log = logging.getLogger("bannerhall.desk")

Door = Literal["registration", "guests"]


class Doors(Struct, frozen=True):
    """Whether new people may come in: with an account, and without one."""

    registration: bool
    guests: bool


class Process(Struct, frozen=True):
    """How busy one process of the hall is. `seconds` is how long it has been running."""

    name: str
    matches: int
    connections: int
    seconds: float


class Load(Struct, frozen=True):
    processes: list[Process]
    accounts: dict[str, int]  # by kind: guest, member, closed
    tables: dict[str, int]  # by status: open, playing, over, removed
    mails: int  # that wait to be sent
    doors: Doors


class Known(Struct, frozen=True):
    """An account as the host sees it."""

    id: str
    kind: str
    name: str
    email: str | None
    created: float
    sessions: int
    muted: bool
    banned: bool


class Link(Struct, frozen=True):
    """What a mail would have said, where there is no mail server."""

    account: str
    address: str
    subject: str
    link: str
    created: float


class Desk:
    def __init__(self, hall: Hall) -> None:
        self.hall = hall
        self.file = hall.settings.home / TOKEN_FILE
        self._reports: asyncio.Task[None] | None = None

    def open(self) -> None:
        """Make the host's token if there is none yet, and begin to report to the other processes."""
        if not self.file.exists():
            self._write_token()
        self.hall.db.hear(self._heard)
        if self.hall.db.shared:
            self._reports = asyncio.get_running_loop().create_task(self._go_on_reporting())

    async def close(self) -> None:
        if self._reports is not None:
            self._reports.cancel()
            await asyncio.gather(self._reports, return_exceptions=True)
            with contextlib.suppress(Exception):
                name = PROCESS + self.hall.name
                await self.hall.db.commit(Statement("DELETE FROM setting WHERE name = :name", {"name": name}))

    # --- The host's token -----------------------------------------------------------------------------------

    def _write_token(self) -> None:
        """Whole or not at all, and from the first moment readable by the owner only."""
        write_whole(self.file, people.new_token() + "\n", OWNER_ONLY)

    def admit(self, token: str | None) -> None:
        """Only with the token of the file, which is read each time: the host may change it at any moment."""
        try:
            wanted = self.file.read_bytes().strip()
        except OSError:
            wanted = b""
        given = (token or "").encode("utf-8", "replace")
        if not hmac.compare_digest(given, wanted) or len(wanted) < SHORTEST_TOKEN:
            raise Denied(401, "host-only")

    # --- Doors ----------------------------------------------------------------------------------------------

    async def doors(self) -> Doors:
        rows = await self.hall.db.rows("SELECT name FROM setting WHERE name IN ('registration', 'guests')")
        closed = {row["name"] for row in rows}
        return Doors("registration" not in closed, "guests" not in closed)

    async def set_door(self, door: Door, is_open: bool) -> None:
        """A door is closed while there is a row for it."""
        told: dict[str, Value] = {"name": door, "value": "closed"}
        sql = "DELETE FROM setting WHERE name = :name" if is_open else SET
        await self.hall.db.commit(Statement(sql, told))
        log.info("%s: %s", door, "open" if is_open else "closed")

    # --- Load -----------------------------------------------------------------------------------------------

    async def load(self) -> Load:
        db = self.hall.db
        accounts = await db.rows("SELECT kind AS what, COUNT(*) AS many FROM account GROUP BY kind")
        tables = await db.rows("SELECT status AS what, COUNT(*) AS many FROM match GROUP BY status")
        mails = await db.row("SELECT COUNT(*) AS many FROM outbox WHERE next_try IS NOT NULL")
        return Load(
            processes=await self._processes(),
            accounts=counted(accounts),
            tables=counted(tables),
            mails=int((mails or {"many": 0})["many"] or 0),
            doors=await self.doors(),
        )

    def _own(self) -> Process:
        load = self.hall.load()
        return Process(self.hall.name, load["matches"], load["connections"], load["seconds"])

    async def _processes(self) -> list[Process]:
        """This process as it is now, the others as they reported lately."""
        found = [self._own()]
        rows = await self.hall.db.rows("SELECT value FROM setting WHERE name LIKE 'process:%'")
        for told in (json.loads(str(row["value"])) for row in rows):
            if told["name"] != self.hall.name and told.pop("at") > now() - STALE:
                found.append(Process(**told))
        return found

    async def report(self) -> None:
        """Tell the other processes how busy this one is; what a dead one has left is taken away after a while."""
        own = self._own()
        told: dict[str, Any] = {
            "name": own.name,
            "matches": own.matches,
            "connections": own.connections,
            "seconds": own.seconds,
            "at": now(),
        }
        await self.hall.db.commit(Statement(SET, {"name": PROCESS + own.name, "value": json.dumps(told)}))
        for row in await self.hall.db.rows("SELECT name, value FROM setting WHERE name LIKE 'process:%'"):
            if json.loads(str(row["value"]))["at"] < now() - 10 * STALE:
                gone: dict[str, Value] = {"name": row["name"], "value": row["value"]}
                await self.hall.db.commit(Statement("DELETE FROM setting WHERE name = :name AND value = :value", gone))

    async def _go_on_reporting(self) -> None:
        while True:
            try:
                await self.report()
            except Exception:
                log.exception("the report was not stored")
            await asyncio.sleep(ROUND)

    # --- Accounts -------------------------------------------------------------------------------------------

    async def find(self, text: str) -> list[Known]:
        """Accounts by id, or by a part of their name or address."""
        like = text.lower()
        for sign in ("!", "%", "_"):
            like = like.replace(sign, "!" + sign)
        told: dict[str, Value] = {"text": text, "like": f"%{like}%", "now": now(), "most": MOST_FOUND}
        return [known(row) for row in await self.hall.db.rows(FIND, told)]

    async def judge(self, account: str, muted: bool | None, banned: bool | None) -> Known:
        """Mute or ban an account, or take it back. It takes effect at once, on open connections as well."""
        told: dict[str, Value] = {
            "account": account,
            "muted": None if muted is None else int(muted),
            "banned": None if banned is None else int(banned),
        }
        sql = """
            UPDATE account SET muted = COALESCE(:muted, muted), banned = COALESCE(:banned, banned)
            WHERE id = :account AND kind <> 'closed'
        """
        statements = [Statement(sql, told, rows=1)]
        if banned:
            statements.append(people.end_sessions(account))
        try:
            await self.hall.db.commit(*statements, notice=f"{CHANGED}:{account}")
        except Conflict:
            raise not_found("account") from None
        log.info("account %s: muted %s, banned %s", account, muted, banned)
        return next(found for found in await self.find(account) if found.id == account)

    def _heard(self, notice: str) -> None:
        what, _, account = notice.partition(":")
        if what == CHANGED:
            self.hall.part_with(account)

    async def links(self) -> list[Link]:
        """Links of mails that nobody sends; to be handed on by the host."""
        told: dict[str, Value] = {"since": now() - people.LASTING[people.CONFIRM], "most": MOST_LINKS}
        rows = await self.hall.db.rows(LINKS, told) if not self.hall.outbox.sends else []
        return [
            Link(
                str(row["account"]),
                str(row["address"]),
                str(row["subject"]),
                str(row["link"]),
                float(row["created"] or 0),
            )
            for row in rows
        ]


def counted(rows: list[Row]) -> dict[str, int]:
    return {str(row["what"]): int(row["many"] or 0) for row in rows}


def known(row: Row) -> Known:
    return Known(
        id=str(row["id"]),
        kind=str(row["kind"]),
        name=str(row["name"]),
        email=None if row["email"] is None else str(row["email"]),
        created=float(row["created"] or 0),
        sessions=int(row["sessions"] or 0),
        muted=bool(row["muted"]),
        banned=bool(row["banned"]),
    )
