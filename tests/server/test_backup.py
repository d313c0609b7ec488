"""A hall in one file: taken while people play, put back into either kind of database, refused when it is not whole."""

from __future__ import annotations

import asyncio
import gzip
import json
import stat
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import psycopg
import pytest
from children import child
from halls import Served, hall
from members import claim
from seats import new_table, play_on, seated, stored_entries

from bannerhall.core.errors import BadRequest
from bannerhall.server.store import backup, database
from bannerhall.server.store.backup import TABLES, back_up, restore


@pytest.fixture
def other_sqlite(tmp_path: Path) -> str:
    return f"sqlite:///{tmp_path}/other.db"


@pytest.fixture
def other_postgres(postgres_server: str, postgres_url: str) -> Iterator[str]:
    """A second empty database of the same server."""
    name = postgres_url.rpartition("/hall_")[2].partition("?")[0]
    with psycopg.connect(postgres_server, autocommit=True) as connection:
        connection.execute(f"CREATE DATABASE hall_other_{name}".encode())
        yield postgres_url.replace(f"/hall_{name}", f"/hall_other_{name}")
        connection.execute(f"DROP DATABASE hall_other_{name} WITH (FORCE)".encode())


@pytest.fixture(params=["sqlite", "postgres"])
def other_url(request: pytest.FixtureRequest) -> str:
    """Where a backup is put back: with `store_url` every way from one kind to the other is gone."""
    return str(request.getfixturevalue(f"other_{request.param}"))


def everything(url: str) -> dict[str, list[dict[str, Any]]]:
    """All rows of a database, by table, in an order of their own."""

    async def read() -> dict[str, list[dict[str, Any]]]:
        db = database(url)
        await db.open()
        try:
            rows = {table: [dict(row) for row in await db.rows(f"SELECT * FROM {table}")] for table in TABLES}
        finally:
            await db.close()
        return {table: sorted(found, key=json.dumps) for table, found in rows.items()}

    return asyncio.run(read())


def restored(url: str, source: Path) -> int:
    return asyncio.run(restore(url, source))


def token_of(person: Any) -> str:
    return str(person.client.headers["Authorization"]).split()[1]


def a_hall(served: Served) -> tuple[str, list[str]]:
    """Somebody who has registered, a chat, and a match under way; its id and the players' tokens."""
    ada, ben = served.guest("Ada 😀", bearer=True), served.guest("Ben", bearer=True)
    claim(ada)
    table = new_table(ada, ben)
    ada.post(f"/api/tables/{table}/acts", {"act": {"do": "say", "key": "hello-there", "text": 'Zoë says "hi"\n…'}})
    with seated(table, ada, ben) as seats:
        play_on(seats, 4)
    return table, [token_of(ada), token_of(ben)]


def test_every_table_of_the_schema_is_in_a_backup(store_url: str) -> None:
    queries = {
        "sqlite": "SELECT name FROM sqlite_master WHERE type = 'table'",
        "postgres": "SELECT tablename AS name FROM pg_tables WHERE schemaname = 'public'",
    }

    async def names() -> set[str]:
        db = database(store_url)
        await db.open()
        try:
            return {str(row["name"]) for row in await db.rows(queries[db.dialect])}
        finally:
            await db.close()

    assert asyncio.run(names()) - {"schema_version"} == set(TABLES)


