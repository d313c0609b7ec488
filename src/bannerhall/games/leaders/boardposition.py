"""The board as a position: who holds what, whose units stand where, and the fight under way."""

from __future__ import annotations

from typing import TYPE_CHECKING

from librt.vecs import vec
from mypy_extensions import i64

from bannerhall.core.bits import BIT
from bannerhall.core.reading import Reader
from bannerhall.games.leaders.armies import ONE, count_of
from bannerhall.games.leaders.atlas import ALL_PLACES, PLACES, REGIONS
from bannerhall.games.leaders.components import BATTLE_ROOM, UNITS

if TYPE_CHECKING:
    from bannerhall.games.leaders.state import Leaders

MOST_UNITS = 60_000
BOARD_KEYS = ("held", "armies", "camps", "drops", "fresh", "attacked", "landed", "taken", "battle")


def board_json(s: Leaders) -> dict[str, object]:
    """Units as [infantry, tanks, planes], by place where there are any; the fight as the row of ints it is kept in."""
    seats = range(int(s.seats))
    return {
        "held": [names_of(s.held[seat]) for seat in seats],
        "armies": [places_json(s.army, seat * ALL_PLACES) for seat in seats],
        "camps": [units_json(s.camp[seat]) for seat in seats],
        "drops": [units_json(s.drop[seat]) for seat in seats],
        "fresh": places_json(s.fresh, 0),
        "attacked": names_of(s.attacked),
        "landed": names_of(s.landed),
        "taken": names_of(s.taken),
        "battle": [int(s.battle[i]) for i in range(BATTLE_ROOM)],
    }


def names_of(mask: i64) -> list[str]:
    return [name for region, name in enumerate(REGIONS) if mask & BIT[region] != 0]


def units_json(units: i64) -> list[int]:
    return [int(count_of(units, unit)) for unit in range(len(UNITS))]


def places_json(row: vec[i64], first: int) -> dict[str, list[int]]:
    return {name: units_json(row[first + place]) for place, name in enumerate(PLACES) if row[first + place] != 0}


# --- Reading ------------------------------------------------------------------------------------------------


def read_board(s: Leaders, data: Reader) -> None:
    data.object(BOARD_KEYS)
    seats = int(s.seats)
    for seat, reader in enumerate(data.at("held").items(seats, seats)):
        s.held[seat] = read_regions(reader)
    for seat, reader in enumerate(data.at("armies").items(seats, seats)):
        read_places(s.army, seat * ALL_PLACES, reader)
    for seat, reader in enumerate(data.at("camps").items(seats, seats)):
        s.camp[seat] = read_units(reader)
    for seat, reader in enumerate(data.at("drops").items(seats, seats)):
        s.drop[seat] = read_units(reader)
    read_places(s.fresh, 0, data.at("fresh"))
    s.attacked = read_regions(data.at("attacked"))
    s.landed = read_regions(data.at("landed"))
    s.taken = read_regions(data.at("taken"))
    for i, value in enumerate(data.at("battle").wholes(BATTLE_ROOM, 0, MOST_UNITS)):
        s.battle[i] = value


def read_regions(data: Reader) -> i64:
    mask: i64 = 0
    for reader in data.items(0, len(REGIONS)):
        mask |= BIT[reader.name(REGIONS)]
    return mask


def read_units(data: Reader) -> i64:
    units: i64 = 0
    for unit, many in enumerate(data.wholes(len(UNITS), 0, MOST_UNITS)):
        units += many * ONE[unit]
    return units


def read_places(row: vec[i64], first: int, data: Reader) -> None:
    if not isinstance(data.value, dict):
        raise data.wrong("{}")
    for name in data.value:
        if name not in PLACES:
            raise data.wrong(", ".join(PLACES))
        row[first + PLACES.index(name)] = read_units(data.at(name))
