"""SQLite in one file: exactly one writing connection, with group commit; readers beside it.

Statements only touch memory and take microseconds: they run in the event loop. What waits for the disk, the COMMIT,
runs in a thread; transactions that come in meanwhile share the next one. A thread for all of it would fight with the
loop for the interpreter at every statement, which costs more than the statements.

Two connections that write or checkpoint at once can corrupt a WAL database of SQLite up to 3.51.2, so a lock file keeps
every other writing program out.
"""

from __future__ import annotations

import asyncio
import contextlib
import os
import sqlite3
import threading
from collections.abc import Callable, Mapping
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from queue import SimpleQueue
from typing import IO

from bannerhall.core.errors import BadRequest
from bannerhall.server.store.batch import Job, begin, carry_out, end, found
from bannerhall.server.store.database import Database, Meanwhile, Row, Statement, Unavailable, Value, migrations

BATCH = 256  # commits that share one write to the disk
READERS = 2
PATIENCE = 100  # milliseconds for a lock; nobody else should ever hold one
CHECKPOINT = 4000  # pages of 4 KiB in the log before they are moved into the database, which takes some milliseconds

Work = Callable[[sqlite3.Connection, list[Job]], None]


class Committer:
    """The thread that waits for the disk. An executor could do it, but its bookkeeping costs as much as a statement."""

    def __init__(self, connection: sqlite3.Connection, written: Callable[[list[Job]], None]) -> None:
        self._connection = connection
        self._written = written
        self._loop = asyncio.get_running_loop()
        self._batches: SimpleQueue[tuple[Work, list[Job]] | None] = SimpleQueue()
        self._thread = threading.Thread(target=self._run, name="sqlite-commit", daemon=True)
        self._thread.start()

    def do(self, work: Work, batch: list[Job]) -> None:
        """Do this in the thread; the loop is told afterwards, whatever came of it."""
        self._batches.put((work, batch))

    def _run(self) -> None:
        while (ordered := self._batches.get()) is not None:
            work, batch = ordered
            try:
                work(self._connection, batch)
            except BaseException as error:  # what may not be stored is never acknowledged
                for job in batch:
                    job.failed = Unavailable(repr(error))
            with contextlib.suppress(RuntimeError):  # the loop has ended, and with it all who waited
                self._loop.call_soon_threadsafe(self._written, batch)

    def stop(self) -> None:
        self._batches.put(None)
        self._thread.join()


class Sqlite(Database):
    dialect = "sqlite"

    def __init__(self, path: str) -> None:
        super().__init__()
        self.path = Path(path)
        self._connection: sqlite3.Connection | None = None
        self._committer: Committer | None = None
        self._waiting: list[Job] = []
        self._busy = False
        self._loop: asyncio.AbstractEventLoop | None = None
        self._idle: asyncio.Event | None = None
        self._closing = False
        self._readers: ThreadPoolExecutor | None = None
        self._own = threading.local()
        self._open: list[sqlite3.Connection] = []
        self._lock: IO[str] | None = None

    # --- Opening and closing --------------------------------------------------------------------------------

    async def open(self) -> None:
        self.path.parent.mkdir(parents=True, exist_ok=True)
        self._lock = lock_file(self.path)
        try:
            self._connection = await asyncio.to_thread(writer, self.path)
        except BaseException:
            self._unlock()
            raise
        self._committer = Committer(self._connection, self._written)
        self._loop = asyncio.get_running_loop()
        self._idle = asyncio.Event()
        self._idle.set()
        self._closing = False
        self._readers = ThreadPoolExecutor(READERS, "sqlite-reader")

    async def close(self) -> None:
        self._closing = True
        if self._connection is not None and self._idle is not None and self._committer is not None:
            await self._idle.wait()
            connection, self._connection = self._connection, None
            self._committer.stop()
            await asyncio.to_thread(finish, connection)
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

    def submit(
        self, *statements: Statement, notice: str = "", meanwhile: Meanwhile | None = None
    ) -> asyncio.Future[list[list[Row]]]:
        """As the contract has it; who no longer waits does not undo it: it is written all the same."""
        if self._connection is None or self._loop is None or self._closing:
            raise Unavailable("the database is not open")
        job = Job(statements, notice, meanwhile, self._loop.create_future())
        self._waiting.append(job)
        if not self._busy:
            assert self._idle is not None
            self._busy = True
            self._idle.clear()
            self._write()  # at once: the disk writes while others go on
        return job.done

    def _write(self) -> None:
        """One transaction with everything that has gathered. Only one is under way at a time."""
        batch, self._waiting = self._waiting[:BATCH], self._waiting[BATCH:]
        assert self._connection is not None
        assert self._committer is not None
        assert self._idle is not None
        if not batch:
            self._busy = False
            self._idle.set()
        elif any(job.heavy for job in batch):
            self._committer.do(carry_out, batch)
        elif begin(self._connection, batch):
            self._committer.do(end, batch)
            self._use_the_time(batch)
        else:
            self._report(batch)
            asyncio.get_running_loop().call_soon(self._write)

    def _use_the_time(self, batch: list[Job]) -> None:
        """While the disk writes. Whoever fails here fails again, and is told, when the commit has come back."""
        for job in batch:
            if job.meanwhile is not None:
                with contextlib.suppress(Exception):
                    job.meanwhile()

    def _written(self, batch: list[Job]) -> None:
        """Those who have waited come first: they have news to send, and whatever they bring shares the next write."""
        self._report(batch)
        asyncio.get_running_loop().call_soon(self._write)

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
                asyncio.get_running_loop().call_soon(self._tell, job.notice)


def writer(path: Path) -> sqlite3.Connection:
    """The writing connection, with the schema of today."""
    connection = connect(path)
    connection.execute("PRAGMA synchronous = FULL")
    connection.execute(f"PRAGMA wal_autocheckpoint = {CHECKPOINT}")
    migrate(connection)
    connection.execute(f"PRAGMA busy_timeout = {PATIENCE}")
    return connection


def finish(connection: sqlite3.Connection) -> None:
    connection.execute("PRAGMA optimize")
    connection.close()


def connect(path: Path) -> sqlite3.Connection:
    connection = sqlite3.connect(path, isolation_level=None, check_same_thread=False, cached_statements=256)
    connection.row_factory = sqlite3.Row
    connection.execute("PRAGMA journal_mode = WAL")
    connection.execute("PRAGMA foreign_keys = ON")
    connection.execute("PRAGMA busy_timeout = 5000")
    return connection


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
