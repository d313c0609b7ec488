"""Tables over HTTP: the lobby, coming and going, acts, records, replays."""

from __future__ import annotations

from starlette.responses import Response

from bannerhall.core.state import SPECTATOR
from bannerhall.server import tables, wire
from bannerhall.server.acts import Answered, do_act
from bannerhall.server.live import Live
from bannerhall.server.problems import Denied, forbidden, not_found
from bannerhall.server.requests import ANYBODY, Call, Endpoint, Query, answer, nothing
from bannerhall.server.store import entries as stored

MOST_TABLES = 100
MOST_CHAT = 200
INVITATION = Query("invitation", longest=100, pattern="^[A-Za-z0-9_-]{20,}$")


class Seat(wire.Body, frozen=True):
    seat: wire.SeatNumber


class Away(wire.Body, frozen=True):
    away: bool


class Posted(wire.Body, frozen=True):
    act: wire.AnyAct


async def lobby(call: Call) -> Response:
    """Public tables, those that want players first."""
    return answer(await tables.lobby(call.hall, call.account, call.number("most", MOST_TABLES, 1, MOST_TABLES)))


async def mine(call: Call) -> Response:
    """My tables, those where it is my turn first."""
    away = call.word("archived", "no", "yes", "no") == "yes"
    return answer(await tables.mine(call.hall, call.me, away, MOST_TABLES))


async def make(call: Call) -> Response:
    """Make a table."""
    made = await tables.make(call.hall, call.me, call.body(wire.NewTable))
    return answer(await tables.shown(call.hall, call.account, made), 201)


async def show(call: Call) -> Response:
    """A table with its chairs. Whoever is invited to a private one shows the invitation."""
    invitation = call.text(INVITATION) or None
    return answer(await tables.shown(call.hall, call.account, call.path("table"), invitation))


async def join(call: Call) -> Response:
    """Take an open chair, one that is kept for me, or the one of an invitation."""
    await tables.join(call.hall, call.me, call.path("table"), call.body(wire.Join))
    return await show(call)


async def clear(call: Call) -> Response:
    """Leave a chair before the start; the host may free any."""
    await tables.clear(call.hall, call.me, call.path("table"), call.body(Seat).seat)
    return await show(call)


async def set_chair(call: Call) -> Response:
    """Put a bot on a chair, free it, or keep it for somebody; the host's right."""
    seat = call.path("seat")
    if not seat.isascii() or not seat.isdigit() or len(seat) > 1 or int(seat) > 5:
        raise not_found("chair")
    await tables.set_chair(call.hall, call.me, call.path("table"), int(seat), call.body(wire.SetChair))
    return await show(call)


async def start(call: Call) -> Response:
    """Begin to play; the host's right."""
    await tables.start(call.hall, call.me, call.path("table"))
    return await show(call)


async def rematch(call: Call) -> Response:
    """The same again: a new table, or the one that somebody has already made."""
    made = await tables.rematch(call.hall, call.me, call.path("table"))
    return answer(await tables.shown(call.hall, call.account, made), 201)


async def archive(call: Call) -> Response:
    """Put a match away from my list, or fetch it back."""
    await tables.archive(call.hall, call.me, call.path("table"), call.body(Away).away)
    return nothing()


async def opened(call: Call) -> Live:
    """The match of this address, if the caller may know of it and it has begun."""
    row, _ = await tables.find(call.hall, call.account, call.path("table"))
    if row["status"] == "open":
        raise Denied(409, "not-started")
    return await call.hall.live(str(row["id"]))


async def scene(call: Call) -> Response:
    """What a seat, or somebody who looks on, sees now, with the lines after `have`."""
    live = await opened(call)
    seats = live.seats_of(call.my_id or "")
    reader = call.number("seat", seats[0] if seats else SPECTATOR, SPECTATOR, 5)
    have = call.number("have", 0, 0, 1_000_000)
    if not live.may_read(call.my_id, reader) or reader >= int(live.row["seats"] or 0):
        raise forbidden("not-your-seat", seat=reader + 1)
    async with live.lock:  # what is not stored yet is not shown
        lines = live.sitting.feed(reader).lines
        return answer(wire.News(reader, len(lines), lines[have:], live.sitting.scene(reader)))


async def act(call: Call) -> Response:
    """Do something at the table; see the acts of the live connection."""
    live = await opened(call)
    done = await do_act(live, call.me, call.body(Posted).act, call.lang)
    return answer(done, 409 if isinstance(done, wire.Stale) else 200)


async def chat(call: Call) -> Response:
    """What was said at the table after a number."""
    row, _ = await tables.find(call.hall, call.account, call.path("table"))
    return answer(await stored.chat(call.hall.db, str(row["id"]), call.number("after", 0, 0, 10**9), MOST_CHAT))


TABLE = "/api/tables/{table}"
Tables = list[wire.TableInfo]
ENDPOINTS = [
    Endpoint("GET", "/api/tables", lobby, ANYBODY, gives=Tables, query=(Query("most", 1, MOST_TABLES),)),
    Endpoint("POST", "/api/tables", make, takes=wire.NewTable, gives=wire.TableInfo, status=201, limit="tables"),
    Endpoint("GET", "/api/tables/mine", mine, gives=Tables, query=(Query("archived", wanted=("yes", "no")),)),
    Endpoint("GET", TABLE, show, ANYBODY, gives=wire.TableInfo, query=(INVITATION,)),
    Endpoint("POST", TABLE + "/join", join, takes=wire.Join, gives=wire.TableInfo, limit="acts"),
    Endpoint("POST", TABLE + "/clear", clear, takes=Seat, gives=wire.TableInfo, limit="acts"),
    Endpoint("PUT", TABLE + "/chairs/{seat}", set_chair, takes=wire.SetChair, gives=wire.TableInfo, limit="acts"),
    Endpoint("POST", TABLE + "/start", start, gives=wire.TableInfo, limit="acts"),
    Endpoint("POST", TABLE + "/rematch", rematch, gives=wire.TableInfo, status=201, limit="tables"),
    Endpoint("PUT", TABLE + "/archive", archive, takes=Away, status=204, limit="acts"),
    Endpoint(
        "GET",
        TABLE + "/scene",
        scene,
        ANYBODY,
        gives=wire.News,
        query=(Query("seat", SPECTATOR, 5), Query("have", 0, 1_000_000)),
    ),
    Endpoint("POST", TABLE + "/acts", act, takes=Posted, gives=Answered, limit="acts"),
    Endpoint("GET", TABLE + "/chat", chat, ANYBODY, gives=list[wire.ChatLine], query=(Query("after", 0, 10**9),)),
]
