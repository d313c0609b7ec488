"""Everything a hall has, in one file: taken while it runs, put back into either kind of database.

The file is gzip over JSON lines: a header, then one line per row, `[table, row]`, then an end line with the count.
"""

from __future__ import annotations

import gzip
import json
import sqlite3
import zlib
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path
from typing import IO, Any, Final

from bannerhall.core.errors import BadRequest
from bannerhall.files import OWNER_ONLY, replacing
from bannerhall.server.store import database
from bannerhall.server.store.database import Database, Row, Statement, Unavailable, migrations

FORMAT: Final = 1
# In an order in which every row finds what it refers to.
TABLES: Final = (
    "account",
    "session",
    "token",
    "outbox",
    "match",
    "chair",
    "entry",
    "receipt",
    "chat",
    "setting",
    "report",
    "profile",
    "keepsake",
)
FIRST_TABLES: Final = TABLES[:10]  # of the first schema: without them it is no database of a hall
BATCH: Final = 500


# --- Taking -------------------------------------------------------------------------------------------------


def back_up(url: str, target: Path) -> int:
    """Write a backup of a database that a hall may be using right now; how many rows there are."""
    database(url)  # a URL that means nothing is refused before a file is made
    rows = rows_of_sqlite(url) if url.startswith("sqlite:") else rows_of_postgres(url)
    # For the owner only: it holds addresses and passwords' hashes.
    with replacing(target, OWNER_ONLY) as raw, gzip.open(raw, "wt", encoding="utf-8") as out:
        return write(out, rows)


def write(out: Any, rows: Iterator[tuple[str, Row]]) -> int:
    count = 0
    out.write(json.dumps({"bannerhall-backup": FORMAT, "schema": migrations("sqlite")[-1][0]}) + "\n")
    for table, row in rows:
        out.write(json.dumps([table, row], ensure_ascii=False) + "\n")
        count += 1
    out.write(json.dumps({"end": count}) + "\n")
    return count


def there(known: set[str]) -> list[str]:
    """The tables to take. A database that no hall of this version has opened yet lacks the newest ones."""
    return [table for table in TABLES if table in known or table in FIRST_TABLES]


def rows_of_sqlite(url: str) -> Iterator[tuple[str, Row]]:
    """All rows as of one moment. The connection only reads, so the hall may go on writing."""
    path = Path(url.removeprefix("sqlite:///"))
    if not path.exists():
        raise BadRequest("cannot-read-file", file=str(path), reason="not found")
    try:
        where = f"{path.resolve().as_uri()}?mode=ro"
        with closing(sqlite3.connect(where, uri=True, isolation_level=None)) as connection:
            connection.row_factory = sqlite3.Row
            connection.execute("BEGIN")
            known = {row["name"] for row in connection.execute("SELECT name FROM sqlite_master")}
            for table in there(known):
                for row in connection.execute(f"SELECT * FROM {table}"):
                    yield table, dict(row)
    except sqlite3.Error as error:
        raise BadRequest("cannot-read-file", file=str(path), reason=str(error)) from error


def rows_of_postgres(url: str) -> Iterator[tuple[str, Row]]:
    """All rows as of one moment."""
    import psycopg
    from psycopg.rows import dict_row

    try:
        with psycopg.connect(url, row_factory=dict_row, connect_timeout=5) as connection:
            connection.execute("SET TRANSACTION ISOLATION LEVEL REPEATABLE READ READ ONLY")
            known = {row["tablename"] for row in connection.execute("SELECT tablename FROM pg_tables")}
            for table in there(known):
                with connection.cursor(f"backup_{table}") as cursor:
                    cursor.execute(f"SELECT * FROM {table}".encode())
                    for row in cursor:
                        yield table, row
    except psycopg.Error as error:
        reason = " ".join(str(error).split())
        raise BadRequest("database-unreachable", where=url.rpartition("@")[2], reason=reason) from error


# --- Putting back -------------------------------------------------------------------------------------------


async def restore(url: str, source: Path) -> int:
    """Fill an empty database from a backup, all of it or nothing; how many rows there are."""
    statements, count = read(source)
    db = database(url)
    await db.open()
    try:
        if await filled(db):
            raise BadRequest("database-not-empty", where=url.rpartition("@")[2])
        try:
            await db.commit(*statements)
        except Unavailable:
            raise
        except Exception as error:  # whatever a database says to rows that do not fit it
            raise bad_backup(source, error) from error
    finally:
        await db.close()
    return count


async def filled(db: Database) -> bool:
    return await db.row("SELECT id FROM account LIMIT 1") is not None


def read(source: Path) -> tuple[list[Statement], int]:
    """The backup as statements; a file that is damaged or cut short is refused before anything is written."""
    try:
        with gzip.open(source, "rt", encoding="utf-8") as file:
            return statements_of(file)
    except (ValueError, LookupError, TypeError, EOFError, gzip.BadGzipFile, zlib.error, RecursionError) as error:
        raise bad_backup(source, error) from error
    except OSError as error:
        raise BadRequest("cannot-read-file", file=str(source), reason=str(error.strerror)) from error


def bad_backup(source: Path, error: Exception) -> BadRequest:
    return BadRequest("bad-backup", file=str(source), reason=str(error)[:200])


def statements_of(file: IO[str]) -> tuple[list[Statement], int]:
    header = json.loads(file.readline() or "{}")
    if not isinstance(header, dict) or header.get("bannerhall-backup") != FORMAT:
        raise ValueError("it does not begin like one")
    if header["schema"] > migrations("sqlite")[-1][0]:
        raise ValueError(f"schema {header['schema']}")
    gathered: dict[str, list[Row]] = {table: [] for table in TABLES}
    for count, line in enumerate(file):
        told = json.loads(line)
        if isinstance(told, dict):
            if told["end"] != count:
                raise ValueError(f"{count} rows instead of {told['end']}")
            if file.read(1):  # only at the very end the check sum of the file is looked at
                raise ValueError("there is something behind the end")
            return [made for table in TABLES for made in inserts(table, gathered[table])], count
        table, row = told
        gathered[table].append(dict(row))
    raise ValueError("the end is missing")


def inserts(table: str, rows: list[Row]) -> Iterator[Statement]:
    for first in range(0, len(rows), BATCH):
        part: list[Any] = rows[first : first + BATCH]
        columns = list(part[0])
        if not all(column.isidentifier() for column in columns) or any(list(row) != columns for row in part):
            raise ValueError(f"columns of {table}")
        names, values = ", ".join(columns), ", ".join(f":{column}" for column in columns)
        yield Statement(f"INSERT INTO {table} ({names}) VALUES ({values})", part)
