"""Matches going out of the hall and coming in: records for download, replays, and records made elsewhere."""

from __future__ import annotations

import asyncio
import json
import re
import secrets
from typing import Any

from bannerhall.core.chance import KeyedStream
from bannerhall.core.errors import BadRecord, Fact, Refused, Trouble
from bannerhall.core.feed import redacted
from bannerhall.core.match import Match, walk
from bannerhall.core.record import SEAT
from bannerhall.core.replay import read_record
from bannerhall.core.state import CHANCE, SPECTATOR
from bannerhall.games import game
from bannerhall.server.hall import Hall
from bannerhall.server.ids import new_id
from bannerhall.server.invitations import chair_row
from bannerhall.server.live import Live
from bannerhall.server.sitting import dump
from bannerhall.server.store.database import Row, Statement, Value
from bannerhall.server.store.entries import ENTRY
from bannerhall.server.tables import INSERT_CHAIR, INSERT_MATCH
from bannerhall.server.times import now
from bannerhall.table import HUMAN, OPEN

UNWRITABLE = re.compile(r"[\x00-\x1f\x7f\ud800-\udfff]")
FULL = -9  # a reader who may see everything, once the match is over


def record_of(live: Live, reader: int) -> dict[str, object]:
    """The record as a reader may have it: the own feed while the match lasts, everything once it is over."""
    live.sitting.record([str(chair["name"]) or str(chair["bot"]) for chair in live.chairs])
    return redacted(live.sitting.match, reader)


def text_of(live: Live) -> str:
    """The record as text; only of a match that is over."""
    if not live.sitting.match.over:
        raise Refused("not-over")
    record_of(live, SPECTATOR)
    return live.sitting.match.record.to_text(live.sitting.state.rules.vocabulary)


async def replay(live: Live, reader: int, first: int, most: int) -> dict[str, Any]:
    """Part of a replay. It is worked out beside the loop, while the match holds still."""
    async with live.lock:
        return await asyncio.to_thread(steps, live, reader, first, most)


def steps(live: Live, reader: int, first: int, most: int) -> dict[str, Any]:
    """Views of a replay: step n is the table after the reader's line n; step 0 is the beginning."""
    match, told = live.sitting.match, live.sitting.feed(SPECTATOR if reader == FULL else reader)
    total = len(told.lines)
    shown: list[dict[str, Any]] = []
    for number, state in walk(match):
        step = told.upto(number)
        if number and told.upto(number - 1) == step:
            if shown and step == shown[-1]["step"]:
                shown[-1]["view"] = state.to_json() if reader == FULL else state.view(reader)
            continue
        if step >= first + most:
            break
        if step >= first:
            view = state.to_json() if reader == FULL else state.view(reader)
            shown.append({"step": step, "line": told.lines[step - 1] if step else None, "view": view})
    return {"reader": reader, "total": total, "steps": shown}


# --- Coming in ----------------------------------------------------------------------------------------------


async def take_in(hall: Hall, account: Row, text: str) -> str:
    """A record made elsewhere becomes a table: over if it is finished, else open to be played on. Its id.

    Whoever brings it has read its seed, so that what is played on has new dice; a finished one keeps its proof."""
    match = await asyncio.to_thread(read_clean, text)
    seed = match.record.seed or secrets.token_bytes(16).hex()
    if not match.over:
        seed = secrets.token_bytes(16).hex()
        match.new_dice(bytes.fromhex(seed))
    match_id = new_id()
    row = imported_row(match_id, account, match, seed)
    vocabulary = match.state.rules.vocabulary
    entries: list[Any] = [
        {"match": match_id, "number": number, "at": row["now"], "data": dump(entry.to_json(vocabulary))}
        for number, entry in enumerate(match.record.entries, 1)
    ]
    chairs: list[Any] = [imported_chair(match_id, seat, account, match) for seat in range(int(match.state.seats))]
    statements = [Statement(INSERT_MATCH, row), Statement(INSERT_CHAIR, chairs)]
    if entries:
        statements.append(Statement(ENTRY, entries))
    await hall.db.commit(*statements)
    return match_id


def read_clean(text: str) -> Match:
    """The match of a record whose words every database and every client can write."""
    try:
        match = read_record(text, game)
    except Trouble as error:
        error.facts.update({name: writable(fact) for name, fact in error.facts.items()})
        raise
    record = match.record
    for words in (*record.names, *(str(entry.data) for entry in record.entries if entry.kind == SEAT)):
        if UNWRITABLE.search(words):
            raise BadRecord("bad-record", where="/names", got=ascii(words)[:40], wanted="A–Z, …")
    stream = KeyedStream(bytes.fromhex(record.seed or ""))
    if record.seed is not None and stream.commitment() != record.commitment:
        raise BadRecord("bad-record", where="/seed", got=str(record.seed), wanted=str(record.commitment))
    return match


def writable(fact: Fact) -> Fact:
    return fact.encode("utf-8", "replace").decode() if isinstance(fact, str) else fact


def imported_row(match_id: str, account: Row, match: Match, seed: str) -> dict[str, Value]:
    record, result = match.record, match.record.result()
    box = game(record.game)
    if record.rules_version != box.rules_version:
        raise BadRecord("bad-record-version", got=record.rules_version, wanted=box.rules_version)
    return {
        "id": match_id,
        "game": record.game,
        "rules": record.rules_version,
        "seats": record.seats,
        "options": json.dumps(record.options),
        "numbers": json.dumps(record.numbers),
        "seed": seed,
        "position": None if record.start is None else json.dumps(record.start),
        "typed": 0,
        "seconds": 0.0,
        "visibility": "link",
        "note": "",
        "host": account["id"],
        "status": "open" if result is None else "over",
        "now": now(),
        "head": len(record.entries),
        "waiting": sum(1 << seat for seat in match.state.waiting() if seat != CHANCE),
        "result": None if result is None else json.dumps(result),
    }


def imported_chair(match_id: str, seat: int, account: Row, match: Match) -> dict[str, Value]:
    """Names come from the record; the importer sits on the first chair, the others are open if the match goes on."""
    over = match.record.result() is not None
    names = match.record.names
    mine = seat == 0
    name = str(account["name"]) if mine and not over else (names[seat] if seat < len(names) else "")[:40]
    made = chair_row(HUMAN if mine or over else OPEN, account["id"] if mine else None, name)
    return {"match": match_id, "seat": seat, **made}
