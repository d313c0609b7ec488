"""What is asked, of whom, and upon what: a round at the bottom, in it the set-up or a turn, in a turn the steps of its
phases. Covert actions of a headquarters beside the turn lie upon whatever is asked there."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from bannerhall.core.bounds import last_seat
from bannerhall.core.frames import AWAITS, CHANCE, PROCEEDS, C, D
from bannerhall.core.shapes import SEAT, Questions
from bannerhall.games.leaders.rules import fight, items
from bannerhall.games.leaders.rules.atlas import LAND, PLACES
from bannerhall.games.leaders.rules.components import (
    MOST_CHANGES,
    MOST_RECALLS,
    MOST_STRUCK,
    PREPARATIONS,
    ROOM_FOR_DICE,
)

QUESTIONS: Final = Questions(__name__)
ANY_STEP_OF_PLAY: Final = (
    "round world turn production marked elimination withdraw public_events secret_events command headquarters count "
    "withdrawal sabotage campaign place move defend next_battle battle stand roll reroll losses"
)

# The step that comes next.
SETUP_STEPS: Final = ("entries", "order", "shares", "preparations", "start")
ROUND_STEPS: Final = ("begin", "entries", "turns")
TURN_STEPS: Final = ("entry", "markers", "withdraw", "public_events", "secret_events", "fifth", "sixth", "end")
CAMPAIGN_STEPS: Final = ("place", "move", "wait", "defend", "fight")

SETUP: Final[i64] = QUESTIONS.add("setup", PROCEEDS, upon="round")
SETUP_STEP: Final[i64] = QUESTIONS.argument("step", names=SETUP_STEPS)
SETUP_AT: Final[i64] = QUESTIONS.argument("at", 0, LAND)  # the seat, place, preparation or region it has come to
COLOUR: Final[i64] = QUESTIONS.add("colour", SEAT, upon="setup")
BLOC: Final[i64] = QUESTIONS.add("bloc", SEAT, upon="setup")
NATION: Final[i64] = QUESTIONS.add("nation", SEAT, upon="setup")
ORDER: Final[i64] = QUESTIONS.add("order", CHANCE, upon="setup")
ORDER_PLACE: Final[i64] = QUESTIONS.argument("place", 0, last_seat)  # in the player order, from 0
SHARE: Final[i64] = QUESTIONS.add("share", CHANCE, upon="setup")
SHARE_SEAT: Final[i64] = QUESTIONS.seat_argument("seat")
PREPARE: Final[i64] = QUESTIONS.add("prepare", SEAT, upon="setup")
PREPARE_WHAT: Final[i64] = QUESTIONS.argument("what", names=PREPARATIONS)
ROUND: Final[i64] = QUESTIONS.add("round", PROCEEDS, upon="bottom")
ROUND_STEP: Final[i64] = QUESTIONS.argument("step", names=ROUND_STEPS)
ROUND_PLACE: Final[i64] = QUESTIONS.argument("place", 0, lambda s: s.seats)  # who enters points next, if all do at once
TURN: Final[i64] = QUESTIONS.add("turn", AWAITS, upon="round")
TURN_STEP: Final[i64] = QUESTIONS.argument("step", names=TURN_STEPS)
PRODUCTION: Final[i64] = QUESTIONS.add("production", CHANCE, upon="round turn", teller=True)
PRODUCTION_SEAT: Final[i64] = QUESTIONS.seat_argument("seat")
MARKED: Final[i64] = QUESTIONS.add("marked", CHANCE, upon="turn", teller=True)
MARKED_SEAT: Final[i64] = QUESTIONS.seat_argument("seat")
ELIMINATION: Final[i64] = QUESTIONS.add("elimination", SEAT, upon="round turn")
WITHDRAW: Final[i64] = QUESTIONS.add("withdraw", SEAT, upon="turn")
PUBLIC_EVENTS: Final[i64] = QUESTIONS.add("public_events", SEAT, upon="turn sabotage")
SECRET_EVENTS: Final[i64] = QUESTIONS.add("secret_events", SEAT, upon="turn")
COMMAND: Final[i64] = QUESTIONS.add("command", SEAT, upon="turn")
HEADQUARTERS: Final[i64] = QUESTIONS.add("headquarters", SEAT, upon="turn", side=True)
HEADQUARTERS_RECEIVER: Final[i64] = QUESTIONS.argument("receiver", 0, lambda s: s.seats, place=C)  # of a tribute, + 1
HEADQUARTERS_CHANGES: Final[i64] = QUESTIONS.argument("changes", 0, MOST_CHANGES)  # made in this visit
COVERT: Final[i64] = QUESTIONS.add("covert", CHANCE, upon=ANY_STEP_OF_PLAY)
COVERT_SENDER: Final[i64] = QUESTIONS.seat_argument("sender")
COVERT_ITEM: Final[i64] = QUESTIONS.argument("item", items.BOYCOTT, items.OFFER - 1, names=items.NAMES)
WORLD: Final[i64] = QUESTIONS.add("world", CHANCE, upon="round")
# On the board.
START: Final[i64] = QUESTIONS.add("start", SEAT, upon="setup")
COUNT: Final[i64] = QUESTIONS.add("count", SEAT, upon="turn")
WITHDRAWAL: Final[i64] = QUESTIONS.add("withdrawal", SEAT, upon="turn")
SABOTAGE: Final[i64] = QUESTIONS.add("sabotage", SEAT, PROCEEDS, upon="turn")
SABOTAGE_UNITS: Final[i64] = QUESTIONS.argument("units", 0, MOST_STRUCK)  # still to be removed
CAMPAIGN: Final[i64] = QUESTIONS.add("campaign", AWAITS, upon="turn")
CAMPAIGN_STEP: Final[i64] = QUESTIONS.argument("step", names=CAMPAIGN_STEPS)
CAMPAIGN_DEFENDER: Final[i64] = QUESTIONS.argument("defender", 0, lambda s: s.seats)  # places after the active player
CAMPAIGN_HELPER: Final[i64] = QUESTIONS.argument("helper", 0, lambda s: s.seats)  # places after the defender
PLACE: Final[i64] = QUESTIONS.add("place", SEAT, upon="campaign")
PLACE_RECALLS: Final[i64] = QUESTIONS.argument("recalls", 0, MOST_RECALLS, place=D)
MOVE: Final[i64] = QUESTIONS.add("move", SEAT, upon="campaign")
MOVE_SOURCE: Final[i64] = QUESTIONS.argument("source", names=("none", *PLACES), place=C)
MOVE_GONE: Final[i64] = QUESTIONS.argument("gone", 0, 1)  # whether a unit has gone from there yet
DEFEND: Final[i64] = QUESTIONS.add("defend", SEAT, upon="campaign")
DEFEND_WHOM: Final[i64] = QUESTIONS.seat_argument("whom")
NEXT_BATTLE: Final[i64] = QUESTIONS.add("next_battle", SEAT, upon="campaign")
BATTLE: Final[i64] = QUESTIONS.add("battle", PROCEEDS, upon="campaign")
# The questions of a fight have their side in the same place.
STAND: Final[i64] = QUESTIONS.add("stand", SEAT, upon="battle")
FIGHT_SIDE: Final[i64] = QUESTIONS.argument("side", names=fight.SIDES)
ROLL: Final[i64] = QUESTIONS.add("roll", CHANCE, upon="battle", teller=True)
QUESTIONS.argument("side", names=fight.SIDES)
ROLL_DIE: Final[i64] = QUESTIONS.argument("die", 0, ROOM_FOR_DICE - 1)
ROLL_AGAIN: Final[i64] = QUESTIONS.argument("again", 0, 1)  # whether only this die is rolled, once more
REROLL: Final[i64] = QUESTIONS.add("reroll", SEAT, upon="battle")
QUESTIONS.argument("side", names=fight.SIDES)
LOSSES: Final[i64] = QUESTIONS.add("losses", SEAT, PROCEEDS, upon="battle")
QUESTIONS.argument("side", names=fight.SIDES)

# Chance that only the people at the table can tell, and chance that nobody may know [LDR-HEAD-13].
TYPED_BY_PLAYERS: Final = ("production", "marked")
NEVER_TYPED: Final = ("covert",)
