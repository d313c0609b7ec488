"""What can be answered, by players and by chance. Pieces, hexes and cards have fixed numbers, whoever plays."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from bannerhall.core.declare import Actions, Options
from bannerhall.games.chicken.rules import leaders, machines, scrolls
from bannerhall.games.chicken.rules.atlas import CELL_NAMES, HEX_NAMES, TILE_NAMES
from bannerhall.games.chicken.rules.components import FACES, GOODS, ORDERS, PIECE_NAMES

ACTIONS: Final = Actions(__name__)


def number_of_players(seats: int, options: Options) -> int:
    return 2 if options.get("mode") == "solo" else max(seats, 1)


# Chance.
FIRST: Final[i64] = ACTIONS.add("first", low=1, high=number_of_players)
DEAL_LEADER: Final[i64] = ACTIONS.add("deal_leader", leaders.NAMES)
DEAL_GOOD: Final[i64] = ACTIONS.add("deal_good", GOODS)
DEAL_SCROLL: Final[i64] = ACTIONS.add("deal_scroll", scrolls.NAMES)
TURN_UP: Final[i64] = ACTIONS.add("turn_up", machines.NAMES)  # a machine for the stock
FACE: Final[i64] = ACTIONS.add("face", FACES)
AT_RANDOM: Final[i64] = ACTIONS.add(
    "at_random", PIECE_NAMES
)  # one of several face-down chickens, or of the challenger's

# Passing: among the first 62 actions, because the core keeps those that pass in one mask.
PASS: Final[i64] = ACTIONS.add("pass", passing=True)

# Building the island [CHI-BOARD-02] to [CHI-BOARD-12].
TILE: Final[i64] = ACTIONS.add("tile", TILE_NAMES)
PLACE: Final[i64] = ACTIONS.add("place", CELL_NAMES)
ROTATE: Final[i64] = ACTIONS.add("rotate", low=0, high=5)
LINK: Final[i64] = ACTIONS.add("link", TILE_NAMES)
SIDE: Final[i64] = ACTIONS.add("side", ("lava", "neutral"))
BASE: Final[i64] = ACTIONS.add("base", HEX_NAMES)

# Set-up.
LEADER: Final[i64] = ACTIONS.add("leader", leaders.NAMES)  # secret until all have chosen; in solo open
RIVAL: Final[i64] = ACTIONS.add("rival", leaders.NAMES)  # the challenger's leader [CHI-SOLOSETUP-04]
CARRIER: Final[i64] = ACTIONS.add("carrier", PIECE_NAMES)  # [CHI-FLAG-02]
COMPASS: Final[i64] = ACTIONS.add("compass", low=1, high=6)  # direction 1 of the hex priority [CHI-SOLOSETUP-11]

# The roll.
THROW: Final[i64] = ACTIONS.add("throw", FACES)  # a banner die joins the roll
TAKE_BACK: Final[i64] = ACTIONS.add("take_back", PIECE_NAMES)  # a permanent die of this piece joins the roll
ROLL: Final[i64] = ACTIONS.add("roll")

# The action step.
BUILD: Final[i64] = ACTIONS.add("build", machines.NAMES)  # as the free action, or before the actions of a quick game
MOVE: Final[i64] = ACTIONS.add("move", PIECE_NAMES)  # the free action
MARCH: Final[i64] = ACTIONS.add("march", PIECE_NAMES)  # a claw die
FIGHT: Final[i64] = ACTIONS.add("fight", PIECE_NAMES)  # the free action
STRIKE: Final[i64] = ACTIONS.add("strike", PIECE_NAMES)  # a claw die
RETRIEVE: Final[i64] = ACTIONS.add("retrieve")  # the free action
SALVAGE: Final[i64] = ACTIONS.add("salvage")  # a retrieve die
PLUS: Final[i64] = ACTIONS.add("plus", PIECE_NAMES)  # a permanent +1 die on a piece
RESTOCK: Final[i64] = ACTIONS.add("restock")  # [CHI-STAR-06]
SIFT: Final[i64] = ACTIONS.add("sift")  # [CHI-STAR-07]
DRAW: Final[i64] = ACTIONS.add("draw")  # [CHI-STAR-08]
RECOVER: Final[i64] = ACTIONS.add("recover")  # [CHI-STAR-09]
SHIELD: Final[i64] = ACTIONS.add("shield", PIECE_NAMES)  # [CHI-STAR-10]
REDEEM: Final[i64] = ACTIONS.add("redeem", low=1, high=number_of_players)  # whose marker goes back [CHI-STAR-11]
PLAY: Final[i64] = ACTIONS.add("play", scrolls.NAMES)  # a strategy, or magic of the action step
DRIVE: Final[i64] = ACTIONS.add("drive", PIECE_NAMES)  # a battle car's own move
CHARGE: Final[i64] = ACTIONS.add("charge")  # Sir Drumstick's star
LURE: Final[i64] = ACTIONS.add("lure", PIECE_NAMES)  # Abigail's star: whom; an egg by its hex
LURE_EGG: Final[i64] = ACTIONS.add("lure_egg", HEX_NAMES)
HATCH: Final[i64] = ACTIONS.add("hatch")  # Green Tower
CRANE: Final[i64] = ACTIONS.add("crane", machines.NAMES)  # Yellow Tower builds
STUDY: Final[i64] = ACTIONS.add("study")  # Purple Tower
SIGNAL: Final[i64] = ACTIONS.add("signal", PIECE_NAMES)  # Orange Tower moves
GUARD: Final[i64] = ACTIONS.add("guard", PIECE_NAMES)  # White Tower shields
SNEAK: Final[i64] = ACTIONS.add("sneak")  # Shortcut's star
HEAT: Final[i64] = ACTIONS.add("heat")  # Hot Feet's star
END: Final[i64] = ACTIONS.add("end")

# Parts of an action.
HEX: Final[i64] = ACTIONS.add("hex", HEX_NAMES)  # where: a build, a leader, a chicken that returns, a push, a flag
PILOT: Final[i64] = ACTIONS.add("pilot", PIECE_NAMES)
PAY: Final[i64] = ACTIONS.add("pay", GOODS)
SPARE: Final[i64] = ACTIONS.add("spare", GOODS)  # the resource that War Economy saves
REPLACE: Final[i64] = ACTIONS.add("replace", GOODS)  # the resource that Doctor Eggbert pays with another one
JOIN: Final[i64] = ACTIONS.add("join", PIECE_NAMES)  # moves along
STEP: Final[i64] = ACTIONS.add("step", HEX_NAMES)
DROP: Final[i64] = ACTIONS.add("drop", PIECE_NAMES)  # stays behind on the way
STOP: Final[i64] = ACTIONS.add("stop")
CHICKEN: Final[i64] = ACTIONS.add("chicken", PIECE_NAMES)  # which one returns, or is moved or struck
GOOD: Final[i64] = ACTIONS.add("good", GOODS)  # taken
GIVE_BACK: Final[i64] = ACTIONS.add("give_back", GOODS)
DISCARD: Final[i64] = ACTIONS.add("discard", scrolls.NAMES)
VICTIM: Final[i64] = ACTIONS.add("victim", low=1, high=number_of_players)  # Spy Hen, Cyclone
ENOUGH: Final[i64] = ACTIONS.add("enough")  # no more of this

# A fight.
TARGET: Final[i64] = ACTIONS.add("target", PIECE_NAMES)
EGG: Final[i64] = ACTIONS.add("egg", HEX_NAMES)  # one of the face-down chickens there
ADD_DIE: Final[i64] = ACTIONS.add("add_die", FACES)
LAY: Final[i64] = ACTIONS.add("lay", scrolls.NAMES)  # a scroll face down
ALARM: Final[i64] = ACTIONS.add("alarm")  # Cluck Alarm
SUPPORT: Final[i64] = ACTIONS.add("support", ("attacker", "defender"))
REVEAL: Final[i64] = ACTIONS.add("reveal", scrolls.NAMES)  # the next of one's own cards
SPOIL: Final[i64] = ACTIONS.add("spoil", scrolls.NAMES)  # what the Rotten Egg takes; whose is asked first
OF_PLAYER: Final[i64] = ACTIONS.add("of_player", low=1, high=number_of_players)
RUN: Final[i64] = ACTIONS.add("run", HEX_NAMES)  # Hit and Run

PASS_ORDER: Final[i64] = ACTIONS.add("pass_order", ORDERS, standing=True)  # a standing pass
PASS_UNLESS: Final[i64] = ACTIONS.add("pass_unless", low=1, high=number_of_players, standing=True)  # who attacks

# Disasters.
CARRY_OUT: Final[i64] = ACTIONS.add("carry_out", scrolls.NAMES)  # which disaster next
BURST: Final[i64] = ACTIONS.add("burst", HEX_NAMES)  # the erupting tile, the tile of the tsunami
