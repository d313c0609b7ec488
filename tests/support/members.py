"""People with accounts, for tests: claims, confirmations, sign-ins, matches; time that passes and mail that arrives."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path
from time import monotonic, sleep
from typing import Any

import pytest
from halls import Person, Served, hall
from postbox import DEADLINE, Mailbox, mailbox
from starlette.testclient import WebSocketTestSession

from bannerhall.server import times

DAY = 24 * 3600.0
PASSWORD = "correct horse"
ADDRESS = "ada@example.org"
TWO = {"game": "sealed", "chairs": [{"kind": "me"}, {"kind": "open"}]}

Later = Callable[[float], None]


@pytest.fixture
def later(monkeypatch: pytest.MonkeyPatch) -> Later:
    """Let time pass."""
    passed = [0.0]

    def pass_time(seconds: float) -> None:
        passed[0] += seconds

    true = times.clock
    monkeypatch.setattr(times, "clock", lambda: true() + passed[0])
    return pass_time


@pytest.fixture
def box() -> Iterator[Mailbox]:
    """A mail server."""
    with mailbox() as found:
        yield found


@pytest.fixture
def posting(tmp_path: Path, box: Mailbox) -> Iterator[Served]:
    """A hall that sends its mails to the box."""
    with hall(tmp_path, mail=box.mail) as found:
        yield found


def claim(person: Person, email: str = ADDRESS, password: str = PASSWORD, **more: object) -> Any:
    return person.post("/api/account/register", {"email": email, "password": password, **more}, 202)


def member(served: Served, box: Mailbox, name: str = "Ada", email: str = ADDRESS) -> Person:
    """Somebody with a confirmed account."""
    person = served.guest(name)
    claim(person, email)
    person.post("/api/account/confirm", {"token": box.token()}, 204)
    return person


def sign_in(person: Person, email: str = ADDRESS, password: str = PASSWORD, status: int = 200, **more: object) -> Any:
    return person.post("/api/account/sign-in", {"email": email, "password": password, **more}, status)


def playing(first: Person, second: Person, **more: object) -> str:
    """The id of a match of two that has begun."""
    table = str(first.post("/api/tables", {**TWO, **more})["id"])
    second.post(f"/api/tables/{table}/join", {})
    first.post(f"/api/tables/{table}/start")
    return table


def remains(served: Served, table: str, account: str) -> int:
    """How many rows of a table belong to an account."""
    found = served.run(served.hall.db.rows, f"SELECT 1 AS one FROM {table} WHERE account = :id", {"id": account})
    return len(found)


def until(condition: Callable[[], object]) -> None:
    """Wait for something that another thread is bound to do soon."""
    end = monotonic() + DEADLINE
    while not condition():
        assert monotonic() < end, "it has not happened in time"
        sleep(0.005)


def closed(served: Served, socket: WebSocketTestSession, left: int = 0) -> None:
    """The hall closes a live connection; so many others are left."""
    until(lambda: served.hall.load()["connections"] == left)
    while socket.receive()["type"] != "websocket.close":
        pass
