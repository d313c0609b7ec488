"""What must always be true of the board."""

from __future__ import annotations

from mypy_extensions import i64

from bannerhall.core.bits import BIT
from bannerhall.games.leaders.rules import fight, items, questions
from bannerhall.games.leaders.rules.atlas import ALL_PLACES, LAND, PLACES
from bannerhall.games.leaders.rules.board.armies import army, count_of, owner_of, standing
from bannerhall.games.leaders.rules.board.sides import side_total
from bannerhall.games.leaders.rules.components import MOST_OF_A_KIND, MOST_SEATS, ROOM_FOR_DICE, SELECTIONS
from bannerhall.games.leaders.rules.state import Leaders

STEPS_OF_A_BATTLE = 12
ATTACKERS_GONE = 8  # after this step no attacker may be left while the defender still chooses losses
RETREATING = 10  # from this step on one side retreats


def check_board(s: Leaders) -> list[str]:
    wrong: list[str] = []
    claimed: i64 = 0
    for seat in range(s.seats):
        if claimed & s.held[seat] != 0:
            wrong.append("two players hold the same region")
        claimed |= s.held[seat]
        wrong.extend(check_troops(s, seat))
    for place in range(ALL_PLACES):
        wrong.extend(check_place(s, place))
    if not on_stack(s, questions.CAMPAIGN):
        moved = any(s.fresh[place] != 0 for place in range(ALL_PLACES))
        if moved or s.attacked != 0 or s.landed != 0 or s.taken != 0:
            wrong.append("units move outside of the campaign")
    wrong.extend(check_battle(s))
    return wrong


def check_troops(s: Leaders, seat: i64) -> list[str]:
    """Who is out has nothing left; nobody has more units than can be counted."""
    ways = len(s.ways) // (MOST_SEATS * len(items.UNITS))
    for unit in range(len(items.UNITS)):
        first = (seat * len(items.UNITS) + unit) * ways
        many = sum(int(s.ways[i]) for i in range(first, first + ways))
        many += int(count_of(s.camp[seat], unit) + count_of(s.drop[seat], unit))
        many += sum(int(count_of(army(s, seat, place), unit)) for place in range(ALL_PLACES))
        if many > MOST_OF_A_KIND:
            return [f"seat {seat} has too many units"]
    standing_somewhere = any(army(s, seat, place) != 0 for place in range(ALL_PLACES))
    left = standing_somewhere or s.held[seat] != 0 or s.camp[seat] != 0 or s.drop[seat] != 0
    return [f"seat {seat} is out and still has something on the board"] if left and not is_alive(s, seat) else []


def is_alive(s: Leaders, seat: i64) -> bool:
    return (s.alive >> seat) & 1 == 1


def check_place(s: Leaders, place: i64) -> list[str]:
    """Whoever holds a region stands in it; others there attack it or are guests."""
    name = PLACES[place]
    for unit in range(len(items.UNITS)):
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
    beaten = fights_at(s, place) and s.battle[fight.STEP] > ATTACKERS_GONE
    if attacked and (owner == s.active or (there & BIT[s.active] == 0 and not beaten)):
        return [f"{name} is attacked by nobody"]
    strangers = there & ~BIT[owner] & ~s.allies[owner]
    if attacked:
        strangers &= ~BIT[s.active]
    return [f"in {name} stands somebody who has no business there"] if strangers != 0 else []


def on_stack(s: Leaders, kind: i64) -> bool:
    return any(s.frames[s.at_depth(depth)] == kind for depth in range(int(s.depth)))


def fights_at(s: Leaders, place: i64) -> bool:
    return on_stack(s, questions.BATTLE) and s.battle[fight.PLACE] == place


def check_battle(s: Leaders) -> list[str]:
    """A fight is one of two sides in a place; without one its row is blank."""
    if not on_stack(s, questions.BATTLE):
        blank = all(s.battle[i] == 0 for i in range(fight.ROOM))
        return [] if blank else ["a fight is kept that is over"]
    place, opponent = s.battle[fight.PLACE], s.battle[fight.OPPONENT]
    if place >= ALL_PLACES or opponent >= s.seats or opponent == s.active:
        return ["a fight is against nobody"]
    if place < LAND and owner_of(s, place) != opponent:
        return ["a fight is against somebody who does not hold the region"]
    wrong: list[str] = []
    for side in (fight.ATTACKER, fight.DEFENDER):
        if side_total(s, side) == 0 and (side == fight.DEFENDER or s.battle[fight.STEP] <= ATTACKERS_GONE):
            wrong.append("a side of a fight has no units")
        if s.battle[fight.LOSSES + side] > side_total(s, side):
            wrong.append("a side of a fight loses more than it has")
        wrong.extend(check_dice(s, side))
    retreats = s.battle[fight.RETREAT] != 0
    if s.battle[fight.STEP] > STEPS_OF_A_BATTLE or retreats != (s.battle[fight.STEP] >= RETREATING):
        wrong.append("a fight is at no step")
    return wrong


def check_dice(s: Leaders, side: i64) -> list[str]:
    """Dice are rolled, but for those of the side that is rolling; what else is kept of a side is possible."""
    if s.battle[fight.DICE + side] > ROOM_FOR_DICE:
        return ["a side of a fight has too many dice"]
    f = s.top()
    rolling = (
        s.frames[f] == questions.ROLL
        and s.frames[f + questions.FIGHT_SIDE] == side
        and s.frames[f + questions.ROLL_AGAIN] == 0
    )
    for die in range(s.battle[fight.DICE + side]):
        value = s.battle[fight.FACES + side * ROOM_FOR_DICE + die]
        rolled = value % 4 != 0
        if value // 4 >= len(items.UNITS) or rolled == (rolling and die >= s.frames[f + questions.ROLL_DIE]):
            return ["a die shows nothing that there is"]
    sound = s.battle[fight.PRESSING + side] <= 1 and s.battle[fight.STANDS + side] <= len(SELECTIONS)
    return [] if sound and s.battle[fight.RETREAT] <= 2 else ["a side of a fight decides what it cannot"]
