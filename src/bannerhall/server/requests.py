"""From a request to typed values and back: who asks, the body, the answer. Everything is bounded and checked here."""

from __future__ import annotations

import re
from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from typing import Any, TypeVar

import msgspec
from starlette.requests import HTTPConnection, Request
from starlette.responses import Response
from starlette.routing import Route

from bannerhall import words
from bannerhall.core.errors import Trouble
from bannerhall.server import wire
from bannerhall.server.hall import Hall
from bannerhall.server.problems import Denied, forbidden, not_found, problem, sign_in_first
from bannerhall.server.store import people
from bannerhall.server.store.database import Row

COOKIE = "bannerhall"
MOST_BODY = 64 * 1024
ANYBODY = "anybody"  # who may call an address: strangers, too
SIGNED_IN = "signed in"  # guests and members
HOST = "host"  # whoever runs the hall, with the host's token
JSON = "application/json"
PROBLEM = "application/problem+json"

T = TypeVar("T")
encode = msgspec.json.Encoder().encode
_decoders: dict[type, msgspec.json.Decoder[Any]] = {}


@dataclass
class Call:
    """One request with what every handler needs."""

    request: Request
    hall: Hall
    account: Row | None
    lang: str
    raw: bytes = b""

    @property
    def me(self) -> Row:
        """Whoever asks; strangers are told to come in first."""
        if self.account is None:
            raise sign_in_first()
        if self.account["banned"]:
            raise forbidden("banned")
        return self.account

    @property
    def my_id(self) -> str | None:
        return None if self.account is None else str(self.account["id"])

    def path(self, name: str) -> str:
        """A part of the address. Nothing is called by a name that no database can write."""
        text = str(self.request.path_params[name])
        if not text.isprintable():
            raise not_found(name)
        return text

    def body(self, shape: type[T]) -> T:
        """The body as this type; a field that is wrong is named."""
        decoder = _decoders.get(shape)
        if decoder is None:
            decoder = _decoders[shape] = msgspec.json.Decoder(shape)
        try:
            found: T = decoder.decode(self.raw or b"{}")
        except msgspec.ValidationError as error:
            raise Denied(422, "bad-body", reason=str(error)) from error
        except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as error:
            raise Denied(400, "no-json", reason=str(error)[:200]) from error
        return found

    def number(self, name: str, usual: int, low: int, high: int) -> int:
        """A whole number from the query."""
        text = self.request.query_params.get(name)
        if text is None:
            return usual
        digits = text.removeprefix("-")
        if not digits.isascii() or not digits.isdigit() or len(digits) > 9 or not low <= int(text) <= high:
            raise Denied(422, "bad-query", name=name, got=text[:40], wanted=f"{low}–{high}")
        return int(text)

    def word(self, name: str, usual: str, *wanted: str) -> str:
        """A word from the query, one of a few."""
        text = self.request.query_params.get(name, usual)
        if text not in wanted:
            raise Denied(422, "bad-query", name=name, got=text[:40], wanted=", ".join(wanted))
        return text

    def text(self, wanted: Query) -> str:
        """A text from the query, as it is described; empty where it may be left out and is."""
        found = self.request.query_params.get(wanted.name)
        if found is None and not wanted.needed:
            return ""
        text = found or ""
        if len(text) > wanted.longest or not re.fullmatch(wanted.pattern, text):
            raise Denied(422, "bad-query", name=wanted.name, got=ascii(text)[:40], wanted=wanted.pattern)
        return text


Handler = Callable[[Call], Awaitable[Response]]


def answer(value: object, status: int = 200) -> Response:
    return Response(encode(value), status, media_type=JSON)


def nothing() -> Response:
    return Response(status_code=204)


def problem_response(found: wire.Problem) -> Response:
    headers = {"Retry-After": str(found.facts["seconds"])} if found.status == 429 and "seconds" in found.facts else None
    return Response(encode(found), found.status, headers, PROBLEM)


