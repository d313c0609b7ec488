"""What happens, for the log and for animation: first the cards of the national events, then what happens to all."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from bannerhall.core.declare import Events
from bannerhall.games.leaders.rules import items, nations
from bannerhall.games.leaders.rules.atlas import PLACES, REGIONS
from bannerhall.games.leaders.rules.components import ANSWERS, COLOURS, VICTORIES, WORLD_EVENTS

EVENTS: Final = Events(__name__)

EVENTS.names("answer", ANSWERS)
EVENTS.names("bloc", nations.BLOCS)
EVENTS.names("colour", COLOURS)
EVENTS.names("field", items.FIELDS)
EVENTS.names("mission", items.MISSIONS)
EVENTS.names("nation", nations.NAMES)
EVENTS.names("news", WORLD_EVENTS)
EVENTS.names("place", PLACES)
EVENTS.names("region", REGIONS)
EVENTS.names("unit", items.UNITS)
EVENTS.names("way", VICTORIES)

# The kinds of cards in the order in which they are shown: public ones first [LDR-EVNT-06] [LDR-EVNT-07] [LDR-EVNT-08].
FRESH_TROOPS: Final[i64] = EVENTS.add("fresh_troops", "seat", "infantry", "tank", "plane")
SABOTAGE_HIT: Final[i64] = EVENTS.add("sabotage_hit", "seat", "units")
BOYCOTT_HIT: Final[i64] = EVENTS.add("boycott_hit", "seat", "points")
NEW_MILITARY: Final[i64] = EVENTS.add("new_military", "seat", "level")
GLORY: Final[i64] = EVENTS.add("glory", "seat", "badge")
WORLD_EFFECT: Final[i64] = EVENTS.add("world_effect", "seat", "points", "news")
# Secret cards.
NEW_TECHNOLOGY: Final[i64] = EVENTS.add("new_technology", "seat", "field", "level")
NEW_DIPLOMATS: Final[i64] = EVENTS.add("new_diplomats", "seat", "count")
TRIBUTE_RECEIVED: Final[i64] = EVENTS.add("tribute_received", "seat", "player", "points")
BOYCOTT_SUCCESS: Final[i64] = EVENTS.add("boycott_success", "seat", "player", "points")
BOYCOTT_FAILED: Final[i64] = EVENTS.add("boycott_failed", "seat", "player")
BOYCOTT_FOILED: Final[i64] = EVENTS.add("boycott_foiled", "seat")
DIPLOMAT_CAUGHT: Final[i64] = EVENTS.add("diplomat_caught", "seat", "player")
ALLIANCE: Final[i64] = EVENTS.add("alliance", "seat", "player", "answer")
NEW_SPIES: Final[i64] = EVENTS.add("new_spies", "seat", "count")
SABOTAGE_SUCCESS: Final[i64] = EVENTS.add("sabotage_success", "seat", "player", "units")
SABOTAGE_FAILED: Final[i64] = EVENTS.add("sabotage_failed", "seat", "player")
SABOTAGE_FOILED: Final[i64] = EVENTS.add("sabotage_foiled", "seat")
SECRET_INFORMATION: Final[i64] = EVENTS.add("secret_information", "player", "military", "technology", "economy")
ESPIONAGE_FAILED: Final[i64] = EVENTS.add("espionage_failed", "seat", "player")
ESPIONAGE_FOILED: Final[i64] = EVENTS.add("espionage_foiled", "seat")
SPY_CAUGHT: Final[i64] = EVENTS.add("spy_caught", "seat", "player")
MISSION_FAILED: Final[i64] = EVENTS.add("mission_failed", "seat", "mission")
PRODUCTION_POINTS: Final[i64] = EVENTS.add("production_points", "seat", "points", "entered")
# What follows the cards happens to all.
COLOUR_CHOSEN: Final[i64] = EVENTS.add("colour_chosen", "seat", "colour")
BLOC_CHOSEN: Final[i64] = EVENTS.add("bloc_chosen", "seat", "bloc")
NATION_CHOSEN: Final[i64] = EVENTS.add("nation_chosen", "seat", "nation")
PLACED: Final[i64] = EVENTS.add("placed", "seat", "order")
SHARE_DRAWN: Final[i64] = EVENTS.add("share_drawn", "seat", "share")
ROUND_BEGUN: Final[i64] = EVENTS.add("round_begun", "round")
TURN_BEGUN: Final[i64] = EVENTS.add("turn_begun", "seat", "round")
ENTERED: Final[i64] = EVENTS.add("entered", "seat", "points", "change")
MARKERS_HELD: Final[i64] = EVENTS.add("markers_held", "seat", "markers")
ELIMINATED: Final[i64] = EVENTS.add("eliminated", "seat")
COMMAND_BEGUN: Final[i64] = EVENTS.add("command_begun", "seat")
HEADQUARTERS_OPEN: Final[i64] = EVENTS.add("headquarters_open", "seat")
HEADQUARTERS_CLOSED: Final[i64] = EVENTS.add("headquarters_closed", "seat")
POINTS_LEFT: Final[i64] = EVENTS.add("points_left", "seat", "points")
OFFER_ANSWERED: Final[i64] = EVENTS.add("offer_answered", "seat", "player", "answer")
WORLD: Final[i64] = EVENTS.add("world", "news")
VICTORY: Final[i64] = EVENTS.add("victory", "seat", "way")
REGION_TAKEN: Final[i64] = EVENTS.add("region_taken", "seat", "region", "loser")
UNITS_WITHDRAWN: Final[i64] = EVENTS.add("units_withdrawn", "seat", "infantry", "tank", "plane")
UNITS_LOST: Final[i64] = EVENTS.add("units_lost", "seat", "units")
UNITS_SENT_HOME: Final[i64] = EVENTS.add("units_sent_home", "seat", "player", "units")
BATTLE_BEGUN: Final[i64] = EVENTS.add("battle_begun", "seat", "player", "place")
VOLLEY: Final[i64] = EVENTS.add("volley", "seat", "player", "hits", "struck")
UNIT_LOST: Final[i64] = EVENTS.add("unit_lost", "seat", "unit", "place")
RETREATED: Final[i64] = EVENTS.add("retreated", "seat", "place", "saved")
BATTLE_WON: Final[i64] = EVENTS.add("battle_won", "seat", "player", "place")
BATTLE_DRAWN: Final[i64] = EVENTS.add("battle_drawn", "seat", "player", "place")
ALLIANCE_ENDED: Final[i64] = EVENTS.add("alliance_ended", "seat", "player")
