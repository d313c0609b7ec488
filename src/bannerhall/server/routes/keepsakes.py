"""Keepsakes: notes and photos that people keep with a match, such as their board before a break."""

from __future__ import annotations

from base64 import b64decode, b64encode
from typing import Annotated, Literal

import msgspec
from msgspec import Meta, Struct, field
from starlette.responses import Response

from bannerhall.core.errors import Refused
from bannerhall.server import tables, wire
from bannerhall.server.ids import new_id
from bannerhall.server.problems import Denied, forbidden, not_found
from bannerhall.server.requests import Call, Endpoint, Query, answer, nothing
from bannerhall.server.store import keepsakes as stored
from bannerhall.server.store.database import Row, Value
from bannerhall.server.times import now
from bannerhall.table import INVITED

MOST_PHOTO = 2 * 1024 * 1024
PICTURES = {  # how they begin, and how they go on after eight bytes
    "image/jpeg": (b"\xff\xd8\xff", b""),
    "image/png": (b"\x89PNG\r\n\x1a\n", b""),
    "image/webp": (b"RIFF", b"WEBP"),
}
# A photo is looked at and nothing else, should it be more than a photo.
LOOKED_AT = {"Content-Security-Policy": "default-src 'none'; sandbox", "Cache-Control": "private, max-age=3600"}


class NewNote(wire.Body, frozen=True):
    """`seat` is whose note it is, where several people share a device."""

    text: Annotated[str, Meta(min_length=1, max_length=2000, pattern=r"^[^\x00]+$")]
    seat: wire.SeatNumber | None = None


class Region(wire.Body, frozen=True):
    name: wire.Name
    points: Annotated[int, Meta(ge=0, le=30)]
    continent: wire.Name | None = None


class Continent(wire.Body, frozen=True):
    name: wire.Name
    bonus: Annotated[int, Meta(ge=0, le=40)]


class Board(wire.Body, frozen=True):
    """A board of one's own. Every continent that a region names is in the list."""

    name: wire.Name
    regions: Annotated[list[Region], Meta(min_length=6, max_length=80)]
    continents: Annotated[list[Continent], Meta(max_length=12)] = field(default_factory=list)


class Keepsake(Struct, frozen=True):
    """`line` is how many lines the feed of the seat had when it was kept; `text` is that of a note."""

    id: str
    kind: Literal["note", "photo", "board"]
    seat: int
    name: str
    yours: bool
    at: float
    line: int
    text: str


async def at_table(call: Call) -> tuple[Row, list[Row], list[int]]:
    """The table, its chairs and my seats there; only who sits there, or sat there, has a say."""
    me = call.me
    row, chairs = await tables.find(call.hall, me, call.path("table"))
    mine = [seat for seat, chair in enumerate(chairs) if chair["account"] == me["id"] and chair["kind"] != INVITED]
    if not mine:
        raise forbidden()
    return row, chairs, mine


def shown(row: Row, chairs: list[Row], me: object) -> Keepsake:
    seat = int(row["seat"] or 0)
    return Keepsake(
        id=str(row["id"]),
        kind=row["kind"],  # type: ignore[arg-type]
        seat=seat,
        name=str(chairs[seat]["name"]),
        yours=row["account"] == me,
        at=float(row["at"] or 0),
        line=int(row["line"] or 0),
        text=str(row["data"]) if row["kind"] == stored.NOTE else "",
    )


async def kept(call: Call, row: Row, mine: list[int], wanted: int | None, kind: str, data: str) -> dict[str, Value]:
    """What is stored of a new keepsake."""
    seat = mine[0] if wanted is None else wanted
    if seat not in mine:
        raise forbidden("not-your-seat", seat=seat + 1)
    line = 0
    if row["status"] != "open":
        live = await call.hall.live(str(row["id"]))
        async with live.lock:  # what is not stored yet is not counted
            line = len(live.sitting.feed(seat).lines)
    made: dict[str, Value] = {"id": new_id(), "match": row["id"], "account": call.me["id"], "seat": seat}
    return {**made, "kind": kind, "line": line, "at": now(), "media": "", "data": data}


def tell(call: Call, row: Row) -> None:
    """Those who sit there and look on in this process look again; others hear the notice."""
    live = call.hall.known(str(row["id"]))
    if live is not None:
        live.tell_keepsakes()


async def every_one(call: Call) -> Response:
    """What people have kept with the match, oldest first."""
    row, chairs, _ = await at_table(call)
    found = await stored.of_match(call.hall.db, str(row["id"]))
    return answer([shown(one, chairs, call.my_id) for one in found])


