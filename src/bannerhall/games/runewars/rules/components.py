"""What Runewars is made of besides its cards and units: limits, orders, tokens, and the settings of a table."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from mypy_extensions import i64

from bannerhall.core.game import Condition, Option, Preset
from bannerhall.core.ruleset import Choice

MOST_PLAYERS: Final = 4  # [RUN-GOAL-01]
ALL_PLAYERS: Final = 15
NO_SEAT: Final[i64] = -1
MOST_INFLUENCE: Final = 9999  # a number of ours: influence is not limited
MOST_BID: Final = 400  # [RUN-BID-07]
AREA_LIMIT: Final = 8  # units of a player in an area [RUN-MOV-11]
HAND_LIMIT: Final = 10  # Tactics cards [RUN-TAC-04]
QUEST_LIMIT: Final = 3  # [RUN-QST-08]
HERO_LIMIT: Final = 3  # [RUN-HER-03]
STRONGHOLDS: Final = 4  # of each faction [RUN-COMP-07]
MARKERS: Final = 6  # wasteland or ice tokens [RUN-CRY-07]
PEASANTS: Final = 3  # [RUN-PEA-01]
ZOMBIES: Final = 8  # [RUN-ZOM-01]
DRAGON_RUNES: Final = 21  # five more with Banners of War [RUN-COMP-11] [RUN-COMP-04]
FALSE_RUNES: Final = 17  # five more with Banners of War
MORE_RUNES: Final = 5
RUNES_TO_WIN: Final = 6  # [RUN-GOAL-05]
LAST_YEAR: Final = 8  # of the longest variant [RUN-EPIC-01]

# --- Order cards ----------------------------------------------------------------------------------------------------

ORDERS: Final = (
    "garrison", "strategize", "mobilize", "conquer", "harvest", "recruit", "rally_support", "acquire_power", "fortify",
)  # fmt: skip
GARRISON: Final[i64] = 0
STRATEGIZE: Final[i64] = 1
MOBILIZE: Final[i64] = 2
CONQUER: Final[i64] = 3
HARVEST: Final[i64] = 4
RECRUIT: Final[i64] = 5
RALLY_SUPPORT: Final[i64] = 6
ACQUIRE_POWER: Final[i64] = 7
FORTIFY: Final[i64] = 8
ALL_ORDERS: Final = 511

# --- Strongholds, what stands in them -------------------------------------------------------------------------------

STRONGHOLD_STATES: Final = ("none", "damaged_stronghold", "stronghold", "damaged_capital", "capital")
NO_STRONGHOLD: Final[i64] = 0
DAMAGED_STRONGHOLD: Final[i64] = 1
STRONGHOLD: Final[i64] = 2
DAMAGED_CAPITAL: Final[i64] = 3
CAPITAL: Final[i64] = 4
DEVELOPMENTS: Final = ("resources", "diplomat", "training_ground", "defensive")
RESOURCES: Final[i64] = 0
DIPLOMAT: Final[i64] = 1
TRAINING_GROUND: Final[i64] = 2
DEFENSIVE: Final[i64] = 3
DEVELOPMENT_BASE: Final[i64] = 5  # two tokens of an area in one number: first + 5 * second, kinds counted from 1

# --- Rune tokens ----------------------------------------------------------------------------------------------------

RUNES: Final = ("none", "false", "dragon")
NO_RUNE: Final[i64] = 0
FALSE_RUNE: Final[i64] = 1
DRAGON_RUNE: Final[i64] = 2

# --- Titles ---------------------------------------------------------------------------------------------------------

TITLES: Final = ("primarch", "captain", "lord_commander", "guildmaster")
PRIMARCH: Final[i64] = 0
CAPTAIN: Final[i64] = 1
LORD_COMMANDER: Final[i64] = 2
GUILDMASTER: Final[i64] = 3

# --- What lasts until the end of the season -------------------------------------------------------------------------

OPEN_ROADS: Final[i64] = 1  # bits of the field `weather`
MASONS_STRIKE: Final[i64] = 2
DEEP_SNOW: Final[i64] = 4
TRUCE: Final[i64] = 8
SHELTER: Final[i64] = 16
ASHEN_SKY: Final[i64] = 32
LONG_WINTER: Final[i64] = 64
FROZEN: Final[i64] = 128  # water borders are ignored: winter's secondary ability [RUN-SEA-13]
ALL_WEATHER: Final = 255

# --- Options --------------------------------------------------------------------------------------------------------

# The expansion with all its standing rules, and the modules that players agree on [RUN-BOW-01] [RUN-BOW-02]
OPTIONS: Final = (
    Option("ruleset", ("original", "revised"), "RUN-WIN-04"),
    Option("bow", (True, False), "RUN-BOW-01"),
    Option("board", ("preset", "build"), "RUN-MAP-24"),
    Option("homes", ("build", "preset"), "RUN-MAP-30"),
    Option("factions", ("choose", "deal"), "RUN-SET-02"),
    Option("exploration", (False, True), "RUN-EXPL-02"),
    Option("epic", (False, True), "RUN-EPIC-01"),
    Option("development_cards", (False, True), "RUN-BOW-02"),
    Option("commanders", (False, True), "RUN-BOW-02"),
    Option("free_cities", (False, True), "RUN-BOW-02"),
    Option("road_to_victory", (False, True), "RUN-ROAD-01"),
)


def expansion_for_its_modules(seats: int, options: Mapping[str, Choice]) -> bool:
    """Development cards, commanders and Free Cities come with Banners of War [RUN-BOW-07]."""
    return bool(options["bow"]) or not (options["development_cards"] or options["commanders"] or options["free_cities"])


def victory_cards_are_there(seats: int, options: Mapping[str, Choice]) -> bool:
    """The first edition has no Victory cards; the revised one always plays with them [RUN-BOW-07] [RUN-WIN-03]."""
    return bool(options["bow"]) or options["ruleset"] == "revised" or not options["road_to_victory"]


def epic_is_original(seats: int, options: Mapping[str, Choice]) -> bool:
    """The Epic game is not compatible with the revised rules [RUN-EPIC-03]."""
    return options["ruleset"] == "original" or not options["epic"]


def homes_come_with_a_preset_board(seats: int, options: Mapping[str, Choice]) -> bool:
    """A ready-made arrangement of home realms belongs to a preset board and its factions [RUN-MAP-30]."""
    return options["homes"] == "build" or options["board"] == "preset"


CONDITIONS: Final = (
    Condition("RUN-BOW-07", ("bow", "development_cards", "commanders", "free_cities"), expansion_for_its_modules),
    Condition("RUN-BOW-07", ("bow", "ruleset", "road_to_victory"), victory_cards_are_there),
    Condition("RUN-EPIC-03", ("ruleset", "epic"), epic_is_original),
    Condition("RUN-MAP-30", ("homes", "board"), homes_come_with_a_preset_board),
)
PRESETS: Final = (
    Preset("standard", {"homes": "preset"}),
    Preset("first_game", {"homes": "preset", "factions": "deal"}),
    Preset("build", {"board": "build"}),
    Preset("base", {"bow": False, "homes": "preset"}),
    Preset("revised", {"ruleset": "revised", "homes": "preset"}),
    Preset("epic", {"epic": True, "homes": "preset"}),
    Preset(
        "everything",
        {
            "exploration": True,
            "development_cards": True,
            "commanders": True,
            "free_cities": True,
            "road_to_victory": True,
        },
    ),
)

# --- Glossary and aid -------------------------------------------------------------------------------------------------

TERMS: Final = (
    "dragon_rune", "false_rune", "area", "home", "control", "friendly", "empty", "stronghold", "activation", "routed",
    "neutral", "order", "bonus", "dial", "influence", "fate", "tactics", "tactical_fate", "initiative", "special",
    "strength", "quest_phase", "reward", "wasteland", "ice", "commander",
)  # fmt: skip
AIDS: Final = 7
