"""A hall inside a test: the whole application on a real database, and people who talk to it.

    with hall(tmp_path) as served:
        ada, ben = served.guest("Ada"), served.guest("Ben")
        table = ada.post("/api/tables", {"game": "sealed", "chairs": [{"kind": "me"}, {"kind": "open"}]})
        ben.post(f"/api/tables/{table['id']}/join", {})
        with ada.live(table["id"]) as socket:
            socket.receive_json()

Requests go through the application's own event loop without a network; `tests/support/served.py` has a hall in a
process of its own. There are no rate limits unless a test asks for them with `limits=True`.
"""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any, TypeVar

from starlette.applications import Starlette
from starlette.testclient import TestClient, WebSocketTestSession

from bannerhall.server.app import make_app
from bannerhall.server.hall import Hall
from bannerhall.server.settings import Settings

URL = "http://hall.test"
T = TypeVar("T")


class Person:
    """Somebody with cookies, or a bearer token, of their own."""

    def __init__(self, client: TestClient, token: str | None = None) -> None:
        self.client = client
        self.headers: dict[str, str] = {}
        if token is not None:
            self.client.headers["Authorization"] = f"Bearer {token}"

    def ask(self, method: str, path: str, body: object = None, status: int | None = None) -> Any:
        """The answer as JSON. It must be a good one, or have exactly the status that the test names."""
        answer = self.client.request(method, path, json=body, headers=self.headers)
        good = answer.status_code == status if status is not None else answer.status_code < 400
        assert good, f"{method} {path}: {answer.status_code} {answer.text}"
        return answer.json() if answer.content else None

    def get(self, path: str, status: int | None = None) -> Any:
        return self.ask("GET", path, None, status)

    def post(self, path: str, body: object = None, status: int | None = None) -> Any:
        return self.ask("POST", path, body, status)

    def put(self, path: str, body: object = None, status: int | None = None) -> Any:
        return self.ask("PUT", path, body, status)

    def patch(self, path: str, body: object = None, status: int | None = None) -> Any:
        return self.ask("PATCH", path, body, status)

    def delete(self, path: str, status: int | None = None) -> Any:
        return self.ask("DELETE", path, None, status)

    def live(self, table: str, query: str = "") -> WebSocketTestSession:
        """The live connection at a table; a context manager."""
        return self.client.websocket_connect(f"/api/tables/{table}/live{query}", headers=self.headers)


class Served:
    """A running hall. `hall` is the thing itself, to be used through `run` only: it lives in another thread."""

    def __init__(self, app: Starlette, main: TestClient) -> None:
        self.app = app
        self.hall: Hall = app.state.hall
        self._main = main

    def run(self, function: Callable[..., Awaitable[T]], *args: Any) -> T:
        """Call something asynchronous of the hall, in its own event loop."""
        assert self._main.portal is not None
        return self._main.portal.call(function, *args)

    def stranger(self, token: str | None = None) -> Person:
        """Somebody who has not come in yet, or who holds this token."""
        client = TestClient(self.app, client=("192.0.2.7", 50000))
        client.portal = self._main.portal
        return Person(client, token)

    def guest(self, name: str, *, bearer: bool = False) -> Person:
        """Somebody who has come in: with a cookie, or with a token as programs do."""
        person = self.stranger()
        told = person.post("/api/guest", {"name": name, "bearer": bearer}, 201)
        return self.stranger(told["token"]) if bearer else person

    def host(self) -> Person:
        """Whoever runs the hall."""
        return self.stranger(self.hall.desk.file.read_text("ascii").strip())


@contextmanager
def hall(folder: Path, **changed: Any) -> Iterator[Served]:
    """A hall whose files lie in a folder; `changed` are settings that differ from those of a test."""
    settings: dict[str, Any] = {
        "database": f"sqlite:///{folder / 'hall.db'}",
        "home": folder / "home",
        "url": URL,
        "limits": False,
        **changed,
    }
    app = make_app(Settings(**settings))
    with TestClient(app) as main:
        yield Served(app, main)
