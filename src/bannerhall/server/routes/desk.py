"""The host's desk over HTTP. Every address wants the host's token; a session does not help here."""

from __future__ import annotations

from functools import wraps
from typing import Annotated

from msgspec import Meta
from starlette.responses import Response

from bannerhall.server import tables, wire
from bannerhall.server.desk import Doors, Known, Link, Load
from bannerhall.server.problems import not_found
from bannerhall.server.requests import HOST, Call, Endpoint, Handler, answer, bearer_of, nothing
from bannerhall.server.store import entries as stored


class SetDoors(wire.Body, frozen=True):
    """Open or close; what is left out stays as it is."""

    registration: bool | None = None
    guests: bool | None = None


class Search(wire.Body, frozen=True):
    """An account's id, or a part of its name or address."""

    text: Annotated[str, Meta(min_length=1, max_length=254, pattern=r"^[^\x00-\x1f\x7f]+$")]


class Verdict(wire.Body, frozen=True):
    """What is left out stays as it is."""

    muted: bool | None = None
    banned: bool | None = None


def for_host(handler: Handler) -> Handler:
    """The handler behind the host's token."""

    @wraps(handler)
    async def guarded(call: Call) -> Response:
        call.hall.desk.admit(bearer_of(call.request))
        return await handler(call)

    return guarded


@for_host
async def load(call: Call) -> Response:
    """How busy the hall is."""
    return answer(await call.hall.desk.load())


@for_host
async def set_doors(call: Call) -> Response:
    """Close registration or guests, or open them again."""
    wanted = call.body(SetDoors)
    if wanted.registration is not None:
        await call.hall.desk.set_door("registration", wanted.registration)
    if wanted.guests is not None:
        await call.hall.desk.set_door("guests", wanted.guests)
    return answer(await call.hall.desk.doors())


@for_host
async def find_accounts(call: Call) -> Response:
    """Find accounts."""
    return answer(await call.hall.desk.find(call.body(Search).text))


@for_host
async def judge(call: Call) -> Response:
    """Mute or ban an account, or take it back."""
    wanted = call.body(Verdict)
    return answer(await call.hall.desk.judge(call.path("account"), wanted.muted, wanted.banned))


@for_host
async def remove_table(call: Call) -> Response:
    """Take a table away."""
    if await stored.match(call.hall.db, call.path("table")) is None:
        raise not_found("table")
    await tables.remove(call.hall, call.path("table"))
    return nothing()


@for_host
async def links(call: Call) -> Response:
    """Links of mails that nobody sends, because the hall has no mail server."""
    return answer(await call.hall.desk.links())


HOME = "/api/host"
ENDPOINTS = [
    Endpoint("GET", HOME + "/load", load, HOST, gives=Load, limit="host"),
    Endpoint("PUT", HOME + "/doors", set_doors, HOST, takes=SetDoors, gives=Doors, limit="host"),
    Endpoint("POST", HOME + "/accounts/find", find_accounts, HOST, takes=Search, gives=list[Known], limit="host"),
    Endpoint("PUT", HOME + "/accounts/{account}", judge, HOST, takes=Verdict, gives=Known, limit="host"),
    Endpoint("DELETE", HOME + "/tables/{table}", remove_table, HOST, status=204, limit="host"),
    Endpoint("GET", HOME + "/links", links, HOST, gives=list[Link], limit="host"),
]
