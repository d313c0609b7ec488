"""SQLite in one file: exactly one writing connection in one thread, with group commit; readers beside it.

Two connections that write or checkpoint at once can corrupt a WAL database of SQLite up to 3.51.2, so a lock file keeps
every other writing program out.
"""

from __future__ import annotations

import asyncio
import contextlib
import os
import queue
import sqlite3
import threading
from collections.abc import Mapping
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from pathlib import Path
from typing import IO

from bannerhall.core.errors import BadRequest
from bannerhall.server.store.database import Conflict, Database, Row, Statement, Unavailable, Value, migrations

BATCH = 256  # commits that share one write to the disk
READERS = 2

# The database itself is in trouble, not only one statement wrong.
TROUBLE = {
    sqlite3.SQLITE_BUSY,
    sqlite3.SQLITE_CANTOPEN,
    sqlite3.SQLITE_CORRUPT,
    sqlite3.SQLITE_FULL,
    sqlite3.SQLITE_IOERR,
    sqlite3.SQLITE_LOCKED,
    sqlite3.SQLITE_NOMEM,
    sqlite3.SQLITE_NOTADB,
    sqlite3.SQLITE_READONLY,
}


@dataclass
class Job:
    """One transaction, and who waits for it."""

    statements: tuple[Statement, ...]
    notice: str
    loop: asyncio.AbstractEventLoop
    done: asyncio.Future[list[list[Row]]]
    found: list[list[Row]]
    failed: Exception | None = None


class Sqlite(Database):
    dialect = "sqlite"

    def __init__(self, path: str) -> None:
        super().__init__()
        self.path = Path(path)
        self._jobs: queue.SimpleQueue[Job | None] = queue.SimpleQueue()
        self._writer: threading.Thread | None = None
        self._readers: ThreadPoolExecutor | None = None
        self._own = threading.local()
        self._open: list[sqlite3.Connection] = []
        self._lock: IO[str] | None = None

    # --- Opening and closing --------------------------------------------------------------------------------

    async def open(self) -> None:
        self.path.parent.mkdir(parents=True, exist_ok=True)
        self._lock = lock_file(self.path)
        started: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._writer = threading.Thread(
            target=self._write, args=(asyncio.get_running_loop(), started), name="sqlite-writer", daemon=True
        )
        self._writer.start()
        try:
            await started
        except BaseException:
            self._writer = None
            self._unlock()
            raise
        self._readers = ThreadPoolExecutor(READERS, "sqlite-reader")

    async def close(self) -> None:
        if self._writer is not None:
            writer, self._writer = self._writer, None
            self._jobs.put(None)
            await asyncio.to_thread(writer.join)
        if self._readers is not None:
            self._readers.shutdown()
            self._readers = None
        for connection in self._open:
            connection.close()
        self._open.clear()
        self._unlock()

    def _unlock(self) -> None:
        if self._lock is not None:
            self._lock.close()
            self._lock = None

    # --- Reading --------------------------------------------------------------------------------------------

    async def rows(self, sql: str, params: Mapping[str, Value] | None = None) -> list[Row]:
        assert self._readers is not None, "the database is not open"
        return await asyncio.get_running_loop().run_in_executor(self._readers, self._read, sql, params or {})

    def _read(self, sql: str, params: Mapping[str, Value]) -> list[Row]:
        connection: sqlite3.Connection | None = getattr(self._own, "connection", None)
        if connection is None:
            connection = connect(self.path)
            connection.execute("PRAGMA query_only = ON")
            self._own.connection = connection
            self._open.append(connection)
        return found(connection.execute(sql, dict(params)))

    # --- Writing --------------------------------------------------------------------------------------------

    async def commit(self, *statements: Statement, notice: str = "") -> list[list[Row]]:
        if self._writer is None:
            raise Unavailable("the database is not open")
        loop = asyncio.get_running_loop()
        job = Job(statements, notice, loop, loop.create_future(), [])
        self._jobs.put(job)
        return await asyncio.shield(job.done)

    def _write(self, loop: asyncio.AbstractEventLoop, started: asyncio.Future[None]) -> None:
        try:
            connection = connect(self.path)
            connection.execute("PRAGMA synchronous = FULL")
            migrate(connection)
        except Exception as error:
            loop.call_soon_threadsafe(started.set_exception, error)
            return
        loop.call_soon_threadsafe(started.set_result, None)
        going = True
        while going:
            batch, going = self._batch()
            if batch:
                carry_out(connection, batch)
                with contextlib.suppress(RuntimeError):  # the loop is gone, and with it whoever waited
                    batch[0].loop.call_soon_threadsafe(self._report, batch)
        connection.execute("PRAGMA optimize")
        connection.close()

    def _batch(self) -> tuple[list[Job], bool]:
        """What has gathered while the last batch was written; at least one job, unless the end has come."""
        job = self._jobs.get()
        batch: list[Job] = []
        while job is not None:
            batch.append(job)
            if len(batch) == BATCH:
                return batch, True
            try:
                job = self._jobs.get_nowait()
            except queue.Empty:
                return batch, True
        return batch, False

    def _report(self, batch: list[Job]) -> None:
        """Answer all before anybody is told: a hearer that fails must not keep them waiting."""
        for job in batch:
            if job.done.done():
                continue
            if job.failed is not None:
                job.done.set_exception(job.failed)
            else:
                job.done.set_result(job.found)
        for job in batch:
            if job.failed is None and job.notice:
                job.loop.call_soon(self._tell, job.notice)


