"""The API described for other programs: OpenAPI 3.1 of the addresses, JSON Schema of the live connection.

Both are made from the types and the endpoints themselves, so they cannot tell anything else than the code does.
"""

from __future__ import annotations

import inspect
import json
import re
import sys
from collections.abc import Iterable, Iterator, Sequence
from typing import Any, Union, get_args

import msgspec

from bannerhall import __version__
from bannerhall.server import wire
from bannerhall.server.requests import ANYBODY, COOKIE, HOST, JSON, PROBLEM, SIGNED_IN, Endpoint, Query

Json = dict[str, Any]

REFS = "#/components/schemas/{name}"
LIVE_REFS = "#/$defs/{name}"
DIALECT = "https://json-schema.org/draft/2020-12/schema"
TITLE = "Bannerhall"
INTRODUCTION = (
    "A hall where board games are played. Come in as a guest, make a table, play by posting acts or over the live "
    "connection, a WebSocket at `/api/tables/{table}/live` whose messages `/api/live.schema.json` describes. Whatever "
    "goes wrong is answered with a problem (RFC 9457) that names the clause of the rules where one forbids it. "
    "docs/api.md tells how it all goes together."
)
LIVE_INTRODUCTION = (
    "Messages of the WebSocket at `/api/tables/{table}/live`: a client sends acts (`Act`), the hall sends messages "
    "(`Message`). Each is one JSON object in a text frame."
)
SECURITY: Json = {
    "cookie": {"type": "apiKey", "in": "cookie", "name": COOKIE, "description": "The session of a browser."},
    "bearer": {"type": "http", "scheme": "bearer", "description": "The token of a guest or a member, for programs."},
    "host": {"type": "http", "scheme": "bearer", "description": "The token of whoever runs the hall."},
}
CALLERS: dict[str, list[Json]] = {
    ANYBODY: [{}, {"cookie": []}, {"bearer": []}],
    SIGNED_IN: [{"cookie": []}, {"bearer": []}],
    HOST: [{"host": []}],
}
MEANINGS = {
    "401": "Come in first",
    "403": "Not yours to do",
    "404": "There is no such thing, or you may not know of it",
    "409": "Not now: the table or a rule forbids it",
    "422": "A value is not what it should be",
    "429": "Too often; Retry-After says how long to wait",
    "4XX": "Something is wrong with the request",
    "503": "The hall is busy or cannot store; try again, an act with the same key",
}
PLACES: dict[str, Json] = {"seat": {"type": "integer", "minimum": 0, "maximum": 5}}  # parts of a path that are no text
MEDIA: dict[Any, str] = {bytes: "application/octet-stream", str: "text/plain"}  # what is no JSON


# --- OpenAPI ------------------------------------------------------------------------------------------------


def openapi(endpoints: Sequence[Endpoint]) -> Json:
    """The description of these addresses."""
    shapes = list(dict.fromkeys(shapes_of(endpoints)))
    schemas, components = msgspec.json.schema_components(shapes, ref_template=REFS)
    known = dict(zip(shapes, schemas, strict=True))
    paths: Json = {}
    for endpoint in endpoints:
        paths.setdefault(plain_path(endpoint.path), {})[endpoint.method.lower()] = operation(endpoint, known)
    return {
        "openapi": "3.1.0",
        "info": {
            "title": TITLE,
            "version": __version__,
            "description": INTRODUCTION,
            "license": {"name": "MIT", "identifier": "MIT"},
        },
        "servers": [{"url": "/"}],
        "tags": [{"name": name, "description": about} for name, about in chapters(endpoints).items()],
        "paths": paths,
        "components": {
            "schemas": dict(sorted(components.items())),
            "responses": shared_responses(known),
            "securitySchemes": SECURITY,
        },
    }


def shapes_of(endpoints: Iterable[Endpoint]) -> Iterator[Any]:
    yield from (wire.Problem, wire.Stale)
    for endpoint in endpoints:
        yield from (shape for shape in (endpoint.takes, given(endpoint)) if shape is not None)


def chapters(endpoints: Iterable[Endpoint]) -> dict[str, str]:
    """The modules of the handlers, each with what it says of itself."""
    return {chapter(endpoint): inspect.getdoc(sys.modules[endpoint.handler.__module__]) or "" for endpoint in endpoints}


def chapter(endpoint: Endpoint) -> str:
    return endpoint.handler.__module__.rpartition(".")[2]


def plain_path(path: str) -> str:
    """Without Starlette's converters."""
    return re.sub(r"\{(\w+):\w+\}", r"{\1}", path)


