"""What just happened, for the log and for animation. The kernel emits ints, and only when a sink is attached."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final, final

from mypy_extensions import i64

from bannerhall.core.bits import BIT

ALL: Final[i64] = 0xFFFF  # every seat and the spectators
SPECTATORS: Final = 15  # the bit of everybody without a seat
ARGUMENT_SHIFT: Final = 65536  # an audience is who notices an entry + who sees its argument * ARGUMENT_SHIFT
PUBLIC: Final[i64] = 0xFFFF_FFFF  # everybody notices the entry and sees its argument


def secret_to(mask: i64) -> i64:
    """Everybody notices the entry; only the seats of the mask see its argument."""
    return ALL + mask * ARGUMENT_SHIFT


def hidden_to(mask: i64) -> i64:
    """Only the seats of the mask learn that the entry exists."""
    return mask + mask * ARGUMENT_SHIFT


def viewer_bit(seat: int) -> int:
    """The bit of a reader in masks of who may see: seats have their own, all others share one."""
    return int(BIT[seat]) if seat >= 0 else int(BIT[SPECTATORS])


NO_NAME: Final = "none"  # an argument that is a name, where there is nothing to name


class EventKind:
    """One kind of event: its name and its at most four arguments, each a number, or a name in a list of the game's."""

    def __init__(self, name: str, arguments: Mapping[str, Sequence[str]]) -> None:
        self.name = name
        self.arguments: Final = tuple(arguments)
        self.names: Final = tuple(arguments.values())  # empty for a number

    def shown(self, place: int, number: int) -> int | str:
        """An argument as readers are told it: people and programs get names, never their numbers."""
        names = self.names[place]
        if not names:
            return number
        return names[number] if number >= 0 else NO_NAME


@final
class Event:
    """Seats of `who` see the whole event. Where `secret` is not 0 all others see it with those arguments blank;
    where it is 0 they do not learn of it."""

    def __init__(self, kind: i64, a: i64, b: i64, c: i64, d: i64, who: i64, secret: i64) -> None:
        self.kind: int = kind
        self.values: tuple[int, int, int, int] = (a, b, c, d)
        self.who: int = who
        self.secret: int = secret


@final
class Sink:
    """Collects events. A state without a sink pays one comparison an event."""

    def __init__(self) -> None:
        self.events: list[Event] = []

    def put(self, kind: i64, a: i64, b: i64, c: i64, d: i64, who: i64, secret: i64) -> None:
        self.events.append(Event(kind, a, b, c, d, who, secret))

    def drain(self) -> list[Event]:
        events = self.events
        self.events = []
        return events


def seen(events: Sequence[Event], kinds: Sequence[EventKind], seat: int) -> list[dict[str, object]]:
    """The events as one seat may know them; a blank argument is None."""
    out: list[dict[str, object]] = []
    mine = viewer_bit(seat)
    for event in events:
        entitled = event.who & mine != 0
        if not entitled and event.secret == 0:
            continue
        kind = kinds[event.kind]
        shown: dict[str, object] = {"event": kind.name}
        for i, name in enumerate(kind.arguments):
            blank = not entitled and (event.secret >> i) & 1
            shown[name] = None if blank else kind.shown(i, event.values[i])
        out.append(shown)
    return out
