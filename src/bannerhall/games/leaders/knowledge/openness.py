"""Which questions are answered before everybody's eyes."""

from __future__ import annotations

from mypy_extensions import i64

from bannerhall.core.frames import NO_FRAME, WHO
from bannerhall.games.leaders.rules import questions
from bannerhall.games.leaders.rules.board.campaign import meets_at_sea
from bannerhall.games.leaders.rules.headquarters.alliances import keeps_pacts_secret
from bannerhall.games.leaders.rules.state import Leaders


def in_the_open(s: Leaders, seat: i64) -> bool:
    """Public steps are done before all eyes, on a device that lies on the table [LDR-TURN-06] [LDR-TURN-09]."""
    f = s.frame_asking(seat)
    if f == NO_FRAME:
        return False
    kind = s.frames[f]
    if kind == questions.SECRET_EVENTS or kind == questions.HEADQUARTERS:
        return False
    return not keeps_pacts_secret(s) or not tells_of_pacts(s, f)


def tells_of_pacts(s: Leaders, f: i64) -> bool:
    """Whether one sees from the legal actions of a question who is allied with whom."""
    kind = s.frames[f]
    if kind == questions.DEFEND:  # who defends itself has nothing to hide; who is asked for another one has
        return s.frames[f + WHO] != s.frames[f + questions.DEFEND_WHOM]
    if kind == questions.NEXT_BATTLE:  # whom somebody may engage at sea
        return meets_at_sea(s)
    return kind == questions.PLACE or kind == questions.MOVE
