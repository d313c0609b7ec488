"""The hall as an ASGI application."""

from __future__ import annotations

import logging
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from msgspec import Struct
from starlette.applications import Starlette
from starlette.exceptions import HTTPException
from starlette.middleware import Middleware
from starlette.requests import ClientDisconnect, Request
from starlette.responses import Response
from starlette.routing import Route

from bannerhall import __version__, words
from bannerhall.server import socket
from bannerhall.server.hall import Hall
from bannerhall.server.headers import HEADERS, SafeHeaders
from bannerhall.server.problems import plain
from bannerhall.server.requests import ANYBODY, Call, Endpoint, answer, problem_response
from bannerhall.server.routes import (
    accounts,
    catalogue,
    description,
    desk,
    front,
    guests,
    hints,
    house,
    keepsakes,
    lessons,
    profiles,
    progress,
    records,
    reports,
    tables,
)
from bannerhall.server.settings import Settings

log = logging.getLogger("bannerhall.app")


class Health(Struct, frozen=True):
    status: str
    version: str
    matches: int
    connections: int
    seconds: float


async def health(call: Call) -> Response:
    """Whether this process can serve: it answers, and so does its database."""
    await call.hall.db.rows("SELECT 1 AS one")
    return answer(Health("good", __version__, **call.hall.load()))


def endpoints() -> list[Endpoint]:
    """Every address of the hall, in the order they are tried."""
    return [
        Endpoint("GET", "/healthz", health, ANYBODY, gives=Health),
        *description.ENDPOINTS,
        *house.ENDPOINTS,
        *guests.ENDPOINTS,
        *accounts.ENDPOINTS,
        *progress.ENDPOINTS,
        *profiles.ENDPOINTS,
        *desk.ENDPOINTS,
        *catalogue.ENDPOINTS,
        *lessons.ENDPOINTS,
        *records.ENDPOINTS,
        *tables.ENDPOINTS,
        *keepsakes.ENDPOINTS,
        *hints.ENDPOINTS,
        *reports.ENDPOINTS,
    ]


def make_app(settings: Settings, hall: Hall | None = None) -> Starlette:
    """The application of a hall with these settings."""
    words.install()
    served = hall or Hall(settings)

    @asynccontextmanager
    async def lifespan(app: Starlette) -> AsyncIterator[None]:
        await served.open()
        try:
            yield
        finally:
            await served.close()

    app = Starlette(
        routes=[*(endpoint.route() for endpoint in endpoints()), *socket.ROUTES, *front.ROUTES],
        middleware=[Middleware(SafeHeaders, secure=settings.secure)],
        lifespan=lifespan,
        exception_handlers={HTTPException: http_problem, ClientDisconnect: gone, Exception: crashed},
    )
    app.state.hall = served
    return app


async def http_problem(request: Request, error: Exception) -> Response:
    assert isinstance(error, HTTPException)
    response = problem_response(plain(error.status_code, "http", str(error.detail)))
    if error.status_code == 405:
        response.headers["Allow"] = ", ".join(sorted(methods_at(request)))
    return response


async def gone(request: Request, error: Exception) -> Response:
    """Whoever asked has gone away in the middle of asking, as pages do: nobody hears this, and nothing is wrong."""
    return Response(status_code=400)


def methods_at(request: Request) -> set[str]:
    """The methods of an address: each is a route of its own."""
    here = [route for route in request.app.routes if isinstance(route, Route)]
    found = [route.methods or set() for route in here if route.path_regex.match(request.url.path)]
    return set().union(*found)


async def crashed(request: Request, error: Exception) -> Response:
    """Our mistake: the log has it, the caller learns nothing of our insides."""
    log.error("%s %s failed", request.method, request.url.path, exc_info=error)
    response = problem_response(plain(500, "crashed", words.say("hall-crashed", {})))
    response.headers.update(HEADERS)  # this answer comes from outside of the middleware that adds them
    return response
