"""What is asked, of whom, upon what and about what: the turn lies at the bottom of the stack.

A question about a people names it first, as seat * SLOTS + slot. A conquest may have turned its frame into the next one
by the time a ransom is asked for or a banner turned up.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from bannerhall.core.frames import CHANCE, PROCEEDS
from bannerhall.core.shapes import SEAT, Questions
from bannerhall.games.smallworld.rules import races
from bannerhall.games.smallworld.rules.atlas import FEWEST_SEATS, REGIONS
from bannerhall.games.smallworld.rules.components import NONE, SLOTS

if TYPE_CHECKING:
    from bannerhall.core.state import State

QUESTIONS: Final = Questions(__name__)

# What the turn does next. NEXT is over before anybody is asked again, so no position has it.
STEPS: Final = ("begin", "ghouls", "troops", "peace", "score", "score_decline", "retirement", "withdrawn")
BEGIN: Final = 0
GHOULS_TURN: Final = 1
TROOPS: Final = 2
PEACE: Final = 3
SCORE: Final = 4
SCORE_DECLINE: Final = 5
RETIREMENT: Final = 6
WITHDRAWN: Final = 7
NEXT: Final = 8

# Why regions are given up.
NEEDS: Final = ("amazons", "hordes")
FOR_AMAZONS: Final = 0
FOR_HORDES: Final = 1

# How far a redeployment has come.
STAGES: Final = ("gather", "take_off", "lay_out")
GATHER: Final = 0
TAKE_OFF: Final = 1
LAY_OUT: Final = 2


def last_people(s: State) -> int:
    return int(s.seats) * SLOTS - 1


def last_region(s: State) -> int:
    return int(REGIONS[s.seats - FEWEST_SEATS]) - 1


TURN: Final[i64] = QUESTIONS.add("turn", PROCEEDS, upon="bottom")
TURN_NEXT: Final[i64] = QUESTIONS.argument("next", names=STEPS)
FIRST: Final[i64] = QUESTIONS.add("first", CHANCE, upon="turn")
REVEAL: Final[i64] = QUESTIONS.add("reveal", PROCEEDS, upon="turn first leader reveal ready conquer redeploy")
BANNER: Final[i64] = QUESTIONS.add("banner", CHANCE, upon="reveal")
BADGE: Final[i64] = QUESTIONS.add("badge", CHANCE, upon="reveal")
CHOOSE: Final[i64] = QUESTIONS.add("choose", SEAT, upon="turn")
PICK: Final[i64] = QUESTIONS.add("pick", SEAT, upon="turn")
LEADER: Final[i64] = QUESTIONS.add("leader", SEAT, upon="turn")
READY: Final[i64] = QUESTIONS.add("ready", SEAT, upon="turn")
READY_PEOPLE: Final[i64] = QUESTIONS.argument("people", 0, last_people)
QUESTIONS.argument("roll", 0, 0)  # none yet: the frame becomes that of the conquests
READY_AGAIN: Final[i64] = QUESTIONS.argument("again", 0, 1)  # 1 before the second conquests of Marauders
CONQUER: Final[i64] = QUESTIONS.add("conquer", SEAT, upon="turn")
CONQUER_PEOPLE: Final[i64] = QUESTIONS.argument("people", 0, last_people)
CONQUER_ROLL: Final[i64] = QUESTIONS.argument("roll", 0, 4)  # a Berserk roll that waits for its target: pips + 1
CONQUER_AGAIN: Final[i64] = QUESTIONS.argument("again", 0, 1)  # 1 in the second conquests of Marauders
DIE: Final[i64] = QUESTIONS.add("die", CHANCE, upon="conquer")
DIE_PEOPLE: Final[i64] = QUESTIONS.argument("people", 0, last_people)
DIE_REGION: Final[i64] = QUESTIONS.argument("region", NONE, last_region)  # NONE if the roll comes before the target
GROWTH: Final[i64] = QUESTIONS.add("growth", CHANCE, upon="ready conquer redeploy")
GROWTH_PEOPLE: Final[i64] = QUESTIONS.argument("people", 0, last_people)
RANSOM: Final[i64] = QUESTIONS.add("ransom", SEAT, upon="growth ready conquer redeploy")
RANSOM_CAPTOR: Final[i64] = QUESTIONS.seat_argument("captor")
RANSOM_RACE: Final[i64] = QUESTIONS.argument("race", names=races.NAMES)  # whose Leader it is
GIVE_UP: Final[i64] = QUESTIONS.add("give_up", SEAT, upon="redeploy decline")
GIVE_UP_PEOPLE: Final[i64] = QUESTIONS.argument("people", 0, last_people)
GIVE_UP_NEED: Final[i64] = QUESTIONS.argument("need", names=NEEDS)
REDEPLOY: Final[i64] = QUESTIONS.add("redeploy", SEAT, PROCEEDS, upon="turn")
REDEPLOY_PEOPLE: Final[i64] = QUESTIONS.argument("people", 0, last_people)
REDEPLOY_BUILT: Final[i64] = QUESTIONS.argument("built", 0, 1)  # 1 once a Fortress was built
REDEPLOY_STAGE: Final[i64] = QUESTIONS.argument("stage", names=STAGES)
ALLY: Final[i64] = QUESTIONS.add("ally", SEAT, upon="turn")
STOUT: Final[i64] = QUESTIONS.add("stout", SEAT, upon="turn")
DECLINE: Final[i64] = QUESTIONS.add("decline", PROCEEDS, upon="turn")
DECLINE_SEAT: Final[i64] = QUESTIONS.seat_argument("seat")
TOWER: Final[i64] = QUESTIONS.add("tower", SEAT, upon="turn reveal")
TOWER_PEOPLE: Final[i64] = QUESTIONS.argument("people", 0, last_people)
RESETTLE: Final[i64] = QUESTIONS.add("resettle", SEAT, PROCEEDS, upon="turn")
RESETTLE_PEOPLE: Final[i64] = QUESTIONS.argument("people", 0, last_people)
ASIDE: Final[i64] = QUESTIONS.add("aside", aside=True)

# A people lies in the same place of all these.
PEOPLE: Final[i64] = READY_PEOPLE
ABOUT_A_PEOPLE: Final[tuple[int, ...]] = (READY, CONQUER, DIE, GROWTH, GIVE_UP, REDEPLOY, TOWER, RESETTLE)
