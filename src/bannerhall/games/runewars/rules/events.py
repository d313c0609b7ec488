"""What is told of a match, by chapter."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from bannerhall.core.declare import Events
from bannerhall.games.runewars.rules import (
    battle_names,
    cities,
    commander_cards,
    development_cards,
    exploration_tokens,
    fate,
    hero_cards,
    objective_cards,
    quest_cards,
    reward_cards,
    season_cards,
    tactics,
    units,
)
from bannerhall.games.runewars.rules.atlas import AREA_NAMES
from bannerhall.games.runewars.rules.components import DEVELOPMENTS, ORDERS, RUNES, STRONGHOLD_STATES, TITLES

EVENTS: Final = Events(__name__)
EVENTS.names("area", AREA_NAMES)
EVENTS.names("source", AREA_NAMES)
EVENTS.names("tactics", tactics.NAMES)
EVENTS.names("order", ORDERS)
EVENTS.names("season_card", season_cards.NAMES)
EVENTS.names("season", season_cards.SEASONS)
EVENTS.names("fate", fate.FATE_NAMES)
EVENTS.names("destiny", fate.DESTINIES)
EVENTS.names("unit", units.UNIT_NAMES)
EVENTS.names("dial", units.DIALS)
EVENTS.names("faction", units.FACTIONS)
EVENTS.names("hero", hero_cards.NAMES)
EVENTS.names("rival", hero_cards.NAMES)
EVENTS.names("attribute", hero_cards.ATTRIBUTES)
EVENTS.names("reward", reward_cards.NAMES)
EVENTS.names("quest", quest_cards.NAMES)
EVENTS.names("commander", commander_cards.NAMES)
EVENTS.names("token", exploration_tokens.NAMES)
EVENTS.names("army", battle_names.SIDES)
EVENTS.names("window", battle_names.WINDOWS)
EVENTS.names("result", fate.RESULTS)
EVENTS.names("command", commander_cards.NAMES)
EVENTS.names("leader", hero_cards.NAMES)

TACTICS_SECRET: Final[i64] = 2  # the second argument is blank for others
FATE_SECRET: Final[i64] = 2
LOOK_SECRET: Final[i64] = 4  # the third argument is blank for others
EVENTS.names("rune", RUNES)
EVENTS.names("city", cities.NAMES)
EVENTS.names("objective", objective_cards.NAMES)
EVENTS.names("arranged", ("stay", "swap"))
EVENTS.names("title", TITLES)
EVENTS.names("development", DEVELOPMENTS)
EVENTS.names("improvement", development_cards.NAMES)
EVENTS.names("state", STRONGHOLD_STATES)

OBJECTIVE_SECRET: Final[i64] = 2
RUNE_SECRET: Final[i64] = 4  # the third
ARRANGED_SECRET: Final[i64] = 8  # the fourth

# --- The year -------------------------------------------------------------------------------------------------------
YEAR: Final[i64] = EVENTS.add("year", "year")
SEASON_CARD: Final[i64] = EVENTS.add("season_card", "season", "season_card")
STANDS_UP: Final[i64] = EVENTS.add("stands_up")
FATE_SHUFFLED: Final[i64] = EVENTS.add("fate_shuffled")
FATE_DRAWN: Final[i64] = EVENTS.add("fate_drawn", "seat", "fate")  # for everybody to see
FATE_CHOSEN: Final[i64] = EVENTS.add("fate_chosen", "seat", "fate", "destiny")
DRAWN: Final[i64] = EVENTS.add("drawn", "seat", "tactics")
DISCARDED: Final[i64] = EVENTS.add("discarded", "seat", "tactics")
INFLUENCE: Final[i64] = EVENTS.add("influence", "seat", "amount")  # gained, or spent where it is negative
DIAL: Final[i64] = EVENTS.add("dial", "seat", "dial", "from", "to")
REVEALED: Final[i64] = EVENTS.add("revealed", "seat", "order")

# --- A turn ---------------------------------------------------------------------------------------------------------
TURN: Final[i64] = EVENTS.add("turn", "seat", "order")
ELIMINATED: Final[i64] = EVENTS.add("eliminated", "seat")
WINS: Final[i64] = EVENTS.add("wins", "seat", "runes")

# --- Set-up ----------------------------------------------------------------------------------------------------------
FIRST_PLAYER: Final[i64] = EVENTS.add("first_player", "seat")
FACTION: Final[i64] = EVENTS.add("faction", "seat", "faction")
TILE_DEALT: Final[i64] = EVENTS.add("tile_dealt", "seat", "tile")
TILE_LAID: Final[i64] = EVENTS.add("tile_laid", "tile", "column", "row", "sixths")
TILE_LEFT_OUT: Final[i64] = EVENTS.add("tile_left_out", "seat", "tile")
MARKER_LAID: Final[i64] = EVENTS.add("marker_laid", "marker", "column", "row")
MARKERS_CLOSER: Final[i64] = EVENTS.add("markers_closer", "distance")
TILES_TAKEN_BACK: Final[i64] = EVENTS.add("tiles_taken_back")
PRESET_BOARD: Final[i64] = EVENTS.add("preset_board")
HOME_LAID: Final[i64] = EVENTS.add("home_laid", "seat", "column", "row", "sixths")
CITY: Final[i64] = EVENTS.add("city", "area", "city")
FIRST_STRONGHOLD: Final[i64] = EVENTS.add("first_stronghold", "seat", "area")
MUSTERED: Final[i64] = EVENTS.add("mustered", "seat", "area", "unit", "number")
FIRST_HERO: Final[i64] = EVENTS.add("first_hero", "seat", "hero", "area")
COMMANDER_NAMED: Final[i64] = EVENTS.add("commander_named", "seat", "hero", "commander")
OBJECTIVE_DEALT: Final[i64] = EVENTS.add("objective_dealt", "seat", "objective")
RUNES_HIDDEN: Final[i64] = EVENTS.add("runes_hidden")

# --- Runes -----------------------------------------------------------------------------------------------------------
RUNE_LAID: Final[i64] = EVENTS.add("rune_laid", "seat", "area", "rune")
RUNE_SEEN: Final[i64] = EVENTS.add("rune_seen", "seat", "area", "rune")
RUNE_UP: Final[i64] = EVENTS.add("rune_up", "area", "rune")
RUNE_DOWN: Final[i64] = EVENTS.add("rune_down", "area")
RUNE_DISCARDED: Final[i64] = EVENTS.add("rune_discarded", "seat", "area", "rune")
RUNES_MOVED: Final[i64] = EVENTS.add("runes_moved", "seat", "source", "area", "arranged")

# --- Season cards and bids -------------------------------------------------------------------------------------------
DECLARED: Final[i64] = EVENTS.add("declared", "seat", "amount")  # how much influence a bidder has
BID_SHOWN: Final[i64] = EVENTS.add("bid_shown", "seat", "amount")
HIGHEST: Final[i64] = EVENTS.add("highest", "seat", "amount")
LOWEST: Final[i64] = EVENTS.add("lowest", "seat", "amount")
LOSS_IGNORED: Final[i64] = EVENTS.add("loss_ignored", "seat")  # the Guildmaster of Merchants
RUNE_MOVED: Final[i64] = EVENTS.add("rune_moved", "seat", "source", "area")
PICKED_PLAYER: Final[i64] = EVENTS.add("picked_player", "seat", "other")

# --- Movement and neutrals -------------------------------------------------------------------------------------------
ACTIVATED: Final[i64] = EVENTS.add("activated", "seat", "area")
UNITS_MOVE: Final[i64] = EVENTS.add("units_move", "source", "area", "unit", "number")
HERO_MOVES: Final[i64] = EVENTS.add("hero_moves", "hero", "source", "area")
UNITS_PLACED: Final[i64] = EVENTS.add("units_placed", "area", "unit", "number")
UNITS_DESTROYED: Final[i64] = EVENTS.add("units_destroyed", "area", "unit", "number")
NEUTRALS_ALLY: Final[i64] = EVENTS.add("neutrals_ally", "seat", "area")
NEUTRALS_LEAVE: Final[i64] = EVENTS.add("neutrals_leave", "seat", "area")  # they belong to nobody again
DIPLOMACY: Final[i64] = EVENTS.add("diplomacy", "seat", "area", "amount")
TONGUE: Final[i64] = EVENTS.add("tongue", "seat", "tactics")  # Silver Tongue is played
FALLS_BACK: Final[i64] = EVENTS.add("falls_back", "seat", "source", "area")
PEASANT_STAYS: Final[i64] = EVENTS.add("peasant_stays", "area")
PEASANT_GOES: Final[i64] = EVENTS.add("peasant_goes", "area")
WASTELAND: Final[i64] = EVENTS.add("wasteland", "area")
ICE: Final[i64] = EVENTS.add("ice", "area", "number")
LAND_HEALS: Final[i64] = EVENTS.add("land_heals", "area", "number")

# --- Orders 4 to 8 and Garrison --------------------------------------------------------------------------------------
DEVELOPMENT: Final[i64] = EVENTS.add("development", "area", "development")
DEVELOPMENT_GOES: Final[i64] = EVENTS.add("development_goes", "area", "development")
CARD_BOUGHT: Final[i64] = EVENTS.add("card_bought", "seat", "improvement")
CAPITAL_RISES: Final[i64] = EVENTS.add("capital_rises", "area")
TITLE: Final[i64] = EVENTS.add("title", "seat", "title", "amount")
REPAIRED: Final[i64] = EVENTS.add("repaired", "area")
BUILT: Final[i64] = EVENTS.add("built", "seat", "area")
TORN_DOWN: Final[i64] = EVENTS.add("torn_down", "area")

# --- Battle ----------------------------------------------------------------------------------------------------------
BATTLE: Final[i64] = EVENTS.add("battle", "seat", "area", "player")  # the attacker, where, the defender
BATTLE_OVER: Final[i64] = EVENTS.add("battle_over", "army", "area", "attack", "defence")  # who won, and the strengths
BATTLE_CALLED_OFF: Final[i64] = EVENTS.add("battle_called_off", "area")  # Tactical Retreat
SUPPORTS: Final[i64] = EVENTS.add("supports", "seat", "leader", "unit")
FIGHTS: Final[i64] = EVENTS.add("fights", "army", "unit")  # a type that draws now
FATE_ANNOUNCED: Final[i64] = EVENTS.add("fate_announced", "army", "tactics")
FATE_TAKEN: Final[i64] = EVENTS.add("fate_taken", "army", "fate")  # seen by the drawing side only
FATE_SHOWN: Final[i64] = EVENTS.add("fate_shown", "army", "fate", "result", "amount")
TACTICS_SHOWN: Final[i64] = EVENTS.add("tactics_shown", "army", "tactics", "result", "amount")
PLAYED: Final[i64] = EVENTS.add("played", "seat", "tactics")  # a Tactics card for its text
TAKEN_BACK: Final[i64] = EVENTS.add("taken_back", "seat", "tactics")  # Journeyman Wizards
COMMANDED: Final[i64] = EVENTS.add("commanded", "seat", "command")
PASSED: Final[i64] = EVENTS.add("passed_ahead", "seat", "window", "given")  # 0 if it is taken back
UNIT_HIT: Final[i64] = EVENTS.add("unit_hit", "army", "unit", "amount")
UNIT_ROUTED: Final[i64] = EVENTS.add("unit_routed", "army", "unit")
UNIT_DESTROYED: Final[i64] = EVENTS.add("unit_destroyed", "army", "unit")
UNIT_STANDS: Final[i64] = EVENTS.add("unit_stands", "army", "unit")
UNITS_RAISED: Final[i64] = EVENTS.add("units_raised", "army", "unit", "amount")
UNITS_FLEE: Final[i64] = EVENTS.add("units_flee", "source", "area", "amount")
UNITS_LOST: Final[i64] = EVENTS.add("units_lost", "area", "unit", "amount")  # without a way out
DEFENCE_USED: Final[i64] = EVENTS.add("defence_used", "seat", "area")  # Hungry Spawn, Cursed Tomb
STRONGHOLD_TURNED: Final[i64] = EVENTS.add("stronghold_turned", "area")
STRONGHOLD_TAKEN: Final[i64] = EVENTS.add("stronghold_taken", "seat", "area")  # by an attacker
STRONGHOLD_REPLACED: Final[i64] = EVENTS.add("stronghold_replaced", "seat", "area")
LOOKED_AT: Final[i64] = EVENTS.add("looked_at", "seat", "player", "tactics")  # a card in the hand of another player
CARD_BARRED: Final[i64] = EVENTS.add("card_barred", "seat", "player", "tactics")

# --- Heroes, quests, duels -------------------------------------------------------------------------------------------
SECOND_SECRET: Final[i64] = 2  # the second argument is blank for others
THIRD_SECRET: Final[i64] = 4
HERO_DRAWN: Final[i64] = EVENTS.add("hero_drawn", "seat", "hero")
HERO_PLACED: Final[i64] = EVENTS.add("hero_placed", "seat", "hero", "area")
DESERTED: Final[i64] = EVENTS.add("deserted", "seat", "hero")
HERO_MOVED: Final[i64] = EVENTS.add("hero_moved", "hero", "source", "area")
HERO_DAMAGED: Final[i64] = EVENTS.add("hero_damaged", "hero", "amount")
HERO_HEALED: Final[i64] = EVENTS.add("hero_healed", "hero", "amount")
HERO_ROUTED: Final[i64] = EVENTS.add("hero_routed", "hero")
HERO_DEFEATED: Final[i64] = EVENTS.add("hero_defeated", "seat", "hero")
TRAINED: Final[i64] = EVENTS.add("trained", "hero", "attribute", "amount")
REWARD_DRAWN: Final[i64] = EVENTS.add("reward_drawn", "hero", "reward")
REWARD_SHOWN: Final[i64] = EVENTS.add("reward_shown", "hero", "reward")
REWARD_DISCARDED: Final[i64] = EVENTS.add("reward_discarded", "hero", "reward")
REWARD_PASSED: Final[i64] = EVENTS.add("reward_passed", "hero", "rival", "reward")  # from one hero to another
REWARD_WON: Final[i64] = EVENTS.add("reward_won", "hero", "reward")
SPOILS_LEFT: Final[i64] = EVENTS.add("spoils_left", "area", "amount")
SPOILS_TAKEN: Final[i64] = EVENTS.add("spoils_taken", "hero", "amount")
QUEST_PHASE: Final[i64] = EVENTS.add("quest_phase")
QUEST_DRAWN: Final[i64] = EVENTS.add("quest_drawn", "seat", "quest")
QUEST_DISCARDED: Final[i64] = EVENTS.add("quest_discarded", "seat", "quest")
QUEST_ATTEMPTED: Final[i64] = EVENTS.add("quest_attempted", "hero", "quest")
QUEST_COMPLETED: Final[i64] = EVENTS.add("quest_completed", "hero", "quest")
QUEST_FAILED: Final[i64] = EVENTS.add("quest_failed", "hero", "quest")
HERO_CARD: Final[i64] = EVENTS.add("hero_card", "seat", "tactics", "hero")
HAND_SEEN: Final[i64] = EVENTS.add("hand_seen", "seat", "other")
CARD_SEEN: Final[i64] = EVENTS.add("card_seen", "seat", "tactics")
STRONGHOLD_BROKEN: Final[i64] = EVENTS.add("stronghold_broken", "area")
DUEL_BEGINS: Final[i64] = EVENTS.add("duel_begins", "hero", "rival")
UNITS_DUEL: Final[i64] = EVENTS.add("units_duel", "hero", "unit", "amount")
ABILITY_USED: Final[i64] = EVENTS.add("ability_used", "hero")
REWARD_BLOCKED: Final[i64] = EVENTS.add("reward_blocked", "hero", "reward")
ANNOUNCED: Final[i64] = EVENTS.add("announced_in_duel", "hero", "tactics")
UNIT_DAMAGED: Final[i64] = EVENTS.add("unit_damaged", "unit", "amount")
UNIT_DEFEATED: Final[i64] = EVENTS.add("unit_defeated", "unit")
UNIT_KILLED: Final[i64] = EVENTS.add("unit_killed", "hero", "unit")
CALLED_OFF: Final[i64] = EVENTS.add("called_off", "hero")
DUEL_ENDS: Final[i64] = EVENTS.add("duel_ends")

# --- Runes and exploration -------------------------------------------------------------------------------------------
EXPLORED: Final[i64] = EVENTS.add("explored", "area", "token")
TOKEN_SEEN: Final[i64] = EVENTS.add("token_seen", "area", "token", "seat")
TOKEN_GONE: Final[i64] = EVENTS.add("token_gone", "area", "token")
CITY_RISES: Final[i64] = EVENTS.add("city_rises", "area")
TOKENS_REMOVED: Final[i64] = EVENTS.add("tokens_removed", "area", "amount")  # wasteland or ice
ICE_PLACED: Final[i64] = EVENTS.add("ice_on_area", "area")

# --- Tactics cards, titles, objectives, rewards in a turn ------------------------------------------------------------
CARD_PLAYED: Final[i64] = EVENTS.add("card_played", "seat", "tactics")
COUNTERED: Final[i64] = EVENTS.add("countered", "seat", "tactics")
ORDER_TAKEN_BACK: Final[i64] = EVENTS.add("order_taken_back", "seat", "order")
TOKEN_PLACED: Final[i64] = EVENTS.add("token_placed", "seat", "area")  # an activation token, by a card
STRONGHOLD_NOW: Final[i64] = EVENTS.add("stronghold_now", "seat", "area", "state")
NEUTRALS_LURED: Final[i64] = EVENTS.add("neutrals_lured", "source", "area")
CARD_HANDED: Final[i64] = EVENTS.add("card_handed", "seat", "other", "tactics")  # Bribery
STOLEN_SECRET: Final[i64] = 4  # the third argument is blank for others
CARD_STOLEN: Final[i64] = EVENTS.add("card_stolen", "seat", "other", "tactics")  # Turned Spy
HAND_LOOKED_AT: Final[i64] = EVENTS.add("hand_looked_at", "seat", "other", "tactics", "number")  # Turned Spy
BONUS_LOST: Final[i64] = EVENTS.add("bonus_lost", "seat")
LEFT_OUT: Final[i64] = EVENTS.add("left_out", "seat")  # takes no part in the bid
OBJECTIVE_MET: Final[i64] = EVENTS.add("objective_met", "seat", "objective")
OBJECTIVE_REPLACED: Final[i64] = EVENTS.add("objective_replaced", "seat", "objective")
LEAGUE_LED: Final[i64] = EVENTS.add("league_led", "seat")
CLAIMED: Final[i64] = EVENTS.add("claimed", "seat", "season")
CLAIM_FAILED: Final[i64] = EVENTS.add("claim_failed", "seat", "season")
CLAIM_PROVED: Final[i64] = EVENTS.add("claim_proved", "seat", "season")
OBSCENE_MOVED: Final[i64] = EVENTS.add("obscene_moved", "seat", "source", "area")

# --- Commanders and Development cards --------------------------------------------------------------------------------
COMMANDER_DRAWN: Final[i64] = EVENTS.add("commander_drawn", "seat", "commander")
COMMANDER_LOST: Final[i64] = EVENTS.add("commander_lost", "seat", "commander")
