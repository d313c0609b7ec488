"""Matches in the store: their rows, chairs, entries, receipts and chat."""

from __future__ import annotations

import json
from collections.abc import Awaitable, Collection, Sequence

from msgspec import Struct

from bannerhall.server import wire
from bannerhall.server.store.database import Conflict, Database, Meanwhile, Row, Statement, Value
from bannerhall.server.times import now
from bannerhall.table import INVITED

CLAIM = 20.0  # seconds that a process has for what it has claimed before another one may take over


class Append(Struct, frozen=True):
    """Entries to be stored behind the `head` that the writer knows, with everything that goes with them."""

    match: str
    head: int
    written: Sequence[str]
    now: float
    due: float | None
    claimed: str | None
    waiting: int
    result: str | None = None
    deeds: str | None = None  # what counts for the progress of the players, with the result
    receipt: tuple[str, str] | None = None  # account and key
    chairs: Sequence[tuple[int, str, str]] = ()  # seat, kind and bot, where they have changed
    public: bool = True  # False: nobody may learn from the table's last change that something was done


HEAD = """
UPDATE match SET head = :head + :count, changed = COALESCE(:changed, changed), due = :due, waiting = :waiting,
    claimed = :claimed, claimed_until = :until,
    status = CASE WHEN :over = 1 THEN 'over' ELSE status END,
    result = CASE WHEN :over = 1 THEN :result ELSE result END,
    deeds = CASE WHEN :over = 1 THEN :deeds ELSE deeds END
WHERE id = :match AND head = :head AND status = 'playing'
"""
# The same for most acts: nothing is due, nothing was claimed, everybody may notice, and the match goes on.
PLAIN_HEAD = """
UPDATE match SET head = :head + :count, changed = :changed, due = NULL, waiting = :waiting,
    claimed = NULL, claimed_until = NULL
WHERE id = :match AND head = :head AND status = 'playing'
"""
ENTRY = "INSERT INTO entry (match, number, at, data) VALUES (:match, :number, :at, :data)"
RECEIPT = "INSERT INTO receipt (match, account, key, head, at) VALUES (:match, :account, :key, :head, :at)"
CHAIR = "UPDATE chair SET kind = :kind, bot = :bot WHERE match = :match AND seat = :seat"


def append_statements(change: Append) -> list[Statement]:
    match, at = change.match, change.now
    head = change.head + len(change.written)
    statements = [head_statement(change)]
    if len(change.written) == 1:
        statements.append(Statement(ENTRY, (match, head, at, change.written[0])))
    elif change.written:
        numbered = enumerate(change.written, change.head + 1)
        statements.append(Statement(ENTRY, [(match, number, at, data) for number, data in numbered]))
    if change.receipt is not None:
        account, key = change.receipt
        statements.append(Statement(RECEIPT, (match, account, key, head, at)))
    for seat, kind, bot in change.chairs:
        statements.append(Statement(CHAIR, {"match": change.match, "seat": seat, "kind": kind, "bot": bot}, rows=1))
    return statements


def head_statement(change: Append) -> Statement:
    count = len(change.written)
    if change.due is None and change.claimed is None and change.result is None and change.public:
        return Statement(PLAIN_HEAD, (change.head, count, change.now, change.waiting, change.match), 1)
    values: dict[str, Value] = {
        "match": change.match,
        "head": change.head,
        "count": count,
        "changed": change.now if change.public else None,
        "waiting": change.waiting,
        "due": change.due,
        "claimed": change.claimed,
        "until": None if change.claimed is None else change.now + CLAIM,
        "over": int(change.result is not None),
        "result": change.result,
        "deeds": change.deeds,
    }
    return Statement(HEAD, values, rows=1)


def append(db: Database, change: Append, meanwhile: Meanwhile | None = None) -> Awaitable[list[list[Row]]]:
    """Set entries on their way. Awaited they are stored, or Conflict: somebody else has stored others first, or the
    same act before. Where no other process looks on, nobody needs a notice of them."""
    notice = f"{change.match}:{change.head + len(change.written)}" if db.shared else ""
    return db.submit(*append_statements(change), notice=notice, meanwhile=meanwhile)


async def after(db: Database, match: str, head: int, most: int) -> list[Row]:
    sql = "SELECT number, at, data FROM entry WHERE match = :match AND number > :head ORDER BY number LIMIT :most"
    return await db.rows(sql, {"match": match, "head": head, "most": most})


async def match(db: Database, match_id: str) -> Row | None:
    return await db.row("SELECT * FROM match WHERE id = :id AND status <> 'removed'", {"id": match_id})


async def chairs(db: Database, match_id: str) -> list[Row]:
    return await db.rows("SELECT * FROM chair WHERE match = :id ORDER BY seat", {"id": match_id})


async def has_receipt(db: Database, match_id: str, account: str, key: str) -> bool:
    sql = "SELECT head FROM receipt WHERE match = :match AND account = :account AND key = :key"
    return await db.row(sql, {"match": match_id, "account": account, "key": key}) is not None


# --- Claims -------------------------------------------------------------------------------------------------


