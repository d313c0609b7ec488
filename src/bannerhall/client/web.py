"""Requests to a hall, with nothing but the standard library."""

from __future__ import annotations

import ipaddress
import ssl
from http.client import HTTPException, HTTPResponse
from typing import Any, TypeVar
from urllib.error import HTTPError, URLError
from urllib.parse import urlencode, urlsplit
from urllib.request import HTTPRedirectHandler, HTTPSHandler, OpenerDirector, ProxyHandler, Request, build_opener

import msgspec

from bannerhall.client.errors import HallError, StaleAct, Unreachable
from bannerhall.core.errors import BadRequest
from bannerhall.server import wire

MOST_ANSWER = 64 * 1024 * 1024
STALE = 409
PROBLEM = "application/problem+json"

T = TypeVar("T")


class Nowhere(HTTPRedirectHandler):
    """A hall sends nobody elsewhere, and a token must not follow."""

    def redirect_request(self, *args: object, **kwargs: object) -> None:
        return None


def hall_address(text: str) -> str:
    """Scheme, host and port of a hall; `http://` may be left out."""
    try:
        parts = urlsplit(text if "://" in text else f"http://{text}")
        sound = parts.scheme in ("http", "https") and parts.hostname and parts.username is None and parts.port != 0
    except ValueError as error:
        raise BadRequest("bad-hall-url", got=text) from error
    if not sound:
        raise BadRequest("bad-hall-url", got=text)
    return f"{parts.scheme}://{parts.netloc}"


def nearby(host: str) -> bool:
    """This machine or the local network: nothing that a proxy could reach better."""
    try:
        address = ipaddress.ip_address(host)
    except ValueError:
        return host == "localhost"
    return address.is_private or address.is_loopback


class Web:
    """Calls to one hall in the name of one account."""

    def __init__(
        self, url: str, token: str | None, lang: str, timeout: float, context: ssl.SSLContext | None = None
    ) -> None:
        self.url = hall_address(url)
        self.token = token
        self.lang = lang
        self.timeout = timeout
        self.context = context
        self.nearby = nearby(urlsplit(self.url).hostname or "")
        self._opener = self._make_opener()

    def _make_opener(self) -> OpenerDirector:
        proxies = [ProxyHandler({})] if self.nearby else []
        return build_opener(Nowhere(), HTTPSHandler(context=self.context), *proxies)

    def headers(self) -> dict[str, str]:
        """What every request and every live connection says of the caller."""
        told = {"Accept-Language": self.lang}
        if self.token is not None:
            told["Authorization"] = f"Bearer {self.token}"
        return told

    def call(self, method: str, path: str, shape: type[T], body: object = None, **query: object) -> T:
        """The answer as this type; a problem is raised."""
        data = self.fetch(method, path, body, **query)
        try:
            return msgspec.json.decode(data or b"null", type=shape)
        except msgspec.MsgspecError as error:
            raise Unreachable("not-a-hall", url=self.url) from error

    def fetch(self, method: str, path: str, body: object = None, **query: object) -> bytes:
        """The answer as it came."""
        asked = {name: value for name, value in query.items() if value is not None}
        address = f"{self.url}{path}" + (f"?{urlencode(asked)}" if asked else "")
        data = None if body is None else msgspec.json.encode(body)
        headers = self.headers() | ({} if data is None else {"Content-Type": "application/json"})
        request = Request(address, data, headers, method=method)
        try:
            with self._opener.open(request, timeout=self.timeout) as answer:
                return _read(answer)
        except HTTPError as error:
            with error:
                raise self._told(error.code, error.headers.get("content-type", ""), error.read()) from error
        except (URLError, OSError, HTTPException) as error:
            raise self.unreachable(error) from error

    def unreachable(self, error: Exception) -> Unreachable:
        reason: Any = getattr(error, "reason", None) or error
        told = getattr(reason, "strerror", None) or str(reason) or type(reason).__name__
        return Unreachable("hall-unreachable", url=self.url, reason=str(told))

    def _told(self, status: int, kind: str, data: bytes) -> Exception:
        """An answer that is no good one: a problem, a stale act, or something that no hall sends."""
        try:
            if kind.startswith(PROBLEM):
                return HallError(msgspec.json.decode(data, type=wire.Problem))
            if status == STALE:
                return StaleAct(msgspec.json.decode(data, type=wire.Stale))
        except msgspec.MsgspecError:
            pass
        if status >= 500:  # a proxy in front of a hall that is just not there
            return Unreachable("hall-unreachable", url=self.url, reason=f"HTTP {status}")
        return Unreachable("not-a-hall", url=self.url)


def _read(answer: HTTPResponse) -> bytes:
    data = answer.read(MOST_ANSWER + 1)
    if len(data) > MOST_ANSWER:
        raise HTTPException("too large")
    return data
