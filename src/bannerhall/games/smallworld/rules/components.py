"""What Small World is made of: races, special powers, markers, and the settings of a table."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from bannerhall.core.game import Number, Option, Preset

NONE: Final[i64] = -1  # no race, no power, no region, no seat
BONUS_AMAZONS: Final[i64] = 4  # for conquest only [SMW-RACE-02]
HOLES: Final = 2  # [SMW-RACE-24]
LAIRS: Final = 10  # [SMW-RACE-47]
CAMPS: Final = 5  # Encampments [SMW-POWER-07]
FORTRESSES: Final = 6  # on the map at once [SMW-POWER-26]
HEROES: Final = 2  # [SMW-POWER-31]
HORDE_TOKENS: Final = 2
SHORTEST: Final = 3  # how many tokens may be missing for a final attempt [SMW-DIE-02]
FACES: Final = vec[i64]([3, 1, 1, 1])  # how many faces of the die show 0, 1, 2, 3 [SMW-DIE-04]
COLUMN: Final = 6  # combos on offer [SMW-SETUP-04]
CURSED_PRICE: Final = 3  # to pass over a Cursed combo

# --- A player's peoples ----------------------------------------------------------------------------------------------

SLOTS: Final = 3  # people = seat * SLOTS + slot
ACTIVE: Final = 0
DECLINED: Final[i64] = 1
SPIRITS: Final[i64] = 2  # the Spirit race in decline, beside the other one [SMW-POWER-42]
MOST_PEOPLES: Final = 15
SLOT_NAMES: Final = ("active", "declined", "spirit")

# The Leader of a seat: none, in hand, waiting, or the region he stands in + ON_MAP.
NO_LEADER: Final = 0
IN_HAND: Final = 1
WAITING: Final = 2  # off the board until the troops are readied [SMW-LEADER-11]
ON_MAP: Final = 3

# --- Options and numbers ---------------------------------------------------------------------------------------------

OPTIONS: Final = (
    Option("leaders", (True, False), "SMW-SETUP-17"),  # [SMW-SETUP-17]
    Option("extra", (False, True), "SMW-VAR-01"),
    Option("open_coins", (False, True), "SMW-VAR-02"),
    Option("leader_in_water", ("allowed", "forbidden"), "SMW-VAR-05"),
    Option("without_diplomat", (False, True), "SMW-VAR-06"),  # [SMW-VAR-06]
    Option("first_player", ("seat1", "chance"), "SMW-SETUP-11"),
)
NUMBERS: Final = (
    Number("turns", 10, 1, 20, "SMW-SETUP-02", by_seats=(10, 10, 9, 8)),
    Number("start_coins", 5, 0, 50, "SMW-SETUP-08"),
    Number("base_price", 2, 1, 5, "SMW-CONQ-01"),
    Number("ransom", 1, 1, 10, "SMW-LEADER-20"),
    Number("captive", 2, 0, 10, "SMW-END-06"),
)
TURNS: Final = 0
START_COINS: Final = 1
BASE_PRICE: Final = 2
RANSOM: Final = 3
CAPTIVE: Final = 4
PRESETS: Final = (
    Preset("leaders"),
    Preset("classic", {"leaders": False}),
    Preset("everything", {"extra": True}),
    Preset("open", {"open_coins": True}),
)

# Standing answers of a player for play over days [SMW-VAR-03] [SMW-VAR-04].
POLICIES: Final = ("ask", "never", "always", "from_3", "from_5", "from_10", "from_20")
KINDS_OF_POLICIES: Final = 7
ASK_RANSOM: Final = 0
NEVER_PAY: Final = 1
ALWAYS_PAY: Final = 2
LEAST_COINS: Final = vec[i64]([0, 0, 0, 3, 5, 10, 20])
LAYOUTS: Final = ("ask", "even", "strongest")
KINDS_OF_LAYOUTS: Final = 3
ASK_LAYOUT: Final = 0
EVEN: Final = 1
STRONGEST: Final = 2
TERMS: Final = (
    "combo",
    "race",
    "power",
    "banner",
    "badge",
    "token",
    "tray",
    "coin",
    "region",
    "border",
    "decline",
    "ready",
    "redeployment",
    "die",
    "lost_tribe",
    "mountain",
    "immune",
    "leader",
    "captive",
    "ransom",
    "lair",
    "fortress",
    "encampment",
    "hole",
    "hero",
    "dragon",
    "mine",
    "magic",
    "cavern",
)
AIDS: Final = 8
