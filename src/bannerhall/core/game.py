"""The box: what a game is made of, and how a starting state is made from it."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from functools import lru_cache
from typing import Any

from bannerhall.core.chance import LOW63, Stream
from bannerhall.core.declare import Actions, Clauses, Events
from bannerhall.core.errors import BadPosition, BadRequest, Fact
from bannerhall.core.playout import roll_chance
from bannerhall.core.question import Knowledge, Policy, Scoring
from bannerhall.core.reading import Reader, brief, whole_between
from bannerhall.core.rulebook import clause_ids
from bannerhall.core.ruleset import Choice, Ruleset
from bannerhall.core.schema import Schema
from bannerhall.core.shapes import Questions
from bannerhall.core.state import CHANCE, State
from bannerhall.core.vocabulary import Vocabulary

POSITION_KEYS = ("game", "rules", "seats", "options", "numbers", "stack", "sides", "revelations", "table")


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


def nothing_wrong(s: State) -> list[str]:
    return []


def no_facts(*about: object) -> dict[str, Fact]:
    return {}


def behind_the_curtain(s: State, seat: int) -> bool:
    return False


def no_picture(s: State) -> str:
    return f"{s.rules.slug}, {s.seats} seats"


@dataclass(frozen=True)
class Game:
    """One game, complete: everything that serves it finds its parts here."""

    slug: str
    name: str
    seats: tuple[int, int]
    package: str
    rules_version: int
    status: str  # "test", "alpha", "beta" or "ready"
    make: Callable[[Ruleset], State]
    actions: Actions
    clauses: Clauses
    events: Events
    questions: Questions
    max_actions: int = 512  # how many legal actions there can be at one moment, for one seat or for chance
    scoring: Scoring[Any] = field(default_factory=Scoring)
    knowledge: Knowledge[Any] = field(default_factory=Knowledge)
    policy: Policy[Any] = field(default_factory=Policy)
    schema: Schema = field(default_factory=Schema)  # the game's own part of a position
    invariants: Callable[[Any], list[str]] = nothing_wrong  # what must hold besides what is declared, one line each
    facts: Callable[[Any, int, int, int], dict[str, Fact]] = no_facts  # of a refusal, by seat, action, clause
    ask_facts: Callable[[Any, int, int], dict[str, Fact]] = no_facts  # of a question, by frame and seat
    remark: Callable[[Any, int, int], dict[str, Fact]] = no_facts  # on an action before it is chosen, by seat
    in_the_open: Callable[[Any, int], bool] = behind_the_curtain  # whether a seat answers before everybody's eyes
    svg: Callable[[Any], str] = no_picture
    text: Callable[[Any], str] = no_picture
    options: Sequence[Option] = field(default=())
    numbers: Sequence[Number] = field(default=())
    at_table: Mapping[str, Choice] = field(default_factory=dict)  # options that suit people better than simulations
    open_information: bool = False  # nobody has secrets: every reader sees and is told the same
    typed_by_players: Sequence[str] = ()  # chance questions that only the people at a real table can answer
    never_typed: Sequence[str] = ()  # chance questions whose outcome nobody may know
    minutes: tuple[int, int] = (30, 60)  # how long a match of people lasts, few seats to many
    weight: float = 2.0  # how much there is to learn and to think about, from 1 to 5
    presets: Sequence[Preset] = field(default=())
    terms: Sequence[str] = field(default=())  # of the glossary: `<slug>-term-<id>` and `<slug>-term-<id>-about`
    aids: int = 0  # sections of the player aid: `<slug>-aid-<n>-title` and `<slug>-aid-<n>`, from 1
    drawing: Callable[[], dict[str, object]] | None = None  # what a client needs to draw the table and never changes
    attribute: str = "GAME"

    def __post_init__(self) -> None:
        """Refuse a game whose refusals name clauses that its rulebook does not have."""
        known = clause_ids(self.package)
        if known is not None:
            self.clauses.check(known)

    @property
    def tellable(self) -> list[str]:
        """What people may type who have real dice and cards before them: every question but those never typed."""
        return [name for name in self.questions.names if name not in self.never_typed]

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
        state = self.make(self.ruleset(seats, options, numbers))
        state.advance()
        if seed is not None:
            stream = Stream(seed & LOW63)
            while state.seat() == CHANCE:
                state.apply(roll_chance(state, stream))
        return state

    def ruleset(
        self,
        seats: int | None = None,
        options: Mapping[str, Choice] | None = None,
        numbers: Mapping[str, int] | None = None,
    ) -> Ruleset:
        """The ruleset of a match; refuses seats, options and numbers the game does not have."""
        many = self.seats[0] if seats is None else seats
        low, high = self.seats
        if not whole_between(many, low, high):
            raise BadRequest("bad-seats", game=self.slug, got=brief(many), low=low, high=high)
        chosen = self._choose(options or {})
        counted = self._count(numbers or {}, many - low, chosen)
        return Ruleset(self, many, chosen, counted, shared_vocabulary(self.actions, many, tuple(chosen.items())))

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
        reader = Reader(of_today(position))
        reader.object(POSITION_KEYS)
        reader.at("game").name((self.slug,))
        reader.at("rules").whole(self.rules_version, self.rules_version)
        seats = reader.at("seats").whole(*self.seats)
        options, numbers = reader.at("options").value, reader.at("numbers").value
        if not isinstance(options, dict) or not isinstance(numbers, dict):
            raise reader.wrong("options {}, numbers {}")
        try:
            rules = self.ruleset(seats, options, numbers)
        except BadRequest as error:
            raise BadPosition("bad-position-options", reason=str(error)) from error
        state = self.make(rules)
        state.read_frames(reader)
        state.read(reader.at("table"))
        for fault in state.stack_faults():
            raise fault.refusal()
        broken = state.check()
        if broken:
            raise BadPosition("unsound-position", reason="; ".join(broken[:3]))
        return state


def of_today(position: object) -> object:
    """A position with the keys of today: what is called `revelations` was once written as `lessons`."""
    if isinstance(position, dict) and "lessons" in position and "revelations" not in position:
        return {("revelations" if key == "lessons" else key): value for key, value in position.items()}
    return position


@lru_cache(256)
def shared_vocabulary(actions: Actions, seats: int, options: tuple[tuple[str, Choice], ...]) -> Vocabulary:
    """All matches with the same seats and options have one vocabulary: it is large, and nobody changes it."""
    return actions.vocabulary(seats, dict(options))
