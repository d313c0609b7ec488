"""Cards, dwarves and items, options and numbers, and what is said in a negotiation."""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from bannerhall.core.game import Number, Option, Preset
from bannerhall.games.xorlosch.rules.board import BOARDS

# --- Dwarves ---------------------------------------------------------------------------------------------------------

WARRIOR: Final = 0
MECHANICUS: Final = 1
TYPES: Final = ("warrior", "mechanicus")
SYMBOLS: Final = ("axe", "pincers")  # on the dice and on the cards [XOR-COMP-09]
GROUP: Final = 6  # dice of a player: dwarf i of a seat is die seat * GROUP + i [XOR-COMP-06]
OF_A_TYPE: Final = 3  # dice 0 to 2 are warriors, 3 to 5 mechanici [XOR-COMP-10]
MOST_SEATS: Final = 6
DICE: Final = MOST_SEATS * GROUP
DWARVES: Final = ("w1", "w2", "w3", "m1", "m2", "m3")
TOP_LEVEL: Final = 6  # a level is shown on a six-sided die [XOR-COMP-11]

# Masks of dice: those of a seat, and those of a type.
OWN: Final = vec[i64]([63 * 64**seat for seat in range(MOST_SEATS)])
OF_TYPE: Final = vec[i64]([sum(shape * 64**seat for seat in range(MOST_SEATS)) for shape in (7, 56)])

# --- Cards -----------------------------------------------------------------------------------------------------------

GREEN: Final = 0
BLUE: Final = 1
RED: Final = 2
COLOURS: Final = ("green", "blue", "red")
OF_A_COLOUR: Final = 12  # cards [XOR-COMP-12]
SIZE: Final = vec[i64]([2, 3, 4])  # tasks of a quest, by colour [XOR-TASK-01]
FIRST_TASK: Final = vec[i64]([0, 2, 5])  # where the tasks of a colour begin among the nine on the board
TASKS: Final = 9
MOST_TASKS: Final = 4


@final
class Card:
    """A task card: its space number, the type of dwarf it asks for, and a theme without effect on play."""

    def __init__(self, name: str, number: int, symbol: int, theme: str) -> None:
        self.name: Final = name
        self.number: Final = number
        self.symbol: Final = symbol
        self.theme: Final = theme


# [XOR-COMP-03] [XOR-COMP-12] [XOR-COMP-13] [XOR-COMP-14] [XOR-COMP-15]
CARDS: Final = (
    Card("G01", 1, WARRIOR, "gauntlet"),
    Card("G02", 2, MECHANICUS, "helmet"),
    Card("G03", 3, MECHANICUS, "crossbow"),
    Card("G04", 4, WARRIOR, "lance"),
    Card("G05", 5, MECHANICUS, "kobold"),
    Card("G06", 6, WARRIOR, "amulet"),
    Card("G07", 7, MECHANICUS, "gauntlet"),
    Card("G08", 8, WARRIOR, "kobold"),
    Card("G09", 9, MECHANICUS, "lance"),
    Card("G10", 10, WARRIOR, "crossbow"),
    Card("G11", 11, WARRIOR, "helmet"),
    Card("G12", 12, MECHANICUS, "amulet"),
    Card("B07", 7, WARRIOR, "scale"),
    Card("B08", 8, WARRIOR, "egg"),
    Card("B09", 9, MECHANICUS, "herbs"),
    Card("B10", 10, MECHANICUS, "tooth"),
    Card("B11", 11, WARRIOR, "carbuncle"),
    Card("B12", 12, MECHANICUS, "kobold"),
    Card("B13", 13, MECHANICUS, "scale"),
    Card("B14", 14, WARRIOR, "tooth"),
    Card("B15", 15, MECHANICUS, "egg"),
    Card("B16", 16, WARRIOR, "kobold"),
    Card("B17", 17, WARRIOR, "herbs"),
    Card("B18", 18, MECHANICUS, "carbuncle"),
    Card("R13", 13, WARRIOR, "tatzelwurm"),
    Card("R14", 14, WARRIOR, "west_wind_dragon"),
    Card("R15", 15, MECHANICUS, "cave_dragon"),
    Card("R16", 16, MECHANICUS, "tatzelwurm"),
    Card("R17", 17, MECHANICUS, "west_wind_dragon"),
    Card("R18", 18, WARRIOR, "cave_dragon"),
    Card("R19", 19, MECHANICUS, "west_wind_dragon"),
    Card("R20", 20, WARRIOR, "cave_dragon"),
    Card("R21", 21, WARRIOR, "west_wind_dragon"),
    Card("R22", 22, MECHANICUS, "tatzelwurm"),
    Card("R23", 23, WARRIOR, "tatzelwurm"),
    Card("R24", 24, MECHANICUS, "cave_dragon"),
)
CARD_NAMES: Final = tuple(card.name for card in CARDS)
NO_CARD: Final = 36
NUMBER: Final = vec[i64]([card.number for card in CARDS])  # also the space the card lies on
SYMBOL: Final = vec[i64]([card.symbol for card in CARDS])

