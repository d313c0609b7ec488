"""What `Leaders.battle` holds. A side is 0 for the attacker, 1 for the defender."""

from __future__ import annotations

from typing import Final

SIDES: Final = ("attacker", "defender")
ATTACKER: Final = 0
DEFENDER: Final = 1
PLACE: Final = 0
OPPONENT: Final = 1  # the seat that leads the defence
STEP: Final = 2
ROUND: Final = 3
PRESSING: Final = 4  # + side: asked no more in this fight
STANDS: Final = 6  # + side: which units roll, an offset of STAND
HITS: Final = 8  # + side: hits scored in this combat round
LOSSES: Final = 10  # + side: units still to be removed
RETREAT: Final = 12  # the side that retreats + 1
DICE: Final = 13  # + side: how many dice
FACES: Final = 15  # + side * ROOM_FOR_DICE + die: unit * 4 + face + 1, 0 before it is rolled
ROOM: Final = 23
