"""What is asked, of whom, upon what and about what.

At the bottom lies `setup`, then `turn`. An action lies upon the turn; a fight, a throw, a draw and a disaster may lie
upon whatever caused them, which has been turned into its next step by then.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from bannerhall.core.frames import CHANCE, PROCEEDS, SEVERAL
from bannerhall.core.shapes import SEAT, Questions
from bannerhall.games.chicken.rules import machines, scrolls
from bannerhall.games.chicken.rules.components import PIECES

if TYPE_CHECKING:
    from bannerhall.core.state import State

QUESTIONS: Final = Questions(__name__)

# What set-up does next.
SETUP_STEPS: Final = (
    "first", "island", "bases", "leaders", "goods", "scrolls", "stock", "dice", "extras", "begin",
)  # fmt: skip
S_FIRST: Final = 0
S_ISLAND: Final = 1
S_BASES: Final = 2
S_LEADERS: Final = 3
S_GOODS: Final = 4
S_SCROLLS: Final = 5
S_STOCK: Final = 6
S_DICE: Final = 7
S_EXTRAS: Final = 8
S_BEGIN: Final = 9
# What the turn does next.
STEPS: Final = ("begin", "roll", "quick", "actions", "draw", "discard", "end")
BEGIN: Final = 0
ROLL: Final = 1
QUICK: Final = 2
ACTIONS: Final = 3
DRAW_STEP: Final = 4
DISCARD_STEP: Final = 5
NEXT: Final = 6
# How far a fight has come: each stage is what it does when it proceeds next.
STAGES: Final = (
    "declared", "window1", "dice", "cards", "reveal", "rotten", "window2", "compare", "marker", "consequence",
    "golem", "rob", "plunder", "run", "clear", "draws", "over",
)  # fmt: skip
F_DECLARED: Final = 0
F_WINDOW1: Final = 1
F_DICE: Final = 2
F_CARDS: Final = 3
F_REVEAL: Final = 4
F_ROTTEN: Final = 5
F_WINDOW2: Final = 6
F_COMPARE: Final = 7
F_MARKER: Final = 8
F_CONSEQUENCE: Final = 9
F_GOLEM: Final = 10
F_ROB: Final = 11
F_PLUNDER: Final = 12
F_RUN: Final = 13
F_CLEAR: Final = 14
F_DRAWS: Final = 15
F_OVER: Final = 16
# Why a retrieve, a build or a move is made: what it costs is paid before.
COSTS: Final = ("free", "die", "car", "charge", "signal", "crane", "quick", "scavengers")
BY_FREE: Final = 0
BY_DIE: Final = 1
BY_CAR: Final = 2
BY_CHARGE: Final = 3
BY_SIGNAL: Final = 4
BY_CRANE: Final = 5
BY_QUICK: Final = 6
BY_SCAVENGERS: Final = 7
# Why one of several face-down chickens is picked at random.
EGG_REASONS: Final = ("attacked", "lured", "moved", "struck")
ATTACKED: Final = 0
LURED: Final = 1
MOVED: Final = 2
STRUCK: Final = 3


def last_player(s: State) -> int:
    return 1 if s.seats == 1 else int(s.seats) - 1


SETUP: Final[i64] = QUESTIONS.add("setup", PROCEEDS, upon="bottom")
SETUP_NEXT: Final[i64] = QUESTIONS.argument("next", names=SETUP_STEPS)
SETUP_COUNT: Final[i64] = QUESTIONS.argument("count", 0, 99)  # how many have placed, been dealt to, …
FIRST: Final[i64] = QUESTIONS.add("first", CHANCE, upon="setup")
TILE: Final[i64] = QUESTIONS.add("tile", SEAT, CHANCE, upon="setup")
PLACE: Final[i64] = QUESTIONS.add("place", SEAT, CHANCE, upon="setup")  # of the tile that was named
ROTATE: Final[i64] = QUESTIONS.add("rotate", SEAT, CHANCE, upon="setup")
BASE_PLACE: Final[i64] = QUESTIONS.add("base_place", SEAT, CHANCE, upon="setup")
LINK: Final[i64] = QUESTIONS.add("link", SEAT, CHANCE, upon="setup")
SINGLE_PLACE: Final[i64] = QUESTIONS.add("single_place", SEAT, CHANCE, upon="setup")
SIDE: Final[i64] = QUESTIONS.add("side", SEAT, CHANCE, upon="setup")
CHOOSE_BASE: Final[i64] = QUESTIONS.add("choose_base", SEAT, upon="setup")
DEAL_LEADER: Final[i64] = QUESTIONS.add("deal_leader", CHANCE, upon="setup")
CHOOSE_LEADER: Final[i64] = QUESTIONS.add("choose_leader", SEVERAL, PROCEEDS, upon="setup")
RIVAL: Final[i64] = QUESTIONS.add("rival", SEAT, upon="setup")
OWN_LEADER: Final[i64] = QUESTIONS.add("own_leader", SEAT, upon="setup")
DEAL_GOOD: Final[i64] = QUESTIONS.add("deal_good", CHANCE, upon="setup")
DEAL_SCROLL: Final[i64] = QUESTIONS.add("deal_scroll", CHANCE, upon="setup")
CARRIER: Final[i64] = QUESTIONS.add("carrier", SEAT, upon="setup")
COMPASS: Final[i64] = QUESTIONS.add("compass", SEAT, upon="setup")
STOCK: Final[i64] = QUESTIONS.add("stock", CHANCE, upon="setup turn challenger")  # turns up one machine; see stock.py

TURN: Final[i64] = QUESTIONS.add("turn", PROCEEDS, upon="bottom")
TURN_NEXT: Final[i64] = QUESTIONS.argument("next", names=STEPS)
PUT_LEADER: Final[i64] = QUESTIONS.add("put_leader", SEAT, upon="turn fight disaster challenger strike")
PUT_LEADER_OF: Final[i64] = QUESTIONS.argument("player", 0, last_player)
REROLL: Final[i64] = QUESTIONS.add("reroll", SEAT, upon="turn")
WISH: Final[i64] = QUESTIONS.add("wish", SEAT, upon="turn")  # Lucky Wishbone
DIE: Final[i64] = QUESTIONS.add("die", CHANCE, upon="setup turn challenger")  # one die of the cup
DIE_OF: Final[i64] = QUESTIONS.argument("player", 0, last_player)
QUICK_BUILD: Final[i64] = QUESTIONS.add("quick_build", SEAT, upon="turn")
ACTION: Final[i64] = QUESTIONS.add("action", SEAT, upon="turn")
BUILD_HEX: Final[i64] = QUESTIONS.add("build_hex", SEAT, upon="turn")
BUILD_HEX_BY: Final[i64] = QUESTIONS.argument("by", names=COSTS)
BUILD_PILOT: Final[i64] = QUESTIONS.add("build_pilot", SEAT, upon="turn")
BUILD_PILOT_BY: Final[i64] = QUESTIONS.argument("by", names=COSTS)
BUILD_PRICE: Final[i64] = QUESTIONS.add("build_price", SEAT, upon="turn")  # what War Economy saves, what Eggbert swaps
BUILD_PRICE_BY: Final[i64] = QUESTIONS.argument("by", names=COSTS)
BUILD_PRICE_SAVED: Final[i64] = QUESTIONS.argument("saved", 0, 1)  # 1 once War Economy has saved what it can
BUILD_PRICE_OPEN: Final[i64] = QUESTIONS.argument("open", 0, 3)  # the resource to be replaced + 1
WALK: Final[i64] = QUESTIONS.add("walk", SEAT, upon="turn")
WALK_BY: Final[i64] = QUESTIONS.argument("by", names=COSTS)
TAKER: Final[i64] = QUESTIONS.add("taker", SEAT, upon="walk")  # who of a band picks up a flag
TAKER_OF: Final[i64] = QUESTIONS.argument("player", 0, last_player)  # whose flag
RETRIEVE: Final[i64] = QUESTIONS.add("retrieve", SEAT, PROCEEDS, upon="turn")
RETRIEVE_LEFT: Final[i64] = QUESTIONS.argument("left", 0, 2)  # retrieves of this action still to make
RETRIEVE_BY: Final[i64] = QUESTIONS.argument("by", names=COSTS)
RETURN_HEX: Final[i64] = QUESTIONS.add(  # a tie
    "return_hex", SEAT, upon="turn fight disaster strike retrieve recover hatch return_hex challenger"
)
RETURN_PIECE: Final[i64] = QUESTIONS.argument("piece", 0, 23)
GIVE_BACK: Final[i64] = QUESTIONS.add("give_back", SEAT, upon="turn retrieve fight")
RECOVER: Final[i64] = QUESTIONS.add("recover", SEAT, PROCEEDS, upon="turn")  # resources of the 3-star effect
HATCH: Final[i64] = QUESTIONS.add("hatch", SEAT, PROCEEDS, upon="turn")
HATCH_LEFT: Final[i64] = QUESTIONS.argument("left", 0, 2)
LURE: Final[i64] = QUESTIONS.add("lure", SEAT, upon="turn")  # where the lured piece goes
LURE_PIECE: Final[i64] = QUESTIONS.argument("piece", 0, PIECES)  # + 1; 0 one of the face-down chickens on the hex
LURE_HEX: Final[i64] = QUESTIONS.argument("hex", 0, 39)  # where it stands
SPY: Final[i64] = QUESTIONS.add("spy", SEAT, upon="turn")  # whose hand
SPY_CARD: Final[i64] = QUESTIONS.add("spy_card", SEAT, upon="turn")
SPY_CARD_OF: Final[i64] = QUESTIONS.argument("player", 0, last_player)
DISCARD: Final[i64] = QUESTIONS.add(
    "discard", SEAT, PROCEEDS, upon="turn"
)  # after a sift, or one of Lady Pluckington's two
DISCARD_FROM: Final[i64] = QUESTIONS.argument("from", names=("hand", "drawn"))
DRAW: Final[i64] = QUESTIONS.add("draw", CHANCE, PROCEEDS, upon="turn fight challenger recover discard retrieve")
DRAW_FOR: Final[i64] = QUESTIONS.argument("player", 0, last_player)
DRAW_LEFT: Final[i64] = QUESTIONS.argument("left", 0, 99)
DRAW_PLAIN: Final[i64] = QUESTIONS.argument("plain", 0, 99)  # cards drawn so far that are no disasters
DRAW_APART: Final[i64] = QUESTIONS.argument("apart", 0, 1)  # 1: Lady Pluckington lays them apart and discards one

FIGHT: Final[i64] = QUESTIONS.add("fight", PROCEEDS, upon="turn challenger")
FIGHT_STAGE: Final[i64] = QUESTIONS.argument("stage", names=STAGES)
FIGHT_RETURNING: Final[i64] = QUESTIONS.argument("returning", 0, 2**24 - 1)  # chickens that are saved
FIGHT_GOLEM: Final[i64] = QUESTIONS.argument("golem", 0, machines.MODELS)  # model + 1 of a machine just destroyed
TARGET: Final[i64] = QUESTIONS.add("target", SEAT, upon="turn")
TARGET_BY: Final[i64] = QUESTIONS.argument("by", names=COSTS)
WHICH_EGG: Final[i64] = QUESTIONS.add("which_egg", CHANCE, upon="turn fight disaster lure anyone strike")
WHICH_EGG_HEX: Final[i64] = QUESTIONS.argument("hex", 0, 39)
WHICH_EGG_OF: Final[i64] = QUESTIONS.argument("player", 0, last_player)
WHICH_EGG_WHY: Final[i64] = QUESTIONS.argument("why", names=EGG_REASONS)
WHICH_EGG_TO: Final[i64] = QUESTIONS.argument("to", 0, 40)  # where it is moved to + 1
WINDOW: Final[i64] = QUESTIONS.add("window", SEAT, upon="fight", window=True)
COMBAT_DICE: Final[i64] = QUESTIONS.add("combat_dice", SEAT, upon="fight")
CARDS: Final[i64] = QUESTIONS.add("cards", SEAT, upon="fight")
CARDS_LAID: Final[i64] = QUESTIONS.argument("laid", 0, 1)  # 1 once the seat has laid a card since it was asked
SUPPORT: Final[i64] = QUESTIONS.add("support", SEAT, upon="reveal")
SUPPORT_CARD: Final[i64] = QUESTIONS.argument("card", -1, scrolls.KINDS - 1)  # with sides per card; else -1
REVEAL: Final[i64] = QUESTIONS.add("reveal", SEAT, PROCEEDS, upon="fight")
REVEAL_OF: Final[i64] = QUESTIONS.argument("player", 0, last_player)
CHANGE: Final[i64] = QUESTIONS.add("change", SEAT, upon="reveal")  # Change Now!
CHANGE_BY: Final[i64] = QUESTIONS.argument("player", 0, last_player)
FLEE: Final[i64] = QUESTIONS.add("flee", SEAT, upon="reveal")  # Chicken Out
SPOIL: Final[i64] = QUESTIONS.add("spoil", SEAT, upon="fight")  # Rotten Egg: whose card
SPOIL_CARD: Final[i64] = QUESTIONS.add("spoil_card", SEAT, upon="fight")
SPOIL_OF: Final[i64] = QUESTIONS.argument("player", 0, last_player)
GOLEM: Final[i64] = QUESTIONS.add("golem", SEAT, upon="fight disaster strike")  # the Rock Golem strikes back
GOLEM_HEX: Final[i64] = QUESTIONS.argument("hex", 0, 39)
SALVAGE: Final[i64] = QUESTIONS.add("salvage", SEAT, upon="fight disaster strike")  # the Wood Golem's planks
SALVAGE_LEFT: Final[i64] = QUESTIONS.argument("left", 1, 3)
ROB: Final[i64] = QUESTIONS.add("rob", SEAT, upon="fight")  # Ill Pollazzo, Plunder
ROB_LEFT: Final[i64] = QUESTIONS.argument("left", 1, 2)
RUN: Final[i64] = QUESTIONS.add("run", SEAT, upon="fight")  # Hit and Run

DISASTERS: Final[i64] = QUESTIONS.add(
    "disasters", SEAT, PROCEEDS, upon="turn fight challenger draw discard recover retrieve"
)
DISASTERS_OF: Final[i64] = QUESTIONS.argument("player", 0, last_player)
DISASTER: Final[i64] = QUESTIONS.add("disaster", PROCEEDS, upon="disasters")
DISASTER_OF: Final[i64] = QUESTIONS.argument("player", 0, last_player)
DISASTER_CARD: Final[i64] = QUESTIONS.argument("scroll", names=scrolls.NAMES)
DISASTER_STAGE: Final[i64] = QUESTIONS.argument("stage", 0, 9)
DISASTER_HEX: Final[i64] = QUESTIONS.argument("hex", 0, 40)  # the tile that was chosen + 1
BURST: Final[i64] = QUESTIONS.add("burst", SEAT, upon="disaster")
WAVE: Final[i64] = QUESTIONS.add("wave", SEAT, upon="disaster")  # tsunami: the piece next to the tile that was chosen
WAVE_HEX: Final[i64] = QUESTIONS.argument("hex", 0, 39)
ROBBED: Final[i64] = QUESTIONS.add("robbed", SEAT, upon="disaster")  # Cyclone: whose resources
BLOWN: Final[i64] = QUESTIONS.add("blown", SEAT, upon="disaster")
BLOWN_OF: Final[i64] = QUESTIONS.argument("player", 0, last_player)
BLOWN_LEFT: Final[i64] = QUESTIONS.argument("left", 1, 2)
ANYONE: Final[i64] = QUESTIONS.add("anyone", SEAT, upon="disaster")  # any chicken may be moved
ANYONE_HEX: Final[i64] = QUESTIONS.add("anyone_hex", SEAT, upon="disaster")
ANYONE_PIECE: Final[i64] = QUESTIONS.argument("piece", 0, 24)  # + 1; 0 one of the face-down chickens on the hex
ANYONE_FROM: Final[i64] = QUESTIONS.argument("hex", 0, 39)  # where it stands
PUSH: Final[i64] = QUESTIONS.add("push", SEAT, upon="disaster")  # off lava
PUSH_PIECE: Final[i64] = QUESTIONS.argument("piece", 0, PIECES - 1)
LOST_FLAG: Final[i64] = QUESTIONS.add("lost_flag", SEAT, upon="disaster strike fight")  # where it is laid
LOST_FLAG_OF: Final[i64] = QUESTIONS.argument("player", 0, last_player)
LOST_FLAG_HEX: Final[i64] = QUESTIONS.argument("hex", 0, 39)
STRIKE: Final[i64] = QUESTIONS.add(
    "strike", PROCEEDS, upon="disaster fight turn challenger"
)  # pieces of a mask fall one by one
STRIKE_LEFT: Final[i64] = QUESTIONS.argument("left", 0, 2**60 - 1)
STRIKE_BY: Final[i64] = QUESTIONS.argument("player", 0, 4)  # who struck + 1, 0 nobody

CHALLENGER: Final[i64] = QUESTIONS.add("challenger", PROCEEDS, upon="turn")  # the challenger's turn, step by step
CHALLENGER_STEP: Final[i64] = QUESTIONS.argument("step", 0, 20)
CHALLENGER_LEFT: Final[i64] = QUESTIONS.argument("left", 0, 9)
CHALLENGER_AT: Final[i64] = QUESTIONS.argument("at", 0, PIECES)
SOME_PIECE: Final[i64] = QUESTIONS.add(
    "some_piece", CHANCE, upon="challenger"
)  # one of the challenger's chickens at random
SOLO_CARD: Final[i64] = QUESTIONS.add(
    "solo_card", CHANCE, upon="reveal solo_card"
)  # from the deck, or from the challenger's pile
SOLO_CARD_FROM: Final[i64] = QUESTIONS.argument("from", names=("deck", "pile"))
SOLO_CARD_LEFT: Final[i64] = QUESTIONS.argument("left", 0, 9)
ASIDE: Final[i64] = QUESTIONS.add("aside", aside=True)  # standing passes
