"""Positions as they were once written: a frame is a list of name, who and four numbers.

Records and reports of that time are still read, and tests of impossible positions change single numbers of a frame."""

from __future__ import annotations

from typing import Any

from bannerhall.core.frames import SIDE, WHO, WIDTH
from bannerhall.core.state import State


def listed_frame(state: State, f: int) -> list[object]:
    name = state.rules.question_names[state.frames[f]]
    return [name, *(int(state.frames[i]) for i in range(f + WHO, f + WIDTH))]


def listed(state: State) -> dict[str, Any]:
    """The position of a state with every frame as a list."""
    position: dict[str, Any] = state.to_json()
    position["stack"] = [listed_frame(state, int(state.at_depth(depth))) for depth in range(int(state.depth))]
    position["sides"] = [
        None if side is None else listed_frame(state, SIDE + seat * WIDTH)
        for seat, side in enumerate(position["sides"])
    ]
    return position
