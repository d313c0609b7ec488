"""Reports in the store. Only so many are kept: the oldest make room."""

from __future__ import annotations

from bannerhall.server.store.database import Database, Row, Statement, Value

MOST_REPORTS = 500
INSERT = """
INSERT INTO report (id, account, at, version, text, page, about, record)
VALUES (:id, :account, :at, :version, :text, :page, :about, :record)
"""
MAKE_ROOM = """
DELETE FROM report WHERE id NOT IN (SELECT id FROM report ORDER BY at DESC, id LIMIT :most)
"""
HEADS = """
SELECT id, account, at, version, text, page, CASE WHEN record IS NULL THEN 0 ELSE 1 END AS recorded
FROM report ORDER BY at DESC, id
"""


async def add(db: Database, row: dict[str, Value]) -> None:
    await db.commit(Statement(INSERT, row), Statement(MAKE_ROOM, {"most": MOST_REPORTS}))


async def heads(db: Database) -> list[Row]:
    """All reports, newest first, without what is long."""
    return await db.rows(HEADS)


async def one(db: Database, report_id: str) -> Row | None:
    return await db.row("SELECT * FROM report WHERE id = :id", {"id": report_id})
