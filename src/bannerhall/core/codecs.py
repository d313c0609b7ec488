"""Where the numbers of a position are kept, and how they are listed.

    Field("round", Whole(0, MOST_ROUNDS))                             s.round
    PerSeat(Cell("coins", Whole(0, MOST_COINS)))                      s.coins[seat], by seat
    PerSeat(ByName(ITEMS, Cell("held", Name(HOLDINGS))))              s.held[seat * len(ITEMS) + item]
    PerSeat(ListOf(Cell("cards", CARD), HAND, length=Cell("held")))   s.cards[seat * HAND + i], the first s.held[seat]

A codec is told the number `at` of what it writes: 0 in the whole position, the seat within `PerSeat`. A codec that
lists so many things within that one counts on: thing `i` of number `at` has the number `at * many + i`.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

from librt.vecs import vec
from mypy_extensions import i64

from bannerhall.core.bits import BIT
from bannerhall.core.bounds import Bound, bound, everyone, number_of_seats
from bannerhall.core.deck import Deck
from bannerhall.core.reading import Reader
from bannerhall.core.schema import Codec, Key
from bannerhall.core.values import Name, Names, Value, Whole

if TYPE_CHECKING:
    from bannerhall.core.state import State

# --- One number ------------------------------------------------------------------------------------------------------


class Place(Codec):
    """One number of the state; without a value it is only counted with."""

    def __init__(self, field: str, value: Value | None = None) -> None:
        self.field = field
        self.value = Whole(0, 0) if value is None else value

    def get(self, s: State, at: int) -> int:
        raise NotImplementedError

    def put(self, s: State, at: int, number: int) -> None:
        raise NotImplementedError

    def numbers(self, s: State, first: int, many: int) -> list[int]:
        return [self.get(s, at) for at in range(first, first + many)]

    def form(self) -> str:
        return self.value.form()


class Field(Place):
    """A field that is a number."""

    def get(self, s: State, at: int) -> int:
        return int(getattr(s, self.field))

    def put(self, s: State, at: int, number: int) -> None:
        setattr(s, self.field, number)

    def write(self, s: State, at: int) -> object:
        return self.value.write(s, int(getattr(s, self.field)))

    def read(self, s: State, data: Reader, at: int) -> None:
        setattr(s, self.field, self.value.read(s, data))


class Cell(Place):
    """The cell `first + at` of a row."""

    def __init__(self, field: str, value: Value | None = None, first: int = 0) -> None:
        super().__init__(field, value)
        self.first = first

    def row(self, s: State) -> vec[i64]:
        """The row, or a copy: a game in plain Python may have a list."""
        row: Any = getattr(s, self.field)
        return vec[i64](row) if isinstance(row, list) else row

    def get(self, s: State, at: int) -> int:
        return int(self.row(s)[self.first + at])

    def put(self, s: State, at: int, number: int) -> None:
        row: Any = getattr(s, self.field)
        row[self.first + at] = number

    def numbers(self, s: State, first: int, many: int) -> list[int]:
        start: i64 = self.first + first
        return [int(number) for number in self.row(s)[start : start + many]]

    def write(self, s: State, at: int) -> object:
        return self.value.write(s, int(self.row(s)[self.first + at]))

    def write_run(self, s: State, first: int, many: int) -> list[object]:
        return self.value.write_each(s, self.numbers(s, first, many))

    def read(self, s: State, data: Reader, at: int) -> None:
        self.put(s, at, self.value.read(s, data))


class Bit(Codec):
    """Whether `at` is in a mask, as true or false."""

    def __init__(self, field: str) -> None:
        self.field = field

    def write(self, s: State, at: int) -> object:
        return int(getattr(s, self.field)) & int(BIT[at]) != 0

    def read(self, s: State, data: Reader, at: int) -> None:
        others = int(getattr(s, self.field)) & ~int(BIT[at])
        setattr(s, self.field, others | (int(BIT[at]) if data.truth() else 0))

    def form(self) -> str:
        return "true or false"


class Pile(Codec):
    """A deck: how many cards of each kind lie where nobody knows, and those on top and at the bottom that somebody may
    know, each as card and mask of the seats that know it."""

    def __init__(self, field: str, most: int, known_to: Bound = everyone) -> None:
        self.field = field
        self.most = most  # of each kind
        self.known_to = known_to  # the mask of those who may know a card

    def write(self, s: State, at: int) -> object:
        deck: Deck = getattr(s, self.field)
        return deck.to_json()

    def read(self, s: State, data: Reader, at: int) -> None:
        deck: Deck = getattr(s, self.field)
        deck.read(data, self.most, bound(self.known_to, s))

    def form(self) -> str:
        return "deck"


# --- Several things --------------------------------------------------------------------------------------------------


class Around(Codec):
    """Writes and reads with another codec."""

    def __init__(self, codec: Codec) -> None:
        self.codec = codec

    def parts(self) -> Sequence[Key]:
        return self.codec.parts()


class Times(Around):
    """A list of so many; `by` names what it goes by. Where the row has room for more than are listed, `apart` says how
    many."""

    def __init__(self, many: Bound, codec: Codec, by: str = "", apart: int = 0) -> None:
        super().__init__(codec)
        self.many = many
        self.by = by
        self.apart = apart

    def write(self, s: State, at: int) -> object:
        many = bound(self.many, s)
        return self.codec.write_run(s, at * (self.apart or many), many)

    def write_run(self, s: State, first: int, many: int) -> list[object]:
        each = bound(self.many, s)
        if self.apart not in (0, each):
            return [self.write(s, at) for at in range(first, first + many)]
        run = self.codec.write_run(s, first * each, many * each)
        return [run[i : i + each] for i in range(0, many * each, each)]

    def read(self, s: State, data: Reader, at: int) -> None:
        many = bound(self.many, s)
        first = at * (self.apart or many)
        for i, item in enumerate(data.items(many, many)):
            self.codec.read(s, item, first + i)

    def form(self) -> str:
        if self.by:
            return by(self.by, self.codec)
        return f"{self.many if isinstance(self.many, int) else 'so many'} times {self.codec.form()}"


class PerSeat(Times):
    """A list with one for every seat."""

    def __init__(self, codec: Codec) -> None:
        super().__init__(number_of_seats, codec, by="seat")

    def write(self, s: State, at: int) -> object:
        return self.codec.write_run(s, 0, int(s.seats))


class ByName(Around):
    """An object with one for every name; `by` says what is named."""

    def __init__(self, names: Sequence[str], codec: Codec, by: str = "") -> None:
        super().__init__(codec)
        self.names = tuple(names)
        self.by = by

    def write(self, s: State, at: int) -> object:
        return self.write_run(s, at, 1)[0]

    def write_run(self, s: State, first: int, many: int) -> list[object]:
        each = len(self.names)
        run = self.codec.write_run(s, first * each, many * each)
        return [{name: run[at * each + i] for i, name in enumerate(self.names)} for at in range(many)]

    def read(self, s: State, data: Reader, at: int) -> None:
        data.object(self.names)
        first = at * len(self.names)
        for i, name in enumerate(self.names):
            self.codec.read(s, data.at(name), first + i)

    def form(self) -> str:
        if self.by:
            return by(self.by, self.codec)
        return "{" + ", ".join(self.names) + "}, each " + self.codec.form()


class Sparse(Around):
    """An object with the cells that are not 0, by name."""

    def __init__(self, names: Names, cell: Cell, by: str, apart: int = 0) -> None:
        super().__init__(cell)
        self.names = Name(names)
        self.cell = cell
        self.by = by
        self.apart = apart  # as in Times

    def write(self, s: State, at: int) -> object:
        names = self.names.all(s)
        first: i64 = self.cell.first + at * (self.apart or len(names))
        written: dict[str, object] = {}
        for i, number in enumerate(self.cell.row(s)[first : first + len(names)]):
            if number != 0:
                written[names[i]] = self.cell.value.write(s, int(number))
        return written

    def read(self, s: State, data: Reader, at: int) -> None:
        names = self.names.all(s)
        for place, item in data.named(names):
            self.cell.read(s, item, at * (self.apart or len(names)) + place)

    def form(self) -> str:
        return by(self.by, self.cell)


class ListOf(Around):
    """A list of at most so many; how many there are is kept elsewhere in the state."""

    def __init__(self, codec: Codec, most: int, length: Place) -> None:
        super().__init__(codec)
        self.most = most
        self.length = length

    def write(self, s: State, at: int) -> object:
        many = self.length.get(s, at)
        return self.codec.write_run(s, at * self.most, many) if many != 0 else []

    def read(self, s: State, data: Reader, at: int) -> None:
        items = data.items(0, self.most)
        for i, item in enumerate(items):
            self.codec.read(s, item, at * self.most + i)
        self.length.put(s, at, len(items))

    def form(self) -> str:
        return f"list, each {self.codec.form()}"


class Filled(Around):
    """A list of at most so many: those whose cell is not `none`. Without a codec it is the cell that is listed."""

    def __init__(self, cell: Cell, most: int, none: int, codec: Codec | None = None) -> None:
        super().__init__(cell if codec is None else codec)
        self.cell = cell
        self.most = most
        self.none = none

    def write(self, s: State, at: int) -> object:
        first = at * self.most
        numbers = self.cell.numbers(s, first, self.most)
        if self.codec is self.cell:
            return self.cell.value.write_each(s, [number for number in numbers if number != self.none])
        return [self.codec.write(s, first + i) for i, number in enumerate(numbers) if number != self.none]

    def read(self, s: State, data: Reader, at: int) -> None:
        first = at * self.most
        for i in range(self.most):
            self.cell.put(s, first + i, self.none)
        for i, item in enumerate(data.items(0, self.most)):
            self.codec.read(s, item, first + i)

    def form(self) -> str:
        return f"list, each {self.codec.form()}"


class TupleOf(Codec):
    """A list with one value of each codec."""

    def __init__(self, *codecs: Codec) -> None:
        self.codecs = codecs

    def write(self, s: State, at: int) -> object:
        return [codec.write(s, at) for codec in self.codecs]

    def write_run(self, s: State, first: int, many: int) -> list[object]:
        runs = [codec.write_run(s, first, many) for codec in self.codecs]
        return [[run[i] for run in runs] for i in range(many)]

    def read(self, s: State, data: Reader, at: int) -> None:
        for codec, item in zip(self.codecs, data.items(len(self.codecs), len(self.codecs)), strict=True):
            codec.read(s, item, at)

    def form(self) -> str:
        return "[" + ", ".join(codec.form() for codec in self.codecs) + "]"


class Nth(Around):
    """One of so many things that belong to `at`, where each of them has a key of its own."""

    def __init__(self, i: int, many: int, codec: Codec) -> None:
        super().__init__(codec)
        self.i = i
        self.many = many

    def write(self, s: State, at: int) -> object:
        return self.codec.write(s, at * self.many + self.i)

    def read(self, s: State, data: Reader, at: int) -> None:
        self.codec.read(s, data, at * self.many + self.i)

    def form(self) -> str:
        return self.codec.form()


class NullIf(Around):
    """Null if that number of the state is `none`; reading null changes nothing."""

    def __init__(self, place: Place, none: int, codec: Codec) -> None:
        super().__init__(codec)
        self.place = place
        self.none = none

    def write(self, s: State, at: int) -> object:
        return None if self.place.get(s, at) == self.none else self.codec.write(s, at)

    def write_run(self, s: State, first: int, many: int) -> list[object]:
        numbers = self.place.numbers(s, first, many)
        return [None if numbers[i] == self.none else self.codec.write(s, first + i) for i in range(many)]

    def read(self, s: State, data: Reader, at: int) -> None:
        if data.value is not None:
            self.codec.read(s, data, at)

    def form(self) -> str:
        return f"{self.codec.form()} or null"


def by(what: str, codec: Codec) -> str:
    """The form of something that there is for every `what`."""
    within = codec.form()
    return f"by {what} and {within[3:]}" if within.startswith("by ") else f"by {what}: {within}"
