"""What Small World is made of: races, special powers, markers, and the settings of a table."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from bannerhall.core.game import Number, Option, Preset

# --- Races: banner tokens, tokens in the tray [SMW-SETUP-09] [SMW-PICK-07] -------------------------------------------

RACE_ROWS: Final = (
    ("amazons", 6, 15),
    ("dwarves", 3, 8),
    ("elves", 6, 11),
    ("ghouls", 5, 10),
    ("giants", 6, 11),
    ("halflings", 6, 11),
    ("humans", 5, 10),
    ("orcs", 5, 10),
    ("ratmen", 8, 13),  # nothing but their number [SMW-RACE-29]
    ("skeletons", 6, 20),
    ("sorcerers", 5, 18),
    ("tritons", 6, 11),
    ("trolls", 5, 10),
    ("wizards", 5, 10),
    # extra [SMW-VAR-01]
    ("goblins", 6, 11),
    ("kobolds", 11, 16),
    ("nomads", 6, 11),
    ("priestesses", 4, 9),
    ("white_ladies", 2, 7),
    ("barbarians", 9, 14),
    ("homunculi", 5, 16),
    ("leprechauns", 6, 11),
    ("pixies", 11, 16),
    ("pygmies", 6, 11),
)
RACES: Final = tuple(row[0] for row in RACE_ROWS)
BANNER_TOKENS: Final = vec[i64]([row[1] for row in RACE_ROWS])
TRAY: Final = vec[i64]([row[2] for row in RACE_ROWS])
KINDS_OF_RACES: Final = 24
BASE_RACES: Final = 14
AMAZONS: Final = 0
DWARVES: Final = 1
ELVES: Final = 2
GHOULS: Final = 3
GIANTS: Final = 4
HALFLINGS: Final = 5
HUMANS: Final = 6
ORCS: Final = 7
RATMEN: Final = 8
SKELETONS: Final = 9
SORCERERS: Final = 10
TRITONS: Final = 11
TROLLS: Final = 12
WIZARDS: Final = 13
GOBLINS: Final = 14
KOBOLDS: Final = 15
NOMADS: Final = 16
PRIESTESSES: Final = 17
WHITE_LADIES: Final = 18
BARBARIANS: Final = 19
HOMUNCULI: Final = 20
LEPRECHAUNS: Final = 21
PIXIES: Final = 22
PYGMIES: Final = 23

# --- Special powers: badge tokens ------------------------------------------------------------------------------------

POWER_ROWS: Final = (
    ("alchemist", 4),
    ("berserk", 4),
    ("bivouacking", 5),
    ("commando", 4),
    ("diplomat", 5),
    ("dragon_master", 5),
    ("flying", 5),
    ("forest", 4),
    ("fortified", 3),
    ("heroic", 5),
    ("hill", 4),
    ("merchant", 2),
    ("mounted", 5),
    ("pillaging", 5),
    ("seafaring", 5),
    ("spirit", 5),
    ("stout", 4),
    ("swamp", 4),
    ("underworld", 5),
    ("wealthy", 4),
    # extra [SMW-VAR-01]
    ("cursed", 5),
    ("hordes", 5),
    ("marauding", 5),
    ("ransacking", 5),
    ("were", 4),
    ("historian", 5),
    ("peace_loving", 5),
    ("barricade", 4),
    ("catapult", 4),
    ("corrupt", 4),
    ("imperial", 4),
    ("mercenary", 4),
)
POWERS: Final = tuple(row[0] for row in POWER_ROWS)
BADGE_TOKENS: Final = vec[i64]([row[1] for row in POWER_ROWS])
KINDS_OF_POWERS: Final = 32
BASE_POWERS: Final = 20
ALCHEMIST: Final = 0
BERSERK: Final = 1
BIVOUACKING: Final = 2
COMMANDO: Final = 3
DIPLOMAT: Final = 4
DRAGON_MASTER: Final = 5
FLYING: Final = 6
FOREST: Final = 7
FORTIFIED: Final = 8
HEROIC: Final = 9
HILL: Final = 10
MERCHANT: Final = 11
MOUNTED: Final = 12
PILLAGING: Final = 13
SEAFARING: Final = 14
SPIRIT: Final = 15
STOUT: Final = 16
SWAMP: Final = 17
UNDERWORLD: Final = 18
WEALTHY: Final = 19
CURSED: Final = 20
HORDES: Final = 21
MARAUDING: Final = 22
RANSACKING: Final = 23
WERE: Final = 24
HISTORIAN: Final = 25
PEACE_LOVING: Final = 26
BARRICADE: Final = 27
CATAPULT: Final = 28
CORRUPT: Final = 29
IMPERIAL: Final = 30
MERCENARY: Final = 31

NONE: Final = -1  # no race, no power, no region, no seat
BONUS_AMAZONS: Final = 4  # for conquest only [SMW-RACE-02]
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
DECLINED: Final = 1
SPIRITS: Final = 2  # the Spirit race in decline, beside the other one [SMW-POWER-42]
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
