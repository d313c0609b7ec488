"""Nim as an outsider would write it: plain Python, no compiler, no types of the compiler.

Chance decides who begins. Then whoever is asked names a heap, and how many counters to take from it; who takes the
last counter wins, or loses if the table plays misère.
"""

from __future__ import annotations

from typing import Any

from bannerhall.core.clauses import OTHER_QUESTION
from bannerhall.core.codecs import Cell, Field, Times
from bannerhall.core.declare import Actions, Clauses, Events
from bannerhall.core.errors import Fact
from bannerhall.core.events import ALL
from bannerhall.core.frames import CHANCE, PROCEEDS, WHO
from bannerhall.core.game import Game, Number, Option
from bannerhall.core.question import Knowledge, Question, Scoring
from bannerhall.core.ruleset import Ruleset
from bannerhall.core.schema import Key, Schema
from bannerhall.core.shapes import SEAT, Questions
from bannerhall.core.state import State
from bannerhall.core.values import Seat, Whole
from bannerhall.core.vocabulary import SPAN

HEAPS = ("left", "middle", "right")
MOST = 20

ACTIONS = Actions(__name__)
BEGIN = ACTIONS.add("begin", lambda seats, options: [f"player{seat + 1}" for seat in range(seats)])
HEAP = ACTIONS.add("heap", HEAPS)
TAKE = ACTIONS.add("take", low=1, high=MOST)

CLAUSES = Clauses(__name__)
EMPTY_HEAP = CLAUSES.add("NIM-PLAY-01")
TOO_MANY = CLAUSES.add("NIM-PLAY-02")

EVENTS = Events(__name__)
TOOK = EVENTS.add("took", "seat", "heap", "counters")

QUESTIONS = Questions(__name__)
TURN_ASKED = QUESTIONS.add("turn", PROCEEDS, upon="bottom")
BEGIN_ASKED = QUESTIONS.add("begin", CHANCE, upon="turn")
HEAP_ASKED = QUESTIONS.add("heap", SEAT, upon="turn")
TAKE_ASKED = QUESTIONS.add("take", SEAT, upon="turn")
TAKE_HEAP = QUESTIONS.argument("heap", names=HEAPS)


class Nim(State):
    def __init__(self, src: Nim | None, rules: Ruleset) -> None:
        super().__init__(src, rules)
        self.heaps: list[int] = list(src.heaps) if src else [rules.named_numbers[name] for name in HEAPS]
        self.turn: int = src.turn if src else 0

    def clone(self) -> Nim:
        return Nim(self, self.rules)


class Turn(Question[Nim]):
    """The turn passes on, or the game is over when the last counter is gone."""

    def proceed(self, s: Nim, f: int) -> None:
        if not any(s.heaps):
            s.end_frame()
            return
        s.turn = (s.turn + 1) % s.seats
        s.ask(HEAP_ASKED, s.turn)


class Begin(Question[Nim]):
    def outcomes(self, s: Nim, f: int, out: Any, weights: Any) -> int:
        for seat in range(s.seats):
            out[seat] = BEGIN + seat
            weights[seat] = 1
        return s.seats

    def carry_out(self, s: Nim, f: int, seat: int, action: int) -> None:
        s.end_frame()
        s.turn = action - BEGIN
        s.ask(HEAP_ASKED, s.turn)


class Choice(Question[Nim]):
    """A question with a list of answers and one clause against all others."""

    first, clause = 0, 0

    def choices(self, s: Nim, f: int) -> list[int]:
        raise NotImplementedError

    def fill(self, s: Nim, f: int, seat: int, out: Any, n: int) -> int:
        for action in self.choices(s, f):
            out[n] = action
            n += 1
        return n

    def clause_against(self, s: Nim, f: int, seat: int, action: int) -> int:
        if action // SPAN != self.first // SPAN:
            return OTHER_QUESTION
        return 0 if action in self.choices(s, f) else self.clause

    def lapse(self, s: Nim, f: int, seat: int) -> int:
        return self.choices(s, f)[0]

    def invariants(self, s: Nim, f: int) -> list[str]:
        if s.frames[f + WHO] != s.turn:
            return ["not the one is asked whose turn it is"]
        return [] if self.choices(s, f) else ["there is nothing to take"]


class Heap(Choice):
    first, clause = HEAP, EMPTY_HEAP

    def choices(self, s: Nim, f: int) -> list[int]:
        return [HEAP + i for i, counters in enumerate(s.heaps) if counters]

    def carry_out(self, s: Nim, f: int, seat: int, action: int) -> None:
        s.end_frame()
        s.ask(TAKE_ASKED, seat, action - HEAP)


class Take(Choice):
    first, clause = TAKE, TOO_MANY

    def choices(self, s: Nim, f: int) -> list[int]:
        return [TAKE + i for i in range(s.heaps[s.frames[f + TAKE_HEAP]])]

    def carry_out(self, s: Nim, f: int, seat: int, action: int) -> None:
        heap, counters = s.frames[f + TAKE_HEAP], action - TAKE + 1
        s.end_frame()
        s.heaps[heap] -= counters
        s.emit(TOOK, seat, heap, counters, 0, ALL, 0)


class NimScoring(Scoring[Nim]):
    def wins(self, s: Nim, seat: int) -> bool:
        return (seat == s.turn) == (not s.rules.options["misere"])

    def points(self, s: Nim, seat: int) -> int:
        return int(not any(s.heaps) and self.wins(s, seat))

    def fill_ranks(self, s: Nim, out: Any) -> None:
        for seat in range(s.seats):
            out[seat] = 0 if self.wins(s, seat) else 1


class NimKnowledge(Knowledge[Nim]):
    def view(self, s: Nim, seat: int) -> dict[str, object]:
        return {"heaps": list(s.heaps), "turn": s.turn}

    def resample(self, s: Nim, seat: int, stream: object) -> Nim:
        return s.clone()


def facts(s: Nim, seat: int, action: int, clause: int) -> dict[str, Fact]:
    return {"counters": s.heaps[s.frames[s.top() + TAKE_HEAP]]} if clause == TOO_MANY else {}


def invariants(s: Nim) -> list[str]:
    return ["the game lasts while there are counters"] if (s.depth == 0) == any(s.heaps) else []


def lay_out(rules: Ruleset) -> Nim:
    nim = Nim(None, rules)
    nim.ask(TURN_ASKED, PROCEEDS)
    nim.ask(BEGIN_ASKED, CHANCE)
    return nim


GAME = Game(
    slug="nim",
    name="Nim",
    seats=(2, 4),
    package=__name__,
    rules_version=1,
    status="test",
    make=lay_out,
    actions=ACTIONS,
    clauses=CLAUSES,
    events=EVENTS,
    questions=QUESTIONS.answered_by(turn=Turn(), begin=Begin(), heap=Heap(), take=Take()),
    max_actions=MOST,
    scoring=NimScoring(),
    knowledge=NimKnowledge(),
    schema=Schema(
        Key("heaps", Times(len(HEAPS), Cell("heaps", Whole(0, MOST)), by="heap"), "how many counters each heap has"),
        Key("turn", Field("turn", Seat()), "whose turn it is"),
    ),
    invariants=invariants,
    facts=facts,
    options=(Option("misere", (False, True)),),
    numbers=tuple(Number(name, many, 1, MOST) for name, many in zip(HEAPS, (3, 4, 5), strict=True)),
)
