"""What LEADERS is made of: units, operatives, research, nations, missions, scenarios, and the words of the game."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from bannerhall.core.tables import Choice
from bannerhall.core.vocabulary import SPAN, Kind, Vocabulary
from bannerhall.games.leaders.atlas import PLACES, REGIONS, SEA_FIELDS

MOST_SEATS: Final = 6
COLOURS: Final = ("blue", "green", "red", "yellow", "orange", "purple")

# --- What can be chosen in the headquarters: one list of items ----------------------------------------------

UNITS: Final = ("infantry", "tank", "plane")
INFANTRY: Final = 0
TANK: Final = 1
PLANE: Final = 2
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
YUGOSLAVIA: Final = 10

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

# Whose place-step bonus also counts in the Defend step [LDR-DFND-07].
IN_DEFENCE: Final = ("usa_only", "none", "all")
USA_ONLY: Final = 0
NONE_IN_DEFENCE: Final = 1
ALL_IN_DEFENCE: Final = 2

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
# On the board.
OCCUPY: Final = 19 * SPAN
KEEP: Final = 20 * SPAN
WITHDRAW: Final = 21 * SPAN
REMOVE: Final = 22 * SPAN
PLACE: Final = 23 * SPAN
RECALL: Final = 24 * SPAN
FROM: Final = 25 * SPAN
SEND: Final = 26 * SPAN
REINFORCE: Final = 27 * SPAN
PASS: Final = 28 * SPAN
BATTLE: Final = 29 * SPAN
ENGAGE: Final = 30 * SPAN
STAND: Final = 31 * SPAN
PRESS: Final = 32 * SPAN
RETREAT: Final = 33 * SPAN
DIE: Final = 34 * SPAN
REROLL: Final = 35 * SPAN
LEAVE: Final = 36 * SPAN
LOSE: Final = 37 * SPAN
UNIT_PLACES: Final = tuple(f"{unit}-{place}" for unit in UNITS for place in PLACES)
FACES: Final = ("miss", "hit", "double")
MOST_DICE: Final = 3  # of a side [LDR-DICE-02]
ROOM_FOR_DICE: Final = 4  # with the die of a sea power [LDR-SKIL-07]
# Infantry, tanks and planes that roll instead of the three strongest [LDR-DICE-03].
SELECTIONS: Final = tuple((a, b, 3 - a - b) for a in range(4) for b in range(4 - a))
STANDS: Final = ("strongest", *(f"{a}{b}{c}" for a, b, c in SELECTIONS))

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
    Kind("occupy", names=REGIONS),
    Kind("keep", names=UNIT_PLACES),
    Kind("withdraw"),
    Kind("remove", names=UNITS),
    Kind("place", names=UNIT_PLACES),
    Kind("recall", names=UNIT_PLACES),
    Kind("from", names=PLACES),
    Kind("send", names=UNIT_PLACES),
    Kind("reinforce", names=UNIT_PLACES),
    Kind("pass", passing=True),
    Kind("battle", names=REGIONS),
    Kind("engage", names=tuple(f"{field}-{player}" for field in SEA_FIELDS for player in PLAYERS)),
    Kind("stand", names=STANDS),
    Kind("press"),
    Kind("retreat"),
    Kind("die", names=FACES),
    Kind("reroll", low=1, high=ROOM_FOR_DICE),
    Kind("leave"),
    Kind("lose", names=tuple(f"{unit}-{player}" for unit in UNITS for player in PLAYERS)),
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
    "start",
    "count",
    "withdrawal",
    "sabotage",
    "campaign",
    "place",
    "move",
    "defend",
    "next_battle",
    "battle",
    "stand",
    "roll",
    "reroll",
    "losses",
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
START_FRAME: Final = 19
COUNT_FRAME: Final = 20
WITHDRAWAL_FRAME: Final = 21
SABOTAGE_FRAME: Final = 22
CAMPAIGN_FRAME: Final = 23
PLACE_FRAME: Final = 24
MOVE_FRAME: Final = 25
DEFEND_FRAME: Final = 26
NEXT_BATTLE_FRAME: Final = 27
BATTLE_FRAME: Final = 28
STAND_FRAME: Final = 29
ROLL_FRAME: Final = 30
REROLL_FRAME: Final = 31
LOSSES_FRAME: Final = 32
# What the table prepares, one screen after the other; markers only where the scenario uses them.
PREPARATIONS: Final = ("material", "start_areas", "handicap", "markers", "rules")
PREPARE_MARKERS: Final = 3
# Chance that only the people at the table can tell, and chance that nobody may know [LDR-HEAD-13].
TOLD: Final = ("production", "marked")
SEALED: Final = ("covert",)

# --- A fight ------------------------------------------------------------------------------------------------

# What `Leaders.battle` holds. A side is 0 for the attacker, 1 for the defender.
ATTACKER: Final = 0
DEFENDER: Final = 1
BATTLE_PLACE: Final = 0
BATTLE_OPPONENT: Final = 1  # the seat that leads the defence
BATTLE_STEP: Final = 2
BATTLE_ROUND: Final = 3
BATTLE_PRESSING: Final = 4  # + side: asked no more in this fight
BATTLE_STANDS: Final = 6  # + side: which units roll, an offset of STAND
BATTLE_HITS: Final = 8  # + side: hits scored in this combat round
BATTLE_LOSSES: Final = 10  # + side: units still to be removed
BATTLE_RETREAT: Final = 12  # the side that retreats + 1
BATTLE_DICE: Final = 13  # + side: how many dice
BATTLE_FACES: Final = 15  # + side * ROOM_FOR_DICE + die: unit * 4 + face + 1, 0 before it is rolled
BATTLE_ROOM: Final = 23
