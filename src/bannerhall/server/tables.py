"""Tables before and after play: made, joined, left, begun, repeated, put away."""

from __future__ import annotations

import json
import secrets
from collections.abc import Callable, Mapping
from typing import Any

from msgspec import UNSET

from bannerhall.bots import bot
from bannerhall.core.chance import KeyedStream
from bannerhall.core.errors import Refused
from bannerhall.core.game import Game
from bannerhall.games import game
from bannerhall.server import wire
from bannerhall.server.hall import Hall
from bannerhall.server.ids import new_id
from bannerhall.server.invitations import (
    all_have_come,
    chair_row,
    chair_wanted,
    forgotten,
    freed,
    invited_to,
    is_of,
    kept_for,
    told_apart,
)
from bannerhall.server.problems import Denied, forbidden, not_found
from bannerhall.server.sitting import Sitting
from bannerhall.server.store import entries as stored
from bannerhall.server.store.database import Conflict, Row, Statement, Value
from bannerhall.server.store.keepsakes import drop_all
from bannerhall.server.times import now
from bannerhall.table import BOT, HUMAN, INVITED, OPEN

INSERT_MATCH = """
INSERT INTO match (id, game, rules, seats, options, numbers, seed, position, typed, seconds, visibility, note, host,
    status, created, changed, head, version, due, claimed, claimed_until, waiting, result, rematch)
VALUES (:id, :game, :rules, :seats, :options, :numbers, :seed, :position, :typed, :seconds, :visibility, :note, :host,
    :status, :now, :now, :head, 0, NULL, NULL, NULL, :waiting, :result, NULL)
"""
INSERT_CHAIR = """
INSERT INTO chair (match, seat, kind, account, name, bot, invitation, invited)
VALUES (:match, :seat, :kind, :account, :name, :bot, :invitation, :invited)
"""
TAKE_CHAIR = """
UPDATE chair SET kind = :kind, account = :account, name = :name, bot = :bot,
    invitation = :invitation, invited = :invited
WHERE match = :match AND seat = :seat AND kind = :before
"""
CHANGED = """
UPDATE match SET version = version + 1, changed = :now WHERE id = :match AND version = :version AND status = 'open'
"""
STARTED = """
UPDATE match SET status = 'playing', version = version + 1
WHERE id = :match AND version = :version AND status = 'open'
"""
ATTEMPTS = 10
LONG = 3600  # seconds for an answer: nobody waits at the table for so long


# --- Making -------------------------------------------------------------------------------------------------


async def make(hall: Hall, account: Row, wanted: wire.NewTable, kept: Mapping[int, str] | None = None) -> str:
    """A new table; its id. `kept` are accounts that an invited chair is kept for."""
    box = game(wanted.game)
    options = {**box.at_table, **(box.at_live_table if is_live(wanted) else {}), **wanted.options}
    tables = box.ruleset(len(wanted.chairs), options, wanted.numbers)
    chairs: list[Row] = []
    for seat, chair in enumerate(wanted.chairs):
        chairs.append(told_apart(chair_for(account, chair, (kept or {}).get(seat)), chairs))
    if wanted.visibility == "private" and all(chair["kind"] not in (HUMAN, INVITED) for chair in chairs):
        raise Refused("nobody-at-table")
    match_id = new_id()
    row = match_row(match_id, box, account, wanted)
    row["options"], row["numbers"] = json.dumps(tables.options), json.dumps(tables.named_numbers)
    seated: list[Any] = [{"match": match_id, "seat": seat, **chair} for seat, chair in enumerate(chairs)]
    await hall.db.commit(Statement(INSERT_MATCH, row), Statement(INSERT_CHAIR, seated))
    if wanted.start and all(chair["kind"] not in (OPEN, INVITED) for chair in chairs):
        await start(hall, account, match_id)
    return match_id


