"""Every kind of answer, by chapter. What is a pair in the rules is a sequence of single answers."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from bannerhall.core.declare import Actions
from bannerhall.games.runewars.rules import (
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
from bannerhall.games.runewars.rules.battle_names import CELL_NAMES, WINDOWS
from bannerhall.games.runewars.rules.components import DEVELOPMENTS, MOST_BID, ORDERS, RUNES, TITLES
from bannerhall.games.runewars.rules.forces import MOST
from bannerhall.games.runewars.rules.units import FACTIONS

ACTIONS: Final = Actions(__name__)

# --- Chance ---------------------------------------------------------------------------------------------------------
FATE: Final[i64] = ACTIONS.add("fate", fate.FATE_NAMES)  # a card of the Fate deck
DRAW_TACTICS: Final[i64] = ACTIONS.add("draw_tactics", tactics.NAMES)
CHOOSE_FATE: Final[i64] = ACTIONS.add("choose_fate", fate.FATE_NAMES)  # which drawn card counts
SEASON: Final[i64] = ACTIONS.add("season", season_cards.NAMES)

# --- Set-up ---------------------------------------------------------------------------------------------------------
FACTION: Final[i64] = ACTIONS.add("faction", FACTIONS)
TILE: Final[i64] = ACTIONS.add("tile", low=1, high=12)
COLUMN: Final[i64] = ACTIONS.add("column", low=-20, high=20)  # counted from the first tile
ROW: Final[i64] = ACTIONS.add("row", low=-20, high=20)
ROTATE: Final[i64] = ACTIONS.add("rotate", low=0, high=5)  # sixths of a turn, clockwise
MARKER: Final[i64] = ACTIONS.add("marker", low=1, high=lambda seats, options: seats)  # which setup marker
DEAL_CITY: Final[i64] = ACTIONS.add("deal_city", (*cities.NAMES, "none"))
DEAL_EXPLORATION: Final[i64] = ACTIONS.add("deal_exploration", exploration_tokens.NAMES)
FIRST_STRONGHOLD: Final[i64] = ACTIONS.add("first_stronghold", AREA_NAMES)
REPLACE: Final[i64] = ACTIONS.add("replace", low=0, high=MOST)  # how many units of a type
QUARTER: Final[i64] = ACTIONS.add("quarter", low=0, high=MOST)  # how many units stand here
DEAL_HERO: Final[i64] = ACTIONS.add("deal_hero", hero_cards.NAMES)
FIRST_HERO: Final[i64] = ACTIONS.add("first_hero", AREA_NAMES)
DEAL_COMMANDER: Final[i64] = ACTIONS.add("deal_commander", commander_cards.NAMES)
NAME_COMMANDER: Final[i64] = ACTIONS.add("name_commander", hero_cards.NAMES)
DEAL_OBJECTIVE: Final[i64] = ACTIONS.add("deal_objective", objective_cards.NAMES)
FALSE_AT: Final[i64] = ACTIONS.add("false_at", AREA_NAMES)  # where the false rune lies in the home realm

# --- Runes ----------------------------------------------------------------------------------------------------------
DISCARD_RUNE: Final[i64] = ACTIONS.add("discard_rune", AREA_NAMES)
KEEP_RUNES: Final[i64] = ACTIONS.add("keep_runes", passing=True)
LAY_TOKEN: Final[i64] = ACTIONS.add("lay_token", RUNES[1:])  # which token takes the only place
RUNE_AREA: Final[i64] = ACTIONS.add("rune_area", AREA_NAMES)
DRAGON_AT: Final[i64] = ACTIONS.add("dragon_at", AREA_NAMES)  # in which of two areas the dragon rune lies
RUNES_FROM: Final[i64] = ACTIONS.add("runes_from", AREA_NAMES)
RUNES_TO: Final[i64] = ACTIONS.add("runes_to", AREA_NAMES)
TURN_DOWN: Final[i64] = ACTIONS.add("turn_down")
LEAVE_UP: Final[i64] = ACTIONS.add("leave_up")
ARRANGE: Final[i64] = ACTIONS.add("arrange", ("stay", "swap"))  # what two tokens do

# --- The year -------------------------------------------------------------------------------------------------------
ORDER: Final[i64] = ACTIONS.add("order", ORDERS)
TAKE_BACK: Final[i64] = ACTIONS.add("take_back", ORDERS)  # Long Winter
GIFT: Final[i64] = ACTIONS.add("gift", ("influence", "card"))  # fall
DISCARD_TACTICS: Final[i64] = ACTIONS.add("discard_tactics", tactics.NAMES)

# --- Season cards and bids ------------------------------------------------------------------------------------------
BID: Final[i64] = ACTIONS.add("bid", low=0, high=MOST_BID)
NAME_BIDDER: Final[i64] = ACTIONS.add("name_bidder", low=1, high=lambda seats, options: seats)
PICK_AREA: Final[i64] = ACTIONS.add("pick_area", AREA_NAMES)
PICK_PLAYER: Final[i64] = ACTIONS.add("pick_player", low=1, high=lambda seats, options: seats)
PICK_DIAL: Final[i64] = ACTIONS.add("pick_dial", units.DIALS)
PICK_UNIT: Final[i64] = ACTIONS.add("pick_unit", units.UNIT_NAMES)
PICK_ROUTED: Final[i64] = ACTIONS.add("pick_routed", units.UNIT_NAMES)
PICK_HERO: Final[i64] = ACTIONS.add("pick_hero", hero_cards.NAMES)
PICK_NUMBER: Final[i64] = ACTIONS.add("pick_number", low=1, high=4)
AGREE: Final[i64] = ACTIONS.add("agree")
DECLINE: Final[i64] = ACTIONS.add("decline", passing=True)
ENOUGH: Final[i64] = ACTIONS.add("enough", passing=True)  # no more of what could be chosen again, or nothing at all
RETURN_QUEST: Final[i64] = ACTIONS.add("return_quest", quest_cards.NAMES)  # Tales of the Sunken City
SELL_TACTICS: Final[i64] = ACTIONS.add("sell_tactics", tactics.NAMES)  # Smugglers' Market
GIVE_UP_DRAWN: Final[i64] = ACTIONS.add("give_up_drawn", tactics.NAMES)  # Masters of the Arcane
LOSE_TACTICS: Final[i64] = ACTIONS.add("lose_tactics", tactics.NAMES)  # chance: a card of a hand

# --- A turn ---------------------------------------------------------------------------------------------------------
GO_ON: Final[i64] = ACTIONS.add("go_on", passing=True)  # no action before, between or after the steps of the order
USE_BONUS: Final[i64] = ACTIONS.add("use_bonus")
SKIP_BONUS: Final[i64] = ACTIONS.add("skip_bonus")

# --- Movement and neutrals ------------------------------------------------------------------------------------------
MOST_UNITS: Final = 31
DONE: Final[i64] = ACTIONS.add("done", passing=True)  # no more of what may be repeated, or nothing at all
ACTIVATE: Final[i64] = ACTIONS.add("activate", AREA_NAMES)
MOVE_FROM: Final[i64] = ACTIONS.add("move_from", AREA_NAMES)
MOVE_HERO: Final[i64] = ACTIONS.add("move_hero", hero_cards.NAMES)
PASSAGE: Final[i64] = ACTIONS.add("passage", hero_cards.NAMES)  # whose Rune of Passage is used
OPEN_PORTALS: Final[i64] = ACTIONS.add("open_portals")
MOVE_TO: Final[i64] = ACTIONS.add("move_to", AREA_NAMES)
UNITS: Final[i64] = ACTIONS.add("units", high=MOST_UNITS)  # how many of the type that is asked about
LEAVE_PEASANT: Final[i64] = ACTIONS.add("leave_peasant", AREA_NAMES)
DISBAND: Final[i64] = ACTIONS.add("disband", units.UNIT_NAMES)  # one standing unit too many
DISBAND_ROUTED: Final[i64] = ACTIONS.add("disband_routed", units.UNIT_NAMES)
FIGHT: Final[i64] = ACTIONS.add("fight")
TALK: Final[i64] = ACTIONS.add("talk", low=1, high=6)  # influence spent on diplomacy
SILVER_TONGUE: Final[i64] = ACTIONS.add("silver_tongue")
NO_TONGUE: Final[i64] = ACTIONS.add("no_tongue", passing=True)
FALL_BACK: Final[i64] = ACTIONS.add("fall_back", AREA_NAMES)

# --- Orders 4 to 8 and Garrison -------------------------------------------------------------------------------------
MOST_PAID: Final = 999
DIAL: Final[i64] = ACTIONS.add("dial", units.DIALS)
AT: Final[i64] = ACTIONS.add("at", AREA_NAMES)
BUY_CARD: Final[i64] = ACTIONS.add("buy_card", development_cards.NAMES)
BUILD: Final[i64] = ACTIONS.add("build", DEVELOPMENTS)
UNIT: Final[i64] = ACTIONS.add("unit", units.UNIT_NAMES)
BENEFIT: Final[i64] = ACTIONS.add("benefit", ("neutral_units", "influence", "tactics_cards", "quest_cards"))
CALL_HEROES: Final[i64] = ACTIONS.add("call_heroes", low=1, high=3)  # influence spent, cards drawn
CALL_COMMANDERS: Final[i64] = ACTIONS.add("call_commanders", low=1, high=3)
TAKE_TITLE: Final[i64] = ACTIONS.add("take_title", TITLES)
PAY: Final[i64] = ACTIONS.add("pay", high=MOST_PAID)  # influence for a title
FORTIFY: Final[i64] = ACTIONS.add("fortify", ("build", "repair", "move_runes"))
CAPITAL_AT: Final[i64] = ACTIONS.add("capital_at", AREA_NAMES)

# --- Battle ---------------------------------------------------------------------------------------------------------
FIGHT_WITH: Final[i64] = ACTIONS.add("fight_with", units.UNIT_NAMES)  # the type that draws in this round
BATTLE_CARD: Final[i64] = ACTIONS.add("battle_card", tactics.NAMES)  # a Tactics card for its text
PASS_FOR: Final[i64] = ACTIONS.add("pass_for", ("round", "battle"))
PASS_AHEAD: Final[i64] = ACTIONS.add("pass_ahead", WINDOWS, standing=True)  # at every window of a kind from now on
ASK_AGAIN: Final[i64] = ACTIONS.add("ask_again", WINDOWS, standing=True)
ANNOUNCE_FATE: Final[i64] = ACTIONS.add("announce_fate", tactics.NAMES)  # a Tactical Fate card
PUT_ASIDE: Final[i64] = ACTIONS.add("put_aside", (*fate.FATE_NAMES, *tactics.NAMES))  # a drawn card without effect
BATTLE_UNIT: Final[i64] = ACTIONS.add("battle_unit", CELL_NAMES)  # one unit of a type, by damage and state
HIT_INSTEAD: Final[i64] = ACTIONS.add("hit_instead")  # the other part of an ability
SPEND_CARD: Final[i64] = ACTIONS.add("spend_card", tactics.NAMES)  # Ball Lightning
TAKE_CARD_BACK: Final[i64] = ACTIONS.add("take_card_back")  # Journeyman Wizards
FIGURES: Final[i64] = ACTIONS.add("figures", low=0, high=31)  # how many units an effect is used on
RAIN_ON: Final[i64] = ACTIONS.add("rain_on", ("triangles", "rectangle"))  # Hellfire
USE_DEVELOPMENT: Final[i64] = ACTIONS.add("use_development")  # a defensive one
SUPPORT: Final[i64] = ACTIONS.add("support", hero_cards.NAMES)
BESIDE: Final[i64] = ACTIONS.add("beside", units.UNIT_NAMES)
RETREAT_TO: Final[i64] = ACTIONS.add("retreat_to", AREA_NAMES)
RAISE_OWN: Final[i64] = ACTIONS.add("raise_own", ("nothing", "unused"))  # a conquered stronghold
TEAR_DOWN: Final[i64] = ACTIONS.add("tear_down", AREA_NAMES)  # a stronghold of the player, to replace it
HUNGER: Final[i64] = ACTIONS.add("ravenous_hunger")
BATTLE_REWARD: Final[i64] = ACTIONS.add("battle_reward", ("war_banner", "command_horn"))
COMMAND: Final[i64] = ACTIONS.add("command", commander_cards.NAMES)
BAR_CARD: Final[i64] = ACTIONS.add("bar_card", tactics.NAMES)  # Eyes Everywhere

# --- Heroes, quests, duels ------------------------------------------------------------------------------------------
DRAW_HERO: Final[i64] = ACTIONS.add("draw_hero", hero_cards.NAMES)
DRAW_REWARD: Final[i64] = ACTIONS.add("draw_reward", reward_cards.NAMES)
DRAW_QUEST: Final[i64] = ACTIONS.add("draw_quest", quest_cards.NAMES)
ROBE: Final[i64] = ACTIONS.add("robe", reward_cards.NAMES)  # the card that the Elven Robe blocks
KEEP_HERO: Final[i64] = ACTIONS.add("keep_hero", hero_cards.NAMES)
KEEP_NO_HERO: Final[i64] = ACTIONS.add("keep_no_hero", passing=True)
PLACE_HERO: Final[i64] = ACTIONS.add("place_hero", AREA_NAMES)
DESERT: Final[i64] = ACTIONS.add("desert", hero_cards.NAMES)
DISCARD_QUEST: Final[i64] = ACTIONS.add("discard_quest", quest_cards.NAMES)
KEEP_REWARD: Final[i64] = ACTIONS.add("keep_reward", reward_cards.NAMES)
ACT_WITH: Final[i64] = ACTIONS.add("act_with", hero_cards.NAMES)
REST: Final[i64] = ACTIONS.add("rest", passing=True)  # the heroes that are left do nothing
TRAVEL: Final[i64] = ACTIONS.add("travel", AREA_NAMES)  # to an area in reach, or where the hero is
HEAL: Final[i64] = ACTIONS.add("heal")
TRAIN: Final[i64] = ACTIONS.add(
    "train", ("strength", "agility", "wisdom", "strength_agility", "strength_wisdom", "agility_wisdom")
)  # two points for one attribute, or one for each of two
STAY: Final[i64] = ACTIONS.add("stay", passing=True)  # no action
PASS_BY: Final[i64] = ACTIONS.add("pass_by", hero_cards.NAMES)  # exchange Reward cards on the way
EXCHANGE: Final[i64] = ACTIONS.add("exchange", hero_cards.NAMES)
PARTNER: Final[i64] = ACTIONS.add("partner", hero_cards.NAMES)
HAND_OVER: Final[i64] = ACTIONS.add("hand_over", reward_cards.NAMES)
TAKE_OVER: Final[i64] = ACTIONS.add("take_over", reward_cards.NAMES)
END_EXCHANGE: Final[i64] = ACTIONS.add("end_exchange", passing=True)
HERO_CARD: Final[i64] = ACTIONS.add("hero_card", tactics.NAMES)  # play a Tactics card for a hero
USE_REWARD: Final[i64] = ACTIONS.add("use_reward", reward_cards.NAMES)
SAVE_REWARDS: Final[i64] = ACTIONS.add("save_rewards", passing=True)
CHALLENGE: Final[i64] = ACTIONS.add("challenge", hero_cards.NAMES)
ATTEMPT: Final[i64] = ACTIONS.add("attempt", quest_cards.NAMES)
MOVE_ON: Final[i64] = ACTIONS.add("move_on", passing=True)  # neither duel nor Quest
CURE: Final[i64] = ACTIONS.add("cure", hero_cards.NAMES)
RAISE: Final[i64] = ACTIONS.add("raise", hero_cards.ATTRIBUTES)
RAISE_NOTHING: Final[i64] = ACTIONS.add("raise_nothing", passing=True)
STRIKE: Final[i64] = ACTIONS.add("strike", hero_cards.NAMES)
SWAP_FATE: Final[i64] = ACTIONS.add("swap_fate", fate.FATE_NAMES)  # Sethra
KEEP_FATES: Final[i64] = ACTIONS.add("keep_fates", passing=True)
SPY_ON: Final[i64] = ACTIONS.add("spy_on", low=1, high=lambda seats, options: seats)
ENLIST_AT: Final[i64] = ACTIONS.add("enlist_at", AREA_NAMES)
ENLIST: Final[i64] = ACTIONS.add("enlist", units.UNIT_NAMES)
USE_ABILITY: Final[i64] = ACTIONS.add("use_ability")
BEGIN_DUEL: Final[i64] = ACTIONS.add("begin_duel", passing=True)
KILL: Final[i64] = ACTIONS.add("kill", units.UNIT_NAMES)
KILL_ROUTED: Final[i64] = ACTIONS.add("kill_routed", units.UNIT_NAMES)
ANNOUNCE: Final[i64] = ACTIONS.add("announce_in_duel", tactics.NAMES)
DRAW_FATE: Final[i64] = ACTIONS.add("draw_fate", passing=True)
DEAL_DAMAGE: Final[i64] = ACTIONS.add("deal_damage")
TO_FIRST: Final[i64] = ACTIONS.add("to_first", low=0, high=99)
GIVE_SPOILS: Final[i64] = ACTIONS.add("give_spoils", hero_cards.NAMES)
TAKE_SPOILS: Final[i64] = ACTIONS.add("take_spoils", hero_cards.NAMES)

# --- Runes and exploration ------------------------------------------------------------------------------------------
DRIFT: Final[i64] = ACTIONS.add("drift", AREA_NAMES)
BUY_REWARD: Final[i64] = ACTIONS.add("buy_reward")
BUY_NOTHING: Final[i64] = ACTIONS.add("buy_nothing", passing=True)
LOSE_REWARD: Final[i64] = ACTIONS.add("lose_reward", reward_cards.NAMES)
SUFFER: Final[i64] = ACTIONS.add("suffer")
LOOK_AT: Final[i64] = ACTIONS.add("look_at", AREA_NAMES)

# --- Tactics cards, titles, objectives, rewards in a turn -----------------------------------------------------------
FLUTE: Final[i64] = ACTIONS.add("flute", AREA_NAMES)
SPYGLASS: Final[i64] = ACTIONS.add("spyglass", AREA_NAMES)
PLAY: Final[i64] = ACTIONS.add("play", tactics.NAMES)  # for its text
PASS_WINDOW: Final[i64] = ACTIONS.add("pass_window", passing=True)
PICK_ORDER: Final[i64] = ACTIONS.add("pick_order", ORDERS)
STEAL_TACTICS: Final[i64] = ACTIONS.add("steal_tactics", tactics.NAMES)  # chance: Turned Spy
CLAIM_OBJECTIVE: Final[i64] = ACTIONS.add("claim_objective")
REPLACE_OBJECTIVE: Final[i64] = ACTIONS.add("replace_objective")
LEAD_LEAGUE: Final[i64] = ACTIONS.add("lead_league")  # the Captain of the Heroes' League: three Reward cards
GIVE_REWARD: Final[i64] = ACTIONS.add("give_reward", reward_cards.NAMES)
CLAIM_VICTORY: Final[i64] = ACTIONS.add("claim_victory")
RAZE: Final[i64] = ACTIONS.add("raze", AREA_NAMES)  # a destructible location
THROUGH_GORGE: Final[i64] = ACTIONS.add("through_gorge", AREA_NAMES)  # an Obscene of this area
KEEP_DRAWN: Final[i64] = ACTIONS.add("keep_drawn")  # the Epic game
REPLACE_DRAWN: Final[i64] = ACTIONS.add("replace_drawn", tactics.NAMES)

# --- Commanders and Development cards -------------------------------------------------------------------------------
DRAW_COMMANDER: Final[i64] = ACTIONS.add("draw_commander", commander_cards.NAMES)
LEAD_WITH: Final[i64] = ACTIONS.add("lead_with", hero_cards.NAMES)
KEEP_COMMANDER: Final[i64] = ACTIONS.add("keep_commander", passing=True)
REPLACE_COMMANDER: Final[i64] = ACTIONS.add("replace_commander", hero_cards.NAMES)
KEEP_CARD: Final[i64] = ACTIONS.add("keep_commander_card", commander_cards.NAMES)
KEEP_NO_CARD: Final[i64] = ACTIONS.add("keep_no_commander_card", passing=True)
REPLACE_CARD: Final[i64] = ACTIONS.add("replace_commander_card", commander_cards.NAMES)
