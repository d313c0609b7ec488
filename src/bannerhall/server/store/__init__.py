"""What the hall must not forget. One contract, two back ends: SQLite in a file, PostgreSQL for several processes."""

from __future__ import annotations

from bannerhall.core.errors import BadRequest
from bannerhall.server.store.database import Conflict, Database, Row, Statement

__all__ = ["Conflict", "Database", "Row", "Statement", "database"]


def database(url: str) -> Database:
    """The back end of a URL: `sqlite:///path/hall.db`, or `postgresql://…` where that extra is installed."""
    if url.startswith("sqlite:///"):
        from bannerhall.server.store.sqlite import Sqlite

        return Sqlite(url.removeprefix("sqlite:///"))
    if url.startswith(("postgresql://", "postgres://")):
        try:
            from bannerhall.server.store.postgres import Postgres
        except ImportError as error:
            raise BadRequest("missing-extra", extra="postgres", what="PostgreSQL") from error
        return Postgres(url)
    shown = url.rpartition("@")[2]  # without name and password
    raise BadRequest("bad-database", got=shown, wanted="sqlite:///FILE, postgresql://HOST/NAME")
