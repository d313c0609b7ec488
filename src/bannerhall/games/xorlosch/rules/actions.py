"""What can be answered, by players and by chance."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from bannerhall.core.declare import Actions, Options
from bannerhall.games.xorlosch.rules.board import BOARDS
from bannerhall.games.xorlosch.rules.components import CARD_NAMES, COLOURS, DWARVES, ITEMS, TOP_LEVEL, TYPES

ACTIONS: Final = Actions(__name__)


def each_seat(seats: int, options: Options) -> int:
    return seats


def steps(seats: int, options: Options) -> list[str]:
    """Every dwarf into every space of the board that is played."""
    spaces = next(board.names for board in BOARDS if board.slug == options["board"])
    return [f"{dwarf}-{space}" for space in spaces for dwarf in DWARVES]


PLACINGS: Final = [f"{name}-{level}" for name in TYPES for level in range(1, TOP_LEVEL + 1)]
TRAPS: Final = [f"{dwarf}-{card}" for card in CARD_NAMES for dwarf in DWARVES]

DRAW: Final[i64] = ACTIONS.add("draw", CARD_NAMES)
FIRST: Final[i64] = ACTIONS.add("first", low=1, high=each_seat)  # + seat
PLACE: Final[i64] = ACTIONS.add("place", PLACINGS)  # + type * TOP_LEVEL + level - 1
READY: Final[i64] = ACTIONS.add("ready")
REMOVE: Final[i64] = ACTIONS.add("remove", DWARVES)
INTRODUCE: Final[i64] = ACTIONS.add("introduce", TYPES)
RAISE: Final[i64] = ACTIONS.add("raise", DWARVES)
MOVE: Final[i64] = ACTIONS.add("move", steps)  # + space * GROUP + dwarf
TAKE: Final[i64] = ACTIONS.add("take", ITEMS)
WEAR: Final[i64] = ACTIONS.add("boots", DWARVES)
DRINK: Final[i64] = ACTIONS.add("potion", DWARVES)
SET_TRAP: Final[i64] = ACTIONS.add("trap", TRAPS)  # + card * GROUP + dwarf
DECLARE: Final[i64] = ACTIONS.add("declare", COLOURS)
PROPOSE: Final[i64] = ACTIONS.add("propose", COLOURS)
END: Final[i64] = ACTIONS.add("end")
PASS: Final[i64] = ACTIONS.add("pass", passing=True)
CHOOSE: Final[i64] = ACTIONS.add("choose", low=1, high=each_seat)  # + seat
ASK: Final[i64] = ACTIONS.add("ask", CARD_NAMES)
YIELD: Final[i64] = ACTIONS.add("yield", CARD_NAMES)
CONSENT: Final[i64] = ACTIONS.add("consent")
WAIVE: Final[i64] = ACTIONS.add("waive")
VETO: Final[i64] = ACTIONS.add("veto")
STAND: Final[i64] = ACTIONS.add("stand")
APPEAL: Final[i64] = ACTIONS.add("appeal")
DROP: Final[i64] = ACTIONS.add("drop")
STOP: Final[i64] = ACTIONS.add("stop")
AGREE: Final[i64] = ACTIONS.add("agree")
REFUSE: Final[i64] = ACTIONS.add("refuse")
