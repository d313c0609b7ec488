"""A table over its live connection. Broken connections are made again, and what was under way is sent again.

Nothing is done twice: an act keeps its key, and the hall does an act with a known key only once. Nothing is missed:
the hall is told the number of the last line that is here.
"""

from __future__ import annotations

import random
import time
from collections import deque
from collections.abc import Callable, Iterator, Sequence
from contextlib import suppress
from dataclasses import dataclass, field
from types import TracebackType
from typing import Any, Self

import msgspec
from websockets.exceptions import ConnectionClosed, InvalidHandshake, InvalidMessage, InvalidStatus
from websockets.sync.client import ClientConnection, connect

from bannerhall.client.actions import Choice, action_of, new_key
from bannerhall.client.errors import HallError, StaleAct, Unreachable
from bannerhall.client.hall import Answered, Hall
from bannerhall.core.errors import Refused
from bannerhall.core.frames import SPECTATOR
from bannerhall.core.vocabulary import STEP_SIGN
from bannerhall.server import wire

MOST_MESSAGE = 64 * 1024 * 1024
MOST_WAITING = 1024  # messages that may lie unread while somebody thinks
FIRST_PAUSE = 0.1
LONGEST_PAUSE = 5.0
NAP = 0.5  # seconds; a longer sleep could not be interrupted from the keyboard on every system
BUSY = (429, 503)  # the same again later will do
SOON = 1.0

Choose = Callable[[wire.Scene], Choice | Sequence[Choice]]
_decoder = msgspec.json.Decoder(wire.AnyMessage)
encode = msgspec.json.Encoder().encode


@dataclass
class Feed:
    """What one reader was told: the lines since we came, and the number of the last one."""

    number: int = 0
    lines: list[dict[str, Any]] = field(default_factory=list)

    def take(self, lines: Sequence[dict[str, Any]], number: int) -> None:
        """Lines may come twice, by news and by a stale answer."""
        self.lines += [line for line in lines if line["number"] > self.number]
        self.number = max(self.number, number)


