"""Mending a position by agreement: a patch of values that the proposer can see."""

from __future__ import annotations

import copy
from typing import Final

from bannerhall.core.errors import Trouble
from bannerhall.core.reading import Reader, brief
from bannerhall.core.state import State

MOST_CHANGES: Final = 100
ROOT: Final = "/table/"  # options, seats and stack are not mended: those are other entries


class BadRepair(Trouble):
    """A patch that cannot be read or does not lead to a sound position."""


def read_patch(patch: object) -> list[tuple[str, object]]:
    """A patch as path and value pairs."""
    changes: list[tuple[str, object]] = []
    try:
        for reader in Reader(patch).items(1, MOST_CHANGES):
            reader.object(("path", "value"))
            path = reader.at("path").text()
            if not path.startswith(ROOT) or path == ROOT:
                raise reader.at("path").wrong(ROOT + "…")
            changes.append((path, reader.at("value").value))
    except Trouble as error:
        raise BadRepair("bad-repair", where=str(error.facts["where"]), reason=str(error)) from error
    return changes


def out_of_sight(state: State, seat: int, patch: object) -> str | None:
    """The first path of the patch that the seat cannot see, or None [HALL-FIX-01]."""
    for path, _ in read_patch(patch):
        if not state.may_repair(seat, path.removeprefix(ROOT).split("/")):
            return path
    return None


def patched(state: State, patch: object) -> State:
    """The mended state; BadRepair if it does not load or is unsound [HALL-FIX-02]."""
    position = copy.deepcopy(state.to_json())
    for path, value in read_patch(patch):
        _replace(position, path, value)
    try:
        return state.rules.load(position)
    except Trouble as error:
        raise BadRepair("bad-repair", where="/table", reason=str(error)) from error


def _replace(position: object, path: str, value: object) -> None:
    *steps, last = path.removeprefix("/").split("/")
    at = position
    for step in steps:
        at = _inside(at, step, path)
    _inside(at, last, path)
    if isinstance(at, dict):
        at[last] = value
    elif isinstance(at, list):
        at[int(last)] = value


def _inside(value: object, step: str, path: str) -> object:
    if isinstance(value, dict) and step in value:
        return value[step]
    if isinstance(value, list) and step.isascii() and step.isdigit() and int(step) < len(value):
        return value[int(step)]
    raise BadRepair("bad-repair", where=path, reason=brief(step))


def visible_patch(state: State, seat: int, patch: object) -> list[dict[str, object]]:
    """The patch as a reader may know it: values the reader could not see stand as `?`."""
    return [
        {"path": path, "value": value if state.may_repair(seat, path.removeprefix(ROOT).split("/")) else "?"}
        for path, value in read_patch(patch)
    ]
