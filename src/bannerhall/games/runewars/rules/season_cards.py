"""The Season cards: eleven for each season, eight without Banners of War [RUN-SEA-02]."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

SEASONS: Final = ("spring", "summer", "fall", "winter")
SPRING: Final[i64] = 0
SUMMER: Final[i64] = 1
FALL: Final[i64] = 2
WINTER: Final[i64] = 3
CARDS: Final = 44
NAMES: Final = (
    "famine",
    "long_winter",
    "divided_loyalties",
    "stormy_weather",
    "prepare_for_the_coming_year",
    "swollen_rivers",
    "envoys_of_the_free_cities",
    "the_council_convenes",
    "green_returns",
    "blight_on_the_wind",
    "guild_tithes",
    "threatened_home_realms",
    "power_for_the_pious",
    "tournament_of_heroes",
    "drought",
    "masters_of_the_arcane",
    "swords_for_hire",
    "whispered_legends",
    "open_roads",
    "winds_of_al_kalim",
    "tales_of_the_sunken_city",
    "call_to_command",
    "rich_harvest",
    "rune_auction",
    "deserters",
    "smugglers_market",
    "a_dragon_wakes",
    "barons_and_schemers",
    "merchants_of_nerekhall",
    "burning_fields",
    "exhausted_soil",
    "masons_strike",
    "the_greyhaven_accord",
    "deep_snow",
    "starving_packs",
    "hearthfire_truce",
    "frozen_stores",
    "the_long_night",
    "shelter_from_the_storm",
    "fallen_in_the_ice",
    "midwinter_feast",
    "the_shattered_rune",
    "breath_of_gelidus",
    "frostbound_march",
)
FAMINE: Final[i64] = 0
LONG_WINTER: Final[i64] = 1
DIVIDED_LOYALTIES: Final[i64] = 2
STORMY_WEATHER: Final[i64] = 3
PREPARE_FOR_THE_COMING_YEAR: Final[i64] = 4
SWOLLEN_RIVERS: Final[i64] = 5
ENVOYS_OF_THE_FREE_CITIES: Final[i64] = 6
THE_COUNCIL_CONVENES: Final[i64] = 7
GREEN_RETURNS: Final[i64] = 8
BLIGHT_ON_THE_WIND: Final[i64] = 9
GUILD_TITHES: Final[i64] = 10
THREATENED_HOME_REALMS: Final[i64] = 11
POWER_FOR_THE_PIOUS: Final[i64] = 12
TOURNAMENT_OF_HEROES: Final[i64] = 13
DROUGHT: Final[i64] = 14
MASTERS_OF_THE_ARCANE: Final[i64] = 15
SWORDS_FOR_HIRE: Final[i64] = 16
WHISPERED_LEGENDS: Final[i64] = 17
OPEN_ROADS: Final[i64] = 18
WINDS_OF_AL_KALIM: Final[i64] = 19
TALES_OF_THE_SUNKEN_CITY: Final[i64] = 20
CALL_TO_COMMAND: Final[i64] = 21
RICH_HARVEST: Final[i64] = 22
RUNE_AUCTION: Final[i64] = 23
DESERTERS: Final[i64] = 24
SMUGGLERS_MARKET: Final[i64] = 25
A_DRAGON_WAKES: Final[i64] = 26
BARONS_AND_SCHEMERS: Final[i64] = 27
MERCHANTS_OF_NEREKHALL: Final[i64] = 28
BURNING_FIELDS: Final[i64] = 29
EXHAUSTED_SOIL: Final[i64] = 30
MASONS_STRIKE: Final[i64] = 31
THE_GREYHAVEN_ACCORD: Final[i64] = 32
DEEP_SNOW: Final[i64] = 33
STARVING_PACKS: Final[i64] = 34
HEARTHFIRE_TRUCE: Final[i64] = 35
FROZEN_STORES: Final[i64] = 36
THE_LONG_NIGHT: Final[i64] = 37
SHELTER_FROM_THE_STORM: Final[i64] = 38
FALLEN_IN_THE_ICE: Final[i64] = 39
MIDWINTER_FEAST: Final[i64] = 40
THE_SHATTERED_RUNE: Final[i64] = 41
BREATH_OF_GELIDUS: Final[i64] = 42
FROSTBOUND_MARCH: Final[i64] = 43
SEASON: Final = vec[i64]([
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 3, 3, 3, 3,
    3, 3, 3, 3, 3, 3, 3
])  # fmt: skip
IN_BOW: Final = vec[i64]([
    0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 0, 0, 0, 0,
    0, 0, 0, 0, 1, 1, 1
])  # fmt: skip
# the Wizards' Council trait
COUNCIL: Final = vec[i64]([
    0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0,
    1, 0, 0, 0, 1, 0, 0
])  # fmt: skip
# begins with an influence bid
IS_BID: Final = vec[i64]([
    0, 0, 0, 1, 0, 0, 0, 1, 0, 1, 0, 0, 1, 0, 0, 1, 1, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 1, 0, 0, 0, 0, 1, 0, 0, 0, 0,
    1, 0, 0, 0, 1, 1, 0
])  # fmt: skip
# can cost resources
IS_LOSS: Final = vec[i64]([
    1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 0, 0, 0, 0, 0, 1,
    0, 0, 0, 0, 0, 0, 0
])  # fmt: skip