def connect(path: Path) -> sqlite3.Connection:
    connection = sqlite3.connect(path, isolation_level=None, check_same_thread=False, cached_statements=256)
    connection.row_factory = sqlite3.Row
    connection.execute("PRAGMA journal_mode = WAL")
    connection.execute("PRAGMA foreign_keys = ON")
    connection.execute("PRAGMA busy_timeout = 5000")
    return connection


def found(cursor: sqlite3.Cursor) -> list[Row]:
    return [dict(row) for row in cursor.fetchall()] if cursor.description else []


def carry_out(connection: sqlite3.Connection, batch: list[Job]) -> None:
    """All jobs in one transaction, each behind a savepoint: one that fails does not harm the others."""
    try:
        connection.execute("BEGIN IMMEDIATE")
        for job in batch:
            attempt(connection, job)
        connection.execute("COMMIT")
    except sqlite3.Error as error:
        with contextlib.suppress(sqlite3.Error):
            connection.execute("ROLLBACK")
        for job in batch:
            job.failed = Unavailable(str(error))


def attempt(connection: sqlite3.Connection, job: Job) -> None:
    connection.execute("SAVEPOINT job")
    try:
        for statement in job.statements:
            job.found.append(run(connection, statement))
    except Exception as error:
        if getattr(error, "sqlite_errorcode", 0) & 0xFF in TROUBLE:
            raise
        connection.execute("ROLLBACK TO job")
        job.failed = Conflict(str(error)) if isinstance(error, Conflict | sqlite3.IntegrityError) else error
    connection.execute("RELEASE job")


def run(connection: sqlite3.Connection, statement: Statement) -> list[Row]:
    if isinstance(statement.params, list):
        cursor = connection.executemany(statement.sql, statement.params)
        rows: list[Row] = []
    else:
        cursor = connection.execute(statement.sql, statement.params)
        rows = found(cursor)
    touched = max(cursor.rowcount, len(rows))
    if statement.rows is not None and touched != statement.rows:
        raise Conflict(f"{touched} rows instead of {statement.rows}")
    return rows


def migrate(connection: sqlite3.Connection) -> None:
    """Bring the schema up to date, each step whole or not at all."""
    (have,) = connection.execute("PRAGMA user_version").fetchone()
    steps = migrations("sqlite")
    if have > steps[-1][0]:
        raise BadRequest("newer-database", have=int(have), wanted=steps[-1][0])
    for number, script in steps:
        if number > have:
            connection.executescript(f"BEGIN IMMEDIATE;\n{script}\nPRAGMA user_version = {number};\nCOMMIT;")


def lock_file(database: Path) -> IO[str]:
    """Keep other programs from writing to this database as long as the file stays open."""
    path = database.with_name(database.name + ".lock")
    file = path.open("a+", encoding="ascii")
    try:
        if os.name == "nt":
            import msvcrt

            msvcrt.locking(file.fileno(), msvcrt.LK_NBLCK, 1)  # type: ignore[attr-defined]
        else:
            import fcntl

            fcntl.flock(file.fileno(), fcntl.LOCK_EX | fcntl.LOCK_NB)
    except OSError as error:
        file.close()
        raise BadRequest("hall-locked", file=str(database)) from error
    return file
