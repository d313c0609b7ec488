"""The end: a win ends the match at once, and so does the limit of turns [CHI-END-01] [CHI-END-02]."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from bannerhall.core.events import ALL
from bannerhall.games.chicken.rules import events
from bannerhall.games.chicken.rules.state import Chicken

WON: Final[i64] = 1
BY_LIMIT: Final[i64] = 2


def win(s: Chicken, players: i64) -> None:
    """These players have won; nothing that was still to be done is done [CHI-END-01] [CHI-END-03]."""
    s.winners = players
    finish(s, WON)


def finish(s: Chicken, how: i64) -> None:
    """The match is over: an empty stack asks nobody any more."""
    s.over = how
    while s.depth > 0:
        s.end_frame()
    if s.sink is not None:
        s.emit(events.ENDED, how, 0, 0, 0, ALL, 0)
