"""How one number of a state looks in a position.

    Whole(0, MOST_COINS)       a whole number of a range
    Name(COLOURS)              the place of a name in a list
    PlusOne(Name(COLOURS))     likewise, kept as one more
    OrNone(PlusOne(Seat()))    a seat kept as one more; 0 is null
    Members(Seat())            a mask of seats, as a list

Values nest. They do not know where the number is kept: that is what the codecs say.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Any, cast

from mypy_extensions import mypyc_attr

from bannerhall.core.bits import mask_of, members
from bannerhall.core.bounds import Bound, bound, everyone, last_seat, span
from bannerhall.core.reading import Reader

if TYPE_CHECKING:
    from bannerhall.core.state import State

Names = Sequence[str] | Callable[[Any], Sequence[str]]  # the same for every table, or as a state has them


@mypyc_attr(allow_interpreted_subclasses=True)
class Value:
    """How one number is written and read."""

    def write(self, s: State, number: int) -> object:
        raise NotImplementedError

    def read(self, s: State, data: Reader) -> int:
        raise NotImplementedError

    def write_each(self, s: State, numbers: list[int]) -> list[object]:
        """Many numbers at once; the list may be given back as it is."""
        return [self.write(s, number) for number in numbers]

    def kinds(self, s: State) -> int:
        """How many different numbers there are; a list of members is not longer."""
        raise NotImplementedError

    def form(self) -> str:
        """What it looks like, in a few words."""
        return ""


class Whole(Value):
    """A whole number of a range."""

    def __init__(self, low: Bound, high: Bound) -> None:
        self.low = low
        self.high = high

    def write(self, s: State, number: int) -> object:
        return number

    def write_each(self, s: State, numbers: list[int]) -> list[object]:
        return cast(list[object], numbers)

    def read(self, s: State, data: Reader) -> int:
        return data.whole(bound(self.low, s), bound(self.high, s))

    def kinds(self, s: State) -> int:
        return bound(self.high, s) - bound(self.low, s) + 1

    def form(self) -> str:
        return span(self.low, self.high)


class Seat(Whole):
    """A seat, counted from 0."""

    def __init__(self) -> None:
        super().__init__(0, last_seat)


class SeatMask(Whole):
    """A mask of seats as one number: seat 0 is 1, seat 1 is 2, seat 2 is 4 and so on."""

    def __init__(self) -> None:
        super().__init__(0, everyone)

    def form(self) -> str:
        return "sum of 2 ** seat"


class Flag(Value):
    """0 or 1, as false or true."""

    def write(self, s: State, number: int) -> object:
        return number != 0

    def read(self, s: State, data: Reader) -> int:
        return 1 if data.truth() else 0

    def form(self) -> str:
        return "true or false"


class Name(Value):
    """The place of a name in a list; `what` says on the page about positions what is named."""

    def __init__(self, names: Names, what: str = "") -> None:
        self.names: tuple[str, ...] = () if callable(names) else tuple(names)
        self.names_of: Callable[[Any], Sequence[str]] | None = names if callable(names) else None
        self.what = what

    def all(self, s: State) -> Sequence[str]:
        return self.names if self.names_of is None else self.names_of(s)

    def write(self, s: State, number: int) -> object:
        return self.names[number] if self.names_of is None else self.names_of(s)[number]

    def write_each(self, s: State, numbers: list[int]) -> list[object]:
        names = self.all(s)
        return [names[number] for number in numbers]

    def read(self, s: State, data: Reader) -> int:
        return data.name(self.all(s))

    def kinds(self, s: State) -> int:
        return len(self.all(s))

    def form(self) -> str:
        few = ", ".join(self.names[:12]) + (", …" if len(self.names) > 12 else "")
        return self.what or few or "a name"


class PlusOne(Value):
    """Kept as one more than it is, so that 0 is free."""

    def __init__(self, value: Value) -> None:
        self.value = value

    def write(self, s: State, number: int) -> object:
        return self.value.write(s, number - 1)

    def read(self, s: State, data: Reader) -> int:
        return self.value.read(s, data) + 1

    def form(self) -> str:
        return self.value.form()


class OrNone(Value):
    """Null, kept as the number `none`, or a value."""

    def __init__(self, value: Value, none: int = 0) -> None:
        self.value = value
        self.none = none

    def write(self, s: State, number: int) -> object:
        return None if number == self.none else self.value.write(s, number)

    def write_each(self, s: State, numbers: list[int]) -> list[object]:
        return [None if number == self.none else self.value.write(s, number) for number in numbers]

    def read(self, s: State, data: Reader) -> int:
        return self.none if data.value is None else self.value.read(s, data)

    def form(self) -> str:
        return f"{self.value.form()} or null"


class Members(Value):
    """A mask, as the list of its members in order."""

    def __init__(self, value: Value) -> None:
        self.value = value

    def write(self, s: State, number: int) -> object:
        return self.value.write_each(s, members(number)) if number != 0 else []

    def read(self, s: State, data: Reader) -> int:
        return mask_of(self.read_members(s, data))

    def read_members(self, s: State, data: Reader) -> list[int]:
        return [self.value.read(s, item) for item in data.items(0, self.value.kinds(s))]

    def form(self) -> str:
        return f"list, each {self.value.form()}"


class MembersOnce(Members):
    """Likewise, and a list that names a member twice is refused."""

    def read(self, s: State, data: Reader) -> int:
        found = self.read_members(s, data)
        if len(set(found)) != len(found):
            raise data.wrong("each once")
        return mask_of(found)
