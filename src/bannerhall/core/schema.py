"""The game's own part of a position: each key once, with how it is written, how it is read, and what it means.

    SCHEMA = Schema(
        Key("round", Field("round", Whole(0, most_rounds)), "the round, 0 before the first"),
        Key("coins", PerSeat(Cell("coins", Whole(0, MOST_COINS))), "coins"),
    )

Values (`core/values.py`) say how a number looks, codecs (`core/codecs.py`) where it is kept and how such numbers are
listed. What none of them can say is a small `Value` or `Codec` of the game's own. The page about positions is made
from these lines.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Any

from mypy_extensions import mypyc_attr

from bannerhall.core.reading import Reader

if TYPE_CHECKING:
    from bannerhall.core.state import State


@mypyc_attr(allow_interpreted_subclasses=True)
class Codec:
    """How a part of a position is written and read: the whole of it at 0, what belongs to a seat at the seat."""

    def write(self, s: State, at: int) -> object:
        raise NotImplementedError

    def read(self, s: State, data: Reader, at: int) -> None:
        raise NotImplementedError

    def form(self) -> str:
        """What it looks like, in a few words."""
        return ""

    def parts(self) -> Sequence[Key]:
        """The keys of the object that it writes, for the page about positions."""
        return ()

    def write_run(self, s: State, first: int, many: int) -> list[object]:
        """What is written at `first` and the numbers that follow; faster if a row of the state is looked up once."""
        return [self.write(s, at) for at in range(first, first + many)]


class Key:
    """One key of a position; with `when`, only positions for which it is true have the key."""

    def __init__(self, name: str, codec: Codec, meaning: str, when: Callable[[Any], bool] | None = None) -> None:
        self.name = name
        self.codec = codec
        self.meaning = meaning
        self.when = when

    def belongs_to(self, s: State) -> bool:
        return self.when is None or self.when(s)


class Schema(Codec):
    """An object with exactly these keys, but for those that do not belong to a position. What follows from them in
    other fields of the state is filled in by `after_read(s)`."""

    def __init__(self, *keys: Key, notes: str = "", after_read: Callable[[Any], None] | None = None) -> None:
        names = [key.name for key in keys]
        twice = [name for name in names if names.count(name) > 1]
        if twice:
            raise ValueError(f"the key {twice[0]!r} of a position is declared twice")
        self.keys = keys
        self.varies = any(key.when is not None for key in keys)
        self.notes = notes  # what else the page about positions says of this game
        self.after_read = after_read

    def keys_of(self, s: State) -> Sequence[Key]:
        """The keys that belong to a position."""
        return [key for key in self.keys if key.belongs_to(s)] if self.varies else self.keys

    def write(self, s: State, at: int = 0) -> dict[str, object]:
        return {key.name: key.codec.write(s, at) for key in self.keys_of(s)}

    def read(self, s: State, data: Reader, at: int = 0) -> None:
        keys = self.keys_of(s)
        data.object([key.name for key in keys])
        for key in keys:
            key.codec.read(s, data.at(key.name), at)
        if self.after_read is not None:
            self.after_read(s)

    def form(self) -> str:
        return "{" + ", ".join(key.name for key in self.keys) + "}"

    def parts(self) -> Sequence[Key]:
        return self.keys

    def write_run(self, s: State, first: int, many: int) -> list[object]:
        runs = [(key.name, key.codec.write_run(s, first, many)) for key in self.keys_of(s)]
        return [{name: run[i] for name, run in runs} for i in range(many)]
