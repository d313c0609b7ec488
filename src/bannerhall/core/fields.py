"""How the fields of a state are declared, once, in its class body:

    tokens: Annotated[vec[i64], row(MOST_REGIONS, 0, MOST_TOKENS)]  # by region
    camps: Annotated[vec[i64], row(MOST_REGIONS, 0, 9, shared=True)]
    round: Annotated[i64, whole(0, MOST_ROUNDS)]
    led: Annotated[i64, whole(0, 1, made_by=with_leaders)]
    deck: Annotated[Deck, pile(DECK)]

From these lines `make fields` writes constructor, clone, setters of shared rows and range checks into the same class.
The compiler ignores the marks; nothing below runs while a game is played, but for `outside`.
"""

from __future__ import annotations

from collections.abc import Callable

from librt.vecs import vec
from mypy_extensions import i64


def row(
    length: int,
    low: int | None = None,
    high: int | None = None,
    *,
    blank: int = 0,
    start: object = None,
    made_by: Callable[..., object] | None = None,
    shared: bool = False,
) -> None:
    """A row of numbers. It begins with `blank` everywhere, as a copy of `start`, or as what `made_by(rules)` gives.
    With `shared`, clones share it until somebody calls its setter, which replaces it."""


def whole(
    low: int | None = None, high: int | None = None, *, start: int = 0, made_by: Callable[..., int] | None = None
) -> None:
    """A whole number; without a range it is not checked. It begins with `start` or with `made_by(rules)`."""


def pile(cards: object) -> None:
    """A deck with so many of each card."""


def outside(name: str, values: vec[i64], low: i64, high: i64) -> list[str]:
    """What is wrong with a row whose values must lie in a range."""
    for place in range(len(values)):
        if values[place] < low or values[place] > high:
            return [f"{name}[{place}] is {values[place]}, not {low} to {high}"]
    return []
