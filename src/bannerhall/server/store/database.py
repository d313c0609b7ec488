"""The contract of a back end. SQL is written once, with `:name` for parameters; the few differences live below here."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Awaitable, Callable, Mapping
from importlib.resources import files

from msgspec import Struct

Value = str | int | float | None
Row = dict[str, Value]
Params = Mapping[str, Value] | tuple[Value, ...]
Hear = Callable[[str], None]
Meanwhile = Callable[[], None]


class Conflict(Exception):
    """Somebody else wrote first: a statement did not touch the rows it had to, or a key was taken. Nothing was done."""


class Unavailable(Exception):
    """The database could not be reached or could not write. Whether anything was done is not known: read it again."""


class Statement(Struct, frozen=True):
    """One statement of a transaction. `rows` is how many rows it must touch; anything else undoes the transaction.

    A tuple has the values in the order in which the SQL first names them; that is quicker, for what every act does."""

    sql: str
    params: Params | list[Params]
    rows: int | None = None


class Database(ABC):
    """Reads see what is committed; a commit returns only when it would survive a power cut."""

    dialect: str
    shared = False  # whether other processes may write to it, too

    def __init__(self) -> None:
        self._hearers: list[Hear] = []

    @abstractmethod
    async def open(self) -> None:
        """Connect and bring the schema up to date; refuse what a newer program has written."""

    @abstractmethod
    async def close(self) -> None:
        """Finish what was begun and let go."""

    @abstractmethod
    async def rows(self, sql: str, params: Mapping[str, Value] | None = None) -> list[Row]:
        """What a query finds."""

    @abstractmethod
    def submit(
        self, *statements: Statement, notice: str = "", meanwhile: Meanwhile | None = None
    ) -> Awaitable[list[list[Row]]]:
        """Set a transaction on its way: all statements or none. Who awaits what comes back knows it stored, and gets
        what each RETURNING gave. A notice reaches all processes after the commit.

        `meanwhile` is called once the disk is writing, or not at all; what it raises is lost. It is for work that
        would else be done after the commit, and must show nothing to anybody."""

    async def commit(self, *statements: Statement, notice: str = "") -> list[list[Row]]:
        """The same for those who have nothing to do meanwhile."""
        return await self.submit(*statements, notice=notice)

    async def row(self, sql: str, params: Mapping[str, Value] | None = None) -> Row | None:
        found = await self.rows(sql, params)
        return found[0] if found else None

    def hear(self, hearer: Hear) -> None:
        """Call this with every notice, from this process or another. A notice may get lost: it is only a hint."""
        self._hearers.append(hearer)

    def _tell(self, notice: str) -> None:
        for hearer in self._hearers:
            hearer(notice)


def migrations(dialect: str) -> list[tuple[int, str]]:
    """The schema in numbered steps."""
    found: list[tuple[int, str]] = []
    for path in files("bannerhall.server.store").joinpath("migrations").iterdir():
        number, _, rest = path.name.partition("_")
        if rest.endswith(f".{dialect}.sql"):
            found.append((int(number), path.read_text("utf-8")))
    return sorted(found)
