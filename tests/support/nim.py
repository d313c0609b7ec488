"""Nim as an outsider would write it: plain Python, no compiler, no types of the compiler.

Chance decides who begins. Then whoever is asked names a heap, and how many counters to take from it; who takes the
last counter wins, or loses if the table plays misère.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from bannerhall.core.chance import Stream
from bannerhall.core.errors import Fact
from bannerhall.core.events import ALL, EventKind
from bannerhall.core.game import Game, Number, Option
from bannerhall.core.reading import Reader
from bannerhall.core.state import CHANCE, PROCEEDS, WHO, A, State
from bannerhall.core.tables import FIRST_CLAUSE, OTHER_QUESTION, Choice, Tables
from bannerhall.core.vocabulary import SPAN, Kind, Vocabulary

HEAPS = ("left", "middle", "right")
MOST = 20
BEGIN, HEAP, TAKE = 0 * SPAN, 1 * SPAN, 2 * SPAN
TURN_FRAME, BEGIN_FRAME, HEAP_FRAME, TAKE_FRAME = range(4)
EMPTY_HEAP, TOO_MANY = FIRST_CLAUSE, FIRST_CLAUSE + 1


def vocabulary(seats: int, options: Mapping[str, Choice]) -> Vocabulary:
    players = [f"player{seat + 1}" for seat in range(seats)]
    return Vocabulary([Kind("begin", names=players), Kind("heap", names=HEAPS), Kind("take", low=1, high=MOST)])


class Nim(State):
    def __init__(self, src: Nim | None, tables: Tables) -> None:
        super().__init__(src, tables)
        self.heaps: list[int] = list(src.heaps) if src else [tables.named_numbers[name] for name in HEAPS]
        self.turn: int = src.turn if src else 0

    def clone(self) -> Nim:
        return Nim(self, self.tables)

    def room(self) -> int:
        return MOST

    def options(self, f: int) -> list[int]:
        if self.frames[f] == HEAP_FRAME:
            return [HEAP + i for i, counters in enumerate(self.heaps) if counters]
        return [TAKE + i for i in range(self.heaps[self.frames[f + A]])]

    def fill(self, f: int, seat: int, out: Any, n: int) -> int:
        for action in self.options(f):
            out[n] = action
            n += 1
        return n

    def fill_outcomes(self, f: int, out: Any, weights: Any) -> int:
        for seat in range(self.seats):
            out[seat] = BEGIN + seat
            weights[seat] = 1
        return self.seats

    def bar(self, f: int, seat: int, action: int) -> int:
        if action // SPAN != (HEAP if self.frames[f] == HEAP_FRAME else TAKE) // SPAN:
            return OTHER_QUESTION
        if action in self.options(f):
            return 0
        return EMPTY_HEAP if self.frames[f] == HEAP_FRAME else TOO_MANY

    def resolve(self, f: int, seat: int, action: int) -> None:
        kind, heap = self.frames[f], self.frames[f + A]
        if kind == BEGIN_FRAME:
            self.done()
            self.turn = action - BEGIN
            self.ask(HEAP_FRAME, self.turn)
        elif kind == HEAP_FRAME:
            self.done()
            self.ask(TAKE_FRAME, seat, action - HEAP)
        else:
            self.done()
            self.heaps[heap] -= action - TAKE + 1
            self.emit(0, seat, heap, action - TAKE + 1, 0, ALL, 0)

    def proceed(self, f: int) -> None:
        """The turn passes on, or the game is over when the last counter is gone."""
        if not any(self.heaps):
            self.done()
            return
        self.turn = (self.turn + 1) % self.seats
        self.ask(HEAP_FRAME, self.turn)

    def fill_ranks(self, out: Any) -> None:
        last_wins = not self.tables.options["misere"]
        for seat in range(self.seats):
            out[seat] = 0 if (seat == self.turn) == last_wins else 1

    def points(self, seat: int) -> int:
        return int(not any(self.heaps) and (seat == self.turn) == (not self.tables.options["misere"]))

    def lapse_in(self, f: int, seat: int) -> int:
        return self.options(f)[0]

    def facts(self, seat: int, action: int, clause: int) -> dict[str, Fact]:
        return {"counters": self.heaps[self.frames[self.top() + A]]} if clause == TOO_MANY else {}

    def view(self, seat: int) -> dict[str, object]:
        return {"heaps": list(self.heaps), "turn": self.turn}

    def resample(self, seat: int, stream: Stream) -> Nim:
        return self.clone()

    def position(self) -> dict[str, object]:
        return self.view(0)

    def read(self, data: Reader) -> None:
        data.object(("heaps", "turn"))
        self.heaps = data.at("heaps").wholes(len(HEAPS), 0, MOST)
        self.turn = data.at("turn").whole(0, self.seats - 1)

    def check(self) -> list[str]:
        wrong = self.check_frames()
        kinds = [int(self.frames[self.at_depth(0)]), int(self.frames[self.top()])] if self.depth == 2 else []
        if self.depth != 0 and (
            kinds[:1] != [TURN_FRAME] or kinds[-1] == TURN_FRAME or self.frames[self.at_depth(0) + WHO] != PROCEEDS
        ):
            return [*wrong, "a turn lies under its question"]
        f, asked = self.top(), self.depth and self.frames[self.top() + WHO]
        if self.depth != 0 and asked != (CHANCE if kinds[-1] == BEGIN_FRAME else self.turn):
            wrong.append("not the one is asked whose turn it is")
        if (self.depth == 0) == any(self.heaps):
            wrong.append("the game lasts while there are counters")
        if kinds[-1:] == [TAKE_FRAME] and (not 0 <= self.frames[f + A] < len(HEAPS) or not self.options(f)):
            wrong.append("there is nothing to take")
        return wrong


def lay_out(tables: Tables) -> Nim:
    nim = Nim(None, tables)
    nim.ask(TURN_FRAME, PROCEEDS)
    nim.ask(BEGIN_FRAME, CHANCE)
    return nim


GAME = Game(
    slug="nim",
    name="Nim",
    seats=(2, 4),
    package=__name__,
    rules_version=1,
    status="test",
    make=lay_out,
    vocabulary=vocabulary,
    decisions=("turn", "begin", "heap", "take"),
    events=(EventKind("took", "seat", "heap", "counters"),),
    clauses=("NIM-PLAY-01", "NIM-PLAY-02"),
    options=(Option("misere", (False, True)),),
    numbers=tuple(Number(name, many, 1, MOST) for name, many in zip(HEAPS, (3, 4, 5), strict=True)),
)
