"""The live connection of a table: acts come in, news go out. A broken or slow client harms nobody but itself."""

from __future__ import annotations

import asyncio
import contextlib
import logging

import msgspec
from starlette.routing import WebSocketRoute
from starlette.types import Receive, Scope, Send
from starlette.websockets import WebSocket, WebSocketDisconnect

from bannerhall.core.errors import Trouble
from bannerhall.server import tables, wire
from bannerhall.server.acts import do_act
from bannerhall.server.hall import Hall
from bannerhall.server.line import line_of
from bannerhall.server.live import Live
from bannerhall.server.problems import Denied, forbidden, plain, problem
from bannerhall.server.requests import account_of, language_of, own_origin
from bannerhall.server.store.database import Row
from bannerhall.server.watcher import Watcher

REFUSED = 4003  # close codes of our own: 4000 and the last digits of the HTTP status
NOT_FOUND = 4004
TRY_AGAIN = 1013
SPECTATOR = "spectator"
MOST_MESSAGE = 64 * 1024
SHOWS = (wire.Look, wire.Lift, wire.Serve, wire.Fall)  # acts that change what this connection is shown, no more
FROM_AFAR = (wire.Leave, wire.Return, wire.Vote)  # acts for which nobody need hold a shared device

log = logging.getLogger("bannerhall.socket")
decode = msgspec.json.Decoder(wire.AnyAct).decode


class LiveConnection:
    """Look at a table and, if one sits there, play. The query may say `have`, the last known line of the own feed, and
    `as=spectator`: then it is shown what everybody may see and answers nothing, whoever it is."""

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        socket = WebSocket(scope, receive, send)
        hall: Hall = socket.app.state.hall
        if not own_origin(hall, socket):
            await socket.close(REFUSED)
            return
        account = await account_of(hall, socket)
        try:
            if account is not None and account["banned"]:
                raise forbidden("banned")
            row, _ = await tables.find(hall, account, socket.path_params["table"])
            live = await hall.live(str(row["id"]))
            if socket.query_params.get("as") == SPECTATOR:
                account = None  # on a big screen others look on
        except Trouble as trouble:
            await socket.close(NOT_FOUND, str(trouble)[:100])
            return
        await socket.accept()
        await Connection(socket, live, account, receive, send).serve()


