"""Positions: the full state as documented JSON, what must hold in every one, and who may propose to mend a value."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bannerhall.core.frames import SIDE, STACK, WIDTH
from bannerhall.core.reading import step_into

if TYPE_CHECKING:
    from bannerhall.core.state import State


def position_of(s: State) -> dict[str, object]:
    """The whole state as `Game.load` reads it."""
    shapes = s.rules.shapes
    return {
        "game": s.rules.slug,
        "rules": s.rules.rules_version,
        "seats": int(s.seats),
        "options": dict(s.rules.options),
        "numbers": dict(s.rules.named_numbers),
        "stack": [shapes.write_frame(s, STACK + i * WIDTH) for i in range(int(s.depth))],
        "sides": [
            shapes.write_frame(s, SIDE + i * WIDTH) if (s.sides >> i) & 1 == 1 else None for i in range(int(s.seats))
        ],
        "revelations": int(s.revelations),
        "table": s.position(),
    }


def broken_invariants(s: State) -> list[str]:
    """What is wrong with a state, one line each. What questions and the game check may rely on a sound stack and on
    fields within their ranges, so they are asked last."""
    wrong = s.check_frames()
    wrong.extend(s.check_fields())
    wrong.extend([str(fault) for fault in s.stack_faults()])
    if wrong:
        return wrong
    for f in s.frames_in_use():
        wrong.extend(s.rules.questions[s.frames[f]].invariants(s, f))
    wrong.extend(s.rules.game.invariants(s))
    return wrong


def shows(s: State, seat: int, path: list[str]) -> bool:
    """Whether the seat's view shows the same value as the position at a path."""
    shown: object = s.view(seat)
    true: object = s.position()
    for step in path:
        shown, true = step_into(shown, step), step_into(true, step)
    return shown is not None and shown == true
