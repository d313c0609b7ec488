"""What the hall may rely on, whichever back end keeps its data."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator

import pytest
from databases import DEADLINE, INSERT_MATCH, set_up_match, until

from bannerhall.core.errors import BadRequest
from bannerhall.server.store import Conflict, Database, Statement, database
from bannerhall.server.store.database import Meanwhile, Unavailable, Value, migrations

pytestmark = pytest.mark.anyio

PUT = "INSERT INTO setting (name, value) VALUES (:name, :value)"
CHANGE = "UPDATE setting SET value = :value WHERE name = :name"
ENTRY = "INSERT INTO entry (match, number, at, data) VALUES (:match, :number, :at, :data)"
APPEND = "UPDATE match SET head = head + 1 WHERE id = 'm' AND head = :head"


@pytest.fixture
async def hall(store_url: str) -> AsyncIterator[Database]:
    opened = database(store_url)
    await opened.open()
    yield opened
    await opened.close()


def put(name: str, value: str = "") -> Statement:
    return Statement(PUT, {"name": name, "value": value}, 1)


async def names(hall: Database) -> list[object]:
    return [row["name"] for row in await hall.rows("SELECT name FROM setting ORDER BY name")]


# --- One commit ---------------------------------------------------------------------------------------------


async def test_what_is_committed_can_be_read(hall: Database) -> None:
    await hall.commit(put("a", "1"), put("b", "2"))
    assert await hall.rows("SELECT name, value FROM setting ORDER BY name") == [
        {"name": "a", "value": "1"},
        {"name": "b", "value": "2"},
    ]
    assert await hall.row("SELECT value FROM setting WHERE name = :name", {"name": "b"}) == {"value": "2"}
    assert await hall.row("SELECT value FROM setting WHERE name = :name", {"name": "c"}) is None


async def test_a_key_that_is_taken_undoes_the_whole_commit(hall: Database) -> None:
    await hall.commit(put("taken"))
    with pytest.raises(Conflict):
        await hall.commit(put("before"), put("taken"), put("after"))
    assert await names(hall) == ["taken"]


async def test_a_reference_to_nothing_undoes_the_whole_commit(hall: Database) -> None:
    with pytest.raises(Conflict):
        await hall.commit(put("before"), Statement(INSERT_MATCH, {"id": "m", "host": "nobody"}))
    assert await names(hall) == []


@pytest.mark.parametrize("wanted", [0, 2])
async def test_other_rows_than_expected_undo_the_whole_commit(hall: Database, wanted: int) -> None:
    await hall.commit(put("a", "old"))
    with pytest.raises(Conflict):
        await hall.commit(put("b"), Statement(CHANGE, {"name": "a", "value": "new"}, wanted))
    assert await hall.rows("SELECT name, value FROM setting") == [{"name": "a", "value": "old"}]


async def test_without_an_expectation_any_number_of_rows_will_do(hall: Database) -> None:
    assert await hall.commit(Statement(CHANGE, {"name": "a", "value": ""}), put("b")) == [[], []]
    assert await names(hall) == ["b"]


async def test_the_rows_of_a_list_are_counted_together(hall: Database) -> None:
    await hall.commit(put("a"), put("b"))
    both = Statement(CHANGE, [{"name": name, "value": "new"} for name in ("a", "b", "c")], 2)
    assert await hall.commit(both) == [[]]
    with pytest.raises(Conflict):
        await hall.commit(Statement(CHANGE, [{"name": name, "value": "newer"} for name in ("a", "c")], 2))
    assert await hall.rows("SELECT DISTINCT value FROM setting") == [{"value": "new"}]
    assert await hall.commit(Statement(PUT, [], 0)) == [[]]


async def test_each_statement_returns_its_own_rows(hall: Database) -> None:
    await hall.commit(put("a", "1"), put("b", "2"))
    found = await hall.commit(
        put("c", "3"),
        Statement("UPDATE setting SET value = '9' WHERE name < :name RETURNING name", {"name": "c"}, 2),
        Statement("SELECT count(*) AS many FROM setting WHERE value = '9'", {}, 1),
        Statement("DELETE FROM setting WHERE name = 'x' RETURNING name", {}, 0),
        notice="told",
    )
    assert [sorted(str(row) for row in rows) for rows in found] == [
        [],
        ["{'name': 'a'}", "{'name': 'b'}"],
        ["{'many': 2}"],
        [],
    ]


async def test_values_come_back_as_they_went(hall: Database) -> None:
    await set_up_match(hall)
    text = 'it\'s 100 % :here ::there $1 "so" \\ — ß 🎲\n'
    await hall.commit(Statement(ENTRY, {"match": "m", "number": 2_000_000_000, "at": 1763251200.123456, "data": text}))
    await hall.commit(Statement("UPDATE match SET due = :due, note = :note", {"due": None, "note": ""}, 1))
    assert await hall.rows("SELECT number, at, data FROM entry") == [
        {"number": 2_000_000_000, "at": 1763251200.123456, "data": text}
    ]
    assert await hall.rows("SELECT due, note, typed FROM match") == [{"due": None, "note": "", "typed": 0}]


async def test_only_names_outside_quotes_are_parameters(hall: Database) -> None:
    sql = """
        SELECT ':no' AS a, '100%' AS b, 'it''s :no' AS "c:d", name -- and :no
        FROM setting WHERE value = :yes OR name = :yes
    """
    await hall.commit(put("x", "y"))
    assert await hall.rows(sql, {"yes": "y"}) == [{"a": ":no", "b": "100%", "c:d": "it's :no", "name": "x"}]


async def test_whoever_goes_away_does_not_take_the_commit_along(hall: Database) -> None:
    waiting = asyncio.ensure_future(hall.commit(put("a")))
    await asyncio.sleep(0)
    waiting.cancel()
    await hall.commit(put("b"))
    assert await names(hall) == ["a", "b"]


# --- Many at once -------------------------------------------------------------------------------------------


async def test_a_conflict_leaves_the_others_unharmed(hall: Database) -> None:
    await hall.commit(put("taken"))
    jobs = [(put(f"n{at:03}"), put("taken" if at % 7 == 3 else f"o{at:03}")) for at in range(100)]
    done = await asyncio.gather(*(hall.commit(*job) for job in jobs), return_exceptions=True)
    assert [at for at, result in enumerate(done) if isinstance(result, Conflict)] == list(range(3, 100, 7))
    good = [at for at in range(100) if at % 7 != 3]
    assert await names(hall) == [*(f"n{at:03}" for at in good), *(f"o{at:03}" for at in good), "taken"]


@pytest.mark.parametrize(
    "mistake",
    [
        Statement("INSERT INTO nowhere VALUES (1)", {}),
        Statement("UPDATE match SET head = :head", {"head": 1 << 70}),
        put("\ud800"),
        Statement(PUT, {"name": "the value is missing"}),
    ],
    ids=["table", "number", "text", "parameter"],
)
async def test_a_mistake_harms_only_whoever_made_it(hall: Database, mistake: Statement) -> None:
    jobs = [(put(f"n{at}"), mistake) if at == 3 else (put(f"n{at}"),) for at in range(6)]
    done = await asyncio.gather(*(hall.commit(*job) for job in jobs), return_exceptions=True)
    assert [at for at, result in enumerate(done) if isinstance(result, BaseException)] == [3]
    assert not isinstance(done[3], Conflict | Unavailable), "it would be tried again and again"
    await hall.commit(put("later"))
    assert await names(hall) == ["later", "n0", "n1", "n2", "n4", "n5"]


async def test_two_hundred_writers_of_one_counter_lose_none_and_double_none(hall: Database) -> None:
    """All try at once, and one wins; then the others try, ten at a time, until each has its entry."""
    await set_up_match(hall)
    room = asyncio.Semaphore(10)

    async def append(writer: int, head: Value) -> bool:
        entry: dict[str, Value] = {"match": "m", "number": head, "at": 0.0, "data": str(writer)}
        try:
            await hall.commit(Statement(APPEND, {"head": head}, 1), Statement(ENTRY, entry, 1))
        except Conflict:
            return False
        return True

    async def insist(writer: int) -> None:
        async with room:
            while not await append(writer, (await hall.rows("SELECT head FROM match"))[0]["head"]):
                pass

    won = await asyncio.gather(*(append(writer, 0) for writer in range(200)))
    assert won.count(True) == 1
    await asyncio.gather(*(insist(writer) for writer in range(200) if not won[writer]))
    assert await hall.rows("SELECT head FROM match") == [{"head": 200}]
    entries = await hall.rows("SELECT number, data FROM entry ORDER BY number")
    assert [row["number"] for row in entries] == list(range(200))
    assert sorted(int(str(row["data"])) for row in entries) == list(range(200))


async def test_of_two_who_race_for_an_entry_exactly_one_wins(hall: Database) -> None:
    await set_up_match(hall)
    for number in range(40):
        both = [
            hall.commit(Statement(ENTRY, {"match": "m", "number": number, "at": 0.0, "data": who}, 1)) for who in "xy"
        ]
        done = await asyncio.gather(*both, return_exceptions=True)
        assert sorted(isinstance(result, Conflict) for result in done) == [False, True]
        winner = "xy"[[isinstance(result, Conflict) for result in done].index(False)]
        assert await hall.rows("SELECT data FROM entry WHERE number = :number", {"number": number}) == [
            {"data": winner}
        ]


# --- While the disk writes ----------------------------------------------------------------------------------


async def test_meanwhile_comes_before_the_commit_has_returned(hall: Database) -> None:
    order: list[str] = []
    await hall.submit(put("a"), meanwhile=lambda: order.append("meanwhile"))
    order.append("stored")
    assert order == ["meanwhile", "stored"]
    assert await names(hall) == ["a"]


async def test_many_that_commit_at_once_all_have_their_meanwhile_once(hall: Database) -> None:
    called: list[int] = []

    def note(at: int) -> Meanwhile:
        return lambda: called.append(at)

    await asyncio.gather(*(hall.submit(put(f"n{at}"), meanwhile=note(at)) for at in range(60)))
    assert sorted(called) == list(range(60))


async def test_what_fails_meanwhile_harms_no_commit(hall: Database) -> None:
    def clumsy() -> None:
        raise ValueError("clumsy")

    await asyncio.gather(*(hall.submit(put(f"n{at}"), meanwhile=clumsy) for at in range(5)))
    assert len(await names(hall)) == 5


async def test_who_has_a_meanwhile_is_told_of_a_conflict_all_the_same(hall: Database) -> None:
    await hall.commit(put("taken"))
    with pytest.raises(Conflict):
        await hall.submit(put("taken"), meanwhile=lambda: None)
    assert await names(hall) == ["taken"]


async def test_values_may_come_in_the_order_of_their_names(hall: Database) -> None:
    """The first place where the SQL names a value counts; later ones mean the same value."""
    again = "UPDATE setting SET value = :value || :name || :value WHERE name = :name"
    await hall.commit(Statement(PUT, ("a", "1"), 1), Statement(PUT, [("b", "2"), ("c", "3")], 2))
    await hall.commit(Statement(again, ("x", "b"), 1))
    assert await hall.rows("SELECT name, value FROM setting ORDER BY name") == [
        {"name": "a", "value": "1"},
        {"name": "b", "value": "xbx"},
        {"name": "c", "value": "3"},
    ]


# --- Notices ------------------------------------------------------------------------------------------------


async def test_a_notice_comes_after_the_commit_and_only_then(hall: Database) -> None:
    seen: list[asyncio.Task[tuple[str, list[object]]]] = []

    async def look(notice: str) -> tuple[str, list[object]]:
        return notice, await names(hall)

    hall.hear(lambda notice: seen.append(asyncio.ensure_future(look(notice))))
    with pytest.raises(Conflict):
        await hall.commit(put("a"), put("a"), notice="never")
    await hall.commit(put("quiet"))
    await hall.commit(put("b"), notice="m:1")
    await until(lambda: seen)
    assert await seen[0] == ("m:1", ["b", "quiet"])
    await hall.commit(notice="m:2")
    await until(lambda: len(seen) > 1)
    assert [(await each)[0] for each in seen] == ["m:1", "m:2"]


async def test_all_notices_of_many_commits_come(hall: Database) -> None:
    heard: list[str] = []
    hall.hear(heard.append)
    await asyncio.gather(*(hall.commit(put(f"n{at}"), notice=f"{at}") for at in range(100)))
    await until(lambda: len(heard) >= 100)
    assert sorted(heard, key=int) == [f"{at}" for at in range(100)]


async def test_a_hearer_that_fails_stops_nothing(hall: Database) -> None:
    heard: list[str] = []

    def clumsy(notice: str) -> None:
        heard.append(notice)
        raise ValueError(notice)

    asyncio.get_running_loop().set_exception_handler(lambda loop, context: None)
    hall.hear(clumsy)
    async with asyncio.timeout(DEADLINE):
        await asyncio.gather(*(hall.commit(put(f"n{at}"), notice=f"{at}") for at in range(5)))
        await hall.commit(put("later"), notice="later")
    await until(lambda: len(heard) == 6)
    assert len(await names(hall)) == 6


# --- Opening and closing ------------------------------------------------------------------------------------


async def test_what_was_committed_is_there_after_reopening(hall: Database) -> None:
    await hall.commit(put("kept"))
    await hall.close()
    await hall.open()
    assert await names(hall) == ["kept"]
    await hall.commit(put("more"))
    assert await names(hall) == ["kept", "more"]


async def test_closing_finishes_what_was_begun_and_takes_no_more(hall: Database) -> None:
    begun = [asyncio.ensure_future(hall.commit(put(f"n{at}"))) for at in range(50)]
    await asyncio.sleep(0)
    await hall.close()
    await asyncio.gather(*begun)
    with pytest.raises(Unavailable):
        await hall.commit(put("late"))
    await hall.open()
    assert len(await names(hall)) == 50


async def test_data_of_a_newer_program_are_refused(hall: Database) -> None:
    latest = migrations(hall.dialect)[-1][0]
    newer = {
        "sqlite": f"PRAGMA user_version = {latest + 1}",
        "postgres": f"INSERT INTO schema_version (number) VALUES ({latest + 1})",
    }
    await hall.commit(Statement(newer[hall.dialect], {}))
    await hall.close()
    for _ in range(2):
        with pytest.raises(BadRequest) as refused:
            await hall.open()
        assert refused.value.message == "newer-database"
        assert refused.value.facts == {"have": latest + 1, "wanted": latest}


async def test_both_have_the_same_tables(sqlite_url: str, postgres_url: str) -> None:
    assert [number for number, _ in migrations("sqlite")] == [number for number, _ in migrations("postgres")]
    questions = {
        sqlite_url: 'SELECT m.name AS "table", c.name AS "column", c.type, c."notnull" OR c.pk AS needed'
        " FROM sqlite_schema m, pragma_table_info(m.name) c WHERE m.type = 'table'",
        postgres_url: 'SELECT table_name AS "table", column_name AS "column", upper(data_type) AS type,'
        " is_nullable = 'NO' AS needed FROM information_schema.columns"
        " WHERE table_schema = 'public' AND table_name <> 'schema_version'",
    }
    answers: list[set[tuple[object, ...]]] = []
    for url, question in questions.items():
        hall = database(url)
        await hall.open()
        rows = await hall.rows(question)
        await hall.close()
        answers.append(
            {tuple(str(value).replace("DOUBLE PRECISION", "REAL") for value in row.values()) for row in rows}
        )
    assert len(answers[0]) > 60
    assert answers[0] == answers[1]
