"""What can be answered, by players and by chance."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from bannerhall.core.declare import Actions
from bannerhall.games.leaders.rules import items, nations
from bannerhall.games.leaders.rules.atlas import PLACES, REGIONS, SEA_FIELDS
from bannerhall.games.leaders.rules.components import (
    COLOURS,
    FACES,
    MARKERS,
    MOST_SEATS,
    MOST_TRIBUTE,
    MOST_TYPED,
    PLAYERS,
    ROOM_FOR_DICE,
    STANDS,
    WORLD_EVENTS,
)

ACTIONS: Final = Actions(__name__)
UNIT_PLACES: Final = [f"{unit}-{place}" for unit in items.UNITS for place in PLACES]

CONTINUE: Final[i64] = ACTIONS.add("continue")
COLOUR: Final[i64] = ACTIONS.add("colour", COLOURS)
BLOC: Final[i64] = ACTIONS.add("bloc", nations.BLOCS)
NATION: Final[i64] = ACTIONS.add("nation", nations.NAMES)
NEXT: Final[i64] = ACTIONS.add("next", PLAYERS)
SHARE: Final[i64] = ACTIONS.add("share", low=1, high=MOST_SEATS)
PRODUCTION: Final[i64] = ACTIONS.add("production", low=0, high=MOST_TYPED, clause="LDR-MODE-11")
MARKED: Final[i64] = ACTIONS.add("marked", low=0, high=MARKERS)
ELIMINATED: Final[i64] = ACTIONS.add("eliminated")
REMAIN: Final[i64] = ACTIONS.add("remain")
ACCEPT: Final[i64] = ACTIONS.add("accept", PLAYERS)
DECLINE: Final[i64] = ACTIONS.add("decline", PLAYERS)
ADD: Final[i64] = ACTIONS.add("add", items.NAMES)
DROP: Final[i64] = ACTIONS.add("drop", items.NAMES)
TRIBUTE: Final[i64] = ACTIONS.add("tribute", PLAYERS)
AMOUNT: Final[i64] = ACTIONS.add("amount", low=0, high=MOST_TRIBUTE)
CONFIRM: Final[i64] = ACTIONS.add("confirm")
COVERT: Final[i64] = ACTIONS.add("covert", ("succeeds", "traced", "untraced"))
SUCCEEDS: Final[i64] = COVERT
TRACED: Final[i64] = COVERT + 1
UNTRACED: Final[i64] = COVERT + 2
WORLD: Final[i64] = ACTIONS.add("world", WORLD_EVENTS)
# On the board.
OCCUPY: Final[i64] = ACTIONS.add("occupy", REGIONS)
KEEP: Final[i64] = ACTIONS.add("keep", UNIT_PLACES)
WITHDRAW: Final[i64] = ACTIONS.add("withdraw")
REMOVE: Final[i64] = ACTIONS.add("remove", items.UNITS)
PLACE: Final[i64] = ACTIONS.add("place", UNIT_PLACES)
RECALL: Final[i64] = ACTIONS.add("recall", UNIT_PLACES)
FROM: Final[i64] = ACTIONS.add("from", PLACES)
SEND: Final[i64] = ACTIONS.add("send", UNIT_PLACES)
REINFORCE: Final[i64] = ACTIONS.add("reinforce", UNIT_PLACES)
PASS: Final[i64] = ACTIONS.add("pass", passing=True)
BATTLE: Final[i64] = ACTIONS.add("battle", REGIONS)
ENGAGE: Final[i64] = ACTIONS.add("engage", [f"{field}-{player}" for field in SEA_FIELDS for player in PLAYERS])
STAND: Final[i64] = ACTIONS.add("stand", STANDS)
PRESS: Final[i64] = ACTIONS.add("press")
RETREAT: Final[i64] = ACTIONS.add("retreat")
DIE: Final[i64] = ACTIONS.add("die", FACES)
REROLL: Final[i64] = ACTIONS.add("reroll", low=1, high=ROOM_FOR_DICE)
LEAVE: Final[i64] = ACTIONS.add("leave")
LOSE: Final[i64] = ACTIONS.add("lose", [f"{unit}-{player}" for unit in items.UNITS for player in PLAYERS])