class Connection:
    def __init__(self, socket: WebSocket, live: Live, account: Row | None, receive: Receive, send: Send) -> None:
        self.socket = socket
        self._hear = receive
        self.live = live
        self.account = account
        self.lang = language_of(socket)
        self._receiver: asyncio.Task[None] | None = None
        self._left = False  # whether the other side has closed the connection
        self._obeying = False  # whether an act of this connection is under way
        self._sent_away = False
        seats = live.seats_of(str(account["id"])) if account is not None else []
        # News and acts go past the checks of the framework: they are most of what the hall does.
        line = line_of(socket.scope, send)
        me, secrets = None if account is None else str(account["id"]), not live.sitting.game.open_information
        self.watcher = Watcher(me, seats, secrets, line, self._dismissed)

    def _dismissed(self) -> None:
        """An act under way is finished: it may be stored already, and then the others must be told."""
        self._sent_away = True
        if self._receiver is not None and not self._obeying:
            self._receiver.cancel()

    async def serve(self) -> None:
        """Until either side has gone."""
        have = self.socket.query_params.get("have", "0")
        self.watcher.start(
            self.watcher.reader(self.live), int(have) if have.isascii() and have.isdigit() and len(have) < 8 else 0
        )
        async with self.live.lock:  # what is not stored yet is not shown
            self.live.watchers.add(self.watcher)
            self.live.tell_table()
            self.watcher.show(self.live)
        self._receiver = asyncio.create_task(self._receive())
        try:
            await asyncio.wait((self._receiver,))
            if not self._receiver.cancelled() and self._receiver.exception() is not None:
                log.error("the connection at table %s failed", self.live.id, exc_info=self._receiver.exception())
        finally:
            self.live.watchers.discard(self.watcher)
            self._receiver.cancel()
            self.watcher.dismiss()
            self.live.tell_table()
            if not self._left:
                with contextlib.suppress(RuntimeError, OSError, WebSocketDisconnect):
                    await self.socket.close(TRY_AGAIN)

    async def _receive(self) -> None:
        with contextlib.suppress(RuntimeError):
            while not self._sent_away:
                message = await self._hear()
                if message["type"] == "websocket.disconnect":
                    self._left = True
                    return
                self._obeying = True
                try:
                    await self._obey(message.get("text") or message.get("bytes") or "")
                finally:
                    self._obeying = False

    async def _obey(self, text: str | bytes) -> None:
        key = ""
        try:
            if len(text) > MOST_MESSAGE:
                raise Denied(413, "too-large", most=MOST_MESSAGE)
            act = decode(text)
            key = getattr(act, "key", None) or ""
            await self._do(act)
        except msgspec.ValidationError as error:
            self._refuse(plain(422, "bad-body", str(error)), key)
        except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as error:
            self._refuse(plain(400, "no-json", str(error)[:200]), key)
        except Trouble as trouble:
            self._refuse(problem(trouble, self.lang), key)

    def _refuse(self, found: wire.Problem, key: str) -> None:
        self.watcher.send(wire.Refused(found, key))

    async def _do(self, act: wire.AnyAct) -> None:
        if not isinstance(act, wire.Answer) and isinstance(act, SHOWS):  # nearly all are answers
            async with self.live.lock:  # what is not stored yet is not shown
                self._show(act)
            return
        account = self._seated()
        self._behind_curtain(act)
        self.live.hall.limits.count("chat" if type(act) is wire.Say else "acts", str(account["id"]))
        answered = await do_act(self.live, account, act, self.lang, self.watcher)
        if answered is not None:
            self.watcher.send(answered)

    def _seated(self) -> Row:
        if self.account is None:
            raise Denied(401, "sign-in-first")
        return self.account

    def _show(self, act: wire.Look | wire.Lift | wire.Serve | wire.Fall) -> None:
        """Send the scene again, or that of another seat of this device."""
        watcher, live = self.watcher, self.live
        if isinstance(act, wire.Look):
            watcher.start(watcher.reader(live), act.have)
        elif isinstance(act, wire.Lift):
            live.check_seat(str(self._seated()["id"]), act.seat)
            watcher.curtain.lift(act.seat, live.sitting.table)
        elif isinstance(act, wire.Serve):
            live.check_seat(str(self._seated()["id"]), act.seat)
            watcher.curtain.choose(act.seat)
        else:
            watcher.curtain.fall()
        watcher.show(live)
        if isinstance(act, wire.Look) and act.key is not None:
            watcher.send(wire.Done(act.key, len(live.sitting.feed(watcher.reader(live)).lines)))

    def _behind_curtain(self, act: wire.AnyAct) -> None:
        """On a shared device a seat acts only while its person holds the device, or before everybody's eyes."""
        seat: int | None = getattr(act, "seat", None)
        shared = len(self.watcher.seats) > 1 and not isinstance(act, FROM_AFAR)
        if shared and seat is not None and self.watcher.reader(self.live) != seat and not self._in_the_open(act):
            raise forbidden("behind-curtain", seat=seat + 1)

    def _in_the_open(self, act: wire.AnyAct) -> bool:
        """Whether an act is that of the seat which the device serves with its curtain down."""
        sitting, device = self.live.sitting, self.watcher.device(self.live)
        if device is None:
            return False
        if isinstance(act, wire.Back):
            return sitting.table.own_in_the_open(device.seats) == act.seat
        if isinstance(act, wire.Tell):
            return sitting.table.may_tell(act.seat)
        if isinstance(act, wire.ProposeRepair):
            return sitting.mends_openly([change.path for change in act.patch])
        if not isinstance(act, (wire.Answer, wire.Preview, wire.Why)) or act.seat != device.served:
            return False
        steps = [*act.actions, act.action] if isinstance(act, wire.Why) else act.actions
        return sitting.openly(act.seat, [sitting.action(action) for action in steps])


ROUTES = [WebSocketRoute("/api/tables/{table}/live", LiveConnection())]
