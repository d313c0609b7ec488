"""One connection to PostgreSQL on which many statements travel at once and the answers come back together.

psycopg's cursors cost about 0.1 ms of processor time for each statement, several times what the server needs for it.
So statements are prepared once and sent through psycopg's own wrapper of libpq.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import dataclass
from functools import cache
from itertools import count

from psycopg import AsyncConnection, DataError, OperationalError
from psycopg.abc import PQGen
from psycopg.errors import error_from_result
from psycopg.pq import ExecStatus
from psycopg.pq.abc import PGconn, PGresult
from psycopg.rows import AsyncRowFactory, TupleRow, tuple_row
from psycopg.waiting import Ready, Wait

from bannerhall.server.store.database import Params, Row, Value

PREPARED = 500  # how many statements a connection keeps prepared; the server reads any others anew each time
BOOL, INT2, INT4, INT8, FLOAT4, FLOAT8, NUMERIC = 16, 21, 23, 20, 700, 701, 1700  # type numbers of PostgreSQL
FINE = (ExecStatus.COMMAND_OK, ExecStatus.TUPLES_OK)
STALE_PLAN = "0A000"
TOKEN = re.compile(r"""'(?:[^']|'')*' | "[^"]*" | --[^\n]* | :: | :([A-Za-z_]\w*)""", re.VERBOSE)


@dataclass(frozen=True, slots=True)
class Order:
    """A statement as it is sent."""

    sql: bytes
    types: tuple[int, ...] = ()
    values: tuple[bytes | None, ...] = ()


Key = tuple[bytes, tuple[int, ...]]


@cache
def translated(sql: str) -> tuple[bytes, tuple[str, ...]]:
    """SQL with `$1`, `$2` … for its `:name` parameters, and their names; `::` and what is quoted stay as they are."""
    numbers: dict[str, int] = {}

    def numbered(token: re.Match[str]) -> str:
        return f"${numbers.setdefault(token[1], len(numbers) + 1)}" if token[1] else token[0]

    return TOKEN.sub(numbered, sql).encode(), tuple(numbers)


def order(sql: str, params: Params) -> Order:
    text, names = translated(sql)
    typed = [dumped(value) for value in (params if isinstance(params, tuple) else [params[name] for name in names])]
    return Order(text, tuple(oid for oid, _ in typed), tuple(value for _, value in typed))


def dumped(value: Value) -> tuple[int, bytes | None]:
    """The type and text of a value. The type of texts and of nothing the server finds out by itself."""
    if value is None:
        return 0, None
    if isinstance(value, str):
        if "\0" in value:  # libpq would cut the text off there
            raise DataError("PostgreSQL keeps no text with a NUL character in it")
        return 0, value.encode()
    if isinstance(value, int):
        return INT4 if -(1 << 31) <= value < 1 << 31 else INT8, b"%d" % value
    return FLOAT8, repr(value).encode()


def loaded(answer: PGresult) -> list[Row]:
    columns = [((answer.fname(at) or b"").decode(), answer.ftype(at)) for at in range(answer.nfields)]
    return [
        {name: read(answer.get_value(row, at), oid) for at, (name, oid) in enumerate(columns)}
        for row in range(answer.ntuples)
    ]


def read(text: bytes | None, oid: int) -> Value:
    if text is None:
        return None
    if oid == INT4 or oid == INT8 or oid == INT2:
        return int(text)
    if oid == FLOAT8 or oid == FLOAT4 or oid == NUMERIC:
        return float(text)
    if oid == BOOL:  # as SQLite has it
        return int(text == b"t")
    return text.decode()


class Wire(AsyncConnection[TupleRow]):
    """A connection that knows what it has prepared."""

    def __init__(self, pgconn: PGconn, row_factory: AsyncRowFactory[TupleRow] = tuple_row) -> None:
        super().__init__(pgconn, row_factory)
        self.known: dict[Key, bytes] = {}
        self.numbers = count()

    async def send(self, orders: Sequence[Order]) -> list[PGresult]:
        """Send all, then read all answers: one way there and back. Raises what the first failed statement met.

        Outside a transaction all of them together are one.
        """
        try:
            answers = await self.wait(self._exchange(orders))
        except BaseException:
            self.pgconn.finish()  # answers may still be on their way, so nobody can go on with this connection
            raise
        for answer in answers:
            if answer.status not in FINE:
                raise self._failure(answer)
        return answers

    def works(self) -> bool:
        """Whether the server has not hung up meanwhile. This asks our own end of the line only, so it costs nothing."""
        try:
            for _ in range(2):  # the server's last words, then the end
                self.pgconn.consume_input()
        except OperationalError:
            return False
        return True

    def _failure(self, answer: PGresult) -> Exception:
        error = error_from_result(answer)
        if error.sqlstate == STALE_PLAN:  # a newer program has changed the tables under our prepared statements
            self.pgconn.finish()
        return error

    def _exchange(self, orders: Sequence[Order]) -> PQGen[list[PGresult]]:
        line = self.pgconn
        line.enter_pipeline_mode()
        fresh = [self._put(each) for each in orders]
        line.pipeline_sync()
        while line.flush():
            if (yield Wait.RW) & Ready.R:
                line.consume_input()
        answers: list[PGresult] = []
        for key in fresh:
            if key is not None:
                prepared = yield from self._answer()
                if prepared.status not in FINE:
                    self.known.pop(key, None)
                    answers.append(prepared)
            answers.append((yield from self._answer()))
        yield from self._next()
        line.exit_pipeline_mode()
        return answers

    def _put(self, each: Order) -> Key | None:
        """Queue one statement; its key, if it had to be prepared first."""
        key = (each.sql, each.types)
        name = self.known.get(key)
        if name is not None:
            self.pgconn.send_query_prepared(name, each.values)
            return None
        if len(self.known) >= PREPARED:
            self.pgconn.send_query_params(each.sql, each.values, each.types)
            return None
        name = self.known[key] = b"hall%d" % next(self.numbers)
        self.pgconn.send_prepare(name, each.sql, each.types)
        self.pgconn.send_query_prepared(name, each.values)
        return key

    def _answer(self) -> PQGen[PGresult]:
        """The answer to one command, and the mark behind it."""
        answer = yield from self._next()
        if answer is None:
            raise OperationalError("the connection was lost")
        yield from self._next()
        return answer

    def _next(self) -> PQGen[PGresult | None]:
        while self.pgconn.is_busy():
            if (yield Wait.R):
                self.pgconn.consume_input()
        return self.pgconn.get_result()
