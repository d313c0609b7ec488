"""The live connection byte by byte: what is whole and plain takes a short cut, all else goes to the library, and nobody
can tell the difference. The hall runs in a process of its own, as people run it."""

from __future__ import annotations

import contextlib
import json
import os
import socket
import struct
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any, Self
from urllib.request import Request, urlopen

import pytest
from served import HERE, Served, served
from websockets.frames import Frame, Opcode

from bannerhall.server.framing import frame, whole_frame
from bannerhall.server.line import MOST_BYTES
from bannerhall.server.socket import MOST_MESSAGE

TEXT, BINARY, CLOSE, PING, PONG = 1, 2, 8, 9, 10
KEY = "abcdefgh"


def client_frame(payload: bytes, opcode: int = TEXT, fin: bool = True, mask: bool = True, bits: int = 0) -> bytes:
    """A frame as a client sends it, with every liberty to do it wrong."""
    size = len(payload)
    first, masked = (0x80 if fin else 0) | bits | opcode, 0x80 if mask else 0
    if size < 126:
        head = struct.pack(">BB", first, masked | size)
    elif size < 1 << 16:
        head = struct.pack(">BBH", first, masked | 126, size)
    else:
        head = struct.pack(">BBQ", first, masked | 127, size)
    if not mask:
        return head + payload
    key = os.urandom(4)
    return head + key + bytes(byte ^ key[i % 4] for i, byte in enumerate(payload))


def look(key: str = KEY) -> bytes:
    return json.dumps({"do": "look", "have": 0, "key": key}).encode()


class Raw:
    """A client that writes and reads frames itself."""

    def __init__(self, hall: Served, table: str, token: str, more: str = "", buffer: int = 0) -> None:
        self.socket = socket.socket()
        if buffer:
            self.socket.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, buffer)
        self.socket.settimeout(20)
        self.socket.connect((HERE, hall.port))
        self.socket.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)
        asked = (
            f"GET /api/tables/{table}/live HTTP/1.1\r\nHost: {HERE}:{hall.port}\r\nUpgrade: websocket\r\n"
            "Connection: Upgrade\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\nSec-WebSocket-Version: 13\r\n"
            f"Authorization: Bearer {token}\r\n{more}\r\n"
        )
        self.socket.sendall(asked.encode())
        self.file = self.socket.makefile("rb")
        self.status = int(self.file.readline().split()[1])
        while self.file.readline().strip():
            pass

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        self.file.close()
        self.socket.close()

    def send(self, data: bytes) -> None:
        self.socket.sendall(data)

    def frame(self) -> tuple[int, bytes]:
        first, second = self.file.read(2)
        assert first & 0x70 == 0
        assert second & 0x80 == 0  # a server does not mask
        size = second
        if second == 126:
            (size,) = struct.unpack(">H", self.file.read(2))
        elif second == 127:
            (size,) = struct.unpack(">Q", self.file.read(8))
        return first & 15, self.file.read(size)

    def until(self, opcode: int) -> bytes:
        """The next frame of a kind."""
        while True:
            got, payload = self.frame()
            if got == opcode:
                return payload
            assert got in (TEXT, PING), f"{got} instead of {opcode}: {payload!r}"

    def message(self, kind: str) -> Any:
        while True:
            told = json.loads(self.until(TEXT))
            if told["is"] == kind:
                return told

    def done(self, key: str = KEY) -> None:
        assert self.message("done")["key"] == key

    def close_code(self) -> int:
        return int(struct.unpack(">H", self.until(CLOSE)[:2])[0])


