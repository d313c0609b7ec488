"""The facts that questions and refusals speak of."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from bannerhall.core.errors import Fact
from bannerhall.core.state import A, B, C
from bannerhall.core.vocabulary import SPAN
from bannerhall.games.xorlosch.components import (
    ANSWER_FRAME,
    APPEAL_FRAME,
    BOOTS,
    CHOICE_FRAME,
    DECLARE,
    DECLARED_FRAME,
    DRAW_FRAME,
    DRINK,
    EXPERIENCE,
    FIRST_TASK,
    GROUP,
    MOVE,
    NEGOTIATION_FRAME,
    POTION,
    PROPOSE,
    RAISE,
    REMOVE,
    SET_TRAP,
    TAKE,
    TRAP,
    WEAR,
)
from bannerhall.games.xorlosch.movement import step_cost

if TYPE_CHECKING:
    from bannerhall.games.xorlosch.state import Xorlosch

ABOUT_A_COLOUR = (DRAW_FRAME, DECLARED_FRAME, CHOICE_FRAME, NEGOTIATION_FRAME, ANSWER_FRAME, APPEAL_FRAME)


def facts(s: Xorlosch, seat: i64, action: i64, clause: i64) -> dict[str, Fact]:
    """What a refusal tells: whatever the action names, and the numbers it is measured by. All of it is public."""
    if seat < 0 or seat >= s.seats:
        return {}
    told: dict[str, Fact] = {
        "points": int(s.pool(seat)) if seat == s.active else 0,
        "saved": int(s.saved[seat]),
        "experience": int(s.tables.numbers[EXPERIENCE]),
    }
    kind = action // SPAN * SPAN
    at = int(action - kind)
    if kind == MOVE:
        told["dwarf"] = at % GROUP
        told["space"] = at // GROUP
    elif kind in (REMOVE, RAISE, WEAR, DRINK):
        told["dwarf"] = at
    elif kind == SET_TRAP:
        told["dwarf"] = at % GROUP
        told["card"] = at // GROUP
    elif kind == TAKE:
        told["item"] = at
    elif kind in (DECLARE, PROPOSE):
        told["colour"] = at
    if kind in (WEAR, DRINK, SET_TRAP):
        told["item"] = {WEAR: BOOTS, DRINK: POTION, SET_TRAP: TRAP}[int(kind)]
    return told


def remark(s: Xorlosch, seat: i64, action: i64) -> dict[str, Fact]:
    """The price of a step where it is not the usual one: respect is owed [XOR-RESP-02]."""
    if action // SPAN * SPAN != MOVE or not 0 <= seat < s.seats:
        return {}
    cost = int(step_cost(s, seat * GROUP + (action - MOVE) % GROUP))
    return {"points": cost} if cost > 1 else {}


def ask_facts(s: Xorlosch, f: i64, seat: i64) -> dict[str, Fact]:
    """What a question tells: whose turn it is, points left, and the quest or task it is about."""
    told: dict[str, Fact] = {"player": int(s.active) + 1, "points": int(s.pool(s.active))}
    if seat >= 0:
        told["saved"] = int(s.saved[seat])
    kind = s.frames[f]
    if kind in ABOUT_A_COLOUR:
        told["colour"] = int(s.frames[f + A])
    if kind == CHOICE_FRAME or kind == ANSWER_FRAME:
        told["card"] = int(s.cards[FIRST_TASK[s.frames[f + A]] + s.frames[f + B]])
    if kind == APPEAL_FRAME:
        told["card"] = int(s.cards[FIRST_TASK[s.frames[f + A]] + s.frames[f + C]])
    return told
