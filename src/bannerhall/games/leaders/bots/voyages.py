"""Over the sea: where nothing can be done on land, a fleet goes to where something can, and lands a turn later."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from bannerhall.core.bits import lowest
from bannerhall.games.leaders.bots.odds import strongest
from bannerhall.games.leaders.bots.plans import NOWHERE, Plan, chance, helpers, within_reach
from bannerhall.games.leaders.bots.values import NOBODY, defenders, spoils
from bannerhall.games.leaders.rules.atlas import ALL_PLACES, FIRST_STEP, LAND, NEAR, STEP_TO
from bannerhall.games.leaders.rules.board.armies import owner_of, total
from bannerhall.games.leaders.rules.board.moving import clause_against_destination
from bannerhall.games.leaders.rules.state import Leaders

FLEET: Final = 5  # units that go together
LEAST_FLEET: Final = 2
WANTED: Final = 75  # the chance that a landing should have, in percent


def best_voyage(s: Leaders, plan: Plan, more: i64) -> i64:
    """From which own region into which sea field a fleet of the units there, and of some more as far as there is room,
    should go: region * ALL_PLACES + field, or NOWHERE."""
    best: i64 = NOWHERE
    most: i64 = 0
    fresh_shores = ~(within_reach(s, plan.seat) | s.held[plan.seat])
    left = s.held[plan.seat]
    while left != 0:
        region = lowest(left)
        left &= left - 1
        fleet = plan.spare[region] + strongest(more, plan.room[region])
        if total(fleet) < LEAST_FLEET:
            continue
        for step in range(FIRST_STEP[region], FIRST_STEP[region + 1]):
            field = STEP_TO[step]
            if field >= LAND:
                worth = best_landing(s, plan, strongest(fleet, FLEET), NEAR[field] & fresh_shores)
                if worth > most:
                    most = worth
                    best = region * ALL_PLACES + field
    return best


def best_landing(s: Leaders, plan: Plan, fleet: i64, shores: i64) -> i64:
    """What the best of some shores is worth that a fleet has a good chance to take."""
    most: i64 = 0
    while shores != 0:
        region = lowest(shores)
        shores &= shores - 1
        if clause_against_destination(s, plan.seat, 0, region) != 0:
            continue
        owner = owner_of(s, region)
        against = defenders(s, plan.seat, region)
        if owner != NOBODY:
            against += strongest(plan.camps[owner], helpers(s, plan, owner, region, total(against)))
        worth = spoils(s, plan.seat, region, owner)
        if worth > most and chance(s, plan.seat, fleet, region, owner, against) >= WANTED:
            most = worth
    return most
