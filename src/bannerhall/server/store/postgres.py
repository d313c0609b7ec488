"""PostgreSQL, for several processes on one set of data. Commits that come together share one transaction.

A transaction with a notice holds a lock of the whole server until it is on the disk, so many small ones would queue up;
a few that carry many commits each do not.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
from collections.abc import AsyncIterator, Awaitable, Callable, Mapping, Sequence
from dataclasses import dataclass, field

import psycopg
from psycopg import AsyncConnection
from psycopg.conninfo import conninfo_to_dict, make_conninfo
from psycopg.pq.abc import PGresult
from psycopg_pool import AsyncConnectionPool, PoolTimeout

from bannerhall.core.errors import BadRequest
from bannerhall.server.store.database import (
    Conflict,
    Database,
    Meanwhile,
    Row,
    Statement,
    Unavailable,
    Value,
    migrations,
)
from bannerhall.server.store.postgres_wire import STALE_PLAN, Order, Wire, loaded, order

BATCH = 32  # commits that share one transaction
READERS = 4
PATIENCE = 5.0  # seconds to wait for a connection
RETRY = (0.1, 5.0)  # seconds between attempts to listen again: at first, at most
CHANNEL = "bannerhall"
MISSED = "*"  # the notice that others may have got lost
MIGRATING = 0x62616E6E  # the advisory lock of whoever changes the schema

# A peer that vanishes without a word is noticed within half a minute; what the URL says comes first.
LINE: dict[str, str | int] = {
    "application_name": "bannerhall",
    "connect_timeout": 5,
    "keepalives_idle": 10,
    "keepalives_interval": 5,
    "keepalives_count": 3,
    "tcp_user_timeout": 25_000,
}
# A wait for another process ends before PostgreSQL would look for a deadlock (1 s). A process that freezes in the
# middle of a transaction does not keep its locks.
SESSION = """
SET synchronous_commit = on;
SET lock_timeout = '500ms';
SET idle_in_transaction_session_timeout = '5s';
"""

BEGIN, COMMIT = Order(b"BEGIN"), Order(b"COMMIT")
MARK, FORGET, UNDO = Order(b"SAVEPOINT job"), Order(b"RELEASE job"), Order(b"ROLLBACK TO job")
LOCKED, READ_ONLY = "55P03", "25006"  # codes of PostgreSQL
NOTIFY = f"SELECT pg_notify('{CHANNEL}', :notice)"

Configure = Callable[[Wire], Awaitable[None]]

log = logging.getLogger(__name__)


@dataclass
class Job:
    """One commit, and who waits for it: the orders of each statement and how many rows they must touch."""

    steps: list[tuple[list[Order], int | None]]
    done: asyncio.Future[list[list[Row]]]
    found: list[list[Row]] = field(default_factory=list)
    failed: Exception | None = None


async def answered(job: Job, statements: int, meanwhile: Meanwhile | None) -> list[list[Row]]:
    """What the statements of a job found, without the answer to its notice; who no longer waits does not undo it."""
    if meanwhile is not None:
        await asyncio.sleep(0)  # first whoever writes sends what there is
        with contextlib.suppress(Exception):
            meanwhile()
    found = await asyncio.shield(job.done)
    return found[:statements]


class Postgres(Database):
    dialect = "postgres"
    shared = True

    def __init__(self, url: str) -> None:
        super().__init__()
        try:
            given = conninfo_to_dict(url)
        except psycopg.Error as error:
            got = url.rpartition("@")[2].partition("?")[0]
            raise BadRequest("bad-database", got=got, wanted="postgresql://USER@HOST/NAME") from error
        port = f":{given['port']}" if "port" in given else ""
        self.where = f"{given.get('host', 'localhost')}{port}/{given.get('dbname', '')}"
        self._conninfo = make_conninfo("", **{**LINE, **given})
        self._jobs: asyncio.Queue[Job | None] = asyncio.Queue()
        self._writer: asyncio.Task[None] | None = None
        self._listener: asyncio.Task[None] | None = None
        self._writing: AsyncConnectionPool[Wire] | None = None
        self._reading: AsyncConnectionPool[Wire] | None = None

    # --- Opening and closing --------------------------------------------------------------------------------

    async def open(self) -> None:
        try:
            async with await AsyncConnection.connect(self._conninfo) as connection:
                await migrate(connection)
            listening = await self._listen()
            self._listener = asyncio.create_task(self._keep_listening(listening))
            self._writing = await self._pool(1, for_writing)
            self._reading = await self._pool(READERS, for_reading)
        except psycopg.Error as error:
            await self.close()
            raise BadRequest("database-unreachable", where=self.where, reason=one_line(error)) from error
        self._writer = asyncio.create_task(self._write(self._writing))

    async def close(self) -> None:
        if self._writer is not None:
            writer, self._writer = self._writer, None
            self._jobs.put_nowait(None)
            await writer
        if self._listener is not None:
            self._listener.cancel()
            await asyncio.wait([self._listener])
            self._listener = None
        for pool in (self._writing, self._reading):
            if pool is not None:
                await pool.close()
        self._writing = self._reading = None

    async def _pool(self, size: int, configure: Configure) -> AsyncConnectionPool[Wire]:
        """Connections that are replaced when they break; given up after a while, tried again when next needed."""
        pool = AsyncConnectionPool(
            self._conninfo,
            connection_class=Wire,
            kwargs={"autocommit": True},
            min_size=size,
            max_size=size,
            open=False,
            configure=configure,
            timeout=PATIENCE,
            reconnect_timeout=PATIENCE,
        )
        await pool.open(wait=True, timeout=PATIENCE)
        return pool

    # --- Reading --------------------------------------------------------------------------------------------

    async def rows(self, sql: str, params: Mapping[str, Value] | None = None) -> list[Row]:
        assert self._reading is not None, "the database is not open"
        asked = order(sql, params or {})
        try:
            async with connected(self._reading) as wire:
                (answer,) = await wire.send([asked])
        except psycopg.Error as error:
            raise meaning(error) from error
        return loaded(answer)

    # --- Writing --------------------------------------------------------------------------------------------

    def submit(
        self, *statements: Statement, notice: str = "", meanwhile: Meanwhile | None = None
    ) -> Awaitable[list[list[Row]]]:
        """As the contract has it, only that `Unavailable` may also mean: nobody knows whether it was done.

        That is so when the connection breaks while the server commits. Whoever gets it must read again what is there.
        """
        if self._writer is None:
            raise Unavailable("the database is not open")
        job = Job([ordered(each) for each in statements], asyncio.get_running_loop().create_future())
        if notice:
            job.steps.append(([order(NOTIFY, {"notice": notice})], None))
        self._jobs.put_nowait(job)
        return answered(job, len(statements), meanwhile)

    async def _write(self, pool: AsyncConnectionPool[Wire]) -> None:
        going = True
        while going:
            batch, going = await self._batch()
            try:
                if batch:
                    async with connected(pool) as wire:
                        await carry_out(wire, batch)
            except PoolTimeout as error:
                batch += self._waiting()  # whoever came meanwhile shall not wait as long again
                fail(batch, error)
            except Exception as error:
                fail(batch, error)
            answer(batch)

    async def _batch(self) -> tuple[list[Job], bool]:
        """What has gathered while the last batch was written; at least one job, unless the end has come."""
        job = await self._jobs.get()
        batch: list[Job] = []
        while job is not None:
            batch.append(job)
            if len(batch) == BATCH or self._jobs.empty():
                return batch, True
            job = self._jobs.get_nowait()
        return batch, False

    def _waiting(self) -> list[Job]:
        """Whoever waits now; the sign of the end stays where it is."""
        jobs: list[Job] = []
        while not self._jobs.empty():
            job = self._jobs.get_nowait()
            if job is None:
                self._jobs.put_nowait(None)
                break
            jobs.append(job)
        return jobs

    # --- Hearing of others ----------------------------------------------------------------------------------

    async def _listen(self) -> AsyncConnection:
        connection = await AsyncConnection.connect(self._conninfo, autocommit=True)
        try:
            await connection.execute(f"LISTEN {CHANNEL}")
        except BaseException:
            await connection.close()
            raise
        return connection

    async def _keep_listening(self, connection: AsyncConnection) -> None:
        """Hand on all notices. Whenever the connection had to be made anew, some may have got lost."""
        loop = asyncio.get_running_loop()
        while True:
            async with connection:
                with contextlib.suppress(psycopg.OperationalError):
                    async for notice in connection.notifies():
                        loop.call_soon(self._tell, notice.payload)
            connection = await self._listen_again()
            loop.call_soon(self._tell, MISSED)

    async def _listen_again(self) -> AsyncConnection:
        pause, longest = RETRY
        while True:
            try:
                return await self._listen()
            except psycopg.Error as error:
                log.warning("cannot listen to %s: %s", self.where, one_line(error))
            await asyncio.sleep(pause)
            pause = min(2 * pause, longest)


@contextlib.asynccontextmanager
async def connected(pool: AsyncConnectionPool[Wire]) -> AsyncIterator[Wire]:
    """A connection that still works. The pool's own check would pause after each broken one: seconds, for a few."""
    wire = await pool.getconn()
    while not wire.works():
        await pool.putconn(wire)
        wire = await pool.getconn()
    try:
        yield wire
    finally:
        await pool.putconn(wire)


