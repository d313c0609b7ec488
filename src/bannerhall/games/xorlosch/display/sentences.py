"""The facts that questions and refusals speak of."""

from __future__ import annotations

from mypy_extensions import i64

from bannerhall.core.errors import Fact
from bannerhall.core.vocabulary import SPAN
from bannerhall.games.xorlosch.rules import actions, questions
from bannerhall.games.xorlosch.rules.board import BOARDS
from bannerhall.games.xorlosch.rules.components import (
    BOOTS,
    CARD_NAMES,
    COLOURS,
    DWARVES,
    EXPERIENCE,
    FIRST_TASK,
    GROUP,
    ITEMS,
    POTION,
    TRAP,
)
from bannerhall.games.xorlosch.rules.movement import step_cost
from bannerhall.games.xorlosch.rules.state import Xorlosch

# Where questions about a quest have its colour, and those about a task its place in the quest.
COLOUR_IN = {
    questions.DRAW: questions.DRAW_COLOUR,
    questions.DECLARED: questions.DECLARED_COLOUR,
    questions.CHOICE: questions.CHOICE_COLOUR,
    questions.NEGOTIATION: questions.NEGOTIATION_COLOUR,
    questions.ANSWER: questions.ANSWER_COLOUR,
    questions.APPEAL: questions.APPEAL_COLOUR,
}
TASK_IN = {
    questions.CHOICE: questions.CHOICE_TASK,
    questions.ANSWER: questions.ANSWER_TASK,
    questions.APPEAL: questions.APPEAL_TASK,
}


def facts(s: Xorlosch, seat: i64, action: i64, clause: i64) -> dict[str, Fact]:
    """What a refusal tells: whatever the action names, and the numbers it is measured by. All of it is public."""
    if seat < 0 or seat >= s.seats:
        return {}
    told: dict[str, Fact] = {
        "points": int(s.pool(seat)) if seat == s.active else 0,
        "saved": int(s.saved[seat]),
        "experience": int(s.rules.numbers[EXPERIENCE]),
    }
    kind = action // SPAN * SPAN
    at = int(action - kind)
    if kind == actions.MOVE:
        told["dwarf"] = DWARVES[at % GROUP]
        told["space"] = BOARDS[s.board].names[at // GROUP]
    elif kind in (actions.REMOVE, actions.RAISE, actions.WEAR, actions.DRINK):
        told["dwarf"] = DWARVES[at]
    elif kind == actions.SET_TRAP:
        told["dwarf"] = DWARVES[at % GROUP]
        told["card"] = CARD_NAMES[at // GROUP]
    elif kind == actions.TAKE:
        told["item"] = ITEMS[at]
    elif kind in (actions.DECLARE, actions.PROPOSE):
        told["colour"] = COLOURS[at]
    if kind in (actions.WEAR, actions.DRINK, actions.SET_TRAP):
        told["item"] = ITEMS[{actions.WEAR: BOOTS, actions.DRINK: POTION, actions.SET_TRAP: TRAP}[int(kind)]]
    return told


def remark(s: Xorlosch, seat: i64, action: i64) -> dict[str, Fact]:
    """The price of a step where it is not the usual one: respect is owed [XOR-RESP-02]."""
    if action // SPAN * SPAN != actions.MOVE or not 0 <= seat < s.seats:
        return {}
    cost = int(step_cost(s, seat * GROUP + (action - actions.MOVE) % GROUP))
    return {"points": cost} if cost > 1 else {}


def ask_facts(s: Xorlosch, f: i64, seat: i64) -> dict[str, Fact]:
    """What a question tells: whose turn it is, points left, and the quest or task it is about."""
    told: dict[str, Fact] = {"player": int(s.active) + 1, "points": int(s.pool(s.active))}
    if seat >= 0:
        told["saved"] = int(s.saved[seat])
    kind = s.frames[f]
    if kind in COLOUR_IN:
        colour = s.frames[f + COLOUR_IN[kind]]
        told["colour"] = COLOURS[colour]
        if kind in TASK_IN:
            told["card"] = CARD_NAMES[s.cards[FIRST_TASK[colour] + s.frames[f + TASK_IN[kind]]]]
    return told
