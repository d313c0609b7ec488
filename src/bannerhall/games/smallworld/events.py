"""What happens, for log and animation, with the words for its arguments."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from bannerhall.core.events import EventKind

EVENTS: Final = (
    EventKind("began", "seat"),
    EventKind("revealed", "race", "power", "place"),
    EventKind("turn", "seat", "round"),
    EventKind("picked", "seat", "race", "power", "paid"),
    EventKind("found", "seat", "coins"),
    EventKind("attached", "seat", "race"),
    EventKind("unled", "seat", "race"),
    EventKind("expanded", "seat"),
    EventKind("declined", "seat", "race"),
    EventKind("kept", "seat", "region"),
    EventKind("abandoned", "seat", "region"),
    EventKind("readied", "seat", "race", "tokens"),
    EventKind("skipped", "seat"),
    EventKind("conquered", "seat", "region", "tokens", "how"),
    EventKind("withdrew", "seat", "region", "back", "lost"),
    EventKind("captured", "seat", "owner", "race"),
    EventKind("ransomed", "seat", "owner", "coins"),
    EventKind("refused", "seat", "owner"),
    EventKind("rescued", "seat"),
    EventKind("rolled", "seat", "pips"),
    EventKind("failed", "seat", "region"),
    EventKind("stopped", "seat"),
    EventKind("grew", "seat", "race", "tokens"),
    EventKind("came_off", "seat", "tokens"),
    EventKind("gave_up", "seat", "region"),
    EventKind("hero", "seat", "region"),
    EventKind("catapult", "seat", "region"),
    EventKind("led", "seat", "region"),
    EventKind("waits", "seat"),
    EventKind("deployed", "seat", "region", "tokens"),
    EventKind("camped", "seat", "region"),
    EventKind("fortified", "seat", "region"),
    EventKind("pot", "seat", "region"),
    EventKind("redeployed", "seat"),
    EventKind("allied", "seat", "other"),
    EventKind("no_ally", "seat"),
    EventKind("earned", "seat", "source", "coins"),
    EventKind("income", "seat", "coins"),
    EventKind("vanished", "seat", "race"),
    EventKind("stayed", "seat"),
    EventKind("tower", "seat", "region", "tokens"),
    EventKind("paid", "seat", "other", "why", "coins"),
    EventKind("took_pot", "seat", "region"),
    EventKind("collected", "seat", "coins"),
    EventKind("noted", "seat", "other"),
    EventKind("reshuffled"),
    EventKind("ordered", "seat", "policy"),
    EventKind("laid_out", "seat", "layout"),
    EventKind("ended"),
)
NAMES_A_REGION: Final = vec[i64]([1 if "region" in kind.arguments else 0 for kind in EVENTS])
BEGAN: Final = 0
REVEALED: Final = 1
TURN: Final = 2
PICKED: Final = 3
FOUND: Final = 4
ATTACHED: Final = 5
UNLED: Final = 6
EXPANDED: Final = 7
DECLINED: Final = 8
KEPT: Final = 9
ABANDONED: Final = 10
READIED: Final = 11
SKIPPED: Final = 12
CONQUERED: Final = 13
WITHDREW: Final = 14
CAPTURED: Final = 15
RANSOMED: Final = 16
REFUSED: Final = 17
RESCUED: Final = 18
ROLLED: Final = 19
FAILED: Final = 20
STOPPED: Final = 21
GREW: Final = 22
CAME_OFF: Final = 23
GAVE_UP: Final = 24
HERO: Final = 25
CATAPULT: Final = 26
LED: Final = 27
WAITS: Final = 28
DEPLOYED: Final = 29
CAMPED: Final = 30
FORTIFIED: Final = 31
POT: Final = 32
REDEPLOYED: Final = 33
ALLIED: Final = 34
NO_ALLY: Final = 35
EARNED: Final = 36
INCOME: Final = 37
VANISHED: Final = 38
STAYED: Final = 39
TOWER: Final = 40
PAID: Final = 41
TOOK_POT: Final = 42
COLLECTED: Final = 43
NOTED: Final = 44
RESHUFFLED: Final = 45
ORDERED: Final = 46
LAID_OUT: Final = 47
ENDED: Final = 48

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
