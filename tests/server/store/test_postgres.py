"""What only a database of several processes has: others who write, and connections that break."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Iterator
from urllib.parse import urlsplit

import psycopg
import pytest
from databases import DEADLINE, set_up_match, until

from bannerhall.core.errors import BadRequest
from bannerhall.server.store import Conflict, Database, Statement, database, postgres, postgres_wire
from bannerhall.server.store.database import Unavailable, migrations
from bannerhall.server.store.postgres import READERS
from bannerhall.server.store.postgres_wire import translated

pytestmark = pytest.mark.anyio

PUT = "INSERT INTO setting (name, value) VALUES (:name, '')"
CHANGE = "UPDATE setting SET value = :value WHERE name = :name"
OTHERS = "FROM pg_stat_activity WHERE datname = current_database() AND pid <> pg_backend_pid()"


@pytest.fixture
async def hall(postgres_url: str) -> AsyncIterator[Database]:
    opened = database(postgres_url)
    await opened.open()
    yield opened
    await opened.close()


@pytest.fixture
async def other(hall: Database, postgres_url: str) -> AsyncIterator[Database]:
    """The same database as another process has it."""
    opened = database(postgres_url)
    await opened.open()
    yield opened
    await opened.close()


@pytest.fixture
def admin(hall: Database, postgres_url: str) -> Iterator[psycopg.Connection]:
    with psycopg.connect(postgres_url, autocommit=True) as connection:
        yield connection


def put(name: str) -> Statement:
    return Statement(PUT, {"name": name}, 1)


def change(name: str, value: str) -> Statement:
    return Statement(CHANGE, {"name": name, "value": value}, 1)


def count(admin: psycopg.Connection, what: str) -> int:
    row = admin.execute(f"SELECT count(*) {what}".encode()).fetchone()
    assert row is not None
    return int(row[0])


# --- Several processes --------------------------------------------------------------------------------------


async def test_another_process_hears_and_reads_what_was_committed(hall: Database, other: Database) -> None:
    heard: list[str] = []
    other.hear(heard.append)
    with pytest.raises(Conflict):
        await hall.commit(put("x"), put("x"), notice="never")
    await hall.commit(put("a"), notice="m:1")
    await until(lambda: heard)
    assert heard == ["m:1"]
    assert await other.rows("SELECT name FROM setting") == [{"name": "a"}]


async def test_when_several_open_at_once_the_tables_are_made_once(postgres_url: str) -> None:
    halls = [database(postgres_url) for _ in range(5)]
    await asyncio.gather(*(each.open() for each in halls))
    steps = [{"number": number} for number, _ in migrations("postgres")]
    assert await halls[0].rows("SELECT number FROM schema_version ORDER BY number") == steps
    await asyncio.gather(*(each.close() for each in halls))


async def test_of_two_processes_that_race_exactly_one_wins(hall: Database, other: Database) -> None:
    await set_up_match(hall)
    for number in range(20):
        jobs = [Statement("UPDATE match SET head = head + 1 WHERE head = :head", {"head": number}, 1)] * 5
        done = await asyncio.gather(
            *(side.commit(job) for job in jobs for side in (hall, other)), return_exceptions=True
        )
        assert [isinstance(result, Conflict) for result in done].count(False) == 1
    assert await other.rows("SELECT head FROM match") == [{"head": 20}]


async def test_processes_that_block_each_other_end_in_a_conflict_or_success(hall: Database, other: Database) -> None:
    await hall.commit(put("a"), put("b"))
    for _ in range(2):
        done = await asyncio.gather(
            hall.commit(change("a", "hall"), Statement("SELECT pg_sleep(0.05)", {}), change("b", "hall")),
            other.commit(change("b", "other"), Statement("SELECT pg_sleep(0.05)", {}), change("a", "other")),
            return_exceptions=True,
        )
        assert any(isinstance(result, Conflict) for result in done)
        assert all(isinstance(result, Conflict | list) for result in done)
        values = await hall.rows("SELECT DISTINCT value FROM setting")
        assert len(values) == 1, "each commit writes both or none"


async def test_whoever_waits_too_long_for_another_gets_a_conflict_and_the_rest_goes_on(
    hall: Database, admin: psycopg.Connection
) -> None:
    await hall.commit(put("held"))
    with admin.transaction():
        admin.execute("SELECT FROM setting WHERE name = 'held' FOR UPDATE")
        jobs = [hall.commit(put("a")), hall.commit(change("held", "new")), hall.commit(put("b"))]
        done = await asyncio.gather(*jobs, return_exceptions=True)
    assert [isinstance(result, Conflict) for result in done] == [False, True, False]
    await hall.commit(change("held", "new"))
    assert await hall.rows("SELECT name FROM setting WHERE value = 'new'") == [{"name": "held"}]


# --- Connections that break ---------------------------------------------------------------------------------


async def test_when_the_server_hangs_up_the_next_commits_work_and_notices_come_again(
    hall: Database, admin: psycopg.Connection
) -> None:
    heard: list[str] = []
    hall.hear(heard.append)
    await hall.commit(put("before"), notice="before")
    await until(lambda: heard == ["before"])
    for again in ("1", "2"):
        assert count(admin, f"FILTER (WHERE pg_terminate_backend(pid, 5000)) {OTHERS}") > 2
        heard.clear()
        await hall.commit(put(f"a{again}"))
        assert len(await hall.rows("SELECT name FROM setting")) == 2 * int(again)
        await until(lambda: heard == ["*"])
        await hall.commit(put(f"b{again}"), notice=again)
        await until(lambda: heard[1:])
        assert heard == ["*", again]


async def test_a_connection_lost_on_the_way_is_told_to_those_concerned(
    hall: Database, admin: psycopg.Connection
) -> None:
    await hall.commit(put("held"))
    with admin.transaction():
        admin.execute("SELECT FROM setting WHERE name = 'held' FOR UPDATE")
        jobs = [asyncio.ensure_future(hall.commit(each)) for each in (put("a"), change("held", "new"))]
        blocked = f"{OTHERS} AND wait_event_type = 'Lock'"
        await until(lambda: count(admin, blocked) == 1)
        count(admin, f"FILTER (WHERE pg_terminate_backend(pid)) {blocked}")
        done = await asyncio.gather(*jobs, return_exceptions=True)
    assert [type(result) for result in done] == [Unavailable, Unavailable]
    assert all("server closed the connection" in str(result) for result in done)
    await hall.commit(put("a"), change("held", "newer"))
    assert await hall.rows("SELECT name, value FROM setting ORDER BY name") == [
        {"name": "a", "value": ""},
        {"name": "held", "value": "newer"},
    ]


async def test_while_the_server_takes_nobody_in_nobody_waits_long_and_then_all_is_well(
    postgres_url: str, postgres_server: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(postgres, "PATIENCE", 1.0)
    hall = database(postgres_url)
    await hall.open()
    heard: list[str] = []
    hall.hear(heard.append)
    name = urlsplit(postgres_url).path[1:]
    with psycopg.connect(postgres_server, autocommit=True) as outside:
        outside.execute(f"ALTER DATABASE {name} ALLOW_CONNECTIONS false".encode())
        outside.execute("SELECT pg_terminate_backend(pid, 5000) FROM pg_stat_activity WHERE datname = %s", [name])
        async with asyncio.timeout(DEADLINE):
            done = await asyncio.gather(*(hall.commit(put(f"{at}")) for at in range(1000)), return_exceptions=True)
            with pytest.raises(Unavailable):
                await hall.rows("SELECT name FROM setting")
        assert {type(result) for result in done} == {Unavailable}
        outside.execute(f"ALTER DATABASE {name} ALLOW_CONNECTIONS true".encode())
    await until(lambda: heard == ["*"])
    await hall.commit(put("later"), notice="later")
    await until(lambda: heard == ["*", "later"])
    assert await hall.rows("SELECT name FROM setting") == [{"name": "later"}]
    await hall.close()


async def test_a_reader_that_goes_away_spoils_no_connection(hall: Database) -> None:
    for _ in range(8):
        reading = asyncio.ensure_future(hall.rows("SELECT pg_sleep(30)"))
        await asyncio.sleep(0.01)
        reading.cancel()
        await asyncio.wait([reading])
    assert await hall.rows("SELECT 1 AS one") == [{"one": 1}]


async def test_closing_leaves_nothing_behind(hall: Database, admin: psycopg.Connection, postgres_url: str) -> None:
    await hall.close()
    before = asyncio.all_tasks()
    again = database(postgres_url)
    await again.open()
    await again.commit(put("a"))
    await again.close()
    assert asyncio.all_tasks() == before
    await until(lambda: count(admin, OTHERS) == 0)


# --- Settings and statements --------------------------------------------------------------------------------


async def test_commits_are_on_the_disk_whatever_the_server_prefers(
    hall: Database, admin: psycopg.Connection, postgres_url: str
) -> None:
    name = admin.info.dbname
    admin.execute(f"ALTER DATABASE {name} SET synchronous_commit = off".encode())
    again = database(postgres_url)
    await again.open()
    found = await again.commit(Statement("SELECT current_setting('synchronous_commit') AS value", {}))
    await again.close()
    assert found == [[{"value": "on"}]]


async def test_a_read_cannot_write(hall: Database) -> None:
    with pytest.raises(Unavailable, match="read-only"):
        await hall.rows(PUT, {"name": "a"})


async def test_tables_that_a_newer_program_changes_can_be_read_soon_again(
    hall: Database, admin: psycopg.Connection
) -> None:
    await asyncio.gather(*(hall.rows("SELECT * FROM setting") for _ in range(8)))
    await hall.commit(put("a"))
    admin.execute("ALTER TABLE setting ADD COLUMN colour TEXT")
    reads = [await asyncio.gather(hall.rows("SELECT * FROM setting"), return_exceptions=True) for _ in range(10)]
    assert all(
        isinstance(read, Unavailable) or read == [{"name": "a", "value": "", "colour": None}] for (read,) in reads
    )
    assert sum(isinstance(read, Unavailable) for (read,) in reads) <= READERS


async def test_more_statements_than_are_kept_prepared_work_as_well(
    hall: Database, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(postgres_wire, "PREPARED", 2)
    for number in range(20):
        assert await hall.rows(f"SELECT {number} + :more AS sum", {"more": 1}) == [{"sum": number + 1}]


async def test_much_goes_both_ways_at_once(hall: Database) -> None:
    large = "x" * 300_000
    echo = "INSERT INTO setting (name, value) VALUES (:name, :value) RETURNING value"
    found = await hall.commit(*(Statement(echo, {"name": f"{at}", "value": large}, 1) for at in range(40)))
    assert found == [[{"value": large}]] * 40


async def test_a_text_with_a_nul_is_refused_and_not_cut_off(hall: Database) -> None:
    with pytest.raises(psycopg.DataError):
        await hall.commit(put("a\0b"))
    assert await hall.rows("SELECT name FROM setting") == []


@pytest.mark.parametrize(
    ("sql", "sent", "names"),
    [
        ("SELECT :a + :b + :a", "SELECT $1 + $2 + $1", ("a", "b")),
        ("SELECT :a::text || 'x:y'", "SELECT $1::text || 'x:y'", ("a",)),
        ("SELECT 'it''s :a', \":b\", :c -- :d\n, :e", "SELECT 'it''s :a', \":b\", $1 -- :d\n, $2", ("c", "e")),
        ("SELECT 100 % 7, x[1:2]", "SELECT 100 % 7, x[1:2]", ()),
    ],
)
def test_parameters_are_numbered(sql: str, sent: str, names: tuple[str, ...]) -> None:
    assert translated(sql) == (sent.encode(), names)


# --- What cannot be opened ----------------------------------------------------------------------------------


async def test_a_server_that_is_not_there_is_named_without_its_password() -> None:
    hall = database("postgresql://ada:secret@127.0.0.1:9/hall")
    with pytest.raises(BadRequest) as refused:
        await hall.open()
    assert refused.value.message == "database-unreachable"
    facts = refused.value.facts
    assert facts["where"] == "127.0.0.1:9/hall"
    assert "refused" in str(facts["reason"])
    assert "\n" not in str(facts["reason"])
    assert "secret" not in str(facts)


async def test_a_database_that_is_not_there_is_told(postgres_url: str) -> None:
    with pytest.raises(BadRequest) as refused:
        await database(urlsplit(postgres_url)._replace(path="/nowhere").geturl()).open()
    assert refused.value.message == "database-unreachable"
    assert "nowhere" in str(refused.value.facts["reason"])


@pytest.mark.parametrize("url", ["mysql://ada:secret@host/hall", "postgresql://ada:secret@host/hall?colour=red"])
def test_what_names_no_database_is_refused_without_its_password(url: str) -> None:
    with pytest.raises(BadRequest) as refused:
        database(url)
    assert refused.value.message == "bad-database"
    assert "secret" not in str(refused.value.facts)
