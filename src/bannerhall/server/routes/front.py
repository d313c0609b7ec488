"""The front door for browsers: what this is and how to come in. Plain words, no script."""

from __future__ import annotations

from html import escape

from starlette.requests import Request
from starlette.responses import HTMLResponse, Response
from starlette.routing import Route

from bannerhall import games, words
from bannerhall.server.requests import language_of

PAGE = """<!doctype html>
<html lang="{lang}"><head><meta charset="utf-8"><title>Bannerhall</title>
<meta name="viewport" content="width=device-width, initial-scale=1"></head>
<body><main><h1>Bannerhall</h1><p>{open}</p><p>{how}</p><pre>{command}</pre><ul>{games}</ul></main></body></html>
"""


async def front(request: Request) -> Response:
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


ROUTES = [Route("/", front, methods=["GET"])]
