"""Answers as programs and people write them."""

from __future__ import annotations

import re
import secrets
from collections.abc import Iterator, Mapping, Sequence
from typing import Any

from bannerhall.server import wire

Choice = wire.Action | Mapping[str, Any] | str


def new_key() -> str:
    """The name of an act: sent again under the same one, it is done once."""
    return secrets.token_urlsafe(12)


def choices(scene: wire.Scene) -> list[wire.Action]:
    """Every answer that the scene offers, one by one."""
    return [action for option in scene.options for action in expanded(option)]


def expanded(option: Mapping[str, Any]) -> Iterator[wire.Action]:
    """An option as actions; numbers of one kind are offered as a range."""
    kind = str(option["kind"])
    if "from" in option:
        yield from (wire.Action(kind, number) for number in range(option["from"], option["to"] + 1))
    else:
        yield wire.Action(kind, option.get("argument"))


def action_of(choice: Choice, options: Sequence[Mapping[str, Any]] = ()) -> wire.Action:
    """An action from whatever it was written as."""
    if isinstance(choice, wire.Action):
        return choice
    if isinstance(choice, str):
        return read(choice, options)
    return wire.Action(str(choice["kind"]), choice.get("argument"))


def read(text: str, options: Sequence[Mapping[str, Any]]) -> wire.Action:
    """`move w1-c3`: the kind, and after a space its argument. Digits are a number unless such words are offered."""
    kind, _, rest = text.strip().partition(" ")
    argument: str | int | None = rest.strip() or None
    named = any(option["kind"] == kind and option.get("argument") == argument for option in options)
    if isinstance(argument, str) and not named and re.fullmatch(r"-?\d{1,9}", argument, re.ASCII):
        argument = int(argument)
    return wire.Action(kind, argument)
