"""One live connection at a table: what it has been sent, what it may see, and a backlog with an end."""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING

import msgspec

from bannerhall.core.frames import MAX_SEATS
from bannerhall.core.state import SPECTATOR
from bannerhall.server import wire
from bannerhall.server.framing import frame, head_of
from bannerhall.server.sitting import Device
from bannerhall.table import Curtain

if TYPE_CHECKING:
    from bannerhall.server.line import Line
    from bannerhall.server.live import Live
    from bannerhall.server.sitting import Setting, Sitting

MOST_WAITING = 4 * 1024 * 1024  # bytes that a connection may leave unread before it is closed

BEGIN = {reader: b'{"is":"news","reader":%d' % reader for reader in range(SPECTATOR, MAX_SEATS)}
READER = {reader: b"%d," % reader for reader in range(SPECTATOR, MAX_SEATS)}
encode = msgspec.json.Encoder().encode


class Shared:
    """News of one moment: what is made for one connection serves all others that see the same."""

    def __init__(self, sitting: Sitting) -> None:
        self.sitting = sitting
        self._open = sitting.game.open_information
        self._loud = sitting.loud()
        self._setting: Setting | None = None
        self._lines: dict[int, list[dict[str, object]]] = {}
        self._scenes: dict[int, bytes] = {}
        self._open_scenes: dict[tuple[tuple[int, ...], int | None], bytes] = {}
        self._told: dict[tuple[int, int], bytes] = {}

    def lines(self, reader: int) -> list[dict[str, object]]:
        told_as = SPECTATOR if self._open else reader
        found = self._lines.get(told_as)
        if found is None:
            found = self._lines[told_as] = self.sitting.feed(told_as).lines
        return found

    def scene(self, reader: int) -> bytes:
        """The scene of a reader but for the number of the reader, which it begins with."""
        if self._loud is not None and reader not in self._loud:
            reader = SPECTATOR  # where somebody has nothing of their own nothing else differs
        found = self._scenes.get(reader)
        if found is None:
            if self._setting is None:
                self._setting = self.sitting.setting()
            found = self._scenes[reader] = self.sitting.scene_json(reader, self._setting)
        return found

    def open_scene(self, device: Device) -> bytes:
        """The same for a shared device with its curtain down: the question of the seat that it serves in the open."""
        place = (device.seats, device.served)
        found = self._open_scenes.get(place)
        if found is None:
            if self._setting is None:
                self._setting = self.sitting.setting()
            found = self._open_scenes[place] = self.sitting.scene_json(SPECTATOR, self._setting, device)
        return found

    def told(self, reader: int, had: int) -> bytes:
        """The lines of the feed that are new to a reader who has so many."""
        place = (SPECTATOR if self._open else reader, had)
        found = self._told.get(place)
        if found is None:
            lines = self.lines(reader)
            found = b',"number":%d,"lines":%b,"scene":{"reader":' % (len(lines), encode(lines[had:]))
            self._told[place] = found
        return found


class Watcher:
    """`seats` are those of this connection's account; with several of them the curtain decides whose eyes it serves.

    `dismissed` is called when sending is no longer possible or wanted."""

    def __init__(
        self, account_id: str | None, seats: list[int], secrets: bool, line: Line, dismissed: Callable[[], None]
    ) -> None:
        self.account_id = account_id
        self.seats = seats
        self.curtain = Curtain(seats, secrets)
        self._line = line
        self._framed = line.framed
        self._dismissed = dismissed
        self._gone = False
        self._backlog: deque[bytes] = deque()
        self._unread = 0
        self._draining: asyncio.Task[None] | None = None
        self._number: dict[int, int] = {}  # last line sent, by reader
        self._scene: dict[int, bytes] = {}  # last scene sent, by reader
        self._shown: int | None = None  # the reader of the last scene
        self._drawn: wire.Curtain | None = None

    # --- Sending --------------------------------------------------------------------------------------------

    def send(self, message: wire.AnyMessage) -> None:
        text = encode(message)
        self._put(frame(text) if self._framed else text)

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
        return self.curtain.reader(live.sitting.table)

    def device(self, live: Live) -> Device | None:
        """A shared device while its curtain is down; None for every other connection."""
        if len(self.seats) < 2 or self.reader(live) != SPECTATOR:
            return None
        return Device(tuple(self.seats), self.curtain.served(live.sitting.table))

    def seat(self, seats: list[int]) -> None:
        """The account sits on other chairs now."""
        if seats != self.seats:
            self.seats = seats
            self.curtain = Curtain(seats, self.curtain.secrets)

    def forget(self) -> None:
        """The match was built anew: send the scene again."""
        self._scene.clear()

    def start(self, reader: int, have: int) -> None:
        """The other side says what it has."""
        self._number[reader] = have
        self._scene.pop(reader, None)

    def show(self, live: Live) -> None:
        """Send what is new to this reader now."""
        self.tell(self.news(live, Shared(live.sitting)))

    def news(self, live: Live, shared: Shared, done: str = "") -> News:
        """What is new to this reader, with the key of an own act that is done."""
        if live.row["status"] == "open":
            return News(self, SPECTATOR, 0, b"", b"", None)  # there is no match to see yet
        reader = self.reader(live)
        count = len(shared.lines(reader))
        had = min(self._number.get(reader, 0), count)
        device = self.device(live)
        scene = shared.scene(reader) if device is None else shared.open_scene(device)
        curtain = self._curtain_now(live) if len(self.seats) > 1 else None
        if had == count and self._scene.get(reader) == scene and reader == self._shown:
            return News(self, reader, count, scene, b"", curtain)
        end = b',"done":"%b"}' % done.encode() if done else b"}"
        begin, told, again = BEGIN[reader], shared.told(reader, had), READER[reader]
        head = b""
        if self._framed:
            head = head_of(len(begin) + len(told) + len(again) + len(scene) + len(end))
        return News(self, reader, count, scene, b"".join((head, begin, told, again, scene, end)), curtain)

    def tell(self, news: News) -> bool:
        """Send news of mine; whether there was anything."""
        if news.message:
            self._number[news.reader], self._scene[news.reader], self._shown = news.count, news.scene, news.reader
            self._put(news.message)
        if news.curtain is not None and news.curtain != self._drawn:
            self._drawn = news.curtain
            self.send(news.curtain)
        return len(news.message) > 0

    def _curtain_now(self, live: Live) -> wire.Curtain:
        """Whose turn it is to hold a shared device."""
        curtain, table = self.curtain, live.sitting.table
        return wire.Curtain(
            list(self.seats), curtain.open_for, curtain.due(table), curtain.served(table), curtain.waiting(table)
        )


class News:
    """What one connection is to be sent: a whole message, empty if nothing is new, and what it will have seen then."""

    def __init__(
        self, watcher: Watcher, reader: int, count: int, scene: bytes, message: bytes, curtain: wire.Curtain | None
    ) -> None:
        self.watcher = watcher
        self.reader = reader
        self.count = count
        self.scene = scene
        self.message = message
        self.curtain = curtain


def deliver(news: Sequence[News], by: Watcher | None) -> bool:
    """Send all of them; whether there was anything for the connection that an act came from."""
    told = False
    for each in news:
        if each.watcher.tell(each) and each.watcher is by:
            told = True
    return told
