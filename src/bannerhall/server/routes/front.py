"""The browser client, as it was built; without it a plain page that tells how to come in."""

from __future__ import annotations

import hashlib
import mimetypes
from dataclasses import dataclass
from functools import cache
from html import escape
from pathlib import Path

from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import HTMLResponse, Response
from starlette.routing import Match, Route
from starlette.types import Scope

from bannerhall import games, words
from bannerhall.server.requests import language_of

CLIENT = Path(__file__).resolve().parent.parent / "client"
PACKINGS = {"br": ".br", "gzip": ".gz"}  # as the build has packed every text, best first
FOR_EVER = "public, max-age=31536000, immutable"  # names of assets change with their content
ASK_AGAIN = "no-cache"
INDEX = "index.html"
MIME = {".webmanifest": "application/manifest+json", ".js": "text/javascript", ".woff2": "font/woff2"}

PAGE = """<!doctype html>
<html lang="{lang}"><head><meta charset="utf-8"><title>Bannerhall</title>
<meta name="viewport" content="width=device-width, initial-scale=1"></head>
<body><main><h1>Bannerhall</h1><p>{open}</p><p>{how}</p><pre>{command}</pre><ul>{games}</ul></main></body></html>
"""


@dataclass(frozen=True)
class File:
    """A file of the client, in memory, plain and packed."""

    content: dict[str, bytes]  # by encoding; "" is plain
    media_type: str
    tag: str
    keep: str

    def answer(self, request: Request) -> Response:
        headers = {"Cache-Control": self.keep, "ETag": self.tag, "Vary": "Accept-Encoding"}
        if request.headers.get("If-None-Match") == self.tag:
            return Response(status_code=304, headers=headers)
        wanted = request.headers.get("Accept-Encoding", "")
        packing = next((name for name in PACKINGS if name in self.content and name in wanted), "")
        if packing:
            headers["Content-Encoding"] = packing
        return Response(self.content[packing], media_type=self.media_type, headers=headers)


@cache
def client_files() -> dict[str, File]:
    """Every file of the built client by its path; empty in a checkout where it was not built."""
    if not (CLIENT / INDEX).is_file():
        return {}
    paths = [path for path in CLIENT.rglob("*") if path.is_file() and path.suffix not in PACKINGS.values()]
    return {path.relative_to(CLIENT).as_posix(): read(path) for path in paths}


def read(path: Path) -> File:
    content = {"": path.read_bytes()}
    for name, ending in PACKINGS.items():
        packed = path.with_name(path.name + ending)
        if packed.is_file():
            content[name] = packed.read_bytes()
    guessed = mimetypes.guess_type(path.name)[0] or "application/octet-stream"
    kind = MIME.get(path.suffix, guessed)
    tag = f'"{hashlib.sha256(content[""]).hexdigest()[:24]}"'
    return File(content, kind, tag, FOR_EVER if path.parent.name == "assets" else ASK_AGAIN)


async def front(request: Request) -> Response:
    """A file of the client; for the address of any page the client itself, which knows its pages. A browser is enough,
    on a desk or in a hand, which may install it as well [LDR-PLAT-03] [LDR-PLAT-05]."""
    path = request.path_params.get("path", "")
    files = client_files()
    if path and not files:
        raise HTTPException(404)
    if not files:
        return plain_page(request)
    wanted = files.get(path)
    return (wanted or files[INDEX]).answer(request)


def plain_page(request: Request) -> Response:
    lang = language_of(request)
    boxes = [games.game(slug) for slug in games.slugs()]
    played = [box for box in boxes if box.status != "test"]
    listed = "".join(f"<li>{escape(box.name)}, {box.seats[0]}–{box.seats[1]}</li>" for box in played)
    command = f"bannerhall play {played[0].slug} --server {request.base_url}"
    return HTMLResponse(
        PAGE.format(
            lang=lang,
            open=escape(words.say("front-open", {}, lang)),
            how=escape(words.say("front-how", {}, lang)),
            command=escape(command),
            games=listed,
        )
    )


class Pages(Route):
    """Every address outside of the API; what is wrong there stays the API's own answer."""

    def matches(self, scope: Scope) -> tuple[Match, Scope]:
        return (Match.NONE, {}) if scope["path"].startswith("/api/") else super().matches(scope)


ROUTES = [Pages("/", front, methods=["GET"]), Pages("/{path:path}", front, methods=["GET"])]
