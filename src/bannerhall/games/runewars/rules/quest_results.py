"""What each Quest card tests or fights, and what comes of it [RUN-QST-10] [RUN-QST-13] [RUN-QST-16]."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from bannerhall.games.runewars.rules import units
from bannerhall.games.runewars.rules.fate import GOLD, RED, SILVER
from bannerhall.games.runewars.rules.hero_cards import AGILITY, STRENGTH, WISDOM
from bannerhall.games.runewars.rules.quest_cards import CARDS, NAMES

# How a card is attempted: a test of an attribute, a duel, or a price alone.
DUEL: Final = 3
PRICE: Final = 4
# What a result does beside completing or failing; damage stands in a table of its own.
NOTHING: Final[i64] = 0
GAIN_1: Final[i64] = 1
GAIN_2: Final[i64] = 2
LOSE_1: Final[i64] = 3
MORE_REWARD: Final[i64] = 4
ROUTED: Final[i64] = 5
REPLACED: Final[i64] = 6  # the card is discarded and a new one drawn
TRAINS: Final[i64] = 7
DRAWS: Final[i64] = 8
SEES_RUNE: Final[i64] = 9
RAISES_ORE: Final[i64] = 10
SUNKEN_CITY: Final[i64] = 11
MELTS: Final[i64] = 12
HEALS_LAND: Final[i64] = 13
LEVIES: Final[i64] = 14
LOSES_CARD: Final[i64] = 15
SPIES: Final[i64] = 16
RUNE_INSTEAD: Final[i64] = 17  # a dragon rune instead of a Reward card
BREAKS: Final[i64] = 18
HEALS: Final[i64] = 19
ICE_TOWER: Final[i64] = 20

_BY_TEST: Final[Mapping[str, tuple[int, int, int, int]]] = {
    # attribute, damage with red, with silver; the others have no damage
    "setup_1": (AGILITY, 1, 1, 0),
    "setup_2": (AGILITY, 2, 0, 0),
    "setup_3": (WISDOM, 0, 0, 0),
    "setup_4": (STRENGTH, 0, 1, 0),
    "setup_5": (AGILITY, 2, 0, 0),
    "setup_6": (STRENGTH, 1, 0, 0),
    "setup_7": (WISDOM, 1, 1, 0),
    "setup_8": (WISDOM, 0, 0, 0),
    "setup_9": (STRENGTH, 2, 1, 0),
    "setup_10": (STRENGTH, 1, 1, 0),
    "setup_11": (AGILITY, 0, 0, 0),
    "setup_12": (WISDOM, 1, 1, 0),
    "missing_heir": (WISDOM, 0, 0, 0),
    "grave_robbers": (AGILITY, 1, 0, 0),
    "border_watch": (STRENGTH, 1, 1, 0),
    "ferryman": (AGILITY, 0, 0, 0),
    "library": (WISDOM, 0, 0, 0),
    "relic_thieves": (AGILITY, 1, 0, 0),
    "plague_village": (WISDOM, 2, 1, 0),
    "arena": (STRENGTH, 2, 0, 0),
    "old_road": (AGILITY, 0, 0, 0),
    "mines": (STRENGTH, 1, 0, 0),
    "pilgrim": (WISDOM, 0, 0, 0),
    "frozen_road": (STRENGTH, 1, 0, 0),
    "ash_walk": (WISDOM, 1, 0, 0),
    "recruiters": (STRENGTH, 0, 0, 0),
    "witch_moot": (WISDOM, 0, 0, 0),
    "spy_hunt": (AGILITY, 0, 0, 0),
    "dragon_bones": (STRENGTH, 2, 1, 0),
    "stolen_rune": (AGILITY, 2, 0, 0),
    "oathbreaker": (STRENGTH, 1, 0, 0),
    "healer": (WISDOM, 0, 0, 0),
    "sunken_vault": (AGILITY, 1, 0, 0),
}
_BY_DUEL: Final[Mapping[str, tuple[int, int]]] = {
    "ogre_king": (units.HELL_HOUND, 1),
    "beast_hunt": (units.BEASTMAN, 2),
    "sorcerer_ring": (units.SORCERER, 2),
    "sand_giant": (units.GIANT, 1),
    "sand_sorcerers": (units.SORCERER, 2),
    "sky_nest": (units.RAZORWING, 2),
}
_EFFECTS: Final = (
    ("setup_3", GOLD, GAIN_1),
    ("setup_4", RED, LOSE_1),
    ("setup_5", GOLD, MORE_REWARD),
    ("setup_6", SILVER, ROUTED),
    ("setup_8", RED, REPLACED),
    ("setup_11", RED, ROUTED),
    ("setup_12", GOLD, SUNKEN_CITY),
    ("setup_12", SILVER, SUNKEN_CITY),
    ("missing_heir", GOLD, GAIN_2),
    ("beast_hunt", GOLD, TRAINS),
    ("ferryman", RED, ROUTED),
    ("library", GOLD, DRAWS),
    ("relic_thieves", GOLD, SEES_RUNE),
    ("arena", GOLD, GAIN_2),
    ("sorcerer_ring", GOLD, DRAWS),
    ("mines", GOLD, RAISES_ORE),
    ("pilgrim", RED, REPLACED),
    ("ice_tower", GOLD, ICE_TOWER),
    ("sand_giant", GOLD, SUNKEN_CITY),
    ("sand_sorcerers", GOLD, SUNKEN_CITY),
    ("frozen_road", GOLD, MELTS),
    ("ash_walk", GOLD, HEALS_LAND),
    ("recruiters", GOLD, LEVIES),
    ("witch_moot", GOLD, DRAWS),
    ("witch_moot", RED, LOSES_CARD),
    ("spy_hunt", GOLD, SPIES),
    ("stolen_rune", GOLD, RUNE_INSTEAD),
    ("oathbreaker", GOLD, BREAKS),
    ("healer", GOLD, HEALS),
    ("sunken_vault", GOLD, MORE_REWARD),
)
SPAN: Final = 3  # results of a card: red, silver, gold


def _ways() -> list[int]:
    ways = [PRICE] * CARDS
    for name, row in _BY_TEST.items():
        ways[NAMES.index(name)] = row[0]
    for name in _BY_DUEL:
        ways[NAMES.index(name)] = DUEL
    return ways


def _damage() -> list[int]:
    damage = [0] * (CARDS * SPAN)
    for name, row in _BY_TEST.items():
        at = NAMES.index(name) * SPAN
        damage[at : at + SPAN] = row[1:]
    return damage


def _effects() -> list[int]:
    effects = [0] * (CARDS * SPAN)
    for name, destiny, effect in _EFFECTS:
        effects[NAMES.index(name) * SPAN + destiny] = effect
    return effects


def _duels(place: int) -> list[int]:
    return [_BY_DUEL[name][place] if name in _BY_DUEL else 0 for name in NAMES]


WAY: Final = vec[i64](_ways())  # the attribute, DUEL or PRICE
DAMAGE: Final = vec[i64](_damage())  # card * 3 + destiny
EFFECT: Final = vec[i64](_effects())  # card * 3 + destiny; a duel that is won or a price that is paid counts as gold
FOE: Final = vec[i64](_duels(0))
FOES: Final = vec[i64](_duels(1))
ENOUGH: Final[i64] = 2  # damage that wins the duel with the Guardian of the Gate
