"""A random game under watch: everything a crowd of people may legally do, by the public contract alone."""

from __future__ import annotations

import json
import random
from collections.abc import Mapping, Sequence

from bannerhall.core.chance import Stream
from bannerhall.core.errors import Trouble
from bannerhall.core.game import Game
from bannerhall.core.ruleset import Choice
from bannerhall.core.state import CHANCE, NO_POLICY, NOBODY, SPECTATOR, State

SAMPLE = 2000  # of a larger vocabulary so many actions are tried at a moment


def frozen(data: object) -> str:
    """JSON as comparable text."""
    return json.dumps(data, sort_keys=True)


class Nonconformance(AssertionError):
    """A broken promise, with what is needed to see it again."""

    def __init__(self, check: Check, message: str) -> None:
        walk = check.walk
        super().__init__(f"{type(check).__name__}: {message} (seats={walk.seats}, seed={walk.seed}, step={walk.steps})")
        self.check = check


class Check:
    """Watches a walk. Each method may raise through `fail`."""

    def __init__(self, walk: Walk) -> None:
        self.walk = walk

    def fail(self, message: str) -> Nonconformance:
        return Nonconformance(self, message)

    def hears(self, method: str) -> bool:
        """Whether the check does anything at such an occasion."""
        return getattr(type(self), method) is not getattr(Check, method)

    def once(self) -> None:
        """Before the first game with a number of seats: checks that do not watch a walk."""

    def moment(self, state: State) -> None:
        """At every question. The state must be left as it is."""

    def step(self, state: State, seat: int, action: int) -> None:
        """Just before a legal answer is given. The state must be left as it is."""

    def end(self, state: State) -> None:
        """The walk is over, with the game or at its longest."""


class Walk:
    """One random game of a number of seats and a seed."""

    def __init__(
        self,
        game: Game,
        seats: int,
        seed: int,
        options: Mapping[str, Choice] | None,
        care: float,
        longest: int,
        numbers: Mapping[str, int] | None = None,
        skill: float = 0.0,
    ) -> None:
        self.game = game
        self.seats = seats
        self.seed = seed
        self.options = dict(options or {})
        self.care = care
        self.longest = longest
        self.skill = skill
        self.steps = 0
        self.careful = True
        self.rng = random.Random(seed * 1000 + seats)
        self.numbers = dict(numbers or {})
        self.state = game.new(seats, None, self.options, self.numbers)
        vocabulary = self.state.rules.vocabulary
        self.vocabulary = vocabulary.actions()
        self.shuffled = self.rng.sample(self.vocabulary, len(self.vocabulary))
        self.tried = 0

    def run(self, checks: Sequence[Check], first: bool) -> list[Nonconformance]:
        """Play to the end; a check that fails stops watching, the others go on."""
        failures: list[Nonconformance] = []
        watching = list(checks)
        methods = ("once", "moment", "step", "end")
        hearing = {method: [check for check in checks if check.hears(method)] for method in methods}

        def dismiss(check: Check, failure: Nonconformance) -> None:
            failures.append(failure)
            watching.remove(check)
            for method in methods:
                hearing[method] = [other for other in hearing[method] if other is not check]

        def tell(method: str, *arguments: object) -> None:
            for check in hearing[method]:
                try:
                    getattr(check, method)(*arguments)
                except Nonconformance as failure:
                    dismiss(check, failure)
                except Trouble as error:
                    found = check.fail(f"{type(error).__name__}: {error}")
                    found.__cause__ = error
                    dismiss(check, found)

        if first:
            tell("once")
        while watching and self.state.seat() != NOBODY and self.steps < self.longest:
            self.careful = self.rng.random() < self.care
            tell("moment", self.state)
            chosen = self.choose()
            if chosen is None:
                break
            tell("step", self.state, *chosen)
            try:
                self.state.answer(*chosen)
            except Trouble:
                break  # an option that is refused: LegalMeansNoRefusal has said so
            self.steps += 1
        tell("end", self.state)
        return failures

    def choose(self) -> tuple[int, int] | None:
        """Mostly an answer somebody is waited for, in any order; sometimes whatever anybody may do just now."""
        odds = self.state.odds()
        if odds:
            outcomes, weights = zip(*odds, strict=True)
            return CHANCE, self.rng.choices(outcomes, weights)[0]
        seats = list(range(self.seats)) if self.rng.random() < 0.15 else self.state.waiting()
        self.rng.shuffle(seats)
        for seat in seats:
            legal = self.state.legal(seat)
            if legal:
                advised = self.advised(seat)
                return seat, advised if advised != NO_POLICY else self.rng.choice(legal)
        return self.choose_any()

    def advised(self, seat: int) -> int:
        """What the game's policy answers, if this time it is asked: it gets further than chance does."""
        if self.skill == 0.0 or self.rng.random() >= self.skill:
            return NO_POLICY
        return self.state.policy(seat, self.stream())

    def choose_any(self) -> tuple[int, int] | None:
        for seat in range(self.seats):
            legal = self.state.legal(seat)
            if legal:
                return seat, legal[0]
        return None

    def some_actions(self) -> list[int]:
        """The vocabulary, or of a large one the next part in an order drawn once, and ints that are no actions."""
        known = self.vocabulary
        if len(known) > SAMPLE:
            twice = self.shuffled + self.shuffled
            known = twice[self.tried : self.tried + SAMPLE]
            self.tried = (self.tried + SAMPLE) % len(self.vocabulary)
        return [*known, -1, 1_000_000, self.vocabulary[-1] + 1]

    def stream(self) -> Stream:
        return Stream(self.rng.getrandbits(30))

    def readers(self) -> list[int]:
        """Everybody who may look: all seats and the spectators."""
        return [*range(self.seats), SPECTATOR]
