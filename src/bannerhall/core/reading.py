"""Reading JSON that may be wrong or hostile: every value is asked for by path, type and range."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TypeGuard

from bannerhall.core.errors import BadPosition


def brief(value: object) -> str:
    """A value as it may stand in a one-line message."""
    try:
        shown = repr(value)
    except ValueError:  # Python does not write out numbers of thousands of digits
        shown = type(value).__name__
    return shown if len(shown) <= 40 else shown[:37] + "…"


def whole_between(value: object, low: int, high: int) -> TypeGuard[int]:
    """Whether a value from outside is a whole number of a range; true and false are none."""
    return isinstance(value, int) and not isinstance(value, bool) and low <= value <= high


def step_into(value: object, step: str) -> object:
    """The value one step of a path further down, or None."""
    if isinstance(value, dict):
        return value.get(step)
    if isinstance(value, list) and step.isascii() and step.isdigit() and int(step) < len(value):
        return value[int(step)]
    return None


class Reader:
    """A JSON value together with the path that led to it: that of the value it lies in, and one more step."""

    def __init__(self, value: object, path: str = "", within: Reader | None = None, step: int | str = "") -> None:
        self.value = value
        self.start = path
        self.within = within
        self.step = step

    @property
    def path(self) -> str:
        """Put together only for a refusal: most values are right."""
        return self.start if self.within is None else f"{self.within.path}/{self.step}"

    def wrong(self, wanted: str) -> BadPosition:
        return BadPosition("bad-position", where=self.path or "/", got=brief(self.value), wanted=wanted)

    def object(self, keys: Sequence[str]) -> dict[str, object]:
        """An object with exactly these keys."""
        if not isinstance(self.value, dict):
            raise self.wrong("{ " + ", ".join(keys) + " }")
        for key in self.value:
            if key not in keys:
                raise BadPosition("bad-position", where=f"{self.path}/{key}", got=brief(key), wanted=", ".join(keys))
        for key in keys:
            if key not in self.value:
                raise BadPosition("bad-position", where=f"{self.path}/{key}", got="-", wanted=key)
        return self.value

    def at(self, key: str) -> Reader:
        """The value under a key of an object."""
        if not isinstance(self.value, dict) or key not in self.value:
            raise BadPosition("bad-position", where=f"{self.path}/{key}", got="-", wanted=key)
        return Reader(self.value[key], "", self, key)

    def named(self, names: Sequence[str]) -> list[tuple[int, Reader]]:
        """The values of an object that has some of these names as keys, each with the place of its name."""
        if not isinstance(self.value, dict):
            raise self.wrong("{}")
        return [(Reader(name, self.start, self.within, self.step).name(names), self.at(name)) for name in self.value]

    def items(self, least: int, most: int) -> list[Reader]:
        """The elements of a list whose length lies in a range."""
        if not isinstance(self.value, list) or not least <= len(self.value) <= most:
            raise self.wrong(f"[{least}]" if least == most else f"[{least}–{most}]")
        return [Reader(value, "", self, i) for i, value in enumerate(self.value)]

    def whole(self, low: int, high: int) -> int:
        """A whole number of a range."""
        if not whole_between(self.value, low, high):
            raise self.wrong(f"{low}–{high}")
        return self.value

    def wholes(self, length: int, low: int, high: int) -> list[int]:
        return [item.whole(low, high) for item in self.items(length, length)]

    def truth(self) -> bool:
        if not isinstance(self.value, bool):
            raise self.wrong("true, false")
        return self.value

    def text(self, most: int = 200) -> str:
        if not isinstance(self.value, str) or len(self.value) > most:
            raise self.wrong(f'"…" (1–{most})')
        return self.value

    def name(self, names: Sequence[str]) -> int:
        """The place of a name in a list of names."""
        if not isinstance(self.value, str) or self.value not in names:
            few = ", ".join(names[:12])
            raise self.wrong(few if len(names) <= 12 else f"{few}, …")
        return names.index(self.value)
