"""The words of a game: every action as an int, as kind and argument, as text and as JSON.

An action is `kind * SPAN + offset`, decodable without a state. The vocabulary is fixed by game, seats and options.
"""

from __future__ import annotations

import json
import re
from collections.abc import Mapping, Sequence
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from bannerhall.core.errors import Ambiguous, Unreadable

SPAN: Final = 1024
STEP_SIGN: Final = ";"  # between several answers on one line, wherever people or programs write them
HIDDEN: Final = SPAN - 1  # offset that stands for an argument the reader may not see; no kind is that large


class Kind:
    """One kind of answer. Its argument is nothing, one of some names, or a whole number of a range."""

    def __init__(
        self,
        name: str,
        names: Sequence[str] = (),
        low: int = 0,
        high: int = -1,
        passing: bool = False,
        clause: str = "",
        standing: bool = False,
    ) -> None:
        self.name = name
        self.names: Final = tuple(names)
        self.places: Final = {name: place for place, name in enumerate(self.names)}
        self.low = low
        self.size: Final = len(self.names) or (high - low + 1 if high >= low else 1)
        self.numeric: Final = not self.names and high >= low
        self.bare: Final = not self.names and not self.numeric
        self.clause = clause  # the rule that says what the argument may be
        self.passing = passing  # a driver may give this answer for a seat that has no other
        self.standing = standing  # an order for later that may be given at any time: no list need show it each time
        if self.size >= HIDDEN:
            raise ValueError(f"kind {name} has {self.size} arguments; at most {HIDDEN - 1} fit")

    def show(self, offset: int) -> int | str | None:
        """The argument behind an offset, as people write it."""
        if self.names:
            return self.names[offset]
        return self.low + offset if self.numeric else None

    def offset(self, argument: object) -> int | None:
        """The offset of an argument as people write it, or None."""
        if self.names:
            return self.places.get(argument) if isinstance(argument, str) else None
        if self.numeric:
            whole = isinstance(argument, int) and not isinstance(argument, bool)
            inside = whole and self.low <= int(str(argument)) < self.low + self.size
            return int(str(argument)) - self.low if inside else None
        return 0 if argument is None else None

    def wanted(self) -> str:
        """What the argument may be, for a message."""
        if self.names:
            few = ", ".join(self.names[:12])
            return few if len(self.names) <= 12 else f"{few}, …"
        return f"{self.low}–{self.low + self.size - 1}" if self.numeric else "-"


def unfit(kind: Kind, got: str) -> Unreadable:
    """What to say of an argument that the kind does not have."""
    error = Unreadable("bad-argument", kind=kind.name, got=got, wanted=kind.wanted())
    error.clause = kind.clause
    return error


