"""What the judgement is made of, by name."""

from __future__ import annotations

from bannerhall.core.state import State


def parts(state: State, seat: int) -> dict[str, int]:
    return {}
