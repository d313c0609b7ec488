"""What a live connection is written to and read from. Under uvicorn that is a protocol of ours with two short cuts
past ASGI, because news are most of what the hall does; under any other server it is plain ASGI."""

from __future__ import annotations

from typing import Any, Protocol, cast

from starlette.types import Scope, Send
from uvicorn.protocols.utils import ClientDisconnected
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.http11 import Request
from websockets.protocol import OPEN

from bannerhall.server.framing import FINAL_TEXT, whole_frame

try:
    from websockets.speedups import apply_mask
except ImportError:  # where the library came without its C part
    from websockets.utils import apply_mask

OFFER = "bannerhall.line"  # the extension of the scope in which the protocol offers itself
MOST_UNHEARD = 16  # messages of one connection that may wait before no more are read
MOST_BYTES = 256 * 1024  # of one message; the connection is closed for a longer one. The hall itself wants less.


class Line(Protocol):
    """One live connection as the hall sees it. It takes messages of text, or whole frames if it says so."""

    framed: bool

    def write(self, message: bytes) -> bool:
        """Send at once; False, and nothing is sent, if the other side must read first. OSError if it has gone."""

    async def deliver(self, message: bytes) -> None:
        """Send as soon as the other side reads. OSError or RuntimeError if it has gone."""


class AsgiLine:
    """Any server's connection."""

    framed = False

    def __init__(self, send: Send) -> None:
        self._send = send

    def write(self, message: bytes) -> bool:
        return False

    async def deliver(self, message: bytes) -> None:
        await self._send({"type": "websocket.send", "text": message.decode()})


def line_of(scope: Scope, send: Send) -> Line:
    offered = scope.get("extensions", {}).get(OFFER)
    return AsgiLine(send) if offered is None else cast(Line, offered)


class LineProtocol(WebSocketsSansIOProtocol):
    """uvicorn's protocol with two short cuts: ready frames are written without a task or a state machine, and a message
    that arrives alone and whole, as nearly all do, is unmasked and passed on. All else, the handshake, pieces,
    control frames, closing and everything that breaks the rules, goes to the library's parser."""

    framed = True

    def __init__(self, *args: Any, **kwargs: Any) -> None:
        super().__init__(*args, **kwargs)
        self._even = False  # whether the library's parser stands between two frames
        self._clogged = False  # whether the other side must read first

    # --- Writing --------------------------------------------------------------------------------------------

    def write(self, message: bytes) -> bool:
        if self.disconnected or self.close_sent:
            raise ClientDisconnected
        if self._clogged:
            return False
        self.transport.write(message)
        return True

    def pause_writing(self) -> None:
        self._clogged = True
        super().pause_writing()

    def resume_writing(self) -> None:
        self._clogged = False
        super().resume_writing()

    async def deliver(self, message: bytes) -> None:
        while not self.write(message):
            await self.writable.wait()

    # --- Reading --------------------------------------------------------------------------------------------

    def handle_connect(self, event: Request) -> None:
        super().handle_connect(event)
        if not self.close_sent:
            cast(dict[str, Any], self.scope["extensions"])[OFFER] = self

    def data_received(self, data: bytes) -> None:
        if not self.handshake_complete:
            self._even = not self.handshake_initiated  # who sends frames before being let in is left to the library
            super().data_received(data)
            return
        begin = whole_frame(data) if self._even else 0
        if not begin:
            # Frames that come in pieces or together: from now on only the library knows where one ends.
            self._even = False
        elif data[0] == FINAL_TEXT and not self.frames and not self.close_sent and self.conn.state is OPEN:
            self._pass_on(apply_mask(data[begin:], data[begin - 4 : begin]))
            return
        super().data_received(data)

    def _pass_on(self, payload: bytes) -> None:
        self.curr_msg_data_type = "text"
        self.frames = [payload]
        self.send_receive_event_to_app()

    def send_receive_event_to_app(self) -> None:
        """As uvicorn does it, but reading goes on until several messages wait: to stop and start it costs two calls of
        the system."""
        paused, self.read_paused = self.read_paused, True
        super().send_receive_event_to_app()
        self.read_paused = paused
        if not paused and self.queue.qsize() > MOST_UNHEARD:
            self.read_paused = True
            self.transport.pause_reading()


# How uvicorn is to serve live connections.
UVICORN: dict[str, object] = {
    "ws": LineProtocol,
    "ws_per_message_deflate": False,
    "ws_max_size": MOST_BYTES,
    "ws_ping_interval": 20.0,
    "ws_ping_timeout": 40.0,
}
