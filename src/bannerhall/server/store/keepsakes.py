"""Keepsakes in the store: notes, photos in base64, a board. A database of ours holds texts and numbers only."""

from __future__ import annotations

from bannerhall.server.store.database import Conflict, Database, Row, Statement, Value

NOTE, PHOTO, BOARD = "note", "photo", "board"
MOST = {NOTE: 200, PHOTO: 12}  # at a table
COLUMNS = "id, match, account, seat, kind, line, at, media"
VALUES = ":id, :match, :account, :seat, :kind, :line, :at, :media, :data"
ADD = f"""
INSERT INTO keepsake ({COLUMNS}, data) SELECT {VALUES}
WHERE (SELECT COUNT(*) FROM keepsake WHERE match = :match AND kind = :kind) < :most
"""
NO_BOARD = "DELETE FROM keepsake WHERE match = :match AND kind = 'board'"
NEW_BOARD = f"INSERT INTO keepsake ({COLUMNS}, data) VALUES ({VALUES})"
# The words of notes are short; everything else is fetched by itself.
LIST = f"""
SELECT {COLUMNS}, CASE WHEN kind = 'note' THEN data ELSE '' END AS data
FROM keepsake WHERE match = :match ORDER BY at, id
"""


def notice_of(match: str) -> str:
    return f"{match}:keepsakes"


async def of_match(db: Database, match: str) -> list[Row]:
    return await db.rows(LIST, {"match": match})


async def one(db: Database, match: str, keepsake: str) -> Row | None:
    sql = "SELECT * FROM keepsake WHERE match = :match AND id = :id"
    return await db.row(sql, {"match": match, "id": keepsake})


async def board(db: Database, match: str) -> Row | None:
    return await db.row("SELECT * FROM keepsake WHERE match = :match AND kind = 'board'", {"match": match})


async def add(db: Database, row: dict[str, Value]) -> bool:
    """Keep a note or a photo; False if the table has enough of them."""
    told: dict[str, Value] = {**row, "most": MOST[str(row["kind"])]}
    try:
        await db.commit(Statement(ADD, told, rows=1), notice=notice_of(str(row["match"])))
    except Conflict:
        return False
    return True


async def put_board(db: Database, row: dict[str, Value]) -> None:
    """The board of a table, in place of the one there was."""
    match: dict[str, Value] = {"match": row["match"]}
    await db.commit(Statement(NO_BOARD, match), Statement(NEW_BOARD, row), notice=notice_of(str(row["match"])))


async def drop(db: Database, match: str, account: str, keepsake: str) -> bool:
    """Take away an own one."""
    sql = "DELETE FROM keepsake WHERE match = :match AND account = :account AND id = :id"
    told: dict[str, Value] = {"match": match, "account": account, "id": keepsake}
    try:
        await db.commit(Statement(sql, told, rows=1), notice=notice_of(match))
    except Conflict:
        return False
    return True


def drop_all(match: str) -> Statement:
    return Statement("DELETE FROM keepsake WHERE match = :match", {"match": match})
