"""A state around another one: behaviour is added or changed by overriding a method, the rest passes through.

It works with compiled states too, which cannot be subclassed. Override public methods; `inner` is the state within.
"""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from bannerhall.core.chance import Stream
from bannerhall.core.errors import Fact, Refusal
from bannerhall.core.reading import Reader
from bannerhall.core.state import Prompt, Standing, State


class Wrapper(State):
    def __init__(self, inner: State) -> None:
        super().__init__(None, inner.tables)
        self.inner = inner
        self.mirror()

    def mirror(self) -> None:
        """Keep the few plain attributes that drivers read equal to those within."""
        self.depth = self.inner.depth
        self.sides = self.inner.sides
        self.lessons = self.inner.lessons

    def within(self) -> State:
        """The state within, ready to act: it tells this state's sink."""
        self.inner.sink = self.sink
        return self.inner

    def clone(self) -> State:
        return type(self)(self.inner.clone())

    def resample(self, seat: int, stream: Stream) -> State:
        return type(self)(self.inner.resample(seat, stream))

    def seat(self) -> int:
        return self.inner.seat()

    def waiting_mask(self) -> int:
        return self.inner.waiting_mask()

    def waiting(self) -> list[int]:
        return self.inner.waiting()

    def teller(self) -> int:
        return self.inner.teller()

    def room(self) -> int:
        return self.inner.room()

    def fill_asked(self, out: vec[i64]) -> int:
        return self.inner.fill_asked(out)

    def fill_odds(self, out: vec[i64], weights: vec[i64]) -> int:
        return self.inner.fill_odds(out, weights)

    def fill_legal(self, seat: int, out: vec[i64]) -> int:
        return self.inner.fill_legal(seat, out)

    def legal(self, seat: int | None = None) -> list[int]:
        return self.inner.legal(seat)

    def options(self, seat: int) -> list[int]:
        return self.inner.options(seat)

    def odds(self) -> list[tuple[int, int]]:
        return self.inner.odds()

    def prompt(self, seat: int | None = None) -> Prompt | None:
        return self.inner.prompt(seat)

    def clock(self, seat: int) -> int:
        return self.inner.clock(seat)

    def in_the_open(self, seat: int) -> bool:
        return self.inner.in_the_open(seat)

    def lapse(self, seat: int) -> int:
        return self.inner.lapse(seat)

    def counsel(self, seat: int, stream: Stream) -> int:
        return self.inner.counsel(seat, stream)

    def why_not(self, seat: int, action: int) -> Refusal | None:
        return self.inner.why_not(seat, action)

    def facts(self, seat: int, action: int, clause: int) -> dict[str, Fact]:
        return self.inner.facts(seat, action, clause)

    def remark(self, seat: int, action: int) -> dict[str, Fact]:
        return self.inner.remark(seat, action)

    def seen_by(self, seat: int, action: int) -> tuple[int, int]:
        return self.inner.seen_by(seat, action)

    def answer(self, seat: int, action: int) -> None:
        self.within().answer(seat, action)
        self.mirror()

    def apply(self, action: int) -> None:
        self.within().apply(action)
        self.mirror()

    def apply_asked(self, action: int) -> None:
        self.within().apply_asked(action)
        self.mirror()

    def advance(self) -> None:
        self.within().advance()
        self.mirror()

    def view(self, seat: int) -> dict[str, object]:
        return self.inner.view(seat)

    def observation_size(self) -> int:
        return self.inner.observation_size()

    def fill_observation(self, seat: int, out: vec[i64]) -> None:
        self.inner.fill_observation(seat, out)

    def may_repair(self, seat: int, path: list[str]) -> bool:
        return self.inner.may_repair(seat, path)

    def to_json(self) -> dict[str, object]:
        return self.inner.to_json()

    def position(self) -> dict[str, object]:
        return self.inner.position()

    def read_frames(self, data: Reader) -> None:
        self.inner.read_frames(data)
        self.mirror()

    def read(self, data: Reader) -> None:
        self.inner.read(data)

    def check(self) -> list[str]:
        return self.inner.check()

    def result(self) -> Standing | None:
        return self.inner.result()

    def points(self, seat: int) -> int:
        return self.inner.points(seat)

    def fill_ranks(self, out: vec[i64]) -> None:
        self.inner.fill_ranks(out)

    def payoff(self, seat: int) -> int:
        return self.inner.payoff(seat)

    def payoffs(self, out: vec[i64]) -> None:
        self.inner.payoffs(out)
