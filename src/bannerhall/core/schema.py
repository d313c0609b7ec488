"""The game's own part of a position: each key once, with how it is written, how it is read, and what it means.

    SCHEMA = Schema(
        Key("coins", PerSeat("coins", 0, MOST_COINS), "coins"),
        Key("round", Whole("round", 0, most_rounds), "the round, 0 before the first"),
    )

A codec names a field of the state; what no codec here can say is a small `Codec` of the game's own. The page about
positions is made from these lines.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Any

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from bannerhall.core.bits import mask_of, members
from bannerhall.core.bounds import Bound, bound, number_of_seats, span
from bannerhall.core.deck import Deck
from bannerhall.core.reading import Reader

if TYPE_CHECKING:
    from bannerhall.core.state import State


@mypyc_attr(allow_interpreted_subclasses=True)
class Codec:
    """How one value of a position is written and read."""

    def write(self, s: State) -> object:
        raise NotImplementedError

    def read(self, s: State, data: Reader) -> None:
        raise NotImplementedError

    def form(self) -> str:
        """What the value looks like, in a few words."""
        return ""


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
    """An object with exactly these keys, but for those that do not belong to a position."""

    def __init__(self, *keys: Key, notes: str = "") -> None:
        names = [key.name for key in keys]
        twice = [name for name in names if names.count(name) > 1]
        if twice:
            raise ValueError(f"the key {twice[0]!r} of a position is declared twice")
        self.keys = keys
        self.notes = notes  # what else the page about positions says of this game

    def write(self, s: State) -> dict[str, object]:
        return {key.name: key.codec.write(s) for key in self.keys if key.belongs_to(s)}

    def read(self, s: State, data: Reader) -> None:
        keys = [key for key in self.keys if key.belongs_to(s)]
        data.object([key.name for key in keys])
        for key in keys:
            key.codec.read(s, data.at(key.name))

    def form(self) -> str:
        return "{" + ", ".join(key.name for key in self.keys) + "}"


class Whole(Codec):
    """A field that is a whole number."""

    def __init__(self, field: str, low: Bound, high: Bound) -> None:
        self.field = field
        self.low = low
        self.high = high

    def write(self, s: State) -> object:
        return int(getattr(s, self.field))

    def read(self, s: State, data: Reader) -> None:
        setattr(s, self.field, data.whole(bound(self.low, s), bound(self.high, s)))

    def form(self) -> str:
        return span(self.low, self.high)


class Flag(Codec):
    """A field that is 0 or 1, as true or false."""

    def __init__(self, field: str) -> None:
        self.field = field

    def write(self, s: State) -> object:
        return bool(getattr(s, self.field))

    def read(self, s: State, data: Reader) -> None:
        setattr(s, self.field, 1 if data.truth() else 0)

    def form(self) -> str:
        return "true or false"


class Name(Codec):
    """A field that is the place of a name in a list; with `none`, that value is null."""

    def __init__(self, field: str, names: Sequence[str], none: int | None = None) -> None:
        self.field = field
        self.names = tuple(names)
        self.none = none

    def write(self, s: State) -> object:
        value = int(getattr(s, self.field))
        return None if value == self.none else self.names[value]

    def read(self, s: State, data: Reader) -> None:
        if data.value is None and self.none is not None:
            setattr(s, self.field, self.none)
        else:
            setattr(s, self.field, data.name(self.names))

    def form(self) -> str:
        few = ", ".join(self.names[:8]) + (", …" if len(self.names) > 8 else "")
        return few if self.none is None else f"{few} or null"


class Seats(Codec):
    """A field that is a mask of seats, as a list."""

    def __init__(self, field: str) -> None:
        self.field = field

    def write(self, s: State) -> object:
        return members(getattr(s, self.field))

    def read(self, s: State, data: Reader) -> None:
        seats = int(s.seats)
        setattr(s, self.field, mask_of([item.whole(0, seats - 1) for item in data.items(0, seats)]))

    def form(self) -> str:
        return "seats"


class SeatMask(Codec):
    """A field that is a mask of seats, as one number: seat 0 is 1, seat 1 is 2, seat 2 is 4 and so on."""

    def __init__(self, field: str) -> None:
        self.field = field

    def write(self, s: State) -> object:
        return int(getattr(s, self.field))

    def read(self, s: State, data: Reader) -> None:
        setattr(s, self.field, data.whole(0, int(s.everyone())))

    def form(self) -> str:
        return "sum of 2 ** seat"


class Row(Codec):
    """A row of so many whole numbers."""

    def __init__(self, field: str, length: Bound, low: Bound, high: Bound) -> None:
        self.field = field
        self.length = length
        self.low = low
        self.high = high

    def write(self, s: State) -> object:
        row: vec[i64] = getattr(s, self.field)
        return [int(row[i]) for i in range(bound(self.length, s))]

    def read(self, s: State, data: Reader) -> None:
        row: vec[i64] = getattr(s, self.field)
        values = data.wholes(bound(self.length, s), bound(self.low, s), bound(self.high, s))
        for i, value in enumerate(values):
            row[i] = value

    def form(self) -> str:
        return f"list of {span(self.low, self.high)}"


class PerSeat(Row):
    """A whole number for every seat."""

    def __init__(self, field: str, low: Bound, high: Bound) -> None:
        super().__init__(field, number_of_seats, low, high)

    def form(self) -> str:
        return f"by seat: {span(self.low, self.high)}"


class PerSeatOrNone(Codec):
    """A whole number or null for every seat; the field has one more than the number, and 0 for null."""

    def __init__(self, field: str, low: int, high: int) -> None:
        self.field = field
        self.low = low
        self.high = high

    def write(self, s: State) -> object:
        row: vec[i64] = getattr(s, self.field)
        return [int(row[i]) - 1 if row[i] != 0 else None for i in range(int(s.seats))]

    def read(self, s: State, data: Reader) -> None:
        row: vec[i64] = getattr(s, self.field)
        seats = int(s.seats)
        for seat, item in enumerate(data.items(seats, seats)):
            row[seat] = 0 if item.value is None else item.whole(self.low, self.high) + 1

    def form(self) -> str:
        return f"by seat: {self.low}–{self.high} or null"


class Pile(Codec):
    """A deck: how many cards of each kind lie where nobody knows, and those on top and at the bottom that somebody may
    know, each as card and mask of the seats that know it."""

    def __init__(self, field: str, most: int) -> None:
        self.field = field
        self.most = most

    def write(self, s: State) -> object:
        deck: Deck = getattr(s, self.field)
        return deck.to_json()

    def read(self, s: State, data: Reader) -> None:
        deck: Deck = getattr(s, self.field)
        deck.read(data, self.most, int(s.everyone()))

    def form(self) -> str:
        return "deck"