class Vocabulary:
    """All kinds of a game in the order of their numbers."""

    def __init__(self, kinds: Sequence[Kind]) -> None:
        self.kinds: Final = tuple(kinds)
        self.sizes: Final = vec[i64]([kind.size for kind in kinds])
        self.starts: Final = [sum(kind.size for kind in kinds[:i]) for i in range(len(kinds))]
        self.size: Final = sum(kind.size for kind in kinds)
        self.passing: Final = vec[i64]([1 if kind.passing else 0 for kind in kinds])
        self._offer_texts: dict[int, str] = {}
        self._read: dict[str, int] = {}  # texts that were read exactly, and what they say

    def actions(self) -> list[int]:
        """Every action of the vocabulary."""
        return [k * SPAN + i for k, kind in enumerate(self.kinds) for i in range(kind.size)]

    def holds(self, action: int) -> bool:
        """Whether the int names an action at all."""
        kind, offset = divmod(action, SPAN)
        return 0 <= kind < len(self.kinds) and offset < self.kinds[kind].size

    def dense(self, action: int) -> int:
        """The place of an action in `actions()`: what learning agents number their outputs by."""
        return self.starts[action // SPAN] + action % SPAN

    def sparse(self, place: int) -> int:
        """The action at a place of `actions()`."""
        for k in range(len(self.kinds) - 1, -1, -1):
            if place >= self.size:
                break
            if place >= self.starts[k]:
                return k * SPAN + place - self.starts[k]
        raise Unreadable("bad-action-number", number=place)

    def is_pass(self, action: int) -> bool:
        return self.passing[action // SPAN] == 1

    def make(self, kind: str, argument: int | str | None = None) -> int:
        """The action of a kind and its argument."""
        for k, known in enumerate(self.kinds):
            if known.name == kind:
                offset = known.offset(argument)
                if offset is None:
                    raise unfit(known, "-" if argument is None else str(argument))
                return k * SPAN + offset
        raise Unreadable("unknown-kind", kind=str(kind), wanted=", ".join(kind.name for kind in self.kinds))

    def split(self, action: int) -> tuple[str, int | str | None]:
        """Kind and argument of an action; a hidden argument reads `?`."""
        k, offset = divmod(action, SPAN)
        if 0 <= k < len(self.kinds) and offset == HIDDEN:
            return self.kinds[k].name, "?"
        if not self.holds(action):
            raise Unreadable("bad-action-number", number=action)
        return self.kinds[k].name, self.kinds[k].show(offset)

    def text(self, action: int) -> str:
        kind, argument = self.split(action)
        return kind if argument is None else f"{kind} {argument}"

    def read_exact(self, text: str) -> int:
        """The action whose `text` this is, nothing shortened: how records are read."""
        known_as = self._read.get(text)
        if known_as is not None:
            return known_as
        kind, _, rest = text.partition(" ")
        number = re.fullmatch(r"-?\d{1,9}", rest, re.ASCII)
        numeric = any(known.name == kind and known.numeric for known in self.kinds)
        action = self.make(kind, int(rest) if numeric and number else rest or None)
        if self.text(action) != text:
            raise Unreadable("bad-argument", kind=kind, got=rest, wanted=self.text(action))
        self._read[text] = action
        return action

    def parse(self, text: str, among: Sequence[int] | None = None) -> int:
        """Read what a person typed. Kinds and names may be shortened as long as one action fits.

        With `among` the shortening is resolved within these actions first.
        """
        parts = re.split(r"\s+", text.strip(), maxsplit=1) if text.strip() else []
        if not parts:
            raise Unreadable("empty-action", wanted=", ".join(kind.name for kind in self.kinds))
        word = parts[0].lower()
        rest = parts[1] if len(parts) > 1 else None
        pool = self.actions() if among is None else list(among)
        exact = [a for a in pool if self._fits(a, word, rest, whole=True)]
        near = exact or [a for a in pool if self._fits(a, word, rest, whole=False)]
        if len(near) == 1:
            return near[0]
        if near:
            raise Ambiguous("ambiguous-action", text=text, fits=", ".join(self.text(a) for a in near[:8]))
        if among is not None:
            return self.parse(text)
        return self._unreadable(word, rest)

    def _fits(self, action: int, word: str, rest: str | None, whole: bool) -> bool:
        kind, argument = self.split(action)
        shown = "" if argument is None else str(argument).lower()
        typed = "" if rest is None else rest.lower()
        if whole:
            return kind == word and shown == typed
        if isinstance(argument, int) and typed:
            return kind.startswith(word) and shown == typed
        return kind.startswith(word) and shown.startswith(typed)

    def _unreadable(self, word: str, rest: str | None) -> int:
        known = [kind for kind in self.kinds if kind.name.startswith(word)]
        if not known:
            raise Unreadable("unknown-kind", kind=word, wanted=", ".join(kind.name for kind in self.kinds))
        raise unfit(known[0], "-" if rest is None else rest)

    def to_json(self, action: int) -> dict[str, object]:
        kind, argument = self.split(action)
        return {"kind": kind} if argument is None else {"kind": kind, "argument": argument}

    def from_json(self, data: object) -> int:
        if (
            not isinstance(data, Mapping)
            or not set(data) <= {"kind", "argument"}
            or not isinstance(data.get("kind"), str)
        ):
            raise Unreadable("bad-action-json", got=repr(data)[:60])
        argument = data.get("argument")
        if argument is not None and not isinstance(argument, int | str):
            raise Unreadable("bad-action-json", got=repr(data)[:60])
        return self.make(str(data["kind"]), argument)

    def offers(self, actions: Sequence[int]) -> list[dict[str, object]]:
        """Options for a client: numbers of one kind as a range, everything else one by one."""
        out: list[dict[str, object]] = []
        for action in actions:
            k, offset = action // SPAN, action % SPAN
            kind = self.kinds[k]
            if kind.bare:
                out.append({"kind": kind.name})
            elif not kind.numeric:
                out.append({"kind": kind.name, "argument": kind.names[offset]})
            elif out and out[-1]["kind"] == kind.name and out[-1].get("to") == kind.low + offset - 1:
                out[-1]["to"] = kind.low + offset
            else:
                out.append({"kind": kind.name, "from": kind.low + offset, "to": kind.low + offset})
        return out

    def offer_text(self, action: int) -> str:
        """One of `offers` as JSON, made once; empty for a number, which may stand in a range."""
        found = self._offer_texts.get(action)
        if found is None:
            single = not self.kinds[action // SPAN].numeric
            found = json.dumps(self.to_json(action), ensure_ascii=False, separators=(",", ":")) if single else ""
            self._offer_texts[action] = found
        return found
