"""What happens, for log and animation, with the words for its arguments."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from bannerhall.core.declare import Events
from bannerhall.games.smallworld.rules import powers, races
from bannerhall.games.smallworld.rules.atlas import ALL_REGION_IDS
from bannerhall.games.smallworld.rules.components import LAYOUTS, POLICIES

SOURCES: Final = (
    "regions",
    "declined",
    "farmland",
    "mines",
    "magic",
    "raids",
    "alchemist",
    "forest",
    "fortified",
    "hill",
    "merchant",
    "pillaging",
    "swamp",
    "wealthy",
    "nomads",
    "peace_loving",
    "barricade",
    "imperial",
    "tower",
)
FROM_REGIONS: Final = 0
FROM_DECLINED: Final = 1
FROM_FARMLAND: Final = 2
FROM_MINES: Final = 3
FROM_MAGIC: Final = 4
FROM_RAIDS: Final = 5
FROM_ALCHEMIST: Final = 6
FROM_FOREST: Final = 7
FROM_FORTIFIED: Final = 8
FROM_HILL: Final = 9
FROM_MERCHANT: Final = 10
FROM_PILLAGING: Final = 11
FROM_SWAMP: Final = 12
FROM_WEALTHY: Final = 13
FROM_NOMADS: Final = 14
FROM_PEACE_LOVING: Final = 15
FROM_BARRICADE: Final = 16
FROM_IMPERIAL: Final = 17
FROM_TOWER: Final = 18

WAYS: Final = (
    "tokens",
    "dragon",
    "spell",
    "die",
    "catapult",
    "mercenaries",
    "berserk",
)
BY_TOKENS: Final = 0
BY_DRAGON: Final = 1
BY_SPELL: Final = 2
BY_DIE: Final = 3
BY_CATAPULT: Final = 4
BY_MERCENARIES: Final = 5
BY_BERSERK: Final = 6

PAYMENTS: Final = (
    "ransacking",
    "corrupt",
)
FOR_RANSACKING: Final = 0
FOR_CORRUPT: Final = 1

EVENTS: Final = Events(__name__)

EVENTS.names("race", races.NAMES)
EVENTS.names("power", powers.NAMES)
EVENTS.names("region", ALL_REGION_IDS)
EVENTS.names("how", WAYS)
EVENTS.names("source", SOURCES)
EVENTS.names("why", PAYMENTS)
EVENTS.names("policy", POLICIES)
EVENTS.names("layout", LAYOUTS)

BEGAN: Final[i64] = EVENTS.add("began", "seat")
REVEALED: Final[i64] = EVENTS.add("revealed", "race", "power", "place")
TURN: Final[i64] = EVENTS.add("turn", "seat", "round")
PICKED: Final[i64] = EVENTS.add("picked", "seat", "race", "power", "paid")
FOUND: Final[i64] = EVENTS.add("found", "seat", "coins")
ATTACHED: Final[i64] = EVENTS.add("attached", "seat", "race")
UNLED: Final[i64] = EVENTS.add("unled", "seat", "race")
EXPANDED: Final[i64] = EVENTS.add("expanded", "seat")
DECLINED: Final[i64] = EVENTS.add("declined", "seat", "race")
KEPT: Final[i64] = EVENTS.add("kept", "seat", "region")
ABANDONED: Final[i64] = EVENTS.add("abandoned", "seat", "region")
READIED: Final[i64] = EVENTS.add("readied", "seat", "race", "tokens")
SKIPPED: Final[i64] = EVENTS.add("skipped", "seat")
CONQUERED: Final[i64] = EVENTS.add("conquered", "seat", "region", "tokens", "how")
WITHDREW: Final[i64] = EVENTS.add("withdrew", "seat", "region", "back", "lost")
CAPTURED: Final[i64] = EVENTS.add("captured", "seat", "owner", "race")
RANSOMED: Final[i64] = EVENTS.add("ransomed", "seat", "owner", "coins")
REFUSED: Final[i64] = EVENTS.add("refused", "seat", "owner")
RESCUED: Final[i64] = EVENTS.add("rescued", "seat")
ROLLED: Final[i64] = EVENTS.add("rolled", "seat", "pips")
FAILED: Final[i64] = EVENTS.add("failed", "seat", "region")
STOPPED: Final[i64] = EVENTS.add("stopped", "seat")
GREW: Final[i64] = EVENTS.add("grew", "seat", "race", "tokens")
CAME_OFF: Final[i64] = EVENTS.add("came_off", "seat", "tokens")
GAVE_UP: Final[i64] = EVENTS.add("gave_up", "seat", "region")
HERO: Final[i64] = EVENTS.add("hero", "seat", "region")
CATAPULT: Final[i64] = EVENTS.add("catapult", "seat", "region")
LED: Final[i64] = EVENTS.add("led", "seat", "region")
WAITS: Final[i64] = EVENTS.add("waits", "seat")
DEPLOYED: Final[i64] = EVENTS.add("deployed", "seat", "region", "tokens")
CAMPED: Final[i64] = EVENTS.add("camped", "seat", "region")
FORTIFIED: Final[i64] = EVENTS.add("fortified", "seat", "region")
POT: Final[i64] = EVENTS.add("pot", "seat", "region")
REDEPLOYED: Final[i64] = EVENTS.add("redeployed", "seat")
ALLIED: Final[i64] = EVENTS.add("allied", "seat", "other")
NO_ALLY: Final[i64] = EVENTS.add("no_ally", "seat")
EARNED: Final[i64] = EVENTS.add("earned", "seat", "source", "coins")
INCOME: Final[i64] = EVENTS.add("income", "seat", "coins")
VANISHED: Final[i64] = EVENTS.add("vanished", "seat", "race")
STAYED: Final[i64] = EVENTS.add("stayed", "seat")
TOWER: Final[i64] = EVENTS.add("tower", "seat", "region", "tokens")
PAID: Final[i64] = EVENTS.add("paid", "seat", "other", "why", "coins")
TOOK_POT: Final[i64] = EVENTS.add("took_pot", "seat", "region")
COLLECTED: Final[i64] = EVENTS.add("collected", "seat", "coins")
NOTED: Final[i64] = EVENTS.add("noted", "seat", "other")
RESHUFFLED: Final[i64] = EVENTS.add("reshuffled")
ORDERED: Final[i64] = EVENTS.add("ordered", "seat", "policy")
LAID_OUT: Final[i64] = EVENTS.add("laid_out", "seat", "layout")
ENDED: Final[i64] = EVENTS.add("ended")

NAMES_A_REGION: Final = vec[i64]([1 if "region" in kind.arguments else 0 for kind in EVENTS.kinds])
