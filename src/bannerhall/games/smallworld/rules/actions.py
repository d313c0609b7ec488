"""What can be answered, by players and by chance. Regions are those of the board for so many players."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from mypy_extensions import i64

from bannerhall.core.declare import Actions, Options
from bannerhall.games.smallworld.rules import powers, races
from bannerhall.games.smallworld.rules.atlas import FEWEST_SEATS, REGION_IDS
from bannerhall.games.smallworld.rules.components import LAYOUTS, POLICIES

ACTIONS: Final = Actions(__name__)


def regions(seats: int, options: Options) -> Sequence[str]:
    return REGION_IDS[seats - FEWEST_SEATS]


def number_of_seats(seats: int, options: Options) -> int:
    return seats


BANNER: Final[i64] = ACTIONS.add("banner", races.NAMES)  # turned up by chance
BADGE: Final[i64] = ACTIONS.add("badge", powers.NAMES)  # turned up by chance
FIRST: Final[i64] = ACTIONS.add("first", low=1, high=number_of_seats)
FACE: Final[i64] = ACTIONS.add("face", low=0, high=3)  # the pips of the die
EXPAND: Final[i64] = ACTIONS.add("expand")
DECLINE: Final[i64] = ACTIONS.add("decline")
PICK: Final[i64] = ACTIONS.add("pick", races.NAMES)  # the race names its combo
ATTACH: Final[i64] = ACTIONS.add("attach")  # take the Leader along
WITHOUT: Final[i64] = ACTIONS.add("without")  # no Leader, no Ivory Tower
KEEP: Final[i64] = ACTIONS.add("keep", regions)  # one more of its tokens stays there
ABANDON: Final[i64] = ACTIONS.add("abandon", regions)
READY: Final[i64] = ACTIONS.add("ready")  # lift all tokens that may be lifted
SKIP: Final[i64] = ACTIONS.add("skip")  # the Ghouls stay as they are
TAKE: Final[i64] = ACTIONS.add("take", regions)
DRAGON: Final[i64] = ACTIONS.add("dragon", regions)
SPELL: Final[i64] = ACTIONS.add("spell", regions)
SHOOT: Final[i64] = ACTIONS.add("shoot", regions)  # with the Catapult
HIRE: Final[i64] = ACTIONS.add("hire", regions)  # with Mercenaries
ROLL: Final[i64] = ACTIONS.add("roll")  # a Berserk race rolls before it names a region
DARE: Final[i64] = ACTIONS.add("dare", regions)  # the final attempt with the die
STOP: Final[i64] = ACTIONS.add("stop")
PAY: Final[i64] = ACTIONS.add("pay")
REFUSE: Final[i64] = ACTIONS.add("refuse")
GIVE_UP: Final[i64] = ACTIONS.add("give_up", regions)
HERO: Final[i64] = ACTIONS.add("hero", regions)
ENGINE: Final[i64] = ACTIONS.add("engine", regions)  # where the Catapult stands
LEAD: Final[i64] = ACTIONS.add("lead", regions)  # the Leader joins the tokens there
ALONE: Final[i64] = ACTIONS.add("alone", regions)  # the Leader takes the place of a token there
DEPLOY: Final[i64] = ACTIONS.add("deploy", regions)  # one token
REST: Final[i64] = ACTIONS.add("rest", regions)  # all tokens that are left
CAMP: Final[i64] = ACTIONS.add("camp", regions)  # one Encampment
FORTRESS: Final[i64] = ACTIONS.add("fortress", regions)
POT: Final[i64] = ACTIONS.add("pot", regions)  # a Pot of Gold
DONE: Final[i64] = ACTIONS.add("done")
ALLY: Final[i64] = ACTIONS.add("ally", low=1, high=number_of_seats)
NOBODY_ALLIED: Final[i64] = ACTIONS.add("nobody")
RETIRE: Final[i64] = ACTIONS.add("retire")  # a Stout race declines after scoring
STAY: Final[i64] = ACTIONS.add("stay")
TOWER: Final[i64] = ACTIONS.add("tower", regions)
RANSOM_ORDER: Final[i64] = ACTIONS.add("ransom_order", POLICIES, standing=True)  # a standing answer
LAYOUT_ORDER: Final[i64] = ACTIONS.add("layout_order", LAYOUTS, standing=True)  # a standing answer