# --- Magic items -----------------------------------------------------------------------------------------------------

BOOTS: Final = 0
POTION: Final = 1
TRAP: Final = 2
ITEMS: Final = ("boots", "potion", "trap")  # [XOR-COMP-04]
KINDS_OF_ITEMS: Final = 3
TOKENS: Final = 3  # of each kind in the box [XOR-COMP-05]
# Boots, potions and traps in play, by seats [XOR-SETUP-09] [XOR-SETUP-10] [XOR-SETUP-11].
IN_PLAY: Final = ((), (), (1, 1, 1), (2, 2, 2), (2, 2, 2), (3, 3, 2), (3, 3, 2))
NOT_HELD: Final = 0
CROSSED: Final = 1
READY_TO_USE: Final = 2
HOLDINGS: Final = ("none", "crossed", "ready")

# --- Options and numbers ---------------------------------------------------------------------------------------------

GUARDS: Final = ("automatic", "vote", "off")
OPTIONS: Final = (
    Option("board", tuple(board.slug for board in BOARDS), "XOR-SETUP-01"),  # [XOR-SETUP-01]
    Option("short_game", (False, True), "XOR-SHORT-01"),
    Option("all_items_5_6", (False, True), "XOR-SETUP-12"),
    Option("first_player", ("seat1", "chance"), "XOR-SETUP-16"),
    Option("stall_guard", GUARDS, "XOR-STALL-01"),
)
AUTOMATIC: Final = 0
BY_VOTE: Final = 1

NUMBERS: Final = (
    Number("movement", 8, 7, 20, "XOR-MOVE-01"),
    Number("experience", 5, 1, 12, "XOR-START-01"),
    Number("boots_points", 2, 0, 6, "XOR-BOOT-03"),
    Number("appeals", 2, 0, 5, "XOR-DIPL-21"),
    Number("stall_vote", 10, 1, 1000, "XOR-STALL-01"),
    Number("stall_stop", 20, 1, 1000, "XOR-STALL-02"),
)
PRESETS: Final = (
    Preset("short", {"board": "ruins", "short_game": True}),  # [XOR-SHORT-01]
    Preset("full", {"board": "ruins", "short_game": False}),
    Preset("deep", {"board": "dungeon", "short_game": False}),
    Preset("crowd", {"short_game": False, "all_items_5_6": True}),  # [XOR-SETUP-12]
)
TERMS: Final = (
    "dwarf",
    "warrior",
    "mechanicus",
    "level",
    "experience",
    "quest",
    "task",
    "majority",
    "diplomacy",
    "consent",
    "waive",
    "veto",
    "appeal",
    "movement",
    "respect",
    "obstacle",
    "boots",
    "potion",
    "trap",
)
AIDS: Final = 8
MOVEMENT: Final = 0
EXPERIENCE: Final = 1
BOOTS_POINTS: Final = 2
APPEALS: Final = 3
STALL_VOTE: Final = 4
STALL_STOP: Final = 5

# --- Replies in a negotiation ----------------------------------------------------------------------------------------

NO_REPLY: Final = 0
VETOED: Final = 1
CONSENTED: Final = 2
REPLIES: Final = ("none", "veto", "consent")