def test_a_match_goes_on_in_the_hall_that_was_made_from_a_backup(
    tmp_path: Path, store_url: str, other_url: str
) -> None:
    file = tmp_path / "hall.backup"
    with hall(tmp_path, database=store_url) as before:
        table, tokens = a_hall(before)
        with seated(table, *(before.stranger(token) for token in tokens)) as seats:
            count = back_up(store_url, file)  # the hall is running, and people are at the table
            told = [seat.lines for seat in seats]
            entries = stored_entries(before, table)
            play_on(seats, 2)
            assert len(stored_entries(before, table)) > len(entries)
    assert stat.S_IMODE(file.stat().st_mode) == 0o600
    assert [path.name for path in tmp_path.iterdir() if "backup" in path.name] == ["hall.backup"]
    assert restored(other_url, file) == count
    found = everything(other_url)
    assert sum(map(len, found.values())) == count
    assert [row["data"] for row in sorted(found["entry"], key=lambda row: row["number"])] == entries
    assert found["account"][0].keys() == everything(store_url)["account"][0].keys()
    with hall(tmp_path / "after", database=other_url) as after:
        people = [after.stranger(token) for token in tokens]
        assert [line["text"] for line in people[1].get(f"/api/tables/{table}/chat")] == ['Zoë says "hi"\n…']
        with seated(table, *people) as seats:
            assert [seat.lines for seat in seats] == told
            play_on(seats)
        assert people[0].get(f"/api/tables/{table}")["status"] == "over"


def test_a_hall_that_is_closed_is_backed_up_row_by_row(tmp_path: Path, store_url: str, other_url: str) -> None:
    with hall(tmp_path, database=store_url) as served:
        a_hall(served)
    restored_rows = restored(other_url, backed_up(tmp_path, store_url))
    assert everything(other_url) == everything(store_url)
    assert restored_rows == sum(map(len, everything(store_url).values())) > 10


def backed_up(folder: Path, url: str) -> Path:
    file = folder / "good.backup"
    back_up(url, file)
    return file


