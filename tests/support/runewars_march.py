"""A Mobilize or Conquer order in a line or two."""

from __future__ import annotations

from runewars_table import do, go_on, put, table, turn

from bannerhall.games.runewars.rules.state import Runewars


def marching(order: str = "mobilize", seats: int = 2, **options: bool | str) -> Runewars:
    """The Daqan player is going to resolve this order; the home realms hold two Footmen each."""
    s = table(seats, **options)
    put(s, 0, "DB", footman=2)
    return s


def go(s: Runewars, target: str, order: str = "mobilize") -> None:
    turn(s, 0, order)
    go_on(s, 0)
    do(s, 0, f"activate {target}")
