"""One line declares one thing; its number follows from its place.

    TAKE: Final[i64] = ACTIONS.add("take", REGIONS)
    TOO_FEW_TOKENS: Final[i64] = CLAUSES.add("SMW-CONQ-03")
    EVENTS.names("region", REGIONS)
    CONQUERED: Final[i64] = EVENTS.add("conquered", "seat", "region")

A `Final[i64]` that is set at import costs compiled code no more than a literal. What is declared wrongly is an error at
import that names the line and what would be right. Questions are declared in `bannerhall.core.shapes`.
"""

from __future__ import annotations

import inspect
import re
from collections.abc import Callable, Collection, Mapping, Sequence
from difflib import get_close_matches
from importlib.util import find_spec
from pathlib import Path

from bannerhall.core.clauses import FIRST_CLAUSE
from bannerhall.core.events import EventKind
from bannerhall.core.ruleset import Choice
from bannerhall.core.vocabulary import SPAN, Kind, Vocabulary

Options = Mapping[str, Choice]
Names = Sequence[str] | Callable[[int, Options], Sequence[str]]
Top = int | Callable[[int, Options], int]
MOST_EVENT_ARGUMENTS = 4
NAME = re.compile(r"[a-z][a-z0-9_]*")  # of an action or a question


class BadDeclaration(Exception):
    """A wrong line of a game's declarations: where it is, what is wrong with it, what would be right."""

    def __init__(self, module: str, name: str, wrong: str) -> None:
        super().__init__(f"{place_of(module, name)}: {wrong}")


def place_of(module: str, name: str) -> str:
    """File and line of the declaration of a name: the last one up to the line that runs, if the module is being
    imported, else the last one. Compiled modules have no lines, so the source is read."""
    spec = find_spec(module)
    folder = Path(spec.origin).parent if spec is not None and spec.origin else Path()
    source = folder / (module.rpartition(".")[2] + ".py")
    if not source.is_file():
        return module
    file = module.replace(".", "/") + ".py"
    wanted = re.compile(r"\b(add|argument|seat_argument)\(\s*" + f"[\"']{re.escape(name)}[\"']")
    text = source.read_text(encoding="utf-8")
    now = line_running(module)
    lines = [text.count("\n", 0, found.start()) + 1 for found in wanted.finditer(text)]
    lines = [line for line in lines if now is None or line <= now] or ([] if now is None else [now])
    return f"{file}, line {lines[-1]}" if lines else file


def line_running(module: str) -> int | None:
    """The line that a module has reached, or None if it isn't being imported, or is compiled."""
    frame = inspect.currentframe()
    while frame is not None:
        if frame.f_globals.get("__name__") == module and frame.f_code.co_name == "<module>":
            return frame.f_lineno
        frame = frame.f_back
    return None


class Actions:
    """Every kind of action of a game. What depends on seats or options is a function of them."""

    def __init__(self, module: str) -> None:
        self.module = module
        self._made: dict[str, Callable[[int, Options], Kind]] = {}

    def add(
        self,
        name: str,
        names: Names = (),
        low: int = 0,
        high: Top | None = None,
        passing: bool = False,
        clause: str = "",
        standing: bool = False,
    ) -> int:
        """Declare the next kind: bare, with one of some `names`, or with a whole number from `low` to `high`."""
        if name in self._made:
            raise BadDeclaration(self.module, name, f"there is an action {name!r} already; give this one another name")
        if NAME.fullmatch(name) is None:
            raise BadDeclaration(self.module, name, f"action {name!r} is not one word of a-z, 0-9 and _")
        if names and high is not None:
            raise BadDeclaration(self.module, name, f"action {name!r} has names or a range, not both")
        if high is None and low != 0:
            raise BadDeclaration(
                self.module, name, f"action {name!r} has a lowest number and no highest one: add high="
            )

        def make(seats: int, options: Options) -> Kind:
            called = names(seats, options) if callable(names) else names
            top = -1 if high is None else high(seats, options) if callable(high) else high
            if high is not None and top < low:
                raise ValueError(f"action {name!r} has no number: its lowest, {low}, is above its highest, {top}")
            check_names(name, called)
            return Kind(name, called, low, top, passing, clause, standing)

        if not callable(names) and not callable(high):
            self._try(name, make, 0, {})
        self._made[name] = make
        return (len(self._made) - 1) * SPAN

    def _try(self, name: str, make: Callable[[int, Options], Kind], seats: int, options: Options) -> Kind:
        try:
            return make(seats, options)
        except ValueError as error:
            raise BadDeclaration(self.module, name, str(error)) from error

    def vocabulary(self, seats: int, options: Options) -> Vocabulary:
        return Vocabulary([self._try(name, make, seats, options) for name, make in self._made.items()])


def check_names(name: str, called: Sequence[str]) -> None:
    """Refuse arguments that a text could not tell apart."""
    for argument in called:
        if not argument or argument != "".join(argument.split()):
            raise ValueError(f"action {name!r} has an argument {argument!r}: it must be a word without spaces")
    if len(set(called)) < len(called):
        twice = next(argument for argument in called if list(called).count(argument) > 1)
        raise ValueError(f"action {name!r} has the argument {twice!r} twice")


class Clauses:
    """The clauses that refusals of a game name. Two numbers may name one clause: they differ in their sentences."""

    def __init__(self, module: str) -> None:
        self.module = module
        self.ids: list[str] = []

    def add(self, clause: str) -> int:
        self.ids.append(clause)
        return FIRST_CLAUSE + len(self.ids) - 1

    def check(self, known: Collection[str]) -> None:
        """Refuse a clause that the rulebook does not have."""
        for clause in self.ids:
            if clause not in known:
                near = ", ".join(get_close_matches(clause, known, 3) or sorted(known)[:3])
                raise BadDeclaration(self.module, clause, f"the rulebook has no clause {clause}; it has {near}")


class Events:
    """Every kind of event of a game, with the names of its at most four arguments.

    An argument is a number, unless a list of names was declared for it: then readers are told the name."""

    def __init__(self, module: str) -> None:
        self.module = module
        self.kinds: list[EventKind] = []
        self._names: dict[str, Sequence[str]] = {}

    def names(self, argument: str, names: Sequence[str]) -> None:
        """Declare what the numbers of an argument stand for, in every event below that has it; -1 is "none"."""
        if argument in self._names:
            raise BadDeclaration(self.module, argument, f"argument {argument!r} of events has names already")
        if any(argument in kind.arguments for kind in self.kinds):
            raise BadDeclaration(
                self.module, argument, f"an event has the argument {argument!r} already; name it before the first event"
            )
        if not names:
            raise BadDeclaration(self.module, argument, f"argument {argument!r} of events needs at least one name")
        self._names[argument] = tuple(names)

    def add(self, name: str, *arguments: str) -> int:
        if any(kind.name == name for kind in self.kinds):
            raise BadDeclaration(self.module, name, f"there is an event {name!r} already; give this one another name")
        if len(arguments) > MOST_EVENT_ARGUMENTS:
            raise BadDeclaration(self.module, name, f"event {name!r} has {len(arguments)} arguments; at most four fit")
        if len(set(arguments)) < len(arguments):
            raise BadDeclaration(self.module, name, f"event {name!r} names an argument twice")
        self.kinds.append(EventKind(name, {argument: self._names.get(argument, ()) for argument in arguments}))
        return len(self.kinds) - 1
