"""What must always be true of the board."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from bannerhall.core.bits import BIT
from bannerhall.games.leaders.armies import army, count_of, owner_of, standing
from bannerhall.games.leaders.atlas import ALL_PLACES, LAND, PLACES
from bannerhall.games.leaders.components import (
    ATTACKER,
    BATTLE_DICE,
    BATTLE_FRAME,
    BATTLE_LOSSES,
    BATTLE_OPPONENT,
    BATTLE_PLACE,
    BATTLE_ROOM,
    BATTLE_STEP,
    DEFENDER,
    ROOM_FOR_DICE,
    UNITS,
)
from bannerhall.games.leaders.sides import side_total

if TYPE_CHECKING:
    from bannerhall.games.leaders.state import Leaders

STEPS_OF_A_BATTLE = 12
ATTACKERS_GONE = 8  # after this step no attacker may be left while the defender still chooses losses


def check_board(s: Leaders) -> list[str]:
    wrong: list[str] = []
    claimed: i64 = 0
    for seat in range(s.seats):
        if claimed & s.held[seat] != 0:
            wrong.append("two players hold the same region")
        claimed |= s.held[seat]
        if (s.alive >> seat) & 1 == 0 and (s.held[seat] != 0 or s.camp[seat] != 0 or s.drop[seat] != 0):
            wrong.append(f"seat {seat} is out and still has something on the board")
    for place in range(ALL_PLACES):
        wrong.extend(check_place(s, place))
    wrong.extend(check_battle(s))
    return wrong


def check_place(s: Leaders, place: i64) -> list[str]:
    """Whoever holds a region stands in it; others there attack it or are guests."""
    name = PLACES[place]
    for unit in range(len(UNITS)):
        if count_of(s.fresh[place], unit) > count_of(army(s, s.active, place), unit):
            return [f"more units came to {name} than there are"]
    if place >= LAND:
        return []
    owner = owner_of(s, place)
    there = standing(s, place)
    attacked = s.attacked & BIT[place] != 0
    if owner < 0:
        return [f"{name} is free and has units in it"] if there != 0 or attacked else []
    if there & BIT[owner] == 0:
        return [f"{name} is held by nobody's unit"]
    beaten = fights_at(s, place) and s.battle[BATTLE_STEP] > ATTACKERS_GONE
    if attacked and (owner == s.active or (there & BIT[s.active] == 0 and not beaten)):
        return [f"{name} is attacked by nobody"]
    strangers = there & ~BIT[owner] & ~s.allies[owner]
    if attacked:
        strangers &= ~BIT[s.active]
    return [f"in {name} stands somebody who has no business there"] if strangers != 0 else []


def any_fight(s: Leaders) -> bool:
    return any(s.frames[s.at_depth(depth)] == BATTLE_FRAME for depth in range(int(s.depth)))


def fights_at(s: Leaders, place: i64) -> bool:
    return any_fight(s) and s.battle[BATTLE_PLACE] == place


def check_battle(s: Leaders) -> list[str]:
    """A fight is one of two sides in a place; without one its row is blank."""
    if not any_fight(s):
        blank = all(s.battle[i] == 0 for i in range(BATTLE_ROOM))
        return [] if blank else ["a fight is kept that is over"]
    place, opponent = s.battle[BATTLE_PLACE], s.battle[BATTLE_OPPONENT]
    if place >= ALL_PLACES or opponent >= s.seats or opponent == s.active:
        return ["a fight is against nobody"]
    if place < LAND and owner_of(s, place) != opponent:
        return ["a fight is against somebody who does not hold the region"]
    wrong: list[str] = []
    for side in (ATTACKER, DEFENDER):
        if side_total(s, side) == 0 and (side == DEFENDER or s.battle[BATTLE_STEP] <= ATTACKERS_GONE):
            wrong.append("a side of a fight has no units")
        if s.battle[BATTLE_LOSSES + side] > side_total(s, side) or s.battle[BATTLE_DICE + side] > ROOM_FOR_DICE:
            wrong.append("a side of a fight loses more than it has, or has too many dice")
    if s.battle[BATTLE_STEP] > STEPS_OF_A_BATTLE:
        wrong.append("a fight is at no step")
    return wrong