async def for_writing(wire: Wire) -> None:
    await wire.execute(SESSION)


async def for_reading(wire: Wire) -> None:
    await wire.execute("SET default_transaction_read_only = on")


def ordered(statement: Statement) -> tuple[list[Order], int | None]:
    several = statement.params if isinstance(statement.params, list) else [statement.params]
    return [order(statement.sql, params) for params in several], statement.rows


async def carry_out(wire: Wire, batch: Sequence[Job]) -> None:
    """All jobs in one transaction. Where some fail, try ever fewer, so that they do not harm the others."""
    lead = [BEGIN, MARK]
    at, size = 0, len(batch)
    while at < len(batch):
        portion = batch[at : at + size]
        problem = await attempt(wire, lead, portion)
        lead = [UNDO] if problem else [FORGET, MARK]
        if problem is None:
            at, size = at + size, 2 * size
        elif len(portion) > 1:
            size = 1
        else:
            portion[0].failed = problem
            at += 1
    await wire.send([*lead, COMMIT])


async def attempt(wire: Wire, lead: list[Order], jobs: Sequence[Job]) -> Exception | None:
    """Do these jobs, all on one way to the server and back. If any fails, nothing of them may stay."""
    orders = [each for job in jobs for step, _ in job.steps for each in step]
    try:
        answers = iter((await wire.send([*lead, *orders]))[len(lead) :])
        for job in jobs:
            job.found = [settle([next(answers) for _ in step], wanted) for step, wanted in job.steps]
    except Conflict as conflict:
        return conflict
    except psycopg.Error as error:
        if wire.closed:
            raise
        return meaning(error)
    return None