class Room:
    """A hall with a table, and somebody who sits at it."""

    def __init__(self, hall: Served) -> None:
        self.hall = hall
        ada, ben = (self.ask("/api/guest", {"bearer": True})["token"] for _ in range(2))
        self.token = str(ada)
        chairs = [{"kind": "me"}, {"kind": "open"}]
        self.table = str(self.ask("/api/tables", {"game": "xorlosch", "chairs": chairs}, self.token)["id"])
        self.ask(f"/api/tables/{self.table}/join", {}, ben)
        self.ask(f"/api/tables/{self.table}/start", {}, self.token)

    def ask(self, path: str, body: object, token: str = "") -> Any:
        headers = {"content-type": "application/json", **({"authorization": f"Bearer {token}"} if token else {})}
        with urlopen(Request(self.hall.url + path, json.dumps(body).encode(), headers)) as answer:
            return json.loads(answer.read())

    def live(self, **more: Any) -> Raw:
        return Raw(self.hall, self.table, self.token, **more)


@pytest.fixture(scope="module")
def room(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Room]:
    with served(Path(tmp_path_factory.mktemp("hall"))) as hall:
        yield Room(hall)


# --- What is allowed ----------------------------------------------------------------------------------------


def test_whole_messages_are_heard_short_or_long(room: Room) -> None:
    with room.live() as line:
        assert line.status == 101
        line.send(client_frame(look()))
        line.done()
        line.send(client_frame(look() + b" " * 200))  # a length of two bytes
        line.done()
        line.send(client_frame(look() + b" " * (MOST_MESSAGE - 200)))
        line.done()


def test_a_message_in_fragments_with_a_ping_between(room: Room) -> None:
    with room.live() as line:
        text = look()
        line.send(client_frame(text[:5], fin=False))
        line.send(client_frame(b"are you there", PING))
        line.send(client_frame(text[5:9], 0, fin=False))
        line.send(client_frame(text[9:], 0))
        assert line.until(PONG) == b"are you there"
        line.done()
        line.send(client_frame(look("afterwards")))
        line.done("afterwards")


def test_an_empty_first_fragment_begins_a_message_too(room: Room) -> None:
    with room.live() as line:
        line.send(client_frame(b"", fin=False))
        line.send(client_frame(b"", PING))
        line.until(PONG)
        line.send(client_frame(look()))  # and not a second message inside of it
        assert line.close_code() == 1002


def test_frames_that_come_in_pieces_or_together(room: Room) -> None:
    with room.live() as line:
        for byte in client_frame(look("in-pieces")):
            line.send(bytes((byte,)))
        line.done("in-pieces")
        line.send(b"".join(client_frame(look(f"together-{i}")) for i in range(40)))
        for i in range(40):
            line.done(f"together-{i}")
        line.send(client_frame(look("whole-again")))
        line.done("whole-again")


def test_a_piece_that_looks_like_a_whole_frame_is_none(room: Room) -> None:
    """The payload of one frame holds another, and arrives as a packet of its own."""
    inner = client_frame(b'{"do":"look","have":0,"key":"smuggled"}')
    with room.live() as line:
        head = struct.pack(">BB", 0x82, 0x80 | len(inner)) + bytes(4)  # masked with nothing: the payload is as it is
        line.send(head)
        time.sleep(0.3)  # so that it arrives alone
        line.send(inner)
        line.send(client_frame(look()))
        assert line.message("refused")["problem"]["status"] == 400
        line.done()  # and none with the key that was smuggled


def test_a_flood_is_answered_in_its_order(room: Room) -> None:
    with room.live() as line:
        for i in range(300):
            line.send(client_frame(look(f"number-{i:03}")))
        for i in range(300):
            line.done(f"number-{i:03}")


def test_binary_is_read_like_text(room: Room) -> None:
    with room.live() as line:
        line.send(client_frame(look(), BINARY))
        line.done()


def test_whoever_closes_is_answered_with_the_same_code(room: Room) -> None:
    with room.live() as line:
        line.send(client_frame(struct.pack(">H", 1000) + b"bye", CLOSE))
        assert line.close_code() == 1000
        assert line.file.read() == b""


# --- What is not --------------------------------------------------------------------------------------------

BAD_TEXT = b'{"do":"look","have":0,"key":"\xff\xfe"}'


