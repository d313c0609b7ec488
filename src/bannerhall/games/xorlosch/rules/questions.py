"""What is asked, of whom, and upon what."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from bannerhall.core.frames import CHANCE, PROCEEDS
from bannerhall.core.shapes import SEAT, Questions
from bannerhall.games.xorlosch.rules.components import APPEALS, COLOURS, MOST_TASKS

QUESTIONS: Final = Questions(__name__)
ON_BOARD: Final = 0  # where drawn cards are laid
BESIDE: Final = 1
TO_AWARD: Final = 0  # what a choice between equals is for
TO_ASK: Final = 1

TURN: Final[i64] = QUESTIONS.add("turn", PROCEEDS, upon="bottom")
FIRST: Final[i64] = QUESTIONS.add("first", CHANCE, upon="draw")
DRAW: Final[i64] = QUESTIONS.add("draw", CHANCE, upon="place draw main")
DRAW_COLOUR: Final[i64] = QUESTIONS.argument("colour", names=COLOURS)
DRAW_WHERE: Final[i64] = QUESTIONS.argument("where", names=("board", "beside"))
DRAW_LAID: Final[i64] = QUESTIONS.argument("laid", 0, MOST_TASKS - 1)  # how many cards of the quest lie there
PLACE: Final[i64] = QUESTIONS.add("place", SEAT, upon="turn")
PLACE_TO_FOLLOW: Final[i64] = QUESTIONS.argument("to_follow", 0, lambda s: s.seats - 1)  # who place theirs later
MAIN: Final[i64] = QUESTIONS.add("main", SEAT, upon="turn")
WINDOW: Final[i64] = QUESTIONS.add("window", SEAT, upon="main declared negotiation", window=True)
DECLARED: Final[i64] = QUESTIONS.add("declared", PROCEEDS, upon="main")
DECLARED_COLOUR: Final[i64] = QUESTIONS.argument("colour", names=COLOURS)
CHOICE: Final[i64] = QUESTIONS.add("choice", SEAT, upon="declared negotiation appeal")
CHOICE_COLOUR: Final[i64] = QUESTIONS.argument("colour", names=COLOURS)
CHOICE_TASK: Final[i64] = QUESTIONS.argument("task", 0, MOST_TASKS - 1)  # its place in the quest
CHOICE_EQUALS: Final[i64] = QUESTIONS.argument("equals", mask=True)  # the seats to choose from
CHOICE_PURPOSE: Final[i64] = QUESTIONS.argument("purpose", names=("award", "ask"))
NEGOTIATION: Final[i64] = QUESTIONS.add("negotiation", SEAT, PROCEEDS, upon="main")
NEGOTIATION_COLOUR: Final[i64] = QUESTIONS.argument("colour", names=COLOURS)
NEGOTIATION_APPEALS: Final[i64] = QUESTIONS.argument("appeals", 0, lambda s: s.rules.numbers[APPEALS])  # made so far
ANSWER: Final[i64] = QUESTIONS.add("answer", SEAT, upon="negotiation appeal")
ANSWER_COLOUR: Final[i64] = QUESTIONS.argument("colour", names=COLOURS)
ANSWER_TASK: Final[i64] = QUESTIONS.argument("task", 0, MOST_TASKS - 1)
APPEAL: Final[i64] = QUESTIONS.add("appeal", SEAT, PROCEEDS, upon="negotiation")
APPEAL_COLOUR: Final[i64] = QUESTIONS.argument("colour", names=COLOURS)
APPEAL_DISTANCE: Final[i64] = QUESTIONS.argument("distance", 1, lambda s: s.seats - 1)  # left of the active player
APPEAL_TASK: Final[i64] = QUESTIONS.argument("task", 0, MOST_TASKS)  # the next one
APPEAL_ASKED_ANEW: Final[i64] = QUESTIONS.argument("asked_anew", 0, 2**MOST_TASKS - 1)  # mask of the waived tasks
VOTE: Final[i64] = QUESTIONS.add("vote", SEAT, upon="main", window=True)
ASIDE: Final[i64] = QUESTIONS.add("aside", aside=True)
