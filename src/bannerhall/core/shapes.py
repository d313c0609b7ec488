"""The questions of a game as declared: whom each asks, upon which others it may lie, what its arguments mean.

    DEAL: Final[i64] = QUESTIONS.add("deal", CHANCE, upon="round")
    DEAL_CARD: Final[i64] = QUESTIONS.argument("card", 0, lambda s: s.seats * DEALT - 1)  # how many were dealt before

`add` returns the number of a question, `argument` where the argument lies in a frame: `s.frames[f + DEAL_CARD]`. `upon`
names what lies directly below on the stack. If a round lays down a choice and then a roll, the roll comes first:

    ROUND: Final[i64] = QUESTIONS.add("round", PROCEEDS, upon="bottom")
    CHOICE: Final[i64] = QUESTIONS.add("choice", SEVERAL, upon="round")
    ROLL: Final[i64] = QUESTIONS.add("roll", CHANCE, upon="choice")

From these lines the core writes and reads the frames of a position by name. Stacks are checked by them whenever a
position is loaded and throughout the conformance suite, not at each `s.ask`, which is on the hot path.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from difflib import get_close_matches
from typing import TYPE_CHECKING, Any, Final

from mypy_extensions import i64

from bannerhall.core.bits import mask_of, members
from bannerhall.core.bounds import Bound, bound, last_seat, span
from bannerhall.core.declare import BadDeclaration
from bannerhall.core.errors import BadPosition
from bannerhall.core.frames import (
    ASKED,
    ASKED_LATER,
    AWAITED,
    AWAITS,
    BEGAN_WITH,
    CHANCE,
    PROCEEDS,
    SEVERAL,
    SIDE,
    STACK,
    TO_ANSWER,
    WHO,
    WIDTH,
    A,
    D,
)
from bannerhall.core.question import Question
from bannerhall.core.reading import Reader, brief

if TYPE_CHECKING:
    from bannerhall.core.state import State

SEAT: Final = 0  # asks one seat
BOTTOM: Final = "bottom"  # may lie at the bottom of the stack
ANYTHING: Final = "anything"  # may lie upon every question, as a draw of cards that any effect can set off
WHOM: Final = {"chance": CHANCE, "nobody": PROCEEDS, "several": SEVERAL, "waits": AWAITS}
WHOM_NAMES: Final = {number: name for name, number in WHOM.items()}
LEAST: Final = -1_000_000
MOST: Final = 2**61


class Argument:
    """One of the four numbers of a frame. In a position it is a whole number, a name, or a list of seats."""

    def __init__(
        self, name: str, place: int, low: Bound = 0, high: Bound = 0, names: Sequence[str] = (), mask: bool = False
    ) -> None:
        self.name = name
        self.place = place
        self.low = low
        self.high = high
        self.names = tuple(names)
        self.mask = mask

    def bounds(self, s: State) -> tuple[int, int]:
        if self.mask:
            return 0, int(s.everyone())
        return bound(self.low, s), bound(self.high, s)

    def write(self, value: int) -> object:
        if self.mask:
            return members(value)
        if self.names and 0 <= value < len(self.names):
            return self.names[value]
        return value

    def read(self, data: Reader, seats: int) -> int:
        """The number of what a position says; its range is checked when the whole table is known."""
        if self.mask:
            return mask_of([item.whole(0, seats - 1) for item in data.items(0, seats)])
        if self.names:
            return data.name(self.names)
        return data.whole(LEAST, MOST)

    def form(self) -> str:
        """What it may be, for the page about positions."""
        if self.mask:
            return "seats"
        if self.names:
            few = ", ".join(self.names[:8])
            return few if len(self.names) <= 8 else f"{few}, …"
        return span(self.low, self.high)


class Shape:
    """One question: its name, whom it may ask, what it may lie upon, its arguments in the order of their places."""

    def __init__(self, name: str, asks: tuple[int, ...], upon: tuple[str, ...], side: bool, aside: bool) -> None:
        self.name = name
        self.asks = asks
        self.upon = upon
        self.side = side
        self.aside = aside
        self.arguments: list[Argument] = []
        self.teller = False

    def next_place(self) -> int:
        """Where the next argument would lie in a frame."""
        return self.arguments[-1].place + 1 if self.arguments else A

    def may_lie_upon(self, below: str) -> bool:
        """Whether it may come directly upon this question, or lie at the bottom."""
        return below in self.upon or (below != BOTTOM and ANYTHING in self.upon)

    def end(self) -> int:
        """Where the room for arguments ends."""
        return D if self.teller else WIDTH


class Questions:
    """Every question of a game, in the order of their numbers."""

    def __init__(self, module: str) -> None:
        self.module = module
        self.shapes: list[Shape] = []
        self.rules: list[Question[Any]] = []

    @property
    def names(self) -> list[str]:
        return [shape.name for shape in self.shapes]

    @property
    def interjections(self) -> int:
        """The number of the question that lists the interjections, or -1."""
        return next((number for number, shape in enumerate(self.shapes) if shape.aside), -1)

    # --- Declaring ------------------------------------------------------------------------------------------

    def add(
        self,
        name: str,
        *asks: int,
        upon: str = "",
        side: bool = False,
        aside: bool = False,
        window: bool = False,
        teller: bool = False,
    ) -> int:
        """Declare the next question.

        `asks` are SEAT, CHANCE, PROCEEDS, SEVERAL, AWAITS; `upon` names, with spaces between, what it may lie upon,
        `bottom` if it may be the lowest, `anything` if whatever is asked can set it off. `side`: it is asked in
        private beside the stack; `aside`: it lists the interjections; `window`: it asks one seat after the other;
        `teller`: it may name who types the outcome."""
        if name in self.names:
            raise BadDeclaration(self.module, name, f"there is a question {name!r} already; give this one another name")
        if not asks and not aside:
            raise BadDeclaration(self.module, name, f"question {name!r} asks nobody: say SEAT, CHANCE, PROCEEDS, …")
        if not upon and not side and not aside:
            raise BadDeclaration(
                self.module, name, f"question {name!r} has no place: say upon=, side=True or aside=True"
            )
        shape = Shape(name, asks, tuple(upon.split()), side, aside)
        shape.teller = teller
        self.shapes.append(shape)
        if SEVERAL in asks:
            shape.arguments += [Argument("asked", ASKED, mask=True), Argument("to_answer", TO_ANSWER, mask=True)]
        elif AWAITS in asks:
            shape.arguments.append(Argument("awaited", AWAITED, mask=True))
        elif window:
            shape.arguments += [
                Argument("asked_later", ASKED_LATER, mask=True),
                Argument("began_with", BEGAN_WITH, 0, last_seat),
            ]
        return len(self.shapes) - 1

    def argument(
        self,
        name: str,
        low: Bound | None = None,
        high: Bound | None = None,
        names: Sequence[str] = (),
        mask: bool = False,
        place: int = 0,
    ) -> int:
        """The next argument of the question declared last; returns where it lies in a frame. It follows the one before,
        or lies at a `place` further on: stored positions have it there."""
        if not self.shapes:
            raise BadDeclaration(self.module, name, f"argument {name!r} belongs to no question: add a question first")
        shape = self.shapes[-1]
        if (low is None or high is None) and not names and not mask:
            raise BadDeclaration(self.module, name, f"argument {name!r} has no range: give lowest and highest value")
        if any(known.name == name for known in shape.arguments) or name in ("question", "asks", "typed_by"):
            raise BadDeclaration(self.module, name, f"{shape.name!r} has an argument {name!r} already")
        at = place or shape.next_place()
        if not shape.next_place() <= at < shape.end():
            taken = ", ".join([*(known.name for known in shape.arguments), *(["typed_by"] if shape.teller else [])])
            raise BadDeclaration(
                self.module, name, f"{shape.name!r} has no room for {name!r}: a frame holds four, and has {taken}"
            )
        bottom: Bound = 0 if low is None else low
        top: Bound = (len(names) - 1 if names else 0) if high is None else high
        shape.arguments.append(Argument(name, at, bottom, top, names, mask))
        return at

    def seat_argument(self, name: str) -> int:
        """An argument that is a seat."""
        return self.argument(name, 0, last_seat)

    def answered_by(self, **rules: Question[Any]) -> Questions:
        """Name the object with the rules of each question; every question has one."""
        for name in rules:
            if name not in self.names:
                near = ", ".join(get_close_matches(name, self.names, 3) or self.names)
                wrong = f"answered_by names a question {name!r} that is not declared here; declared are {near}"
                raise BadDeclaration(self.module, name, wrong)
        for shape in self.shapes:
            if shape.name not in rules:
                raise BadDeclaration(self.module, shape.name, f"nothing answers question {shape.name!r}")
            for below in shape.upon:
                if below not in (BOTTOM, ANYTHING) and below not in self.names:
                    wrong = f"{shape.name!r} may lie upon {below!r}, which isn't a question"
                    raise BadDeclaration(self.module, shape.name, wrong)
        self._check_places(rules)
        self.rules = [rules[shape.name] for shape in self.shapes]
        return self

    def _check_places(self, rules: Mapping[str, object]) -> None:
        """Every question of the stack can come to lie on it, and has an object, not a class, with its rules."""
        reached = {BOTTOM}
        while True:
            more = {shape.name for shape in self.shapes if any(map(shape.may_lie_upon, reached))} - reached
            if not more:
                break
            reached |= more
        for shape in self.shapes:
            if shape.upon and shape.name not in reached:
                wrong = f"{shape.name!r} can never be asked: no way leads from upon='bottom' to it"
                raise BadDeclaration(self.module, shape.name, wrong)
        for shape in self.shapes:
            if not isinstance(rules[shape.name], Question):
                wrong = f"answered_by needs an object of a class derived from Question for {shape.name!r}: "
                raise BadDeclaration(self.module, shape.name, f"{wrong}{shape.name}={shape.name.title()}()")

    # --- Checking -------------------------------------------------------------------------------------------

    def faults(self, s: State) -> list[Fault]:
        """Every frame lies where it may, asks whom it may, about what can be."""
        found: list[Fault] = []
        below = BOTTOM
        for depth in range(s.depth):
            f = STACK + depth * WIDTH
            shape = self.shapes[s.frames[f]]
            if not shape.may_lie_upon(below):
                found.append(
                    Fault(f"/stack/{depth}", f"{shape.name} upon {below}", " ".join(shape.upon) or "a side frame")
                )
            self._check_frame(s, f, f"/stack/{depth}", found)
            below = shape.name
        for seat in range(s.seats):
            if (s.sides >> seat) & 1 == 1:
                f = SIDE + seat * WIDTH
                if not self.shapes[s.frames[f]].side:
                    allowed = ", ".join(shape.name for shape in self.shapes if shape.side)
                    found.append(Fault(f"/sides/{seat}", self.shapes[s.frames[f]].name, allowed or "null"))
                self._check_frame(s, f, f"/sides/{seat}", found)
        return found

    def _check_frame(self, s: State, f: i64, path: str, found: list[Fault]) -> None:
        shape = self.shapes[s.frames[f]]
        who = int(s.frames[f + WHO])
        if (SEAT if who >= 0 else who) not in shape.asks:
            allowed = ", ".join(WHOM_NAMES.get(each, "a seat") for each in shape.asks)
            found.append(Fault(f"{path}/asks", WHOM_NAMES.get(who, str(who)), allowed))
        unused = set(range(A, shape.end()))
        for argument in shape.arguments:
            low, high = argument.bounds(s)
            value = int(s.frames[f + argument.place])
            unused.remove(argument.place)
            if not low <= value <= high:
                found.append(Fault(f"{path}/{argument.name}", str(argument.write(value)), f"{low}–{high}"))
        for place in sorted(unused):
            if s.frames[f + place] != 0:
                found.append(Fault(path, f"{shape.name} with {s.frames[f + place]} as argument {place - 1}", "0"))
        if shape.teller and not 0 <= s.frames[f + D] <= s.seats:
            found.append(Fault(f"{path}/typed_by", str(int(s.frames[f + D]) - 1), f"null, 0–{s.seats - 1}"))

    # --- Writing and reading --------------------------------------------------------------------------------

    def write_frame(self, s: State, f: i64) -> object:
        """A frame by names, as a position holds it."""
        shape = self.shapes[s.frames[f]]
        who = int(s.frames[f + WHO])
        shown: dict[str, object] = {"question": shape.name, "asks": WHOM_NAMES.get(who, who)}
        for argument in shape.arguments:
            shown[argument.name] = argument.write(int(s.frames[f + argument.place]))
        if shape.teller:
            teller = int(s.frames[f + D])
            shown["typed_by"] = teller - 1 if teller > 0 else None
        return shown

    def read_frame(self, data: Reader, seats: int) -> list[int]:
        """The six numbers of a frame, written by names or, as positions once were, as a list."""
        if isinstance(data.value, list):
            return self._read_list(data, seats)
        kind = data.at("question").name(self.names)
        shape = self.shapes[kind]
        keys = ["question", "asks", *(argument.name for argument in shape.arguments)]
        data.object([*keys, "typed_by"] if shape.teller else keys)
        asks = data.at("asks")
        if isinstance(asks.value, str):
            if asks.value not in WHOM:
                raise asks.wrong(", ".join(WHOM_NAMES.get(each, f"0–{seats - 1}") for each in shape.asks))
            who = WHOM[asks.value]
        else:
            who = asks.whole(0, seats - 1)
        frame = [kind, who, 0, 0, 0, 0]
        for argument in shape.arguments:
            frame[argument.place] = argument.read(data.at(argument.name), seats)
        if shape.teller and data.at("typed_by").value is not None:
            frame[D] = data.at("typed_by").whole(0, seats - 1) + 1
        return frame

    def _read_list(self, data: Reader, seats: int) -> list[int]:
        values = data.items(WIDTH, WIDTH)
        who = values[1].whole(AWAITS, seats - 1)
        if who < 0 and who not in WHOM_NAMES:
            raise values[1].wrong("seat, -1, -4, -5, -6")
        return [values[0].name(self.names), who, *(value.whole(LEAST, MOST) for value in values[A:])]


class Fault:
    """What is wrong with a stack: the path in a position, what is there, what would be right."""

    def __init__(self, path: str, got: str, wanted: str) -> None:
        self.path = path
        self.got = got
        self.wanted = wanted

    def __str__(self) -> str:
        return f"{self.path} is {self.got}, not {self.wanted}"

    def refusal(self) -> BadPosition:
        return BadPosition("bad-position", where=self.path, got=brief(self.got), wanted=self.wanted)