async def due(db: Database, until: float, now: float, most: int) -> list[Row]:
    """Matches where something is to be done soon that no living process has claimed."""
    sql = """
        SELECT id, due FROM match WHERE due <= :until AND status = 'playing'
        AND (claimed_until IS NULL OR claimed_until < :now) ORDER BY due LIMIT :most
    """
    return await db.rows(sql, {"until": until, "now": now, "most": most})


async def claim(db: Database, match_id: str, process: str, now: float) -> bool:
    """Whether this process is now the one to do what is due."""
    sql = """
        UPDATE match SET claimed = :process, claimed_until = :until
        WHERE id = :id AND due <= :now AND (claimed_until IS NULL OR claimed_until < :now OR claimed = :process)
    """
    try:
        told: dict[str, Value] = {"id": match_id, "process": process, "until": now + CLAIM, "now": now}
        await db.commit(Statement(sql, told, rows=1))
    except Conflict:
        return False
    return True


# --- Chat ---------------------------------------------------------------------------------------------------


async def add_chat(
    db: Database, match_id: str, account: Row, seat: int | None, text: str, key: str
) -> wire.ChatLine | None:
    """Store a line of chat; None if the same was stored before."""
    at = now()
    told: dict[str, Value] = {
        "match": match_id,
        "account": account["id"],
        "seat": seat,
        "name": account["name"],
        "text": text,
        "at": at,
        "key": key,
        "head": 0,
    }
    line = """
        INSERT INTO chat (match, number, account, seat, name, text, at)
        SELECT :match, COALESCE(MAX(number), 0) + 1, :account, :seat, :name, :text, :at FROM chat WHERE match = :match
        RETURNING number
    """
    for _ in range(20):
        try:
            _, made = await db.commit(
                Statement(RECEIPT, told), Statement(line, told, rows=1), notice=f"{match_id}:chat"
            )
            return wire.ChatLine(int(made[0]["number"] or 0), str(account["name"]), seat, text, at)
        except Conflict:
            if await has_receipt(db, match_id, str(account["id"]), key):
                return None
    raise Conflict("chat")


async def chat(db: Database, match_id: str, after_number: int, most: int) -> list[wire.ChatLine]:
    """The last lines of chat after a number, oldest first."""
    sql = """
        SELECT number, name, seat, text, at FROM chat WHERE match = :match AND number > :after
        ORDER BY number DESC LIMIT :most
    """
    rows = await db.rows(sql, {"match": match_id, "after": after_number, "most": most})
    return [
        wire.ChatLine(
            int(row["number"] or 0),
            str(row["name"]),
            None if row["seat"] is None else int(row["seat"]),
            str(row["text"]),
            float(row["at"] or 0),
        )
        for row in reversed(rows)
    ]


# --- A table as others see it -------------------------------------------------------------------------------


def info(
    row: Row, seated: Sequence[Row], account: str | None, here: Collection[int], commitment: str | None
) -> wire.TableInfo:
    """A table as anybody may see it who may see it at all."""
    waiting = [seat for seat in range(len(seated)) if (int(row["waiting"] or 0) >> seat) & 1]
    own = [chair for chair in seated if account is not None and chair["account"] == account]
    mine = [int(chair["seat"] or 0) for chair in own if chair["kind"] != INVITED]
    kept = [int(chair["seat"] or 0) for chair in own if chair["kind"] == INVITED]
    hosting = account is not None and row["host"] == account
    host = next((str(chair["name"]) for chair in seated if chair["account"] == row["host"]), "")
    playing = row["status"] == "playing"
    return wire.TableInfo(
        id=str(row["id"]),
        game=str(row["game"]),
        seats=int(row["seats"] or 0),
        options=json.loads(str(row["options"])),
        numbers=json.loads(str(row["numbers"])),
        typed=bool(row["typed"]),
        seconds=float(row["seconds"] or 0),
        visibility=row["visibility"],  # type: ignore[arg-type]
        note=str(row["note"]),
        status=row["status"],  # type: ignore[arg-type]
        host=host,
        hosting=hosting,
        created=float(row["created"] or 0),
        changed=float(row["changed"] or 0),
        chairs=[chair_info(chair, mine, here, kept, hosting) for chair in seated],
        waiting=waiting if playing else [],
        your_turn=playing and any(seat in mine for seat in waiting),
        commitment=commitment,
        result=None if row["result"] is None else json.loads(str(row["result"])),
        rematch=None if row["rematch"] is None else str(row["rematch"]),
    )


def chair_info(
    chair: Row, mine: Collection[int], here: Collection[int], kept: Collection[int], hosting: bool
) -> wire.Chair:
    seat = int(chair["seat"] or 0)
    waiting = chair["kind"] == INVITED and chair["invitation"] is not None
    return wire.Chair(
        seat=seat,
        kind=chair["kind"],  # type: ignore[arg-type]
        name=str(chair["name"]),
        bot=str(chair["bot"]),
        yours=seat in mine,
        here=seat in here,
        kept=seat in kept,
        invitation=str(chair["invitation"]) if hosting and waiting else None,
    )
