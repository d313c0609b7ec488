"""Transactions of SQLite that share one write to the disk. Every act of every table comes through here."""

from __future__ import annotations

import asyncio
import contextlib
import re
import sqlite3
from collections.abc import Callable, Mapping
from functools import cache
from operator import itemgetter
from typing import Final

from bannerhall.server.store.database import Conflict, Meanwhile, Row, Statement, Unavailable, Value

HEAVY: Final = 200  # rows of a transaction from which on the thread does all of it

PARAMETER = re.compile(r"""'(?:[^']|'')*'|"[^"]*"|--[^\n]*|:([A-Za-z_]\w*)""")

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


class Job:
    """One transaction, and who waits for it."""

    __slots__ = ("done", "failed", "found", "heavy", "meanwhile", "notice", "statements")

    def __init__(
        self,
        statements: tuple[Statement, ...],
        notice: str,
        meanwhile: Meanwhile | None,
        done: asyncio.Future[list[list[Row]]],
    ) -> None:
        self.statements = statements
        self.notice = notice
        self.meanwhile = meanwhile
        self.done = done
        self.found: list[list[Row]] = []
        self.failed: Exception | None = None
        self.heavy = False
        for each in statements:
            if type(each.params) is list and len(each.params) > HEAVY:
                self.heavy = True


def found(cursor: sqlite3.Cursor) -> list[Row]:
    return [dict(row) for row in cursor.fetchall()]


def carry_out(connection: sqlite3.Connection, batch: list[Job]) -> None:
    if begin(connection, batch):
        end(connection, batch)


def begin(connection: sqlite3.Connection, batch: list[Job]) -> bool:
    """All jobs in one transaction. If one of them fails it is done again, each behind a savepoint, so that the one does
    not harm the others."""
    try:
        connection.execute("BEGIN IMMEDIATE")
        if not plainly(connection, batch):
            connection.execute("ROLLBACK")
            connection.execute("BEGIN IMMEDIATE")
            for job in batch:
                attempt(connection, job)
    except sqlite3.Error as error:
        give_up(connection, batch, error)
        return False
    return True


def plainly(connection: sqlite3.Connection, batch: list[Job]) -> bool:
    """Whether all could be done without any trouble, which is the rule."""
    try:
        for job in batch:
            job.found = [run(connection, statement) for statement in job.statements]
    except Exception:
        return False
    return True


def end(connection: sqlite3.Connection, batch: list[Job]) -> None:
    """When this returns, the transaction is on the disk."""
    try:
        connection.execute("COMMIT")
    except sqlite3.Error as error:
        give_up(connection, batch, error)


def give_up(connection: sqlite3.Connection, batch: list[Job], error: sqlite3.Error) -> None:
    with contextlib.suppress(sqlite3.Error):
        connection.execute("ROLLBACK")
    for job in batch:
        job.failed = Unavailable(str(error))


def attempt(connection: sqlite3.Connection, job: Job) -> None:
    connection.execute("SAVEPOINT job")
    try:
        job.found = [run(connection, statement) for statement in job.statements]
    except Exception as error:
        if getattr(error, "sqlite_errorcode", 0) & 0xFF in TROUBLE:
            raise
        connection.execute("ROLLBACK TO job")
        job.failed = Conflict(str(error)) if isinstance(error, Conflict | sqlite3.IntegrityError) else error
    connection.execute("RELEASE job")


@cache
def numbered(sql: str) -> tuple[str, Callable[[Mapping[str, Value]], tuple[Value, ...]]]:
    """SQL with `?1`, `?2` … for its `:name` parameters, which are bound in half the time, and what picks them out."""
    numbers: dict[str, int] = {}

    def number(token: re.Match[str]) -> str:
        return f"?{numbers.setdefault(token[1], len(numbers) + 1)}" if token[1] else token[0]

    text = PARAMETER.sub(number, sql)
    names = tuple(numbers)
    if len(names) > 1:
        return text, itemgetter(*names)
    return text, lambda params: tuple(params[name] for name in names)


def run(connection: sqlite3.Connection, statement: Statement) -> list[Row]:
    sql, values = numbered(statement.sql)
    params = statement.params
    if isinstance(params, tuple):
        cursor = connection.execute(sql, params)
    elif isinstance(params, list):
        cursor = connection.executemany(sql, [each if isinstance(each, tuple) else values(each) for each in params])
    else:
        cursor = connection.execute(sql, values(params))
    rows = found(cursor) if cursor.description else []
    if statement.rows is not None:
        touched = max(cursor.rowcount, len(rows))
        if touched != statement.rows:
            raise Conflict(f"{touched} rows instead of {statement.rows}")
    return rows