def match_row(match_id: str, box: Game, account: Row, wanted: wire.NewTable) -> dict[str, Value]:
    return {
        "id": match_id,
        "game": box.slug,
        "rules": box.rules_version,
        "seats": len(wanted.chairs),
        "seed": secrets.token_bytes(16).hex(),
        "position": None,
        "typed": int(wanted.typed),
        "seconds": float(wanted.seconds),
        "visibility": wanted.visibility,
        "note": wanted.note,
        "host": account["id"],
        "status": "open",
        "now": now(),
        "head": 0,
        "waiting": 0,
        "result": None,
    }


def chair_for(account: Row, chair: wire.NewChair, kept: str | None) -> Row:
    if chair.kind == "bot":
        level = "greedy" if chair.bot is UNSET else str(chair.bot)
        bot(level)
        return chair_row(BOT, bot=level)
    if chair.kind == "open":
        return chair_row(OPEN)
    if chair.kind == "invited":
        return kept_for(chair.name, kept)
    return chair_row(HUMAN, account["id"], account["name"] if chair.name is UNSET else str(chair.name))


def is_live(wanted: wire.NewTable) -> bool:
    """Whether people will sit at several devices at the same time: a clock of hours or days says otherwise."""
    return wanted.seconds < LONG and any(chair.kind in (OPEN, INVITED) for chair in wanted.chairs)


# --- Finding ------------------------------------------------------------------------------------------------


async def find(hall: Hall, account: Row | None, match_id: str, invitation: str | None = None) -> tuple[Row, list[Row]]:
    """A table with its chairs, if this account, or whoever shows this invitation, may know of it at all."""
    row = await stored.match(hall.db, match_id) if match_id.isprintable() else None
    if row is None:
        raise not_found("table")
    chairs = await stored.chairs(hall.db, match_id)
    me = None if account is None else account["id"]
    seated = me is not None and (row["host"] == me or any(chair["account"] == me for chair in chairs))
    if row["visibility"] == "private" and not seated and invited_to(chairs, invitation) is None:
        raise not_found("table")
    return row, chairs


async def shown(hall: Hall, account: Row | None, match_id: str, invitation: str | None = None) -> wire.TableInfo:
    row, chairs = await find(hall, account, match_id, invitation)
    live = hall.known(match_id)
    me = None if account is None else str(account["id"])
    if live is not None and live.row["status"] != "open":
        return live.info(me)
    return stored.info(row, chairs, me, (), commitment_of(row))


def commitment_of(row: Row) -> str | None:
    if row["status"] == "open":
        return None
    return KeyedStream(bytes.fromhex(str(row["seed"]))).commitment()


async def lobby(hall: Hall, account: Row | None, most: int) -> list[wire.TableInfo]:
    """Public tables that still want players, and those being played, newest first."""
    sql = """
        SELECT * FROM match WHERE visibility = 'public' AND status IN ('open', 'playing')
        ORDER BY status, changed DESC LIMIT :most
    """
    return await with_chairs(hall, account, await hall.db.rows(sql, {"most": most}))


async def mine(hall: Hall, account: Row, archived: bool, most: int) -> list[wire.TableInfo]:
    """The account's own tables, those that wait for it first; also those where a chair is kept for it, and those it has
    made and not yet begun."""
    sql = """
        SELECT * FROM match WHERE status <> 'removed' AND (
            id IN (SELECT match FROM chair WHERE account = :account AND archived = :archived)
            OR (host = :account AND status = 'open' AND :archived = 0
                AND id NOT IN (SELECT match FROM chair WHERE account = :account)))
        ORDER BY changed DESC LIMIT :most
    """
    told: dict[str, Value] = {"account": account["id"], "archived": int(archived), "most": most}
    found = await with_chairs(hall, account, await hall.db.rows(sql, told))
    return sorted(found, key=lambda table: not table.your_turn)


async def with_chairs(hall: Hall, account: Row | None, rows: list[Row]) -> list[wire.TableInfo]:
    me = None if account is None else str(account["id"])
    return [stored.info(row, await stored.chairs(hall.db, str(row["id"])), me, (), commitment_of(row)) for row in rows]


# --- Coming, going, beginning -------------------------------------------------------------------------------


