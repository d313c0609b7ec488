"""Runewars as a position: every key once. Neighbours of areas follow from where the tiles lie."""

from __future__ import annotations

from typing import Final

from bannerhall.core.bits import BIT
from bannerhall.core.codecs import ByName, Cell, Field, PerSeat, Pile, Sparse, Times
from bannerhall.core.schema import Key, Schema
from bannerhall.core.values import Flag, MembersOnce, Name, OrNone, PlusOne, Seat, Whole
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
from bannerhall.games.runewars.rules.atlas import AREA_NAMES, AREAS
from bannerhall.games.runewars.rules.board import find_borders
from bannerhall.games.runewars.rules.components import (
    LAST_YEAR,
    MARKERS,
    MOST_BID,
    MOST_INFLUENCE,
    ORDERS,
    RUNES,
    STRONGHOLD_STATES,
    TITLES,
)
from bannerhall.games.runewars.rules.exploration_tokens import FLOODED
from bannerhall.games.runewars.rules.position_battle import BATTLE_KEYS
from bannerhall.games.runewars.rules.position_heroes import ACTION_KEYS
from bannerhall.games.runewars.rules.position_values import (
    A_SEAT,
    AREA_SET,
    CELL_NAMES,
    HERO,
    SEATS,
    Developments,
    Hands,
    KnownHands,
    MarchForce,
    Moved,
    Rewards,
    Training,
    Units,
)
from bannerhall.games.runewars.rules.state import Runewars

TILE_NAMES: Final = (*(f"tile_{number}" for number in range(1, 13)), *(f"home_{name}" for name in units.FACTIONS))
TILE_SET: Final = MembersOnce(Name(TILE_NAMES[:12], "a numbered tile"))
FATE: Final = Name(fate.FATE_NAMES, "a Fate card")
FATES: Final = MembersOnce(FATE)
QUESTS: Final = MembersOnce(Name(quest_cards.NAMES, "a quest"))
SEASON_CARD: Final = Name(season_cards.NAMES, "a Season card")
ORDER: Final = Name(ORDERS)
WEATHER: Final = (
    "open_roads", "masons_strike", "deep_snow", "truce", "shelter", "ashen_sky", "long_winter", "frozen",
)  # fmt: skip


def by_area(cell: Cell) -> Sparse:
    return Sparse(AREA_NAMES, cell, by="area")


def by_hero(cell: Cell) -> Sparse:
    return Sparse(hero_cards.NAMES, cell, by="hero")


def after_read(s: Runewars) -> None:
    """Neighbours, ice and floods follow from what was read."""
    s.land = 0
    for area in range(AREAS):
        if s.cell_of[area] != 0:
            s.land |= BIT[area]
    find_borders(s)
    s.iced = 0
    s.flooded = 0
    for area in range(AREAS):
        if s.ice[area] != 0:
            s.iced |= BIT[area]
        if s.exploration[area] == FLOODED + 1 and (s.explored >> area) & 1 == 1:
            s.flooded |= BIT[area]


