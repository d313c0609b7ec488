"""One live connection at a table: what it has been sent, what it may see, and a queue that no slow reader can fill."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING

import msgspec

from bannerhall.core.state import SPECTATOR
from bannerhall.server import wire
from bannerhall.table import Curtain

if TYPE_CHECKING:
    from bannerhall.server.live import Live

MOST_WAITING = 4 * 1024 * 1024  # bytes that a connection may leave unread before it is closed

encode = msgspec.json.Encoder().encode


class TooSlow(Exception):
    """The other side does not read what it is sent."""


class Watcher:
    """`seats` are those of this connection's account; with several of them the curtain decides whose eyes it serves."""

    def __init__(self, account_id: str | None, seats: list[int]) -> None:
        self.account_id = account_id
        self.seats = seats
        self.curtain = Curtain(set(seats))
        self.queue: asyncio.Queue[bytes | None] = asyncio.Queue()
        self._unread = 0
        self._number: dict[int, int] = {}  # last line sent, by reader
        self._body: dict[int, bytes] = {}  # last scene sent, by reader
        self._drawn: tuple[int | None, int | None] | None = None

    # --- Sending --------------------------------------------------------------------------------------------

    def send(self, message: wire.AnyMessage) -> None:
        self._put(encode(message))

    def _put(self, data: bytes) -> None:
        if self._unread > MOST_WAITING:
            self.queue.put_nowait(None)
            return
        self._unread += len(data)
        self.queue.put_nowait(data)

    async def take(self) -> bytes:
        """The next message to be sent."""
        data = await self.queue.get()
        if data is None:
            raise TooSlow
        self._unread -= len(data)
        return data

    # --- What this connection may see -----------------------------------------------------------------------

    def reader(self, live: Live) -> int:
        if not self.seats:
            return SPECTATOR
        return self.curtain.reader(live.sitting.match)

    def forget(self) -> None:
        """The match was built anew: send the scene again."""
        self._body.clear()

    def start(self, reader: int, have: int) -> None:
        """The other side says what it has."""
        self._number[reader] = have
        self._body.pop(reader, None)

    def news(self, live: Live, made: dict[tuple[int, int], tuple[bytes, bytes]]) -> None:
        """Send what is new to this reader. `made` shares the work between connections that see the same."""
        if live.row["status"] == "open":
            return  # there is no match to see yet
        reader = self.reader(live)
        lines = live.sitting.table.feed(reader).lines
        had = min(self._number.get(reader, 0), len(lines))
        place = (reader, had)
        if place not in made:
            body = encode(live.sitting.scene(reader))
            # A wire.News, with the scene as it is encoded already.
            told = {
                "is": "news",
                "reader": reader,
                "number": len(lines),
                "lines": lines[had:],
                "scene": msgspec.Raw(body),
            }
            made[place] = body, encode(told)
        body, message = made[place]
        if had < len(lines) or self._body.get(reader) != body:
            self._number[reader], self._body[reader] = len(lines), body
            self._put(message)
        self._draw_curtain(live)

    def _draw_curtain(self, live: Live) -> None:
        """Tell a shared device whose turn it is to hold it."""
        if len(self.seats) < 2:
            return
        drawn = (self.curtain.open_for, self.curtain.due(live.sitting.match))
        if drawn != self._drawn:
            self._drawn = drawn
            self.send(wire.Curtain(list(self.seats), *drawn))
