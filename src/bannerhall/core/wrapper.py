"""A state around another one: behaviour is added or changed by overriding a method, the rest passes through.

It works with compiled states too, which cannot be subclassed. Override public methods; `inner` is the state within.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from bannerhall.core.chance import Stream
from bannerhall.core.state import State

ASKED = (
    *(
        "seat",
        "asked",
        "waiting_mask",
        "waiting",
        "teller",
        "prompt",
        "question",
        "frame_asking",
        "clock",
        "in_the_open",
        "lapse",
        "standing_order",
    ),
    *("max_actions", "fill_asked", "fill_odds", "fill_legal", "legal", "legal_actions", "odds"),
    *("judge", "why_not", "frame_to_answer", "facts", "remark", "audience_of", "audience_in"),
    *("policy", "plans", "planned_answer", "stakes", "tempo", "worth", "evaluation_terms"),
    *("points", "fill_ranks", "result", "payoff", "payoffs"),
    *("view", "observation_size", "fill_observation", "may_repair", "to_json", "position", "stack_faults", "check"),
)
DONE = ("answer_in", "apply", "apply_asked", "advance", "read_frames", "read")


class Wrapper(State):
    def __init__(self, inner: State) -> None:
        super().__init__(None, inner.rules)
        self.inner = inner
        self.mirror()

    def mirror(self) -> None:
        """Keep the few plain attributes that drivers read equal to those within."""
        self.depth = self.inner.depth
        self.sides = self.inner.sides
        self.revelations = self.inner.revelations

    def clone(self) -> State:
        return type(self)(self.inner.clone())

    def resample(self, seat: int, stream: Stream) -> State:
        return type(self)(self.inner.resample(seat, stream))


def asked_within(name: str) -> Callable[..., Any]:
    def ask(self: Wrapper, *arguments: Any) -> Any:
        return getattr(self.inner, name)(*arguments)

    return ask


def done_within(name: str) -> Callable[..., Any]:
    def do(self: Wrapper, *arguments: Any) -> None:
        self.inner.sink = self.sink
        getattr(self.inner, name)(*arguments)
        self.mirror()

    return do


for method in ASKED:
    setattr(Wrapper, method, asked_within(method))
for method in DONE:
    setattr(Wrapper, method, done_within(method))