class Play:
    """One seat, or a place to look on from. For one thread; `scene` is None until the match has begun."""

    def __init__(
        self,
        hall: Hall,
        table: str,
        have: int = 0,
        patience: float = 75.0,
        lost: Callable[[str], None] | None = None,
    ) -> None:
        self.hall = hall
        self.id = table
        self.patience = patience
        self.table = hall.table(table)
        self.scene: wire.Scene | None = None
        self.curtain: wire.Curtain | None = None
        mine = [chair.seat for chair in self.table.chairs if chair.yours]
        self.reader = mine[0] if mine else SPECTATOR
        self._feeds = {self.reader: Feed(have)}
        self._shared = len(mine) > 1
        self._lost = lost
        self._socket: ClientConnection | None = None
        self._pending: bytes | None = None  # an act that was sent and not yet answered
        self._lifted: int | None = None
        self._unread: deque[wire.AnyMessage] = deque()

    def __enter__(self) -> Self:
        self._connected()
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self.close()

    def close(self) -> None:
        """Go; the seat stays ours, and the match waits."""
        if self._socket is not None:
            with suppress(OSError):
                self._socket.close()
            self._socket = None

    # --- What is known --------------------------------------------------------------------------------------

    @property
    def feed(self) -> Feed:
        return self._feeds.setdefault(self.reader, Feed())

    @property
    def number(self) -> int:
        """Of the last line that is here."""
        return self.feed.number

    @property
    def lines(self) -> list[dict[str, Any]]:
        return self.feed.lines

    @property
    def seat(self) -> int:
        """In whose name this connection acts."""
        if self.scene is not None and self.scene.seat is not None:
            return self.scene.seat
        if self.reader < 0:
            raise Refused("not-seated")
        return self.reader

    @property
    def my_turn(self) -> bool:
        """Whether this seat, or the one that a shared device serves in the open, is awaited: it is asked, or must tell
        something."""
        return self.scene is not None and self.scene.seat in self.scene.waiting

    @property
    def over(self) -> bool:
        return self.scene is not None and self.scene.status == "over"

    # --- News -----------------------------------------------------------------------------------------------

    def receive(self, timeout: float | None = None) -> wire.AnyMessage:
        """The next message; what it tells is known from then on. TimeoutError if there is none in time."""
        if self._unread:
            return self._unread.popleft()
        return self._receive(None if timeout is None else time.monotonic() + timeout)

    def news(self) -> Iterator[wire.AnyMessage]:
        """Everything that the hall tells, up to the end of the match."""
        while self._unread or not self.over:
            yield self.receive()

    def turns(self) -> Iterator[wire.Scene]:
        """The scene each time this seat is asked, up to the end of the match."""
        while not self.over:
            scene = self.scene
            if scene is not None and self.my_turn:
                yield scene
            if self.scene is scene:
                self.receive()
            self._unread.clear()

    def run(self, choose: Choose) -> dict[str, Any]:
        """Play this seat to the end: `choose` gets the scene and gives an action, or several for one draft; one of the
        outcomes where the scene has no question but something to tell."""
        for scene in self.turns():
            chosen = choose(scene)
            actions = [chosen] if isinstance(chosen, str | dict | wire.Action) else list(chosen)
            with suppress(StaleAct):  # the match went on; the new scene is asked about instead
                if scene.question is None:
                    self.tell(actions[0])
                else:
                    self.answer(*actions)
        assert self.scene is not None
        return self.scene.result or {}

    # --- Acts -----------------------------------------------------------------------------------------------

    def answer(self, *actions: Choice) -> None:
        """Answer the question, in one step or in several that are taken or refused as one."""
        offered = self.scene.options if self.scene is not None else []
        steps = [action_of(action, offered) for action in actions]
        self.act(wire.Answer(new_key(), self.seat, self.number, steps))

    def answer_text(self, text: str) -> None:
        """The same from a line such as `move w1-c3; stop`."""
        self.answer(*(part for part in text.split(STEP_SIGN) if part.strip()))

    def preview(self, *actions: Choice) -> wire.Scene:
        """The scene as it would be after some steps; nobody else learns of it."""
        answered = self.act(wire.Preview(self.seat, self.number, [action_of(action) for action in actions]))
        assert isinstance(answered, wire.Previewed)
        return answered.scene

    def why(self, action: Choice) -> wire.Problem | None:
        """Why an action is not allowed now; None if it is."""
        answered = self.act(wire.Why(self.seat, self.number, action_of(action)))
        assert isinstance(answered, wire.Reason)
        return answered.problem

    def tell(self, action: Choice) -> None:
        """Type what a real die shows, or what only the table knows: one of the scene's outcomes."""
        offered = self.scene.outcomes if self.scene is not None else []
        self.act(wire.Tell(new_key(), self.seat, self.number, action_of(action, offered)))

    def back(self) -> None:
        """Take back the own last answer."""
        self.act(wire.Back(new_key(), self.seat, self.number))

    def vote(self, yes: bool) -> None:
        self.act(wire.Vote(new_key(), self.seat, yes))

    def say(self, text: str) -> None:
        """Chat with the table."""
        self.act(wire.Say(new_key(), text))

    def lift(self, seat: int) -> None:
        """On a shared device: the person of this seat holds it now."""
        self._lifted = seat
        self._send(encode(wire.Lift(seat)))

    def serve(self, seat: int) -> None:
        """On a shared device: this seat of it is to be served first."""
        self._send(encode(wire.Serve(seat)))

    def fall(self) -> None:
        """On a shared device: nobody's secrets are to be shown."""
        self._lifted = None
        self._send(encode(wire.Fall()))

    def act(self, act: wire.AnyAct) -> Answered:
        """Do something and wait until the hall has it. A refusal is raised, and nothing was done then."""
        until = time.monotonic() + self.patience
        while True:
            reply = self._asked(act)
            if isinstance(reply, wire.Refused):
                pause = pause_for(reply.problem)
                if pause is None or time.monotonic() + pause > until:
                    raise HallError(reply.problem)
                time.sleep(pause)
            elif isinstance(reply, wire.Stale):
                self._caught_up(reply)
                raise StaleAct(reply)
            else:
                self._follow(act, reply)
                return reply

    def _asked(self, act: wire.AnyAct) -> Answered | wire.Refused | wire.Stale:
        """Send an act and wait for what it is answered with; other messages on the way are kept for the reader."""
        key = getattr(act, "key", "")
        self._pending = encode(act)
        try:
            self._send(self._pending)
            while True:
                message = self._receive(None)
                if isinstance(message, wire.Done | wire.Stale | wire.Refused) and message.key in (key, ""):
                    return message
                if isinstance(message, wire.Previewed | wire.Reason):
                    return message
                self._unread.append(message)
                if isinstance(message, wire.News) and key and message.done == key:
                    return wire.Done(key, message.number)
        finally:
            self._pending = None

    def _follow(self, act: wire.AnyAct, reply: Answered) -> None:
        """After an answer its own lines are here, so that the next one is not stale."""
        if isinstance(reply, wire.Done) and getattr(act, "seat", None) == self.reader:
            while self.number < reply.number:
                self._unread.append(self._receive(None))

    def _caught_up(self, stale: wire.Stale) -> None:
        self.reader = stale.scene.reader
        self.feed.take(stale.lines, stale.number)
        self.scene = stale.scene

    # --- The connection -------------------------------------------------------------------------------------

    def _receive(self, until: float | None) -> wire.AnyMessage:
        while True:
            try:
                message = decoded(self._connected().recv(nap(until)))
            except TimeoutError:
                if until is not None and time.monotonic() >= until:
                    raise
                continue
            except (ConnectionClosed, OSError) as error:
                self._broken(error)
                continue
            if message is not None:
                self._take(message)
                return message

    def _take(self, message: wire.AnyMessage) -> None:
        if isinstance(message, wire.News):
            self.reader = message.reader
            if message.number >= self.number:  # a stale answer may have told more already
                self.scene = message.scene
            self.feed.take(message.lines, message.number)
        elif isinstance(message, wire.TableNews):
            self.table = message.table
        elif isinstance(message, wire.Curtain):
            self.curtain = message

    def _send(self, data: bytes) -> None:
        """Send now, or with the next connection if there is none: that one sends what is pending by itself."""
        if self._socket is None:
            self._connected()
            return
        try:
            self._socket.send(data.decode())
        except (ConnectionClosed, OSError) as error:
            self._broken(error)

    def _connected(self) -> ClientConnection:
        while self._socket is None:
            socket = self._opened()
            self._socket = socket
            lifted = [] if self._lifted is None else [encode(wire.Lift(self._lifted))]
            try:
                for data in (*lifted, *([self._pending] if self._pending is not None else [])):
                    socket.send(data.decode())
            except (ConnectionClosed, OSError) as error:
                self._broken(error)
        return self._socket

    def _broken(self, error: Exception) -> None:
        self.close()
        if self._lost is not None:
            self._lost(str(error))

    def _opened(self) -> ClientConnection:
        """A new connection; tried again with growing pauses as long as there is patience."""
        until = time.monotonic() + self.patience
        pause = FIRST_PAUSE
        while True:
            try:
                return self._open()
            except InvalidStatus as error:
                if error.response.status_code < 500:
                    raise self._turned_away(error.response.status_code) from error
                reason: Exception = error
            except (InvalidHandshake, InvalidMessage, OSError, EOFError) as error:
                reason = error
            if time.monotonic() + pause > until:
                raise self.hall.web.unreachable(reason) from reason
            time.sleep(pause * random.uniform(0.5, 1.0))  # not everybody at the same moment
            pause = min(LONGEST_PAUSE, 2 * pause)

    def _open(self) -> ClientConnection:
        web = self.hall.web
        have = 0 if self._shared else self.number  # of several seats we do not know whose feed comes first
        return connect(
            f"ws{web.url.removeprefix('http')}/api/tables/{self.id}/live?have={have}",
            additional_headers=web.headers(),
            ssl=web.context if web.url.startswith("https") else None,
            proxy=None if web.nearby else True,
            compression=None,
            open_timeout=web.timeout,
            close_timeout=1,
            max_size=MOST_MESSAGE,
            max_queue=MOST_WAITING,
        )

    def _turned_away(self, status: int) -> Exception:
        """The hall does not say why by this way, but by the other."""
        try:
            self.hall.table(self.id)
        except (HallError, Unreachable) as told:
            return told
        return self.hall.web.unreachable(OSError(f"HTTP {status}"))


def nap(until: float | None) -> float:
    return NAP if until is None else max(0.0, min(NAP, until - time.monotonic()))


def decoded(data: str | bytes) -> wire.AnyMessage | None:
    """A message; None if it is of a kind that a newer hall knows and we do not."""
    try:
        found: wire.AnyMessage = _decoder.decode(data)
    except msgspec.ValidationError:
        kinds = {kind.__struct_config__.tag for kind in wire.AnyMessage.__args__}
        if msgspec.json.decode(data)["is"] in kinds:
            raise
        return None
    return found


def pause_for(problem: wire.Problem) -> float | None:
    """How long to wait before the same act may be sent again; None if that would not help."""
    if problem.status not in BUSY:
        return None
    return float(problem.facts.get("seconds", SOON))
