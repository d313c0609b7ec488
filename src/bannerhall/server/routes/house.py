"""The hall as others reach it: its address, what it offers, and any page of it as a QR code for a phone's camera."""

from __future__ import annotations

import io
from functools import lru_cache
from ipaddress import ip_address
from urllib.parse import urlsplit

import segno
from msgspec import Struct
from starlette.responses import Response

from bannerhall import __version__
from bannerhall.server.network import reachable
from bannerhall.server.problems import Denied
from bannerhall.server.requests import ANYBODY, Call, Endpoint, Query, answer

PATH = Query("path", longest=200, pattern="^/[ -~]*$", needed=True)  # printable ASCII
SVG = "image/svg+xml"


class HallInfo(Struct, frozen=True):
    """`url` is the address for others, without a slash at its end. `local`: it is good in this network only."""

    version: str
    url: str
    local: bool
    secure: bool
    mail: bool
    guests: bool
    registration: bool


def url_for_others(call: Call) -> str:
    """The address that serving has found or was given; where that means this machine alone, the one that was asked."""
    known = call.hall.settings.url.rstrip("/")
    return str(call.request.base_url).rstrip("/") if only_here(known) else known


def only_here(url: str) -> bool:
    host = urlsplit(url).hostname or ""
    return host == "localhost" or host.endswith(".localhost") or not reachable(host)


def local(url: str) -> bool:
    """Whether an address is of a network at home and not of the internet: a number kept for that, or a bare name."""
    host = urlsplit(url).hostname or ""
    try:
        return not ip_address(host).is_global
    except ValueError:
        return only_here(url) or "." not in host or host.endswith((".local", ".lan", ".home.arpa"))


async def about(call: Call) -> Response:
    """What this hall is: where others reach it, and who may come in."""
    url = url_for_others(call)
    doors = await call.hall.desk.doors()
    return answer(
        HallInfo(
            version=__version__,
            url=url,
            local=local(url),
            secure=url.startswith("https:"),
            mail=call.hall.outbox.sends,
            guests=doors.guests,
            registration=doors.registration,
        )
    )


@lru_cache(maxsize=256)  # to make one takes many times longer than any other small answer
def svg_of(text: str) -> bytes:
    try:
        made = segno.make(text, error="m")
    except segno.DataOverflowError as error:  # whoever asks may call the hall by a very long name
        raise Denied(422, "bad-query", name="host", got=str(error), wanted="A–Z, …") from error
    out = io.BytesIO()
    # A light ground of its own: cameras read a dark code on light, whatever the colours of the page around it.
    made.save(out, kind="svg", omitsize=True, xmldecl=False, light="#fff", dark="#000")
    return out.getvalue()


async def code(call: Call) -> Response:
    """A page of the hall as a QR code."""
    return Response(svg_of(url_for_others(call) + call.text(PATH)), media_type=SVG)


ENDPOINTS = [
    Endpoint("GET", "/api/hall", about, ANYBODY, gives=HallInfo),
    Endpoint("GET", "/api/qr", code, ANYBODY, gives=str, media=SVG, query=(PATH,), limit="codes"),
]