def operation(endpoint: Endpoint, known: dict[Any, Json]) -> Json:
    told = " ".join((inspect.getdoc(endpoint.handler) or "").split())
    described: Json = {
        "operationId": f"{chapter(endpoint)}_{endpoint.handler.__name__}",
        "tags": [chapter(endpoint)],
        "summary": told.split(". ")[0].removesuffix("."),
        "description": told,
        "security": CALLERS[endpoint.who],
        "parameters": [*path_parameters(endpoint.path), *map(query_parameter, endpoint.query)],
        "responses": responses(endpoint, known),
    }
    if endpoint.takes is not None:
        schema = known[endpoint.takes]
        described["requestBody"] = {
            "required": not may_be_left_out(endpoint.takes),
            "content": {MEDIA.get(endpoint.takes, JSON): {"schema": schema}},
        }
    return described


def may_be_left_out(shape: Any) -> bool:
    """An empty body stands for an empty object: whether that is enough."""
    if not (isinstance(shape, type) and issubclass(shape, msgspec.Struct)):
        return False
    return not any(field.required for field in msgspec.structs.fields(shape))


def path_parameters(path: str) -> list[Json]:
    names = re.findall(r"\{(\w+)", path)
    return [
        {"name": name, "in": "path", "required": True, "schema": PLACES.get(name, {"type": "string", "minLength": 1})}
        for name in names
    ]


def query_parameter(query: Query) -> Json:
    schema: Json = {"type": "integer", "minimum": query.low, "maximum": query.high}
    if query.wanted:
        schema = {"type": "string", "enum": list(query.wanted)}
    if query.pattern:
        schema = {"type": "string", "maxLength": query.longest, "pattern": query.pattern}
    return {"name": query.name, "in": "query", "required": query.needed, "schema": schema}


# --- What an address answers --------------------------------------------------------------------------------


def responses(endpoint: Endpoint, known: dict[Any, Json]) -> Json:
    found: Json = {str(endpoint.status): good("Done", endpoint, known)}
    if endpoint.status == 201:
        found["200"] = good("It was there already", endpoint, known)
    for status in problems(endpoint):
        found[status] = {"$ref": f"#/components/responses/{status}"}
    if can_be_stale(endpoint):
        found["409"] = {"$ref": "#/components/responses/409-stale"}
    return dict(sorted(found.items()))


def can_be_stale(endpoint: Endpoint) -> bool:
    return wire.Stale in get_args(endpoint.gives)


def given(endpoint: Endpoint) -> Any:
    """What is given when all is well; `stale` is not, and comes with a status of its own."""
    if not can_be_stale(endpoint):
        return endpoint.gives
    return Union[tuple(shape for shape in get_args(endpoint.gives) if shape is not wire.Stale)]  # noqa: UP007


def good(meaning: str, endpoint: Endpoint, known: dict[Any, Json]) -> Json:
    described: Json = {"description": meaning}
    if endpoint.gives is not None:
        described["content"] = {endpoint.media or MEDIA.get(endpoint.gives, JSON): {"schema": known[given(endpoint)]}}
    if any("text" in query.wanted for query in endpoint.query):
        described.setdefault("content", {})[MEDIA[str]] = {"schema": {"type": "string"}}
    return described


def problems(endpoint: Endpoint) -> Iterator[str]:
    """What can be wrong, by what the address takes."""
    changes = endpoint.method != "GET"
    if endpoint.who != ANYBODY:
        yield "401"
    if changes or endpoint.who == HOST:
        yield "403"
    if "{" in endpoint.path:
        yield "404"
    if changes or "{" in endpoint.path:
        yield "409"
    if endpoint.takes is not None or endpoint.query:
        yield "422"
    if endpoint.limit:
        yield "429"
    yield from ("4XX", "503")


def shared_responses(known: dict[Any, Json]) -> Json:
    shown: Json = {
        status: {"description": meaning, "content": {PROBLEM: {"schema": known[wire.Problem]}}}
        for status, meaning in MEANINGS.items()
    }
    stale = {PROBLEM: {"schema": known[wire.Problem]}, JSON: {"schema": known[wire.Stale]}}
    return {**shown, "409-stale": {"description": f"{MEANINGS['409']}, or you missed something", "content": stale}}


# --- The live connection ------------------------------------------------------------------------------------


def live_schema() -> Json:
    """The schema of acts in and messages out."""
    (act, message), parts = msgspec.json.schema_components([wire.AnyAct, wire.AnyMessage], ref_template=LIVE_REFS)
    return {
        "$schema": DIALECT,
        "title": f"{TITLE}: the live connection of a table, version {__version__}",
        "description": LIVE_INTRODUCTION,
        "anyOf": [{"$ref": "#/$defs/Act"}, {"$ref": "#/$defs/Message"}],
        "$defs": {"Act": act, "Message": message, **dict(sorted(parts.items()))},
    }


def files(endpoints: Sequence[Endpoint]) -> dict[str, str]:
    """Both descriptions as they are kept in the repository, by the name of the file."""
    documents = {"openapi.json": openapi(endpoints), "live.schema.json": live_schema()}
    return {name: json.dumps(document, indent=2, ensure_ascii=False) + "\n" for name, document in documents.items()}
