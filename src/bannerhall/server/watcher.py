"""One live connection at a table: what it has been sent, what it may see, and a backlog with an end."""

from __future__ import annotations

import asyncio
import types
from collections import deque
from collections.abc import Awaitable, Callable, Coroutine, Generator
from typing import TYPE_CHECKING, Any

import msgspec

from bannerhall.core.state import SPECTATOR
from bannerhall.server import wire
from bannerhall.table import Curtain

if TYPE_CHECKING:
    from bannerhall.server.live import Live

MOST_WAITING = 4 * 1024 * 1024  # bytes that a connection may leave unread before it is closed

Deliver = Callable[[dict[str, Any]], Coroutine[Any, Any, None]]
encode = msgspec.json.Encoder().encode


class Shared:
    """What was made for one connection and may serve others that see the same."""

    def __init__(self) -> None:
        self.views: dict[int, msgspec.Raw] = {}
        self.news: dict[tuple[int, int], tuple[bytes, bytes]] = {}


@types.coroutine
def resumed(begun: Coroutine[Any, Any, None], waiting_for: Any) -> Generator[Any, Any, None]:
    """Go on with a coroutine whose first step was made by hand."""
    while True:
        thrown: BaseException | None = None
        told: Any = None
        try:
            told = yield waiting_for
        except BaseException as error:
            thrown = error
        try:
            waiting_for = begun.send(told) if thrown is None else begun.throw(thrown)
        except StopIteration:
            return


class Watcher:
    """`seats` are those of this connection's account; with several of them the curtain decides whose eyes it serves.

    `deliver` sends a message, `dismissed` is called when that is no longer possible or wanted."""

    def __init__(
        self, account_id: str | None, seats: list[int], deliver: Deliver, dismissed: Callable[[], None]
    ) -> None:
        self.account_id = account_id
        self.seats = seats
        self.curtain = Curtain(set(seats))
        self._deliver = deliver
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
        if self._draining is not None:
            self._unread += len(data)
            self._backlog.append(data)
            if self._unread > MOST_WAITING:
                self.dismiss()
            return
        sending = self._deliver(message_of(data))
        try:
            waiting_for = sending.send(None)
        except StopIteration:
            return
        except (RuntimeError, OSError):
            self.dismiss()
            return
        self._draining = asyncio.get_running_loop().create_task(self._drain(resumed(sending, waiting_for)))

    async def _drain(self, first: Awaitable[None]) -> None:
        """The connection is busy: wait for it, then send what has gathered."""
        try:
            await first
            while self._backlog:
                data = self._backlog.popleft()
                self._unread -= len(data)
                await self._deliver(message_of(data))
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
        if not self.seats:
            return SPECTATOR
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

    def news(self, live: Live, shared: Shared) -> None:
        """Send what is new to this reader."""
        if live.row["status"] == "open":
            return  # there is no match to see yet
        reader = self.reader(live)
        lines = live.sitting.feed(reader).lines
        had = min(self._number.get(reader, 0), len(lines))
        place = (reader, had)
        if place not in shared.news:
            shared.news[place] = news_of(live, reader, lines[had:], len(lines), shared)
        body, message = shared.news[place]
        if had < len(lines) or self._body.get(reader) != body or reader != self._shown:
            self._number[reader], self._body[reader], self._shown = len(lines), body, reader
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


def message_of(data: bytes) -> dict[str, Any]:
    return {"type": "websocket.send", "text": data.decode()}


def news_of(
    live: Live, reader: int, lines: list[dict[str, object]], number: int, shared: Shared
) -> tuple[bytes, bytes]:
    """The scene of a reader, encoded, and the whole wire.News with it."""
    body = encode(live.sitting.scene(reader, view=live.sitting.view(reader, shared.views)))
    told = {"is": "news", "reader": reader, "number": number, "lines": lines, "scene": msgspec.Raw(body)}
    return body, encode(told)