def test_a_backup_in_many_parts_is_whole(
    tmp_path: Path, sqlite_url: str, other_sqlite: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(backup, "BATCH", 3)
    with hall(tmp_path, database=sqlite_url) as served:
        a_hall(served)
    restored(other_sqlite, backed_up(tmp_path, sqlite_url))
    assert everything(other_sqlite) == everything(sqlite_url)


# --- What is refused ----------------------------------------------------------------------------------------


def lines_of(good: bytes) -> list[Any]:
    return [json.loads(line) for line in gzip.decompress(good).splitlines()]


def packed(*lines: Any) -> bytes:
    return gzip.compress("".join(json.dumps(line) + "\n" for line in lines).encode())


def with_row(good: bytes, row: Any) -> bytes:
    header, *rows, end = lines_of(good)
    return packed(header, *rows, row, {"end": end["end"] + 1})


def flipped(good: bytes, place: int) -> bytes:
    return good[:place] + bytes([good[place] ^ 0x55]) + good[place + 1 :]


SPOILED: dict[str, Callable[[bytes], bytes]] = {
    "empty": lambda good: b"",
    "another file": lambda good: b"hello",
    "another packed file": lambda good: gzip.compress(b"hello\n"),
    "a list": lambda good: packed([1, 2]),
    "another format": lambda good: packed({"bannerhall-backup": 2, "schema": 1}, {"end": 0}),
    "of a newer hall": lambda good: packed({"bannerhall-backup": 1, "schema": 99}, {"end": 0}),
    "cut": lambda good: good[: len(good) // 2],
    "cut by one byte": lambda good: good[:-1],
    "damaged in the middle": lambda good: flipped(good, len(good) // 2),
    "with a wrong check sum": lambda good: flipped(good, len(good) - 6),
    "without its end": lambda good: packed(*lines_of(good)[:-1]),
    "with a row missing": lambda good: packed(lines_of(good)[0], *lines_of(good)[2:]),
    "with something behind": lambda good: good + gzip.compress(b"more\n"),
    "of an unknown table": lambda good: with_row(good, ["secrets", {"id": 1}]),
    "with an unknown column": lambda good: with_row(good, ["setting", {"name": "a", "value": "b", "colour": "c"}]),
    "with an evil column": lambda good: with_row(good, ["setting", {"name) VALUES ('x'); --": "a"}]),
    "with a row twice": lambda good: with_row(good, lines_of(good)[1]),
    "with a row of nobody": lambda good: with_row(good, ["session", ghost()]),
    "with a row that is none": lambda good: with_row(good, ["setting", 7]),
}


def ghost() -> dict[str, Any]:
    return {"hash": "x", "account": "nobody", "created": 1.0, "expires": 2.0}


@pytest.fixture(scope="module")
def good(tmp_path_factory: pytest.TempPathFactory) -> bytes:
    folder = tmp_path_factory.mktemp("good")
    with hall(folder) as served:
        a_hall(served)
        return backed_up(folder, f"sqlite:///{folder}/hall.db").read_bytes()


@pytest.mark.parametrize("how", SPOILED)
def test_a_file_that_is_no_whole_backup_is_refused_and_nothing_is_written(
    tmp_path: Path, store_url: str, good: bytes, how: str
) -> None:
    file = tmp_path / "spoiled.backup"
    file.write_bytes(SPOILED[how](good))
    with pytest.raises(BadRequest) as refused:
        restored(store_url, file)
    assert (refused.value.message, refused.value.facts["file"]) == ("bad-backup", str(file))
    assert not any(everything(store_url).values())


def test_a_database_that_is_not_empty_is_left_as_it_is(tmp_path: Path, store_url: str, good: bytes) -> None:
    with hall(tmp_path, database=store_url) as served:
        served.guest("Cleo")
    before = everything(store_url)
    file = tmp_path / "good.backup"
    file.write_bytes(good)
    with pytest.raises(BadRequest) as refused:
        restored(store_url, file)
    assert refused.value.message == "database-not-empty"
    assert everything(store_url) == before


def test_nothing_is_restored_into_a_file_that_a_hall_uses(tmp_path: Path, sqlite_url: str, good: bytes) -> None:
    file = tmp_path / "good.backup"
    file.write_bytes(good)
    with hall(tmp_path, database=sqlite_url):
        with pytest.raises(BadRequest) as refused:
            restored(sqlite_url, file)
        assert refused.value.message == "hall-locked"
    assert not any(everything(sqlite_url).values())


# --- The commands -------------------------------------------------------------------------------------------


def run(*argv: str) -> tuple[int, str]:
    """A command's exit code and the one line that it says."""
    done = child(*argv, LANG="C")
    said = (done.stdout if done.returncode == 0 else done.stderr).strip()
    assert "\n" not in said, said
    assert "Traceback" not in said
    return done.returncode, said


def test_the_commands_move_a_running_hall_from_one_database_to_the_other(
    tmp_path: Path, sqlite_url: str, other_postgres: str
) -> None:
    file = str(tmp_path / "hall.backup")
    with hall(tmp_path, database=sqlite_url) as served:
        a_hall(served)
        code, said = run("backup", file, "--database", sqlite_url)
    assert (code, file in said) == (0, True)
    assert run("restore", file, "--database", other_postgres)[0] == 0
    assert everything(other_postgres) == everything(sqlite_url)
    code, said = run("restore", file, "--database", other_postgres)
    assert (code, "not empty" in said) == (2, True)


def test_the_commands_say_in_one_line_what_is_wrong(tmp_path: Path, postgres_url: str) -> None:
    file, nowhere = str(tmp_path / "hall.backup"), f"sqlite:///{tmp_path}/nowhere.db"
    (tmp_path / "text.db").write_text("this is no database, and long enough to be sure of it" * 20)
    gone = "postgresql://ada:hush@127.0.0.1:1/none"
    for argv in (
        ("backup", file, "--database", nowhere),
        ("backup", file, "--database", f"sqlite:///{tmp_path}/text.db"),
        ("backup", file, "--database", postgres_url),  # no hall was ever there
        ("backup", file, "--database", gone),
        ("backup", file, "--database", "mysql://ada:hush@here/hall"),
        ("backup", str(tmp_path / "no" / "folder"), "--database", postgres_url),
        ("restore", str(tmp_path / "none.backup"), "--database", nowhere),
        ("restore", str(tmp_path / "text.db"), "--database", nowhere),
    ):
        code, said = run(*argv)
        assert (code, said.startswith("bannerhall: ")) == (2, True), said
        assert "hush" not in said
    assert not (tmp_path / "hall.backup").exists()
    assert not (tmp_path / "nowhere.db").exists()
