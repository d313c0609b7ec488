"""What War for Chicken Island is made of besides its cards: pieces, dice, resources, and the settings of a table."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from bannerhall.core.game import Condition, Number, Option, Preset
from bannerhall.core.ruleset import Choice
from bannerhall.games.chicken.rules import machines

NONE: Final[i64] = -1
MOST_PLAYERS: Final = 4  # [CHI-COMP-10]; in solo the challenger is player 1, but no seat
CHALLENGER: Final[i64] = 1
CHICKENS: Final = 6  # of each player [CHI-COMP-04]
DICE: Final = 5  # of each player [CHI-COMP-04]
SHIELDS: Final = 8  # [CHI-COMP-04]
MARKERS: Final = 3  # of each player [CHI-COMP-04]
MOST_GOODS: Final = 9  # resources on a banner [CHI-RETR-02]
GOODS_EACH: Final = 3  # of each kind and player at set-up [CHI-SETUP-09]
STOCK: Final = 4  # machines on offer [CHI-SETUP-14]
START_SCROLLS: Final = 3  # [CHI-SETUP-12]
REFILL_BELOW: Final = 24  # scrolls in the deck when a disaster goes back [CHI-TURN-17]
MOST_TURNS: Final = 200  # of each player [CHI-END-02]

# --- Resources -------------------------------------------------------------------------------------------------------

GOODS: Final = ("wood", "stone", "steel")
KINDS_OF_GOODS: Final = 3

# --- Dice: one of each face [CHI-DICE-03] ----------------------------------------------------------------------------

FACES: Final = ("retrieve", "claw", "star", "plus1", "plus2", "plus3")
KINDS_OF_FACES: Final = 6
RETRIEVE: Final[i64] = 0
CLAW: Final[i64] = 1
STAR: Final[i64] = 2
PLUS1: Final[i64] = 3
PLUS2: Final[i64] = 4
PLUS3: Final[i64] = 5

# --- Pieces: chickens by player, leaders by player, machines by miniature. One mask holds all 60. --------------------

PIECES: Final = 60
LEADER: Final[i64] = 24  # the leader of player p is LEADER + p
MACHINE: Final[i64] = 28  # the machine of slot m is MACHINE + m
CHICKENS_MASK: Final[i64] = 2**24 - 1
LEADERS_MASK: Final[i64] = 15 * 2**24
MACHINES_MASK: Final[i64] = (2**32 - 1) * 2**28
SOLDIERS_MASK: Final[i64] = (2**9 - 1) * 2**28
CARS_MASK: Final[i64] = (2**6 - 1) * 2**43
TOWERS_MASK: Final[i64] = (2**6 - 1) * 2**54
BANDING_MASK: Final[i64] = CHICKENS_MASK + LEADERS_MASK + SOLDIERS_MASK  # [CHI-BAND-02] [CHI-BAND-07]
CHICKEN_STRENGTH: Final = vec[i64]([1, 1, 2, 2, 3, 3])
CHICKEN_ARMOUR: Final = vec[i64]([4, 4, 3, 3, 2, 2])
PLAYERS_OF: Final = ("red", "blue", "yellow", "green")


def _piece_names() -> tuple[str, ...]:
    kinds = ("soldier", "golem", "car", "cannon", "tower")
    names = [f"{colour}_{n}" for colour in PLAYERS_OF for n in range(1, CHICKENS + 1)]
    names += [f"leader_{colour}" for colour in PLAYERS_OF]
    for kind, called in enumerate(kinds):
        first, end = machines.FIRST_SLOT[kind], machines.FIRST_SLOT[kind + 1]
        names += [f"{called}_{n}" for n in range(1, int(end - first) + 1)]
    return tuple(names)


PIECE_NAMES: Final = _piece_names()

# --- Standing passes in the card rounds [CHI-FIGHT-36] ----------------------------------------------------------------

STANDING_NAMES: Final = ("ask", "others", "unless_1", "unless_2", "unless_3", "unless_4")  # as they are kept
ASK_ME: Final[i64] = 0
FIGHTS_OF_OTHERS: Final[i64] = 1
UNLESS: Final[i64] = 2  # fights of others, unless the player of this number attacks
MOST_STANDING: Final = 5
ORDERS: Final = ("ask", "others", "this_fight")  # as they are given; the exceptions are an answer of their own
THIS_FIGHT: Final[i64] = 2
BYSTANDER_SECONDS: Final[i64] = 8  # [CHI-FIGHT-37]
SIDE_SECONDS: Final[i64] = 20

# --- Options ---------------------------------------------------------------------------------------------------------

STANDARD: Final[i64] = 0
TEAM: Final[i64] = 1
COCKFIGHT: Final[i64] = 2
FLAG: Final[i64] = 3
SOLO: Final[i64] = 4
MODES: Final = ("standard", "team", "cockfight", "flag", "solo")
ISLANDS: Final = ("preset", "calm", "build", "random")
OPTIONS: Final = (  # kept with the record of the match [CHI-VAR-03]
    Option("mode", MODES, "CHI-VAR-01", by_seats=("solo", "standard", "standard", "standard")),
    Option("island", ISLANDS, "CHI-BOARD-19"),
    Option("choose_base", (False, True), "CHI-BOARD-19"),  # step e is played on a preset island, too
    Option("quick_game", (False, True), "CHI-QUICK-01"),
    Option("base_bonus", (False, True), "CHI-BASE2-01"),
    Option("hardcore", (False, True), "CHI-HARD-01"),
    Option("first_player", ("chance", "seat1", "seat2", "seat3", "seat4"), "CHI-SETUP-16"),
    Option("pilots_from", ("anywhere", "base_or_territory"), "CHI-BUILD-17"),
    Option("fight_pace", (False, True), "CHI-FIGHT-37"),
    Option("supporter_side", ("one_side", "per_card"), "CHI-FIGHT-12"),
    Option("tile_shapes", ("six_tetrahexes", "all_bee"), "CHI-BOARD-07"),
    Option("spare_leader", ("first_edition", "second_edition_none"), "CHI-SETUP-08"),
    Option("solo_draws", (2, 1, 0), "CHI-SOLOTURN-09"),
)


def solo_is_for_one(seats: int, options: Mapping[str, Choice]) -> bool:
    """One player uses the solo mode, and only one [CHI-COMP-10]."""
    return (options["mode"] == "solo") == (seats == 1)


def teams_are_two_pairs(seats: int, options: Mapping[str, Choice]) -> bool:
    """Two teams of two [CHI-TEAM-01]."""
    return options["mode"] != "team" or seats == MOST_PLAYERS


def leaders_for_shields(seats: int, options: Mapping[str, Choice]) -> bool:
    """Without leaders there is nobody to shield [CHI-VAR-01]."""
    return not (options["hardcore"] and options["mode"] == "flag")


def machines_for_quick_building(seats: int, options: Mapping[str, Choice]) -> bool:
    """The quick game needs machines and an opponent who builds by the same rules [CHI-VAR-01]."""
    return not (options["quick_game"] and options["mode"] in ("cockfight", "solo"))


def calm_is_for_two(seats: int, options: Mapping[str, Choice]) -> bool:
    """The calm island has two bases [CHI-BOARD-19]."""
    return options["island"] != "calm" or seats <= 2


def first_player_is_there(seats: int, options: Mapping[str, Choice]) -> bool:
    """Only a seat of the table can begin [CHI-SETUP-16]."""
    named = str(options["first_player"])
    return named == "chance" or int(named[-1]) <= seats


def challenger_begins(seats: int, options: Mapping[str, Choice]) -> bool:
    """In solo the challenger begins [CHI-SOLOSETUP-01]."""
    return options["mode"] != "solo" or options["first_player"] == "chance"


CONDITIONS: Final = (
    Condition("CHI-COMP-10", ("mode",), solo_is_for_one),
    Condition("CHI-TEAM-01", ("mode",), teams_are_two_pairs),
    Condition("CHI-VAR-01", ("mode", "hardcore"), leaders_for_shields),
    Condition("CHI-VAR-01", ("mode", "quick_game"), machines_for_quick_building),
    Condition("CHI-BOARD-19", ("island",), calm_is_for_two),  # there is one calm island, with two bases
    Condition("CHI-SETUP-16", ("first_player",), first_player_is_there),
    Condition("CHI-SOLOSETUP-01", ("mode", "first_player"), challenger_begins),
)
NUMBERS: Final[tuple[Number, ...]] = ()
PRESETS: Final = (
    Preset("standard"),
    Preset("quick", {"quick_game": True}),
    Preset("build", {"island": "build"}),
    Preset("duel", {"base_bonus": True, "hardcore": True, "island": "calm"}),
    Preset("team", {"mode": "team"}),
    Preset("flag", {"mode": "flag"}),
    Preset("cockfight", {"mode": "cockfight"}),
    Preset("solo", {"mode": "solo"}),
    Preset("gentle", {"mode": "solo", "solo_draws": 0, "hardcore": True}),
)
TERMS: Final = (
    "leader",
    "unit",
    "pilot",
    "band",
    "banner",
    "base",
    "territory",
    "lava",
    "marker",
    "shield",
    "epic",
    "used",
    "magic",
    "strategy",
    "disaster",
    "storage",
)
AIDS: Final = 6
