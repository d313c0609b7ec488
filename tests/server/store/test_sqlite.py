"""What only a database in a file has: the lock that keeps others out, and kills that it survives."""

from __future__ import annotations

import asyncio
import os
import signal
import subprocess
import sys
from collections.abc import AsyncIterator

import pytest
from children import PACKAGES

from bannerhall.core.errors import BadRequest
from bannerhall.server.store import Database, Statement, database
from bannerhall.server.store.database import Unavailable

pytestmark = pytest.mark.anyio

PUT = "INSERT INTO setting (name, value) VALUES (:name, :value)"

# Several writers, so that commits share a batch; a number is printed only when its commit has returned.
WRITING = """
import asyncio, sys
from bannerhall.server.store import Statement, database

async def write(hall, writer):
    for number in range(1_000_000):
        await hall.commit(Statement(sys.argv[2], {"name": f"{writer}-{number}", "value": ""}, 1))
        print(f"{writer}-{number}", flush=True)

async def main():
    hall = database(sys.argv[1])
    await hall.open()
    await asyncio.gather(*(write(hall, writer) for writer in range(8)))

asyncio.run(main())
"""


@pytest.fixture
async def hall(sqlite_url: str) -> AsyncIterator[Database]:
    opened = database(sqlite_url)
    await opened.open()
    yield opened
    await opened.close()


async def test_a_second_program_is_kept_out(hall: Database, sqlite_url: str) -> None:
    second = database(sqlite_url)
    with pytest.raises(BadRequest) as refused:
        await second.open()
    assert refused.value.message == "hall-locked"
    assert refused.value.facts == {"file": sqlite_url.removeprefix("sqlite:///")}
    await hall.close()
    await second.open()
    await second.close()


async def test_a_killed_program_loses_nothing_it_has_acknowledged(sqlite_url: str) -> None:
    process = subprocess.Popen(
        [sys.executable, "-c", WRITING, sqlite_url, PUT],
        stdout=subprocess.PIPE,
        text=True,
        env={**os.environ, "PYTHONPATH": PACKAGES},
    )
    with process:
        assert process.stdout is not None
        acknowledged = [process.stdout.readline().strip() for _ in range(300)]
        process.send_signal(signal.SIGKILL)
        acknowledged += [line.strip() for line in process.stdout if line.endswith("\n")]
    hall = database(sqlite_url)
    await hall.open()
    kept = {row["name"] for row in await hall.rows("SELECT name FROM setting")}
    intact = await hall.rows("PRAGMA integrity_check")
    await hall.close()
    assert len(set(acknowledged)) == len(acknowledged) >= 300
    assert set(acknowledged) <= kept
    assert intact == [{"integrity_check": "ok"}]


async def test_a_full_disk_fails_commits_until_there_is_room_again(hall: Database) -> None:
    await hall.commit(Statement("PRAGMA max_page_count = 1", {}))  # as many as there are already
    big = [Statement(PUT, {"name": f"{at}", "value": "x" * 50_000}, 1) for at in range(3)]
    done = await asyncio.gather(*(hall.commit(each) for each in big), return_exceptions=True)
    assert [type(result) for result in done] == [Unavailable] * 3
    assert await hall.rows("SELECT name FROM setting") == []
    await hall.commit(Statement("PRAGMA max_page_count = 100000", {}))
    await asyncio.gather(*(hall.commit(each) for each in big))
    assert len(await hall.rows("SELECT name FROM setting")) == 3


async def test_trouble_of_the_database_itself_is_told_as_such(hall: Database) -> None:
    with pytest.raises(Unavailable, match="locked"):
        await hall.commit(Statement("PRAGMA wal_checkpoint", {}))  # never works inside a transaction
    await hall.commit(Statement(PUT, {"name": "later", "value": ""}, 1))


async def test_a_read_cannot_write(hall: Database) -> None:
    with pytest.raises(Exception, match="readonly"):
        await hall.rows(PUT, {"name": "a", "value": ""})