async def join(hall: Hall, account: Row, match_id: str, wanted: wire.Join) -> None:
    """Take a chair: the one of the invitation, the one that is kept, or an open one; the first if none is named."""
    for _ in range(ATTEMPTS):
        row, chairs = await find(hall, account, match_id, wanted.invitation)
        open_table(row)
        if wanted.device is None and any(is_of(chair, account) and chair["kind"] != INVITED for chair in chairs):
            raise Refused("already-seated")
        seat = chair_wanted(account, chairs, wanted)
        name = account["name"] if wanted.device is None else wanted.device
        taken = chair_row(HUMAN, account["id"], name, kept=chairs[seat])
        if await set_chair_row(hall, row, seat, chairs, taken):
            return
    raise Denied(503, "hall-busy")


async def clear(hall: Hall, account: Row, match_id: str, seat: int) -> None:
    """Get up, or ask somebody to: people leave by themselves, the host may remove anybody before the start."""
    await put(hall, account, match_id, seat, lambda chair: freed(account, chair), own=True)


async def set_chair(hall: Hall, account: Row, match_id: str, seat: int, wanted: wire.SetChair) -> None:
    """The host puts a bot on a chair, frees it, or keeps it for somebody."""
    if wanted.kind == "bot":
        bot(wanted.bot)
    made = kept_for(wanted.name) if wanted.kind == "invited" else chair_row(wanted.kind)
    if wanted.kind == "bot":
        made["bot"] = wanted.bot
    await put(hall, account, match_id, seat, lambda _: made, own=False)


async def put(hall: Hall, account: Row, match_id: str, seat: int, made: Callable[[Row], Row], own: bool) -> None:
    for _ in range(ATTEMPTS):
        row, chairs = await find(hall, account, match_id)
        open_table(row)
        if seat >= len(chairs):
            raise Refused("no-such-chair", seat=seat + 1, most=len(chairs))
        if row["host"] != account["id"] and not (own and chairs[seat]["account"] == account["id"]):
            raise forbidden("only-host")
        if await set_chair_row(hall, row, seat, chairs, made(chairs[seat])):
            return
    raise Denied(503, "hall-busy")


async def set_chair_row(hall: Hall, row: Row, seat: int, chairs: list[Row], made: Row) -> bool:
    others = [chair for chair in chairs if chair is not chairs[seat]]
    named = told_apart(made, others)
    told: dict[str, Value] = {"match": row["id"], "seat": seat, "before": chairs[seat]["kind"], **named}
    changed: dict[str, Value] = {"match": row["id"], "version": row["version"], "now": now()}
    try:
        await hall.db.commit(
            Statement(CHANGED, changed, rows=1), Statement(TAKE_CHAIR, told, rows=1), notice=f"{row['id']}:table"
        )
    except Conflict:
        return False
    await changed_table(hall, str(row["id"]))
    return True


async def changed_table(hall: Hall, match_id: str) -> None:
    """Tell those who are looking at an open table in this process; others hear the notice."""
    live = hall.known(match_id)
    if live is not None:
        await live.refresh()
        live.tell_table()
        hall.part_with_strangers(live)


def open_table(row: Row) -> None:
    if row["status"] != "open":
        raise Refused("already-started")


async def start(hall: Hall, account: Row, match_id: str) -> None:
    """Begin the match. The set-up's chance is stored with it."""
    for _ in range(ATTEMPTS):
        row, chairs = await find(hall, account, match_id)
        open_table(row)
        if row["host"] != account["id"]:
            raise forbidden("only-host")
        if any(chair["kind"] == OPEN for chair in chairs):
            raise Refused("chairs-open", count=sum(chair["kind"] == OPEN for chair in chairs))
        all_have_come(chairs)
        try:
            await begin(hall, row, chairs)
        except Conflict:
            continue
        await changed_table(hall, match_id)
        if hall.known(match_id) is None:
            await hall.live(match_id)
        return
    raise Denied(503, "hall-busy")