async def add_note(call: Call) -> Response:
    """Keep a note."""
    row, chairs, mine = await at_table(call)
    wanted = call.body(NewNote)
    return await added(call, row, chairs, await kept(call, row, mine, wanted.seat, stored.NOTE, wanted.text))


async def add_photo(call: Call) -> Response:
    """Keep a photo: JPEG, PNG or WebP, as the body of the request."""
    row, chairs, mine = await at_table(call)
    media = next((media for media in PICTURES if is_a(call.raw, media)), None)
    if media is None:
        raise Denied(415, "no-photo")
    seat = call.number("seat", -1, 0, 5)
    made = await kept(call, row, mine, None if seat < 0 else seat, stored.PHOTO, b64encode(call.raw).decode())
    return await added(call, row, chairs, {**made, "media": media})


def is_a(data: bytes, media: str) -> bool:
    """Whether the bytes begin like this kind of picture; what somebody says of them does not count."""
    first, eighth = PICTURES[media]
    return data.startswith(first) and data[8:].startswith(eighth)


async def added(call: Call, row: Row, chairs: list[Row], made: dict[str, Value]) -> Response:
    if not await stored.add(call.hall.db, made):
        if made["kind"] == stored.NOTE:
            raise Refused("too-many-notes", most=stored.MOST[stored.NOTE])
        raise Refused("too-many-photos", most=stored.MOST[stored.PHOTO])
    tell(call, row)
    return answer(shown(made, chairs, call.my_id), 201)


async def photo(call: Call) -> Response:
    """A photo as it was kept."""
    row, _, _ = await at_table(call)
    found = await stored.one(call.hall.db, str(row["id"]), call.path("keepsake"))
    if found is None or found["kind"] != stored.PHOTO:
        raise not_found("photo")
    return Response(b64decode(str(found["data"])), media_type=str(found["media"]), headers=LOOKED_AT)


async def drop(call: Call) -> Response:
    """Take away a note, photo or board that I have kept."""
    row, _, _ = await at_table(call)
    if not await stored.drop(call.hall.db, str(row["id"]), str(call.me["id"]), call.path("keepsake")):
        raise not_found("keepsake")
    tell(call, row)
    return nothing()


async def put_board(call: Call) -> Response:
    """Describe the board that is played on, in place of what was said of it before."""
    row, chairs, mine = await at_table(call)
    wanted = call.body(Board)
    check(wanted)
    made = await kept(call, row, mine, None, stored.BOARD, msgspec.json.encode(wanted).decode())
    await stored.put_board(call.hall.db, made)
    tell(call, row)
    return answer(shown(made, chairs, call.my_id))


def check(board: Board) -> None:
    """Names tell regions and continents apart, and no region lies in a continent that is not there."""
    continents = [continent.name for continent in board.continents]
    for what, names in (("regions", [region.name for region in board.regions]), ("continents", continents)):
        if len(set(names)) < len(names):
            raise Denied(422, "bad-body", reason=f"a name stands twice - at `$.{what}`")
    for place, region in enumerate(board.regions):
        if region.continent is not None and region.continent not in continents:
            raise Denied(422, "bad-body", reason=f"no such continent - at `$.regions[{place}].continent`")


async def board(call: Call) -> Response:
    """The board that people have described for this table."""
    row, _, _ = await at_table(call)
    found = await stored.board(call.hall.db, str(row["id"]))
    if found is None:
        raise not_found("board")
    return answer(msgspec.json.decode(str(found["data"]), type=Board))


HERE = "/api/tables/{table}/keepsakes"
SEAT = Query("seat", 0, 5)
ENDPOINTS = [
    Endpoint("GET", HERE, every_one, gives=list[Keepsake]),
    Endpoint("POST", HERE + "/notes", add_note, takes=NewNote, gives=Keepsake, status=201, limit="keepsakes"),
    Endpoint(
        "POST",
        HERE + "/photos",
        add_photo,
        takes=bytes,
        gives=Keepsake,
        status=201,
        limit="keepsakes",
        query=(SEAT,),
        most=MOST_PHOTO,
    ),
    Endpoint("GET", HERE + "/board", board, gives=Board),
    Endpoint("PUT", HERE + "/board", put_board, takes=Board, gives=Keepsake, limit="keepsakes"),
    Endpoint("GET", HERE + "/{keepsake}/photo", photo, gives=bytes, media="image/*"),
    Endpoint("DELETE", HERE + "/{keepsake}", drop, status=204, limit="keepsakes"),
]
