"""Cards, dwarves and items, and the words of the game: actions, decisions, clauses of refusal, events."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from bannerhall.core.events import EventKind
from bannerhall.core.game import Number, Option, Preset
from bannerhall.core.tables import FIRST_CLAUSE, Choice
from bannerhall.core.vocabulary import SPAN, Kind, Vocabulary
from bannerhall.games.xorlosch.board import BOARDS

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

# --- Actions ---------------------------------------------------------------------------------------------------------

DRAW: Final = 0 * SPAN  # + card
FIRST: Final = 1 * SPAN  # + seat
PLACE: Final = 2 * SPAN  # + type * TOP_LEVEL + level - 1
READY: Final = 3 * SPAN
REMOVE: Final = 4 * SPAN  # + dwarf
INTRODUCE: Final = 5 * SPAN  # + type
RAISE: Final = 6 * SPAN  # + dwarf
MOVE: Final = 7 * SPAN  # + space * GROUP + dwarf
TAKE: Final = 8 * SPAN  # + item
WEAR: Final = 9 * SPAN  # + dwarf
DRINK: Final = 10 * SPAN  # + dwarf
SET_TRAP: Final = 11 * SPAN  # + card * GROUP + dwarf
DECLARE: Final = 12 * SPAN  # + colour
PROPOSE: Final = 13 * SPAN  # + colour
END: Final = 14 * SPAN
PASS: Final = 15 * SPAN
CHOOSE: Final = 16 * SPAN  # + seat
ASK: Final = 17 * SPAN  # + card
YIELD: Final = 18 * SPAN  # + card
CONSENT: Final = 19 * SPAN
WAIVE: Final = 20 * SPAN
VETO: Final = 21 * SPAN
STAND: Final = 22 * SPAN
APPEAL: Final = 23 * SPAN
DROP: Final = 24 * SPAN
STOP: Final = 25 * SPAN
AGREE: Final = 26 * SPAN
REFUSE: Final = 27 * SPAN


def vocabulary(seats: int, options: Mapping[str, Choice]) -> Vocabulary:
    """All actions; only steps depend on the board, and choices of a player on the seats."""
    spaces = next(board.names for board in BOARDS if board.slug == options["board"])
    return Vocabulary(
        (
            Kind("draw", names=CARD_NAMES),
            Kind("first", low=1, high=seats),
            Kind("place", names=[f"{name}-{level}" for name in TYPES for level in range(1, TOP_LEVEL + 1)]),
            Kind("ready"),
            Kind("remove", names=DWARVES),
            Kind("introduce", names=TYPES),
            Kind("raise", names=DWARVES),
            Kind("move", names=[f"{dwarf}-{space}" for space in spaces for dwarf in DWARVES]),
            Kind("take", names=ITEMS),
            Kind("boots", names=DWARVES),
            Kind("potion", names=DWARVES),
            Kind("trap", names=[f"{dwarf}-{card}" for card in CARD_NAMES for dwarf in DWARVES]),
            Kind("declare", names=COLOURS),
            Kind("propose", names=COLOURS),
            Kind("end"),
            Kind("pass", passing=True),
            Kind("choose", low=1, high=seats),
            Kind("ask", names=CARD_NAMES),
            Kind("yield", names=CARD_NAMES),
            Kind("consent"),
            Kind("waive"),
            Kind("veto"),
            Kind("stand"),
            Kind("appeal"),
            Kind("drop"),
            Kind("stop"),
            Kind("agree"),
            Kind("refuse"),
        )
    )


# --- Decisions -------------------------------------------------------------------------------------------------------

DECISIONS_BY_NAME: Final = (
    "turn",
    "first",
    "draw",
    "place",
    "main",
    "window",
    "declared",
    "choice",
    "negotiation",
    "answer",
    "appeal",
    "vote",
    "aside",
)
TURN_FRAME: Final = 0
FIRST_FRAME: Final = 1
DRAW_FRAME: Final = 2
PLACE_FRAME: Final = 3
MAIN_FRAME: Final = 4
WINDOW_FRAME: Final = 5
DECLARED_FRAME: Final = 6
CHOICE_FRAME: Final = 7
NEGOTIATION_FRAME: Final = 8
ANSWER_FRAME: Final = 9
APPEAL_FRAME: Final = 10
VOTE_FRAME: Final = 11
ASIDE_FRAME: Final = 12
ON_BOARD: Final = 0  # where drawn cards are laid: argument B of a draw frame
BESIDE: Final = 1
TO_AWARD: Final = 0  # what a choice between equals is for: argument D of a choice frame
TO_ASK: Final = 1

# --- Replies in a negotiation ----------------------------------------------------------------------------------------

NO_REPLY: Final = 0
VETOED: Final = 1
CONSENTED: Final = 2
REPLIES: Final = ("none", "veto", "consent")

# --- Why not ---------------------------------------------------------------------------------------------------------

CLAUSES: Final = (
    "XOR-START-01",
    "XOR-START-06",
    "XOR-START-08",
    "XOR-COMP-10",
    "XOR-COMP-11",
    "XOR-MOVE-01",
    "XOR-MOVE-04",
    "XOR-MOVE-05",
    "XOR-MOVE-06",
    "XOR-RESP-06",
    "XOR-GROUP-03",
    "XOR-GROUP-12",
    "XOR-GROUP-06",
    "XOR-GROUP-07",
    "XOR-GROUP-10",
    "XOR-GROUP-11",
    "XOR-TASK-10",
    "XOR-MAJ-03",
    "XOR-MAJ-05",
    "XOR-MAJ-06",
    "XOR-DIPL-01",
    "XOR-DIPL-03",
    "XOR-DIPL-05",
    "XOR-DIPL-06",
    "XOR-DIPL-12",
    "XOR-DIPL-13",
    "XOR-DIPL-14",
    "XOR-DIPL-17",
    "XOR-DIPL-21",
    "XOR-DIPL-24",
    "XOR-EXP-04",
    "XOR-NEWQ-03",
    "XOR-ITEM-01",
    "XOR-ITEM-04",
    "XOR-ITEM-05",
    "XOR-ITEM-06",
    "XOR-ITEM-12",
    "XOR-BOOT-01",
    "XOR-TRAP-05",
    "XOR-WIND-04",
    "XOR-STALL-01",
)
TOO_MANY_POINTS: Final = FIRST_CLAUSE
NO_DWARF_PLACED: Final = FIRST_CLAUSE + 1
FIRST_TURN: Final = FIRST_CLAUSE + 2
NO_DIE_LEFT: Final = FIRST_CLAUSE + 3
LEVEL_TOO_HIGH: Final = FIRST_CLAUSE + 4
NO_POINTS_LEFT: Final = FIRST_CLAUSE + 5
NOT_ON_BOARD: Final = FIRST_CLAUSE + 6
NO_PASSAGE: Final = FIRST_CLAUSE + 7
OBSTACLE: Final = FIRST_CLAUSE + 8
RESPECT_UNPAID: Final = FIRST_CLAUSE + 9
NOT_AT_START: Final = FIRST_CLAUSE + 10
JUST_BROUGHT_IN: Final = FIRST_CLAUSE + 11
NOTHING_SAVED: Final = FIRST_CLAUSE + 12
OVER_EXPERIENCE: Final = FIRST_CLAUSE + 13
ALREADY_STEPPED: Final = FIRST_CLAUSE + 14
NO_DWARF_LEFT: Final = FIRST_CLAUSE + 15
NOT_AMONG_EQUALS: Final = FIRST_CLAUSE + 16
TASK_UNMANNED: Final = FIRST_CLAUSE + 17
NO_MAJORITY: Final = FIRST_CLAUSE + 18
NOT_BOTH_TASKS: Final = FIRST_CLAUSE + 19
NOT_ALL_MANNED: Final = FIRST_CLAUSE + 20
HAS_MAJORITY: Final = FIRST_CLAUSE + 21
NO_TASK_TO_ASK: Final = FIRST_CLAUSE + 22
OWN_TASK: Final = FIRST_CLAUSE + 23
NO_OTHER_ABLE: Final = FIRST_CLAUSE + 24
NOT_OWN_RIGHT: Final = FIRST_CLAUSE + 25
NO_VETO_TO_LIFT: Final = FIRST_CLAUSE + 26
CONSENT_STANDS: Final = FIRST_CLAUSE + 27
NO_APPEAL: Final = FIRST_CLAUSE + 28
ALREADY_PROPOSED: Final = FIRST_CLAUSE + 29
RAISED_OFF_BOARD: Final = FIRST_CLAUSE + 30
NO_SUCH_QUEST: Final = FIRST_CLAUSE + 31
NOT_IN_BOTH_SPACES: Final = FIRST_CLAUSE + 32
NO_CLEAN_TOKEN: Final = FIRST_CLAUSE + 33
NOT_READY: Final = FIRST_CLAUSE + 34
HOLDS_ONE: Final = FIRST_CLAUSE + 35
ITEM_OFF_BOARD: Final = FIRST_CLAUSE + 36
NOT_OWN_TURN: Final = FIRST_CLAUSE + 37
NO_SUCH_TASK: Final = FIRST_CLAUSE + 38
BEING_JUDGED: Final = FIRST_CLAUSE + 39
NO_STOPPING_YET: Final = FIRST_CLAUSE + 40

# --- Events ----------------------------------------------------------------------------------------------------------

EVENTS: Final = (
    EventKind("began", "seat"),
    EventKind("turned_up", "card", "where"),
    EventKind("placed", "seat", "dwarf", "level"),
    EventKind("turn", "seat", "round"),
    EventKind("removed", "seat", "dwarf"),
    EventKind("introduced", "seat", "dwarf"),
    EventKind("raised", "seat", "dwarf", "level"),
    EventKind("moved", "seat", "dwarf", "space", "points"),
    EventKind("took", "seat", "item"),
    EventKind("wore", "seat", "dwarf"),
    EventKind("drank", "seat", "dwarf"),
    EventKind("trapped", "seat", "dwarf", "card"),
    EventKind("declared", "seat", "colour"),
    EventKind("failed", "seat", "colour"),
    EventKind("proposed", "seat", "colour"),
    EventKind("asked", "seat", "card"),
    EventKind("consented", "seat", "card"),
    EventKind("waived", "seat", "card"),
    EventKind("vetoed", "seat", "card"),
    EventKind("void", "card"),
    EventKind("appealed", "seat", "number"),
    EventKind("dropped", "seat", "colour"),
    EventKind("completed", "seat", "colour", "how"),
    EventKind("won", "seat", "card"),
    EventKind("laid", "colour"),
    EventKind("stop_proposed", "seat"),
    EventKind("agreed", "seat"),
    EventKind("refused", "seat"),
    EventKind("ended", "how"),
)
BEGAN: Final = 0
TURNED_UP: Final = 1
PLACED: Final = 2
TURN_BEGAN: Final = 3
REMOVED: Final = 4
INTRODUCED: Final = 5
RAISED: Final = 6
MOVED: Final = 7
TOOK: Final = 8
WORE: Final = 9
DRANK: Final = 10
TRAPPED: Final = 11
DECLARED: Final = 12
FAILED: Final = 13
PROPOSED: Final = 14
ASKED: Final = 15
CONSENTED_EVENT: Final = 16
WAIVED: Final = 17
VETOED_EVENT: Final = 18
VOID: Final = 19
APPEALED: Final = 20
DROPPED: Final = 21
COMPLETED: Final = 22
WON: Final = 23
LAID: Final = 24
STOP_PROPOSED: Final = 25
AGREED: Final = 26
REFUSED: Final = 27
ENDED: Final = 28
BY_MAJORITY: Final = 0  # how a quest was completed
BY_DIPLOMACY: Final = 1
ALL_DONE: Final = 0  # how the game ended
DRAGONS_DONE: Final = 1
STALLED: Final = 2
AGREED_TO_STOP: Final = 3
