"""What the board shows of alliances: who stands as a guest with whom, and who fights whom [LDR-ALLY-18]."""

from __future__ import annotations

from mypy_extensions import i64

from bannerhall.core.bits import BIT
from bannerhall.games.leaders.rules import fight
from bannerhall.games.leaders.rules.atlas import LAND
from bannerhall.games.leaders.rules.board.armies import army
from bannerhall.games.leaders.rules.state import Leaders


def stands_as_guest(world: Leaders, one: i64, two: i64) -> bool:
    """Whether the board shows that two players are partners: units of one in a region of the other, unattacked by it
    [LDR-ALLY-18]."""
    if not world.digital:
        return False
    for region in range(LAND):
        if (world.held[one] | world.held[two]) & BIT[region] == 0:
            continue
        attacked = world.attacked & BIT[region] != 0 and world.active in (one, two)
        if not attacked and army(world, one, region) != 0 and army(world, two, region) != 0:
            return True
    return False


def are_at_war(world: Leaders, one: i64, two: i64) -> bool:
    """Whether one of two players attacks the other, or stands against it in a region of somebody else, or at sea."""
    if not world.digital or world.active not in (one, two):
        return False
    if fights_at_sea(world) and world.battle[fight.OPPONENT] in (one, two):
        return True
    for region in range(LAND):
        if world.attacked & BIT[region] != 0 and army(world, one, region) != 0 and army(world, two, region) != 0:
            return True
    return False


def fights_at_sea(world: Leaders) -> bool:
    """Without a fight the row says region 0."""
    return world.battle[fight.PLACE] >= LAND