@pytest.mark.parametrize(
    ("sent", "code"),
    [
        pytest.param([client_frame(look(), mask=False)], 1002, id="unmasked"),
        pytest.param([client_frame(look(), bits=0x40)], 1002, id="compressed without leave"),
        pytest.param([client_frame(look(), bits=0x10)], 1002, id="reserved bit"),
        pytest.param([client_frame(look(), 3)], 1002, id="reserved kind"),
        pytest.param([client_frame(look(), 0)], 1002, id="the rest of nothing"),
        pytest.param([client_frame(b"{", fin=False), client_frame(look())], 1002, id="text inside of text"),
        pytest.param([client_frame(b"x" * 126, PING)], 1002, id="long ping"),
        pytest.param([client_frame(b"x", PING, fin=False)], 1002, id="ping in fragments"),
        pytest.param([client_frame(b"\x03", CLOSE)], 1002, id="half a code"),
        pytest.param([client_frame(BAD_TEXT)], 1007, id="no UTF-8"),
        pytest.param([client_frame(BAD_TEXT[:9], fin=False), client_frame(BAD_TEXT[9:], 0)], 1007, id="in fragments"),
        pytest.param([struct.pack(">BBQ", 0x81, 0xFF, MOST_BYTES + 1)], 1009, id="too long"),
        pytest.param(
            [client_frame(b" " * 60_000, fin=False), *[client_frame(b" " * 60_000, 0, fin=False)] * 4],
            1009,
            id="too long in sum",
        ),
    ],
)
def test_whoever_breaks_the_rules_is_told_which_and_sent_away(room: Room, sent: list[bytes], code: int) -> None:
    with room.live() as line, room.live() as other:
        line.message("news")
        for data in sent:
            line.send(data)
        assert line.close_code() == code
        other.send(client_frame(look()))
        other.done()


def test_a_message_that_is_too_long_for_the_hall_is_refused(room: Room) -> None:
    with room.live() as line:
        line.send(client_frame(look() + b" " * MOST_MESSAGE))
        assert line.message("refused")["problem"]["status"] == 413
        line.send(client_frame(look()))
        line.done()


def test_strangers_are_not_let_in(room: Room) -> None:
    with room.live(more="Origin: https://elsewhere.example\r\n") as line:
        assert line.status == 403
    with Raw(room.hall, "nowhere", room.token) as line:
        assert line.status == 403


def connections(room: Room) -> int:
    with urlopen(f"{room.hall.url}/healthz") as answer:
        return int(json.loads(answer.read())["connections"])


def test_who_asks_and_never_reads_is_sent_away_alone(room: Room) -> None:
    with room.live(buffer=4096) as deaf, room.live() as other:
        other.message("news")
        before = connections(room)
        many = b"".join(client_frame(look()) for _ in range(500))
        deaf.socket.settimeout(2)
        with contextlib.suppress(OSError):  # the hall has stopped to listen as well
            for _ in range(200):
                deaf.send(many)
        other.send(client_frame(look()))
        other.done()
        assert connections(room) == before - 1


# --- The two short cuts by themselves -----------------------------------------------------------------------


@pytest.mark.parametrize("size", [0, 1, 125, 126, 127, 65_535, 65_536, 70_000])
def test_frames_are_those_of_the_library(size: int) -> None:
    text = b"x" * size
    assert frame(text) == Frame(Opcode.TEXT, text).serialize(mask=False)


@pytest.mark.parametrize("size", [0, 1, 125, 126, 127, 65_535])
def test_a_whole_frame_is_known_and_no_other(size: int) -> None:
    data = client_frame(b"x" * size)
    begin = whole_frame(data)
    assert len(data) - begin == size
    assert begin == (6 if size < 126 else 8)
    assert whole_frame(data + b"x") == 0
    for missing in range(1, min(len(data), 12)):
        assert whole_frame(data[:-missing]) == 0
    assert whole_frame(client_frame(b"x" * size, mask=False)) == 0
    assert whole_frame(bytes((data[0], data[1] & 0x7F)) + data[2:]) == 0


def test_long_frames_are_left_to_the_library() -> None:
    assert whole_frame(client_frame(b"x" * 65_536)) == 0
