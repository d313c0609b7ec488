"""What races and powers are worth beyond what a first turn on the map shows.

Found by many games of the bots against themselves: raised where players did well with them, lowered where they
did not. In hundredths of a coin a turn; first with two players, then with more.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from bannerhall.games.smallworld.rules import powers, races

RACE_GIFTS: Final = {
    "amazons": (35, -205),
    "dwarves": (-200, -245),
    "elves": (25, 30),
    "ghouls": (115, 155),
    "giants": (-40, 10),
    "halflings": (-25, -5),
    "humans": (-95, -70),
    "orcs": (-60, 0),
    "ratmen": (5, -75),
    "skeletons": (205, 115),
    "sorcerers": (45, 120),
    "tritons": (35, -105),
    "trolls": (95, 400),
    "wizards": (-85, -40),
    "goblins": (-35, -65),
    "kobolds": (-5, -10),
    "nomads": (-20, -40),
    "priestesses": (-10, -20),
    "white_ladies": (-50, -95),
    "barbarians": (5, 15),
    "homunculi": (10, 20),
    "leprechauns": (-110, -220),
    "pixies": (-255, -400),
    "pygmies": (15, 30),
}
POWER_GIFTS: Final = {
    "alchemist": (-95, -15),
    "berserk": (20, -25),
    "bivouacking": (0, 20),
    "commando": (70, -85),
    "diplomat": (210, 0),
    "dragon_master": (290, 130),
    "flying": (10, -30),
    "forest": (-115, -55),
    "fortified": (-50, 135),
    "heroic": (5, 25),
    "hill": (-140, -30),
    "merchant": (-10, 220),
    "mounted": (-30, -145),
    "pillaging": (85, 130),
    "seafaring": (10, 40),
    "spirit": (15, 45),
    "stout": (240, 150),
    "swamp": (-85, -15),
    "underworld": (35, -40),
    "wealthy": (-90, -5),
    "cursed": (-15, -30),
    "hordes": (0, 5),
    "marauding": (100, 200),
    "ransacking": (70, 140),
    "were": (110, 215),
    "historian": (-10, -15),
    "peace_loving": (155, 305),
    "barricade": (10, 20),
    "catapult": (-25, -50),
    "corrupt": (15, 25),
    "imperial": (115, 235),
    "mercenary": (-55, -110),
}
DUEL: Final = 2  # seats
# By whether there are more than two players, then by race or power.
RACE_GIFT: Final = vec[i64]([RACE_GIFTS[name][more] for more in (0, 1) for name in races.NAMES])
POWER_GIFT: Final = vec[i64]([POWER_GIFTS[name][more] for more in (0, 1) for name in powers.NAMES])


def gift(seats: i64, race: i64, power: i64) -> i64:
    more: i64 = 0 if seats == DUEL else 1
    return RACE_GIFT[more * len(races.NAMES) + race] + POWER_GIFT[more * len(powers.NAMES) + power]