@dataclass(frozen=True)
class Query:
    """A parameter after the question mark: whole numbers of a range, one of some words, or a text of a pattern."""

    name: str
    low: int = 0
    high: int = 0
    wanted: tuple[str, ...] = ()
    longest: int = 0
    pattern: str = ""
    needed: bool = False


@dataclass(frozen=True)
class Endpoint:
    """One address: who may call it, what it takes and gives. The route and its documentation are made from this."""

    method: str
    path: str
    handler: Handler
    who: str = SIGNED_IN
    takes: Any = None
    gives: Any = None
    status: int = 200
    limit: str = ""
    query: tuple[Query, ...] = ()
    most: int = MOST_BODY
    media: str = ""  # what is given, where it is neither JSON nor plain text

    def route(self) -> Route:
        return Route(self.path, self._endpoint(), methods=[self.method], name=self.handler.__name__)

    def _endpoint(self) -> Callable[[Request], Awaitable[Response]]:
        """The handler as Starlette wants it: the caller is known, the body read, and trouble becomes a problem."""

        async def endpoint(request: Request) -> Response:
            hall: Hall = request.app.state.hall
            lang = language_of(request)
            try:
                call = Call(request, hall, await account_of(hall, request), lang)
                guard_origin(call)
                if self.limit:
                    hall.limits.count(self.limit, caller_of(call))
                call.raw = await read(request, self.most)
                return await self.handler(call)
            except Trouble as trouble:
                return problem_response(problem(trouble, lang))

        return endpoint


def caller_of(call: Call) -> str:
    """Who is counted against a limit: the account, or a stranger's address."""
    return call.my_id or (call.request.client.host if call.request.client else "unknown")


async def read(request: Request, most: int) -> bytes:
    """The body, up to a size."""
    said = request.headers.get("content-length", "0")
    if said.isascii() and said.isdigit() and int(said) > most:
        raise Denied(413, "too-large", most=most)
    body = b""
    async for part in request.stream():
        body += part
        if len(body) > most:
            raise Denied(413, "too-large", most=most)
    return body


def guard_origin(call: Call) -> None:
    """A page of another site must not act in somebody's name: what changes something comes from our own pages."""
    request = call.request
    if request.method in ("GET", "HEAD", "OPTIONS") or bearer_of(request) is not None:
        return
    if not own_origin(call.hall, request):
        raise forbidden("foreign-origin")


def own_origin(hall: Hall, connection: HTTPConnection) -> bool:
    """Whether a request comes from a page of this hall, or from no page at all."""
    origin = connection.headers.get("origin")
    if origin is None:
        return connection.headers.get("sec-fetch-site", "same-origin") in ("same-origin", "none")
    scheme, _, host = origin.partition("://")
    own = connection.headers.get("host", "")
    return (host == own and scheme in ("http", "https")) or origin in (hall.settings.url, *hall.settings.origins)


def bearer_of(connection: HTTPConnection) -> str | None:
    kind, _, token = connection.headers.get("authorization", "").partition(" ")
    return token.strip() if kind.lower() == "bearer" and token else None


def token_of(connection: HTTPConnection) -> str | None:
    return bearer_of(connection) or connection.cookies.get(COOKIE)


async def account_of(hall: Hall, connection: HTTPConnection) -> Row | None:
    token = token_of(connection)
    if not token or len(token) > 100:
        return None
    return await people.account_of(hall.db, token)


def language_of(connection: HTTPConnection) -> str:
    """The language the caller reads, as far as we have it."""
    for part in connection.headers.get("accept-language", "")[:200].split(","):
        tag = part.split(";")[0].strip()
        if tag and words.language(tag) == tag.replace("_", "-").split("-")[0].lower():
            return words.language(tag)
    return words.ENGLISH


def set_cookie(call: Call, response: Response, token: str, lasting: float) -> None:
    """The session in the browser: not for scripts, not for other sites, and over https nowhere else."""
    response.set_cookie(
        COOKIE,
        token,
        max_age=int(lasting),
        httponly=True,
        samesite="lax",
        secure=call.hall.settings.secure or call.request.url.scheme == "https",
        path="/",
    )
