"""What LEADERS is made of: units, operatives, research, nations, missions, scenarios, and the words of the game."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from bannerhall.core.tables import Choice
from bannerhall.core.vocabulary import SPAN, Kind, Vocabulary

MOST_SEATS: Final = 6
COLOURS: Final = ("blue", "green", "red", "yellow", "orange", "purple")

# --- What can be chosen in the headquarters: one list of items ----------------------------------------------

UNITS: Final = ("infantry", "tank", "plane")
INFANTRY: Final = 0
OPERATIVES: Final = ("diplomat", "spy")
FIELDS: Final = ("military", "technology", "economy")  # [LDR-RSCH-01] [LDR-VIC-10]
MILITARY: Final = 0
TECHNOLOGY: Final = 1
ECONOMY: Final = 2
LEVELS: Final = 3
MISSIONS: Final = ("troops-1", "troops-2", "defence", "expansion", "foresight", "cunning", "top-secret")
TROOPS_1: Final = 0
TROOPS_2: Final = 1
DEFENCE: Final = 2
EXPANSION: Final = 3
FORESIGHT: Final = 4
CUNNING: Final = 5
TOP_SECRET: Final = 6
# The missions of a category follow each other: military, strategic, special [LDR-MISS-01] [LDR-MISS-06].
CATEGORY: Final = vec[i64]([0, 0, 1, 1, 1, 2, 2])
CATEGORIES: Final = ("military", "strategic", "special")
BADGES: Final = ("corporal", "sergeant", "captain", "major", "colonel", "general", "leaders")

UNIT_ITEM: Final = 0
DIPLOMAT: Final = 3
SPY: Final = 4
RESEARCH: Final = 5
BOYCOTT: Final = 8
ESPIONAGE: Final = 14
SABOTAGE: Final = 20
OFFER: Final = 26
DISSOLVE: Final = 32
MISSION: Final = 38
ITEMS: Final = 45
AIMED: Final = ("boycott", "espionage", "sabotage", "offer", "dissolve")
ITEM_NAMES: Final = (
    *UNITS,
    *OPERATIVES,
    *FIELDS,
    *(f"{aim}-{seat + 1}" for aim in AIMED for seat in range(MOST_SEATS)),
    *MISSIONS,
)
PLAYERS: Final = tuple(f"p{seat + 1}" for seat in range(MOST_SEATS))

# --- Nations ------------------------------------------------------------------------------------------------

BLOCS: Final = ("capitalist", "neutral", "communist")
# [LDR-SCEN-06]
BLOC_SEATS: Final = vec[i64]([1, 0, 1, 1, 1, 1, 1, 2, 1, 2, 1, 2, 2, 2, 2])  # (seats - 2) * 3 + bloc
# [LDR-NATN-11] [LDR-NATN-14]
NATIONS: Final = (
    "usa",
    "uk",
    "france",
    "germany",
    "ussr",
    "china",
    "cuba",
    "india",
    "japan",
    "egypt",
    "yugoslavia",
)
BASE_NATIONS: Final = 6
NATION_BLOC: Final = vec[i64]([0, 0, 1, 1, 2, 2, 2, 1, 0, 1, 2])  # [LDR-NATN-09] [LDR-NATN-12]
USA: Final = 0
UK: Final = 1
FRANCE: Final = 2
GERMANY: Final = 3
USSR: Final = 4
CHINA: Final = 5
CUBA: Final = 6
INDIA: Final = 7
JAPAN: Final = 8
EGYPT: Final = 9

# --- Scenarios ----------------------------------------------------------------------------------------------

SCENARIOS: Final = ("free_game", "quick_game", "power_blocs", "home_ground", "two_camps", "hot_spots")
# [LDR-SCEN-03] [LDR-SCEN-16] [LDR-SCEN-19] [LDR-SCEN-20] [LDR-SCEN-21] [LDR-SCEN-22]
NATION_RULES: Final = ("free", "free", "by_bloc", "free", "fixed", "free")
START_RULES: Final = ("free", "fixed", "free", "home_area", "fixed", "free")
POWER_BLOCS: Final = 2
TWO_CAMPS: Final = 4
HOT_SPOTS: Final = 5
FIXED_START: Final = (1, 4)
# The first nations of this row, as many as there are players, are those of Two Camps [LDR-SCEN-09] [LDR-SCEN-23].
TWO_CAMPS_NATIONS: Final = vec[i64]([0, 4, 1, 5, 2, 3])
TWO_CAMPS_OF_THREE: Final = vec[i64]([0, 4, 5])
MARKERS: Final = 15

# --- World events -------------------------------------------------------------------------------------------

# [LDR-VARI-03]
WORLD_EVENTS: Final = (
    "boom",
    "recession",
    "volunteers",
    "strike",
    "brain_gain",
    "summit",
    "scandal",
    "amnesty",
)
BOOM: Final = 0
RECESSION: Final = 1
VOLUNTEERS: Final = 2
STRIKE: Final = 3
BRAIN_GAIN: Final = 4
SUMMIT: Final = 5
SCANDAL: Final = 6
AMNESTY: Final = 7

VICTORIES: Final = ("military", "research", "missions", "markers", "last", "rounds")
BY_MILITARY: Final = 0
BY_RESEARCH: Final = 1
BY_MISSIONS: Final = 2
BY_MARKERS: Final = 3
BY_SURVIVAL: Final = 4
BY_ROUNDS: Final = 5

# --- Answers ------------------------------------------------------------------------------------------------

MOST_ENTERED: Final = 400  # [LDR-MODE-11]
MOST_TYPED: Final = 999  # what can be typed at all; more than the most that may be entered is refused with its clause
MOST_TRIBUTE: Final = 500
MOST_CHANGES: Final = 250  # in one visit to the headquarters [LDR-HEAD-04]

CONTINUE: Final = 0 * SPAN
COLOUR: Final = 1 * SPAN
BLOC: Final = 2 * SPAN
NATION: Final = 3 * SPAN
NEXT: Final = 4 * SPAN
SHARE: Final = 5 * SPAN
PRODUCTION: Final = 6 * SPAN
MARKED: Final = 7 * SPAN
ELIMINATED: Final = 8 * SPAN
REMAIN: Final = 9 * SPAN
ACCEPT: Final = 10 * SPAN
DECLINE: Final = 11 * SPAN
ADD: Final = 12 * SPAN
DROP: Final = 13 * SPAN
TRIBUTE: Final = 14 * SPAN
AMOUNT: Final = 15 * SPAN
CONFIRM: Final = 16 * SPAN
COVERT: Final = 17 * SPAN
WORLD: Final = 18 * SPAN
SUCCEEDS: Final = COVERT
TRACED: Final = COVERT + 1
UNTRACED: Final = COVERT + 2

KINDS: Final = (
    Kind("continue"),
    Kind("colour", names=COLOURS),
    Kind("bloc", names=BLOCS),
    Kind("nation", names=NATIONS),
    Kind("next", names=PLAYERS),
    Kind("share", low=1, high=MOST_SEATS),
    Kind("production", low=0, high=MOST_TYPED, clause="LDR-MODE-11"),
    Kind("marked", low=0, high=MARKERS),
    Kind("eliminated"),
    Kind("remain"),
    Kind("accept", names=PLAYERS),
    Kind("decline", names=PLAYERS),
    Kind("add", names=ITEM_NAMES),
    Kind("drop", names=ITEM_NAMES),
    Kind("tribute", names=PLAYERS),
    Kind("amount", low=0, high=MOST_TRIBUTE),
    Kind("confirm"),
    Kind("covert", names=("succeeds", "traced", "untraced")),
    Kind("world", names=WORLD_EVENTS),
)


def vocabulary(seats: int, options: Mapping[str, Choice]) -> Vocabulary:
    return Vocabulary(KINDS)


# --- Questions ----------------------------------------------------------------------------------------------

DECISIONS_BY_NAME: Final = (
    "setup",
    "colour",
    "bloc",
    "nation",
    "order",
    "share",
    "prepare",
    "round",
    "turn",
    "production",
    "marked",
    "elimination",
    "withdraw",
    "public_events",
    "secret_events",
    "command",
    "headquarters",
    "covert",
    "world",
)
SETUP_FRAME: Final = 0
COLOUR_FRAME: Final = 1
BLOC_FRAME: Final = 2
NATION_FRAME: Final = 3
ORDER_FRAME: Final = 4
SHARE_FRAME: Final = 5
PREPARE_FRAME: Final = 6
ROUND_FRAME: Final = 7
TURN_FRAME: Final = 8
PRODUCTION_FRAME: Final = 9
MARKED_FRAME: Final = 10
ELIMINATION_FRAME: Final = 11
WITHDRAW_FRAME: Final = 12
PUBLIC_FRAME: Final = 13
SECRET_FRAME: Final = 14
COMMAND_FRAME: Final = 15
HEADQUARTERS_FRAME: Final = 16
COVERT_FRAME: Final = 17
WORLD_FRAME: Final = 18
# What the table prepares, one screen after the other; markers only where the scenario uses them.
PREPARATIONS: Final = ("material", "start_areas", "handicap", "markers", "rules")
PREPARE_MARKERS: Final = 3
# Chance that only the people at the table can tell, and chance that nobody may know [LDR-HEAD-13].
TOLD: Final = ("production", "marked")
SEALED: Final = ("covert",)
