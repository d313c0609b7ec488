"""Players who never stop: they answer at random, come back after every crash, and remember what they were promised."""

from __future__ import annotations

import asyncio
import contextlib
import http.client
import json
import random
import secrets
import urllib.error
import urllib.request
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any

from websockets.asyncio.client import connect
from websockets.exceptions import InvalidHandshake, WebSocketException

PATIENCE = 5.0  # seconds for an answer before the connection is given up


@dataclass
class Promise:
    """An act as it was sent, and whether the hall has acknowledged it."""

    key: str
    action: dict[str, Any]
    kept: bool = False


@dataclass
class Player:
    """One seat at one table, with everything the hall has told it."""

    url: str
    table: str
    seat: int
    account: str
    token: str
    lines: dict[int, dict[str, Any]] = field(default_factory=dict)
    promises: list[Promise] = field(default_factory=list)
    contradictions: list[str] = field(default_factory=list)
    over: bool = False

    @property
    def have(self) -> int:
        return len(self.lines)

    async def play(self, on_ack: Callable[[], None], stop: asyncio.Event) -> None:
        """Until the match is over or the trial ends. Every crash is followed by another try."""
        while not self.over and not stop.is_set():
            with contextlib.suppress(OSError, TimeoutError, WebSocketException, InvalidHandshake, EOFError):
                await self._connection(on_ack, stop)
            await asyncio.sleep(0.05 + random.random() * 0.1)

    async def _connection(self, on_ack: Callable[[], None], stop: asyncio.Event) -> None:
        where = f"{self.url.replace('http', 'ws', 1)}/api/tables/{self.table}/live?have={self.have}"
        headers = {"authorization": f"Bearer {self.token}"}
        async with connect(where, additional_headers=headers, compression=None, open_timeout=PATIENCE) as socket:
            pending = next((promise for promise in self.promises if not promise.kept), None)
            if pending is not None:
                await self._send(socket, pending)
            while not self.over and not stop.is_set():
                message = json.loads(await asyncio.wait_for(socket.recv(), PATIENCE))
                pending = self._heard(message, pending, on_ack)
                if pending is None and message["is"] in ("news", "stale", "done"):
                    pending = self._next()
                    if pending is not None:
                        await self._send(socket, pending)

    def _heard(self, message: dict[str, Any], pending: Promise | None, on_ack: Callable[[], None]) -> Promise | None:
        """Take in a message; the promise that is still open after it."""
        kind = message["is"]
        if kind in ("news", "stale"):
            self._take(message)
        if pending is None or pending.key not in (message.get("key"), message.get("done")):
            return pending
        if kind in ("done", "news"):
            pending.kept = True
            on_ack()
            return None
        if kind in ("stale", "refused"):
            self.promises.remove(pending)  # the hall says that it was not done
            return None
        return pending

    def _take(self, message: dict[str, Any]) -> None:
        for line in message["lines"]:
            known = self.lines.setdefault(line["number"], line)
            if known != line:
                self.contradictions.append(f"line {line['number']} was {known}, is {line}")
        self._scene = message["scene"]
        self.over = self._scene["result"] is not None

    def _next(self) -> Promise | None:
        """The next answer, if one is wanted."""
        scene = self._scene
        if self.over or self.seat not in scene["waiting"] or not scene["options"]:
            return None
        option = random.choice(scene["options"])
        action = {"kind": option["kind"]}
        if "from" in option:
            action["argument"] = random.randint(option["from"], min(option["to"], option["from"] + 3))
        elif "argument" in option:
            action["argument"] = option["argument"]
        promise = Promise(secrets.token_urlsafe(9), action)
        self.promises.append(promise)
        return promise

    async def _send(self, socket: Any, promise: Promise) -> None:
        act = {"do": "answer", "key": promise.key, "seat": self.seat, "have": self.have, "actions": [promise.action]}
        await socket.send(json.dumps(act))


def call(url: str, method: str, path: str, body: object = None, token: str = "") -> Any:
    """One request; OSError if nobody is there."""
    data = None if body is None else json.dumps(body).encode()
    request = urllib.request.Request(url + path, data, {"content-type": "application/json"}, method=method)
    if token:
        request.add_header("authorization", f"Bearer {token}")
    try:
        with urllib.request.urlopen(request, timeout=PATIENCE) as answer:
            return json.loads(answer.read() or b"null")
    except urllib.error.HTTPError as error:
        raise OSError(f"{method} {path}: {error.code} {error.read()[:200]!r}") from error
    except http.client.HTTPException as error:
        raise OSError(f"{method} {path}: {error}") from error


def seat_players(url: str, game: str, seats: int) -> list[Player]:
    """A new table with a player on every chair."""
    people = [call(url, "POST", "/api/guest", {"name": f"P{i}", "bearer": True}) for i in range(seats)]
    chairs = [{"kind": "me"}, *[{"kind": "open"}] * (seats - 1)]
    table = call(url, "POST", "/api/tables", {"game": game, "chairs": chairs}, people[0]["token"])["id"]
    for guest in people[1:]:
        call(url, "POST", f"/api/tables/{table}/join", {}, guest["token"])
    call(url, "POST", f"/api/tables/{table}/start", None, people[0]["token"])
    return [Player(url, table, seat, guest["id"], guest["token"]) for seat, guest in enumerate(people)]
