"""The board as everybody sees it: nothing on it is secret [LDR-VISI-01]."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from bannerhall.core.bits import members
from bannerhall.games.leaders.rules import fight, items, questions
from bannerhall.games.leaders.rules.atlas import ALL_PLACES, CONTINENTS, LAND, ON_CONTINENT, PLACES, REGIONS
from bannerhall.games.leaders.rules.board.armies import (
    army,
    count_of,
    limit_to_defend,
    limit_to_place,
    map_points,
    owner_of,
)
from bannerhall.games.leaders.rules.board.invariants import on_stack
from bannerhall.games.leaders.rules.board.sides import fighters, leader
from bannerhall.games.leaders.rules.components import FACES, ROOM_FOR_DICE
from bannerhall.games.leaders.rules.state import Leaders


def board_view(s: Leaders) -> dict[str, object]:
    seats = range(int(s.seats))
    return {
        "places": {name: place_view(s, place) for place, name in enumerate(PLACES)},
        "camps": [units_view(s.camp[seat]) for seat in seats],
        "drops": [units_view(s.drop[seat]) for seat in seats],
        "points": [int(map_points(s, seat)) for seat in seats],
        "continents": [continents_of(s, seat) for seat in seats],
        "fresh": {name: units_view(s.fresh[place]) for place, name in enumerate(PLACES) if s.fresh[place] != 0},
        "attacked": names_of(s.attacked),
        "landed": names_of(s.landed),
        "taken": names_of(s.taken),
        "battle": battle_view(s),
        **question_view(s),
    }


def names_of(mask: i64) -> list[str]:
    return [REGIONS[region] for region in members(mask)]


def units_view(units: i64) -> dict[str, int]:
    return {unit: int(count_of(units, i)) for i, unit in enumerate(items.UNITS)}


def place_view(s: Leaders, place: int) -> dict[str, object]:
    """Who holds a region, and whose units stand in a place."""
    armies = [
        {"seat": seat, **units_view(army(s, seat, place))} for seat in range(int(s.seats)) if army(s, seat, place)
    ]
    if place >= LAND:
        return {"units": armies}
    owner = int(owner_of(s, place))
    return {"owner": owner if owner >= 0 else None, "units": armies}


def continents_of(s: Leaders, seat: int) -> list[str]:
    return [name for i, name in enumerate(CONTINENTS) if s.held[seat] & ON_CONTINENT[i] == ON_CONTINENT[i]]


def question_view(s: Leaders) -> dict[str, object]:
    """How many units each region takes now, where units are being moved from, who is being defended."""
    f = s.top()
    kind = s.frames[f] if s.depth != 0 else -1
    limits: dict[str, int] = {}
    if kind == questions.PLACE:
        limits = {name: int(limit_to_place(s, s.active, region)) for region, name in enumerate(REGIONS)}
    elif kind == questions.DEFEND:
        limits = {
            name: int(limit_to_defend(s, s.frames[f + questions.DEFEND_WHOM], REGIONS.index(name)))
            for name in names_of(s.attacked)
        }
    return {
        "limits": limits,
        "source": PLACES[s.frames[f + questions.MOVE_SOURCE] - 1]
        if kind == questions.MOVE and s.frames[f + questions.MOVE_SOURCE] != 0
        else None,
        "defending": int(s.frames[f + questions.DEFEND_WHOM]) if kind == questions.DEFEND else None,
    }


def battle_view(s: Leaders) -> dict[str, object] | None:
    """The fight under way, with both sides' dice of this combat round."""
    if not on_stack(s, questions.BATTLE):
        return None
    return {
        "place": PLACES[s.battle[fight.PLACE]],
        "opponent": int(s.battle[fight.OPPONENT]),
        "round": int(s.battle[fight.ROUND]),
        "sides": [side_view(s, side) for side in range(2)],
    }


def side_view(s: Leaders, side: int) -> dict[str, object]:
    dice: list[dict[str, object]] = []
    for die in range(int(s.battle[fight.DICE + side])):
        value = int(s.battle[fight.FACES + side * ROOM_FOR_DICE + die])
        dice.append({"unit": items.UNITS[value // 4], "face": FACES[value % 4 - 1] if value % 4 else None})
    return {
        "seat": int(leader(s, side)),
        "units": units_view(fighters(s, side)),
        "pressing": bool(s.battle[fight.PRESSING + side]),
        "dice": dice,
        "hits": int(s.battle[fight.HITS + side]),
        "losses": int(s.battle[fight.LOSSES + side]),
        "retreats": s.battle[fight.RETREAT] == side + 1,
    }


# --- For learning agents ------------------------------------------------------------------------------------


def board_size(s: Leaders) -> i64:
    return LAND + s.seats * (ALL_PLACES + 2) + 3 + fight.ROOM if s.digital else i64(0)


def observe_board(s: Leaders, seat: i64, out: vec[i64], n: i64) -> None:
    """Whose each region is and whose units stand where, the own seat first, others as they follow; then the fight."""
    for region in range(LAND):
        owner = owner_of(s, region)
        out[n] = (owner - seat + s.seats) % s.seats + 1 if owner >= 0 else i64(0)
        n += 1
    for i in range(s.seats):
        other = (seat + i) % s.seats
        for place in range(ALL_PLACES):
            out[n] = army(s, other, place)
            n += 1
        out[n] = s.camp[other]
        out[n + 1] = s.drop[other]
        n += 2
    out[n] = s.attacked
    out[n + 1] = s.landed
    out[n + 2] = s.taken
    n += 3
    for i in range(fight.ROOM):
        out[n] = s.battle[i]
        n += 1
