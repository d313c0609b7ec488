"""What people who share a device may answer before everybody's eyes."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from bannerhall.games.chicken.rules import actions, questions
from bannerhall.games.chicken.rules.components import COCKFIGHT
from bannerhall.games.chicken.rules.state import Chicken

# Their answers depend on what lies open only: windows, consequences of fights and disasters, where something returns.
OPEN: Final = frozenset(
    int(question)
    for question in (
        questions.TILE,
        questions.PLACE,
        questions.ROTATE,
        questions.BASE_PLACE,
        questions.LINK,
        questions.SINGLE_PLACE,
        questions.SIDE,
        questions.CHOOSE_BASE,
        questions.CARRIER,
        questions.PUT_LEADER,
        questions.WINDOW,
        questions.CHANGE,
        questions.FLEE,
        questions.SPOIL,
        questions.SPOIL_CARD,
        questions.GOLEM,
        questions.SALVAGE,
        questions.ROB,
        questions.RUN,
        questions.BURST,
        questions.WAVE,
        questions.ROBBED,
        questions.BLOWN,
        questions.ANYONE,
        questions.ANYONE_HEX,
        questions.PUSH,
        questions.LOST_FLAG,
    )
)


def in_the_open(s: Chicken, seat: i64) -> bool:
    """Whether nothing secret shows in a question and its answers. In a cockfight own chickens may lie face down."""
    f = s.frame_asking(seat)
    return f >= 0 and s.mode != COCKFIGHT and int(s.frames[f]) in OPEN


def open_answers(s: Chicken, seat: i64) -> list[int]:
    """A pass is open to every hand, so nobody needs the device to themselves for it [CHI-FIGHT-38]."""
    f = s.frame_asking(seat)
    laying = f >= 0 and s.frames[f] == questions.CARDS and s.frames[f + questions.CARDS_LAID] == 0
    return [int(actions.PASS)] if laying else []