BOARD: Final = Schema(
    Key("cells", by_area(Cell("cell_of", PlusOne(Name(CELL_NAMES, "column/row")))), "where each area lies"),
    Key("turned", Sparse(TILE_NAMES, Cell("turned", Whole(1, 5)), by="tile"), "sixths of a turn, clockwise"),
)
AREAS_KEYS: Final[tuple[Key, ...]] = (
    Key("holder", by_area(Cell("holder", PlusOne(Seat()))), "whose units an area holds; none of unallied neutral ones"),
    Key("standing", Units("standing"), "standing units"),
    Key("routed", Units("routed"), "routed units"),
    Key("activated", PerSeat(Cell("activated", AREA_SET)), "areas with activation tokens"),
    Key("strongholds", by_area(Cell("stronghold", Name(STRONGHOLD_STATES))), "strongholds and capitals"),
    Key("builders", by_area(Cell("builder", PlusOne(Seat()))), "whose they are"),
    Key("developments", by_area(Cell("development", Developments())), "development tokens"),
    Key("cities", by_area(Cell("city", PlusOne(Name(cities.NAMES)))), "city tokens"),
    Key("runes", by_area(Cell("rune", Name(RUNES))), "rune tokens"),
    Key("runes_up", Field("rune_up", AREA_SET), "areas whose rune token lies faceup"),
    Key("runes_seen", by_area(Cell("rune_seen", SEATS)), "who has seen the token there"),
    Key("wasteland", Field("wasteland", AREA_SET), "areas with a wasteland token"),
    Key("ice", by_area(Cell("ice", Whole(1, MARKERS))), "ice tokens"),
    Key("peasants", Field("peasants", AREA_SET), "areas with a peasant token"),
    Key(
        "exploration",
        by_area(Cell("exploration", PlusOne(Name(exploration_tokens.NAMES)))),
        "exploration tokens",
    ),
    Key("explored", Field("explored", AREA_SET), "areas whose exploration token lies faceup"),
)
SEAT_KEYS: Final[tuple[Key, ...]] = (
    Key("first", Field("first", Seat()), "the first player"),
    Key("playing", Field("playing", SEATS), "who is not eliminated"),
    Key("influence", PerSeat(Cell("influence", Whole(0, MOST_INFLUENCE))), "influence"),
    Key("dials", PerSeat(ByName(units.DIALS, Cell("dial", Whole(0, 8)))), "resource dials"),
    Key("used", PerSeat(Cell("used", MembersOnce(ORDER))), "Order cards that lie faceup"),
    Key("orders", PerSeat(Cell("order", OrNone(PlusOne(ORDER)))), "the Order card revealed last"),
    Key("chosen", PerSeat(Cell("chosen", OrNone(PlusOne(ORDER)))), "the secret choice of this season"),
    Key("titles", ByName(TITLES, Cell("title", A_SEAT), by="title"), "who owns each title"),
    Key("title_influence", ByName(TITLES, Cell("title_influence", Whole(0, MOST_INFLUENCE)), by="title"), "on them"),
    Key(
        "objectives",
        PerSeat(Cell("objective", OrNone(PlusOne(Name(objective_cards.NAMES))))),
        "secret objectives",
    ),
    Key("developed", Field("developed", MembersOnce(Name(development_cards.NAMES, "a card"))), "bought cards"),
    Key("claims", ByName(season_cards.SEASONS, Cell("claim", A_SEAT), by="season"), "Victory cards on season decks"),
)
CARD_KEYS: Final[tuple[Key, ...]] = (
    Key("hands", PerSeat(Hands("hand")), "Tactics cards in hand"),
    Key("fresh", PerSeat(Hands("fresh")), "of these, drawn in this season"),
    Key("known", PerSeat(KnownHands()), "Tactics cards that a seat knows to be in other hands"),
    Key("tactics_deck", Pile("tactics_deck", 3), "the Tactics deck"),
    Key("tactics_discard", Sparse(tactics.NAMES, Cell("tactics_discard", Whole(1, 3)), by="card"), "discarded"),
    Key("fate", Field("fate", FATES), "cards left in the Fate deck"),
    Key("fate_discard", Field("fate_discard", FATES), "discarded Fate cards"),
    Key("season_deck", Field("season_deck", MembersOnce(SEASON_CARD)), "cards left in the season decks"),
    Key("season_discard", Field("season_discard", MembersOnce(SEASON_CARD)), "discarded Season cards"),
    Key("objective_deck", Pile("objective_deck", 1), "the objectives nobody has, of both alignments"),
    Key("quests", PerSeat(Cell("quests", QUESTS)), "Quest cards in hand"),
    Key("quest_deck", Field("quest_deck", QUESTS), "Quest cards in the deck"),
    Key("quest_discard", Field("quest_discard", QUESTS), "discarded Quest cards"),
    Key("commander_deck", Pile("commander_deck", 1), "the Commander deck"),
    Key(
        "commanders",
        PerSeat(Times(2, Cell("commander", OrNone(PlusOne(Name(commander_cards.NAMES)))))),
        "Commander cards of a seat",
    ),
    Key("commander_heroes", PerSeat(Times(2, Cell("commander_hero", OrNone(PlusOne(HERO))))), "who leads with them"),
    Key("lieutenant", Field("lieutenant", A_SEAT), "who has Lieutenant General in play"),
    Key("reward_deck", Pile("reward_deck", 4), "the Reward deck"),
    Key("reward_discard", Sparse(reward_cards.NAMES, Cell("reward_discard", Whole(1, 4)), by="reward"), "discarded"),
)
HERO_KEYS: Final[tuple[Key, ...]] = (
    Key("hero_of", by_hero(Cell("hero_of", PlusOne(Seat()))), "whose hero it is"),
    Key("hero_at", by_hero(Cell("hero_at", PlusOne(Name(AREA_NAMES, "an area")))), "where heroes are"),
    Key("hero_damage", by_hero(Cell("hero_damage", Whole(1, 9))), "damage of heroes"),
    Key("training", by_hero(Cell("training", Training())), "training tokens"),
    Key("hero_routed", Field("hero_routed", MembersOnce(HERO)), "routed heroes"),
    Key("hero_deck", Field("hero_deck", MembersOnce(HERO)), "the Hero deck"),
    Key("rewards", by_hero(Cell("rewards", Rewards())), "facedown Reward cards"),
    Key("rewards_up", by_hero(Cell("rewards_up", Rewards())), "faceup Reward cards"),
    Key("spoils", by_area(Cell("spoils", Rewards())), "facedown Reward cards of defeated heroes"),
    Key("spoils_up", by_area(Cell("spoils_up", Rewards())), "faceup ones"),
)
YEAR_KEYS: Final[tuple[Key, ...]] = (
    Key("year", Field("year", Whole(0, LAST_YEAR)), "the year, 0 during set-up"),
    Key("season", Field("season", Name(season_cards.SEASONS)), "the season"),
    Key("card", Field("card", OrNone(PlusOne(SEASON_CARD))), "the Season card of this season"),
    Key("weather", Field("weather", MembersOnce(Name(WEATHER))), "what lasts until the end of the season"),
    Key("may_march", Field("may_march", Whole(0, 15)), "who may move units with orders, as a mask of four seats"),
    Key("ice_walkers", Field("ice_walkers", SEATS), "whose figures ignore water borders this season"),
    Key("no_bonus", Field("no_bonus", SEATS), "who has lost the supremacy bonus"),
    Key("damaged_this_year", PerSeat(Cell("damaged_this_year", Whole(0, 99))), "enemy strongholds damaged"),
    Key("destroyed_this_year", PerSeat(Cell("destroyed_this_year", Whole(0, 99))), "enemy strongholds destroyed"),
    Key("held_off", Field("held_off", SEATS), "who has beaten off four attackers or more this year"),
    Key("led_to_victory", Field("led_to_victory", SEATS), "who won a battle beside a hero this year"),
    Key("slain", PerSeat(Cell("slain", Whole(0, 20))), "enemy heroes defeated"),
    Key("healed", PerSeat(Cell("healed", Whole(0, 999))), "wasteland and ice tokens removed"),
    Key("stormed", PerSeat(Cell("stormed", AREA_SET)), "where strongholds were conquered"),
    Key("turn_of", Field("turn_of", A_SEAT), "the current player"),
    Key("fought", Field("fought", Flag()), "whether a battle was started in this turn"),
    Key("over_mountains", Field("over_mountains", Flag()), "whether mountain borders are open in this turn"),
    Key("forced", Field("forced", Flag()), "whether all units of this march are fast"),
    Key("promoted", Field("promoted", Flag()), "whether the Captain's title was used in this turn"),
    Key("bids", PerSeat(Cell("bid", OrNone(PlusOne(Whole(0, MOST_BID))))), "secret bids"),
    Key("no_bidder", Field("no_bidder", SEATS), "who takes no part in this bid"),
    Key("highest", Field("highest", A_SEAT), "the highest bidder"),
    Key("lowest", Field("lowest", A_SEAT), "the lowest bidder"),
    Key("high_bid", Field("high_bid", Whole(0, MOST_BID)), "the highest bid"),
    Key("test_cards", Field("test_cards", FATES), "Fate cards drawn for a test"),
    Key("test_result", Field("test_result", OrNone(PlusOne(FATE))), "the card that was chosen"),
    Key("countered", Field("countered", Flag()), "whether the Tactics card that is being played is cancelled"),
    Key("winner", Field("winner", A_SEAT), "who has won"),
)
SETUP_KEYS: Final[tuple[Key, ...]] = (
    Key("dealt", PerSeat(Cell("dealt", TILE_SET)), "during set-up, the tiles that each seat lays"),
    Key("left_out", Field("left_out", TILE_SET), "during set-up, tiles without a legal place"),
    Key(
        "markers",
        PerSeat(Times(2, Cell("marker", OrNone(PlusOne(Name(CELL_NAMES, "column/row")))))),
        "during set-up, the two hexes of each setup marker",
    ),
)
ORDER_KEYS: Final[tuple[Key, ...]] = (
    Key("march_force", MarchForce(), "units on the way into an enemy or neutral area"),
    Key("march_party", Field("march_party", MembersOnce(HERO)), "heroes that came to the activated area"),
    Key("marched_from", Field("marched_from", AREA_SET), "areas that units have left by this order"),
    Key("moved", Moved(), "units that have moved by this Strategize"),
    Key("moved_heroes", Field("moved_heroes", MembersOnce(HERO)), "heroes that have moved by it"),
    Key("open_before", Field("open_before", AREA_SET), "areas that were friendly or empty before it"),
    Key("friendly_before", Field("friendly_before", AREA_SET), "of these, the friendly ones"),
    Key("portals", Field("portals", Flag()), "whether Magic Portals were paid for"),
    Key("recruited", Field("recruited", MembersOnce(Name(units.DIALS))), "dials that Recruit has used in this turn"),
)
SCHEMA: Final = Schema(
    Key("factions", PerSeat(Cell("faction", OrNone(PlusOne(Name(units.FACTIONS))))), "the faction of each seat"),
    Key("board", BOARD, "where the tiles lie"),
    *AREAS_KEYS,
    *SEAT_KEYS,
    *CARD_KEYS,
    *HERO_KEYS,
    *ACTION_KEYS,
    *YEAR_KEYS,
    *SETUP_KEYS,
    *ORDER_KEYS,
    *BATTLE_KEYS,
    after_read=after_read,
)
