"""Somebody at a table of a hall in a test: the live connection with what it has told so far."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import ExitStack, contextmanager
from secrets import token_urlsafe
from typing import Any

from halls import Person, Served
from starlette.testclient import WebSocketTestSession

Told = dict[str, Any]


class Seat:
    """A live connection. Every message is kept in `heard`, the last scene in `scene`."""

    def __init__(self, socket: WebSocketTestSession, seat: int) -> None:
        self.socket = socket
        self.seat = seat
        self.heard: list[Told] = []
        self.scene: Told = {}
        self._lines: dict[int, list[Told]] = {}  # by reader: a shared device has several

    @property
    def lines(self) -> list[Told]:
        """The feed of the seat that the connection shows now."""
        return self._lines.get(self.scene.get("reader", self.seat), [])

    def hear(self) -> Told:
        """The next message, whatever it is."""
        return self.take_in(self.socket.receive_json())

    def take_in(self, told: Told) -> Told:
        self.heard.append(told)
        if told["is"] in ("news", "stale"):
            self.scene = told["scene"]
            self._lines[told["scene"]["reader"]] = [
                *self.lines[: told["number"] - len(told["lines"])],
                *told["lines"],
            ]
        return told

    def until(self, wanted: Callable[[Told], object]) -> Told:
        """The next message that is wanted; those before it are taken in as well."""
        while True:
            told = self.hear()
            if wanted(told):
                return told

    def until_asked(self) -> Told:
        """Wait until the seat is awaited; the scene."""
        while self.seat not in self.scene.get("waiting", []) and not self.scene.get("result"):
            self.hear()
        return self.scene

    def do(self, what: str, **told: Any) -> Told:
        """Send an act; what it is answered with."""
        act = {"do": what, "key": token_urlsafe(9), "seat": self.seat, "have": len(self.lines), **told}
        if what in ("vote", "leave", "return"):
            del act["have"]
        if what in ("preview", "why"):
            del act["key"]
        self.socket.send_json(act)
        key = act.get("key", "")
        told = self.until(
            lambda m: (
                (m["is"] in ("done", "stale", "refused", "preview", "why") and m.get("key", key) == key)
                or (key and m.get("done") == key)
            )
        )
        return {"is": "done", "key": key, "number": told["number"]} if told["is"] == "news" else told

    def answer(self, *actions: str | Told, **told: Any) -> Told:
        """Answer with actions written as in records."""
        return self.do("answer", actions=[action_of(action) for action in actions], **told)

    def option(self, place: int = 0) -> Told:
        """One of the actions that are offered now."""
        offer = self.scene["options"][place]
        if "from" in offer:
            return {"kind": offer["kind"], "argument": offer["from"]}
        return {name: offer[name] for name in ("kind", "argument") if name in offer}


def action_of(action: str | Told) -> Told:
    if isinstance(action, dict):
        return action
    kind, _, argument = action.partition(" ")
    if not argument:
        return {"kind": kind}
    return {"kind": kind, "argument": int(argument) if argument.lstrip("-").isdigit() else argument}


def new_table(host: Person, *others: Person, game: str = "sealed", **wanted: Any) -> str:
    """A table with these people at it, already begun; its id."""
    chairs = [{"kind": "me"}, *[{"kind": "open"}] * len(others), *wanted.pop("more", [])]
    table: str = host.post("/api/tables", {"game": game, "chairs": chairs, **wanted}, 201)["id"]
    for other in others:
        other.post(f"/api/tables/{table}/join", {})
    host.post(f"/api/tables/{table}/start")
    return table


@contextmanager
def seated(table: str, *people: Person) -> Iterator[list[Seat]]:
    """Everybody connected, in the order of their seats."""
    with ExitStack() as stack:
        seats = [Seat(stack.enter_context(person.live(table)), seat) for seat, person in enumerate(people)]
        for seat in seats:
            seat.until(lambda told: told["is"] == "news")
        yield seats


def play_on(seats: list[Seat], most: int = 10_000, choose: Callable[[Seat], Told] = Seat.option) -> int:
    """Let everybody answer until the match is over or enough was said; how many answers there were."""
    answers = 0
    while answers < most and not any(seat.scene.get("result") for seat in seats):
        seat = next(seat for seat in seats if seat.seat in seats[0].scene["waiting"])
        seat.until_asked()
        if seat.scene.get("result"):
            break
        told = seat.do("answer", actions=[choose(seat)])
        assert told["is"] in ("done", "stale"), told
        answers += told["is"] == "done"
        for other in seats:
            catch_up(other)
    return answers


def catch_up(seat: Seat) -> None:
    """Ask for the scene again: whatever was on its way arrives before it."""
    key = token_urlsafe(9)
    seat.socket.send_json({"do": "look", "have": len(seat.lines), "key": key})
    seat.until(lambda told: told.get("key") == key)


def stored_entries(served: Served, table: str) -> list[str]:
    """What the store has of a match."""
    sql = "SELECT data FROM entry WHERE match = :id ORDER BY number"
    rows = served.run(served.hall.db.rows, sql, {"id": table})
    return [str(row["data"]) for row in rows]
