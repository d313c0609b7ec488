"""The challenger's activation row: its machines from the left; chickens and leader come after them [CHI-SOLO-08]."""

from __future__ import annotations

from mypy_extensions import i64

from bannerhall.games.chicken.rules.state import Chicken


def enter(s: Chicken, slot: i64) -> None:
    """A new machine goes second to last, directly left of the leader [CHI-SOLODICE-15] [CHI-SOLOSETUP-10]."""
    s.set_line(s.lined, slot + 1)
    s.lined += 1


def leave(s: Chicken, slot: i64) -> None:
    """A destroyed machine drops out of the row."""
    at: i64 = 0
    while at < s.lined and s.line[at] != slot + 1:
        at += 1
    if at == s.lined:
        return
    s.lined -= 1
    while at < s.lined:
        s.set_line(at, s.line[at + 1])
        at += 1
    s.set_line(s.lined, 0)
