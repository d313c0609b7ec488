"""Records and replays over HTTP."""

from __future__ import annotations

from typing import Any

from msgspec import Struct
from starlette.responses import PlainTextResponse, Response

from bannerhall.core.state import SPECTATOR
from bannerhall.server import records, tables, wire
from bannerhall.server.live import Live
from bannerhall.server.problems import Denied, forbidden
from bannerhall.server.requests import ANYBODY, Call, Endpoint, Query, answer
from bannerhall.server.routes.tables import opened

MOST_STEPS = 100
MOST_RECORD = 2 * 1024 * 1024


class Step(Struct, frozen=True):
    step: int
    line: dict[str, Any] | None
    view: dict[str, Any]


class Replay(Struct, frozen=True):
    reader: int
    total: int
    steps: list[Step]


def reader_of(call: Call, live: Live) -> int:
    """The seat, the spectator, or everything: what the caller may see of it."""
    seats = live.seats_of(call.my_id or "")
    reader = call.number("seat", seats[0] if seats else SPECTATOR, records.FULL, 5)
    if reader == records.FULL:
        if live.row["status"] != "over":
            raise forbidden("only-after-end")
        return reader
    seats_here = len(live.chairs)
    if reader != SPECTATOR and not 0 <= reader < seats_here:
        raise Denied(422, "bad-query", name="seat", got=reader, wanted=f"{SPECTATOR}, 0–{seats_here - 1}")
    if not live.may_read(call.my_id, reader):
        raise forbidden("not-your-seat", seat=reader + 1)
    return reader


async def record(call: Call) -> Response:
    """The record: of the own seat while the match lasts, whole when it is over."""
    live = await opened(call)
    form = call.word("form", "json", "json", "text")
    async with live.lock:  # what is not stored yet is not shown
        if form == "text":
            return PlainTextResponse(records.text_of(live))
        return answer(records.record_of(live, reader_of(call, live)))


async def replay(call: Call) -> Response:
    """The views of a seat or a spectator, step by step; everything (seat -9) only after the end."""
    live = await opened(call)
    first = call.number("first", 0, 0, 1_000_000)
    most = call.number("most", MOST_STEPS, 1, MOST_STEPS)
    return answer(await records.replay(live, reader_of(call, live), first, most))


async def take_in(call: Call) -> Response:
    """Bring in a record, as JSON or as text, as the body of the request."""
    try:
        text = call.raw.decode("utf-8")
    except UnicodeDecodeError as error:
        raise Denied(400, "no-json", reason=str(error)[:200]) from error
    me = call.me
    made = await records.take_in(call.hall, me, text)
    return answer(await tables.shown(call.hall, me, made), 201)


SEAT = Query("seat", records.FULL, 5)
ENDPOINTS = [
    Endpoint(
        "GET",
        "/api/tables/{table}/record",
        record,
        ANYBODY,
        gives=dict[str, Any],
        query=(SEAT, Query("form", wanted=("json", "text"))),
        limit="records",
    ),
    Endpoint(
        "GET",
        "/api/tables/{table}/replay",
        replay,
        ANYBODY,
        gives=Replay,
        limit="records",
        query=(SEAT, Query("first", 0, 1_000_000), Query("most", 1, MOST_STEPS)),
    ),
    Endpoint(
        "POST",
        "/api/records",
        take_in,
        takes=dict[str, Any],
        gives=wire.TableInfo,
        status=201,
        limit="records",
        most=MOST_RECORD,
    ),
]
