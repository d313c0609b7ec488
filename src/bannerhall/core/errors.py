"""What can go wrong, as message ids and facts. Sentences are made in `bannerhall.words`."""

from __future__ import annotations

from collections.abc import Callable, Mapping

Fact = int | str
Speaker = Callable[[str, Mapping[str, Fact]], str]

_speaker: list[Speaker] = []


def speak_with(speaker: Speaker) -> None:
    """Let errors show themselves as sentences. The core itself has no words, so it is handed a speaker."""
    _speaker[:] = [speaker]


def sentence(message: str, facts: Mapping[str, Fact]) -> str:
    if _speaker:
        return _speaker[0](message, facts)
    return message + "".join(f" {name}={value}" for name, value in facts.items())


class Trouble(Exception):
    """Every error meant for a person: what was wrong, where, what would be right."""

    def __init__(self, message: str, **facts: Fact) -> None:
        super().__init__(message)
        self.message = message
        self.facts: dict[str, Fact] = facts
        self.clause = ""  # the rule that says what would be right, if one does

    def __str__(self) -> str:
        return sentence(self.message, self.facts)


class BadRequest(Trouble):
    """Unknown game, option, number of seats: nothing was made."""


class Unreadable(Trouble):
    """Text or JSON that names no action, record or position."""


class Ambiguous(Unreadable):
    """Text that could mean several actions."""


class BadPosition(Trouble):
    """A position that does not load; `where` is the path of the offending value."""


class BadRecord(Trouble):
    """A record that does not load or does not replay."""


class Refused(Trouble):
    """A request about the match (stepping back, repairing, telling) that is not granted now."""


class Refusal:
    """Why an action is not allowed: the clause that forbids it and the facts of its sentence."""

    __slots__ = ("clause", "facts", "number")

    def __init__(self, number: int, clause: str, facts: dict[str, Fact]) -> None:
        self.number = number
        self.clause = clause
        self.facts = facts

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Refusal) and self.to_json() == other.to_json()

    def __hash__(self) -> int:
        return hash(self.clause)

    def __repr__(self) -> str:
        return f"Refusal({self.clause}, {self.facts})"

    def __str__(self) -> str:
        return sentence(f"why-{self.clause}", self.facts)

    def to_json(self) -> dict[str, object]:
        return {"clause": self.clause, "facts": dict(self.facts)}


class Illegal(Trouble):
    """A readable action that the rules refuse. The state is untouched."""

    def __init__(self, refusal: Refusal) -> None:
        super().__init__(f"why-{refusal.clause}", **refusal.facts)
        self.refusal = refusal
