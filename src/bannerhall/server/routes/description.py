"""What the hall tells of itself to programs: its API."""

from __future__ import annotations

from functools import cache
from typing import Any

from starlette.responses import Response

from bannerhall.server.description import live_schema, openapi
from bannerhall.server.requests import ANYBODY, JSON, Call, Endpoint, encode


@cache
def described_api() -> bytes:
    from bannerhall.server.app import endpoints  # it lists the addresses below, too

    return encode(openapi(endpoints()))


@cache
def described_live() -> bytes:
    return encode(live_schema())


async def show_api(call: Call) -> Response:
    """All addresses of this hall, as OpenAPI 3.1."""
    return Response(described_api(), media_type=JSON)


async def show_live(call: Call) -> Response:
    """The messages of the live connection, as JSON Schema."""
    return Response(described_live(), media_type=JSON)


ENDPOINTS = [
    Endpoint("GET", "/api/openapi.json", show_api, ANYBODY, gives=dict[str, Any]),
    Endpoint("GET", "/api/live.schema.json", show_live, ANYBODY, gives=dict[str, Any]),
]
