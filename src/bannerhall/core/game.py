"""The box: what a game is made of, and how a starting state is made from it."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from functools import lru_cache
from itertools import product
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
    """A variant the table may choose; its values in the order they are offered, the default first. Where the default is
    not the same for every number of seats, `by_seats` has one for each, the fewest first."""

    name: str
    values: tuple[Choice, ...]
    clause: str = ""  # where the rulebook speaks of it
    by_seats: tuple[Choice, ...] = ()

    @property
    def default(self) -> Choice:
        return self.values[0]

    def usual(self, more: int) -> Choice:
        """The value where nothing is chosen, for so many seats more than the fewest."""
        return self.by_seats[more] if self.by_seats else self.default

    def allows(self, value: object) -> bool:
        # True == 1 in Python: compare types too, or an option of numbers would accept a yes.
        return any(value == v and type(value) is type(v) for v in self.values)


@dataclass(frozen=True)
class Condition:
    """What must hold for some options together, or for them and the number of seats.

    `holds` is handed the seats and the options named in `about`, and no others: so a client can be told every
    combination that is excluded."""

    clause: str  # the rule that says so: the refusal names it
    about: tuple[str, ...]
    holds: Callable[[int, Mapping[str, Choice]], bool]

    def allows(self, seats: int, options: Mapping[str, Choice]) -> bool:
        return self.holds(seats, {name: options[name] for name in self.about})


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


def no_open_answers(s: State, seat: int) -> list[int]:
    return []


def no_deeds(s: State, seat: int) -> dict[str, object]:
    return {}


def no_medals(deeds: Sequence[Mapping[str, object]]) -> dict[str, list[str]]:
    return {}


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
    open_answers: Callable[[Any, int], list[int]] = no_open_answers  # to a secret question, but legal for every secret
    svg: Callable[[Any], str] = no_picture
    text: Callable[[Any], str] = no_picture
    options: Sequence[Option] = field(default=())
    conditions: Sequence[Condition] = field(default=())  # what options exclude each other, or a number of seats
    numbers: Sequence[Number] = field(default=())
    at_table: Mapping[str, Choice] = field(default_factory=dict)  # options that suit people better than simulations
    at_live_table: Mapping[str, Choice] = field(default_factory=dict)  # and people on several devices at the same time
    deeds: Callable[[Any, int], dict[str, object]] = no_deeds  # of a finished match, what its seat's medals look at
    medals: Mapping[str, Sequence[str]] = field(default_factory=dict)  # to be won over several matches, by group
    medals_of: Callable[[Sequence[Mapping[str, object]]], dict[str, list[str]]] = no_medals  # from all deeds
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
        """Refuse a game whose refusals name clauses that its rulebook does not have, and one that cannot be set up
        without a choice."""
        known = clause_ids(self.package)
        if known is not None:
            self.clauses.check(known)
            self._check_conditions(known)
        self._check_defaults()

    def _check_conditions(self, known: frozenset[str]) -> None:
        for condition in self.conditions:
            if condition.clause not in known:
                raise ValueError(f"{self.slug}: the rulebook has no clause {condition.clause} for a condition")

    def _check_defaults(self) -> None:
        options = {option.name: option for option in self.options}
        many = self.seats[1] - self.seats[0] + 1
        for option in self.options:
            if option.by_seats and (len(option.by_seats) != many or not all(map(option.allows, option.by_seats))):
                raise ValueError(f"{self.slug}: by_seats of {option.name!r} needs {many} of its values")
        for condition in self.conditions:
            for name in condition.about:
                if name not in options:
                    raise ValueError(f"{self.slug}: {condition.clause} is about {name!r}, which is not an option")
        for seats in range(self.seats[0], self.seats[1] + 1):
            for wanted in ({}, self.at_table, {**self.at_table, **self.at_live_table}):
                against = self.condition_against(seats, self._usual(seats, wanted))
                if against is not None:
                    raise ValueError(f"{self.slug}: {against.clause} is against the defaults for {seats} seats")

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
        chosen, counted = self._chosen(many, options or {}, numbers or {})
        return Ruleset(self, many, chosen, counted, shared_vocabulary(self.actions, many, tuple(chosen.items())))

    def fitting_seats(
        self, options: Mapping[str, Choice] | None = None, numbers: Mapping[str, int] | None = None
    ) -> list[int]:
        """The numbers of seats that can be played with these options and numbers; refuses them where none can."""
        fitting: list[int] = []
        against: BadRequest | None = None
        for many in range(self.seats[0], self.seats[1] + 1):
            try:
                self._chosen(many, options or {}, numbers or {})
            except BadRequest as error:
                against = error
            else:
                fitting.append(many)
        if against is not None and not fitting:
            raise against
        return fitting

    def condition_against(self, seats: int, options: Mapping[str, Choice]) -> Condition | None:
        """The first condition that these options, all of the game's, do not fulfil."""
        return next((one for one in self.conditions if not one.allows(seats, options)), None)

    def combinations(self, names: Sequence[str]) -> Iterator[dict[str, Choice]]:
        """Every choice of values for some options, allowed together or not."""
        values = {option.name: option.values for option in self.options}
        for row in product(*(values[name] for name in names)):
            yield dict(zip(names, row, strict=True))

    def excluded(self, condition: Condition) -> list[tuple[dict[str, Choice], list[int]]]:
        """What a condition refuses: choices of its options, each with the numbers of seats that cannot have it."""
        found: list[tuple[dict[str, Choice], list[int]]] = []
        for options in self.combinations(condition.about):
            seats = [n for n in range(self.seats[0], self.seats[1] + 1) if not condition.allows(n, options)]
            if seats:
                found.append((options, seats))
        return found

    def _chosen(
        self, many: int, options: Mapping[str, Choice], numbers: Mapping[str, int]
    ) -> tuple[dict[str, Choice], dict[str, int]]:
        low, high = self.seats
        if not whole_between(many, low, high):
            raise BadRequest("bad-seats", game=self.slug, got=brief(many), low=low, high=high)
        chosen = self._choose(many, options)
        return chosen, self._count(numbers, many - low, chosen)

    def _usual(self, seats: int, wanted: Mapping[str, Choice]) -> dict[str, Choice]:
        more = seats - self.seats[0]
        return {option.name: wanted.get(option.name, option.usual(more)) for option in self.options}

    def _choose(self, seats: int, wanted: Mapping[str, Choice]) -> dict[str, Choice]:
        known = {option.name: option for option in self.options}
        for name, value in wanted.items():
            if name not in known:
                offered = ", ".join(known) or "-"
                raise BadRequest("unknown-option", game=self.slug, got=brief(name), wanted=offered)
            if not known[name].allows(value):
                values = ", ".join(str(v).lower() for v in known[name].values)
                raise BadRequest("bad-option", game=self.slug, option=name, got=brief(value), wanted=values)
        chosen = self._usual(seats, wanted)
        against = self.condition_against(seats, chosen)
        if against is not None:
            named = ", ".join(f"{name}={str(chosen[name]).lower()}" for name in against.about)
            error = BadRequest("unfit-options", game=self.slug, seats=seats, chosen=named, clause=against.clause)
            error.clause = against.clause
            raise error
        return chosen

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
            unfit = BadPosition("bad-position-options", reason=str(error))
            unfit.clause = error.clause
            raise unfit from error
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
