"""The box: what a game is made of, and how a starting state is made from it."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from functools import lru_cache

from bannerhall.core.chance import LOW63, Stream
from bannerhall.core.errors import BadPosition, BadRequest
from bannerhall.core.events import EventKind
from bannerhall.core.playout import roll_chance
from bannerhall.core.reading import Reader, brief, whole_between
from bannerhall.core.state import CHANCE, State
from bannerhall.core.tables import Choice, Tables
from bannerhall.core.vocabulary import Vocabulary

POSITION_KEYS = ("game", "rules", "seats", "options", "numbers", "stack", "sides", "lessons", "table")


@dataclass(frozen=True)
class Option:
    """A variant the table may choose; its values in the order they are offered, the default first."""

    name: str
    values: tuple[Choice, ...]
    clause: str = ""  # where the rulebook speaks of it

    @property
    def default(self) -> Choice:
        return self.values[0]


@dataclass(frozen=True)
class Number:
    """A number a designer or a house rule may change within a range.

    Where it is not the same for every number of seats, `by_seats` has one value for each, the fewest first, and
    `clauses` may say of each where it comes from; where an option changes it, `by_choice` has such a row for a value of
    the option `by_option`."""

    name: str
    default: int
    low: int
    high: int
    clause: str = ""  # where the rulebook speaks of it
    by_seats: tuple[int, ...] = ()
    clauses: tuple[str, ...] = ()
    by_option: str = ""
    by_choice: Mapping[Choice, tuple[int, ...]] = field(default_factory=dict)
    or_none: bool = False  # 0 is allowed, too, and means that there is none

    def usual(self, more: int, options: Mapping[str, Choice]) -> int:
        """The value without a house rule, for so many seats more than the fewest."""
        row = self.by_choice.get(options.get(self.by_option, ""), self.by_seats)
        return row[more] if row else self.default

    def allows(self, value: object) -> bool:
        return whole_between(value, self.low, self.high) or (self.or_none and whole_between(value, 0, 0))


@dataclass(frozen=True)
class Preset:
    """A way to play that a table can choose with one word; what it leaves out stays as usual."""

    name: str
    options: Mapping[str, Choice] = field(default_factory=dict)
    numbers: Mapping[str, int] = field(default_factory=dict)


@dataclass(frozen=True)
class Game:
    """One game, complete: everything that serves it finds its parts here."""

    slug: str
    name: str
    seats: tuple[int, int]
    package: str
    rules_version: int
    status: str  # "test", "alpha", "beta" or "ready"
    make: Callable[[Tables], State]
    vocabulary: Callable[[int, Mapping[str, Choice]], Vocabulary]
    decisions: Sequence[str]
    events: Sequence[EventKind]
    clauses: Sequence[str]
    options: Sequence[Option] = field(default=())
    numbers: Sequence[Number] = field(default=())
    at_table: Mapping[str, Choice] = field(default_factory=dict)  # options that suit people better than simulations
    open_information: bool = False  # nobody has secrets: every reader sees and is told the same
    told: Sequence[str] = field(default=())  # chance decisions that only the people at a real table can answer
    sealed: Sequence[str] = field(default=())  # chance decisions whose outcome nobody may know: never typed
    minutes: tuple[int, int] = (30, 60)  # how long a match of people lasts, few seats to many
    weight: float = 2.0  # how much there is to learn and to think about, from 1 to 5
    presets: Sequence[Preset] = field(default=())
    terms: Sequence[str] = field(default=())  # of the glossary: `<slug>-term-<id>` and `<slug>-term-<id>-about`
    aids: int = 0  # sections of the player aid: `<slug>-aid-<n>-title` and `<slug>-aid-<n>`, from 1
    drawing: Callable[[], dict[str, object]] | None = None  # what a client needs to draw the table and never changes
    # What the judgement of a seat's prospects is made of, by name; each may be a reason: `<slug>-reason-<name>`.
    parts: Callable[[State, int], dict[str, int]] | None = None
    attribute: str = "GAME"

    @property
    def tellable(self) -> list[str]:
        """What people may type who have real dice and cards before them: all decisions but the sealed ones."""
        return [decision for decision in self.decisions if decision not in self.sealed]

    @property
    def source(self) -> str:
        """Where another process finds this game: module and attribute."""
        return f"{self.package}:{self.attribute}"

    def new(
        self,
        seats: int | None = None,
        seed: int | None = None,
        options: Mapping[str, Choice] | None = None,
        numbers: Mapping[str, int] | None = None,
    ) -> State:
        """A starting state. With a seed the chance of the set-up is resolved up to the first question to a player;
        without one the caller answers chance from the first shuffle on."""
        state = self.make(self.tables(seats, options, numbers))
        state.advance()
        if seed is not None:
            stream = Stream(seed & LOW63)
            while state.seat() == CHANCE:
                state.apply(roll_chance(state, stream))
        return state

    def tables(
        self,
        seats: int | None = None,
        options: Mapping[str, Choice] | None = None,
        numbers: Mapping[str, int] | None = None,
    ) -> Tables:
        """The shared tables of a match; refuses seats, options and numbers the game does not have."""
        many = self.seats[0] if seats is None else seats
        low, high = self.seats
        if not whole_between(many, low, high):
            raise BadRequest("bad-seats", game=self.slug, got=brief(many), low=low, high=high)
        chosen = self._choose(options or {})
        counted = self._count(numbers or {}, many - low, chosen)
        return Tables(self, many, chosen, counted, shared_vocabulary(self.vocabulary, many, tuple(chosen.items())))

    def _choose(self, wanted: Mapping[str, Choice]) -> dict[str, Choice]:
        known = {option.name: option for option in self.options}
        for name, value in wanted.items():
            if name not in known:
                offered = ", ".join(known) or "-"
                raise BadRequest("unknown-option", game=self.slug, got=brief(name), wanted=offered)
            # True == 1 in Python: compare types too, or an option of numbers would accept a yes.
            if not any(value == v and type(value) is type(v) for v in known[name].values):
                values = ", ".join(str(v).lower() for v in known[name].values)
                raise BadRequest("bad-option", game=self.slug, option=name, got=brief(value), wanted=values)
        return {name: wanted.get(name, option.default) for name, option in known.items()}

    def _count(self, wanted: Mapping[str, int], more: int, options: Mapping[str, Choice]) -> dict[str, int]:
        known = {number.name: number for number in self.numbers}
        for name, value in wanted.items():
            if name not in known:
                offered = ", ".join(known) or "-"
                raise BadRequest("unknown-number", game=self.slug, got=brief(name), wanted=offered)
            if not known[name].allows(value):
                low, high = known[name].low, known[name].high
                raise BadRequest("bad-number", game=self.slug, number=name, got=brief(value), low=low, high=high)
        return {name: wanted.get(name, number.usual(more, options)) for name, number in known.items()}

    def load(self, position: object) -> State:
        """The state of a position written by `State.to_json`; raises BadPosition and makes nothing if it is unsound."""
        reader = Reader(position)
        reader.object(POSITION_KEYS)
        reader.at("game").name((self.slug,))
        reader.at("rules").whole(self.rules_version, self.rules_version)
        seats = reader.at("seats").whole(*self.seats)
        options, numbers = reader.at("options").value, reader.at("numbers").value
        if not isinstance(options, dict) or not isinstance(numbers, dict):
            raise reader.wrong("options {}, numbers {}")
        try:
            tables = self.tables(seats, options, numbers)
        except BadRequest as error:
            raise BadPosition("bad-position-options", reason=str(error)) from error
        state = self.make(tables)
        state.read_frames(reader)
        state.read(reader.at("table"))
        broken = state.check()
        if broken:
            raise BadPosition("unsound-position", reason="; ".join(broken[:3]))
        return state


@lru_cache(256)
def shared_vocabulary(
    make: Callable[[int, Mapping[str, Choice]], Vocabulary], seats: int, options: tuple[tuple[str, Choice], ...]
) -> Vocabulary:
    """All matches with the same seats and options have one vocabulary: it is large, and nobody changes it."""
    return make(seats, dict(options))
