"""Coming in without an account."""

from __future__ import annotations

from msgspec import Struct
from starlette.responses import Response

from bannerhall import words
from bannerhall.server import wire
from bannerhall.server.problems import forbidden
from bannerhall.server.requests import ANYBODY, Call, Endpoint, answer, set_cookie
from bannerhall.server.store import people


class NewGuest(wire.Body, frozen=True):
    name: wire.Name | None = None
    lang: wire.Lang | None = None
    bearer: bool = False  # give the token to a program instead of setting a cookie


class Welcome(Struct, frozen=True, omit_defaults=True):
    id: str
    name: str
    token: str = ""


def address_of(call: Call) -> str:
    """Where a request comes from."""
    return call.request.client.host if call.request.client else "unknown"


async def come_in(call: Call) -> Response:
    """Become a guest; whoever has come in already stays who they are."""
    wanted = call.body(NewGuest)
    if call.account is not None and not wanted.bearer:
        return answer(Welcome(str(call.account["id"]), str(call.account["name"])))
    if not (await call.hall.desk.doors()).guests:
        raise forbidden("guests-closed")
    if call.account is not None:  # who makes ever new guests is counted by address, too
        call.hall.limits.count("guest", address_of(call))
    lang = wanted.lang or call.lang
    name = wanted.name or words.say("guest-name", {}, lang)
    account, token = await people.add_guest(call.hall.db, name, lang)
    if wanted.bearer:
        return answer(Welcome(account, name, token), 201)
    response = answer(Welcome(account, name), 201)
    set_cookie(call, response, token, people.STAY)
    return response


ENDPOINTS = [Endpoint("POST", "/api/guest", come_in, ANYBODY, takes=NewGuest, gives=Welcome, status=201, limit="guest")]
