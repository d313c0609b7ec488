"""A hall that lies: it acknowledges before it has stored. The chaos trial must find it out."""

from __future__ import annotations

import asyncio
import sys
from typing import Any

from bannerhall.cli import main
from bannerhall.server.store.database import Database, Meanwhile, Row, Statement
from bannerhall.server.store.sqlite import Sqlite

LATE = 0.05  # seconds between the promise and its keeping
_late: set[asyncio.Task[Any]] = set()


def lie(kind: type[Database]) -> None:
    """Let commits of entries return at once, and be made a little later."""
    honest = kind.submit

    async def submit(
        self: Database, *statements: Statement, notice: str = "", meanwhile: Meanwhile | None = None
    ) -> list[list[Row]]:
        if not statements[0].sql.lstrip().startswith("UPDATE match SET head"):
            return await honest(self, *statements, notice=notice)

        async def later() -> None:
            await asyncio.sleep(LATE)
            await honest(self, *statements, notice=notice)

        task = asyncio.get_running_loop().create_task(later())
        _late.add(task)
        task.add_done_callback(_late.discard)
        return []

    kind.submit = submit  # type: ignore[method-assign]


if __name__ == "__main__":
    lie(Sqlite)
    try:
        from bannerhall.server.store.postgres import Postgres
    except ImportError:
        pass
    else:
        lie(Postgres)
    sys.exit(main())
