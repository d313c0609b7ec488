"""What happens, for log and animation, with the words for its arguments. Players are told as seats; in solo seat 1 is
the challenger."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from bannerhall.core.declare import Events
from bannerhall.games.chicken.rules import leaders, machines, scrolls
from bannerhall.games.chicken.rules.atlas import CELL_NAMES, HEX_NAMES, TILE_NAMES
from bannerhall.games.chicken.rules.components import FACES, GOODS, ORDERS, PIECE_NAMES

# Why a piece moves, why a shield goes.
WAYS: Final = (
    "free",
    "claw",
    "car",
    "charge",
    "signal",
    "lure",
    "disaster",
    "push",
    "chicken_out",
    "run",
    "challenger",
)
OUTCOMES: Final = ("none", "success", "absorbed", "failed", "ended")
SIDES: Final = ("none", "attacker", "defender")
UNLESS: Final[i64] = 3  # among orders
REASONS: Final = (
    "free_fight",
    "free_move",
    "fight",
    "move",
    "stays",
    "leader_waits",
    "die_lost",
    "builds",
    "builds_nothing",
    "reinforces",
    "retrieves",
    "upper",
    "lower",
)  # why the challenger does what it does
ARGUMENT_SECRET: Final = (1, 2, 4, 8)  # the mask of an argument that only some may see

EVENTS: Final = Events(__name__)
EVENTS.names("hex", HEX_NAMES)
EVENTS.names("tile", TILE_NAMES)
EVENTS.names("cell", CELL_NAMES)
EVENTS.names("piece", PIECE_NAMES)
EVENTS.names("target", PIECE_NAMES)
EVENTS.names("leader", leaders.NAMES)
EVENTS.names("model", machines.NAMES)
EVENTS.names("scroll", scrolls.NAMES)
EVENTS.names("good", GOODS)
EVENTS.names("face", FACES)
EVENTS.names("how", WAYS)
EVENTS.names("outcome", OUTCOMES)
EVENTS.names("side", SIDES)
EVENTS.names("why", REASONS)
EVENTS.names("order", (*ORDERS, "unless"))

FIRST: Final[i64] = EVENTS.add("first", "seat")
LAID_TILE: Final[i64] = EVENTS.add("laid_tile", "seat", "tile", "cell")
LAID_BASE: Final[i64] = EVENTS.add("laid_base", "seat", "tile", "cell")
LAID_SINGLE: Final[i64] = EVENTS.add("laid_single", "seat", "hex", "cell", "lava")
TOOK_BASE: Final[i64] = EVENTS.add("took_base", "seat", "hex")
FILLED: Final[i64] = EVENTS.add("filled", "hex")
DEALT_LEADER: Final[i64] = EVENTS.add("dealt_leader", "seat", "leader")
LEADS: Final[i64] = EVENTS.add("leads", "seat", "leader")
DEALT_GOOD: Final[i64] = EVENTS.add("dealt_good", "seat", "good")
DREW: Final[i64] = EVENTS.add("drew", "seat", "scroll")  # the scroll is the drawer's secret
SET_ASIDE: Final[i64] = EVENTS.add("set_aside", "seat", "scroll")  # a disaster at set-up, a void card in cockfight
STOCKED: Final[i64] = EVENTS.add("stocked", "model")
RESTOCKED: Final[i64] = EVENTS.add("restocked", "seat")
RESHUFFLED: Final[i64] = EVENTS.add("reshuffled")
CARRIES: Final[i64] = EVENTS.add("carries", "seat", "owner", "piece")  # picks up a flag
FLAG_FELL: Final[i64] = EVENTS.add("flag_fell", "owner", "hex")
TURN: Final[i64] = EVENTS.add("turn", "seat", "turn")
ROLLED: Final[i64] = EVENTS.add("rolled", "seat", "face")
BUILT: Final[i64] = EVENTS.add("built", "seat", "piece", "model", "hex")
MOVED: Final[i64] = EVENTS.add("moved", "seat", "piece", "hex", "how")
RETURNED: Final[i64] = EVENTS.add("returned", "seat", "piece", "hex")  # a chicken came back
TOOK: Final[i64] = EVENTS.add("took", "seat", "good", "other")  # other: from whom + 1, 0 the storage
GAVE: Final[i64] = EVENTS.add("gave", "seat", "good")  # to the storage
PLACED_DIE: Final[i64] = EVENTS.add("placed_die", "seat", "piece")
SHIELDED: Final[i64] = EVENTS.add("shielded", "seat", "piece")
UNSHIELDED: Final[i64] = EVENTS.add("unshielded", "seat", "piece")
REDEEMED: Final[i64] = EVENTS.add("redeemed", "seat", "other")
PLAYED: Final[i64] = EVENTS.add("played", "seat", "scroll")  # in the action step, or a strategy that becomes active
DISCARDED: Final[i64] = EVENTS.add("discarded", "seat", "scroll")
SPIED: Final[i64] = EVENTS.add("spied", "seat", "other")
USED: Final[i64] = EVENTS.add("used", "seat", "model")  # a tower's star
STARRED: Final[i64] = EVENTS.add("starred", "seat", "leader")  # a leader's star
ENDED_ACTIONS: Final[i64] = EVENTS.add("ended_actions", "seat", "kept")
DECLARED: Final[i64] = EVENTS.add("declared", "seat", "piece", "other", "target")
TURNED_UP: Final[i64] = EVENTS.add("turned_up", "seat", "piece")  # a face-down chicken
ALARMED: Final[i64] = EVENTS.add("alarmed", "seat")
ADDED_DIE: Final[i64] = EVENTS.add("added_die", "seat", "face")
LAID: Final[i64] = EVENTS.add("laid", "seat", "scroll")  # face down
PASSED: Final[i64] = EVENTS.add("passed", "seat")
ORDERED: Final[i64] = EVENTS.add("ordered", "seat", "order", "other")  # a standing pass, told to nobody else
REVEALED: Final[i64] = EVENTS.add("revealed", "seat", "scroll", "side")
CHANGED: Final[i64] = EVENTS.add("changed", "seat", "other", "target")  # Change Now!
SPOILED: Final[i64] = EVENTS.add("spoiled", "seat", "other", "scroll")
COMPARED: Final[i64] = EVENTS.add("compared", "strength", "armour", "outcome")
MARKED: Final[i64] = EVENTS.add("marked", "seat", "other")
DESTROYED: Final[i64] = EVENTS.add("destroyed", "seat", "piece", "hex")
EPIC: Final[i64] = EVENTS.add("epic", "seat", "leader")
WAITS: Final[i64] = EVENTS.add("waits", "seat")
DISASTER: Final[i64] = EVENTS.add("disaster", "seat", "scroll")
TURNED: Final[i64] = EVENTS.add("turned", "hex", "lava")
BURST: Final[i64] = EVENTS.add("burst", "seat", "hex")
STEPPED: Final[i64] = EVENTS.add("challenger", "why", "piece")  # the challenger's reason, see solo.py
CHALLENGER_DREW: Final[i64] = EVENTS.add("challenger_drew", "many")
CHALLENGE: Final[i64] = EVENTS.add("feat", "seat", "feat")
ENDED: Final[i64] = EVENTS.add("ended", "how_ended")
ESCAPED: Final[i64] = EVENTS.add("escaped", "seat", "piece")  # by Chicken Out: the attack has failed
