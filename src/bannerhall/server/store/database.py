"""The contract of a back end. SQL is written once, with `:name` for parameters; the few differences live below here."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Mapping
from importlib.resources import files

from msgspec import Struct

Value = str | int | float | None
Row = dict[str, Value]
Hear = Callable[[str], None]


class Conflict(Exception):
    """Somebody else wrote first: a statement did not touch the rows it had to, or a key was taken. Nothing was done."""


class Unavailable(Exception):
    """The database could not be reached or could not write. Whether anything was done is not known: read it again."""


class Statement(Struct, frozen=True):
    """One statement of a transaction. `rows` is how many rows it must touch; anything else undoes the transaction."""

    sql: str
    params: Mapping[str, Value] | list[Mapping[str, Value]]
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
    async def commit(self, *statements: Statement, notice: str = "") -> list[list[Row]]:
        """Do all statements or none; what each RETURNING gave. A notice reaches all processes after the commit."""

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