def settle(answers: list[PGresult], wanted: int | None) -> list[Row]:
    touched = sum(each.command_tuples or 0 for each in answers)
    if wanted is not None and touched != wanted:
        raise Conflict(f"{touched} rows instead of {wanted}")
    return loaded(answers[0]) if len(answers) == 1 else []


def fail(batch: Sequence[Job], error: Exception) -> None:
    """What is not settled yet has failed with the whole batch."""
    for job in batch:
        job.failed = job.failed or (meaning(error) if isinstance(error, psycopg.Error) else error)


def answer(batch: Sequence[Job]) -> None:
    for job in batch:
        if job.failed is not None:
            job.done.set_exception(job.failed)
        else:
            job.done.set_result(job.found)


def meaning(error: psycopg.Error) -> Exception:
    """What an error means to whoever reads or writes; mistakes in a statement stay as they are."""
    state = error.sqlstate or ""
    if state.startswith(("23", "40")) or state == LOCKED:
        return Conflict(one_line(error))
    if isinstance(error, psycopg.OperationalError) or state in (STALE_PLAN, READ_ONLY):
        return Unavailable(one_line(error))
    return error


def one_line(error: Exception) -> str:
    return " ".join(str(error).split())


async def migrate(connection: AsyncConnection) -> None:
    """Bring the schema up to date, whole or not at all, and only one process at a time."""
    await connection.execute("SELECT pg_advisory_xact_lock(%s)", [MIGRATING])
    await connection.execute("CREATE TABLE IF NOT EXISTS schema_version (number INTEGER NOT NULL)")
    cursor = await connection.execute("SELECT coalesce(max(number), 0) FROM schema_version")
    (have,) = await cursor.fetchone() or (0,)
    steps = migrations("postgres")
    if have > steps[-1][0]:
        raise BadRequest("newer-database", have=int(have), wanted=steps[-1][0])
    for number, script in steps:
        if number > have:
            await connection.execute(script.encode())
            await connection.execute("INSERT INTO schema_version (number) VALUES (%s)", [number])
