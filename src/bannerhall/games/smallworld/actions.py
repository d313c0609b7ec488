"""The words of the game: what can be answered, and which questions there are."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from bannerhall.core.tables import Choice
from bannerhall.core.vocabulary import SPAN, Kind, Vocabulary
from bannerhall.games.smallworld.atlas import FEWEST_SEATS, REGION_IDS
from bannerhall.games.smallworld.components import LAYOUTS, POLICIES, POWERS, RACES

# --- Actions ---------------------------------------------------------------------------------------------------------

BANNER: Final = 0 * SPAN  # + race: turned up by chance
BADGE: Final = 1 * SPAN  # + power: turned up by chance
FIRST: Final = 2 * SPAN  # + seat
FACE: Final = 3 * SPAN  # + pips of the die
EXPAND: Final = 4 * SPAN
DECLINE: Final = 5 * SPAN
PICK: Final = 6 * SPAN  # + race, which names its combo
ATTACH: Final = 7 * SPAN  # take the Leader along
WITHOUT: Final = 8 * SPAN  # no Leader, no Ivory Tower
KEEP: Final = 9 * SPAN  # + region: one more of its tokens stays there
ABANDON: Final = 10 * SPAN  # + region
READY: Final = 11 * SPAN  # lift all tokens that may be lifted
SKIP: Final = 12 * SPAN  # the Ghouls stay as they are
TAKE: Final = 13 * SPAN  # + region
DRAGON: Final = 14 * SPAN  # + region
SPELL: Final = 15 * SPAN  # + region
SHOOT: Final = 16 * SPAN  # + region: with the Catapult
HIRE: Final = 17 * SPAN  # + region: with Mercenaries
ROLL: Final = 18 * SPAN  # a Berserk race rolls before it names a region
DARE: Final = 19 * SPAN  # + region: the final attempt with the die
STOP: Final = 20 * SPAN
PAY: Final = 21 * SPAN
REFUSE: Final = 22 * SPAN
GIVE_UP: Final = 23 * SPAN  # + region
HERO: Final = 24 * SPAN  # + region
ENGINE: Final = 25 * SPAN  # + region: where the Catapult stands
LEAD: Final = 26 * SPAN  # + region: the Leader joins the tokens there
ALONE: Final = 27 * SPAN  # + region: the Leader takes the place of a token there
DEPLOY: Final = 28 * SPAN  # + region: one token
REST: Final = 29 * SPAN  # + region: all tokens that are left
CAMP: Final = 30 * SPAN  # + region: one Encampment
FORTRESS: Final = 31 * SPAN  # + region
POT: Final = 32 * SPAN  # + region: a Pot of Gold
DONE: Final = 33 * SPAN
ALLY: Final = 34 * SPAN  # + seat
NOBODY_ALLIED: Final = 35 * SPAN
RETIRE: Final = 36 * SPAN  # a Stout race declines after scoring
STAY: Final = 37 * SPAN
TOWER: Final = 38 * SPAN  # + region
RANSOM_ORDER: Final = 39 * SPAN  # + policy: a standing answer
LAYOUT_ORDER: Final = 40 * SPAN  # + layout: a standing answer


def vocabulary(seats: int, options: Mapping[str, Choice]) -> Vocabulary:
    """All actions; regions are those of the board for so many players."""
    regions = REGION_IDS[seats - FEWEST_SEATS]
    return Vocabulary(
        (
            Kind("banner", names=RACES),
            Kind("badge", names=POWERS),
            Kind("first", low=1, high=seats),
            Kind("face", low=0, high=3),
            Kind("expand"),
            Kind("decline"),
            Kind("pick", names=RACES),
            Kind("attach"),
            Kind("without"),
            Kind("keep", names=regions),
            Kind("abandon", names=regions),
            Kind("ready"),
            Kind("skip"),
            Kind("take", names=regions),
            Kind("dragon", names=regions),
            Kind("spell", names=regions),
            Kind("shoot", names=regions),
            Kind("hire", names=regions),
            Kind("roll"),
            Kind("dare", names=regions),
            Kind("stop"),
            Kind("pay"),
            Kind("refuse"),
            Kind("give_up", names=regions),
            Kind("hero", names=regions),
            Kind("engine", names=regions),
            Kind("lead", names=regions),
            Kind("alone", names=regions),
            Kind("deploy", names=regions),
            Kind("rest", names=regions),
            Kind("camp", names=regions),
            Kind("fortress", names=regions),
            Kind("pot", names=regions),
            Kind("done"),
            Kind("ally", low=1, high=seats),
            Kind("nobody"),
            Kind("retire"),
            Kind("stay"),
            Kind("tower", names=regions),
            Kind("ransom_order", names=POLICIES, standing=True),
            Kind("layout_order", names=LAYOUTS, standing=True),
        )
    )


# --- Decisions -------------------------------------------------------------------------------------------------------

DECISIONS_BY_NAME: Final = (
    "turn",
    "first",
    "reveal",
    "banner",
    "badge",
    "choose",
    "pick",
    "leader",
    "ready",
    "conquer",
    "die",
    "growth",
    "ransom",
    "give_up",
    "redeploy",
    "ally",
    "stout",
    "decline",
    "tower",
    "resettle",
    "aside",
)
TURN_FRAME: Final = 0
FIRST_FRAME: Final = 1
REVEAL_FRAME: Final = 2
BANNER_FRAME: Final = 3
BADGE_FRAME: Final = 4
CHOOSE_FRAME: Final = 5
PICK_FRAME: Final = 6
LEADER_FRAME: Final = 7
READY_FRAME: Final = 8
CONQUER_FRAME: Final = 9
DIE_FRAME: Final = 10
GROWTH_FRAME: Final = 11
RANSOM_FRAME: Final = 12
GIVE_UP_FRAME: Final = 13
REDEPLOY_FRAME: Final = 14
ALLY_FRAME: Final = 15
STOUT_FRAME: Final = 16
DECLINE_FRAME: Final = 17
TOWER_FRAME: Final = 18
RESETTLE_FRAME: Final = 19
ASIDE_FRAME: Final = 20

# What the frame at the bottom does next.
BEGIN: Final = 0
GHOULS_TURN: Final = 1
TROOPS: Final = 2
PEACE: Final = 3
SCORE: Final = 4
SCORE_DECLINE: Final = 5
RETIREMENT: Final = 6
WITHDRAWN: Final = 7
NEXT: Final = 8
