"""What happens, for the log and for animation."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from bannerhall.core.declare import Events
from bannerhall.games.xorlosch.rules.board import BOARDS
from bannerhall.games.xorlosch.rules.components import CARD_NAMES, COLOURS, DWARVES, ITEMS

EVENTS: Final = Events(__name__)
COMPLETIONS: Final = ("majority", "diplomacy")
BY_MAJORITY: Final = 0
BY_DIPLOMACY: Final = 1
ENDINGS: Final = ("all_quests", "dragon_quests", "stalled", "agreed")
ALL_DONE: Final = 0
DRAGONS_DONE: Final = 1
STALLED: Final = 2
AGREED_TO_STOP: Final = 3

EVENTS.names("card", CARD_NAMES)
EVENTS.names("colour", COLOURS)
EVENTS.names("dwarf", DWARVES)
EVENTS.names("item", ITEMS)
EVENTS.names("space", BOARDS[0].names)  # the dungeon has the same but for its last
EVENTS.names("by", COMPLETIONS)
EVENTS.names("how", ENDINGS)

BEGAN: Final[i64] = EVENTS.add("began", "seat")
TURNED_UP: Final[i64] = EVENTS.add("turned_up", "card", "where")
PLACED: Final[i64] = EVENTS.add("placed", "seat", "dwarf", "level")
TURN_BEGAN: Final[i64] = EVENTS.add("turn", "seat", "round")
REMOVED: Final[i64] = EVENTS.add("removed", "seat", "dwarf")
INTRODUCED: Final[i64] = EVENTS.add("introduced", "seat", "dwarf")
RAISED: Final[i64] = EVENTS.add("raised", "seat", "dwarf", "level")
MOVED: Final[i64] = EVENTS.add("moved", "seat", "dwarf", "space", "points")
TOOK: Final[i64] = EVENTS.add("took", "seat", "item")
WORE: Final[i64] = EVENTS.add("wore", "seat", "dwarf")
DRANK: Final[i64] = EVENTS.add("drank", "seat", "dwarf")
TRAPPED: Final[i64] = EVENTS.add("trapped", "seat", "dwarf", "card")
DECLARED: Final[i64] = EVENTS.add("declared", "seat", "colour")
FAILED: Final[i64] = EVENTS.add("failed", "seat", "colour")
PROPOSED: Final[i64] = EVENTS.add("proposed", "seat", "colour")
ASKED: Final[i64] = EVENTS.add("asked", "seat", "card")
CONSENTED: Final[i64] = EVENTS.add("consented", "seat", "card")
WAIVED: Final[i64] = EVENTS.add("waived", "seat", "card")
VETOED: Final[i64] = EVENTS.add("vetoed", "seat", "card")
VOID: Final[i64] = EVENTS.add("void", "card")
APPEALED: Final[i64] = EVENTS.add("appealed", "seat", "number")
DROPPED: Final[i64] = EVENTS.add("dropped", "seat", "colour")
COMPLETED: Final[i64] = EVENTS.add("completed", "seat", "colour", "by")
WON: Final[i64] = EVENTS.add("won", "seat", "card")
LAID: Final[i64] = EVENTS.add("laid", "colour")
STOP_PROPOSED: Final[i64] = EVENTS.add("stop_proposed", "seat")
AGREED: Final[i64] = EVENTS.add("agreed", "seat")
REFUSED: Final[i64] = EVENTS.add("refused", "seat")
ENDED: Final[i64] = EVENTS.add("ended", "how")
