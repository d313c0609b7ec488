"""The words of a battle: its sides, its windows for cards, and units as they stand or lie with damage."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from bannerhall.games.runewars.rules.units import UNIT_NAMES

SIDES: Final = ("attacker", "defender")
ATTACKER: Final[i64] = 0
DEFENDER: Final[i64] = 1

# Kinds of windows, for passes that are given ahead [RUN-WINDOW-02].
WINDOWS: Final = ("start", "before_draw", "announce", "after_draw", "routs", "damage", "strength", "retreat", "end")
AT_START: Final[i64] = 0
AT_BEFORE_DRAW: Final[i64] = 1
AT_ANNOUNCE: Final[i64] = 2
AT_AFTER_DRAW: Final[i64] = 3
AT_ROUTS: Final[i64] = 4
AT_DAMAGE: Final[i64] = 5
AT_STRENGTH: Final[i64] = 6
AT_RETREAT: Final[i64] = 7
AT_END: Final[i64] = 8
ALL_WINDOWS: Final = 511

# A unit of a type by state and damage: standing with 0 to 4 damage, then routed with 0 to 4.
CELLS: Final = 10
LYING: Final[i64] = 5  # added to the damage of a routed unit


def _cell_names() -> tuple[str, ...]:
    names: list[str] = []
    for unit in UNIT_NAMES:
        for state in ("", "_routed"):
            names += [f"{unit}{state}" if damage == 0 else f"{unit}{state}_{damage}" for damage in range(5)]
    return tuple(names)


CELL_NAMES: Final = _cell_names()