async def begin(hall: Hall, row: Row, chairs: list[Row]) -> None:
    at = now()
    sitting = Sitting(game(str(row["game"])), row, chairs)
    await replay_imported(hall, row, sitting)
    head = sitting.head
    written = sitting.begin(at)[head:]  # an imported match has its first entries already
    chore = sitting.next_chore()
    change = stored.Append(
        match=str(row["id"]),
        head=head,
        written=written,
        now=at,
        due=None if chore is None else chore.at,
        claimed=None,
        waiting=sitting.waiting_mask(),
    )
    started: dict[str, Value] = {"match": row["id"], "version": row["version"]}
    await hall.db.commit(
        Statement(STARTED, started, rows=1),
        *stored.append_statements(change),
        *forgotten(str(row["id"]), chairs),
        notice=f"{row['id']}:table",
    )


async def replay_imported(hall: Hall, row: Row, sitting: Sitting) -> None:
    """An imported match already has entries when it goes on."""
    for entry in await stored.after(hall.db, str(row["id"]), 0, int(row["head"] or 0)):
        sitting.take(int(entry["number"] or 0), float(entry["at"] or 0), str(entry["data"]))


# --- Afterwards ---------------------------------------------------------------------------------------------


async def rematch(hall: Hall, account: Row, match_id: str) -> str:
    """A table with the same game and settings; whoever asks first makes it, the others find their chairs kept."""
    row, chairs = await find(hall, account, match_id)
    if row["status"] != "over":
        raise Refused("not-over")
    if not any(chair["account"] == account["id"] for chair in chairs):
        raise forbidden()
    if row["rematch"] is not None and await stored.match(hall.db, str(row["rematch"])) is not None:
        return str(row["rematch"])
    wanted = wire.NewTable(
        game=str(row["game"]),
        chairs=[chair_again(account, chair) for chair in chairs],
        options=json.loads(str(row["options"])),
        numbers=json.loads(str(row["numbers"])),
        visibility=row["visibility"],  # type: ignore[arg-type]
        typed=bool(row["typed"]),
        seconds=float(row["seconds"] or 0),
        note=str(row["note"]),
    )
    kept = {seat: str(chair["account"]) for seat, chair in enumerate(chairs) if chair["account"] is not None}
    made = await make(hall, account, wanted, kept)
    sql = "UPDATE match SET rematch = :made WHERE id = :match AND COALESCE(rematch, '') = :before"
    told: dict[str, Value] = {"made": made, "match": match_id, "before": row["rematch"] or ""}
    try:
        await hall.db.commit(Statement(sql, told, rows=1), notice=f"{match_id}:table")
    except Conflict:
        await remove(hall, made)
        return await rematch(hall, account, match_id)
    live = hall.known(match_id)
    if live is not None:
        live.row["rematch"] = made
        live.tell_table()
    return made


def chair_again(account: Row, chair: Row) -> wire.NewChair:
    if chair["kind"] == BOT:
        return wire.NewChair(kind="bot", bot=str(chair["bot"]))
    if chair["account"] == account["id"]:
        return wire.NewChair(kind="me", name=str(chair["name"]))
    if chair["account"] is not None and chair["name"]:  # whoever has closed the account since has no name any more
        return wire.NewChair(kind="invited", name=str(chair["name"]))
    return wire.NewChair(kind="open")


async def archive(hall: Hall, account: Row, match_id: str, away: bool) -> None:
    """Put a match away from the own list, or fetch it back."""
    sql = "UPDATE chair SET archived = :away WHERE match = :match AND account = :account"
    await find(hall, account, match_id)
    await hall.db.commit(Statement(sql, {"away": int(away), "match": match_id, "account": account["id"]}))


async def remove(hall: Hall, match_id: str) -> None:
    """The host of the hall takes a table away, and what people have kept with it."""
    sql = "UPDATE match SET status = 'removed', due = NULL, version = version + 1 WHERE id = :match"
    await hall.db.commit(Statement(sql, {"match": match_id}), drop_all(match_id), notice=f"{match_id}:removed")
    hall.forget(match_id)
