"""What is asked, of whom, upon what and about what.

At the bottom lies `setup`, then `year`. A turn lies upon the year, an order upon the turn, and what it sets off (a
battle, a draw, a rune to be placed) upon that. Whatever lies below has been turned into its next step by then.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from bannerhall.core.bounds import last_seat
from bannerhall.core.frames import CHANCE, PROCEEDS, SEVERAL
from bannerhall.core.shapes import SEAT, Questions
from bannerhall.games.runewars.rules import commander_cards, fate, hero_cards, quest_cards, tactics, units
from bannerhall.games.runewars.rules.atlas import AREA_NAMES, AREAS
from bannerhall.games.runewars.rules.battle_names import SIDES, WINDOWS
from bannerhall.games.runewars.rules.components import DEVELOPMENTS, MOST_PLAYERS, ORDERS, TITLES
from bannerhall.games.runewars.rules.forces import MOST_FORCE
from bannerhall.games.runewars.rules.hero_cards import HEROES
from bannerhall.games.runewars.rules.units import FACTION_UNITS, SLOTS, UNIT_NAMES

QUESTIONS: Final = Questions(__name__)

# --- The year -------------------------------------------------------------------------------------------------------
YEAR_STEPS: Final = ("claims", "card", "effect", "secondary", "orders", "reveal", "turns", "end")
Y_CLAIMS: Final = 0
Y_CARD: Final = 1
Y_EFFECT: Final = 2
Y_SECONDARY: Final = 3
Y_ORDERS: Final = 4
Y_REVEAL: Final = 5
Y_TURNS: Final = 6
Y_END: Final = 7
YEAR: Final[i64] = QUESTIONS.add("year", PROCEEDS, upon="bottom")
YEAR_NEXT: Final[i64] = QUESTIONS.argument("next", names=YEAR_STEPS)
YEAR_SERVED: Final[i64] = QUESTIONS.argument("served", mask=True)  # seats that have had this step
SEASON_CARD: Final[i64] = QUESTIONS.add("season_card", CHANCE, upon="year")
CHOOSE_ORDER: Final[i64] = QUESTIONS.add("choose_order", SEVERAL, upon="year")
TAKE_BACK: Final[i64] = QUESTIONS.add("take_back", SEAT, upon="year")  # Long Winter
TAKE_BACK_LEFT: Final[i64] = QUESTIONS.argument("left", 1, 2)
FALL_GIFT: Final[i64] = QUESTIONS.add("fall_gift", SEAT, upon="year")

# --- A turn ---------------------------------------------------------------------------------------------------------
TURN_STEPS: Final = ("before", "primary", "between", "bonus", "after", "end")
T_BEFORE: Final = 0
T_PRIMARY: Final = 1
T_BETWEEN: Final = 2
T_BONUS: Final = 3
T_AFTER: Final = 4
T_END: Final = 5
TURN: Final[i64] = QUESTIONS.add("turn", PROCEEDS, upon="year")
TURN_NEXT: Final[i64] = QUESTIONS.argument("next", names=TURN_STEPS)
TURN_SEAT: Final[i64] = QUESTIONS.seat_argument("seat")
TURN_ORDER: Final[i64] = QUESTIONS.argument("order", names=ORDERS)
OWN_ACTIONS: Final[i64] = QUESTIONS.add("own_actions", PROCEEDS, upon="anything")  # offers them until nothing is done
OWN_ACTIONS_SEAT: Final[i64] = QUESTIONS.seat_argument("seat")
OWN_TURN: Final[i64] = QUESTIONS.add("own_turn", SEAT, upon="own_actions")  # cards, titles, objectives, claims
BONUS: Final[i64] = QUESTIONS.add("bonus", SEAT, upon="turn")
BONUS_ORDER: Final[i64] = QUESTIONS.argument("order", names=ORDERS)

# --- Drawing cards, which anything can set off ----------------------------------------------------------------------
DRAW_THEN: Final = ("limit", "give_up", "nothing")  # what follows the last card
THEN_LIMIT: Final = 0
THEN_GIVE_UP: Final = 1
THEN_NOTHING: Final = 2
DRAW_TACTICS: Final[i64] = QUESTIONS.add("draw_tactics", CHANCE, upon="anything")
DRAW_TACTICS_SEAT: Final[i64] = QUESTIONS.seat_argument("seat")
DRAW_TACTICS_LEFT: Final[i64] = QUESTIONS.argument("left", 1, 60)
DRAW_TACTICS_THEN: Final[i64] = QUESTIONS.argument("then", names=DRAW_THEN)
DISCARD_TACTICS: Final[i64] = QUESTIONS.add("discard_tactics", SEAT, upon="anything")
DRAW_FATES: Final[i64] = QUESTIONS.add("draw_fates", CHANCE, upon="anything")  # for a test or diplomacy
DRAW_FATES_SEAT: Final[i64] = QUESTIONS.seat_argument("seat")
DRAW_FATES_LEFT: Final[i64] = QUESTIONS.argument("left", 1, 30)
CHOOSE_FATE: Final[i64] = QUESTIONS.add("choose_fate", SEAT, upon="anything")  # one of the cards in `test_cards`

# --- Set-up ---------------------------------------------------------------------------------------------------------
SETUP_STEPS: Final = (
    "first", "factions", "deal_tiles", "tiles", "markers", "runes", "homes", "landscape", "strongholds", "heroes",
    "second_heroes", "commanders", "hands", "hide_runes", "begin",
)  # fmt: skip
S_FIRST: Final = 0
S_FACTIONS: Final = 1
S_DEAL_TILES: Final = 2
S_TILES: Final = 3
S_MARKERS: Final = 4
S_RUNES: Final = 5  # ruleset revised
S_HOMES: Final = 6
S_LANDSCAPE: Final = 7
S_STRONGHOLDS: Final = 8
S_HEROES: Final = 9
S_SECOND_HEROES: Final = 10  # with commanders
S_COMMANDERS: Final = 11
S_HANDS: Final = 12
S_HIDE_RUNES: Final = 13  # ruleset original
S_BEGIN: Final = 14
A_MARKER: Final[i64] = 12  # what is laid: a tile, or a setup marker
THINGS: Final = (*(f"tile_{number}" for number in range(1, 13)), "marker")
SETUP: Final[i64] = QUESTIONS.add("setup", PROCEEDS, upon="bottom")
SETUP_NEXT: Final[i64] = QUESTIONS.argument("next", names=SETUP_STEPS)
SETUP_SERVED: Final[i64] = QUESTIONS.argument("served", 0, 8)  # how often this step was served
SETUP_RETURNS: Final[i64] = QUESTIONS.argument("returns", 0, 2)  # how often the tiles were taken back
SETUP_CLOSER: Final[i64] = QUESTIONS.argument("closer", 0, 1)  # one area less between markers is enough
DEAL_FATES: Final[i64] = QUESTIONS.add("deal_fates", CHANCE, upon="setup")
DEAL_FATES_SEAT: Final[i64] = QUESTIONS.seat_argument("seat")
DEAL_FATES_BEST: Final[i64] = QUESTIONS.argument("best", 0, 30)  # the highest card so far
CHOOSE_FACTION: Final[i64] = QUESTIONS.add("choose_faction", SEAT, upon="setup")
DEAL_FACTION: Final[i64] = QUESTIONS.add("deal_faction", CHANCE, upon="setup")
DEAL_FACTION_SEAT: Final[i64] = QUESTIONS.seat_argument("seat")
DEAL_TILE: Final[i64] = QUESTIONS.add("deal_tile", CHANCE, upon="setup")
DEAL_TILE_SEAT: Final[i64] = QUESTIONS.seat_argument("seat")
CHOOSE_TILE: Final[i64] = QUESTIONS.add("choose_tile", SEAT, upon="setup")
PLACE_COLUMN: Final[i64] = QUESTIONS.add("place_column", SEAT, upon="setup")
PLACE_COLUMN_THING: Final[i64] = QUESTIONS.argument("thing", names=THINGS)
PLACE_ROW: Final[i64] = QUESTIONS.add("place_row", SEAT, upon="setup")
PLACE_ROW_THING: Final[i64] = QUESTIONS.argument("thing", names=THINGS)
PLACE_ROW_COLUMN: Final[i64] = QUESTIONS.argument("column", -20, 20)
PLACE_TURN: Final[i64] = QUESTIONS.add("place_turn", SEAT, upon="setup")
PLACE_TURN_THING: Final[i64] = QUESTIONS.argument("thing", names=THINGS)
PLACE_TURN_COLUMN: Final[i64] = QUESTIONS.argument("column", -20, 20)
PLACE_TURN_ROW: Final[i64] = QUESTIONS.argument("row", -20, 20)
HOME_MARKER: Final[i64] = QUESTIONS.add("home_marker", SEAT, upon="setup")
HOME_TURN: Final[i64] = QUESTIONS.add("home_turn", SEAT, upon="setup")
HOME_TURN_MARKER: Final[i64] = QUESTIONS.argument("marker", 0, last_seat)
DEAL_CITY: Final[i64] = QUESTIONS.add("deal_city", CHANCE, upon="setup deal_exploration")
DEAL_CITY_AREA: Final[i64] = QUESTIONS.argument("area", names=AREA_NAMES)
DEAL_EXPLORATION: Final[i64] = QUESTIONS.add("deal_exploration", CHANCE, upon="setup")
DEAL_EXPLORATION_AREA: Final[i64] = QUESTIONS.argument("area", names=AREA_NAMES)
FIRST_STRONGHOLD: Final[i64] = QUESTIONS.add("first_stronghold", SEAT, upon="setup")
REPLACE: Final[i64] = QUESTIONS.add("replace", SEAT, upon="setup")
REPLACE_FORCE: Final[i64] = QUESTIONS.argument("force", 0, MOST_FORCE)  # the starting army, see forces.py
REPLACE_SLOT: Final[i64] = QUESTIONS.argument("slot", 0, 5)
QUARTER: Final[i64] = QUESTIONS.add("quarter", SEAT, upon="setup")
QUARTER_FORCE: Final[i64] = QUESTIONS.argument("force", 0, MOST_FORCE)  # what is still to be placed
QUARTER_PLACE: Final[i64] = QUESTIONS.argument("place", 0, 1)  # which area of the home realm
DEAL_HERO: Final[i64] = QUESTIONS.add("deal_hero", CHANCE, upon="setup")
DEAL_HERO_SEAT: Final[i64] = QUESTIONS.seat_argument("seat")
FIRST_HERO: Final[i64] = QUESTIONS.add("first_hero", SEAT, upon="setup")
FIRST_HERO_HERO: Final[i64] = QUESTIONS.argument("hero", names=hero_cards.NAMES)
DEAL_COMMANDER: Final[i64] = QUESTIONS.add("deal_commander", CHANCE, upon="setup")
DEAL_COMMANDER_SEAT: Final[i64] = QUESTIONS.seat_argument("seat")
NAME_COMMANDER: Final[i64] = QUESTIONS.add("name_commander", SEAT, upon="setup")
DEAL_OBJECTIVE: Final[i64] = QUESTIONS.add("deal_objective", CHANCE, upon="setup season_effect own_actions")
DEAL_OBJECTIVE_SEAT: Final[i64] = QUESTIONS.seat_argument("seat")
HIDE_RUNES: Final[i64] = QUESTIONS.add("hide_runes", SEVERAL, upon="setup")

# --- Runes ----------------------------------------------------------------------------------------------------------
WHY: Final = ("received", "first_runes")
RECEIVED: Final[i64] = 0
FIRST_RUNES: Final[i64] = 1  # ruleset revised, at set-up
DISCARD_RUNE: Final[i64] = QUESTIONS.add("discard_rune", SEAT, upon="lay_runes")
DISCARD_RUNE_LEFT: Final[i64] = QUESTIONS.argument("left", 1, 2)
LAY_RUNES: Final[i64] = QUESTIONS.add("lay_runes", PROCEEDS, upon="anything")
LAY_RUNES_SEAT: Final[i64] = QUESTIONS.seat_argument("seat")
LAY_TOKEN: Final[i64] = QUESTIONS.add("lay_token", SEAT, upon="anything")  # which token takes the only place
LAY_TOKEN_AREA: Final[i64] = QUESTIONS.argument("area", names=AREA_NAMES)
RUNE_AREA: Final[i64] = QUESTIONS.add("rune_area", SEAT, upon="anything")
RUNE_AREA_FIRST: Final[i64] = QUESTIONS.argument("first", 0, AREAS)  # the area of the first token, from 1; 0 none yet
RUNE_AREA_WHY: Final[i64] = QUESTIONS.argument("why", names=WHY)
DRAGON_AT: Final[i64] = QUESTIONS.add("dragon_at", SEAT, upon="anything")
DRAGON_AT_ONE: Final[i64] = QUESTIONS.argument("one", names=AREA_NAMES)
DRAGON_AT_OTHER: Final[i64] = QUESTIONS.argument("other", names=AREA_NAMES)
MOVE_RUNES: Final[i64] = QUESTIONS.add("move_runes", PROCEEDS, upon="anything")  # Fortify
MOVE_RUNES_SEAT: Final[i64] = QUESTIONS.seat_argument("seat")
RUNES_FROM: Final[i64] = QUESTIONS.add("runes_from", SEAT, upon="anything")
RUNES_TO: Final[i64] = QUESTIONS.add("runes_to", SEAT, upon="anything")
RUNES_TO_SOURCE: Final[i64] = QUESTIONS.argument("source", names=AREA_NAMES)
TURN_DOWN: Final[i64] = QUESTIONS.add("turn_down", SEAT, upon="anything")
TURN_DOWN_SOURCE: Final[i64] = QUESTIONS.argument("source", names=AREA_NAMES)
TURN_DOWN_TARGET: Final[i64] = QUESTIONS.argument("target", names=AREA_NAMES)
TURN_DOWN_AREA: Final[i64] = QUESTIONS.argument("area", names=AREA_NAMES)
ARRANGE: Final[i64] = QUESTIONS.add("arrange", SEAT, upon="anything")
ARRANGE_SOURCE: Final[i64] = QUESTIONS.argument("source", names=AREA_NAMES)
ARRANGE_TARGET: Final[i64] = QUESTIONS.argument("target", names=AREA_NAMES)

# --- Season cards and bids ------------------------------------------------------------------------------------------
AUCTION_STEPS: Final = ("window", "bids", "highest", "lowest", "done")
A_WINDOW: Final = 0
A_BIDS: Final = 1
A_HIGHEST: Final = 2
A_LOWEST: Final = 3
A_DONE: Final = 4
AUCTION: Final[i64] = QUESTIONS.add("auction", PROCEEDS, upon="anything")
AUCTION_NEXT: Final[i64] = QUESTIONS.argument("next", names=AUCTION_STEPS)
AUCTION_LAST: Final[i64] = QUESTIONS.argument("last", names=AUCTION_STEPS)  # whether anything depends on ties
BID: Final[i64] = QUESTIONS.add("bid", SEVERAL, upon="auction")
TIE: Final[i64] = QUESTIONS.add("tie", SEAT, upon="auction")
TIE_SEATS: Final[i64] = QUESTIONS.argument("tied", mask=True)
TIE_FOR: Final[i64] = QUESTIONS.argument("for", names=("highest", "lowest"))
SEASON_STEPS: Final = ("shield", "bid", "effect", "end")
S_SHIELD: Final = 0
S_BID: Final = 1
S_EFFECT: Final = 2
S_END: Final = 3
SEASON_EFFECT: Final[i64] = QUESTIONS.add("season_effect", PROCEEDS, upon="year")
SEASON_NEXT: Final[i64] = QUESTIONS.argument("next", names=SEASON_STEPS)
SEASON_SERVED: Final[i64] = QUESTIONS.argument("served", mask=True)  # seats whose turn it was
SEASON_SHIELD: Final[i64] = QUESTIONS.argument("shield", 0, 1)  # the Guildmaster ignores the loss
SHIELD: Final[i64] = QUESTIONS.add("shield", SEAT, upon="season_effect")  # whether the Guildmaster does
SEASON_YES: Final[i64] = QUESTIONS.add("season_yes", SEAT, upon="season_effect")  # whether to do what the card allows
SEASON_PLAYER: Final[i64] = QUESTIONS.add("season_player", SEAT, upon="season_effect")
SEASON_AREA: Final[i64] = QUESTIONS.add("season_area", SEAT, upon="season_effect")
SEASON_AREA_LEFT: Final[i64] = QUESTIONS.argument("left", 1, 3)  # how often an area may still be chosen
SEASON_AREA_FROM: Final[i64] = QUESTIONS.argument("from", 0, AREAS)  # the area of a token that moves + 1
SEASON_AREA_KIND: Final[i64] = QUESTIONS.argument("kind", 0, len(units.UNIT_NAMES))  # the units to be placed + 1
SEASON_AREA_FOR: Final[i64] = QUESTIONS.seat_argument("for")  # whose areas are meant
SEASON_DIAL: Final[i64] = QUESTIONS.add("season_dial", SEAT, upon="season_effect")
SEASON_DIAL_LEFT: Final[i64] = QUESTIONS.argument("left", 1, 3)
SEASON_DIAL_DONE: Final[i64] = QUESTIONS.argument("done", 0, 7)  # mask of dials that were chosen
SEASON_UNIT: Final[i64] = QUESTIONS.add("season_unit", SEAT, upon="season_effect")
SEASON_NUMBER: Final[i64] = QUESTIONS.add("season_number", SEAT, upon="season_effect")
SEASON_NUMBER_KIND: Final[i64] = QUESTIONS.argument("kind", names=units.UNIT_NAMES)
SEASON_NUMBER_AREA: Final[i64] = QUESTIONS.argument("area", 0, AREAS - 1)
LOYALTY: Final[i64] = QUESTIONS.add("loyalty", SEAT, upon="season_effect")  # Divided Loyalties
LOYALTY_HERO: Final[i64] = QUESTIONS.argument("hero", names=hero_cards.NAMES)
LOSSES: Final[i64] = QUESTIONS.add("losses", PROCEEDS, upon="season_effect")  # a unit in each of several areas
LOSSES_SEAT: Final[i64] = QUESTIONS.seat_argument("seat")
LOSSES_FROM: Final[i64] = QUESTIONS.argument("from", 0, AREAS)  # the first area not yet looked at
TOURNAMENT: Final[i64] = QUESTIONS.add("tournament", SEAT, upon="season_effect")
RETURN_QUESTS: Final[i64] = QUESTIONS.add("return_quests", SEAT, upon="season_effect")
RETURN_QUESTS_NUMBER: Final[i64] = QUESTIONS.argument("number", 0, 3)  # how many were returned
SELL_TACTICS: Final[i64] = QUESTIONS.add("sell_tactics", SEAT, upon="season_effect")
SELL_TACTICS_LEFT: Final[i64] = QUESTIONS.argument("left", 1, 2)
GIVE_UP_DRAWN: Final[i64] = QUESTIONS.add("give_up_drawn", SEAT, upon="anything")
LOSE_TACTICS: Final[i64] = QUESTIONS.add("lose_tactics", CHANCE, upon="season_effect")
LOSE_TACTICS_SEAT: Final[i64] = QUESTIONS.seat_argument("seat")

# --- Movement and neutrals ------------------------------------------------------------------------------------------
STRATEGY_STEPS: Final = ("moves", "moved", "peasants")
S_MOVES: Final = 0
S_MOVED: Final = 1
S_PEASANTS: Final = 2
STRATEGY: Final[i64] = QUESTIONS.add("strategy", PROCEEDS, upon="turn")
STRATEGY_NEXT: Final[i64] = QUESTIONS.argument("next", names=STRATEGY_STEPS)
STRATEGY_SEAT: Final[i64] = QUESTIONS.seat_argument("seat")
STRATEGY_SOURCE: Final[i64] = QUESTIONS.add("strategy_source", SEAT, upon="strategy")
STRATEGY_TARGET: Final[i64] = QUESTIONS.add("strategy_target", SEAT, upon="strategy")
STRATEGY_TARGET_SOURCE: Final[i64] = QUESTIONS.argument("source", 0, AREAS)  # area + 1, 0 if a hero steps
STRATEGY_TARGET_HERO: Final[i64] = QUESTIONS.argument("hero", 0, HEROES)  # hero + 1, 0 if units step
STRATEGY_NUMBER: Final[i64] = QUESTIONS.add("strategy_number", SEAT, upon="strategy")
STRATEGY_NUMBER_SOURCE: Final[i64] = QUESTIONS.argument("source", 0, AREAS - 1)
STRATEGY_NUMBER_TARGET: Final[i64] = QUESTIONS.argument("target", 0, AREAS - 1)
STRATEGY_NUMBER_SLOT: Final[i64] = QUESTIONS.argument("slot", 0, SLOTS - 1)
STRATEGY_NUMBER_TAKEN: Final[i64] = QUESTIONS.argument("taken", 0, 99)
MARCH_STEPS: Final = ("target", "sources", "moved", "peasants", "arrive", "over")
M_TARGET: Final = 0
M_SOURCES: Final = 1
M_MOVED: Final = 2
M_PEASANTS: Final = 3
M_ARRIVE: Final = 4
M_OVER: Final = 5
MARCH: Final[i64] = QUESTIONS.add("march", PROCEEDS, upon="turn")
MARCH_NEXT: Final[i64] = QUESTIONS.argument("next", names=MARCH_STEPS)
MARCH_SEAT: Final[i64] = QUESTIONS.seat_argument("seat")
MARCH_ORDER: Final[i64] = QUESTIONS.argument("order", names=ORDERS)
MARCH_AREA: Final[i64] = QUESTIONS.argument("area", 0, AREAS)  # the activated area + 1
MARCH_TARGET: Final[i64] = QUESTIONS.add("march_target", SEAT, upon="march")
MARCH_SOURCE: Final[i64] = QUESTIONS.add("march_source", SEAT, upon="march")
MARCH_NUMBER: Final[i64] = QUESTIONS.add("march_number", SEAT, upon="march")
MARCH_NUMBER_SOURCE: Final[i64] = QUESTIONS.argument("source", 0, AREAS - 1)
MARCH_NUMBER_SLOT: Final[i64] = QUESTIONS.argument("slot", 0, SLOTS - 1)
MARCH_NUMBER_TAKEN: Final[i64] = QUESTIONS.argument("taken", 0, 99)
MARCH_NUMBER_LEFT: Final[i64] = QUESTIONS.argument("left", 0, 31)  # how many more of the source may come
LEAVE_PEASANT: Final[i64] = QUESTIONS.add("leave_peasant", SEAT, upon="strategy march")
DISBAND_REASONS: Final = ("limit", "food", "season_card")
BY_LIMIT: Final = 0
BY_FOOD: Final = 1
BY_CARD: Final = 2
DISBAND: Final[i64] = QUESTIONS.add("disband", SEAT, upon="anything")
DISBAND_AREA: Final[i64] = QUESTIONS.argument("area", 0, AREAS - 1)
DISBAND_LEFT: Final[i64] = QUESTIONS.argument("left", 1, 400)
DISBAND_REASON: Final[i64] = QUESTIONS.argument("reason", names=DISBAND_REASONS)
DIPLOMACY_STEPS: Final = ("approach", "card", "tongue", "draw", "symbol", "join")
D_APPROACH: Final = 0
D_CARD: Final = 1
D_TONGUE: Final = 2
D_DRAW: Final = 3
D_SYMBOL: Final = 4
D_JOIN: Final = 5
DIPLOMACY: Final[i64] = QUESTIONS.add("diplomacy", PROCEEDS, upon="march")
DIPLOMACY_NEXT: Final[i64] = QUESTIONS.argument("next", names=DIPLOMACY_STEPS)
DIPLOMACY_SEAT: Final[i64] = QUESTIONS.seat_argument("seat")
DIPLOMACY_AREA: Final[i64] = QUESTIONS.argument("area", 0, AREAS - 1)
DIPLOMACY_CARDS: Final[i64] = QUESTIONS.argument("cards", 0, 9)
APPROACH: Final[i64] = QUESTIONS.add("approach", SEAT, upon="diplomacy")
SILVER_TONGUE: Final[i64] = QUESTIONS.add("silver_tongue", SEAT, upon="diplomacy")
SNUBBED: Final[i64] = QUESTIONS.add("snubbed", SEAT, upon="march")  # a red symbol: battle or retreat
SNUBBED_AREA: Final[i64] = QUESTIONS.argument("area", 0, AREAS - 1)

# --- Orders 4 to 8 and Garrison -------------------------------------------------------------------------------------
GUILD_GIFT: Final[i64] = QUESTIONS.add("guild_gift", SEAT, upon="turn")
COLLECT: Final[i64] = QUESTIONS.add("collect", PROCEEDS, upon="turn")
COLLECT_SEAT: Final[i64] = QUESTIONS.seat_argument("seat")
COLLECT_PLACE: Final[i64] = QUESTIONS.argument("place", 0, 2 * AREAS)  # area * 2 + first or second token
FRUIT: Final[i64] = QUESTIONS.add("fruit", SEAT, upon="collect")  # of a Resources token
FRUIT_AREA: Final[i64] = QUESTIONS.argument("area", 0, AREAS - 1)
W_CARD: Final[i64] = 1  # what may still be done: a Development card, a token, and a pause for other actions first
W_TOKEN: Final[i64] = 2
W_PAUSE: Final[i64] = 4
WORKS: Final[i64] = QUESTIONS.add("works", PROCEEDS, upon="anything")
WORKS_SEAT: Final[i64] = QUESTIONS.seat_argument("seat")
WORKS_LEFT: Final[i64] = QUESTIONS.argument("left", 0, 7)
WORK: Final[i64] = QUESTIONS.add("work", SEAT, upon="works")
TOKEN_PLACE: Final[i64] = QUESTIONS.add("token_place", SEAT, upon="works")
TOKEN_PLACE_KIND: Final[i64] = QUESTIONS.argument("kind", names=DEVELOPMENTS)
GIVE_UP_TOKEN: Final[i64] = QUESTIONS.add("give_up_token", SEAT, upon="works")
GIVE_UP_TOKEN_AREA: Final[i64] = QUESTIONS.argument("area", 0, AREAS - 1)
GIVE_UP_TOKEN_KIND: Final[i64] = QUESTIONS.argument("kind", names=DEVELOPMENTS)
CAPITAL_SITE: Final[i64] = QUESTIONS.add("capital_site", SEAT, upon="works")
RECRUIT_STEPS: Final = ("dial", "levy", "swap", "top_up", "place", "limit")
R_DIAL: Final = 0
R_LEVY: Final = 1
R_SWAP: Final = 2
R_TOP_UP: Final = 3
R_PLACE: Final = 4
R_LIMIT: Final = 5
RECRUIT: Final[i64] = QUESTIONS.add("recruit", PROCEEDS, upon="turn")
RECRUIT_NEXT: Final[i64] = QUESTIONS.argument("next", names=RECRUIT_STEPS)
RECRUIT_SEAT: Final[i64] = QUESTIONS.seat_argument("seat")
RECRUIT_SLOT: Final[i64] = QUESTIONS.argument("slot", 0, FACTION_UNITS)  # the type the step looks at
RECRUIT_FORCE: Final[i64] = QUESTIONS.argument("force", 0, MOST_FORCE)  # what is gained and not placed yet
RECRUIT_DIAL: Final[i64] = QUESTIONS.add("recruit_dial", SEAT, upon="recruit")
LEVY: Final[i64] = QUESTIONS.add("levy", SEAT, upon="recruit")
SWAP: Final[i64] = QUESTIONS.add("swap", SEAT, upon="recruit")
SWAP_SLOT: Final[i64] = QUESTIONS.argument("slot", 0, FACTION_UNITS - 1)  # of the type that comes instead
CALL_BACK: Final[i64] = QUESTIONS.add("call_back", SEAT, upon="recruit")
CALL_BACK_SLOT: Final[i64] = QUESTIONS.argument("slot", 0, FACTION_UNITS - 1)
STATION: Final[i64] = QUESTIONS.add("station", SEAT, upon="recruit")
STATION_SLOT: Final[i64] = QUESTIONS.argument("slot", 0, FACTION_UNITS - 1)
STATION_AREA: Final[i64] = QUESTIONS.argument("area", 0, AREAS - 1)
RALLY: Final[i64] = QUESTIONS.add("rally", PROCEEDS, upon="turn")
RALLY_SEAT: Final[i64] = QUESTIONS.seat_argument("seat")
RALLY_AREA: Final[i64] = QUESTIONS.argument("area", 0, AREAS)  # where the next city is looked for
RALLY_PAUSE: Final[i64] = QUESTIONS.argument("pause", 0, 1)  # other actions come first
BENEFIT: Final[i64] = QUESTIONS.add("benefit", SEAT, upon="rally")
BENEFIT_AREA: Final[i64] = QUESTIONS.argument("area", 0, AREAS - 1)
ALLIES: Final[i64] = QUESTIONS.add("allies", SEAT, upon="rally")
ALLIES_AREA: Final[i64] = QUESTIONS.argument("area", 0, AREAS - 1)
CALL_HEROES: Final[i64] = QUESTIONS.add("call_heroes", SEAT, upon="turn")
TAKE_TITLE: Final[i64] = QUESTIONS.add("take_title", SEAT, upon="turn")
PAY_TITLE: Final[i64] = QUESTIONS.add("pay_title", SEAT, upon="turn")
PAY_TITLE_TITLE: Final[i64] = QUESTIONS.argument("title", names=TITLES)
F_BUILD: Final = 0
F_REPAIR: Final = 1
F_MOVE_RUNES: Final = 2
FORTIFY: Final[i64] = QUESTIONS.add("fortify", PROCEEDS, upon="turn")
FORTIFY_SEAT: Final[i64] = QUESTIONS.seat_argument("seat")
FORTIFY_LEFT: Final[i64] = QUESTIONS.argument("left", 0, 7)  # build, repair, move runes
FORTIFY_PAUSE: Final[i64] = QUESTIONS.argument("pause", 0, 1)  # other actions come first
FORTIFY_PART: Final[i64] = QUESTIONS.add("fortify_part", SEAT, upon="fortify")
REPAIR: Final[i64] = QUESTIONS.add("repair", SEAT, upon="fortify")
BUILDING_SITE: Final[i64] = QUESTIONS.add("building_site", SEAT, upon="fortify")
TEAR_DOWN: Final[i64] = QUESTIONS.add("tear_down", SEAT, upon="fortify")
TEAR_DOWN_SITE: Final[i64] = QUESTIONS.argument("site", 0, AREAS - 1)

# --- Battle ---------------------------------------------------------------------------------------------------------
BATTLE_STEPS: Final = (
    "support", "start", "dread", "choose", "before_draw", "announce", "draw", "aside", "after_draw", "specials",
    "routs", "damage", "end_round", "defences", "strength", "result", "retreat_window", "retreat", "leaders",
    "stronghold", "home", "excess", "spoils", "end_window", "over",
)  # fmt: skip
B_SUPPORT: Final = 0
B_START: Final = 1
B_DREAD: Final = 2
B_CHOOSE: Final = 3
B_BEFORE_DRAW: Final = 4
B_ANNOUNCE: Final = 5
B_DRAW: Final = 6
B_ASIDE: Final = 7
B_AFTER_DRAW: Final = 8
B_SPECIALS: Final = 9
B_ROUTS: Final = 10
B_DAMAGE: Final = 11
B_END_ROUND: Final = 12
B_DEFENCES: Final = 13
B_STRENGTH: Final = 14
B_RESULT: Final = 15
B_RETREAT_WINDOW: Final = 16
B_RETREAT: Final = 17
B_LEADERS: Final = 18
B_STRONGHOLD: Final = 19
B_HOME: Final = 20
B_EXCESS: Final = 21
B_SPOILS: Final = 22
B_END_WINDOW: Final = 23
B_OVER: Final = 24
BATTLE: Final[i64] = QUESTIONS.add("battle", PROCEEDS, upon="anything")
BATTLE_NEXT: Final[i64] = QUESTIONS.argument("next", names=BATTLE_STEPS)
BATTLE_SIDE: Final[i64] = QUESTIONS.argument("side", names=SIDES)  # whose part of the step comes next
SUPPORT_HERO: Final[i64] = QUESTIONS.add("support_hero", SEAT, upon="battle")
SUPPORT_SIDE: Final[i64] = QUESTIONS.argument("side", names=SIDES)
SUPPORT_TYPE: Final[i64] = QUESTIONS.add("support_type", SEAT, upon="battle")
QUESTIONS.argument("side", names=SIDES)
SUPPORT_TYPE_HERO: Final[i64] = QUESTIONS.argument("hero", names=hero_cards.NAMES)
CHOOSE_TYPE: Final[i64] = QUESTIONS.add("choose_type", SEAT, upon="battle")
CHOOSE_TYPE_SIDE: Final[i64] = QUESTIONS.argument("side", names=SIDES)
BATTLE_WINDOW: Final[i64] = QUESTIONS.add("battle_window", SEAT, upon="battle")
BATTLE_WINDOW_SIDE: Final[i64] = QUESTIONS.argument("side", names=SIDES)
BATTLE_WINDOW_KIND: Final[i64] = QUESTIONS.argument("window", names=WINDOWS)
ANNOUNCE_FATE: Final[i64] = QUESTIONS.add("announce_fate", SEAT, upon="battle")
ANNOUNCE_FATE_SIDE: Final[i64] = QUESTIONS.argument("side", names=SIDES)
BATTLE_FATE: Final[i64] = QUESTIONS.add("battle_fate", CHANCE, upon="anything")  # one card after the other
BATTLE_FATE_SIDE: Final[i64] = QUESTIONS.argument("side", names=SIDES)
BATTLE_FATE_LEFT: Final[i64] = QUESTIONS.argument("left", 1, 30)
BATTLE_FATE_WHY: Final[i64] = QUESTIONS.argument("for", names=("type", "ravage"))
FOR_TYPE: Final[i64] = 0
FOR_RAVAGE: Final[i64] = 1
PUT_ASIDE: Final[i64] = QUESTIONS.add("put_aside", SEAT, upon="anything")
PUT_ASIDE_SIDE: Final[i64] = QUESTIONS.argument("side", names=SIDES)
PUT_ASIDE_LEFT: Final[i64] = QUESTIONS.argument("left", 1, 30)
PUT_ASIDE_WHY: Final[i64] = QUESTIONS.argument("for", names=("support", "feint"))
FOR_SUPPORT: Final[i64] = 0
FOR_FEINT: Final[i64] = 1
SPECIAL: Final[i64] = QUESTIONS.add("special", PROCEEDS, upon="anything")  # one special icon
SPECIAL_SIDE: Final[i64] = QUESTIONS.argument("side", names=SIDES)
SPECIAL_UNIT: Final[i64] = QUESTIONS.argument("unit", names=UNIT_NAMES)
SPECIAL_STAGE: Final[i64] = QUESTIONS.argument("stage", 0, 9)
# Questions about one unit after the other proceed until there is something to choose. Their side is that of the units.
DAMAGE_MODES: Final = ("normal", "concentrated", "valiant", "grave")
ASSIGN_DAMAGE: Final[i64] = QUESTIONS.add("assign_damage", SEAT, PROCEEDS, upon="anything")
UNITS_SIDE: Final[i64] = QUESTIONS.argument("side", names=SIDES)
UNITS_LEFT: Final[i64] = QUESTIONS.argument("left", 0, 999)
UNITS_MODE: Final[i64] = QUESTIONS.argument("mode", names=DAMAGE_MODES)
UNITS_TAG: Final[i64] = QUESTIONS.argument("killed", 0, 99)
ROUT_MODES: Final = ("normal", "stun")
ASSIGN_ROUTS: Final[i64] = QUESTIONS.add("assign_routs", SEAT, PROCEEDS, upon="anything")
QUESTIONS.argument("side", names=SIDES)
QUESTIONS.argument("left", 0, 999)
QUESTIONS.argument("mode", names=ROUT_MODES)
LOSE_MODES: Final = ("mortal_strike", "rain_fire", "prowl", "word_of_vaal", "wards", "burning")
LOSE_UNITS: Final[i64] = QUESTIONS.add("lose_units", SEAT, PROCEEDS, upon="anything")
QUESTIONS.argument("side", names=SIDES)
QUESTIONS.argument("left", 0, 99)
QUESTIONS.argument("mode", names=LOSE_MODES)
QUESTIONS.argument("tag", 0, 999)
AIM_MODES: Final = (
    "crack_shot", "arrow_storm", "ball_lightning", "pounce", "charge", "entangle", "dread_charge", "heraldry",
    "talon_snatch", "overpower", "devour", "flaming_breath", "drain_life", "terrifying", "word_of_vaal",
    "barbed_arrows", "blood_rite",
)  # fmt: skip
AIM: Final[i64] = QUESTIONS.add("aim", SEAT, PROCEEDS, upon="anything")  # the user of an effect chooses enemy units
QUESTIONS.argument("side", names=SIDES)
QUESTIONS.argument("left", 0, 99)
QUESTIONS.argument("mode", names=AIM_MODES)
QUESTIONS.argument("tag", 0, 999)
OWN_MODES: Final = (
    "fury", "sacrifice", "stand_up", "rise", "rally", "heal", "rage", "remain", "leave", "recover", "disband",
)  # fmt: skip
OWN_UNITS: Final[i64] = QUESTIONS.add("own_units", SEAT, PROCEEDS, upon="anything")
QUESTIONS.argument("side", names=SIDES)
QUESTIONS.argument("left", 0, 99)
QUESTIONS.argument("mode", names=OWN_MODES)
COUNT_MODES: Final = ("raise_dead", "grave_breath", "hunger", "take_the_blow", "prowl", "coven")
HOW_MANY: Final[i64] = QUESTIONS.add("how_many", SEAT, upon="anything")
HOW_MANY_SIDE: Final[i64] = QUESTIONS.argument("side", names=SIDES)
HOW_MANY_MODE: Final[i64] = QUESTIONS.argument("mode", names=COUNT_MODES)
HOW_MANY_MOST: Final[i64] = QUESTIONS.argument("most", 1, 31)
SPEND_CARD: Final[i64] = QUESTIONS.add("spend_card", SEAT, upon="special")
SPEND_CARD_SIDE: Final[i64] = QUESTIONS.argument("side", names=SIDES)
CARD_BACK: Final[i64] = QUESTIONS.add("card_back", SEAT, upon="battle")
CARD_BACK_CARD: Final[i64] = QUESTIONS.argument("card", names=tactics.NAMES)
RAIN_FIRE: Final[i64] = QUESTIONS.add("rain_fire", SEAT, upon="battle")
RAIN_FIRE_SIDE: Final[i64] = QUESTIONS.argument("side", names=SIDES)
BATTLE_CARD: Final[i64] = QUESTIONS.add("battle_card", PROCEEDS, upon="battle")
BATTLE_CARD_SIDE: Final[i64] = QUESTIONS.argument("side", names=SIDES)
BATTLE_CARD_CARD: Final[i64] = QUESTIONS.argument("card", names=tactics.NAMES)
COMMAND: Final[i64] = QUESTIONS.add("command", PROCEEDS, upon="battle")
COMMAND_SIDE: Final[i64] = QUESTIONS.argument("side", names=SIDES)
COMMAND_CARD: Final[i64] = QUESTIONS.argument("card", names=commander_cards.NAMES)
BAR_CARD: Final[i64] = QUESTIONS.add("bar_card", SEAT, upon="command")
BAR_CARD_SIDE: Final[i64] = QUESTIONS.argument("side", names=SIDES)
USE_DEFENCE: Final[i64] = QUESTIONS.add("use_defence", SEAT, upon="battle")
RETREATS: Final = ("army", "unit", "excess", "neutrals", "called_off")
RETREAT: Final[i64] = QUESTIONS.add("retreat", SEAT, upon="anything")
RETREAT_FROM: Final[i64] = QUESTIONS.argument("from", names=AREA_NAMES)
RETREAT_WHY: Final[i64] = QUESTIONS.argument("for", names=RETREATS)
RETREAT_OWNER: Final[i64] = QUESTIONS.argument("owner", 0, MOST_PLAYERS)  # + 1, 0 for unallied neutral units
HERO_RETREAT: Final[i64] = QUESTIONS.add("hero_retreat", SEAT, upon="battle")
HERO_RETREAT_HERO: Final[i64] = QUESTIONS.argument("hero", names=hero_cards.NAMES)
REPLACE_STRONGHOLD: Final[i64] = QUESTIONS.add("replace_stronghold", SEAT, upon="battle")
ASIDE: Final[i64] = QUESTIONS.add("aside", aside=True)  # passes that are given ahead

# --- Heroes, quests, duels ------------------------------------------------------------------------------------------
PHASE_STEPS: Final = ("commanders", "players", "end")
PH_COMMANDERS: Final = 0
PH_PLAYERS: Final = 1
PH_END: Final = 2
QUEST_PHASE: Final[i64] = QUESTIONS.add("quest_phase", PROCEEDS, upon="year")
QUEST_PHASE_NEXT: Final[i64] = QUESTIONS.argument("next", names=PHASE_STEPS)
QUEST_PHASE_SERVED: Final[i64] = QUESTIONS.argument("served", mask=True)
HERO_ROUND: Final[i64] = QUESTIONS.add("hero_round", PROCEEDS, upon="quest_phase")  # all heroes of a player
HERO_ROUND_SEAT: Final[i64] = QUESTIONS.seat_argument("seat")
NEXT_HERO: Final[i64] = QUESTIONS.add("next_hero", SEAT, upon="hero_round")
HERO_TURN_STEPS: Final = ("act", "explore", "meet", "temple", "ability", "strike", "window", "again")
H_ACT: Final = 0
H_EXPLORE: Final = 1
H_MEET: Final = 2
H_TEMPLE: Final = 3
H_ABILITY: Final = 4
H_STRIKE: Final = 5
H_WINDOW: Final = 6
H_AGAIN: Final = 7
HERO_TURN: Final[i64] = QUESTIONS.add("hero_turn", PROCEEDS, upon="hero_round")
HERO_TURN_NEXT: Final[i64] = QUESTIONS.argument("next", names=HERO_TURN_STEPS)
HERO_TURN_HERO: Final[i64] = QUESTIONS.argument("hero", names=hero_cards.NAMES)
HERO_ACTION: Final[i64] = QUESTIONS.add("hero_action", SEAT, upon="hero_turn")
HERO_ACTION_HERO: Final[i64] = QUESTIONS.argument("hero", names=hero_cards.NAMES)
ENCOUNTER: Final[i64] = QUESTIONS.add("encounter", SEAT, upon="hero_turn")  # after a Move action
ENCOUNTER_HERO: Final[i64] = QUESTIONS.argument("hero", names=hero_cards.NAMES)
HERO_CARD: Final[i64] = QUESTIONS.add("hero_card", PROCEEDS, upon="anything")  # a Tactics card played for its text
HERO_CARD_CARD: Final[i64] = QUESTIONS.argument("card", names=tactics.NAMES)
HERO_CARD_HERO: Final[i64] = QUESTIONS.argument("hero", names=hero_cards.NAMES)
CURE: Final[i64] = QUESTIONS.add("cure", SEAT, upon="anything")  # whom Healing Springs heal
EXCHANGE: Final[i64] = QUESTIONS.add("exchange", SEAT, upon="anything")
EXCHANGE_HERO: Final[i64] = QUESTIONS.argument("hero", names=hero_cards.NAMES)
EXCHANGE_OTHER: Final[i64] = QUESTIONS.argument("other", names=hero_cards.NAMES)
PARTNER: Final[i64] = QUESTIONS.add("partner", SEAT, upon="anything")  # with whom a hero exchanges
PARTNER_HERO: Final[i64] = QUESTIONS.argument("hero", names=hero_cards.NAMES)
GIVE_SPOILS: Final[i64] = QUESTIONS.add("give_spoils", SEAT, upon="anything")
GIVE_SPOILS_AREA: Final[i64] = QUESTIONS.argument("area", names=AREA_NAMES)
RAISE: Final[i64] = QUESTIONS.add("raise_attribute", SEAT, upon="anything")
RAISE_HERO: Final[i64] = QUESTIONS.argument("hero", names=hero_cards.NAMES)
RAISE_FREELY: Final[i64] = QUESTIONS.argument("freely", 0, 1)  # 1 if the player may decline
DRAW_HEROES: Final[i64] = QUESTIONS.add("draw_heroes", CHANCE, upon="anything")
DRAW_HEROES_SEAT: Final[i64] = QUESTIONS.seat_argument("seat")
DRAW_HEROES_LEFT: Final[i64] = QUESTIONS.argument("left", 1, 3)
DRAW_HEROES_FREELY: Final[i64] = QUESTIONS.argument("freely", 0, 1)  # 1 if the player may keep none
KEEP_HERO: Final[i64] = QUESTIONS.add("keep_hero", SEAT, upon="anything")
KEEP_HERO_FREELY: Final[i64] = QUESTIONS.argument("freely", 0, 1)
PLACE_HERO: Final[i64] = QUESTIONS.add("place_hero", SEAT, upon="anything")
PLACE_HERO_HERO: Final[i64] = QUESTIONS.argument("hero", names=hero_cards.NAMES)
DESERTER: Final[i64] = QUESTIONS.add("deserter", SEAT, upon="anything")  # who leaves a player with four heroes
DRAW_QUESTS: Final[i64] = QUESTIONS.add("draw_quests", CHANCE, upon="anything")
DRAW_QUESTS_SEAT: Final[i64] = QUESTIONS.seat_argument("seat")
DRAW_QUESTS_LEFT: Final[i64] = QUESTIONS.argument("left", 1, 20)
DISCARD_QUEST: Final[i64] = QUESTIONS.add("discard_quest", SEAT, upon="anything")
DRAW_REWARDS: Final[i64] = QUESTIONS.add("draw_rewards", CHANCE, upon="anything")
DRAW_REWARDS_HERO: Final[i64] = QUESTIONS.argument("hero", names=hero_cards.NAMES)
DRAW_REWARDS_LEFT: Final[i64] = QUESTIONS.argument("left", 1, 5)
DRAW_REWARDS_CHOICE: Final[i64] = QUESTIONS.argument("choice", 0, 1)  # 1 if one of the drawn cards is kept
KEEP_REWARD: Final[i64] = QUESTIONS.add("keep_reward", SEAT, upon="anything")
KEEP_REWARD_HERO: Final[i64] = QUESTIONS.argument("hero", names=hero_cards.NAMES)
MOMENTS: Final = ("challenged", "red", "completed", "acted", "between", "defence", "fallen")
M_CHALLENGED: Final = 0  # Cloak of Deception
M_RED: Final = 1  # Map of Ruins
M_COMPLETED: Final = 2  # Guild Writ
M_ACTED: Final = 3  # Sandglass, Healing Draught
M_BETWEEN: Final = 4  # Healing Draught, between two rounds of a duel
M_DEFENCE: Final = 5  # armor and amulet
M_FALLEN: Final = 6  # Blood Chalice
USE_REWARD: Final[i64] = QUESTIONS.add("use_reward", SEAT, upon="anything")
USE_REWARD_HERO: Final[i64] = QUESTIONS.argument("hero", names=hero_cards.NAMES)
USE_REWARD_MOMENT: Final[i64] = QUESTIONS.argument("moment", names=MOMENTS)
USE_REWARD_FALLEN: Final[i64] = QUESTIONS.argument("fallen", 0, 99)  # how many fell, for the Blood Chalice
TEST_STEPS: Final = ("draw", "again", "choose", "end")
TS_DRAW: Final = 0
TS_AGAIN: Final = 1
TS_CHOOSE: Final = 2
TS_END: Final = 3
HERO_TEST: Final[i64] = QUESTIONS.add("hero_test", PROCEEDS, upon="anything")
HERO_TEST_NEXT: Final[i64] = QUESTIONS.argument("next", names=TEST_STEPS)
HERO_TEST_HERO: Final[i64] = QUESTIONS.argument("hero", names=hero_cards.NAMES)
HERO_TEST_ATTRIBUTE: Final[i64] = QUESTIONS.argument("attribute", names=hero_cards.ATTRIBUTES)
HERO_TEST_QUEST: Final[i64] = QUESTIONS.argument("quest", 0, 1)  # 1 if a Quest asks for the test
TEST_DRAW: Final[i64] = QUESTIONS.add("test_draw", CHANCE, upon="hero_test")
TEST_DRAW_SEAT: Final[i64] = QUESTIONS.seat_argument("seat")
TEST_DRAW_LEFT: Final[i64] = QUESTIONS.argument("left", 1, 30)
DRAW_AGAIN: Final[i64] = QUESTIONS.add("draw_again", SEAT, upon="hero_test")
DRAW_AGAIN_HERO: Final[i64] = QUESTIONS.argument("hero", names=hero_cards.NAMES)
DRAW_AGAIN_QUEST: Final[i64] = QUESTIONS.argument("quest", 0, 1)
ATTEMPT_STEPS: Final = (
    "begin", "test", "map", "writ", "reward", "renew", "effect", "damage", "end",
)  # fmt: skip
A_BEGIN: Final = 0
A_TEST: Final = 1
A_MAP: Final = 2
A_WRIT: Final = 3
A_REWARD: Final = 4
A_RENEW: Final = 5
A_EFFECT: Final = 6
A_DAMAGE: Final = 7
A_END: Final = 8
QUEST: Final[i64] = QUESTIONS.add("quest", PROCEEDS, upon="hero_turn")
QUEST_NEXT: Final[i64] = QUESTIONS.argument("next", names=ATTEMPT_STEPS)
QUEST_HERO: Final[i64] = QUESTIONS.argument("hero", names=hero_cards.NAMES)
QUEST_CARD: Final[i64] = QUESTIONS.argument("card", names=quest_cards.NAMES)
QUEST_DESTINY: Final[i64] = QUESTIONS.argument("destiny", names=fate.DESTINIES)
SPY_ON: Final[i64] = QUESTIONS.add("spy_on", SEAT, upon="quest")
ENLIST_AT: Final[i64] = QUESTIONS.add("enlist_at", SEAT, upon="quest")
ENLIST: Final[i64] = QUESTIONS.add("enlist", SEAT, upon="anything")
ENLIST_AREA: Final[i64] = QUESTIONS.argument("area", names=AREA_NAMES)
ENLIST_LEFT: Final[i64] = QUESTIONS.argument("left", 1, 2)
STRIKE_CAUSES: Final = ("ambush", "hired_blade", "krutzbek")
S_AMBUSH: Final = 0
S_HIRED_BLADE: Final = 1
S_KRUTZBEK: Final = 2
STRIKE: Final[i64] = QUESTIONS.add("strike", SEAT, upon="anything")  # which enemy hero suffers damage
STRIKE_CAUSE: Final[i64] = QUESTIONS.argument("cause", names=STRIKE_CAUSES)
STRIKE_AREA: Final[i64] = QUESTIONS.argument("area", 0, AREAS)  # + 1; 0 anywhere
DUEL_STEPS: Final = (
    "challenge", "cloak", "opening", "kill",
    "attacker_starts", "attacker_ability", "defender_starts", "defender_ability",
    "attacker_announces", "defender_announces", "attacker_draws", "defender_draws",
    "attacker_shows", "attacker_burns", "defender_shows", "defender_burns",
    "attacker_guards", "defender_guards", "assign", "assign_sure",
    "damage", "aftermath", "attacker_rests", "defender_rests", "end",
)  # fmt: skip
D_CHALLENGE: Final = 0
D_CLOAK: Final = 1
D_OPENING: Final = 2
D_KILL: Final = 3
D_STARTS: Final = 4  # the steps of the defender follow those of the attacker
D_ABILITY: Final = 5
D_STARTS_2: Final = 6
D_ABILITY_2: Final = 7
D_ANNOUNCES: Final = 8
D_ANNOUNCES_2: Final = 9
D_DRAWS: Final = 10
D_DRAWS_2: Final = 11
D_SHOWS: Final = 12
D_BURNS: Final = 13
D_SHOWS_2: Final = 14
D_BURNS_2: Final = 15
D_GUARDS: Final = 16
D_GUARDS_2: Final = 17
D_ASSIGN: Final = 18
D_ASSIGN_SURE: Final = 19
D_DAMAGE: Final = 20
D_AFTERMATH: Final = 21
D_RESTS: Final = 22
D_RESTS_2: Final = 23
D_END: Final = 24
DUEL: Final[i64] = QUESTIONS.add("duel", PROCEEDS, upon="hero_turn quest")
DUEL_NEXT: Final[i64] = QUESTIONS.argument("next", names=DUEL_STEPS)
DUEL_ROUND: Final[i64] = QUESTIONS.argument("round", 0, 4)
DUEL_START: Final[i64] = QUESTIONS.add("duel_start", SEAT, upon="duel")
DUEL_START_SIDE: Final[i64] = QUESTIONS.argument("side", 0, 1)
KILL: Final[i64] = QUESTIONS.add("kill", SEAT, upon="duel")  # Grey Ker
KILL_AREA: Final[i64] = QUESTIONS.argument("area", names=AREA_NAMES)
ROBE: Final[i64] = QUESTIONS.add("robe", CHANCE, upon="duel")  # the Elven Robe
ROBE_SIDE: Final[i64] = QUESTIONS.argument("side", 0, 1)  # whose card is chosen
ANNOUNCE: Final[i64] = QUESTIONS.add("announce_in_duel", SEAT, upon="duel")
ANNOUNCE_SIDE: Final[i64] = QUESTIONS.argument("side", 0, 1)
DUEL_DRAW: Final[i64] = QUESTIONS.add("duel_draw", CHANCE, upon="duel")
DUEL_DRAW_SIDE: Final[i64] = QUESTIONS.argument("side", 0, 1)
UNIT_DRAW: Final[i64] = QUESTIONS.add("unit_draw", CHANCE, upon="duel")
UNIT_DRAW_UNIT: Final[i64] = QUESTIONS.argument("unit", 0, 1)
SPECIAL_ICON: Final[i64] = QUESTIONS.add("special_icon", SEAT, upon="duel")
SPECIAL_ICON_SIDE: Final[i64] = QUESTIONS.argument("side", 0, 1)
ASSIGN: Final[i64] = QUESTIONS.add("assign_in_duel", SEAT, upon="duel")  # of two units, how much the first suffers
ASSIGN_SURE: Final[i64] = QUESTIONS.argument("sure", 0, 1)  # 1 for damage that cannot be prevented

# --- Runes and exploration ------------------------------------------------------------------------------------------
DRIFT: Final[i64] = QUESTIONS.add("drift", SEAT, upon="anything")  # Flooded Area: the left neighbour moves the hero
DRIFT_HERO: Final[i64] = QUESTIONS.argument("hero", names=hero_cards.NAMES)
MERCHANT: Final[i64] = QUESTIONS.add("merchant", SEAT, upon="anything")
MERCHANT_HERO: Final[i64] = QUESTIONS.argument("hero", names=hero_cards.NAMES)
RAIDERS: Final[i64] = QUESTIONS.add("raiders", SEAT, upon="anything")
RAIDERS_HERO: Final[i64] = QUESTIONS.argument("hero", names=hero_cards.NAMES)
SCROLL: Final[i64] = QUESTIONS.add("scroll", SEAT, upon="anything")  # Scroll of Sight: which area

# --- Tactics cards, titles, objectives, rewards in a turn -----------------------------------------------------------
FLUTE: Final[i64] = QUESTIONS.add("flute", SEAT, upon="anything")  # where the Flute of Possession sends them
FLUTE_AREA: Final[i64] = QUESTIONS.argument("area", names=AREA_NAMES)
SPYGLASS: Final[i64] = QUESTIONS.add("spyglass", SEAT, upon="anything")  # which area is looked at
SPYGLASS_AREA: Final[i64] = QUESTIONS.argument("area", names=AREA_NAMES)
MOMENTS_OF_ALL: Final = ("bid", "orders")
BEFORE_BID: Final = 0
AFTER_ORDERS: Final = 1
WINDOW: Final[i64] = QUESTIONS.add("window", SEAT, upon="auction year")
WINDOW_LEFT: Final[i64] = QUESTIONS.argument("left", mask=True)
WINDOW_KIND: Final[i64] = QUESTIONS.argument("kind", names=MOMENTS_OF_ALL)
COUNTER: Final[i64] = QUESTIONS.add("counter", SEAT, upon="anything")
COUNTER_LEFT: Final[i64] = QUESTIONS.argument("left", mask=True)
COUNTER_PLAYER: Final[i64] = QUESTIONS.seat_argument("player")
COUNTER_CARD: Final[i64] = QUESTIONS.argument("card", names=tactics.NAMES)
CARD_STEPS: Final = ("played", "end")
C_PLAYED: Final = 0
C_END: Final = 1
CARD_EFFECT: Final[i64] = QUESTIONS.add("card_effect", PROCEEDS, upon="anything")
CARD_EFFECT_NEXT: Final[i64] = QUESTIONS.argument("next", names=CARD_STEPS)
CARD_EFFECT_SEAT: Final[i64] = QUESTIONS.seat_argument("seat")
CARD_EFFECT_CARD: Final[i64] = QUESTIONS.argument("card", names=tactics.NAMES)
CARD_EFFECT_AREA: Final[i64] = QUESTIONS.argument("area", 0, AREAS)  # where it goes on + 1
CARD_AREA: Final[i64] = QUESTIONS.add("card_area", SEAT, upon="anything")
CARD_AREA_CARD: Final[i64] = QUESTIONS.argument("card", names=tactics.NAMES)
CARD_AREA_PLAYER: Final[i64] = QUESTIONS.seat_argument("player")  # whom the card is played on
CARD_AREA_FROM: Final[i64] = QUESTIONS.argument("from", 0, AREAS)  # the area that was chosen before + 1
CARD_AREA_SEEN: Final[i64] = QUESTIONS.argument("chosen", 0, 2**49 - 1)  # mask of areas that are chosen already
CARD_PLAYER: Final[i64] = QUESTIONS.add("card_player", SEAT, upon="anything")
CARD_PLAYER_CARD: Final[i64] = QUESTIONS.argument("card", names=tactics.NAMES)
CARD_DIAL: Final[i64] = QUESTIONS.add("card_dial", SEAT, upon="anything")
CARD_DIAL_CARD: Final[i64] = QUESTIONS.argument("card", names=tactics.NAMES)
CARD_DIAL_PLAYER: Final[i64] = QUESTIONS.seat_argument("player")
CARD_NUMBER: Final[i64] = QUESTIONS.add("card_number", SEAT, upon="anything")
CARD_NUMBER_CARD: Final[i64] = QUESTIONS.argument("card", names=tactics.NAMES)
CARD_NUMBER_PLAYER: Final[i64] = QUESTIONS.seat_argument("player")
CARD_UNIT: Final[i64] = QUESTIONS.add("card_unit", SEAT, upon="anything")
CARD_UNIT_CARD: Final[i64] = QUESTIONS.argument("card", names=tactics.NAMES)
CARD_UNIT_AREA: Final[i64] = QUESTIONS.argument("area", 0, AREAS)  # where + 1
CARD_UNIT_LEFT: Final[i64] = QUESTIONS.argument("left", 1, 2)
CARD_HERO: Final[i64] = QUESTIONS.add("card_hero", SEAT, upon="anything")
CARD_HERO_CARD: Final[i64] = QUESTIONS.argument("card", names=tactics.NAMES)
CARD_ORDER: Final[i64] = QUESTIONS.add("card_order", SEAT, upon="anything")  # Spy Guild
STEAL: Final[i64] = QUESTIONS.add("steal", CHANCE, upon="anything")  # Turned Spy
STEAL_SEAT: Final[i64] = QUESTIONS.seat_argument("seat")
STEAL_FROM: Final[i64] = QUESTIONS.seat_argument("from")
RUMOUR: Final[i64] = QUESTIONS.add("rumour", SEAT, upon="anything")  # Rumours of Runes: turn up a token, or pay
RUMOUR_BY: Final[i64] = QUESTIONS.seat_argument("by")
THREAT: Final[i64] = QUESTIONS.add("threat", SEAT, upon="anything")  # Veiled Threat: pay, or lose the bonus
THREAT_BY: Final[i64] = QUESTIONS.seat_argument("by")
LEAGUE_HERO: Final[i64] = QUESTIONS.add("league_hero", SEAT, upon="own_actions")  # whose Reward card is discarded
LEAGUE_HERO_LEFT: Final[i64] = QUESTIONS.argument("left", 1, 3)
LEAGUE_REWARD: Final[i64] = QUESTIONS.add("league_reward", SEAT, upon="own_actions")
LEAGUE_REWARD_LEFT: Final[i64] = QUESTIONS.argument("left", 1, 3)
LEAGUE_REWARD_HERO: Final[i64] = QUESTIONS.argument("hero", names=hero_cards.NAMES)
PROOF: Final[i64] = QUESTIONS.add("proof", SEAT, upon="own_actions")  # which dragon rune is turned up
PROOF_LEFT: Final[i64] = QUESTIONS.argument("left", 1, 40)
GORGE: Final[i64] = QUESTIONS.add("gorge", SEAT, upon="own_actions")  # where the Obscene goes
GORGE_FROM: Final[i64] = QUESTIONS.argument("from", 0, AREAS - 1)
EPIC_CHOICE: Final[i64] = QUESTIONS.add("epic_choice", SEAT, upon="anything")  # whether a card is replaced
EPIC_CHOICE_CARD: Final[i64] = QUESTIONS.argument("card", names=tactics.NAMES)
EPIC_CHOICE_THEN: Final[i64] = QUESTIONS.argument("then", names=DRAW_THEN)

# --- Commanders and Development cards -------------------------------------------------------------------------------
COMMANDER_CAUSES: Final = ("change", "lost", "lieutenant")
NEW_COMMANDER: Final[i64] = QUESTIONS.add("new_commander", SEAT, upon="anything")
NEW_COMMANDER_CAUSE: Final[i64] = QUESTIONS.argument("cause", names=COMMANDER_CAUSES)
C_CHANGE: Final = 0
C_LOST: Final = 1
C_LIEUTENANT: Final = 2
OLD_COMMANDER: Final[i64] = QUESTIONS.add("old_commander", SEAT, upon="anything")  # who of two makes way for a hero
OLD_COMMANDER_HERO: Final[i64] = QUESTIONS.argument("hero", names=hero_cards.NAMES)
DRAW_COMMANDER: Final[i64] = QUESTIONS.add("draw_commander", CHANCE, upon="anything")  # faceup, for a new commander
DRAW_COMMANDER_SEAT: Final[i64] = QUESTIONS.seat_argument("seat")
DRAW_COMMANDER_HERO: Final[i64] = QUESTIONS.argument("hero", 0, hero_cards.HEROES)  # + 1; 0 if chosen afterwards
DRAW_COMMANDERS: Final[i64] = QUESTIONS.add("draw_commanders", CHANCE, upon="anything")  # Rally Support
DRAW_COMMANDERS_SEAT: Final[i64] = QUESTIONS.seat_argument("seat")
DRAW_COMMANDERS_LEFT: Final[i64] = QUESTIONS.argument("left", 1, 3)
KEEP_COMMANDER_CARD: Final[i64] = QUESTIONS.add("keep_commander_card", SEAT, upon="anything")
OLD_COMMANDER_CARD: Final[i64] = QUESTIONS.add("old_commander_card", SEAT, upon="anything")  # which of two is replaced
OLD_COMMANDER_CARD_NEW: Final[i64] = QUESTIONS.argument("new", names=commander_cards.NAMES)
