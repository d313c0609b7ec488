"""One live connection at a table: what it has been sent, what it may see, and a backlog with an end."""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Callable
from typing import TYPE_CHECKING

import msgspec

from bannerhall.core.state import SPECTATOR
from bannerhall.server import wire
from bannerhall.table import Curtain

if TYPE_CHECKING:
    from bannerhall.server.line import Line
    from bannerhall.server.live import Live
    from bannerhall.server.sitting import Sitting

MOST_WAITING = 4 * 1024 * 1024  # bytes that a connection may leave unread before it is closed

encode = msgspec.json.Encoder().encode


class Shared:
    """News of one moment: what is made for one connection serves all others that see the same."""

    def __init__(self, sitting: Sitting) -> None:
        self.sitting = sitting
        self._open = sitting.game.open_information
        self._loud = sitting.loud()
        self._lines: dict[int, list[dict[str, object]]] = {}
        self._views: dict[int, msgspec.Raw] = {}
        self._made: dict[tuple[int, int], tuple[bytes, bytes]] = {}
        self._quiet: dict[int, tuple[bytes, bytes]] = {}

    def lines(self, reader: int) -> list[dict[str, object]]:
        told_as = SPECTATOR if self._open else reader
        found = self._lines.get(told_as)
        if found is None:
            found = self._lines[told_as] = self.sitting.feed(told_as).lines
        return found

    def news(self, reader: int, had: int) -> tuple[bytes, bytes]:
        """The scene of a reader who knows so many lines, encoded, and the whole wire.News with it."""
        if self._loud is not None and reader not in self._loud:
            # Scenes begin with their reader, and where somebody has nothing of their own nothing else differs.
            scene, rest = self._quiet.get(had) or self._make_quiet(had)
            body = b'{"reader":%d,' % reader + scene
            return body, b'{"is":"news","reader":%d' % reader + rest + body + b"}"
        place = (reader, had)
        if place not in self._made:
            body = encode(self.sitting.scene(reader, view=self.sitting.view(reader, self._views)))
            lines = self.lines(reader)
            told = {"is": "news", "reader": reader, "number": len(lines), "lines": lines[had:]}
            self._made[place] = body, encode({**told, "scene": msgspec.Raw(body)})
        return self._made[place]

    def _make_quiet(self, had: int) -> tuple[bytes, bytes]:
        sitting, lines = self.sitting, self.lines(SPECTATOR)
        scene = encode(sitting.scene(SPECTATOR, view=sitting.view(SPECTATOR, self._views)))
        rest = b',"number":%d,"lines":%b,"scene":' % (len(lines), encode(lines[had:]))
        self._quiet[had] = scene.partition(b",")[2], rest
        return self._quiet[had]


class Watcher:
    """`seats` are those of this connection's account; with several of them the curtain decides whose eyes it serves.

    `dismissed` is called when sending is no longer possible or wanted."""

    def __init__(self, account_id: str | None, seats: list[int], line: Line, dismissed: Callable[[], None]) -> None:
        self.account_id = account_id
        self.seats = seats
        self.curtain = Curtain(set(seats))
        self._line = line
        self._dismissed = dismissed
        self._gone = False
        self._backlog: deque[bytes] = deque()
        self._unread = 0
        self._draining: asyncio.Task[None] | None = None
        self._number: dict[int, int] = {}  # last line sent, by reader
        self._body: dict[int, bytes] = {}  # last scene sent, by reader
        self._shown: int | None = None  # the reader of the last scene
        self._drawn: tuple[int | None, int | None] | None = None

    # --- Sending --------------------------------------------------------------------------------------------

    def send(self, message: wire.AnyMessage) -> None:
        self._put(encode(message))

    def _put(self, data: bytes) -> None:
        """Send at once where the connection takes it, which costs no change of task; else queue up behind the rest."""
        if self._gone:
            return
        try:
            if self._draining is None and self._line.write(data):
                return
        except (RuntimeError, OSError):
            self.dismiss()
            return
        self._unread += len(data)
        self._backlog.append(data)
        if self._unread > MOST_WAITING:
            self.dismiss()
        elif self._draining is None:
            self._draining = asyncio.get_running_loop().create_task(self._drain())

    async def _drain(self) -> None:
        """The connection is busy: send what has gathered as it takes it."""
        try:
            while self._backlog:
                data = self._backlog.popleft()
                self._unread -= len(data)
                await self._line.deliver(data)
        except (RuntimeError, OSError):
            self.dismiss()
        finally:
            self._draining = None

    def dismiss(self) -> None:
        """End the connection: the other side is gone or too slow, or the hall closes."""
        if not self._gone:
            self._gone = True
            self._backlog.clear()
            self._dismissed()

    # --- What this connection may see -----------------------------------------------------------------------

    def reader(self, live: Live) -> int:
        if len(self.seats) < 2:
            return self.seats[0] if self.seats else SPECTATOR
        return self.curtain.reader(live.sitting.match)

    def seat(self, seats: list[int]) -> None:
        """The account sits on other chairs now."""
        if seats != self.seats:
            self.seats = seats
            self.curtain = Curtain(set(seats))

    def forget(self) -> None:
        """The match was built anew: send the scene again."""
        self._body.clear()

    def start(self, reader: int, have: int) -> None:
        """The other side says what it has."""
        self._number[reader] = have
        self._body.pop(reader, None)

    def news(self, live: Live, shared: Shared, done: str = "") -> bool:
        """Send what is new to this reader, with the key of an own act that is done; whether there was anything."""
        if live.row["status"] == "open":
            return False  # there is no match to see yet
        reader = self.reader(live)
        count = len(shared.lines(reader))
        had = min(self._number.get(reader, 0), count)
        body, message = shared.news(reader, had)
        new = had < count or self._body.get(reader) != body or reader != self._shown
        if new:
            self._number[reader], self._body[reader], self._shown = count, body, reader
            self._put(message[:-1] + b',"done":"%b"}' % done.encode() if done else message)
        if len(self.seats) > 1:
            self._draw_curtain(live)
        return new

    def _draw_curtain(self, live: Live) -> None:
        """Tell a shared device whose turn it is to hold it."""
        drawn = (self.curtain.open_for, self.curtain.due(live.sitting.match))
        if drawn != self._drawn:
            self._drawn = drawn
            self.send(wire.Curtain(list(self.seats), *drawn))
